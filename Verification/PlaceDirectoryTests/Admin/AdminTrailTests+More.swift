import TestSupport
import Testing

@testable import PlaceDirectory

extension AdminTrailTests {
  @Test func anEditIsMadeRecordedAndUndone() throws {
    let (old, new) = (try record(1, "Old"), try record(1, "New"))
    var (trail, directory) = (AdminTrail(), DirectoryIndex([old]))
    let edit = try Edit(changing: old, to: new)
    let entry = try trail.apply([edit], to: &directory, by: permit, at: 10)
    expectEqual(directory[old.id], new)
    expect(entry.id == 0 && entry.editor == editor && entry.time == 10 && entry.undone == nil)
    expectEqual(entry.change, .records([edit]))
    expectEqual(directory.items(of: DirectoryQuery()), [old.id])
    expect(!trail.isUndone(0))
    try trail.undo(0, in: &directory, by: permit, at: 11)
    expectEqual(directory[old.id], old)
    expect(trail.isUndone(0))
    expectThrows(AdminTrail.Error.alreadyUndone(0)) {
      try trail.undo(0, in: &directory, by: permit, at: 12)
    }
    // What undid it is undone itself, and then it can be undone again.
    try trail.undo(1, in: &directory, by: permit, at: 12)
    expectEqual(directory[old.id], new)
    expect(!trail.isUndone(0) && trail.isUndone(1))
    try trail.undo(0, in: &directory, by: permit, at: 13)
    expectEqual(directory[old.id], old)
    expectEqual(trail.entries.map(\.undone), [nil, 0, 1, 0])
    expectEqual(trail.entries.map(\.id), [0, 1, 2, 3])
  }

  @Test func whoMayNotEditChangesNothing() throws {
    var (trail, directory) = (AdminTrail(), DirectoryIndex())
    var config = try Self.config()
    let edit = try Edit(adding: record(1, "A"))
    let other = try #require(AdminTrail.ConfigEdit(changing: config, to: Self.config(titled: "B")))
    for rights in [[], [AdminTrail.Permit.Right.configuration]] as [Set<AdminTrail.Permit.Right>] {
      expectThrows(AdminTrail.Error.notPermitted(.records)) {
        try trail.apply([edit], to: &directory, by: .init(editor, rights), at: 1)
      }
    }
    expectThrows(AdminTrail.Error.notPermitted(.configuration)) {
      try trail.apply(other, to: &config, by: .init(editor, [.records]), at: 1)
    }
    expect(trail.entries.isEmpty && directory.isEmpty)
    try expectEqual(config, Self.config())
    try trail.apply([edit], to: &directory, by: .init(editor, [.records]), at: 1)
    try trail.apply(other, to: &config, by: .init(editor, [.configuration]), at: 1)
    expectThrows(AdminTrail.Error.notPermitted(.records)) {
      try trail.undo(0, in: &directory, by: .init(editor, [.configuration]), at: 2)
    }
    expectThrows(AdminTrail.Error.notPermitted(.configuration)) {
      try trail.undo(1, in: &config, by: .init(editor, [.records]), at: 2)
    }
    expectEqual(trail.entries.count, 2)
  }

  @Test func manyEditsAreMadeTogetherOrNotAtAll() throws {
    let (one, two) = (try record(1, "A"), try record(2, "B"))
    var (trail, directory) = (AdminTrail(), DirectoryIndex([one, two]))
    let before = directory.count
    let good = try Edit(changing: one, to: record(1, "C"))
    let stale = try Edit(changing: record(2, "X"), to: record(2, "Y"))
    expectThrows(AdminTrail.Error.conflict(two.id, [.title])) {
      try trail.apply([good, stale], to: &directory, by: permit, at: 1)
    }
    for edits in [[], [good, good]] {
      expectThrows(AdminTrail.Error.notOneEditAnItem) {
        try trail.apply(edits, to: &directory, by: permit, at: 1)
      }
    }
    expect(trail.entries.isEmpty)
    expect(directory.count == before && directory[one.id] == one && directory[two.id] == two)
    let edits = [good, Edit(removing: two), try Edit(adding: record(3, "D"))]
    try trail.apply(edits, to: &directory, by: permit, at: 1)
    expect(directory.count == 2 && directory[two.id] == nil)
    try expectEqual(directory[record(3, "").id]?.title, "D")
    try trail.undo(0, in: &directory, by: permit, at: 2)
    expect(directory.count == 2 && directory[one.id] == one && directory[two.id] == two)
  }

  @Test func whatWasEditedSinceIsNotUndone() throws {
    let old = try record(1, "A")
    var (trail, directory) = (AdminTrail(), DirectoryIndex([old]))
    var titled = old
    titled.title = "B"
    var featured = titled
    featured.isFeatured = true
    var again = featured
    again.title = "C"
    try trail.apply([Edit(changing: old, to: titled)], to: &directory, by: permit, at: 1)
    try trail.apply([Edit(changing: titled, to: featured)], to: &directory, by: permit, at: 2)
    try trail.apply([Edit(changing: featured, to: again)], to: &directory, by: permit, at: 3)
    expectThrows(AdminTrail.Error.conflict(old.id, [.title])) {
      try trail.undo(0, in: &directory, by: permit, at: 4)
    }
    // Another field than what was edited since.
    try trail.undo(1, in: &directory, by: permit, at: 4)
    expect(directory[old.id]?.isFeatured == false && directory[old.id]?.title == "C")
    expectThrows(AdminTrail.Error.unknownEntry(9)) {
      try trail.undo(9, in: &directory, by: permit, at: 4)
    }
    expectThrows(AdminTrail.Error.unknownEntry(-1)) {
      try trail.undo(-1, in: &directory, by: permit, at: 4)
    }
    var config = try Self.config()
    expectThrows(AdminTrail.Error.otherKind(0)) {
      try trail.undo(0, in: &config, by: permit, at: 4)
    }
    for error in [
      AdminTrail.Error.notPermitted(.records), .notOneEditAnItem, .conflict(old.id, []),
      .configurationConflict, .unknownEntry(1), .alreadyUndone(1), .otherKind(1),
    ] {
      expect(error.description.hasSuffix("."))
    }
  }

  /// A plain history of whole directories is the model.
  @Test(arguments: LongTest.seeds(40))
  func agreesWithAHistoryOfCopies(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var (trail, directory) = (AdminTrail(), DirectoryIndex())
    var model: [ItemReference: DirectoryRecord] = [:]
    for step in 0..<40 {
      var next = model
      var edits: [Edit] = []
      for id in 0..<3 where Bool.random(using: &generator) {
        var new = try record(id, "T\(Int.random(in: 0...2, using: &generator))")
        new.isFeatured = Bool.random(using: &generator)
        if let old = model[new.id] {
          if Int.random(in: 0...3, using: &generator) == 0 {
            edits.append(Edit(removing: old))
            next[new.id] = nil
          } else if let edit = try? Edit(changing: old, to: new) {
            edits.append(edit)
            next[new.id] = new
          }
        } else {
          edits.append(try Edit(adding: new))
          next[new.id] = new
        }
      }
      if !edits.isEmpty {
        try trail.apply(edits, to: &directory, by: permit, at: Int64(step))
        // The last edit can always be undone and made again.
        let last = trail.entries.count - 1
        if Bool.random(using: &generator) {
          try trail.undo(last, in: &directory, by: permit, at: Int64(step))
          expectEqual(directory.count, model.count)
          expect(model.allSatisfy { directory[$0.key] == $0.value })
          try trail.undo(last + 1, in: &directory, by: permit, at: Int64(step))
        }
        model = next
      }
      expectEqual(directory.count, model.count)
      expect(model.allSatisfy { directory[$0.key] == $0.value })
      // An older edit is undone whole or not at all.
      if let id = trail.entries.indices.randomElement(using: &generator) {
        let before = trail
        do throws(AdminTrail.Error) {
          try trail.undo(id, in: &directory, by: permit, at: 0)
          model = [:]
          for id in 0..<3 {
            guard let item = try? ItemReference(.market, "\(id)") else { continue }
            model[item] = directory[item]
          }
        } catch {
          expectEqual(trail, before)
          expect(model.allSatisfy { directory[$0.key] == $0.value })
        }
      }
    }
  }
}

extension AdminTrailTests {
  @Test func theConfigurationIsEditedAndUndone() throws {
    let (old, new) = (try Self.config(), try Self.config(titled: "Farmers"))
    var (trail, config) = (AdminTrail(), old)
    expect(AdminTrail.ConfigEdit(changing: old, to: old) == nil)
    let edit = try #require(AdminTrail.ConfigEdit(changing: old, to: new))
    try trail.apply(edit, to: &config, by: permit, at: 1)
    expectEqual(config, new)
    expectThrows(AdminTrail.Error.configurationConflict) {
      try trail.apply(edit, to: &config, by: permit, at: 2)
    }
    var directory = DirectoryIndex()
    expectThrows(AdminTrail.Error.otherKind(0)) {
      try trail.undo(0, in: &directory, by: permit, at: 2)
    }
    try trail.undo(0, in: &config, by: permit, at: 3)
    expectEqual(config, old)
    expectEqual(trail.entries.map(\.time), [1, 3])
  }

  @Test func differencesAreNamed() throws {
    let new = try AdminConfig(
      defaultPlace: .init("Hall", at: Coordinate(latitude: 33.5, longitude: -112.25)),
      sections: [
        .init(title: "Parks", route: .list(.park)), .init(title: "Markets", route: .list(.market)),
      ],
      features: [
        .init(
          .market, title: "Markets",
          filters: [
            .init(
              .labels(of: "payment"), title: "We take",
              buttons: [.init("Food stamps", .label("SNAP", of: "payment"))], requiresAll: true)
          ], order: .newest, startsWithFeatured: true,
          actions: [.init("more", title: "More", image: "i")]),
        .init(.park, title: "Parks", isTimed: true),
      ])
    let edit = try #require(AdminTrail.ConfigEdit(changing: Self.config(), to: new))
    let found = edit.differences.map { [$0.part, $0.before ?? "-", $0.after ?? "-"] }
    let button = "market, filter labels of payment, button WIC"
    expect(found.contains(["icon search", "Search []", "-"]))
    expect(found.contains(["home section list/park", "-", "Parks []"]))
    expect(found.contains(["order of home sections", "list/market", "list/park, list/market"]))
    expect(found.contains(["order of lists", "market", "market, park"]))
    expect(found.contains(["market, first order", "title", "newest"]))
    expect(found.contains(["market, starts with featured", "no", "yes"]))
    expect(found.contains(["market, filter labels of payment", "Payment", "We take (all)"]))
    expect(found.contains([button, "WIC", "-"]))
    expect(found.contains(["market, action more", "More [] https://a.example", "More [i]"]))
    expect(found.contains(["market, section hours", "Hours", "-"]))
    expect(found.contains(["park", "-", "Parks"]))
    expect(found.contains(["park, takes place at a time", "-", "yes"]))
    expectEqual(found.first?.first, "first place of maps")
    expect(!found.contains { $0.first == "market" })
    expectEqual(edit.inverse.differences.count, found.count)
  }

  /// Whatever an administrator writes into titles, an edit says what it does.
  @Test(arguments: 0..<20)
  func everyEditOfAConfigurationHasADifference(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    func text() -> String { pick(["A", "A (all)", "A [i]", "A [i] https://a.example", "i"]) }
    func config() throws -> AdminConfig {
      let names = ["SNAP", "WIC", "SNAP, WIC"].shuffled(using: &generator)
      let filter = AdminConfig.FilterSection(
        .labels(of: "payment"), title: text(),
        buttons: names.map { .init("B", .label($0, of: "payment")) },
        requiresAll: Bool.random(using: &generator))
      let actions = ["a", "b", "a, b"].shuffled(using: &generator).map {
        AdminConfig.ActionButton(
          $0, title: text(), image: pick(["", "i", "i] [j"]),
          link: pick(["", "https://a.example"]).isEmpty ? nil : "https://a.example")
      }
      return try AdminConfig(
        defaultPlace: .init(text(), at: Coordinate(latitude: 33.5, longitude: -112)),
        icons: [.init(title: text(), image: pick(["", "i", "i] [j"]), route: .list(.market))],
        features: [.init(.market, title: text(), filters: [filter], actions: actions)])
    }
    for _ in 0..<20 {
      let (old, new) = (try config(), try config())
      guard let edit = AdminTrail.ConfigEdit(changing: old, to: new) else { continue }
      expect(!edit.differences.isEmpty)
      for difference in edit.differences { expect(difference.before != difference.after) }
      // One part of it alone.
      var feature = old.features[0]
      feature.filters[0].requiresAll.toggle()
      feature.filters[0].title = "A" + (feature.filters[0].requiresAll ? "" : " (all)")
      let one = try AdminConfig(
        defaultPlace: old.defaultPlace, icons: old.icons, features: [feature])
      expectEqual(
        AdminTrail.ConfigEdit(changing: old, to: one)?.differences.map(\.part),
        ["market, filter labels of payment"])
    }
  }

  /// The button that an administrator takes away is dropped from what a person chose, and both are told.
  @Test func aRemovedButtonIsDroppedAndReported() throws {
    let edit = try #require(
      AdminTrail.ConfigEdit(changing: Self.config(), to: Self.config(payment: ["WIC"])))
    let button = AdminConfig.FilterButton("SNAP", .label("SNAP", of: "payment"))
    expectEqual(edit.removedButtons, [.init(kind: .market, button: button)])
    expect(edit.inverse.removedButtons.isEmpty)
    var (trail, config) = (AdminTrail(), try Self.config())
    let noon = try LocalDateTime(CalendarDate(2026, 3, 1), minuteOfDay: 720)
    let moment = try #require(BrowseState.Moment(noon, utcOffset: -25_200))
    var markets = BrowseState(.market, config: config, at: moment)
    expectEqual(markets.send(.select(button.choice)), .accepted)
    expectEqual(markets.send(.apply), .accepted)
    try trail.apply(edit, to: &config, by: permit, at: 1)
    expectEqual(markets.update(.configChanged(config)).dropped, [.button(button)])
    let gone = try #require(
      AdminTrail.ConfigEdit(
        changing: config, to: AdminConfig(defaultPlace: config.defaultPlace)))
    expectEqual(gone.removedButtons.map(\.button.title), ["WIC"])
  }
}
