extension RegistrationRequest {
  /// How long an event remembers accepted requests, and how much memory it has for them.
  ///
  ///     var ledger = EventLedger(soccer, remembering: .init(seconds: 3 * 86_400))
  ///
  /// A request is remembered for a time after it was first made. A request that was first made before
  /// that is refused as ``RegistrationRefusal/requestTooOld(earliest:)``, since nobody knows any more
  /// whether it was performed. So each request is performed at most once, whenever it is sent again.
  ///
  /// If more requests arrive in that time than there is memory for, those that were first made earliest
  /// are forgotten sooner, and then requests that were first made as early are refused as well.
  public struct Retention: Hashable, Sendable {
    /// For how many seconds after it was first made a request is remembered.
    public let seconds: Int

    /// The maximum number of requests that one event remembers.
    public let maximumCount: Int

    /// The maximum memory for the requests of one event, in bytes.
    ///
    /// It is taken as requests arrive, not in advance.
    public var bytes: Int { maximumCount * Self.bytesPerRequest }

    /// The memory that one request takes at most, in bytes, with its place in the tables, which can have
    /// twice the room that they need.
    public static let bytesPerRequest = 256

    /// 24 hours and 16 MiB: the last 65,536 requests of one day.
    public static let standard = Retention()

    /// Remembers nothing, and refuses nothing as too old, for a host that recognizes retries itself.
    public static let none = Retention(bytes: 0)

    /// The valid times: at least one second, and at most a year.
    static let validSeconds = 1...366 * 86_400

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - seconds: For how long a request is remembered; the nearest number in `1...31_622_400`.
    ///   - bytes: The memory for the requests of one event, at most 3 · 2³⁷ bytes. If it has no room for one
    ///     request, nothing is remembered, and nothing is refused as too old.
    public init(seconds: Int = 86_400, bytes: Int = 16 << 20) {
      self.init(seconds: seconds, maximumCount: bytes / Self.bytesPerRequest)
    }

    init(seconds: Int = 86_400, maximumCount: Int) {
      let range = Self.validSeconds
      self.seconds = min(max(seconds, range.lowerBound), range.upperBound)
      self.maximumCount = min(max(maximumCount, 0), Int(DirectorySlots.maximumCount))
    }
  }
}
