/// The expected number of starts on each day, of the next and of all later periods.
struct StartsOfAllCycles {
  typealias Lanes = CycleModel.Lanes

  private let model: CycleModel

  /// The weight of a start on each day.
  private(set) var weights: [Double]

  /// The weights of one point; reusable scratch memory, with room for whole vectors.
  private var starts: ContiguousArray<Float>

  /// Creates weights of 0 for the days `0..<count`.
  init(_ model: CycleModel, count: Int) {
    self.model = model
    weights = [Double](repeating: 0, count: count)
    starts = ContiguousArray(repeating: 0, count: count + 8)
  }

  /// Adds the weights of the next start, times a factor, and those of all later starts at a point,
  /// and returns the sum of the former.
  mutating func add(_ next: ContiguousArray<Float>, times factor: Float, point: Int) -> Double {
    var sum: Float = 0
    let known = min(next.count, starts.count)
    // Sound: both have `known` numbers.
    unsafe next.withUnsafeBufferPointer { next in
      unsafe starts.withUnsafeMutableBufferPointer { starts in
        for day in 0..<known { unsafe starts[day] = factor * next[day] }
        for day in known..<starts.count { unsafe starts[day] = 0 }
        var eight = Lanes()
        for vector in 0..<(next.count / 8) {
          for lane in 0..<8 { unsafe eight[lane] += next[vector &* 8 &+ lane] }
        }
        sum = eight.sum()
        for day in (next.count & ~7)..<next.count { unsafe sum += next[day] }
      }
    }
    let count = weights.count
    let least = factor * sum * Self.leastStart
    let shortest = model.population.cycleLength.minimum / 8
    let (row, end) = (point * CycleModel.dayVectors, model.kernelEnds[point])
    let kernels = model.kernels
    // Sound: `starts` has eight numbers more than days, and a row has `dayVectors` vectors.
    unsafe starts.withUnsafeMutableBytes { starts in
      unsafe kernels.withUnsafeBufferPointer { kernels in
        for day in 0..<count {
          let weight = unsafe starts.load(fromByteOffset: day &* 4, as: Float.self)
          guard weight > least else { continue }
          for vector in shortest..<max(min(end, (count - day + 7) / 8), shortest) {
            let place = (day &+ vector &* 8) &* 4
            let before = unsafe starts.loadUnaligned(fromByteOffset: place, as: Lanes.self)
            unsafe starts.storeBytes(
              of: before + weight * kernels[row &+ vector], toByteOffset: place, as: Lanes.self)
          }
        }
      }
    }
    // Sound: there are more starts than weights.
    unsafe weights.withUnsafeMutableBufferPointer { weights in
      unsafe starts.withUnsafeBufferPointer { starts in
        for day in 0..<count { unsafe weights[day] += Double(starts[day]) }
      }
    }
    return Double(factor * sum)
  }

  /// The weight of a start, relative to that of all next starts, below which no later start is
  /// derived from it.
  private static let leastStart: Float = 1e-6
}
