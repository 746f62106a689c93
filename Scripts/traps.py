#!/usr/bin/env python3
"""The statements under Sources that can stop the program, each with a reason.

usage: traps.py check   compares the code with Scripts/traps.txt
       traps.py update  writes Scripts/traps.txt anew; what was only renamed keeps its reason

A trap is a call of `precondition`, `preconditionFailure` or `fatalError`, a `try!`, an `as!`, a
forced unwrapping, an `unsafelyUnwrapped`, a conversion of a floating-point number to an integer,
and arithmetic of integers in a public declaration that takes or returns integers, where a host's
numbers arrive. An `assert` is none, since it does nothing in release. Arithmetic behind these
declarations is not listed: tests and fuzzing try it at its limits.

Scripts/traps.txt has a paragraph for each: its file, its declaration and itself, and then,
indented, why no host meets it, or where the documentation says so. The build is that of house.py.
"""
import collections
import difflib
import re
import sys
import textwrap

sys.dont_write_bytecode = True
import house  # noqa: E402

LIST = house.ROOT / "Scripts" / "traps.txt"
CALLS = {"precondition(_:_:file:line:)", "preconditionFailure(_:file:line:)",
         "fatalError(_:file:line:)"}
# `init` of an integer from Double, Float or any floating-point number, as the compiler names it.
CONVERSION = re.compile(r"s:(Si|Su|s\d+U?Int\d+V)y.*(S[df]c|xcSBRzlu)fc$")
INTEGERS = {"Si": "Int", "Su": "UInt"}
# A member of an integer type, or of the protocols of integers, as the compiler names it.
OF_INTEGERS = re.compile(r"s:(Si|Su|s\d+U?Int\d+V|s17FixedWidthInteger|SZ|Sz|s18AdditiveArithmetic)")
ARITHMETIC = {"+", "-", "*", "/", "%", "+=", "-=", "*=", "/=", "%=", "abs", "negate"}
TAKES_INTEGERS = re.compile(r":\s*(inout )?\[?(U?Int(8|16|32|64)?|(Closed)?Range<Int>)\b|-> \(?U?Int")
SPELLED = re.compile(r"\btry!|\bas!|\bunsafelyUnwrapped\b|[\w)\]}>?]!(?=[^=\w]|$)")


def code(text):
  """A Swift file in which comments and what string literals hold are spaces."""
  pattern = re.compile(
    r'//[^\n]*|/\*.*?\*/|(?P<q>#*)"""(?:\\.|.)*?"""(?P=q)|#+"[^\n]*?"#+|"(?:\\.|[^"\\\n])*"', re.S)
  return pattern.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), text)


def message(file, line, column):
  """The string literal among the arguments of the call at a place; empty if there is none."""
  text = "\n".join((house.ROOT / file).read_text().split("\n")[line - 1:])[column - 1:]
  depth = 0
  for place in re.finditer(r'"(?:\\.|[^"\\\n])*"|[()]', text):
    depth += {"(": 1, ")": -1}.get(place[0], 0)
    if place[0][0] == '"':
      return " " + place[0]
    if depth == 0:
      return ""


def declaration(index, symbol):
  """The text of a declaration up to its body."""
  text = ""
  for number in range(symbol.line, symbol.line + 14):
    line = index.line(symbol.file, number)
    text += line[symbol.column - 1:] if number == symbol.line else line
    if "{" in line:
      break
  return text.split("{")[0]


def traps():
  """A row for each trap, with the number of equal ones."""
  index = house.House()
  found, calculating, around = [], set(), collections.defaultdict(list)
  for o in index.occurrences:
    if not o.file.startswith("Sources/"):
      continue
    users = [u for role, u in o.relations if role & (house.CALLED_BY | house.CONTAINED_BY)]
    owner = users[0] if users else o.usr if o.usr in index.symbols else None
    if owner in index.symbols:
      while index.symbols[owner].subkind in house.ACCESSORS:
        owner = index.parent[owner]
      around[o.file].append((o.line, o.column, owner))
    if o.roles & house.REFERENCE and owner:
      if o.name in CALLS:
        found.append((o.file, index.name(owner), o.name.split("(")[0] + message(*o[:3])))
      elif match := CONVERSION.match(o.usr):
        integer = INTEGERS.get(match[1]) or re.sub(r"^s\d+|V$", "", match[1])
        found.append((o.file, index.name(owner), f"{integer} of a floating-point number"))
      elif o.name.split("(")[0] in ARITHMETIC and OF_INTEGERS.match(o.usr):
        if owner in index.public and TAKES_INTEGERS.search(declaration(index, index.symbols[owner])):
          calculating.add((o.file, index.name(owner), "arithmetic of integers"))
  for file in house.swift_files():
    for number, line in enumerate(code((house.ROOT / file).read_text()).split("\n"), 1):
      for match in SPELLED.finditer(line):
        before = [place for place in around[file] if place[:2] <= (number, match.start() + 2)]
        owner = index.name(max(before)[2]) if before else "?"
        trap = match[0] if match[0] in ("try!", "as!", "unsafelyUnwrapped") else "!"
        found.append((file, owner, trap))
  rows = collections.Counter(f"{f.removeprefix('Sources/')} {o}: {trap}" for f, o, trap in found + sorted(calculating))
  return {row if n == 1 else f"{row}, {n} times" for row, n in rows.items()}


def listed():
  """The rows of Scripts/traps.txt with their reasons."""
  rows, row = {}, None
  if not LIST.exists():
    return rows
  for line in LIST.read_text().splitlines():
    if line.startswith("#") or not line.strip():
      continue
    if not line.startswith(" "):
      row = line.strip()
      rows[row] = ""
    elif row:
      rows[row] = f"{rows[row]} {line.strip()}".strip()
  return rows


def update():
  present, old = traps(), listed()
  head = "".join(re.match(r"(?:#.*\n)*", LIST.read_text())[0]) if LIST.exists() else ""
  gone = {row: reason for row, reason in old.items() if row not in present}
  text = head
  for row in sorted(present):
    reason = old.get(row, "")
    if row not in old:
      same = [g for g in gone if g.split(": ", 1)[1] == row.split(": ", 1)[1]]
      for match in difflib.get_close_matches(row, same, 1, 0.5):
        reason = gone.pop(match)
    text += f"\n{row}\n" + "".join(f"  {line}\n" for line in textwrap.wrap(reason, 98))
  LIST.write_text(text)


def main():
  if sys.argv[1:] == ["update"]:
    update()
    return
  if sys.argv[1:] != ["check"]:
    sys.exit(__doc__)
  present, expected = traps(), listed()
  wrong = [f"not in {LIST.name}: {row}" for row in sorted(present - expected.keys())]
  wrong += [f"no longer in the code: {row}" for row in sorted(expected.keys() - present)]
  wrong += [f"without a reason: {row}" for row, reason in sorted(expected.items()) if not reason]
  print(*wrong, f"{len(present)} traps, {len(wrong)} of them not as the list has them", sep="\n")
  sys.exit(bool(wrong))


if __name__ == "__main__":
  main()
