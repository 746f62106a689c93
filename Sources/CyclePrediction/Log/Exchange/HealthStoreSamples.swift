/// The data that an app exchanges with a platform's health store, as values of single days and time
/// spans.
///
///     let samples = history.healthStoreSamples
///     let copy = CycleHistory(healthStoreSamples: samples)
///
/// The raw values of the enumerations are those of HealthKit. The copy has the same periods, with
/// two exceptions: a period of one day without logged flow loses its end, and a period without an
/// end gets one from its logged flow. Moods, weight, pills, notes, and the cervix have no samples.
public struct HealthStoreSamples: Hashable, Sendable, PrivateValue {
  /// The days of periods.
  public var flow: [MenstrualFlowSample]

  /// The days of bleeding outside periods.
  public var intermenstrualBleeding: [IntermenstrualBleeding]

  /// The basal body temperatures, in degrees Celsius; or those of a wrist during sleep, of which a forecast
  /// must be told by ``OvulationSigns/Charting``.
  public var temperatures: [DatedSample<Double>] = []

  /// The qualities of cervical mucus.
  public var mucus: [DatedSample<MucusQuality>] = []

  /// The results of ovulation tests.
  public var ovulationTests: [DatedSample<TestResult>] = []

  /// The results of progesterone tests; HealthKit's category `ProgesteroneTestResult`.
  public var progesteroneTests: [DatedSample<HormoneTestResult>] = []

  /// The results of pregnancy tests; HealthKit's category `PregnancyTestResult`.
  public var pregnancyTests: [DatedSample<HormoneTestResult>] = []

  /// Intercourse, and whether it was protected; `nil` if that is not known.
  public var intercourse: [DatedSample<Bool?>] = []

  /// The symptoms.
  public var symptoms: [DatedSample<Symptom>] = []

  /// Pregnancies, breastfeeding, and contraceptives.
  public var spans: [Span] = []

  /// Creates a collection of bleeding samples in any order; the other samples are properties.
  public init(
    flow: [MenstrualFlowSample] = [], intermenstrualBleeding: [IntermenstrualBleeding] = []
  ) {
    self.flow = flow
    self.intermenstrualBleeding = intermenstrualBleeding
  }
}

/// Encoded as `{"flow": […], "intermenstrualBleeding": […]}`: the bleeding alone. The other samples
/// are stored by the health store and read from it.
extension HealthStoreSamples: Codable {
  private enum CodingKeys: String, CodingKey {
    case flow
    case intermenstrualBleeding
  }

  /// Decodes the samples; a missing array is empty.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      flow: try container.decodeIfPresent([MenstrualFlowSample].self, forKey: .flow) ?? [],
      intermenstrualBleeding: try container.decodeIfPresent(
        [IntermenstrualBleeding].self, forKey: .intermenstrualBleeding) ?? [])
  }

  /// Encodes the samples.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(flow, forKey: .flow)
    try container.encode(intermenstrualBleeding, forKey: .intermenstrualBleeding)
  }
}
