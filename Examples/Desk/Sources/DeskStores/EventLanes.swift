import EventRegistration
import Foundation

/// A ``RegistrationService`` for each event that is in use, over one store.
///
/// A service stores the commands of a batch together or not at all. With one service for each event, a rival at one
/// event delays only that event, and the store still commits the batches of many events together.
package final class EventLanes: @unchecked Sendable {
  private struct Lane {
    let service: RegistrationService
    var lastUse: UInt64
  }

  private let store: any FactStore
  private let seed: UInt64
  private let limit: Int
  private let lock = NSLock()
  private var lanes: [EventID: Lane] = [:]
  private var uses: UInt64 = 0

  /// - Parameters:
  ///   - store: The store.
  ///   - seed: A random number for hashing.
  ///   - limit: The number of events in memory above which those that were not used for long are dropped.
  package init(_ store: any FactStore, seed: UInt64, limit: Int = 1000) {
    self.store = store
    self.seed = seed
    self.limit = max(limit, 1)
  }

  /// Returns the service of an event.
  ///
  /// Dropping a lane that is still in use is safe: then two services compare versions with the store, as those of
  /// two processes do.
  package func service(for event: EventID) -> RegistrationService {
    lock.lock()
    defer { lock.unlock() }
    uses += 1
    if let lane = lanes[event] {
      lanes[event]?.lastUse = uses
      return lane.service
    }
    if lanes.count >= limit { dropOldest() }
    let service = RegistrationService(
      store: RegistrationStore(store, seed: seed), seed: seed, attempts: 100)
    lanes[event] = Lane(service: service, lastUse: uses)
    return service
  }

  /// Drops half of the lanes, so that this is rare.
  private func dropOldest() {
    let sorted = lanes.sorted { $0.value.lastUse < $1.value.lastUse }
    for (event, _) in sorted.prefix((sorted.count + 1) / 2) { lanes[event] = nil }
  }

  /// Performs commands of one event in order, and returns their answers after they are stored.
  package func perform(
    _ submissions: [RegistrationDesk.Submission]
  ) async throws -> [EventAnswer<EventCommand.Outcome>] {
    guard let event = submissions.first?.event else { return [] }
    return try await service(for: event).perform(submissions)
  }
}
