/// What a provider sees before an event is drafted: everything that is wrong with the form, or the
/// event as parents will see it.
///
///     switch EventPreview(of: draft) {
///     case .problems(let problems): for problem in problems { mark(problem.field, problem.message) }
///     case .event(let details, let lines): show(lines); proceed = { desk.draft(details, …) }
///     }
public enum EventPreview: Hashable, Sendable {
  /// A field of the form that must be filled in otherwise.
  public struct Problem: Hashable, Sendable {
    /// What is wrong with the field.
    public let problem: EventDraft.FieldProblem

    /// The same in words.
    public let message: String

    /// The field.
    public var field: EventDraft.Field { problem.field }
  }

  /// What is wrong, in the order of the form; never empty.
  case problems([Problem])
  /// The event, and its lines.
  case event(EventDetails, lines: [Line])

  /// Creates the preview of a form; nothing else happens.
  ///
  /// - Parameters:
  ///   - draft: The form.
  ///   - messages: The words.
  ///   - formats: How numbers, dates and times are written.
  /// - Complexity: O(*n*) in the length of the texts.
  public init(
    of draft: EventDraft, in messages: RegistrationMessages = RegistrationMessages(),
    formats: RegistrationMessages.Formats = .plain
  ) {
    do {
      let details = try draft.validated()
      self = .event(details, lines: messages.lines(for: details, formats: formats))
    } catch {
      self = .problems(
        error.problems.map {
          Problem(problem: $0, message: messages.text(for: $0, formats: formats))
        })
    }
  }
}
