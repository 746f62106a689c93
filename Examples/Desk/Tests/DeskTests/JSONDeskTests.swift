import DeskStores
import EventRegistration
import Foundation
import Testing

/// Lines of JSON and their answers; those of the README are in the folder of the example.
@Suite struct JSONDeskTests {
  private static let time: Int64 = 1_780_000_000
  private let file = SQLiteFile()

  private func desk(at time: Int64 = Self.time) throws -> JSONDesk {
    JSONDesk(try file.store(), seed: 1, clock: .fixed(time))
  }

  /// The commands of the README, one a line.
  private static func lines(_ name: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  private func answers(_ lines: [String], _ desk: JSONDesk) async -> [String] {
    await desk.answers(to: lines.map { Data($0.utf8) }).map {
      String(decoding: $0.line, as: UTF8.self)
    }
  }

  @Test(arguments: [1, 100]) func theLinesOfThePageHaveTheAnswersOfThePage(
    atOnce count: Int
  ) async throws {
    let lines = try Self.lines("lines.jsonl")
    let expected = try Self.lines("answers.jsonl")
    #expect(lines.count == expected.count)
    let desk = try desk()
    for start in stride(from: 0, to: lines.count, by: count) {
      let piece = Array(lines[start..<min(start + count, lines.count)])
      #expect(await answers(piece, desk) == Array(expected[start...].prefix(count)))
    }
  }

  @Test func aRetryGetsItsFirstAnswerAlsoFromAnotherProcess() async throws {
    let lines = try Self.lines("lines.jsonl").filter { $0.contains("command") }
    let first = await answers(lines, try desk())
    let again = await answers(lines, try desk())
    for (answer, repeated) in zip(first, again) where answer.contains(#""isReplay":false"#) {
      // A refusal stores nothing, so it is decided again.
      guard !answer.contains("refused") else { continue }
      #expect(repeated == answer.replacing(#""isReplay":false"#, with: #""isReplay":true"#))
    }
  }

  @Test func aQuestionSeesWhatAnotherProcessStored() async throws {
    let (one, other) = (try desk(), try desk())
    let lines = try Self.lines("lines.jsonl")
    _ = await answers(Array(lines[..<2]), one)
    let question = try #require(lines.first { $0.contains("seats") })
    let before = await answers([question], other)
    _ = await answers(Array(lines[2..<3]), one)
    let after = await answers([question], other)
    #expect(
      before[0].contains(#""left":3"#) && after[0].contains(#""left":1"#), "\(before) \(after)")
  }

  @Test func expiredHoldsAreFreeSeats() async throws {
    let lines = try Self.lines("lines.jsonl")
    _ = await answers(Array(lines[..<2]), try desk())
    let hold = lines[2].replacing(#""joinWaitlist":false,"#, with: "")
      .replacing("register", with: "hold")
    let question = try #require(lines.first { $0.contains("seats") })
    let now = await answers([hold, question], try desk())
    #expect(now[0].contains(#""kind":"held""#) && now[1].contains(#""left":1"#), "\(now)")
    let later = await answers([question], try desk(at: Self.time + 3600))
    #expect(later[0].contains(#""left":3"#), "\(later)")
  }

  /// The clock of a client says when it made a request, and that of the desk what has expired.
  @Test(arguments: [(0, "registered"), (3600, "notHeld")]) func theClockOfTheDeskDecides(
    seconds: Int64, outcome: String
  ) async throws {
    let lines = try Self.lines("lines.jsonl")
    _ = await answers(Array(lines[..<2]), try desk())
    let hold = lines[2].replacing(#""joinWaitlist":false,"#, with: "")
      .replacing("register", with: "hold")
    let confirm = lines[5].replacing("cancel", with: "confirm")
      .replacing(
        #"000000000001"]"#, with: #"000000000001","00000000-0000-0004-0000-000000000002"]"#)
    _ = await answers([hold], try desk())
    let answer = await answers([confirm], try desk(at: Self.time + seconds))
    #expect(answer[0].contains(#""kind":"\#(outcome)""#), "\(answer)")
  }

  @Test func aDraftIsListedForItsProviderOnly() async throws {
    let desk = try desk()
    let draft = try Self.lines("lines.jsonl")[0]
    let provider = try #require(draft.firstMatch(of: /"person":"([^"]*)"/)).1
    let listed = await answers(
      [draft, #"{"ask":"events"}"#, #"{"ask":"events","by":"\#(provider)"}"#], desk)
    #expect(listed[1] == #"{"events":[]}"#)
    #expect(listed[2].contains(#""title":"Soccer""#))
  }

  // MARK: Lines that are none

  @Test(arguments: [
    ("hello", "notJSON", ""), ("{", "notJSON", ""), ("\u{0}", "notJSON", ""),
    ("[]", "wrongType", ""), ("7", "wrongType", ""), ("{}", "missing", "command"),
    (#"{"ask":"dance"}"#, "notValid", "ask"), (#"{"ask":"seats"}"#, "missing", "event"),
    (#"{"ask":7}"#, "wrongType", "ask"), (#"{"ask":"seats","event":"7"}"#, "notValid", "event"),
    (#"{"command":{"kind":"register"}}"#, "missing", "command.children"),
    (
      #"{"command":{"kind":"register","children":[{"id":"x"}]}}"#, "notValid",
      "command.children.0.id"
    ),
    (#"{"command":{"kind":"enchant"}}"#, "notValid", "command.kind"),
    (#"{"command":null}"#, "missing", "command"),
    (
      #"{"command":{"kind":"publish"},"event":"00000000-0000-0001-0000-000000000001"}"#, "missing",
      "request"
    ),
  ])
  func aLineThatIsNoneHasATypedAnswer(line: String, problem: String, path: String) async throws {
    let store = try file.store()
    let desk = JSONDesk(store, seed: 1, clock: .fixed(Self.time))
    let reply = await desk.answers(to: [Data(line.utf8)])[0]
    #expect(reply.malformed?.problem.rawValue == problem)
    #expect(reply.malformed?.path == path)
    #expect(reply.answer == nil && reply.unknown == nil)
    #expect(try await store.streams(of: .event).isEmpty)
  }

  /// Each prefix of a line is no line, and so is each line with a changed bracket; nothing of them is stored.
  @Test func aLineThatWasCutOffChangesNothing() async throws {
    let store = try file.store()
    let desk = JSONDesk(store, seed: 1, clock: .fixed(Self.time))
    let line = Data(try Self.lines("lines.jsonl")[0].utf8)
    let pieces = (0..<line.count).map { line.prefix($0) }
    for reply in await desk.answers(to: pieces) { #expect(reply.malformed != nil) }
    #expect(try await store.streams(of: .event).isEmpty)
  }

  @Test func aLineOfAMegabyteIsTooLong() async throws {
    let desk = try desk()
    let long = Data(repeating: UInt8(ascii: "["), count: JSONLine.maximumBytes + 1)
    let replies = await desk.answers(to: [long, long.dropLast()])
    #expect(replies.map(\.malformed?.problem) == [.tooLong, .notJSON])
  }

  /// The text of a field of a child is not in the answer.
  @Test func anAnswerDoesNotRepeatThePrivateFieldsOfALine() async throws {
    let line = try Self.lines("lines.jsonl")[2]
    for (field, value) in [("birthDate", "2019-13-77"), ("guardian", "Kim"), ("consents", "x-ray")]
    {
      let wrong = line.replacing(#""children":[{"#, with: #""children":[{"\#(field)":"\#(value)","#)
      let answer = await answers([wrong], try desk())[0]
      #expect(answer.contains("malformed") && answer.contains(field))
      #expect(!answer.contains(value), "\(answer)")
    }
  }

  @Test func severalEventsAreAnsweredInTheOrderOfTheLines() async throws {
    let desk = try desk()
    let publishing = try Self.lines("lines.jsonl")[..<2]
    var lines: [String] = []
    for event in 1...20 {
      lines += publishing.map {
        $0.replacing("0001-0000-000000000001", with: "0001-0000-0000000000\(event + 10)")
          .replacing("0003-0000-0000000000", with: "0003-0000-00000000\(event + 10)")
      }
    }
    let replies = await desk.answers(to: lines.map { Data($0.utf8) })
    let ids = replies.compactMap { $0.answer.map { "\($0.request)" } }
    #expect(ids.count == 40 && zip(ids, lines).allSatisfy { $1.contains($0) })
  }
}
