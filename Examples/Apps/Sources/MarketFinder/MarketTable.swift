import HealthDomain

/// Markets from the columns of the National Farmers Market Directory.
enum MarketTable {
  private static let payments = ["Credit", "WIC", "SNAP"]
  static let features = [
    "Organic", "Bakedgoods", "Cheese", "Crafts", "Flowers", "Eggs", "Seafood", "Herbs",
    "Vegetables",
    "Honey", "Meat", "Plants", "Prepared", "Coffee", "Fruits",
  ]

  /// Returns the markets of a text of comma-separated values whose first row names the columns.
  static func markets(in text: String) -> [DirectoryRecord] {
    let rows = CommaSeparatedValues.rows(of: text)
    guard let names = rows.first else { return [] }
    let columns = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    return rows.dropFirst().compactMap { row in
      record { name in
        guard let column = columns[name], column < row.count else { return "" }
        return row[column].split(separator: " ").joined(separator: " ")
      }
    }
  }

  private static func record(_ field: (String) -> String) -> DirectoryRecord? {
    guard let id = ItemReference(.market, field("FMID")) else { return nil }
    var record = DirectoryRecord(id, title: field("MarketName"))
    record.subtitle = field("city")
    record.address = [field("street"), field("city")].filter { !$0.isEmpty }.joined(separator: ", ")
    record.actions = links(facebook: field("Facebook"), website: field("Website"))
    if let latitude = Double(field("y")), let longitude = Double(field("x")) {
      record.coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    }
    record.zipCode = ZIPCode(field("zip"))
    record.city = USState(name: field("State")).flatMap { City(field("city"), $0) }
    let seasons = (1...4).map { number in
      OpeningHours.MarketSeason(
        dates: field("Season\(number)Date"), times: field("Season\(number)Time"))
    }
    // The directory writes the dates of the year of the entry; markets come back.
    record.hours = try? OpeningHours(marketSeasons: seasons, repeatsEveryYear: true)
    record.labels[.payment] = labels(payments, field)
    record.labels[.features] = labels(features, field)
    return record
  }

  /// The links of the button "More Info", of which the first one counts: the page on Facebook, if it is
  /// one, before the website.
  private static func links(facebook: String, website: String) -> [DirectoryRecord.Action] {
    [(facebook, "facebook.com"), (website, "")].compactMap { text, domain in
      // People leave out the scheme.
      let text = text.contains("://") || text.isEmpty ? text : "https://" + text
      guard let host = DestinationURL(text)?.host, host.hasSuffix(domain), host.contains(".") else {
        return nil
      }
      return DirectoryRecord.Action("more", text)
    }
  }

  private static func labels(_ names: [String], _ field: (String) -> String) -> Set<String> {
    Set(names.filter { field($0) == "Y" }.map { $0.lowercased() })
  }
}

/// ZIP codes with their centroids and cities.
enum ZIPTable {
  /// Returns the places in a text with the columns `zip,lat,lon,city,state`.
  static func places(in text: String) -> PlaceTable {
    PlaceTable(
      CommaSeparatedValues.rows(of: text).compactMap { row in
        guard row.count >= 5, let zipCode = ZIPCode(row[0]), let latitude = Double(row[1]),
          let longitude = Double(row[2]), let state = USState(row[4]),
          let city = City(row[3], state),
          let centroid = try? Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        return PlaceTable.Place(zipCode, centroid: centroid, city: city)
      })
  }
}

/// Text with commas between fields, which can stand in quotation marks (RFC 4180).
enum CommaSeparatedValues {
  static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    func endOfField() {
      fields.append(String(decoding: field, as: UTF8.self))
      field = []
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: endOfField()
      case UInt8(ascii: "\n") where !isQuoted:
        endOfField()
        rows.append(fields)
        fields = []
      case UInt8(ascii: "\r") where !isQuoted: break
      default: field.append(byte)
      }
    }
    if !field.isEmpty || !fields.isEmpty {
      endOfField()
      rows.append(fields)
    }
    return rows
  }
}
