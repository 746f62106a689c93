import CycleResearch

/// A `CyclePredictor` for callers of C; it never changes.
final class PredictorObject {
  let predictor: CyclePredictor
  init(_ predictor: CyclePredictor) { self.predictor = predictor }
}

/// Lists of integers of the caller in one array: list `i` is from offset `i` to offset `i + 1`.
struct IntegerLists {
  let offsets: UnsafePointer<Int64>
  let values: UnsafePointer<Int64>

  subscript(list: Int) -> UnsafeBufferPointer<Int64> {
    let (start, end) = (Int(offsets[list]), Int(offsets[list + 1]))
    return UnsafeBufferPointer(start: values + start, count: end - start)
  }
}

extension CycleContext {
  /// A context in which NaN is an unknown age.
  init(ageOrNaN age: Double, at position: Int) throws {
    guard age.isNaN || (0...150).contains(age) else {
      throw Problem("age \(position): An age must be from 0 to 150 years.")
    }
    self.init(age: age.isNaN ? nil : age)
  }
}

/// Returns the date of a number of days since 1970-01-01.
func date(_ days: Int64, _ name: String, _ position: Int) throws -> CalendarDate {
  guard let date = Int(exactly: days).flatMap(CalendarDate.init(daysSinceEpoch:)) else {
    throw Problem(CalendarDate.Error.yearOutOfRange(0), at: position, of: name)
  }
  return date
}

/// An object: a predictor for the population of the package.
@c(hd_predictor)
public func predictor() -> OpaquePointer { answer(object: { PredictorObject(CyclePredictor()) }) }

/// The column `version` with the version of a predictor's population.
@c(hd_predictor_version)
public func predictorVersion(_ object: OpaquePointer) -> OpaquePointer {
  answer { answer in
    let predictor = borrowed(object, as: PredictorObject.self).predictor
    try answer.add("version", texts: [predictor.population.version])
  }
}

/// The forecast of each log on its day: the columns `start`, `start_low`, and `start_high`, in days
/// since 1970-01-01, the median and the central interval of the next start; `fertile`, `missed`, and
/// `other_bleeding`, the probabilities of a fertile day, of a period that was not logged, and that the
/// latest one was other bleeding; `known_cycles`; and if `dayCount` is positive, `probabilities`, with as
/// many elements for each log: those of a start on the day of the forecast and on each day after it.
///
/// A log is the first days of periods, in any order. Those after the day of the forecast are ignored.
/// An age of NaN is unknown.
@c(hd_cycle_forecasts)
public func cycleForecasts(
  _ object: OpaquePointer, _ offsets: UnsafePointer<Int64>, _ starts: UnsafePointer<Int64>,
  _ asOf: UnsafePointer<Int64>, _ ages: UnsafePointer<Double>, _ count: Int, _ level: Double,
  _ dayCount: Int
) -> OpaquePointer {
  answer { answer in
    let predictor = borrowed(object, as: PredictorObject.self).predictor
    let logs = IntegerLists(offsets: offsets, values: starts)
    guard level >= 0, level <= 1 else { throw Problem("The level must be from 0 to 1.") }
    let size = count.multipliedReportingOverflow(by: dayCount)
    guard !size.overflow else { throw Problem.outOfMemory }
    let start = try Column("start", .int64, capacity: count)
    let low = try Column("start_low", .int64, capacity: count)
    let high = try Column("start_high", .int64, capacity: count)
    let fertile = try Column("fertile", .double, capacity: count)
    let missed = try Column("missed", .double, capacity: count)
    let other = try Column("other_bleeding", .double, capacity: count)
    let known = try Column("known_cycles", .int64, capacity: count)
    let probabilities = try Column("probabilities", .double, capacity: size.partialValue)
    var state = CycleLengthState(predictor)
    var days: [Int64] = []
    for position in 0..<count {
      let today = try date(asOf[position], "as_of", position)
      guard today.adding(days: 4000) != nil else {
        throw Problem(CycleForecast.Error.dateTooLate(today), at: position, of: "as_of")
      }
      days.removeAll(keepingCapacity: true)
      var isSorted = true
      for day in logs[position] where day <= asOf[position] {
        _ = try date(day, "log", position)
        isSorted = isSorted && day > days.last ?? .min
        days.append(day)
      }
      if !isSorted {
        days.sort()
        guard zip(days, days.dropFirst()).allSatisfy({ $0 < $1 }) else {
          throw Problem("log \(position): The period shares a day with a logged period.")
        }
      }
      let context = try CycleContext(ageOrNaN: ages[position], at: position)
      state.reset(context: context)
      for (day, next) in zip(days, days.dropFirst()) { state.observe(Int(next - day)) }
      let wait: DayDistribution
      if let last = days.last {
        let forecast = state.forecast(daysSinceStart: Int(asOf[position] - last))
        wait = forecast.daysUntilStart
        try fertile.append(forecast.fertileProbability)
        try missed.append(forecast.probabilityOfMissedPeriod)
        try other.append(forecast.probabilityOfSpuriousStart)
      } else {
        // Without a period, the day is a random day of a cycle.
        let forecast: CycleForecast
        do throws(CycleForecast.Error) {
          forecast = try predictor.forecast(for: CycleHistory(), asOf: today, context: context)
        } catch {
          throw Problem(error, at: position, of: "as_of")
        }
        let start = forecast.nextPeriod.start
        wait = try DayDistribution(
          firstDay: today.days(until: start.firstDate), weights: start.days.probabilities)
        try fertile.append(forecast.days(in: today...today).first?.fertileProbability ?? 0)
        try missed.append(forecast.probabilityOfMissedPeriod)
        try other.append(0.0)
      }
      let interval = wait.interval(covering: level)
      try start.append(asOf[position] + Int64(wait.median))
      try low.append(asOf[position] + Int64(interval.lowerBound))
      try high.append(asOf[position] + Int64(interval.upperBound))
      try known.append(Int64(state.count))
      for day in 0..<dayCount { try probabilities.append(wait.probability(of: day)) }
    }
    for column in [start, low, high, fertile, missed, other, known] { answer.add(column) }
    if dayCount > 0 { answer.add(probabilities) }
  }
}

/// The distribution of the next cycle's length after each list of lengths, in days: the columns
/// `median`, `low`, `high`, `mean`, and `known_cycles`, and if `dayCount` is positive, `probabilities`, with
/// as many elements for each list: those of 0 days, of 1 day, and so on.
@c(hd_cycle_lengths)
public func cycleLengths(
  _ object: OpaquePointer, _ offsets: UnsafePointer<Int64>, _ lengths: UnsafePointer<Int64>,
  _ ages: UnsafePointer<Double>, _ count: Int, _ level: Double, _ dayCount: Int
) -> OpaquePointer {
  answer { answer in
    let predictor = borrowed(object, as: PredictorObject.self).predictor
    let lists = IntegerLists(offsets: offsets, values: lengths)
    guard level >= 0, level <= 1 else { throw Problem("The level must be from 0 to 1.") }
    let size = count.multipliedReportingOverflow(by: dayCount)
    guard !size.overflow else { throw Problem.outOfMemory }
    let median = try Column("median", .int64, capacity: count)
    let low = try Column("low", .int64, capacity: count)
    let high = try Column("high", .int64, capacity: count)
    let mean = try Column("mean", .double, capacity: count)
    let known = try Column("known_cycles", .int64, capacity: count)
    let probabilities = try Column("probabilities", .double, capacity: size.partialValue)
    var state = CycleLengthState(predictor)
    var length = DayDistribution(point: 0)
    for position in 0..<count {
      state.reset(context: try CycleContext(ageOrNaN: ages[position], at: position))
      for length in lists[position] { state.observe(Int(length)) }
      state.predict(into: &length)
      let interval = length.interval(covering: level)
      try median.append(Int64(length.median))
      try low.append(Int64(interval.lowerBound))
      try high.append(Int64(interval.upperBound))
      try mean.append(length.mean)
      try known.append(Int64(state.count))
      for day in 0..<dayCount { try probabilities.append(length.probability(of: day)) }
    }
    for column in [median, low, high, mean, known] { answer.add(column) }
    if dayCount > 0 { answer.add(probabilities) }
  }
}
