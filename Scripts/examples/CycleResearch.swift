// What a reader of the examples in doc comments has at hand; only the types matter.
import CycleResearch

func show(_ values: Any?...) {}
let predictor: CyclePredictor = given()
let predictors: [CyclePredictor] = given()
let text: String = given()
let ages: String = given()
let cohort: CycleCohort = given()
let log: LoggedCohort = given()
let test: Backtest = given()
let otherCohort: CycleCohort = given()
let clinic: [Int] = given()
let ours: Backtest = given()
let theirs: Backtest = given()
let forecasts: [DayDistribution] = given()
let lengths: [Int] = given()
let probabilities: [Double] = given()
let outcomes: [Bool] = given()
struct MyRule: CycleLengthForecasting {
  init(fitting cohort: CycleCohort) throws {}

  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution { given() }
}
struct LastLength: CycleLengthForecasting {
  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution { given() }
}
