public import HealthDomain
public import Observation

/// Scans labels, shows what they mean for a person, and keeps the scans.
@MainActor @Observable
public final class ScanStore {
  /// The label on the screen, as it was scanned or typed, which can be corrected.
  public private(set) var label = LabelDraft()
  /// The report on the label, or `nil` while there is none.
  public private(set) var report: ReportCard?
  /// What the person avoids, and for whom the products are.
  public private(set) var preferences = LabelPreferences()
  /// The scans, the latest first.
  public private(set) var scans: [ScanHistory.Entry] = []
  /// What the bar at the bottom tells, or `nil`.
  public private(set) var notice: Notice?
  /// Whether the file could be read; if not, nothing is shown and nothing is written.
  public private(set) var isReadable = true

  /// The words for people.
  public let texts: MessageTables

  @ObservationIgnored private var file: FileStore<Saved>
  private let clock: Clock
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

  /// What is in the file.
  struct Saved: Codable {
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
    (self.texts, self.analyzer, self.clock) = (texts, analyzer, clock)
    file = FileStore(Saved(), in: path, on: disk)
    show()
  }

  /// What a person does, and what the app learns.
  public enum Action: Sendable {
    /// Corrects the label, or types one.
    case edit(LabelDraft)
    /// Reads the label, and keeps it among the scans.
    case read
    /// Shows the report on an earlier scan, by today's facts and preferences.
    case open(ScanHistory.Entry)
    /// Goes back from the report to the label.
    case close
    /// Changes what the person avoids, and for whom the products are.
    case prefer(LabelPreferences)
    /// Gives the product with a barcode stars, or takes them away.
    case rate(Barcode, StarRating?)
    /// Removes a scan.
    case remove(ScanHistory.Entry)
    /// Removes all scans.
    case removeAll
    /// Brings back what was removed last.
    case undo
    /// Closes the bar at the bottom.
    case dismissNotice
    /// The app goes to the background, or a moment has passed without a keystroke.
    case pause
    /// The app is in front again, and the file may be readable now.
    case resume
    /// Begins anew beside a file that cannot be read.
    case startAnew
  }

  /// Does what a person wants, or tells why not in the ``notice``.
  public func send(_ action: Action) {
    do {
      if notice != nil { notice = nil }
      try perform(action)
    } catch let problem as FileProblem {
      notice = .notSaved(problem)
    } catch {
      notice = .message("\(error)")
    }
    show()
  }

  private func perform(_ action: Action) throws {
    switch action {
    case .edit(let label):
      file.note { ($0.label, $0.isReportShown) = (label, false) }
    case .read: try read()
    case .open(let entry):
      guard let label = entry.label else { return }
      var draft = LabelDraft()
      (draft.title, draft.barcode) = (entry.title, entry.barcode?.description ?? "")
      draft.text = label.text
      file.note { ($0.label, $0.isReportShown) = (draft, true) }
    case .close: file.note { $0.isReportShown = false }
    case .prefer(let preferences): try file.change { $0.preferences = preferences }
    case .rate(let barcode, let stars): try file.change { _ = $0.scans.rate(barcode, stars) }
    case .remove(let entry):
      try file.change(keeping: \.scans) { $0.scans.removeAll { $0 == entry } }
      notice = .removed
    case .removeAll:
      try file.change(keeping: \.scans) { $0.scans.removeAll { _ in true } }
      notice = .removed
    case .undo: try file.undo()
    case .dismissNotice: break
    case .pause: try file.flush()
    case .resume: if file.problem != nil { file.reopen() }
    case .startAnew: try file.startAnew()
    }
  }

  private func read() throws {
    let saved = file.value
    let barcode = saved.label.barcode.isEmpty ? nil : try Barcode(saved.label.barcode)
    let report = analyzer.report(on: IngredientLabel(saved.label.text), for: saved.preferences)
    let entry = ScanHistory.Entry(
      barcode: barcode, title: saved.label.title, time: clock().seconds, keeping: report)
    try file.change { saved in
      saved.scans.add(entry)
      saved.isReportShown = true
    }
  }

  /// Shows what the file holds; a property that stays the same tells no view.
  private func show() {
    let saved = file.value
    isReadable = file.problem == nil
    let isNewReport = saved.label != label || saved.preferences != preferences || report == nil
    (label, preferences, scans) = (saved.label, saved.preferences, saved.scans.entries)
    if !saved.isReportShown {
      report = nil
    } else if isNewReport {
      let new = analyzer.report(on: IngredientLabel(label.text), for: preferences)
      report = ReportCard(new, in: texts.reports)
    }
  }
}

/// A report on a label in words.
public struct ReportCard: Hashable, Sendable {
  /// How well the product fits the person.
  public let severity: LabelVerdict.Severity
  /// The verdict.
  public let verdict: String
  /// Why, a line each.
  public let causes: [String]
  /// The safety rating.
  public let rating: String
  /// What lowers the rating, a line each.
  public let reasons: [String]
  /// What the report is not.
  public let disclaimer: String

  init(_ report: IngredientReport, in words: ReportMessages) {
    severity = report.severity
    verdict = words.text(for: report.verdict)
    causes = report.verdict.causes.map { words.text(for: $0) }
    rating = words.text(for: report.rating)
    reasons = report.reasons.filter { $0.pointsLost > 0 }.map { words.text(for: $0) }
    disclaimer = words.disclaimer
  }
}
