import EventRegistration
import Foundation

/// A line of `desk`: a command, or a question.
package enum JSONLine: Decodable, Sendable {
  /// A command, in the JSON of the package.
  case command(RegistrationDesk.Submission)
  /// The events that a person can see, or that everyone can see if there is no person.
  case events(viewer: PersonID?)
  /// How many seats of an event are left.
  case seats(EventID)

  private enum CodingKeys: CodingKey { case ask, event, by }

  private enum Question: String, Decodable { case events, seats }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.ask) else {
      self = .command(try RegistrationDesk.Submission(from: decoder))
      return
    }
    self =
      switch try container.decode(Question.self, forKey: .ask) {
      case .events: .events(viewer: try container.decodeIfPresent(PersonID.self, forKey: .by))
      case .seats: .seats(try container.decode(EventID.self, forKey: .event))
      }
  }

  /// The most bytes of a line.
  package static let maximumBytes = 1 << 20

  /// Reads a line, or says why it is none.
  package static func read(_ bytes: some DataProtocol) -> Result<Self, JSONReply.Malformed> {
    guard bytes.count <= maximumBytes else {
      return .failure(JSONReply.Malformed(.tooLong, "A line has at most \(maximumBytes) bytes."))
    }
    do {
      return .success(try JSONDecoder().decode(Self.self, from: Data(bytes)))
    } catch {
      return .failure(JSONReply.Malformed(error))
    }
  }
}

/// An answer of `desk`, which has exactly one of these keys, and `text` beside an answer or a refusal.
package struct JSONReply: Encodable, Sendable {
  package var answer: EventAnswer<EventCommand.Outcome>?
  package var events: [EventRecord]?
  package var seats: Seats?
  package var refused: RegistrationRefusal?
  package var malformed: Malformed?
  package var unknown: Unknown?
  package var text: String?

  /// The seats of an event.
  package struct Seats: Encodable, Sendable {
    package let event: EventID
    package let left: Int
    package let capacity: Int
    package let waiting: Int
    package let version: UInt64
  }

  /// Why a line is neither a command nor a question; nothing changed.
  package struct Malformed: Error, Encodable, Sendable {
    package enum Problem: String, Encodable, Sendable {
      case notJSON, missing, wrongType, notValid, tooLong
    }

    package let problem: Problem
    /// The keys that lead to the field, such as `request.requester.person`; empty for the whole line.
    package var path = ""
    package let reason: String

    init(_ problem: Problem, _ reason: String) {
      self.problem = problem
      self.reason = reason
    }

    init(_ error: any Error) {
      let context: DecodingError.Context?
      var key: [any CodingKey] = []
      switch error as? DecodingError {
      case .keyNotFound(let missing, let place):
        (problem, context, key) = (.missing, place, [missing])
      case .valueNotFound(_, let place): (problem, context) = (.missing, place)
      case .typeMismatch(_, let place): (problem, context) = (.wrongType, place)
      case .dataCorrupted(let place):
        (problem, context) = (place.codingPath.isEmpty ? .notJSON : .notValid, place)
      default: (problem, context) = (.notValid, nil)
      }
      path = ((context?.codingPath ?? []) + key).map {
        $0.intValue.map(String.init) ?? $0.stringValue
      }.joined(separator: ".")
      reason =
        key.isEmpty ? context?.debugDescription ?? "\(error)" : "The field is missing."
    }
  }

  /// Nobody knows whether the command was performed: send the same line again.
  package struct Unknown: Encodable, Sendable {
    package let request: RegistrationRequest.ID?
    package let reason: String
  }

  /// The answer as a line, without its end.
  package var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { Array($0) } ?? Array(#"{"unknown":{}}"#.utf8)
  }
}
