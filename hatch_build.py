"""Build hook: compiles the hot part of Stavitel with mypyc while the wheel is made, and builds the
page of the browser table.

STAVITEL_NATIVE=auto (the default) compiles where a C compiler works and falls back to a plain
wheel, 1 makes any obstacle an error, 0 never compiles. The reason for a plain wheel goes into
the package as `native.txt`, since pip hides what a hook prints; `stavitel.native` tells it.

STAVITEL_PAGE=auto (the default) builds the page with Node, see web/build.py, and goes without where
that fails: the server then says so; 1 makes a failure an error, 0 leaves the page as it is.

STAVITEL_BUILD_DIR names a folder in which objects are kept, so that a small edit compiles again
only what it changed. Without it everything happens in a temporary folder.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# One mypyc unit, because calls are fast only inside a unit; relative to src/stavitel.
# Single files may be named here too.
COMPILED: Final = ("engine/**/*.py", "games/**/*.py", "players/**/*.py")
# Package __init__ files only export; msgspec makes the classes of views.py as they are loaded.
PLAIN: Final = ("__init__.py", "views.py")

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
        if self.target_name != "wheel":
            return []
        needs = [] if _obstacle() else list(self.config["native-requires"])
        if _wish("STAVITEL_PAGE") != "0":
            asked = [sys.executable, str(Path(self.root, "web", "build.py")), "--needs"]
            needs += subprocess.run(
                asked, capture_output=True, text=True, check=True
            ).stdout.split()
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile, unless the install is editable: it runs from the sources."""
        if self.target_name != "wheel":
            return
        kept = os.environ.get("STAVITEL_BUILD_DIR")
        self.build_dir = Path(kept or tempfile.mkdtemp(prefix="stavitel-build-")).absolute()
        self.build_dir.mkdir(parents=True, exist_ok=True)
        self.disposable = not kept
        self._build_page()
        if version == "editable":
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

    def _build_page(self) -> None:
        """Put the page where the wheel takes it from."""
        wish = _wish("STAVITEL_PAGE")
        if wish == "0":
            return
        script = Path(self.root, "web", "build.py")
        output = Path(self.root, "src", "stavitel", "server", "static")
        done = subprocess.run(
            [sys.executable, str(script), str(self.build_dir), str(output)], check=False
        )
        if done.returncode and wish == "1":
            sys.exit("STAVITEL_PAGE=1, but the page could not be built")
        if done.returncode:
            self.app.display_warning("Stavitel is built without the page for the browser")

    def _compile(self, build_data: dict[str, Any]) -> str:
        """Add the compiled modules to the wheel; on failure return why not."""
        log = self.build_dir / "compile.log"
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
        lib = self.build_dir / "lib"
        built = list(lib.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        if done.returncode or not built:
            self.disposable = False
            return f"compiling failed ({_first_error(log)}; see {log})"
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return ""


def _wish(name: str) -> str:
    """What the environment asks for: auto, 1 or 0."""
    wish = os.environ.get(name) or "auto"
    if wish not in ("auto", "1", "0"):
        sys.exit(f"{name} is {wish!r}; expected auto, 1 or 0")
    return wish


def _obstacle() -> str:
    """Why this build must not or cannot compile; empty if it can."""
    if _wish("STAVITEL_NATIVE") == "0":
        return "STAVITEL_NATIVE=0 asked for plain Python"
    return "" if _compiler() else "no working C compiler with the Python headers was found"


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


def _inlining_flags() -> list[str]:
    """What lets the compiler inline across modules: the rules run twice as fast for it."""
    compiler = shlex.split(os.environ["CC"])
    for lto in ("-flto=auto", "-flto"):
        flags = ["-fno-semantic-interposition", lto]
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "probe.c").write_text("int probe(void) { return 1; }\n", encoding="utf-8")
            shared = [*compiler, "-O2", "-fPIC", "-shared", *flags, "probe.c", "-o", "probe.so"]
            try:
                subprocess.run(shared, cwd=folder, capture_output=True, check=True)
                return flags
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
    from setuptools.command.build_ext import build_ext

    found = {path for pattern in COMPILED for path in Path("stavitel").glob(pattern)}
    modules = sorted(str(path) for path in found if path.name not in PLAIN)
    # One C file a module, so that cores share the work and an edit compiles one file again.
    extensions = mypycify(
        [*MYPY_FLAGS, *modules],
        group_name="stavitel",
        multi_file=True,
        opt_level="2",
        target_dir=str(build_dir / "c"),
    )
    inlining = _inlining_flags()
    for extension in extensions:
        extension.extra_compile_args.append("-Wno-error")  # unknown compilers find new warnings
        extension.extra_compile_args.extend(inlining)
        extension.extra_link_args.extend(inlining)

    headers = b"".join(path.read_bytes() for path in sorted((build_dir / "c").rglob("*.h")))
    common = headers + f"{mypy_version} {os.environ.get('CC')}".encode()
    workers = os.cpu_count() or 1

    class ParallelBuild(build_ext):
        """Compiles on all cores, and only sources that differ from those of the last build."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                objects: list[str] = self.compiler.object_filenames(
                    [source], output_dir=options["output_dir"]
                )
                flags = {name: options[name] for name in sorted(options) if name != "depends"}
                content = Path(source).read_bytes() + common + repr(flags).encode()
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

    shutil.rmtree(build_dir / "lib", ignore_errors=True)  # modules may have been deleted since
    options = ["--build-lib", str(build_dir / "lib"), "--build-temp", str(build_dir / "objects")]
    setuptools.setup(
        name="stavitel",
        ext_modules=extensions,
        cmdclass={"build_ext": ParallelBuild},
        script_args=["build_ext", "--force", "--parallel", str(workers), *options],
    )


if __name__ == "__main__":
    _compile_unit(Path(sys.argv[1]))
