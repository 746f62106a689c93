"""Compares opening hours with opening-hours-py, on the same texts and at the same times.

The texts are those of a file (`--texts`): the last column of each line, except in lines that begin with #. Both programs
read each text, and find the state and the next change at a hundred times from 2024 on. First, the states of all texts are
compared. A row of the table *Where Implementations Differ* of OpeningTimes must explain each difference. Then about 100
texts are timed; the figure is the mean over the texts that both read.
"""
import collections, datetime, re, statistics, sys, time
import opening_hours

START = datetime.datetime(2024, 1, 1)
TIMES = [START + datetime.timedelta(minutes=4657 * number) for number in range(100)]
TASKS = ("read", "state", "next change")


def nanoseconds(ask, questions):
    runs = []
    for _ in range(9):
        start = time.process_time_ns()
        for question in questions:
            ask(question)
        runs.append((time.process_time_ns() - start) / len(questions))
    return statistics.median(runs)


def their_states(hours):
    """The states as letters."""
    return "".join(str(hours.state(at)[0]).split(".")[-1][0].lower() for at in TIMES)


def theirs(text):
    """The times of the three tasks, or None for a text that cannot be read."""
    try:
        hours = opening_hours.OpeningHours(text)
    except opening_hours.ParserError:
        return None
    return [nanoseconds(opening_hours.OpeningHours, [text] * len(TIMES)),
            nanoseconds(hours.state, TIMES), nanoseconds(hours.next_change, TIMES)]


def ours(line):
    return None if line == "-" else [float(time) for time in line.split("\t")[:3]]


# The rows of the table that explain a difference of states, chosen by the text.
NIGHT = "`Fr 22:00-04:00; Sa 21:00-04:00`"
OPEN_END = "`18:00+`"
FALLBACK = '`Mo-Fr 08:00-11:00 || "call"`'
COMMENT = '`Mo-Fr 09:00-12:00; Sa "by appointment"`'
SUN = "`sunrise-sunset`"
LIST = "`Mo, We, Fr 09:00-12:00`"
COMMA = "`Mo-Fr, 08:30-16:30`"
HOLIDAY = "`Su PH off`"
CLOCK = "`Mo-Fr 7:30-4:30`"

DAY = r"(?:mo|tu|we|th|fr|sa|su)\w*"
MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|easter)[^,;]*"
CLOCK_SPAN = r'unknown "[^"]*\d[:.]?\d*\s*-\s*\d'


def row(text, normal, at, own, again):
    """The row that explains a difference at a time, or None.

    `own` is our state. `again` is the state that the peer finds in our normal form, which both read alike.
    """
    bare = re.sub(r'"[^"]*"', '""', text)
    spans = [(start, end) for start, end in re.findall(r"(\d\d:\d\d)-(\d\d:\d\d)", normal)
             if end > "24:00" or end <= start]
    if own != "o" and re.search(CLOCK_SPAN, normal) and not re.search(CLOCK_SPAN, text):
        return CLOCK
    if "||" in bare:
        return FALLBACK
    if re.search(rf"\b(PH|SH)( [+-]\d+ days?)? {DAY}|{DAY} (PH|SH)\b", bare, re.I):
        return HOLIDAY
    if own == "u":
        if re.search(r"sun(rise|set)|dawn|dusk", bare, re.I):
            return SUN
        if '"' in text:
            return COMMENT
        return OPEN_END if "+" in bare else None
    if again == own:
        if re.search(rf"{DAY}\s*,\s+{DAY}|\d\s*,\s+\d+:|\d\s+,\s*\d+:", bare, re.I):
            return LIST
        if re.search(rf"({DAY}|\]|PH|SH|{MONTH}|\d)\s*,", bare, re.I):
            return COMMA
        return None
    # After the midnight of a night, up to its end, or where another rule takes the night away.
    clock = f"{at.hour:02}:{at.minute:02}"
    ends = [end if end < "24:00" else f"{int(end[:2]) - 24:02}{end[2:]}" for _, end in spans]
    return NIGHT if any(clock < end for end in ends) else None


def explain(context, texts):
    """Returns how many texts both read, and how many of those have the same states. Reports differences without a row."""
    rows, read, equal = collections.Counter(), 0, 0
    for text, line in zip(texts, output(context, texts, "states"), strict=True):
        try:
            hours = opening_hours.OpeningHours(text)
        except opening_hours.ParserError:
            continue
        if line == "-":
            continue
        read += 1
        own, normal = line.split("\t", 1)
        other = their_states(hours)
        if own == other:
            equal += 1
            continue
        try:
            again = their_states(opening_hours.OpeningHours(normal))
        except opening_hours.ParserError:
            again = "?" * len(TIMES)
        names = [row(text, normal, at, own[number], again[number])
                 for number, at in enumerate(TIMES) if own[number] != other[number]]
        rows.update(names)
        if None in names:
            context.differ(f"hours: no row explains {names.count(None)} states of {text}, here {normal}")
    for name, count in rows.most_common():
        print(f"{count} states differ by {name or 'no row'}", file=sys.stderr)
    return read, equal


def output(context, texts, *mode):
    """The lines that `benchmarks peer hours` prints for texts."""
    file = context.work / "hours.txt"
    file.write_text("".join(text + "\n" for text in texts))
    return context.run(context.program, "peer", "hours", *mode, file).splitlines()


def rows(context):
    if context.options.texts is None:
        context.skip("hours", "--texts")
        return
    texts = [text.split("\t")[-1] for text in context.options.texts.read_text().split("\n")
             if text and not text.startswith(("#", "kind\t"))]
    some = texts[::max(1, len(texts) // 100)]
    if context.options.quick:
        texts = some
    name = "opening-hours-py"
    read, equal = explain(context, texts)
    yield "texts with the same states", f"{equal:,}", name, f"of {read:,}", "others by rows"
    rounds = []
    for _ in range(context.options.runs):
        pairs = zip(map(ours, output(context, some)), map(theirs, some), strict=True)
        rounds.append([pair for pair in pairs if None not in pair])
    for number, task in enumerate(TASKS):
        times = [statistics.median(statistics.mean(pair[side][number] for pair in pairs) for pairs in rounds)
                 for side in (0, 1)]
        yield task, times[0], name, times[1], ""
