public import Essentials

extension RegistrationMessages {
  /// How messages write numbers, dates, and children's names.
  ///
  ///     var formats = RegistrationMessages.Formats.plain
  ///     formats.number = { $0.formatted(.number.locale(locale)) }
  ///     formats.childName = { names[$0] }
  ///
  /// The names of children go only into the messages.
  public struct Formats: Sendable {
    /// Writes a number: `1200`.
    public var number: @Sendable (Int) -> String = { String($0) }

    /// Writes a day: `2026-03-01`.
    public var date: @Sendable (CalendarDate) -> String = { $0.iso8601 }

    /// Writes the time of day: `09:30`.
    public var time: @Sendable (LocalDateTime) -> String = { String($0.iso8601.suffix(5)) }

    /// Writes a day with the time of day on it: `2026-03-01 09:30`.
    public var dateTime: @Sendable (LocalDateTime) -> String = {
      "\($0.date.iso8601) \($0.iso8601.suffix(5))"
    }

    /// Writes a time in seconds since 1970-01-01 00:00 UTC if the event is not known: `2026-03-01
    /// 16:30 UTC`.
    ///
    /// Seconds are left out. A time outside the years 1 to 9999 is written as the nearest time
    /// inside.
    public var instant: @Sendable (Int64) -> String = { instant in
      let range = Instant.validRange
      let nearest = min(max(instant, range.lowerBound), range.upperBound)
      guard let utc = LocalDateTime(secondsSinceEpoch: nearest, utcOffset: 0) else { return "" }
      return "\(utc.date.iso8601) \(utc.iso8601.suffix(5)) UTC"
    }

    /// Writes a price: `12.50 USD`.
    public var price: @Sendable (EventDetails.Fee.Price) -> String = { $0.plainText }

    /// Writes a country, of which the venue has the two letters of ISO 3166-1: `MX`.
    public var country: @Sendable (String) -> String = { $0 }

    /// Returns the name of a child, or `nil` for ``RegistrationMessages/Refusals/unnamedChild``.
    public var childName: @Sendable (ChildID) -> String? = { _ in nil }

    /// Creates the plain formats.
    public init() {}

    /// Numbers in digits, dates and times in the style of ISO 8601, and no names.
    public static let plain = RegistrationMessages.Formats()
  }
}

extension RegistrationMessages.Formats {
  /// Returns a time in the local time of an event, or in UTC if there is no event.
  func text(of instant: Int64, at event: EventDetails?) -> String {
    guard let event,
      let local = LocalDateTime(secondsSinceEpoch: instant, utcOffset: event.utcOffset(at: instant))
    else { return self.instant(instant) }
    return dateTime(local)
  }
}

extension EventDetails.Fee.Price {
  /// The amount with a point and the digits of its currency, and the code: `12.50 USD`.
  fileprivate var plainText: String {
    let digits = currency.minorUnitDigits
    guard digits > 0 else { return "\(minorUnits) \(currency.code)" }
    var text = String(minorUnits)
    if text.utf8.count <= digits {
      text = String(repeating: "0", count: digits + 1 - text.utf8.count) + text
    }
    return "\(text.dropLast(digits)).\(text.suffix(digits)) \(currency.code)"
  }
}
