import TestSupport
import Testing

@testable import PlaceDirectory

@Suite("CSV import: tables as spreadsheets and people write them") struct AdminTableTests {
  typealias Import = AdminTrail.Import

  private func directory(_ csv: String, into old: DirectoryIndex = .init()) throws -> DirectoryIndex
  {
    var (trail, directory) = (AdminTrail(), old)
    let edits = try #require(Import(csv: csv, into: old).edits)
    guard !edits.isEmpty else { return old }
    try trail.apply(
      edits, to: &directory, by: .init(PersonID(high: 1, low: 2), [.records]), at: 1)
    return directory
  }

  private func market(
    _ csv: String, id: String = "1", into old: DirectoryIndex = .init()
  ) throws -> DirectoryRecord {
    let item = try ItemReference(.market, id)
    return try #require(try directory(csv, into: old)[item])
  }

  private func refusals(_ csv: String, into directory: DirectoryIndex = .init()) -> [String] {
    Import(csv: csv, into: directory).lines.flatMap { line -> [String] in
      guard case .refused(let reasons) = line.outcome else { return [] }
      return reasons.map { "\(line.number) \($0)" }
    }
  }

  @Test(arguments: [
    ",,\n , ,\nkind,id,title\n\"\",\"\",\"\"\nmarket,1,A\n,,\n \t,\u{A0},\n",
    "kind,id,title,,\nmarket,1,A,,\n", "kind,id,title,,\nmarket,1,A\n",
    "kind,id,title\nmarket,1,A,, \n", "\u{FEFF}\u{FEFF}Kind , ID,Title\r\nMarket , 1 , A \r\n",
    "sep=,\nkind,id,title\nmarket,1,A", "sep=;\nkind;id;title\nmarket;1;A",
    "\"sep=;\"\r\nkind,id,title\r\nmarket,1,A", "kind;id;title\r\nmarket;1;A\r\n",
    "kind\tid\ttitle\rmarket\t1\tA\r", "kind,id,title\nmarket, \"1\" ,\"A\" \n",
    "\"kind\",\"id\",\"title\"\n\"market\",\"'1\",\"A\"\n",
    "kind,id,title\nmarket,\"=\"\"1\"\"\",A\n", "kind,id,title\nMARKET,\u{200B}1\u{2060},A",
  ])
  func aTableIsRead(csv: String) throws {
    let record = try market(csv)
    expectEqual(record.title, "A")
    let item = record.id
    expectEqual(try directory(csv).count, 1)
    expectEqual(Import(csv: csv, into: DirectoryIndex([record])).lines.map(\.item), [item])
    expectEqual(Import(csv: csv, into: DirectoryIndex([record])).edits, [])
  }

  @Test func cellsAreReadWithoutBlanks() throws {
    let record = try market(
      """
      kind,id,title,city,state,zip,price,featured,latitude,longitude,payment
      market,1,A, Phoenix, Arizona , 85003 , 3 ,Yes , 33.5 ,\u{2212}112.25, SNAP | | WIC
      """)
    expectEqual(record.city?.description, "Phoenix, AZ")
    expectEqual(record.zipCode?.description, "85003")
    expect(record.priceInCents == 300 && record.isFeatured)
    expectEqual(record.coordinate, try Coordinate(latitude: 33.5, longitude: -112.25))
    expectEqual(record.labels[.payment], ["SNAP", "WIC"])
    let other = try market(
      "kind;id;title;price;latitude;longitude\nmarket;1;A, B;12,50;33,5;-112,25")
    expect(other.priceInCents == 1250 && other.coordinate == record.coordinate)
    expectEqual(other.title, "A, B")
  }

  /// What a spreadsheet writes for a cell with TRUE or FALSE, and numbers copied from a spreadsheet.
  @Test(arguments: [
    ("TRUE", "FALSE"), ("WAHR", "FALSCH"), ("VRAI", "FAUX"), ("VERDADERO", "FALSO"),
    ("VERO", "FALSO"), ("VERDADEIRO", "FALSO"), ("WAAR", "ONWAAR"), ("SANT", "FALSKT"),
    ("SAND", "FALSK"), ("SANN", "USANN"), ("TOSI", "EPÄTOSI"), ("PRAWDA", "FAŁSZ"),
    ("PRAVDA", "NEPRAVDA"), ("IGAZ", "HAMIS"), ("DOĞRU", "YANLIŞ"), ("ИСТИНА", "ЛОЖЬ"),
    ("１", "０"), ("yes ", " No"),
  ])
  func truthValuesHaveTheWordsOfASpreadsheet(yes: String, no: String) throws {
    for (word, isFeatured) in [(yes, true), (no, false), ("", false)] {
      let record = try market(
        "kind\tid\ttitle\tprice\tlatitude\tlongitude\tfeatured\n"
          + "market\t1\tA\t12,50\t33,5\t-112,25\t\(word)")
      expect(record.isFeatured == isFeatured && record.priceInCents == 1250)
      expectEqual(record.coordinate, try Coordinate(latitude: 33.5, longitude: -112.25))
    }
    for word in ["\(yes)x", "x", "2", "-", "maybe", "TRUE FALSE"] {
      expectEqual(refusals("kind,id,title,featured\nmarket,1,A,\(word)").count, 1)
    }
  }

  @Test(arguments: [
    ("product,4.00638E+12,A", "2 id"), ("market,1E+05,A", "2 id"),
    ("market,\"4,006e+12\",A", "2 id"),
    ("market,1012345.0,A", "2 id"), ("market,\"1,012,345\",A", "2 id"),
    ("market,1 012 345,A", "2 id"),
    ("market,########,A", "2 id"), ("market,#REF!,A", "2 id"), ("market,1,A,4101", "2 zip"),
    ("market,#WERT!,A", "2 id"), ("market,#¿NOMBRE?,A", "2 id"), ("market,#Н/Д,A", "2 id"),
    ("market,#NV,A", "2 id"), ("market,Err:502,A", "2 id"), ("market,\"10,12,345\",A", "2 id"),
    ("market,\"1,00,00,000\",A", "2 id"),
    ("market,1,A,85003.0", "2 zip"), ("market,1,A,8.5E+04", "2 zip"),
    ("market,1,A,41011234", "2 zip"),
    ("market,1,A,,6.02254E+09", "2 phone"), ("market,077,A", "2 id"),
    ("market,77,A", "2 id"), ("market,000077,A", "2 id"), ("market,=NA(),A", "2 id"),
    // As LibreOffice 7.4 writes numbers with grouped digits, decimals, currencies, and percent.
    ("market,1.012.345,A", "2 id"), ("market,\"1.012.345,00\",A", "2 id"),
    ("market,\"1,012,345.00\",A", "2 id"), ("market,\"1\u{A0}012\u{A0}345,00\",A", "2 id"),
    ("market,1\u{202F}234,A", "2 id"), ("market,1.234,A", "2 id"),
    ("market,1'012'345.00,A", "2 id"),
    ("market,1٬012٬345,A", "2 id"), ("market,1٬012٬345٫00,A", "2 id"),
    ("market,1٫50E+06,A", "2 id"),
    ("market,77%,A", "2 id"), ("market,%7700,A", "2 id"), ("market,\"7700,00 %\",A", "2 id"),
    ("market,$77,A", "2 id"), ("market,77.00 $,A", "2 id"), ("market,\"R$ 1.234,00\",A", "2 id"),
    ("market,\"1.012.345,00 €\",A", "2 id"), ("market,(12),A", "2 id"),
    ("market,Err:502,A", "2 id"),
    ("market,\"-1,012,345\",A", "2 id"), ("market,Błąd:502,A", "2 id"), ("market,#NOM ?,A", "2 id"),
    ("market,2026-05-01,A", "2 id"), ("market,01.05.26,A", "2 id"), ("market,1/5/2026,A", "2 id"),
    ("market,5-Jan,A", "2 id"),
    // As spreadsheets in other languages show the date, and without its format.
    ("market,05-janv,A", "2 id"), ("market,5. Jan.,A", "2 id"), ("market,01. Mai,A", "2 id"),
    ("market,5-ene,A", "2 id"), ("market,05.янв,A", "2 id"), ("market,1月5日,A", "2 id"),
    ("market,05.01.,A", "2 id"), ("market,05-thg 1,A", "2 id"), ("market,46027,A", "2 id"),
    ("market,5-ม.ค.,A", "2 id"), ("market,๕ มกราคม ๒๕๖๙,A", "2 id"), ("market,५-जन॰,A", "2 id"),
    ("market,۵ ژانویه,A", "2 id"), ("market,1 مه,A", "2 id"),
    ("market,5 كانون الثاني 2026,A", "2 id"), ("market,五月一日,A", "2 id"),
    ("market,令和8年1月5日,A", "2 id"), ("market,R8.1.5,A", "2 id"),
    ("market,H31/1/5,A", "2 id"), ("market,2026년 1월 5일,A", "2 id"),
  ])
  func whatASpreadsheetChangedIsRefused(line: String, place: String) throws {
    let known = try directory("kind,id,title\nmarket,00077,A\nmarket,1-5,A")
    let found = refusals(
      "kind,id,title,zip,phone\n" + line + String(repeating: ",", count: max(0, 4 - commas(line))),
      into: known)
    expectEqual(found.count, 1)
    expect(found.first?.hasPrefix(place + ": A spreadsheet shortened") == true, "\(found)")
  }

  /// The number of commas outside quotation marks.
  private func commas(_ line: String) -> Int {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { $0.element.count { $0 == "," } }.reduce(0, +)
  }

  @Test func otherIDsArePlain() throws {
    for id in [
      "a/b é", "1-2-3", "4E12", "12.5", "v1.0", "0001", "#A", "#12", "#1/2", "Err:a", "0.125",
      "1 2",
      "2026-05-01", "A#1", "(a)", "#yes!", "-12", "%a", "5-Jan", "Room:502", "46027", "1月5日",
    ] {
      expectEqual(try market("kind,id,title\nmarket,\(id),A", id: id).id.id, id)
    }
    for id in ["1\u{200B}2", "1\u{A0}2", "\u{2800}", "1\u{202E}2"] {
      expect(refusals("kind,id,title\nmarket,\(id),A").first?.hasPrefix("2 id: Enter") == true)
    }
    expectEqual(
      refusals("kind,id,title\nmarket,1,A\nmarket, 1,B"),
      ["3 Line 2 has the same item. Remove one of both."])
  }

  /// The months of Unicode CLDR, full and short.
  private static let months = [
    "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर",
    "जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰",
    "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม",
    "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.",
    "ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر",
    "كانون_الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين_الأول تشرين_الثاني كانون_الأول",
    "জানু ফেব মার্চ এপ্রি মে জুন জুল আগ সেপ অক্টো নভে ডিসে",
    "հնվ փտվ մրտ ապր մյս հնս հլս օգս սեպ հոկ նոյ դեկ",
    "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
    "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
  ]

  /// An ID such as 1-5 that a spreadsheet shows as a date is no second record, in any language and digits.
  @Test(arguments: 0..<22)
  func aMonthInAnyLanguageIsADate(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let names = Self.months[seed % Self.months.count].split(separator: " ")
    let zeros: [Unicode.Scalar] = [
      "0", "\u{660}", "\u{6F0}", "\u{966}", "\u{9E6}", "\u{E50}", "\u{FF10}",
    ]
    for (place, name) in names.enumerated() where (place + seed) % 3 == 0 {
      let day = Int.random(in: 1...28, using: &generator)
      let sign = ["-", "/"].randomElement(using: &generator) ?? ""
      let id =
        Bool.random(using: &generator)
        ? "\(place + 1)\(sign)\(day)" : "\(day)\(sign)\(place + 1)"
      let known = try directory("kind,id,title\nmarket,\(id),A")
      let words = name.replacing("_", with: " ")
      let cells =
        "月월".contains(name.last ?? " ")
        ? ["\(words)\(day)日", "2026年 \(words) \(day)日", "2569년 \(words) \(day)일"]
        : ["\(day)-\(words)", "\(day) \(words) 2569", "\(day)-\(words)-26"]
      let zero = zeros.randomElement(using: &generator)?.value ?? 48
      for cell in cells {
        let text = String(
          String.UnicodeScalarView(
            cell.unicodeScalars.map {
              ("0"..."9").contains($0) ? Unicode.Scalar(zero + $0.value - 48) ?? $0 : $0
            }))
        let found = refusals("kind,id,title\nmarket,\(text),B", into: known)
        expect(found.count == 1 && found[0].hasPrefix("2 id: A spreadsheet shortened"), "\(text)")
      }
    }
  }

  /// What only looks a little like a date is an ID.
  @Test(arguments: ["A-1-5", "R8-1-5", "5-क", "5-ม", "1-5-de", "5-二a", "مه", "5-一二x", "十十"])
  func anotherIDIsNoDate(id: String) throws {
    let known = try directory("kind,id,title\nmarket,1-5,A\nmarket,5-1,A")
    expectEqual(try market("kind,id,title\nmarket,\(id),B", id: id, into: known).title, "B")
  }

  /// However a spreadsheet shows the number of an ID, it makes no second record.
  @Test(arguments: 0..<20)
  func aNumberIsOneRecord(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    let number = Int.random(in: 1...(seed % 2 == 0 ? 9999 : 9_999_999_999), using: &generator)
    let known = try directory("kind,id,title\nmarket,\(number),A")
    let group = pick([",", ".", " ", "'", "\u{A0}", "\u{202F}", "’", "٬"])
    var groups = [""]
    for digit in "\(number)".reversed() {
      if groups[0].count == 3 { groups.insert("", at: 0) }
      groups[0] = String(digit) + groups[0]
    }
    let point = group == "." ? "," : group == "," || group == "'" ? "." : group == "٬" ? "٫" : ","
    let text =
      pick(["", "$", "R$ ", "€"]) + groups.joined(separator: group)
      + pick(["", "", point + "00", point + "00"]) + pick(["", " €", "%", " %"])
    let separator = pick(["\t", ";", ","])
    let cells = [["kind", "id", "title"], ["market", text, "B"]].map { row in
      row.map { "\"\($0)\"" }.joined(separator: separator)
    }
    let lines = Import(csv: cells.joined(separator: "\n"), into: known).lines
    for line in lines {
      if case .adds = line.outcome { expect(text == "\(number)", "\(text) is a second record.") }
    }
    let zeros = String(repeating: "0", count: Int.random(in: 1...4, using: &generator))
    for first in [zeros + "\(number)", "\(number)"] {
      let second = first == "\(number)" ? zeros + first : "\(number)"
      expectEqual(
        refusals("kind,id,title\nmarket,\(first),A\nmarket,\(second),B\npark,\(second),C").count, 1)
    }
  }

  @Test func theErrorOfAFormulaIsNoText() throws {
    for error in ["#REF!", "#WERT!", "#N/A", "#DIV/0!", "Err:508", "#NAME?"] {
      for column in ["title", "subtitle", "details", "address", "tags"] {
        let header = "kind,id,\(column == "title" ? "title" : "title,\(column)")\n"
        let cells = column == "title" ? error : "A,\(error)"
        expectEqual(
          refusals(header + "market,1,\(cells)"),
          ["2 \(column): This cannot be read. Enter another value."])
      }
    }
    for title in ["#1 in town!", "#Yes!", "#FF0000", "Err: 5", "# A!"] {
      expectEqual(try market("kind,id,title\nmarket,1,\(title)").title, title)
    }
  }

  /// As LibreOffice 7.4 writes texts as Windows-1252: a question mark for each letter that is not in it.
  @Test(arguments: [
    "市場 東京", "Ṣifā صحة", "Büyük Çarşı", "Chợ Bến Thành", "बाज़ार", "🥕 Market?", "Zażółć",
  ])
  func lostLettersAreNoNews(title: String) throws {
    let lost = String(
      String.UnicodeScalarView(title.unicodeScalars.map { $0.value > 0xFF ? "?" : $0 }))
    let known = try directory("kind,id,title,details\nmarket,1,\(title),\(title)")
    let damaged = " Some characters are damaged. Save the table again as CSV with UTF-8."
    expectEqual(refusals("kind,id,title\nmarket,1,\(lost)", into: known), ["2" + damaged])
    expectEqual(refusals("kind,id,title,details\nmarket,1,A,\(lost)", into: known), ["2" + damaged])
    expectEqual(
      refusals("kind,id,title\nmarket,1?2,A\nmarket,2,?? ??"), ["2" + damaged, "3" + damaged])
    let question = try market("kind,id,title\nmarket,1,Is it open?", into: known)
    expectEqual(question.title, "Is it open?")
    expectEqual(refusals("kind,id,title\nmarket,1,\(title)", into: known), [])
  }

  @Test(arguments: ["Nährwert", "Ñandú", "Phở", "市場", "Café"])
  func lostLettersOfCitiesAndLabelsAreNoNews(name: String) throws {
    let lost = String(
      String.UnicodeScalarView(name.unicodeScalars.map { $0.value > 0x7F ? "?" : $0 }))
    let csv = "kind,id,title,city,state,tags,features\nmarket,1,A,x,AZ,y|Open?,z"
    let known = try directory(
      ["x", "y", "z"].reduce(csv) { $0.replacing(",\($1)", with: ",\(name)") })
    let damaged = ["2 Some characters are damaged. Save the table again as CSV with UTF-8."]
    for place in ["x", "y", "z"] {
      let table = ["x", "y", "z"].reduce(csv) {
        $0.replacing(",\($1)", with: $1 == place ? ",\(lost)" : ",\(name)")
      }
      expectEqual(refusals(table, into: known), damaged)
    }
    let news = try market("kind,id,tags\nmarket,1,Open?|Why?", into: known)
    expectEqual(news.labels[.tags], ["Open?", "Why?"])
  }

  /// A spreadsheet turns a title such as 7-11, and a label such as 24/7, into a date, and drops zeros.
  @Test(arguments: [
    ("7-11", "11-Jul"), ("7-11", "7-Nov"), ("24/7", "24-Jul"), ("24/7", "24. Juli"),
    ("1/2", "2026-01-02"), ("1.5", "01.05.2026"), ("1-2", "46024"), ("007", "7"), ("0042", "42"),
    ("1000000", "1.00E+06"), ("1000000", "1,000,000"), ("5551234", "5551234.00"),
  ])
  func whatASpreadsheetMadeOfATextIsNoNews(old: String, new: String) throws {
    func table(_ title: String, _ details: String, _ tags: String, _ features: String) -> String {
      "kind;id;title;details;tags;features\nmarket;1;\(title);\(details);\(tags);a|\(features)"
    }
    let known = try directory(table(old, old, old, old))
    for (column, csv) in [
      ("title", table(new, old, old, old)), ("details", table(old, new, old, old)),
      ("tags", table(old, old, new, old)), ("features", table(old, old, old, new)),
    ] {
      let found = refusals(csv, into: known)
      expect(
        found.count == 1 && found[0].hasPrefix("2 \(column): A spreadsheet"), "\(column) \(found)")
    }
    let other = try market(table("A-Market", old, "8-12|\(new)x", "b"), into: known)
    expect(other.title == "A-Market" && other.labels[.tags] == ["8-12", "\(new)x"])
    expectEqual(refusals(table(old, old, "\(new)|\(old)", old), into: known), [])
  }

  @Test func aCityIsTheNameOfOne() throws {
    func table(_ city: String) -> String { "kind,id,title,city,state\nmarket,1,A,\"\(city)\",AZ" }
    for city in ["Phoenix\u{200B}", "\u{FEFF}Phoenix", "\u{A0}Phoenix\u{2060} "] {
      expectEqual(try market(table(city)).city, City("Phoenix", .arizona))
    }
    expect(try market(table("\u{200B}")).city == nil)
    for city in ["Phoenix, AZ", "Phoenix, Arizona", "85003", "-", "٨٥٠٠٣"] {
      expectEqual(
        refusals(table(city)),
        ["2 city: Enter a city, and its state in the column state, such as AZ."])
    }
  }

  /// A spreadsheet ends the lines of a cell in one way, and people add blank ones.
  @Test(arguments: 0..<20)
  func endsOfLinesAreNoNews(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let lines = (0..<Int.random(in: 2...5, using: &generator)).map { "Line \($0)" }
    func text() -> String {
      let end = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? ""
      return lines.joined(separator: end)
        + ["", end, " "][Int.random(in: 0..<3, using: &generator)]
    }
    var record = DirectoryRecord(try ItemReference(.market, "1"), title: "A")
    record.details = text()
    let known = DirectoryIndex([record])
    expectEqual(Import(csv: "kind,id,details\nmarket,1,\"\(text())\"", into: known).edits, [])
    let other = text().replacing("Line 1", with: "Line\n1")
    expectEqual(Import(csv: "kind,id,details\nmarket,1,\"\(other)\"", into: known).edits?.count, 1)
  }

  /// Without its plus sign, a number of Denmark or Norway looks like one of the United States.
  @Test(arguments: ["45", "47", "65"])
  func aNumberOfAnotherCountryNeedsItsPlus(country: String) throws {
    var generator = SeededGenerator(seed: UInt64(country) ?? 0)
    for _ in 0..<20 {
      let digits = country + "\(Int.random(in: 22_200_000...79_999_999, using: &generator))"
      let known = try directory("kind,id,title,phone\nmarket,1,A,+\(digits)")
      let table = "kind,id,phone\nmarket,1,"
      expectEqual(Import(csv: table + "+\(digits)", into: known).edits, [])
      let spelled = digits.prefix(2) + " " + digits.dropFirst(2)
      for cell in [digits, "'" + digits] {
        expect(
          refusals(table + cell, into: known).first?.hasPrefix("2 phone: A spreadsheet") == true)
      }
      expectEqual(Import(csv: table + "+\(spelled)", into: known).edits, [])
    }
    let known = try directory("kind,id,title,phone\nmarket,1,A,+1 602 254 1000")
    expectEqual(Import(csv: "kind,id,phone\nmarket,1,16022541000", into: known).edits, [])
  }

  @Test func whatCannotBeReadSaysWhatToDo() throws {
    expectEqual(
      refusals("kind,id,title,,\nmarket,1,A,,x\n"),
      ["2 Column 5 has no name. Name it in the first line, or empty its cells."])
    expect(refusals("kind|id|title\nmarket|1|A").last?.contains("semicolons, or tabs") == true)
    expectEqual(
      refusals("kind,id,title\nmarket,1,Caf\u{FFFD}\nk\u{0}i,2,A"),
      Array(
        repeating: " Some characters are damaged. Save the table again as CSV with UTF-8.", count: 2
      )
      .enumerated().map { "\($0.offset + 2)\($0.element)" })
    expect(refusals("k\u{0}i\u{0}n\u{0}d\u{0},\u{0}i\u{0}d\u{0}").first?.contains("UTF-8") == true)
    expect(refusals("kind,id,title,state\nmarket,1,A,AZ").first?.hasPrefix("2 city: ") == true)
    for line in [
      "market,1,A,602-254-1000; 602-254-1001", "market,1,A,602-254-1000 or 602-254-1001",
      "market,1,A,call me", "market,1,A,1",
    ] {
      expectEqual(
        refusals("kind,id,title,phone\n" + line),
        ["2 phone: Enter one telephone number with its area code, such as 602-254-1000 ext. 12."])
    }
  }

  @Test(arguments: [
    ("602-254-1000 ext. 12", "tel:+16022541000;ext=12"),
    ("\"(602) 254-1000, x12\"", "tel:+16022541000;ext=12"),
    ("602.254.1000x12", "tel:+16022541000;ext=12"), ("1-800-FLOWERS", "tel:+18003569377"),
    ("602\u{A0}254\u{A0}1000", "tel:+16022541000"), ("+52 55 1234 5678", "tel:+525512345678"),
    ("211", "tel:211"), ("'+1 602 254 1000", "tel:+16022541000"),
  ])
  func aTelephoneNumberIsOneButton(cell: String, link: String) throws {
    let csv = "kind,id,title,phone\nmarket,1,A,\(cell)"
    let record = try market(csv)
    expectEqual(record.actions.map(\.destination), [link])
    expectEqual(Import(csv: csv, into: DirectoryIndex([record])).edits, [])
  }

  @Test(arguments: ["tel:+525512345678", "tel:+52-55-1234-5678", "tel:+52(55)1234.5678"])
  func anotherSpellingOfANumberIsNoNews(link: String) throws {
    var record = DirectoryRecord(try ItemReference(.market, "1"), title: "A")
    record.actions = [try #require(.init("call", link))]
    let known = DirectoryIndex([record])
    let csv = "kind,id,phone\nmarket,1,+52 55 1234 567"
    expectEqual(Import(csv: csv + "8", into: known).edits, [])
    expectEqual(
      try market(csv + "9", into: known).actions.map(\.destination), ["tel:+525512345679"])
    // The zero is dialed only within the country.
    expect(refusals("kind,id,phone\nmarket,1,+44 (0)113 496 0000", into: known).count == 1)
  }

  @Test func aButtonKeepsItsPlace() throws {
    var record = DirectoryRecord(try ItemReference(.market, "1"), title: "A")
    record.actions = [
      try #require(.init("call", "tel:602-254-1000")),
      try #require(.init("website", "https://a.example")),
      try #require(.init("more", "https://b.example")),
    ]
    let known = DirectoryIndex([record])
    let header = "kind,id,phone,website\n"
    expectEqual(
      Import(csv: header + "market,1,(602) 254-1000,HTTP://A.example", into: known).edits, [])
    let new = try market(header + "market,1,602-254-1001,https://c.example", into: known)
    expectEqual(new.actions.map(\.name), ["call", "website", "more"])
    expectEqual(
      new.actions.map(\.destination),
      ["tel:+16022541001", "https://c.example", "https://b.example"])
    expectEqual(try market(header + "market,1,,", into: known).actions.map(\.name), ["more"])
  }

  /// Any table that is read changes nothing when it is read again.
  @Test(arguments: 0..<20)
  func yesterdaysTableChangesNothing(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    let columns: [(String, [String])] = [
      ("title", ["A", " B ", "Café", "A\u{A0}B"]), ("subtitle", ["", "x", " "]),
      ("latitude", ["33.5"]), ("longitude", [" -112.0"]), ("city", ["Phoenix ", "tempe"]),
      ("state", ["az", "Arizona"]), ("zip", ["85003", " 85281 ", ""]),
      ("price", ["0", "$12.50", ""]),
      ("phone", ["", "602-254-1000 x1", "1-800-FLOWERS"]),
      ("website", ["", "HTTP://A.example/x"]), ("featured", ["Yes", "no", ""]),
      ("payment", ["SNAP|WIC", "", "|SNAP |"]), ("hours", ["Mo-Fr 09:00-17:00", ""]),
    ]
    let separator = pick([",", ";", "\t"])
    let lineEnd = pick(["\n", "\r\n", "\r"])
    func row(_ cells: [String]) -> String {
      cells.map { cell in
        pick(["", " "]) + (Bool.random(using: &generator) ? "\"\(cell)\"" : cell) + pick(["", " "])
      }.joined(separator: separator)
    }
    var lines = [row(["kind", "id"] + columns.map(\.0))]
    for id in 1...5 {
      lines.append(row([pick(["market", "Park "]), "\(id)"] + columns.map { pick($0.1) }))
      if Bool.random(using: &generator) { lines.append(pick(["", " ", separator + separator])) }
    }
    let csv = pick(["", "\u{FEFF}"]) + lines.joined(separator: lineEnd)
    let known = try directory(csv)
    expectEqual(known.count, 5)
    expectEqual(Import(csv: csv, into: known).edits, [])
  }
}
