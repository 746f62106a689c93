/*:
 # People

 A tour of what stands around the domain in each app of `HealthDomain`: accounts, lists, reviews, reminders,
 and sharing. All people are invented. The output of each section follows it, after `//>`.

 Run the page in Xcode, or on any platform from the root of the repository:

     swift run --package-path Playground PeoplePage
 */
import HealthDomain

struct Missing: Error {}

func require<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Missing() }
  return value
}

/// Noon of 2026-02-10 in UTC.
let today = try CalendarDate(2026, 2, 10)
let now = Int64(today.daysSinceEpoch) * 86_400 + 43_200
let (ana, ben) = (PersonID(high: 0, low: 1), PersonID(high: 0, low: 2))
/*:
 ## Signing up

 A form says everything that is wrong at once, in the order of its fields.
 */
print("## Signing up")
var form = AccountForm.Parent()
form.firstName = "Ana"
form.zipCode = "9012"
form.agesOfChildren = "three"
let words = AccountForm.Messages()
for problem in form.problems { print(words.text(for: problem)) }
//> ## Signing up
//> Enter your last name. If you have only one name, repeat it or enter –.
//> Enter a ZIP code with five digits.
//> Ages of children: use whole numbers from 0 to 17, with a space after each comma, as in 3, 5.
/*:
 Ana lives on a base abroad, and mail reaches her by the post office there.
 */
form.lastName = "de la Cruz"
form.city = "APO"
form.zipCode = "09012"
form.agesOfChildren = "3"
let parent = try form.profile()
print(parent.city ?? "", parent.zipCode?.description ?? "", parent)
//> APO 09012 Profile(redacted)
/*:
 A slip in an address becomes a question. A session says what a person may do, and why not.
 */
let email = try EmailAddress("ana@gmial.com")
print(email.suggestion?.text ?? "no suggestion")
var session = AccountSession()
print(session.authorize(.registerChild))
session.signIn(ana, email: email, as: .parent, profiles: .init(parent: parent))
print(session.authorize(.registerChild))
print(session.authorize(.registerChild, for: .init(owner: ben)))
//> ana@gmail.com
//> needsSignIn
//> allowed
//> notOwned
/*:
 ## Lists

 Ana and Ben edit one shopping list, each without a network. Nothing is lost when the copies meet.
 */
print("\n## Lists")
let (phone, tablet) = (try require(ListReplica("phone")), try require(ListReplica("tablet")))
var list = ShoppingList()
try list.add(ShoppingList.Draft("Milk"), by: phone, at: now)
var copy = list
try list.add(ShoppingList.Draft("Figs"), by: phone, at: now + 60)
try copy.set(.isDone(true), of: ShoppingList.Row.ID(name: "milk"), by: tablet, at: now + 90)
try list.merge(copy, at: now + 120)
for row in list.rows { print(row.isDone ? "[x]" : "[ ]", row.title) }
//>
//> ## Lists
//> [x] Milk
//> [ ] Figs
/*:
 ## Reviews

 Stars count at once, and a text waits for a moderator. One rating of five stars does not outrank twenty
 good ones.
 */
print("\n## Reviews")
var book = ReviewBook()
let (market, park) = (try require(ItemReference("market/1")), try require(ItemReference("park/1")))
for number in 1...20 {
  let author = try require(ReviewBook.Person("visitor-\(number)"))
  let stars = StarRating(number.isMultiple(of: 4) ? 4 : 5)
  book.submit(try ReviewBook.Draft(stars: stars), on: market, by: author, at: now)
}
let review = ReviewBook.Target(park, by: ReviewBook.Person(ana))
book.submit(
  try ReviewBook.Draft(stars: StarRating(5), text: "So much shade!"), on: park, by: review.author,
  at: now)
print(book.summary(of: park).count, book.waiting.count)
print(book.decide(.approve, on: review), book.summary(of: park).count)
for ranked in book.topRated(with: try ReviewPrior(mean: 3.5), limit: 2) { print(ranked.subject) }
//>
//> ## Reviews
//> 0 1
//> accepted 1
//> market/1
//> park/1
/*:
 ## Reminders

 Times are those of the clocks at the place. The clocks go forward on March 8, and the reminder stays at
 eight. Its notice names nothing.
 */
print("\n## Reminders")
let clock = try UTCOffsetTable(
  initial: -5 * 3600, changes: [UTCOffsetTable.Change(at: 1_772_953_200, offset: -4 * 3600)])
let pill = try ReminderRule("pill", .prescription, .daily(times: [8 * 60]), text: "Iron")
let eve = clock.instant(of: try LocalDateTime(iso8601: "2026-03-07T12:00"))
for time in pill.occurrences(after: eve - 86_400, in: clock).prefix(3) {
  print(clock.localTime(at: time)?.iso8601 ?? "", time)
}
let plan = ReminderPlan(for: [pill], at: now, in: clock)
print(plan.notices.first?.title ?? "", "|", plan.notices.first?.body ?? "")
//>
//> ## Reminders
//> 2026-03-07T08:00 1772888400
//> 2026-03-08T08:00 1772971200
//> 2026-03-09T08:00 1773057600
//> Reminder | You have a reminder.
/*:
 ## Sharing with everybody

 A card is a page, a message, and a sheet of paper. What stands in a record stays text.
 */
print("\n## Sharing with everybody")
let site = try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "health")
var record = DirectoryRecord(market, title: "Downtown <script>Market")
record.hours = try OpeningHours("Sa 08:00-13:00")
record.reviews = book.summary(of: market)
let card = try ShareCard(record, on: site)
print(card.plainText)
print(card.html.contains("<script>Market"), card.html.contains("&lt;script&gt;Market"))
print(try DeepLink(card.link.app, on: site).item == market)
//>
//> ## Sharing with everybody
//> Downtown <script>Market
//>
//> Ratings
//> 4.8 of 5 stars (20 ratings)
//>
//> Hours
//> Monday–Friday: Closed
//> Saturday: 8 AM–1 PM
//> Sunday: Closed
//>
//> https://health.example/r/market/1
//>
//> false true
//> true
/*:
 ## Sharing with one person

 What is private has no card. Ana shows Ben when her next periods may start, until she changes her mind.
 */
print("\n## Sharing with one person")
let history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
let forecast = try CyclePredictor().forecast(for: history, asOf: today)
var grant = try ShareGrant(
  id: "1", from: ana, to: ben, parts: ShareGrant.forPartner, at: now, until: now + 90 * 86_400)
let page = try grant.card(of: forecast, for: ben, at: now)
print(page.title, page.parts.map(\.rawValue), page.html.contains("Fertile days"))
grant.revoke(at: now + 3600)
do {
  print(try grant.card(of: forecast, for: ben, at: now + 7200))
} catch {
  print(error)
}
print(grant, page)
//>
//> ## Sharing with one person
//> Shared with you ["predictions"] false
//> This is no longer shared with you.
//> ShareGrant(redacted) Card(redacted)
