import PlaceDirectory
import TestSupport
import Testing

extension AdminConfigTests {
  @Test func whatIsEmptyIsNotEncoded() throws {
    let config = try AdminConfig(defaultPlace: office)
    let golden =
      #"{"defaultPlace":{"coordinate":{"latitude":33.5,"longitude":-112.25},"name":"Main Office"}}"#
    try expectEqual(encoded(config), golden)
    let more = golden.dropLast() + #","features":[]}"#
    try expectEqual(decoded(String(more)), config)
  }

  @Test func aListIsNotInTheOrderOfADistance() throws {
    let text = try encoded(try AdminConfig(defaultPlace: office)).dropLast()
    for (order, isValid) in [("oldest", true), ("random", true), ("nearest", false)] {
      let json = text + #","features":[{"kind":"park","title":"Parks","order":"\#(order)"}]}"#
      let config: AdminConfig? = try? decoded(String(json))
      expectEqual((config != nil), isValid)
    }
  }

  @Test func aFilterNeedsItsOwnButtonsInRange() {
    func button(_ choice: AdminConfig.Choice) -> AdminConfig.FilterButton { .init("x", choice) }
    let cases: [(AdminConfig.FilterSection, AdminConfig.Reason)] = [
      (.init(.rating, title: "x"), .buttonsMissing),
      (.init(.location, title: "x", buttons: [button(.openNow)]), .buttonsNotUsed),
      (.init(.rating, title: "x", buttons: [button(.openNow)]), .otherCriterion),
      (
        .init(.labels(of: "a"), title: "x", buttons: [button(.label("b", of: "c"))]),
        .otherCriterion
      ),
      (.init(.openNow, title: "x", buttons: [button(.openNow), button(.openNow)]), .duplicate),
      (.init(.labels(of: " "), title: "x", buttons: [button(.label("b", of: " "))]), .titleMissing),
      (.init(.labels(of: "a"), title: "x", buttons: [button(.label("", of: "a"))]), .outOfRange),
      (.init(.rating, title: "x", buttons: [button(.rating(atLeast: 0))]), .outOfRange),
      (.init(.rating, title: "x", buttons: [button(.rating(atLeast: .max))]), .outOfRange),
      (.init(.price, title: "x", buttons: [button(.price(-1...5))]), .outOfRange),
      (.init(.ages, title: "x", buttons: [button(.ages(-1...5))]), .outOfRange),
      (.init(.timeOfDay, title: "x", buttons: [button(.timeOfDay(-1..<5))]), .outOfRange),
      (.init(.timeOfDay, title: "x", buttons: [button(.timeOfDay(5..<1441))]), .outOfRange),
      (.init(.timeOfDay, title: "x", buttons: [button(.timeOfDay(5..<5))]), .outOfRange),
      (.init(.distance, title: "x", buttons: [button(.distance(.zero))]), .outOfRange),
      (.init(.distance, title: "x", buttons: [button(.distance(.meters(.infinity)))]), .outOfRange),
      (.init(.distance, title: "x", buttons: [button(.distance(.meters(.nan)))]), .outOfRange),
    ]
    for (filter, reason) in cases {
      expect(problems(of: filter).map(\.reason).contains(reason), "\(filter)")
    }
    let whole = AdminConfig.FilterSection(
      .timeOfDay, title: "x", buttons: [button(.timeOfDay(0..<1440))])
    expect(problems(of: whole).isEmpty)
    let twice: [AdminConfig.FilterSection] = [.init(.dates, title: "x"), .init(.dates, title: "y")]
    let found = problems(features: [.init(.market, title: "Markets", filters: twice)])
    expect(found.map(\.part) == [.filter(1, feature: 0)] && found[0].reason == .duplicate)
  }

  @Test func aHugeConfigurationIsCheckedOnce() {
    let long = String(repeating: "a", count: 100_000)
    let actions = (0..<400).map { AdminConfig.ActionButton("\($0 / 2)", title: long, link: long) }
    let found = problems(features: [.init(.market, title: "Markets", actions: actions)])
    expectEqual(found.count, 400 + 200 + 400)
  }

  @Test func aPartIsNamedAsPeopleCount() {
    let parts: [AdminConfig.Part] = [
      .icon(0), .section(1), .feature(.max), .filter(0, feature: 1),
      .button(2, filter: 0, feature: 1), .action(3, feature: 1), .recordSection(0, feature: 0),
    ]
    expectEqual(
      parts.map(\.description),
      [
        "Icon 1", "Home section 2", "List \(Int.max)", "List 2, filter 1",
        "List 2, filter 1, button 3", "List 2, action 4", "List 1, section 1",
      ])
  }

  @Test func aFeatureIsFoundByItsKind() throws {
    let config = try full()
    expect(config[.market]?.title == "Farmers Markets" && config[.park] == nil)
    expectEqual(config.sections.map(\.id), [.list(.market), .subscription])
  }
}
