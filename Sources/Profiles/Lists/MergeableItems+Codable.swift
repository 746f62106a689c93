/// Encoded as an object with the items and what was seen, in a definite order.
extension MergeableItems: Codable where ID: Codable, Fields: Codable {
  private typealias Key = ListCodingKey

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.seen) {
      var list = try container.nestedUnkeyedContainer(forKey: .seen)
      while !list.isAtEnd {
        let entry = try list.nestedContainer(keyedBy: Key.self)
        note(
          seen: try Self.number(in: entry), of: try entry.decode(ListReplica.self, forKey: .replica)
        )
      }
    }
    if let time = try container.decodeIfPresent(Int64.self, forKey: .time) {
      let count = try container.decodeIfPresent(Int64.self, forKey: .count) ?? 0
      guard count >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .count, in: container, debugDescription: "The count is negative.")
      }
      note(latest: ListStamp(time: time, count: count))
    }
    guard container.contains(.items) else { return }
    var stored: [ID: [Addition]] = [:]
    var items = try container.nestedUnkeyedContainer(forKey: .items)
    while !items.isAtEnd {
      let item = try items.nestedContainer(keyedBy: Key.self)
      let id = try item.decode(ID.self, forKey: .id)
      var adds = try item.nestedUnkeyedContainer(forKey: .adds)
      while !adds.isAtEnd {
        let fields = try adds.superDecoder()
        let entry = try fields.container(keyedBy: Key.self)
        stored[id, default: []].append(
          Addition(
            replica: try entry.decode(ListReplica.self, forKey: .replica),
            number: try Self.number(in: entry), fields: try Fields(from: fields)))
      }
    }
    insert(stored)
  }

  private static func number(in container: KeyedDecodingContainer<Key>) throws -> Int64 {
    let number = try container.decode(Int64.self, forKey: .number)
    guard (1...maximumNumber).contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: .number, in: container, debugDescription: "The number is out of range.")
    }
    return number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var list = container.nestedUnkeyedContainer(forKey: .seen)
    for (replica, number) in seen.sorted(by: { $0.key < $1.key }) {
      var entry = list.nestedContainer(keyedBy: Key.self)
      try entry.encode(replica, forKey: .replica)
      try entry.encode(number, forKey: .number)
    }
    if latest != .none {
      try container.encode(latest.time, forKey: .time)
      if latest.count != 0 { try container.encode(latest.count, forKey: .count) }
    }
    var items = container.nestedUnkeyedContainer(forKey: .items)
    for (id, additions) in additions.sorted(by: { $0.key < $1.key }) {
      var item = items.nestedContainer(keyedBy: Key.self)
      try item.encode(id, forKey: .id)
      var adds = item.nestedUnkeyedContainer(forKey: .adds)
      for addition in additions {
        let fields = adds.superEncoder()
        var entry = fields.container(keyedBy: Key.self)
        try entry.encode(addition.replica, forKey: .replica)
        try entry.encode(addition.number, forKey: .number)
        try addition.fields.encode(to: fields)
      }
    }
  }
}
