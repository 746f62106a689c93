import Foundation
import HealthDomain
import Observation
import ScreenStores

/// Types into the search field of a directory while a list watches it.
@MainActor struct Keystrokes {
  static let limit = 4.0

  private let store: DirectoryStore
  private let places: Int

  init(places: Int) throws {
    guard let clock = deviceClock() else { throw CocoaError(.featureUnsupported) }
    self.places = places
    store = DirectoryStore(
      try DirectorySample.directory(count: places), of: .market,
      config: try DirectorySample.config(),
      site: try DirectorySample.site(), in: "/nowhere/directory.json", clock: clock)
    store.send(.browse(.select(.label("SNAP", of: "payment"))))
    store.send(.browse(.apply))
  }

  /// Prints the time of the slowest and of the median keystroke, each the least of five, and returns whether
  /// the slowest one is fast enough.
  func run() -> Bool {
    var times: [(milliseconds: Double, text: String)] = []
    for text in ["farmers market of tempe", "citrus honey", "scotsdale orchrad", "a", "9 canal av"]
    {
      var typed = ""
      for letter in text {
        let before = typed
        typed.append(letter)
        let least = (0..<5).map { _ in
          store.send(.search(before))
          watch()
          return Self.milliseconds { store.send(.search(typed)) }
        }.min()
        times.append((least ?? .infinity, typed))
      }
    }
    times.sort { $0.milliseconds < $1.milliseconds }
    guard let slowest = times.last else { return false }
    let median = times[times.count / 2].milliseconds
    print(
      "\(times.count) keystrokes among \(places) places: median \(Self.text(median)) ms, slowest",
      "\(Self.text(slowest.milliseconds)) ms for “\(slowest.text)”, limit \(Self.limit) ms")
    return slowest.milliseconds <= Self.limit
  }

  /// Reads what a list reads.
  private func watch() {
    withObservationTracking {
      _ = (store.searchText, store.searchHint, store.hits, store.total, store.bar)
    } onChange: {
    }
  }

  private static func milliseconds(of action: () -> Void) -> Double {
    let time = ContinuousClock().measure(action)
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1_000
  }

  private static func text(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(2)))
  }
}
