/// The legs of a route in a tree of boxes, in their order.
///
/// A leg between the same places as an earlier one is left out, because it is never nearer.
struct RouteLegs {
  private var legs: ContiguousArray<RouteLeg> = []
  /// The length of the route before each leg.
  private var lengths: ContiguousArray<Distance> = []
  /// The boxes of the nodes.
  ///
  /// The children of node *n* are 2*n* and 2*n* + 1, and the root is 1. The last half are leaves of eight
  /// legs each.
  private var boxes: ContiguousArray<Box> = []
  private var leafCount = 1
  /// The center of each leg's chord, and half of its length.
  private var spheres: ContiguousArray<SIMD4<Double>> = []

  private static var legsPerLeaf: Int { 8 }

  /// The number of legs.
  var count: Int { legs.count }

  /// The point of a leg that is nearest to a place.
  struct Nearest {
    let leg: Int
    /// The distance of the place from the leg in meters.
    let distance: Double
    /// The angle from the start of the leg to where it is nearest.
    let angle: Double
  }

  /// A place to which distances are measured.
  struct Target {
    let place: Coordinate
    let vector: SIMD3<Double>

    init(_ place: Coordinate) { (self.place, vector) = (place, RouteLeg.vector(place)) }
  }

  private struct Box {
    var low = SIMD3<Double>(repeating: .infinity)
    var high = SIMD3<Double>(repeating: -.infinity)

    mutating func formUnion(_ low: SIMD3<Double>, _ high: SIMD3<Double>) {
      self.low.replace(with: low, where: low .< self.low)
      self.high.replace(with: high, where: high .> self.high)
    }

    /// Returns the squared chord from a vector to the nearest point of the box.
    func squaredChord(to vector: SIMD3<Double>) -> Double {
      var gap = low - vector
      let other = vector - high
      gap.replace(with: other, where: other .> gap)
      gap.replace(with: 0, where: gap .< 0)
      return (gap * gap).sum()
    }
  }

  /// Creates the legs between the places of a route, or one leg for one place.
  init(_ route: [Coordinate]) {
    legs.reserveCapacity(route.count)
    lengths.reserveCapacity(route.count)
    var length = Distance.meters(0)
    var start = route.first.map { Target($0) }
    var known = KnownLegs(capacity: route.count)
    for place in route.count > 1 ? route.dropFirst() : route[...] {
      guard let from = start else { break }
      if let leg = known.insert(from.place, place, number: legs.count, in: legs) {
        length = length + legs[leg].length
        start = legs[leg].end
        continue
      }
      let leg = RouteLeg(from: from, to: Target(place))
      legs.append(leg)
      spheres.append(leg.sphere)
      lengths.append(length)
      length = length + leg.length
      start = leg.end
    }
    while leafCount * Self.legsPerLeaf < legs.count { leafCount *= 2 }
    boxes = ContiguousArray(repeating: Box(), count: 2 * leafCount)
    for (number, leg) in legs.enumerated() {
      let (low, high) = leg.bounds
      boxes[leafCount + number / Self.legsPerLeaf].formUnion(low, high)
    }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      boxes[node] = boxes[2 * node]
      boxes[node].formUnion(boxes[2 * node + 1].low, boxes[2 * node + 1].high)
    }
  }

  /// Returns the length of the route from its start to where it is nearest to a place.
  func distanceAlong(_ nearest: Nearest) -> Distance {
    lengths[nearest.leg] + .meters(nearest.angle * Distance.meanEarthRadius.meters)
  }

  /// Returns the squared chord of a distance in meters, and a little more, because of rounding; infinity
  /// for a distance near to half of the Earth's circumference or beyond it.
  static func squaredChord(of distance: Double) -> Double {
    let angle = distance / Distance.meanEarthRadius.meters + 1e-12
    guard angle > 0 else { return 0 }
    guard angle < 3.1 else { return .infinity }
    let chord = 2 * sineAndCosine(ofDegrees: angle / 2 / radiansPerDegree).sine + 1e-15
    return chord * chord
  }

  private func measure(_ leg: Int, _ target: Target) -> Nearest {
    let (distance, angle) = legs[leg].nearest(to: target)
    return Nearest(leg: leg, distance: distance.meters, angle: angle)
  }

  /// Returns the legs below a node that are in a range.
  private func legs(below node: Int, from start: Int, before end: Int) -> Range<Int> {
    let height = node.leadingZeroBitCount - leafCount.leadingZeroBitCount
    let first = ((node << height) - leafCount) * Self.legsPerLeaf
    return max(first, start)..<max(first, start, min(first + Self.legsPerLeaf << height, end))
  }

  /// Returns whether a leg may come within a chord of a point: whether the sphere around it does.
  private func isAround(_ leg: Int, _ point: SIMD3<Double>, within chord: Double) -> Bool {
    let sphere = spheres[leg]
    let (x, y, z) = (sphere.x - point.x, sphere.y - point.y, sphere.z - point.z)
    let reach = chord + sphere.w
    return x * x + y * y + z * z <= reach * reach
  }

  /// Returns whether any leg comes within a squared chord of a point, which need not be on the sphere.
  func comeNear(to point: SIMD3<Double>, within squaredChord: Double) -> Bool {
    squaredChord == .infinity || comeNear(1, to: point, within: squaredChord)
  }

  private func comeNear(
    _ node: Int, to point: SIMD3<Double>, within squaredChord: Double
  ) -> Bool {
    guard boxes[node].squaredChord(to: point) <= squaredChord else { return false }
    guard node >= leafCount else {
      let isFirstNearer =
        boxes[2 * node].squaredChord(to: point) <= boxes[2 * node + 1].squaredChord(to: point)
      let near = isFirstNearer ? 2 * node : 2 * node + 1
      return comeNear(near, to: point, within: squaredChord)
        || comeNear(near ^ 1, to: point, within: squaredChord)
    }
    let chord = squaredChord.squareRoot()
    return legs(below: node, from: 0, before: count).contains { leg in
      isAround(leg, point, within: chord) && legs[leg].squaredChord(to: point) <= squaredChord
    }
  }

  /// Returns the nearest of the first legs within a distance in meters, or one of them.
  func nearest(to target: Target, before end: Int, within radius: Double) -> Nearest? {
    guard end > 0 else { return nil }
    var search = Search(
      target: target, end: end, radius: radius, limit: Self.squaredChord(of: radius))
    visit(1, &search)
    return search.best
  }

  private struct Search {
    let target: Target
    let end: Int
    let radius: Double
    /// The greatest squared chord of a leg that may be the nearest.
    var limit: Double
    var best: Nearest?
  }

  private func visit(_ node: Int, _ search: inout Search) {
    let range = legs(below: node, from: 0, before: search.end)
    guard !range.isEmpty else { return }
    guard node >= leafCount else {
      let (first, second) = (2 * node, 2 * node + 1)
      let one = boxes[first].squaredChord(to: search.target.vector)
      let other = boxes[second].squaredChord(to: search.target.vector)
      let near = one <= other ? first : second
      if min(one, other) <= search.limit { visit(near, &search) }
      if max(one, other) <= search.limit { visit(near ^ 1, &search) }
      return
    }
    var chords = SIMD8<Double>(repeating: .infinity)
    let reach = search.limit.squareRoot()
    for (lane, leg) in range.enumerated()
    where isAround(leg, search.target.vector, within: reach) {
      chords[lane] = legs[leg].squaredChord(to: search.target.vector)
    }
    // The one that seems to be nearest first, since the others are then seldom measured.
    while case let least = chords.min(), least <= search.limit, least < .infinity {
      var lane = 0
      while chords[lane] != least { lane += 1 }
      chords[lane] = .infinity
      let found = measure(range.lowerBound + lane, search.target)
      guard found.distance <= search.best?.distance ?? search.radius else { continue }
      search.best = found
      // Near the antipode, a chord hardly tells a distance.
      if least < 3.9 {
        let chord = least.squareRoot() + 1e-12
        search.limit = min(search.limit, chord * chord)
      }
    }
  }

  /// Returns the first leg of a range within a distance of a place in meters.
  func first(
    from start: Int, before end: Int, near target: Target, within distance: Double
  ) -> Nearest? {
    guard start < end, distance >= 0 else { return nil }
    let limit = Self.squaredChord(of: distance)
    return first(1, from: start, before: end, near: target, within: (distance, limit))
  }

  private func first(
    _ node: Int, from start: Int, before end: Int, near target: Target,
    within reach: (distance: Double, squaredChord: Double)
  ) -> Nearest? {
    guard boxes[node].squaredChord(to: target.vector) <= reach.squaredChord else { return nil }
    let range = legs(below: node, from: start, before: end)
    guard !range.isEmpty else { return nil }
    guard node >= leafCount else {
      return first(2 * node, from: start, before: end, near: target, within: reach)
        ?? first(2 * node + 1, from: start, before: end, near: target, within: reach)
    }
    let chord = reach.squaredChord.squareRoot()
    for leg in range
    where isAround(leg, target.vector, within: chord)
      && legs[leg].squaredChord(to: target.vector) <= reach.squaredChord
    {
      let found = measure(leg, target)
      if found.distance <= reach.distance { return found }
    }
    return nil
  }
}

/// The legs of a route by their ends.
private struct KnownLegs {
  /// The numbers of legs, or -1, in slots by the ends of the leg.
  private var slots: ContiguousArray<Int32>

  init(capacity: Int) {
    var count = 16
    while count < 2 * capacity { count *= 2 }
    slots = ContiguousArray(repeating: -1, count: count)
  }

  /// Returns the leg between the same places, or stores a new one and returns `nil`.
  ///
  /// If many legs share slots, some are forgotten.
  mutating func insert(
    _ start: Coordinate, _ end: Coordinate, number: Int, in legs: ContiguousArray<RouteLeg>
  ) -> Int? {
    var hash: UInt64 = 0
    func mix(_ degrees: Double) {
      hash = (hash ^ degrees.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    mix(start.latitude)
    mix(start.longitude)
    mix(end.latitude)
    mix(end.longitude)
    let home = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for step in 0..<8 {
      let slot = (home + step) & (slots.count - 1)
      let known = Int(slots[slot])
      guard known >= 0 else {
        slots[slot] = Int32(truncatingIfNeeded: number)
        return nil
      }
      if legs[known].start.place == start, legs[known].end.place == end { return known }
    }
    slots[home] = Int32(truncatingIfNeeded: number)
    return nil
  }
}

/// The shorter great-circle arc between two places of a route.
struct RouteLeg {
  let start: RouteLegs.Target
  let end: RouteLegs.Target
  let length: Distance
  /// The direction of travel at the start, at right angles to that of the start.
  private let forward: SIMD3<Double>
  /// The direction to the left of the leg.
  private let left: SIMD3<Double>
  /// The length of the arc in radians, its sine, and its cosine.
  private let angle: Double
  private let sine: Double
  private let cosine: Double

  /// Creates the leg between two places; between antipodes, the one over the north pole.
  init(from start: RouteLegs.Target, to end: RouteLegs.Target) {
    (self.start, self.end) = (start, end)
    let (startVector, endVector) = (start.vector, end.vector)
    length = start.place.distance(to: end.place)
    angle = length.meters / Distance.meanEarthRadius.meters
    // (a - b) × (a + b) = 2 a × b, without loss of digits for near places.
    var normal = Self.cross(startVector - endVector, startVector + endVector)
    if Self.dot(normal, normal) < 1e-30, angle > 1 {
      normal = Self.cross(startVector, abs(start.place.latitude) < 90 ? [0, 0, 1] : [1, 0, 0])
    }
    let way = Self.cross(normal, startVector)
    let length = Self.dot(way, way).squareRoot()
    forward = length > 0 ? way / length : way
    left = Self.cross(startVector, forward)
    (sine, cosine) = (Self.dot(endVector, forward), Self.dot(endVector, startVector))
  }

  /// Returns the distance of a place from the leg, and the angle of the leg at its nearest place.
  func nearest(to target: RouteLegs.Target) -> (distance: Distance, angle: Double) {
    let (place, vector) = (target.place, target.vector)
    let (ahead, along) = (Self.dot(vector, start.vector), Self.dot(vector, forward))
    let position = arcTangent(y: along, x: ahead)
    guard position > 0, position < angle else {
      // The farther end is not measured, unless both are about as far.
      let (first, last) = (vector - start.vector, vector - end.vector)
      let difference = Self.dot(first, first) - Self.dot(last, last)
      if difference < -1e-13 { return (start.place.distance(to: place), 0) }
      if difference > 1e-13 { return (end.place.distance(to: place), angle) }
      let (toStart, toEnd) = (start.place.distance(to: place), end.place.distance(to: place))
      return toStart <= toEnd ? (toStart, 0) : (toEnd, angle)
    }
    let across = abs(Self.dot(vector, left))
    let offset = arcTangent(y: across, x: (ahead * ahead + along * along).squareRoot())
    return (.meters(offset * Distance.meanEarthRadius.meters), position)
  }

  /// Returns the squared chord from a point, which need not be on the sphere, to the leg, or somewhat less
  /// for a long leg.
  func squaredChord(to point: SIMD3<Double>) -> Double {
    let (toStart, toEnd) = (point - start.vector, point - end.vector)
    let ends = min(Self.dot(toStart, toStart), Self.dot(toEnd, toEnd))
    let (ahead, along) = (Self.dot(point, start.vector), Self.dot(point, forward))
    guard along > 0, sine * ahead > cosine * along else { return ends }
    // The nearest point of the great circle, also for a point above or below the sphere.
    let across = Self.dot(point, left)
    let height = 1 - (ahead * ahead + along * along).squareRoot()
    return min(ends, across * across + height * height)
  }

  /// The corners of a box around the arc.
  var bounds: (low: SIMD3<Double>, high: SIMD3<Double>) {
    // An arc is at most 1 - cos(angle / 2) away from its chord.
    let margin = angle * angle / 8 + 1e-15
    var (low, high) = (start.vector, start.vector)
    low.replace(with: end.vector, where: end.vector .< low)
    high.replace(with: end.vector, where: end.vector .> high)
    return (low - margin, high + margin)
  }

  /// The center of the chord, and the radius of a sphere around the arc.
  var sphere: SIMD4<Double> {
    let center = (start.vector + end.vector) / 2
    return SIMD4(center, angle / 2 + angle * angle / 8 + 1e-15)
  }

  static func vector(_ place: Coordinate) -> SIMD3<Double> {
    let north = sineAndCosine(ofDegrees: place.latitude)
    let east = sineAndCosine(ofDegrees: place.longitude)
    return [north.cosine * east.cosine, north.cosine * east.sine, north.sine]
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}
