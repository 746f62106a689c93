import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Tolerated texts, how they are written, and what a card shows of them.
@Suite("Opening hours: reading and writing text") struct OpeningHoursTextTests {
  @Test(arguments: [
    ("Mo \"é\" x", OpeningHours.Error.Kind.unexpected, 8), ("Mo \"é", .unclosedComment, 3),
    ("\u{1F600}", .unexpected, 0), ("Mo 10:00-12:00 é", .unexpected, 15),
    ("Mo 10:00-12:00; Xx", .unexpected, 16), ("Mo-", .unexpected, 2), ("-Mo", .unexpected, 0),
    ("week", .unexpected, 4), ("week 00", .outOfRange, 5), ("Sa[0]", .outOfRange, 3),
    ("Sa[]", .unexpected, 3), ("Sa[-6]", .outOfRange, 4), ("10:00-12:00+-13:00", .unexpected, 12),
    ("10:00", .unexpected, 0), ("(sunrise+01:00", .unexpected, 14), ("||", .unexpected, 0),
    ("Mo || || Tu", .unexpected, 6), (";", .unexpected, 0), ("   ", .empty, 3),
    ("\u{0}", .unexpected, 0),
    ("24:01-25:00", .outOfRange, 0), ("10:00-48:01", .outOfRange, 6),
    ("2024 Feb 32", .outOfRange, 9), ("1899 Jan", .outOfRange, 0), ("2024-2020", .outOfRange, 0),
    ("Mo 10:00-12:00 open open", .unexpected, 20), ("Mo \"a\" \"b\"", .unexpected, 7),
    ("Mo open off", .unexpected, 8),
    // The morning or the evening.
    ("Mo 8-5pm", .unexpected, 3), ("Mo 10:00-5pm", .unexpected, 3),
    ("Mo 5pm-10:00", .unexpected, 3),
    ("Mo 7-12", .unexpected, 3), ("Mo 5-12", .unexpected, 3),
  ])
  func anErrorHasAKindAndAPlace(
    text: String, kind: OpeningHours.Error.Kind, offset: Int
  ) {
    let error = #expect(throws: OpeningHours.Error.self) { try OpeningHours(text) }
    expectEqual(error?.kind, kind)
    expectEqual(error?.offset, offset)
  }
}
