/// The weights of the days on which the next start may be, summed over points of the grid.
struct NextStarts {
  typealias Lanes = CycleModel.Lanes

  private let model: CycleModel

  /// The probability that a number of starts in a row, from 1 on, went unlogged.
  private let unloggedFactors: SIMD8<Float>

  /// The first possible day, counted from the latest true logged start.
  let firstDay: Int

  /// The last day on which no start went unlogged because the woman said so; 0 if there is none.
  private let confirmed: Int

  /// The weight of each day, from ``firstDay`` on; the rest is room for whole vectors.
  private(set) var weights = ContiguousArray<Float>(
    repeating: 0, count: (CycleModel.dayVectors + 4) * 8)

  /// The number of ``weights`` up to the last that is not 0.
  private(set) var end = 0

  /// The weight of an unlogged start on each day after the latest true logged one, at the latest
  /// point, and the days that matter; scratch memory.
  private var unlogged: ContiguousArray<Lanes>
  private var days = 8...8

  /// Creates weights of 0 for the starts from `firstDay` on, in `0...150`.
  init(_ filter: borrowing CycleFilter, from firstDay: Int) {
    model = filter.model
    unloggedFactors = filter.unloggedFactors
    self.firstDay = firstDay
    confirmed = filter.confirmedDays(elapsed: firstDay)
    unlogged = ContiguousArray(repeating: Lanes(), count: firstDay / 8 + 1)
  }

  /// Sets all weights to 0.
  mutating func clear() {
    for day in weights.indices { weights[day] = 0 }
    end = 0
  }

  /// Adds the cycle that began with the latest true logged start, at a point.
  mutating func add(point: Int, times weight: Float) {
    addCycles(
      of: point, startingOn: 0...0, lengths: 0...(model.kernelEnds[point] * 8 - 1)
    ) { _ in weight }
  }

  /// Adds the cycles that began with an unlogged start, at a point.
  mutating func addAfterUnloggedStarts(point: Int, times weight: Float) {
    guard firstDay > max(8, confirmed + 1) else { return }
    var starts: ContiguousArray<Lanes> = []
    swap(&starts, &unlogged)
    defer { swap(&starts, &unlogged) }
    if confirmed > 0 {
      starts = model.unlogged(
        unloggedFactors, point: point, vectors: starts.count, afterDay: confirmed)
      for vector in starts.indices { starts[vector] *= weight }
    } else {
      model.writeUnlogged(unloggedFactors * weight, point: point, to: &starts)
    }
    // Sound: the vectors hold more than `firstDay` numbers.
    unsafe starts.withUnsafeBytes { bytes in
      let starts = unsafe bytes.bindMemory(to: Float.self)
      let least = weight * Self.leastUnlogged
      var (first, last) = (8, firstDay - 1)
      while unsafe first < last && starts[first] < least { first += 1 }
      while unsafe first < last && starts[last] < least { last -= 1 }
      days = first...last
      addCycles(of: point, startingOn: days, lengths: model.likelyLengths[point]) {
        unsafe starts[$0]
      }
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
        for day in max(days.lowerBound, elapsed &- factors.count &+ 1)..<max(days.upperBound &+ 1, elapsed &- factors.count &+ 1) {
          unsafe sum += starts[day] * factors[elapsed &- day]
        }
      }
    }
    return sum
  }

  /// Adds the cycles at a point that start on some days and have some lengths, with the weight of each
  /// start.
  @inline(__always)
  private mutating func addCycles(
    of point: Int, startingOn starts: ClosedRange<Int>, lengths: ClosedRange<Int>,
    _ weight: (Int) -> Float
  ) {
    let first = firstDay
    let count = starts.upperBound + lengths.upperBound + 1 - first
    // No start is earlier than the shortest length after the first of them.
    let skipped = max(starts.lowerBound + lengths.lowerBound - first, 0) / 16 * 16
    let row = point &* CycleModel.dayVectors &* 8
    /// The starts of the cycles that end on the sixteen days from `day` on.
    func possibleStarts(_ day: Int) -> Range<Int> {
      let earliest = max(starts.lowerBound, day &- lengths.upperBound)
      let end = min(starts.upperBound, day &+ 15 &- lengths.lowerBound) &+ 1
      return earliest..<max(end, earliest)
    }
    // Sound: `weights` has four vectors more than a row, and no block begins after a row.
    unsafe weights.withUnsafeMutableBytes { weights in
      unsafe model.kernels.withUnsafeBytes { kernels in
        var block = skipped
        while block < count {
          let day = first &+ block
          let these = possibleStarts(day)
          if block &+ 16 < count, day &+ 32 &- these.lowerBound <= CycleModel.dayVectors &* 8 {
            // Two blocks at once, whose sums stay in registers.
            let others = possibleStarts(day &+ 16)
            var (a, b, c, d) = (Lanes(), Lanes(), Lanes(), Lanes())
            let common = max(others.lowerBound, these.lowerBound)
            var start = these.lowerBound
            while start < min(common, these.upperBound) {
              let place = (row &+ day &- start) &* 4
              let weight = weight(start)
              unsafe a += weight * kernels.loadUnaligned(fromByteOffset: place, as: Lanes.self)
              unsafe b += weight * kernels.loadUnaligned(fromByteOffset: place &+ 32, as: Lanes.self)
              start &+= 1
            }
            start = common
            while start < these.upperBound {
              let place = (row &+ day &- start) &* 4
              let weight = weight(start)
              unsafe a += weight * kernels.loadUnaligned(fromByteOffset: place, as: Lanes.self)
              unsafe b += weight * kernels.loadUnaligned(fromByteOffset: place &+ 32, as: Lanes.self)
              unsafe c += weight * kernels.loadUnaligned(fromByteOffset: place &+ 64, as: Lanes.self)
              unsafe d += weight * kernels.loadUnaligned(fromByteOffset: place &+ 96, as: Lanes.self)
              start &+= 1
            }
            while start < others.upperBound {
              let place = (row &+ day &- start) &* 4
              let weight = weight(start)
              unsafe c += weight * kernels.loadUnaligned(fromByteOffset: place &+ 64, as: Lanes.self)
              unsafe d += weight * kernels.loadUnaligned(fromByteOffset: place &+ 96, as: Lanes.self)
              start &+= 1
            }
            unsafe Self.add(a, to: weights, at: block &* 4)
            unsafe Self.add(b, to: weights, at: block &* 4 &+ 32)
            unsafe Self.add(c, to: weights, at: block &* 4 &+ 64)
            unsafe Self.add(d, to: weights, at: block &* 4 &+ 96)
            block &+= 32
          } else {
            let (a, b) = unsafe Self.cycles(of: point, on: day, startingOn: these, kernels, weight)
            unsafe Self.add(a, to: weights, at: block &* 4)
            unsafe Self.add(b, to: weights, at: block &* 4 &+ 32)
            block &+= 16
          }
        }
        end = max(end, block)
      }
    }
  }

  @inline(__always)
  private static func add(_ sum: Lanes, to weights: UnsafeMutableRawBufferPointer, at place: Int) {
    let before = unsafe weights.loadUnaligned(fromByteOffset: place, as: Lanes.self)
    unsafe weights.storeBytes(of: before + sum, toByteOffset: place, as: Lanes.self)
  }

  /// Returns the weights of sixteen days from `day` on, of the cycles at a point that start on some
  /// days.
  @inline(__always)
  private static func cycles(
    of point: Int, on day: Int, startingOn starts: Range<Int>, _ kernels: UnsafeRawBufferPointer,
    _ weight: (Int) -> Float
  ) -> (Lanes, Lanes) {
    let row = point &* CycleModel.dayVectors &* 8
    let rowCount = CycleModel.dayVectors * 8
    var sums = (Lanes(), Lanes())
    // Sound: a row has `rowCount` numbers.
    var start = starts.lowerBound
    let end = starts.upperBound
    // The end of the row; numbers after day 150 are 0.
    while start < end, day &- start &+ 16 > rowCount {
      for lane in 0..<max(rowCount - (day - start), 0) {
        let place = (row + day - start + lane) * 4
        let product = unsafe weight(start) * kernels.load(fromByteOffset: place, as: Float.self)
        if lane < 8 { sums.0[lane] += product } else { sums.1[lane - 8] += product }
      }
      start &+= 1
    }
    while start < end {
      let place = (row &+ day &- start) &* 4
      let weight = weight(start)
      unsafe sums.0 += weight * kernels.loadUnaligned(fromByteOffset: place, as: Lanes.self)
      unsafe sums.1 += weight * kernels.loadUnaligned(fromByteOffset: place &+ 32, as: Lanes.self)
      start &+= 1
    }
    return sums
  }

  /// The probability of an unlogged start on a day below which the first and the last days are left
  /// out.
  private static let leastUnlogged: Float = 1e-6
}

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
