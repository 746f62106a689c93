import IngredientAnalysis

/// An `IngredientAnalyzer` for callers of C; it never changes.
final class AnalyzerObject {
  let analyzer: IngredientAnalyzer
  let languages: [LabelLanguage]

  init(_ languages: [LabelLanguage]) {
    self.languages = languages
    analyzer = IngredientAnalyzer(languages: languages)
  }
}

/// An object: an analyzer of labels in languages, which are codes such as `en`.
@c(hd_analyzer)
public func analyzer(
  _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafePointer<Int64>, _ count: Int
) -> OpaquePointer {
  answer(object: {
    let codes = Texts(bytes: bytes, offsets: offsets)
    let languages = try (0..<count).map { position in
      guard let language = LabelLanguage(code: codes[position]) else {
        throw Problem("language \(position): A language is a code of ISO 639, such as en.")
      }
      return language
    }
    return AnalyzerObject(languages)
  })
}

/// Lists of texts: a column of all texts, and one of offsets, in which list `i` is from offset `i` to
/// offset `i + 1`.
private struct TextLists {
  private let texts: Column
  private let offsets: Column

  init(_ name: StaticString, offsets offsetsName: StaticString) throws {
    texts = try Column(name, .text, capacity: 0)
    offsets = try Column(offsetsName, .int64, capacity: 1)
    try offsets.append(Int64(0))
  }

  private var count: Int { (texts.offsets?.count ?? 1) - 1 }

  func append(_ list: some Sequence<String>) throws {
    for text in list { try texts.append(text) }
    try offsets.append(Int64(count))
  }

  func add(to answer: Answer) {
    answer.add(texts)
    answer.add(offsets)
  }
}

/// A report on each label for a person who avoids ingredients and follows diets, all given by names.
///
/// These are the columns `verdict`, which is `avoid`, `caution`, `unknown`, or `fits`; the lists `causes`,
/// `names`, `allergens`, `traces`, and `additives`, each with a column of offsets, such as
/// `causes_offsets`; `score_low` and `score_high` of the rating, or NaN; and `recognized`, a share. The use is a name
/// such as `food`.
@c(hd_label_reports)
public func labelReports(
  _ object: OpaquePointer, _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafePointer<Int64>,
  _ count: Int, _ avoidedBytes: UnsafePointer<UInt8>, _ avoidedOffsets: UnsafePointer<Int64>,
  _ avoidedCount: Int, _ dietBytes: UnsafePointer<UInt8>, _ dietOffsets: UnsafePointer<Int64>,
  _ dietCount: Int, _ useBytes: UnsafePointer<UInt8>, _ useOffsets: UnsafePointer<Int64>
) -> OpaquePointer {
  answer { answer in
    let object = borrowed(object, as: AnalyzerObject.self)
    let labels = Texts(bytes: bytes, offsets: offsets)
    let avoided = Texts(bytes: avoidedBytes, offsets: avoidedOffsets)
    let diets = Texts(bytes: dietBytes, offsets: dietOffsets)
    let preferences = LabelPreferences(
      avoiding: (0..<avoidedCount).map { .named(avoided[$0]) },
      diets: Set(
        try (0..<dietCount).map { position in
          let name = diets[position]
          guard let diet = LabelDiet.allCases.first(where: { "\($0)" == name }) else {
            let names = LabelDiet.allCases.map { "\($0)" }.joined(separator: ", ")
            throw Problem("diet \(position): A diet is one of \(names).")
          }
          return diet
        }))
    guard let use = ProductUse(rawValue: Texts(bytes: useBytes, offsets: useOffsets)[0]) else {
      let names = ProductUse.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem("A use is one of \(names).")
    }
    let verdicts = try Column("verdict", .text, capacity: 0)
    let causes = try TextLists("causes", offsets: "causes_offsets")
    let names = try TextLists("names", offsets: "names_offsets")
    let allergens = try TextLists("allergens", offsets: "allergens_offsets")
    let traces = try TextLists("traces", offsets: "traces_offsets")
    let additives = try TextLists("additives", offsets: "additives_offsets")
    let low = try Column("score_low", .double, capacity: count)
    let high = try Column("score_high", .double, capacity: count)
    let recognized = try Column("recognized", .double, capacity: count)
    let messages = ReportMessages()
    var workspace = IngredientAnalyzer.Workspace()
    for position in 0..<count {
      let label = IngredientLabel(
        labels[position], in: object.languages.first ?? .english,
        for: use)
      try object.analyzer.withReport(on: label, for: preferences, using: &workspace) { report in
        try verdicts.append(report.severity.name)
        try causes.append(report.causes.lazy.map { messages.text(for: $0.cause) })
        try names.append(report.list.ingredients.lazy.map(\.name))
        try allergens.append(report.allergens.lazy.map(\.name))
        try traces.append(report.traces.lazy.map(\.name))
        try additives.append(report.additives.lazy.map(\.name))
        try low.append(report.rating.bounds?.lowerBound ?? .nan)
        try high.append(report.rating.bounds?.upperBound ?? .nan)
        try recognized.append(report.coverage.recognizedShare)
      }
    }
    answer.add(verdicts)
    for lists in [causes, names, allergens, traces, additives] { lists.add(to: answer) }
    for column in [low, high, recognized] { answer.add(column) }
  }
}

extension LabelVerdict.Severity {
  /// The name in an answer.
  fileprivate var name: String {
    switch self {
    case .fits: "fits"
    case .unknown: "unknown"
    case .caution: "caution"
    case .avoid: "avoid"
    }
  }
}

/// The columns `ids` and `names` of what a person may mean by a name, the closest first.
@c(hd_label_suggestions)
public func labelSuggestions(
  _ object: OpaquePointer, _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafePointer<Int64>,
  _ limit: Int
) -> OpaquePointer {
  answer { answer in
    let object = borrowed(object, as: AnalyzerObject.self)
    let name = Texts(bytes: bytes, offsets: offsets)[0]
    let found = object.analyzer.suggestions(
      for: name, in: object.languages.first ?? .english, limit: limit)
    try answer.add("ids", texts: found.lazy.map(\.id))
    try answer.add("names", texts: found.lazy.map(\.name))
  }
}
