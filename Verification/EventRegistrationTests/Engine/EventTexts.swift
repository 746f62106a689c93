@testable import EventRegistration

// Values about children are redacted, but failed tests must show them.

extension EventCommand {
  /// The children of the command.
  var named: [ChildID] {
    switch self {
    case .hold(let children), .register(let children, _): children.map(\.id)
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      children
    case .transfer(let from, let to): [from, to.id]
    default: []
    }
  }
}

extension ChildRegistration {
  /// The child and their status, which the registration itself redacts.
  var text: String {
    "\(attendee.id.low) by \(registeredBy.low) \(status) \(attended.map { "\($0)" } ?? "")"
  }
}

extension EventFact {
  /// The change, its version and time.
  var text: String { "\(version): \(change.text) at \(time)" }
}

extension EventFact.Change {
  /// The name of the case and the children, which the change itself redacts.
  var text: String {
    switch self {
    case .drafted: "drafted"
    case .edited: "edited"
    case .published: "published"
    case .capacityChanged: "capacityChanged"
    case .rescheduled: "rescheduled"
    case .windowChanged: "windowChanged"
    case .waitlistChanged: "waitlistChanged"
    case .closed: "closed"
    case .reopened: "reopened"
    case .eventCancelled: "eventCancelled"
    case .attendanceMarked(let child, let attended, let session):
      "attendanceMarked \(child.low) \(attended?.rawValue ?? "undone") \(session)"
    case .held(let party, let until): "held \(text(of: party)) until \(until)"
    case .holdExpired(let children): "holdExpired \(children.map(\.low))"
    case .holdReleased(let children): "holdReleased \(children.map(\.low))"
    case .registered(let party): "registered \(text(of: party))"
    case .waitlisted(let party, let position): "waitlisted \(text(of: party)) at \(position)"
    case .seated(let children, let source): "seated \(children.map(\.low)) from \(source)"
    case .leftWaitlist(let children): "leftWaitlist \(children.map(\.low))"
    case .movedToWaitlist(let children): "movedToWaitlist \(children.map(\.low))"
    case .offered(let children, let until): "offered \(children.map(\.low)) until \(until)"
    case .offerExpired(let children): "offerExpired \(children.map(\.low))"
    case .offerDeclined(let children): "offerDeclined \(children.map(\.low))"
    case .registrationCancelled(let children, let canceller):
      "registrationCancelled \(children.map(\.low)) by \(canceller)"
    case .transferred(let from, let to, _): "transferred \(from.low) to \(to.id.low)"
    case .noted: "noted"
    case .draftDeleted: "draftDeleted"
    case .overfilled(let old, let new, _, _): "overfilled from \(old) to \(new)"
    }
  }

  private func text(of party: EventFact.Party) -> String {
    "\(party.attendees.map(\.id.low)) by \(party.registeredBy.low)"
  }
}
