import Foundation
import TestSupport
import Testing

@testable import Geo

@Suite("Place table: problems of damaged text") struct PlaceTableErrorTests {
  @Test func allProblemsAreReportedAndTheOtherLinesRemain() throws {
    let text = """
      HealthDomain places 1
      96799\t-14.2731\t-170.7031\tPago Pago\tAS
      96510\t64.7361\t-156.9372\tFpo\tAP
      96940\t7.5002\t134.5003\tKoror\tPW

      8500\t91\tabc\t \tAZ
      85003\t33.4511\t-112.0774\tPhoenix\tAZ
      85003\t33\t-112\tPhoenix\taz
      85004\t33.4511\t-112.0774\tPhoenix
      85004\t33.4511\t-180.0774\tPhoenix\tArizona\t
      """
    let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(text) }
    #expect(
      error.problems == [
        .init(3, .state("AP")), .init(4, .state("PW")), .init(6, .zipCode("8500")),
        .init(6, .latitude("91")), .init(6, .longitude("abc")), .init(6, .city(" ")),
        .init(8, .repeatedZIPCode(try #require(ZIPCode("85003")))), .init(9, .fieldCount(4)),
        .init(10, .fieldCount(6)),
      ])
    #expect(error.problems[2].description.contains("leading zero"))
    #expect(error.remainder.zipCodes.map(\.description) == ["85003", "96799"])
    #expect(error.remainder.cities.map(\.description) == ["Pago Pago, AS", "Phoenix, AZ"])
  }

  @Test func anErrorKeepsLittleOfALongField() throws {
    let field = String(repeating: "é", count: 100_000)
    let text = "HealthDomain places 1\n\(field)\t\(field)\t\(field)\t\(field)\t\(field)"
    let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(text) }
    #expect(error.problems.count == 4)
    let kept = String(repeating: "é", count: 40)
    #expect(error.problems.map(\.reason).contains(.state(kept)))
    #expect("\(error.problems)".utf8.count < 2_000)
  }

  @Test(
    arguments: [
      "", "\n", "85003\t33.4511\t-112.0774\tPhoenix\tAZ", "HealthDomain places",
      "HealthDomain places ",
      "HealthDomain places +1", "HealthDomain places 01", "HealthDomain places 0",
      "HealthDomain places -1", "HealthDomain places one",
      "HealthDomain places 99999999999999999999", " HealthDomain places 1", "\u{FEFF}\u{FEFF}",
    ])
  func aTextWithoutAValidFirstLineIsNoTable(text: String) throws {
    let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(text) }
    #expect(error.problems == [.init(1, .notAPlaceTable)])
    #expect(error.remainder == PlaceTable())
  }

  @Test func aNewerVersionIsRefusedByItsNumber() throws {
    let text = "HealthDomain places 2\n85003\t33\t-112\tPhoenix\tAZ\n"
    let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(text) }
    #expect(error.problems == [.init(1, .newerVersion(2))])
    #expect(error.remainder == PlaceTable())
  }

  @Test func aNameThatIsNotUTF8IsAProblemOfItsLine() throws {
    let bytes = Array("HealthDomain places 1\n85003\t33\t-112\tPh\u{F8}\tAZ".utf8)
    let broken = bytes.map { $0 == 0xB8 ? 0xFF : $0 }
    #expect(throws: Never.self) { try PlaceTable(utf8: bytes) }
    let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(utf8: broken) }
    #expect(error.problems.map(\.line) == [2])
  }

  @Test(arguments: LongTest.seeds(400, small: 60))
  func hostileBytesHaveProblemsInOrderAndAValidRemainder(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(PlaceTableTests.golden.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 22..<bytes.count, using: &generator)
      switch UInt8.random(in: 0...3, using: &generator) {
      case 0: bytes[index] = .random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(bytes[.random(in: 22..<bytes.count, using: &generator)], at: index)
      default: bytes.swapAt(index, .random(in: 22..<bytes.count, using: &generator))
      }
    }
    let table: PlaceTable
    do {
      table = try PlaceTable(utf8: bytes)
    } catch {
      #expect(!error.problems.isEmpty)
      #expect(error.problems.map(\.line) == error.problems.map(\.line).sorted())
      table = error.remainder
    }
    #expect(try PlaceTable(table.text) == table)
  }

  @Test(arguments: [UInt8(ascii: "\t"), 0x0A, 0x0D, 0x20, 0xFF, 0x39, 0xCC])
  func aFloodOfOneByteIsReadOrRefused(byte: UInt8) {
    let start = Array("HealthDomain places 1\n85003\t33\t-112\tPhoenix".utf8)
    let flood = [UInt8](repeating: byte, count: LongTest.size(200_000, small: 4_000))
    for bytes in [flood, start + flood, start + flood + Array("\tAZ".utf8)] {
      let table = Result { () throws(PlaceTable.Error) in try PlaceTable(utf8: bytes) }
      switch table {
      case .success(let table): #expect(table.zipCodes.count == 1)
      case .failure(let error): #expect(!error.problems.isEmpty)
      }
    }
  }

  @Test func aDescriptionIsShort() throws {
    let lines = (10_000..<10_100).map { "\($0)\t33\t-112\tPhoenix\tAZ\n" }
    let text = "HealthDomain places 1\n" + lines.joined()
    #expect("\(try PlaceTable(text))" == "PlaceTable (ZIP codes: 100, cities: 1)")
    let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(text + "85003\n") }
    #expect(
      "\(error)" == "Line 102: A line must have 5 fields separated by tabs, and this one has 1.")
  }

  @Test func aDescriptionCountsTheOtherProblems() throws {
    let text = "HealthDomain places 1\n850x3\t33\t-112\tPhoenix\tAZ\n"
    for (count, others) in [
      (1, ""), (2, " There is 1 more problem."), (3, " There are 2 more problems."),
    ] {
      let lines = String(repeating: "85003\n", count: count - 1)
      let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(text + lines) }
      #expect("\(error)" == "Line 2: The ZIP code must have five digits." + others)
    }
  }
}

extension PlaceTable.Error.Problem {
  fileprivate init(_ line: Int, _ reason: PlaceTable.Error.Reason) {
    self.init(line: line, reason: reason)
  }
}
