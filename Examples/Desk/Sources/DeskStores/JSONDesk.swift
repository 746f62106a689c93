import EventRegistration
import Foundation

/// A registration host that answers lines of JSON in their order.
package struct JSONDesk: Sendable {
  private let store: SQLiteStore
  private let lanes: EventLanes
  private let clock: Clock
  private let messages = RegistrationMessages()

  /// Where the time of a command is from.
  package enum Clock: Sendable {
    /// The clock of the machine.
    case machine
    /// A clock that stands at an instant, in seconds since 1970-01-01 00:00 UTC, for tests.
    case fixed(Int64)
    /// The lines, for tests; questions then see holds that have expired as they are stored.
    case lines

    /// The current time, or `nil` if only lines know it.
    var now: Int64? {
      switch self {
      case .machine: Int64(Date().timeIntervalSince1970)
      case .fixed(let time): time
      case .lines: nil
      }
    }
  }

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - seed: A random number for hashing.
  ///   - clock: Where the time of a command is from.
  package init(_ store: SQLiteStore, seed: UInt64, clock: Clock = .machine) {
    self.store = store
    lanes = EventLanes(store, seed: seed)
    self.clock = clock
  }

  /// Returns the answers to lines, after all that they depend on is stored.
  ///
  /// Commands between two questions are stored together. A question sees all commands before it.
  package func answers(to lines: [some DataProtocol]) async -> [JSONReply] {
    var replies = [JSONReply](repeating: JSONReply(), count: lines.count)
    var commands: [(place: Int, RegistrationDesk.Submission)] = []
    for (place, line) in lines.enumerated() {
      switch JSONLine.read(line) {
      case .success(.command(let submission)): commands.append((place, submission))
      case .success(let question):
        await perform(commands, &replies)
        commands = []
        replies[place] = await answer(question)
      case .failure(let problem): replies[place].malformed = problem
      }
    }
    await perform(commands, &replies)
    return replies
  }

  // MARK: Commands

  /// Performs the commands of each event in order, and those of different events together.
  private func perform(
    _ commands: [(place: Int, RegistrationDesk.Submission)], _ replies: inout [JSONReply]
  ) async {
    let time = clock.now
    let events = Dictionary(grouping: commands, by: \.1.event)
    await withTaskGroup(of: [(Int, JSONReply)].self) { group in
      for commands in events.values {
        group.addTask { await perform(commands, at: time) }
      }
      for await answered in group { for (place, reply) in answered { replies[place] = reply } }
    }
  }

  private func perform(
    _ commands: [(place: Int, RegistrationDesk.Submission)], at time: Int64?
  ) async -> [(Int, JSONReply)] {
    do {
      let answers = try await lanes.perform(commands.map { stamped($0.1, time) })
      return zip(commands, answers).map { command, answer in
        (
          command.place, JSONReply(answer: answer, text: messages.text(for: answer.outcome))
        )
      }
    } catch {
      return commands.map { place, submission in
        let id = submission.request.id
        return (place, JSONReply(unknown: JSONReply.Unknown(request: id, reason: "\(error)")))
      }
    }
  }

  /// The time of a line is that of the client; the clock of the desk says what is open and what has expired.
  private func stamped(
    _ submission: RegistrationDesk.Submission, _ time: Int64?
  ) -> RegistrationDesk.Submission {
    guard let time else { return submission }
    return RegistrationDesk.Submission(
      submission.command, for: submission.event, submission.request.arrived(at: time))
  }

  // MARK: Questions

  private func answer(_ question: JSONLine) async -> JSONReply {
    do {
      switch question {
      case .command: return JSONReply()
      case .events(let viewer):
        var records: [EventRecord] = []
        for stream in try await store.streams(of: .event) {
          try await record(of: EventID(high: stream.high, low: stream.low)).map {
            records.append($0)
          }
        }
        return JSONReply(events: records.visible(to: viewer))
      case .seats(let event):
        guard let record = try await record(of: event) else {
          let refusal = RegistrationRefusal.unknownEvent(event)
          return JSONReply(refused: refusal, text: messages.text(for: refusal))
        }
        return JSONReply(
          seats: JSONReply.Seats(
            event: event, left: record.seats.available, capacity: record.seats.capacity,
            waiting: record.seats.waiting, version: record.version))
      }
    } catch {
      return JSONReply(unknown: JSONReply.Unknown(request: nil, reason: "\(error)"))
    }
  }

  /// Returns an event as it is now, with what other processes stored and after holds that expired.
  private func record(of event: EventID) async throws -> EventRecord? {
    let service = lanes.service(for: event)
    await service.evict(event)
    guard try await service.record(of: event) != nil else { return nil }
    if let now = clock.now { try await service.advance(to: now) }
    return try await service.record(of: event)
  }
}
