import CyclePrediction

extension DayDistribution {
  /// The distribution as comma-separated values, with the columns day and probability and one line
  /// for each day.
  ///
  /// The probabilities have enough digits to restore the same numbers.
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
