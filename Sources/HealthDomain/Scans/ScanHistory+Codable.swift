import Essentials
import IngredientAnalysis

/// Encoded as an object with the entries, newest first, and the limit, if any.
extension ScanHistory: Codable {
  private enum CodingKeys: String, CodingKey {
    case entries
    case limit
  }

  /// Decodes a history; the entries may have any order.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the initializer
  ///   refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let entries = try container.decodeIfPresent([Entry].self, forKey: .entries) ?? []
    let limit = try container.decodeIfPresent(Int.self, forKey: .limit)
    do {
      try self.init(entries, limit: limit)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .limit, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the entries and the limit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entries, forKey: .entries)
    try container.encodeIfPresent(limit, forKey: .limit)
  }
}

/// Encoded as an object without keys for unknown values.
extension ScanHistory.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case barcode
    case title
    case time
    case userRating
    case safetyRating
  }

  private enum BoundKeys: String, CodingKey {
    case lower
    case upper
  }

  /// Decodes an entry.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the initializer
  ///   refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var safetyRating: ClosedRange<Double>?
    if container.contains(.safetyRating), try !container.decodeNil(forKey: .safetyRating) {
      let bounds = try container.nestedContainer(keyedBy: BoundKeys.self, forKey: .safetyRating)
      let lower = try bounds.decode(Double.self, forKey: .lower)
      let upper = try bounds.decode(Double.self, forKey: .upper)
      guard lower <= upper else {
        throw DecodingError.dataCorruptedError(
          forKey: .lower, in: bounds, debugDescription: "The lower bound is above the upper bound.")
      }
      safetyRating = lower...upper
    }
    let barcode = try container.decodeIfPresent(Barcode.self, forKey: .barcode)
    let title = try container.decodeIfPresent(String.self, forKey: .title) ?? ""
    let time = try container.decode(Int64.self, forKey: .time)
    let userRating = try container.decodeIfPresent(StarRating.self, forKey: .userRating)
    do {
      try self.init(
        barcode: barcode, title: title, time: time, userRating: userRating,
        safetyRating: safetyRating)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .safetyRating, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(barcode, forKey: .barcode)
    try container.encode(title, forKey: .title)
    try container.encode(time, forKey: .time)
    try container.encodeIfPresent(userRating, forKey: .userRating)
    if let safetyRating {
      var bounds = container.nestedContainer(keyedBy: BoundKeys.self, forKey: .safetyRating)
      try bounds.encode(safetyRating.lowerBound, forKey: .lower)
      try bounds.encode(safetyRating.upperBound, forKey: .upper)
    }
  }
}
