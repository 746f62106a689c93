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

  private static let eventRegistration: [Any.Type] = [
    AccountFact.self, Answer<Int>.self, Attendee.self, CapacityCut.self, Change.self, Child.self,
    ChildID.self, Command.self, CommandProblem.self, (any Confidential).self, Consents.self,
    DeskCounters.self, EventDetails.self, EventDraft.self, EventDraftError.self, EventField.self,
    EventFilter.self, EventFlags.self, EventID.self, EventLedger.self, EventLine.self,
    EventLineMessages.self, EventListing.self, EventPolicy.self, EventPolicyError.self,
    EventPreview.self, EventRecord.self, EventRoster.self, EventSeries.self, EventSeriesError.self,
    EventStatus.self, EventTime.self, Fact.self, FactBytesError.self, FactLogError.self,
    FactLogReader<Fact>.self, FieldMessages.self, FieldProblem.self, FitPolicy.self, ICalendar.self,
    Identifier<Int>.self, IdentifierSubject.self, MailMessages.self, MailTemplate.self,
    MessageFormats.self, Outcome.self, Party.self, PersonID.self, Plan.self, PlanError.self,
    PromotionPolicy.self, ProviderAccount.self, Recipient.self, Recurrence.self, Refusal.self,
    RefusalMessages.self, Registration.self, RegistrationDesk.self, RegistrationMail.self,
    RegistrationMessages.self, RegistrationOccasion.self, RegistrationOutcome.self,
    RegistrationService.self, RegistrationWindow.self, RegistrationWindowError.self,
    ReplayError.self, Request.self, RequestID.self, Requester.self, Role.self, SeatAnswer.self,
    SeatChange.self, SeatCommand.self, SeatCount.self, SeatDesk.self, SeatFact.self,
    SeatFactError.self, SeatFactLog.self,
    SeatReceipt.self, SeatRecord.self, SeatRules.self, SeatSummary.self, SnapshotError.self,
    SpotsLeft.self, Stored<Int>.self, (any StoredFact).self, Submission.self, Tier.self, Venue.self,
    VenueError.self, (any Versioned).self, WaitlistPolicy.self, WaitlistPolicyError.self,
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

  @Test func oneImportGivesEventRegistration() {
    #expect(Set(Self.eventRegistration.map(module)) == ["EventRegistration"])
    // These cannot be copied, so that no list holds their types.
    var people = IDDirectory<IdentifierSubject.Person>(seed: 1)
    var places = NameDirectory(seed: 1)
    #expect(people.insert(PersonID(high: 1, low: 1)) == places.insert("Phoenix"))
    var engine = SeatEngine()
    let event = engine.addEvent(SeatRules(capacity: 1))
    let answers = (0..<2).map {
      engine.apply(SeatCommand(.register, event: event, subject: $0, at: 0))
    }
    #expect(answers == [.registered, .full])
    let id = ChildID(high: 1, low: 2)
    #expect(RegistrationMessages().text(for: .notWaiting(id)).hasPrefix("Your child"))
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
