/*:
 # Statistics, guidance, and a journal

 A tour of what an app about an epidemic has in `HealthDomain`: figures with what it takes to read them, the
 plan of a person who is ill, and a private journal. The numbers are those of Arizona from The COVID Tracking
 Project at The Atlantic (CC BY 4.0); the person is invented. The output of each section follows it, after `//>`.

 Run the page in Xcode, or on any platform from the root of the repository:

     swift run --package-path Playground JournalPage
 */
import HealthDomain

struct Missing: Error {}
/*:
 ## Statistics

 A figure carries its day, its denominator, and its caveats. Show them beside the number.
 */
print("## Statistics")
var provenance = EpidemicDay.Provenance()
provenance.testSource = "totalTestsPeopleViral"
let rows = [
  (24, 198_414, 4_771, 1_155_629), (25, 199_273, 4_792, 1_160_602), (26, 199_459, 4_896, 1_165_295),
  (27, 200_139, 4_929, 1_173_293), (28, 200_658, 4_978, 1_182_397), (29, 201_287, 5_007, 1_190_668),
  (30, 201_661, 5_030, 1_197_728), (31, 201_835, 5_029, 1_202_698),
]
let arizona = try EpidemicSeries(
  rows.map { day, cases, deaths, tests in
    try EpidemicDay(
      CalendarDate(2020, 8, day), in: .state(.arizona),
      counts: [.positive: cases, .death: deaths, .totalTestResults: tests], provenance: provenance)
  })
let words = EpidemicFigure.Messages()
for line in words.lines(for: arizona.positivity()) { print(line) }
//> ## Statistics
//> Arizona, new cases for every 100 test results in 7 days: 7.3
//> As of 2020-08-31.
//> Divided by 47,069 new test results, counted in people.
//> This source ended on 2021-03-07. These are not current numbers.
//> Numbers are counted on the day of the report.
//> States count in different ways. Do not compare them by this figure.
//> Cases and test results are not counted in the same way.
//> Test results are counted in people.
/*:
 A correction stays as it was reported, and is marked.
 */
print(words.text(for: arizona.dailyChange(of: .death)))
for anomaly in arizona.anomalies(of: .death) { print(anomaly.date, anomaly.kind) }
//> Arizona, deaths, change since the previous report: -1
//> 2020-08-31 correction(-1)
/*:
 ## Guidance

 A plan follows the edition that was in force on a day. On the day of a change, the new one counts.
 */
print("\n## Guidance")
let change = try CalendarDate(2021, 12, 27)
var illness = IsolationPlan.Situation(onset: try CalendarDate(2021, 12, 23))
for today in [change.adding(days: -1), change].compactMap({ $0 }) {
  let plan = try IsolationPlan(for: illness, on: today)
  print(plan.edition.firstDay, plan.day, "of", plan.lastDayNumber ?? 0)
}
illness.improvingSince = change
for line in IsolationPlan.Messages().lines(for: try IsolationPlan(for: illness, on: change)) {
  print(line)
}
//>
//> ## Guidance
//> 2021-07-27 3 of 10
//> 2021-12-27 4 of 5
//> Day 4 of 5
//> Day 0 was 2021-12-23, when your symptoms began.
//> Stay home through 2021-12-28.
//> Wear a mask around others through 2022-01-02.
//> The guidance counts the days.
//> Guidance of 2021-12-27
//> This is general guidance of that date, not medical advice.
/*:
 ## A journal on two phones

 Each phone has a copy with a number of its own. Both are edited offline, and then merge.
 */
print("\n## A journal on two phones")
var generator = SystemRandomNumberGenerator()
let evening = try LocalDateTime(CalendarDate(2021, 12, 23), hour: 20, minute: 30)
var entry = HealthJournal.Entry(.random(using: &generator), at: evening)
entry.text = "A cough since noon. Called Anna: 1) rest 2) tea."
entry.symptoms = [.init("Cough", .mild)]
entry.contacts = [
  .init(
    "Anna Smith", from: try LocalDateTime(CalendarDate(2021, 12, 22), hour: 16, minute: 0),
    minutes: 45, at: "Café Roma")
]
var phone = HealthJournal(replica: 1)
try phone.save(entry, now: 1_640_316_600)
var tablet = phone.copied(to: 2)

var shorter = entry
shorter.text = "A cough."
try tablet.save(shorter, now: 1_640_320_000)
entry.mood = .bad
try phone.save(entry, now: 1_640_330_000)
let result = phone.merge(tablet)
print(phone.entries.map(\.text), "and set aside:", result.conflicts.map(\.text))
print(phone.exposures(before: evening).people, phone)
//>
//> ## A journal on two phones
//> ["A cough since noon. Called Anna: 1) rest 2) tea."] and set aside: ["A cough."]
//> ["Anna Smith"] HealthJournal(redacted)
/*:
 ## Exports

 A person chooses what to hide. In each format, a text stays a text.
 */
print("\n## Exports")
var redaction = HealthJournal.Redaction()
redaction.hidesPeople = true
redaction.hidesPlaces = true
print(phone.redacted(redaction).markdown(), terminator: "")
//>
//> ## Exports
//> # Health journal
//>
//> ## 2021-12-23 20:30
//>
//> A cough since noon. Called \[…]: 1) rest 2) tea.
//>
//> - Mood: bad
//> - Symptom: Cough (mild)
//> - Met: Person 1 at Place 1, from 2021-12-22 16:00, 45 min
/*:
 A deletion leaves nothing behind, and reaches the other copy.
 */
phone.delete(entry.id)
tablet.merge(phone)
print(tablet.count, tablet.html().contains("cough"), tablet.csv().contains("Anna"))
//> 0 false false
