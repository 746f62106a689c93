extension CycleStatistics {
  /// The number of times a symptom or mood was logged on one cycle day.
  public struct DayCount<Sign: Hashable & Sendable>: Hashable, Identifiable, Sendable, PrivateValue
  {
    /// The cycle day; the first day of the cycle is 1.
    public let cycleDay: Int

    /// The symptom or mood.
    public let sign: Sign

    /// The number of cycles in which the sign was logged on the day; at least 1.
    public let count: Int

    /// The number of cycles in which anything was logged on the day.
    public let loggedCycles: Int

    /// The value itself, since each combination of day and sign appears once.
    public var id: Self { self }
  }
}
