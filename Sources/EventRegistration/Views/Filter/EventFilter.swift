public import Essentials

/// The criteria of a parent's search for events; a new filter matches every event.
///
///     var filter = EventFilter()
///     filter.text = "soccer"
///     filter.age = 7
///     filter.flags = .covidSafe
///     let found = records.filtered(by: filter, at: now)
///
/// An event matches if it meets all criteria that are set. Text comparison is case-insensitive and
/// ignores spaces at both ends. Case-insensitive means that each scalar is mapped to the lowercase
/// of the uppercase of its lowercase, with the mappings of the standard library, which depend on
/// neither language nor context: `É` equals `é`, `Σ` and `ς` equal `σ`, and `ß` equals `ss`. In
/// ``text``, accents matter, and a letter with a combining accent differs from the precomposed
/// letter. In ``city``, accents do not matter.
public struct EventFilter: Hashable, Sendable, PrivateValue {
  private var patternText = ByteText("")
  private var cityText = ByteText("")
  private var stateText = ByteText("")
  private var zipCodeText = ByteText("")

  /// A part of the title, the description, or the name, address, or city of the venue; empty for
  /// any.
  public var text: String {
    get { patternText.string }
    set { patternText = ByteText(newValue) }
  }

  /// The whole name of the city; empty for any.
  ///
  /// Case, accents, apostrophes, and repeated spaces do not matter: "canon city" finds "Cañon
  /// City", and "Coeur dAlene" finds "Coeur d'Alene".
  public var city: String {
    get { cityText.string }
    set { cityText = ByteText(newValue) }
  }

  /// The two letters of the state, case-insensitive; empty for any.
  public var state: String {
    get { stateText.string }
    set { stateText = ByteText(newValue) }
  }

  /// The five digits of the ZIP code; empty for any.
  public var zipCode: String {
    get { zipCodeText.string }
    set { zipCodeText = ByteText(newValue) }
  }

  /// The first date on which the event can start, in its local time, or `nil` for any.
  public var earliest: CalendarDate?

  /// The last date on which the event can start, in its local time, or `nil` for any.
  ///
  /// If it is before ``earliest``, no event matches.
  public var latest: CalendarDate?

  /// An age in full years for which the event must be, or `nil` for any.
  public var age: Int?

  /// The date of birth of a child for whom the event must be, or `nil` for any.
  ///
  /// The age counts on the day the event starts, as it does for registration. An event with an age
  /// range is not for a child who is born later.
  public var birthDate: CalendarDate?

  /// The minimum number of free seats; 0 or less for any.
  ///
  /// While families wait, free seats may go to them first.
  public var freeSeats = 0

  /// The flags that the event must have, all of them.
  public var flags: EventDetails.Flags = []

  /// Whether registration must be open at the time of the search.
  public var isOpenForRegistration = false

  /// Creates a filter that matches every event.
  public init() {}
}
