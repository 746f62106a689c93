/// The kinds of things that an ``EntityID`` can identify.
///
/// Its types have no values. They only tell the kinds of IDs apart: ``EventID``, ``ChildID``,
/// ``PersonID``, `RegistrationRequest.ID`, and `EventDetails.Question.ID`.
public enum EntityKind {
  /// An event with seats.
  public enum Event {}
  /// A child who can take a seat.
  public enum Child {}
  /// An adult who uses the app.
  public enum Person {}
  /// A request to an event.
  public enum Request {}
  /// A question to families.
  public enum Question {}
}

/// A 128-bit identifier of an event.
public typealias EventID = EntityID<EntityKind.Event>

/// A 128-bit identifier of a child.
public typealias ChildID = EntityID<EntityKind.Child>

/// A 128-bit identifier of an adult: a parent, a provider, or an administrator.
public typealias PersonID = EntityID<EntityKind.Person>
