import Essentials

extension SearchIndex {
  /// The texts of an item by which it can be found.
  ///
  ///     var document = SearchIndex.Document(item, title: "Downtown Phoenix Farmers Market")
  ///     document.tags = ["SNAP", "organic"]
  public struct Document: Hashable, Identifiable, Sendable {
    /// The item.
    public let id: ItemReference

    /// The title, whose words count most.
    public var title: String

    /// A second line, such as the city.
    public var subtitle = ""

    /// Short texts such as the means of payment.
    public var tags: [String] = []

    /// The description, whose words count least.
    public var details = ""

    /// How popular it is by the app's own measure, where more is more popular.
    public var popularity = 0

    /// Creates a document of an item with a title.
    public init(_ id: ItemReference, title: String) {
      self.id = id
      self.title = title
    }
  }
}
