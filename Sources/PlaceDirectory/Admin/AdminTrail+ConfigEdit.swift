import Geo
import Essentials

extension AdminTrail {
  /// An edit of the whole configuration.
  ///
  ///     if let edit = AdminTrail.ConfigEdit(changing: config, to: newConfig) {
  ///       for difference in edit.differences {
  ///         print(difference.part, difference.before, difference.after)
  ///       }
  ///       print(edit.removedButtons)  // what people may have chosen, and no longer can
  ///     }
  public struct ConfigEdit: Hashable, Sendable {
    /// The configuration before.
    public let before: AdminConfig

    /// The configuration afterward.
    public let after: AdminConfig

    /// Creates an edit, or returns `nil` if nothing differs.
    public init?(changing before: AdminConfig, to after: AdminConfig) {
      guard before != after else { return nil }
      self.init(known: before, after)
    }

    private init(known before: AdminConfig, _ after: AdminConfig) {
      self.before = before
      self.after = after
    }

    /// The edit that undoes this one.
    public var inverse: Self { Self(known: after, before) }
  }
}

extension AdminTrail.ConfigEdit {
  /// A part of the configuration that differs.
  public struct Difference: Hashable, Sendable {
    /// The part, by names that do not depend on its position, such as "market, filter payment,
    /// button SNAP".
    public let part: String
    /// The earlier value, or `nil` for a part that was added.
    public let before: String?
    /// The new value, or `nil` for a part that was removed.
    public let after: String?
  }

  /// A removed button, and the kind whose lists it filtered.
  public struct RemovedButton: Hashable, Sendable {
    /// The kind.
    public let kind: ItemKind
    /// The button.
    public let button: AdminConfig.FilterButton
  }

  /// The parts that differ: changed and removed parts in the old order, and then added parts.
  ///
  /// - Complexity: O(*n*) in the number of parts
  public var differences: [Difference] {
    let (old, new) = (before.parts, after.parts)
    let oldValues = Dictionary(old, uniquingKeysWith: { first, _ in first })
    let newValues = Dictionary(new, uniquingKeysWith: { first, _ in first })
    let changed = old.compactMap { part, value -> Difference? in
      guard let new = newValues[part] else {
        return Difference(part: part, before: value.text, after: nil)
      }
      guard value.exact != new.exact else { return nil }
      return value.text == new.text
        ? Difference(part: part, before: value.exact, after: new.exact)
        : Difference(part: part, before: value.text, after: new.text)
    }
    let added = new.compactMap { part, value in
      oldValues[part] == nil ? Difference(part: part, before: nil, after: value.text) : nil
    }
    return changed + added
  }

  /// The removed buttons of filters, in their order.
  ///
  /// Choices that people made with these buttons are dropped and reported (`BrowseState.Change.dropped`), so
  /// show the buttons to the administrator first.
  ///
  /// - Complexity: O(*n*) in the number of buttons
  public var removedButtons: [RemovedButton] {
    before.features.flatMap { feature in
      let left = Set(after[feature.kind]?.filters.flatMap(\.buttons).map(\.choice) ?? [])
      return feature.filters.flatMap(\.buttons).filter { !left.contains($0.choice) }
        .map { RemovedButton(kind: feature.kind, button: $0) }
    }
  }
}

/// A part of a configuration in words.
private struct PartText {
  let text: String
  /// The same with each text in quotation marks, so that no two different parts have the same one.
  let exact: String
}

extension AdminConfig {
  /// Each part by its name, and what it is.
  fileprivate var parts: [(String, PartText)] {
    var parts: [(String, PartText)] = []
    func add(_ part: String, _ text: (_ quoted: (String) -> String) -> String) {
      parts.append((part, PartText(text: text { $0 }, exact: text { $0.debugDescription })))
    }
    func add(_ part: String, _ value: String) { add(part) { $0(value) } }
    add("first place of maps") { "\($0(defaultPlace.name)) \(defaultPlace.coordinate)" }
    for (name, list) in [("icon", icons), ("home section", sections)] {
      add("order of \(name)s", list.map(\.route.description).joined(separator: ", "))
      for section in list {
        add("\(name) \(section.route)") { "\($0(section.title)) [\($0(section.image))]" }
      }
    }
    add("order of lists", features.map(\.kind.name).joined(separator: ", "))
    for feature in features {
      let list = feature.kind.name
      add(list, feature.title)
      add("\(list), first order", CleanText.words(ofKey: feature.order.rawValue, hasDashes: true))
      add("\(list), starts with featured", feature.startsWithFeatured ? "yes" : "no")
      add("\(list), takes place at a time", feature.isTimed ? "yes" : "no")
      add("\(list), order of filters") { quoted in
        feature.filters.map { quoted($0.criterion.words) }.joined(separator: ", ")
      }
      for filter in feature.filters {
        let name = "\(list), filter \(filter.criterion.words)"
        add(name) { $0(filter.title) + (filter.requiresAll ? " (all)" : "") }
        add("\(name), order") { quoted in
          filter.buttons.map { quoted($0.choice.words) }.joined(separator: ", ")
        }
        for button in filter.buttons { add("\(name), button \(button.choice.words)", button.title) }
      }
      add("\(list), order of actions") { quoted in
        feature.actions.map { quoted($0.name) }.joined(separator: ", ")
      }
      for action in feature.actions {
        add("\(list), action \(action.name)") { quoted in
          "\(quoted(action.title)) [\(quoted(action.image))]"
            + (action.link.map { " \(quoted($0))" } ?? "")
        }
      }
      let sections = feature.recordSections
      add("\(list), order of sections") { quoted in
        sections.map { quoted($0.name) }.joined(separator: ", ")
      }
      for section in sections { add("\(list), section \(section.name)", section.title) }
    }
    return parts
  }
}

extension AdminConfig.Criterion {
  /// The criterion in words; no two have the same ones.
  fileprivate var words: String {
    if case .labels(let subject) = self { return "labels of \(subject)" }
    return CleanText.words(ofKey: name, hasDashes: true)
  }
}

extension AdminConfig.Choice {
  /// The choice in words; no two of a criterion have the same ones.
  fileprivate var words: String {
    switch self {
    case .openNow: "open now"
    case .weekday(let weekday): weekday.description
    case .timeOfDay(let minutes):
      "\(Self.clock(minutes.lowerBound)) to \(Self.clock(minutes.upperBound))"
    case .label(let label, _): label
    case .rating(let stars): stars == 1 ? "1 star or more" : "\(stars) stars or more"
    case .price(let cents):
      "$\(CleanText.hundredths(cents.lowerBound)) to $\(CleanText.hundredths(cents.upperBound))"
    case .ages(let years): "ages \(years.lowerBound) to \(years.upperBound)"
    case .distance(let distance): "\(distance.meters) m"
    case .featured: "featured"
    case .order(let order): CleanText.words(ofKey: order.rawValue, hasDashes: true)
    }
  }

  /// Hours and minutes, such as "8:30".
  private static func clock(_ minute: Int) -> String {
    "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
  }
}
