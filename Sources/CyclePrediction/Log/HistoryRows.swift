import Essentials

/// The unknown fields of a history's rows, by their dates.
struct UnknownRowFields: Hashable, Sendable {
  var periods: [CalendarDate: UnknownFields] = [:]
  var loggedDays: [CalendarDate: UnknownFields] = [:]
  var interruptions: [CalendarDate: UnknownFields] = [:]
}

#if !hasFeature(Embedded)
/// An entry of a history with a date of its own.
protocol HistoryRow: Encodable, Identifiable where ID == CalendarDate {
  /// Decodes an entry, and keeps the fields that this version does not know.
  init(from decoder: any Decoder, keeping unknown: inout UnknownFields) throws
}

extension LoggedDay: HistoryRow {
  init(from decoder: any Decoder, keeping unknown: inout UnknownFields) throws {
    unknown = try UnknownFields(of: decoder, except: CodingKeys.self)
    try self.init(from: decoder)
  }
}

/// The entries of one list of a history, and their unknown fields.
struct HistoryRows<Row: HistoryRow> {
  var rows: [Row] = []
  var unknownFields: [CalendarDate: UnknownFields] = [:]
}

extension HistoryRows: Codable {
  private struct Element: Codable {
    let row: Row
    let unknown: UnknownFields

    init(_ row: Row, _ unknown: UnknownFields) { (self.row, self.unknown) = (row, unknown) }

    init(from decoder: any Decoder) throws {
      var unknown = UnknownFields()
      row = try Row(from: decoder, keeping: &unknown)
      self.unknown = unknown
    }

    func encode(to encoder: any Encoder) throws {
      try row.encode(to: encoder)
      // A known field that is kept as it was read, such as an unknown kind, replaces the one of the row.
      try unknown.encode(to: encoder)
    }
  }

  init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    while !elements.isAtEnd {
      let element = try elements.decode(Element.self)
      rows.append(element.row)
      if !element.unknown.isEmpty { unknownFields[element.row.id] = element.unknown }
    }
  }

  func encode(to encoder: any Encoder) throws {
    guard !unknownFields.isEmpty else { return try rows.encode(to: encoder) }
    try rows.map { Element($0, unknownFields[$0.id] ?? UnknownFields()) }.encode(to: encoder)
  }
}
#endif
