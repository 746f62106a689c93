import EventRegistration
import Foundation

/// The calls of several threads on a desk, with the answers and the possible orders.
struct History: Sendable {
  /// A call on the desk, between two moments that all threads share.
  struct Operation: Sendable {
    let submission: RegistrationDesk.Submission
    let began: Int
    let ended: Int
    let answer: EventAnswer<EventCommand.Outcome>
  }

  /// A reading of the free seats of an event.
  struct Reading: Sendable {
    let event: EventID
    let began: Int
    let version: UInt32
    let count: Int
  }

  /// A reading of the counters of the desk.
  struct Count: Sendable {
    let began: Int
    let ended: Int
    let counters: RegistrationDesk.Counters
  }

  var operations: [Operation] = []
  var readings: [Reading] = []
  var counts: [Count] = []
  /// The facts of the desk, in order for each event.
  var facts: [EventFact] = []

  /// The number of requests that the desk remembers, which is all of them.
  static let retention = RegistrationRequest.Retention.requests(1_000_000)
}

/// A logical clock that threads share, which tells which of two moments came first.
final class Moments: Sendable {
  private let count = Shared(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count - 1
    }
  }

  var now: Int { count.withLock { $0 } }
}

/// Runs `body` in several threads that start together, and waits for all of them.
func race(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let (ready, done) = (Counter(), Counter())
  for number in 0..<threads {
    let thread = Thread {
      ready.increment()
      ready.wait(for: threads)
      body(number)
      done.increment()
    }
    thread.stackSize = 1 << 21
    thread.start()
  }
  done.wait(for: threads)
}

/// A number that threads share.
final class Counter: Sendable {
  private let count = Shared(0)

  var value: Int { count.withLock { $0 } }

  func increment() { count.withLock { $0 += 1 } }

  /// Waits until the number is reached, at first by spinning.
  func wait(for number: Int) {
    var tries = 0
    while value < number {
      tries += 1
      if tries > 100 { Thread.sleep(forTimeInterval: 0.000_01) }
    }
  }
}
