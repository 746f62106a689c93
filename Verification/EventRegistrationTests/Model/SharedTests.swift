import TestSupport
import Testing

@testable import EventRegistration

@Suite("Copy on write: shared values") struct SharedTests {
  @Test func aCopyKeepsItsValueWhileTheOriginalChanges() {
    var original = EventRegistration.Shared([1, 2])
    let copy = original
    original.value.append(3)
    expectEqual(original.value, [1, 2, 3])
    expectEqual(copy.value, [1, 2])
  }

  @Test func equalityIsThatOfTheValues() {
    let shared = EventRegistration.Shared("a")
    expectEqual(shared, shared)
    expectEqual(shared, EventRegistration.Shared("a"))
    expectEqual(shared.hashValue, EventRegistration.Shared("a").hashValue)
    expect(shared != EventRegistration.Shared("b"))
  }

  @Test func copiesOfDetailsChangeOnTheirOwn() throws {
    let original = try soccer()
    var copy = original
    copy.policy.allowsTransfer.toggle()
    copy.flags = .outdoors
    copy.fee = .free
    copy.venue = try EventVenue(address: "1 Main St", city: "Boston", state: "MA", zipCode: "02108")
    try expectEqual(original, soccer())
    expect(copy.policy.allowsTransfer != original.policy.allowsTransfer)
    expectEqual(copy.flags, [.outdoors, .freeOfCharge])
    expectEqual(copy.fee, .free)
    expectEqual(copy.venue.city, "Boston")
    expectEqual(copy.title, original.title)
    expect(copy != original)
  }

  @Test func copiesOfMessagesChangeOnTheirOwn() {
    let original = RegistrationMessages()
    var copy = original
    copy.refusals.full = "voll"
    copy.fields.title = "Titel"
    copy.lines.titleLabel = "Anlass"
    copy.mails.registered.subject = "Angemeldet"
    expectEqual(original, RegistrationMessages())
    expect(copy != original)
    expectEqual(copy.refusals.full, "voll")
    expectEqual(copy.fields.title, "Titel")
    expectEqual(copy.lines.titleLabel, "Anlass")
    expectEqual(copy.mails.registered.subject, "Angemeldet")
  }
}
