import Essentials
import Foundation
import PublicHealth
import TestSupport

/// Decodes bytes as a file of the source, and computes everything from what it holds.
func checkEpidemicJSON(_ bytes: [UInt8]) throws {
  let decoder = JSONDecoder()
  _ = try? decoder.decode(EpidemicFeed.self, from: Data(bytes))
  guard let response = try? decoder.decode(EpidemicDay.Response.self, from: Data(bytes)) else {
    return
  }
  let json = try JSONEncoder().encode(response)
  try require(
    try decoder.decode(EpidemicDay.Response.self, from: json) == response, "A file is read back")
  guard let areas = try? EpidemicSeries.byArea(response.days) else { return }
  let messages = EpidemicFigure.Messages()
  for series in areas.values {
    for count in EpidemicDay.Count.allCases {
      let points = series.points(of: count, as: .weeklyMean)
      try require(points.count == series.range.dates.count, "A chart has a point for each day")
      for anomaly in series.anomalies(of: count) {
        try require(series.range.contains(anomaly.date), "What is unusual is in the series")
      }
      for figure in [
        series.reported(count), series.dailyChange(of: count), series.weeklyMean(of: count),
        series.perHundredThousand(count), series.doublingTime(of: count),
      ] {
        try require(figure.value?.isFinite ?? true, "A figure is a number")
        try require(!messages.lines(for: figure).isEmpty, "A figure has words")
      }
    }
    for figure in [series.positivity(), series.caseFatality()] {
      try require(
        figure.value.map { (0...100).contains($0) } ?? true, "A share is from 0 to 100 percent")
    }
  }
}

/// Makes plans for dates that the bytes choose from the whole calendar.
func checkIsolationPlans(_ bytes: [UInt8]) throws {
  var rest = bytes[...]
  var today = CalendarDate.earliest
  /// A date around today, any date, or none.
  func date() -> CalendarDate? {
    guard let kind = rest.popFirst(), kind & 3 != 0 else { return nil }
    let number = rest.prefix(3).reduce(0) { $0 << 8 | Int($1) }
    let offset = Int(rest.first ?? 0)
    rest = rest.dropFirst(kind & 3 == 1 ? 3 : 1)
    return kind & 3 == 1
      ? CalendarDate(daysSinceEpoch: number - 719_162) : today.adding(days: 2 - offset % 40)
  }
  today = CalendarDate(daysSinceEpoch: Int(rest.popFirst() ?? 0) * 8 + 18_330) ?? .latest
  if let other = date() { today = other }
  var situation = IsolationPlan.Situation(
    onset: date(), positiveTests: [date(), date()].compactMap(\.self),
    negativeTests: [date(), date()].compactMap(\.self), exposure: date())
  let flags = rest.popFirst() ?? 0
  situation.severity = IsolationPlan.Severity.allCases[Int(flags) % 3]
  situation.hasWeakenedImmuneSystem = flags & 0x80 != 0
  situation.lastFever = date()
  situation.improvingSince = date()
  situation.returnOfSymptoms = date()
  situation.vaccination = date().map {
    .init(lastDose: $0, isSingleDose: flags & 0x40 != 0, booster: date())
  }
  let messages = IsolationPlan.Messages()
  for edition in GuidanceEdition.all {
    let plan: IsolationPlan
    do throws(IsolationPlan.Error) {
      plan = try IsolationPlan(for: situation, on: today, under: edition)
    } catch {
      try require(!error.description.contains(where: \.isNumber), "An error has no date")
      continue
    }
    try require(plan.dayZero <= today && plan.day >= 0, "A plan has begun")
    for milestone in plan.milestones {
      try require(
        plan.dayZero <= milestone.first && milestone.first <= milestone.last,
        "A milestone is in the plan")
    }
    try require(
      plan.milestones.map(\.last) == plan.milestones.map(\.last).sorted(), "Milestones are in order"
    )
    try require(
      messages.lines(for: plan).last?.contains("not medical advice") == true,
      "A plan says that it is not medical advice")
  }
  _ = try? IsolationPlan(for: situation, on: today)
}
