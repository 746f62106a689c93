"""Makes the data for comparing spatial indexes, and runs the peers from PyPI.

usage: geo.py make FOLDER [--points N] [--markets FILE] [--zips FILE]
           writes the sets uniform and clustered, and with --zips also the set zips
       geo.py run FOLDER SET [quick]
           prints a line for each task, as `benchmarks peer geo` does

A set is three files of little-endian doubles. Each row of SET.points.f64 and SET.queries.f64 has a latitude and a
longitude. Each row of SET.boxes.f64 has south, west, north, and east; west is greater than east if the box crosses
the antimeridian. Coordinates have seven decimals, and no two points are equal.

The points of clustered lie around 9,000 towns, or around the places of the file for --markets, such as the National
Farmers Market Directory of the USDA. It is a CSV file with one of the pairs in COLUMNS. Offsets have a normal
distribution with a standard deviation of 1, 3, or 9 km. The set zips has the places of the file for --zips, such as
the Gazetteer of the Census Bureau, with queries around them.
"""
import csv, pathlib, statistics, subprocess, sys, time
import numpy

RADIUS = 6371008.8
PREFIX = 20
QUERIES = 10_000
METHODS = ("count", "count"), ("ids", "within"), ("places", "places")
COLUMNS = ("lat", "lon"), ("y", "x"), ("location_y", "location_x")


def rounded(latitudes, longitudes):
    rows = numpy.column_stack([numpy.clip(latitudes, -90, 90), (longitudes + 180) % 360 - 180])
    return numpy.rint(rows * 1e7) / 1e7


def uniform(generator, count):
    latitudes = numpy.degrees(numpy.arcsin(generator.uniform(-1, 1, count)))
    return rounded(latitudes, generator.uniform(-180, 180, count))


def clustered(generator, count, centers):
    chosen = centers[generator.integers(0, len(centers), count)]
    deviation = generator.choice([1, 3, 9], count, p=[1 / 2, 1 / 3, 1 / 6]) / 111.195
    north, east = generator.normal(size=(2, count)) * deviation
    return rounded(chosen[:, 0] + north, chosen[:, 1] + east / numpy.cos(numpy.radians(chosen[:, 0])))


def places(file):
    with open(file, newline="", encoding="utf-8-sig") as rows:
        named = [{key.strip().lower(): value for key, value in row.items()} for row in csv.DictReader(rows)]
    columns = next((pair for pair in COLUMNS if pair[0] in named[0]), None)
    if columns is None:
        sys.exit(f"{file} has none of these pairs of columns: {COLUMNS}")
    return numpy.array([[float(row[column]) for column in columns] for row in named if row[columns[0]]])


def make(folder, count, markets, zips):
    folder.mkdir(parents=True, exist_ok=True)
    towns = numpy.random.default_rng(5)
    centers = places(markets) if markets else numpy.column_stack(
        [towns.uniform(25, 49, 9000), towns.uniform(-124, -67, 9000)])
    drawn = uniform(numpy.random.default_rng(0), count + QUERIES)
    write(folder, "uniform", drawn[:count], drawn[count:])
    drawn = clustered(numpy.random.default_rng(1), count + QUERIES, centers)
    write(folder, "clustered", drawn[:count], drawn[count:])
    if zips:
        centers = places(zips)
        write(folder, "zips", rounded(*centers.T), clustered(numpy.random.default_rng(2), QUERIES, centers))


def write(folder, name, points, queries):
    points = numpy.unique(points, axis=0)
    numpy.random.default_rng(9).shuffle(points)
    half = numpy.resize([0.05, 0.5, 5.0], len(queries))
    south, north = numpy.maximum(queries[:, 0] - half, -90), numpy.minimum(queries[:, 0] + half, 90)
    west, east = (queries[:, 1] - half + 180) % 360 - 180, (queries[:, 1] + half + 180) % 360 - 180
    boxes = numpy.rint(numpy.column_stack([south, west, north, east]) * 1e7) / 1e7
    for kind, rows in ("points", points), ("queries", queries), ("boxes", boxes):
        rows.astype("<f8").tofile(folder / f"{name}.{kind}.f64")


def vectors(rows):
    latitudes, longitudes = numpy.radians(rows[:, 0]), numpy.radians(rows[:, 1])
    return numpy.column_stack([numpy.cos(latitudes) * numpy.cos(longitudes),
                               numpy.cos(latitudes) * numpy.sin(longitudes), numpy.sin(latitudes)])


def chord(meters):
    return 2 * numpy.sin(meters / RADIUS / 2)


class SciPy:
    name = "scipy-ckdtree"

    def __init__(self, points):
        from scipy.spatial import cKDTree
        self.tree = cKDTree(vectors(points))

    def within(self, center, meters):
        return self.tree.query_ball_point(vectors(center[None])[0], chord(meters))

    def count(self, center, meters):
        return self.tree.query_ball_point(vectors(center[None])[0], chord(meters), return_length=True)

    def nearest(self, center, count):
        return numpy.atleast_1d(self.tree.query(vectors(center[None])[0], count)[1])


class BallTree:
    name = "sklearn-balltree"

    def __init__(self, points):
        from sklearn.neighbors import BallTree
        self.tree = BallTree(numpy.radians(points), metric="haversine")

    def within(self, center, meters):
        return self.tree.query_radius(numpy.radians(center[None]), meters / RADIUS)[0]

    def count(self, center, meters):
        return self.tree.query_radius(numpy.radians(center[None]), meters / RADIUS, count_only=True)[0]

    def places(self, center, meters):
        ids, angles = self.tree.query_radius(
            numpy.radians(center[None]), meters / RADIUS, return_distance=True, sort_results=True)
        return ids[0], angles[0] * RADIUS

    def nearest(self, center, count):
        return self.tree.query(numpy.radians(center[None]), count)[1][0]


class PyKDTree:
    name = "pykdtree"

    def __init__(self, points):
        from pykdtree.kdtree import KDTree
        self.tree = KDTree(vectors(points))

    def nearest(self, center, count):
        return numpy.atleast_1d(self.tree.query(vectors(center[None]), count)[1][0])


class KDBush:
    """The k-d tree of kdbush in Rust, which works on degrees."""
    name = "kdbush (geoindex-rs)"

    def __init__(self, points):
        from geoindex_rs import kdtree
        builder = kdtree.KDTreeBuilder(len(points))
        builder.add(points[:, 1].copy(), points[:, 0].copy())
        self.range, self.tree = kdtree.range, builder.finish()

    def box(self, box):
        south, west, north, east = box
        parts = [(west, east)] if west <= east else [(west, 180), (-180, east)]
        return sum(len(self.range(self.tree, left, south, right, north)) for left, right in parts)


def run(folder, name, is_quick):
    points, queries, boxes = (numpy.fromfile(folder / f"{name}.{kind}.f64", "<f8").reshape(-1, width)
                              for kind, width in (("points", 2), ("queries", 2), ("boxes", 4)))
    for peer in SciPy, BallTree, PyKDTree, KDBush:
        start = time.process_time()
        try:
            index = peer(points)
        except ImportError as error:
            print(f"skipped {peer.name}: {error.name} is missing", file=sys.stderr)
            continue
        build = (time.process_time() - start) * 1e3
        radii = (("5mi", 8046.72, 1), ("50km", 50e3, 4), ("500km", 500e3, 40))
        tasks = [(f"{kind}-{label}", divisor, getattr(index, method, None), size, queries)
                 for label, size, divisor in radii for kind, method in METHODS]
        tasks += [(f"knn-{count}", 1, getattr(index, "nearest", None), count, queries) for count in (1, 10, 100)]
        tasks.append(("box-count", 10, getattr(index, "box", None), None, boxes))
        for task, divisor, ask, size, questions in tasks:
            if ask is None:
                continue
            # Calls from Python take longer, so each task has a tenth of the queries.
            divisor = (divisor if len(points) > 100_000 and name == "clustered" else 1) * (100 if is_quick else 10)
            count = max(PREFIX, len(questions) // divisor)
            answer = (lambda question: ask(question)) if size is None else (lambda question: ask(question, size))
            row = measure(answer, task.startswith(("knn", "places")), questions[:count])
            print(name, task, index.name, len(points), count, f"{build:.0f}", "", *row, sep="\t", flush=True)


def measure(ask, is_ordered, questions):
    total = prefix = hits = 0
    for number, question in enumerate(questions, 1):
        answer = ask(question)
        if isinstance(answer, (int, numpy.integer)):
            value = found = int(answer)
        else:
            ids = [int(each) for each in (answer[0] if isinstance(answer, tuple) else answer)]
            value = sum(place * each for place, each in enumerate(ids, 1)) if is_ordered else sum(ids)
            found = len(ids)
        total, hits = (total + number * value) % 2**64, hits + found
        if number == PREFIX:
            prefix = total
    times = []
    for _ in range(3):
        start = time.process_time_ns()
        for question in questions:
            ask(question)
        times.append((time.process_time_ns() - start) / len(questions))
    times.sort()
    return f"{times[1]:.1f}", f"{times[0]:.1f}", hits, f"{prefix:016x}", f"{total:016x}"


def rows(context):
    """Yields a row for each task with the fastest rival, after comparing all checksums."""
    options, folder = context.options, context.work / "geo"
    data = [sys.executable, __file__, "make", folder, "--points", 100_000 if options.quick else 1_000_000]
    for name in "markets", "zips":
        if getattr(options, name):
            data += [f"--{name}", getattr(options, name)]
    context.run(*data)
    program, source = context.work / "geo-peers", pathlib.Path(__file__).with_suffix(".cpp")
    compile = ["g++", "-O3", "-march=native", "-std=c++17", "-w", source, "-o", program]
    try:
        context.run(*compile, "-DWITH_S2=1", "-ls2", stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        context.skip("s2", "libs2-dev")
        try:
            context.run(*compile)
        except (OSError, subprocess.CalledProcessError):
            context.skip("nanoflann and the R-tree of Boost", "g++, libnanoflann-dev, or libboost-dev")
            program = None
    quick = ["quick"] if options.quick else []
    figures, sums = {}, {}
    for name in ["uniform", "clustered"] + (["zips"] if options.zips else []):
        for _ in range(options.runs):
            printed = context.run(context.program, "peer", "geo", folder, "--set", name,
                                  *(["--quick"] if quick else []))
            printed += context.run(program, folder, name, *quick) if program else ""
            printed += context.run(sys.executable, __file__, "run", folder, name, *quick)
            for line in printed.splitlines():
                fields = line.split("\t")
                if fields[0] != name:
                    continue
                task, peer, queries, build, time = fields[1], fields[2], fields[4], fields[5], fields[7]
                for key, value in ((task, "prefix"), fields[10]), ((task, queries), fields[11]):
                    if sums.setdefault((name, *key), value) != value:
                        context.differ(f"{peer}: {name}/{task}")
                figures.setdefault((name, task), {}).setdefault(peer, []).append(float(time))
                figures.setdefault((name, "build"), {}).setdefault(peer, []).append(float(build) * 1e6)
    for (name, task), peers in sorted(figures.items(), key=lambda item: item[0][0] != "uniform"):
        medians = {peer: statistics.median(times) for peer, times in peers.items()}
        ours = medians.pop("swift")
        if medians:
            rival = min(medians, key=medians.get)
            yield f"{name}: {task}", ours, rival, medians[rival], ""


def option(name, default):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else default


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "make":
        make(pathlib.Path(sys.argv[2]), int(option("--points", 1_000_000)), option("--markets", None),
             option("--zips", None))
    elif len(sys.argv) > 3 and sys.argv[1] == "run":
        run(pathlib.Path(sys.argv[2]), sys.argv[3], "quick" in sys.argv)
    else:
        sys.exit(__doc__.split("\n\n")[1])
