/// A ledger that nobody changed for a while, in a tenth of the memory.
///
/// It has the bytes of the ledger's snapshot without the form and the ID of the event, most of which are
/// zeros. Bytes that do not occur in UTF-8 stand for runs of zeros, so texts are as they are. Before them,
/// a byte tells whether children are at the event.
struct IdleLedger: ~Copyable, Sendable {
  private let bytes: Buffer<UInt8>

  private static var formVersion: UInt8 { 5 }
  /// The byte that stands for one zero; the seven next bytes stand for more.
  private static var zero: UInt8 { 0xF5 }
  private static var longestRun: UInt8 { 8 }
  /// The byte before one that stands for itself, although it is from ``zero`` to this one.
  private static var escape: UInt8 { zero + longestRun }

  init(_ ledger: EventLedger) {
    let start = Self.writer(of: ledger.id).bytes.count
    var writer = ByteWriter(formVersion: Self.formVersion)
    ledger.encode(into: &writer)
    var short: [UInt8] = [ledger.storage.book.table.slots.count == 0 ? 0 : 1]
    Self.shorten(writer.bytes[start...], into: &short)
    var bytes = Buffer<UInt8>(minimumCapacity: UInt32(truncatingIfNeeded: short.count))
    for byte in short { bytes.append(byte) }
    self.bytes = bytes
  }

  /// Returns the ledger, whose event has this ID.
  ///
  /// - Complexity: O(*n*) in the length of the bytes.
  func ledger(of event: EventID, seed: UInt64) -> EventLedger? {
    var writer = Self.writer(of: event)
    lengthen(into: &writer.bytes, upTo: .max)
    var reader = ByteReader(writer.bytes, formVersion: UInt32(Self.formVersion))
    return try? EventLedger(from: &reader, seed: seed)
  }

  /// Whether children are at the event.
  var hasChildren: Bool { bytes[0] == 1 }

  /// The provider who drafted the event.
  var owner: PersonID? {
    var start: [UInt8] = []
    // The version, the time, whether there is content, and first in it the owner.
    lengthen(into: &start, upTo: 33)
    var reader = ByteReader(start, formVersion: UInt32(Self.formVersion))
    guard (try? reader.number(UInt64.self)) != nil, (try? reader.number(UInt64.self)) != nil else {
      return nil
    }
    return try? reader.value(PersonID?.self)
  }

  private static func writer(of event: EventID) -> ByteWriter {
    var writer = ByteWriter(formVersion: formVersion)
    event.encode(into: &writer)
    return writer
  }

  private static func shorten(_ bytes: ArraySlice<UInt8>, into short: inout [UInt8]) {
    var zeros: UInt8 = 0
    for byte in bytes {
      if zeros > 0, byte != 0 || zeros == longestRun {
        short.append(zero + zeros - 1)
        zeros = 0
      }
      if byte == 0 {
        zeros += 1
      } else {
        if byte >= zero, byte <= escape { short.append(escape) }
        short.append(byte)
      }
    }
    if zeros > 0 { short.append(zero + zeros - 1) }
  }

  /// Appends at least the first bytes, or all of them if there are fewer.
  private func lengthen(into long: inout [UInt8], upTo count: Int) {
    long.reserveCapacity(min(count, 2 * Int(bytes.count)))
    var isLiteral = false
    for index in 1..<bytes.count where long.count < count {
      let byte = bytes[index]
      if isLiteral || byte < Self.zero || byte > Self.escape {
        long.append(byte)
        isLiteral = false
      } else if byte == Self.escape {
        isLiteral = true
      } else {
        for _ in Self.zero...byte { long.append(0) }
      }
    }
  }
}

extension EventLedger {
  /// Whether time alone changes nothing, and it is small enough to be read from bytes at any time.
  var canBeIdle: Bool {
    let limit = 32
    return storage.book.table.kept.isEmpty && storage.book.table.queue.isEmpty
      && storage.book.table.slots.count <= limit && storage.book.coolDowns.count <= limit
      && storage.requests.count <= 2 * limit
      && content?.cancelledRegistrations.count ?? 0 <= limit
  }
}
