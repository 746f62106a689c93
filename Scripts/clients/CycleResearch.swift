import CycleResearch

let cohort = try CycleCohort(simulating: .standard, womanCount: 10, seed: 1)
print(Backtest(CyclePredictor(), on: cohort).scores.count)  //> 120
