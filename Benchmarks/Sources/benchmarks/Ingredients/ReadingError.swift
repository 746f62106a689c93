import Foundation

/// An error that a camera makes in reading a label.
enum ReadingError: CaseIterable {
  /// The letter o is read as the digit 0, or the other way round.
  case zero
  /// The letters l and I are read as the digit 1, or the other way round.
  case one
  /// The letters rn are read as m, or the other way round.
  case pair
  /// An accent is not seen.
  case accent
  /// A word is read as two.
  case split
  /// A comma is not seen.
  case comma

  var name: String {
    switch self {
    case .zero: "o/0"
    case .one: "l/1/I"
    case .pair: "rn/m"
    case .accent: "accents"
    case .split: "split words"
    case .comma: "lost commas"
    }
  }

  /// Returns the change of a text by this error at a place, or `nil` if it cannot be made there.
  ///
  /// The result is how many characters it replaces, and by what.
  func change(_ text: [Character], at place: Int) -> (length: Int, replacement: [Character])? {
    let character = text[place]
    switch self {
    case .zero: return swap(character, [["o", "0"], ["O", "0"], ["0", "o"]])
    case .one: return swap(character, [["l", "1"], ["I", "l"], ["i", "1"], ["1", "l"]])
    case .pair:
      if character == "m" { return (1, ["r", "n"]) }
      let isPair = character == "r" && place + 1 < text.count && text[place + 1] == "n"
      return isPair ? (2, ["m"]) : nil
    case .accent:
      let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
      guard scalars.count > 1, let letter = scalars.first else { return nil }
      return (1, [Character(letter)])
    case .split:
      guard place > 0, text[place - 1].isLetter, character.isLetter else { return nil }
      return (0, [" "])
    case .comma: return character == "," ? (1, []) : nil
    }
  }

  private func swap(
    _ character: Character, _ pairs: [[Character]]
  ) -> (length: Int, replacement: [Character])? {
    pairs.first { $0[0] == character }.map { (1, [$0[1]]) }
  }

  /// A text with one error in each forty characters, of kinds and at places that a generator draws.
  ///
  /// In each forty characters, a kind is drawn until it can be made somewhere in them.
  static func read(
    _ text: String, with kinds: [ReadingError], using generator: inout SplitMix64
  ) -> (text: String, errors: Int) {
    let characters = Array(text)
    var result: [Character] = []
    var errors = 0
    var start = 0
    while start < characters.count {
      let end = min(start + 40, characters.count)
      var next = start
      if end - start == 40 {
        for kind in kinds.shuffled(using: &generator) {
          let places = (start..<end).filter { kind.change(characters, at: $0) != nil }
          guard let place = places.randomElement(using: &generator),
            let change = kind.change(characters, at: place)
          else { continue }
          result += characters[start..<place] + change.replacement
          next = place + change.length
          errors += 1
          break
        }
      }
      if next < end { result += characters[next..<end] }
      start = max(end, next)
    }
    return (String(result), errors)
  }
}
