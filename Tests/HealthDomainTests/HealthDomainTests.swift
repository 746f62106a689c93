import HealthDomain
import Testing

/// One import gives every core: this file imports no other module of the package.
@Suite struct HealthDomainTests {
  /// Each public type once; an ambiguous name would not compile.
  private static let geo: [Any.Type] = [
    BoundingBox.self, BoundingBoxError.self, Bearing.self, City.self, CitySelection.self,
    CompassPoint.self, Coordinate.self, CoordinateError.self, DeviceLocation.self, Distance.self,
    GeoIndex<Int>.self, Geohash.self, GeohashError.self, LocationFilter.self,
    LocationSelection.self, MapRegion.self, PlaceTable.self, PlaceTableError.self, PointIndex.self,
    PointIndexBytesError.self, ReferencePoint.self, USState.self, ZIPCode.self,
  ]

  private static let cyclePrediction: [Any.Type] = [
    Backtest.self, BacktestDifference.self, BacktestDifferenceError.self, BasalTemperature.self,
    BasalTemperatureError.self, BodyWeight.self, BodyWeightError.self, CalendarRhythm.self,
    CalendarRhythmError.self, CervicalMucus.self, CervixState.self, Cohort.self,
    CohortCSVError.self, CohortSimulationError.self, Conception.self, CurrentCycle.self, Cycle.self,
    CycleContext.self, CycleDayCount<Int>.self, CycleHistory.self, CycleHistoryError.self,
    (any CycleLengthForecasting).self, CycleLengthState.self, CyclePhase.self, CyclePredictor.self,
    CycleStatistics.self, CycleSummary.self, DateDistribution.self, DatedValue<Int>.self,
    DayDistribution.self, DayDistributionError.self, DayLog.self, Deviation.self,
    EarlierCycles.self, FertilityForecast.self, Flow.self, Forecast.self, ForecastDay.self,
    ForecastError.self, ForecastScores.self, HealthStoreSamples.self, Intercourse.self,
    IntermenstrualBleeding.self, Interruption.self, InterruptionError.self,
    LactationalAmenorrhea.self, LengthHistory.self, LengthStatistics.self, LoggedCohort.self,
    LoggedDay.self, LutealRegression.self, MensesRule.self, MenstrualFlowSample.self, Mood.self,
    OvulationMarker.self, OvulationTest.self, PeakDay.self, Period.self, PeriodError.self,
    PeriodForecast.self, Population.self, PopulationError.self, (any Redacted).self,
    Regularity.self, SeededGenerator.self, StandardDays.self, SuspectedMissedPeriod.self,
    SymptoThermalChart.self,
    SymptoThermalChartError.self, SymptoThermalEvaluation.self, SymptoThermalStatus.self,
    Symptom.self, TemperatureShift.self, TraitPrior.self, TwoDayMethod.self,
  ]

  private static let ingredientAnalysis: [Any.Type] = [
    AdditiveNumber.self, Allergen.self, AmountRange.self, AnalysisWorkspace.self, Audience.self,
    AvoidedIngredient.self, Barcode.self, BarcodeError.self, ConcernLevel.self, Coverage.self,
    Diet.self, Evidence.self, Fodmaps.self, Folding.self, Highlight.self, Ingredient.self,
    IngredientAnalyzer.self, IngredientCategory.self, IngredientLabel.self, IngredientList.self,
    IngredientReport.self, Knowledge.self, KnowledgeDate.self, LabelLanguage.self,
    LikedIngredient.self, Market.self, NovaGroup.self, NutriScore.self, NutriScoreError.self,
    NutritionFacts.self, NutritionFactsError.self, PackageSize.self, PackageSizeError.self,
    PhraseIndex.self, Preferences.self, Price.self, PriceError.self, ProductAdvantage.self,
    ProductCandidate<Int>.self, ProductCandidateError.self, ProductComparison<Int>.self,
    ProductIngredient.self, ProductUse.self, RatingReason.self, Recommendation<Int>.self,
    Recommendations<Int>.self, ReportMessages.self, ReviewPrior.self, ReviewPriorError.self,
    ReviewSummary.self, ReviewSummaryError.self, SafetyRating.self, ScanHistory.self,
    ScanHistoryError.self, StarRating.self, StatedPercentage.self, Substance.self,
    SubstanceKind.self, Suitability.self, Taxonomy.self, TaxonomyProblem.self,
    KnowledgeProblem.self,
    TraceTolerance.self,
    UnitPrice.self, Verdict.self,
  ]

  private static let civilTime: [Any.Type] = [
    CalendarDate.self, CalendarDateError.self, CalendarMonth.self, LocalDateTime.self,
    LocalDateTimeError.self, Weekday.self,
  ]

  @Test func oneImportGivesCyclePredictionAndItsDates() throws {
    #expect(Set(Self.cyclePrediction.map(module)) == ["CyclePrediction"])
    #expect(Set(Self.civilTime.map(module)) == ["CivilTime"])
    let history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    let forecast = try CyclePredictor().forecast(
      for: history, asOf: try CalendarDate(2026, 2, 10))
    #expect(forecast.currentCycle?.day == 10)
  }

  @Test func oneImportGivesIngredientAnalysis() {
    #expect(Set(Self.ingredientAnalysis.map(module)) == ["IngredientAnalysis"])
    let list = IngredientAnalyzer().list(of: IngredientLabel("Sugar, salt"))
    #expect(list.ingredients.map(\.name) == ["Sugar", "salt"])
  }

  private func module(of type: Any.Type) -> Substring {
    // The name of an existential begins with a word for it.
    let name = String(reflecting: type)
    return name.split(separator: " ").last?.prefix { $0 != "." } ?? ""
  }

  @Test func oneImportGivesGeo() throws {
    #expect(Set(Self.geo.map(module)) == ["Geo"])
    let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    var index = GeoIndex([phoenix], at: \.self)
    index.insert(phoenix, at: phoenix)
    #expect(index.count(within: .miles(5), of: phoenix) == 2)
  }
}
