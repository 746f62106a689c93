import PlaceDirectory
import TestSupport
import Testing

/// Laws of configurations that a seed makes.
@Suite("App configuration: laws") struct AdminConfigLawTests {
  private typealias Config = AdminConfig

  private static let kinds: [ItemKind] = [.market, .park, .event, .recipe, .store]

  private func word(_ generator: inout SeededGenerator) -> String {
    let letters = Array("ab \u{301}\u{E9}\u{1F34E}\"\\/<&\u{200B}z")
    let count = Int.random(in: 1...6, using: &generator)
    return "x" + String((0..<count).compactMap { _ in letters.randomElement(using: &generator) })
  }

  /// A choice that is valid for a criterion; `nil` if it has no buttons.
  private func choice(
    _ criterion: Config.Criterion, _ number: Int, _ generator: inout SeededGenerator
  ) -> Config.Choice? {
    switch criterion {
    case .location, .dates: nil
    case .openNow: number == 0 ? .openNow : nil
    case .featured: number == 0 ? .featured : nil
    case .weekdays: Weekday(rawValue: number + 1).map(Config.Choice.weekday)
    case .timeOfDay: .timeOfDay(number..<Int.random(in: 720...1440, using: &generator))
    case .labels(let subject): .label("\(number)" + word(&generator), of: subject)
    case .rating: .rating(atLeast: number + 1)
    case .price: .price(number...Int.random(in: 100...100_000, using: &generator))
    case .ages: .ages(number...Int.random(in: 5...99, using: &generator))
    case .distance: .distance(.meters(.random(in: 0.1...1e5, using: &generator) + Double(number)))
    case .order: .order(Config.Order.allCases[number])
    }
  }

  private func filters(_ generator: inout SeededGenerator) -> [Config.FilterSection] {
    let criteria: [Config.Criterion] = [
      .location, .dates, .openNow, .weekdays, .timeOfDay, .labels(of: word(&generator)), .rating,
      .price, .ages, .distance, .featured, .order, .labels(of: "payment"),
    ]
    return criteria.shuffled(using: &generator).prefix(Int.random(in: 0...13, using: &generator))
      .map { criterion in
        let count = Int.random(in: 1...5, using: &generator)
        let buttons = (0..<count).compactMap { number in
          choice(criterion, number, &generator).map {
            Config.FilterButton(word(&generator), $0)
          }
        }
        return Config.FilterSection(
          criterion, title: word(&generator), buttons: buttons,
          requiresAll: Bool.random(using: &generator))
      }
  }

  private func features(_ generator: inout SeededGenerator) -> [Config.Feature] {
    let links = [nil, "https://a.example/?q=1", "tel:+16025550123", "mailto:a@b.example"]
    return Self.kinds.shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
      .map { kind in
        Config.Feature(
          kind, title: word(&generator), filters: filters(&generator),
          order: Config.Order.allCases.filter { $0 != .nearest }.randomElement(using: &generator)
            ?? .title,
          startsWithFeatured: Bool.random(using: &generator),
          isTimed: Bool.random(using: &generator),
          actions: (0..<Int.random(in: 0...3, using: &generator)).map {
            Config.ActionButton(
              "\($0)" + word(&generator), title: word(&generator),
              image: Bool.random(using: &generator) ? word(&generator) : "",
              link: links.randomElement(using: &generator) ?? nil)
          },
          recordSections: (0..<Int.random(in: 0...3, using: &generator)).map {
            Config.RecordSection("\($0)" + word(&generator), title: word(&generator))
          })
      }
  }

  private func sections(
    _ features: [Config.Feature], _ generator: inout SeededGenerator
  ) -> [Config.HomeSection] {
    let routes =
      [AppRoute.home, .search, .favorites, .notifications, .settings, .subscription]
      + features.flatMap { [AppRoute.list($0.kind), .filters($0.kind)] }
    return routes.shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)).map {
      .init(
        title: word(&generator), image: Bool.random(using: &generator) ? "image" : "", route: $0)
    }
  }

  private func place(_ generator: inout SeededGenerator) throws -> ReferencePoint.NamedPlace {
    .init(
      word(&generator),
      at: try Coordinate(
        latitude: .random(in: -90...90, using: &generator),
        longitude: .random(in: -180...179, using: &generator)))
  }

  private func config(_ generator: inout SeededGenerator) throws -> Config {
    let features = features(&generator)
    return try Config(
      defaultPlace: try place(&generator), icons: sections(features, &generator),
      sections: sections(features, &generator), features: features)
  }

  @Test(arguments: LongTest.seeds(80))
  func aConfigurationReadsBack(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let config = try config(&generator)
      let text = try encoded(config)
      let again: Config = try decoded(text)
      #expect(again == config)
      #expect(try encoded(again) == text)
      for kind in Self.kinds {
        #expect(config[kind] == config.features.first { $0.kind == kind })
      }
    }
  }

  /// Each mistake is found where it is, and nothing else.
  @Test(arguments: LongTest.seeds(80))
  func aMistakeIsFoundInItsPlace(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let config = try config(&generator)
    for (number, feature) in config.features.enumerated() {
      func problems(_ change: (inout Config.Feature) -> Void) -> [Config.Problem] {
        var features = config.features
        change(&features[number])
        do throws(Config.Error) {
          _ = try Config(
            defaultPlace: config.defaultPlace, icons: config.icons, sections: config.sections,
            features: features)
          return []
        } catch {
          return error.problems
        }
      }
      func expect(
        _ part: Config.Part, _ reason: Config.Reason, _ change: (inout Config.Feature) -> Void
      ) {
        let found = problems(change)
        #expect(found.map(\.part) == [part] && found.map(\.reason) == [reason], "\(part) \(found)")
      }
      expect(.feature(number), .titleMissing) { $0.title = "\u{3000}\u{200A}" }
      expect(.feature(number), .titleMissing) { $0.title = String(repeating: "a", count: 201) }
      expect(.feature(number), .orderNeedsLocation) { $0.order = .nearest }
      for index in feature.actions.indices {
        let part = Config.Part.action(index, feature: number)
        expect(part, .titleMissing) { $0.actions[index].title = "a\u{0}" }
        expect(part, .titleMissing) { $0.actions[index].name = "" }
        expect(part, .linkNotAllowed) { $0.actions[index].link = "javascript:alert(1)" }
        if index > 0 { expect(part, .duplicate) { $0.actions[index].name = $0.actions[0].name } }
      }
      for index in feature.recordSections.indices {
        let part = Config.Part.recordSection(index, feature: number)
        expect(part, .titleMissing) { $0.recordSections[index].title = "\n" }
        expect(part, .titleMissing) { $0.recordSections[index].name = " " }
        if index > 0 {
          expect(part, .duplicate) { $0.recordSections[index].name = $0.recordSections[0].name }
        }
      }
      for (index, filter) in feature.filters.enumerated() {
        let part = Config.Part.filter(index, feature: number)
        expect(part, .titleMissing) { $0.filters[index].title = "" }
        expect(.filter(feature.filters.count, feature: number), .duplicate) {
          $0.filters.append(filter)
        }
        guard let button = filter.buttons.first else {
          let found = problems { $0.filters[index].buttons = [.init("x", .openNow)] }
          #expect(found.map(\.reason) == [.buttonsNotUsed, .otherCriterion])
          continue
        }
        expect(part, .buttonsMissing) { $0.filters[index].buttons = [] }
        expect(.button(0, filter: index, feature: number), .titleMissing) {
          $0.filters[index].buttons[0].title = "\t"
        }
        expect(.button(filter.buttons.count, filter: index, feature: number), .duplicate) {
          $0.filters[index].buttons.append(.init("again", button.choice))
        }
        expect(.button(0, filter: index, feature: number), .otherCriterion) {
          $0.filters[index].buttons[0].choice = .label("x", of: "another subject")
        }
      }
    }
  }

  @Test(arguments: LongTest.seeds(40))
  func aRouteOfAFeatureThatIsGoneIsFound(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let config = try config(&generator)
    for gone in config.features {
      let routes = [AppRoute.list(gone.kind), .filters(gone.kind)]
      func places(_ list: [Config.HomeSection], _ part: (Int) -> Config.Part) -> [Config.Part] {
        list.indices.filter { routes.contains(list[$0].route) }.map(part)
      }
      let expected =
        places(config.icons, Config.Part.icon) + places(config.sections, Config.Part.section)
      var found: [Config.Problem] = []
      do throws(Config.Error) {
        _ = try Config(
          defaultPlace: config.defaultPlace, icons: config.icons, sections: config.sections,
          features: config.features.filter { $0 != gone })
      } catch {
        found = error.problems
      }
      #expect(found.map(\.part) == expected)
      #expect(found.allSatisfy { $0.reason == .featureMissing })
    }
  }
}
