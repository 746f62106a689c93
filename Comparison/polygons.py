"""Finds the polygons of each place with Geo and with Shapely (GEOS), on the same polygons and places.

There are two sets: 220 polygons, of which 20 are hostile, with 100,000 places that are at least 1e-7 degrees
away from every edge; and 1,000 polygons with 1,000,000 places. Both programs find the polygons of each place.
Shapely uses its STRtree with prepared polygons.
"""
import math, random, statistics, time
import numpy, shapely


def star(random, x, y, reach, corners, least=0.3):
    """A ring around a center whose corners are at random distances."""
    ring = []
    for corner in range(corners):
        angle, radius = 2 * math.pi * corner / corners, reach * random.uniform(least, 1)
        ring.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return ring


def hostile(random):
    """Needles, combs, spirals, and stairs, with edges along and almost along meridians."""
    rings = []
    for number in range(5):
        x, y, teeth = random.uniform(-90, 80), random.uniform(-60, 40), 50 * (number + 1)
        comb = [(x, y)]
        for tooth in range(teeth):
            left = x + 9 * tooth / teeth
            comb += [(left, y + 9), (left + 4.5 / teeth, y + 9), (left + 4.5 / teeth, y + 1),
                     (left + 9 / teeth, y + 1)]
        rings.append(comb + [(x + 9, y)])
        rings.append([(x, y), (x + 40, y + 1e-6), (x + 40, y + 2e-6)])
        turn = [(0.2 * k, 0.02 * k) for k in range(1, 200)]
        spiral = [(x + r * math.cos(a), y + r * math.sin(a)) for a, r in turn]
        rings.append(spiral + [(x + (r + 0.3) * math.cos(a), y + (r + 0.3) * math.sin(a))
                               for a, r in reversed(turn)])
        steps = [(x + k // 2 * 0.1, y + (k + 1) // 2 * 0.1) for k in range(200)]
        rings.append(steps + [(x + 10, y - 3), (x, y - 3)])
    return rings


def compare(context, name, question, rings, points):
    folder = context.work / name
    folder.mkdir(parents=True, exist_ok=True)
    polygons = [shapely.Polygon(ring) for ring in rings]
    (folder / "polygons.txt").write_text(
        "".join(" ".join(f"{x!r} {y!r}" for x, y in ring) + "\n" for ring in rings))
    (folder / "points.txt").write_text("".join(f"{x!r} {y!r}\n" for x, y in points.tolist()))
    places = shapely.points(points)
    tree = shapely.STRtree(polygons)
    shapely.prepare(tree.geometries)
    times = []
    for _ in range(5):
        start = time.process_time()
        pairs = tree.query(places, predicate="within")
        times.append((time.process_time() - start) / len(places) * 1e9)
    sums = numpy.zeros(len(places), dtype=numpy.uint64)
    numpy.add.at(sums, pairs[0], (pairs[1] + 1).astype(numpy.uint64))
    checksum = 0
    for value in sums.tolist():
        checksum = (checksum * 31 + value) % 2**64
    fields = context.run(context.program, "peer", "polygons", folder).splitlines()[-1].split("\t")
    if [int(fields[2]), int(fields[3], 16)] != [pairs.shape[1], checksum]:
        context.differ(f"{name}: {fields[2:]} here, {pairs.shape[1]} {checksum:016x} there")
    return question, float(fields[1]), f"Shapely {shapely.__version__}", statistics.median(times), ""


def rows(context):
    source = random.Random(1)
    rings = [star(source, source.uniform(-100, 100), source.uniform(-60, 60),
                  10 ** source.uniform(-2, 1.3), source.randrange(3, 300)) for _ in range(200)]
    rings += hostile(source)
    polygons = shapely.STRtree([shapely.Polygon(ring) for ring in rings])
    centers = [polygon.bounds for polygon in polygons.geometries]
    points = []
    while len(points) < 100_000:
        west, south, east, north = source.choice(centers)
        points.append((source.uniform(west, east), source.uniform(south, north)))
        points.append((source.uniform(-120, 120), source.uniform(-80, 80)))
    points = numpy.array(points)
    edges = shapely.STRtree([polygon.exterior for polygon in polygons.geometries])
    near = edges.query(shapely.points(points), predicate="dwithin", distance=1e-7)[0]
    points = numpy.delete(points, near, axis=0)
    yield compare(context, "hostile", "220 polygons, 20 of them hostile", rings, points)
    rings = [star(source, source.uniform(-124, -68), source.uniform(26, 48), 1.5,
                  source.randrange(20, 200), 0.7) for _ in range(1000)]
    points = numpy.array([(source.uniform(-125, -67), source.uniform(25, 49))
                          for _ in range(1_000_000)])
    yield compare(context, "thousand", "1,000 polygons", rings, points)
