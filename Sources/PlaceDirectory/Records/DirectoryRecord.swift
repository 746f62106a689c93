import OpeningTimes
public import Essentials
public import Geo

/// A record of a directory: the texts and facts by which people find, filter, and order an item.
///
///     var record = DirectoryRecord(market, title: "Downtown Market")
///     record.city = phoenix
///     record.labels[.payment] = ["SNAP", "WIC"]
///
/// An unknown value is `nil` or empty, and never passes a filter that needs it.
public struct DirectoryRecord: Identifiable, Sendable {
  /// What copies of the record share until one of them changes.
  ///
  /// A record is large and refers to a dozen texts and lists in memory of their own. So a directory that
  /// keeps it, and a page that shows it, take one reference each.
  private var storage: Storage

  /// The item.
  public var id: ItemReference { storage.id }

  /// The title, by which lists are in alphabetical order.
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

  /// What a recipe is made of.
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

  /// When it is open, by the clocks at the place.
  public var hours: OpeningHours? {
    get { storage.parts.hours }
    _modify { yield &parts.hours }
  }

  /// Whether the hours may be out of date, so that a card asks people to check them first.
  public var hasStaleHours: Bool {
    get { storage.parts.hasStaleHours }
    _modify { yield &parts.hasStaleHours }
  }

  /// When it takes place, in seconds since 1970-01-01 00:00 UTC.
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

  /// The pictures, of which the first one is the thumbnail.
  public var photos: [Photo] {
    get { storage.parts.photos }
    _modify { yield &parts.photos }
  }

  /// What a person can do with it, such as call or open the website, in the order of the buttons.
  public var actions: [Action] {
    get { storage.parts.actions }
    _modify { yield &parts.actions }
  }

  /// The number of ratings with one to five stars.
  public var reviews: ReviewSummary {
    get { storage.parts.reviews }
    _modify { yield &parts.reviews }
  }

  /// How popular it is by the app's own measure, where more is more popular.
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

    /// Creates a subject of the app's own, or one of those below by its name.
    public init(_ name: String) { self.name = name }

    /// The means of payment that a place takes.
    public static var payment: Self { Self("payment") }
    /// What a place has, such as a playground.
    public static var features: Self { Self("features") }
    /// What a recipe is made of; the names of ``DirectoryRecord/Ingredients/names`` are among them.
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
