import Essentials
import EventRegistration
import Foundation
import TestSupport
import Testing

@Suite("Plans: the calendar year on the provider's clocks") struct PlanYearTests {
  private let coach = DeskSamples.coach
  private let event = DeskSamples.event(1)

  private func offsets(
    _ zone: TimeZone, _ period: Range<Int64> = 1_780_000_000..<1_800_000_000
  ) throws -> UTCOffsetTable {
    try UTCOffsetTable(sampling: period) {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0)))
    }
  }

  /// In any zone, with the plan set at any time of the year before.
  @Test(arguments: 0..<20) func aPublicationCountsInTheYearOfTheCalendar(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let name = try #require(TimeZone.knownTimeZoneIdentifiers.randomElement(using: &random))
    let zone = try #require(TimeZone(identifier: name))
    // Up to 20 hours around 2027-01-01T00:00Z.
    let time = 1_798_761_600 + Int64.random(in: -72_000...72_000, using: &random)
    let offsets = try offsets(zone, time - 86_400..<time + 86_400)
    let planned = Date(
      timeIntervalSince1970: Double(time - .random(in: 0...31_536_000, using: &random)))
    let offset = zone.secondsFromGMT(for: planned)
    guard EventDetails.utcOffsets.contains(offset) else { return }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let year = calendar.component(.year, from: Date(timeIntervalSince1970: Double(time)))

    var account = ProviderAccount(coach)
    var facts: [ProviderAccount.Fact] = []
    try account.setPlan(.gold, utcOffset: offset, at: time - 86_400, facts: &facts)
    let claim = account.claim(
      event, at: time, offsets: offsets, limits: .standard, facts: &facts)
    expectEqual(claim, .claimed)
    expectEqual(account.used(in: year), 1, name)
    // Replayed without the table.
    var copy = ProviderAccount(coach)
    for fact in facts { try copy.apply(fact) }
    expectEqual(copy, account)
  }

  /// 23:30 on New Year's Eve in New York, with a plan of July, and 0:30 on New Year's Day in Sydney, of June.
  @Test(arguments: [
    ("America/New_York", -14_400, Int64(1_798_777_800), 2026),
    ("Australia/Sydney", 36_000, 1_798_723_800, 2027),
  ])
  func theDeskAndTheServiceAskForTheClocks(
    zone: String, offset: Int, time: Int64, year: Int
  ) async throws {
    let offsets = try offsets(try #require(TimeZone(identifier: zone)))
    let requester = Requester.provider(coach)
    let details = try DeskSamples.details(start: "2027-03-01T09:00")
    let submissions = [EventCommand.draft(details), .publish].enumerated().map { number, command in
      RegistrationDesk.Submission(
        command, for: event,
        RegistrationRequest(
          RegistrationRequest.ID(high: 9, low: UInt64(number)), by: requester, at: time))
    }
    let ask: @Sendable (PersonID) -> UTCOffsetTable? = { [coach] in $0 == coach ? offsets : nil }

    let desk = RegistrationDesk(seed: 1, offsets: ask)
    try desk.setPlan(.gold, utcOffset: offset, of: coach, at: time - 86_400)
    expectEqual(submissions.map { desk.perform($0).outcome }, [.done, .done])
    expectEqual(desk.account(of: coach).used(in: year), 1)

    let service = RegistrationService(store: TestStore(), seed: 1, offsets: ask)
    try await service.setPlan(.gold, utcOffset: offset, of: coach, at: time - 86_400)
    try await expectEqual(service.perform(submissions).map(\.outcome), [.done, .done])
    try await expectEqual(service.account(of: coach).used(in: year), 1)

    let plain = RegistrationDesk(seed: 1)
    try plain.setPlan(.gold, utcOffset: offset, of: coach, at: time - 86_400)
    for submission in submissions { _ = plain.perform(submission) }
    expectEqual(plain.account(of: coach).used(in: year), 0)
  }
}
