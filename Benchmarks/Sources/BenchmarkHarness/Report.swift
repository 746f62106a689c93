public import Foundation

/// Measurements with the machine they were made on: what a baseline holds.
public struct Report: Codable, Hashable, Sendable {
  /// The version of this format.
  public static let currentSchema = 1

  /// The version of the format that the report is written in.
  public var schema = Self.currentSchema
  /// Where it was measured, and with what.
  public var machine: Machine
  /// The number that generated input depends on.
  public var seed: UInt64
  /// Whether the input was real where there is a choice.
  public var hasRealInput: Bool
  /// What was measured.
  public var benchmarks: [BenchmarkResult]

  /// Creates a report in the current format.
  public init(
    machine: Machine, seed: UInt64, hasRealInput: Bool, benchmarks: [BenchmarkResult]
  ) {
    self.machine = machine
    self.seed = seed
    self.hasRealInput = hasRealInput
    self.benchmarks = benchmarks
  }
}

extension Report {
  private struct Header: Decodable {
    var schema: Int
  }

  /// Reads a report from its JSON.
  ///
  /// - Throws: ``ProgramError`` if `data` is not a report, is one in another format, or has a
  ///   result without a time.
  public init(json data: Data, from path: String) throws(ProgramError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data) else {
      throw ProgramError(.dataError, "\(path) is not a saved report")
    }
    guard header.schema == Self.currentSchema else {
      throw ProgramError(
        .dataError,
        "\(path) has schema \(header.schema), and this program reads \(Self.currentSchema)")
    }
    guard let report = try? decoder.decode(Self.self, from: data),
      report.benchmarks.allSatisfy({ $0.operations > 0 && $0.wall != nil && $0.processor != nil })
    else { throw ProgramError(.dataError, "\(path) is damaged") }
    self = report
  }

  /// Its JSON, with sorted keys.
  public func json() throws(ProgramError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch {
      throw ProgramError(.failure, "the report cannot be encoded: \(error)")
    }
  }
}
