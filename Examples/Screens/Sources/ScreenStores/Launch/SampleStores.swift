import Foundation
import HealthDomain

extension AppStores {
  /// Returns stores with a few made-up entries, which are in memory only.
  public static func sample() throws -> AppStores? {
    let now = try LocalDateTime(iso8601: "2026-04-14T09:00")
    guard let moment = BrowseState.Moment(now, utcOffset: -25_200) else { return nil }
    let stores = try AppStores(in: "", on: MemoryDisk()) { moment }
    for start in ["2026-02-03", "2026-03-03", "2026-03-31"] {
      stores.cycle.send(.startPeriod(try CalendarDate(iso8601: start)))
    }
    stores.scan.send(.prefer(LabelPreferences(avoiding: [.allergen(.treeNuts)])))
    var label = ScanStore.LabelDraft()
    (label.title, label.text) = ("Oat Bar", "Oats, sugar, almonds, palm oil, salt, red 40")
    stores.scan.send(.edit(label))
    stores.scan.send(.read)
    var form = JournalForm()
    (form.text, form.symptom, form.person) = ("Slept badly.", "Cough", "Anna")
    stores.journal.send(.fill(form))
    stores.journal.send(.save)
    stores.journal.send(.tell(.init(onset: now.date)))
    return stores
  }
}

/// Files in memory, for previews.
private final class MemoryDisk: Disk, @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String: Data] = [:]

  func read(_ path: String) -> Data? { lock.withLock { files[path] } }
  func write(_ bytes: Data, to path: String) { lock.withLock { files[path] = bytes } }
  func synchronize(_ path: String) {}
  func move(_ path: String, to other: String) {
    lock.withLock { files[other] = files.removeValue(forKey: path) }
  }
}
