import Profiles
import TestSupport
import Testing

extension PasscodeLockTests {
  @Test func aLockedAttemptIsNeitherCheckedNorCounted() {
    var lock = failed(5)
    var isChecked = false
    let answer = lock.attempt(at: moment("A", 10)) {
      isChecked = true
      return true
    }
    expect(answer == .locked(wait: 50) && !isChecked && lock.failureCount == 5)
  }

  enum Act: CaseIterable {
    case wrong, right, look, second, minute, hour, back, restart, store
  }

  /// A lock and a model that lets single seconds pass.
  struct World: Hashable {
    var lock = PasscodeLock()
    var failures = 0
    var left = 0
    var boot = 0
    var seconds: Int64 = 0
    /// The greatest seconds that the lock saw of each start since the wait began.
    var seen: [Int: Int64] = [:]

    private var moment: Moment { Moment(boot: "\(boot)", seconds: seconds) }

    private mutating func look() {
      if left == 0 { seen = seen.filter { $0.key == boot } }
      let last = seen[boot] ?? seconds
      for _ in 0..<max(0, min(Int(seconds - last), left)) { left -= 1 }
      if left == 0 { seen = [:] }
      seen[boot] = max(last, seconds)
    }

    mutating func act(_ act: Act) throws {
      switch act {
      case .second: pass(1)
      case .minute: pass(60)
      case .hour: pass(3600)
      case .back: seconds -= 10
      case .restart:
        boot = 1 - boot
        seconds = 5
        look()
        expectEqual(lock.observe(moment), Int64(left))
      case .look:
        look()
        expectEqual(lock.observe(moment), Int64(left))
      case .store: lock = try decoded(try encoded(lock))
      case .wrong, .right: attempt(isRight: act == .right)
      }
    }

    private mutating func pass(_ count: Int) {
      seconds += Int64(count)
    }

    private mutating func attempt(isRight: Bool) {
      look()
      let answer = lock.attempt(at: moment) { isRight }
      if left > 0 {
        expectEqual(answer, .locked(wait: Int64(left)))
      } else if isRight {
        expectEqual(answer, .open)
        failures = 0
      } else {
        failures += 1
        left = [0, 0, 0, 0, 0, 60, 300, 900, 900, 3600][min(failures, 9)]
        expectEqual(answer, .wrong(wait: Int64(left)))
      }
      expectEqual(lock.failureCount, failures)
    }
  }

  @Test func everySequenceAgreesWithSingleSeconds() throws {
    // From four wrong passcodes on, waits begin.
    var start = World()
    for _ in 0..<4 { try start.act(.wrong) }
    var worlds = [start]
    var seen = Set(worlds)
    for _ in 0..<LongTest.size(8, small: 6) {
      var next: [World] = []
      for world in worlds {
        for act in Act.allCases {
          var world = world
          try world.act(act)
          if seen.insert(world).inserted { next.append(world) }
        }
      }
      worlds = next
    }
    expect(seen.count > 8_000)
  }

  @Test(arguments: LongTest.seeds(40))
  func longSequencesAgreeWithSingleSeconds(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var world = World()
    for _ in 0..<150 {
      if let act = (Act.allCases + [.wrong, .wrong]).randomElement(using: &generator) {
        try world.act(act)
      }
    }
  }

  /// Whatever a person does to the device, five wrong passcodes cost a minute of its running time.
  @Test(arguments: LongTest.seeds(40))
  func noTrickShortensTheWait(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var lock = failed(5)
    var boot = 100
    var uptime: Int64 = 0
    var running: Int64 = 0
    _ = lock.observe(moment("A", 0))
    for _ in 0..<60 {
      let step = Int64.random(in: 0...8, using: &generator)
      running += step
      uptime += step
      if Int.random(in: 0..<4, using: &generator) == 0 {
        boot += 1
        uptime = .random(in: 0...3, using: &generator)
      }
      if case .open = lock.attempt(at: moment("\(boot)", uptime), isRight: { true }) {
        expect(running >= 60)
        break
      }
      expectEqual(lock.failureCount, 5)
    }
  }

  @Test func waitsAreToldInMinutes() {
    let messages = PasscodeLock.Messages()
    for (seconds, text) in [
      (0, "Wrong passcode. Try again."), (1, "Try again in 1 minute."),
      (60, "Try again in 1 minute."),
      (61, "Try again in 2 minutes."), (300, "Try again in 5 minutes."),
      (3600, "Try again in 60 minutes."), (Int64.max, "Try again in 153722867280912931 minutes."),
      (.min, "Wrong passcode. Try again."),
    ] as [(Int64, String)] {
      expectEqual(messages.text(for: .wrong(wait: seconds)), text)
      expectEqual(messages.text(for: .locked(wait: seconds)), text)
    }
    expect(messages.text(for: .open).isEmpty)
  }
}
