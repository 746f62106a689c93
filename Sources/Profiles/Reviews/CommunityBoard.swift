public import Essentials

/// The communities of an app, such as "Eczema" or "New parents", with their members and items.
///
///     var board = CommunityBoard()
///     board.add(try CommunityBoard.Community("eczema", title: "Eczema"))
///     board.join("eczema", kim)
///     board.recommend(lotion, in: "eczema", by: kim, at: now)
///     board.topRated(in: "eczema", by: book, with: prior, limit: 10)
///
/// Membership in a community reveals facts about a person's health, so a board prints, dumps, and
/// interpolates without its content.
public struct CommunityBoard: Hashable, Sendable, PrivateValue {
  struct Page: Hashable, Sendable {
    var community: Community
    var members: Set<ReviewBook.Person> = []
    /// When each person recommended an item; none is empty.
    var items: [ItemReference: [ReviewBook.Person: Int64]] = [:]
  }

  var pages: [String: Page] = [:]

  /// Creates a board without communities.
  public init() {}
}

extension CommunityBoard {
  /// A row of a list of communities.
  ///
  /// The list may be that of a person, so a row prints, dumps, and interpolates without its content.
  public struct Community: Hashable, Identifiable, Sendable, PrivateValue {
    /// The app's ID: 1 to 200 bytes of UTF-8.
    public let id: String
    /// The title: 1 to 200 bytes of UTF-8 in one line.
    public let title: String

    /// Creates a community.
    ///
    /// - Throws: ``CommunityBoard/Error``.
    public init(_ id: String, title: String) throws(CommunityBoard.Error) {
      guard CleanText.isVisible(title), CleanText.isPlain(title) else { throw .invalidTitle }
      try self.init(stored: id, title)
    }

    /// Creates a stored community, whose title can be one of earlier versions.
    fileprivate init(stored id: String, _ title: String) throws(CommunityBoard.Error) {
      guard (1...200).contains(id.utf8.prefix(201).count) else { throw .invalidID }
      guard title.utf8.prefix(201).count <= 200, title.contains(where: { !$0.isWhitespace }) else {
        throw .invalidTitle
      }
      self.id = id
      self.title = title
    }
  }

  /// The reason a ``Community`` cannot be created.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The ID is empty or longer than 200 bytes.
    case invalidID
    /// The title is blank or invisible, is longer than 200 bytes, or has control characters, line
    /// breaks, or direction marks that affect the text beside it.
    case invalidTitle

    /// The field and its rule.
    public var description: String {
      switch self {
      case .invalidID: "The ID of a community has 1 to 200 bytes."
      case .invalidTitle: "A community needs a title in one line of at most 200 bytes."
      }
    }
  }

  /// The answer to a command.
  @nonexhaustive public enum Answer: Hashable, Sendable {
    /// The command was carried out.
    case accepted
    /// The command had been carried out before, and changed nothing.
    case unchanged
    /// There is no such community.
    case noSuchCommunity
    /// Only a member can recommend an item.
    case notMember
  }

  /// The communities in the order of their titles.
  ///
  /// - Complexity: O(*n* log *n*)
  public var communities: [Community] { sorted(pages.values.map(\.community)) }

  private func sorted(_ communities: [Community]) -> [Community] {
    communities.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
  }

  /// Returns the communities whose titles contain a text, regardless of case, accents, and spaces, in
  /// the order of their titles; all of them for a blank text.
  ///
  /// "Saint Louis" also finds "St. Louis Runners".
  ///
  /// - Complexity: O(*n* · *m*) in the communities and the length of the text
  public func search(_ text: String) -> [Community] {
    let (wanted, wantedName) = (FoldedText.joined(text), TextFolding.name(text))
    guard wantedName.utf8.count <= 200 else { return [] }
    return sorted(
      pages.values.map(\.community).filter {
        wanted.isEmpty || !FoldedText.joined($0.title).occurrences(of: wanted).isEmpty
          || !TextFolding.name($0.title).occurrences(of: wantedName).isEmpty
      })
  }

  /// The number of members of a community.
  public func memberCount(of id: String) -> Int { pages[id]?.members.count ?? 0 }

  /// Whether a person belongs to a community.
  public func isMember(_ person: ReviewBook.Person, of id: String) -> Bool {
    pages[id]?.members.contains(person) ?? false
  }

  /// The communities of a person, in the order of their titles.
  ///
  /// - Complexity: O(*n* log *n*)
  public func communities(of person: ReviewBook.Person) -> [Community] {
    sorted(pages.values.filter { $0.members.contains(person) }.map(\.community))
  }
}

extension CommunityBoard {
  /// Adds a community, or gives the one with its ID another title.
  @discardableResult
  public mutating func add(_ community: Community) -> Answer {
    let old = pages[community.id]?.community
    pages[community.id, default: Page(community: community)].community = community
    return old == community ? .unchanged : .accepted
  }

  /// Removes a community with its members and items.
  @discardableResult
  public mutating func remove(_ id: String) -> Answer {
    pages.removeValue(forKey: id) == nil ? .noSuchCommunity : .accepted
  }

  /// Makes a person a member.
  @discardableResult
  public mutating func join(_ id: String, _ person: ReviewBook.Person) -> Answer {
    guard let inserted = pages[id]?.members.insert(person).inserted else {
      return .noSuchCommunity
    }
    return inserted ? .accepted : .unchanged
  }

  /// Ends a person's membership, and removes the person's recommendations.
  ///
  /// - Complexity: O(*n*) in the items of the community
  @discardableResult
  public mutating func leave(_ id: String, _ person: ReviewBook.Person) -> Answer {
    guard var page = pages[id] else { return .noSuchCommunity }
    guard page.members.remove(person) != nil else { return .unchanged }
    page.items = page.items.compactMapValues { people in
      var people = people
      people[person] = nil
      return people.isEmpty ? nil : people
    }
    pages[id] = page
    return .accepted
  }

  /// Recommends an item to a community; a person counts once for each item, at the first time.
  @discardableResult
  public mutating func recommend(
    _ item: ItemReference, in id: String, by person: ReviewBook.Person, at now: Int64
  ) -> Answer {
    func add(to page: inout Page?) -> Answer {
      guard page != nil else { return .noSuchCommunity }
      guard page?.members.contains(person) ?? false else { return .notMember }
      guard page?.items[item]?[person] == nil else { return .unchanged }
      page?.items[item, default: [:]][person] = now
      return .accepted
    }
    return add(to: &pages[id])
  }

  /// Removes a person from all communities, as when an account is deleted.
  ///
  /// - Complexity: O(*n*) in all recommendations
  public mutating func deleteAll(of person: ReviewBook.Person) {
    for id in Array(pages.keys) { leave(id, person) }
  }

  /// The top-rated items of a community, as in ``ReviewBook/topRated(among:with:limit:)``.
  ///
  /// - Complexity: O(*n* log *n*) in the items of the community
  public func topRated(
    in id: String, by book: ReviewBook, with prior: ReviewPrior, limit: Int
  ) -> [ReviewBook.Ranked] {
    guard let page = pages[id] else { return [] }
    return book.topRated(among: Set(page.items.keys), with: prior, limit: limit)
  }

  /// The items that a community recommends most at a time, by ``TrendScore``.
  ///
  /// - Complexity: O(*n* log *n*) in the recommendations of the community
  public func trending(in id: String, at now: Int64, limit: Int) -> [ReviewBook.Ranked] {
    guard let page = pages[id] else { return [] }
    let ranked = page.items.compactMap { item, people -> ReviewBook.Ranked? in
      let times = people.values.filter { $0 <= now }.sorted()
      guard !times.isEmpty else { return nil }
      return ReviewBook.Ranked(subject: item, score: TrendScore.value(of: times, at: now))
    }
    return Array(ranked.sorted(by: ReviewBook.Ranked.isBefore).prefix(max(0, limit)))
  }
}

/// Encoded as the list of communities, in the order of their IDs, with members and items.
extension CommunityBoard: Codable {
  private enum CodingKeys: String, CodingKey {
    case communities, id, title, members, items, item, people, person, time
  }

  /// Decodes a board; of communities with the same ID, the last one stays.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.communities) else { return }
    var list = try container.nestedUnkeyedContainer(forKey: .communities)
    while !list.isAtEnd {
      let entry = try list.nestedContainer(keyedBy: CodingKeys.self)
      let id = try entry.decode(String.self, forKey: .id)
      let title = try entry.decode(String.self, forKey: .title)
      do {
        pages[id] = Page(community: try Community(stored: id, title))
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: .title, in: entry, debugDescription: error.description)
      }
      typealias People = Set<ReviewBook.Person>
      pages[id]?.members = try entry.decodeIfPresent(People.self, forKey: .members) ?? []
      guard entry.contains(.items) else { continue }
      var items = try entry.nestedUnkeyedContainer(forKey: .items)
      while !items.isAtEnd {
        let object = try items.nestedContainer(keyedBy: CodingKeys.self)
        let item = try object.decode(ItemReference.self, forKey: .item)
        var people = try object.nestedUnkeyedContainer(forKey: .people)
        while !people.isAtEnd {
          let entry = try people.nestedContainer(keyedBy: CodingKeys.self)
          let person = try entry.decode(ReviewBook.Person.self, forKey: .person)
          pages[id]?.items[item, default: [:]][person] = try entry.decode(Int64.self, forKey: .time)
        }
      }
    }
  }

  /// Encodes the communities with their members and items.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var list = container.nestedUnkeyedContainer(forKey: .communities)
    for (id, page) in pages.sorted(by: { $0.key < $1.key }) {
      var entry = list.nestedContainer(keyedBy: CodingKeys.self)
      try entry.encode(id, forKey: .id)
      try entry.encode(page.community.title, forKey: .title)
      if !page.members.isEmpty { try entry.encode(page.members.sorted(), forKey: .members) }
      guard !page.items.isEmpty else { continue }
      var items = entry.nestedUnkeyedContainer(forKey: .items)
      for (item, times) in page.items.sorted(by: { $0.key < $1.key }) {
        var object = items.nestedContainer(keyedBy: CodingKeys.self)
        try object.encode(item, forKey: .item)
        var people = object.nestedUnkeyedContainer(forKey: .people)
        for (person, time) in times.sorted(by: { $0.key < $1.key }) {
          var entry = people.nestedContainer(keyedBy: CodingKeys.self)
          try entry.encode(person, forKey: .person)
          try entry.encode(time, forKey: .time)
        }
      }
    }
  }
}
