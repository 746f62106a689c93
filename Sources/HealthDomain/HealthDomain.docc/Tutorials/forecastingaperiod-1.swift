import HealthDomain

let today = try CalendarDate(2026, 2, 10)
var history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07"])
try history.add(LoggedPeriod(start: CalendarDate(2026, 2, 1)), asOf: today)
