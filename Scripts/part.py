#!/usr/bin/env python3
"""Makes a package of some modules, what they depend on, and their tests, so that it builds faster.

  Scripts/part.py <folder> <module>...   writes its manifest and links to Sources and Tests
  Scripts/part.py --tag <tag> <folder> <module>...   leaves out the files with other suites only

The package has no products.
"""
import pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def files_without(tag, target):
  """Returns the files of a test target whose suites do not have the tag."""
  folder = ROOT / "Tests" / target
  return [
    str(path.relative_to(folder)) for path in sorted(folder.rglob("*Tests.swift"))
    if not re.search(rf"@Suite\([^)]*\.{tag}\b", path.read_text())]


def manifest(modules, tag=None):
  """Returns the manifest with the targets that the modules and their tests need; with a tag, without
  the files of suites that do not have it."""
  text = re.sub(r"(?s)  products: \[.*?\n  \],\n", "", (ROOT / "Package.swift").read_text())
  text = re.sub(r"(?m)^ +//.*\n", "", text)
  head, *targets = re.split(r"(?m)^(?=    \.(?:testTarget|target)\()", text)
  targets[-1], end = re.split(r"(?m)^(?=  \],$)", targets[-1], maxsplit=1)
  needed = {}
  for target in targets:
    name = re.search(r'name: "(\w+)"', target)[1]
    depends = re.search(r"(?s)dependencies: \[(.*?)\]", target)
    needed[name] = set(re.findall(r'"(\w+)"', depends[1] if depends else ""))
  kept, waiting = set(), {name for m in modules for name in (m, m + "Tests")}
  while waiting:
    name = waiting.pop()
    kept.add(name)
    waiting |= needed[name] - kept

  def part(target):
    name = re.search(r'name: "(\w+)"', target)[1]
    if name not in kept:
      return ""
    if tag and target.lstrip().startswith(".testTarget"):
      excluded = "".join(f'"{file}", ' for file in files_without(tag, name))
      return re.sub(r"\]\),\s*$", f"], exclude: [{excluded}]),\n", target)
    return target

  return head + "".join(map(part, targets)) + end


if __name__ == "__main__":
  arguments = sys.argv[1:]
  tag = None
  if arguments[:1] == ["--tag"]:
    tag, arguments = arguments[1], arguments[2:]
  folder, *modules = arguments
  folder = pathlib.Path(folder)
  folder.mkdir(parents=True, exist_ok=True)
  (folder / "Package.swift").write_text(manifest(modules, tag))
  for name in ("Sources", "Tests", "Fuzz"):
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(ROOT / name)
