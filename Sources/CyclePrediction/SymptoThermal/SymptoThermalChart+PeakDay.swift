extension SymptoThermalChart {
  /// The last day of the most fertile mucus, or of an open or soft cervix, followed by three less
  /// fertile days.
  public struct PeakDay: Hashable, Sendable, PrivateValue {
    /// The cycle day of the peak, which is known only afterwards.
    public let day: Int

    /// The cycle day of the third observation after the peak.
    public let completedOnDay: Int
  }
}

extension SymptoThermalChart {
  /// Returns the peak of the second sign among the days up to `end`, or `nil` if it is not
  /// complete.
  ///
  /// The peak of mucus is the last day of the best quality, which is at least moist. The peak of
  /// the cervix is the last day on which it is not closed and firm. Three recorded days of a lower
  /// quality must follow, which may be later than `end`. Missing and excluded days are skipped.
  ///
  /// - Complexity: O(*n*) in the number of recorded days.
  public func peak(throughDay end: Int = .max) -> PeakDay? {
    var best = 1
    var peak: Int?
    for index in entries.indices {
      guard entries[index].day <= end else { break }
      guard let fertility = entries[index].observation.evaluatedFertility(of: secondSign) else {
        continue
      }
      if fertility >= best { (best, peak) = (fertility, index) }
    }
    guard let peak else { return nil }
    var lower = 0
    for entry in entries[(peak + 1)...] {
      guard let fertility = entry.observation.evaluatedFertility(of: secondSign) else { continue }
      guard fertility < best else { return nil }
      lower += 1
      if lower == 3 {
        return PeakDay(day: Int(entries[peak].day), completedOnDay: Int(entry.day))
      }
    }
    return nil
  }
}
