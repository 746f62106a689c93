import Essentials
import Foundation
import TestSupport
import Testing

@testable import EventRegistration

/// An app shows events that a newer server wrote, and writes them back as they were.
@Suite("JSON: events of newer servers") struct NewerDetailsTests {
  private static func details() throws -> EventDetails {
    var draft = EventDraft(try SampleFacts.fullDetails())
    draft.questions = [
      try EventDetails.Question(.init(high: 14, low: 1), .allergies, isRequired: true)
    ]
    draft.guardianLimits = try EventPolicy.GuardianLimits(seats: 4)
    return try draft.validated()
  }

  private static let id = "00000000-0000-000E-0000-000000000009"

  /// A change that a newer server could make, and whether it is a rule for registering.
  private struct Novelty {
    let path: [String]
    let value: Any
    let isRule: Bool

    init(_ path: String, _ value: Any, isRule: Bool) {
      self.path = path.split(separator: ".").map(String.init)
      (self.value, self.isRule) = (value, isRule)
    }
  }

  private static var novelties: [Novelty] {
    [
      Novelty("room", ["floor": 3], isRule: false),
      // A name that other types have.
      Novelty("reason", "Spring", isRule: false),
      Novelty("flags", ["covidSafe", "nutFree", "outdoors"], isRule: false),
      Novelty(
        "questions", [["id": Self.id, "subject": "shoeSize", "isRequired": false]], isRule: false),
      Novelty(
        "questions", [["id": Self.id, "subject": "swimming", "isRequired": true]], isRule: true),
      Novelty("policy.requiredConsents", ["participation", "boating"], isRule: true),
      Novelty("policy.vaccination", true, isRule: true),
      Novelty("policy.seats", 4, isRule: true),
      Novelty("policy.guardianLimits", ["seats": 4, "perWeek": 1], isRule: true),
      Novelty("policy.waitlist", ["limit": 3, "fit": ["kind": "lottery"]], isRule: false),
      Novelty("policy.waitlist", ["limit": 3, "cutoff": 0, "season": 2], isRule: false),
    ]
  }

  private static func put(_ value: Any, at path: [String], in object: inout [String: Any]) {
    guard path.count > 1 else {
      if path[0] == "questions", let old = object["questions"] as? [Any], let new = value as? [Any]
      {
        object["questions"] = old + new
      } else {
        object[path[0]] = value
      }
      return
    }
    var inner = object[path[0]] as? [String: Any] ?? [:]
    put(value, at: Array(path.dropFirst()), in: &inner)
    object[path[0]] = inner
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The object as text, with the names in lists in one order.
  private static func text(_ object: [String: Any]) throws -> String {
    func sorted(_ value: Any) -> Any {
      if let names = value as? [String] { return names.sorted() }
      if let object = value as? [String: Any] { return object.mapValues(sorted) }
      return value
    }
    let data = try JSONSerialization.data(
      withJSONObject: sorted(object), options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  private static func newer(_ novelties: [Novelty]) throws -> [String: Any] {
    var object = try object(encoded(details()))
    for novelty in novelties { put(novelty.value, at: novelty.path, in: &object) }
    return object
  }

  @Test(arguments: LongTest.seeds(400, small: 30))
  func whatIsNotKnownIsKeptAndWrittenBack(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let all = Self.novelties
    let chosen = seed < all.count ? [all[seed]] : all.filter { _ in generator.next() % 3 == 0 }
    let object = try Self.newer(chosen)
    let text = try Self.text(object)
    let details: EventDetails = try decoded(text)
    expectEqual(details.unknownFields.isEmpty, chosen.isEmpty, text)
    try expectEqual(Self.text(Self.object(encoded(details))), text)
    // Of two changes of one field the last one counts.
    var isRule: [[String]: Bool] = [:]
    for novelty in chosen {
      let isList = novelty.path == ["questions"]
      isRule[novelty.path] = novelty.isRule || isList && isRule[novelty.path] ?? false
    }
    expectEqual(details.hasUnknownRules, isRule.values.contains(true), text)
    let record = EventRecord(
      id: SampleFacts.event, owner: SampleFacts.person(9), details: details, status: .published,
      seats: SampleValues.seats, version: 7)
    let now: Int64 = 1_770_000_000
    expectEqual(record.isOpenForRegistration(at: now), !details.hasUnknownRules)
    try expectEqual(decoded(try encoded(record)), record)
    // What is known is shown as before, and a form begins with all of it.
    expect(details.title == "Soccer" && details.policy.ages == 6...10)
    try expectEqual(EventDraft(details).validated(), details)
  }

  @Test func factsCommandsAndLedgersRefuseIt() throws {
    for novelty in Self.novelties {
      let text = try Self.text(Self.newer([novelty]))
      #expect(throws: DecodingError.self) {
        try decoded(#"{"kind":"edit","details":\#(text)}"#) as EventCommand
      }
      #expect(throws: DecodingError.self) {
        try decoded(#"{"kind":"edited","details":\#(text)}"#) as EventFact.Change
      }
      let details: EventDetails = try decoded(text)
      var event = SampleEvent()
      expectEqual(
        event.ask(.draft(details), by: SampleEvent.coach),
        .refused(.malformed([.newerVersion])))
    }
  }

  @Test(arguments: [
    #"{"kind":"lotteryPending","at":1770000000,"seats":{"low":2}}"#, #"{"kind":"unknown"}"#,
    #"{"kind":"limitExceeded","of":"sessions"}"#,
    #"{"kind":"severalReasons","reasons":[{"child":"\#(NewerDetailsTests.id)","kind":"allergyUnclear"},"#
      + #"{"child":"\#(NewerDetailsTests.id)","kind":"alreadyWaiting"}]}"#,
  ])
  func aReasonThatIsNotKnownIsStillARefusal(json: String) throws {
    let answer =
      #"{"isReplay":false,"outcome":{"kind":"refused","refusal":\#(json)},"#
      + #""request":"\#(Self.id)","version":3}"#
    let read: EventAnswer<EventCommand.Outcome> = try decoded(answer)
    let refusal = try #require(read.outcome.refusal)
    expectEqual(refusal.kind, .unknown)
    expect(!RegistrationMessages().text(for: read.outcome).contains("{"))
    let written: RegistrationRefusal = try decoded(try encoded(refusal))
    expectEqual(written, refusal)
    try expectEqual(encoded(refusal).count, json.count)
    // Other mistakes in an answer are refused.
    #expect(throws: DecodingError.self) {
      try decoded(#"{"kind":"full","seats":"two","waitlist":"full"}"#) as RegistrationRefusal
    }
  }

  @Test func aWaitingListThatIsReplacedIsTheNewOne() throws {
    let waitlists = Self.novelties.filter { $0.path.last == "waitlist" }
    for novelty in waitlists {
      var details: EventDetails = try decoded(Self.text(Self.newer([novelty])))
      details.policy.waitlist = try WaitlistPolicy(limit: 7)
      expect(details.unknownFields.isEmpty)
      try expectEqual(decoded(try encoded(details)), details)
    }
  }

  @Test func otherMistakesAreStillRefused() throws {
    let text = try encoded(Self.details())
    for (right, wrong) in [
      (#""flags":["covidSafe","outdoors"]"#, #""flags":[1]"#),
      (#""flags":["covidSafe","outdoors"]"#, #""flags":"outdoors""#),
      (#""holdSeconds":600"#, #""holdSeconds":0"#), (#""limit":20"#, #""limit":-1"#),
      (#""kind":"firstFit""#, #""kind":7"#), (#""youngestAge":6"#, #""youngestAge":"six""#),
    ] {
      expect(text.contains(right))
      #expect(throws: DecodingError.self) {
        try decoded(text.replacing(right, with: wrong)) as EventDetails
      }
    }
  }
}
