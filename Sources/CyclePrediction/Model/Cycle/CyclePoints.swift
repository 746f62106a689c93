/// The points of the grid that matter, with their weights.
///
/// A light point is too many steps for what it adds, but all of them together shift a mean by a
/// tenth of a day. So the light points of a scale are joined in the order of their modes, until they
/// are heavy enough to be a point at their mean mode.
struct CyclePoints: Sendable {
  typealias Lanes = CycleModel.Lanes

  /// A point and its weight.
  struct Element: Sendable {
    let point: Int
    var weight: Float
  }

  /// A sum of weights, and of weights times modes.
  private struct Joined: Sendable {
    var weight: Float = 0
    var moment: Float = 0
  }

  private(set) var elements: ContiguousArray<Element> = []

  /// The weights of all points.
  private var weights = ContiguousArray(repeating: Lanes(), count: CycleModel.vectorCount)

  /// The light points that are being joined, by scale: their weight, and that times their modes.
  private var joined = ContiguousArray(repeating: Joined(), count: CycleModel.scaleCount)

  /// Reads the points; `weigh` returns eight weights.
  ///
  /// A point whose weight, relative to the heaviest, is below `share`, or relative to all points below
  /// `shareOfAll`, is light.
  mutating func collect(
    least share: Float = Self.leastShare, ofAll shareOfAll: Float = 0, _ weigh: (Int) -> Lanes
  ) {
    elements.removeAll(keepingCapacity: true)
    elements.reserveCapacity(Self.usualCount)
    var (heaviest, sum) = (Lanes(), Lanes())
    // Sound: there are as many weights as vectors.
    unsafe weights.withUnsafeMutableBufferPointer { weights in
      for vector in 0..<CycleModel.vectorCount {
        let eight = weigh(vector)
        unsafe weights[vector] = eight
        heaviest.replace(with: eight, where: eight .> heaviest)
        sum += eight
      }
    }
    let least = max(heaviest.max() * share, sum.sum() * shareOfAll)
    guard least > 0 else { return }
    let negligible = least * Self.negligibleShare
    // Sound: there are eight weights in a vector, and as many joined points as scales.
    unsafe weights.withUnsafeBytes { bytes in
      let weights = unsafe bytes.bindMemory(to: Float.self)
      unsafe joined.withUnsafeMutableBufferPointer { joined in
        var point = 0
        for mode in 0..<CycleModel.modeCount {
          for scale in 0..<CycleModel.scaleCount {
            let weight = unsafe weights[point]
            // For most women, most points have almost no weight.
            if weight > negligible {
              if weight >= least {
                elements.append(Element(point: point, weight: weight))
              } else {
                unsafe joined[scale].weight += weight
                unsafe joined[scale].moment += weight * Float(mode)
                if unsafe joined[scale].weight >= least {
                  unsafe Self.append(scale, &joined[scale], to: &elements)
                }
              }
            }
            point &+= 1
          }
        }
        for scale in 0..<CycleModel.scaleCount where unsafe joined[scale].weight > 0 {
          unsafe Self.append(scale, &joined[scale], to: &elements)
        }
      }
    }
  }

  /// Appends a joined point, and begins another.
  private static func append(
    _ scale: Int, _ point: inout Joined,
    to elements: inout ContiguousArray<Element>
  ) {
    let mode = Int(point.moment / point.weight + 0.5)
    elements.append(
      Element(point: mode * CycleModel.scaleCount + scale, weight: point.weight))
    point = Joined()
  }

  /// Divides the weight of each point by its number in a row of vectors that begins at `first`.
  mutating func divideWeights(by numbers: ContiguousArray<Lanes>, from first: Int) {
    // Sound: a row has a number for every point.
    unsafe numbers.withUnsafeBytes { bytes in
      let numbers = unsafe bytes.bindMemory(to: Float.self)
      unsafe elements.withUnsafeMutableBufferPointer { elements in
        for index in elements.indices {
          unsafe elements[index].weight /= numbers[first &* 8 &+ elements[index].point]
        }
      }
    }
  }

  /// The number of points for which memory is reserved.
  private static let usualCount = 96

  /// The weight of a point, relative to the heaviest, below which it is joined with others.
  static let leastShare: Float = 1e-3

  /// The weight of a light point, relative to those that are not, below which it is left out.
  private static let negligibleShare: Float = 0.003
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

  /// Adds the lengths at some points of the grid, from a vector on, each times the point's weight.
  ///
  /// Unless `isLong`, lengths that are very unlikely at a point are left out.
  mutating func add(
    _ points: ContiguousArray<CyclePoints.Element>, of model: CycleModel, from first: Int,
    isLong: Bool = false
  ) {
    // Sound: a point has `dayVectors` vectors in the table, and so has this. Four vectors at a time
    // stay in registers.
    unsafe lanes.withUnsafeMutableBufferPointer { lanes in
      unsafe model.kernels.withUnsafeBufferPointer { kernels in
        unsafe model.kernelEnds.withUnsafeBufferPointer { ends in
          var block = first & ~3
          while block < CycleModel.dayVectors {
            var (a, b, c, d) = (Lanes(), Lanes(), Lanes(), Lanes())
            for element in points where unsafe isLong || ends[element.point] > block {
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
