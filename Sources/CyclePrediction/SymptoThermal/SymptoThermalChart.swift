import Essentials

/// The observations of one cycle, from which the sympto-thermal method derives the fertile days.
///
///     var chart = SymptoThermalChart(secondSign: .mucus)
///     try chart.record(BasalTemperature(celsius: 36.55), onDay: 5)
///     try chart.record(CervicalMucus.dry, onDay: 5)
///     let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [17, 15])
///     let evaluation = chart.evaluation(after: earlier)
///
/// Days are cycle days: day 1 is the first day of menstrual bleeding, and spotting before it
/// belongs to the previous cycle. The rules are those of Sensiplan, by the German working group
/// NFP.
///
/// Not a contraceptive, and not medical advice.
public struct SymptoThermalChart: Equatable, Sendable, PrivateValue {
  /// The second sign of the double check, beside the temperature.
  @nonexhaustive public enum SecondSign: String, Hashable, CaseIterable, Sendable {
    /// None: the temperature is evaluated, but no day is called infertile.
    case none
    /// The quality of the cervical mucus.
    case mucus
    /// The opening and the firmness of the cervix.
    case cervix

    /// Creates a sign from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The observation of one cycle day; never empty.
  struct Entry: Hashable, Sendable {
    let day: Int32
    var observation: Observation
  }

  /// The cycle days that a chart accepts: as many as the calendar has.
  public static let dayRange = 1...3_652_059

  /// The second sign of the double check, chosen at the start of the cycle.
  public let secondSign: SecondSign

  /// The days with an observation, in ascending order.
  private(set) var entries: [Entry]

  /// The signs that this version does not know, by their days, as they were read.
  private var unknownSigns: [Int32: UnknownFields] = [:]

  /// Creates a chart without observations.
  public init(secondSign: SecondSign) {
    self.init(secondSign: secondSign, validEntries: [])
  }

  /// Creates a chart from entries in ascending order of their days, none of them empty.
  init(secondSign: SecondSign, validEntries entries: [Entry]) {
    self.secondSign = secondSign
    self.entries = entries
  }

  /// The cycle days with an observation, in ascending order.
  ///
  ///     for day in chart.recordedDays { draw(chart.observation(onDay: day), atDay: day) }
  ///
  /// - Complexity: O(*n*) in the number of these days.
  public var recordedDays: [Int] { entries.map { Int($0.day) } }

  /// Returns the observation of a cycle day.
  ///
  /// - Complexity: O(log *n*) in the number of recorded days.
  public func observation(onDay day: Int) -> Observation {
    let index = firstIndex(from: day)
    guard index < entries.count, entries[index].day == day else { return Observation() }
    return entries[index].observation
  }

  /// Replaces the observation of a cycle day; an empty observation removes the day.
  ///
  /// - Complexity: O(log *n*) amortized for the latest day, otherwise O(*n*).
  /// - Throws: ``SymptoThermalChart/Error/dayOutOfRange(_:)`` for a day outside ``dayRange``.
  public mutating func record(
    _ observation: Observation, onDay day: Int
  ) throws(SymptoThermalChart.Error) {
    guard Self.dayRange.contains(day) else { throw .dayOutOfRange(day) }
    let index = firstIndex(from: day)
    let isRecorded = index < entries.count && entries[index].day == day
    switch (isRecorded, observation.isEmpty) {
    case (true, false): entries[index].observation = observation
    case (true, true): entries.remove(at: index)
    case (false, false):
      entries.insert(Entry(day: Int32(day), observation: observation), at: index)
    case (false, true): break
    }
  }

  /// Records a temperature, and keeps the other signs of the day.
  ///
  /// - Throws: ``SymptoThermalChart/Error/dayOutOfRange(_:)`` for a day outside ``dayRange``.
  public mutating func record(
    _ temperature: BasalTemperature, onDay day: Int
  ) throws(SymptoThermalChart.Error) {
    try change(onDay: day) { $0.temperature = temperature }
  }

  /// Records mucus, and keeps the other signs of the day.
  ///
  /// - Throws: ``SymptoThermalChart/Error/dayOutOfRange(_:)`` for a day outside ``dayRange``.
  public mutating func record(
    _ mucus: CervicalMucus, isExcluded: Bool = false, onDay day: Int
  ) throws(SymptoThermalChart.Error) {
    try change(onDay: day) { ($0.mucus, $0.isMucusExcluded) = (mucus, isExcluded) }
  }

  /// Records the state of the cervix, and keeps the other signs of the day.
  ///
  /// - Throws: ``SymptoThermalChart/Error/dayOutOfRange(_:)`` for a day outside ``dayRange``.
  public mutating func record(
    _ cervix: CervixState, isExcluded: Bool = false, onDay day: Int
  ) throws(SymptoThermalChart.Error) {
    try change(onDay: day) { ($0.cervix, $0.isCervixExcluded) = (cervix, isExcluded) }
  }

  private mutating func change(
    onDay day: Int, _ change: (inout Observation) -> Void
  ) throws(SymptoThermalChart.Error) {
    var observation = observation(onDay: day)
    change(&observation)
    try record(observation, onDay: day)
  }

  /// Returns the index of the first entry on or after a day.
  private func firstIndex(from day: Int) -> Int {
    // Days nearly always arrive in order.
    guard let last = entries.last, last.day >= day else { return entries.endIndex }
    return entries.partitioningIndex { $0.day >= day }
  }
}

extension SymptoThermalChart {
  /// An error that ``SymptoThermalChart`` throws when it rejects an observation.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The cycle day is not in ``SymptoThermalChart/dayRange``.
    case dayOutOfRange(Int)

    /// A sentence that describes the error without the value.
    public var description: String {
      "The cycle day must be one or later, and within the calendar."
    }
  }

  /// The status of a day by the sympto-thermal method.
  public enum Status: Hashable, CaseIterable, Sendable {
    /// One of the infertile days at the beginning.
    case infertileAtBeginning
    /// Fertile, or not shown to be infertile.
    case fertile
    /// The last day of the fertile phase: infertile from the evening on.
    case infertileFromEvening
    /// Infertile, until the next period.
    case infertileAtEnd

    /// Whether the day is fertile; the last day of the fertile phase counts as fertile.
    public var isFertile: Bool { self == .fertile || self == .infertileFromEvening }
  }

  /// The observations of one day; every sign is optional.
  public struct Observation: Hashable, Sendable, PrivateValue {
    /// The temperature on waking; a disturbed temperature is not evaluated.
    public var temperature: BasalTemperature?

    /// The best quality of mucus of the day.
    public var mucus: CervicalMucus?

    /// Whether a newer version of an app recorded mucus of a quality that this version does not know.
    ///
    /// It counts as fertile until ``mucus`` is set.
    var hasUnknownMucus = false

    /// Whether the person excludes the mucus from the search for its peak.
    ///
    /// An excluded fertile sign still ends the infertile days at the beginning.
    public var isMucusExcluded: Bool

    /// The state of the cervix.
    public var cervix: CervixState?

    /// Whether a newer version of an app recorded a state of the cervix that this version does not know.
    ///
    /// It counts as fertile until ``cervix`` is set.
    var hasUnknownCervix = false

    /// Whether the person excludes the cervix from the search for its peak.
    ///
    /// An excluded fertile sign still ends the infertile days at the beginning.
    public var isCervixExcluded: Bool

    /// Creates an observation.
    public init(
      temperature: BasalTemperature? = nil, mucus: CervicalMucus? = nil,
      isMucusExcluded: Bool = false, cervix: CervixState? = nil, isCervixExcluded: Bool = false
    ) {
      self.temperature = temperature
      self.mucus = mucus
      self.isMucusExcluded = isMucusExcluded
      self.cervix = cervix
      self.isCervixExcluded = isCervixExcluded
    }

    /// Whether no sign was observed.
    public var isEmpty: Bool {
      temperature == nil && mucus == nil && cervix == nil && !hasUnknownMucus && !hasUnknownCervix
    }
  }
}

extension SymptoThermalChart.Observation {
  /// The temperature in steps of 0.05 degrees, unless it is missing or disturbed.
  var evaluatedTwentieths: Int? {
    guard let temperature, !temperature.isDisturbed else { return nil }
    return temperature.twentieths
  }

  /// Returns the rank of fertility of a sign, unless it is missing or excluded; 0 for an infertile
  /// sign, and the greatest number for one that this version does not know.
  func evaluatedFertility(of sign: SymptoThermalChart.SecondSign) -> Int? {
    switch sign {
    case .none: nil
    case .mucus: isMucusExcluded ? nil : mucus?.fertility ?? (hasUnknownMucus ? .max : nil)
    case .cervix: isCervixExcluded ? nil : cervix?.fertility ?? (hasUnknownCervix ? .max : nil)
    }
  }

  /// Whether a sign is fertile, including an excluded one.
  func isFertile(by sign: SymptoThermalChart.SecondSign) -> Bool {
    switch sign {
    case .none: false
    case .mucus: mucus.map { $0.fertility > 0 } ?? hasUnknownMucus
    case .cervix: cervix.map { $0.fertility > 0 } ?? hasUnknownCervix
    }
  }
}

extension BasalTemperature {
  /// The temperature in steps of 0.05 degrees Celsius, rounded half up.
  ///
  /// The integer steps make every comparison exact. Rounding to thousandths of a degree first makes
  /// a half such as 36.525, which has no exact binary form, round up.
  var twentieths: Int { (Int(celsius * 1000 + 0.5) + 25) / 50 }
}

extension CervicalMucus {
  /// The rank of fertility of the quality: dry and nothing are infertile.
  fileprivate var fertility: Int {
    switch self {
    case .dry, .nothing: 0
    case .moist: 1
    case .creamy: 2
    case .eggWhite: 3
    }
  }
}

extension CervixState {
  /// 1, or 0 if the cervix is closed and firm; its position does not matter.
  fileprivate var fertility: Int { isClosedAndFirm ? 0 : 1 }
}

extension SymptoThermalChart {
  /// The last day of the most fertile mucus, or of an open or soft cervix, followed by three less
  /// fertile days.
  public struct PeakDay: Hashable, Sendable, PrivateValue {
    /// The cycle day of the peak, which is known only afterwards.
    public let day: Int

    /// The cycle day of the third observation after the peak.
    public let completedOnDay: Int
  }

  /// Returns the peak of the second sign among the days up to `end`, or `nil` if it is not
  /// complete.
  ///
  /// The peak of mucus is the last day of the best quality, which is at least moist. The peak of
  /// the cervix is the last day on which it is not closed and firm. Three recorded days of a lower
  /// quality must follow, which may be later than `end`. Missing and excluded days are skipped.
  ///
  /// A sign that this version does not know may be of any quality: it counts as one of the best quality that
  /// was recorded, and as none of the three days.
  ///
  /// - Complexity: O(*n*) in the number of recorded days.
  public func peak(throughDay end: Int = .max) -> PeakDay? {
    var best = 1
    var peak: Int?
    for index in entries.indices {
      guard entries[index].day <= end else { break }
      guard let fertility = entries[index].observation.evaluatedFertility(of: secondSign) else {
        continue
      }
      if fertility == .max {
        peak = index
      } else if fertility >= best {
        (best, peak) = (fertility, index)
      }
    }
    guard let peak else { return nil }
    var lower = 0
    for entry in entries[(peak + 1)...] {
      guard let fertility = entry.observation.evaluatedFertility(of: secondSign) else { continue }
      guard fertility < best else { return nil }
      lower += 1
      if lower == 3 {
        return PeakDay(day: Int(entries[peak].day), completedOnDay: Int(entry.day))
      }
    }
    return nil
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension SymptoThermalChart.SecondSign: CodedCase, Codable {}

/// Encoded as its second sign and an array of days in ascending order, each with its observation. Signs that
/// this version does not know are kept.
extension SymptoThermalChart: Codable {
  private enum CodingKeys: String, CodingKey {
    case secondSign
    case entries = "days"
  }

  /// Decodes a chart; its days may be in any order.
  ///
  /// - Throws: `DecodingError`, including for a day that is out of range or appears twice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let secondSign = try container.decode(SecondSign.self, forKey: .secondSign)
    let days = (try container.decodeIfPresent([CodedDay].self, forKey: .entries) ?? [])
      .filter { !$0.entry.observation.isEmpty }
      .sorted { $0.entry.day < $1.entry.day }
    guard zip(days, days.dropFirst()).allSatisfy({ $0.entry.day < $1.entry.day }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .entries, in: container, debugDescription: "Each cycle day can have only one entry."
      )
    }
    self.init(secondSign: secondSign, validEntries: days.map(\.entry))
    for day in days where !day.unknown.isEmpty { unknownSigns[day.entry.day] = day.unknown }
  }

  /// Encodes the second sign and the days.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(secondSign, forKey: .secondSign)
    let days = entries.map { CodedDay(entry: $0, unknown: unknownSigns[$0.day] ?? UnknownFields()) }
    try container.encode(days, forKey: .entries)
  }
}

/// A day of a chart as it is encoded.
private struct CodedDay: Codable {
  let entry: SymptoThermalChart.Entry
  let unknown: UnknownFields

  private enum CodingKeys: String, CodingKey {
    case day, temperature, mucus, isMucusExcluded, cervix, isCervixExcluded
  }

  init(entry: SymptoThermalChart.Entry, unknown: UnknownFields) {
    (self.entry, self.unknown) = (entry, unknown)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let day = try container.decode(Int.self, forKey: .day)
    guard SymptoThermalChart.dayRange.contains(day) else {
      throw DecodingError.dataCorruptedError(
        forKey: .day, in: container,
        debugDescription: SymptoThermalChart.Error.dayOutOfRange(day).description)
    }
    var unknown = try UnknownFields(of: decoder, except: CodingKeys.self)
    let observation = try SymptoThermalChart.Observation(from: decoder, keeping: &unknown)
    entry = SymptoThermalChart.Entry(day: Int32(day), observation: observation)
    self.unknown = unknown
  }

  /// Encodes the day beside the signs.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry.day, forKey: .day)
    try entry.observation.encode(to: encoder)
    var unknown = unknown
    if entry.observation.mucus != nil { unknown.remove(CodingKeys.mucus) }
    if entry.observation.cervix != nil { unknown.remove(CodingKeys.cervix) }
    try unknown.encode(to: encoder)
  }
}

/// Encoded as an object of the observed signs; an exclusion is encoded only if it is set.
extension SymptoThermalChart.Observation: Codable {
  private enum CodingKeys: String, CodingKey {
    case temperature
    case mucus
    case isMucusExcluded
    case cervix
    case isCervixExcluded
  }

  /// Decodes an observation.
  ///
  /// A sign that this version does not know counts as fertile; a whole chart keeps it.
  ///
  /// - Throws: `DecodingError`, including for a value out of range.
  public init(from decoder: any Decoder) throws {
    var unknown = UnknownFields()
    try self.init(from: decoder, keeping: &unknown)
  }

  fileprivate init(from decoder: any Decoder, keeping unknown: inout UnknownFields) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      temperature: try container.decodeIfPresent(BasalTemperature.self, forKey: .temperature),
      mucus: try unknown.decode(.mucus, of: container),
      isMucusExcluded: try container.decodeIfPresent(Bool.self, forKey: .isMucusExcluded) ?? false,
      cervix: try unknown.decodeCervix(.cervix, of: container),
      isCervixExcluded: try container.decodeIfPresent(Bool.self, forKey: .isCervixExcluded)
        ?? false)
    hasUnknownMucus = unknown.contains(CodingKeys.mucus)
    hasUnknownCervix = unknown.contains(CodingKeys.cervix)
  }

  /// Encodes the observed signs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(temperature, forKey: .temperature)
    try container.encodeIfPresent(mucus, forKey: .mucus)
    if isMucusExcluded { try container.encode(true, forKey: .isMucusExcluded) }
    try container.encodeIfPresent(cervix, forKey: .cervix)
    if isCervixExcluded { try container.encode(true, forKey: .isCervixExcluded) }
  }
}
#endif
