import CyclePrediction

let history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
let forecast = try CyclePredictor().forecast(for: history, asOf: try CalendarDate(2026, 2, 10))
print(forecast.nextPeriod.start.median)  //> 2026-03-02
