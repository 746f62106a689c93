/*:
 # A search

 A tour of the search of `HealthDomain`: what a person finds with three letters, with a slip, and with a
 synonym, why it matches, and a search together with the filters of a directory. All places are invented. The
 output of each section follows it, after `//>`.

 Run the page in Xcode, or on any platform from the root of the repository:

     swift run --package-path Playground SearchPage
 */
import HealthDomain

struct Missing: Error {}
/*:
 ## What is listed

 A document has the words of an item: its title, its subtitle, its tags, and its details.
 */
func document(
  _ kind: ItemKind, _ title: String, _ subtitle: String, _ details: String, tags: [String] = [],
  popularity: Int
) throws -> SearchIndex.Document {
  guard let id = try? ItemReference(kind, title) else { throw Missing() }
  var document = SearchIndex.Document(id, title: title)
  (document.subtitle, document.details) = (subtitle, details)
  (document.tags, document.popularity) = (tags, popularity)
  return document
}

let squashes = try document(
  .recipe, "Roasted Squash Bowl", "Dinner", "With zucchini, brown rice, and pumpkin seeds.",
  popularity: 40)
var index = SearchIndex(
  [
    try document(
      .market, "Zócalo Farmers Market", "Phoenix, AZ", "Squash, melons, and honey on Saturdays.",
      tags: ["SNAP", "WIC"], popularity: 25),
    try document(
      .market, "Old Town Market", "Scottsdale, AZ", "Bread, farm eggs, and flowers.",
      popularity: 60),
    squashes,
    try document(
      .park, "Zoo Park", "Phoenix, AZ", "A playground, a pond, and shade.", popularity: 33),
  ])
/*:
 ## From the third letter on

 All words must match, the last one as the beginning of a word. Case and accents do not count. A word in the
 title is better than one in the details.
 */
print("## From the third letter on")
func show(_ text: String, in index: SearchIndex) throws {
  let results = index.results(of: try SearchIndex.Query(text))
  if let text = results.correctedText { print("Showing results for \(text)") }
  print(results.hits.map(\.id.id))
}
for text in ["zoc", "squ", "market phoe"] { try show(text, in: index) }
do { try show("zo", in: index) } catch { print(error) }
//> ## From the third letter on
//> ["Zócalo Farmers Market"]
//> ["Roasted Squash Bowl", "Zócalo Farmers Market"]
//> ["Zócalo Farmers Market"]
//> Type one more character to search.
/*:
 ## Slips

 If few documents match, words with a slip match too, below every exact hit.
 */
print("\n## Slips")
for text in ["playgruond", "zuchini rice", "flour"] { try show(text, in: index) }
//>
//> ## Slips
//> Showing results for playground
//> ["Zoo Park"]
//> Showing results for zucchini rice
//> ["Roasted Squash Bowl"]
//> []
/*:
 ## Why it matches

 The index keeps no texts. A hit lights up those of the app, and finds the best passage of a long one.
 */
print("\n## Why it matches")
let query = try SearchIndex.Query("zuchini")
guard let match = index.results(of: query).hits.first?.match else { throw Missing() }
let snippet = match.snippet(of: squashes.details, wordCount: 3)
print(squashes.details[snippet.range], snippet.highlights.map { squashes.details[$0] })
//>
//> ## Why it matches
//> zucchini, brown rice ["zucchini"]
/*:
 ## Synonyms and suggestions
 */
print("\n## Synonyms and suggestions")
index.synonyms = SearchIndex.Synonyms([["SNAP", "EBT", "food stamps"]])
try show("food stamps", in: index)
let places = try PlaceTable(
  "HealthDomain places 1\n85003\t33.45\t-112.07\tPhoenix\tAZ\n85251\t33.49\t-111.92\tScottsdale\tAZ\n"
)
for suggestion in index.suggestions(for: "sco", places: places) { print(suggestion) }
//>
//> ## Synonyms and suggestions
//> ["Zócalo Farmers Market"]
//> city(Scottsdale, AZ)
//> query("scottsdale")
/*:
 ## A search field

 The field decides what to do with each text. Results of an earlier text are ignored.
 */
print("\n## A search field")
var field = SearchState(recentSearches: ["honey"])
print(field.edit("zo"), field.phase)
guard case .search(let first) = field.edit("zoo"), case .search(let second) = field.edit("zoc")
else {
  throw Missing()
}
print(field.show(index.results(of: first), of: first), field.results.count)
print(field.show(index.results(of: second), of: second), field.results.map(\.id))
print(field.open(0)?.description ?? "none", field.recentSearches)
//>
//> ## A search field
//> done tooShort(missing: 1)
//> false 0
//> true ["Zócalo Farmers Market"]
//> market/Zócalo Farmers Market ["zoc", "honey"]
/*:
 ## Together with filters

 A directory searches with all its filters, and counts what is beside each choice in the same pass.
 */
print("\n## Together with filters")
func record(_ title: String, _ city: String, pays: Set<String>) throws -> DirectoryRecord {
  guard let id = try? ItemReference(.market, title) else { throw Missing() }
  var record = DirectoryRecord(id, title: title)
  record.city = City(city, .arizona)
  record.labels[.payment] = pays
  return record
}

let directory = DirectoryIndex([
  try record("Zócalo Farmers Market", "Phoenix", pays: ["SNAP", "WIC"]),
  try record("Old Town Farmers Market", "Scottsdale", pays: ["cash"]),
  try record("Farm Stand", "Phoenix", pays: ["cash", "SNAP"]),
])
var search = DirectoryQuery(kinds: [.market])
search.text = try SearchIndex.Query("farm")
search.order = .bestMatch
search.labels[.payment] = .any(["SNAP"])
let page = try directory.page(of: search, countsChoices: true)
print(page.hits.map(\.record.title))
print((page.choices?.labels[.payment] ?? [:]).sorted(by: <).map { "\($0.key) \($0.value)" })
//>
//> ## Together with filters
//> ["Farm Stand", "Zócalo Farmers Market"]
//> ["SNAP 2", "WIC 1", "cash 2"]
