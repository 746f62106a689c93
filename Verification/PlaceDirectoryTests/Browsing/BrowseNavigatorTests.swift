import Essentials
import PlaceDirectory
import TestSupport
import Testing

@Suite("Browsing: next and previous record") struct BrowseNavigatorTests {
  /// A directory of parks by title, and a walk over all of them.
  private static func walk(
    _ titles: [String], at name: String
  ) throws -> (DirectoryIndex, BrowseState, BrowseState.Navigator) {
    let directory = DirectoryIndex(try titles.map { try park($0) })
    let world = try BrowseWorld()
    let state = BrowseState(.park, config: try world.config(), at: world.moment)
    return (directory, state, state.navigator(at: try id(name), in: directory))
  }

  private static func id(_ name: String) throws -> ItemReference {
    try ItemReference(.park, name)
  }

  private static func park(_ name: String) throws -> DirectoryRecord {
    DirectoryRecord(try id(name), title: name)
  }

  @Test func aWalkEndsAtBothEnds() throws {
    var (_, _, walk) = try Self.walk(["a", "b", "c"], at: "b")
    expect(walk.position == 2 && walk.count == 3 && walk.hasNext && walk.hasPrevious)
    expectEqual(walk.send(.next), .moved(to: try Self.id("c")))
    expect(!walk.hasNext && walk.position == 3)
    let end = walk
    expect(walk.send(.next) == .ignored && walk == end)
    expectEqual(walk.send(.previous), .moved(to: try Self.id("b")))
    expectEqual(walk.send(.previous), .moved(to: try Self.id("a")))
    expectEqual(walk.send(.previous), .ignored)
    try expectEqual(walk.current, Self.id("a"))
    expect(!walk.hasPrevious && walk.position == 1)
  }

  @Test func aWalkFromARecordThatIsNotOnTheListBeginsWithTheFirst() throws {
    var (_, _, walk) = try Self.walk(["a", "b"], at: "z")
    expect(walk.position == nil && walk.hasNext && !walk.hasPrevious)
    expectEqual(walk.send(.next), .moved(to: try Self.id("a")))
    expectEqual(walk.position, 1)
    var (_, _, empty) = try Self.walk([], at: "z")
    expect(empty.send(.next) == .ignored && empty.send(.previous) == .ignored)
    expect(empty.count == 0 && !empty.hasNext)
  }

  @Test func theRecordThatLeavesTheListLetsTheWalkGoOnThere() throws {
    var (directory, _, walk) = try Self.walk(["a", "b", "c", "d"], at: "b")
    directory.remove(try Self.id("b"))
    expectEqual(walk.update(in: directory), .currentLeft(isInDirectory: false))
    try expectEqual(walk.current, Self.id("b"))
    expect(walk.position == nil && walk.count == 3)
    var back = walk
    expectEqual(back.send(.previous), .moved(to: try Self.id("a")))
    expectEqual(walk.send(.next), .moved(to: try Self.id("c")))
    expectEqual(walk.position, 2)
    expectEqual(walk.update(in: directory), .unchanged)
  }

  @Test func theLastRecordThatLeavesTheListHasOnlyAWayBack() throws {
    var (directory, _, walk) = try Self.walk(["a", "b"], at: "b")
    directory.remove(try Self.id("b"))
    walk.update(in: directory)
    expect(!walk.hasNext && walk.send(.next) == .ignored)
    expectEqual(walk.send(.previous), .moved(to: try Self.id("a")))
    directory.remove(try Self.id("a"))
    expectEqual(walk.update(in: directory), .currentLeft(isInDirectory: false))
    expect(!walk.hasNext && !walk.hasPrevious && walk.count == 0)
    directory.update(try Self.park("b"))
    expect(walk.update(in: directory) == .updated && walk.hasNext && walk.position == nil)
  }

  @Test func aRecordThatNoLongerPassesIsStillInTheDirectory() throws {
    let world = try BrowseWorld()
    var state = try world.browse()
    _ = state.send(.select(BrowseWorld.snap))
    _ = state.send(.apply)
    var directory = world.directory
    var walk = state.navigator(at: try BrowseWorld.item("downtown"), in: directory)
    var record = try #require(directory[walk.current])
    record.labels[.payment] = []
    directory.update(record)
    expectEqual(walk.update(in: directory), .currentLeft(isInDirectory: true))
    expectEqual(walk.send(.next), .moved(to: try BrowseWorld.item("uptown")))
  }

  @Test func aWalkOverASearchGoesFromTheBestMatchDown() throws {
    let world = try BrowseWorld()
    var state = try world.browse()
    var directory = world.directory
    for (id, title) in [("far", "A Market and a Tempe Garden"), ("mended", "Tmepe")] {
      directory.update(
        try BrowseWorld.market(id, title, world.tempe, "85281", world.there, pays: ["SNAP"]))
    }
    // By title, the list itself has another order, and more records.
    _ = state.send(.select(.order(.title)))
    _ = state.send(.apply)
    let text = try SearchIndex.Query("tempe")
    let item = try BrowseWorld.item("tempe")
    var walk = state.navigator(at: item, matching: text, in: directory)
    expect(walk.query.text == text && walk.query.order == .bestMatch)
    expect(walk.count == 3 && walk.position == 1)
    expectEqual(state.navigator(at: item, in: directory).count, 5)
    expectEqual(state.navigator(at: item, in: directory).position, 3)
    expectEqual(walk.send(.next), .moved(to: try BrowseWorld.item("far")))
    expectEqual(walk.send(.next), .moved(to: try BrowseWorld.item("mended")))
    expectEqual(walk.send(.next), .ignored)
    // A record that no longer has the word leaves the list, and the filters count too.
    var record = try #require(directory[walk.current])
    record.title = "Garden"
    directory.update(record)
    expectEqual(walk.update(in: directory), .currentLeft(isInDirectory: true))
    expectEqual(walk.send(.previous), .moved(to: try BrowseWorld.item("far")))
    _ = state.send(.select(BrowseWorld.snap))
    _ = state.send(.apply)
    let narrow = state.navigator(at: item, matching: text, in: directory)
    expect(narrow.count == 1 && narrow.position == nil && narrow.hasNext)
    let none = state.navigator(at: item, matching: try SearchIndex.Query("zoo"), in: directory)
    expect(none.count == 0 && !none.hasNext && !none.hasPrevious)
  }

  /// Edits between steps, compared with a list that is searched anew each time.
  @Test(arguments: LongTest.seeds(40, small: 6))
  func aWalkAgreesWithASearchOfTheList(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<12).map { "p\($0)" }
    func random() throws -> ItemReference {
      try Self.id(try #require(names.randomElement(using: &generator)))
    }
    var (directory, _, walk) = try Self.walk(names, at: "p3")
    var list = directory.items(of: walk.query)
    for _ in 0..<150 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1:
        let isNext = Bool.random(using: &generator)
        // Without the record in the list, its neighbors are those of the list as it was then.
        guard let index = list.firstIndex(of: walk.current) else {
          _ = walk.send(isNext ? .next : .previous)
          expect(!list.contains(walk.current) || directory[walk.current] != nil)
          continue
        }
        let target = index + (isNext ? 1 : -1)
        let expected: BrowseState.Navigator.Answer =
          list.indices.contains(target) ? .moved(to: list[target]) : .ignored
        expectEqual(walk.send(isNext ? .next : .previous), expected)
      case 2: directory.remove(try random())
      default:
        var record = DirectoryRecord(try random(), title: "")
        record.title = try #require(names.randomElement(using: &generator))
        directory.update(record)
      }
      let isKnown = list == directory.items(of: walk.query)
      let wasOnList = list.contains(walk.current)
      list = directory.items(of: walk.query)
      let change = walk.update(in: directory)
      if isKnown { expectEqual(change, .unchanged) }
      expectEqual(walk.count, list.count)
      expectEqual(walk.position, list.firstIndex(of: walk.current).map { $0 + 1 })
      if !isKnown, wasOnList, !list.contains(walk.current) {
        expectEqual(change, .currentLeft(isInDirectory: directory[walk.current] != nil))
      }
    }
  }

  private static let names = ["a", "b", "c", "d", "e", "f"]
  private static let walks = Result { try names.map { try walk(names, at: $0) } }

  /// After any removals, the next step leads to the first record behind that is left.
  @Test(arguments: 0..<64)
  func theNextStepSkipsWhatIsGone(removed: Int) throws {
    let names = Self.names
    for start in names.indices {
      var (directory, _, walk) = try Self.walks.get()[start]
      for (bit, name) in names.enumerated() where removed >> bit & 1 == 1 {
        directory.remove(try Self.id(name))
      }
      walk.update(in: directory)
      let left = names.indices.filter { removed >> $0 & 1 == 0 }
      var (next, previous) = (walk, walk)
      let after = left.first { $0 > start }.map { names[$0] }
      let before = left.last { $0 < start }.map { names[$0] }
      try expectEqual(next.send(.next), after.map { .moved(to: try Self.id($0)) } ?? .ignored)
      try expectEqual(
        previous.send(.previous), before.map { .moved(to: try Self.id($0)) } ?? .ignored)
    }
  }
}
