public import HealthDomain

/// Made-up markets around Phoenix, for previews, tests, and measurements.
public enum DirectorySample {
  /// Returns the site of their links.
  public static func site() throws -> DeepLink.Site {
    try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "healthy")
  }

  /// Returns what an administrator lets a person choose.
  public static func config() throws -> AdminConfig {
    try AdminConfig(
      defaultPlace: .init(
        "Downtown Phoenix", at: Coordinate(latitude: 33.4511, longitude: -112.0774)),
      features: [
        .init(
          .market, title: "Farmers Markets",
          filters: [
            .init(.location, title: "City or ZIP"),
            .init(.openNow, title: "Hours", buttons: [.init("Open Now", .openNow)]),
            .init(
              .labels(of: "payment"), title: "Payment",
              buttons: ["SNAP", "WIC", "Credit"].map { .init($0, .label($0, of: "payment")) }),
            .init(
              .order, title: "Sort by",
              buttons: [.init("Title", .order(.title)), .init("Near to Me", .order(.nearest))]),
          ])
      ])
  }

  /// Returns a directory of so many markets, always the same ones.
  public static func directory(count: Int = 60) throws -> DirectoryIndex {
    let words = ["Downtown", "Uptown", "Desert", "Orchard", "River", "Mission", "Canal", "Citrus"]
    let kinds = ["Farmers Market", "Farm Stand", "Produce Market", "Community Garden"]
    let towns = ["Phoenix", "Tempe", "Mesa", "Scottsdale", "Glendale"]
    let hours = ["Sa 08:00-13:00", "Mo-Fr 09:00-17:00", "We 15:00-19:00"]
    var generator = SeededGenerator(seed: 2026)
    func any<Element>(_ list: [Element]) -> Element {
      list[Int.random(in: list.indices, using: &generator)]
    }
    return DirectoryIndex(
      try (1...count).compactMap { number in
        guard let id = try? ItemReference(.market, "\(number)") else { return nil }
        let town = any(towns)
        var record = DirectoryRecord(id, title: "\(any(words)) \(any(kinds)) of \(town) \(number)")
        record.city = City(town, .arizona)
        record.address = "\(number) \(any(words)) Avenue"
        record.details = "Fruit and vegetables from \(any(words)) farms, \(any(words)) honey."
        record.labels[.payment] = [any(["SNAP", "WIC"]), "Credit"]
        record.hours = try OpeningHours(any(hours))
        record.coordinate = try Coordinate(
          latitude: .random(in: 33.2...33.7, using: &generator),
          longitude: .random(in: -112.4 ... -111.6, using: &generator))
        return record
      })
  }
}
