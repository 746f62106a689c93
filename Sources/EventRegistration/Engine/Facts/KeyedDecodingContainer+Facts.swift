import Essentials

extension KeyedDecodingContainer {
  /// Decodes the instant at which a hold or an offer ends.
  func decodeDeadline(_ key: Key) throws -> Int64 {
    try decode(
      key, where: { EventFact.Change.deadlines.contains($0) },
      expected: "a deadline in the years 1 to 9999")
  }

  /// Decodes the children of a party.
  func decodeChildren(_ key: Key) throws -> [ChildID] {
    try decode(key, where: \.isParty, expected: "a list of 1 to 15 different children")
  }

  /// Decodes the reason for canceling an event.
  func decodeReason(_ key: Key) throws -> String {
    try decode(
      key, where: { $0.utf8.count <= EventFact.Change.maximumReasonBytes },
      expected: "a text of at most 1,000 bytes")
  }
}
