public import Essentials
public import IngredientAnalysis

/// The products that a person has scanned, newest first, with one entry a barcode.
///
///     var history = ScanHistory()
///     history.add(try ScanHistory.Entry(barcode: barcode, title: "Oat bar", time: now))
///     history.entries.first?.title  // "Oat bar"
///
/// What people eat and put on their skin is personal, so a history prints, dumps, and interpolates
/// without its content.
public struct ScanHistory: Hashable, Sendable, PrivateValue {
  /// The scans from newest to oldest; of scans with the same time, the one added later is first.
  public private(set) var entries: [Entry]

  /// The maximum number of entries, at least 1, or `nil` if there is no limit.
  public let limit: Int?

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
