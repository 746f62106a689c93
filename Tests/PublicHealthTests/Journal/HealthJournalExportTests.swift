import Foundation
import PublicHealth
import TestSupport
import Testing

@Suite("Health journal: export and redaction") struct HealthJournalExportTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\tx", "'\tx"),
    ("\r=x", "\"'\r=x\""), ("\n=x", "\"'\n=x\""), ("＝1", "'＝1"), ("=\"a\",b", "\"'=\"\"a\"\",b\""),
    ("a=1", "a=1"), ("1-2", "1-2"), (" =1", " =1"), ("a\"b", "\"a\"\"b\""), ("a,b", "\"a,b\""),
    ("a\r\nb", "\"a\r\nb\""), ("-5.00", "'-5.00"),
  ])
  func formulasAreDefused(text: String, cell: String) throws {
    var entry = try JournalRows.entry(1, "2020-08-18T09:30", text)
    let rows = try JournalRows.journal([entry]).csv()
    expect(rows.hasSuffix("2020-08-18T09:30,text,\(cell),,,,\r\n"))
    entry.text = ""
    entry.contacts = [.init(text, from: entry.time, minutes: 1, at: text)]
    entry.treatments = [.init(text, amount: text, at: entry.time)]
    let other = try JournalRows.journal([entry]).csv()
    expect(other.contains(",contact,\(cell),,,1,\(cell)\r\n"))
    expect(other.contains(",treatment,\(cell),\(cell),,,\r\n"))
  }
}
