import Essentials
import Geo
import OpeningTimes

extension AdminTrail {
  /// Records from outside, compared with a directory line by line before anything changes.
  ///
  ///     let records = AdminTrail.Import(csv: text, into: directory)
  ///     for line in records.lines { print(line.number, line.outcome) }
  ///     if let edits = records.edits { try trail.apply(edits, to: &directory, by: permit, at: now) }
  ///
  /// There are ``edits`` only if no line is refused, so nothing is ever imported in part.
  public struct Import: Hashable, Sendable {
    /// A line, or a record of a list, and what it would do.
    public struct Line: Hashable, Sendable {
      /// The number of the line in the text, from 1, or of the record in the list, from 1.
      public let number: Int
      /// The item, if it could be read.
      public let item: ItemReference?
      /// The outcome of the line.
      public let outcome: Outcome
    }

    /// The outcome of a line.
    public enum Outcome: Hashable, Sendable {
      /// The record is added.
      case adds(RecordEdit)
      /// The record is changed.
      case changes(RecordEdit)
      /// The record is there already, as it is.
      case nothing
      /// The record cannot be imported.
      case refused([Refusal])
    }

    /// The reason a line cannot be imported.
    public enum Refusal: Hashable, Sendable {
      /// A field of the record is not valid.
      case problem(RecordEdit.Problem)
      /// An earlier line, with this number, has the same item.
      case sameItem(asLine: Int)
      /// A cell of this column cannot be read.
      case cell(column: String)
      /// The line has another number of cells than the first one.
      case cells(count: Int)
      /// There is no such column, or it occurs twice.
      case column(String)
      /// The columns `kind` and `id` are missing.
      case noItems
      /// A quoted cell has no end, or continues after its closing quote.
      case quote
    }

    /// The lines with records, or with the reasons why the whole text cannot be read, in order.
    public let lines: [Line]

    /// The edits to apply, or `nil` if a line is refused.
    public var edits: [RecordEdit]? {
      var edits: [RecordEdit] = []
      for line in lines {
        switch line.outcome {
        case .adds(let edit), .changes(let edit): edits.append(edit)
        case .nothing: break
        case .refused: return nil
        }
      }
      return edits
    }

    /// Compares records with those of a directory.
    ///
    /// Ratings of the records are ignored, because only reviews change them.
    ///
    /// - Complexity: O(*n* log *n*) in the length of the records
    public init(_ records: some Sequence<DirectoryRecord>, into directory: DirectoryIndex) {
      self.init(
        records.enumerated().map { number, record in (number &+ 1, .success(record)) },
        directory)
    }

    /// The result of reading a line.
    enum Reading {
      case success(DirectoryRecord)
      case failure(ItemReference?, [Refusal])
    }

    init(_ readings: [(number: Int, reading: Reading)], _ directory: DirectoryIndex) {
      var numbers: [ItemReference: Int] = [:]
      lines = readings.map { number, reading in
        switch reading {
        case .failure(let item, let reasons):
          return Line(number: number, item: item, outcome: .refused(reasons))
        case .success(let record):
          if let first = numbers[record.id] {
            return Line(
              number: number, item: record.id, outcome: .refused([.sameItem(asLine: first)]))
          }
          numbers[record.id] = number
          return Line(
            number: number, item: record.id, outcome: Self.outcome(of: record, in: directory))
        }
      }
    }

    private static func outcome(
      of record: DirectoryRecord, in directory: DirectoryIndex
    ) -> Outcome {
      do throws(RecordEdit.Error) {
        guard let old = directory[record.id] else {
          var new = record
          new.reviews = ReviewSummary()
          return .adds(try RecordEdit(adding: new))
        }
        var new = record
        new.reviews = old.reviews
        return .changes(try RecordEdit(changing: old, to: new))
      } catch {
        if error.problems.map(\.reason) == [.noChange] { return .nothing }
        return .refused(error.problems.map(Refusal.problem))
      }
    }
  }
}

extension AdminTrail.Import.Refusal: CustomStringConvertible {
  /// An English sentence that says what to do.
  public var description: String {
    switch self {
    case .problem(let problem): problem.description
    case .sameItem(let line): "Line \(line) has the same item. Remove one of both."
    case .cell(let column): "\(column): This cannot be read. Enter another value."
    case .cells(let count): "This line has \(count) cells, unlike the first one."
    case .column(let name): "\(name): There is no such column, or it is there twice."
    case .noItems: "The first line needs the columns kind and id."
    case .quote: "A quotation mark has no partner."
    }
  }
}

extension AdminTrail.Import {
  /// Reads records from a table with commas (RFC 4180), whose first line has the names of the columns.
  ///
  /// ```
  /// kind,id,title,city,state,price,website,payment
  /// market,1012345,Downtown Market,Phoenix,AZ,0,https://market.example,SNAP|WIC
  /// ```
  ///
  /// `kind` and `id` are required. The others are `title`, `subtitle`, `details`, `latitude`, `longitude`,
  /// `city`, `state`, `zip`, `address`, `hours`, `price` in dollars, `phone`, `website`, `featured`,
  /// `payment`, `features`, and `tags`, where vertical bars separate labels. Fields without a column stay as
  /// they are in the directory, and an empty cell clears its field. Lines without any text are skipped.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the text
  public init(csv text: String, into directory: DirectoryIndex) {
    var rows = CSVRows(text, as: .commas)
    guard rows.nextRow() else {
      self.init([(1, .failure(nil, [.noItems]))], directory)
      return
    }
    let names = rows.texts.map { CleanText.line($0).lowercased() }
    var problems: [Refusal] = rows.isDamaged ? [.quote] : []
    var known: Set<String> = []
    for name in names where !CSVRecord.columns.contains(name) || !known.insert(name).inserted {
      problems.append(.column(name))
    }
    if !known.isSuperset(of: ["kind", "id"]) { problems.append(.noItems) }
    guard problems.isEmpty else {
      self.init([(rows.line, .failure(nil, problems))], directory)
      return
    }
    var readings: [(Int, Reading)] = []
    while rows.nextRow() {
      if rows.isDamaged {
        readings.append((rows.line, .failure(nil, [.quote])))
      } else if rows.count != names.count {
        readings.append((rows.line, .failure(nil, [.cells(count: rows.count)])))
      } else {
        let row = Dictionary(zip(names, rows.texts), uniquingKeysWith: { first, _ in first })
        readings.append((rows.line, CSVRecord(row).reading(in: directory)))
      }
    }
    self.init(readings, directory)
  }
}

/// A line of a table as a record.
private struct CSVRecord {
  static let columns: Set = [
    "kind", "id", "title", "subtitle", "details", "latitude", "longitude", "city", "state", "zip",
    "address", "hours", "price", "phone", "website", "featured", "payment", "features", "tags",
  ]

  let row: [String: String]
  var failures: [AdminTrail.Import.Refusal] = []

  init(_ row: [String: String]) { self.row = row }

  func reading(in directory: DirectoryIndex) -> AdminTrail.Import.Reading {
    guard let kind = row["kind"].flatMap({ ItemKind(CleanText.line($0)) }) else {
      return .failure(nil, [.cell(column: "kind")])
    }
    guard let item = row["id"].flatMap({ ItemReference(kind, $0) }) else {
      return .failure(nil, [.cell(column: "id")])
    }
    var record = directory[item] ?? DirectoryRecord(item, title: "")
    var reader = self
    reader.read(into: &record)
    return reader.failures.isEmpty ? .success(record) : .failure(item, reader.failures)
  }

  private mutating func read(into record: inout DirectoryRecord) {
    if let title = row["title"] { record.title = title }
    if let subtitle = row["subtitle"] { record.subtitle = subtitle }
    if let details = row["details"] { record.details = details }
    if let address = row["address"] { record.address = address }
    readPlace(into: &record)
    value("zip", &record.zipCode) { ZIPCode($0) }
    value("hours", &record.hours) { try? OpeningHours($0) }
    value("price", &record.priceInCents, Self.cents)
    if let text = row["featured"] {
      switch text.lowercased() {
      case "yes", "true", "1": record.isFeatured = true
      case "no", "false", "0", "": record.isFeatured = false
      default: failures.append(.cell(column: "featured"))
      }
    }
    for subject in [DirectoryRecord.Subject.payment, .features, .tags] {
      guard let text = row[subject.name] else { continue }
      let labels = text.split(separator: "|").map { CleanText.line(String($0)) }
      record.labels[subject] = Set(labels.filter { !$0.isEmpty })
    }
    for (column, name) in [("phone", "call"), ("website", "website")] {
      guard let text = row[column] else { continue }
      record.actions.removeAll { $0.name == name }
      guard !text.isEmpty else { continue }
      // People write a number with spaces, but no link.
      let destination = column == "phone" ? "tel:" + text.filter { $0 != " " } : text
      if let action = DirectoryRecord.Action(name, destination) {
        record.actions.append(action)
      } else {
        failures.append(.cell(column: column))
      }
    }
  }

  private mutating func readPlace(into record: inout DirectoryRecord) {
    if let latitude = row["latitude"], let longitude = row["longitude"] {
      if latitude.isEmpty, longitude.isEmpty {
        record.coordinate = nil
      } else if let latitude = Self.degrees(latitude), let longitude = Self.degrees(longitude),
        let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
      {
        record.coordinate = coordinate
      } else {
        failures.append(.cell(column: "latitude"))
      }
    } else if row["latitude"] != nil || row["longitude"] != nil {
      failures.append(.cell(column: row["latitude"] == nil ? "latitude" : "longitude"))
    }
    if let name = row["city"] {
      if name.isEmpty {
        record.city = nil
      } else if let city = row["state"].flatMap({ USState($0) }).flatMap({ City(name, $0) }) {
        record.city = city
      } else {
        failures.append(.cell(column: "city"))
      }
    }
  }

  private mutating func value<Value>(
    _ column: String, _ target: inout Value?, _ read: (String) -> Value?
  ) {
    guard let text = row[column] else { return }
    guard !text.isEmpty else {
      target = nil
      return
    }
    guard let value = read(text) else {
      failures.append(.cell(column: column))
      return
    }
    target = value
  }

  /// The degrees of a text of digits with a sign and a point.
  private static func degrees(_ text: String) -> Double? {
    let text = TypedText.plain(text)
    return text.utf8.allSatisfy { $0.isDigit || "+-.".utf8.contains($0) } ? Double(text) : nil
  }

  /// The cents of an amount in dollars, such as "$12.50" or "3".
  private static func cents(_ text: String) -> Int? {
    let text = TypedText.plain(text)
    let parts = (text.hasPrefix("$") ? text.dropFirst() : text[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let dollars = parts.first, dollars.utf8.count <= 7,
      !dollars.isEmpty, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }),
      let whole = Int(dollars)
    else { return nil }
    guard parts.count == 2, let rest = parts.last else { return whole &* 100 }
    guard rest.utf8.count == 2, let fraction = Int(rest) else { return nil }
    return whole &* 100 &+ fraction
  }
}
