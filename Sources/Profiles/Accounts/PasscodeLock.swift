public import Essentials

/// The lock of a device, which makes a person wait after wrong passcodes; changes of the clock do not shorten
/// the wait.
///
///     var lock = PasscodeLock()
///     let moment = PasscodeLock.Moment(boot: bootID, seconds: secondsSinceBoot)
///     switch lock.attempt(at: moment, isRight: { isPasscode(text) }) {
///     case .open: show("journal")
///     case .wrong(let wait), .locked(let wait): show(wait)
///     }
///
/// The first four wrong passcodes cause no wait. Then a person waits 1, 5, 15, and 15 minutes, and
/// an hour after each further wrong passcode. Apple publishes these steps for the passcode of its
/// devices. The host stores and checks the passcode.
///
/// Time is the time since the device started, including the time while it sleeps: `ContinuousClock`
/// in Swift, `elapsedRealtime` on Android. Wall-clock time is not used, because anybody can change
/// it. After a restart, the remaining wait continues from the first moment that you pass in. Store
/// the lock after each call; otherwise, the person waits again for the time that was not stored.
public struct PasscodeLock: Hashable, Sendable, PrivateValue {
  /// The number of wrong passcodes since the last right one; never negative.
  ///
  /// After ten, an app can ask the person to sign in again.
  public private(set) var failureCount = 0

  /// The seconds that were left at the last moment.
  private var remaining: Int64 = 0

  /// The greatest seconds of each start of the device since the wait began, the last start at the end.
  private var latest: [Moment] = []

  /// The greatest number of starts during a wait that are remembered.
  private static let maximumStartCount = 16

  /// Creates a lock without wrong passcodes.
  public init() {}

  /// A moment on a device's own clock.
  public struct Moment: Hashable, Sendable {
    /// The identifier of the time between two starts of the device, such as the system's boot ID.
    public let boot: String
    /// The seconds on a clock that runs from a start to the next, also during sleep.
    public let seconds: Int64

    /// Creates a moment.
    public init(boot: String, seconds: Int64) {
      self.boot = boot
      self.seconds = seconds
    }
  }

  /// The answer to an attempt.
  public enum Answer: Hashable, Sendable {
    /// The passcode is right.
    case open
    /// The passcode is wrong; the next attempt is possible after these seconds, which can be zero.
    case wrong(wait: Int64)
    /// The passcode was neither checked nor counted; an attempt is possible after these seconds.
    case locked(wait: Int64)
  }

  /// Returns the wait after a number of wrong passcodes in a row, in seconds.
  public static func wait(afterFailures count: Int) -> Int64 {
    switch count {
    case ..<5: 0
    case 5: 60
    case 6: 300
    case 7, 8: 900
    default: 3600
    }
  }

  /// Checks a passcode, unless the person has to wait.
  ///
  /// - Parameters:
  ///   - moment: The moment on the device's clock.
  ///   - isRight: Checks the passcode; it is not called while the person has to wait.
  /// - Returns: Whether the passcode was checked, and whether it is right.
  public mutating func attempt(at moment: Moment, isRight: () -> Bool) -> Answer {
    let wait = observe(moment)
    guard wait == 0 else { return .locked(wait: wait) }
    guard !isRight() else {
      failureCount = 0
      return .open
    }
    if failureCount < .max { failureCount &+= 1 }
    remaining = Self.wait(afterFailures: failureCount)
    return .wrong(wait: remaining)
  }

  /// Counts the time since the last moment, and returns the seconds that are left; zero if an attempt is
  /// possible.
  ///
  /// Time counts once: if the seconds go back, nothing counts until they exceed their maximum since
  /// that start of the device. Call this method while a screen shows the wait, and when the app
  /// comes to the front.
  public mutating func observe(_ moment: Moment) -> Int64 {
    guard let index = latest.lastIndex(where: { $0.boot == moment.boot }) else {
      latest = latest.suffix(remaining > 0 ? Self.maximumStartCount - 1 : 0) + [moment]
      return remaining
    }
    var last = latest.remove(at: index)
    if moment.seconds > last.seconds {
      // At most one hour is left, so a difference beyond the greatest integer is enough, too.
      let (passed, isBeyond) = moment.seconds.subtractingReportingOverflow(last.seconds)
      remaining = isBeyond || passed >= remaining ? 0 : remaining &- passed
      last = moment
    }
    if remaining == 0 { latest = [] }
    latest.append(last)
    return remaining
  }
}

/// Encoded as the wrong passcodes, the seconds that are left, and the greatest seconds of each start.
extension PasscodeLock: Codable {
  private enum CodingKeys: String, CodingKey {
    case failureCount, remaining, boot, seconds, earlier
  }

  /// Decodes a lock.
  ///
  /// - Throws: `DecodingError`, also for a wait that the number of wrong passcodes does not have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    failureCount = try container.decodeIfPresent(Int.self, forKey: .failureCount) ?? 0
    remaining = try container.decodeIfPresent(Int64.self, forKey: .remaining) ?? 0
    guard failureCount >= 0, (0...Self.wait(afterFailures: failureCount)).contains(remaining) else {
      throw DecodingError.dataCorruptedError(
        forKey: .remaining, in: container, debugDescription: "The wait is out of range.")
    }
    guard container.contains(.boot) else { return }
    if container.contains(.earlier) {
      var list = try container.nestedUnkeyedContainer(forKey: .earlier)
      while !list.isAtEnd, latest.count < Self.maximumStartCount - 1 {
        latest.append(try Self.moment(in: try list.nestedContainer(keyedBy: CodingKeys.self)))
      }
    }
    let last = try Self.moment(in: container)
    latest.removeAll { $0.boot == last.boot }
    latest.append(last)
  }

  private static func moment(in container: KeyedDecodingContainer<CodingKeys>) throws -> Moment {
    Moment(
      boot: try container.decode(String.self, forKey: .boot),
      seconds: try container.decode(Int64.self, forKey: .seconds))
  }

  /// Encodes the lock.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(failureCount, forKey: .failureCount)
    try container.encode(remaining, forKey: .remaining)
    guard let last = latest.last else { return }
    try container.encode(last.boot, forKey: .boot)
    try container.encode(last.seconds, forKey: .seconds)
    guard latest.count > 1 else { return }
    var list = container.nestedUnkeyedContainer(forKey: .earlier)
    for moment in latest.dropLast() {
      var entry = list.nestedContainer(keyedBy: CodingKeys.self)
      try entry.encode(moment.boot, forKey: .boot)
      try entry.encode(moment.seconds, forKey: .seconds)
    }
  }
}

extension PasscodeLock {
  /// The texts of a lock: templates with named slots, in English unless the host replaces them.
  ///
  ///     show(PasscodeLock.Messages().text(for: .locked(wait: 90)))   // "Try again in 2 minutes."
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// Shown after a wrong passcode without a wait.
    package var wrong = "Wrong passcode. Try again."
    /// Shown for a wait of up to a minute.
    package var waitOneMinute = "Try again in 1 minute."
    /// The template for a longer wait: `{minutes}`.
    package var waitMinutes = "Try again in {minutes} minutes."

    /// Returns the message for a person, with minutes rounded up; an empty text if the lock is open.
    public func text(for answer: Answer) -> String {
      let wait: Int64
      switch answer {
      case .open: return ""
      case .wrong(let seconds), .locked(let seconds): wait = seconds
      }
      if wait <= 0 { return wrong }
      if wait <= 60 { return waitOneMinute }
      // Above 60, so nothing can overflow.
      return waitMinutes.filled([("minutes", String((wait &- 1) / 60 &+ 1))])
    }
  }
}

#if !hasFeature(Embedded)
extension PasscodeLock.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("wrong", &wrong)
    entries.text("waitOneMinute", &waitOneMinute)
    entries.text("waitMinutes", &waitMinutes)
  }
}
#endif
