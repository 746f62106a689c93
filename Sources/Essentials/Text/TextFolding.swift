public import EssentialBase

/// Folding of text for comparing words, such as names of ingredients and searches: lowercase words
/// and digits with single spaces.
///
///     TextFolding.folded("  Crème fraîche (30 % M.G.)")  // "creme fraiche 30 m g"
///
/// Each Unicode scalar is replaced by its compatibility decomposition (NFKD) in lowercase.
/// Combining marks are removed, letters and numbers stay, and other scalars separate words. Latin
/// letters without a decomposition are spelled in ASCII: œ and æ as `oe` and `ae`, ß as `ss`, þ as
/// `th`, ø as `o`, đ and ð as `d`, ł as `l`, and ı as `i`. Letters of other scripts stay.
///
/// Folding is idempotent. If two texts have nonempty foldings, folding them joined by a space gives
/// their foldings joined by a space. The data is from Unicode 14.0; scalars of later versions
/// separate words.
public enum TextFolding {
  /// Returns the folded text: words with single spaces, and no space at the ends.
  ///
  /// - Complexity: O(*n*) in the length of `text` in UTF-8.
  public static func folded(_ text: String) -> String { FoldedText.folded(text) }

  /// Returns the folded form of the name of a place; see ``FoldedText/name(_:)``.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package static func name(_ name: some StringProtocol) -> String { FoldedText.name(name) }
}
