extension PlaceTable {
  /// What keeps a text from being a ``PlaceTable``: every problem in it, beside the places of the
  /// rest.
  ///
  ///     do { places = try PlaceTable(text) } catch { places = error.remainder }
  public struct Error: Swift.Error, Equatable, Sendable {
    /// The problems in the order of their lines; never empty.
    public let problems: [Problem]

    /// The places of the lines without a problem; none if the first line has one.
    public let remainder: PlaceTable

    /// A problem and its line.
    public struct Problem: Hashable, Sendable {
      /// The number of the line; the first line is 1.
      public let line: Int

      /// What is wrong with the line.
      public let reason: Reason
    }

    /// The reason a line is not a place.
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
      /// The field is not a decimal in `-90...90`.
      case latitude(String)
      /// The field is not a decimal in `-180...180`.
      case longitude(String)
      /// The field is blank or not UTF-8.
      case city(String)
      /// The field is not the abbreviation of a ``USState``, as `AP` or `PW`.
      case state(String)
    }
  }
}

extension PlaceTable.Error: CustomStringConvertible {
  /// How many problems there are, and the first of them.
  public var description: String {
    let first = problems.first.map { ", line \($0.line): \($0.reason)" } ?? ""
    return "PlaceTable.Error (problems: \(problems.count)\(first))"
  }
}
