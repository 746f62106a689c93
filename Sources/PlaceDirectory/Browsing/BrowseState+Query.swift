import Essentials
public import Geo

// What the list and the map show.
extension BrowseState {
  /// The question of the list, for pages and counts of a ``DirectoryIndex``.
  public var query: DirectoryQuery { query(applied, location.applied, from: center) }

  /// The question that the draft would ask, or `nil` while it cannot be applied.
  public var draftQuery: DirectoryQuery? {
    obstacleToApplying == nil ? query(draft, location.draft, from: coordinate) : nil
  }

  /// The question that the draft would ask with a choice as the only one of its criterion, or `nil` if the
  /// choice cannot join the draft or the draft could not be applied then.
  func draftQuery(choosing choice: AdminConfig.Choice) -> DirectoryQuery? {
    guard draft.choices.contains(choice) || obstacle(to: choice) == nil else { return nil }
    var state = self
    state.draft.choices = draft.choices.filter { $0.criterion != choice.criterion }
    state.draft.choices.insert(choice)
    return state.draftQuery
  }

  /// The question without any filter, which gives the number of all records.
  public var unfilteredQuery: DirectoryQuery {
    var query = DirectoryQuery(kinds: [kind])
    if feature.isTimed { query.time = moment.seconds..<Int64.max }
    return query
  }

  /// The place from which "near" is measured: the location of the person, else the applied ZIP code or
  /// city, else the administrator's place.
  public var referencePoint: ReferencePoint {
    ReferencePoint(
      device: coordinate, filter: location.applied, table: places, default: defaultPlace)
  }

  /// The region that a map shows at first: the applied distance, or five miles around the
  /// ``referencePoint``.
  public var region: MapRegion { query.area ?? MapRegion(around: referencePoint) }

  private func query(
    _ criteria: Criteria, _ selection: LocationSelection, from here: Coordinate?
  ) -> DirectoryQuery {
    var query = unfilteredQuery
    query.location = selection
    query.order = order(of: criteria, from: here)
    if selection == .anywhere, !criteria.areActive {
      query.isFeatured = feature.startsWithFeatured
      return query
    }
    var labels: [String: Set<String>] = [:]
    var weekdays: Set<Weekday> = []
    var minutes = 0..<1440
    for choice in criteria.choices {
      switch choice {
      case .openNow: query.open = .at(moment.local)
      case .weekday(let weekday): weekdays.insert(weekday)
      case .timeOfDay(let range): minutes = range
      case .label(let label, let subject): labels[subject, default: []].insert(label)
      case .rating(let stars): query.minimumRating = Double(stars)
      case .price(let cents): query.pricesInCents = cents
      case .ages(let years): query.ages = years
      case .distance(let distance): limit(&query, to: distance, selection, from: here)
      case .featured: query.isFeatured = true
      case .order: break
      }
    }
    for (subject, chosen) in labels {
      let requiresAll = section(of: .labels(of: subject))?.requiresAll ?? false
      query.labels[DirectoryRecord.Subject(subject)] = requiresAll ? .all(chosen) : .any(chosen)
    }
    ask(for: criteria, weekdays, minutes, in: &query)
    return query
  }

  /// Asks for a time other than now: of records that take place, or of opening hours.
  private func ask(
    for criteria: Criteria, _ weekdays: Set<Weekday>, _ minutes: Range<Int>,
    in query: inout DirectoryQuery
  ) {
    if feature.isTimed, let dates = criteria.dates {
      let end = moment.second(1_440, of: dates.upperBound)
      let start = max(moment.second(0, of: dates.lowerBound), moment.seconds)
      query.time = start..<max(start, end)
    }
    let asksForHours = !weekdays.isEmpty || criteria.has(.timeOfDay)
    guard asksForHours || !feature.isTimed && criteria.dates != nil else { return }
    let today = moment.local.date
    let horizon = today.adding(days: feature.isTimed ? 365 : 6) ?? .latest
    query.open = .on(criteria.dates ?? today...horizon, weekdays: weekdays, minutes: minutes)
  }

  private func order(
    of criteria: Criteria, from here: Coordinate?
  ) -> DirectoryQuery.Order {
    switch criteria.order ?? feature.order {
    case .title: .title
    case .titleDescending: .titleDescending
    case .mostPopular: .mostPopular
    case .highestRating: .highestRating
    case .newest: .newest
    case .oldest: .oldest
    case .chronological: .chronological
    case .lowestPrice: .lowestPrice
    case .nearest: here.map(DirectoryQuery.Order.nearest) ?? .title
    }
  }

  /// Asks for what is within a distance of the selected ZIP code, which then stands for its surroundings;
  /// or else of the person.
  private func limit(
    _ query: inout DirectoryQuery, to distance: Distance, _ selection: LocationSelection,
    from here: Coordinate?
  ) {
    var center = ReferencePoint(
      device: here, filter: selection, table: places, default: defaultPlace
    ).coordinate
    if case .zipCode(let zipCode) = selection, let centroid = places.centroid(of: zipCode) {
      center = centroid
      query.location = .anywhere
    }
    query.area = MapRegion(center: center, radius: distance)
  }
}
