import Essentials
import OpeningTimes
import Geo

extension AdminTrail.RecordEdit {
  /// A field of a record that an administrator edits: each property of a record except its ratings
  /// and those of its pictures, which only reviews change.
  @nonexhaustive
  public enum Field: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
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
    /// The nutrients in 100 g or 100 ml.
    case nutrition
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

    /// The words for the field.
    public var description: String {
      switch self {
      case .zipCode: "ZIP code"
      case .staleHours: "Hours out of date"
      case .freeSeats: "Free seats"
      case .dateAdded: "Date added"
      case .isFeatured: "Featured"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
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
    content.isEqual(first, second)
  }

  func copy(from source: DirectoryRecord, to target: inout DirectoryRecord) {
    content.copy(source, &target)
  }

  /// How the properties of a record that make up a field are compared, copied, and written.
  struct Content {
    let isEqual: (DirectoryRecord, DirectoryRecord) -> Bool
    let copy: (DirectoryRecord, inout DirectoryRecord) -> Void
    /// Writes the field in one line for people, empty if there is nothing in it.
    ///
    /// If the line has to be exact, no two different values have the same one.
    let text: (DirectoryRecord, _ isExact: Bool) -> String

    init<Value, Key: Equatable>(
      _ path: WritableKeyPath<DirectoryRecord, Value>, by key: @escaping (Value) -> Key,
      _ text: @escaping (Value, Bool) -> String
    ) {
      isEqual = { key($0[keyPath: path]) == key($1[keyPath: path]) }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
      self.text = { text($0[keyPath: path], $1) }
    }

    init<Value: Equatable>(
      _ path: WritableKeyPath<DirectoryRecord, Value>, _ text: @escaping (Value, Bool) -> String
    ) {
      self.init(path, by: { $0 }, text)
    }

    /// A field with one text.
    init(_ path: WritableKeyPath<DirectoryRecord, String>) {
      self.init(path) { text, isExact in line(text, isExact) }
    }

    /// A field with a value that has an exact text, if there is one.
    init<Value: Equatable>(
      _ path: WritableKeyPath<DirectoryRecord, Value?>, _ text: @escaping (Value) -> String
    ) {
      self.init(path) { value, _ in value.map(text) ?? "" }
    }

    /// A field that is said to be so, or left out.
    init(_ path: WritableKeyPath<DirectoryRecord, Bool>) {
      self.init(path) { value, _ in value ? "yes" : "" }
    }
  }

  /// Every property of a record but its item and its ratings is in the content of exactly one field.
  var content: Content {
    switch self {
    case .title: Content(\.title)
    case .subtitle: Content(\.subtitle)
    case .details: Content(\.details)
    case .coordinate:
      Content(\.coordinate) { place, isExact in
        guard let place else { return "" }
        return isExact
          ? "\(place.latitude), \(place.longitude)"
          : place.formatted(.decimalDegrees(fractionDigits: 6))
      }
    // Names of a city are equal whatever their case, and an administrator corrects it.
    case .city:
      Content(\.city, by: { $0?.description }) { city, _ in city?.description ?? "" }
    case .zipCode: Content(\.zipCode) { $0.description }
    case .address: Content(\.address)
    case .labels:
      Content(\.filledLabels) { labels, isExact in
        labels.map { ($0.key.name, $0.value.sorted()) }.sorted { $0.0 < $1.0 }
          .map { "\(line($0, isExact)): \(list($1, ", ", isExact))" }.joined(separator: "; ")
      }
    case .produce:
      Content(\.filledProduce) { produce, isExact in
        DirectoryRecord.Season.allCases.compactMap { season in
          produce[season].map { "\(season): \(list($0, ", ", isExact))" }
        }.joined(separator: "; ")
      }
    case .ingredients:
      Content(\.ingredients) { ingredients, isExact in
        guard let ingredients else { return "" }
        let lines = list(ingredients.lines, "; ", isExact)
        guard isExact else { return lines }
        let names = list(ingredients.names.sorted(), ", ", isExact)
        let allergens = list(ingredients.freeFrom.map(\.id).sorted(), ", ", isExact)
        return "\(lines); names: \(names); free from: \(allergens)"
      }
    case .directions: Content(\.directions) { list($0, " / ", $1) }
    case .nutrition: Content(\.nutrition, Self.text)
    case .price: Content(\.priceInCents) { "$" + CleanText.hundredths($0) }
    case .ages: Content(\.ages) { "\($0.lowerBound)–\($0.upperBound)" }
    case .hours: Content(\.hours) { $0.description }
    case .staleHours: Content(\.hasStaleHours)
    case .time:
      Content(\.schedule) { schedule, isExact in
        func text(_ time: Range<Int64>) -> String { "\(time.lowerBound)–\(time.upperBound)" }
        let sessions = schedule.sessions.map(text).joined(separator: ", ")
        let time = schedule.time.map(text) ?? (isExact ? "none" : "")
        return [time, sessions].filter { !$0.isEmpty }.joined(separator: ", ")
      }
    case .freeSeats: Content(\.freeSeats) { String($0) }
    case .photos:
      Content(\.photos, by: { $0.map { [$0.reference, $0.caption] } }) { photos, isExact in
        photos.map { photo in
          let reference = line(photo.reference, isExact)
          return photo.caption.isEmpty
            ? reference : "\(reference) (\(line(photo.caption, isExact)))"
        }.joined(separator: ", ")
      }
    case .actions:
      Content(\.actions) { actions, isExact in
        actions.map { "\(line($0.name, isExact)): \($0.destination)" }.joined(separator: ", ")
      }
    case .popularity: Content(\.popularity) { number, _ in number == 0 ? "" : String(number) }
    case .dateAdded: Content(\.dateAdded) { $0.description }
    case .isFeatured: Content(\.isFeatured)
    }
  }

  /// Writes nutrients, all of which are exact.
  private static func text(_ facts: NutritionFacts) -> String {
    let grams: [(String, Double?)] = [
      ("fat", facts.fat), ("saturates", facts.saturates), ("sugars", facts.sugars),
      ("salt", facts.salt), ("fiber", facts.fiber), ("protein", facts.protein),
    ]
    return
      (["energy \(facts.energyKilojoules) kJ"]
      + grams.compactMap { name, grams in grams.map { "\(name) \($0) g" } }
      + ["fruit, vegetables, and legumes \(facts.fruitVegetableLegumePercent) %"]
      + (facts.hasNonNutritiveSweetener ? ["a non-nutritive sweetener"] : []))
      .joined(separator: ", ")
  }
}

/// A text in one line; exactly, in quotation marks and with escapes.
private func line(_ text: String, _ isExact: Bool) -> String {
  isExact ? text.debugDescription : CleanText.line(text)
}

/// Texts in one line.
private func list(_ texts: [String], _ separator: String, _ isExact: Bool) -> String {
  texts.map { line($0, isExact) }.joined(separator: separator)
}

/// When something takes place.
private struct Schedule: Equatable {
  var time: Range<Int64>?
  var sessions: [Range<Int64>]
}

extension DirectoryRecord {
  /// The time with its sessions.
  fileprivate var schedule: Schedule {
    get { Schedule(time: time, sessions: sessions) }
    set { (time, sessions) = (newValue.time, newValue.sessions) }
  }

  /// The labels without subjects that have none.
  fileprivate var filledLabels: [Subject: Set<String>] {
    get { labels.filter { !$0.value.isEmpty } }
    set { labels = newValue }
  }

  /// The produce without seasons that have none.
  fileprivate var filledProduce: [Season: [String]] {
    get { produce.filter { !$0.value.isEmpty } }
    set { produce = newValue }
  }
}
