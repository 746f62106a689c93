import HealthDomain

let today = try CalendarDate(2026, 2, 10)
var history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07"])
try history.add(LoggedPeriod(start: CalendarDate(2026, 2, 1)), asOf: today)

let forecast = try CyclePredictor().forecast(for: history, asOf: today)
print(forecast.nextPeriod.start.median, forecast.nextPeriod.start.interval(covering: 0.80))

let messages = CycleMessages()
print(messages.text(for: forecast.summary))
print(messages.intervalText(for: forecast.summary))
print(messages.disclaimer)
