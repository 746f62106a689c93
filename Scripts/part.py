#!/usr/bin/env python3
"""Makes a package of some modules, what they depend on, and their tests, so that it builds faster.

  Scripts/part.py <folder> <module>...   writes its manifest and links to Sources and Tests

The package has no products.
"""
import pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def manifest(modules):
  """Returns the manifest with the targets that the modules and their tests need."""
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
  return head + "".join(t for t in targets if re.search(r'name: "(\w+)"', t)[1] in kept) + end


if __name__ == "__main__":
  folder, *modules = sys.argv[1:]
  folder = pathlib.Path(folder)
  folder.mkdir(parents=True, exist_ok=True)
  (folder / "Package.swift").write_text(manifest(modules))
  for name in ("Sources", "Tests", "Fuzz"):
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(ROOT / name)
