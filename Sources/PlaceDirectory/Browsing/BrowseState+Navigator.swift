import Essentials
import TextSearch

extension BrowseState {
  /// The position of a person who moves from record to record in a list.
  ///
  ///     var walk = markets.navigator(at: market, in: directory)
  ///     walk.send(.next)                    // .moved(to:), or .ignored at the end of the list
  ///     title = "\(walk.position ?? 0) of \(walk.count)"
  ///
  /// It keeps the order of its first list, so steps do not change while the person browses. After
  /// changes of the directory, ``update(in:)`` takes the new list and stays at the same record. If
  /// that record is no longer on the list, the next step leads to the record that came after it.
  public struct Navigator: Equatable, Sendable {
    /// The query of the list.
    public let query: DirectoryQuery
    /// The record on the screen.
    public private(set) var current: ItemReference
    private var items: [ItemReference]
    /// The index of ``current``, or of the record that comes after it if it is not on the list.
    private var index: Int
    private var isOnList: Bool

    init(_ query: DirectoryQuery, at current: ItemReference, in directory: DirectoryIndex) {
      self.query = query
      self.current = current
      items = directory.items(of: query)
      let found = items.firstIndex(of: current)
      index = found ?? 0
      isOnList = found != nil
    }
  }

  /// Returns a navigator over the records that pass the applied filters, beginning at one of them.
  ///
  /// If the record is not among them, the next step leads to the first one.
  ///
  /// - Parameters:
  ///   - item: The record on the screen.
  ///   - text: A search other than the ``text`` of the state; then the best match comes first.
  ///   - directory: The directory.
  /// - Returns: The navigator.
  ///
  /// - Complexity: the same as ``DirectoryIndex/items(of:)``
  public func navigator(
    at item: ItemReference, matching text: SearchIndex.Query? = nil, in directory: DirectoryIndex
  ) -> Navigator {
    var query = query
    if let text, text != self.text { (query.text, query.order) = (text, .bestMatch) }
    return Navigator(query, at: item, in: directory)
  }
}

extension BrowseState.Navigator {
  /// A step of a person.
  public enum Action: Hashable, Sendable {
    /// To the next record of the list.
    case next
    /// To the previous record.
    case previous
  }

  /// The answer to an action.
  public enum Answer: Hashable, Sendable {
    /// The screen now shows this record.
    case moved(to: ItemReference)
    /// There is no further record, and nothing changed.
    case ignored
  }

  /// The result of an update.
  public enum Change: Hashable, Sendable {
    /// The list is unchanged.
    case unchanged
    /// The list has changed, and contains the record on the screen.
    case updated
    /// The record on the screen is no longer on the list: it no longer passes the filters, or is no
    /// longer in the directory.
    case currentLeft(isInDirectory: Bool)
  }

  /// The number of records on the list.
  public var count: Int { items.count }

  /// The number of the record on the list, where the first one is 1, or `nil` if it is not on it.
  public var position: Int? { isOnList ? number : nil }

  /// The number of ``current`` on the list.
  private var number: Int { index + 1 }

  /// Whether there is a next record.
  public var hasNext: Bool { isOnList ? index < items.count - 1 : index < items.count }

  /// Whether there is a previous record.
  public var hasPrevious: Bool { index > 0 }

  /// Takes a step, unless it would leave the list.
  @discardableResult
  public mutating func send(_ action: Action) -> Answer {
    switch action {
    case .next:
      guard hasNext else { return .ignored }
      if isOnList { index += 1 }
    case .previous:
      guard hasPrevious else { return .ignored }
      index -= 1
    }
    isOnList = true
    current = items[index]
    return .moved(to: current)
  }

  /// Takes the new list from a directory that has changed.
  ///
  /// - Complexity: O(*n*) beyond that of ``DirectoryIndex/items(of:)``
  @discardableResult
  public mutating func update(in directory: DirectoryIndex) -> Change {
    let new = directory.items(of: query)
    guard new != items else { return .unchanged }
    let wasOnList = isOnList
    let (before, after) = (items[..<index], items[index...])
    items = new
    if let found = new.firstIndex(of: current) {
      (index, isOnList) = (found, true)
      return .updated
    }
    let indices = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    if let next = after.lazy.compactMap({ indices[$0] }).first {
      index = next
    } else if let previous = before.reversed().lazy.compactMap({ indices[$0] }).first {
      index = previous + 1
    } else {
      index = 0
    }
    isOnList = false
    return wasOnList ? .currentLeft(isInDirectory: directory[current] != nil) : .updated
  }
}
