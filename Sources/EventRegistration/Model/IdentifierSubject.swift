/// What an ``Identifier`` can stand for; these types have no values.
public enum IdentifierSubject {
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
public typealias EventID = Identifier<IdentifierSubject.Event>

/// The identity of a child.
public typealias ChildID = Identifier<IdentifierSubject.Child>

/// The identity of a grown-up: a parent, a provider or an administrator.
public typealias PersonID = Identifier<IdentifierSubject.Person>

/// The identity of a request, which the host makes and keeps before it sends the request.
public typealias RequestID = Identifier<IdentifierSubject.Request>
