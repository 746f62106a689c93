public import Essentials
public import IngredientAnalysis

/// The products that a person has scanned, newest first, with one entry a barcode.
///
///     var history = ScanHistory()
///     history.add(try ScanHistory.Entry(barcode: barcode, title: "Oat bar", time: now))
///     history.entries.first?.title  // "Oat bar"
///
/// The products that people eat and put on their skin are personal, so a history prints, dumps, and
/// interpolates without its content.
public struct ScanHistory: Hashable, Sendable, PrivateValue {
  /// The scans from newest to oldest; of scans with the same time, the one added later is first.
  public private(set) var entries: [Entry]

  /// The maximum number of entries, at least 1, or `nil` if there is no limit.
  public let limit: Int?

  /// The fields of a newer version.
  private var unknownFields = UnknownFields()

  /// Creates an empty history without a limit.
  public init() {
    entries = []
    limit = nil
  }

  /// Creates a history from entries in any order.
  ///
  /// If entries have the same time, the one that is earlier in the array counts as newer. Of entries with the
  /// same barcode, only the newest is kept; if it has no rating, it takes the newest rating of the others.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``ScanHistory/Error/limitNotPositive(_:)``.
  public init(_ entries: [Entry] = [], limit: Int?) throws(ScanHistory.Error) {
    if let limit, limit < 1 { throw .limitNotPositive(limit) }
    self.limit = limit
    self.entries = []
    var positions: [Barcode: Int] = [:]
    // The offset makes the order of equal times definite.
    let newestFirst = entries.enumerated().sorted {
      ($1.element.time, $0.offset) < ($0.element.time, $1.offset)
    }
    for (_, entry) in newestFirst {
      guard let barcode = entry.barcode else {
        self.entries.append(entry)
        continue
      }
      guard let position = positions[barcode] else {
        positions[barcode] = self.entries.count
        self.entries.append(entry)
        continue
      }
      if self.entries[position].userRating == nil {
        self.entries[position].userRating = entry.userRating
      }
    }
    removeAboveLimit()
  }

  private mutating func removeAboveLimit() {
    if let limit, entries.count > limit { entries.removeLast(entries.count - limit) }
  }
}

extension ScanHistory {
  /// Adds a scan at the position of its time, before scans with the same time.
  ///
  /// If the history has the barcode already, only the newer of both scans is kept; if it has no
  /// rating, it takes the rating of the other. If the history exceeds its limit, the oldest entry is
  /// removed.
  ///
  /// - Complexity: O(*n*)
  public mutating func add(_ entry: Entry) {
    var entry = entry
    if let barcode = entry.barcode, let old = position(of: barcode) {
      guard entries[old].time <= entry.time else {
        if entries[old].userRating == nil { entries[old].userRating = entry.userRating }
        return
      }
      if entry.userRating == nil { entry.userRating = entries[old].userRating }
      entries.remove(at: old)
    }
    entries.insert(entry, at: entries.firstIndex { $0.time <= entry.time } ?? entries.count)
    removeAboveLimit()
  }

  /// Returns the scan of a barcode, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*)
  public func entry(for barcode: Barcode) -> Entry? {
    position(of: barcode).map { entries[$0] }
  }

  /// Sets or removes the person's rating of a product, and returns whether the history has its
  /// barcode.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func rate(_ barcode: Barcode, _ rating: StarRating?) -> Bool {
    guard let position = position(of: barcode) else { return false }
    entries[position].userRating = rating
    return true
  }

  /// Removes the scan of a barcode, and returns it, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func remove(_ barcode: Barcode) -> Entry? {
    position(of: barcode).map { entries.remove(at: $0) }
  }

  /// Removes the entries that satisfy a condition, such as those before a time.
  ///
  /// - Complexity: O(*n*)
  public mutating func removeAll(where isRemoved: (Entry) -> Bool) {
    entries.removeAll(where: isRemoved)
  }

  private func position(of barcode: Barcode) -> Int? {
    entries.firstIndex { $0.barcode == barcode }
  }
}

extension ScanHistory {
  /// A scanned product, with its label, its verdict, and its safety rating at that time.
  ///
  /// To open a scan again, read its label: `analyzer.report(on: label, for: preferences)`. If the facts or the
  /// preferences have changed since, the new verdict can be another one than ``severity``.
  public struct Entry: Hashable, Sendable, PrivateValue {
    /// The product's barcode, or `nil` if only the label was read.
    public let barcode: Barcode?

    /// The title that a list shows.
    public let title: String

    /// When the product was scanned, in seconds since 1970-01-01 UTC.
    public let time: Int64

    /// The person's own rating.
    public internal(set) var userRating: StarRating?

    /// The bounds of the safety rating at the time of the scan, in `0...100`, or `nil` if too little
    /// of the label was recognized.
    public let safetyRating: ClosedRange<Double>?

    /// The label, or `nil` if it was not kept.
    public private(set) var label: IngredientLabel?

    /// The severity of the verdict at the time of the scan, or `nil` if it was not kept.
    public private(set) var severity: LabelVerdict.Severity?

    /// The day on which the facts behind the verdict had last been checked, or `nil` if it was not kept.
    public private(set) var factsAsOf: CalendarDate?

    /// The fields of a newer version.
    private var unknownFields = UnknownFields()

    /// Creates an entry that keeps the label, the verdict, and the rating of a report.
    public init(
      barcode: Barcode? = nil, title: String, time: Int64, userRating: StarRating? = nil,
      keeping report: IngredientReport
    ) {
      self.barcode = barcode
      self.title = title
      self.time = time
      self.userRating = userRating
      safetyRating = report.rating.bounds
      label = report.list.label
      severity = report.severity
      factsAsOf = report.asOf
    }

    /// Creates an entry without a label.
    ///
    /// - Throws: ``ScanHistory/Error/safetyRatingOutOfRange(_:)``.
    public init(
      barcode: Barcode? = nil, title: String, time: Int64, userRating: StarRating? = nil,
      safetyRating: ClosedRange<Double>? = nil
    ) throws(ScanHistory.Error) {
      // `contains` is false for what is not a number.
      let bounds = 0.0...100
      if let safetyRating,
        !bounds.contains(safetyRating.lowerBound) || !bounds.contains(safetyRating.upperBound)
      {
        throw .safetyRatingOutOfRange(safetyRating)
      }
      self.barcode = barcode
      self.title = title
      self.time = time
      self.userRating = userRating
      self.safetyRating = safetyRating
    }

    private static let severities: [(value: LabelVerdict.Severity, name: String)] = [
      (.fits, "fits"), (.unknown, "unknown"), (.caution, "caution"), (.avoid, "avoid"),
    ]
  }
}

extension ScanHistory {
  /// The reason a ``ScanHistory`` or one of its entries cannot be created.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The limit is less than 1.
    case limitNotPositive(Int)
    /// A bound of the safety rating is not in `0...100`.
    case safetyRatingOutOfRange(ClosedRange<Double>)

    /// The field and its rule, without the value.
    public var description: String {
      switch self {
      case .limitNotPositive: "The limit of a scan history must be at least one."
      case .safetyRatingOutOfRange: "A safety rating must be from zero to one hundred."
      }
    }
  }
}

/// Encoded as an object with the entries, newest first, and the limit, if any. Unknown fields are kept.
extension ScanHistory: Codable {
  private enum CodingKeys: String, CodingKey {
    case entries
    case limit
  }

  /// Decodes a history; the entries may have any order.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the initializer
  ///   refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let entries = try container.decodeIfPresent([Entry].self, forKey: .entries) ?? []
    let limit = try container.decodeIfPresent(Int.self, forKey: .limit)
    do {
      try self.init(entries, limit: limit)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .limit, in: container, debugDescription: error.description)
    }
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
  }

  /// Encodes the entries and the limit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entries, forKey: .entries)
    try container.encodeIfPresent(limit, forKey: .limit)
    try unknownFields.encode(to: encoder)
  }
}

/// Encoded as an object without keys for unknown values.
extension ScanHistory.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case barcode
    case title
    case time
    case userRating
    case safetyRating
    case label
    case severity
    case factsAsOf
  }

  private enum BoundKeys: String, CodingKey {
    case lower
    case upper
  }

  /// Decodes an entry.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the initializer
  ///   refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var safetyRating: ClosedRange<Double>?
    if container.contains(.safetyRating), try !container.decodeNil(forKey: .safetyRating) {
      let bounds = try container.nestedContainer(keyedBy: BoundKeys.self, forKey: .safetyRating)
      let lower = try bounds.decode(Double.self, forKey: .lower)
      let upper = try bounds.decode(Double.self, forKey: .upper)
      guard lower <= upper else {
        throw DecodingError.dataCorruptedError(
          forKey: .lower, in: bounds, debugDescription: "The lower bound is above the upper bound.")
      }
      safetyRating = lower...upper
    }
    let barcode = try container.decodeIfPresent(Barcode.self, forKey: .barcode)
    let title = try container.decodeIfPresent(String.self, forKey: .title) ?? ""
    let time = try container.decode(Int64.self, forKey: .time)
    let userRating = try container.decodeIfPresent(StarRating.self, forKey: .userRating)
    do {
      try self.init(
        barcode: barcode, title: title, time: time, userRating: userRating,
        safetyRating: safetyRating)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .safetyRating, in: container, debugDescription: error.description)
    }
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
    label = try unknownFields.decode(.label, of: container)
    factsAsOf = try container.decodeIfPresent(CalendarDate.self, forKey: .factsAsOf)
    let name = try container.decodeIfPresent(String.self, forKey: .severity)
    severity = Self.severities.first { $0.name == name }?.value
    if name != nil, severity == nil { try unknownFields.keep(.severity, of: container) }
  }

  /// Encodes the entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(barcode, forKey: .barcode)
    try container.encode(title, forKey: .title)
    try container.encode(time, forKey: .time)
    try container.encodeIfPresent(userRating, forKey: .userRating)
    if let safetyRating {
      var bounds = container.nestedContainer(keyedBy: BoundKeys.self, forKey: .safetyRating)
      try bounds.encode(safetyRating.lowerBound, forKey: .lower)
      try bounds.encode(safetyRating.upperBound, forKey: .upper)
    }
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(
      Self.severities.first { $0.value == severity }?.name, forKey: .severity)
    try container.encodeIfPresent(factsAsOf, forKey: .factsAsOf)
    try unknownFields.encode(to: encoder)
  }
}
