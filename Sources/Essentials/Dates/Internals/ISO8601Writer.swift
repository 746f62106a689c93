/// Writes the numbers of an ISO 8601 text, with leading zeros.
struct ISO8601Writer {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(16)
  }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Appends the last two digits.
  private mutating func append(_ number: Int) {
    bytes.append(UInt8(ascii: "0") + UInt8(number / 10 % 10))
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func append(year: Int, month: Int) {
    append(year / 100)
    append(year)
    append("-")
    append(month)
  }

  /// Appends `YYYY-MM`.
  mutating func append(_ month: CalendarMonth) {
    append(year: month.year, month: month.month)
  }

  /// Appends `YYYY-MM-DD`.
  mutating func append(_ date: CalendarDate) {
    let (year, month, day) = date.components
    append(year: year, month: month)
    append("-")
    append(day)
  }

  /// Appends `YYYY-MM-DDThh:mm`.
  mutating func append(_ dateTime: LocalDateTime) {
    append(dateTime.date)
    append("T")
    append(dateTime.hour)
    append(":")
    append(dateTime.minute)
  }
}
