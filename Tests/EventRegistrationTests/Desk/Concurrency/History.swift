import EventRegistration
import Foundation
import Synchronization

/// What threads asked of a desk, what they were told, and in which order that can have been.
struct History: Sendable {
  /// A call of the desk, between two moments that all threads share.
  struct Operation: Sendable {
    let submission: RegistrationDesk.Submission
    let began: Int
    let ended: Int
    let answer: EventAnswer<EventCommand.Outcome>
  }

  /// The spots left of an event, as somebody read them.
  struct Reading: Sendable {
    let event: EventID
    let began: Int
    let version: UInt32
    let count: Int
  }

  /// The counters of the desk, as somebody read them.
  struct Count: Sendable {
    let began: Int
    let ended: Int
    let counters: RegistrationDesk.Counters
  }

  var operations: [Operation] = []
  var readings: [Reading] = []
  var counts: [Count] = []
  /// What the desk told, in order of each event.
  var facts: [EventFact] = []

  /// How many requests the desk remembers: all.
  static let rememberedRequests = 1_000_000
}

/// A clock without time that threads share: which of two moments was first.
final class Moments: Sendable {
  private let count = Atomic<Int>(0)

  func next() -> Int { count.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue }

  var now: Int { count.load(ordering: .sequentiallyConsistent) }
}

/// Runs a body in that many threads, which begin together, and waits for all.
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
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .acquiring) }

  func increment() { count.wrappingAdd(1, ordering: .acquiringAndReleasing) }

  /// Waits until the number is reached, at first without letting go of the processor.
  func wait(for number: Int) {
    var tries = 0
    while value < number {
      tries += 1
      if tries > 100 { Thread.sleep(forTimeInterval: 0.000_01) }
    }
  }
}
