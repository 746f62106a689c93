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

extension KeyedDecodingContainer<AdminConfig.Keys> {
  /// Decodes a title, without the separators of lines and marks of direction that titles could have once.
  fileprivate func decodeTitle() throws -> String {
    let title = try decode(String.self, forKey: .title)
    guard CleanText.isVisible(title), !CleanText.isPlain(title) else { return title }
    let scalars = title.unicodeScalars.filter { scalar in
      scalar.isControl || CleanText.isPlain(String(scalar))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// Encoded by the names of the properties, without parts that are empty. What a newer version wrote is kept.
extension AdminConfig: Codable {
  /// Decodes a configuration.
  ///
  /// - Throws: `DecodingError`, also with the first problem of an ``AdminConfig/Error``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let place = try container.nestedContainer(keyedBy: Keys.self, forKey: .defaultPlace)
    var unknown = try UnknownFields(of: decoder, except: Keys.self)
    let icons: [HomeSection] = try unknown.decodeList(.icons, of: container)
    let sections: [HomeSection] = try unknown.decodeList(.sections, of: container)
    do {
      try self.init(
        defaultPlace: ReferencePoint.NamedPlace(
          try place.decode(String.self, forKey: .name),
          at: try place.decode(Coordinate.self, forKey: .coordinate)),
        icons: icons, sections: sections,
        features: try container.decodeIfPresent([Feature].self, forKey: .features) ?? [],
        unknownFields: unknown)
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
    var unknown = unknownFields
    try unknown.encode(list: icons, .icons, into: &container)
    try unknown.encode(list: sections, .sections, into: &container)
    if !features.isEmpty { try container.encode(features, forKey: .features) }
    try unknown.encode(to: encoder)
  }
}

/// Encoded as the title, the route, and the image, if any.
extension AdminConfig.HomeSection: Codable {
  /// Decodes a section.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AdminConfig.Keys.self)
    self.init(
      title: try container.decodeTitle(),
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
    var unknown = try UnknownFields(of: decoder, except: AdminConfig.Keys.self)
    let name = try container.decodeIfPresent(String.self, forKey: .order)
    let order = name.map(AdminConfig.Order.init(rawValue:)) ?? .title
    if let name, order == nil {
      guard !name.isEmpty else {
        throw DecodingError.unknownCase(
          of: AdminConfig.Order.self, container.codingPath, isName: false)
      }
      try unknown.keep(.order, of: container)
    }
    self.init(
      try container.decode(ItemKind.self, forKey: .kind),
      title: try container.decodeTitle(),
      filters: try unknown.decodeList(.filters, of: container), order: order ?? .title,
      startsWithFeatured: try container.decodeIfPresent(Bool.self, forKey: .startsWithFeatured)
        ?? false,
      isTimed: try container.decodeIfPresent(Bool.self, forKey: .isTimed) ?? false,
      actions: try container.decodeIfPresent([AdminConfig.ActionButton].self, forKey: .actions)
        ?? [],
      recordSections: try Self.recordSections(in: container))
    unknownFields = unknown
  }

  /// Encodes the feature.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AdminConfig.Keys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(title, forKey: .title)
    var unknown = unknownFields
    try unknown.encode(list: filters, .filters, into: &container)
    if order != .title {
      try container.encode(order.rawValue, forKey: .order)
      unknown.remove(AdminConfig.Keys.order)
    }
    try unknown.encode(to: encoder)
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
          title: try item.decodeTitle()))
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
      title: try container.decodeTitle(),
      image: try container.decodeIfPresent(String.self, forKey: .image) ?? "",
      link: try container.decodeIfPresent(String.self, forKey: .link).map {
        DestinationURL.stored($0)?.text ?? $0
      })
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
  /// - Throws: `DecodingError`, also for an unknown criterion; a feature keeps such a section.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AdminConfig.Keys.self)
    let name = try container.decode(String.self, forKey: .criterion)
    guard let criterion = AdminConfig.Criterion(name: name) else {
      throw DecodingError.unknownCase(
        of: AdminConfig.Criterion.self, container.codingPath, isName: !name.isEmpty)
    }
    self.init(
      criterion, title: try container.decodeTitle(),
      requiresAll: try container.decodeIfPresent(Bool.self, forKey: .requiresAll) ?? false)
    unknownFields = try UnknownFields(of: decoder, except: AdminConfig.Keys.self)
    var others: [CodedValue] = []
    for button in try container.decodeIfPresent([CodedButton].self, forKey: .buttons) ?? [] {
      if let choice = try Self.choice(of: criterion, in: button.container) {
        buttons.append(.init(try button.container.decodeTitle(), choice))
      } else {
        others.append(button.value)
      }
    }
    unknownFields.keep(others, AdminConfig.Keys.buttons)
    let needsNone = criterion == .location || criterion == .dates
    guard !buttons.isEmpty || others.isEmpty || needsNone else {
      throw DecodingError.unknownCase(
        of: AdminConfig.Choice.self, container.codingPath, isName: true)
    }
  }

  /// A button, whose form depends on the criterion.
  private struct CodedButton: Decodable {
    let value: CodedValue
    let container: KeyedDecodingContainer<AdminConfig.Keys>

    init(from decoder: any Decoder) throws {
      value = try CodedValue(from: decoder)
      container = try decoder.container(keyedBy: AdminConfig.Keys.self)
    }
  }

  private static func choice(
    of criterion: AdminConfig.Criterion, in button: KeyedDecodingContainer<AdminConfig.Keys>
  ) throws -> AdminConfig.Choice? {
    func range() throws -> ClosedRange<Int> {
      let from = try button.decode(Int.self, forKey: .from)
      let to = try button.decode(Int.self, forKey: .to)
      guard from <= to else {
        throw DecodingError.dataCorruptedError(
          forKey: .to, in: button, debugDescription: "A range must not end before it begins.")
      }
      return from...to
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
    case .timeOfDay:
      let minutes = try range()
      return .timeOfDay(minutes.lowerBound..<minutes.upperBound)
    case .price: return .price(try range())
    case .ages: return .ages(try range())
    case .distance: return .distance(.meters(try button.decode(Double.self, forKey: .meters)))
    }
  }

  /// Encodes the section.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AdminConfig.Keys.self)
    try container.encode(criterion.name, forKey: .criterion)
    try container.encode(title, forKey: .title)
    if requiresAll { try container.encode(true, forKey: .requiresAll) }
    let others = unknownFields.elements(AdminConfig.Keys.buttons)
    var unknown = unknownFields
    unknown.remove(AdminConfig.Keys.buttons)
    try unknown.encode(to: encoder)
    guard !buttons.isEmpty || !others.isEmpty else { return }
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
    for other in others { try list.encode(other) }
  }
}
