/// Encoded as an object with the amount as `milligrams`, `microliters`, or `pieces`. A mass or
/// volume also has `pieces`, the number of pieces, if it is not 1.
extension PackageSize: Codable {
  private enum CodingKeys: String, CodingKey {
    case milligrams
    case microliters
    case pieces
  }

  /// Decodes a size.
  ///
  /// - Throws: `DecodingError`, also for values that the initializers reject, and for two units at
  ///   once.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let milligrams = try container.decodeIfPresent(Int64.self, forKey: .milligrams)
    let microliters = try container.decodeIfPresent(Int64.self, forKey: .microliters)
    let pieces = try container.decodeIfPresent(Int64.self, forKey: .pieces)
    do {
      switch (milligrams, microliters, pieces) {
      case (let amount?, nil, let pieces): try self.init(milligrams: amount, pieces: pieces ?? 1)
      case (nil, let amount?, let pieces): try self.init(microliters: amount, pieces: pieces ?? 1)
      case (nil, nil, let pieces?): try self.init(pieces: pieces)
      case (nil, nil, nil), (_?, _?, _): throw PackageSize.Error.noQuantity
      }
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "\(error)"))
    }
  }

  /// Encodes the amount and the pieces.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch dimension {
    case .mass: try container.encode(amount, forKey: .milligrams)
    case .volume: try container.encode(amount, forKey: .microliters)
    case .count: break
    }
    if dimension == .count || pieces != 1 { try container.encode(pieces, forKey: .pieces) }
  }
}
