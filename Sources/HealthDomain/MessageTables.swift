#if !hasFeature(Embedded)
import Essentials

/// The words for people of all modules, as one value that an app decodes.
///
///     let texts = try JSONDecoder().decode(MessageTables.self, from: spanish)   // Messages/es.json
///     show(texts.cycles.text(for: forecast.summary))
///     assert(texts.missing.isEmpty && texts.unused.isEmpty)
///
/// A text that a table does not have is the English one, and a text that cannot be used, too: a table is read
/// by older and newer versions. Numbers, dates, and names of children are written by the formats of the host,
/// which are not part of a table.
public struct MessageTables: Sendable {
  /// The words for registration: answers, forms, events, and mails.
  public var registration = RegistrationMessages()
  /// The words for the reports on labels.
  public var reports = ReportMessages()
  /// The words for share cards, with those of opening hours.
  public var shareCards = ShareCard.Messages()
  /// The words for pages that a grant shows, with those of cycles, of the journal, and of its summary.
  public var grants = ShareGrant.Card.Messages()
  /// The words for forms.
  public var accountForms = AccountForm.Messages()
  /// The words for sessions and settings.
  public var accountSessions = AccountSession.Messages()
  /// The words for a lock with a passcode.
  public var passcodeLock = PasscodeLock.Messages()
  /// The words for a new password.
  public var passwordReset = PasswordReset.Messages()
  /// The words for reminders.
  public var reminders = ReminderPlan.Messages()
  /// The words for figures of an epidemic.
  public var epidemicFigures = EpidemicFigure.Messages()
  /// The words for changes of guidance.
  public var guidance = GuidanceEdition.Messages()
  /// The words for plans of isolation.
  public var isolationPlans = IsolationPlan.Messages()

  /// The keys of texts that the decoded table did not have, with points between their parts, such as
  /// `cycles.lateMany`; these texts are English.
  public private(set) var missing: [String] = []

  /// The keys of what the decoded table had and this version does not use: an unknown key, a value that is
  /// no text, or a template with an unknown slot.
  public private(set) var unused: [String] = []

  /// Creates the English tables.
  public init() {}

  /// The words for opening hours, which are those of ``shareCards``.
  public var openingHours: OpeningHours.Messages {
    get { shareCards.openingHours }
    set { shareCards.openingHours = newValue }
  }

  /// The words for cycles, which are those of ``grants``.
  public var cycles: CycleMessages {
    get { grants.cycle }
    set { grants.cycle = newValue }
  }

  /// The words for the summary for a doctor, which are those of ``grants``.
  public var doctorSummaries: HealthJournal.DoctorSummary.Messages {
    get { grants.doctor }
    set { grants.doctor = newValue }
  }

  /// The words for the journal, which are those of ``doctorSummaries``.
  public var journal: HealthJournal.Messages {
    get { grants.doctor.journal }
    set { grants.doctor.journal = newValue }
  }
}

extension MessageTables: Codable {
  /// Decodes tables by the names of their properties; see ``missing`` and ``unused``.
  ///
  /// - Throws: `DecodingError`, if there is no object with keys.
  public init(from decoder: any Decoder) throws {
    var entries = MessageEntries(given: try MessageEntries.fields(from: decoder), isSet: true)
    pass(through: &entries)
    missing = entries.missing
    unused = entries.unused
  }

  /// Encodes all texts by the names of their properties, without the formats.
  public func encode(to encoder: any Encoder) throws {
    var (copy, entries) = (self, MessageEntries(given: [:], isSet: true))
    copy.pass(through: &entries)
    try CodedValue.object(entries.fields).encode(to: encoder)
  }

  private mutating func pass(through entries: inout MessageEntries) {
    entries.table("registration", &registration)
    entries.table("reports", &reports)
    entries.table("openingHours", &openingHours)
    entries.table("cycles", &cycles)
    entries.table("journal", &journal)
    entries.table("doctorSummaries", &doctorSummaries)
    entries.table("grants", &grants)
    entries.table("shareCards", &shareCards)
    entries.table("accountForms", &accountForms)
    entries.table("accountSessions", &accountSessions)
    entries.table("passcodeLock", &passcodeLock)
    entries.table("passwordReset", &passwordReset)
    entries.table("reminders", &reminders)
    entries.table("epidemicFigures", &epidemicFigures)
    entries.table("guidance", &guidance)
    entries.table("isolationPlans", &isolationPlans)
  }
}
#endif
