import SeatCounting

/// A ledger that nobody changed for a while, in a tenth of the memory.
///
/// It has the bytes of the ledger's snapshot without the form and the ID of the event, most of which are
/// zeros. Bytes that do not occur in UTF-8 stand for runs of zeros and for phrases that most ledgers have, so
/// texts are as they are. Before them, a byte tells how many children are at the event. A mark ends the part
/// that lists of events need, so that they do not read the rest.
struct IdleLedger: ~Copyable, Sendable {
  let bytes: ByteBlock

  private static var formVersion: UInt8 { 7 }
  /// The byte that stands for one zero; the seven next bytes stand for more.
  private static var zero: UInt8 { 0xF5 }
  private static var longestRun: UInt8 { 8 }
  /// The byte before one that stands for itself, although it is from ``zero`` to this one.
  private static var escape: UInt8 { zero + longestRun }
  /// The byte after the part that ``record(of:)`` reads.
  private static var mark: UInt8 { escape + 1 }
  /// The byte before the number of a phrase.
  private static var phrase: UInt8 { mark + 1 }

  /// The most zeros at the end that are left out; as many follow the bytes when they are read.
  private static var impliedZeros: Int { 24 }

  /// The standard rules, the standard memory for requests, each also with what follows it in most published
  /// events, and the high bytes of a negative offset from UTC.
  ///
  /// A phrase precedes those with which it begins. None begins with a zero, so that few bytes are compared
  /// with them.
  private static let phrases: [[UInt8]] = {
    var (policy, retention) = (
      ByteWriter(formVersion: formVersion), ByteWriter(formVersion: formVersion)
    )
    EventPolicy.standard.encode(into: &policy)
    RegistrationRequest.Retention.standard.seconds.encode(into: &retention)
    RegistrationRequest.Retention.standard.maximumCount.encode(into: &retention)
    // Published, without a closing, a cancellation, and registrations.
    let published: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    // Nothing is forgotten, and two requests are remembered.
    let requests: [UInt8] = [0, 2, 0, 0, 0]
    return [
      policy.bytes + published, policy.bytes, retention.bytes + requests, retention.bytes,
    ].map { Array($0.drop { $0 == 0 }) } + [Array(repeating: 0xFF, count: 6)]
  }()

  init(_ ledger: EventLedger) {
    let start = Self.writer(of: ledger.id).bytes.count
    var writer = ByteWriter(formVersion: Self.formVersion)
    ledger.encodeHead(into: &writer)
    let end = writer.bytes.count
    ledger.encodeRest(into: &writer)
    var short = [UInt8(truncatingIfNeeded: ledger.storage.book.table.seats.slots.count)]
    Self.shorten(writer.bytes[start..<end], into: &short)
    short.append(Self.mark)
    var rest = writer.bytes[end...]
    for _ in 0..<Self.impliedZeros where rest.last == 0 { rest.removeLast() }
    Self.shorten(rest, into: &short)
    bytes = ByteBlock(short)
  }

  /// Returns the ledger, whose event has this ID.
  ///
  /// - Complexity: O(*n*) in the length of the bytes.
  func ledger(of event: EventID, seed: UInt64) -> EventLedger? {
    var writer = Self.writer(of: event)
    lengthen(into: &writer.bytes)
    writer.bytes.append(contentsOf: repeatElement(0, count: Self.impliedZeros))
    var reader = ByteReader(
      writer.bytes, formVersion: UInt32(Self.formVersion), hasCleanTexts: true)
    return try? EventLedger(from: &reader, seed: seed)
  }

  /// Returns the record of the event, which has this ID, or `nil` if it is not drafted.
  ///
  /// - Complexity: O(*n*) in the length of its texts.
  func record(of event: EventID) -> EventRecord? {
    var head: [UInt8] = []
    lengthen(into: &head, upToMark: true)
    var reader = ByteReader(head, formVersion: UInt32(Self.formVersion), hasCleanTexts: true)
    guard let version = try? reader.number(UInt64.self),
      (try? reader.number(UInt64.self)) != nil,
      let content = try? reader.value(EventLedger.Content?.self)
    else { return nil }
    // Nobody waits and no seat is kept, or the ledger would be awake.
    let seats = EventRecord.SeatCount(
      capacity: content.details.capacity, taken: Int(bytes[0]), held: 0, offered: 0, waiting: 0)
    return EventRecord(
      id: event, owner: content.owner, details: content.details, status: content.status,
      seats: seats, version: version)
  }

  /// Whether children are at the event.
  var hasChildren: Bool { bytes[0] > 0 }

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
    let phrases = phrases
    var zeros: UInt8 = 0
    var rest = bytes
    while let byte = rest.popFirst() {
      if zeros > 0, byte != 0 || zeros == longestRun {
        short.append(zero + zeros - 1)
        zeros = 0
      }
      if byte == 0 {
        zeros += 1
      } else if let number = phrases.firstIndex(where: {
        $0.first == byte && rest.starts(with: $0.dropFirst())
      }) {
        short += [phrase, UInt8(truncatingIfNeeded: number)]
        rest = rest.dropFirst(phrases[number].count - 1)
      } else {
        if byte >= zero { short.append(escape) }
        short.append(byte)
      }
    }
    if zeros > 0 { short.append(zero + zeros - 1) }
  }

  /// Appends at least the first bytes, those before the mark, or all of them.
  private func lengthen(
    into long: inout [UInt8], upTo count: Int = .max, upToMark: Bool = false
  ) {
    long.reserveCapacity(min(count, 2 * Int(bytes.count)))
    var index: UInt32 = 1
    while index < bytes.count, long.count < count {
      let start = index
      while index < bytes.count, bytes[index] < Self.zero {
        index += 1
      }
      bytes.append(start..<index, to: &long)
      guard index < bytes.count else { return }
      let byte = bytes[index]
      index += 1
      if byte == Self.mark {
        if upToMark { return }
      } else if byte == Self.escape {
        long.append(bytes[index])
        index += 1
      } else if byte == Self.phrase {
        long += Self.phrases[Int(bytes[index])]
        index += 1
      } else {
        long.append(contentsOf: repeatElement(0, count: Int(byte - Self.zero) + 1))
      }
    }
  }
}

extension EventLedger {
  /// Whether time alone changes nothing, and it is small enough to be read from bytes at any time.
  var canBeIdle: Bool {
    let limit = 32
    return storage.book.table.queues.kept.isEmpty && storage.book.table.queues.queue.isEmpty
      && storage.book.overfill == 0
      && storage.book.table.seats.slots.count <= limit && storage.book.coolDowns.count <= limit
      && storage.requests.count <= 2 * limit
      && storage.book.attendance.former.count <= limit
      && content?.cancelledRegistrations.count ?? 0 <= limit
  }
}

/// Bytes with a single owner, which take eight bytes in a table of many such blocks.
///
/// It is sound because the block has its own count in front of the bytes, nothing changes after the
/// initializer, and debug builds assert at every access that an index is below the count.
@safe
struct ByteBlock: ~Copyable {
  private let base: UnsafeMutableRawPointer

  private static var headSize: Int { MemoryLayout<UInt32>.size }

  /// Copies bytes, of which there are less than 2³².
  init(_ bytes: [UInt8]) {
    let count = UInt32(clamping: bytes.count)
    unsafe base = UnsafeMutableRawPointer.allocate(
      byteCount: Self.headSize + Int(count), alignment: MemoryLayout<UInt32>.alignment)
    unsafe base.storeBytes(of: count, as: UInt32.self)
    unsafe bytes.withUnsafeBytes { source in
      unsafe (base + Self.headSize).copyMemory(
        from: source.baseAddress ?? UnsafeRawPointer(base), byteCount: Int(count))
    }
  }

  deinit { unsafe base.deallocate() }

  var count: UInt32 { unsafe base.load(as: UInt32.self) }

  /// The byte at an index below `count`.
  subscript(index: UInt32) -> UInt8 {
    assert(index < count, "The index is out of range.")
    return unsafe base.load(fromByteOffset: Self.headSize + Int(index), as: UInt8.self)
  }

  /// Appends the bytes of a range to an array, which is several times as fast as one by one.
  func append(_ range: Range<UInt32>, to bytes: inout [UInt8]) {
    assert(range.upperBound <= count, "The range is out of range.")
    unsafe bytes.append(
      contentsOf: UnsafeRawBufferPointer(
        start: base + Self.headSize + Int(range.lowerBound), count: range.count))
  }
}

// The type is noncopyable, so a block has one owner at a time.
extension ByteBlock: @unchecked Sendable {}
