import Essentials

extension EpidemicDay {
  /// A number of a row, named as in the source.
  ///
  /// Source: The COVID Tracking Project, data definitions of the API, version 1.
  public enum Count: UInt8, CaseIterable, Hashable, Sendable {
    /// The total cases, confirmed and probable where the area reports both.
    case positive
    /// The total probable cases.
    case probableCases
    /// The total negative test results.
    case negative
    /// Test results that are pending.
    case pending
    /// The total test results, in the unit of ``EpidemicDay/testUnit``.
    case totalTestResults
    /// People in a hospital on the day.
    case hospitalizedCurrently
    /// The total people who were ever in a hospital.
    case hospitalizedCumulative
    /// The same as ``hospitalizedCumulative``, an older name.
    case hospitalized
    /// The total people discharged from a hospital.
    case hospitalizedDischarged
    /// People in intensive care on the day.
    case inIcuCurrently
    /// The total people who were ever in intensive care.
    case inIcuCumulative
    /// People on a ventilator on the day.
    case onVentilatorCurrently
    /// The total people who were ever on a ventilator.
    case onVentilatorCumulative
    /// The total people who recovered, by definitions that differ between states.
    case recovered
    /// The total deaths, confirmed and probable where the area reports both.
    case death
    /// The total confirmed deaths.
    case deathConfirmed
    /// The total probable deaths.
    case deathProbable
    /// The total viral tests, in specimens.
    case totalTestsViral
    /// The total positive viral tests, in specimens.
    case positiveTestsViral
    /// The total negative viral tests, in specimens.
    case negativeTestsViral
    /// The total cases confirmed by a viral test.
    case positiveCasesViral
    /// The total viral tests, in encounters.
    case totalTestEncountersViral
    /// The total people tested with a viral test.
    case totalTestsPeopleViral
    /// The total antibody tests.
    case totalTestsAntibody
    /// The total positive antibody tests.
    case positiveTestsAntibody
    /// The total negative antibody tests.
    case negativeTestsAntibody
    /// The total people tested for antibodies.
    case totalTestsPeopleAntibody
    /// The total people with a positive antibody test.
    case positiveTestsPeopleAntibody
    /// The total people with a negative antibody test.
    case negativeTestsPeopleAntibody
    /// The total people tested for antigens.
    case totalTestsPeopleAntigen
    /// The total people with a positive antigen test.
    case positiveTestsPeopleAntigen
    /// The total antigen tests.
    case totalTestsAntigen
    /// The total positive antigen tests.
    case positiveTestsAntigen
    /// The change of ``positive`` since the day before, as the source computed it.
    case positiveIncrease
    /// The change of ``negative`` since the day before, as the source computed it.
    case negativeIncrease
    /// The change of ``totalTestResults`` since the day before, as the source computed it.
    case totalTestResultsIncrease
    /// The change of ``death`` since the day before, as the source computed it.
    case deathIncrease
    /// The change of ``hospitalizedCumulative`` since the day before, as the source computed it.
    case hospitalizedIncrease
    /// The deprecated sum of cases, negative, and pending results.
    case total
    /// The deprecated sum of cases and negative results.
    case posNeg
    /// The deprecated score of the data's quality.
    case score
    /// The deprecated part of ``score``.
    case positiveScore
    /// The deprecated part of ``score``.
    case negativeScore
    /// The deprecated part of ``score``.
    case negativeRegularScore
    /// The deprecated part of ``score``.
    case commercialScore

    /// Creates a count from its number, or returns `nil` for an unknown one.
    public init?(rawValue: UInt8) { self.init(caseOf: rawValue) }

    /// The name of the field in the source.
    public var name: String {
      switch self {
      case .positive: "positive"
      case .probableCases: "probableCases"
      case .negative: "negative"
      case .pending: "pending"
      case .totalTestResults: "totalTestResults"
      case .hospitalizedCurrently: "hospitalizedCurrently"
      case .hospitalizedCumulative: "hospitalizedCumulative"
      case .hospitalized: "hospitalized"
      case .hospitalizedDischarged: "hospitalizedDischarged"
      case .inIcuCurrently: "inIcuCurrently"
      case .inIcuCumulative: "inIcuCumulative"
      case .onVentilatorCurrently: "onVentilatorCurrently"
      case .onVentilatorCumulative: "onVentilatorCumulative"
      case .recovered: "recovered"
      case .death: "death"
      case .deathConfirmed: "deathConfirmed"
      case .deathProbable: "deathProbable"
      case .totalTestsViral: "totalTestsViral"
      case .positiveTestsViral: "positiveTestsViral"
      case .negativeTestsViral: "negativeTestsViral"
      case .positiveCasesViral: "positiveCasesViral"
      case .totalTestEncountersViral: "totalTestEncountersViral"
      case .totalTestsPeopleViral: "totalTestsPeopleViral"
      case .totalTestsAntibody: "totalTestsAntibody"
      case .positiveTestsAntibody: "positiveTestsAntibody"
      case .negativeTestsAntibody: "negativeTestsAntibody"
      case .totalTestsPeopleAntibody: "totalTestsPeopleAntibody"
      case .positiveTestsPeopleAntibody: "positiveTestsPeopleAntibody"
      case .negativeTestsPeopleAntibody: "negativeTestsPeopleAntibody"
      case .totalTestsPeopleAntigen: "totalTestsPeopleAntigen"
      case .positiveTestsPeopleAntigen: "positiveTestsPeopleAntigen"
      case .totalTestsAntigen: "totalTestsAntigen"
      case .positiveTestsAntigen: "positiveTestsAntigen"
      case .positiveIncrease: "positiveIncrease"
      case .negativeIncrease: "negativeIncrease"
      case .totalTestResultsIncrease: "totalTestResultsIncrease"
      case .deathIncrease: "deathIncrease"
      case .hospitalizedIncrease: "hospitalizedIncrease"
      case .total: "total"
      case .posNeg: "posNeg"
      case .score: "score"
      case .positiveScore: "positiveScore"
      case .negativeScore: "negativeScore"
      case .negativeRegularScore: "negativeRegularScore"
      case .commercialScore: "commercialScore"
      }
    }

    /// Whether the source stopped filling this count: the zeros that it then wrote are not reports.
    public var isDeprecated: Bool {
      switch self {
      case .total, .posNeg, .score, .positiveScore, .negativeScore, .negativeRegularScore,
        .commercialScore:
        true
      default: false
      }
    }

    /// Whether the count is a change since the day before, which may be below zero.
    public var isChange: Bool {
      switch self {
      case .positiveIncrease, .negativeIncrease, .totalTestResultsIncrease, .deathIncrease,
        .hospitalizedIncrease:
        true
      default: false
      }
    }

    /// Whether the count is a total since the beginning, so the difference of two days is the
    /// increase.
    public var isTotal: Bool {
      switch self {
      case .pending, .hospitalizedCurrently, .inIcuCurrently, .onVentilatorCurrently: false
      default: !isChange && !isDeprecated
      }
    }

    /// The count whose change this one is, or `nil` if it is not a change.
    public var changed: Count? {
      switch self {
      case .positiveIncrease: .positive
      case .negativeIncrease: .negative
      case .totalTestResultsIncrease: .totalTestResults
      case .deathIncrease: .death
      case .hospitalizedIncrease: .hospitalizedCumulative
      default: nil
      }
    }
  }
}
