/// Returns the folded form of the name of a place.
///
/// Two spellings with the same folded form are the same name.
///
/// Latin letters become lowercase ASCII letters without diacritics (Cañon, Mayagüez). Apostrophes of
/// every shape (Hale'iwa, Na`alehu), dots (Washington D.C.), hyphens (Wilkes-Barre), and white space
/// (La Porte, LaPorte) are removed. The words St, Ste, Mt, and Ft become saint, sainte, mount, and
/// fort. Letters of other scripts are unchanged, but keep at most 30 combining marks each: more than
/// any text needs, and few enough that comparing two strings, which takes quadratic time in the marks
/// in a row, stays fast. Canonically equivalent names have canonically equivalent forms.
///
/// - Complexity: O(*n*)
@inlinable
package func foldedName(_ name: some StringProtocol) -> String {
  folded(Substring(name), spellingOut: true)
}

/// Returns the folded form of a text that need not be the name of a place: as for a name, but St, Ste, Mt,
/// and Ft stay as they are, since they can be the beginnings of longer words.
///
/// - Complexity: O(*n*)
@inlinable
package func foldedText(_ text: some StringProtocol) -> String {
  folded(Substring(text), spellingOut: false)
}

@usableFromInline
func folded(_ name: Substring, spellingOut: Bool) -> String {
  var folded: [UInt8] = []
  folded.reserveCapacity(name.utf8.count)
  var wordStart = 0
  // Whether the next mark belongs to a Latin letter, also after other marks.
  var isMarkingLatin = false
  var marksInARow = 0
  for scalar in name.unicodeScalars {
    if scalar.isBlank || scalar.isDash {
      if spellingOut { spellOut(&folded, from: wordStart) }
      wordStart = folded.count
      continue
    }
    if scalar.isApostrophe || scalar == "." || (isMarkingLatin && scalar.isCombiningDiacritical) {
      continue
    }
    if let letter = scalar.latinLetter {
      folded.append(letter)
      isMarkingLatin = true
      marksInARow = 0
    } else if let letters = scalar.latinLigature {
      folded.append(contentsOf: letters.utf8)
      isMarkingLatin = true
      marksInARow = 0
    } else {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marksInARow = isMark ? marksInARow + 1 : 0
      if marksInARow <= 30 { folded.append(contentsOf: scalar.utf8) }
      isMarkingLatin = isMarkingLatin && isMark
    }
  }
  if spellingOut { spellOut(&folded, from: wordStart) }
  return String(decoding: folded, as: UTF8.self)
}

/// Spells out the last word if it is an abbreviation that names of places have.
private func spellOut(_ folded: inout [UInt8], from start: Int) {
  let word = folded[start...]
  let spelling: String
  if word.elementsEqual("st".utf8) {
    spelling = "saint"
  } else if word.elementsEqual("ste".utf8) {
    spelling = "sainte"
  } else if word.elementsEqual("mt".utf8) {
    spelling = "mount"
  } else if word.elementsEqual("ft".utf8) {
    spelling = "fort"
  } else {
    return
  }
  folded.replaceSubrange(start..., with: spelling.utf8)
}

extension Unicode.Scalar {
  /// Whether the scalar is in the block Combining Diacritical Marks.
  fileprivate var isCombiningDiacritical: Bool { (0x300...0x36F).contains(value) }

  /// The lowercase ASCII letter to which a Latin letter folds, or `nil` for other scalars.
  fileprivate var latinLetter: UInt8? {
    let letter: UInt8
    switch value {
    case 0x41...0x5A: letter = UInt8(value) | 0x20
    case 0x61...0x7A: letter = UInt8(value)
    case 0xC0...0x24F: letter = lettersFrom00C0[Int(value) - 0xC0]
    case 0x1E00...0x1EFF: letter = lettersFrom1E00[Int(value) - 0x1E00]
    case 0x212A: letter = UInt8(ascii: "k")  // The kelvin and angstrom signs are canonically
    case 0x212B: letter = UInt8(ascii: "a")  // equivalent to letters.
    default: return nil
    }
    return letter == UInt8(ascii: "-") ? nil : letter
  }

  /// The two lowercase ASCII letters to which a ligature folds, or `nil` for other scalars.
  fileprivate var latinLigature: String? {
    switch value {
    case 0xC6, 0xE6, 0x1E2, 0x1E3, 0x1FC, 0x1FD: "ae"
    case 0xDE, 0xFE: "th"
    case 0xDF, 0x1E9E: "ss"
    case 0x132, 0x133: "ij"
    case 0x152, 0x153: "oe"
    default: nil
    }
  }
}

/// The base letters of U+00C0 to U+024F: from the canonical decompositions, and by appearance for
/// letters of Latin-1 and Latin Extended-A with a stroke, hook, or dot; `-` if there is none.
private let lettersFrom00C0 = Array(
  """
  aaaaaa-ceeeeiiiidnooooo-ouuuuy--aaaaaa-ceeeeiiiidnooooo-ouuuuy-y\
  aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii--jjkkklllllll\
  lllnnnnnnnnnoooooo--rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
  --------------------------------oo-------------uu---------------\
  -------------aaiioouuuuuuuuuu-aaaa----ggkkoooo--j---gg--nnaa--oo\
  aaaaeeeeiiiioooorrrruuuusstt--hh------aaeeooooooooyy------------\
  ----------------
  """.utf8)

/// The base letters of U+1E00 to U+1EFF from the canonical decompositions; `-` if there is none.
private let lettersFrom1E00 = Array(
  """
  aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
  mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
  wwwwwwwwwwxxxxyyzzzzzzhtwy-s----aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
  eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy------
  """.utf8)
