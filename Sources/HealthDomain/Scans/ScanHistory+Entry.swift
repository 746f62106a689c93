public import Essentials
public import IngredientAnalysis

extension ScanHistory {
  /// A scanned product, with its safety rating at that time.
  public struct Entry: Hashable, Sendable, PrivateValue {
    /// The product's barcode, or `nil` if only the label was read.
    public let barcode: Barcode?

    /// The title that a list shows.
    public let title: String

    /// When the product was scanned, in seconds since 1970-01-01 UTC.
    public let time: Int64

    /// The person's own rating.
    public internal(set) var userRating: StarRating?

    /// The bounds of the safety rating at the time of the scan, in `0...100`, or `nil` if too little
    /// of the label was recognized.
    public let safetyRating: ClosedRange<Double>?

    /// Creates an entry.
    ///
    /// - Throws: ``ScanHistory/Error/safetyRatingOutOfRange(_:)``.
    public init(
      barcode: Barcode? = nil, title: String, time: Int64, userRating: StarRating? = nil,
      safetyRating: ClosedRange<Double>? = nil
    ) throws(ScanHistory.Error) {
      // `contains` is false for what is not a number.
      let bounds = 0.0...100
      if let safetyRating,
        !bounds.contains(safetyRating.lowerBound) || !bounds.contains(safetyRating.upperBound)
      {
        throw .safetyRatingOutOfRange(safetyRating)
      }
      self.barcode = barcode
      self.title = title
      self.time = time
      self.userRating = userRating
      self.safetyRating = safetyRating
    }
  }
}
