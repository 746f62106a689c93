import Geo

/// An order in which the directory keeps its records.
enum StoredOrder: Int, CaseIterable {
  case title, titleDescending, mostPopular, highestRating, newest, oldest, chronological,
    lowestPrice

  /// Whether titles decide.
  var isByTitle: Bool { self == .title || self == .titleDescending }
}

extension DirectoryQuery.Order {
  /// The stored order, and the place from which distances are measured, if any.
  var stored: (order: StoredOrder, center: Coordinate?) {
    switch self {
    case .title: (.title, nil)
    case .titleDescending: (.titleDescending, nil)
    case .mostPopular, .bestMatch: (.mostPopular, nil)
    case .highestRating: (.highestRating, nil)
    case .newest: (.newest, nil)
    case .oldest: (.oldest, nil)
    case .chronological: (.chronological, nil)
    case .lowestPrice: (.lowestPrice, nil)
    case .nearest(let center): (.title, center)
    }
  }
}
