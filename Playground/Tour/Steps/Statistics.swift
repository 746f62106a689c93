import HealthDomain
import PlaygroundCharts

func showStatistics(in tour: inout Tour) throws {
  let source = try Source()
  var provenance = EpidemicDay.Provenance()
  provenance.testSource = "totalTestsPeopleViral"
  let rows = [
    (24, 198_414, 4_771, 1_155_629), (25, 199_273, 4_792, 1_160_602),
    (26, 199_459, 4_896, 1_165_295), (27, 200_139, 4_929, 1_173_293),
    (28, 200_658, 4_978, 1_182_397), (29, 201_287, 5_007, 1_190_668),
    (30, 201_661, 5_030, 1_197_728), (31, 201_835, 5_029, 1_202_698),
  ]
  let days = try rows.map { day, cases, deaths, tests in
    try EpidemicDay(
      CalendarDate(2020, 8, day), in: .state(.arizona),
      counts: [.positive: cases, .death: deaths, .totalTestResults: tests], provenance: provenance)
  }

  // begin: statistics
  let arizona = try EpidemicSeries(days)
  let today = try CalendarDate(2026, 10, 5)
  let words = EpidemicFigure.Messages()
  for line in words.lines(for: arizona.positivity(), on: today) {
    print(line)
  }
  for anomaly in arizona.anomalies(of: .death) {
    print(anomaly.date, anomaly.kind)
  }
  // end: statistics
  try tour.add(
    "statistics", .epidemic, month: 10, "October 5", "What does an old number say?",
    "Kim finds a figure of August 2020. The app shows the day, what the number was divided by, and what it takes to "
      + "read it. A correction stays as it was reported, and is marked.",
    [
      dailyPicture(
        "cases", "New cases a day, Arizona, August 2020",
        "From 174 to 859 new cases, by the day of the report, and not of the illness.", arizona,
        .positive,
        top: 1000),
      dailyPicture(
        "deaths", "Deaths reported a day",
        "On August 31, one death fewer than the day before: a correction, not a day without deaths.",
        arizona, .death, top: 110),
    ], source: source)
}

/// The change of each day as a bar, and a correction below the line.
private func dailyPicture(
  _ name: String, _ title: String, _ description: String, _ series: EpidemicSeries,
  _ count: EpidemicDay.Count, top: Double
) -> Picture {
  var picture = Picture(name, .epidemic, title, description, height: 236)
  let y = Scale(0...top, from: 186, to: 58)
  let points = series.points(of: count, as: .dailyChange).filter { $0.value != nil }
  let pitch = (Picture.right - Picture.left) / Double(points.count)
  picture.line(Picture.left, y(0.0), Picture.right, y(0.0))
  picture.table = [["Day", "Change"]]
  for (number, point) in points.enumerated() {
    let (x, value) = (Picture.left + Double(number) * pitch, point.value ?? 0)
    if value < 0 {
      picture.rect(x + 5, y(0.0), pitch - 10, 14, .bad, radius: 3)
      picture.text(
        "−\(Int(-value))", x + pitch / 2, y(0.0) - 7, .bad, anchor: .middle, isBold: true)
      picture.text("corrected", x + pitch / 2, 226, .bad, size: .small, anchor: .middle)
    } else {
      picture.rect(x + 5, y(value), pitch - 10, y(0.0) - y(value), .accent, radius: 4)
      picture.text("\(Int(value))", x + pitch / 2, y(value) - 7, anchor: .middle)
    }
    picture.text(
      "Aug \(point.date.day)", x + pitch / 2, 214, .muted, size: .small, anchor: .middle)
    picture.table.append([point.date.iso8601, "\(Int(value))"])
  }
  return picture
}
