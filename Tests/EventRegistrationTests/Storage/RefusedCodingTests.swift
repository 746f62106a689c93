import TestSupport
import Testing

@testable import EventRegistration

/// JSON that decoders refuse, and their errors.
@Suite("JSON: forms that decoders refuse") struct RefusedCodingTests {
  private static let child = "\"00000000-0000-000C-0000-000000000001\""
  private static let secret = "2019-05-04"

  @Test(
    arguments: [
      #"{"kind":"unheardOf"}"#,
      #"{"kind":"holdExpired","children":[]}"#,
      #"{"kind":"holdExpired","children":[\#(child),\#(child)]}"#,
      #"{"kind":"holdExpired"}"#,
      #"{"kind":"offered","children":[\#(child)],"until":9223372036854775807}"#,
      #"{"kind":"offered","children":[\#(child)],"until":-62135596801}"#,
      #"{"kind":"seated","children":[\#(child)],"from":"heaven"}"#,
      #"{"kind":"registrationCancelled","children":[\#(child)],"by":"nobody"}"#,
      #"{"kind":"capacityChanged","from":-1,"to":1}"#,
      #"{"kind":"capacityChanged","from":1,"to":2147483648}"#,
      #"{"kind":"registered","party":{"registeredBy":\#(child),"attendees":[]}}"#,
      #"{"kind":"registered","party":{"registeredBy":\#(child),"attendees":[{"id":\#(child)},{"id":\#(child)}]}}"#,
      #"{"kind":"waitlisted","party":{"registeredBy":\#(child),"attendees":[{"id":\#(child)}]},"position":0}"#,
      #"{"kind":"transferred","from":\#(child),"to":{"id":\#(child)},"by":\#(child)}"#,
      #"{"kind":"rescheduled","start":"2026-03-08T10:00","end":"2026-03-08T10:00","utcOffset":0}"#,
      #"{"kind":"rescheduled","start":"2026-03-08T10:00","end":"2026-03-08T11:00","utcOffset":50401}"#,
    ])
  func changes(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as EventFact.Change }
  }

  @Test(arguments: [(15, true), (16, false)])
  func aPartyHasUpTo15Children(count: UInt64, isRight: Bool) {
    let ids = (0..<count).map { ChildID(high: 1, low: $0) }
    let list = ids.map { #""\#($0.uuidString)""# }.joined(separator: ",")
    let change: EventFact.Change? = try? decoded(#"{"kind":"holdExpired","children":[\#(list)]}"#)
    expectEqual(change, (isRight ? .holdExpired(ids) : nil))
    let attendees = ids.map { #"{"id":"\#($0.uuidString)"}"# }.joined(separator: ",")
    let party: EventFact.Party? = try? decoded(
      #"{"registeredBy":\#(Self.child),"attendees":[\#(attendees)]}"#)
    expectEqual(party?.attendees.map(\.id), (isRight ? ids : nil))
    let fact = EventFact(
      event: SampleFacts.event, version: 1, time: 0, cause: nil, change: .leftWaitlist(ids))
    expectEqual((try? EventFact(bytes: fact.bytes)), (isRight ? fact : nil))
  }

  @Test(arguments: [(1000, true), (1001, false)])
  func aReasonHasUpToAThousandBytes(count: Int, isRight: Bool) {
    let reason = String(repeating: "r", count: count)
    let change: EventFact.Change? = try? decoded(
      #"{"kind":"eventCancelled","reason":"\#(reason)"}"#)
    expectEqual(change, (isRight ? .eventCancelled(reason: reason) : nil))
    let status: EventRecord.Status? = try? decoded(#"{"kind":"cancelled","reason":"\#(reason)"}"#)
    expectEqual(status, (isRight ? .cancelled(reason: reason) : nil))
  }

  @Test(
    arguments: [
      ("version", "0"), ("version", "-1"), ("time", "253402300800"), ("time", "-62135596801"),
      ("cause", #"{"request":\#(child),"commandDigest":"0123456789abcde"}"#),
      ("cause", #"{"request":\#(child),"commandDigest":"0123456789ABCDEF"}"#),
      ("cause", #"{"request":\#(child),"commandDigest":"+123456789abcdef"}"#),
      ("cause", #"{"request":\#(child),"commandDigest":81985529216486895}"#),
    ])
  func facts(key: String, value: String) {
    func json(_ replaced: [String: String]) -> String {
      let parts = [
        "event": Self.child, "version": "1", "time": "0", "change": #"{"kind":"published"}"#,
      ].merging(replaced) { $1 }
      return "{" + parts.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    #expect(throws: DecodingError.self) { try decoded(json([key: value])) as EventFact }
    #expect(throws: Never.self) { try decoded(json([:])) as EventFact }
  }

  @Test(
    arguments: [
      #"{"kind":"planSet","plan":"gold","utcOffset":50401}"#,
      #"{"kind":"slotClaimed","event":\#(child),"year":0}"#,
      #"{"kind":"slotClaimed","event":\#(child),"year":10000}"#,
    ])
  func changesOfAccounts(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as ProviderAccount.Fact.Change }
  }

  @Test(
    arguments: [
      #"{"capacity":-1}"#, #"{"capacity":2147483648}"#, #"{"capacity":3,"taken":4}"#,
      #"{"capacity":3,"taken":2,"held":2}"#, #"{"capacity":3,"taken":2,"held":1,"offered":1}"#,
      #"{"capacity":3,"taken":-1,"held":1}"#, #"{"capacity":3,"waiting":-1}"#,
      #"{"capacity":9223372036854775807,"taken":9223372036854775807}"#,
    ])
  func numbersOfSeats(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as EventRecord.SeatCount }
  }

  @Test(
    arguments: [
      #"{"kind":"registered","seats":0}"#, #"{"kind":"waitlisted","position":0}"#,
      #"{"kind":"held","until":9223372036854775807}"#, #"{"kind":"refused"}"#,
      #"{"kind":"refused","refusal":{"kind":"malformed","problems":[]}}"#,
      #"{"kind":"refused","refusal":{"kind":"partySizeOutOfRange","minimum":2,"maximum":1}}"#,
    ])
  func outcomes(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as EventCommand.Outcome }
  }

  @Test(
    arguments: [
      #"{"kind":"waiting","position":0}"#, #"{"kind":"held","until":9223372036854775807}"#,
      #"{"kind":"offered"}"#,
    ])
  func statusesOfChildren(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as ChildRegistration.Status }
  }

  @Test func errorsDoNotRepeatTheValue() throws {
    let texts = [
      #"{"kind":"cancelEvent","reason":{"a":"\#(Self.secret)"}}"#,
      #"{"kind":"\#(Self.secret)"}"#,
      #"{"kind":"hold","children":[{"id":"\#(Self.secret)"}]}"#,
      #"{"kind":"hold","children":[{"id":\#(Self.child),"birthDate":"\#(Self.secret)T"}]}"#,
    ]
    for text in texts {
      let error = try #require(throws: DecodingError.self) { try decoded(text) as EventCommand }
      expect(!"\(error)".contains(Self.secret))
    }
  }

  @Test(arguments: [
    "[]", #"[{"kind":"notPublished"},{"kind":"notPublished"}]"#,
    #"[{"kind":"alreadyHeld","child":"00000000-0000-0001-0000-000000000002"}]"#,
    #"[{"kind":"severalReasons","reasons":[]},{"kind":"severalReasons","reasons":[]}]"#,
  ])
  func severalReasonsAreTwoOrMoreAboutChildren(reasons: String) {
    #expect(throws: DecodingError.self) {
      let _: RegistrationRefusal = try decoded(
        #"{"kind":"severalReasons","reasons":\#(reasons)}"#)
    }
  }
}
