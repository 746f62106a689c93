import PlaceDirectory
import TestSupport
import Testing

/// Routes whose kinds and items are named like screens, and like each other.
@Suite("App routes: ambiguous names") struct AppRouteLawTests {
  private static let names = ["home", "list", "record", "filters", "search", "a", "a-b"]

  private func routes() throws -> [AppRoute] {
    let kinds = try Self.names.map { try #require(ItemKind($0)) }
    let items = try kinds.flatMap { kind in
      try
        (Self.names + [
          "/", "a/b", "park/a", "é", "e\u{301}x", "猫", "\"\\", "\u{301}a", "\u{200D}", "\u{FE0F}a",
          "//", " ",
        ]).map {
          try ItemReference(kind, $0)
        }
    }
    return [.home, .search, .favorites, .notifications, .settings, .subscription]
      + kinds.flatMap { [AppRoute.list($0), .filters($0)] } + items.map(AppRoute.record)
  }

  @Test func eachRouteHasATextOfItsOwn() throws {
    let routes = try routes()
    expectEqual(Set(routes.map(\.description)).count, routes.count)
    for route in routes {
      expectEqual(AppRoute(route.description), route)
      try expectEqual(decoded(try encoded(route)), route)
    }
  }

  /// What is cut off or put before a text makes another route, or none.
  @Test func aChangedTextIsNotTheSameRoute() throws {
    for route in try routes() {
      let text = route.description
      for other in [String(text.dropLast()), String(text.dropFirst()), "/" + text, text + "/"] {
        expect(AppRoute(other) != route, "\(other)")
        expectEqual(AppRoute(other).map(\.description) ?? other, other)
      }
    }
  }
}
