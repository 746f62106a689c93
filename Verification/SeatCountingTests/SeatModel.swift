import SeatCounting

/// The model of `Proofs/Seats` in Swift: the same functions with the same names, on lists.
struct SeatModel {
  struct Party: Hashable {
    var id: Int
    var size: Int
    /// How often another party got seats first.
    var passed = 0
    var isHold = false
    var deadline = 0
  }

  struct Rules {
    var waitlistLimit: Int
    var maximumOvertakings: Int
    var isUnlimited: Bool
    var offerSeconds: Int
    var holdSeconds: Int
  }

  let rules: Rules
  var capacity: Int
  var seated: [Party] = []
  var kept: [Party] = []
  var waiting: [Party] = []

  init(_ rules: SeatEngine.Rules) {
    self.rules = Rules(
      waitlistLimit: Int(rules.waitlistLimit), maximumOvertakings: Int(rules.maximumOvertakings),
      isUnlimited: rules.maximumOvertakings == .max, offerSeconds: Int(rules.offerSeconds),
      holdSeconds: Int(rules.holdSeconds))
    capacity = Int(rules.capacity)
  }
}

// MARK: Lists

extension SeatModel {
  private func sum(_ parties: [Party]) -> Int { parties.reduce(0) { $0 + $1.size } }

  private func has(_ parties: [Party], _ id: Int) -> Bool { parties.contains { $0.id == id } }

  private func without(_ parties: [Party], _ id: Int) -> [Party] {
    var parties = parties
    if let index = parties.firstIndex(where: { $0.id == id }) { parties.remove(at: index) }
    return parties
  }

  /// Behind those with the same deadline.
  private func insert(_ kept: [Party], _ party: Party) -> [Party] {
    guard let first = kept.first else { return [party] }
    guard first.deadline <= party.deadline else { return [party] + kept }
    return [first] + insert(Array(kept.dropFirst()), party)
  }
}

// MARK: Moving up

extension SeatModel {
  private func mayBeOvertaken(_ passed: Int) -> Bool {
    rules.isUnlimited || passed < rules.maximumOvertakings
  }

  /// One pass over the waiting list: the head while it fits, and then those behind it that fit,
  /// while the head may be overtaken.
  private func promote(_ left: Int, _ waiting: [Party]) -> (moved: [Party], stay: [Party]) {
    guard var first = waiting.first else { return ([], []) }
    let rest = Array(waiting.dropFirst())
    if first.size <= left {
      let pass = promote(left - first.size, rest)
      return ([first] + pass.moved, pass.stay)
    }
    let pass = overtake(left, first.passed, rest)
    first.passed += pass.moved.count
    return (pass.moved, [first] + pass.stay)
  }

  private func overtake(
    _ left: Int, _ passed: Int, _ rest: [Party]
  ) -> (moved: [Party], stay: [Party]) {
    guard var first = rest.first, mayBeOvertaken(passed) else { return ([], rest) }
    let others = Array(rest.dropFirst())
    if first.size <= left {
      let pass = overtake(left - first.size, passed + 1, others)
      return ([first] + pass.moved, pass.stay)
    }
    let pass = overtake(left, passed, others)
    first.passed += pass.moved.count
    return (pass.moved, [first] + pass.stay)
  }

  /// A newcomer gets seats although others wait.
  private func passed(_ waiting: [Party]) -> [Party] {
    waiting.map { party in
      var party = party
      party.passed += 1
      return party
    }
  }

  private func offer(_ kept: [Party], _ moved: [Party], _ deadline: Int) -> [Party] {
    moved.reduce(kept) { kept, party in
      insert(kept, Party(id: party.id, size: party.size, passed: party.passed, deadline: deadline))
    }
  }
}

// MARK: Steps

extension SeatModel {
  private var free: Int { capacity - sum(seated) - sum(kept) }

  private mutating func promoted(_ time: Int) {
    let pass = promote(free, waiting)
    waiting = pass.stay
    if rules.offerSeconds == 0 {
      seated += pass.moved
    } else {
      kept = offer(kept, pass.moved, time + rules.offerSeconds)
    }
  }

  mutating func advance(_ time: Int) {
    guard kept.contains(where: { $0.deadline <= time }) else { return }
    kept = kept.filter { $0.deadline > time }
    promoted(time)
  }

  private func admits(_ size: Int) -> Bool {
    size <= free && (waiting.first.map { mayBeOvertaken($0.passed) } ?? true)
  }

  private func isKnown(_ id: Int) -> Bool { has(seated, id) || has(kept, id) || has(waiting, id) }

  private func refusal(_ id: Int) -> SeatEngine.Answer {
    has(seated, id) ? .alreadyRegistered : has(waiting, id) ? .alreadyWaiting : .alreadyHeld
  }

  mutating func register(_ id: Int, _ size: Int) -> SeatEngine.Answer {
    if isKnown(id) { return refusal(id) }
    if size > capacity { return .partyTooLarge }
    if admits(size) {
      seated += [Party(id: id, size: size)]
      waiting = passed(waiting)
      return .registered
    }
    guard waiting.count < rules.waitlistLimit else { return .full }
    waiting += [Party(id: id, size: size)]
    return .waitlisted
  }

  mutating func hold(_ id: Int, _ size: Int, _ time: Int) -> SeatEngine.Answer {
    if isKnown(id) { return refusal(id) }
    if size > capacity { return .partyTooLarge }
    guard admits(size) else { return .full }
    kept = insert(
      kept, Party(id: id, size: size, isHold: true, deadline: time + rules.holdSeconds))
    waiting = passed(waiting)
    return .held
  }

  mutating func confirm(_ id: Int) -> SeatEngine.Answer {
    guard let party = kept.first(where: { $0.id == id }) else { return .notHeld }
    kept = without(kept, id)
    seated += [party]
    return .registered
  }

  mutating func cancel(_ id: Int, _ time: Int) -> SeatEngine.Answer {
    let answer: SeatEngine.Answer
    if has(seated, id) {
      seated = without(seated, id)
      answer = .cancelled
    } else if has(kept, id) {
      kept = without(kept, id)
      answer = .released
    } else if has(waiting, id) {
      waiting = without(waiting, id)
      answer = .leftWaitlist
    } else {
      return .notRegistered
    }
    promoted(time)
    return answer
  }

  mutating func setCapacity(_ newCapacity: Int, _ time: Int) -> SeatEngine.Answer {
    guard newCapacity >= sum(seated) + sum(kept) else { return .capacityBelowCommitted }
    capacity = newCapacity
    promoted(time)
    return .capacityChanged
  }
}
