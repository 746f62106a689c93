import CycleResearch

/// A random day of a woman, with what her log holds by then and what is true.
struct DayTask {
  /// The state of the log in the current cycle.
  enum Kind {
    /// It began with the latest logged start.
    case clean
    /// Its start was not logged.
    case missed
    /// The latest logged start is a false one within it.
    case spurious
  }

  /// The index of the woman in the cohort.
  let woman: Int

  /// The question to the program.
  let question: DayPeerTask

  /// The number of days until the true next start.
  let daysUntilStart: Int

  /// Whether the day is one of the six that end on the day of ovulation; `nil` if that is unknown.
  let isFertile: Bool?

  let kind: Kind
}

extension CycleCohort {
  /// Creates a task for a quarter of all days, if each start but the first is left out with
  /// probability `missed`, and bleeding in a cycle is logged as a start with probability `spurious`.
  ///
  /// A hash of the woman, the cycle or day, and the replicate decides, so that every program gets
  /// the same tasks.
  func days(missed: Double = 0, spurious: Double = 0, replicate: Int) -> [DayTask] {
    women.enumerated().flatMap { place, woman in
      var starts = [0]
      for cycle in woman.cycles { starts.append(starts[starts.count - 1] + cycle.length) }
      var logs: [(day: Int, cycle: Int?)] = []
      for (number, cycle) in woman.cycles.enumerated() {
        let key = "\(replicate):\(woman.id):\(number)"
        if number == 0 || SHA256("m" + key).fraction >= missed {
          logs.append((starts[number], number))
        }
        guard SHA256("s" + key).fraction < spurious else { continue }
        let day = 8 + Int(SHA256("sd" + key).fraction * 11)
        if day < cycle.length - 2 { logs.append((starts[number] + day, nil)) }
      }
      var tasks: [DayTask] = []
      for (number, cycle) in woman.cycles.enumerated() {
        for day in starts[number]..<starts[number + 1]
        where SHA256("d\(replicate):\(woman.id):\(day)").fraction <= 0.25 {
          let past = logs.prefix { $0.day <= day }
          guard let last = past.last else { continue }
          let ovulation = cycle.ovulationDay.map { starts[number] + $0 - 1 - day }
          tasks.append(
            DayTask(
              woman: place,
              question: DayPeerTask(
                task: "\(woman.id)-\(replicate)-\(day)", age: woman.age,
                history: zip(past, past.dropFirst()).map { $1.day - $0.day },
                elapsed: day - last.day),
              daysUntilStart: starts[number + 1] - day,
              isFertile: ovulation.map((0...5).contains),
              kind: last.day < starts[number]
                ? .missed : last.cycle == number ? .clean : .spurious))
        }
      }
      return tasks
    }
  }
}
