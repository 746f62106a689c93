import Essentials

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
        pages[id] = Page(community: try Community(id, title: title))
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
