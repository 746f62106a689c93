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
            for (point, weight) in points where unsafe isLong || ends[point] > block {
              let base = point &* CycleModel.dayVectors &+ block
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
