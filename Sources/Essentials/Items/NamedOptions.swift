/// An option set that is encoded as an array of names.
package protocol NamedOptions: OptionSet where RawValue: FixedWidthInteger & UnsignedInteger {
  /// The names of the options, by the position of their bit.
  static var names: [String] { get }
}

extension NamedOptions {
  /// The names of the options in the set, and `bit7` and the like for bits without a name.
  package var optionNames: [String] {
    (0..<RawValue.bitWidth).filter { rawValue & 1 << RawValue($0) != 0 }
      .map { $0 < Self.names.count ? Self.names[$0] : "bit\($0)" }
  }
}

#if !hasFeature(Embedded)
extension NamedOptions {
  /// Decodes options from their names, or from texts such as `bit7` for bits without a name.
  ///
  /// - Throws: `DecodingError`, also for an unknown name. The error does not repeat the name.
  package init(namesFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A decoder's own error may repeat the value, so it is replaced.
    guard let names = try? container.decode([String].self) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The value must be an array of names.")
    }
    let (known, unknown) = Self.options(named: names)
    guard unknown.isEmpty else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The array contains an unknown name.")
    }
    self = known
  }

  /// Returns the options with names, and the names that this version does not know.
  package static func options(named names: [String]) -> (known: Self, unknown: [String]) {
    var (rawValue, unknown): (RawValue, [String]) = (0, [])
    for name in names {
      if let bit = bit(named: name) {
        rawValue |= 1 << RawValue(bit)
      } else {
        unknown.append(name)
      }
    }
    return (Self(rawValue: rawValue), unknown)
  }

  /// Encodes ``optionNames``.
  package func encodeNames(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(optionNames)
  }

  private static func bit(named name: String) -> Int? {
    if let bit = names.firstIndex(where: { $0.hasSameBytes(as: name) }) { return bit }
    return (0..<RawValue.bitWidth).first { "bit\($0)".hasSameBytes(as: name) }
  }
}
#endif
