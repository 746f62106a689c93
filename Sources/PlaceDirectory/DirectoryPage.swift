import Essentials
import TextSearch
public import Geo

/// A page of a directory's list.
public struct DirectoryPage: Sendable {
  /// The records of this page, in order.
  public let hits: [Hit]

  /// The number of records on all pages.
  public let total: Int

  /// Where the next page begins, or `nil` if there is none.
  public let next: Cursor?

  /// What "Showing results for" says if the text of the query has mistyped words; see
  /// `SearchIndex.Results.correctedText`.
  public internal(set) var correctedText: String?

  /// The counts for the choices of the filters, if they were requested.
  public let choices: Choices?

  /// A record on a page.
  public struct Hit: Hashable, Identifiable, Sendable {
    /// The record.
    public let record: DirectoryRecord

    /// The distance from the place of ``DirectoryQuery/Order/nearest(to:)``, or `nil` in another order
    /// and without a coordinate.
    public let distance: Distance?

    /// Where the record matches the text of the query, or `nil` if the query has none.
    public internal(set) var match: SearchIndex.Match?

    /// The item.
    public var id: ItemReference { record.id }
  }
}
