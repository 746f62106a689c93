import Foundation
import Profiles
import TestSupport

/// Checks that the commands in these bytes keep the summary equal to a count of the public reviews, that
/// a refused command changes nothing, and that nothing is left of a person who leaves.
func checkReviewCommands(_ bytes: [UInt8]) throws {
  let people = ["person-ana", "person-ben", "person-eve", "person-kim", "person-li"]
    .compactMap(ReviewBook.Person.init)
  let items = ["1", "2"].compactMap { (try? ItemReference(.park, $0)) }
  var (book, made) = (ReviewBook(), MadeBytes(bytes))
  for step in 0..<120 where !made.isEmpty {
    let (one, two) = (made.next(), made.next())
    let (author, person) = (people[one % 5], people[two % 5])
    let target = ReviewBook.Target(items[one / 5 % 2], by: author)
    let before = book
    let now = Int64(step)
    let answer: ReviewBook.Answer =
      switch made.next() % 9 {
      case 0, 1, 2:
        book.submit(
          try ReviewBook.Draft(
            stars: StarRating(two % 7),
            text: two > 99 || StarRating(two % 7) == nil ? "t\(two)" : ""),
          on: target.subject, by: author, ownedBy: people[4], at: now)
      case 3: book.decide(two.isMultiple(of: 2) ? .approve : .refuse, on: target)
      case 4: book.flag(target, by: person)
      case 5: book.vote([true, false, nil][two % 3], on: target, by: person)
      case 6: book.answer(two > 99 ? "a\(two)" : " ", to: target, by: person, at: now)
      case 7: book.decideAnswer(.approve, to: target)
      default: book.delete(target)
      }
    try require((answer == .accepted) == (book != before), "What is accepted changes the book")
    for item in items {
      let shown = book.reviews(of: item)
      try require(shown.allSatisfy(\.state.isPublic), "Only public reviews are shown")
      try require(
        book.summary(of: item) == ReviewSummary(shown.compactMap(\.stars)),
        "The summary counts them")
    }
  }
  let stored = try JSONEncoder().encode(book)
  try require(try JSONDecoder().decode(ReviewBook.self, from: stored) == book, "A book reads back")
  book.deleteAll(of: people[0])
  let left = String(decoding: try JSONEncoder().encode(book), as: UTF8.self)
  try require(!left.contains("person-ana"), "Nothing is left of a person who leaves")
  _ = try? JSONDecoder().decode(ReviewBook.self, from: Data(bytes))
}
