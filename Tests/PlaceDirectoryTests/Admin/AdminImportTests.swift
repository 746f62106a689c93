import TestSupport
import Testing

@testable import PlaceDirectory

@Suite("CSV import: problems by line and prices") struct AdminImportTests {
  typealias Import = AdminTrail.Import

  private func refusals(_ csv: String, into directory: DirectoryIndex = .init()) -> [String] {
    let records = Import(csv: csv, into: directory)
    expect(records.edits == nil)
    return records.lines.flatMap { line -> [String] in
      guard case .refused(let reasons) = line.outcome else { return [] }
      return reasons.map { "\(line.number) \($0)" }
    }
  }

  private let noItems = Import.Refusal.noItems.description

  @Test func whatIsWrongIsSaidWithItsLine() throws {
    expectEqual(refusals(""), ["1 \(noItems)"])
    expectEqual(refusals("title\nA"), ["1 \(noItems)"])
    expectEqual(
      refusals("kind,id,color,kind\n"),
      [
        "1 color: There is no such column, or it is there twice.",
        "1 kind: There is no such column, or it is there twice.",
      ])
    let header =
      "kind,id,title,latitude,longitude,city,state,zip,hours,price,phone,website,featured\n"
    expectEqual(
      refusals(header + "market,1,A,91,0,X,ZZ,8500,Mo 99:00,1.5,x,javascript:alert(1),maybe").map {
        String($0.prefix { $0 != ":" })
      },
      [
        "2 latitude", "2 city", "2 zip", "2 hours", "2 price", "2 featured", "2 phone", "2 website",
      ])
    expectEqual(
      refusals("kind,id,title\nMark_t,1,A\nmarket,,A\nmarket,1,A,B\nmarket,1\nmarket,2,\n"),
      [
        "2 kind: Enter a kind, such as market or recipe.",
        "3 id: Enter an ID of 1 to 200 bytes without invisible characters.",
        "4 This line has 4 cells, unlike the first one. Check its separators and quotation marks.",
        "5 This line has 2 cells, unlike the first one. Check its separators and quotation marks.",
        "6 Title: Enter a text.",
      ])
    expectEqual(
      refusals("kind,id,title\nmarket,1,A\n\"market\",\"1\",A\n"),
      [
        "3 Line 2 has the same item. Remove one of both."
      ])
    for line in ["market,1,\"A", "market,1,\"A\"b", "market,1,a\"b\"", "market,1,\"A\"\"\n"] {
      expectEqual(refusals("kind,id,title\n" + line), ["2 A quotation mark has no partner."])
    }
    expectEqual(refusals("kind,id,\"x\n").first, "1 A quotation mark has no partner.")
    expectEqual(
      refusals("kind,id,latitude\nmarket,1,3").first,
      "2 longitude: Enter the degrees of both latitude and longitude, such as 33.4484.")
  }

  @Test(
    arguments: [
      ("0", 0), ("3", 300), ("$12.05", 1205), ("１２.５０ ", 1250), ("9999999.99", 999_999_999),
      ("", nil),
    ] as [(String, Int?)])
  func pricesAreReadExactly(text: String, cents: Int?) throws {
    let records = Import(csv: "kind,id,title,price\nmarket,1,A,\(text)", into: DirectoryIndex())
    guard cents ?? 0 <= 100_000_000 else {
      expect(records.edits == nil)
      return
    }
    try expectEqual(records.edits?.first?.applied(to: nil)?.priceInCents, cents)
  }

  @Test(arguments: ["1.5", "1.505", "-1", "1e3", ".5", "$", "1,5", "¹", "12345678", "1 2"])
  func otherPricesAreRefused(text: String) {
    let csv = "kind,id,title,price\nmarket,1,A,\"\(text)\""
    expect(Import(csv: csv, into: DirectoryIndex()).edits == nil)
  }
}
