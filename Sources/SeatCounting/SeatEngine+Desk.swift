#if !hasFeature(Embedded)
extension SeatEngine {
  /// A ``SeatEngine`` behind locks, which any thread can use.
  ///
  ///     let desk = SeatEngine.Desk()
  ///     let soccer = desk.addEvent(SeatEngine.Rules(capacity: 20))
  ///     let command = SeatEngine.Command(.register, event: soccer, subject: 7, at: now)
  ///     print(desk.apply(command).answer)
  ///
  /// Events are in stripes, each an engine with its own lock, and a command takes one lock. The
  /// commands of an event run one after another. The versions of their receipts show the order,
  /// which is linearizable.
  public final class Desk: Sendable {
    private let stripes: Buffer<Locked<SeatEngine>>
    private let mask: UInt32
    private let shift: UInt32
    /// The number of events, locked so that one thread at a time adds an event.
    private let added = Locked<UInt32>(0)

    /// Creates a desk without events.
    ///
    /// - Parameter stripes: The number of locks, rounded up to a power of two in `1...4096`.
    public init(stripes: Int = 64) {
      let wanted = UInt32(min(max(stripes, 1), 4096))
      shift = UInt32(32 - (wanted - 1).leadingZeroBitCount)
      mask = 1 << shift - 1
      var buffer = Buffer<Locked<SeatEngine>>(minimumCapacity: mask + 1)
      for _ in 0...mask { buffer.append(Locked(SeatEngine())) }
      self.stripes = buffer
    }

    /// The number of locks.
    public var stripeCount: Int { Int(stripes.count) }

    /// The number of events.
    public var eventCount: Int { added.withLock { Int($0) } }

    /// Adds an event, and returns its number: 0, 1, 2, and so on.
    public func addEvent(_ rules: SeatEngine.Rules) -> UInt32 {
      added.withLock { count in
        let event = count
        stripes[event & mask].withLock { _ = $0.addEvent(rules) }
        count += 1
        return event
      }
    }

    /// Performs a command.
    public func apply(_ command: SeatEngine.Command) -> SeatEngine.Receipt {
      var facts = SeatFactCount()
      return apply(command, &facts)
    }

    /// Performs a command, and appends its facts in order.
    ///
    /// If several threads record the facts of one event, sort the facts by version.
    public func apply(_ command: SeatEngine.Command, facts: inout SeatEngine.FactLog)
      -> SeatEngine.Receipt
    {
      apply(command, &facts)
    }

    @inline(__always)
    private func apply(_ command: SeatEngine.Command, _ facts: inout some SeatCommandSink)
      -> SeatEngine.Receipt
    {
      let (index, event) = (command.event & mask, command.event >> shift)
      return stripes[index].withLock { engine in
        guard event < engine.eventCount else {
          return SeatEngine.Receipt(answer: .unknownEvent, version: 0)
        }
        return engine.apply(command, to: event, &facts)
      }
    }

    /// Performs commands, those of one event in order, and appends a receipt for each.
    ///
    /// This is faster than one command at a time, because it takes each lock once for many
    /// commands.
    ///
    /// - Complexity: O(*n*) for *n* commands, amortized.
    public func apply(
      _ commands: Span<SeatEngine.Command>, receipts: inout ContiguousArray<SeatEngine.Receipt>
    ) {
      let offset = receipts.count
      receipts.append(
        contentsOf: repeatElement(
          SeatEngine.Receipt(answer: .unknownEvent, version: 0), count: commands.count))
      // The commands of a stripe form a chain, in order.
      var first = ContiguousArray(repeating: Int.max, count: Int(stripes.count))
      var next = ContiguousArray(repeating: Int.max, count: 1024)
      for start in stride(from: 0, to: commands.count, by: next.count) {
        for place in (0..<min(next.count, commands.count - start)).reversed() {
          let stripe = Int(commands[start + place].event & mask)
          next[place] = first[stripe]
          first[stripe] = place
        }
        for stripe in first.indices where first[stripe] != .max {
          stripes[UInt32(stripe)].withLock { engine in
            var facts = SeatFactCount()
            var place = first[stripe]
            while place != .max {
              let command = commands[start + place]
              let event = command.event >> shift
              if event < engine.eventCount {
                receipts[offset + start + place] = engine.apply(command, to: event, &facts)
              }
              place = next[place]
            }
          }
          first[stripe] = .max
        }
      }
    }

    /// Advances the time of an event: holds and offers whose deadline is at or before `time` end,
    /// as they would with a command at that time.
    public func advance(to time: Int64, in event: UInt32, facts: inout SeatEngine.FactLog) {
      let (index, local) = (event & mask, event >> shift)
      stripes[index].withLock { engine in
        guard local < engine.eventCount else { return }
        engine.advance(to: time, in: local, as: event, &facts)
      }
    }

    /// Applies a fact of another desk, as ``SeatEngine/apply(_:)-(SeatEngine.Fact)`` does.
    ///
    /// - Throws: ``SeatEngine/FactError``; the event is unchanged.
    public func apply(_ fact: SeatEngine.Fact) throws(SeatEngine.FactError) {
      let (index, event) = (fact.event & mask, fact.event >> shift)
      try stripes[index].withLock { engine throws(SeatEngine.FactError) in
        try engine.apply(fact, to: event)
      }
    }

    /// Returns the number of free seats of an event, or `nil` if the event is unknown.
    ///
    /// Like every other call, it waits for at most one command on the same stripe, or for those among
    /// 1,024 of a batch.
    public func spotsLeft(in event: UInt32) -> Int? {
      stripes[event & mask].withLock { $0.spots(in: event >> shift) }
    }

    /// Returns the seat counts of an event, or `nil` if the event is unknown.
    public func summary(of event: UInt32) -> SeatEngine.Summary? {
      stripes[event & mask].withLock { $0.summary(of: event >> shift) }
    }

    /// Returns the record of each person at an event, in the order of ``SeatEngine/records(of:)``.
    ///
    /// - Complexity: O(*n* log *n*) for *n* people.
    public func records(of event: UInt32) -> [SeatEngine.Record] {
      stripes[event & mask].withLock { $0.records(of: event >> shift) }
    }
  }
}
#endif
