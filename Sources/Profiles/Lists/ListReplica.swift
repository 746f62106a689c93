public import Essentials

/// The copy of a person's lists on one device, which names the author of each edit when copies are
/// merged.
///
///     let phone = ListReplica("7f3c21")
///
/// Give each device its own ID, for example a random one at the first launch. A device that was
/// restored from a backup needs a new ID, because edits that it made after the backup are on other
/// devices already.
public struct ListReplica: Hashable, Sendable, PrivateValue {
  /// The ID: 1 to 64 ASCII letters, digits, and hyphens.
  public let id: String

  /// Creates the replica with an ID, or returns `nil` if the ID is not as ``id`` says.
  public init?(_ id: some StringProtocol) {
    guard (1...64).contains(id.utf8.count),
      id.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      })
    else { return nil }
    self.id = String(id)
  }
}

extension ListReplica: Comparable {
  /// Orders replicas by their IDs.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

/// Encoded as the ID.
extension ListReplica: Codable {
  /// Decodes a replica from its ID.
  ///
  /// - Throws: `DecodingError`, also for text that is not an ID. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let replica = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not the ID of a replica.")
    }
    self = replica
  }

  /// Encodes the ID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
