/// What an ``EntityID`` can stand for; these types have no values.
public enum EntityKind {
  /// An event that has seats.
  public enum Event {}
  /// A child who takes a seat.
  public enum Child {}
  /// A grown-up who uses the app.
  public enum Person {}
  /// A command that was sent.
  public enum Request {}
}

/// The identity of an event.
public typealias EventID = EntityID<EntityKind.Event>

/// The identity of a child.
public typealias ChildID = EntityID<EntityKind.Child>

/// The identity of a grown-up: a parent, a provider or an administrator.
public typealias PersonID = EntityID<EntityKind.Person>

extension RegistrationRequest {
  /// The identity of a request, which the host makes and keeps before it sends the request.
  public typealias ID = EntityID<EntityKind.Request>
}
