extension AdminConfig {
  /// All problems of a configuration, in its order.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems; never empty.
    public let problems: [Problem]

    /// One sentence for each problem.
    public var description: String {
      problems.map(\.description).joined(separator: "\n")
    }
  }

  /// A part of a configuration, and the reason it is not valid.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The part.
    public let part: Part
    /// What is wrong.
    public let reason: Reason

    /// The part and what to do, as an English sentence.
    public var description: String { "\(part): \(reason)" }
  }

  /// A part of a configuration; numbers count from zero.
  public enum Part: Hashable, Sendable {
    /// The place at which maps begin.
    case defaultPlace
    /// An icon of the home screen.
    case icon(Int)
    /// A section of the home screen.
    case section(Int)
    /// A feature.
    case feature(Int)
    /// A section of a feature's filter screen.
    case filter(Int, feature: Int)
    /// A button of a filter section.
    case button(Int, filter: Int, feature: Int)
    /// A button of a feature's records.
    case action(Int, feature: Int)
    /// A section of a feature's records.
    case recordSection(Int, feature: Int)
  }

  /// The reason a part of a configuration is not valid.
  public enum Reason: Hashable, Sendable {
    /// The title or name is blank, longer than 200 bytes, or has control characters.
    case titleMissing
    /// Another part before it is the same: it leads to the same screen, has the same kind, criterion, or
    /// name, or chooses the same.
    case duplicate
    /// The route leads to a list that no feature has.
    case featureMissing
    /// The criterion needs at least one button.
    case buttonsMissing
    /// The criterion cannot have buttons.
    case buttonsNotUsed
    /// The button chooses something of another criterion.
    case otherCriterion
    /// A number of the choice is out of range.
    case outOfRange
    /// The order needs the person's location, so it cannot be the first one.
    case orderNeedsLocation
    /// The link is not one of the allowed kinds.
    case linkNotAllowed
  }
}

extension AdminConfig.Part: CustomStringConvertible {
  /// The part for people, who count from one.
  public var description: String {
    switch self {
    case .defaultPlace: "First place of maps"
    case .icon(let icon): "Icon \(icon.counted)"
    case .section(let section): "Home section \(section.counted)"
    case .feature(let feature): "List \(feature.counted)"
    case .filter(let filter, let feature): "List \(feature.counted), filter \(filter.counted)"
    case .button(let button, let filter, let feature):
      "List \(feature.counted), filter \(filter.counted), button \(button.counted)"
    case .action(let action, let feature): "List \(feature.counted), action \(action.counted)"
    case .recordSection(let section, let feature):
      "List \(feature.counted), section \(section.counted)"
    }
  }
}

extension Int {
  /// The number of an index for people.
  fileprivate var counted: Int { self < .max ? self + 1 : self }
}

extension AdminConfig.Reason: CustomStringConvertible {
  /// What to do, as an English sentence.
  public var description: String {
    switch self {
    case .titleMissing: "Enter a title, and keep it short."
    case .duplicate: "This is already there. Change or remove one of both."
    case .featureMissing: "This list does not exist. Add it, or choose another one."
    case .buttonsMissing: "Add at least one button."
    case .buttonsNotUsed: "Remove the buttons; this filter has its own."
    case .otherCriterion: "This button belongs to another filter. Move it there."
    case .outOfRange: "This value is out of range. Enter another one."
    case .orderNeedsLocation: "Choose a first order that needs no location."
    case .linkNotAllowed: "Enter a link that begins with https://, mailto:, or tel:."
    }
  }
}
