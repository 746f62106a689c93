extension CycleStatistics {
  /// How often a sign was noted on a day of the cycle.
  public struct DayCount<Sign: Hashable & Sendable>: Hashable, Sendable, PrivateValue {
    /// The day of the cycle; its first day is 1.
    public let cycleDay: Int

    /// The symptom or mood.
    public let sign: Sign

    /// The number of cycles in which the sign was noted on the day; at least 1.
    public let count: Int

    /// The number of cycles in which anything was noted on the day.
    public let loggedCycles: Int
  }
}
