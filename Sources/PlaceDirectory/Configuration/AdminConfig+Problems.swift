import Essentials
import Geo

/// The rules of a configuration.
extension AdminConfig {
  /// The problems in the order of the configuration.
  var problems: [Problem] {
    var found: [Problem] = []
    func check(_ holds: Bool, _ reason: Reason, _ part: Part) {
      if !holds { found.append(Problem(part: part, reason: reason)) }
    }
    check(Self.isTitle(defaultPlace.name), .titleMissing, .defaultPlace)
    let kinds = Set(features.map(\.kind))
    for (list, part) in [(icons, Part.icon), (sections, Part.section)] {
      var routes: Set<AppRoute> = []
      for (number, section) in list.enumerated() {
        check(Self.isTitle(section.title), .titleMissing, part(number))
        check(routes.insert(section.route).inserted, .duplicate, part(number))
        check(
          section.route.listedKind.map(kinds.contains) ?? true, .featureMissing, part(number))
      }
    }
    var known: Set<ItemKind> = []
    for (number, feature) in features.enumerated() {
      check(Self.isTitle(feature.title), .titleMissing, .feature(number))
      check(known.insert(feature.kind).inserted, .duplicate, .feature(number))
      check(feature.order != .nearest, .orderNeedsLocation, .feature(number))
      found += Self.problems(of: feature.filters, feature: number)
      found += Self.problems(of: feature.actions, feature: number)
      var names: Set<String> = []
      for (index, section) in feature.recordSections.enumerated() {
        let part = Part.recordSection(index, feature: number)
        check(Self.isTitle(section.title) && Self.isTitle(section.name), .titleMissing, part)
        check(names.insert(section.name).inserted, .duplicate, part)
      }
    }
    return found
  }

  private static func problems(of filters: [FilterSection], feature: Int) -> [Problem] {
    var found: [Problem] = []
    var criteria: Set<Criterion> = []
    for (number, filter) in filters.enumerated() {
      let part = Part.filter(number, feature: feature)
      func check(_ holds: Bool, _ reason: Reason, _ part: Part) {
        if !holds { found.append(Problem(part: part, reason: reason)) }
      }
      check(isTitle(filter.title), .titleMissing, part)
      if case .labels(let subject) = filter.criterion {
        check(isTitle(subject), .titleMissing, part)
      }
      check(criteria.insert(filter.criterion).inserted, .duplicate, part)
      if filter.criterion.hasButtons {
        check(!filter.buttons.isEmpty, .buttonsMissing, part)
      } else {
        check(filter.buttons.isEmpty, .buttonsNotUsed, part)
      }
      var choices: Set<Choice> = []
      for (button, value) in filter.buttons.enumerated() {
        let part = Part.button(button, filter: number, feature: feature)
        check(isTitle(value.title), .titleMissing, part)
        check(value.choice.criterion == filter.criterion, .otherCriterion, part)
        check(choices.insert(value.choice).inserted, .duplicate, part)
        check(isInRange(value.choice), .outOfRange, part)
      }
    }
    return found
  }

  private static func problems(of actions: [ActionButton], feature: Int) -> [Problem] {
    var found: [Problem] = []
    var names: Set<String> = []
    for (number, action) in actions.enumerated() {
      func check(_ holds: Bool, _ reason: Reason) {
        if !holds {
          found.append(Problem(part: .action(number, feature: feature), reason: reason))
        }
      }
      check(isTitle(action.title) && isTitle(action.name), .titleMissing)
      check(names.insert(action.name).inserted, .duplicate)
      check(action.link.map { DestinationURL($0) != nil } ?? true, .linkNotAllowed)
    }
    return found
  }

  /// The greatest number of bytes in a title.
  private static let titleLength = 200

  /// Whether a text can be a title.
  private static func isTitle(_ text: String) -> Bool {
    text.utf8.prefix(titleLength + 1).count <= titleLength
      && text.unicodeScalars.contains { !$0.properties.isWhitespace }
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  private static func isInRange(_ choice: Choice) -> Bool {
    switch choice {
    case .openNow, .weekday, .featured, .order: true
    case .timeOfDay(let minutes): !minutes.isEmpty && (0...1440).contains(minutes)
    case .label(let label, of: _): isTitle(label)
    case .rating(let stars): (1...5).contains(stars)
    case .price(let cents): cents.lowerBound >= 0
    case .ages(let years): years.lowerBound >= 0
    case .distance(let distance): distance.meters > 0 && distance.meters.isFinite
    }
  }
}

extension ClosedRange<Int> {
  /// Whether a range is within this one.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
