import CyclePrediction
import Essentials

extension Backtest {
  /// All forecasts as comma-separated values, with the columns woman, cycle (counted from 1),
  /// known_cycles, observed, median, mean, crps, log_score, first_day, and probabilities.
  ///
  /// The last column lists the probabilities of the first day, the day after it, and so on,
  /// separated by semicolons.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var csv: String {
    var text =
      "woman,cycle,known_cycles,observed,median,mean,crps,log_score,first_day,probabilities\n"
    for record in records {
      let forecast = record.forecast
      let day = record.observed
      text += "\(cohort.women[record.woman].id.csvCell()),\(record.cycle + 1),"
      text += "\(record.knownCycles),\(day),\(forecast.median),\(forecast.mean),"
      text += "\(forecast.crps(observed: day)),\(forecast.logScore(observed: day)),"
      text += "\(forecast.firstDay),"
      text += forecast.probabilities.map { "\($0)" }.joined(separator: ";")
      text += "\n"
    }
    return text
  }
}
