/// A question of the page: a line with a name and values, and a text below it.
public struct Question {
  /// The name of the question.
  public let name: Substring
  private let values: ArraySlice<Substring>
  /// The text below the first line.
  public let text: Substring

  /// Creates a question from its text.
  public init(_ text: String) {
    let parts = Self.parts(of: text[...], at: 10, limit: 2)
    let words = Self.parts(of: parts[0], at: 32)
    name = words[0]
    values = words.dropFirst()
    self.text = parts.count > 1 ? parts[1] : ""
  }

  /// The lines of the text.
  public var lines: [Substring] { Self.parts(of: text, at: 10) }

  /// The value at a position, or nothing.
  public subscript(position: Int) -> Substring {
    position < values.count ? values[values.startIndex + position] : ""
  }

  /// The whole number at a position, or 0.
  public func integer(_ position: Int) -> Int { Int(self[position]) ?? 0 }

  /// The number of degrees at a position, which is written in millionths.
  public func degrees(_ position: Int) -> Double { Double(integer(position)) / 1_000_000 }

  /// Splits a text at each byte of ASCII, and returns at most `limit` parts.
  public static func parts(
    of text: Substring, at separator: UInt8, limit: Int = .max
  ) -> [Substring] {
    text.utf8.split(
      separator: separator, maxSplits: limit - 1, omittingEmptySubsequences: false
    ).map { Substring($0) }
  }
}
