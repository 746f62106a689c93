import Geo

/// The slots that pass the filters of a query.
struct FilteredSlots {
  var pass: FilterPass
  /// The slots that each filter with choices lets pass by itself; `nil` if the filter is not set.
  var kinds: SlotBits?
  var location: SlotBits?
  var featured: SlotBits?
  var labels: [DirectoryRecord.Subject: SlotBits] = [:]
  var rating: SlotBits?
  var prices: SlotBits?
  // Of these, only the slots that fail at most one filter; `nil` too if no choices are counted.
  var ages: SlotBits?
  var open: SlotBits?
}

extension DirectoryQuery {
  /// Whether a record can fail something other than the text.
  var hasFilters: Bool {
    var other = DirectoryQuery()
    other.text = text
    other.order = order
    return self != other
  }

  /// Whether a filter has no set of slots, but looks at each record.
  var looksAtRecords: Bool {
    ages != nil || time != nil || minimumFreeSeats != nil || open != nil || near != nil
  }
}

extension DirectoryIndex {
  /// Applies the filters of a query: first those that have a set of slots, then those that look at each
  /// record.
  ///
  /// The text of the query is not looked at: the slots that match it are passed in. No choice turns the text
  /// off, so the slots without it count as if they did not exist.
  func filter(
    _ query: DirectoryQuery, matching text: SlotBits? = nil, countsChoices: Bool = false
  ) -> FilteredSlots {
    var filtered = FilteredSlots(
      pass: FilterPass(live: text ?? live, countsChoices: countsChoices))
    if !query.kinds.isEmpty {
      filtered.kinds = apply(&filtered.pass) { bits in
        for kind in query.kinds { sets.kinds[kind]?.insert(into: &bits) }
      }
    }
    if query.isFeatured {
      filtered.featured = apply(&filtered.pass) { sets.featured.insert(into: &$0) }
    }
    switch query.location {
    case .anywhere: break
    case .cities(let selection):
      filtered.location = apply(&filtered.pass) { bits in
        for city in selection.cities { sets.cities[city]?.insert(into: &bits) }
      }
    case .zipCode(let zipCode):
      filtered.location = apply(&filtered.pass) { bits in
        sets.zipCodes[zipCode]?.insert(into: &bits)
      }
    }
    for (subject, filter) in query.labels where !filter.labels.isEmpty {
      filtered.labels[subject] = apply(&filtered.pass) { insert(filter, subject, into: &$0) }
    }
    if let area = query.area {
      _ = apply(&filtered.pass) { places.insert(area, into: &$0) }
    }
    if let least = query.minimumRating {
      filtered.rating = apply(&filtered.pass) {
        sets.insert(ratedAtLeast: least, columns.means, into: &$0)
      }
    }
    if let prices = query.pricesInCents {
      filtered.prices = apply(&filtered.pass) {
        sets.insert(pricedWithin: prices, columns.facts, into: &$0)
      }
    }
    applyFacts(query, to: &filtered)
    if let open = query.open { filtered.open = apply(open, of: query, to: &filtered.pass) }
    if let near = query.near { apply(near, to: &filtered.pass) }
    return filtered
  }

  /// The slots that pass a query with its text.
  func passed(_ query: DirectoryQuery) -> SlotBits {
    guard let text = query.text else { return filter(query).pass.passed }
    let (run, passed) = matches(of: query, text)
    return passed ?? slots(of: run)
  }

  private func apply(_ pass: inout FilterPass, _ fill: (inout SlotBits) -> Void) -> SlotBits {
    var bits = SlotBits(capacity: live.words.count * 64)
    fill(&bits)
    pass.apply(bits)
    return bits
  }

  private func insert(
    _ filter: DirectoryQuery.LabelFilter, _ subject: DirectoryRecord.Subject,
    into bits: inout SlotBits
  ) {
    func set(_ text: String) -> SlotSet? { sets.labels[subject]?[text] }
    switch filter {
    case .any(let labels):
      for label in labels { set(label)?.insert(into: &bits) }
    case .all(let labels):
      bits = live
      for label in labels {
        var having = SlotBits(capacity: live.words.count * 64)
        set(label)?.insert(into: &having)
        bits.formIntersection(having)
      }
    }
  }

  /// Applies the filters that look at each record.
  private func applyFacts(_ query: DirectoryQuery, to filtered: inout FilteredSlots) {
    let facts = columns.facts
    if let ages = query.ages {
      filtered.ages = filtered.pass.apply { slot in
        facts[slot].overlaps(ages) ?? columns.records[slot]?.ages?.overlaps(ages) ?? false
      }
    }
    if let time = query.time {
      filtered.pass.apply { slot in
        guard facts[slot].overlaps(time) else { return false }
        return !facts[slot].hasSessions
          || columns.records[slot]?.hasSession(in: time) ?? false
      }
    }
    if let least = query.minimumFreeSeats {
      filtered.pass.apply { slot in
        facts[slot].hasSeats(atLeast: least)
          ?? columns.records[slot]?.freeSeats.map { $0 >= least } ?? false
      }
    }
  }

  /// Passes open records: plain hours look at their week, and of others the same ones ask once.
  private func apply(
    _ open: DirectoryQuery.OpenFilter, of query: DirectoryQuery, to pass: inout FilterPass
  ) -> SlotBits? {
    var answers = ContiguousArray(repeating: Bool?.none, count: sets.hours.hours.count)
    let now = open.now(of: query)
    func answer(_ slot: Int) -> Bool {
      let code = sets.hours.code(of: slot)
      guard code >= 0, let hours = sets.hours.hours[code] else {
        guard let record = columns.records[slot] else { return false }
        if let hours = record.hours {
          return open.contains(hours, of: record, in: query, openingCalendar)
        }
        return query.offsets.map { open.contains(record, after: query.time, by: $0) } ?? false
      }
      if query.offsets != nil, let event = columns.records[slot], event.time != nil {
        return open.contains(hours, of: event, in: query, openingCalendar)
      }
      if let answer = answers[code] { return answer }
      let answer = open.contains(hours, after: now, in: openingCalendar)
      answers[code] = answer
      return answer
    }
    // Hours that ended earlier today do not count, which a week does not tell.
    if now != nil { return pass.apply(where: answer) }
    let (days, minutes) = (columns.weeks.days(open.weekdays), open.minutes)
    guard let day = days.first else { return pass.apply { _ in false } }
    guard days.count > 1 else {
      return pass.apply { slot in day.isOpen(slot, minutes) ?? answer(slot) }
    }
    return pass.apply { slot in
      guard let isOpen = day.isOpen(slot, minutes) else { return answer(slot) }
      return isOpen || days.dropFirst().contains { $0.isOpen(slot, minutes) == true }
    }
  }

  /// Selects the records near any record of a second query.
  ///
  /// The others are put into an index of places, and each record asks for the nearest one, or for the
  /// second nearest if it is one of them itself.
  private func apply(_ near: DirectoryQuery.Proximity, to pass: inout FilterPass) {
    let others = passed(near.query)
    var coordinates: ContiguousArray<Coordinate> = []
    others.forEach { slot in
      if let coordinate = places.coordinate(of: slot) { coordinates.append(coordinate) }
    }
    let points = PointIndex(coordinates)
    pass.apply { slot in
      guard let place = places.coordinate(of: slot) else { return false }
      let rank = others.contains(slot) ? 2 : 1
      let hits = points.nearest(rank, to: place)
      return hits.count == rank && hits.last.map { $0.distance <= near.radius } ?? false
    }
  }
}

/// The slots that pass all filters, and those that fail only one.
///
/// A record that fails one filter counts among what that filter could also let through. So the counts
/// of every filter's choices come from one pass over the filters.
struct FilterPass {
  /// The slots that pass all filters so far.
  private(set) var passed: SlotBits
  /// The slots that fail exactly one filter so far; `nil` if no choices are counted.
  private var failedOnce: SlotBits?

  /// Creates a pass in which every live slot passes.
  init(live: SlotBits, countsChoices: Bool) {
    passed = live
    failedOnce = countsChoices ? SlotBits(capacity: live.words.count * 64) : nil
  }

  /// Applies a filter that lets some slots pass.
  mutating func apply(_ passing: SlotBits) {
    if var once = failedOnce {
      failedOnce = nil
      passed.formIntersection(passing, removed: &once)
      failedOnce = once
    } else {
      passed.formIntersection(passing)
    }
  }

  /// Applies a filter to the slots for which it matters, and returns the slots that pass; `nil` if no
  /// choices are counted.
  @inline(__always)
  @discardableResult
  mutating func apply(where passes: (_ slot: Int) -> Bool) -> SlotBits? {
    guard var once = failedOnce else {
      _ = passed.removeAll(unless: passes)
      return nil
    }
    failedOnce = nil
    _ = once.removeAll(unless: passes)
    let removed = passed.removeAll(unless: passes)
    var own = once
    own.formUnion(passed)
    once.formUnion(removed)
    failedOnce = once
    return own
  }

  /// Returns the slots that pass all filters but one, which lets `own` pass.
  func passed(exceptFor own: SlotBits?) -> SlotBits {
    guard let own, let failedOnce else { return passed }
    var others = passed
    others.formUnion(failedOnce, without: own)
    return others
  }
}
