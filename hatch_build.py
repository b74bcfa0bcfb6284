"""Build hook: compiles the hot part of Stavitel with mypyc while the wheel is made, and builds the
page of the browser table.

STAVITEL_NATIVE=auto (the default) compiles where a C compiler works and falls back to a plain
wheel, 1 makes any obstacle an error, 0 never compiles; `later` does not either, because `make` does
it in the background. The reason for a plain wheel goes into the package as `native.txt`, since pip
hides what a hook prints; `stavitel.native` tells it.

STAVITEL_PAGE=auto (the default) builds the page with Node, see web/build.py, and goes without where
that fails: the server then says so; 1 makes a failure an error, 0 leaves the page as it is. A
source archive has the page in it, so whoever installs from one needs no Node.

STAVITEL_BUILD_DIR names a folder in which objects are kept, so that a small edit compiles again
only what it changed, and an edit to anything else compiles nothing. Without it everything happens
in a temporary folder.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# One mypyc unit, because calls are fast only inside a unit; relative to src/stavitel.
# Single files may be named here too.
COMPILED: Final = ("engine/**/*.py", "games/**/*.py", "players/**/*.py")
# Package __init__ files only export; msgspec makes the classes of views.py as they are loaded.
PLAIN: Final = ("__init__.py", "views.py")
# Decks are checked before a game, never during one: compiled they would only make the wheel larger.
PLAIN_FOLDERS: Final = ("decks",)

# Read, shown and checked, not played: two fifths of the sources, which matter little to speed.
COLD: Final = (
    *(f"games/*/{name}.py" for name in (
        "checks", "check_marks", "components", "events", "fields", "game", "imagine", "notes",
        "pending", "players", "position", "printed", "reading", "reasons", "slips", "unfinished",
        "verbs", "view",
    )),
    "engine/business.py", "engine/errors.py", "engine/fields.py", "engine/layout.py",
    "games/template/*.py", "players/measure.py", "players/selfplay.py", "players/weights.py",
)  # fmt: skip
PLAYED_FLAGS: Final = ("-O2", "-fno-semantic-interposition")
COLD_FLAGS: Final = ("-Os",)  # -Og compiles in half the time, and adds 0.2 MB to the wheel
# What runs once, when a module is loaded, and the ways in from plain Python: a third of the C code.
# The braces leave out declarations.
ONCE: Final = re.compile(
    r"^ *(?=(?:char CPyDef_\w+_____top_level__|PyObject \*CPyPy_\w+)\([^;{]*\)\s*\{)", re.MULTILINE
)
ONCE_MARK: Final = '__attribute__((cold, optimize("Og"))) '
# Nobody reads warnings about mypyc's code. Python asks for -Wall; with -w alone its analyses are
# made all the same, and take two thirds of a compiler's time.
QUIET_FLAGS: Final = ("-Wno-all", "-w")
# Nobody looks our functions up by name or unwinds through them; PyInit_... is visible all the same.
SMALL_FLAGS: Final = ("-fvisibility=hidden", "-fno-asynchronous-unwind-tables")
# Every byte of these small files is in the wheel two hundred times.
DOOR_FLAGS: Final = ("-Os",)
DOOR_MODULES: Final = 12  # each copy has the names of all, and every door costs a compiler
DOOR_LINK_FLAGS: Final = ("-Wl,-s", "-Wl,--build-id=none", "-nostartfiles")

# `make` looks for this and compiles.
LATER: Final = "the rules are compiled in the background, for the next start"

# The build environment lacks the run-time dependencies, and `make check` does the strict checking,
# so only what would make wrong machine code stops a build.
MYPY_FLAGS: Final = (
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--explicit-package-bases",
    "--ignore-missing-imports",
    "--follow-imports=silent",
)


class NativeBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules, or the reason why there are none."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the builders below need, only if they are going to run."""
        needs = []
        if self.target_name == "wheel" and not _obstacle():
            needs += self.config["native-requires"]
        if _wish("STAVITEL_PAGE") != "0":
            asked = [sys.executable, str(self._page_script), "--needs", str(self._page)]
            needs += subprocess.run(
                asked, capture_output=True, text=True, check=True
            ).stdout.split()
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile, unless the install is editable: it runs from the sources."""
        kept = os.environ.get("STAVITEL_BUILD_DIR")
        self.build_dir = Path(kept or tempfile.mkdtemp(prefix="stavitel-build-")).absolute()
        self.build_dir.mkdir(parents=True, exist_ok=True)
        self.disposable = not kept
        self._build_page()
        if self.target_name != "wheel" or version == "editable":
            return

        reason = _obstacle() or self._compile(build_data)
        if reason and os.environ.get("STAVITEL_NATIVE") == "1":
            sys.exit(f"STAVITEL_NATIVE=1, but {reason}")
        if reason:
            self.app.display_warning(f"Stavitel is built without compiled rules: {reason}")
        note = self.build_dir / "native.txt"
        note.write_text(reason, encoding="utf-8")
        build_data["force_include"][str(note)] = "stavitel/native.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop the temporary folder, except one that holds the log of a failure."""
        if getattr(self, "disposable", False):
            shutil.rmtree(self.build_dir)

    @property
    def _page_script(self) -> Path:
        return Path(self.root, "web", "build.py")

    @property
    def _page(self) -> Path:
        return Path(self.root, "src", "stavitel", "server", "static")

    def _build_page(self) -> None:
        """Put the page where the wheel takes it from."""
        wish = _wish("STAVITEL_PAGE")
        if wish == "0":
            return
        command = [sys.executable, str(self._page_script), str(self.build_dir), str(self._page)]
        done = subprocess.run(command, check=False)
        if done.returncode and wish == "1":
            sys.exit("STAVITEL_PAGE=1, but the page could not be built")
        if done.returncode:
            self.app.display_warning("Stavitel is built without the page for the browser")

    def _compile(self, build_data: dict[str, Any]) -> str:
        """Add the compiled modules to the wheel; on failure return why not."""
        missing = [name for name in ("mypy", "setuptools") if find_spec(name) is None]
        if missing:
            return f"{missing[0]}, which compiling needs, is not installed"
        log, mark = self.build_dir / "compile.log", self.build_dir / "lib.sha256"
        lib, sources = self.build_dir / "lib", _source_mark(Path(self.root))
        if not mark.exists() or mark.read_text() != sources:
            mark.unlink(missing_ok=True)
            if reason := self._compile_anew(log):
                return reason
            mark.write_text(sources)
        built = list(lib.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        if not built:
            return f"compiling made nothing (see {log})"
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return ""

    def _compile_anew(self, log: Path) -> str:
        """Fill the folder `lib`; on failure return why not."""
        # a process of its own: mypyc exits on errors, prints, and alters setuptools
        command = [sys.executable, str(Path(self.root, "hatch_build.py")), str(self.build_dir)]
        with log.open("w", encoding="utf-8") as output:
            done = subprocess.run(
                command,
                cwd=Path(self.root, "src"),
                env={**os.environ, "CC": _compiler()},
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            self.disposable = False
            return f"compiling failed ({_first_error(log)}; see {log})"
        return ""


def _wish(name: str) -> str:
    """What the environment asks for: auto, 1 or 0, or for the compiler later."""
    wish = os.environ.get(name) or "auto"
    wishes = ["auto", "1", "0", *(["later"] if name == "STAVITEL_NATIVE" else [])]
    if wish not in wishes:
        sys.exit(f"{name} is {wish!r}; expected one of {', '.join(wishes)}")
    return wish


def _obstacle() -> str:
    """Why this build must not or cannot compile; empty if it can."""
    if _wish("STAVITEL_NATIVE") == "0":
        return "STAVITEL_NATIVE=0 asked for plain Python"
    if not _compiler():
        return "no working C compiler with the Python headers was found"
    return LATER if _wish("STAVITEL_NATIVE") == "later" else ""


@cache
def _compiler() -> str:
    """The first C compiler that can include Python.h; empty if there is none."""
    named = os.environ.get("CC")
    candidates = [named] if named else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    includes = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        for candidate in filter(None, candidates):
            command = [*shlex.split(candidate), *includes, "-c", "probe.c", "-o", "probe.o"]
            try:
                subprocess.run(command, cwd=folder, capture_output=True, check=True)
            except (OSError, subprocess.CalledProcessError):
                continue
            if Path(folder, "probe.o").exists():
                return str(candidate)
    return ""


def _source_mark(root: Path) -> str:
    """A mark of all that decides what is compiled, and how."""
    tools = [sys.version, _compiler(), *(version(name) for name in ("mypy", "setuptools"))]
    digest = hashlib.sha256(" ".join(tools).encode())
    for path in [root / "hatch_build.py", *sorted((root / "src").rglob("*.py"))]:
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _inlining_flags(workers: int) -> list[str]:
    """What lets the compiler inline across modules."""
    compiler = shlex.split(os.environ["CC"])
    parts = f"--param=lto-partitions={2 * workers}"  # each part costs time
    for lto in (["-flto=auto", parts], ["-flto"]):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "probe.c").write_text("int probe(void) { return 1; }\n", encoding="utf-8")
            flags = [*PLAYED_FLAGS, *lto]
            shared = [*compiler, "-fPIC", "-shared", *flags, "probe.c", "-o", "probe.so"]
            try:
                subprocess.run(shared, cwd=folder, capture_output=True, check=True)
                return lto
            except (OSError, subprocess.CalledProcessError):
                continue
    return []


def _first_error(log: Path) -> str:
    """The line of a build log that says most."""
    lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines()]
    errors = [line for line in lines if "error:" in line.lower()]
    return (errors or [line for line in lines if line] or ["no output"])[0]


def _compile_unit(build_dir: Path) -> None:
    """Compile every hot module into build_dir/lib; runs in src, in a process of its own."""
    import setuptools
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify

    found = {path for pattern in COMPILED for path in Path("stavitel").glob(pattern)}
    modules = sorted(
        str(path)
        for path in found
        if path.name not in PLAIN and path.parent.name not in PLAIN_FOLDERS
    )
    made = build_dir / "c"
    library, *shims = mypycify(
        [*MYPY_FLAGS, *modules],
        group_name="stavitel",
        multi_file=True,
        opt_level="2",
        debug_level="0",
        target_dir=str(made),
    )
    workers = os.cpu_count() or 1
    inlining = _inlining_flags(workers)
    common = [*library.extra_compile_args, *SMALL_FLAGS, *QUIET_FLAGS]
    library.sources = _joined(library.sources, made)
    library.extra_compile_args = common
    library.extra_link_args = [*PLAYED_FLAGS, *inlining] if inlining else []
    if sys.platform == "linux":
        library.extra_link_args.append("-Wl,-s")
    copies: dict[str, list[str]] = {}
    doors = [_door(folder, group, made, common, copies) for folder, group in _by_folder(shims)]

    headers = b"".join(path.read_bytes() for path in sorted(made.rglob("*.h")))
    basis = headers + f"{mypy_version} {os.environ.get('CC')}".encode()
    shutil.rmtree(build_dir / "lib", ignore_errors=True)  # modules may have been deleted since
    options = ["--build-lib", str(build_dir / "lib"), "--build-temp", str(build_dir / "objects")]
    setuptools.setup(
        name="stavitel",
        ext_modules=[library, *doors],
        cmdclass={"build_ext": _parallel_build(basis, [*PLAYED_FLAGS, *inlining], workers)},
        script_args=["build_ext", "--force", "--parallel", str(workers), *options],
    )
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for first, others in copies.items():
        paths = [build_dir / "lib" / (name.replace(".", "/") + suffix) for name in (first, *others)]
        for path in paths[1:]:
            shutil.copyfile(paths[0], path)


def _joined(sources: list[str], made: Path) -> list[str]:
    """One C file for what is played of a folder and one for what is not, so that headers are read
    and flags are chosen once; mypyc's own files stay as they are."""
    groups: dict[str, list[str]] = {}
    rest = []
    for source in sources:
        parts = Path(source).stem.split("___")  # __native_stavitel___games___pillars___rounds
        if len(parts) == 1:
            rest.append(source)
            continue
        cold = any(Path(*parts[1:-1], f"{parts[-1]}.py").match(pattern) for pattern in COLD)
        groups.setdefault("___".join([*parts[:-1], "cold" if cold else "played"]), []).append(
            source
        )
    for name, group in groups.items():
        text = "".join(Path(source).read_text("utf-8") for source in sorted(group))
        if name.endswith("played") and _takes_marks():
            text = ONCE.sub(ONCE_MARK, text)
        (made / f"joined{name}.c").write_text(text, encoding="utf-8")
    return [*rest, *(str(made / f"joined{name}.c") for name in groups)]


def _takes_marks() -> bool:
    """Whether the compiler optimises single functions by their marks; clang only warns of them."""
    asked = [*shlex.split(os.environ["CC"]), "-dM", "-E", "-x", "c", os.devnull]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return "__GNUC__" in done.stdout and "__clang__" not in done.stdout


def _by_folder(shims: list[Any]) -> list[tuple[str, list[Any]]]:
    """mypyc makes a small file for each module, by which Python finds it in the library."""
    folders: dict[str, list[Any]] = {}
    for shim in shims:
        folders.setdefault(shim.name.rpartition(".")[0], []).append(shim)
    return [
        (f"{folder}.{first}", group[first : first + DOOR_MODULES])
        for folder, group in sorted(folders.items())
        for first in range(0, len(group), DOOR_MODULES)
    ]


def _door(
    folder: str, shims: list[Any], made: Path, flags: list[str], copies: dict[str, list[str]]
) -> Any:
    """Some small files of a folder as one, to be copied under every name: a compiler and a linker
    for each of 203 took 30 s of processor time, for a dozen at once they take a few."""
    from setuptools import Extension

    names = [shim.name for shim in shims]
    source = made / f"door_{folder.replace('.', '___')}.c"
    texts = [Path(shim.sources[0]).read_text("utf-8") for shim in shims]
    source.write_text(_door_text([name.rpartition(".")[2] for name in names], texts), "utf-8")
    copies[names[0]] = names[1:]
    return Extension(
        names[0],
        [str(source)],
        extra_compile_args=flags,
        extra_link_args=list(DOOR_LINK_FLAGS) if sys.platform == "linux" else [],
        export_symbols=[f"PyInit_{name.rpartition('.')[2]}" for name in names],
    )


def _door_text(modules: list[str], texts: list[str]) -> str:
    """What mypyc wrote for each module is the same but for two names, so it stands here once, and
    each module hands over its names: copies of all the code made a quarter of the wheel."""
    bodies, entries = set(), []
    for module, text in zip(modules, texts, strict=True):
        found = re.search(r'"\w+\.(init_\w+)"', text)
        if found is None:
            sys.exit(f"error: mypyc's way into {module} is not as expected")
        capsule, attribute = found[0], f'"{found[1]}"'
        start = f"PyInit_{module}(void)\n"
        body = text[text.index(start) + len(start) :].partition("\n}\n")[0]
        bodies.add(body.replace(capsule, "capsule_name").replace(attribute, "attribute"))
        entries.append(f"PyMODINIT_FUNC {start}{{ return door({capsule}, {attribute}); }}\n")
    (body,) = bodies
    head = "static PyObject *door(const char *capsule_name, const char *attribute)\n"
    return f"#include <Python.h>\n\n{head}{body}\n}}\n\n{''.join(entries)}"


def _parallel_build(basis: bytes, played: list[str], workers: int) -> Any:
    """A build that uses all cores, and compiles only what differs from the last time."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                objects: list[str] = self.compiler.object_filenames(
                    [source], output_dir=options["output_dir"]
                )
                name = Path(source).stem
                own = COLD_FLAGS if name.endswith("___cold") else played
                own = DOOR_FLAGS if name.startswith("door_") else own
                options = {**options, "extra_postargs": [*options["extra_postargs"], *own]}
                flags = {name: options[name] for name in sorted(options) if name != "depends"}
                content = Path(source).read_bytes() + basis + repr(flags).encode()
                digest = hashlib.sha256(content).hexdigest()
                stamp = Path(objects[0] + ".sha256")
                if not stamp.exists() or stamp.read_text() != digest:
                    compile_all([source], **options)
                    stamp.write_text(digest)
                return objects

            def compile_parallel(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(workers) as pool:
                    compiled = pool.map(lambda source: compile_one(source, options), sources)
                    return [path for objects in compiled for path in objects]

            self.compiler.compile = compile_parallel
            super().build_extensions()

    return ParallelBuild


if __name__ == "__main__":
    _compile_unit(Path(sys.argv[1]))
