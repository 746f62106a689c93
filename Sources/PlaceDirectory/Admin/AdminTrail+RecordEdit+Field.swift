import Essentials
import OpeningTimes
import Geo

extension AdminTrail.RecordEdit {
  /// A field of a record that an administrator edits; ratings are not one.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    /// The title.
    case title
    /// The second line.
    case subtitle
    /// The description.
    case details
    /// The place on a map.
    case coordinate
    /// The city.
    case city
    /// The ZIP code.
    case zipCode
    /// The street address.
    case address
    /// The labels, such as the means of payment and features.
    case labels
    /// The produce of each season.
    case produce
    /// The ingredients of a recipe.
    case ingredients
    /// The steps of a recipe.
    case directions
    /// The price.
    case price
    /// The recommended ages.
    case ages
    /// The opening hours.
    case hours
    /// Whether the hours may be out of date.
    case staleHours
    /// When it takes place, with the sessions.
    case time
    /// The free seats.
    case freeSeats
    /// The pictures.
    case photos
    /// The buttons.
    case actions
    /// The popularity.
    case popularity
    /// The day on which it was added.
    case dateAdded
    /// Whether it is featured.
    case isFeatured

    /// Creates a field from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) {
      guard let field = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = field
    }

    /// The fields of a record that are not as in a new one.
    static func filled(in record: DirectoryRecord) -> [Self] {
      let empty = DirectoryRecord(record.id, title: "")
      return allCases.filter { !$0.isEqual(record, empty) }
    }
  }
}

extension AdminTrail.RecordEdit.Field {
  func isEqual(_ first: DirectoryRecord, _ second: DirectoryRecord) -> Bool {
    switch self {
    case .title: first.title == second.title
    case .subtitle: first.subtitle == second.subtitle
    case .details: first.details == second.details
    case .coordinate: first.coordinate == second.coordinate
    // Names of a city are equal whatever their case, and an administrator corrects it.
    case .city: first.city?.description == second.city?.description
    case .zipCode: first.zipCode == second.zipCode
    case .address: first.address == second.address
    case .labels: first.filledLabels == second.filledLabels
    case .produce: first.filledProduce == second.filledProduce
    case .ingredients: first.ingredients == second.ingredients
    case .directions: first.directions == second.directions
    case .price: first.priceInCents == second.priceInCents
    case .ages: first.ages == second.ages
    case .hours: first.hours == second.hours
    case .staleHours: first.hasStaleHours == second.hasStaleHours
    case .time: first.time == second.time && first.sessions == second.sessions
    case .freeSeats: first.freeSeats == second.freeSeats
    case .photos: first.photos == second.photos
    case .actions: first.actions == second.actions
    case .popularity: first.popularity == second.popularity
    case .dateAdded: first.dateAdded == second.dateAdded
    case .isFeatured: first.isFeatured == second.isFeatured
    }
  }

  func copy(from source: DirectoryRecord, to target: inout DirectoryRecord) {
    switch self {
    case .title: target.title = source.title
    case .subtitle: target.subtitle = source.subtitle
    case .details: target.details = source.details
    case .coordinate: target.coordinate = source.coordinate
    case .city: target.city = source.city
    case .zipCode: target.zipCode = source.zipCode
    case .address: target.address = source.address
    case .labels: target.labels = source.filledLabels
    case .produce: target.produce = source.filledProduce
    case .ingredients: target.ingredients = source.ingredients
    case .directions: target.directions = source.directions
    case .price: target.priceInCents = source.priceInCents
    case .ages: target.ages = source.ages
    case .hours: target.hours = source.hours
    case .staleHours: target.hasStaleHours = source.hasStaleHours
    case .time: (target.time, target.sessions) = (source.time, source.sessions)
    case .freeSeats: target.freeSeats = source.freeSeats
    case .photos: target.photos = source.photos
    case .actions: target.actions = source.actions
    case .popularity: target.popularity = source.popularity
    case .dateAdded: target.dateAdded = source.dateAdded
    case .isFeatured: target.isFeatured = source.isFeatured
    }
  }

  /// The field in one line for people, empty if there is nothing in it.
  func text(of record: DirectoryRecord) -> String {
    switch self {
    case .title: CleanText.line(record.title)
    case .subtitle: CleanText.line(record.subtitle)
    case .details: CleanText.line(record.details)
    case .coordinate: record.coordinate?.formatted(.decimalDegrees(fractionDigits: 6)) ?? ""
    case .city: record.city?.description ?? ""
    case .zipCode: record.zipCode?.description ?? ""
    case .address: CleanText.line(record.address)
    case .labels:
      record.filledLabels.map { ($0.key.name, $0.value.sorted()) }.sorted { $0.0 < $1.0 }
        .map { "\($0): \($1.joined(separator: ", "))" }.joined(separator: "; ")
    case .produce:
      DirectoryRecord.Season.allCases.compactMap { season in
        record.filledProduce[season].map { "\(season): \($0.joined(separator: ", "))" }
      }.joined(separator: "; ")
    case .ingredients: record.ingredients?.lines.joined(separator: "; ") ?? ""
    case .directions: record.directions.joined(separator: " / ")
    case .price: record.priceInCents.map { "$" + CleanText.hundredths($0) } ?? ""
    case .ages: record.ages.map { "\($0.lowerBound)–\($0.upperBound)" } ?? ""
    case .hours: record.hours?.description ?? ""
    case .staleHours: record.hasStaleHours ? "yes" : ""
    case .time:
      ((record.time.map { [$0] } ?? []) + record.sessions)
        .map { "\($0.lowerBound)–\($0.upperBound)" }.joined(separator: ", ")
    case .freeSeats: record.freeSeats.map { String($0) } ?? ""
    case .photos: record.photos.map(\.reference).joined(separator: ", ")
    case .actions: record.actions.map { "\($0.name): \($0.destination)" }.joined(separator: ", ")
    case .popularity: record.popularity == 0 ? "" : String(record.popularity)
    case .dateAdded: record.dateAdded?.description ?? ""
    case .isFeatured: record.isFeatured ? "yes" : ""
    }
  }
}

extension DirectoryRecord {
  /// The labels without subjects that have none.
  fileprivate var filledLabels: [Subject: Set<String>] { labels.filter { !$0.value.isEmpty } }

  /// The produce without seasons that have none.
  fileprivate var filledProduce: [Season: [String]] { produce.filter { !$0.value.isEmpty } }
}
