import CycleResearch
import TestSupport

/// Any integers are accepted as lengths of a cohort's cycles: scores are numbers, and a log without slips is
/// the truth.
func checkCohortScores(_ bytes: [UInt8]) throws {
  var reader = FuzzBytes(bytes)
  let predictor = CyclePredictor()
  var women: [CycleCohort.Woman] = []
  while !reader.isAtEnd, women.count < 4 {
    let ages: [Double?] = [nil, 15, 30, 42, 47, 55, .nan, .infinity, -1e300, 1e300]
    let age = reader.choice(of: ages)
    let cycles = (0..<reader.byte() % 40).map { _ in
      let (length, signs) = (reader.days(), reader.byte())
      return CycleCohort.CycleRecord(
        length: length, ovulationDay: signs & 1 == 0 ? nil : reader.days(),
        mensesLength: signs & 2 == 0 ? nil : reader.days())
    }
    women.append(CycleCohort.Woman(id: "w\(women.count + 1)", age: age, cycles: cycles))
  }
  let cohort = CycleCohort(women: women)
  try checkScores(Backtest(predictor, on: cohort), of: cohort)
  try checkLog(of: cohort, predictor, &reader)
  try checkText(of: cohort)
  try checkScores(of: reader.days(), &reader)
}

/// The scores of any distribution are numbers.
private func checkScores(of firstDay: Int, _ reader: inout FuzzBytes) throws {
  let weights = (0..<reader.byte() % 16).map { _ in Double(reader.byte()) }
  guard let days = try? DayDistribution(firstDay: firstDay, weights: weights) else { return }
  for day in [.min, firstDay, days.lastDay, reader.days(), .max] {
    let pit = days.pit(observed: day)
    try require(days.crps(observed: day) >= 0 && 0...1 ~= pit.upperBound, "A score is a number")
    try require(-1e-9...28 ~= days.logScore(observed: day), "A logarithm is a number")
  }
}

private func checkScores(_ test: Backtest, of cohort: CycleCohort) throws {
  let cycles = cohort.women.flatMap(\.cycles)
  try require(test.records.map(\.observed) == cycles.map(\.length), "Every cycle is predicted")
  let scores = [test.scores] + Backtest.Stratum.reported.map(test.scores(in:))
  for scores in scores where scores.count > 0 {
    try require(
      [scores.meanAbsoluteError, scores.rootMeanSquareError, scores.crps, scores.logScore]
        .allSatisfy { $0 >= 0 && $0.isFinite } && scores.bias.isFinite, "A score is a number")
    try require(
      [scores.interval50, scores.interval80, scores.interval95].allSatisfy {
        0...1 + 1e-9 ~= $0.coverage && 0...1 ~= $0.wholeDayCoverage && $0.width >= 1
      }, "A coverage is a share")
  }
  for day in [Int.min, 0, 29, .max] {
    let count = test.scores(givenAtLeast: day).count
    try require(count == cycles.count { $0.length >= day }, "The cycles that lasted \(day) days")
  }
  try require(test.report.utf8.count < 10_000 && !test.csv.isEmpty, "A report is short")
  if let difference = try? test.difference(from: test, resamples: 3, seed: 1) {
    try require(difference.crps.value == 0, "A backtest is as good as itself")
  }
}

private func checkLog(
  of cohort: CycleCohort, _ predictor: CyclePredictor, _ reader: inout FuzzBytes
) throws {
  let probabilities = [0, 0.5, 1, -0.1, 1.1, .nan, .infinity]
  let (missed, spurious) = (reader.choice(of: probabilities), reader.choice(of: probabilities))
  let log: LoggedCohort
  do throws(CycleCohort.SimulationError) {
    log = try LoggedCohort(
      cohort, missedPeriodProbability: missed, spuriousStartProbability: spurious,
      seed: reader.integer())
  } catch {
    return try require(!(0...1 ~= missed && 0...1 ~= spurious), "\(missed) is a probability")
  }
  for (starts, woman) in zip(log.starts, log.logged.women) {
    try require(
      zip(starts, starts.dropFirst()).allSatisfy { $0.day < $1.day } && starts[0].day == 0,
      "Starts ascend")
    try require(woman.cycles.count == starts.count - 1, "A cycle is between two starts")
  }
  if missed == 0, spurious == 0 {
    let logged = log.logged.women.map(\.cycles)
    try require(logged == cohort.women.map(\.cycles), "A log without a slip is the truth")
  }
  _ = Backtest(predictor, on: log).report
}

/// A cohort within the ranges of reading survives the round trip.
private func checkText(of cohort: CycleCohort) throws {
  let isReadable = cohort.women.allSatisfy { woman in
    0...150 ~= woman.age ?? 0
      && woman.cycles.allSatisfy {
        1...10_000 ~= $0.length && 1...max($0.length, 1) ~= $0.ovulationDay ?? 1
          && 0...max($0.length, 0) ~= $0.mensesLength ?? 0
      }
  }
  let again = try? CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV)
  try require(!isReadable || again == cohort, "A cohort reads back as itself")
}
