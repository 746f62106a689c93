import Essentials
import Geo
import TextSearch

/// Encoded by the names of the filters, without those that are not set.
///
/// A filter or an order that this version does not know is not applied, is among ``unknownFields``, and is written
/// back.
extension DirectoryQuery: Codable {
  private enum CodingKeys: String, CodingKey {
    case kinds, location, area, labels, minimumRating, pricesInCents, ages, time, openAt, openOn
    case offsets, minimumFreeSeats, near, isFeatured, text, order, nearestTo
  }

  private enum Bound: String, CodingKey {
    case least, greatest, from, to, weekdays, start, end, radius, query
  }

  /// The names of the orders that need no place.
  private static let orders: [(order: Order, name: String)] = [
    (.title, "title"), (.titleDescending, "title-descending"), (.mostPopular, "most-popular"),
    (.highestRating, "highest-rating"), (.newest, "newest"), (.oldest, "oldest"),
    (.chronological, "chronological"), (.lowestPrice, "lowest-price"), (.bestMatch, "best-match"),
  ]

  /// Decodes a query; absent filters are not set.
  ///
  /// - Throws: `DecodingError`, also for a range whose end is before its start.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    func bounds<Value: Decodable & Comparable>(
      _ key: CodingKeys, _ names: (Bound, Bound)
    ) throws -> (Value, Value)? {
      guard container.contains(key) else { return nil }
      let object = try container.nestedContainer(keyedBy: Bound.self, forKey: key)
      let start = try object.decode(Value.self, forKey: names.0)
      let end = try object.decode(Value.self, forKey: names.1)
      guard start <= end else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "The end is before the start.")
      }
      return (start, end)
    }
    self.init()
    var unknown = try UnknownFields(of: decoder, except: CodingKeys.self)
    kinds = try value(.kinds) ?? []
    location = try value(.location) ?? .anywhere
    area = try value(.area)
    let filters: [String: KnownOrKept<LabelFilter>] = try value(.labels) ?? [:]
    for (name, filter) in filters { labels[DirectoryRecord.Subject(name)] = filter.known }
    unknown.keep(filters.compactMapValues(\.kept), CodingKeys.labels)
    minimumRating = try value(.minimumRating)
    pricesInCents = try bounds(.pricesInCents, (.least, .greatest)).map { $0...$1 }
    ages = try bounds(.ages, (.least, .greatest)).map { $0...$1 }
    time = try bounds(.time, (.start, .end)).map { $0..<$1 }
    if let time: LocalDateTime = try value(.openAt) {
      open = .at(time)
    } else if let (from, to): (CalendarDate, CalendarDate) = try bounds(.openOn, (.from, .to)),
      let (start, end): (Int, Int) = try bounds(.openOn, (.start, .end))
    {
      let object = try container.nestedContainer(keyedBy: Bound.self, forKey: .openOn)
      let weekdays = try object.decodeIfPresent(Set<Weekday>.self, forKey: .weekdays) ?? []
      open = .on(from...to, weekdays: weekdays, minutes: start..<end)
    }
    offsets = try value(.offsets)
    minimumFreeSeats = try value(.minimumFreeSeats)
    if container.contains(.near) {
      let object = try container.nestedContainer(keyedBy: Bound.self, forKey: .near)
      near = Proximity(
        to: try object.decode(DirectoryQuery.self, forKey: .query),
        within: try object.decode(Distance.self, forKey: .radius))
    }
    isFeatured = try value(.isFeatured) ?? false
    text = try value(.text)
    if let place: Coordinate = try value(.nearestTo) {
      order = .nearest(to: place)
    } else if let name: String = try value(.order) {
      if let known = Self.orders.first(where: { $0.name == name }) {
        order = known.order
      } else {
        try unknown.keep(.order, of: container)
      }
    }
    unknownFields = unknown
  }

  /// Encodes the query.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var unknown = unknownFields
    func encode(
      _ start: some Encodable, _ end: some Encodable, _ names: (Bound, Bound), _ key: CodingKeys
    )
      throws
    {
      var object = container.nestedContainer(keyedBy: Bound.self, forKey: key)
      try object.encode(start, forKey: names.0)
      try object.encode(end, forKey: names.1)
    }
    if !kinds.isEmpty { try container.encode(kinds.sorted(), forKey: .kinds) }
    if location != .anywhere { try container.encode(location, forKey: .location) }
    try container.encodeIfPresent(area, forKey: .area)
    try encodeLabels(&unknown, into: &container)
    try container.encodeIfPresent(minimumRating, forKey: .minimumRating)
    if let pricesInCents {
      try encode(
        pricesInCents.lowerBound, pricesInCents.upperBound, (.least, .greatest), .pricesInCents)
    }
    if let ages { try encode(ages.lowerBound, ages.upperBound, (.least, .greatest), .ages) }
    if let time { try encode(time.lowerBound, time.upperBound, (.start, .end), .time) }
    switch open {
    case .at(let time): try container.encode(time, forKey: .openAt)
    case .on(let dates, let weekdays, let minutes):
      var object = container.nestedContainer(keyedBy: Bound.self, forKey: .openOn)
      try object.encode(dates.lowerBound, forKey: .from)
      try object.encode(dates.upperBound, forKey: .to)
      if !weekdays.isEmpty {
        try object.encode(Weekday.allCases.filter(weekdays.contains), forKey: .weekdays)
      }
      try object.encode(minutes.lowerBound, forKey: .start)
      try object.encode(minutes.upperBound, forKey: .end)
    case nil: break
    }
    try container.encodeIfPresent(offsets, forKey: .offsets)
    try container.encodeIfPresent(minimumFreeSeats, forKey: .minimumFreeSeats)
    if let near {
      var object = container.nestedContainer(keyedBy: Bound.self, forKey: .near)
      try object.encode(near.query, forKey: .query)
      try object.encode(near.radius, forKey: .radius)
    }
    if isFeatured { try container.encode(true, forKey: .isFeatured) }
    try container.encodeIfPresent(text, forKey: .text)
    if case .nearest(let place) = order {
      try container.encode(place, forKey: .nearestTo)
    } else if order != .title {
      try container.encodeIfPresent(
        Self.orders.first { $0.order == order }?.name, forKey: .order)
      unknown.remove(CodingKeys.order)
    }
    try unknown.encode(to: encoder)
  }

  /// Encodes the filters by labels, and those that this version does not know.
  private func encodeLabels(
    _ unknown: inout UnknownFields, into container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    var others = unknown.fields(CodingKeys.labels)
    unknown.remove(CodingKeys.labels)
    for subject in labels.keys { others[subject.name] = nil }
    guard !labels.isEmpty || !others.isEmpty else { return }
    var object = container.nestedContainer(keyedBy: CodedValue.Key.self, forKey: .labels)
    for (subject, filter) in labels {
      try object.encode(filter, forKey: CodedValue.Key(stringValue: subject.name))
    }
    for (name, filter) in others {
      try object.encode(filter, forKey: CodedValue.Key(stringValue: name))
    }
  }
}

/// Encoded as `{"any": ["SNAP", "WIC"]}` or `{"all": […]}`.
extension DirectoryQuery.LabelFilter: Codable {
  private enum CodingKeys: String, CodingKey {
    case any, all
  }

  /// Decodes a filter.
  ///
  /// - Throws: `DecodingError`, also for another kind of filter.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let labels = try container.decodeIfPresent(Set<String>.self, forKey: .any) {
      self = .any(labels)
    } else if let labels = try container.decodeIfPresent(Set<String>.self, forKey: .all) {
      self = .all(labels)
    } else {
      throw DecodingError.unknownCase(
        of: Self.self, container.codingPath, isName: try decoder.hasKeys(except: CodingKeys.self))
    }
  }

  /// Encodes the filter, with the labels in the order of their letters' numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .any(let labels): try container.encode(labels.sorted(), forKey: .any)
    case .all(let labels): try container.encode(labels.sorted(), forKey: .all)
    }
  }
}
