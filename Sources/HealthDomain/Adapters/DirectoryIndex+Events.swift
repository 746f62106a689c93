import PlaceDirectory
import Essentials
public import EventRegistration
public import Geo

/// Events with registration in the directory.
extension DirectoryIndex {
  /// Adds or changes the record of an event, or removes it if families cannot see the event.
  ///
  ///     directory.update(event, in: places)
  ///
  /// The values that the app itself sets for the event stay: its ratings and those of its picture, popularity,
  /// date, actions, labels of other subjects than features, and whether it is featured.
  ///
  /// - Complexity: as ``update(_:)``, and O(log *m*) for *m* places
  /// - Returns: Whether the event is in the directory.
  @discardableResult
  public mutating func update(_ event: EventRecord, in places: PlaceTable) -> Bool {
    let id = ItemReference(event.id)
    guard var record = DirectoryRecord(event, in: places) else {
      remove(id)
      return false
    }
    if let old = self[id] {
      record.takeRatings(of: old, orElseKeepsOwn: false)
      record.popularity = old.popularity
      record.dateAdded = old.dateAdded
      record.actions = old.actions
      record.isFeatured = old.isFeatured
      for (subject, labels) in old.labels where subject != .features {
        record.labels[subject] = labels
      }
    }
    update(record)
    return true
  }
}
