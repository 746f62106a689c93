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
  private(set) var weights: ContiguousArray<Float>

  /// The number of ``weights`` up to the last that is not 0.
  private(set) var end = 0

  /// The weight of an unlogged start on each day after the latest true logged one, at the latest two
  /// points, in a row each; scratch memory.
  private var unlogged: ContiguousArray<Lanes>

  /// The row of the latest point, and its days that matter, and the same of the point before.
  private var (latest, earlier) = ((row: 0, days: 8...8), (row: 0, days: 8...8))

  /// The number of vectors in a row of ``unlogged``.
  private let rowCount: Int

  /// Creates weights of 0 for the starts from `firstDay` on, in `0...150`: at least for `count` days, by
  /// default for all that are possible.
  init(
    _ filter: borrowing CycleFilter, from firstDay: Int, count: Int = CycleModel.dayVectors * 8
  ) {
    let blocks = (min(max(count, 1), CycleModel.dayVectors * 8) + 15) / 16
    weights = ContiguousArray(repeating: 0, count: blocks * 16)
    model = filter.model
    unloggedFactors = filter.unloggedFactors
    self.firstDay = firstDay
    confirmed = filter.confirmedDays(elapsed: firstDay)
    rowCount = firstDay / 8 + 1
    unlogged = ContiguousArray(repeating: Lanes(), count: 2 * rowCount)
    earlier.row = rowCount
  }

  /// Returns the sum of the weights in a case, also of later days than ``weights`` holds, if the case was
  /// the last to be added.
  func total(of theCase: CycleFilter.Case) -> Double {
    let weight = Float(theCase.weight)
    var sum = 0.0
    let ends = model.kernelEnds[theCase.point] * 8
    let row = theCase.point * CycleModel.dayVectors * 8
    let last = CycleModel.dayVectors * 8 - 1
    // Sound: a row has `last + 1` numbers, and the vectors of `unlogged` hold more than `firstDay`.
    unsafe model.tails.withUnsafeBufferPointer { tails in
      /// Adds a start with the lengths in `lengths` that are not over before ``firstDay``: these are added
      /// in blocks of sixteen days.
      func add(_ weight: Float, start: Int, lengths: ClosedRange<Int>) {
        let end = start &+ lengths.upperBound &- firstDay
        guard end >= 0 else { return }
        let begin = max(start &+ lengths.lowerBound &- firstDay, 0) & ~15
        let shortest = min(begin &+ firstDay &- start, last)
        let longer = min((end & ~15) &+ 16 &+ firstDay &- start, last)
        unsafe sum += Double(weight * (tails[row &+ shortest] - tails[row &+ longer]))
      }
      add(weight, start: 0, lengths: 0...(ends - 1))
      guard firstDay > max(8, confirmed + 1) else { return }
      unsafe unlogged.withUnsafeBytes { bytes in
        let starts = unsafe bytes.bindMemory(to: Float.self)
        for start in latest.days {
          unsafe add(
            starts[latest.row &* 8 &+ start], start: start,
            lengths: model.likelyLengths[theCase.point])
        }
      }
    }
    return sum
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
    (latest, earlier) = (earlier, latest)
    let row = latest.row
    var starts: ContiguousArray<Lanes> = []
    swap(&starts, &unlogged)
    defer { swap(&starts, &unlogged) }
    if confirmed > 0 {
      let unlogged = model.unlogged(
        unloggedFactors, point: point, vectors: rowCount, afterDay: confirmed)
      for vector in unlogged.indices { starts[row + vector] = weight * unlogged[vector] }
    } else {
      model.writeUnlogged(
        unloggedFactors * weight, point: point, vectors: rowCount, to: &starts, at: row)
    }
    // Sound: the vectors of a row hold more than `firstDay` numbers.
    unsafe starts.withUnsafeBytes { bytes in
      let starts = unsafe bytes.bindMemory(to: Float.self)
      let least = weight * Self.leastUnlogged
      let begin = row &* 8
      var (first, last) = (8, firstDay - 1)
      while unsafe first < last && starts[begin &+ first] < least { first += 1 }
      while unsafe first < last && starts[begin &+ last] < least { last -= 1 }
      latest.days = first...last
      addCycles(of: point, startingOn: first...last, lengths: model.likelyLengths[point]) {
        unsafe starts[begin &+ $0]
      }
    }
  }

  /// Returns the weight of the day `elapsed` being fertile after an unlogged start, at the latest two
  /// points.
  ///
  /// Each sum waits for its latest addition, so two take hardly longer than one. The method is mutating
  /// because the compiler copies the whole value for one that is not.
  mutating func fertileWeights(
    _ elapsed: Int, _ ages: FertileAges, at points: (earlier: Int, latest: Int)
  ) -> (earlier: Float, latest: Float) {
    var (a, b) = (Float(0), Float(0))
    let oldest = elapsed &- FertileAges.count &+ 1
    let placeA = points.earlier &* FertileAges.count &+ elapsed
    let placeB = points.latest &* FertileAges.count &+ elapsed
    let (rowA, rowB) = (earlier.row &* 8, latest.row &* 8)
    let (beginA, endA) = (max(earlier.days.lowerBound, oldest), earlier.days.upperBound &+ 1)
    let (beginB, endB) = (max(latest.days.lowerBound, oldest), latest.days.upperBound &+ 1)
    let begin = max(beginA, beginB)
    let end = max(min(endA, endB), begin)
    // Sound: as above, `elapsed` is not before any of the days, and a point has `count` ages.
    unsafe unlogged.withUnsafeBytes { bytes in
      unsafe ages.table.withUnsafeBufferPointer { ages in
        let starts = unsafe bytes.bindMemory(to: Float.self)
        func addA(_ day: Int) { unsafe a += starts[rowA &+ day] * ages[placeA &- day] }
        func addB(_ day: Int) { unsafe b += starts[rowB &+ day] * ages[placeB &- day] }
        for day in beginA..<max(min(begin, endA), beginA) { addA(day) }
        for day in beginB..<max(min(begin, endB), beginB) { addB(day) }
        for day in begin..<end {
          addA(day)
          addB(day)
        }
        for day in end..<max(endA, end) { addA(day) }
        for day in end..<max(endB, end) { addB(day) }
      }
    }
    return (a, b)
  }

  /// Adds the cycles at a point that start on some days and have some lengths, with the weight of each
  /// start.
  @inline(__always)
  private mutating func addCycles(
    of point: Int, startingOn starts: ClosedRange<Int>, lengths: ClosedRange<Int>,
    _ weight: (Int) -> Float
  ) {
    let first = firstDay
    let count = min(starts.upperBound + lengths.upperBound + 1 - first, weights.count)
    // No start is earlier than the shortest length after the first of them.
    let skipped = max(starts.lowerBound + lengths.lowerBound - first, 0) / 16 * 16
    let row = point &* CycleModel.dayVectors &* 8
    /// The starts of the cycles that end on the sixteen days from `day` on.
    func possibleStarts(_ day: Int) -> Range<Int> {
      let earliest = max(starts.lowerBound, day &- lengths.upperBound)
      let end = min(starts.upperBound, day &+ 15 &- lengths.lowerBound) &+ 1
      return earliest..<max(end, earliest)
    }
    // Sound: `weights` has whole blocks, and a row has `dayVectors` vectors.
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
              unsafe b +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 32, as: Lanes.self)
              start &+= 1
            }
            start = common
            while start < these.upperBound {
              let place = (row &+ day &- start) &* 4
              let weight = weight(start)
              unsafe a += weight * kernels.loadUnaligned(fromByteOffset: place, as: Lanes.self)
              unsafe b +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 32, as: Lanes.self)
              unsafe c +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 64, as: Lanes.self)
              unsafe d +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 96, as: Lanes.self)
              start &+= 1
            }
            while start < others.upperBound {
              let place = (row &+ day &- start) &* 4
              let weight = weight(start)
              unsafe c +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 64, as: Lanes.self)
              unsafe d +=
                weight * kernels.loadUnaligned(fromByteOffset: place &+ 96, as: Lanes.self)
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

  /// Adds the weights of the next start, whose sum is `sum`, times a factor, and those of all later starts
  /// at a point.
  mutating func add(
    _ next: ContiguousArray<Float>, sum: Float, times factor: Float, point: Int
  ) {
    let count = weights.count
    let least = factor * sum * Self.leastStart
    let row = point &* CycleModel.dayVectors &* 8
    let end = model.kernelEnds[point] &* 8
    let isShort = model.population.cycleLength.minimum < 8
    let known = min(next.count, starts.count)
    // Sound: `starts` has eight numbers more than days, and a row has `dayVectors` vectors.
    unsafe starts.withUnsafeMutableBufferPointer { starts in
      unsafe next.withUnsafeBufferPointer { next in
        for day in 0..<known { unsafe starts[day] = factor * next[day] }
        for day in known..<starts.count { unsafe starts[day] = 0 }
      }
      unsafe model.kernels.withUnsafeBytes { bytes in
        let kernels = unsafe bytes.bindMemory(to: Float.self)
        // A cycle has at least eight days, so all cycles that end on eight days began before them.
        for block in stride(from: 0, to: count, by: 8) {
          var sum = Lanes()
          for lane in 0..<8 { unsafe sum[lane] = starts[block &+ lane] }
          for start in max(block &- end &- 7, 0)..<block where unsafe starts[start] > least {
            let length = block &- start
            if length &+ 8 <= end {
              unsafe sum +=
                starts[start]
                * bytes.loadUnaligned(fromByteOffset: (row &+ length) &* 4, as: Lanes.self)
            } else {
              for lane in 0..<max(end &- length, 0) {
                unsafe sum[lane] += starts[start] * kernels[row &+ length &+ lane]
              }
            }
          }
          for lane in 0..<8 { unsafe starts[block &+ lane] = sum[lane] }
          guard isShort else { continue }
          for start in block..<(block &+ 7) where unsafe starts[start] > least {
            for day in (start &+ 1)..<(block &+ 8) {
              unsafe starts[day] += starts[start] * kernels[row &+ day &- start]
            }
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
  }

  /// The weight of a start, relative to that of all next starts, below which no later start is
  /// derived from it.
  private static let leastStart: Float = 1e-6
}
