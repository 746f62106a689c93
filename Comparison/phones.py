"""Compares reading US telephone numbers with `phonenumbers` from PyPI, on the same 1,000 texts.

The texts are numbers as people write them, with area codes and exchanges that can be assigned: with and without
the country code, with dashes, dots, blanks, parentheses, and look-alike signs, and with extensions after
`x`, `ext.`, `extension`, `#`, a comma, or `;ext=`.
"""
import pathlib, random, subprocess, sys
import phonenumbers

PROGRAM = """
import Profiles
while let line = readLine(strippingNewline: true) {
  let number = try? USPhoneNumber(line)
  print(number.map { $0.digits + " " + ($0.phoneExtension ?? "") } ?? "-")
}
"""
NUMBERS = [
    "{a}{e}{l}", "{a}-{e}-{l}", "({a}) {e}-{l}", "({a}){e}-{l}", "{a}.{e}.{l}", "{a} {e} {l}",
    "{a}/{e}-{l}", "{a}\u2011{e}\u2011{l}", "{a}\u2013{e}\u2013{l}", "({a})\u00a0{e}\u2212{l}", "{a} {e}-{l}",
]
COUNTRIES = ["", "", "1-", "1 ", "+1 ", "+1", "+1-", "1."]
EXTENSIONS = [
    "", "", " x{x}", "x{x}", " x {x}", " ext {x}", " ext. {x}", " Ext: {x}", " extension {x}", ", ext {x}",
    ", ext. {x}", ";ext={x}", " #{x}", " EXT{x}", ", x{x}", "ext.{x}",
]


def texts(seed):
    chosen = random.Random(seed)
    for _ in range(1000):
        # No area code is N9X, 37X, or 96X, or ends in 11, and no exchange ends in 11.
        area = chosen.choice([602, 480, 212, 310, 415, 646, 702, 800, 888, 907, 512, 303])
        exchange = chosen.choice([e for e in range(200, 1000) if e % 100 != 11 and e != 555])
        number = chosen.choice(COUNTRIES) + chosen.choice(NUMBERS) + chosen.choice(EXTENSIONS)
        yield number.format(
            a=area, e=exchange, l=f"{chosen.randrange(10000):04}", x=chosen.choice([7, 12, 104, 2025, 45678]))


def theirs(text):
    try:
        number = phonenumbers.parse(text, "US")
    except phonenumbers.NumberParseException:
        return "-"
    if number.country_code != 1 or not phonenumbers.is_possible_number(number):
        return "-"
    return f"{number.national_number} {number.extension or ''}"


def rows(context):
    sys.path.append(str(pathlib.Path(__file__).parent.parent / "Scripts"))
    import snippets
    lines = list(texts(seed=1))
    build, source = snippets.Build(), snippets.SCRATCH / "phones" / "main.swift"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(PROGRAM)
    program = source.with_suffix("")
    compiled = build.compile(
        source, "-o", program, "-L", snippets.SCRATCH, "-lSnippets", "-Xlinker", "-rpath", "-Xlinker",
        snippets.SCRATCH, "-lm")
    if compiled.returncode:
        sys.exit(compiled.stdout)
    ran = subprocess.run([program], input="\n".join(lines), capture_output=True, text=True, check=True)
    pairs = list(zip(lines, ran.stdout.splitlines(), map(theirs, lines), strict=True))
    equal = sum(here == there for _, here, there in pairs)
    if equal < 980:
        for text, here, there in pairs:
            if here != there:
                context.differ(f"{text!r}: {here} here, {there} there")
    yield ("texts that are read", str(sum(here != "-" for _, here, _ in pairs)),
           f"phonenumbers {phonenumbers.__version__}", str(sum(there != "-" for _, _, there in pairs)),
           f"{equal} of {len(lines)} equal")
