import Essentials

extension DirectoryRecord {
  /// A picture, which the app loads by its reference.
  public struct Photo: Hashable, Sendable {
    /// The app's own reference, such as a URL or a key; this package does not read it.
    public var reference: String

    /// The line below the picture.
    public var caption: String

    /// The number of ratings of the picture with one to five stars.
    public var reviews: ReviewSummary

    /// Creates a picture.
    public init(_ reference: String, caption: String = "", reviews: ReviewSummary = .init()) {
      self.reference = reference
      self.caption = caption
      self.reviews = reviews
    }
  }
}

/// Encoded as `{"reference": "market.jpg", "caption": "The entrance", "reviews": {…}}`; what is empty is
/// left out.
extension DirectoryRecord.Photo: Codable {
  private typealias CodingKeys = DirectoryRecord.FieldKey

  /// Decodes a picture.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .reference),
      caption: try container.decodeIfPresent(String.self, forKey: .caption) ?? "",
      reviews: try container.decodeIfPresent(ReviewSummary.self, forKey: .reviews) ?? .init())
  }

  /// Encodes the picture.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reference, forKey: .reference)
    if !caption.isEmpty { try container.encode(caption, forKey: .caption) }
    if reviews != ReviewSummary() { try container.encode(reviews, forKey: .reviews) }
  }
}
