public import Essentials
public import Geo
public import IngredientAnalysis

/// What a directory knows of an item: the texts and facts by which people find, filter, and order it.
///
///     var record = DirectoryRecord(market, title: "Downtown Market")
///     record.city = phoenix
///     record.labels[.payment] = ["SNAP", "WIC"]
///
/// What is unknown is `nil` or empty, and never passes a filter that asks for it.
public struct DirectoryRecord: Hashable, Identifiable, Sendable {
  /// The item.
  public let id: ItemReference

  /// The title, by which lists are in alphabetical order.
  public var title: String

  /// A second line, such as the city or the host of an event.
  public var subtitle = ""

  /// The description, which can have many lines.
  public var details = ""

  /// The place on a map.
  public var coordinate: Coordinate?

  /// The city.
  public var city: City?

  /// The ZIP code.
  public var zipCode: ZIPCode?

  /// The street address, as a card shows it.
  public var address = ""

  /// The labels of each subject, such as the means of payment.
  public var labels: [Subject: Set<String>] = [:]

  /// The produce that a market has in each season, in the order of the card.
  public var produce: [Season: [String]] = [:]

  /// What a recipe is made of.
  public var ingredients: Ingredients?

  /// The steps of a recipe.
  public var directions: [String] = []

  /// The nutrients in 100 g or 100 ml of a recipe or product.
  public var nutrition: NutritionFacts?

  /// The price in cents, where 0 is free.
  public var priceInCents: Int?

  /// Whether it costs nothing; `false` if the price is unknown.
  public var isFree: Bool { priceInCents == 0 }

  /// The recommended ages in years.
  public var ages: ClosedRange<Int>?

  /// When it is open, by the clocks at the place.
  public var hours: OpeningHours?

  /// Whether the hours may be out of date, so that a card asks people to check them first.
  public var hasStaleHours = false

  /// When it takes place, in seconds since 1970-01-01 00:00 UTC.
  public var time: Range<Int64>?

  /// The parts of the ``time`` in which it takes place, such as the sessions of an event; if there are
  /// none, it takes place all the time.
  public var sessions: [Range<Int64>] = []

  /// The number of free seats of an event.
  public var freeSeats: Int?

  /// The pictures, of which the first one is the thumbnail.
  public var photos: [Photo] = []

  /// What a person can do with it, such as call or open the website, in the order of the buttons.
  public var actions: [Action] = []

  /// The number of ratings with one to five stars.
  public var reviews = ReviewSummary()

  /// How popular it is by the app's own measure, where more is more popular.
  public var popularity = 0

  /// The day on which it was added to the directory.
  public var dateAdded: CalendarDate?

  /// Whether the app features it.
  public var isFeatured = false

  /// Creates a record of an item with a title.
  public init(_ id: ItemReference, title: String) {
    self.id = id
    self.title = title
  }
}

extension DirectoryRecord {
  /// What labels are about.
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
