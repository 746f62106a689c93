/*:
 # A directory

 A tour of the directory of `HealthDomain`: records of parks, lists with filters and pages, the screens of
 an app with a draft and a bar, and the walk from record to record. All parks are invented. The output of
 each section follows it, after `//>`.

 Run the page in Xcode, or on any platform from the root of the repository:

     swift run --package-path Playground DirectoryPage
 */
import HealthDomain

struct Missing: Error {}
/*:
 ## Records

 A record holds what people find, filter, and order by. What is unknown stays empty.
 */
print("## Records")
func park(
  _ title: String, _ city: String, _ features: Set<String>, stars: [Int], _ hours: String,
  _ place: (Double, Double)
) throws -> DirectoryRecord? {
  guard let id = try? ItemReference(.park, title) else { return nil }
  var record = DirectoryRecord(id, title: title)
  record.city = City(city, .arizona)
  record.labels[.features] = features
  record.reviews = ReviewSummary(stars.compactMap { StarRating($0) })
  record.hours = try OpeningHours(hours)
  record.coordinate = try Coordinate(latitude: place.0, longitude: place.1)
  return record
}

var directory = DirectoryIndex(
  try [
    park(
      "Acacia", "Phoenix", ["dogs", "playground"], stars: [4, 5], "06:00-22:00", (33.47, -112.09)),
    park(
      "Brittlebush", "Phoenix", ["playground"], stars: [5], "Sa-Su 08:00-18:00", (33.50, -112.07)),
    park("Creosote", "Tempe", ["dogs"], stars: [3], "sunrise-sunset", (33.42, -111.93)),
    park(
      "Desert Willow", "Tempe", ["dogs", "playground"], stars: [], "06:00-21:00", (33.41, -111.92)),
    park("Elderberry", "Mesa", ["ramada"], stars: [4, 4, 2], "06:00-22:00", (33.42, -111.83)),
  ].compactMap { $0 })
print(directory.count, "parks")
//> ## Records
//> 5 parks
/*:
 ## Lists

 A query has filters and an order. A page has the total, the cursor of the next page, and the number of
 records beside each choice, counted as if its own filter were off.
 */
print("\n## Lists")
var query = DirectoryQuery(kinds: [.park])
query.labels[.features] = .any(["playground"])
query.order = .highestRating
let page = try directory.page(of: query, limit: 2, countsChoices: true)
print(page.hits.map(\.record.title), "of", page.total, "and more:", page.next != nil)
for (label, count) in (page.choices?.labels[.features] ?? [:]).sorted(by: <) { print(label, count) }
//>
//> ## Lists
//> ["Brittlebush", "Acacia"] of 3 and more: true
//> dogs 3
//> playground 3
//> ramada 1

let rest = try directory.page(of: query, after: page.next)
print(rest.hits.map(\.record.title))
//> ["Desert Willow"]
/*:
 ## What an administrator decides

 The filters of the app are data. All problems of a configuration are reported at once.
 */
print("\n## What an administrator decides")
let office = ReferencePoint.NamedPlace(
  "Main Office", at: try Coordinate(latitude: 33.45, longitude: -112.07))

func configuration(_ filters: [AdminConfig.FilterSection]) throws(AdminConfig.Error) -> AdminConfig
{
  try AdminConfig(
    defaultPlace: office,
    sections: [.init(title: "Parks", image: "tree", route: .list(.park))],
    features: [.init(.park, title: "Parks", filters: filters)])
}

do {
  _ = try configuration([
    .init(.rating, title: ""),
    .init(.weekdays, title: "Day", buttons: [.init("Free", .price(0...0))]),
  ])
} catch {
  print(error)
}
//>
//> ## What an administrator decides
//> List 1, filter 1: Enter a title, and keep it short.
//> List 1, filter 1: Add at least one button.
//> List 1, filter 2, button 1: This button belongs to another filter. Move it there.

let filters: [AdminConfig.FilterSection] = [
  .init(.location, title: "City or ZIP"),
  .init(.openNow, title: "Hours", buttons: [.init("Open Now", .openNow)]),
  .init(.weekdays, title: "Day", buttons: Weekday.allCases.map { .init("\($0)", .weekday($0)) }),
  .init(
    .labels(of: "features"), title: "Features",
    buttons: ["dogs", "playground", "ramada"].map { .init($0, .label($0, of: "features")) },
    requiresAll: true),
  .init(.order, title: "Sort by", buttons: [.init("Near to Me", .order(.nearest))]),
]
let config = try configuration(filters)
/*:
 ## The screens of a list

 The host tells the state what it learns; the location preselects a city. The person edits a draft, whose
 results are counted before it is applied.
 */
print("\n## The screens of a list")
let places = try PlaceTable(
  """
  HealthDomain places 1
  85003\t33.4511\t-112.0774\tPhoenix\tAZ
  85281\t33.4227\t-111.9261\tTempe\tAZ
  """)
let saturday = try LocalDateTime(try CalendarDate(2026, 11, 28), hour: 19, minute: 30)
guard let moment = BrowseState.Moment(saturday, utcOffset: -7 * 3_600) else { throw Missing() }
var parks = BrowseState(.park, config: config, places: places, at: moment)
parks.update(.directoryChanged(directory))
parks.update(.locationFound(try Coordinate(latitude: 33.42, longitude: -111.93)))

func printScreen(_ view: BrowseState.ViewState) {
  if let location = view.location {
    for (city, count) in view.cityCounts.sorted(by: { $0.key < $1.key }) {
      print(location.isSelected(city) ? "[x]" : "[ ]", city, count)
    }
  }
  for section in view.sections {
    print(section.title)
    let rows = section.rows(columns: 2)
    for row in rows.rows {
      print(row.map { "  [\($0.isSelected ? "x" : " ")] \($0.title)" }.joined())
    }
    if rows.hiddenCount > 0 { print("  more: \(rows.hiddenCount)") }
  }
  print("Show \(view.draftCount ?? 0) results")
}
printScreen(parks.viewState(in: directory))
//>
//> ## The screens of a list
//> [ ] Mesa, AZ 1
//> [ ] Phoenix, AZ 2
//> [x] Tempe, AZ 2
//> Hours
//>   [ ] Open Now
//> Day
//>   [ ] monday  [ ] tuesday
//>   [ ] wednesday  [ ] thursday
//>   [ ] friday  [ ] saturday
//>   more: 1
//> Features
//>   [ ] dogs  [ ] playground
//>   [ ] ramada
//> Sort by
//>   [ ] Near to Me
//> Show 2 results
/*:
 An action gets an answer. A rejection says what the person can do, and changes nothing.
 */
if let tempe = City("Tempe", .arizona) { print(parks.send(.unselectCity(tempe))) }
print(parks.send(.select(.openNow)))
if case .rejected(let reason) = parks.send(.select(.weekday(.monday))) { print(reason) }
print(parks.send(.select(.order(.nearest))), parks.send(.apply))
for hit in try directory.page(of: parks.query).hits { print(hit.record.title) }
if let bar = parks.bar(in: directory) {
  print("\(bar.count) of \(bar.total):", bar.filters.flatMap(\.values).joined(separator: ", "))
}
//> accepted
//> accepted
//> To choose this, first remove “Open Now”.
//> accepted accepted
//> Desert Willow
//> Elderberry
//> Acacia
//> 3 of 5: Open Now
/*:
 ## The walk

 The walk stays at its record when the directory changes, and goes on where a record was that is gone.
 */
print("\n## The walk")
guard let first = directory.items(of: parks.query).first else { throw Missing() }
var walk = parks.navigator(at: first, in: directory)
walk.send(.next)
print(walk.current.id, walk.position ?? 0, "of", walk.count)
directory.remove(walk.current)
print(walk.update(in: directory))
walk.send(.next)
print(walk.current.id, walk.position ?? 0, "of", walk.count, walk.send(.next))
//>
//> ## The walk
//> Elderberry 2 of 3
//> currentLeft(isInDirectory: false)
//> Acacia 2 of 2 ignored
/*:
 ## News

 A filter that the administrator takes away is dropped, and so is the order by distance when the location
 is turned off.
 */
print("\n## News")
for case .button(let button) in parks.update(
  .configChanged(try configuration(filters.filter { $0.criterion != .openNow }))
).dropped {
  print(button.title, "is no longer a filter")
}
for case .button(let button) in parks.update(.locationTurnedOff).dropped {
  print(button.title, "is off")
}
print(try directory.page(of: parks.query).hits.map(\.record.title))
//>
//> ## News
//> Open Now is no longer a filter
//> Near to Me is off
//> ["Acacia", "Brittlebush", "Creosote", "Desert Willow"]
