// What the tests of all screens share.

import Foundation
import HealthDomain
import Observation
import ScreenStores
import Testing

/// Clocks that a test moves.
@MainActor final class TestClock {
  var local: LocalDateTime

  init(_ text: String) throws { local = try LocalDateTime(iso8601: text) }

  var clock: Clock {
    { BrowseState.Moment(self.local, utcOffset: -25_200).unsafelyUnwrapped }
  }
}

/// Returns the names of the properties of which observers are told during an action.
@MainActor
func changes<Store>(
  of store: Store, _ properties: [String: @MainActor (Store) -> Void], during action: () -> Void
) -> Set<String> {
  let changed = Names()
  for (name, read) in properties {
    withObservationTracking {
      read(store)
    } onChange: {
      changed.insert(name)
    }
  }
  action()
  return changed.all
}

/// Names that a closure of any thread collects.
private final class Names: @unchecked Sendable {
  private let lock = NSLock()
  private var names: Set<String> = []

  func insert(_ name: String) { lock.withLock { _ = names.insert(name) } }

  var all: Set<String> { lock.withLock { names } }
}
