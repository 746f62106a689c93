/// Writes the numbers of an ISO 8601 text with leading zeros.
struct ISO8601Writer {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(16)
  }

  /// The text written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a separator.
  mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Appends the last two digits of a number.
  private mutating func append(_ number: Int) {
    bytes.append(UInt8(ascii: "0") + UInt8(number / 10 % 10))
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends `YYYY-MM`.
  mutating func append(year: Int, month: Int) {
    append(year / 100)
    append(year)
    append("-")
    append(month)
  }

  /// Appends `YYYY-MM-DD`.
  mutating func append(year: Int, month: Int, day: Int) {
    append(year: year, month: month)
    append("-")
    append(day)
  }

  /// Appends `hh:mm`.
  mutating func append(hour: Int, minute: Int) {
    append(hour)
    append(":")
    append(minute)
  }
}
