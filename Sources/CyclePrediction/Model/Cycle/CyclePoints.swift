/// The points of the grid that matter, with their weights.
///
/// A light point is too many steps for what it adds, but all of them together shift a mean by a
/// tenth of a day. So the light points of a scale are joined in the order of their modes, until they
/// are heavy enough to be a point at their mean mode.
struct CyclePoints: Sendable {
  typealias Lanes = CycleModel.Lanes

  /// A point and its weight.
  struct Element: Sendable {
    private let number: UInt32
    var weight: Float

    init(point: Int, weight: Float) {
      number = UInt32(truncatingIfNeeded: point)
      self.weight = weight
    }

    @inline(__always) var point: Int { Int(number) }
  }

  /// Room for an element of each point, of which the first ``count`` are in use.
  private var room = ContiguousArray(
    repeating: Element(point: 0, weight: 0), count: CycleModel.pointCount)
  private var count = 0

  /// The points, in the order of their numbers, but for joined ones.
  var elements: ArraySlice { room[..<count] }

  typealias ArraySlice = ContiguousArray<Element>.SubSequence

  /// The weights of all points; scratch memory.
  ///
  /// Behind them are the light points that are being joined, by scale: their weights, and then the sums of
  /// their weights times their modes.
  private var weights = ContiguousArray(
    repeating: Lanes(), count: CycleModel.vectorCount + (2 * CycleModel.scaleCount + 7) / 8)

  /// Reads the points; `weigh` returns eight weights.
  ///
  /// A point whose weight, relative to the heaviest, is below `share`, or relative to all points below
  /// `shareOfAll`, is light.
  @inline(__always)
  mutating func collect(
    least share: Float = Self.leastShare, ofAll shareOfAll: Float = 0, _ weigh: (Int) -> Lanes
  ) {
    var (heaviest, sum) = (Lanes(), Lanes())
    // Sound: there are more vectors.
    unsafe weights.withUnsafeMutableBufferPointer { weights in
      for vector in 0..<CycleModel.vectorCount {
        let eight = weigh(vector)
        unsafe weights[vector] = eight
        heaviest.replace(with: eight, where: eight .> heaviest)
        sum += eight
      }
    }
    gather(least: max(heaviest.max() * share, sum.sum() * shareOfAll))
  }

  /// Reads the points with some weights.
  mutating func collect(
    _ points: PointWeights, least share: Float = Self.leastShare, ofAll shareOfAll: Float = 0
  ) {
    var (heaviest, sum) = (Lanes(), Lanes())
    // Sound: there are as many numbers of either kind as points, and room for them.
    unsafe points.first.withUnsafeBufferPointer { first in
      unsafe points.second.withUnsafeBufferPointer { second in
        unsafe weights.withUnsafeMutableBufferPointer { weights in
          for vector in 0..<CycleModel.vectorCount {
            let eight =
              unsafe points.firstFactor * first[vector] + points.secondFactor * second[vector]
            unsafe weights[vector] = eight
            heaviest.replace(with: eight, where: eight .> heaviest)
            sum += eight
          }
        }
      }
    }
    gather(least: max(heaviest.max() * share, sum.sum() * shareOfAll))
  }

  /// Reads the points with some weights, each times a share in a row of vectors that begins at `start`,
  /// and returns the rest of the weights.
  mutating func collect(
    _ points: PointWeights, sharesFrom start: Int, of shares: ContiguousArray<Lanes>
  ) -> Float {
    var (heaviest, rest) = (Lanes(), Lanes())
    // Sound: as above, and a row has a number for every point.
    unsafe points.first.withUnsafeBufferPointer { first in
      unsafe points.second.withUnsafeBufferPointer { second in
        unsafe shares.withUnsafeBufferPointer { shares in
          unsafe weights.withUnsafeMutableBufferPointer { weights in
            for vector in 0..<CycleModel.vectorCount {
              let whole =
                unsafe points.firstFactor * first[vector] + points.secondFactor * second[vector]
              let eight = unsafe whole * shares[start &+ vector]
              unsafe weights[vector] = eight
              heaviest.replace(with: eight, where: eight .> heaviest)
              rest += whole - eight
            }
          }
        }
      }
    }
    gather(least: heaviest.max() * Self.leastShare)
    return rest.sum()
  }

  /// Reads the points from the weights; those below `least` are light.
  private mutating func gather(least: Float) {
    count = 0
    guard least > 0 else { return }
    let negligible = Lanes(repeating: least * Self.negligibleShare)
    let places = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
    // Sound: there are eight weights in a vector, and room for two numbers of each scale behind them. A
    // joined point takes the place of one of its points, so there are no more elements than points.
    unsafe weights.withUnsafeMutableBytes { bytes in
      unsafe room.withUnsafeMutableBufferPointer { room in
        let lanes = unsafe bytes.bindMemory(to: Lanes.self)
        let weights = unsafe bytes.bindMemory(to: Float.self)
        let (joined, moments) = (
          CycleModel.pointCount, CycleModel.pointCount + CycleModel.scaleCount
        )
        var count = 0
        func append(_ scale: Int) {
          let weight = unsafe weights[joined &+ scale]
          let mode = unsafe Int(weights[moments &+ scale] / weight + 0.5)
          unsafe room[count] = Element(
            point: mode &* CycleModel.scaleCount &+ scale, weight: weight)
          count &+= 1
          unsafe weights[joined &+ scale] = 0
          unsafe weights[moments &+ scale] = 0
        }
        for vector in 0..<CycleModel.vectorCount {
          // For most women, most points have almost no weight.
          let isWeighty = unsafe lanes[vector] .> negligible
          var rest = SIMD8().replacing(with: places, where: isWeighty).wrappedSum()
          while rest != 0 {
            let point = vector &* 8 &+ rest.trailingZeroBitCount
            rest &= rest &- 1
            let weight = unsafe weights[point]
            // Without a branch, which would often be predicted wrongly.
            unsafe room[count] = Element(point: point, weight: weight)
            count &+= weight >= least ? 1 : 0
            let light = weight >= least ? 0 : weight
            let mode = Int(UInt32(truncatingIfNeeded: point) / UInt32(CycleModel.scaleCount))
            let scale = point &- mode &* CycleModel.scaleCount
            unsafe weights[joined &+ scale] += light
            unsafe weights[moments &+ scale] += light * Float(mode)
            if unsafe weights[joined &+ scale] >= least { append(scale) }
          }
        }
        for scale in 0..<CycleModel.scaleCount where unsafe weights[joined &+ scale] > 0 {
          append(scale)
        }
        self.count = count
      }
    }
  }

  /// Divides the weight of each point by its number in a row of vectors that begins at `first`.
  mutating func divideWeights(by numbers: ContiguousArray<Lanes>, from first: Int) {
    // Sound: a row has a number for every point.
    unsafe numbers.withUnsafeBytes { bytes in
      let numbers = unsafe bytes.bindMemory(to: Float.self)
      unsafe room.withUnsafeMutableBufferPointer { elements in
        for index in 0..<count {
          unsafe elements[index].weight /= numbers[first &* 8 &+ elements[index].point]
        }
      }
    }
  }

  /// The weight of a point, relative to the heaviest, below which it is joined with others.
  static let leastShare: Float = 1e-3

  /// The weight of a light point, relative to those that are not, below which it is left out.
  private static let negligibleShare: Float = 0.003
}

/// The weights of all points of the grid, as a sum of two weights of each, times factors.
struct PointWeights {
  let (first, second): (ContiguousArray<CycleModel.Lanes>, ContiguousArray<CycleModel.Lanes>)
  let (firstFactor, secondFactor): (Float, Float)

  /// Eight weights.
  @inline(__always)
  subscript(vector: Int) -> CycleModel.Lanes {
    firstFactor * first[vector] + secondFactor * second[vector]
  }
}

/// The weights of the days `0...150`, in vectors of eight days.
struct DayLanes: Sendable {
  typealias Lanes = CycleModel.Lanes

  private var lanes: ContiguousArray<Lanes>

  /// Creates weights of 0.
  init() { lanes = ContiguousArray(repeating: Lanes(), count: CycleModel.dayVectors) }

  /// Sets all weights to 0.
  mutating func clear() {
    for vector in lanes.indices { lanes[vector] = Lanes() }
  }

  /// The weights of eight days.
  subscript(vector: Int) -> Lanes {
    get { lanes[vector] }
    set { lanes[vector] = newValue }
  }

  /// Returns the weight of a day.
  func weight(of day: Int) -> Double { Double(lanes[day / 8][day % 8]) }

  /// The sum of the weights.
  var total: Double {
    var sum = Lanes()
    for eight in lanes { sum += eight }
    return Double(sum.sum())
  }

  /// Returns the sum of some weights.
  static func sum(of weights: ContiguousArray<Float>) -> Float {
    var eight = Lanes()
    let rest = weights.count & ~7
    for day in 0..<rest { eight[day & 7] += weights[day] }
    return weights[rest...].reduce(eight.sum(), +)
  }

  /// Adds the lengths at some points of the grid, from a vector on, each times the point's weight.
  ///
  /// Unless `isLong`, lengths that are very unlikely at a point are left out.
  mutating func add(
    _ points: CyclePoints.ArraySlice, of model: CycleModel, from first: Int,
    isLong: Bool = false
  ) {
    // Sound: a point has `dayVectors` vectors in the table, and so has this. Four or seven vectors
    // at a time stay in registers.
    unsafe lanes.withUnsafeMutableBufferPointer { lanes in
      unsafe model.kernels.withUnsafeBufferPointer { kernels in
        unsafe model.kernelEnds.withUnsafeBufferPointer { ends in
          var block = first & ~3
          while block < CycleModel.dayVectors, !isLong {
            var (a, b, c, d) = (Lanes(), Lanes(), Lanes(), Lanes())
            for element in points where unsafe ends[element.point] > block {
              let weight = element.weight
              let base = element.point &* CycleModel.dayVectors &+ block
              unsafe a += weight * kernels[base]
              unsafe b += weight * kernels[base &+ 1]
              unsafe c += weight * kernels[base &+ 2]
              unsafe d += weight * kernels[base &+ 3]
            }
            unsafe lanes[block] += a
            unsafe lanes[block &+ 1] += b
            unsafe lanes[block &+ 2] += c
            unsafe lanes[block &+ 3] += d
            block += 4
          }
          block = first
          // The last vector has no length.
          while block < CycleModel.dayVectors &- 1, isLong {
            let start = min(block, CycleModel.dayVectors &- 8)
            var (a, b, c, d) = (Lanes(), Lanes(), Lanes(), Lanes())
            var (e, f, g) = (Lanes(), Lanes(), Lanes())
            for element in points {
              let weight = element.weight
              let base = element.point &* CycleModel.dayVectors &+ start
              unsafe a += weight * kernels[base]
              unsafe b += weight * kernels[base &+ 1]
              unsafe c += weight * kernels[base &+ 2]
              unsafe d += weight * kernels[base &+ 3]
              unsafe e += weight * kernels[base &+ 4]
              unsafe f += weight * kernels[base &+ 5]
              unsafe g += weight * kernels[base &+ 6]
            }
            // A last block begins with vectors that the one before has added.
            if start >= block { unsafe lanes[start] += a }
            if start &+ 1 >= block { unsafe lanes[start &+ 1] += b }
            if start &+ 2 >= block { unsafe lanes[start &+ 2] += c }
            if start &+ 3 >= block { unsafe lanes[start &+ 3] += d }
            if start &+ 4 >= block { unsafe lanes[start &+ 4] += e }
            if start &+ 5 >= block { unsafe lanes[start &+ 5] += f }
            unsafe lanes[start &+ 6] += g
            block &+= 7
          }
        }
      }
    }
  }

  /// Adds the weight of each day, times a factor, to the sum at the place of the day after `shift`.
  func add(times factor: Double, to sums: inout [Double], shiftedBy shift: Int) {
    let days = max(-shift, 0)..<max(min(sums.count - shift, CycleModel.lastDay + 1), max(-shift, 0))
    // Sound: the vectors hold more than `lastDay` numbers.
    unsafe lanes.withUnsafeBytes { bytes in
      let weights = unsafe bytes.bindMemory(to: Float.self)
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for day in days { unsafe sums[day &+ shift] += factor * Double(weights[day]) }
      }
    }
  }

  /// Adds the weight of each day from `first` on, times a factor, to that of the day `first` days
  /// earlier.
  func addShifted(by first: Int, times factor: Float, to sums: inout ContiguousArray<Float>) {
    let count = min(sums.count, CycleModel.lastDay + 1 - first)
    guard count > 0 else { return }
    // Sound: the vectors hold `8 * dayVectors` numbers, more than `lastDay + 1`.
    unsafe lanes.withUnsafeBytes { bytes in
      let days = unsafe bytes.bindMemory(to: Float.self)
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for day in 0..<count { unsafe sums[day] += factor * days[first &+ day] }
      }
    }
  }

  /// Adds rows of a table by day, each times the weight of its day, to `sums`.
  ///
  /// The row of a day has a vector for each of `sums`, and is 0 from `margin` days before the day on.
  /// Days whose weight is `least` or less are left out.
  func addRows(
    of table: ContiguousArray<Lanes>, weighing least: Float, margin: Int, to sums: inout DayLanes
  ) {
    // Sound: the table has a row of `dayVectors` vectors for each day up to `lastDay`. Four vectors at
    // a time stay in registers.
    unsafe lanes.withUnsafeBytes { bytes in
      let weights = unsafe bytes.bindMemory(to: Float.self)
      unsafe table.withUnsafeBufferPointer { table in
        var (first, last) = (0, CycleModel.lastDay)
        while first < last, unsafe weights[first] <= least { first += 1 }
        while first < last, unsafe weights[last] <= least { last -= 1 }
        for block in stride(from: 0, to: max((last - margin) / 8 + 1, 0), by: 4) {
          var (a, b, c, d) = (Lanes(), Lanes(), Lanes(), Lanes())
          for day in min(max(first, block &* 8 &+ margin), last)...last {
            let weight = unsafe weights[day]
            guard weight > least else { continue }
            let base = day &* CycleModel.dayVectors &+ block
            unsafe a += weight * table[base]
            unsafe b += weight * table[base &+ 1]
            unsafe c += weight * table[base &+ 2]
            unsafe d += weight * table[base &+ 3]
          }
          sums.lanes[block] += a
          sums.lanes[block &+ 1] += b
          sums.lanes[block &+ 2] += c
          sums.lanes[block &+ 3] += d
        }
      }
    }
  }

  /// Returns the sum of the products with other weights, of which `first` is the first vector.
  func product(with others: ContiguousArray<Lanes>, from first: Int) -> Float {
    var sum = Lanes()
    for vector in lanes.indices { sum += lanes[vector] * others[first + vector] }
    return sum.sum()
  }

  /// Multiplies the weight of each day by a factor, and keeps their sum.
  mutating func weigh(_ factor: (Int) -> Double) {
    let before = total
    var weighed = self
    for day in 0...CycleModel.lastDay where lanes[day / 8][day % 8] > 0 {
      weighed.lanes[day / 8][day % 8] *= Float(factor(day))
    }
    let after = weighed.total
    guard after > 0 else { return }
    let scale = Float(before / after)
    for vector in lanes.indices { lanes[vector] = scale * weighed.lanes[vector] }
  }

  /// Sets the weights of the days below `first` to 0.
  mutating func cut(below first: Int) {
    for vector in 0..<min(first / 8, CycleModel.dayVectors) { lanes[vector] = Lanes() }
    guard first / 8 < CycleModel.dayVectors else { return }
    for lane in 0..<(first % 8) { lanes[first / 8][lane] = 0 }
  }
}
