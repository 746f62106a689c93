import HealthDomain
import TestSupport
import Testing

@Suite("Scan history: order, limits, and privacy") struct ScanHistoryTests {
  func barcode(_ number: Int) throws -> Barcode {
    let digits = String(String(10_000_000 + number).dropFirst())
    return try #require(
      (0...9).lazy.compactMap { try? Barcode(digits + String($0), as: .ean8) }.first)
  }

  func entry(
    _ number: Int?, _ time: Int64, title: String = "", stars: Int? = nil
  ) throws -> ScanHistory.Entry {
    try ScanHistory.Entry(
      barcode: try number.map(barcode), title: title, time: time,
      userRating: stars.flatMap { StarRating($0) })
  }

  /// Entries with some barcodes and times twice.
  func entries(seed: Int, count: Int) throws -> [ScanHistory.Entry] {
    var generator = SeededGenerator(seed: seed)
    return try (0..<count).map { position in
      let number = Int.random(in: 0..<8, using: &generator)
      return try entry(
        number == 0 ? nil : number, .random(in: 0..<12, using: &generator), title: "\(position)",
        stars: Bool.random(using: &generator) ? .random(in: 1...5, using: &generator) : nil)
    }
  }

  @Test func isEncodedByName() throws {
    let json =
      #"{"entries":[{"barcode":"00042100005264","safetyRating":{"lower":62.5,"upper":70},"#
      + #""time":1767225600,"title":"Oat bar","userRating":4},{"time":5,"title":"Soap"}],"limit":50}"#
    let bar = try ScanHistory.Entry(
      barcode: try Barcode("042100005264"), title: "Oat bar", time: 1_767_225_600,
      userRating: StarRating(4), safetyRating: 62.5...70)
    let history = try ScanHistory([try entry(nil, 5, title: "Soap"), bar], limit: 50)
    try expectEqual(encoded(history), json)
    try expectEqual(decoded(json), history)
    try expectEqual(decoded("{}"), ScanHistory())
    try expectEqual(encoded(ScanHistory()), #"{"entries":[]}"#)
  }

  @Test(arguments: [
    #"{"limit":0}"#, #"{"entries":[{}]}"#, #"{"entries":[{"time":1,"userRating":6}]}"#,
    #"{"entries":[{"time":1,"barcode":"7319"}]}"#,
    #"{"entries":[{"time":1,"safetyRating":{"lower":7319,"upper":1}}]}"#,
    #"{"entries":[{"time":1,"safetyRating":{"lower":1,"upper":7319}}]}"#, #"{"limit":-7319}"#,
  ])
  func decodingRefusesInSilence(json: String) {
    do {
      let _: ScanHistory = try decoded(json)
      Issue.record("\(json) was decoded")
    } catch {
      var dumped = ""
      dump(error, to: &dumped)
      expect(error is DecodingError)
      expect(!dumped.contains("7319") && !"\(error)".contains("7319"))
    }
  }
}
