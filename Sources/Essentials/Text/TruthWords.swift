// Embedded Swift has no number parser.
#if !hasFeature(Embedded)
/// The words for true and false in exports, and in spreadsheets in several languages that saved them again.
///
/// The words for yes and no are those of the locales of the GNU C library (`yesstr`, `nostr`) that are not the
/// opposite in another one.
package enum TruthWords {
  private static let trueWords = words(
    """
    true yes y wahr ja j vrai oui verdadero sí vero sì verdadeiro sim waar prawda tak sand sant sann \
    tosi pravda igaz adevărat doğru evet истина істина да так αληθές αληθεσ ναι ano igen da kyllä \
    是 真 はい 예 نعم כן si áno ya có taip jā jah bai já oo ndiyo hə այո კი иә ใช่ हाँ हां হ্যাঁ હા ਹਾਂ \
    होय हो ஆம் అవును ಹೌದು ഉവ്വ് بله ہاں بەڵێ 係
    """)

  /// The words for false that a spreadsheet writes for a cell of the type.
  package static let falseWords = words(
    """
    false falsch faux falso onwaar fałsz falsk falskt usann epätosi nepravda hamis fals yanlış \
    yanliş ложь ложа хибність ψευδές ψευδεσ
    """)

  private static let noWords = words(
    """
    no n nein non não nee nie nej nei ei ne nem nu hayır нет ні не όχι 否 假 いいえ 아니요 لا לא tidak \
    không nē ez hapana hindi yox ոչ არა жоқ ไม่ใช่ नहीं না નહીં ਨਹੀਂ नाही होइन இல்லை ಇಲ್ಲ അല്ല نه نہیں \
    نەخێر 不是 唔係
    """)

  /// The words for "none" and "nothing", with underscores for spaces: their translations in the message
  /// catalogs of Debian's programs.
  package static let noneWords = words(
    """
    none nothing kein keine nichts rien aucun aucune ninguno ninguna nada nessuno nessuna geen brak ingen inga \
    inget yok hiçbiri なし 無し 없음 無 无 沒有 žádná žádný žádné žiadne žiadna žiaden žiadny nincs nenhum \
    nenhuma niciunul nici_una nimic нет отсутствует немає відсутній няма нищо нема ништа nema ništa \
    κανένα ei_mitään ei_mikään puudub nėra nekas ללא tidak_ada tiada không_có ไม่มี कुछ_नहीं لا_شيء \
    هیچکدام ningún noben asnjë ekkert nic ничего ingenting
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { String($0) })
  }

  /// Returns whether a text says true, or `nil` if it is not understood; a blank text says false.
  package static func value(of text: String) -> Bool? {
    let word = TypedText.plain(text).lowercased()
    if word.isEmpty || falseWords.contains(word) || noWords.contains(word) { return false }
    if trueWords.contains(word) { return true }
    return Double(word).flatMap { $0 == 0 ? false : $0 == 1 ? true : nil }
  }
}
#endif
