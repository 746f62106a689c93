import Essentials

/// The consents that a guardian gives for a child.
///
///     let consents: GuardianConsents = [.participation, .emergencyCare]
public struct GuardianConsents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits, including bits without a name.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The child may take part.
  public static let participation = GuardianConsents(rawValue: 1)
  /// The child may receive medical care in an emergency.
  public static let emergencyCare = GuardianConsents(rawValue: 2)
  /// The child may be photographed and filmed.
  public static let photography = GuardianConsents(rawValue: 4)
  /// The provider may know and store facts about the child's health.
  public static let healthData = GuardianConsents(rawValue: 8)
}

extension GuardianConsents: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) { sink.append(rawValue) }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(rawValue: try reader.number())
  }
}

/// Encoded as an array of names, such as `["participation", "photography"]`.
///
/// A bit without a name is encoded by its position, from `"bit4"` to `"bit7"`. An unknown name is not
/// ignored, since a consent that an event requires must not get lost.
extension GuardianConsents: Codable {
  /// Decodes a set from an array of names.
  ///
  /// - Throws: `DecodingError`, also for an unknown name. The error does not repeat the name.
  public init(from decoder: any Decoder) throws { try self.init(namesFrom: decoder) }

  /// Encodes an array of names.
  public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}

extension GuardianConsents: NamedOptions {
  package static let names = ["participation", "emergencyCare", "photography", "healthData"]
}
