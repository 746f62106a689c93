import Console
import HealthDomain

/// The app: figures of an epidemic, a plan for who is ill or was exposed, and a private journal.
struct Tracker {
  let series: [EpidemicDay.Area: EpidemicSeries]
  var today: CalendarDate
  var saved: [EpidemicDay.Area] = []
  var journal = HealthJournal(replica: 1)
  var situation = IsolationPlan.Situation()

  init(_ series: [EpidemicDay.Area: EpidemicSeries], on today: CalendarDate) {
    (self.series, self.today) = (series, today)
  }

  static func date(_ text: some StringProtocol) throws -> CalendarDate {
    do {
      return try CalendarDate(iso8601: String(text))
    } catch {
      throw Console.Problem("\(text) is not a day such as 2020-09-02.")
    }
  }

  mutating func perform(_ verb: String, _ rest: String) throws {
    switch verb {
    case "search":
      for match in EpidemicDay.Area.matches(rest) { print(match.area.name) }
    case "save": saved.append(try area(rest))
    case "home":
      for area in EpidemicDay.Area.list(saved: saved, near: nil) { printHeadline(area) }
    case "show": printFigures(try area(rest))
    case "day": today = try Self.date(rest)
    case "guidance": printGuidance()
    case "ill": situation.onset = try Self.date(rest)
    case "tested": situation.positiveTests.append(try Self.date(rest))
    case "exposed": situation.exposure = try Self.date(rest)
    case "better": situation.improvingSince = try Self.date(rest)
    case "plan": try printPlan()
    default: try keep(verb, rest)
    }
  }

  // MARK: Figures

  private func area(_ text: String) throws -> EpidemicDay.Area {
    guard let area = EpidemicDay.Area(text) ?? EpidemicDay.Area.matches(text).first?.area else {
      throw Console.Problem("No state has this name.")
    }
    return area
  }

  private func printHeadline(_ area: EpidemicDay.Area) {
    let words = EpidemicFigure.Messages()
    guard let series = series[area] else {
      print("\(area.name): no figures")
      return
    }
    print(words.text(for: series.reported(.positive)))
  }

  private func printFigures(_ area: EpidemicDay.Area) {
    guard let series = series[area] else {
      print("There are no figures for \(area.name).")
      return
    }
    let words = EpidemicFigure.Messages()
    for figure in [
      series.reported(.positive), series.weeklyMean(of: .positive),
      series.weeklyPerHundredThousand(.positive), series.positivity(), series.caseFatality(),
      series.doublingTime(of: .positive), series.reported(.recovered),
    ] {
      print(words.lines(for: figure, on: today).joined(separator: "\n  "))
    }
  }

  // MARK: Guidance

  private func printGuidance() {
    guard let edition = GuidanceEdition.inForce(on: today) else {
      print("There was no guidance yet.")
      return
    }
    print("Guidance of \(edition.firstDay)")
    print(GuidanceEdition.disclaimer)
  }

  private func printPlan() throws {
    let plan: IsolationPlan
    do {
      plan = try IsolationPlan(for: situation, on: today)
    } catch {
      throw Console.Problem("\(error)")
    }
    for line in IsolationPlan.Messages().lines(for: plan) { print(line) }
  }
}
