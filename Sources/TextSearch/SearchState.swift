public import Essentials

/// The state of a search field and of the list below it: the text, the results, and the recent
/// searches.
///
///     var search = SearchState(recentSearches: stored)
///     if case .search(let query) = search.edit("farmers mar") {
///       search.show(searchIndex.results(of: query), of: query)
///     }
///     search.results             // [market/downtown, market/roosevelt]
///
/// The app runs the query, at once or on another thread. Results of an earlier text are ignored.
/// Searches can be private, so a state prints, dumps, and interpolates without its content.
public struct SearchState: Equatable, Sendable, PrivateValue {
  /// The text in the field.
  public private(set) var text = ""

  /// The content below the field.
  public private(set) var phase = Phase.idle

  /// Whether a person is searching: from the first letter, or ``begin()``, until ``cancel()``.
  public private(set) var isActive = false

  /// The items that match, the best ones first.
  ///
  /// While a query is running, they are still those of the previous query.
  public private(set) var results: [ItemReference] = []

  /// The number of items that match, with those on later pages.
  public private(set) var total = 0

  /// The text for "Showing results for", or `nil`.
  public private(set) var correctedText: String?

  /// The texts of earlier searches, the last one first; at most ``maximumRecentSearchCount``.
  public private(set) var recentSearches: [String] = []

  /// The maximum number of recent searches.
  public static var maximumRecentSearchCount: Int { 10 }

  /// Creates a state with an empty field.
  ///
  /// - Parameter recentSearches: The ``recentSearches`` that the app has stored; texts that are not queries,
  ///   repeated texts, and excess texts are left out.
  public init(recentSearches: [String] = []) {
    for text in recentSearches.reversed() { remember(text) }
  }
}

extension SearchState {
  /// The content below the field.
  public enum Phase: Hashable, Sendable {
    /// The recent searches: the field is empty.
    case idle
    /// A hint: the text is too short by this number of characters.
    case tooShort(missing: Int)
    /// A hint: the text has no words.
    case noWords
    /// A sign that the query is running.
    case searching(SearchIndex.Query)
    /// The results of the query, which can be none.
    case results(SearchIndex.Query)
  }

  /// The action for the app after a command.
  public enum Answer: Hashable, Sendable {
    /// Run a query, and then ``SearchState/show(_:of:)`` its results.
    case search(SearchIndex.Query)
    /// Only show the state.
    case done
    /// Nothing: the command does not apply, and nothing has changed.
    case unchanged
  }

  /// Begins a search with the recent ones, as a tap on the field does.
  public mutating func begin() -> Answer {
    guard !isActive else { return .unchanged }
    isActive = true
    return .done
  }

  /// Sets the text that a person has edited; the old results stay until the new ones arrive.
  ///
  /// - Complexity: O(*n*) in the length of the text
  public mutating func edit(_ text: String) -> Answer {
    guard text != self.text else { return .unchanged }
    self.text = text
    isActive = true
    do {
      let query = try SearchIndex.Query(text)
      // Another text can be the same query, such as with one more space.
      if case .results(let shown) = phase, shown.words == query.words { return .done }
      phase = .searching(query)
      return .search(query)
    } catch {
      removeResults()
      switch error {
      case .tooShort(SearchIndex.Query.minimumLength): phase = .idle
      case .tooShort(let missing): phase = .tooShort(missing: missing)
      case .noWords: phase = .noWords
      }
      return .done
    }
  }

  /// Shows the results of a query, and returns whether the query still belongs to the text.
  @discardableResult
  public mutating func show(_ results: SearchIndex.Results, of query: SearchIndex.Query) -> Bool {
    show(
      results.hits.map { $0.id }, total: results.total, correctedText: results.correctedText,
      of: query)
  }

  /// Shows items, such as those of a page of a directory, and returns whether their query still
  /// belongs to the text.
  @discardableResult
  public mutating func show(
    _ items: [ItemReference], total: Int, correctedText: String? = nil, of query: SearchIndex.Query
  ) -> Bool {
    guard phase == .searching(query) else { return false }
    phase = .results(query)
    results = items
    self.total = total
    self.correctedText = correctedText
    return true
  }

  /// Opens a result, and adds the text to the recent searches.
  ///
  /// - Returns: The item, or `nil` if there is no such result.
  public mutating func open(_ position: Int) -> ItemReference? {
    guard results.indices.contains(position) else { return nil }
    remember(text)
    return results[position]
  }

  /// Adds the text to the recent searches, as the return key does.
  public mutating func submit() -> Answer { remember(text) ? .done : .unchanged }

  /// Clears the field.
  public mutating func clear() -> Answer { text.isEmpty ? .unchanged : edit("") }

  /// Ends the search: empties the field, and drops the results, including those of a running query.
  public mutating func cancel() -> Answer {
    guard isActive else { return .unchanged }
    _ = clear()
    isActive = false
    return .done
  }

  /// Removes one of the recent searches.
  public mutating func removeRecentSearch(_ text: String) -> Answer {
    let count = recentSearches.count
    recentSearches.removeAll { $0 == text }
    return recentSearches.count < count ? .done : .unchanged
  }

  /// Removes all recent searches.
  public mutating func removeRecentSearches() -> Answer {
    guard !recentSearches.isEmpty else { return .unchanged }
    recentSearches = []
    return .done
  }

  private mutating func removeResults() {
    results = []
    total = 0
    correctedText = nil
  }

  /// Puts a text first among the recent searches, and returns whether it is a query.
  @discardableResult
  private mutating func remember(_ text: String) -> Bool {
    guard let query = try? SearchIndex.Query(text) else { return false }
    recentSearches.removeAll { (try? SearchIndex.Query($0))?.words == query.words }
    recentSearches.insert(text, at: 0)
    if recentSearches.count > Self.maximumRecentSearchCount { recentSearches.removeLast() }
    return true
  }
}
