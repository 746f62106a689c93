import TestSupport

@testable import SharePages

extension HostileText {
  private static func texts(_ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in next(&generator) }
  }

  /// Returns a record whose texts are all hostile, and whose facts are there or not.
  static func record(_ generator: inout SeededGenerator) -> DirectoryRecord? {
    let kinds = DeepLink.Site.publicKinds.sorted()
    guard let kind = kinds.randomElement(using: &generator) else { return nil }
    let printable = next(&generator).unicodeScalars.filter {
      $0.properties.generalCategory != .control
    }
    let id = String(String.UnicodeScalarView(printable.prefix(40)))
    guard let item = try? ItemReference(kind, id.isEmpty ? "1" : id), id != ".", id != ".." else {
      return nil
    }
    var record = DirectoryRecord(item, title: next(&generator))
    record.subtitle = next(&generator)
    record.details = next(&generator)
    record.address = next(&generator)
    func some<Value>(_ value: @autoclosure () -> Value?) -> Value? {
      Bool.random(using: &generator) ? value() : nil
    }
    record.coordinate = some(
      try? Coordinate(
        latitude: Double.random(in: -90...90, using: &generator),
        longitude: Double.random(in: -180...180, using: &generator)))
    record.city = some(City(next(&generator), .arizona))
    record.zipCode = some(ZIPCode("85003"))
    record.labels = [
      .payment: Set(texts(&generator)), .features: Set(texts(&generator)),
      .freeFrom: ["en:tree-nuts", next(&generator)], .tags: Set(texts(&generator)),
    ]
    record.produce = [.summer: texts(&generator)]
    record.ingredients = some(
      DirectoryRecord.Ingredients(known: texts(&generator), names: [], freeFrom: []))
    record.directions = texts(&generator)
    record.priceInCents = some(Int.random(in: -5...5000, using: &generator))
    record.ages = some(3...8)
    record.hours =
      some(try? OpeningHours(#"Mo-Fr 09:00-17:00 "<b>"; Sa 20:00-02:00; Su 24/7"#))
      ?? some(try? OpeningHours("Mo-Fr 09:00-17:00; Sa 20:00-02:00"))
    record.hasStaleHours = Bool.random(using: &generator)
    record.time = some(1_780_000_000..<1_780_003_600)
    record.freeSeats = some(Int.random(in: 0...3, using: &generator))
    record.photos = [
      .init(next(&generator), caption: next(&generator)),
      .init(
        "https://img.example/" + (some("a.jpg?b=1&c=2") ?? "\"><b>"), caption: next(&generator)),
    ]
    record.actions = [
      .init("x" + next(&generator), "https://a.example/?b=1&c='2'"),
      .init("call", "tel:+16025550123"),
    ].compactMap(\.self)
    for stars in 1...5 where Bool.random(using: &generator) {
      if let rating = StarRating(stars) { try? record.reviews.add(rating) }
    }
    return record
  }
}
