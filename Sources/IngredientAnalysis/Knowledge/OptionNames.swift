/// The names of the options of a set, by which it is printed and encoded.
protocol NamedOptions: OptionSet where RawValue == UInt8 {
  /// The options with their names, in the order of their bits.
  static var names: [(option: Self, name: String)] { get }
}

extension NamedOptions {
  /// The names of the options in the set.
  var optionNames: [String] { Self.names.filter { isSuperset(of: $0.option) }.map(\.name) }

  /// The names of the options in brackets.
  var text: String { "[" + optionNames.joined(separator: ", ") + "]" }

  /// Decodes a set from a list of names.
  ///
  /// - Throws: `DecodingError`, also for an unknown name.
  init(namesFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let option = Self.names.first(where: { $0.name == name })?.option else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "the option \(name) is not known")
      }
      formUnion(option)
    }
  }

  /// Encodes the names of the options.
  func encodeNames(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(optionNames)
  }
}
