import Profiles
import TestSupport
import Testing

@Suite("Passcode lock: growing waits") struct PasscodeLockTests {
  typealias Moment = PasscodeLock.Moment

  func moment(_ boot: String, _ seconds: Int64) -> Moment {
    Moment(boot: boot, seconds: seconds)
  }

  /// A lock after wrong passcodes at boot A, time 0, with all waits over but the last one.
  func failed(_ count: Int) -> PasscodeLock {
    var lock = PasscodeLock()
    for number in 0..<count {
      _ = lock.observe(moment("\(number)", 0))
      _ = lock.observe(moment("\(number)", .max))
      _ = lock.observe(moment("A", 0))
      _ = lock.attempt(at: moment("A", 0)) { false }
    }
    return lock
  }

  @Test func theWaitGrows() {
    let waits: [Int64] = [0, 0, 0, 0, 60, 300, 900, 900, 3600, 3600, 3600, 3600]
    var lock = PasscodeLock()
    var time: Int64 = 0
    for (count, wait) in zip(1..., waits) {
      expectEqual(lock.attempt(at: moment("A", time)) { false }, .wrong(wait: wait))
      expect(lock.failureCount == count && PasscodeLock.wait(afterFailures: count) == wait)
      if wait > 0 {
        expectEqual(lock.attempt(at: moment("A", time + wait - 1)) { true }, .locked(wait: 1))
      }
      time += wait
    }
    expectEqual(lock.attempt(at: moment("A", time)) { true }, .open)
    expectEqual(lock.failureCount, 0)
    expectEqual(lock.attempt(at: moment("A", time)) { false }, .wrong(wait: 0))
    expectEqual(PasscodeLock.wait(afterFailures: .min), 0)
    expectEqual(PasscodeLock.wait(afterFailures: .max), 3600)
  }

  /// After the fifth wrong passcode at boot A, time 0, there are 60 seconds to wait.
  @Test func goldenMoments() {
    let rows: [([Moment], Int64)] = [
      ([moment("A", 59)], 1), ([moment("A", 60)], 0), ([moment("A", 30)], 30),
      ([moment("A", 30), moment("B", 5)], 30),
      ([moment("A", 30), moment("B", 5), moment("B", 34)], 1),
      ([moment("A", 30), moment("B", 5), moment("B", 35)], 0), ([moment("A", -1000)], 60),
      ([moment("A", .min)], 60), ([moment("A", .max)], 0), ([moment("B", .max)], 60),
      // Of a clock that jumps back, no second counts twice.
      ([moment("A", 30), moment("A", 0), moment("A", 29)], 30),
      ([moment("A", 30), moment("A", 0), moment("A", 30)], 30),
      ([moment("A", 45), moment("A", 0), moment("A", 45)], 15),
      ([moment("A", 30), moment("A", 0), moment("A", 59)], 1),
      ([moment("A", 0), moment("A", -100), moment("A", 0)], 60),
      // Nor of a start of the device that was seen before another one.
      ([moment("A", 30), moment("B", 0), moment("A", 30), moment("B", 10)], 20),
      ([moment("A", 30), moment("B", 0), moment("A", 0), moment("A", 30), moment("B", 0)], 30),
      ([moment("A", .min), moment("A", .max)], 0),
    ]
    for (moments, left) in rows {
      var lock = failed(5)
      var last: Int64 = -1
      for moment in moments { last = lock.observe(moment) }
      expectEqual(last, left, "\(moments)")
    }
    var lock = failed(5)
    expectEqual(lock.attempt(at: moment("A", 60)) { false }, .wrong(wait: 300))
  }

  @Test("No second counts twice, even if the lock is stored in between")
  func noSecondCountsTwice() throws {
    for (failures, seconds, left) in [(5, [0, 45, 0, 45], 15), (6, [0, 200, 0, 200], 100)] {
      var lock = failed(failures)
      for boot in ["A", "B"] {
        for second in seconds {
          _ = lock.observe(moment(boot, Int64(second)))
          lock = try decoded(encoded(lock))
        }
        if boot == "A" { expectEqual(lock.observe(moment("A", -5)), Int64(left)) }
      }
      let rest = left > seconds[1] ? Int64(left - seconds[1]) : 0
      expectEqual(lock.observe(moment("A", Int64(seconds[1]))), rest)
    }
    // Each start is remembered during a wait, as far as a person can start a device.
    var lock = failed(6)
    for second in [0, 20] as [Int64] {
      for boot in 0..<10 {
        for again in [second, 0, second] { _ = lock.observe(moment("\(boot)", again)) }
      }
    }
    expectEqual(lock.observe(moment("9", 0)), 100)
    for boot in 10..<1000 { _ = lock.observe(moment("\(boot)", 0)) }
    try expect(encoded(lock).utf8.count < 1000)
    try expectEqual(decoded(encoded(lock)), lock)
  }

  @Test func isEncodedByName() throws {
    var lock = failed(5)
    _ = lock.observe(moment("A", 20))
    let json = #"{"boot":"A","failureCount":5,"remaining":40,"seconds":20}"#
    try expectEqual(encoded(lock), json)
    try expectEqual(decoded(json), lock)
    try expectEqual(encoded(PasscodeLock()), #"{"failureCount":0,"remaining":0}"#)
    try expectEqual(decoded("{}"), PasscodeLock())
    for json in [
      #"{"failureCount":-1}"#, #"{"failureCount":5,"remaining":61}"#, #"{"remaining":1}"#,
      #"{"failureCount":5,"remaining":-1}"#, #"{"boot":"A"}"#,
    ] {
      #expect(throws: DecodingError.self) { let _: PasscodeLock = try decoded(json) }
    }
    let many: PasscodeLock = try decoded(#"{"failureCount":9223372036854775807}"#)
    var full = many
    expectEqual(full.attempt(at: moment("A", 0)) { false }, .wrong(wait: 3600))
    expectEqual(full.failureCount, .max)
  }
}
