@testable import SeatCounting

/// An engine's answers to the commands on one event.
struct SeatTrace {
  struct Step {
    var command: SeatEngine.Command
    /// The time that counts for the command.
    var time: Int64
    var answer: SeatEngine.Answer
    /// The event after the command.
    var capacity: UInt32
    var records: [SeatEngine.Record]
  }

  let rules: SeatEngine.Rules
  var steps: [Step] = []

  /// Runs the engine on random commands, with the rules that it says or other ones.
  init(seed: Int, practice: (SeatEngine.Rules) -> SeatEngine.Rules = { $0 }) {
    let operations = SeatOperations(seed: seed, count: 600)
    rules = operations.rules[0]
    var engine = SeatEngine()
    let event = engine.addEvent(practice(rules))
    for command in operations.commands where command.event == event {
      let before = engine.summary(of: event)?.time ?? .min
      let answer = engine.apply(command)
      steps.append(
        Step(
          command: command, time: max(command.time, before), answer: answer,
          capacity: engine.summary(of: event)?.capacity ?? 0, records: engine.records(of: event)))
    }
  }

  /// Returns the first step that is not a step of the model, or `nil` if all are.
  var firstRefused: Int? {
    var model = SeatModel(rules)
    return steps.firstIndex { step in
      model.perform(step) != step.answer || model.capacity != Int(step.capacity)
        || model.records != step.records
    }
  }
}

extension SeatModel {
  /// Makes the step of the model for a command, and returns its answer.
  fileprivate mutating func perform(_ step: SeatTrace.Step) -> SeatEngine.Answer {
    let (id, size, time) = (
      Int(step.command.subject), Int(step.command.seats), Int(step.time)
    )
    advance(time)
    switch step.answer {
    case .invalidParty, .unknownEvent, .notOpen, .closed, .limitExceeded:
      // The model has none of these checks; nothing may change.
      return step.answer
    case .registered, .waitlisted, .held, .cancelled, .leftWaitlist, .released, .capacityChanged,
      .alreadyRegistered, .alreadyWaiting, .alreadyHeld, .full, .partyTooLarge, .notRegistered,
      .notHeld, .capacityBelowCommitted:
      break
    }
    return switch step.command.action {
    case .register: register(id, size)
    case .cancel: cancel(id, time)
    case .hold: hold(id, size, time)
    case .confirm: confirm(id)
    case .setCapacity: setCapacity(id, time)
    }
  }

  fileprivate var records: [SeatEngine.Record] {
    func record(_ party: Party, _ status: SeatEngine.Record.Status) -> SeatEngine.Record {
      SeatEngine.Record(person: UInt32(party.id), seats: UInt8(party.size), status: status)
    }
    return seated.map { record($0, .registered) }
      + kept.map {
        record(
          $0, $0.isHold ? .held(until: Int64($0.deadline)) : .offered(until: Int64($0.deadline)))
      }
      + waiting.enumerated().map { record($1, .waiting(place: $0 + 1)) }
  }
}
