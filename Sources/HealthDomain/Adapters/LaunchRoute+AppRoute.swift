public import Profiles

extension LaunchRoute<AppRoute>.Link {
  /// Creates the link to a screen of a directory app, which anybody may open; favorites, notifications, and
  /// subscriptions are limited without an account.
  public init(to route: AppRoute) {
    switch route {
    case .home, .list, .filters, .record, .search, .settings:
      self.init(to: route, needing: .browse)
    case .favorites, .notifications, .subscription:
      self.init(to: route, needing: .openPersonalScreens)
    }
  }
}
