import Essentials

/// Parsing of the `evidence` property of a taxonomy.
extension SafetyEvidence {
  /// Reads the thirteen fields of a line, separated by semicolons, or returns `nil`.
  ///
  /// A fact without a body, document, year, and section is rejected, and so is one whose last day is before its first.
  init?(line: some Collection<UInt8>) {
    let fields = line.split(separator: 0x3B, maxSplits: 12, omittingEmptySubsequences: false).map {
      Self.trimmed($0)
    }
    guard fields.count == 13, let digit = fields[0].utf8.first, fields[0].utf8.count == 1,
      digit >= 0x30, let level = ConcernLevel(rawValue: digit - 0x30),
      let kind = Self.kinds[fields[1]], let basis = Self.bases[fields[2]],
      let audience = Self.audiences[fields[4]], let market = Self.markets[fields[5]],
      !fields[6].isEmpty, !fields[7].isEmpty, !fields[9].isEmpty,
      let year = Int(fields[8]), (1900...9999).contains(year)
    else { return nil }
    var routes: Routes = []
    for name in fields[3].utf8.split(separator: 0x20) {
      guard let route = Self.routes[String(Substring(name))] else { return nil }
      routes.insert(route)
    }
    guard !routes.isEmpty, let from = Self.date(fields[10]), let until = Self.date(fields[11])
    else { return nil }
    if let from, let until, until < from { return nil }
    self.init(
      level: level, kind: kind, basis: basis, routes: routes, audience: audience, market: market,
      body: fields[6], document: fields[7], year: year, section: fields[9], validFrom: from,
      validUntil: until, note: fields[12])
  }

  private static let kinds: [String: Kind] = [
    "ban": .ban, "limit": .limit, "warning": .warning, "opinion": .opinion, "hazard": .hazard,
    "allergen": .allergen, "gap": .gap, "listing": .listing,
  ]
  private static let bases: [String: Basis] = ["hazard": .hazard, "exposure": .exposure]
  private static let audiences: [String: LabelAudience] = [
    "everyone": .everyone, "infant": .infant, "toddler": .toddler, "child": .child,
    "pregnancy": .pregnancy, "breastfeeding": .breastfeeding,
  ]
  private static let markets: [String: Jurisdiction] = [
    "world": .world, "EU": .europeanUnion, "UK": .unitedKingdom, "US": .unitedStates,
    "US-CA": .california,
  ]
  private static let routes: [String: Routes] = [
    "oral": .oral, "leave-on": .leaveOn, "rinse-off": .rinseOff, "inhaled": .inhaled,
  ]

  /// Returns a date, or an inner `nil` for a hyphen, or `nil` for any other text.
  private static func date(_ field: String) -> CalendarDate?? {
    if field == "-" { return .some(nil) }
    return (try? CalendarDate(iso8601: field)).map { .some($0) }
  }

  private static func trimmed(_ field: some Collection<UInt8>) -> String {
    var field = field[...]
    while let first = field.first, first <= 0x20 { field = field.dropFirst() }
    var bytes = ContiguousArray(field)
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
