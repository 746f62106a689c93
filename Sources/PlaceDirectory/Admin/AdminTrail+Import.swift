import Essentials
import Geo
import OpeningTimes

extension AdminTrail {
  /// External records, compared with a directory line by line before anything changes.
  ///
  ///     let records = AdminTrail.Import(csv: text, into: directory)
  ///     for line in records.lines { print(line.number, line.outcome) }
  ///     if let edits = records.edits { try trail.apply(edits, to: &directory, by: permit, at: now) }
  ///
  /// There are ``edits`` only if no line is refused, so an import is all or nothing.
  public struct Import: Hashable, Sendable {
    /// A line, or a record of a list, and its outcome.
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
      /// The same record is already in the directory.
      case nothing
      /// The record cannot be imported.
      case refused([Refusal])
    }

    /// The reason a line cannot be imported.
    @nonexhaustive public enum Refusal: Hashable, Sendable {
      /// A field of the record is not valid.
      case problem(RecordEdit.Problem)
      /// An earlier line, with this number, has the same item.
      case sameItem(asLine: Int)
      /// A cell of this column cannot be read.
      case cell(column: String)
      /// A spreadsheet changed the number in a cell of this column: it wrote the number as in
      /// `4.00638E+12`, with signs between its digits, with a currency or percent, as a date, or with other
      /// leading zeros.
      case changedNumber(column: String)
      /// A cell of this column, from 1, which has no name, is not blank.
      case unnamedColumn(number: Int)
      /// The line has another number of cells than the first one.
      case cells(count: Int)
      /// There is no such column, or it occurs twice.
      case column(String)
      /// The columns `kind` and `id` are missing.
      case noItems
      /// The text was decoded with the wrong encoding: it has a replacement character or a zero byte.
      case encoding
      /// A quoted cell has no end, or continues after its closing quote.
      case quote
    }

    /// The lines with records, or with the reasons the whole text cannot be read, in order.
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
    /// Ratings of the records and of their pictures are ignored, because only reviews change them.
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
          new.takeRatings(of: nil, orElseKeepsOwn: false)
          return .adds(try RecordEdit(adding: new))
        }
        var new = record
        new.takeRatings(of: old, orElseKeepsOwn: false)
        return .changes(try RecordEdit(changing: old, to: new))
      } catch {
        if error.problems.map(\.reason) == [.noChange] { return .nothing }
        return .refused(error.problems.map(Refusal.problem))
      }
    }
  }
}

extension AdminTrail.Import {
  /// Reads records from a table as text (RFC 4180), whose first line has the names of the columns.
  ///
  /// ```
  /// kind,id,title,city,state,price,website,payment
  /// market,1012345,Downtown Market,Phoenix,AZ,0,https://market.example,SNAP|WIC
  /// ```
  ///
  /// `kind` and `id` are required. The others are `title`, `subtitle`, `details`, `latitude`,
  /// `longitude`, `city`, `state`, `zip`, `address`, `hours`, `price` in dollars, `phone`,
  /// `website`, `featured`, `payment`, `features`, and `tags`, where vertical bars separate labels.
  /// Fields without a column keep their values in the directory, and an empty cell clears its
  /// field. A number or link for a button that the record already has replaces the old one.
  ///
  /// The table can have the forms that spreadsheets write: with semicolons or tabs instead of
  /// commas, a first line such as `sep=;`, a byte order mark, blanks around cells, lines without
  /// any text, columns without a name or cells, and truth values in the words of several languages,
  /// such as `WAHR`. With semicolons or tabs, numbers can have a decimal comma. A number that a
  /// spreadsheet changed is refused, and so are another spelling of the number of an ID, a text that became
  /// a date or another number, the error of a formula, and a text whose letters became question marks. Other
  /// ends of lines change no text.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the text
  public init(csv text: String, into directory: DirectoryIndex) {
    // The first separator with which there is a table, or else a comma, with its problems.
    let tables = [",", ";", "\t"].lazy.compactMap { ImportTable(text, separator: $0) }
    guard var table = tables.first(where: \.hasItems) ?? ImportTable(text, separator: ",") else {
      self.init([(1, .failure(nil, [.noItems]))], directory)
      return
    }
    let problems = table.problems(of: CSVRecord.columns)
    guard problems.isEmpty else {
      self.init([(table.rows.line, .failure(nil, problems))], directory)
      return
    }
    var readings: [(Int, Reading)] = []
    /// The first item with a number as its ID, by the number without leading zeros.
    var spellings: [ItemReference: ItemReference] = [:]
    while table.nextRow() {
      var reading: Reading
      switch table.row {
      case .success(let row):
        reading = CSVRecord(row, hasDecimalComma: table.hasDecimalComma).reading(in: directory)
      case .failure(let refusal): reading = .failure(nil, [refusal])
      }
      if case .success(let record) = reading, let digits = CSVRecord.digits(record.id.id),
        let number = try? ItemReference(record.id.kind, "0" + digits)
      {
        let first = spellings[number] ?? record.id
        spellings[number] = first
        if first != record.id, directory[record.id] == nil {
          reading = .failure(record.id, [.changedNumber(column: "id")])
        }
      }
      readings.append((table.rows.line, reading))
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
  let hasDecimalComma: Bool
  var failures: [AdminTrail.Import.Refusal] = []

  init(_ row: [String: String], hasDecimalComma: Bool) {
    self.row = row
    self.hasDecimalComma = hasDecimalComma
  }

  func reading(in directory: DirectoryIndex) -> AdminTrail.Import.Reading {
    // People write a kind as in "Test site".
    let name = TypedText.plain(row["kind"] ?? "").lowercased().utf8.map {
      $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0
    }
    guard let kind = ItemKind(String(decoding: name, as: UTF8.self)) else {
      return .failure(nil, [.cell(column: "kind")])
    }
    let item: ItemReference
    switch Self.item(kind, row["id"] ?? "", in: directory) {
    case .success(let known): item = known
    case .failure(let refusal): return .failure(nil, [refusal])
    }
    var record = directory[item] ?? DirectoryRecord(item, title: "")
    var reader = self
    reader.read(into: &record)
    return reader.failures.isEmpty ? .success(record) : .failure(item, reader.failures)
  }

  /// Returns the item with an ID, so that no spelling of a known ID makes a second record.
  private static func item(
    _ kind: ItemKind, _ cell: String, in directory: DirectoryIndex
  ) -> ImportReading<ItemReference> {
    let id = SpreadsheetNumber.asTyped(cell)
    func known(_ id: String) -> ItemReference? {
      (try? ItemReference(kind, id)).flatMap { directory[$0] == nil ? nil : $0 }
    }
    if let item = known(id) { return .success(item) }
    if SpreadsheetNumber.isChanged(id) || SpreadsheetNumber.isFormatted(id)
      || id.utf8.first == UInt8(ascii: "=")
      || SpreadsheetNumber.textsBeforeDate(id).contains(where: { known($0) != nil })
    {
      return .failure(.changedNumber(column: "id"))
    }
    if id.utf8.contains(UInt8(ascii: "?")) { return .failure(.encoding) }
    if let digits = Self.digits(id), digits.utf8.count < 14 {
      var spelling = String(repeating: "0", count: 14 - digits.utf8.count) + digits
      while !spelling.isEmpty {
        if known(spelling) != nil { return .failure(.changedNumber(column: "id")) }
        if spelling.utf8.first != UInt8(ascii: "0") { break }
        spelling.removeFirst()
      }
    }
    let isPlain = id.unicodeScalars.allSatisfy { $0 == " " || !$0.isBlank && !$0.isInvisible }
    guard isPlain, let item = try? ItemReference(kind, id) else {
      return .failure(.cell(column: "id"))
    }
    return .success(item)
  }

  /// The digits of an ID that has only digits, without leading zeros.
  static func digits(_ id: String) -> Substring? {
    !id.isEmpty && id.utf8.allSatisfy(\.isDigit) ? id.drop { $0 == "0" } : nil
  }

  private mutating func read(into record: inout DirectoryRecord) {
    text("title", &record.title)
    text("subtitle", &record.subtitle)
    text("details", &record.details)
    text("address", &record.address)
    readPlace(into: &record)
    number("zip", &record.zipCode) { text in
      // A code of New England begins with a zero.
      let digits = text.utf8.prefix { $0.isDigit }.count
      return digits == 3 || digits == 4 || digits == 7 || digits == 8 ? nil : ZIPCode(text)
    }
    value("hours", &record.hours) { try? OpeningHours($0) }
    value("price", &record.priceInCents) { [self] in Self.cents(decimal($0)) }
    if let text = row["featured"] {
      if let isFeatured = TruthWords.value(of: text) {
        record.isFeatured = isFeatured
      } else {
        failures.append(.cell(column: "featured"))
      }
    }
    for subject in [DirectoryRecord.Subject.payment, .features, .tags] {
      guard let text = row[subject.name] else { continue }
      let labels = text.split(separator: "|").map { CleanText.line(String($0)) }
      let old = record.labels[subject] ?? []
      record.labels[subject] = Set(labels.filter(CleanText.isVisible))
      for label in labels { _ = isLost(label, old) }
      let gone = old.subtracting(labels)
      if labels.contains(where: { label in
        gone.contains { SpreadsheetNumber.isChanged(label, from: $0) }
      }) {
        failures.append(.changedNumber(column: subject.name))
      }
    }
    readPhone(into: &record)
    button("website", "website", of: &record) { DestinationURL($0)?.text }
    for column in ["city", "payment", "features", "tags"]
    where SpreadsheetNumber.isError(row[column] ?? "") {
      failures.append(.cell(column: column))
    }
  }

  /// Reads a text that is not the error of a formula, and has its letters.
  private mutating func text(_ column: String, _ target: inout String) {
    guard let text = row[column] else { return }
    if SpreadsheetNumber.isError(text) {
      failures.append(.cell(column: column))
    } else if SpreadsheetNumber.isChanged(text, from: target) {
      failures.append(.changedNumber(column: column))
    } else if !isLost(text, [target]), !Self.isSame(text, target) {
      target = text
    }
  }

  /// Whether a text lost its letters, also by comparison with earlier texts, which is a failure.
  private mutating func isLost(_ text: String, _ old: some Sequence<String>) -> Bool {
    guard LostLetters.areIn(text, comparedWith: old) else { return false }
    if !failures.contains(.encoding) { failures.append(.encoding) }
    return true
  }

  /// Whether texts differ only in the ends of their lines, which a spreadsheet changes, and in blanks around
  /// them.
  private static func isSame(_ text: String, _ other: String) -> Bool {
    func plain(_ text: String) -> String {
      String(String(text.map { $0.isNewline ? "\n" : $0 })[...].trimmingBlanks)
    }
    return plain(text) == plain(other)
  }

  private mutating func readPhone(into record: inout DirectoryRecord) {
    let old = record.actions.first { $0.name == "call" }?.destination
    if let text = row["phone"].map(SpreadsheetNumber.asTyped),
      SpreadsheetNumber.isChanged(text) || Self.hasLostPlus(text, of: old ?? "")
    {
      failures.append(.changedNumber(column: "phone"))
      return
    }
    button("phone", "call", of: &record) { text in
      let text = SpreadsheetNumber.asTyped(text)
      if let number = try? USPhoneNumber(text) {
        // A spelling of the number that is there is not news.
        return (try? old.map { try USPhoneNumber($0) }) == number ? old : number.telephoneLink
      }
      // A number of another country, or a short one, such as 211.
      let plain = TypedText.plain(text)
      let digits = String(decoding: plain.utf8.filter(\.isDigit), as: UTF8.self)
      let isPlain = plain.utf8.allSatisfy { $0.isDigit || "+ -.()".utf8.contains($0) }
      // A zero in brackets is dialed only within some countries.
      let utf8 = plain.utf8
      let hasZero = utf8.indices.contains { utf8[$0...].starts(with: "(0)".utf8) }
      guard isPlain, !hasZero else { return nil }
      if plain.utf8.first == UInt8(ascii: "+"), !digits.hasPrefix("1"), digits.utf8.count >= 7 {
        let link = DestinationURL("tel:+" + digits)?.text
        return old.map { String($0.filter { !"-.()".contains($0) }) } == link ? old : link
      }
      return plain == digits && digits.utf8.count == 3 ? "tel:" + digits : nil
    }
  }

  /// Whether a text is the known number of another country without its plus sign, which spreadsheets drop: it
  /// can look like one of the United States.
  private static func hasLostPlus(_ text: String, of link: String) -> Bool {
    let digits = TypedText.plain(text)
    return link.utf8.filter { $0.isDigit || $0 == UInt8(ascii: "+") }
      .elementsEqual("+\(digits)".utf8) && (try? USPhoneNumber("+\(digits)")) == nil
  }

  /// Reads the destination of a button, which takes the place of the one that the record has.
  private mutating func button(
    _ column: String, _ name: String, of record: inout DirectoryRecord,
    _ destination: (String) -> String?
  ) {
    guard let text = row[column] else { return }
    let place = record.actions.firstIndex { $0.name == name }
    guard CleanText.isVisible(text) else {
      record.actions.removeAll { $0.name == name }
      return
    }
    guard let action = destination(text).flatMap({ DirectoryRecord.Action(name, $0) }) else {
      failures.append(.cell(column: column))
      return
    }
    if let place {
      if record.actions[place] != action { record.actions[place] = action }
    } else {
      record.actions.append(action)
    }
  }

  private mutating func readPlace(into record: inout DirectoryRecord) {
    if let latitude = row["latitude"], let longitude = row["longitude"] {
      if latitude.isEmpty, longitude.isEmpty {
        record.coordinate = nil
      } else if let latitude = Self.degrees(decimal(latitude)),
        let longitude = Self.degrees(decimal(longitude)),
        let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
      {
        record.coordinate = coordinate
      } else {
        failures.append(.cell(column: "latitude"))
      }
    } else if row["latitude"] != nil || row["longitude"] != nil {
      failures.append(.cell(column: row["latitude"] == nil ? "latitude" : "longitude"))
    }
    let state = row["state"] ?? ""
    if let name = row["city"].map(SpreadsheetNumber.asTyped) {
      if name.isEmpty {
        record.city = nil
      } else if isLost(name, [record.city?.name ?? ""]) {
        return
      } else if !name.utf8.contains(UInt8(ascii: ",")), name.contains(where: \.isLetter),
        let state = USState(TypedText.plain(state)) ?? USState(name: state),
        let city = City(name, state)
      {
        record.city = city
      } else {
        failures.append(.cell(column: "city"))
      }
    } else if !state.isEmpty {
      failures.append(.cell(column: "city"))
    }
  }

  private mutating func value<Value>(
    _ column: String, _ target: inout Value?, _ read: (String) -> Value?
  ) {
    guard let text = row[column] else { return }
    guard CleanText.isVisible(text) else {
      target = nil
      return
    }
    guard let value = read(text) else {
      failures.append(.cell(column: column))
      return
    }
    target = value
  }

  /// Reads a value whose digits a spreadsheet may have changed.
  private mutating func number<Value>(
    _ column: String, _ target: inout Value?, _ read: (String) -> Value?
  ) {
    let text = SpreadsheetNumber.asTyped(row[column] ?? "")
    let isNumber = text.utf8.first.map(\.isDigit) ?? false
    if SpreadsheetNumber.isChanged(text) || isNumber && read(text) == nil {
      failures.append(.changedNumber(column: column))
    } else {
      value(column, &target) { read(SpreadsheetNumber.asTyped($0)) }
    }
  }

  /// The text of a number, with a point before its decimals.
  private func decimal(_ text: String) -> String {
    let text = TypedText.plain(text)
    guard hasDecimalComma, !text.utf8.contains(UInt8(ascii: ".")) else { return text }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 ? parts.joined(separator: ".") : text
  }

  /// The degrees of a text of digits with a sign and a point.
  private static func degrees(_ text: String) -> Double? {
    text.utf8.allSatisfy { $0.isDigit || "+-.".utf8.contains($0) } ? Double(text) : nil
  }

  /// The cents of an amount in dollars, such as "$12.50" or "3".
  private static func cents(_ text: String) -> Int? {
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
