import Testing

@testable import EventRegistration

@Suite struct SharedTests {
  @Test func aCopyKeepsItsValueWhileTheOriginalChanges() {
    var original = EventRegistration.Shared([1, 2])
    let copy = original
    original.value.append(3)
    #expect(original.value == [1, 2, 3])
    #expect(copy.value == [1, 2])
  }

  @Test func equalityIsThatOfTheValues() {
    let shared = EventRegistration.Shared("a")
    #expect(shared == shared)
    #expect(shared == EventRegistration.Shared("a"))
    #expect(shared.hashValue == EventRegistration.Shared("a").hashValue)
    #expect(shared != EventRegistration.Shared("b"))
  }

  @Test func copiesOfDetailsChangeOnTheirOwn() throws {
    let original = try soccer()
    var copy = original
    copy.policy.allowsTransfer.toggle()
    copy.flags = .outdoors
    copy.fee = .free
    copy.venue = try EventVenue(address: "1 Main St", city: "Boston", state: "MA", zipCode: "02108")
    #expect(try original == soccer())
    #expect(copy.policy.allowsTransfer != original.policy.allowsTransfer)
    #expect(copy.flags == [.outdoors, .freeOfCharge])
    #expect(copy.fee == .free)
    #expect(copy.venue.city == "Boston")
    #expect(copy.title == original.title)
    #expect(copy != original)
  }

  @Test func copiesOfMessagesChangeOnTheirOwn() {
    let original = RegistrationMessages()
    var copy = original
    copy.refusals.full = "voll"
    copy.fields.title = "Titel"
    copy.lines.titleLabel = "Anlass"
    copy.mails.registered.subject = "Angemeldet"
    #expect(original == RegistrationMessages())
    #expect(copy != original)
    #expect(copy.refusals.full == "voll")
    #expect(copy.fields.title == "Titel")
    #expect(copy.lines.titleLabel == "Anlass")
    #expect(copy.mails.registered.subject == "Angemeldet")
  }
}
