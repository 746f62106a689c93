import Essentials

extension GroupCommit {
  /// A command, a read, or another action whose result is told after its batch is stored.
  struct Work {
    enum Action {
      /// One of the commands that were sent together.
      case submitted(Commands, place: Int)
      indirect case series(SeriesDecision, (RegistrationDesk.SeriesOutcome) -> Void)
      indirect case plan(ProviderPlan, utcOffset: Int, PersonID, at: Int64, (PlanResult) -> Void)
      indirect case advance(EventID, to: Int64, () -> Void)
      /// Returns how to tell what was read.
      indirect case readEvent(EventID, (EventLedger) -> () -> Void)
      indirect case readAccount(PersonID, (ProviderAccount) -> () -> Void)

      static func command(
        _ submission: RegistrationDesk.Submission,
        _ tell: @escaping (EventAnswer<EventCommand.Outcome>) -> Void
      ) -> Action {
        .submitted(Commands([submission]) { answer, _ in tell(answer) }, place: 0)
      }
    }

    /// Commands that were sent together, and how to tell their answers; an object, so that the work on
    /// each of them has one reference.
    final class Commands {
      let submissions: [RegistrationDesk.Submission]
      let tell: (EventAnswer<EventCommand.Outcome>, _ place: Int) -> Void

      init(
        _ submissions: [RegistrationDesk.Submission],
        _ tell: @escaping (EventAnswer<EventCommand.Outcome>, _ place: Int) -> Void
      ) {
        self.submissions = submissions
        self.tell = tell
      }
    }

    typealias PlanResult = Result<Void, ProviderAccount.Error>

    let action: Action
    let fail: (any Error) -> Void
    /// How often it was decided and not stored because other writers were faster.
    var attempts = 0

    init(_ action: Action, orFail fail: @escaping (any Error) -> Void) {
      self.action = action
      self.fail = fail
    }

    /// The stream on which work is done in the order in which it was taken over.
    var stream: Stream {
      switch action {
      case .submitted(let commands, let place): .event(commands.submissions[place].event)
      // Never empty; the order of work on its other events is that of the decisions.
      case .series(let series, _): .event(series.submissions[0].event)
      case .advance(let event, _, _), .readEvent(let event, _): .event(event)
      case .plan(_, _, let provider, _, _), .readAccount(let provider, _): .account(provider)
      }
    }
  }

  /// A read of an event, which the service carries out after the access to its state, because the
  /// reader's code may use the service.
  final class Reading {
    private var ledger: EventLedger?
    private let isStored: Bool
    private let read: (EventLedger) -> () -> Void
    private var result: (() -> Void)?

    init(of ledger: EventLedger, isStored: Bool, _ read: @escaping (EventLedger) -> () -> Void) {
      self.ledger = ledger
      self.isStored = isStored
      self.read = read
    }

    /// Reads, and tells the result if what was read is stored already.
    func perform() {
      result = ledger.map(read)
      // The ledger would otherwise be copied at its next change.
      ledger = nil
      if isStored { tell() }
    }

    /// Tells the result.
    func tell() { result?() }
  }
}
