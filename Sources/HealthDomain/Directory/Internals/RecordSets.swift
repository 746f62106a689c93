import Geo

/// The slots of the records by what they have.
struct RecordSets: Sendable {
  /// A label of a subject.
  struct Label: Hashable {
    let subject: DirectoryRecord.Subject
    let text: String
  }

  private(set) var kinds: [ItemKind: SlotSet] = [:]
  private(set) var cities: [City: SlotSet] = [:]
  private(set) var zipCodes: [ZIPCode: SlotSet] = [:]
  private(set) var labels: [Label: SlotSet] = [:]
  private(set) var hours: [OpeningHours: SlotSet] = [:]
  private(set) var featured = SlotSet()

  mutating func insert(_ record: DirectoryRecord, _ slot: Int, of capacity: Int) {
    kinds[record.id.kind, default: SlotSet()].insert(slot, of: capacity)
    if let city = record.city { cities[city, default: SlotSet()].insert(slot, of: capacity) }
    if let zip = record.zipCode { zipCodes[zip, default: SlotSet()].insert(slot, of: capacity) }
    for (subject, texts) in record.labels {
      for text in texts {
        labels[Label(subject: subject, text: text), default: SlotSet()].insert(slot, of: capacity)
      }
    }
    if let own = record.hours { hours[own, default: SlotSet()].insert(slot, of: capacity) }
    if record.isFeatured { featured.insert(slot, of: capacity) }
  }

  mutating func remove(_ record: DirectoryRecord, _ slot: Int, of capacity: Int) {
    Self.remove(slot, from: &kinds, record.id.kind, of: capacity)
    if let city = record.city { Self.remove(slot, from: &cities, city, of: capacity) }
    if let zip = record.zipCode { Self.remove(slot, from: &zipCodes, zip, of: capacity) }
    for (subject, texts) in record.labels {
      for text in texts {
        Self.remove(slot, from: &labels, Label(subject: subject, text: text), of: capacity)
      }
    }
    if let own = record.hours { Self.remove(slot, from: &hours, own, of: capacity) }
    if record.isFeatured { featured.remove(slot, of: capacity) }
  }

  /// Whether two records are in the same sets.
  static func areInSameSets(_ a: DirectoryRecord, _ b: DirectoryRecord) -> Bool {
    a.id.kind == b.id.kind && a.city == b.city && a.zipCode == b.zipCode && a.labels == b.labels
      && a.isFeatured == b.isFeatured && a.hours == b.hours
  }

  private static func remove<Key>(
    _ slot: Int, from sets: inout [Key: SlotSet], _ key: Key, of capacity: Int
  ) {
    sets[key]?.remove(slot, of: capacity)
    if sets[key]?.isEmpty == true { sets[key] = nil }
  }
}
