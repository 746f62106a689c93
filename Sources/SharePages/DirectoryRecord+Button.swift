import PlaceDirectory
import Essentials

extension DirectoryRecord {
  /// A button of an item's screen, and its target.
  public struct Button: Hashable, Identifiable, Sendable {
    /// The button with the administrator's title and image.
    public let action: AdminConfig.ActionButton
    /// Where it leads.
    public let target: Target

    /// The name of the button, which no other button of a feature has.
    public var id: String { action.name }
  }

  /// The target of a button of an item's screen.
  public enum Target: Hashable, Sendable {
    /// To a web page, a telephone number, or another destination.
    case link(DestinationURL)
    /// To a page of Meetup, which opens in Meetup's app if that is installed.
    case meetup(MeetupLink)
    /// To directions in an app with maps.
    case directions(MapsLink)

    /// The link that opens without asking which apps are installed; directions open in Google Maps.
    public var web: DestinationURL {
      switch self {
      case .link(let url): url
      case .meetup(let link): link.web
      case .directions(let link): link.google
      }
    }
  }

  /// Returns the buttons of the item's screen in an administrator's order, without those that lead
  /// nowhere.
  ///
  ///     for button in record.buttons(feature.actions) { print(button.action.title) }
  ///
  /// A button leads to the destination of the item's own action with the button's name. If there are several
  /// such actions, the first one counts, such as a page on Facebook before a website. Without one, a button
  /// by the name "directions" leads to the place of the item, and other buttons and those of items without a
  /// place lead to the administrator's link. An item can lead only to a `DestinationURL`.
  ///
  /// - Complexity: O(*n* · *m*) for *n* buttons and *m* actions
  public func buttons(_ buttons: [AdminConfig.ActionButton]) -> [Button] {
    buttons.compactMap { button in target(of: button).map { Button(action: button, target: $0) } }
  }

  private func target(of button: AdminConfig.ActionButton) -> Target? {
    let own = actions.first { $0.name == button.name }?.url
    if own == nil, button.name == "directions", let map = MapsLink(self) { return .directions(map) }
    guard let url = own ?? button.link.flatMap(DestinationURL.init) else { return nil }
    return MeetupLink(url.text).map(Target.meetup) ?? .link(url)
  }
}
