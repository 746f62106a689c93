import BenchmarkHarness
import HealthDomain

/// A directory of markets, and a person who browses it.
struct BrowsingInput {
  let directory: DirectoryIndex
  let records: [DirectoryRecord]
  let state: BrowseState

  /// The choices that a draft adds one after another, and releases again.
  static let choices: [AdminConfig.Choice] = [
    .label("SNAP", of: "payment"), .label("Dogs", of: "features"), .rating(atLeast: 4),
    .price(0...500), .label("WIC", of: "payment"), .label("Playground", of: "features"),
  ]

  init(records count: Int, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let payments = ["SNAP", "WIC", "Credit"]
    let features = ["Dogs", "Playground", "Ramada", "Water"]
    let cities = ["Phoenix", "Tempe", "Mesa", "Tucson"].compactMap { City($0, .arizona) }
    func some(_ names: [String], _ generator: inout SplitMix64) -> Set<String> {
      Set(names.filter { _ in generator.next() & 1 == 0 })
    }
    // Records share labels, as they do where an app decodes them.
    let labels = (0..<64).map { _ -> [DirectoryRecord.Subject: Set<String>] in
      [.payment: some(payments, &generator), .features: some(features, &generator)]
    }
    let reviews = try (1...5).map { stars in
      guard let rating = StarRating(stars) else { throw ProgramError(.failure, "no stars") }
      return ReviewSummary([rating])
    }
    records = try (0..<count).map { number in
      guard let id = try? ItemReference(.market, "m\(number)") else {
        throw ProgramError(.failure, "a market has no ID")
      }
      var record = DirectoryRecord(id, title: "Market \(generator.next() % 1_000_000)")
      record.city = cities[Int(generator.next() % 4)]
      record.labels = labels[Int(generator.next() % 64)]
      record.reviews = reviews[Int(generator.next() % 5)]
      record.priceInCents = Int(generator.next() % 1_000)
      return record
    }
    directory = DirectoryIndex(records)
    let place = ReferencePoint.NamedPlace(
      "Phoenix", at: try Coordinate(latitude: 33.4511, longitude: -112.0774))
    let button = { (choice: AdminConfig.Choice) in AdminConfig.FilterButton("x", choice) }
    let config = try AdminConfig(
      defaultPlace: place,
      features: [
        .init(
          .market, title: "Markets",
          filters: [
            .init(.location, title: "City"),
            .init(
              .labels(of: "payment"), title: "Payment",
              buttons: payments.map { button(.label($0, of: "payment")) }),
            .init(
              .labels(of: "features"), title: "Features",
              buttons: features.map { button(.label($0, of: "features")) }, requiresAll: true),
            .init(.rating, title: "Rating", buttons: [button(.rating(atLeast: 4))]),
            .init(.price, title: "Cost", buttons: [button(.price(0...500))]),
          ])
      ])
    let local = try LocalDateTime(try CalendarDate(2026, 11, 28), hour: 9, minute: 0)
    guard let moment = BrowseState.Moment(local, utcOffset: -25_200) else {
      throw ProgramError(.failure, "the clocks are not near UTC")
    }
    var state = BrowseState(.market, config: config, at: moment)
    state.update(.directoryChanged(directory))
    self.state = state
  }
}
