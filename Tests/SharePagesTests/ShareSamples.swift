import Testing

@testable import SharePages

/// A site and records for the tests of share cards.
enum ShareSamples {
  static func site() throws -> DeepLink.Site {
    var site = try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "health")
    site.appStoreID = DeepLink.Site.AppStoreID("1234567890")
    site.androidPackage = DeepLink.Site.AndroidPackage("org.example.health")
    return site
  }

  static func record(_ kind: ItemKind, _ id: String = "1") throws -> DirectoryRecord {
    var record = DirectoryRecord(try ItemReference(kind, id), title: "Downtown & Co.")
    record.subtitle = "Phoenix, AZ"
    record.details = "Fresh food.\nEvery Saturday."
    record.address = "1 Main St"
    record.city = City("Phoenix", .arizona)
    record.zipCode = ZIPCode("85003")
    record.coordinate = try Coordinate(latitude: 33.4484, longitude: -112.074)
    record.photos = [
      .init("market.jpg"), .init("http://img.example/a.jpg", caption: "The entrance"),
    ]
    record.reviews = try ReviewSummary(counts: [0, 0, 1, 2, 7])
    record.actions = [
      try #require(.init("call", "tel:+16025550100")),
      try #require(.init("more-info", "https://a.example/?b=1&c=2")),
    ]
    return record
  }
}
