import DeskStores
import EventRegistration
import Foundation

/// How a server is spoken to.
enum SoakLanguage: Sendable {
  /// The lines of desk-server.
  case text
  /// The lines of `desk`.
  case json

  var program: String {
    switch self {
    case .text: "desk-server"
    case .json: "desk"
    }
  }

  /// Returns a command as a line.
  func line(_ command: DeskLine) -> String {
    switch self {
    case .text: command.text
    case .json:
      command.submission.flatMap { try? JSONEncoder().encode($0) }
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  private struct Answer: Decodable {
    struct Unknown: Decodable {
      let request: RegistrationRequest.ID?
      let reason: String
    }

    var answer: EventAnswer<EventCommand.Outcome>?
    var unknown: Unknown?
  }

  /// Reads an answer; JSON does not say which operation it is about, and the check does not ask.
  func reply(_ line: Substring) -> DeskReply? {
    switch self {
    case .text: return DeskReply(line)
    case .json:
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(line.utf8))
      if let unknown = answer?.unknown {
        return unknown.request.map { DeskReply(unknown: $0.low, unknown.reason) }
      }
      return answer?.answer.map {
        DeskReply(
          $0,
          to: DeskLine(
            request: $0.request.low, .publish, event: 0, person: 0, number: 0, time: 0))
      }
    }
  }
}
