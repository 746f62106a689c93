import Essentials
import PlaceDirectory
import TestSupport
import Testing

/// The text of a query, beside the filters and pages of a directory.
@Suite("Directory search: text with filters and pages") struct DirectoryTextTests {
  /// Whatever happens to other records, those that stay are listed once, whatever the query says of typos.
  @Test(arguments: LongTest.seeds(2_000))
  func pagesOfATextNeitherRepeatNorOmitWhatStays(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let records = try (0..<120).map { try DirectorySamples.record($0, &generator) }
    let index = DirectoryIndex(records)
    let settings = LongTest.isSmall ? seed..<seed + 1 : 0..<8
    for setting in settings {
      var edited = index
      var query = DirectoryQuery()
      query.order = seed.isMultiple(of: 4) ? .title : .bestMatch
      query.text = try SearchIndex.Query(
        ["park", "downtwon", "downtown pho", "dpf", "market dp"][seed % 5])
      query.text?.mending =
        [.always, .whenFewer(than: 20), .whenFewer(than: 4), .never][setting % 4]
      query.text?.mendsMoreIfFewMatch = setting > 3
      var stays = Set(try index.page(of: query, limit: 1000).hits.map(\.id))
      try DirectorySamples.expectEachOnce(&stays, on: query, limit: 5, in: &edited, &generator)
    }
  }

  private static func records(_ titles: [String], _ city: City? = nil) throws -> [DirectoryRecord] {
    try titles.map { title in
      var record = DirectoryRecord(
        try ItemReference(.market, title.replacing(" ", with: "-")), title: title)
      record.city = city
      return record
    }
  }

  /// A record that comes between two pages does not decide whether typos count.
  @Test(arguments: [DirectoryQuery.Order.bestMatch, .title, .mostPopular])
  func theFirstPageDecidesForAll(order: DirectoryQuery.Order) throws {
    for (count, mending, mendsMore, slip) in [
      (19, SearchIndex.Query.Mending.whenFewer(than: 20), false, "Orchrd"),
      (4, .whenFewer(than: 20), true, "Ochrd"), (2, .whenFewer(than: 3), true, "Ochrd"),
    ] {
      var index = DirectoryIndex(
        try Self.records(
          (1...count).map { "Orchard Market \($0)" } + "ABCDE".map { "\(slip) Cart \($0)" }))
      var query = DirectoryQuery()
      query.order = order
      query.text = try SearchIndex.Query("orchard")
      query.text?.mending = mending
      query.text?.mendsMoreIfFewMatch = mendsMore
      let first = try index.page(of: query, limit: count)
      expectEqual(first.total, count + 5)
      for record in try Self.records(["Orchard Market 77", "Orchard Market 78"]) {
        index.update(record)
      }
      let rest = try index.page(of: query, after: first.next, limit: 100)
      let found = Set((first.hits + rest.hits).map(\.record.title))
      expect("ABCDE".allSatisfy { found.contains("\(slip) Cart \($0)") }, "\(order), \(mending)")
      // A link to the page has the decision.
      let link = try #require(first.next).description
      let cursor = try #require(DirectoryPage.Cursor(link))
      try expectEqual(index.page(of: query, after: cursor, limit: 100).hits, rest.hits)
      // A new list decides anew.
      if !mendsMore { try expectEqual(index.page(of: query).total, count + 2) }
    }
  }

  /// What a filter hides does not decide what is corrected, and each number is what choosing shows.
  @Test func onlyWhatPassesDecidesWhetherTyposCount() throws {
    let (mesa, phoenix) = (
      try #require(City("Mesa", .arizona)), try #require(City("Phoenix", .arizona))
    )
    let slips = try Self.records((0..<22).map { "Tomatos \($0)" }, mesa)
    let others = try Self.records(["Tomatoes", "Roasted Tomatoes"], phoenix)
    let index = DirectoryIndex(slips + others)
    var query = DirectoryQuery()
    query.text = try SearchIndex.Query("tomatos")
    try expectEqual(index.page(of: query).total, 22)
    var filters = [query, query]
    filters[0].location = .cities(try #require(CitySelection([phoenix])))
    filters[1].area = MapRegion(
      center: try Coordinate(latitude: 33, longitude: -112), radius: .miles(1))
    for order in [DirectoryQuery.Order.bestMatch, .title] {
      for number in filters.indices { filters[number].order = order }
      let page = try index.page(of: filters[0], countsChoices: true)
      expectEqual(Set(page.hits.map(\.id)), Set(others.map(\.id)))
      expect(page.total == 2 && page.correctedText?.contains("tomatoes") == true)
      expectEqual(page.choices?.cities, [phoenix: 2, mesa: 22])
      expect(index.count(of: filters[0]) == 2 && index.items(of: filters[0]).count == 2)
      try expectEqual(index.page(of: filters[1]).total, 0)
    }
  }

  @Test func aCursorBelongsToItsText() throws {
    let records = try (0..<9).map { number in
      DirectoryRecord(try ItemReference(.park, "\(number)"), title: "Park \(number)")
    }
    let index = DirectoryIndex(records)
    var query = DirectoryQuery()
    query.text = try SearchIndex.Query("park")
    query.order = .bestMatch
    let next = try #require(try index.page(of: query, limit: 2).next)
    var others = [query, query, query, query, query, query]
    others[0].text = try SearchIndex.Query("par")
    others[1].text = nil
    others[2].order = .mostPopular
    others[3].text?.mending = .never
    others[4].text?.mending = .whenFewer(than: 3)
    others[5].text?.beginnings = .everyWord
    for other in others {
      expectThrows(DirectoryPage.Cursor.Error.anotherQuery) {
        try index.page(of: other, after: next)
      }
    }
    try expectEqual(index.page(of: query, after: next, limit: 2).hits.map(\.id.id), ["2", "3"])
  }

  @Test(arguments: [DirectoryQuery.Order.bestMatch, .title])
  func aHitSaysWhatWasMended(order: DirectoryQuery.Order) throws {
    let id = try ItemReference(.market, "a")
    var index = DirectoryIndex([DirectoryRecord(id, title: "Downtown Farmers Market")])
    var query = DirectoryQuery()
    query.order = order
    query.text = try SearchIndex.Query("framers mar")
    let page = try index.page(of: query)
    expectEqual(page.correctedText, "farmers mar")
    let mended = try #require(page.hits.first?.match?.mendedWords)
    expectEqual(mended.map(\.typed), ["framers"])
    expectEqual(mended.map(\.found), ["farmers"])
    query.text = try SearchIndex.Query("farmers")
    try expect(index.page(of: query).correctedText == nil)
    try expectEqual(index.page(of: query).hits.first?.match?.mendedWords, [])
    index.synonyms = SearchIndex.Synonyms([["bazaar", "market"]])
    query.text = try SearchIndex.Query("bazaar")
    try expectEqual(index.page(of: query).hits.map(\.id), [id])
  }

  @Test func onlyWhatPassesTheFiltersIsABestMatch() throws {
    let index = DirectoryIndex(
      try [ItemKind.park, .market, .park].enumerated().map { number, kind in
        DirectoryRecord(try ItemReference(kind, "\(number)"), title: "Park")
      })
    var query = DirectoryQuery(kinds: [.park])
    query.text = try SearchIndex.Query("park")
    query.order = .bestMatch
    try expectEqual(index.page(of: query).hits.map(\.id.id), ["0", "2"])
    expectEqual(index.items(of: query).map(\.id), ["0", "2"])
  }

  /// A filter other than the kind applies to the best match, too.
  @Test func everyFilterAppliesToTheBestMatch() throws {
    let zipCode = try #require(ZIPCode("85003"))
    let id = try ItemReference(.park, "1")
    var park = DirectoryRecord(id, title: "Park")
    park.isFeatured = true
    park.zipCode = zipCode
    park.labels[.features] = ["Playground"]
    let other = DirectoryRecord(try ItemReference(.park, "2"), title: "Park")
    let index = DirectoryIndex([park, other])
    var query = DirectoryQuery()
    query.text = try SearchIndex.Query("park")
    query.order = .bestMatch
    try expectEqual(index.page(of: query).total, 2)
    var queries = [query, query, query]
    queries[0].isFeatured = true
    queries[1].location = .zipCode(zipCode)
    queries[2].labels[.features] = .any(["Playground"])
    for query in queries {
      let page = try index.page(of: query)
      expect(page.hits.map(\.id) == [id] && page.total == 1, "\(query)")
    }
  }

  /// Whole lists and numbers with a text are those of the pages, in each order.
  @Test(arguments: 0..<10)
  func listsAndNumbersAreThoseOfThePages(order: Int) throws {
    var generator = SeededGenerator(seed: order)
    var index = DirectoryIndex(
      try (0..<LongTest.size(80, small: 30)).map { try DirectorySamples.record($0, &generator) })
    for text in ["par", "downtwon", "downtown pho", "playgruond", "nothing here"] {
      var query = DirectoryQuery()
      query.text = try SearchIndex.Query(text)
      query.order = try DirectorySamples.order(order, generator: &generator)
      var (found, cursor): ([ItemReference], DirectoryPage.Cursor?) = ([], nil)
      repeat {
        let page = try index.page(of: query, after: cursor, limit: 7, countsChoices: cursor == nil)
        found += page.hits.map(\.id)
        cursor = page.next
        expectEqual(page.total, index.count(of: query))
        guard let choices = page.choices else { continue }
        for subject in [DirectoryRecord.Subject.payment, .features] {
          var plain: [String: Int] = [:]
          for id in index.items(of: query) {
            for label in index[id]?.labels[subject] ?? [] { plain[label, default: 0] += 1 }
          }
          expectEqual(index.labelCounts(subject, of: query), plain)
          expectEqual(choices.labels[subject] ?? [:], plain)
        }
      } while cursor != nil
      expect(index.items(of: query) == found && index.count(of: query) == found.count)
      expectEqual(found.isEmpty, text == "nothing here")
      for id in found.prefix(3) { index.remove(id) }
    }
  }

  @Test func labelsAreCountedAmongWhatMatches() throws {
    var generator = SeededGenerator(seed: 1)
    let records = try (0..<80).map { try DirectorySamples.record($0, &generator) }
    let index = DirectoryIndex(records)
    for _ in 0..<40 {
      let query = try DirectorySamples.query(&generator)
      let choices = try #require(try index.page(of: query, countsChoices: true).choices)
      for subject in [DirectoryRecord.Subject.payment, .features, .tags] {
        expectEqual(index.labelCounts(subject, of: query), choices.labels[subject] ?? [:])
      }
    }
  }

  /// The numbers of one subject are those beside all choices, of each subject and of none.
  @Test(arguments: LongTest.seeds(24))
  func numbersOfASubjectAreThoseOfAllChoices(seed: Int) throws {
    var generator = SeededGenerator(seed: 40 + seed)
    var index = DirectoryIndex(try (0..<60).map { try DirectorySamples.record($0, &generator) })
    for number in stride(from: 0, to: 60, by: 7) { index.remove(try DirectorySamples.id(number)) }
    let own = DirectoryRecord.Subject("access")
    for step in 0..<12 {
      var query = try DirectorySamples.query(&generator)
      if step.isMultiple(of: 3) { query.labels[own] = .any(["Ramp"]) }
      let choices = try #require(try index.page(of: query, countsChoices: true).choices)
      for subject in [.ingredients, .freeFrom, .mealTypes, .payment, own] {
        let counts = index.labelCounts(subject, of: query)
        expectEqual(counts, choices.labels(of: subject), "\(subject)")
        expectEqual(counts, choices.labels[subject] ?? [:], "\(subject)")
        let chosen = query.labels[subject].map { filter in
          switch filter {
          case .any(let labels), .all(let labels): labels
          }
        }
        expect(counts.allSatisfy { $0.value > 0 || chosen?.contains($0.key) ?? false })
      }
    }
  }
}
