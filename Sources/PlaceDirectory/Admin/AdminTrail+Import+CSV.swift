import OpeningTimes
import Essentials
import Geo

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
