import Essentials
import TestSupport
import Testing

@testable import EventRegistration

@Suite("Command digests: golden values") struct CommandDigestTests {
  private static let ana = Child(
    SampleFacts.child(1), birthDate: .earliest, guardian: SampleFacts.person(2),
    consents: [.participation])
  private static let ben = Child(SampleFacts.child(2))

  /// Facts store digests, so they are the same in every version of this module.
  ///
  /// Another program computed these from the description of ``EventCommand``'s digest.
  @Test func goldenDigestsNeverChange() throws {
    let kim = Requester.parent(SampleFacts.person(1))
    let coach = Requester.provider(SampleFacts.person(9))
    let family = EventCommand.register([Self.ana, Self.ben], joinWaitlist: true)
    let draft = EventCommand.draft(try SampleFacts.fullDetails())
    expectEqual(EventCommand.publish.digest(requester: coach), 0x3606_1A0B_9E9D_ED80)
    expectEqual(family.digest(requester: kim), 0xF992_A8E6_1636_4AE2)
    expectEqual(draft.digest(requester: kim), 0x0DDD_5108_13DF_40E9)
  }
}
