extension DayDistribution {
  /// The whole distribution as comma-separated values: the columns day and probability, a line a
  /// day.
  ///
  /// The probabilities have as many digits as it takes to read back the same numbers.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public var csv: String {
    var text = "day,probability\n"
    for (index, probability) in probabilities.enumerated() {
      text += "\(firstDay + index),\(probability)\n"
    }
    return text
  }
}
