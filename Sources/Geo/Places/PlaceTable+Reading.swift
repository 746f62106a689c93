extension PlaceTable {
  fileprivate static var format: String { "HealthDomain places" }

  /// The version of the format that this release writes, the newest that it reads.
  static var version: Int { 1 }

  /// The first line of a text.
  static var heading: String { "\(format) \(version)" }

  /// Creates a table from its text.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``PlaceTable/Error``, which also contains the table of the lines without a problem.
  public init(_ text: String) throws(PlaceTable.Error) {
    try self.init(utf8: Array(text.utf8))
  }

  /// Creates a table from the UTF-8 bytes of its text, with or without a byte order mark.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``PlaceTable/Error``, which also contains the table of the lines without a problem.
  public init(utf8 bytes: [UInt8]) throws(PlaceTable.Error) {
    var reader = Reader()
    reader.read(bytes)
    self.init(rows: reader.rows, cities: reader.cities)
    if !reader.problems.isEmpty {
      throw PlaceTable.Error(problems: reader.problems, remainder: self)
    }
  }
}

/// The rows, cities, and problems of the lines read so far.
private struct Reader {
  private(set) var rows: [PlaceTable.Row] = []
  private(set) var cities: [City] = []
  private(set) var problems: [PlaceTable.Error.Problem] = []
  private var indices: [City: Int] = [:]
  private var known: Set<PlaceTable.Pair> = []
  private var line = 0

  mutating func read(_ bytes: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    repeat {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      var content = bytes[start..<end]
      if content.last == UInt8(ascii: "\r") { content.removeLast() }
      line += 1
      if line > 1 {
        readPlace(content)
      } else if !readFormat(content) {
        return
      }
      start = end + 1
    } while start < bytes.endIndex
  }

  private mutating func readFormat(_ content: ArraySlice<UInt8>) -> Bool {
    let prefix = PlaceTable.format + " "
    let number = text(content.dropFirst(prefix.utf8.count))
    guard content.starts(with: prefix.utf8), let version = Int(number), version >= 1,
      String(version) == number
    else {
      report(.notAPlaceTable)
      return false
    }
    guard version <= PlaceTable.version else {
      report(.newerVersion(version))
      return false
    }
    return true
  }

  private mutating func readPlace(_ content: ArraySlice<UInt8>) {
    guard !content.isEmpty else { return }
    let tab = UInt8(ascii: "\t")
    let fields = content.split(separator: tab, maxSplits: 5, omittingEmptySubsequences: false)
    guard fields.count == 5 else {
      return report(.fieldCount(1 + content.count { $0 == tab }))
    }

    let zipCode = ZIPCode(text(fields[0]))
    let latitude = FixedDegrees(decimal: fields[1], limit: 90)
    let longitude = FixedDegrees(decimal: fields[2], limit: 180)
    let state = USState(utf8: fields[4])
    let name = text(fields[3])
    // Text that is not UTF-8 has other bytes after decoding. Any state serves to check the name.
    let isUTF8 = name.utf8.elementsEqual(fields[3])
    let city = isUTF8 ? City(name, state ?? .alabama) : nil

    if zipCode == nil { report(.zipCode(excerpt(fields[0]))) }
    if latitude == nil { report(.latitude(excerpt(fields[1]))) }
    if longitude == nil { report(.longitude(excerpt(fields[2]))) }
    if city == nil { report(.city(excerpt(fields[3]))) }
    if state == nil { report(.state(excerpt(fields[4]))) }
    guard let zipCode, let latitude, let longitude, let city, state != nil else { return }
    let number = index(of: city)
    guard known.insert(PlaceTable.Pair(zipCode: zipCode, city: number)).inserted else {
      return report(.repeatedZIPCode(zipCode))
    }
    rows.append(
      .init(
        zipCode: zipCode, centroid: .init(latitude: latitude, longitude: longitude), city: number))
  }

  private mutating func index(of city: City) -> Int {
    if let index = indices[city] { return index }
    indices[city] = cities.count
    cities.append(city)
    return cities.count - 1
  }

  private mutating func report(_ reason: PlaceTable.Error.Reason) {
    problems.append(.init(line: line, reason: reason))
  }

  private func text(_ field: ArraySlice<UInt8>) -> String { String(decoding: field, as: UTF8.self) }

  /// The first bytes of a field, for an error.
  private func excerpt(_ field: ArraySlice<UInt8>) -> String { text(field.prefix(80)) }
}

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
    @nonexhaustive public enum Reason: Hashable, Sendable {
      /// The first line does not name the format.
      case notAPlaceTable
      /// The first line names a version that this release cannot read.
      case newerVersion(Int)
      /// The line does not have five fields.
      case fieldCount(Int)
      /// The field is not a ZIP code.
      case zipCode(String)
      /// An earlier line has the same ZIP code and the same city.
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
    case .repeatedZIPCode(let zipCode):
      "An earlier line already has the ZIP code \(zipCode) with this city."
    case .latitude: "The latitude must be a decimal number from -90 to 90."
    case .longitude: "The longitude must be a decimal number from -180 to 180."
    case .city: "The name of the city must not be blank and must be UTF-8."
    case .state: "The state must be the two-letter abbreviation of a state or territory."
    }
  }
}
