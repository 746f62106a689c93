import Essentials

/// The byte form of a directory.
extension DirectoryIndex {
  /// The directory as bytes, for a file or a server's store.
  ///
  ///     let again = try DirectoryIndex(bytes: directory.bytes)
  ///
  /// Equal records and an equal prior give equal bytes, whatever happened before, except that texts with
  /// another Unicode form, such as "é" in two scalars, have other bytes. The format is little
  /// endian: the letters `HDIR`; the version 1 in four bytes; the number of all bytes in eight bytes; the prior; the short texts, each once; the
  /// records in the order of their titles; their places in the other orders; and the FNV-1a hash of all
  /// bytes before it in eight bytes. ``openingCalendar`` is not part of it.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the labels of a record, and O(*n*) in all else
  public var bytes: [UInt8] {
    var body = RecordWriter()
    var newSlots = ContiguousArray(repeating: UInt32(0), count: columns.count)
    var next: UInt32 = 0
    forEachSlot(in: .title) { slot in
      newSlots[slot] = next
      next &+= 1
      if let record = columns.records[slot] { body.append(record) }
    }
    for order in StoredOrder.allCases where order != .title {
      forEachSlot(in: order) { body.append(newSlots[$0]) }
    }
    var head = RecordWriter()
    head.append(UInt8(ratingPrior == nil ? 0 : 1))
    if let ratingPrior {
      head.append(ratingPrior.mean)
      head.append(ratingPrior.votes)
    }
    head.append(body.texts) { $0.append($1) }
    head.append(count: count)
    return ByteForm.whole(head.bytes + body.bytes)
  }

  private func forEachSlot(in order: StoredOrder, _ body: (_ slot: Int) -> Void) {
    orders[order.rawValue].forEach(from: { _ in true }) { slot in
      body(slot)
      return true
    }
  }

  /// Creates a directory from its bytes; nothing is sorted again but the map.
  ///
  /// - Complexity: O(*n*), and O(*m* log *m*) for *m* coordinates
  /// - Throws: ``DirectoryIndex/Error``
  public init(bytes: [UInt8]) throws(DirectoryIndex.Error) {
    guard bytes.starts(with: ByteForm.letters) else { throw .notADirectory }
    var start = RecordReader(bytes[4...])
    let version = try start.number(UInt32.self)
    guard version <= ByteForm.version else { throw .newerVersion(version) }
    guard version == ByteForm.version else { throw .notADirectory }
    let length = try start.number(UInt64.self)
    guard length >= 24 else { throw .damaged }
    guard bytes.count >= length else { throw .truncated }
    guard bytes.count == length else { throw .trailingBytes }
    // The length is at least 24.
    let end = bytes.count &- 8
    var hash = RecordReader(bytes[end...])
    guard try hash.number(UInt64.self) == bytes[..<end].checksum else { throw .damaged }
    var reader = RecordReader(bytes[16..<end])
    let prior = try Self.prior(from: &reader)
    try reader.readTexts()
    // A record has at least its parts, three texts, and a place in seven orders.
    let count = try reader.count(eachAtLeast: 44)
    self.init(ratingPrior: prior)
    var records: ContiguousArray<DirectoryRecord> = []
    records.reserveCapacity(count)
    for _ in 0..<count { records.append(try reader.record()) }
    columns.reserve(count)
    var newSlots = ContiguousArray(repeating: UInt32(0), count: count)
    for (slot, place) in Self.groupedByKind(records).enumerated() {
      guard self.slot(of: records[place].id) == nil else { throw .damaged }
      columns.set(records[place], at: slot, prior: prior)
      slots.insert(slot, columns)
      newSlots[place] = UInt32(truncatingIfNeeded: slot)
    }
    for order in StoredOrder.allCases {
      var slots: ContiguousArray<UInt32> = []
      slots.reserveCapacity(count)
      for number in 0..<count {
        let place = order == .title ? number : Int(try reader.number(UInt32.self))
        guard place < count else { throw .damaged }
        slots.append(newSlots[place])
      }
      guard columns.areSorted(slots, in: order) else { throw .damaged }
      orders[order.rawValue] = SlotOrder(sorted: slots) { columns.key(of: $0, in: order) }
    }
    guard reader.left == 0 else { throw .damaged }
    buildSets()
  }

  private static func prior(
    from reader: inout RecordReader
  ) throws(DirectoryIndex.Error) -> ReviewPrior? {
    switch try reader.number(UInt8.self) {
    case 0: return nil
    case 1:
      let (mean, votes) = (try reader.double(), try reader.double())
      guard let prior = try? ReviewPrior(mean: mean, votes: votes) else { throw .damaged }
      return prior
    default: throw .damaged
    }
  }
}

/// The frame of the byte form, around its content.
private enum ByteForm {
  static var letters: String.UTF8View { "HDIR".utf8 }
  static var version: UInt32 { 1 }

  /// Returns the whole byte form with some content.
  static func whole(_ content: [UInt8]) -> [UInt8] {
    var whole = RecordWriter()
    for byte in letters { whole.append(byte) }
    whole.append(version)
    whole.append(UInt64(content.count + 24))
    var bytes = whole.bytes
    bytes.reserveCapacity(content.count + 24)
    bytes += content
    bytes.append(littleEndian: bytes.checksum)
    return bytes
  }
}
