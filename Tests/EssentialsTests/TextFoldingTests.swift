import TestSupport
import Testing

@testable import Essentials

@Suite("Text folding: search words") struct TextFoldingTests {
  /// Made with Python: `unicodedata.normalize("NFKD", …)`, `combining`, `lower`, and `isalnum`.
  static let vectors: [(String, String)] = [
    ("", ""),
    (" ", ""),
    ("...", ""),
    ("\u{D}\u{A}\u{9}", ""),
    ("Sugar", "sugar"),
    ("MILK,EGGS;SOY", "milk eggs soy"),
    ("E 330", "e 330"),
    ("@[`{/:0A9Z", "0a9z"),
    ("a\u{0}b", "a b"),
    // Latin
    ("  Cr\u{E8}me fra\u{EE}che (30 % M.G.)  ", "creme fraiche 30 m g"),
    ("a\u{301}\u{302}b", "ab"),
    ("e\u{301}", "e"),
    ("\u{C9}", "e"),
    ("\u{1E9E}", "ss"),
    ("\u{152}ufs \u{C6}bler \u{D8}l \u{141}oso\u{15B}", "oeufs aebler ol losos"),
    ("Stra\u{DF}e \u{DE}orn \u{F0}a\u{F0} \u{110}uro", "strasse thorn dad duro"),
    ("DIYARBAKIR \u{130}stanbul \u{131}s\u{131}", "diyarbakir istanbul isi"),
    ("na\u{EF}ve\u{2014}caf\u{E9}", "naive cafe"),
    ("l'eau d\u{2019}orange", "l eau d orange"),
    ("\u{149}", "\u{2BC}n"),
    ("\u{13F}l", "l l"),
    ("\u{1C4} \u{1C5} \u{1C6}", "dz dz dz"),
    ("\u{17F}", "s"),
    ("\u{FB01}bre \u{FB00}", "fibre ff"),
    // Numbers and signs
    ("\u{BD} cup", "1 2 cup"),
    ("1\u{BC}oz", "11 4oz"),
    ("\u{2474}", "1"),
    ("x\u{2474}x", "x 1 x"),
    ("H\u{2082}O", "h2o"),
    ("CO\u{B2}", "co2"),
    ("\u{2116} 5", "no 5"),
    ("\u{338E}", "mg"),
    ("5\u{338E}x", "5mgx"),
    ("\u{B5}g", "\u{3BC}g"),
    ("\u{2167}.", "viii"),
    ("\u{2460}\u{2461}", "12"),
    ("\u{AA} \u{BA}", "a o"),
    ("\u{663} \u{6F4}", "\u{663} \u{6F4}"),
    ("\u{212A} \u{212B} \u{2126}", "k a \u{3C9}"),
    ("\u{1D401}\u{1D428}\u{1D425}\u{1D41D} \u{1D7D9}", "bold 1"),
    ("1\u{FE0F}\u{20E3}", "1"),
    ("\u{1F95B} milk", "milk"),
    // Other scripts
    ("\u{FF26}\u{FF35}\u{FF2C}\u{FF2C}\u{3000}\u{FF37}", "full w"),
    (
      "\u{FDFA}",
      "\u{635}\u{644}\u{649} \u{627}\u{644}\u{644}\u{647} \u{639}\u{644}\u{64A}\u{647} \u{648}\u{633}\u{644}\u{645}"
    ),
    (
      "\u{C124}\u{D0D5}, \u{C18C}\u{AE08}",
      "\u{1109}\u{1165}\u{11AF}\u{1110}\u{1161}\u{11BC} \u{1109}\u{1169}\u{1100}\u{1173}\u{11B7}"
    ),
    ("\u{7802}\u{7CD6}\u{30FB}\u{98DF}\u{5869}", "\u{7802}\u{7CD6} \u{98DF}\u{5869}"),
    ("\u{30AC}\u{30E0}", "\u{30AB}\u{30E0}"),
    ("\u{FF76}\u{FF9E}\u{FF91}", "\u{30AB}\u{30E0}"),
    ("\u{3A3}\u{38A}\u{3A3}", "\u{3C3}\u{3B9}\u{3C3}"),
    (
      "\u{401}\u{43B}\u{43A}\u{430} \u{419}\u{43E}\u{434}",
      "\u{435}\u{43B}\u{43A}\u{430} \u{438}\u{43E}\u{434}"
    ),
    ("\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}", "\u{939} \u{928}\u{926}"),
    ("\u{E44}\u{E17}\u{E22}", "\u{E44}\u{E17}\u{E22}"),
    ("\u{1E900}\u{1E922}", "\u{1E922}\u{1E922}"),
    ("\u{2F804}", "\u{4F60}"),
    // Invisible characters
    ("\u{AD} soft\u{AD}hyphen", "soft hyphen"),
    ("zero\u{200B}width\u{200D}join", "zero width join"),
    ("\u{301}", ""),
    ("\u{301}a", "a"),
    ("a \u{301} b", "a b"),
    ("\u{FFFD}", ""),
    ("\u{10FFFF}", ""),
  ]

  /// The folding as bytes, because equal strings may have different bytes.
  private func folded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var result: ContiguousArray<UInt8> = []
    FoldedText.append(ContiguousArray(bytes).span, to: &result)
    return Array(result)
  }

  @Test(arguments: vectors)
  func foldsAsPythonDoes(text: String, expected: String) {
    expectEqual(Array(TextFolding.folded(text).utf8), Array(expected.utf8))
  }

  /// Text with many kinds of scalars, most of them close to those on labels.
  private func randomText(_ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let limit: UInt32 = [0x80, 0x80, 0x250, 0x3000, 0x3_2000, 0x11_0000][
        Int.random(in: 0..<6, using: &generator)]
      text.append(Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) ?? " ")
    }
    return String(text)
  }

  @Test(arguments: LongTest.seeds(50, small: 16))
  func keepsItsLaws(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (first, second) = (randomText(&generator), randomText(&generator))
      let (one, two) = (folded(first.utf8), folded(second.utf8))
      expectEqual(folded(one), one)
      let joined = [one, two].filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: " ")])
      expectEqual(folded((first + " " + second).utf8), Array(joined))
      expect(one.first != UInt8(ascii: " ") && one.last != UInt8(ascii: " "))
      expect(!zip(one, one.dropFirst()).contains { $0 == 32 && $1 == 32 })
      expectEqual(Array(TextFolding.folded(first).utf8), one)
    }
  }

  @Test func appendsToWhatIsThere() {
    var bytes = ContiguousArray("A -".utf8)
    FoldedText.append(ContiguousArray(" \u{BD} B ".utf8).span, to: &bytes)
    expectEqual(bytes, ContiguousArray("A -1 2 b".utf8))
    FoldedText.append(ContiguousArray(" -- ".utf8).span, to: &bytes)
    expectEqual(bytes, ContiguousArray("A -1 2 b".utf8))
  }

  @Test(arguments: [
    [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xC1, 0xBF], [0xE2, 0x82], [0xE0, 0x9F, 0xBF],
    [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80],
    [0xF0, 0x9F, 0xA5], [0xC3, 0x28], [0xFE, 0xFE, 0xFF, 0xFF],
  ])
  func invalidBytesSeparateWords(bytes: [UInt8]) {
    expectEqual(folded("a".utf8 + bytes + "b".utf8), Array("a b".utf8))
    expectEqual(folded("a".utf8 + bytes), Array("a".utf8))
    expectEqual(folded(bytes + "b".utf8), Array("b".utf8))
  }
}
