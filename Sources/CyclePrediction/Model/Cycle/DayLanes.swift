/// The weights of the days `0...150`, in vectors of eight days.
struct DayLanes: Sendable {
  typealias Lanes = CycleModel.Lanes

  private var lanes: ContiguousArray<Lanes>

  /// Creates weights of 0.
  init() { lanes = ContiguousArray(repeating: Lanes(), count: CycleModel.dayVectors) }

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

  /// Adds a multiple of the lengths at a point of the grid, from a vector on.
  @inline(__always)
  mutating func add(
    _ weight: Float, _ kernels: ContiguousArray<Lanes>, point: Int, from first: Int
  ) {
    let base = point * CycleModel.dayVectors
    // Sound: a point has `dayVectors` vectors in the table. Worth it: a third of a forecast.
    unsafe lanes.withUnsafeMutableBufferPointer { lanes in
      unsafe kernels.withUnsafeBufferPointer { kernels in
        for vector in first..<CycleModel.dayVectors {
          unsafe lanes[vector] += weight * kernels[base &+ vector]
        }
      }
    }
  }

  /// Sets the weights of the days below `first` to 0.
  mutating func cut(below first: Int) {
    for vector in 0..<min(first / 8, CycleModel.dayVectors) { lanes[vector] = Lanes() }
    guard first / 8 < CycleModel.dayVectors else { return }
    for lane in 0..<(first % 8) { lanes[first / 8][lane] = 0 }
  }
}
