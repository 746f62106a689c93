import BenchmarkHarness
import Dispatch
import EventRegistration
import Synchronization

/// Requests to a service whose store keeps nothing, a thousand at a time; an operation is a request.
///
/// What it takes longer than a desk is the cost of group commit.
struct ServiceWorkload: Workload {
  let input: FamilyInput
  private let groups: [[RegistrationDesk.Submission]]
  private var service = RegistrationService(store: ForgetfulStore(), seed: 1)

  init(_ input: FamilyInput) {
    self.input = input
    let submissions = input.asks.map { ask in
      let command: EventCommand =
        switch ask.wish {
        case .register(let children): .register(children, joinWaitlist: true)
        case .cancel(let children): .cancel(children)
        }
      return RegistrationDesk.Submission(
        command, for: input.events[ask.event].id, ask.request)
    }
    groups = Self.groups(of: submissions)
  }

  private static func groups(
    of submissions: [RegistrationDesk.Submission]
  ) -> [[RegistrationDesk.Submission]] {
    stride(from: 0, to: submissions.count, by: 1000).map {
      Array(submissions[$0..<min($0 + 1000, submissions.count)])
    }
  }

  var operations: Int { input.asks.count }

  // A retry gets the earlier answer and is not decided again.
  var isRepeatable: Bool { false }

  mutating func setUp() {
    service = RegistrationService(store: ForgetfulStore(), seed: 1)
    let openings = input.events.enumerated().flatMap { number, event in
      [EventCommand.draft(event.details), .publish].enumerated().map { step, command in
        RegistrationDesk.Submission(
          command, for: event.id,
          RegistrationRequest(
            RegistrationRequest.ID(high: UInt64(step), low: UInt64(number)),
            by: .provider(FamilyInput.provider(of: number)), at: FamilyInput.start - 1))
      }
    }
    for _ in answers(to: Self.groups(of: openings)) {}
  }

  func run(_ count: Int) -> Int {
    answers(to: first(count)).joined().count { $0.outcome.refusal == nil }
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    setUp()
    var digest = SeatDigest()
    for answer in answers(to: first(count)).joined() {
      digest.add(
        PlainDesk.Answer(
          outcome: answer.outcome, version: answer.version, isReplay: answer.isReplay))
    }
    return digest.sum
  }

  /// The first submissions.
  private func first(_ count: Int) -> [[RegistrationDesk.Submission]] {
    var whole = Array(groups.prefix(count / 1000))
    if count % 1000 > 0 { whole.append(Array(groups[count / 1000].prefix(count % 1000))) }
    return whole
  }

  /// The answers, for which this thread waits; none if the service fails.
  private func answers(
    to groups: [[RegistrationDesk.Submission]]
  ) -> [[EventAnswer<EventCommand.Outcome>]] {
    let replies = Replies()
    let isDone = DispatchSemaphore(value: 0)
    Task { [service] in
      for group in groups { replies.append((try? await service.perform(group)) ?? []) }
      isDone.signal()
    }
    isDone.wait()
    return replies.all
  }
}

/// The answers that a task passes to a thread.
private final class Replies: Sendable {
  private let answers = Mutex<[[EventAnswer<EventCommand.Outcome>]]>([])

  var all: [[EventAnswer<EventCommand.Outcome>]] { answers.withLock { $0 } }

  func append(_ more: [EventAnswer<EventCommand.Outcome>]) { answers.withLock { $0.append(more) } }
}

/// A store that accepts everything.
private struct ForgetfulStore: RegistrationService.Store {
  func append(_ batch: RegistrationService.Batch) async throws -> Bool { true }

  func ledger(of event: EventID) async throws -> EventLedger? { nil }

  func account(of provider: PersonID) async throws -> ProviderAccount? { nil }
}
