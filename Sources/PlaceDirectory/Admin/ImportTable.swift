import Essentials

/// A table with the names of its columns, at its current row.
struct ImportTable {
  typealias Refusal = AdminTrail.Import.Refusal

  private(set) var rows: CSVRows
  /// The names of the columns in lowercase, some of which can be empty.
  private let names: [String]

  /// Starts at the row with the names, or returns `nil` if there is none.
  init?(_ text: String, separator: Unicode.Scalar) {
    let separator = UInt8(ascii: separator)
    var rows = CSVRows(text, as: .separated(by: separator))
    func next() -> Bool {
      while rows.nextRow() { if !rows.isBlank { return true } }
      return false
    }
    guard next() else { return nil }
    // As Excel reads it: the first line names the separator.
    if rows.texts.joined(separator: " ").lowercased().hasPrefix("sep=") {
      guard next() else { return nil }
    }
    names = rows.texts.map { TypedText.plain(CleanText.line($0)).lowercased() }
    self.rows = rows
  }

  var hasItems: Bool { names.contains("kind") && names.contains("id") }

  /// Returns the problems of the names, which must be among some.
  func problems(of columns: Set<String>) -> [Refusal] {
    guard !rows.texts.contains(where: Self.isDamaged) else { return [.encoding] }
    var problems: [Refusal] = rows.isDamaged ? [.quote] : []
    var known: Set<String> = []
    for name in names where !name.isEmpty {
      if !columns.contains(name) || !known.insert(name).inserted {
        problems.append(.column(name))
      }
    }
    if !hasItems { problems.append(.noItems) }
    return problems
  }

  /// Goes on to the next row that is not blank, and returns `false` if there is none.
  mutating func nextRow() -> Bool {
    while rows.nextRow() { if !rows.isBlank { return true } }
    return false
  }

  /// Whether numbers have a comma before their decimals.
  var hasDecimalComma: Bool { rows.separator != UInt8(ascii: ",") }

  /// The cells of the current row by the names of their columns, or the reason they cannot be read.
  var row: ImportReading<[String: String]> {
    guard !rows.isDamaged else { return .failure(.quote) }
    let cells = rows.texts
    guard !cells.contains(where: Self.isDamaged) else { return .failure(.encoding) }
    let last = names.lastIndex { !$0.isEmpty } ?? -1
    guard cells.count > last else { return .failure(.cells(count: cells.count)) }
    var row: [String: String] = [:]
    for (column, cell) in cells.enumerated() {
      if column < names.count, !names[column].isEmpty {
        row[names[column]] = String(cell[...].trimmingBlanks)
      } else if CleanText.isVisible(cell) {
        return .failure(
          column < names.count
            ? .unnamedColumn(number: column &+ 1) : .cells(count: cells.count))
      }
    }
    return .success(row)
  }

  /// Whether a text was decoded with another encoding than its own.
  private static func isDamaged(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == "\u{FFFD}" || $0 == "\u{0}" }
  }
}

extension CSVRows {
  /// Whether nothing in the cells of the current row can be seen.
  fileprivate var isBlank: Bool {
    !isDamaged
      && (0..<count).allSatisfy { !CleanText.isVisible(String(decoding: self[$0], as: UTF8.self)) }
  }
}

/// A value that was read, or the reason it cannot be.
enum ImportReading<Value> {
  case success(Value)
  case failure(AdminTrail.Import.Refusal)
}

/// The changes that spreadsheets make to cells that are digits, but not numbers, such as the IDs of products.
enum SpreadsheetNumber {
  /// The words that LibreOffice writes before the number of an error, in several languages.
  private static let errorWords: Set = [
    "Err", "Erro", "Erreur", "Hata", "Fout", "Fel", "Feil", "Fejl", "Virhe", "Chyba", "Hiba", "Lỗi",
    "Błąd", "Ошибка", "Помилка", "خطأ", "エラー", "错误", "錯誤", "오류",
  ]

  /// Whether a text is the error of a formula, as programs write it in several languages, such as `#N/A`,
  /// `#REF!`, `#¿NOMBRE?`, `#NOM ?`, and `Err:502`.
  static func isError(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "#"), let last = text.last else {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let word = parts.first, let code = parts.last?.utf8 else {
        return false
      }
      return code.count == 3 && code.allSatisfy(\.isDigit)
        && errorWords.contains(String(word.trimmingBlanks))
    }
    let name = text.dropFirst()
    guard name.count > 1, name.first != " ", !name.contains(where: \.isLowercase) else {
      return false
    }
    if last == "!" || last == "?" {
      return !name.dropLast().trimmingBlanks.unicodeScalars.contains(where: \.isBlank)
    }
    return ["NV", "BRAK", "YOK"].contains(name)
      || name.count == 3 && name.split(separator: "/").map(\.count) == [1, 1]
        && name.allSatisfy { $0 == "/" || $0.isLetter }
  }

  /// The content of a cell without blanks and invisible marks at its ends, and without the apostrophe or the
  /// formula `="…"` with which people keep digits as they are.
  static func asTyped(_ cell: String) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool { !scalar.isBlank && !scalar.isInvisible }
    let scalars = cell.unicodeScalars
    guard let first = scalars.firstIndex(where: isShown),
      let last = scalars.lastIndex(where: isShown)
    else { return "" }
    let text = String(cell[first...last])
    let bytes = text.utf8
    if bytes.starts(with: "=\"".utf8), bytes.last == UInt8(ascii: "\""), bytes.count > 3 {
      return String(text.unicodeScalars.dropFirst(2).dropLast())
    }
    let rest = bytes.dropFirst()
    let isQuoted =
      bytes.first == UInt8(ascii: "'")
      && rest.first.map { $0.isDigit || $0 == UInt8(ascii: "+") } == true
    return isQuoted ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// The text of a number with ASCII digits and separators.
  private static func number(_ text: String) -> String {
    var number = ""
    number.unicodeScalars.append(
      contentsOf: TypedText.plain(text).unicodeScalars.map {
        switch $0 {
        case "\u{066B}": "."
        case "\u{066C}": ","
        case "\u{066A}", "\u{2030}": "%"
        default: $0
        }
      })
    return number
  }

  /// Whether a text is a number as spreadsheets and programs write it, whose digits may not be those that were
  /// typed: with an exponent, zeros as decimals, or signs between groups of three digits; or a sign that the
  /// number does not fit into its column, or that there is none.
  static func isChanged(_ text: String) -> Bool {
    let text = number(text)
    let utf8 = text.utf8
    if isError(text) || utf8.count > 1 && utf8.allSatisfy({ $0 == UInt8(ascii: "#") }) {
      return true
    }
    let isSigned = utf8.first == UInt8(ascii: "-") || utf8.first == UInt8(ascii: "+")
    return shape(of: utf8.dropFirst(isSigned ? 1 : 0)) == .changed
  }

  /// Whether a text is what a spreadsheet makes of an earlier one: the date of two numbers, such as `7-Nov` for
  /// `7-11`, or a number with other zeros or signs.
  static func isChanged(_ text: String, from old: String) -> Bool {
    guard text != old, !old.isEmpty else { return false }
    guard old.utf8.allSatisfy(\.isDigit) else { return textsBeforeDate(text).contains(old) }
    return isChanged(text) || old.utf8.first == UInt8(ascii: "0") && old.drop { $0 == "0" } == text
  }

  /// Whether a text is a number with a sign of currency or percent, or in parentheses.
  static func isFormatted(_ text: String) -> Bool {
    var scalars = number(text).unicodeScalars[...]
    let isNegative = scalars.first == "(" && scalars.last == ")" && scalars.count > 2
    if isNegative { scalars = scalars.dropFirst().dropLast() }
    func isSign(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "%" || scalar.properties.generalCategory == .currencySymbol
    }
    // R$ and US$
    let letters = scalars.prefix { $0.properties.isAlphabetic }
    if letters.count < 3, let sign = scalars.dropFirst(letters.count).first, isSign(sign) {
      scalars = scalars.dropFirst(letters.count)
    }
    var hasSign = isNegative
    while let first = scalars.first, isSign(first) || first == "-" {
      hasSign = hasSign || isSign(first)
      scalars.removeFirst()
    }
    while let last = scalars.last, isSign(last) {
      hasSign = true
      scalars.removeLast()
    }
    guard hasSign else { return false }
    return shape(of: String(scalars)[...].trimmingBlanks.utf8[...]) != .other
  }

  /// The texts of two small numbers, such as `1-5`, that a spreadsheet can have turned into a date, as it shows
  /// dates in several languages, such as `2026-05-01`, `01.05.26`, `5-Jan`, `05-janv`, `1月5日`, and as the
  /// number of a day.
  static func textsBeforeDate(_ text: String) -> [String] {
    let numbers = numbersOfDate(text)
    return numbers.indices.flatMap { first in
      numbers.indices.filter { $0 != first }.flatMap { second in
        ["-", "/", "."].flatMap { sign in
          let (first, second) = ("\(numbers[first])", "\(numbers[second])")
          let long = [first, second].map { $0.utf8.count == 1 ? "0" + $0 : $0 }
          return [first + sign + second, long.joined(separator: sign)]
        }
      }
    }
  }

  /// The months, days, and short years of which a text can be the date; empty if it is none.
  private static func numbersOfDate(_ text: String) -> [Int] {
    let text = TypedText.plain(text)
    if let day = Int(text), (20_000...99_999).contains(day) {
      // Days are counted from 1899-12-30, and a month without a day begins with its first one.
      guard let date = CalendarDate(daysSinceEpoch: day - 25_569) else { return [] }
      return [date.month, date.day] + (date.day == 1 ? [date.year % 100] : [])
    }
    let words = MonthNames.withoutThaiPoints(text).split { "-/. ॰年月日년월일".contains($0) }
    // In Vietnamese, the word for a month stands before its number, and some Arabic months have two words.
    let parts = words.filter {
      !["thg", "tháng", "الثاني", "الأول", "الاول"].contains($0.lowercased())
    }
    let count = parts.count { number($0) != nil }
    // Two numbers with a sign between them are what a person types.
    let isTyped =
      text.utf8.last != UInt8(ascii: ".") && text.utf8.allSatisfy { $0 < 0x80 }
      && words.count == parts.count
    guard parts.count == 3 || parts.count == 2 && (count < 2 || !isTyped), count > 0
    else { return [] }
    var numbers: [Int] = []
    for part in parts {
      let found = number(part).map { [$0] } ?? MonthNames.numbers(ofName: String(part))
      // The year of an emperor or a republic, such as 令和8 and R8, is no month.
      let first = part.utf8.first ?? 0
      let isEra =
        parts.count == 3 && part.utf8.last?.isDigit == true
        && (first >= 0xE3
          || "MTSHR".utf8.contains(first) && Int(part.dropFirst()) != nil
            && !text.utf8.contains(UInt8(ascii: "-")))
      guard !found.isEmpty || isEra else { return [] }
      numbers += found.filter { (0...99).contains($0) }
    }
    return numbers
  }

  /// The number of digits, or of a Chinese numeral such as 二十五.
  private static func number(_ text: Substring) -> Int? {
    if let number = Int(text) { return number }
    let digits = Array("〇一二三四五六七八九")
    let parts = text.split(separator: "十", omittingEmptySubsequences: false)
    guard parts.count < 3, !text.isEmpty else { return nil }
    var values: [Int] = []
    for part in parts {
      var value = 0
      for digit in part.prefix(8) {
        guard let place = digits.firstIndex(of: digit) else { return nil }
        value = value * 10 + place
      }
      values.append(value)
    }
    guard let last = values.last, let tens = values.first, values.count == 2 else {
      return values.first
    }
    return tens < 10 && last < 10 ? max(tens, 1) * 10 + last : nil
  }

  /// How digits and the signs between them are a number.
  private enum Shape {
    case plain, changed, other
  }

  private static func shape(of text: Substring.UTF8View) -> Shape {
    if !text.isEmpty, text.allSatisfy(\.isDigit) { return .plain }
    var groups = text.split(omittingEmptySubsequences: false) { !$0.isDigit }
    var signs = text.filter { !$0.isDigit }
    guard let whole = groups.first, let end = groups.last, !whole.isEmpty, !end.isEmpty else {
      return .other
    }
    if let e = signs.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      // 4E+12, 4.006E12, 4,006e+12
      let before = signs[..<e]
      let after = signs[(e &+ 1)...]
      let isSigned = after.elementsEqual("+".utf8) || after.elementsEqual("-".utf8)
      let isPoint = before.elementsEqual(".".utf8) || before.elementsEqual(",".utf8)
      let isExponent =
        (isSigned || after.isEmpty) && (isPoint || before.isEmpty && isSigned)
      return isExponent ? .changed : .other
    }
    guard let sign = signs.first, " ,.'".utf8.contains(sign), let last = signs.last else {
      return .other
    }
    let isPoint = last == UInt8(ascii: ".") || last == UInt8(ascii: ",")
    if groups.count == 2, isPoint, end.allSatisfy({ $0 == UInt8(ascii: "0") }) { return .changed }
    if last != sign, isPoint {
      // 1.012.345,00
      groups.removeLast()
      signs.removeLast()
    }
    // In India, the groups before the last have two digits.
    let counts = sign == UInt8(ascii: ",") ? 2...3 : 3...3
    let isGrouped =
      signs.allSatisfy { $0 == sign } && whole.count <= 3 && groups.last?.count == 3
      && groups.dropFirst().allSatisfy { counts.contains($0.count) }
    // A zero begins no group, as in 0.125.
    if isGrouped, whole.first != UInt8(ascii: "0") { return .changed }
    return groups.count == 2 && isPoint ? .plain : .other
  }
}

/// The names of months in the languages in which spreadsheets show dates.
enum MonthNames {
  /// The names from January on, of which people and programs write the beginning.
  ///
  /// Source: Unicode CLDR 47, months of the Gregorian calendar, in the languages of Europe, West, Central, and
  /// South Asia, Thailand, Indonesia, Malaysia, the Philippines, and East Africa.
  private static let names = [
    """
    january janner janvier enero gennaio janeiro tammikuu styczen leden ocak ianuarie январь \
    січень ιανουαριος يناير ינואר sijecanj sausis jaanuar gener януари јануар जनवरी जानेवारी \
    জানুয়ারি ਜਨਵਰੀ જાન્યુઆરી ஜனவரி జనవరి ಜನವರಿ ജനുവരി มกราคม มค ژانویه جنوری كانون جانفي \
    հունվարի հնվ იანვარი yanvar қаңтар janvāris januarie студзеня студзень janar
    """,
    """
    february feber fevrier febrero febbraio fevereiro helmikuu luty unor subat februarie \
    февраль лютий φεβρουαριος فبراير פברואר veljaca vasaris veebruar фебруар फ़रवरी फेब्रुवारी \
    फेब्रुअरी ফেব্রুয়ারি ਫ਼ਰਵਰੀ ફેબ્રુઆરી பிப்ரவரி ఫిబ్రవరి ಫೆಬ್ರವರಿ ഫെബ്രുവരി กุมภาพันธ์ กพ \
    فوریه فروری شباط فيفري փետրվարի փտվ თებერვალი fevral ақпан februāris pebrero лютага люты \
    shkurt
    """,
    """
    march marzo marco maart mrt marts maaliskuu marzec brezen martie marcius maret березень \
    μαρτιος مارس מרץ ozujak kovas марта मार्च মার্চ ਮਾਰਚ માર્ચ மார்ச் మార్చి ಮಾರ್ಚ್ മാർച്ച് \
    มีนาคม มีค مارچ آذار մարտի մրտ მარტი наурыз marso machi сакавіка
    """,
    """
    avril abril aprile huhtikuu kwiecien duben nisan aprilie aprilis апрель квітень απριλιος \
    أبريل אפריל travanj balandis aprill अप्रैल एप्रिल अप्रिल এপ্রিল ਅਪ੍ਰੈਲ એપ્રિલ ஏப்ரல் \
    ఏప్రిల్ ಏಪ್ರಿಲ್ ഏപ്രിൽ เมษายน เมย آوریل اپریل نيسان أفريل ապրիլի აპრილი aprel сәуір \
    красавіка prill
    """,
    """
    mayo maggio maio mei toukokuu kveten mayis majus май мая травень μαιος مايو מאי svibanj \
    geguze maig maijs мај मई মে ਮਈ મે மே మే ಮೇ മേയ് พฤษภาคม พค مه مئی أيار մայիսի մյս მაისი \
    мамыр
    """,
    """
    june juin junio giugno junho kesakuu czerwiec cerven cvn haziran iunie junius июнь червень \
    ιουνιος يونيو יוני lipanj birzelis juuni juny июня юни јун जून জুন ਜੂਨ જૂન ஜூன் జూన్ ಜೂನ್ \
    ജൂൺ มิถุนายน มิย ژوئن جون حزيران جوان հունիսի հնս ივნისი iyun iyn маусым jūnijs hunyo \
    junie чэрвеня чэрвень qershor
    """,
    """
    july juillet luglio julho heinakuu lipiec cervenec cvc temmuz iulie julius июль липень \
    ιουλιος יולי srpanj liepa juuli juliol июля юли јул जुलाई জুলাই ਜੁਲਾਈ જુલાઈ ஜூலை జులై ಜುಲೈ \
    ജൂലൈ กรกฎาคม กค ژوئیه جولائی تموز جويلية يوليوز հուլիսի հլս ივლისი iyul iyl шілде jūlijs \
    hulyo julai julie ліпеня ліпень korrik
    """,
    """
    aout agosto augustus elokuu sierpien srpen agustos augusztus август серпень αυγουστος \
    أغسطس אוגוסט kolovoz rugpjutis avgust अगस्त ऑगस्ट अगस्ट আগস্ট ਅਗਸਤ ઑગસ્ટ ஆகஸ்ட் ఆగస్టు \
    ಆಗಸ್ಟ್ ഓഗസ്റ്റ് สิงหาคม สค اوت اگست آب غشت օգոստոսի օգս აგვისტო avqust тамыз augusts \
    agosti ogos жніўня жнівень gusht
    """,
    """
    september septembre septiembre settembre setembro syyskuu wrzesien zari eylul septembrie \
    szeptember сентябрь вересень σεπτεμβριος سبتمبر ספטמבר rujan rugsejis setembre септември \
    सितंबर सप्टेंबर सेप्टेम्बर সেপ্টেম্বর ਸਤੰਬਰ સપ્ટેમ્બર செப்டம்பர் సెప్టెంబర్ ಸೆಪ್ಟೆಂಬರ್ \
    സെപ്റ്റംബർ กันยายน กย سپتامبر ستمبر أيلول شتنبر սեպտեմբերի სექტემბერი sentyabr қыркүйек \
    septembris setyembre septemba верасня верасень shtator
    """,
    """
    october oktober octobre octubre ottobre outubro lokakuu pazdziernik rijen ekim octombrie \
    октябрь жовтень οκτωβριος أكتوبر אוקטובר listopad spalis oktoober октобар अक्टूबर ऑक्टोबर \
    अक्टोबर অক্টোবর ਅਕਤੂਬਰ ઑક્ટોબર அக்டோபர் అక్టోబర్ ಅಕ್ಟೋಬರ್ ഒക്‌ടോബർ ഒക്ടോ ตุลาคม ตค اکتبر \
    اکتوبر تشرين հոկտեմբերի ოქტომბერი oktyabr қазан oktobris oktubre oktoba кастрычніка tetor
    """,
    """
    november novembre noviembre novembro marraskuu listopad kasim noiembrie ноябрь листопад \
    νοεμβριος نوفمبر נובמבר studeni lapkritis ноември новембар नवंबर नोव्हेंबर नोभेम्बर \
    নভেম্বর ਨਵੰਬਰ નવેમ્બર நவம்பர் నవంబర్ ನವೆಂಬರ್ നവംബർ พฤศจิกายน พย نوامبر نومبر تشرين نونبر \
    նոյեմբերի ნოემბერი noyabr қараша novembris nobyembre novemba лістапада nëntor
    """,
    """
    december dezember decembre diciembre dicembre dezembro joulukuu grudzien prosinec aralik \
    decembrie desember декабрь грудень δεκεμβριος ديسمبر דצמבר prosinac gruodis detsember \
    децембар दिसंबर डिसेंबर डिसेम्बर ডিসেম্বর ਦਸੰਬਰ ડિસેમ્બર டிசம்பர் డిసెంబర్ ಡಿಸೆಂಬರ್ ഡിസംബർ \
    ธันวาคม ธค دسامبر دسمبر كانون دجنبر դեկտեմբերի დეკემბერი dekabr желтоқсан decembris \
    disyembre desemba disember снежня снежань dhjetor
    """,
  ].map { $0.split(separator: " ").map { TextFolding.folded(String($0)) } }

  /// The months whose names begin with a word of at least three letters, or of two that are not ASCII; its
  /// case and accents do not count.
  static func numbers(ofName word: String) -> [Int] {
    let name = TextFolding.folded(word)
    let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
    guard !name.isEmpty, word.unicodeScalars.count > (isASCII ? 2 : 1) else { return [] }
    return names.indices.filter { names[$0].contains { $0.utf8.starts(with: name.utf8) } }
      .map { $0 + 1 }
  }

  /// Returns a text without the points between Thai letters, such as those of ม.ค., which separate nothing.
  static func withoutThaiPoints(_ text: String) -> String {
    func isThai(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { ("\u{E01}"..."\u{E4E}").contains($0) } ?? false
    }
    let scalars = text.unicodeScalars
    guard scalars.contains(where: isThai) else { return text }
    var result = String.UnicodeScalarView()
    for index in scalars.indices
    where scalars[index] != "." || !isThai(result.last)
      || !isThai(scalars[index...].dropFirst().first)
    {
      result.append(scalars[index])
    }
    return String(result)
  }
}

/// The letters that a table loses when it is saved in an encoding that does not have them.
enum LostLetters {
  /// Whether a text has question marks in the place of letters, also by comparison with earlier texts.
  static func areIn(_ text: String, comparedWith old: some Sequence<String>) -> Bool {
    !old.contains(text)
      && (areIn(text, comparedWith: "") || old.contains { areIn(text, comparedWith: $0) })
  }

  /// Whether a text has question marks in the place of letters, also by comparison with an earlier text.
  static func areIn(_ text: String, comparedWith old: String) -> Bool {
    let marks = text.utf8.count { $0 == UInt8(ascii: "?") }
    guard marks > 0, text != old else { return false }
    let isReadable = text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.decimalDigit != nil
    }
    if marks > 1, !isReadable { return true }
    return marks > old.utf8.count { $0 == UInt8(ascii: "?") } && shape(of: text) == shape(of: old)
  }

  /// A text with a question mark in the place of each run of question marks and characters outside ASCII.
  private static func shape(of text: String) -> [UInt8] {
    var shape: [UInt8] = []
    for scalar in text.unicodeScalars {
      let byte = UInt8(exactly: scalar.value).flatMap { $0 < 0x80 ? $0 : nil } ?? UInt8(ascii: "?")
      if byte != UInt8(ascii: "?") || shape.last != byte { shape.append(byte) }
    }
    return shape
  }
}
