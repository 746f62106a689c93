import Essentials
import SeatCounting

/// The answers to the accepted requests of an event, so that retries get the same answers.
///
/// Whether a request is in it depends only on the facts, not on when somebody asks.
struct RequestMemory: ~Copyable, Sendable {
  struct Entry: Sendable, Equatable {
    var request: RegistrationRequest.ID
    /// The digest of the command, or `nil` if it is unknown.
    var digest: UInt64?
    /// By how many seconds the request was first made after it was accepted, since the client's clock was
    /// ahead.
    var ahead: UInt16 = 0
    var outcome: EventCommand.Outcome
    var version: UInt64
    /// The time at which the request was first made.
    var firstMade: Int64

    /// The time at which the request was first made, but not after it was accepted.
    var made: Int64 { firstMade - Int64(ahead) }

    /// Whether a command with this digest, or without one because it is too large, counts as a retry.
    func isAnswer(to command: UInt64?) -> Bool {
      command != nil && (digest == nil || digest == command)
    }
  }

  let retention: RegistrationRequest.Retention
  /// The latest time at which a forgotten request was first made.
  private(set) var forgottenThrough: Int64?
  /// The forgotten requests of clocks that were ahead, with the times after ``forgottenThrough`` at which they
  /// were first made.
  private var ahead: [RegistrationRequest.ID: Int64] = [:]
  /// The earliest of these times.
  private var earliestAhead = Int64.max
  /// The times after ``forgottenThrough`` of such requests for which there was no room, or that an earlier
  /// version forgot.
  private(set) var forgottenAhead: ClosedRange<Int64>?
  /// The time at which the remembered request with the latest version was made.
  private var latestMade: Int64?
  /// The entries by the number of their request; those of free numbers are old.
  private var slots: ContiguousArray<Entry> = []
  /// The numbers of the requests, as a heap whose first one was first made earliest.
  private var heap: ContiguousArray<UInt32> = []
  private var numbers: IDTable

  /// The requests that are remembered whatever their age, so that one wrong clock does not make an
  /// event forget its latest answers.
  static let leastCount = 256

  /// Creates an empty memory; the seed only randomizes hashing.
  init(
    _ retention: RegistrationRequest.Retention, forgottenThrough: Int64? = nil,
    forgottenAhead: ClosedRange<Int64>? = nil, seed: UInt64
  ) {
    self.retention = retention
    self.forgottenThrough = forgottenThrough
    self.forgottenAhead = forgottenAhead
    numbers = IDTable(seed: seed)
  }

  func copy() -> RequestMemory {
    var copy = RequestMemory(
      retention, forgottenThrough: forgottenThrough, forgottenAhead: forgottenAhead, seed: 0)
    (copy.slots, copy.heap) = (slots, heap)
    (copy.ahead, copy.earliestAhead) = (ahead, earliestAhead)
    copy.latestMade = latestMade
    copy.numbers = numbers.copy()
    return copy
  }

  /// The number of remembered requests.
  var count: Int { heap.count }

  /// The answer to a request, or `nil` if it is not remembered.
  subscript(request: RegistrationRequest.ID) -> Entry? {
    numbers.number(high: request.high, low: request.low).map { slots[Int($0)] }
  }

  /// The entries, the one that was first made earliest first, then by version.
  var entries: [Entry] { heap.map { slots[Int($0)] }.sorted { $0.precedes($1) } }

  /// Returns the earliest time at which another request that arrives with this one can have been first made,
  /// or `nil` if this one is not too old, because it cannot have been performed and forgotten.
  func earliest(insteadOf request: RegistrationRequest) -> Int64? {
    guard retention.maximumCount > 0 else { return nil }
    let start = request.time - Int64(retention.seconds)
    let earliest = forgottenThrough.map { max(start, $0 + 1) } ?? start
    let firstMade = request.firstMade
    if firstMade < earliest { return earliest }
    // Known by its ID, because requests of right clocks may be first made at that time.
    if let made = ahead[request.id] { return made + 1 }
    if let forgottenAhead, forgottenAhead.contains(firstMade) {
      return forgottenAhead.upperBound + 1
    }
    return nil
  }

  /// Changes all entries, whose requests, versions, and times stay the same.
  mutating func change(_ body: (inout Entry) -> Void) {
    for number in heap { body(&slots[Int(number)]) }
  }

  /// Remembers an answer at a time, or the later version that its command led to, and forgets what is too
  /// much or too old.
  mutating func remember(_ entry: consuming Entry, at time: Int64) {
    guard retention.maximumCount > 0 else { return }
    let count = numbers.count
    let number = numbers.insert(high: entry.request.high, low: entry.request.low)
    guard numbers.count > count else {
      // The request of the last entry is the only one whose version changes, so the heap stays one.
      slots[Int(number)].version = entry.version
      return
    }
    let (request, made) = (entry.request, entry.made)
    insert(entry, at: number)
    // One clock that is far ahead makes no other request old.
    let start = min(made, latestMade ?? made) - Int64(retention.seconds)
    while let first = heap.first,
      heap.count > retention.maximumCount
        || heap.count > Self.leastCount && slots[Int(first)].made < start
    {
      forgetFirst(at: time)
    }
    if self[request] != nil { latestMade = made }
  }

  private mutating func insert(_ entry: consuming Entry, at number: UInt32) {
    if Int(number) < slots.count { slots[Int(number)] = entry } else { slots.append(entry) }
    heap.append(number)
    var place = heap.count - 1
    while place > 0, isBefore(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func forgetFirst(at time: Int64) {
    noteForgotten(slots[Int(heap[0])], at: time)
    let entry = slots[Int(heap[0])]
    _ = numbers.remove(high: entry.request.high, low: entry.request.low)
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while let least = (2 * place + 1..<min(2 * place + 3, max(heap.count, 2 * place + 1)))
      .min(by: { isBefore($0, $1) }), isBefore(least, place)
    {
      heap.swapAt(least, place)
      place = least
    }
  }

  private mutating func noteForgotten(_ entry: Entry, at time: Int64) {
    let made = entry.firstMade
    if entry.ahead == 0 {
      forgottenThrough = max(forgottenThrough ?? .min, made)
      dropPassed()
    } else if made > forgottenThrough ?? .min {
      if ahead.count >= maximumAheadCount {
        makeRoom(through: time - RegistrationRequest.clockTolerance)
      }
      if ahead.count < maximumAheadCount {
        ahead[entry.request] = made
        earliestAhead = min(earliestAhead, made)
        return
      }
      forgottenAhead =
        forgottenAhead.map {
          min($0.lowerBound, made)...max($0.upperBound, made)
        } ?? made...made
    }
    guard let times = forgottenAhead, let through = forgottenThrough, times.lowerBound <= through
    else { return }
    forgottenAhead = times.upperBound <= through ? nil : through + 1...times.upperBound
  }

  /// The maximum number of forgotten requests of clocks that were ahead, which are known by their IDs.
  private var maximumAheadCount: Int { max(16 * Self.leastCount, 2 * retention.maximumCount) }

  /// Counts forgotten requests of clocks that were ahead like those of other clocks, up to a time that has come.
  private mutating func makeRoom(through time: Int64) {
    guard earliestAhead <= time else { return }
    let last = ahead.values.filter { $0 <= time }.max() ?? earliestAhead
    forgottenThrough = max(forgottenThrough ?? .min, last)
    dropPassed()
  }

  /// Removes the forgotten requests of clocks that were ahead whose times are not after
  /// ``forgottenThrough``.
  private mutating func dropPassed() {
    guard let through = forgottenThrough, earliestAhead <= through else { return }
    ahead = ahead.filter { $0.value > through }
    earliestAhead = ahead.values.min() ?? .max
  }

  /// Whether the request at a place of the heap precedes the one at another place.
  private func isBefore(_ place: Int, _ other: Int) -> Bool {
    slots[Int(heap[place])].precedes(slots[Int(heap[other])])
  }
}

extension RequestMemory.Entry {
  /// Whether the request was first made before another one, or accepted first if at the same time.
  func precedes(_ other: Self) -> Bool {
    made != other.made ? made < other.made : version < other.version
  }
}

extension RegistrationRequest {
  /// The time for which an event remembers accepted requests, and the memory for them.
  ///
  ///     var ledger = EventLedger(soccer, remembering: .init(seconds: 3 * 86_400))
  ///
  /// An event remembers a request for a time after it was first made, and the last 256 whatever
  /// their age. The time has passed when the last two requests were both made after it, so a server whose
  /// clock is far ahead once makes the event forget nothing. A new request that was first made longer before
  /// its own time, or that may have been
  /// performed and forgotten, is refused as ``RegistrationRefusal/requestTooOld(earliest:)``,
  /// because it is unknown whether it was performed. So each request is performed at most once,
  /// whenever a retry arrives.
  ///
  /// If more requests arrive in that time than there is memory for, the event forgets those that
  /// were first made earliest sooner, and then refuses requests that were first made as early. It
  /// recognizes the ID of a forgotten request from a clock that was ahead until its time has come.
  /// Such IDs have separate memory: at most 64 bytes for each of at most 4,096 requests, or of
  /// twice ``maximumCount`` if that is more.
  public struct Retention: Hashable, Sendable {
    /// The seconds for which a request is remembered after it was first made.
    public let seconds: Int

    /// The maximum number of requests that one event remembers.
    public let maximumCount: Int

    /// The maximum memory for the requests of one event, in bytes.
    ///
    /// It is allocated as requests arrive, not in advance.
    public var bytes: Int { maximumCount * Self.bytesPerRequest }

    /// The maximum memory for one request, in bytes, including its place in the tables, which can
    /// have twice the needed capacity.
    public static let bytesPerRequest = 256

    /// 24 hours and 16 MiB: the last 65,536 requests of one day.
    public static let standard = Retention()

    /// Remembers nothing, and refuses nothing as too old, for a host that recognizes retries itself.
    public static let none = Retention(bytes: 0)

    /// The valid times: at least one second, and at most a year.
    static let validSeconds = 1...366 * 86_400

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - seconds: For how long a request is remembered; the nearest number in `1...31_622_400`.
    ///   - bytes: The memory for the requests of one event, at most 3 · 2³⁷ bytes. If it has no room for one
    ///     request, nothing is remembered, and nothing is refused as too old.
    public init(seconds: Int = 86_400, bytes: Int = 16 << 20) {
      self.init(seconds: seconds, maximumCount: bytes / Self.bytesPerRequest)
    }

    init(seconds: Int = 86_400, maximumCount: Int) {
      let range = Self.validSeconds
      self.seconds = min(max(seconds, range.lowerBound), range.upperBound)
      self.maximumCount = min(max(maximumCount, 0), Int(HashedNumber.maximumCount))
    }
  }
}

extension RequestMemory {
  /// Encodes the rule, what was forgotten, and the entries, which version 4 of the form can hold.
  func encode(into sink: inout some ByteSink) {
    sink.require(formVersion: 4)
    let entries = entries
    let isAhead = forgottenAhead != nil || entries.contains { $0.ahead > 0 }
    let known = ahead.map { ForgottenRequest(firstMade: $0.value, id: $0.key) }.sorted()
    let bits = (isAhead ? Self.aheadBit : 0) | (known.isEmpty ? 0 : Self.knownBit)
    (retention.seconds | bits).encode(into: &sink)
    retention.maximumCount.encode(into: &sink)
    forgottenThrough.encode(into: &sink)
    entries.encode(into: &sink)
    if isAhead {
      sink.require(formVersion: 6)
      forgottenAhead.encode(into: &sink)
      for entry in entries { sink.append(entry.ahead) }
    }
    guard !known.isEmpty else { return }
    sink.require(formVersion: 7)
    known.encode(into: &sink)
  }

  /// The bit of the seconds that says that times by clocks that were ahead follow the entries.
  private static var aheadBit: Int { 1 << 40 }

  /// The bit of the seconds that says that the IDs of forgotten requests of such clocks follow.
  private static var knownBit: Int { 1 << 41 }

  /// Reads the memory of a ledger with a version and the time of its last fact.
  ///
  /// Older forms have only the number of remembered requests, and no times. All their requests then count
  /// as made at the last fact, and so do those that may have been forgotten. No two
  /// requests led to the same version.
  static func read(
    from reader: inout ByteReader, seed: UInt64, upTo version: UInt64, at time: Int64
  ) throws(InvalidBytes) -> RequestMemory {
    let hasTimes = reader.formVersion > 3
    if hasTimes { reader.require(formVersion: 4) }
    let (form, standard) = (reader.formVersion, RegistrationRequest.Retention.standard.seconds)
    let number =
      hasTimes
      ? try reader.value { (number: Int) in
        RegistrationRequest.Retention.validSeconds.contains(number & ~(aheadBit | knownBit))
          && (number & aheadBit == 0 || form > 5) && (number & knownBit == 0 || form > 6)
      } : standard
    let (seconds, isAhead) = (number & ~(aheadBit | knownBit), number & aheadBit != 0)
    let counts = 0...Int(HashedNumber.maximumCount)
    let maximumCount = try reader.value { (count: Int) in counts.contains(count) }
    let instants = Instant.validRange
    let forgottenThrough: Int64? =
      hasTimes ? try reader.value { $0.map { instants.contains($0) } ?? true } : nil
    let start = reader.invalid
    var entries: [Entry] = try reader.array()
    if !hasTimes {
      for index in entries.indices { entries[index].firstMade = time }
      entries.sort { $0.precedes($1) }
    }
    let forgottenAhead =
      isAhead ? try reader.timesAhead(of: &entries, after: forgottenThrough) : nil
    let known: [ForgottenRequest] =
      number & knownBit == 0 ? [] : try reader.knownRequests(after: forgottenThrough)
    guard entries.count <= maximumCount, Set(entries.map(\.request)).count == entries.count,
      entries.allSatisfy({ $0.version >= 1 && $0.version <= version }),
      zip(entries, entries.dropFirst()).allSatisfy({ $0.precedes($1) })
    else { throw start }
    let mayHaveForgotten = !hasTimes && maximumCount > 0 && entries.count == maximumCount
    var memory = RequestMemory(
      RegistrationRequest.Retention(seconds: seconds, maximumCount: maximumCount),
      forgottenThrough: mayHaveForgotten ? time : forgottenThrough, forgottenAhead: forgottenAhead,
      seed: seed)
    for entry in entries {
      let id = entry.request
      memory.insert(entry, at: memory.numbers.insert(high: id.high, low: id.low))
    }
    memory.latestMade = entries.max { $0.version < $1.version }?.made
    guard known.count <= memory.maximumAheadCount else { throw start }
    for request in known { memory.ahead[request.id] = request.firstMade }
    memory.earliestAhead = known.first?.firstMade ?? .max
    return memory
  }
}

/// A forgotten request of a clock that was ahead.
private struct ForgottenRequest: Comparable, ByteEncodable, ByteDecodable {
  let firstMade: Int64
  let id: RegistrationRequest.ID

  init(firstMade: Int64, id: RegistrationRequest.ID) {
    self.firstMade = firstMade
    self.id = id
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    firstMade = try reader.value { Instant.validRange.contains($0) }
    id = try reader.value()
  }

  func encode(into sink: inout some ByteSink) {
    firstMade.encode(into: &sink)
    id.encode(into: &sink)
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.firstMade, lhs.id) < (rhs.firstMade, rhs.id)
  }
}

extension ByteReader {
  /// Reads forgotten requests of clocks that were ahead, in ascending order.
  fileprivate mutating func knownRequests(
    after forgottenThrough: Int64?
  ) throws(InvalidBytes) -> [ForgottenRequest] {
    require(formVersion: 7)
    let start = invalid
    let known: [ForgottenRequest] = try array()
    guard let first = known.first, first.firstMade > forgottenThrough ?? .min,
      zip(known, known.dropFirst()).allSatisfy({ $0 < $1 }),
      Set(known.map(\.id)).count == known.count
    else { throw start }
    return known
  }

  /// Reads by how much the clocks of requests were ahead, and the times of forgotten ones.
  fileprivate mutating func timesAhead(
    of entries: inout [RequestMemory.Entry], after forgottenThrough: Int64?
  ) throws(InvalidBytes) -> ClosedRange<Int64>? {
    require(formVersion: 6)
    let start = invalid
    let forgotten: ClosedRange<Int64>? = try value()
    for index in entries.indices { entries[index].ahead = try number() }
    guard forgotten != nil || entries.contains(where: { $0.ahead > 0 }),
      entries.allSatisfy({ $0.ahead <= RegistrationRequest.clockTolerance }),
      forgotten.map({
        Instant.validRange.contains($0.lowerBound) && Instant.validRange.contains($0.upperBound)
          && $0.lowerBound > forgottenThrough ?? .min
      }) ?? true
    else { throw start }
    return forgotten
  }
}

extension RequestMemory.Entry: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    request.encode(into: &sink)
    digest.encode(into: &sink)
    outcome.encode(into: &sink)
    version.encode(into: &sink)
    firstMade.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      request: try reader.value(), digest: try reader.commandDigest(), outcome: try reader.value(),
      version: try reader.value(),
      firstMade: reader.formVersion > 3
        ? try reader.value { Instant.validRange.contains($0) } : Instant.validRange.lowerBound)
  }
}

/// Only the outcomes of accepted requests are remembered, so a refusal is never encoded.
extension EventCommand.Outcome: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .done, .refused:
      sink.append(0 as UInt8)
    case .registered(let seats):
      sink.append(1 as UInt8)
      seats.encode(into: &sink)
    case .waitlisted(let position):
      sink.append(2 as UInt8)
      position.encode(into: &sink)
    case .held(let deadline):
      sink.append(3 as UInt8)
      deadline.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .done
    case 1: self = .registered(seats: try reader.value { $0 >= 1 })
    case 2: self = .waitlisted(position: try reader.value { $0 >= 1 })
    case 3: self = .held(until: try reader.deadline())
    default: throw start
    }
  }
}
