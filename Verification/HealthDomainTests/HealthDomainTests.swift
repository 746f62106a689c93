import HealthDomain
import TestSupport
import Testing

/// One import gives every core: this file imports no other module of the package.
@Suite struct HealthDomainTests {
  /// Each public type once; an ambiguous name would not compile.
  private static let geo: [Any.Type] = [
    BoundingBox.self, BoundingBox.Error.self, Bearing.self, City.self, CitySelection.self,
    Bearing.CompassPoint.self, Coordinate.self, Coordinate.Error.self, DeviceLocation.self,
    Distance.self,
    GeoIndex<Int>.self, Geohash.self, Geohash.Error.self, LocationFilter.self,
    LocationSelection.self, MapRegion.self, PlaceTable.self, PlaceTable.Error.self, PointIndex.self,
    PointIndex.Error.self, ReferencePoint.self, USState.self, ZIPCode.self,
  ]

  private static let cyclePrediction: [Any.Type] = [
    Backtest.self, Backtest.Difference.self, Backtest.Difference.Error.self, BasalTemperature.self,
    BasalTemperature.Error.self, BodyWeight.self, BodyWeight.Error.self, CalendarRhythm.self,
    CalendarRhythm.Error.self, CervicalMucus.self, CervixState.self, CycleCohort.self,
    CycleCohort.CSVError.self, CycleCohort.SimulationError.self, ConceptionChance.self,
    MenstrualCycle.Current.self, MenstrualCycle.self,
    CycleContext.self, CycleStatistics.DayCount<Int>.self, CycleHistory.self,
    CycleHistory.Error.self,
    (any CycleLengthForecasting).self, CycleLengthState.self, CyclePhase.self, CyclePredictor.self,
    CycleStatistics.self, CycleForecast.Summary.self, DateDistribution.self,
    CycleStatistics.DatedValue<Int>.self,
    DayDistribution.self, DayDistribution.Error.self, DayLog.self, CycleDeviation.self,
    SymptoThermalChart.EarlierCycles.self, CycleForecast.Fertility.self, MenstrualFlow.self,
    CycleForecast.self, CycleForecast.Day.self,
    CycleForecast.Error.self, Backtest.Scores.self, HealthStoreSamples.self, LoggedIntercourse.self,
    HealthStoreSamples.IntermenstrualBleeding.self, CycleInterruption.self,
    CycleInterruption.Error.self,
    LactationalAmenorrhea.self, CyclePredictor.LengthHistory.self, CycleStatistics.Lengths.self,
    LoggedCohort.self,
    LoggedDay.self, CyclePopulation.LutealRegression.self, MensesRule.self,
    HealthStoreSamples.MenstrualFlowSample.self, LoggedMood.self,
    OvulationMarker.self, OvulationTest.self, SymptoThermalChart.PeakDay.self, LoggedPeriod.self,
    LoggedPeriod.Error.self,
    CycleForecast.Period.self, CyclePopulation.self, CyclePopulation.Error.self,
    CycleRegularity.self, StandardDays.self, CycleForecast.MissedPeriod.self,
    SymptoThermalChart.self,
    SymptoThermalChart.Error.self, SymptoThermalChart.Evaluation.self,
    SymptoThermalChart.Status.self,
    LoggedSymptom.self, SymptoThermalChart.TemperatureShift.self, CyclePopulation.TraitPrior.self,
    TwoDayMethod.self, CycleHistory.ClinicalSummary.self,
    CycleHistory.ClinicalSummary.SymptomCount.self, TrackerImport.ClueExport.self,
    TrackerImport.FloExport.self, TrackerImport.self, TrackerImport.Error.self,
    TrackerImport.Problem.self,
    CycleMessages.self, LifeStage.self, LifeStage.Outlook.self, LifeStage.WaitingTime.self,
    OvulationSigns.self, OvulationSigns.Day.self, OvulationSigns.DeviceEstimate.self,
    OvulationSigns.Charting.self, Backtest.Days.self, Backtest.Days.Record.self,
    Backtest.EventScores.self, Backtest.FirstDays.self, CyclePopulation.Fit.self,
    CyclePopulation.Fit.Grid.self,
    HealthStoreSamples.DatedSample<Int>.self, HealthStoreSamples.Span.self,
    HealthStoreSamples.Symptom.self,
  ]

  private static let ingredientAnalysis: [Any.Type] = [
    AdditiveNumber.self, Allergen.self, Ingredient.AmountRange.self,
    IngredientAnalyzer.Workspace.self, LabelAudience.self,
    LabelPreferences.AvoidedIngredient.self, Barcode.self, Barcode.Error.self, ConcernLevel.self,
    LabelCoverage.self,
    LabelDiet.self, SafetyEvidence.self, Fodmaps.self,
    IngredientReport.Highlight.self, Ingredient.self,
    IngredientAnalyzer.self, IngredientCategory.self, IngredientLabel.self, IngredientList.self,
    IngredientReport.self, IngredientKnowledge.self, LabelLanguage.self,
    LabelPreferences.LikedIngredient.self, Jurisdiction.self, NovaGroup.self, NutriScore.self,
    NutriScore.Error.self,
    NutritionFacts.self, NutritionFacts.Error.self, PackageSize.self, PackageSize.Error.self,
    PhraseIndex.self, LabelPreferences.self, ProductPrice.self, ProductPrice.Error.self,
    ProductAdvantage.self,
    ProductCandidate<Int>.self, ProductCandidateError.self, ProductComparison<Int>.self,
    ProductIngredient.self, ProductUse.self, SafetyRating.Reason.self,
    ProductRecommendation<Int>.self,
    ProductRecommendations<Int>.self, ReportMessages.self, SafetyRating.self,
    Ingredient.StatedPercentage.self, KnownSubstance.self,
    KnownSubstance.Kind.self, LabelDiet.Suitability.self, IngredientTaxonomy.self,
    IngredientTaxonomy.Problem.self,
    IngredientKnowledge.Problem.self,
    LabelPreferences.TraceTolerance.self,
    UnitPrice.self, LabelVerdict.self,
  ]

  private static let eventRegistration: [Any.Type] = [
    ProviderAccount.Fact.self, EventAnswer<Int>.self, EventAttendee.self,
    EventCommand.CapacityCut.self, EventFact.Change.self, Child.self,
    ChildID.self, EventCommand.self, EventCommand.Problem.self, GuardianConsents.self,
    EventDetails.Fee.self, EventDetails.Fee.Price.self, EventDetails.Fee.Currency.self,
    EventDetails.Fee.Error.self,
    EventDetails.Question.self, Child.Answer.self, EventDetails.Question.AnswerType.self,
    EventDetails.Question.Subject.self, EventDetails.Question.Error.self, Child.SealedAnswers.self,
    RegistrationDesk.Counters.self, EventDetails.self, EventDraft.self, EventDraft.Error.self,
    EventDraft.Field.self, EventDraft.TimeOfDay.self, ProviderAccount.Error.self,
    EventFilter.self, EventDetails.Flags.self, EventID.self, EventLedger.self,
    EventPreview.Line.self,
    RegistrationMessages.EventLines.self, EventListing.self, EventPolicy.self,
    EventPolicy.Error.self,
    EventPreview.self, EventRecord.self, EventRoster.self, EventSeries.self, EventSeries.Error.self,
    EventRecord.Status.self, EventDetails.Timing.self, EventFact.self, FactBytesError.self,
    FactLogError.self,
    FactLogReader<EventFact>.self, RegistrationMessages.Fields.self, EventDraft.FieldProblem.self,
    WaitlistPolicy.Fit.self, ICalendar.self,
    EntityID<Int>.self, EntityKind.self, RegistrationMessages.Mails.self,
    RegistrationMail.Template.self,
    RegistrationMessages.Formats.self, EventCommand.Outcome.self, EventFact.Party.self,
    PersonID.self, ProviderPlan.Limits.self, ProviderPlan.Limits.Error.self,
    WaitlistPolicy.Promotion.self, ProviderAccount.self, RegistrationMail.Recipient.self,
    EventSeries.Recurrence.self, RegistrationRefusal.self,
    RegistrationMessages.Refusals.self, ChildRegistration.self, RegistrationDesk.self,
    RegistrationMail.self,
    RegistrationMessages.self, RegistrationMail.Occasion.self, RegistrationOutcome.self,
    RegistrationService.self, RegistrationWindow.self, RegistrationWindow.Error.self,
    EventLedger.ReplayError.self, RegistrationRequest.self, RegistrationRequest.ID.self,
    Requester.self, Requester.Role.self, SeatEngine.Answer.self,
    SeatEngine.Change.self, SeatEngine.Command.self, EventRecord.SeatCount.self,
    SeatEngine.Desk.self, SeatEngine.Fact.self,
    SeatEngine.FactError.self, SeatEngine.FactLog.self,
    SeatEngine.Receipt.self, SeatEngine.Record.self, SeatEngine.Rules.self, SeatEngine.Summary.self,
    SnapshotError.self,
    RegistrationDesk.SpotsLeft.self, StoredDecision<Int>.self, (any StoredFact).self,
    RegistrationDesk.Submission.self, ProviderPlan.self, EventVenue.self,
    EventVenue.Error.self, (any VersionedState).self, WaitlistPolicy.self,
    WaitlistPolicy.Error.self,
  ]

  private static let healthDomain: [Any.Type] = [
    AccountForm.self, AccountForm.Error.self, AccountRole.self, AccountSession.self,
    AdminConfig.self, AdminConfig.Error.self, AppRoute.self, BrowseState.self,
    BrowseState.Navigator.self, Carousel.self, EmailAddress.self, EmailAddress.Error.self,
    GuidanceEdition.self, GuidanceEdition.Difference.self, GuidanceEdition.Rule.self,
    IsolationPlan.self, IsolationPlan.Error.self, IsolationPlan.Messages.self,
    IsolationPlan.Situation.self, LaunchRoute<AppRoute>.self, PasscodeLock.self,
    PasswordPolicy.self, PasswordReset.self,
    ScanHistory.self, ScanHistory.Entry.self, ScanHistory.Error.self, ShareGrant.self,
    ShareGrant.Error.self, USPhoneNumber.self, USPhoneNumber.Error.self,
  ]

  private static let essentials: [Any.Type] = [
    CalendarDate.self, CalendarDate.Dates.self, CalendarDate.Error.self, CalendarMonth.self,
    LocalDateTime.self,
    LocalDateTime.Error.self, (any PrivateValue).self, SeededGenerator.self, Weekday.self,
    UTCOffsetTable.self, TextFolding.self, ItemReference.self, ItemKind.self, DestinationURL.self,
    ReviewPrior.self, ReviewPrior.Error.self, ReviewSummary.self, ReviewSummary.Error.self,
    StarRating.self,
  ]

  private static let rooms: [(Any.Type, String)] = [
    (OpeningHours.self, "OpeningTimes"), (OpeningCalendar.self, "OpeningTimes"),
    (SearchIndex.self, "TextSearch"), (SearchState.self, "TextSearch"),
  ]

  /// A forecast as of 10 February 2026, made once because that takes long in a debug build.
  static let forecast = Result {
    let history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    return try CyclePredictor().forecast(for: history, asOf: try CalendarDate(2026, 2, 10))
  }

  @Test func oneImportGivesCyclePredictionAndItsDates() throws {
    expectEqual(Set(Self.cyclePrediction.map(module)), ["CyclePrediction"])
    expectEqual(Set(Self.essentials.map(module)), ["Essentials"])
    try expectEqual(Self.forecast.get().currentCycle?.day, 10)
  }

  @Test func oneImportGivesHoursAndSearch() {
    for (type, name) in Self.rooms { expectEqual(String(module(of: type)), name) }
  }

  @Test func oneImportGivesReviewsAndLists() {
    expectEqual(Set(Self.healthDomain.map(module)), ["HealthDomain"])
  }

  @Test func oneImportGivesIngredientAnalysis() {
    expectEqual(Set(Self.ingredientAnalysis.map(module)), ["IngredientAnalysis"])
    let list = IngredientAnalyzer().list(of: IngredientLabel("Sugar, salt"))
    expectEqual(list.ingredients.map(\.name), ["Sugar", "salt"])
  }

  @Test func oneImportGivesEventRegistration() {
    expectEqual(Set(Self.eventRegistration.map(module)), ["EventRegistration"])
    // These cannot be copied, so that no list holds their types.
    var people = SeatEngine.IDIndex<EntityKind.Person>(seed: 1)
    var places = SeatEngine.NameIndex(seed: 1)
    expectEqual(people.insert(PersonID(high: 1, low: 1)), places.insert("Phoenix"))
    var engine = SeatEngine()
    let event = engine.addEvent(SeatEngine.Rules(capacity: 1))
    let answers = (0..<2).map {
      engine.apply(SeatEngine.Command(.register, event: event, subject: $0, at: 0))
    }
    expectEqual(answers, [.registered, .full])
    let id = ChildID(high: 1, low: 2)
    expect(RegistrationMessages().text(for: .notWaiting(id)).hasPrefix("Your child"))
  }

  private func module(of type: Any.Type) -> Substring {
    // The name of an existential begins with a word for it.
    let name = String(reflecting: type)
    return name.split(separator: " ").last?.prefix { $0 != "." } ?? ""
  }

  @Test func oneImportGivesGeo() throws {
    expectEqual(Set(Self.geo.map(module)), ["Geo"])
    let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    var index = GeoIndex([phoenix], at: \.self)
    index.insert(phoenix, at: phoenix)
    expectEqual(index.count(within: .miles(5), of: phoenix), 2)
  }
}
