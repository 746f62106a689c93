internal import Essentials

extension GuidanceEdition {
  /// Every edition, from the oldest to the newest.
  ///
  /// The rules for severe illness of 17 July 2020 were reported from 20 to 28 July.
  public static let all: [GuidanceEdition] = [
    march2020, may2020, july2020, december2020, february2021, march2021, july2021, december2021,
    august2022, march2024,
  ]

  private static let march2020 = GuidanceEdition(
    firstDay: day(2020, 3, 16),
    isolation: Isolation(days: 7, moderateDays: 7, feverFreeDays: 3),
    quarantine: Quarantine(days: 14),
    sources: [
      "physicianforum.com",
      "ninthbrain.blob.core.windows.net/production-media/1/MedicEd%20Courses/2020/"
        + "COVID-19NovelCoronavirus/Page26.html",
    ])

  private static let may2020 = edition(
    after: march2020, on: day(2020, 5, 3),
    sources: [
      "www.aiha.org/news/"
        + "cdc-extends-recommended-isolation-time-for-persons-with-covid-19-to-ten-days"
    ]
  ) {
    $0.days = 10
    $0.moderateDays = 10
  }

  private static let july2020 = edition(
    after: may2020, on: day(2020, 7, 17),
    sources: [
      "covid19businessguidanceredesign.perkinscoieblogs.com/2020/07/cdc-updates-guidance-on-when-"
        + "those-with-covid-19-or-symptoms-of-covid-19-may-discontinue-home-isolation/",
      "www.easttexasmatters.com/health/coronavirus/cdc-reduces-covid-19-isolation-period-to-10-days/",
    ]
  ) {
    $0.severeDays = 10...20
    $0.feverFreeDays = 1
  }

  private static let december2020 = edition(
    after: july2020, on: day(2020, 12, 2),
    sources: [
      "highlandcountypress.com/Content/In-The-News/Headlines/Article/CDC-issues-guidance-on-potential-"
        + "options-to-reduce-COVID-19-quarantine-periods-/2/73/61988",
      "gbca.com/hard-hat-chat/cdc-updates-covid-19-quarantine-recommendation/",
    ],
    quarantine: Quarantine(
      days: 14, dayWithoutTest: 10, dayWithNegativeTest: 7, firstTestDay: 5,
      measures: Measures(maskDay: 14, watchDay: 14)))

  private static let february2021 = edition(
    after: december2020, on: day(2021, 2, 10),
    sources: [
      "www.axios.com/2021/02/10/covid-vaccinated-quarantine-cdc",
      "www.wsls.com/news/local/2021/02/14/"
        + "cdc-says-people-who-have-been-fully-vaccinated-are-not-required-to-quarantine/",
    ],
    exemption: Exemption(
      daysAfterLastDose: 14, months: 3, singleDoseMonths: 3, measures: Measures(watchDay: 14)))

  private static let march2021 = edition(
    after: february2021, on: day(2021, 3, 8),
    sources: [
      "www.natlawreview.com/article/"
        + "cdc-releases-initial-guidance-fully-vaccinated-people-can-visit-others-may-not-have"
    ],
    exemption: Exemption(daysAfterLastDose: 14, measures: Measures(watchDay: 14)))

  private static let july2021 = edition(
    after: march2021, on: day(2021, 7, 27),
    sources: [
      "conexionflorida.com/interim-public-health-recommendations-for-fully-vaccinated-people/"
    ],
    exemption: Exemption(
      daysAfterLastDose: 14,
      measures: Measures(
        testDays: 3...5, maskDay: 14, negativeTestEndsMask: true, watchDay: 14)))

  private static let december2021 = edition(
    after: july2021, on: day(2021, 12, 27),
    sources: [
      "mauinow.com/2021/12/27/"
        + "cdc-recommends-shortened-isolation-and-quarantine-for-covid-19-infections/",
      "boingboing.net/2021/12/28/"
        + "cdc-cut-the-covid-19-isolation-period-in-half-here-are-the-new-guidelines.html",
    ],
    quarantine: Quarantine(
      days: 5, measures: Measures(testDays: 5...5, maskDay: 10),
      exemption: Exemption(
        daysAfterLastDose: 0, months: 6, singleDoseMonths: 2, includesBooster: true,
        measures: Measures(testDays: 5...5, maskDay: 10)))
  ) {
    $0.days = 5
    $0.moderateDays = 5
    $0.maskDay = 10
    $0.prolongingTestDay = 5
  }

  private static let august2022 = edition(
    after: december2021, on: day(2022, 8, 11),
    sources: [
      "publichealthcollaborative.org/ufaqs/"
        + "the-cdc-updated-its-covid-19-guidelines-on-august-11-what-do-i-need-to-know/",
      "health.mesacounty.us/new-cdc-covid-19-guidance/",
      "hingham-ma.gov/CivicAlerts.aspx?AID=1399&ARC=2080",
    ],
    quarantine: Quarantine(days: 0, measures: Measures(testDays: 6...6, maskDay: 10))
  ) {
    $0.moderateDays = 10
    $0.severeDays = 10...10
    $0.avoidHighRiskDay = 10
    $0.prolongingTestDay = nil
    $0.startsAgain = true
  }

  private static let march2024 = GuidanceEdition(
    firstDay: day(2024, 3, 1),
    isolation: Isolation(
      feverFreeDays: 1, improvingDays: 1, precautionDays: 5, startsAgain: true),
    quarantine: Quarantine(days: 0),
    sources: [
      "www.cdc.gov/ncird/whats-new/updated-respiratory-virus-guidance.html",
      "health.maryland.gov/covid/Pages/default.aspx",
      "thenewscaster.com/newsscript/preview.php?cat_id=19&id=3671&p=41",
    ])

  /// Returns an edition that changes an earlier one.
  private static func edition(
    after earlier: Self, on firstDay: CalendarDate, sources: [String],
    quarantine: Quarantine? = nil, exemption: Exemption? = nil,
    isolation change: (inout Isolation) -> Void = { _ in }
  ) -> Self {
    var isolation = earlier.isolation
    change(&isolation)
    var quarantine = quarantine ?? earlier.quarantine
    if let exemption { quarantine.exemption = exemption }
    return GuidanceEdition(
      firstDay: firstDay, isolation: isolation, quarantine: quarantine, sources: sources)
  }

  /// A day of the table; the tests check that every one exists.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    (try? CalendarDate(year, month, day)) ?? .latest
  }
}
