/// What a person has scanned: the newest first, each barcode once.
///
///     var history = ScanHistory()
///     history.record(try ScanHistory.Entry(barcode: barcode, title: "Oat bar", time: now))
///     history.entries.first?.title  // "Oat bar"
///
/// What somebody eats and puts on the skin is personal, so a history prints, dumps and interpolates
/// without its content.
public struct ScanHistory: Hashable, Sendable {
  /// The scans, from the newest to the oldest; of equal times, what was recorded later is newer.
  public private(set) var entries: [Entry]

  /// The greatest number of entries, at least 1, or `nil` for any number.
  public let limit: Int?

  /// Creates a history without entries.
  public init() {
    entries = []
    limit = nil
  }

  /// Creates a history from entries in any order.
  ///
  /// Of equal times, an entry that is earlier in the array is newer. Of several entries with one
  /// barcode the newest stays, and takes the newest rating if it has none.
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
  /// Puts a scan where its time belongs, before those of the same time.
  ///
  /// If the barcode is there already, the newer scan stays alone, and takes the other's rating if
  /// it has none of its own. Above the limit, the oldest entry goes.
  ///
  /// - Complexity: O(*n*)
  public mutating func record(_ entry: Entry) {
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

  /// The scan of a barcode.
  ///
  /// - Complexity: O(*n*)
  public func entry(for barcode: Barcode) -> Entry? {
    position(of: barcode).map { entries[$0] }
  }

  /// Sets or takes back the person's rating of what was scanned; returns whether the barcode is
  /// there.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func rate(_ barcode: Barcode, _ rating: StarRating?) -> Bool {
    guard let position = position(of: barcode) else { return false }
    entries[position].userRating = rating
    return true
  }

  /// Removes the scan of a barcode, and returns it if it was there.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func remove(_ barcode: Barcode) -> Entry? {
    position(of: barcode).map { entries.remove(at: $0) }
  }

  /// Removes the entries that a condition holds for, such as those before a time.
  ///
  /// - Complexity: O(*n*)
  public mutating func removeAll(where isRemoved: (Entry) -> Bool) {
    entries.removeAll(where: isRemoved)
  }

  private func position(of barcode: Barcode) -> Int? {
    entries.firstIndex { $0.barcode == barcode }
  }
}

extension ScanHistory: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the type.
  public var description: String { "ScanHistory(redacted)" }

  /// The name of the type.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
