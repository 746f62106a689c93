extension PlaceTable {
  /// All problems of a text, together with the table of the lines without a problem.
  ///
  ///     do { places = try PlaceTable(text) } catch { places = error.remainder }
  public struct Error: Swift.Error, Equatable, Sendable {
    /// The problems in the order of their lines; never empty.
    public let problems: [Problem]

    /// The table of the lines without a problem; empty if the first line has a problem.
    public let remainder: PlaceTable

    /// A problem in a line.
    public struct Problem: Hashable, Sendable {
      /// The number of the line; the first line is 1.
      public let line: Int

      /// The reason the line is not valid.
      public let reason: Reason
    }

    /// The reason a line is not valid.
    ///
    /// Of the content of a field, only the first 80 bytes are kept.
    public enum Reason: Hashable, Sendable {
      /// The first line does not name the format.
      case notAPlaceTable
      /// The first line names a version that this release cannot read.
      case newerVersion(Int)
      /// The line does not have five fields.
      case fieldCount(Int)
      /// The field is not a ZIP code.
      case zipCode(String)
      /// An earlier line has the same ZIP code.
      case repeatedZIPCode(ZIPCode)
      /// The field is not a decimal number in `-90...90`.
      case latitude(String)
      /// The field is not a decimal number in `-180...180`.
      case longitude(String)
      /// The field is blank or not UTF-8.
      case city(String)
      /// The field is not the abbreviation of a ``USState``; `AP` and `PW`, for example, are not.
      case state(String)
    }
  }
}

extension PlaceTable.Error: CustomStringConvertible {
  /// A sentence about the first problem, and the number of other problems.
  public var description: String {
    let first = problems.first?.description ?? ""
    switch problems.count {
    case ...1: return first
    case 2: return first + " There is 1 more problem."
    case let count: return first + " There are \(count - 1) more problems."
    }
  }
}

extension PlaceTable.Error.Problem: CustomStringConvertible {
  /// The number of the line and a sentence that states the rule.
  public var description: String { "Line \(line): \(reason)" }
}

extension PlaceTable.Error.Reason: CustomStringConvertible {
  /// A sentence that states the rule, without the content of the field.
  public var description: String {
    switch self {
    case .notAPlaceTable:
      "The first line must be the name of the format and its version, \(PlaceTable.heading)."
    case .newerVersion(let version):
      "The table has version \(version), and this release reads version \(PlaceTable.version)."
    case .fieldCount(let count):
      "A line must have 5 fields separated by tabs, and this one has \(count)."
    case .zipCode(let text):
      if ZIPCode.Entry(text) == .incomplete(digits: 4) {
        "The ZIP code must have five digits. Of four digits, a leading zero may be lost."
      } else {
        "The ZIP code must have five digits."
      }
    case .repeatedZIPCode(let zipCode): "An earlier line already has the ZIP code \(zipCode)."
    case .latitude: "The latitude must be a decimal number from -90 to 90."
    case .longitude: "The longitude must be a decimal number from -180 to 180."
    case .city: "The name of the city must not be blank and must be UTF-8."
    case .state: "The state must be the two-letter abbreviation of a state or territory."
    }
  }
}
