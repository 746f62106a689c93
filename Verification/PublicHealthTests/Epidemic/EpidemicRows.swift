import Foundation
import PublicHealth
import TestSupport

/// Rows for the tests of the statistics.
enum EpidemicRows {
  /// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
  static let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]
    .map { "\($0)/directory/covid/" }

  static func decodedFile<Value: Decodable>(_ name: String) throws -> Value {
    let data = try Data(contentsOf: URL(filePath: "\(realInput ?? "")\(name)"))
    return try JSONDecoder().decode(Value.self, from: data)
  }

  static func date(_ text: String) throws -> CalendarDate { try CalendarDate(iso8601: text) }

  /// Real rows of Arizona around a correction: date, cases, deaths, test results, hospital stays.
  ///
  /// Source: The COVID Tracking Project at The Atlantic, CC BY 4.0.
  private static let arizonaTable = """
    2020-08-18 194920 4529 1102493 20878
    2020-08-19 195557 4634 1109724 21020
    2020-08-20 196280 4684 1116897 21143
    2020-08-21 196899 4688 1126420 21210
    2020-08-22 197895 4756 1142557 21271
    2020-08-23 198103 4771 1149287 21241
    2020-08-24 198414 4771 1155629 21219
    2020-08-25 199273 4792 1160602 21365
    2020-08-26 199459 4896 1165295 21376
    2020-08-27 200139 4929 1173293 21426
    2020-08-28 200658 4978 1182397 21428
    2020-08-29 201287 5007 1190668 21433
    2020-08-30 201661 5030 1197728 21421
    2020-08-31 201835 5029 1202698 21405
    2020-09-01 202342 5044 1207256 21405
    2020-09-02 202861 5065 1212177 21449
    """

  static func arizona(without missing: Set<String> = []) throws -> EpidemicSeries {
    let days = try arizonaTable.split(separator: "\n").compactMap { line -> EpidemicDay? in
      let fields = line.split(separator: " ").map(String.init)
      guard !missing.contains(fields[0]) else { return nil }
      let numbers = fields.dropFirst().compactMap { Int($0) }
      var provenance = EpidemicDay.Provenance()
      provenance.testSource = "totalTestsPeopleViral"
      return try EpidemicDay(
        date(fields[0]), in: .state(.arizona),
        counts: [
          .positive: numbers[0], .death: numbers[1], .totalTestResults: numbers[2],
          .hospitalizedCumulative: numbers[3],
        ], provenance: provenance)
    }
    return try EpidemicSeries(days)
  }

  /// A series whose number of cases is given for consecutive days; `nil` is not reported.
  static func series(
    from first: String, _ numbers: [Int?], of count: EpidemicDay.Count = .positive,
    in area: EpidemicDay.Area = .nation
  ) throws -> EpidemicSeries {
    let first = try date(first)
    return try EpidemicSeries(
      numbers.enumerated().compactMap { offset, number in
        guard let date = first.adding(days: offset) else { return nil }
        return try EpidemicDay(date, in: area, counts: number.map { [count: $0] } ?? [:])
      })
  }
}
