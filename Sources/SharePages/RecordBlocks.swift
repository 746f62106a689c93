import PlaceDirectory
import OpeningTimes
import Essentials
import Geo

/// The parts of a record's card in words.
struct RecordBlocks {
  let details: ShareCard.Details

  private var messages: ShareCard.Messages { details.messages }

  /// The sections in their order without an administrator.
  private static let order: [DirectoryRecord.Section] = [
    .reviews, .details, .time, .hours, .address, .price, .ages, .seats, .produce,
    .labels(.payment), .labels(.features), .labels(.mealTypes), .labels(.freeFrom),
    .ingredients, .directions, .nutrition, .labels(.tags),
  ]

  /// Returns the blocks on the card of a record, without parts that would be empty.
  func blocks(of record: DirectoryRecord) -> [ShareCard.Block] {
    var titled: [(section: DirectoryRecord.Section, title: String)] = Self.order.map {
      ($0, messages.title(ofSection: $0.name))
    }
    if let feature = details.feature, !feature.recordSections.isEmpty {
      titled = feature.recordSections.map {
        (DirectoryRecord.Section(name: $0.name), CleanText.line($0.title))
      }
    }
    return titled.compactMap { section, title in
      guard let content = record.content(of: section) else { return nil }
      let block = block(content, in: section, titled: title, of: record)
      return block.lines.isEmpty ? nil : block
    }
  }

  private func block(
    _ content: DirectoryRecord.Content, in section: DirectoryRecord.Section, titled title: String,
    of record: DirectoryRecord
  ) -> ShareCard.Block {
    func block(
      _ lines: [String], _ style: ShareCard.Block.Style = .paragraphs, isOwnText: Bool = false
    ) -> ShareCard.Block {
      ShareCard.Block(
        title: title, style: style, lines: lines.map(CleanText.line).filter { !$0.isEmpty },
        rank: Self.rank(of: section), isOwnText: isOwnText)
    }
    switch content {
    case .text(let text):
      return section == .address
        ? block([record.place]) : block(CleanText.lines(text), isOwnText: true)
    case .lines(let lines):
      if case .labels(let subject) = section {
        return block(lines.map { details.text(forLabel: $0, of: subject) }, .labels)
      }
      return block(lines, section == .directions ? .steps : .list, isOwnText: true)
    // The hours of something that takes place once say the same as its time.
    case .hours(let hours, _) where record.time.map { timeSaysAll(of: hours, in: $0) } ?? false:
      return block([])
    case .hours(let hours, let mayBeStale):
      var lines = [hours.description]
      // Any Monday begins hours that are the same in every week: 2024-01-01.
      let monday = hours.table.isWeekly ? CalendarDate(daysSinceEpoch: 19_723) : nil
      if let date = details.hoursFrom ?? monday {
        lines = hours.week(
          from: date, in: details.calendar, messages: messages.openingHours
        ).map {
          messages.hours.filled([("days", $0.weekdays), ("hours", $0.hours)])
        }
      }
      return block(lines + (mayBeStale ? [messages.staleHours] : []))
    case .time(let time):
      guard details.sessions.isEmpty else {
        return block(
          details.sessions.map {
            messages.text(
              of: $0.startTime..<$0.endTime, utcOffset: $0.utcOffset, endOffset: $0.endOffset)
          }, .list)
      }
      return block([
        messages.text(of: time, utcOffset: details.utcOffset, endOffset: details.endOffset)
      ])
    case .produce(let seasons):
      return block(
        seasons.map {
          messages.produce.filled([
            ("season", messages.name(of: $0.season)),
            ("names", $0.names.joined(separator: ", ")),
          ])
        }, .list)
    case .price(let cents): return block([messages.price(cents: cents)])
    case .ages(let ages):
      let slots = [("least", String(ages.lowerBound)), ("greatest", String(ages.upperBound))]
      return block([
        (ages == 1...1
          ? messages.oneYear
          : ages.lowerBound == ages.upperBound ? messages.age : messages.ages).filled(slots)
      ])
    case .seats(let count):
      let template = count <= 0 ? messages.noSeats : count == 1 ? messages.oneSeat : messages.seats
      return block([template.filled([("count", String(count))])])
    case .nutrition(let facts):
      return block(
        Self.amounts(of: facts).compactMap { nutrient, amount in
          messages.nutrients[nutrient]?.filled([
            ("amount", amount), ("calories", Self.calories(of: facts)),
          ])
        }, .list)
    case .photos: return block([])
    case .reviews(let reviews): return block([messages.text(reviews) ?? ""])
    }
  }

  /// Where a page shows a section.
  private static func rank(of section: DirectoryRecord.Section) -> ShareCard.Block.Rank {
    switch section {
    case .time: .time
    case .hours: .hours
    case .address: .place
    case .price, .ages, .seats, .reviews: .fact
    default: .content
    }
  }

  /// The energy in kilocalories, which people call Calories: 4.184 kJ (21 CFR 101.9(c)(1) names the unit;
  /// the thermochemical calorie is that of NIST SP 811, appendix B.8).
  private static func calories(of facts: NutritionFacts) -> String {
    String((facts.thousandths.energy &+ 2092) / 4184)
  }

  /// The amounts that a package states, in the order of its table.
  private static func amounts(
    of facts: NutritionFacts
  ) -> [(nutrient: NutritionFacts.Nutrient, amount: String)] {
    let amounts: [(NutritionFacts.Nutrient, Double?)] = [
      (.energy, facts.energyKilojoules), (.fat, facts.fat), (.saturates, facts.saturates),
      (.sugars, facts.sugars), (.fiber, facts.fiber), (.protein, facts.protein),
      (.salt, facts.salt),
    ]
    return amounts.compactMap { nutrient, amount in
      amount.map { (nutrient, $0 == $0.rounded() ? String(Int($0)) : String($0)) }
    }
  }

  /// Whether the time block is known to say all that these hours say.
  ///
  /// The block of an event does, unless the event has several sessions and only their hours are
  /// known.
  private func timeSaysAll(of hours: OpeningHours, in time: Range<Int64>) -> Bool {
    guard details.sessions.isEmpty else { return true }
    // The days of a longer time are not looked through, so that a record takes bounded time.
    let longest: Int64 = 1000 * 86_400
    // The clocks of the world are from 12 hours behind UTC to 14 hours ahead.
    let offsets = -43_200...50_400
    let (start, end) = (time.lowerBound, time.upperBound)
    guard end.subtractingReportingOverflow(start).partialValue <= longest,
      let first = LocalDateTime(secondsSinceEpoch: start, utcOffset: offsets.lowerBound),
      let last = LocalDateTime(secondsSinceEpoch: end, utcOffset: offsets.upperBound)
    else { return false }
    let open = hours.intervals(in: first..<last, in: details.calendar).lazy.filter(\.state.isOpen)
    return open.prefix(2).count < 2
  }
}

extension ShareCard.Details {
  /// Returns the words for a label: those of an administrator's button, or else those of the messages.
  func text(forLabel label: String, of subject: DirectoryRecord.Subject) -> String {
    let choice = AdminConfig.Choice.label(label, of: subject.name)
    let title = feature?.filters.lazy.flatMap(\.buttons).first { $0.choice == choice }?.title
    if let title, CleanText.isVisible(title) { return title }
    guard subject == .freeFrom, label.hasPrefix("en:"), messages.labels[label] == nil else {
      return messages.text(forLabel: label)
    }
    return CleanText.words(ofKey: String(label.dropFirst(3)), hasDashes: true)
  }
}
