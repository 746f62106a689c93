#!/usr/bin/env python3
"""Compiles and runs the Swift blocks of the README and of the documentation, as they stand.

usage: snippets.py [text]        the pages whose path holds `text`, by default all
       snippets.py --comments    type-checks the examples of doc comments; what a reader of a
                                 module has at hand is declared in Scripts/examples

The blocks of a page are one program, but in the README a block that begins with an import begins
another. What a block prints must be the plain block that follows it; one that prints nothing has
none. Each step of a tutorial is a program. Warnings are errors. Beside its own imports a program imports CommonNames, which exports the
names of Scripts/common-names.txt, as other frameworks and apps do. A block with `Package(` is a
manifest: it must build, with this repository in the place of the address that it names.

The package is built first, in debug, into the folder that PACKAGE_SCRATCH names, by default .build.
GATES_SCRATCH holds the rest. A program has a minute to run.
"""
import concurrent.futures
import difflib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = pathlib.Path(os.environ.get("GATES_SCRATCH", ROOT / ".build" / "gates")) / "snippets"
NAMES = ROOT / "Scripts" / "common-names.txt"
# A module hides what the standard library has of the same name, so CommonNames leaves it alone; and
# beside Foundation, its names too, with the module that `@Observable` names: no program could use them.
STANDARD = {"Error", "Range", "Result", "Sequence", "Task", "Type"}
FOUNDATION = {
  "Calendar", "Data", "Date", "Host", "Notification", "Observation", "Process", "Progress", "Stream",
  "Unit"}
MARK = "\x1e"  # Printed after each block.


class Block:
  def __init__(self, page, number, line, text, expected=""):
    self.page, self.number, self.line, self.text = page, number, line, text
    self.expected = expected

  def __str__(self):
    return f"{self.page}, block {self.number}, line {self.line}"

  @property
  def code(self):
    """The lines that are not empty and no comment."""
    lines = [line.strip() for line in self.text.splitlines()]
    return [line for line in lines if line and not line.startswith("//")]

  @property
  def is_manifest(self):
    return "Package(" in self.text or ".package(" in self.text


def in_catalog(path):
  """Whether a file is a step of a tutorial, and not of a module."""
  return any(part.endswith(".docc") for part in path.parts)


def steps():
  """Each step of a tutorial is a program, which must run, whatever it prints."""
  found = sorted((ROOT / "Sources").glob("*/*.docc/Tutorials/*.swift"))
  return [[Block(str(p.relative_to(ROOT)), 1, 1, p.read_text(), None)] for p in found]


def pages():
  found = [ROOT / "README.md", *sorted((ROOT / "Sources").glob("*/*.docc/**/*.md")),
           *sorted((ROOT / "Bridges").glob("*/*.docc/**/*.md"))]
  return [str(p.relative_to(ROOT)) for p in found]


def blocks(page):
  """The Swift blocks of a page, each with what is to be printed."""
  found, fence, previous = [], None, None
  for number, line in enumerate((ROOT / page).read_text().splitlines(), 1):
    mark = re.match(r" *(```+) *([^`]*)$", line)
    if fence is None and mark:
      fence, language, start, text = mark[1], mark[2].strip(), number + 1, []
    elif fence is None:
      if line.strip():
        previous = None
    elif mark and mark[1] == fence and not mark[2]:
      fence, content = None, "".join(t + "\n" for t in text)
      if language == "swift":
        previous = Block(page, len(found) + 1, start, content)
        found.append(previous)
      else:
        if previous and not language:
          previous.expected = content
        previous = None
    else:
      text.append(line)
  if fence is not None:
    sys.exit(f"{page}: the block at line {start} does not end")
  return found


def programs(page):
  """The blocks of a page that are no manifest, a list for each program."""
  found = []
  for block in blocks(page):
    if block.is_manifest:
      continue
    begins = page == "README.md" and block.code and block.code[0].startswith("import ")
    if begins or not found:
      found.append([])
    found[-1].append(block)
  return found


def run(*command, **options):
  return subprocess.run(
    [str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    errors="replace", **options)


def required(*command):
  done = run(*command)
  if done.returncode:
    sys.exit(f"{done.stdout}\n{' '.join(map(str, command))}: failed")
  return done.stdout


class Build:
  """What programs are compiled against."""

  def __init__(self):
    build = ["swift", "build", "--package-path", ROOT]
    if scratch := os.environ.get("PACKAGE_SCRATCH"):
      build += ["--scratch-path", scratch]
    required(*build)
    products = pathlib.Path(required(*build, "--show-bin-path").strip())
    self.modules = products / "Modules"
    SCRATCH.mkdir(parents=True, exist_ok=True)
    objects = SCRATCH / "objects.txt"
    # By their sources: of a file that was moved or removed, the old object is still there.
    objects.write_text("".join(
      f"{products / module.name}.build/{source.name}.o\n"
      for module in sorted([*(ROOT / "Sources").iterdir(), *(ROOT / "Bridges").iterdir()])
      for source in sorted(module.rglob("*.swift")) if not in_catalog(source)))
    required("swiftc", "-emit-library", f"@{objects}", "-lm", "-o", SCRATCH / "libSnippets.so")
    names = {n for n in NAMES.read_text().split("\n") if n and not n.startswith("#")} - STANDARD
    for folder, exported in ("names", names), ("names-beside-Foundation", names - FOUNDATION):
      source = SCRATCH / folder / "CommonNames.swift"
      source.parent.mkdir(exist_ok=True)
      source.write_text("".join(f"public struct {n} {{}}\n" for n in sorted(exported)))
      required(
        "swiftc", "-emit-module", "-parse-as-library", "-module-name", "CommonNames", source,
        "-emit-module-path", source.with_suffix(".swiftmodule"))

  def compile(self, source, *options):
    beside = re.search(r"^\s*import Foundation\b", source.read_text(), re.M)
    names = SCRATCH / ("names-beside-Foundation" if beside else "names")
    return run(
      "swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors", "-diagnostic-style",
      "llvm", "-I", self.modules, "-I", names, source, *options)


def check(build, program):
  """Compiles and runs a program; returns what is wrong with it."""
  first = program[0]
  folder = SCRATCH / f"{first.page.replace('/', '-')}-{first.number}"
  folder.mkdir(exist_ok=True)
  text = "import CommonNames\n"
  for block in program:
    text += f'#sourceLocation(file: "{block.page}", line: {block.line})\n{block.text}'
    text += f'#sourceLocation()\nSwift.print("\\u{{{ord(MARK):x}}}")\n'
  source = folder / "main.swift"
  source.write_text(text)
  compiled = build.compile(
    source, "-o", folder / "program", "-L", SCRATCH, "-lSnippets", "-Xlinker", "-rpath",
    "-Xlinker", SCRATCH, "-lm")  # which the package's manifest asks for, too
  if compiled.returncode:
    return f"{first}: the program that begins there does not compile\n{compiled.stdout}"
  try:
    # Unless a line is written at once, it is lost when the program traps.
    at_once = ["stdbuf", "-oL"] if shutil.which("stdbuf") else []
    done = subprocess.run(
      [*at_once, folder / "program"], capture_output=True, cwd=folder, text=True,
      errors="replace", env=os.environ | {"SWIFT_BACKTRACE": "enable=no"}, timeout=60)
  except subprocess.TimeoutExpired:
    return f"{first}: the program that begins there does not end within a minute"
  printed = done.stdout.split(f"{MARK}\n")
  wrong = []
  for block, text in zip(program, printed):
    if block.expected not in (None, text):
      wrong.append(f"{block}: prints something else")
      wrong += difflib.unified_diff(
        block.expected.splitlines(), text.splitlines(), "on the page", "printed", lineterm="")
  if done.returncode or len(printed) != len(program) + 1:
    stopped = program[min(len(printed), len(program)) - 1]
    wrong.append(f"{stopped}: ends there, with status {done.returncode}")
    wrong += done.stderr.splitlines()[:3]
  return "\n".join(wrong)


def check_manifest(block):
  """Builds a package of a manifest, whose targets import what they depend on."""
  folder = SCRATCH / f"manifest-{block.page.replace('/', '-')}-{block.number}"
  text, count = re.subn(
    r'\.package\(\s*url:\s*"[^"]*(?:HealthDomain|<)[^"]*"[^)]*\)',
    f'.package(name: "HealthDomain", path: "{ROOT}")', block.text)
  if "let package = Package(" not in text or count != 1:
    return f"{block}: not a whole Package.swift that depends on this package by its URL"
  folder.mkdir(exist_ok=True)
  (folder / "Package.swift").write_text(text)
  described = run("swift", "package", "--package-path", folder, "dump-package")
  if described.returncode:
    return f"{block}: is no manifest\n{described.stdout}"
  for target in json.loads(described.stdout[described.stdout.index("{"):])["targets"]:
    imports = [d["product"][0] for d in target["dependencies"] if "product" in d]
    file = folder / "Sources" / target["name"] / (
      "main.swift" if target["type"] == "executable" else f"{target['name']}.swift")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"import {module}\n" for module in imports))
  built = run("swift", "build", "--package-path", folder)
  return f"{block}: does not build\n{built.stdout}" if built.returncode else ""


def examples():
  """The code of doc comments, each block with its file and the lines from its first one on."""
  for path in sorted((ROOT / "Sources").rglob("*.swift")):
    if in_catalog(path):
      continue
    previous, code, start = "", [], 0
    for number, line in enumerate(path.read_text().split("\n") + [""], 1):
      comment = re.match(r" *///(.*)$", line)
      text = comment[1] if comment else None
      if code and (text is None or text.strip() and not text.startswith(" " * 5)):
        yield str(path.relative_to(ROOT)), start, "\n".join(code).rstrip() + "\n"
        code = []
      if text is not None and text.startswith(" " * 5) and (code or not previous.strip()):
        start = start if code else number
        code.append(text[5:])
      elif code:
        code.append("")
      previous = text or ""


def check_examples(build, module):
  """Type-checks the code of a module's doc comments beside the values of its reader, each block in a
  function, and returns what is wrong with the number of blocks."""
  folder = SCRATCH / "comments" / module
  shutil.rmtree(folder, ignore_errors=True)
  folder.mkdir(parents=True)
  found = [e for e in examples() if e[0].startswith(f"Sources/{module}/")]
  for number, (file, start, code) in enumerate(found, 1):
    imports = ["import " + m for m in ("Essentials", "Foundation", module)]
    imports += re.findall(r"^import \w+", code, re.M)
    code = re.sub(r"^import \w+", "", code, flags=re.M)
    (folder / f"Example{number}.swift").write_text(
      "\n".join(imports) + f"\nfunc example{number}() async throws {{\n"
      f'#sourceLocation(file: "{file}", line: {start})\n{code}#sourceLocation()\n}}\n')
  values = [ROOT / "Scripts" / "examples" / f"{name}.swift" for name in ("Given", module)]
  checked = run(
    "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6",
    "-diagnostic-style", "llvm", "-suppress-warnings", "-I", build.modules,
    *sorted(folder.glob("*.swift")), *filter(pathlib.Path.exists, values))
  wrong = re.findall(r"^\S+?:\d+:\d+: error: .*$", checked.stdout, re.M)
  if checked.returncode and not wrong:
    wrong = [checked.stdout]
  return wrong, len(found)


def check_comments():
  build = Build()
  modules = sorted(p.name for p in (ROOT / "Sources").iterdir())
  with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    results = list(pool.map(lambda module: check_examples(build, module), modules))
  wrong = [error for errors, _ in results for error in errors]
  print(*wrong, f"{sum(n for _, n in results)} examples of doc comments, {len(wrong)} errors",
        sep="\n")
  sys.exit(bool(wrong))


def main():
  if sys.argv[1:] == ["--comments"]:
    check_comments()
  wanted = sys.argv[1] if len(sys.argv) > 1 else ""
  chosen = [p for p in pages() if wanted in p]
  work = [program for page in chosen for program in programs(page)]
  work += [step for step in steps() if wanted in step[0].page]
  manifests = [b for page in chosen for b in blocks(page) if b.is_manifest]
  if not work and not manifests:
    sys.exit("no page with Swift code")
  build = Build()
  with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    results = list(pool.map(lambda program: check(build, program), work))
  results += map(check_manifest, manifests)
  wrong = [r for r in results if r]
  for result in wrong:
    print(result, end="\n\n")
  print(
    f"{len(results) - len(wrong)} of {len(results)} programs run as {len(chosen)} pages say: "
    f"{sum(map(len, work))} blocks, {len(manifests)} manifests")
  sys.exit(bool(wrong))


if __name__ == "__main__":
  main()
