import TestSupport
import Testing

@testable import EventRegistration

/// Golden JSON, which later versions must also read.
@Suite("JSON: golden forms that later versions must read") struct GoldenCodingTests {
  /// Expects that values have this JSON, one in each line, and that it decodes to them.
  private func expectGolden<Value: Codable & Equatable>(
    _ values: [Value], in golden: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lines = golden.split(separator: "\n").map(String.init)
    #expect(lines.count == values.count, sourceLocation: sourceLocation)
    for (value, line) in zip(values, lines) {
      #expect(try encoded(value) == line, sourceLocation: sourceLocation)
      #expect(try decoded(line) == value, sourceLocation: sourceLocation)
      // Unknown keys of later versions are ignored.
      let longer = "{\"aNewKey\":[{}]," + line.dropFirst()
      #expect(try decoded(longer) == value, sourceLocation: sourceLocation)
    }
  }

  @Test func changes() throws {
    try expectGolden(SampleFacts.changes().map(\.change), in: GoldenJSON.changes)
  }

  @Test func facts() throws {
    let facts = try SampleFacts.facts().map(\.fact)
    try expectGolden([facts[2], facts[3], facts[12]], in: GoldenJSON.facts)
  }

  /// Dates of birth were part of the digest of older facts.
  @Test func theDigestOfOlderFactsIsDropped() throws {
    let sample = try SampleFacts.facts()[2].fact
    let new = #""commandDigest":"0123456789abcdef","#
    let text = try encoded(sample)
    expect(text.contains(new))
    for old in [#""digest":"0123456789abcdef","#, #""digest":"no digest","#, ""] {
      let read: EventFact = try decoded(text.replacing(new, with: old))
      expectEqual(read, sample.withoutDigest)
      try expectEqual(decoded(try encoded(read)), read)
    }
  }

  @Test func accountFacts() throws {
    try expectGolden(SampleFacts.accountFacts().map(\.fact), in: GoldenJSON.accountFacts)
  }

  @Test func commands() throws {
    try expectGolden(SampleValues.commands(), in: GoldenJSON.commands)
  }

  @Test func submissions() throws {
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 1, low: 2), by: .provider(PersonID(high: 10, low: 9)),
      at: 1_770_000_000)
    try expectGolden(
      SampleValues.commands().prefix(3).map {
        RegistrationDesk.Submission($0, for: EventID(high: 5, low: 6), request)
      }, in: GoldenJSON.submissions)
    let text = try encoded(
      RegistrationDesk.Submission(.publish, for: EventID(high: 5, low: 6), request))
    for key in ["command", "event", "request"] {
      let incomplete = text.replacing("\"\(key)\":", with: "\"x\":")
      let submission: RegistrationDesk.Submission? = try? decoded(incomplete)
      expect(submission == nil, key)
    }
  }

  @Test func refusals() throws {
    try expectGolden(SampleValues.refusals, in: GoldenJSON.refusals)
    // A reason of a newer version keeps all its fields.
    let known = RegistrationRefusal.Kind.allCases.filter { $0 != .unknown }
    expectEqual(Set(SampleValues.refusals.map(\.kind)), Set(known))
  }

  @Test func outcomes() throws {
    try expectGolden(SampleValues.outcomes, in: GoldenJSON.outcomes)
  }

  @Test func answers() throws {
    let request = RegistrationRequest.ID(high: 1, low: 2)
    try expectGolden(
      [
        EventAnswer(EventCommand.Outcome.done, version: 7, request: request),
        EventAnswer(
          EventCommand.Outcome.registered(seats: 2), version: 8, request: request, isReplay: true),
      ], in: GoldenJSON.answers)
    let first: EventAnswer<EventCommand.Outcome> = try decoded(
      #"{"outcome":{"kind":"done"},"version":7,"request":"00000000-0000-0001-0000-000000000002"}"#)
    expect(!first.isReplay)
  }

  @Test func statuses() throws {
    try expectGolden(SampleValues.statuses, in: GoldenJSON.statuses)
  }

  @Test func registrations() throws {
    try expectGolden(SampleValues.registrations, in: GoldenJSON.registrations)
  }

  @Test func recordsAndTheirSeats() throws {
    try expectGolden([SampleValues.record()], in: GoldenJSON.record)
    try expectGolden([SampleValues.seats], in: GoldenJSON.seats)
    try expectEqual(
      decoded(#"{"capacity":3}"#),
      EventRecord.SeatCount(capacity: 3, taken: 0, held: 0, offered: 0, waiting: 0))
  }

  @Test func names() throws {
    let cuts: [EventCommand.CapacityCut] = [.refuse, .moveLastToWaitlist]
    try expectEqual(encoded(cuts), #"["refuse","moveLastToWaitlist"]"#)
    try expectEqual(encoded(EventFact.Change.SeatSource.allCases), #"["hold","waitlist","offer"]"#)
    try expectEqual(
      encoded(EventFact.Change.Canceller.allCases),
      #"["parent","provider","admin","eventCancellation"]"#)
    try expectEqual(decoded(try encoded(cuts)), cuts)
    try expectEqual(
      decoded(try encoded(EventFact.Change.SeatSource.allCases)),
      EventFact.Change.SeatSource.allCases)
    try expectEqual(
      decoded(try encoded(EventFact.Change.Canceller.allCases)), EventFact.Change.Canceller.allCases
    )
  }
}
