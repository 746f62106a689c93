#!/usr/bin/env python3
"""The layout of the modules, read from the compiler's index of a build.

usage: house.py check            the rules of Scripts/house.txt
       house.py arrows [module]  who refers to whom between the folders of a module, with examples
       house.py unused           the symbols that no public symbol needs, and who refers to them
       house.py public [module]  the public top-level types
       house.py enums            the public enums, and whether a release may add a case
       house.py path [name]      how often the reader of a path turns to another file: the functions in
                                 depth-first order of the calls, without accessors; with a name, each

The package is built first, in debug, into the folder that PACKAGE_SCRATCH names, by default .build;
a build that is up to date is read as it is. Needs clang and libIndexStore of the toolchain.
"""
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = ROOT / "Scripts" / "house.txt"
NAMES = ROOT / "Scripts" / "common-names.txt"
FILES_IN_A_FOLDER = 30  # But those of tables, Embedded.

# Of indexstore.h.
DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
CHILD_OF, BASE_OF, OVERRIDE_OF, CALLED_BY = 1 << 9, 1 << 10, 1 << 11, 1 << 13
EXTENDED_BY, ACCESSOR_OF, CONTAINED_BY = 1 << 14, 1 << 15, 1 << 16
ENUM, STRUCT, CLASS, PROTOCOL, EXTENSION, TYPEALIAS, CASE, CONSTRUCTOR, DESTRUCTOR, PARAMETER = (
  5, 6, 7, 8, 9, 11, 15, 22, 23, 25)
TYPES = (ENUM, STRUCT, CLASS, PROTOCOL, TYPEALIAS)
FUNCTIONS = (12, 16, 17, 18, CONSTRUCTOR)
ASSOCIATED_TYPE, GENERIC_PARAMETER = 1012, 1013
ACCESSORS = {3, 4, *range(1000, 1004), *range(1014, 1019)}

Occurrence = collections.namedtuple(
  "Occurrence", "file line column roles kind subkind name usr relations")


def occurrences():
  """Builds the package, and returns every occurrence of a symbol in its files, once."""
  build = ["swift", "build", "--package-path", str(ROOT)]
  if scratch := os.environ.get("PACKAGE_SCRATCH"):
    build += ["--scratch-path", scratch]
  subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
  binaries = subprocess.run(
    build + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
  compiler = pathlib.Path(shutil.which("swiftc")).resolve()
  usr = next((p for p in compiler.parents if (p / "lib" / "libIndexStore.so").exists()), None)
  if usr is None:
    sys.exit("there is no libIndexStore beside this swiftc")
  include = next(
    p for p in (usr / "local/include", usr / "include") if (p / "indexstore").exists())
  with tempfile.TemporaryDirectory() as folder:
    tool = f"{folder}/index_dump"
    subprocess.run(
      [usr / "bin" / "clang", "-O1", "-o", tool, ROOT / "Scripts" / "index_dump.c",
       f"-I{include}", f"-L{usr}/lib", "-lIndexStore", f"-Wl,-rpath,{usr}/lib"], check=True)
    text = subprocess.run(
      [tool, f"{binaries}/index/store", ROOT], check=True, capture_output=True).stdout
  found, seen, fresh, file = [], set(), False, None
  for line in text.decode("utf-8", "replace").split("\n"):
    part = line.split("\t")
    if part[0] == "F":
      # The store also holds what was indexed before a file moved or went away.
      file = part[1]
      fresh = file not in seen and (ROOT / file).exists()
      seen.add(file)
    elif fresh and part[0] == "O":
      numbers = [int(n) for n in part[1:6]]
      relations = [(int(r.split(":", 1)[0]), r.split(":", 1)[1]) for r in part[9:]]
      found.append(Occurrence(file, *numbers, part[7], part[8], relations))
  missing = [f for f in swift_files() if f not in seen]
  if missing:
    sys.exit(f"the index does not hold {len(missing)} files, such as {missing[0]}")
  return found


def swift_files():
  return sorted(str(p.relative_to(ROOT)) for p in (ROOT / "Sources").rglob("*.swift") if ".docc/" not in str(p))


def modules():
  return sorted(p.name for p in (ROOT / "Sources").iterdir() if p.is_dir())


def room(file):
  """The module of a file under Sources, and its folder there; `.` for the top one."""
  part = file.split("/")
  return part[1], "/".join(part[2:-1]) or "."


class House:
  """The symbols that are defined under Sources, and who refers to them."""

  def __init__(self):
    self.occurrences = occurrences()
    self.symbols, self.parent, self.lines = {}, {}, {}
    self.extended = extended = {
      other: o.usr for o in self.occurrences for role, other in o.relations if role & EXTENDED_BY}
    for o in self.occurrences:
      if o.file.startswith("Sources/") and o.roles & DEFINITION:
        if o.kind in (EXTENSION, PARAMETER):
          continue
        self.symbols.setdefault(o.usr, o)
        for role, other in o.relations:
          if role & (CHILD_OF | ACCESSOR_OF):
            self.parent.setdefault(o.usr, extended.get(other, other))
    self.names = {o.usr: o.name for o in self.occurrences}
    self.public = {u for u in self.symbols if self.is_public(u)}

  def line(self, file, number):
    if file not in self.lines:
      self.lines[file] = (ROOT / file).read_text().split("\n")
    return self.lines[file][number - 1]

  def modifiers(self, o):
    """What stands before the name on the line of a definition."""
    return self.line(o.file, o.line).encode()[:o.column - 1].decode("utf-8", "replace")

  def is_public(self, usr):
    o = self.symbols.get(usr)
    if o is None:
      return True
    parent = self.parent.get(usr)
    owner = self.symbols.get(parent)
    inherits = o.kind == CASE or o.subkind in ACCESSORS or owner and (
      owner.kind == PROTOCOL and o.kind not in TYPES)
    if not inherits and o.subkind not in (ASSOCIATED_TYPE, GENERIC_PARAMETER):
      text = self.modifiers(o)
      if not re.search(r"\b(public|open)\b(?!\()", text):
        return False
    return parent is None or self.is_public(parent)

  def name(self, usr):
    """The name of a symbol with those of the types around it."""
    parts = [self.names[usr]]
    parent = self.parent.get(usr)
    while parent is not None:
      parts.append(self.names.get(parent, "?"))
      parent = self.parent.get(parent)
    return ".".join(reversed(parts))

  def arrows(self):
    """(module, room, other room) -> the references there, each as its place and its symbol."""
    found = collections.defaultdict(set)
    for o in self.occurrences:
      if not o.file.startswith("Sources/") or not o.roles & REFERENCE:
        continue
      if o.subkind in ACCESSORS or o.usr not in self.symbols:
        continue
      (module, here), (other, there) = room(o.file), room(self.symbols[o.usr].file)
      if module == other and here != there:
        found[module, here, there].add((o.file, o.line, self.name(o.usr)))
    return {arrow: sorted(found[arrow]) for arrow in sorted(found)}

  def unused(self):
    """The symbols under Sources that no public symbol needs, directly or through others."""
    needs, roots, keys = collections.defaultdict(set), set(self.public), set()
    for o in self.occurrences:
      if not o.file.startswith("Sources/"):
        continue
      for role, other in o.relations:
        if role & OVERRIDE_OF:
          # A witness is needed with its requirement; that of a foreign protocol, with its type.
          needs[other if other in self.symbols else self.parent.get(o.usr, other)].add(o.usr)
        if role & BASE_OF and o.name == "CodingKey":
          keys.add(other)
      if not o.roles & REFERENCE or o.usr not in self.symbols:
        continue
      users = [u for role, u in o.relations if role & (CALLED_BY | CONTAINED_BY | BASE_OF)]
      for user in users:
        needs[user].add(o.usr)
      # The payload of a case and the like have no user; the name of what is extended needs none.
      if not users and "extension " not in self.modifiers(o):
        roots.add(o.usr)
    for usr, o in self.symbols.items():
      parent = self.parent.get(usr)
      if parent is None:
        continue
      needs[usr].add(parent)
      # What the compiler writes, and calls, itself.
      if (o.roles & IMPLICIT or o.kind == DESTRUCTOR or o.subkind in ACCESSORS
          or o.subkind in (ASSOCIATED_TYPE, GENERIC_PARAMETER) or usr in keys or parent in keys):
        needs[parent].add(usr)
    alive, front = set(), list(roots)
    while front:
      usr = front.pop()
      if usr not in alive:
        alive.add(usr)
        front += needs[usr]
    return sorted(
      (u for u, o in self.symbols.items() if u not in alive and o.subkind not in ACCESSORS),
      key=lambda u: (self.symbols[u].file, self.symbols[u].line))

  def users(self, usr):
    """The files that refer to a symbol."""
    return sorted({o.file for o in self.occurrences if o.usr == usr and o.roles & REFERENCE})

  def calls(self):
    """A function -> the functions under Sources that it calls, in the order of its lines."""
    found = collections.defaultdict(set)
    for o in self.occurrences:
      if not o.roles & REFERENCE or o.usr not in self.symbols:
        continue
      if o.kind not in FUNCTIONS or o.subkind in ACCESSORS:
        continue
      for role, caller in o.relations:
        if role & (CALLED_BY | CONTAINED_BY):
          found[caller].add((o.line, o.column, o.usr))
    return {caller: [usr for _, _, usr in sorted(places)] for caller, places in found.items()}

  def walk(self, module, names):
    """The functions that begin a path and those below them, each once, as one enters them."""
    calls, seen, front = self.calls(), {}, []
    for name in names:
      starts = [
        usr for usr, o in self.symbols.items() if o.subkind not in ACCESSORS
        and room(o.file)[0] == module and self.name(usr).replace(" ", "") == name]
      if not starts:
        sys.exit(f"{RULES.name}: {module} has no {name}")
      front += starts
    accessors = collections.defaultdict(list)
    for usr, parent in self.parent.items():
      if self.symbols[usr].subkind in ACCESSORS:
        accessors[parent] += calls.get(usr, [])
    for start in front:
      stack = [start]
      while stack:
        usr = stack.pop()
        if usr not in seen:
          seen[usr] = self.symbols[usr].file
          # A property that begins a path is a function, too.
          stack += reversed(calls.get(usr, []) + (accessors[usr] if usr == start else []))
    return seen

  def public_enums(self):
    """Each public enum with cases, in order, and whether a release may add a case to it."""
    choices = {self.parent[u] for u, o in self.symbols.items() if o.kind == CASE}
    found = {}
    for usr in self.public & choices:
      o = self.symbols[usr]
      before = self.line(o.file, o.line - 1) if o.line > 1 else ""
      is_open = "@nonexhaustive" in self.modifiers(o) or before.strip() == "@nonexhaustive"
      found[f"{room(o.file)[0]}.{self.name(usr)}"] = is_open
    return dict(sorted(found.items()))

  def errors(self):
    """The names of the public errors, and of those that the bridge to Foundation describes."""
    found, described = {}, set()
    for o in self.occurrences:
      for role, usr in o.relations:
        usr = self.extended.get(usr, usr)
        if not role & BASE_OF or usr not in self.public or usr not in self.symbols:
          continue
        if o.name == "Error" and o.usr == "s:s5ErrorP":
          found[usr] = self.name(usr)
        if o.name == "DescribedError" and o.file.startswith("Bridges/"):
          described.add(usr)
    return found, described

  def public_types(self):
    """module -> the names of its public top-level types."""
    found = {m: set() for m in modules()}
    for usr in self.public:
      o = self.symbols[usr]
      if o.kind in TYPES and not o.subkind and usr not in self.parent:
        found[room(o.file)[0]].add(o.name)
    return found


def rules():
  """What Scripts/house.txt says: rooms by module, budgets, exceptions with their reasons, closed enums,
  paths."""
  rooms, budgets, exceptions, closed, paths = {}, {}, {}, set(), {}
  lines = [line for line in RULES.read_text().splitlines() if not line.startswith("#")]
  for line in re.sub(r"\n +", " ", "\n".join(lines)).splitlines():
    word, _, rest = line.partition(" ")
    if word == "rooms":
      module, _, rest = rest.partition(" ")
      rooms[module] = rest.split()
    elif word == "public":
      module, number = rest.split()
      budgets[module] = int(number)
    elif word == "unused":
      symbol, _, reason = rest.partition("  ")
      if not reason.strip():
        sys.exit(f"{RULES.name}: no reason for {symbol}")
      exceptions[symbol] = reason.strip()
    elif word == "closed":
      closed.update(rest.partition(":")[2].split())
    elif word == "path":
      name, _, rest = rest.partition("  ")
      module, *functions = rest.split()
      paths[name] = module, functions
    elif line.strip():
      sys.exit(f"{RULES.name}: not understood: {line}")
  return rooms, budgets, exceptions, closed, paths


def problems(house):
  """What breaks the rules, a line each."""
  rooms, budgets, exceptions, closed, _ = rules()
  folders = collections.Counter(room(f) for f in swift_files())
  for (module, folder), count in sorted(folders.items()):
    if folder not in rooms.get(module, []):
      yield f"room: {module} {folder} is not in {RULES.name}"
    if count > FILES_IN_A_FOLDER:
      yield f"files: {count} in {module} {folder}, more than {FILES_IN_A_FOLDER}"
  for module in rooms:
    for folder in rooms[module]:
      if (module, folder) not in folders:
        yield f"room: {module} has no {folder}, which is in {RULES.name}"

  for (module, here, there), places in house.arrows().items():
    order = rooms.get(module, [])
    if here in order and there in order and order.index(here) < order.index(there):
      for file, line, symbol in places:
        yield f"backward: {module} {here} -> {there}: {file}:{line} {symbol}"

  errors, described = house.errors()
  for usr in sorted(errors.keys() - described, key=errors.get):
    yield f"error: {errors[usr]} is not described in Bridges/LocalizedErrors"

  used = set()
  for usr in house.unused():
    o = house.symbols[usr]
    symbol = f"{room(o.file)[0]}.{house.name(usr).replace(' ', '')}"
    if symbol in exceptions:
      used.add(symbol)
      continue
    users = {f.split("/")[0] for f in house.users(usr)} - {"Sources"}
    yield f"unused: {o.file}:{o.line} {symbol}" + ("".join(f", only {u}" for u in sorted(users)))
  for symbol in sorted(exceptions.keys() - used):
    yield f"unused: {symbol} is in {RULES.name} and no longer unused"

  for name, is_open in (enums := house.public_enums()).items():
    if is_open == (name in closed):
      yield f"enum: {name} is " + (
        "both @nonexhaustive and closed" if is_open else f"neither @nonexhaustive nor in {RULES.name}")
  for name in sorted(closed - enums.keys()):
    yield f"enum: {name} is in {RULES.name}, and there is no such public enum"

  owners, common = {}, set(NAMES.read_text().split("\n"))
  for module, names in house.public_types().items():
    for name in sorted(names):
      if name in common:
        yield f"name: {module} {name} is a common name, of {NAMES.name}"
      if name in modules():
        yield f"name: {module} {name} is the name of a module"
      if name in owners:
        yield f"name: {module} {name} is also a type of {owners[name]}"
      owners[name] = module

  counts = {m: len(names) for m, names in house.public_types().items()}
  counts["all"] = sum(counts.values())
  for module, budget in budgets.items():
    if counts.get(module, 0) > budget:
      yield f"public: {module} has {counts[module]} public top-level types, more than {budget}"


def show_arrows(house, wanted):
  rooms, *_ = rules()
  arrows = house.arrows()
  for module in modules():
    if wanted not in ("", module):
      continue
    print(module)
    order = rooms.get(module, [])
    for (name, here, there), places in arrows.items():
      if name == module:
        known = here in order and there in order
        back = "  BACKWARD" if known and order.index(here) < order.index(there) else ""
        print(f"  {here} -> {there} {len(places)}{back}")
        for file, line, symbol in places[:3]:
          print(f"    {file}:{line} {symbol}")


def show_paths(house, wanted):
  for path, (module, names) in rules()[-1].items():
    if wanted not in ("", path):
      continue
    functions = house.walk(module, names)
    files = list(functions.values())
    switches = sum(a != b for a, b in zip(files, files[1:]))
    if wanted:
      for usr, file in functions.items():
        print(f"  {file}:{house.symbols[usr].line} {house.name(usr)}")
    print(
      f"{path}: {len(files)} functions in {len(set(files))} files and {len(set(map(room, files)))} "
      f"folders, {len(files) / max(switches, 1):.2f} a file switch")


def main():
  command, wanted = (sys.argv[1:] + ["", ""])[:2]
  if command not in ("check", "arrows", "unused", "public", "enums", "path"):
    sys.exit(__doc__)
  house = House()
  if command == "check":
    found = list(problems(house))
    for problem in found:
      print(problem)
    arrows, types = house.arrows(), house.public_types()
    kinds = collections.Counter(p.split(":")[0] for p in found)
    print(
      f"{len(set(map(room, swift_files())))} rooms, {len(arrows)} arrows between them, "
      f"{len(house.symbols)} symbols, {sum(map(len, types.values()))} public types; "
      + (", ".join(f"{n} {kind}" for kind, n in kinds.items()) or "all as they should be"))
    sys.exit(bool(found))
  if command == "arrows":
    show_arrows(house, wanted)
  elif command == "path":
    show_paths(house, wanted)
  elif command == "enums":
    for name, is_open in house.public_enums().items():
      print("open" if is_open else "closed", name)
  elif command == "unused":
    for usr in house.unused():
      o = house.symbols[usr]
      print(f"{o.file}:{o.line} {house.name(usr)}", *house.users(usr))
  else:
    for module, names in house.public_types().items():
      if wanted in ("", module):
        print(module, len(names), *sorted(names))


if __name__ == "__main__":
  main()
