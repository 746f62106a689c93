import PublicHealth

let situation = IsolationPlan.Situation(onset: try CalendarDate(2022, 9, 7))
let plan = try IsolationPlan(for: situation, on: try CalendarDate(2022, 9, 10))
print(IsolationPlan.Messages().lines(for: plan)[0])  //> Day 3 of at least 5
