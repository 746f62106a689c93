public import HealthDomain
public import Observation

/// Scans labels, shows what they mean for a person, and keeps the scans.
@MainActor @Observable
public final class ScanStore: ScreenStore<ScanStore.Saved> {
  /// The label on the screen, as it was scanned or typed, which can be corrected.
  public private(set) var label = LabelDraft()
  /// The report on the label, or `nil` while there is none.
  public private(set) var report: ReportCard?
  /// The things that the person avoids, and the people for whom the products are.
  public private(set) var preferences = LabelPreferences()
  /// The scans, the latest first.
  public private(set) var scans: [ScanHistory.Entry] = []

  private let analyzer: IngredientAnalyzer

  /// A label before its report.
  public struct LabelDraft: Codable, Hashable, Sendable {
    /// The title of the product, which may be empty.
    public var title = ""
    /// The digits of the barcode, which may be empty.
    public var barcode = ""
    /// The list of ingredients.
    public var text = ""

    /// Creates an empty label.
    public init() {}
  }

  /// The contents of the file.
  public struct Saved: Codable {
    var scans = ScanHistory()
    var preferences = LabelPreferences()
    var label = LabelDraft()
    var isReportShown = false
  }

  /// Opens the scans in a file.
  public init(
    in path: String, on disk: any Disk = SystemDisk(), texts: MessageTables = MessageTables(),
    analyzer: IngredientAnalyzer = IngredientAnalyzer(knowledge: .embedded), clock: @escaping Clock
  ) {
    self.analyzer = analyzer
    super.init(Saved(), in: path, on: disk, texts: texts, clock: clock)
    show()
  }

  /// An action of the person.
  public enum Action: Sendable {
    /// Types a label, or corrects one.
    case edit(LabelDraft)
    /// Reads the label, and keeps it among the scans.
    case read
    /// Shows the report on an earlier scan, by today's facts and preferences.
    case open(ScanHistory.Entry)
    /// Goes back from the report to the label.
    case close
    /// Changes what the person avoids, and for whom the products are.
    case prefer(LabelPreferences)
    case rate(Barcode, StarRating?)
    case remove(ScanHistory.Entry)
    case removeAll
  }

  /// Does what a person wants, or tells why not in the ``ScreenStore/notice``.
  public func send(_ action: Action) { attempt { try perform(action) } }

  private func perform(_ action: Action) throws {
    switch action {
    case .edit(let label): file.note { ($0.label, $0.isReportShown) = (label, false) }
    case .read: try read()
    case .open(let entry):
      guard let text = entry.label?.text else { return }
      var label = LabelDraft()
      (label.title, label.barcode, label.text) =
        (entry.title, entry.barcode?.description ?? "", text)
      file.note { ($0.label, $0.isReportShown) = (label, true) }
    case .close: file.note { $0.isReportShown = false }
    case .prefer(let preferences): try file.change { $0.preferences = preferences }
    case .rate(let barcode, let stars): try file.change { _ = $0.scans.rate(barcode, stars) }
    case .remove(let entry): try remove { $0 == entry }
    case .removeAll: try remove { _ in true }
    }
  }

  private func read() throws {
    let barcode = label.barcode.isEmpty ? nil : try Barcode(label.barcode)
    let report = analyzer.report(on: IngredientLabel(label.text), for: preferences)
    let entry = ScanHistory.Entry(
      barcode: barcode, title: label.title, time: clock().seconds, keeping: report)
    try file.change { saved in
      saved.scans.add(entry)
      saved.isReportShown = true
    }
  }

  private func remove(where isRemoved: (ScanHistory.Entry) -> Bool) throws {
    try file.change(keeping: \.scans) { $0.scans.removeAll(where: isRemoved) }
    notice = .removed
  }

  override func show() {
    let saved = file.value
    let isNew = saved.label != label || saved.preferences != preferences || report == nil
    (label, preferences, scans) = (saved.label, saved.preferences, saved.scans.entries)
    if !saved.isReportShown {
      report = nil
    } else if isNew {
      let new = analyzer.report(on: IngredientLabel(label.text), for: preferences)
      report = ReportCard(new, in: texts.reports)
    }
  }
}

/// A report on a label in words.
public struct ReportCard: Hashable, Sendable {
  /// How well the product fits the person.
  public let severity: LabelVerdict.Severity
  /// The same in words.
  public let verdict: String
  /// Why, a line each.
  public let causes: [String]
  /// The safety rating.
  public let rating: String
  /// The reasons that lower the rating, a line each.
  public let reasons: [String]

  init(_ report: IngredientReport, in words: ReportMessages) {
    severity = report.severity
    verdict = words.text(for: report.verdict)
    causes = report.verdict.causes.map { words.text(for: $0) }
    rating = words.text(for: report.rating)
    reasons = report.reasons.filter { $0.pointsLost > 0 }.map { words.text(for: $0) }
  }
}
