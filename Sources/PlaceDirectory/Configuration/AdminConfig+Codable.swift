import Essentials
import Geo

extension AdminConfig {
  /// The keys of the encoded form, for all parts.
  fileprivate enum Keys: String, CodingKey {
    case defaultPlace, name, coordinate, icons, sections, features
    case title, image, route
    case kind, filters, order, startsWithFeatured, isTimed, actions, recordSections, link
    case criterion, buttons, requiresAll, value, from, to, meters
  }
}

/// Encoded by the names of the properties, without parts that are empty.
extension AdminConfig: Codable {
  /// Decodes a configuration.
  ///
  /// - Throws: `DecodingError`, also with the first problem of an ``AdminConfig/Error``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let place = try container.nestedContainer(keyedBy: Keys.self, forKey: .defaultPlace)
    do {
      try self.init(
        defaultPlace: ReferencePoint.NamedPlace(
          try place.decode(String.self, forKey: .name),
          at: try place.decode(Coordinate.self, forKey: .coordinate)),
        icons: try container.decodeIfPresent([HomeSection].self, forKey: .icons) ?? [],
        sections: try container.decodeIfPresent([HomeSection].self, forKey: .sections) ?? [],
        features: try container.decodeIfPresent([Feature].self, forKey: .features) ?? [])
    } catch let error as AdminConfig.Error {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: error.problems.first?.description ?? "", underlyingError: error))
    }
  }

  /// Encodes the configuration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    var place = container.nestedContainer(keyedBy: Keys.self, forKey: .defaultPlace)
    try place.encode(defaultPlace.name, forKey: .name)
    try place.encode(defaultPlace.coordinate, forKey: .coordinate)
    if !icons.isEmpty { try container.encode(icons, forKey: .icons) }
    if !sections.isEmpty { try container.encode(sections, forKey: .sections) }
    if !features.isEmpty { try container.encode(features, forKey: .features) }
  }
}

/// Encoded as the title, the route, and the image, if any.
extension AdminConfig.HomeSection: Codable {
  /// Decodes a section.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AdminConfig.Keys.self)
    self.init(
      title: try container.decode(String.self, forKey: .title),
      image: try container.decodeIfPresent(String.self, forKey: .image) ?? "",
      route: try container.decode(AppRoute.self, forKey: .route))
  }

  /// Encodes the section.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AdminConfig.Keys.self)
    try container.encode(title, forKey: .title)
    if !image.isEmpty { try container.encode(image, forKey: .image) }
    try container.encode(route, forKey: .route)
  }
}

/// Encoded by the names of the properties, without those that are as in a new feature.
extension AdminConfig.Feature: Codable {
  /// Decodes a feature.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AdminConfig.Keys.self)
    let order = try container.decodeIfPresent(String.self, forKey: .order)
    guard let known = order.map(AdminConfig.Order.init(rawValue:)) ?? .title else {
      throw DecodingError.dataCorruptedError(
        forKey: .order, in: container, debugDescription: "There is no such order.")
    }
    self.init(
      try container.decode(ItemKind.self, forKey: .kind),
      title: try container.decode(String.self, forKey: .title),
      filters: try container.decodeIfPresent([AdminConfig.FilterSection].self, forKey: .filters)
        ?? [],
      order: known,
      startsWithFeatured: try container.decodeIfPresent(Bool.self, forKey: .startsWithFeatured)
        ?? false,
      isTimed: try container.decodeIfPresent(Bool.self, forKey: .isTimed) ?? false,
      actions: try container.decodeIfPresent([AdminConfig.ActionButton].self, forKey: .actions)
        ?? [],
      recordSections: try Self.recordSections(in: container))
  }

  /// Encodes the feature.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AdminConfig.Keys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(title, forKey: .title)
    if !filters.isEmpty { try container.encode(filters, forKey: .filters) }
    if order != .title { try container.encode(order.rawValue, forKey: .order) }
    if startsWithFeatured { try container.encode(true, forKey: .startsWithFeatured) }
    if isTimed { try container.encode(true, forKey: .isTimed) }
    if !actions.isEmpty { try container.encode(actions, forKey: .actions) }
    guard !recordSections.isEmpty else { return }
    var list = container.nestedUnkeyedContainer(forKey: .recordSections)
    for section in recordSections {
      var item = list.nestedContainer(keyedBy: AdminConfig.Keys.self)
      try item.encode(section.name, forKey: .name)
      try item.encode(section.title, forKey: .title)
    }
  }

  private static func recordSections(
    in container: KeyedDecodingContainer<AdminConfig.Keys>
  ) throws -> [AdminConfig.RecordSection] {
    guard container.contains(.recordSections) else { return [] }
    var list = try container.nestedUnkeyedContainer(forKey: .recordSections)
    var sections: [AdminConfig.RecordSection] = []
    while !list.isAtEnd {
      let item = try list.nestedContainer(keyedBy: AdminConfig.Keys.self)
      sections.append(
        .init(
          try item.decode(String.self, forKey: .name),
          title: try item.decode(String.self, forKey: .title)))
    }
    return sections
  }
}

/// Encoded as the name, the title, and the image and the link, if any.
extension AdminConfig.ActionButton: Codable {
  /// Decodes a button.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AdminConfig.Keys.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      title: try container.decode(String.self, forKey: .title),
      image: try container.decodeIfPresent(String.self, forKey: .image) ?? "",
      link: try container.decodeIfPresent(String.self, forKey: .link))
  }

  /// Encodes the button.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AdminConfig.Keys.self)
    try container.encode(name, forKey: .name)
    try container.encode(title, forKey: .title)
    if !image.isEmpty { try container.encode(image, forKey: .image) }
    try container.encodeIfPresent(link, forKey: .link)
  }
}

/// Encoded as the criterion, the title, and the buttons: each with its title and what it chooses, as a
/// `value`, `from` and `to`, or `meters`.
extension AdminConfig.FilterSection: Codable {
  /// Decodes a section.
  ///
  /// - Throws: `DecodingError`, also for a criterion or a choice that is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AdminConfig.Keys.self)
    let name = try container.decode(String.self, forKey: .criterion)
    guard let criterion = AdminConfig.Criterion(name: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .criterion, in: container, debugDescription: "There is no such criterion.")
    }
    self.init(
      criterion, title: try container.decode(String.self, forKey: .title),
      requiresAll: try container.decodeIfPresent(Bool.self, forKey: .requiresAll) ?? false)
    guard container.contains(.buttons) else { return }
    var list = try container.nestedUnkeyedContainer(forKey: .buttons)
    while !list.isAtEnd {
      let button = try list.nestedContainer(keyedBy: AdminConfig.Keys.self)
      guard let choice = try Self.choice(of: criterion, in: button) else {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: button, debugDescription: "The button does not choose anything known."
        )
      }
      buttons.append(.init(try button.decode(String.self, forKey: .title), choice))
    }
  }

  private static func choice(
    of criterion: AdminConfig.Criterion, in button: KeyedDecodingContainer<AdminConfig.Keys>
  ) throws -> AdminConfig.Choice? {
    func range() throws -> ClosedRange<Int>? {
      let from = try button.decode(Int.self, forKey: .from)
      let to = try button.decode(Int.self, forKey: .to)
      return from <= to ? from...to : nil
    }
    switch criterion {
    case .location, .dates: return nil
    case .openNow: return .openNow
    case .featured: return .featured
    case .weekdays: return .weekday(try button.decode(Weekday.self, forKey: .value))
    case .labels(let subject):
      return .label(try button.decode(String.self, forKey: .value), of: subject)
    case .order:
      return AdminConfig.Order(rawValue: try button.decode(String.self, forKey: .value))
        .map(AdminConfig.Choice.order)
    case .rating: return .rating(atLeast: try button.decode(Int.self, forKey: .from))
    case .timeOfDay: return try range().map { .timeOfDay($0.lowerBound..<$0.upperBound) }
    case .price: return try range().map(AdminConfig.Choice.price)
    case .ages: return try range().map(AdminConfig.Choice.ages)
    case .distance: return .distance(.meters(try button.decode(Double.self, forKey: .meters)))
    }
  }

  /// Encodes the section.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AdminConfig.Keys.self)
    try container.encode(criterion.name, forKey: .criterion)
    try container.encode(title, forKey: .title)
    if requiresAll { try container.encode(true, forKey: .requiresAll) }
    guard !buttons.isEmpty else { return }
    var list = container.nestedUnkeyedContainer(forKey: .buttons)
    for button in buttons {
      var item = list.nestedContainer(keyedBy: AdminConfig.Keys.self)
      try item.encode(button.title, forKey: .title)
      switch button.choice {
      case .openNow, .featured: break
      case .weekday(let weekday): try item.encode(weekday, forKey: .value)
      case .label(let label, of: _): try item.encode(label, forKey: .value)
      case .order(let order): try item.encode(order.rawValue, forKey: .value)
      case .rating(let stars): try item.encode(stars, forKey: .from)
      case .timeOfDay(let minutes):
        try item.encode(minutes.lowerBound, forKey: .from)
        try item.encode(minutes.upperBound, forKey: .to)
      case .price(let range), .ages(let range):
        try item.encode(range.lowerBound, forKey: .from)
        try item.encode(range.upperBound, forKey: .to)
      case .distance(let distance): try item.encode(distance.meters, forKey: .meters)
      }
    }
  }
}
