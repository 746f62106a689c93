extension EventLedger {
  /// Returns the instant at which a command would publish the event, or `nil` if it would not, for
  /// example because it is a retry or would be refused.
  ///
  /// The provider's account must count the event before that:
  /// ``ProviderAccount/claim(_:at:limits:facts:)``. Nothing is changed.
  ///
  /// - Complexity: O(1) for most commands; O(*n*) for ``EventCommand/publish`` and *n* remembered
  ///   requests.
  public func publicationTime(
    of command: EventCommand, _ request: RegistrationRequest
  ) -> Int64? {
    guard command == .publish, !isPublished else { return nil }
    var trial = self
    var facts: [EventFact] = []
    let answer = trial.perform(command, request, facts: &facts)
    guard answer.outcome == .done, !answer.isReplay else { return nil }
    return facts.last?.time
  }

  /// Whether the event counts toward the yearly limit of its provider.
  ///
  /// It counts while it is published, and after it was canceled if a child had a seat before. An
  /// account that counts an event for which this is `false` can
  /// ``ProviderAccount/release(_:at:facts:)`` it, unless its publication is in progress.
  public var keepsPlace: Bool {
    content.map { $0.isPublished && ($0.cancellation == nil || $0.hadRegistrations) } ?? false
  }
}

extension ProviderAccount {
  /// Carries out a command on an event of this provider, or refuses it, and keeps the account right:
  /// an event counts when it is published, and no longer if it is canceled before a child had a seat.
  ///
  ///     let answer = account.perform(
  ///       .publish, request, on: &ledger, limits: .standard, facts: &facts,
  ///       accountFacts: &accountFacts)
  ///
  /// It changes two streams, the event and the account, both or neither. Store the facts of both in
  /// one transaction, on the condition that both versions are those before the command. If your store
  /// cannot do that, see <doc:StoringEvents>.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - request: The requester, the time, and the request ID.
  ///   - ledger: The event. If it belongs to another provider,
  ///     ``EventCommand/publish`` is refused as ``RegistrationRefusal/forbidden(required:)``, and other
  ///     commands change no account.
  ///   - limits: How many events a provider can publish in a year.
  ///   - facts: The array to which new facts of the event are appended.
  ///   - accountFacts: The array to which new facts of the account are appended.
  /// - Returns: The answer of ``EventLedger/perform(_:_:facts:)``, or
  ///   ``RegistrationRefusal/eventQuotaReached(_:limit:used:year:)``, which changes nothing.
  /// - Complexity: That of ``EventLedger/perform(_:_:facts:)``.
  public mutating func perform(
    _ command: EventCommand, _ request: RegistrationRequest, on ledger: inout EventLedger,
    limits: ProviderPlan.Limits, facts: inout [EventFact], accountFacts: inout [Fact]
  ) -> EventAnswer<EventCommand.Outcome> {
    if let time = ledger.publicationTime(of: command, request) {
      let refusal: RegistrationRefusal? =
        if ledger.owner != provider {
          .forbidden(required: .provider)
        } else if case .refused(let refusal) = claim(
          ledger.id, at: time, limits: limits, facts: &accountFacts)
        {
          refusal
        } else {
          nil
        }
      if let refusal {
        return EventAnswer(.refused(refusal), version: ledger.version, request: request.id)
      }
    }
    let answer = ledger.perform(command, request, facts: &facts)
    if case .cancelEvent = command, answer.outcome == .done, ledger.owner == provider,
      !ledger.hadRegistrations
    {
      release(ledger.id, at: request.time, facts: &accountFacts)
    }
    return answer
  }
}
