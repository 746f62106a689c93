/// The texts that registration shows to people: templates with named slots, in English unless the
/// host replaces them.
///
///     var messages = RegistrationMessages()
///     messages.held = "Bis {until} reserviert. Bitte vorher bestätigen."
///     show(messages.text(for: answer.outcome, at: record.details))
///
/// A slot is a name in braces. The comment of each template lists its slots; a template may omit a
/// slot or use it twice. Where a number changes the wording, one template is for one and another
/// for many. Values are inserted as they are: braces in a value are never filled again.
public struct RegistrationMessages: Hashable, Sendable {
  /// Creates the English texts.
  public init() {}

  private(set) var sharedRefusals = Shared(Refusals())
  private var sharedFields = Shared(Fields())
  private var sharedLines = Shared(EventLines())
  private var sharedMails = Shared(Mails())

  /// The reasons for a refusal.
  public var refusals: Refusals {
    get { sharedRefusals.value }
    set { sharedRefusals.value = newValue }
  }
  /// The fields of the event form, and what can be wrong with them.
  public var fields: Fields {
    get { sharedFields.value }
    set { sharedFields.value = newValue }
  }
  /// The lines that describe an event.
  public var lines: EventLines {
    get { sharedLines.value }
    set { sharedLines.value = newValue }
  }
  /// The mails to parents and providers.
  public var mails: Mails {
    get { sharedMails.value }
    set { sharedMails.value = newValue }
  }

  // MARK: Outcomes

  /// Shown when one child is registered: `{seats}`.
  public var registeredOne = "Congratulations! You are registered for the event."
  /// Shown when several children are registered: `{seats}`.
  public var registeredMany = "Congratulations! You are registered for the event."
  /// Shown when the children join the waiting list: `{position}`.
  public var waitlisted =
    "You are number {position} on the waiting list. We will tell you if a spot opens up."
  /// Shown when seats are held: `{until}`.
  public var held = "Reserved for you until {until}. Please confirm before then."
  /// Shown when a command succeeded and the command itself is not known.
  public var done = "Done."

  /// Shown when a child is already registered for an event at the same time, or has a seat on hold or an
  /// offer: `{child}`, `{title}`, `{start}`.
  public var overlaps =
    "{child} already has a spot at {title} at that time. It starts on {start}."
  /// Shown when a child already waits for an event at the same time: `{child}`, `{title}`, `{start}`.
  public var overlapsWaiting =
    "{child} is on the waiting list of {title} at that time. It starts on {start}."

  // MARK: Commands that succeeded

  /// Shown when an event is drafted.
  public var drafted = "Your event is saved. Only you can see it until you publish it."
  /// Shown when an event is edited.
  public var edited = "Your changes are saved."
  /// Shown when a draft is deleted.
  public var draftDeleted = "Your draft has been deleted."
  /// Shown when an event is published.
  public var published = "Congratulations! Your event has successfully been registered."
  /// Shown when the number of seats changes.
  public var capacitySet = "The number of spots has been updated."
  /// Shown when the number of seats beyond the capacity changes.
  public var overfillSet = "The number of extra spots has been updated."
  /// Shown when a chosen family gets seats from the waiting list.
  public var familySeated = "The family now has its spots. We will let them know."
  /// Shown when the time of an event changes.
  public var rescheduled = "The time of your event has been updated."
  /// Shown when the registration window changes.
  public var windowSet = "The registration dates have been updated."
  /// Shown when the rules of the waiting list change.
  public var waitlistSet = "The waiting list settings have been updated."
  /// Shown when the provider closes registration.
  public var closed = "Registration is closed. You can reopen it later."
  /// Shown when the provider opens registration again.
  public var reopened = "Registration is open again."
  /// Shown when an event is canceled.
  public var eventCancelled = "Your event has been canceled."
  /// Shown when attendance is recorded.
  public var attendanceMarked = "Attendance is saved."
  /// Shown when held seats are released.
  public var released = "The reservation has been released."
  /// Shown when registrations are canceled.
  public var cancelled = "The registration has been canceled."
  /// Shown when children leave the waiting list.
  public var leftWaitlist = "Removed from the waiting list."
  /// Shown when offered seats are declined.
  public var offerDeclined = "The offer has been declined. Thank you for letting us know."
  /// Shown when a seat is transferred to another child.
  public var transferred = "The spot now belongs to the other child."
}
