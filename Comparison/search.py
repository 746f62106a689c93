"""Finds names as people type them, with TextSearch, SQLite FTS5, tantivy, and RapidFuzz, among the same names.

The names are those of a file with one name on each line (`--names`), or 100,000 that are generated from words. A query
is a name, its beginning, the name with one typo in a word of five letters or more, or all but one of its words in
reverse order. FTS5 has a prefix index, and sorts by bm25. tantivy accepts one typo in each word, and the last word may
be a beginning. RapidFuzz compares the query with all names, so it gets fewer queries. The figures are the share of
queries whose name is among the first five hits, and the median time of a query.
"""
import random, sqlite3, statistics, time

FIRST = "Sunny Green River Old New Happy Golden Blue Maple Cedar Silver Desert Mountain Valley Prairie Harbor".split()
SECOND = "Creek Hill Park Meadow Grove Spring Lake Ridge Orchard Garden Village Station Corner Bridge Point".split()
THIRD = "Farmers Kids Family Organic Community Senior Youth Wellness Downtown Saturday Winter Vegan Public".split()
FOURTH = "Market Clinic Camp Kitchen Workshop Pantry Center Club Festival Class Fair Garden Cafe".split()


def names(count):
    chosen, made = random.Random(1), {}
    while len(made) < count:
        parts = [chosen.choice(words) for words in (FIRST, SECOND, THIRD, FOURTH)]
        made[f"{' '.join(parts)} {chosen.randrange(1, 200)}" if chosen.random() < 0.8 else " ".join(parts)] = None
    return list(made)


def slipped(word, chosen):
    place, letter = chosen.randrange(1, len(word) - 1), chosen.choice("abcdefghijklmnopqrstuvwxyz")
    return chosen.choice([word[:place] + letter + word[place + 1:], word[:place] + word[place + 1:],
                          word[:place] + letter + word[place:],
                          word[:place] + word[place + 1] + word[place] + word[place + 2:]])


def queries(names, count):
    """(kind, text, name) of each query."""
    chosen = random.Random(2)
    for kind in "name", "beginning", "slip", "words":
        made = 0
        while made < count:
            name = chosen.choice(names)
            words = "".join(each if each.isalnum() else " " for each in name.lower()).split()
            if kind == "beginning":
                words = [name.lower()[:chosen.randrange(5, max(6, len(name)))].rstrip()]
            elif kind == "slip":
                long = [place for place, word in enumerate(words) if len(word) > 4 and word.isalpha()]
                if not long:
                    continue
                place = chosen.choice(long)
                words[place] = slipped(words[place], chosen)
            elif kind == "words":
                if len(words) < 3:
                    continue
                words.pop(chosen.randrange(len(words)))
                words.reverse()
            made += 1
            yield kind, " ".join(words), name


class FTS5:
    name = f"SQLite FTS5 {sqlite3.sqlite_version}"

    def __init__(self, names):
        self.base = sqlite3.connect(":memory:")
        self.base.execute("CREATE VIRTUAL TABLE names USING fts5(name, prefix='2 3 4')")
        self.base.executemany("INSERT INTO names VALUES (?)", ((name,) for name in names))

    def find(self, text):
        words = " ".join(f'"{word}"' for word in "".join(c if c.isalnum() else " " for c in text).split())
        found = self.base.execute("SELECT name FROM names WHERE names MATCH ? ORDER BY rank LIMIT 5", (words + "*",))
        return [name for name, in found]


class Tantivy:
    def __init__(self, names):
        import tantivy
        self.tantivy, self.name = tantivy, f"tantivy {tantivy.__version__.split(',')[0].removeprefix('tantivy v')}"
        builder = tantivy.SchemaBuilder()
        builder.add_text_field("name", stored=True)
        self.schema = builder.build()
        index = tantivy.Index(self.schema)
        writer = index.writer(num_threads=1)
        for name in names:
            writer.add_document(tantivy.Document(name=name))
        writer.commit()
        index.reload()
        self.searcher = index.searcher()

    def find(self, text):
        fuzzy, words = self.tantivy.Query.fuzzy_term_query, text.split()
        parts = [(self.tantivy.Occur.Must,
                  fuzzy(self.schema, "name", word, distance=1, transposition_cost_one=True, prefix=word == words[-1]))
                 for word in words]
        hits = self.searcher.search(self.tantivy.Query.boolean_query(parts), 5).hits
        return [self.searcher.doc(address)["name"][0] for _, address in hits]


class RapidFuzz:
    def __init__(self, names):
        import rapidfuzz
        self.fuzz, self.names, self.name = rapidfuzz, names, f"RapidFuzz {rapidfuzz.__version__}"
        self.lower = [name.lower() for name in names]

    def find(self, text):
        found = self.fuzz.process.extract(text, self.lower, scorer=self.fuzz.fuzz.WRatio, limit=5)
        return [self.names[place] for _, _, place in found]


def rows(context):
    options = context.options
    if options.names:
        known = dict.fromkeys(line.strip() for line in options.names.read_text().splitlines() if line.strip())
        known = list(known)
    else:
        known = names(10_000 if options.quick else 100_000)
    asked = list(queries(known, 100 if options.quick else 500))
    files = context.work / "names.txt", context.work / "queries.tsv"
    files[0].write_text("".join(f"{name}\n" for name in known))
    files[1].write_text("".join(f"{text}\t{name}\t{kind}\n" for kind, text, name in asked))
    own = {}
    for line in context.run(context.program, "peer", "names", *files).splitlines()[2:]:
        if not line.startswith(" "):
            kind, _, _, five, _, median, _ = line.split()
            own[kind] = float(five), float(median) * 1e3
    for rival in FTS5, Tantivy, RapidFuzz:
        try:
            index = rival(known)
        except ImportError as error:
            context.skip(rival.__name__, error.name)
            continue
        for kind, (five, median) in own.items():
            some = [query for query in asked if query[0] == kind][:20 if rival is RapidFuzz else None]
            times, hits = [], 0
            for _, text, name in some:
                start = time.perf_counter_ns()
                found = index.find(text)
                times.append(time.perf_counter_ns() - start)
                hits += name.lower() in (each.lower() for each in found)
            theirs = statistics.median(times)
            yield (f"{kind} among {len(known):,} names", f"{five:.0f} %, {median / 1e3:.0f} µs", index.name,
                   f"{100 * hits / len(some):.0f} %, {theirs / 1e3:.0f} µs", f"{theirs / median:.1f}")
