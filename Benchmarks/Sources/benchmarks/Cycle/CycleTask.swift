import CycleResearch

/// A prediction to make on the first day of a cycle from the earlier log, with the observed length.
struct CycleTask: Hashable {
  /// The index of the woman in the cohort.
  let woman: Int

  /// The index of the cycle that starts, counted from 0.
  let cycle: Int

  /// The distances in days between the starts logged so far, oldest first.
  let history: [Int]

  /// The number of days until the true next start.
  let length: Int
}

extension CycleCohort {
  /// Creates a task for each cycle of a complete log, including the first one.
  var tasks: [CycleTask] {
    women.enumerated().flatMap { place, woman in
      let lengths = woman.cycles.map(\.length)
      return lengths.indices.map {
        CycleTask(woman: place, cycle: $0, history: Array(lengths[..<$0]), length: lengths[$0])
      }
    }
  }

  /// Creates the tasks at the logged starts if each start but the first is left out with
  /// probability `rate`.
  ///
  /// A hash of the woman, the cycle, and the replicate decides which starts these are, so that
  /// every program leaves out the same ones.
  func tasks(missing rate: Double, replicate: Int) -> [CycleTask] {
    women.enumerated().flatMap { place, woman in
      var tasks: [CycleTask] = []
      var history: [Int] = []
      var sinceLogged = 0
      for (number, cycle) in woman.cycles.enumerated() {
        let key = "miss:\(replicate):\(woman.id):\(number)"
        if number == 0 || SHA256(key).fraction >= rate {
          if number > 0 { history.append(sinceLogged) }
          sinceLogged = 0
          tasks.append(
            CycleTask(woman: place, cycle: number, history: history, length: cycle.length))
        }
        sinceLogged += cycle.length
      }
      return tasks
    }
  }

  /// Creates the tasks at the true starts if, with probability `rate`, bleeding on one of the days
  /// 9 to 19 of a cycle is logged as a start.
  func tasks(spurious rate: Double, replicate: Int) -> [CycleTask] {
    women.enumerated().flatMap { place, woman in
      var tasks: [CycleTask] = []
      var history: [Int] = []
      for (number, cycle) in woman.cycles.enumerated() {
        tasks.append(
          CycleTask(woman: place, cycle: number, history: history, length: cycle.length))
        let key = "spur:\(replicate):\(woman.id):\(number)"
        if SHA256(key).fraction < rate {
          let part = 8 + Int(SHA256(key + "d").fraction * 11)
          history += [part, cycle.length - part]
        } else {
          history.append(cycle.length)
        }
      }
      return tasks
    }
  }
}
