import Essentials
import EventRegistration
import TestSupport
import Testing

/// What the start of an event ends: registration, promotion, and cancellation by parents.
@Suite("Event start: end of registration and promotion") struct EventStartTests {
  @Test func registrationClosesAtTheStartUnlessTheWindowSaysOtherwise() throws {
    let (start, end) = (SampleEvent.start, SampleEvent.end)
    let late = try RegistrationWindow(closes: end - 60)
    for (window, closes) in [(RegistrationWindow.always, start), (late, end - 60)] {
      var event = try SampleEvent(capacity: 9, EventPolicy(window: window))
      let record = try #require(event.ledger.record)
      expectEqual(record.details.registrationCloses, closes)
      expectEqual(event.register(ana, at: closes - 1), .registered(seats: 1))
      expect(record.isOpenForRegistration(at: closes - 1))
      expectEqual(event.register(ben, at: closes), .refused(.registrationClosed(at: closes)))
      expectEqual(event.ask(.hold([ben]), at: closes), .refused(.registrationClosed(at: closes)))
      expect(!record.isOpenForRegistration(at: closes))
    }
  }

  /// A full event of one seat with a waiting family.
  private func crowded(
    _ promotion: WaitlistPolicy.Promotion = .automatic, cutoff: Int = 0, notice: Int? = nil
  ) throws -> SampleEvent {
    let waitlist = try WaitlistPolicy(limit: 9, promotion: promotion, cutoff: cutoff)
    var event = try SampleEvent(
      capacity: 1, EventPolicy(cancellationNotice: notice, waitlist: waitlist))
    event.register(ana)
    event.register(ben, by: SampleEvent.lou)
    return event
  }

  @Test(arguments: [0, 3600, 1, -1, -10_799, -10_800, -20_000])
  func nobodyMovesUpFromTheCutoffOn(cutoff: Int) throws {
    let end = min(SampleEvent.start - Int64(cutoff), SampleEvent.end)
    for (time, status) in [
      (end - 1, ChildRegistration.Status.registered), (end, .waiting(position: 1)),
    ] where time < SampleEvent.end {
      var event = try crowded(cutoff: cutoff)
      expectEqual(event.ledger.record?.details.promotionEnds, end)
      expectEqual(event.ask(.cancel([ana.id]), at: time), .done)
      expectEqual(event.status(of: ben), status)
      expectEqual(event.ledger.checkInvariants(), [])
    }
  }

  @Test func anOfferEndsAtTheCutoff() throws {
    let end = SampleEvent.start - 600
    for (time, until) in [(end - 7200, end - 3600), (end - 3600, end), (end - 60, end)] {
      var event = try crowded(.offer(seconds: 3600), cutoff: 600)
      event.ask(.cancel([ana.id]), at: time)
      expectEqual(event.status(of: ben), .offered(until: until))
      let mail = RegistrationMessages().mail(
        for: .offered(seats: 1, until: until), to: .parent,
        about: try #require(event.ledger.record))
      expect(until != end || mail.body.contains("by 2026-06-06 08:50"))
      var late = event
      expectEqual(
        event.ask(.acceptOffer([ben.id]), by: SampleEvent.lou, at: until - 1), .registered(seats: 1)
      )
      expectEqual(
        late.ask(.acceptOffer([ben.id]), by: SampleEvent.lou, at: until),
        .refused(.notOffered(ben.id)))
    }
  }

  @Test func automaticPromotionBecomesAnOfferWithinTheNotice() throws {
    let promotion = WaitlistPolicy.Promotion.automaticUntil(notice: 7200, offerSeconds: 3600)
    let first = SampleEvent.start - 7200
    for (time, status) in [
      (first - 1, ChildRegistration.Status.registered), (first, .offered(until: first + 3600)),
      (first + 5400, .offered(until: SampleEvent.start)),
    ] {
      var event = try crowded(promotion)
      event.ask(.cancel([ana.id]), at: time)
      expectEqual(event.status(of: ben), status)
    }
  }

  @Test func whoMovesUpAfterTheDeadlineCanStillCancel() throws {
    let deadline = SampleEvent.start - 86_400
    let promotions: [WaitlistPolicy.Promotion] = [.automatic, .offer(seconds: 600)]
    for promotion in promotions {
      for (time, canCancel) in [(deadline - 1, false), (deadline, true)] {
        var event = try crowded(promotion, notice: 86_400)
        event.ask(.cancel([ana.id]), by: SampleEvent.coach, at: time)
        if promotion != .automatic {
          event.ask(.acceptOffer([ben.id]), by: SampleEvent.lou, at: time)
        }
        expectEqual(event.status(of: ben), .registered)
        let restored = try EventLedger(snapshot: event.ledger.snapshot)
        expectEqual(restored.snapshot, event.ledger.snapshot)
        event.ledger = restored
        expectEqual(
          event.ask(.cancel([ben.id]), by: SampleEvent.lou, at: SampleEvent.start),
          (canCancel ? .done : .refused(.cancellationTooLate(deadline: deadline))))
      }
    }
  }

  @Test func everyChildMustHaveMovedUpToCancelLate() throws {
    let deadline = SampleEvent.start - 86_400
    var event = try crowded(notice: 86_400)
    event.ask(.cancel([ana.id]), by: SampleEvent.coach, at: deadline)
    event.ask(.setCapacity(2, ifBelow: .refuse), by: SampleEvent.coach, at: deadline)
    event.register(cleo, by: SampleEvent.lou, at: deadline)
    let tooLate = EventCommand.Outcome.refused(.cancellationTooLate(deadline: deadline))
    expectEqual(event.ask(.cancel([ben.id, cleo.id]), by: SampleEvent.lou, at: deadline), tooLate)
    expectEqual(event.ask(.cancel([cleo.id]), by: SampleEvent.lou, at: deadline), tooLate)
    expectEqual(event.ask(.cancel([ben.id]), by: SampleEvent.lou, at: deadline), .done)
  }

  @Test func aLaterStartPromotesAgain() throws {
    var event = try crowded()
    event.ask(.cancel([ana.id]), at: SampleEvent.start)
    expectEqual(event.status(of: ben), .waiting(position: 1))
    let (start, end) = (
      try LocalDateTime(iso8601: "2026-06-06T10:00"), try LocalDateTime(iso8601: "2026-06-06T12:00")
    )
    event.ask(
      .reschedule(start: start, end: end, utcOffset: -25_200), by: SampleEvent.coach,
      at: SampleEvent.start)
    expectEqual(event.status(of: ben), .registered)
  }
}
