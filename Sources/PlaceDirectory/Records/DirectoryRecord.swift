public import Essentials
public import Geo
import OpeningTimes

/// A record of a directory: the texts and facts for finding, filtering, and ordering an item.
///
///     var record = DirectoryRecord(market, title: "Downtown Market")
///     record.city = phoenix
///     record.labels[.payment] = ["SNAP", "WIC"]
///
/// An unknown value is `nil` or empty, and never passes a filter that needs it.
public struct DirectoryRecord: Identifiable, Sendable {
  /// The memory that copies of the record share until one of them changes.
  ///
  /// A record is large and refers to a dozen texts and lists in memory of their own. So a directory that
  /// keeps it, and a page that shows it, take one reference each.
  private var storage: Storage

  /// The item.
  public var id: ItemReference { storage.id }

  /// The title, which determines the alphabetical order of lists.
  public var title: String {
    get { storage.parts.title }
    _modify { yield &parts.title }
  }

  /// A second line, such as the city or the host of an event.
  public var subtitle: String {
    get { storage.parts.subtitle }
    _modify { yield &parts.subtitle }
  }

  /// The description, which can have many lines.
  public var details: String {
    get { storage.parts.details }
    _modify { yield &parts.details }
  }

  /// The place on a map.
  public var coordinate: Coordinate? {
    get { storage.parts.coordinate }
    _modify { yield &parts.coordinate }
  }

  /// The city.
  public var city: City? {
    get { storage.parts.city }
    _modify { yield &parts.city }
  }

  /// The ZIP code.
  public var zipCode: ZIPCode? {
    get { storage.parts.zipCode }
    _modify { yield &parts.zipCode }
  }

  /// The street address, as a card shows it.
  public var address: String {
    get { storage.parts.address }
    _modify { yield &parts.address }
  }

  /// The labels of each subject, such as the means of payment.
  public var labels: [Subject: Set<String>] {
    get { storage.parts.labels }
    _modify { yield &parts.labels }
  }

  /// The produce that a market has in each season, in the order of the card.
  public var produce: [Season: [String]] {
    get { storage.parts.produce }
    _modify { yield &parts.produce }
  }

  /// The ingredients of a recipe.
  public var ingredients: Ingredients? {
    get { storage.parts.ingredients }
    _modify { yield &parts.ingredients }
  }

  /// The steps of a recipe.
  public var directions: [String] {
    get { storage.parts.directions }
    _modify { yield &parts.directions }
  }

  /// The nutrients in 100 g or 100 ml of a recipe or product.
  public var nutrition: NutritionFacts? {
    get { storage.parts.nutrition }
    _modify { yield &parts.nutrition }
  }

  /// The price in cents, where 0 is free.
  public var priceInCents: Int? {
    get { storage.parts.priceInCents }
    _modify { yield &parts.priceInCents }
  }

  /// Whether it costs nothing; `false` if the price is unknown.
  public var isFree: Bool { priceInCents == 0 }

  /// The recommended ages in years.
  public var ages: ClosedRange<Int>? {
    get { storage.parts.ages }
    _modify { yield &parts.ages }
  }

  /// The opening hours, by the clocks at the place.
  public var hours: OpeningHours? {
    get { storage.parts.hours }
    _modify { yield &parts.hours }
  }

  /// Whether the hours may be out of date, so that a card asks people to check them first.
  public var hasStaleHours: Bool {
    get { storage.parts.hasStaleHours }
    _modify { yield &parts.hasStaleHours }
  }

  /// The time at which it takes place, in seconds since 1970-01-01 00:00 UTC.
  public var time: Range<Int64>? {
    get { storage.parts.time }
    _modify { yield &parts.time }
  }

  /// The parts of the ``time`` in which it takes place, such as the sessions of an event; if there are
  /// none, it takes place all the time.
  public var sessions: [Range<Int64>] {
    get { storage.parts.sessions }
    _modify { yield &parts.sessions }
  }

  /// The number of free seats of an event.
  public var freeSeats: Int? {
    get { storage.parts.freeSeats }
    _modify { yield &parts.freeSeats }
  }

  /// The pictures; the first one is the thumbnail.
  public var photos: [Photo] {
    get { storage.parts.photos }
    _modify { yield &parts.photos }
  }

  /// The actions for a person, such as calling or opening the website, in the order of the buttons.
  public var actions: [Action] {
    get { storage.parts.actions }
    _modify { yield &parts.actions }
  }

  /// The number of ratings with one to five stars.
  public var reviews: ReviewSummary {
    get { storage.parts.reviews }
    _modify { yield &parts.reviews }
  }

  /// The popularity by the app's own measure; higher is more popular.
  public var popularity: Int {
    get { storage.parts.popularity }
    _modify { yield &parts.popularity }
  }

  /// The day on which it was added to the directory.
  public var dateAdded: CalendarDate? {
    get { storage.parts.dateAdded }
    _modify { yield &parts.dateAdded }
  }

  /// Whether the app features it.
  public var isFeatured: Bool {
    get { storage.parts.isFeatured }
    _modify { yield &parts.isFeatured }
  }

  /// Creates a record of an item with a title.
  public init(_ id: ItemReference, title: String) {
    storage = Storage(id, Parts(title: title))
  }
}

/// The storage of a record.
extension DirectoryRecord {
  private struct Parts: Hashable, Sendable {
    var title: String
    var subtitle: String = ""
    var details: String = ""
    var coordinate: Coordinate?
    var city: City?
    var zipCode: ZIPCode?
    var address: String = ""
    var labels: [Subject: Set<String>] = [:]
    var produce: [Season: [String]] = [:]
    var ingredients: Ingredients?
    var directions: [String] = []
    var nutrition: NutritionFacts?
    var priceInCents: Int?
    var ages: ClosedRange<Int>?
    var hours: OpeningHours?
    var hasStaleHours: Bool = false
    var time: Range<Int64>?
    var sessions: [Range<Int64>] = []
    var freeSeats: Int?
    var photos: [Photo] = []
    var actions: [Action] = []
    var reviews: ReviewSummary = ReviewSummary()
    var popularity: Int = 0
    var dateAdded: CalendarDate?
    var isFeatured: Bool = false

    init(title: String) { self.title = title }
  }

  /// The parts, which change only while a single record refers to them.
  private final class Storage: @unchecked Sendable {
    let id: ItemReference
    var parts: Parts

    init(_ id: ItemReference, _ parts: Parts) {
      self.id = id
      self.parts = parts
    }
  }

  private var parts: Parts {
    get { storage.parts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(id, storage.parts) }
      yield &storage.parts
    }
  }
}

extension DirectoryRecord: Hashable {
  /// Whether both records have equal parts.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.id == rhs.id && lhs.storage.parts == rhs.storage.parts
  }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(storage.parts)
  }
}

extension DirectoryRecord {
  /// The subject of labels.
  ///
  ///     record.labels[.payment]                                // ["SNAP", "WIC"]
  ///     record.labels[DirectoryRecord.Subject("access")]       // a subject of the app's own
  public struct Subject: Hashable, Sendable {
    /// The name, which the directory only compares.
    public let name: String

    /// Creates a subject of the app's own, or one of the subjects below by its name.
    public init(_ name: String) { self.name = name }

    /// The means of payment that a place takes.
    public static var payment: Self { Self("payment") }
    /// The features of a place, such as a playground.
    public static var features: Self { Self("features") }
    /// The ingredients of a recipe; the names of ``DirectoryRecord/Ingredients/names`` are among them.
    public static var ingredients: Self { Self("ingredients") }
    /// The IDs of the allergens that a recipe is free from, such as "en:milk"; those of
    /// ``DirectoryRecord/Ingredients/freeFrom`` are among them.
    public static var freeFrom: Self { Self("free-from") }
    /// The meals that a recipe is for.
    public static var mealTypes: Self { Self("meal-types") }
    /// Free tags.
    public static var tags: Self { Self("tags") }
  }
}

extension DirectoryRecord {
  /// A picture, which the app loads by its reference.
  public struct Photo: Hashable, Sendable {
    /// The app's own reference, such as a URL or a key; this package does not read it.
    public var reference: String

    /// The line below the picture.
    public var caption: String

    /// The number of ratings of the picture with one to five stars.
    public var reviews: ReviewSummary

    /// Creates a picture.
    public init(_ reference: String, caption: String = "", reviews: ReviewSummary = .init()) {
      self.reference = reference
      self.caption = caption
      self.reviews = reviews
    }
  }
}

/// Encoded as `{"reference": "market.jpg", "caption": "The entrance", "reviews": {…}}`; what is empty is
/// left out.
extension DirectoryRecord.Photo: Codable {
  private typealias CodingKeys = DirectoryRecord.FieldKey

  /// Decodes a picture.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .reference),
      caption: try container.decodeIfPresent(String.self, forKey: .caption) ?? "",
      reviews: try container.decodeIfPresent(ReviewSummary.self, forKey: .reviews) ?? .init())
  }

  /// Encodes the picture.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reference, forKey: .reference)
    if !caption.isEmpty { try container.encode(caption, forKey: .caption) }
    if reviews != ReviewSummary() { try container.encode(reviews, forKey: .reviews) }
  }
}

extension DirectoryRecord {
  /// An action for an item: a button and the link that it opens.
  ///
  ///     DirectoryRecord.Action("call", "tel:+16025550100")
  ///     DirectoryRecord.Action("more-info", "https://example.org/market")
  ///     DirectoryRecord.Action("more-info", "javascript:alert(1)")  // nil
  public struct Action: Hashable, Sendable {
    /// The name of the button, which identifies its title and icon in the app.
    public let name: String

    /// The destination of the button: the text of a `DestinationURL`.
    public let destination: String

    /// Creates an action, or returns `nil` if the name is empty or the destination is not a
    /// `DestinationURL`.
    public init?(_ name: String, _ destination: String) {
      guard !name.isEmpty, let destination = DestinationURL(destination) else { return nil }
      self.name = name
      self.destination = destination.text
    }

    /// Creates a stored action, or returns `nil` if it cannot be one.
    init?(stored name: String, _ destination: String) {
      guard let url = DestinationURL.stored(destination) else { return nil }
      self.init(name, url.text)
    }

    /// The destination of the button as a URL.
    public var url: DestinationURL { DestinationURL(known: destination) }
  }
}

/// Encoded as `{"name": "call", "destination": "tel:+16025550100"}`.
extension DirectoryRecord.Action: Codable {
  private typealias CodingKeys = DirectoryRecord.FieldKey

  /// Decodes an action.
  ///
  /// A stored telephone link with letters, a pause, or several numbers becomes the link of its first number.
  ///
  /// - Throws: `DecodingError`, also for any other destination that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard
      let action = Self(
        stored: try container.decode(String.self, forKey: .name),
        try container.decode(String.self, forKey: .destination))
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .destination, in: container, debugDescription: "The action cannot lead there.")
    }
    self = action
  }

  /// Encodes the name and the destination.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(destination, forKey: .destination)
  }
}

extension DirectoryRecord {
  /// A season of the year.
  ///
  ///     record.produce[DirectoryRecord.Season(of: today)]  // ["peaches", "corn"]
  public enum Season: String, CaseIterable, Hashable, Sendable {
    /// March, April, and May.
    case spring
    /// June, July, and August.
    case summer
    /// September, October, and November.
    case fall
    /// December, January, and February.
    case winter

    /// Creates a season from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) {
      guard let season = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = season
    }

    /// The meteorological season of a day in the northern hemisphere, by whole months (National
    /// Centers for Environmental Information, "Meteorological Versus Astronomical Seasons").
    public init(of date: CalendarDate) {
      switch date.month {
      case 3...5: self = .spring
      case 6...8: self = .summer
      case 9...11: self = .fall
      default: self = .winter
      }
    }
  }
}
