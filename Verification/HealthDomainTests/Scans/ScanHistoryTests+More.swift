import HealthDomain
import TestSupport
import Testing

extension ScanHistoryTests {
  @Test func theNewestIsFirst() throws {
    var history = ScanHistory()
    for (number, time) in [(1, 10), (2, 30), (3, 20)] as [(Int, Int64)] {
      history.add(try entry(number, time))
    }
    expectEqual(history.entries.map(\.time), [30, 20, 10])
    history.add(try entry(4, 20))
    try expectEqual(history.entries.map(\.barcode), [2, 4, 3, 1].map(barcode))
  }

  @Test func aNewScanMovesItsBarcodeUp() throws {
    var history = ScanHistory()
    history.add(try entry(1, 10, title: "old", stars: 4))
    history.add(try entry(2, 20))
    history.add(try entry(1, 30, title: "new"))
    expectEqual(history.entries.map(\.title), ["new", ""])
    expectEqual(history.entries.first?.userRating?.stars, 4)
    history.add(try entry(1, 40, stars: 2))
    expectEqual(history.entry(for: try barcode(1))?.userRating?.stars, 2)
    // An older scan, as from another device, changes nothing that is there.
    history.add(try entry(1, 5, title: "older", stars: 5))
    expectEqual(history.entries.count, 2)
    expectEqual(history.entries.first?.userRating?.stars, 2)
    expectEqual(history.entries.first?.time, 40)
    // But it may bring the rating that is missing.
    history.add(try entry(2, 5, stars: 3))
    expectEqual(history.entry(for: try barcode(2))?.userRating?.stars, 3)
    expectEqual(history.entry(for: try barcode(2))?.time, 20)
  }

  @Test func labelsWithoutBarcodeAreKeptApart() throws {
    var history = ScanHistory()
    history.add(try entry(nil, 1, title: "a"))
    history.add(try entry(nil, 1, title: "b"))
    expectEqual(history.entries.map(\.title), ["b", "a"])
  }

  @Test func theOldestGoesAboveTheLimit() throws {
    var history = try ScanHistory(limit: 2)
    for time in [3, 1, 2, 4] as [Int64] { history.add(try entry(Int(time), time)) }
    expectEqual(history.entries.map(\.time), [4, 3])
    expectEqual(history.limit, 2)
    for limit in [0, -1, .min] {
      expectThrows(ScanHistory.Error.limitNotPositive(limit)) { try ScanHistory(limit: limit) }
    }
    try expect(ScanHistory(limit: .max).entries.isEmpty)
  }

  @Test func entriesAreRemovedAndRated() throws {
    var history = ScanHistory()
    for number in 1...3 { history.add(try entry(number, Int64(number))) }
    let second = try entry(2, 2)
    expectEqual(history.remove(try barcode(2)), second)
    expect(history.remove(try barcode(2)) == nil)
    expect(history.entry(for: try barcode(2)) == nil)
    expect(history.rate(try barcode(3), StarRating(5)))
    expectEqual(history.entry(for: try barcode(3))?.userRating?.stars, 5)
    expect(history.rate(try barcode(3), nil))
    expect(history.entry(for: try barcode(3))?.userRating == nil)
    expect(!history.rate(try barcode(2), StarRating(5)))
    history.removeAll { $0.time < 3 }
    expectEqual(history.entries.map(\.time), [3])
  }

  @Test func timesMayBeAnyInteger() throws {
    var history = ScanHistory()
    for time in [0, Int64.max, .min, -1] { history.add(try entry(nil, time)) }
    expectEqual(history.entries.map(\.time), [.max, 0, -1, .min])
  }

  @Test func ratingsOfSafetyAreInRange() throws {
    for range in [-0.1...50, 50...100.1, -Double.infinity...0, 0...Double.infinity] {
      expectThrows(ScanHistory.Error.safetyRatingOutOfRange(range)) {
        try ScanHistory.Entry(title: "", time: 0, safetyRating: range)
      }
    }
    try expectEqual(
      ScanHistory.Entry(title: "", time: 0, safetyRating: 0...100).safetyRating, 0...100)
  }

  @Test(arguments: LongTest.seeds(50, small: 20))
  func anArrayIsRecordedInTheOrderOfTime(seed: Int) throws {
    let entries = try entries(seed: seed, count: 30)
    let oldestFirst = entries.enumerated().sorted {
      ($0.element.time, -$0.offset) < ($1.element.time, -$1.offset)
    }
    var recorded = ScanHistory()
    for (_, entry) in oldestFirst { recorded.add(entry) }
    try expectEqual(ScanHistory(entries, limit: nil), recorded)
    try expectEqual(decoded(encoded(recorded)), recorded)
    let short = try ScanHistory(entries, limit: 3)
    expectEqual(short.entries, Array(recorded.entries.prefix(3)))
  }

  @Test(arguments: LongTest.seeds(50, small: 20))
  func theLawsHoldAfterEveryScan(seed: Int) throws {
    var history = try ScanHistory(limit: 6)
    for entry in try entries(seed: seed, count: 60) {
      history.add(entry)
      let barcodes = history.entries.compactMap(\.barcode)
      expectEqual(Set(barcodes).count, barcodes.count)
      expect(zip(history.entries, history.entries.dropFirst()).allSatisfy { $0.time >= $1.time })
      expect((1...6).contains(history.entries.count))
    }
  }

  @Test func aHundredThousandEntriesAreSorted() throws {
    let entries = try (0..<LongTest.size(100_000, small: 20_000)).map {
      try entry(nil, Int64($0 * 7919 % 100_003))
    }
    try expectEqual(ScanHistory(entries, limit: 10).entries.count, 10)
  }

  struct Failure<Value: Sendable>: Error {
    let value: Value
  }

  /// All that a value shows of itself, alone and inside other values.
  private func texts<Value: Sendable>(of value: Value) -> [String] {
    func texts(_ value: some Any) -> [String] {
      var dumped = ""
      dump(value, to: &dumped)
      var printed = ""
      print(value, to: &printed)
      return [dumped, printed, "\(value)", String(reflecting: value)]
    }
    return texts(value) + texts(Optional(value)) + texts([value]) + texts(Failure(value: value))
  }

  @Test func nothingIsPrinted() throws {
    let entry = try ScanHistory.Entry(
      barcode: try barcode(735_1353), title: "secret", time: 777, userRating: StarRating(4),
      safetyRating: 62...70)
    let history = try ScanHistory([entry], limit: 50)
    let all =
      texts(of: entry) + texts(of: history)
      + texts(of: ScanHistory.Error.limitNotPositive(-50))
      + texts(of: ScanHistory.Error.safetyRatingOutOfRange(-62...70))
    for text in all {
      // An array is dumped with the number of its elements, which is one.
      expect(!text.contains { $0.isNumber && $0 != "1" } && !text.contains("secret"))
    }
  }
}
