public import Foundation

/// Measurements with the machine they were made on: what a baseline holds.
public struct Report: Codable, Hashable, Sendable {
  /// The version of this format.
  public static let currentSchema = 2

  /// The version of the format that the report is written in.
  public var schema = Self.currentSchema
  /// Where it was measured, and with what.
  public var machine: Machine
  /// The number that generated input depends on.
  public var seed: UInt64
  /// Whether the input was real where there is a choice.
  public var hasRealInput: Bool
  /// Whether little was done, on other input; `nil` in a report of schema 1.
  public var isQuick: Bool?
  /// The same text in two reports whose rounds took turns, or `nil`.
  public var interleaving: String?
  /// What was measured.
  public var benchmarks: [BenchmarkResult]

  /// Creates a report in the current format.
  public init(
    machine: Machine, seed: UInt64, hasRealInput: Bool, isQuick: Bool,
    benchmarks: [BenchmarkResult]
  ) {
    self.machine = machine
    self.seed = seed
    self.hasRealInput = hasRealInput
    self.isQuick = isQuick
    self.benchmarks = benchmarks
  }
}

extension Report {
  private struct Header: Decodable {
    var schema: Int
  }

  /// Reads a report from its JSON, of the current schema or the first.
  ///
  /// - Throws: ``ProgramError`` if `data` is not a report, is one in another format, or has a
  ///   result without a time.
  public init(json data: Data, from path: String) throws(ProgramError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data) else {
      throw ProgramError(.dataError, "\(path) is not a saved report")
    }
    guard (1...Self.currentSchema).contains(header.schema) else {
      throw ProgramError(
        .dataError,
        "\(path) has schema \(header.schema), and this program reads 1 to \(Self.currentSchema)")
    }
    guard let report = try? decoder.decode(Self.self, from: data),
      report.benchmarks.allSatisfy(\.isComplete)
    else { throw ProgramError(.dataError, "\(path) is damaged") }
    self = report
    schema = Self.currentSchema
  }

  /// Its JSON, with sorted keys.
  public func json() throws(ProgramError) -> Data { try prettyJSON(of: self) }
}

/// The JSON of a value, with sorted keys.
func prettyJSON(of value: some Encodable) throws(ProgramError) -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return try encoder.encode(value)
  } catch {
    throw ProgramError(.failure, "the report cannot be encoded: \(error)")
  }
}

extension BenchmarkResult {
  /// Whether there are operations, and times of every round.
  fileprivate var isComplete: Bool {
    operations > 0 && !rounds.isEmpty
      && rounds.allSatisfy {
        Statistics($0.wallNanoseconds) != nil && Statistics($0.processorNanoseconds) != nil
      }
  }
}
