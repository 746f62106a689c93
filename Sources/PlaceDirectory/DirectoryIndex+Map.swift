import Essentials
public import Geo

/// The records of a query on a map.
extension DirectoryIndex {
  /// Returns the records that pass a query as pins for a map; those without a coordinate have none.
  ///
  ///     let map = directory.map(of: query)      // kept while the person moves the map
  ///     for pin in map.pins(in: screen, cellSizeInDegrees: 0.05) { show(pin.count, at: pin.position) }
  ///
  /// - Complexity: as ``page(of:after:limit:countsChoices:)``, and O(*m* log *m*) for *m* records
  public func map(of query: DirectoryQuery) -> ResultMap {
    var coordinates: ContiguousArray<Coordinate> = []
    var ids: ContiguousArray<ItemReference> = []
    passed(query).forEach { slot in
      guard let coordinate = places.coordinate(of: slot) else { return }
      coordinates.append(coordinate)
      ids.append(columns.id(of: slot))
    }
    return ResultMap(points: PointIndex(coordinates), ids: ids)
  }

  /// The records that passed a query, on a map.
  public struct ResultMap: Sendable {
    let points: PointIndex
    let ids: ContiguousArray<ItemReference>

    /// The number of records on the map.
    public var count: Int { points.count }

    /// The smallest box around all records, or `nil` if there are none.
    ///
    /// - Complexity: O(*n*)
    public var box: BoundingBox? { BoundingBox(around: points.ids.compactMap { points[$0] }) }

    /// Returns the pins of a viewport: clusters of records that are close to each other, from south to
    /// north and then eastward.
    ///
    /// The pins are the clusters of `PointIndex.clusters(in:cellSizeInDegrees:)`, so they stay where they
    /// are while the map moves.
    ///
    /// - Parameters:
    ///   - viewport: The part of the map that is shown.
    ///   - size: The height and width of the cells in degrees; each cell has at most one pin.
    /// - Returns: The pins whose cells intersect the viewport.
    /// - Complexity: O(*c* + log *n*) for *c* cells in the viewport, if the records are not much denser in
    ///   some cells than in others
    public func pins(in viewport: BoundingBox, cellSizeInDegrees size: Double) -> [Pin] {
      points.clusters(in: viewport, cellSizeInDegrees: size).map {
        Pin(item: ids[$0.id], cluster: $0)
      }
    }

    /// Returns a page of the records of a pin of this map, in the order of their references.
    ///
    ///     let first = map.items(of: pin, limit: 20)
    ///     let next = map.items(of: pin, after: first.last, limit: 20)
    ///
    /// All pages together have exactly the items that the pin counts.
    ///
    /// - Parameters:
    ///   - pin: A pin of this map.
    ///   - item: The last item of the previous page, or `nil` for the first page.
    ///   - limit: The maximum number of items.
    /// - Returns: The items.
    /// - Complexity: O(log *n* + *k* log *k*) for *k* records of the pin
    public func items(
      of pin: Pin, after item: ItemReference? = nil, limit: Int = .max
    ) -> [ItemReference] {
      let items = points.ids(in: pin.cluster).map { ids[$0] }.sorted()
      let rest = item.map { item in items.drop { $0 <= item } } ?? items[...]
      return Array(rest.prefix(max(limit, 0)))
    }
  }

  /// A pin of a map: a record, or several that are close to each other.
  public struct Pin: Equatable, Identifiable, Sendable {
    /// One of the items, which identifies the pin.
    public let item: ItemReference

    let cluster: PointIndex.Cluster

    /// The same as ``item``.
    public var id: ItemReference { item }

    /// The number of records.
    public var count: Int { cluster.count }

    /// The position of the pin.
    public var position: Coordinate { cluster.position }

    /// A box that contains the records, to which a map can zoom.
    public var box: BoundingBox { cluster.box }
  }
}
