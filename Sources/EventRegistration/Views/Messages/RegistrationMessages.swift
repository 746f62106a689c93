/// The words in which registration speaks to people: templates with named slots, English unless
/// replaced.
///
///     var messages = RegistrationMessages()
///     messages.held = "Die Plätze sind bis {until} reserviert."
///     show(messages.text(for: answer.outcome, at: record.details))
///
/// A slot stands in braces, and a template names those it is filled with; it may leave some out, or
/// name one twice. Where a number changes the words, there are templates for one and for many.
/// Nothing is filled into what a slot was filled with.
public struct RegistrationMessages: Hashable, Sendable {
  /// Creates the English messages.
  public init() {}

  /// The reasons why a command changed nothing.
  public var refusals = Refusals()
  /// The fields of the form, and what can be wrong with them.
  public var fields = Fields()
  /// The lines that describe an event.
  public var lines = EventLines()
  /// The mails.
  public var mails = Mails()

  // MARK: Outcomes

  /// Of one child who has a seat: `{seats}`.
  public var registeredOne = "Congratulations! You are registered for the event."
  /// Of several children who have seats: `{seats}`.
  public var registeredMany = "Congratulations! You are registered for the event."
  /// Of children who wait: `{position}`.
  public var waitlisted = "You are on the waiting list, at place {position}."
  /// Of seats that are kept: `{until}`.
  public var held = "The spots are kept for you until {until}."
  /// Of a command that is carried out, if it is not known which.
  public var done = "Done."

  // MARK: Commands that are carried out

  /// Of an event that is started.
  public var drafted = "Your event is saved. Only you can see it until you publish it."
  /// Of an event that is edited.
  public var edited = "Your changes are saved."
  /// Of an event that is published.
  public var published = "Congratulations! Your event has successfully been registered."
  /// Of another number of seats.
  public var capacitySet = "The number of spots is changed."
  /// Of another time.
  public var rescheduled = "The time of your event is changed."
  /// Of another time to register.
  public var windowSet = "The time to register is changed."
  /// Of other rules to wait by.
  public var waitlistSet = "The waiting list is changed."
  /// Of an event that takes no registrations.
  public var closed = "Your event takes no more registrations."
  /// Of an event that takes registrations again.
  public var reopened = "Your event takes registrations again."
  /// Of an event that is called off.
  public var eventCancelled = "Your event is cancelled."
  /// Of a child who came or did not.
  public var attendanceMarked = "Attendance is noted."
  /// Of seats that were kept and are given back.
  public var released = "The spots that were kept for you are free again."
  /// Of registrations that ended.
  public var cancelled = "The registration is cancelled."
  /// Of children who wait no longer.
  public var leftWaitlist = "You are no longer on the waiting list."
  /// Of seats that were offered and are given back.
  public var offerDeclined = "You have declined the spots that were offered to you."
  /// Of a seat that another child has.
  public var transferred = "The spot is passed on."
}
