public import Foundation

extension Thresholds {
  /// Reads thresholds from a file's JSON.
  ///
  /// - Throws: ``ProgramError`` if a key is missing or unknown, or a threshold is negative.
  public init(json data: Data, from path: String) throws(ProgramError) {
    do {
      self = try JSONDecoder().decode(Document.self, from: data).thresholds
    } catch let error as Document.Mistake {
      throw ProgramError(.dataError, "\(path): \(error.message)")
    } catch {
      throw ProgramError(.dataError, "\(path) holds no thresholds")
    }
  }
}

/// The form of the file: `schema`, `defaults` with every limit, and `exceptions`, each with
/// `benchmarks`, `reason` and some limits.
private struct Document: Decodable {
  let thresholds: Thresholds

  static let schema = 1

  struct Mistake: Error {
    let message: String
  }

  init(from decoder: any Decoder) throws {
    let values = try Fields(decoder, known: ["schema", "defaults", "exceptions"])
    let schema = try values.required("schema", Int.self)
    guard schema == Self.schema else {
      throw Mistake(message: "schema \(schema), and this program reads \(Self.schema)")
    }
    let defaults = try values.required("defaults", Limits.self).values
    for limit in Thresholds.Limit.allCases where defaults[limit] == nil {
      throw Mistake(message: "the defaults lack \"\(limit.rawValue)\"")
    }
    let exceptions = try values.required("exceptions", [Exception].self).map(\.value)
    thresholds = Thresholds(defaults: defaults, exceptions: exceptions)
  }

  private struct Limits: Decodable {
    let values: [Thresholds.Limit: Double]

    init(from decoder: any Decoder) throws {
      values = try Fields(decoder, known: Thresholds.Limit.names).limits()
    }
  }

  private struct Exception: Decodable {
    let value: Thresholds.Exception

    init(from decoder: any Decoder) throws {
      let values = try Fields(
        decoder, known: Thresholds.Limit.names.union(["benchmarks", "reason"]))
      value = Thresholds.Exception(
        benchmarks: try values.required("benchmarks", String.self),
        reason: try values.required("reason", String.self), limits: try values.limits())
      guard !value.benchmarks.isEmpty, !value.reason.isEmpty, !value.limits.isEmpty else {
        throw Mistake(message: "an exception names no benchmarks, no reason or no threshold")
      }
    }
  }
}

extension Thresholds.Limit {
  fileprivate static var names: Set<String> { Set(allCases.map(\.rawValue)) }
}

/// The fields of an object that must have no others.
private struct Fields {
  private let container: KeyedDecodingContainer<Key>

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ decoder: any Decoder, known: Set<String>) throws {
    container = try decoder.container(keyedBy: Key.self)
    let unknown = container.allKeys.map(\.stringValue).filter { !known.contains($0) }.min()
    if let unknown { throw Document.Mistake(message: "unknown key \"\(unknown)\"") }
  }

  func required<Value: Decodable>(_ name: String, _: Value.Type) throws -> Value {
    let key = Key(stringValue: name)
    guard container.contains(key) else {
      throw Document.Mistake(message: "there is no \"\(name)\"")
    }
    return try container.decode(Value.self, forKey: key)
  }

  func limits() throws -> [Thresholds.Limit: Double] {
    var limits: [Thresholds.Limit: Double] = [:]
    for limit in Thresholds.Limit.allCases {
      let key = Key(stringValue: limit.rawValue)
      guard let value = try container.decodeIfPresent(Double.self, forKey: key) else { continue }
      guard value >= 0, value.isFinite else {
        throw Document.Mistake(message: "\"\(limit.rawValue)\" is negative")
      }
      limits[limit] = value
    }
    return limits
  }
}
