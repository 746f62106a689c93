import BenchmarkHarness
import CyclePrediction

/// A chart with the verdict of an established implementation of the sympto-thermal rules.
struct SymptoThermalVector {
  let chart: SymptoThermalChart
  let earlier: SymptoThermalChart.EarlierCycles

  /// The verdict: rule, days of the shift, of the peak, and of the phases; 0 for a missing one.
  let verdict: [Int]

  /// The coverline in degrees Celsius, if there is a shift.
  let coverline: Double?

  /// The number of charts in the file.
  static let expectedCount = 1300

  /// Reads the charts of `sympto_vectors.tsv`.
  ///
  /// - Throws: ``ProgramError``, which names the first invalid line.
  static func all(in data: CycleData) throws(ProgramError) -> [SymptoThermalVector] {
    let path = "\(data.folder)/sympto_vectors.tsv"
    let lines = try CycleData.text(at: path)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var vectors: [SymptoThermalVector] = []
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard let vector = try? SymptoThermalVector(line) else {
        throw ProgramError(.dataError, "\(path), line \(index + 1), is no chart with a verdict")
      }
      vectors.append(vector)
    }
    return vectors
  }

  /// Whether our evaluation equals the verdict.
  var agrees: Bool {
    let evaluation = chart.evaluation(after: earlier)
    let shift = evaluation.temperatureShift
    let rule =
      switch shift?.rule {
      case nil: -1
      case .regular: 0
      case .firstException: 1
      case .secondException: 2
      }
    let ours = [
      rule, shift?.firstHigherDay ?? 0, shift?.completedOnDay ?? 0, evaluation.peak?.day ?? 0,
      evaluation.peak?.completedOnDay ?? 0, evaluation.lastInfertileDayAtBeginning,
      evaluation.infertileFromEveningOfDay ?? 0,
    ]
    // The coverline is a multiple of 0.05 degrees.
    let isSameLine = shift.map { abs($0.coverline - (coverline ?? 0)) < 0.001 } ?? true
    return ours == verdict && isSameLine
  }

  private struct Malformed: Error {}

  private init(_ line: Substring) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count == 14, let sign = SymptoThermalChart.SecondSign(rawValue: String(cells[1]))
    else { throw Malformed() }
    var chart = SymptoThermalChart(secondSign: sign)
    for (day, text, isExcluded) in try Self.readings(cells[2]) {
      guard let celsius = Double(text) else { throw Malformed() }
      try chart.record(BasalTemperature(celsius: celsius, isDisturbed: isExcluded), onDay: day)
    }
    for (day, text, isExcluded) in try Self.readings(cells[3]) {
      guard let mucus = Int(text).flatMap(CervicalMucus.init(numbered:)) else { throw Malformed() }
      try chart.record(mucus, isExcluded: isExcluded, onDay: day)
    }
    for (day, text, isExcluded) in try Self.readings(cells[4]) {
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, let opening = CervixState.Opening(numbered: parts[0]),
        let firmness = CervixState.Firmness(numbered: parts[1])
      else { throw Malformed() }
      try chart.record(
        CervixState(opening: opening, firmness: firmness), isExcluded: isExcluded, onDay: day)
    }
    self.chart = chart
    earlier = SymptoThermalChart.EarlierCycles(
      firstHigherDays: try Self.numbers(cells[5].split(separator: ",")))
    verdict = try Self.numbers([6, 8, 9, 10, 11, 12, 13].map { cells[$0] })
    coverline = Double(cells[7])
  }

  private static func numbers(_ cells: [Substring]) throws -> [Int] {
    try cells.map { cell in
      guard let number = Int(cell) else { throw Malformed() }
      return number
    }
  }

  /// Returns the readings of a sign: `day:value`, with an `x` after an excluded one.
  private static func readings(
    _ cell: Substring
  ) throws -> [(day: Int, text: Substring, isExcluded: Bool)] {
    try cell.split(separator: " ").map { item in
      let parts = item.split(separator: ":")
      guard parts.count == 2, let day = Int(parts[0]) else { throw Malformed() }
      let isExcluded = parts[1].hasSuffix("x")
      return (day, isExcluded ? parts[1].dropLast() : parts[1], isExcluded)
    }
  }
}

extension CaseIterable where AllCases == [Self] {
  /// Creates the case at an index, or returns `nil` if there is none.
  init?(numbered index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }
}
