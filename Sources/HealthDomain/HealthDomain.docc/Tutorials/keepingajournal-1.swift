import HealthDomain

var generator = SystemRandomNumberGenerator()
var journal = HealthJournal(replica: 0x51)
let evening = try LocalDateTime(iso8601: "2020-08-18T20:30")
var entry = HealthJournal.Entry(.random(using: &generator), at: evening)
entry.text = "A cough since noon. Called Anna."
entry.symptoms = [.init("Cough", .mild)]
entry.contacts = [
  .init("Anna Smith", from: try LocalDateTime(iso8601: "2020-08-17T16:00"), minutes: 45)
]
