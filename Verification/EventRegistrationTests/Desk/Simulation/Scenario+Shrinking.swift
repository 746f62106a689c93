extension Scenario {
  /// Returns a minimal scenario for which the same is true.
  func shrunk(while isTrue: (Scenario) -> Bool) -> Scenario {
    var smallest = self
    var previous: Scenario
    repeat {
      previous = smallest
      smallest.leaveOutSteps(while: isTrue)
      smallest.simplify(while: isTrue)
    } while smallest != previous
    return smallest
  }

  /// Removes runs of steps, first half of them and finally one.
  private mutating func leaveOutSteps(while isTrue: (Scenario) -> Bool) {
    var length = steps.count
    while length > 0 {
      var start = 0
      while start < steps.count {
        var smaller = self
        smaller.steps.removeSubrange(start..<min(start + length, steps.count))
        if isTrue(smaller) { self = smaller } else { start += length }
      }
      length /= 2
    }
  }

  /// Simplifies each step.
  private mutating func simplify(while isTrue: (Scenario) -> Bool) {
    for index in steps.indices {
      var isPlainer = true
      while isPlainer {
        isPlainer = false
        for step in steps[index].plainer {
          var smaller = self
          smaller.steps[index] = step
          if isTrue(smaller) {
            self = smaller
            isPlainer = true
            break
          }
        }
      }
    }
    for index in events.indices {
      for path in [\Rules.overtakings, \.offers, \.holds, \.ends] {
        var smaller = self
        smaller.events[index][keyPath: path] = Rules()[keyPath: path]
        if isTrue(smaller) { self = smaller }
      }
    }
  }
}

extension Step {
  /// Simpler versions of the step.
  fileprivate var plainer: [Step] {
    switch self {
    case .ask(let request, let ask, let event, let person, let second, let deliveries):
      deliveries.plainer.map { .ask(request, ask, of: event, by: person, at: second, $0) }
    case .series(let request, let children, let person, let second, let deliveries):
      deliveries.plainer.map { .series(request, children, by: person, at: second, $0) }
    case .jump, .crash, .snapshot, .tick: []
    }
  }
}

extension [Delivery] {
  /// Fewer messages, or the same with a simpler one.
  fileprivate var plainer: [[Delivery]] {
    var plainer: [[Delivery]] = []
    if count > 1 {
      for index in indices {
        var fewer = self
        fewer.remove(at: index)
        plainer.append(fewer)
      }
    }
    for index in indices {
      for delivery in self[index].plainer {
        var others = self
        others[index] = delivery
        plainer.append(others)
      }
    }
    return plainer
  }
}

extension Delivery {
  fileprivate var plainer: [Delivery] {
    var plainer: [Delivery] = []
    func add(_ change: (inout Delivery) -> Void) {
      var delivery = self
      change(&delivery)
      if delivery != self { plainer.append(delivery) }
    }
    add { $0.fate = .isAnswered }
    add { $0.isRetry = false }
    add { $0.back = 0 }
    add { $0.takes = 0 }
    add { $0.host = 0 }
    add { $0.after = 0 }
    return plainer
  }
}
