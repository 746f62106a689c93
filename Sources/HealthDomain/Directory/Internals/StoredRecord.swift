/// A record of a directory, which all its copies and pages share.
///
/// A record refers to a dozen texts and lists in memory of their own. A page that copied twenty records
/// would spend more time on counting these references than on finding the records.
@usableFromInline
final class StoredRecord: Sendable {
  @usableFromInline
  let record: DirectoryRecord

  init(_ record: DirectoryRecord) { self.record = record }
}

extension StoredRecord: Hashable {
  @usableFromInline
  static func == (a: StoredRecord, b: StoredRecord) -> Bool { a === b || a.record == b.record }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(record) }
}
