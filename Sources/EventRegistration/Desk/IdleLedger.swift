/// A ledger that nobody changed for a while, in a tenth of the memory.
///
/// It has the bytes of the ledger's snapshot without the form and the ID of the event. A run of zeros is
/// a zero and the length of the run. Before them, a byte tells whether children are at the event.
struct IdleLedger: ~Copyable, Sendable {
  private let bytes: Buffer<UInt8>

  private static var formVersion: UInt8 { 5 }

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
      if zeros > 0, byte != 0 || zeros == .max {
        short += [0, zeros]
        zeros = 0
      }
      if byte == 0 { zeros += 1 } else { short.append(byte) }
    }
    if zeros > 0 { short += [0, zeros] }
  }

  /// Appends at least the first bytes, or all of them if there are fewer.
  private func lengthen(into long: inout [UInt8], upTo count: Int) {
    var index: UInt32 = 1
    while index < bytes.count, long.count < count {
      let byte = bytes[index]
      if byte == 0, index + 1 < bytes.count {
        long.append(contentsOf: repeatElement(0, count: Int(bytes[index + 1])))
        index += 2
      } else {
        long.append(byte)
        index += 1
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
