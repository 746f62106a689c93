extension SymptoThermalChart {
  /// A rise of 0.2 degrees, in steps of 0.05.
  private static let rise = 4

  /// Returns the first temperature shift.
  ///
  /// Missing and disturbed temperatures are skipped, so the measurements of a rule need not be on
  /// consecutive days.
  ///
  /// - Complexity: O(*n*) in the number of recorded days.
  func temperatureShift(needsExtraMeasurement: Bool) -> TemperatureShift? {
    // The last six measurements; the other two lanes are never the highest.
    var lows = SIMD8<Int16>(repeating: .min)
    var count = 0
    for index in entries.indices {
      guard let level = entries[index].observation.evaluatedTwentieths else { continue }
      let coverline = Int(lows.max())
      if count >= 6, level > coverline,
        let shift = shift(from: index, above: coverline, withExtra: needsExtraMeasurement)
      {
        return shift
      }
      lows[count % 6] = Int16(level)
      count += 1
    }
    return nil
  }

  /// Returns the shift whose first higher measurement is in a given entry.
  private func shift(
    from index: Int, above coverline: Int, withExtra needsExtra: Bool
  ) -> TemperatureShift? {
    var last = index
    guard let second = nextMeasurement(after: &last), let third = nextMeasurement(after: &last)
    else { return nil }
    let rule: TemperatureShift.Rule
    if second > coverline, third >= coverline + Self.rise {
      rule = .regular
    } else {
      guard let fourth = nextMeasurement(after: &last) else { return nil }
      switch (second > coverline, third > coverline) {
      case (true, true) where fourth > coverline: rule = .firstException
      case (true, false) where fourth >= coverline + Self.rise,
        (false, true) where fourth >= coverline + Self.rise:
        rule = .secondException
      default: return nil
      }
    }
    if needsExtra {
      guard let extra = nextMeasurement(after: &last), extra > coverline else { return nil }
    }
    return TemperatureShift(
      rule: rule, includesExtraMeasurement: needsExtra, coverlineTwentieths: coverline,
      firstHigherDay: Int(entries[index].day), completedOnDay: Int(entries[last].day))
  }

  /// Returns the next measurement that counts, in steps of 0.05 degrees, and moves `index` to its
  /// entry.
  private func nextMeasurement(after index: inout Int) -> Int? {
    while index + 1 < entries.count {
      index += 1
      if let level = entries[index].observation.evaluatedTwentieths { return level }
    }
    return nil
  }
}
