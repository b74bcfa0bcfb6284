"""Compiles the hot part of Stavitel with mypyc: `python ../hatch_compile.py FOLDER`, run in src.

`hatch_build.py` starts it while the wheel is made. It is a process of its own, because mypyc exits
on errors, prints, and alters setuptools. CC names the compiler.
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
from pathlib import Path
from typing import Any, Final

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
        "checks", "check_memory", "components", "events", "fields", "game", "imagine", "notes",
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

# The build environment lacks the run-time dependencies, and `make check` does the strict checking,
# so only what would make wrong machine code stops a build.
MYPY_FLAGS: Final = (
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--explicit-package-bases",
    "--ignore-missing-imports",
    "--follow-imports=silent",
)


def compile_unit(build_dir: Path) -> None:
    """Compile every hot module into build_dir/lib."""
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
    compile_unit(Path(sys.argv[1]))
