/// The weights of the days on which the next start may be, summed over points of the grid.
struct NextStarts {
  typealias Lanes = CycleModel.Lanes

  private let model: CycleModel

  /// The probability that a number of starts in a row, from 1 on, went unlogged.
  private let unloggedFactors: SIMD8<Float>

  /// The first possible day, counted from the latest true logged start.
  let firstDay: Int

  /// The weight of each day, from ``firstDay`` on; the rest is room for whole vectors.
  private(set) var weights = ContiguousArray<Float>(
    repeating: 0, count: (CycleModel.dayVectors + 4) * 8)

  /// The weight of an unlogged start on each day after the latest true logged one, at the latest
  /// point, and the days that matter; scratch memory.
  private var unlogged: ContiguousArray<Lanes>
  private var days = 8...8

  /// Creates weights of 0 for the starts from `firstDay` on, in `0...150`.
  init(_ filter: CycleFilter, from firstDay: Int) {
    model = filter.model
    unloggedFactors = filter.unloggedFactors
    self.firstDay = firstDay
    unlogged = ContiguousArray(repeating: Lanes(), count: firstDay / 8 + 1)
  }

  /// Sets all weights to 0.
  mutating func clear() {
    for day in weights.indices { weights[day] = 0 }
  }

  /// Adds the cycle that began with the latest true logged start, at a point.
  mutating func add(point: Int, times weight: Float) {
    addCycles(of: point, startingOn: 0...0) { _ in weight }
  }

  /// Adds the cycles that began with an unlogged start, at a point.
  mutating func addAfterUnloggedStarts(point: Int, times weight: Float) {
    guard firstDay > 8 else { return }
    for vector in 1..<unlogged.count {
      unlogged[vector] =
        weight * model.unlogged(unloggedFactors, point: point, vector: vector)
    }
    let starts = unlogged
    // Sound: the vectors hold more than `firstDay` numbers.
    unsafe starts.withUnsafeBytes { bytes in
      let starts = unsafe bytes.bindMemory(to: Float.self)
      let least = weight * Self.leastUnlogged
      var (first, last) = (8, firstDay - 1)
      while unsafe first < last && starts[first] < least { first += 1 }
      while unsafe first < last && starts[last] < least { last -= 1 }
      days = first...last
      addCycles(of: point, startingOn: days) { unsafe starts[$0] }
    }
  }

  /// Returns the sum of the weights of the latest point's unlogged starts, each times the factor for
  /// the number of days from it to the day `elapsed`.
  func sum(ofUnloggedStartsUntil elapsed: Int, times factors: ArraySlice<Float>) -> Float {
    var sum: Float = 0
    let days = days
    // Sound: as above, and `elapsed` is not before any of the days.
    unsafe unlogged.withUnsafeBytes { bytes in
      let starts = unsafe bytes.bindMemory(to: Float.self)
      unsafe factors.withUnsafeBufferPointer { factors in
        for day in days where elapsed &- day < factors.count {
          unsafe sum += starts[day] * factors[elapsed &- day]
        }
      }
    }
    return sum
  }

  /// Adds the cycles at a point that start on some days, with the weight of each start.
  @inline(__always)
  private mutating func addCycles(
    of point: Int, startingOn starts: ClosedRange<Int>, _ weight: (Int) -> Float
  ) {
    let row = point * CycleModel.dayVectors * 8
    let rowCount = CycleModel.dayVectors * 8
    let last = model.kernelEnds[point] * 8 - (firstDay - starts.upperBound)
    let first = firstDay
    // Sound: a row has `rowCount` numbers, and `weights` has four vectors more.
    unsafe model.kernels.withUnsafeBytes { kernels in
      unsafe weights.withUnsafeMutableBytes { weights in
        for block in stride(from: 0, to: last, by: 32) {
          var sums = (Lanes(), Lanes(), Lanes(), Lanes())
          for start in starts {
            let day = first &- start &+ block
            let weight = weight(start)
            if day &+ 32 <= rowCount {
              let place = (row &+ day) &* 4
              unsafe sums.0 += weight * kernels.loadUnaligned(fromByteOffset: place, as: Lanes.self)
              unsafe sums.1 +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 32, as: Lanes.self)
              unsafe sums.2 +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 64, as: Lanes.self)
              unsafe sums.3 +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 96, as: Lanes.self)
            } else {
              // The end of the row; numbers after day 150 are 0.
              for each in day..<max(rowCount, day) {
                let place = (block + each - day) * 4
                let sum = unsafe weights.load(fromByteOffset: place, as: Float.self)
                unsafe weights.storeBytes(
                  of: sum + weight * kernels.load(fromByteOffset: (row + each) * 4, as: Float.self),
                  toByteOffset: place, as: Float.self)
              }
            }
          }
          func add(_ sum: Lanes, _ vector: Int) {
            let place = (block + vector * 8) * 4
            let before = unsafe weights.loadUnaligned(fromByteOffset: place, as: Lanes.self)
            unsafe weights.storeBytes(of: before + sum, toByteOffset: place, as: Lanes.self)
          }
          add(sums.0, 0)
          add(sums.1, 1)
          add(sums.2, 2)
          add(sums.3, 3)
        }
      }
    }
  }

  /// The probability of an unlogged start on a day below which the first and the last days are left
  /// out.
  private static let leastUnlogged: Float = 1e-6
}
