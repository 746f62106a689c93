import PublicHealth

/// The guidance written down a second time, day by day, without the table of editions.
struct PlainGuidance {
  /// A person, with days as numbers from the first day of symptoms, test, or exposure.
  struct Person {
    var isSymptomatic = true
    var severity = IsolationPlan.Severity.mild
    var isWeakened = false
    var fever: Int?
    var improving: Int?
    var laterPositive: Int?
    var returned: Int?
  }

  /// The number of the edition, from 0.
  let edition: Int

  private func minimum(_ person: Person) -> Int {
    let severe = person.severity == .severe || person.isWeakened
    switch edition {
    case 0: return 7
    case 1: return 10
    case 2...6: return severe ? 20 : 10
    case 7: return severe ? 20 : 5
    case 8: return severe || person.severity == .moderate ? 10 : 5
    default: return -1
    }
  }

  /// Whether a person who is ill stays home on a day, from what is known on that day.
  func isIllAtHome(_ person: Person, on today: Int) -> Bool {
    let zero = edition >= 8 ? person.returned.map { $0 <= today ? $0 : 0 } ?? 0 : 0
    let isReturned = person.returned.map { $0 <= today } ?? false
    if today - zero <= minimum(person) { return true }
    if edition == 7, let positive = person.laterPositive, positive <= today,
      positive >= 5, positive <= 10, today <= 10
    {
      return true
    }
    let feverFree = edition < 2 ? 3 : 1
    if let fever = person.fever, fever <= today, fever >= zero, today - fever <= feverFree {
      return true
    }
    guard person.isSymptomatic || isReturned else { return false }
    guard let improving = person.improving, improving <= today,
      !isReturned || improving >= (person.returned ?? 0)
    else { return true }
    return today - improving <= (edition == 9 ? 1 : 0)
  }

  /// Whether a person who is ill wears a mask on a day because of a count from day 0.
  func hasMask(on day: Int) -> Bool { (edition == 7 || edition == 8) && day <= 10 }

  /// A vaccination: the days before the exposure.
  struct Doses {
    var last: Int
    var isSingle = false
    var booster: Int?
  }

  private func isExempt(_ doses: Doses?) -> Bool {
    guard let doses else { return false }
    switch edition {
    // The tests use an exposure after months of 28, 31, and 30 days.
    case 4: return doses.last >= 14 && doses.last < 90
    case 5, 6: return doses.last >= 14
    case 7:
      if let booster = doses.booster, booster >= 0 { return true }
      return doses.last >= 0 && doses.last < (doses.isSingle ? 61 : 181)
    default: return false
    }
  }

  /// Returns an exposed person's steps on a day, with the days of negative tests.
  func exposed(_ doses: Doses?, negative: Int?, on day: Int) -> Set<IsolationPlan.Action> {
    var result: Set<IsolationPlan.Action> = []
    let isExempt = isExempt(doses)
    if !isExempt {
      if edition <= 6, day <= 14 { result.insert(.stayHome) }
      if edition == 7, day <= 5 { result.insert(.stayHome) }
      if (3...6).contains(edition), day <= 10 { result.insert(.stayHomeAtLeast) }
      if (3...6).contains(edition), day <= 14 { result.formUnion([.mask, .watch]) }
    } else if edition <= 6 {
      if day <= 14 { result.insert(.watch) }
      if edition == 6 {
        let end = negative.map { $0 < 3 ? 14 : min(14, $0) } ?? 14
        if day <= end { result.insert(.mask) }
        if (3...5).contains(day), !(3...5).contains(negative ?? 0) { result.insert(.test) }
      }
    }
    if edition == 7 || edition == 8 {
      if day <= 10 { result.insert(.mask) }
      let test = edition == 7 ? 5 : 6
      if day == test, negative != test { result.insert(.test) }
    }
    return result
  }
}
