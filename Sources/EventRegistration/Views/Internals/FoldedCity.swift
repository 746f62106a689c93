import Essentials

/// The name of a city, compared as a list of places compares it.
struct FoldedCity {
  let form: String

  /// Folds a name, or returns `nil` if it is blank.
  init?(_ name: String) {
    let name = name.trimmed
    guard !name.isEmpty else { return nil }
    form = Self.form(of: name)
  }

  /// Case folding comes first, because `foldedName` changes the case of Latin letters only.
  private static func form(of name: String) -> String {
    foldedName(String(decoding: name.caseFolded, as: UTF8.self))
  }

  /// Whether another name has the same form.
  ///
  /// Folding keeps the first letter, so that most names differ there already.
  func isName(_ other: String) -> Bool {
    if let first = other.utf8.first, first.isASCIILetter, form.utf8.first != first | 0x20 {
      return false
    }
    return form == Self.form(of: other)
  }
}
