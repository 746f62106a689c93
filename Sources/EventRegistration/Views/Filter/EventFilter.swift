public import Essentials

/// What a parent looks for in a list of events; a new filter lets every event pass.
///
///     var filter = EventFilter()
///     filter.text = "soccer"
///     filter.age = 7
///     filter.flags = .covidSafe
///     let found = records.filtered(by: filter, at: now)
///
/// An event passes if it meets all criteria that are set. Texts are compared without regard to
/// case, and blanks at their ends are left out. Without regard to case means that each scalar
/// becomes the lower case of the upper case of its lower case, by the mappings of the standard
/// library, which know neither language nor context: `É` is `é`, `Σ` and `ς` are `σ`, `ß` is `ss`.
/// Accents count, and a letter with a combining accent is not the letter that has it built in.
public struct EventFilter: Hashable, Sendable, PrivateValue {
  private var patternText = ByteText("")
  private var cityText = ByteText("")
  private var stateText = ByteText("")
  private var zipCodeText = ByteText("")

  /// A part of the title, the description, or the name, address or city of the venue; empty for
  /// any.
  public var text: String {
    get { patternText.string }
    set { patternText = ByteText(newValue) }
  }

  /// The city, whole, without regard to case; empty for any.
  public var city: String {
    get { cityText.string }
    set { cityText = ByteText(newValue) }
  }

  /// The two letters of the state, without regard to case; empty for any.
  public var state: String {
    get { stateText.string }
    set { stateText = ByteText(newValue) }
  }

  /// The five digits of the ZIP code; empty for any.
  public var zipCode: String {
    get { zipCodeText.string }
    set { zipCodeText = ByteText(newValue) }
  }

  /// The first day on which the event may start, on the calendar of its place, or `nil` for any.
  public var earliest: CalendarDate?

  /// The last day on which the event may start, on the calendar of its place, or `nil` for any.
  ///
  /// If it lies before ``earliest``, no event passes.
  public var latest: CalendarDate?

  /// The age of a child in full years on the day of the event, which must be for that age, or
  /// `nil`.
  public var age: Int?

  /// The date of birth of a child, for whose age on its first day the event must be, or `nil`.
  ///
  /// This is the rule by which children are registered: an event for certain ages is not for a
  /// child born after it.
  public var birthDate: CalendarDate?

  /// How many seats must be free at least; any number for 0 or below.
  ///
  /// Seats can be free for nobody new while families wait for them.
  public var freeSeats = 0

  /// What the event must offer, all of it.
  public var flags: EventDetails.Flags = []

  /// Whether parents must be able to register at the instant for which the filter is asked.
  public var isOpenForRegistration = false

  /// Creates a filter that lets every event pass.
  public init() {}
}
