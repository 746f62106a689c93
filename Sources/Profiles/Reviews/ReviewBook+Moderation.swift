import Essentials

extension ReviewBook {
  /// The moderation state of a review or of an owner's answer.
  ///
  /// | state | approve | refuse | the third flag | new text |
  /// |---|---|---|---|---|
  /// | `notNeeded` | – | – | – | `pending` |
  /// | `pending` | `published` | `rejected` | – | `pending` |
  /// | `published` | – | `removed` | `hidden` | `pending` |
  /// | `hidden` | `published` | `removed` | – | `pending` |
  /// | `rejected` | – | – | – | `pending` |
  /// | `removed` | – | – | – | `pending` |
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// Stars alone, which count at once.
    case notNeeded
    /// Waits for approval.
    case pending
    /// Approved, and public.
    case published
    /// Flagged by three persons, and not public until somebody decides.
    case hidden
    /// Not approved.
    case rejected
    /// Taken down after it was public.
    case removed

    /// Creates a state from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }

    /// Whether everyone can see the review, so that it counts.
    public var isPublic: Bool { self == .notNeeded || self == .published }

    /// Whether the review waits for a decision.
    public var isWaiting: Bool { self == .pending || self == .hidden }
  }

  /// A moderator's decision.
  public enum Decision: Hashable, Sendable {
    /// Makes the text public.
    case approve
    /// Keeps the text from the public.
    case refuse
  }

  /// The state of a text, with the persons who flagged it.
  struct Moderation: Hashable, Sendable {
    private(set) var state: State
    /// Who flagged the text since the last decision.
    private(set) var openFlags: Set<Person> = []
    /// Who flagged the text before a moderator approved it again; a person flags a text once.
    private(set) var settledFlags: Set<Person> = []

    /// The number of persons whose flags hide a text.
    static var hidingFlagCount: Int { 3 }

    init(needsApproval: Bool) { state = needsApproval ? .pending : .notNeeded }

    /// Restores a stored state.
    init(_ state: State, openFlags: Set<Person>, settledFlags: Set<Person>) {
      self.state = state
      self.openFlags = openFlags
      self.settledFlags = settledFlags
    }

    mutating func decide(_ decision: Decision) -> Answer {
      switch (state, decision) {
      case (.pending, .approve): state = .published
      case (.hidden, .approve):
        state = .published
        settledFlags.formUnion(openFlags)
      case (.pending, .refuse): state = .rejected
      case (.published, .refuse), (.hidden, .refuse): state = .removed
      case (.published, .approve), (.rejected, .refuse), (.removed, .refuse): return .unchanged
      case (.notNeeded, _), (.rejected, .approve), (.removed, .approve):
        return .refused(.nothingToDecide)
      }
      openFlags = []
      return .accepted
    }

    mutating func flag(by person: Person) -> Answer {
      switch state {
      case .notNeeded: return .refused(.nothingToDecide)
      case .hidden where openFlags.contains(person): return .unchanged
      case .pending, .hidden, .rejected, .removed: return .refused(.notPublic)
      case .published: break
      }
      guard !settledFlags.contains(person), openFlags.insert(person).inserted else {
        return .unchanged
      }
      if openFlags.count >= Self.hidingFlagCount { state = .hidden }
      return .accepted
    }

    /// Forgets a person who leaves; a text that is hidden stays so until somebody decides.
    mutating func forget(_ person: Person) {
      openFlags.remove(person)
      settledFlags.remove(person)
    }
  }
}
