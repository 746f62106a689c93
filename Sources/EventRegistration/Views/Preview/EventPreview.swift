/// The preview of an event form: all problems of the form, or the event as parents will see it.
///
///     switch EventPreview(of: draft) {
///     case .problems(let problems): problems.forEach { mark($0.field, $0.message) }
///     case .event(let details, let lines): show(lines, continuing: details)
///     }
public enum EventPreview: Hashable, Sendable {
  /// A problem of the form, with a message for the provider.
  public struct Problem: Hashable, Sendable, Identifiable {
    /// What is wrong with the field.
    public let problem: EventDraft.FieldProblem

    /// The message for the provider.
    public let message: String

    /// The field.
    public var field: EventDraft.Field { problem.field }

    /// The problem without the message.
    public var id: EventDraft.FieldProblem { problem }
  }

  /// All problems, in the order of the form; never empty.
  case problems([Problem])
  /// The event and the lines that describe it.
  case event(EventDetails, lines: [Line])

  /// Creates the preview of a form, without drafting an event.
  ///
  /// - Parameters:
  ///   - draft: The form.
  ///   - messages: The texts of the preview.
  ///   - formats: How to write numbers, dates, and times.
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
