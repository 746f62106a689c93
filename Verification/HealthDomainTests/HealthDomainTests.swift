import HealthDomain
import TestSupport
import Testing

/// One import gives every core: this file imports no other module of the package.
@Suite("Import: one import for every module") struct HealthDomainTests {
  /// Each public type once, by its module; an ambiguous name would not compile.
  private static let types: [(module: String, types: [Any.Type])] = [
    (
      "Geo",
      [
        BoundingBox.self, BoundingBox.Error.self, Bearing.self, City.self, CitySelection.self,
        Bearing.CompassPoint.self, Coordinate.self, Coordinate.Error.self, DeviceLocation.self,
        Distance.self, GeoIndex<Int>.self, GeoMultiPolygon.self, GeoMultiPolygon.Error.self,
        Geohash.self, Geohash.Error.self, LocationFilter.self,
        LocationSelection.self, MapRegion.self, PlaceTable.self, PlaceTable.Error.self,
        PointIndex.self, PointIndex.Error.self, ReferencePoint.self, USState.self, ZIPCode.self,
      ]
    ),
    (
      "CyclePrediction",
      [
        BasalTemperature.self, BasalTemperature.Error.self, BodyWeight.self, BodyWeight.Error.self,
        CalendarRhythm.self, CalendarRhythm.Error.self, CervicalMucus.self, CervixState.self,
        ConceptionChance.self, MenstrualCycle.Current.self, MenstrualCycle.self, CycleContext.self,
        CycleStatistics.DayCount<Int>.self, CycleHistory.self, CycleHistory.Error.self,
        CycleLengthState.self, CyclePhase.self, CyclePredictor.self, CycleStatistics.self,
        CycleForecast.Summary.self, DateDistribution.self, CycleStatistics.DatedValue<Int>.self,
        DayDistribution.self, DayDistribution.Error.self, DayLog.self, CycleDeviation.self,
        SymptoThermalChart.EarlierCycles.self, CycleForecast.Fertility.self, MenstrualFlow.self,
        CycleForecast.self, CycleForecast.Day.self, CycleForecast.Error.self,
        HealthStoreSamples.self, LoggedIntercourse.self,
        HealthStoreSamples.IntermenstrualBleeding.self, CycleInterruption.self,
        CycleInterruption.Error.self, LactationalAmenorrhea.self, CyclePredictor.LengthHistory.self,
        CycleStatistics.Lengths.self, LoggedDay.self, CyclePopulation.LutealRegression.self,
        MensesRule.self, HealthStoreSamples.MenstrualFlowSample.self, LoggedMood.self,
        OvulationMarker.self, OvulationTest.self, SymptoThermalChart.PeakDay.self,
        LoggedPeriod.self, LoggedPeriod.Error.self, CycleForecast.Period.self, CyclePopulation.self,
        CyclePopulation.Error.self, CycleRegularity.self, StandardDays.self,
        CycleForecast.MissedPeriod.self, SymptoThermalChart.self, SymptoThermalChart.Error.self,
        SymptoThermalChart.Evaluation.self, SymptoThermalChart.Status.self, LoggedSymptom.self,
        SymptoThermalChart.TemperatureShift.self, CyclePopulation.TraitPrior.self,
        TwoDayMethod.self, CycleHistory.ClinicalSummary.self,
        CycleHistory.ClinicalSummary.SymptomCount.self, TrackerImport.ClueExport.self,
        TrackerImport.FloExport.self, TrackerImport.self, TrackerImport.Error.self,
        TrackerImport.Problem.self, CycleMessages.self, LifeStage.self, LifeStage.Outlook.self,
        LifeStage.WaitingTime.self, OvulationSigns.self, OvulationSigns.Day.self,
        OvulationSigns.DeviceEstimate.self, OvulationSigns.Charting.self,
        HealthStoreSamples.DatedSample<Int>.self, HealthStoreSamples.Span.self,
        HealthStoreSamples.Symptom.self,
      ]
    ),
    (
      "IngredientAnalysis",
      [
        AdditiveNumber.self, Ingredient.AmountRange.self, IngredientAnalyzer.Workspace.self,
        LabelAudience.self, LabelPreferences.AvoidedIngredient.self, Barcode.self,
        Barcode.Error.self, ConcernLevel.self, LabelCoverage.self, LabelDiet.self,
        SafetyEvidence.self, Fodmaps.self, IngredientReport.Highlight.self, Ingredient.self,
        IngredientAnalyzer.self, IngredientCategory.self, IngredientLabel.self, IngredientList.self,
        IngredientReport.self, IngredientKnowledge.self, LabelLanguage.self,
        LabelPreferences.LikedIngredient.self, Jurisdiction.self, NovaGroup.self, NutriScore.self,
        NutriScore.Error.self, PackageSize.self, PackageSize.Error.self, PhraseIndex.self,
        LabelPreferences.self, ProductPrice.self, ProductPrice.Error.self, ProductAdvantage.self,
        ProductCandidate<Int>.self, ProductCandidateError.self, ProductComparison<Int>.self,
        ProductIngredient.self, ProductUse.self, SafetyRating.Reason.self,
        ProductRecommendation<Int>.self, ProductRecommendations<Int>.self, ReportMessages.self,
        SafetyRating.self, Ingredient.StatedPercentage.self, KnownSubstance.self,
        KnownSubstance.Kind.self, LabelDiet.Suitability.self, IngredientTaxonomy.self,
        IngredientTaxonomy.Problem.self, IngredientKnowledge.Problem.self,
        LabelPreferences.TraceTolerance.self, UnitPrice.self, LabelVerdict.self,
      ]
    ),
    (
      "Essentials",
      [
        USPhoneNumber.self, USPhoneNumber.Error.self, UnknownFields.self, Allergen.self,
        NutritionFacts.self,
        NutritionFacts.Error.self, ChildID.self, EventID.self,
        EntityID<Int>.self, EntityKind.self, PersonID.self, CalendarDate.self,
        CalendarDate.Dates.self, CalendarDate.Error.self, CalendarMonth.self, LocalDateTime.self,
        LocalDateTime.Error.self, (any PrivateValue).self, SeededGenerator.self, Weekday.self,
        UTCOffsetTable.self, TextFolding.self, ItemReference.self, ItemKind.self,
        DestinationURL.self, ReviewPrior.self, ReviewPrior.Error.self, ReviewSummary.self,
        ReviewSummary.Error.self, StarRating.self,
      ]
    ),
    (
      "EventRegistration",
      [
        ProviderAccount.Fact.self, EventAnswer<Int>.self, EventAttendee.self,
        EventCommand.CapacityCut.self, EventFact.Change.self, Child.self, EventCommand.self,
        EventCommand.Problem.self, GuardianConsents.self, EventDetails.Fee.self,
        EventDetails.Fee.Price.self, EventDetails.Fee.Currency.self, EventDetails.Fee.Error.self,
        EventDetails.Question.self, Child.Answer.self, EventDetails.Question.AnswerType.self,
        EventDetails.Question.Subject.self, EventDetails.Question.Error.self,
        Child.SealedAnswers.self, RegistrationDesk.Counters.self, EventDetails.self,
        EventDraft.self, EventDraft.Error.self, EventDraft.Field.self, EventDraft.TimeOfDay.self,
        ProviderAccount.Error.self, EventFilter.self, EventDetails.Flags.self, EventLedger.self,
        EventPreview.Line.self, RegistrationMessages.EventLines.self, EventListing.self,
        EventPolicy.self, EventPolicy.Error.self, EventPreview.self, EventRecord.self,
        EventRoster.self, EventSeries.self, EventSeries.Error.self, EventRecord.Status.self,
        EventDetails.Timing.self, EventFact.self, FactBytesError.self, FactLogError.self,
        FactLogReader<EventFact>.self, RegistrationMessages.Fields.self,
        EventDraft.FieldProblem.self, WaitlistPolicy.Fit.self, ICalendar.self,
        RegistrationMessages.Mails.self, RegistrationMail.Template.self,
        RegistrationMessages.Formats.self, EventCommand.Outcome.self, EventFact.Party.self,
        ProviderPlan.Limits.self, ProviderPlan.Limits.Error.self, WaitlistPolicy.Promotion.self,
        ProviderAccount.self, RegistrationMail.Recipient.self, EventSeries.Recurrence.self,
        RegistrationRefusal.self, RegistrationMessages.Refusals.self, ChildRegistration.self,
        RegistrationDesk.self, RegistrationMail.self, RegistrationMessages.self,
        RegistrationMail.Occasion.self, RegistrationOutcome.self, RegistrationService.self,
        RegistrationWindow.self,
        RegistrationWindow.Error.self, EventLedger.ReplayError.self, RegistrationRequest.self,
        Requester.self, Requester.Role.self, EventRecord.SeatCount.self, SnapshotError.self,
        RegistrationDesk.SpotsLeft.self, StoredDecision<Int>.self, (any StoredFact).self,
        RegistrationDesk.Submission.self, ProviderPlan.self, EventVenue.self, EventVenue.Error.self,
        (any VersionedState).self, WaitlistPolicy.self, WaitlistPolicy.Error.self,
      ]
    ),
    (
      "SeatCounting",
      [
        SeatEngine.Answer.self, SeatEngine.Change.self, SeatEngine.Command.self,
        SeatEngine.Desk.self, SeatEngine.Fact.self, SeatEngine.FactError.self,
        SeatEngine.FactLog.self, SeatEngine.Receipt.self, SeatEngine.Record.self,
        SeatEngine.Rules.self, SeatEngine.Summary.self,
      ]
    ),
    (
      "Profiles",
      [
        AccountForm.self, AccountForm.Error.self, AccountRole.self, AccountSession.self,
        EmailAddress.self, EmailAddress.Error.self, LaunchRoute<AppRoute>.self, PasscodeLock.self,
        PasswordPolicy.self, PasswordReset.self, ShareGrant.self, ShareGrant.Error.self,
        ReviewBook.self, CommunityBoard.self,
        TrendScore.self, FavoriteItems.self, ShoppingList.self, SavedLocations.self,
        SubscriptionConsents.self, ListReplica.self, ReminderRule.self, ReminderPlan.self,
      ]
    ),
    (
      "PlaceDirectory",
      [
        AdminConfig.self, AdminConfig.Error.self, AppRoute.self, BrowseState.self,
        BrowseState.Navigator.self, Carousel.self, DirectoryIndex.self, DirectoryRecord.self,
        DirectoryQuery.self, DirectoryPage.self, AdminTrail.self,
      ]
    ),
    (
      "PublicHealth",
      [
        GuidanceEdition.self, GuidanceEdition.Difference.self, GuidanceEdition.Rule.self,
        IsolationPlan.self, IsolationPlan.Error.self, IsolationPlan.Messages.self,
        IsolationPlan.Situation.self, EpidemicDay.self, EpidemicSeries.self, EpidemicFigure.self,
        EpidemicFeed.self, HealthJournal.self,
      ]
    ),
    (
      "HealthDomain",
      [
        ScanHistory.self, ScanHistory.Entry.self, ScanHistory.Error.self,
      ]
    ),
    (
      "OpeningTimes",
      [
        OpeningHours.self, OpeningCalendar.self,
      ]
    ),
    (
      "TextSearch",
      [
        SearchIndex.self, SearchState.self,
      ]
    ),
    (
      "SharePages",
      [
        ShareCard.self, DeepLink.self, LinkAssociation.self, MapsLink.self, MeetupLink.self,
      ]
    ),
  ]

  /// A forecast as of 10 February 2026, made once because that takes long in a debug build.
  static let forecast = Result {
    let history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    return try CyclePredictor().forecast(for: history, asOf: try CalendarDate(2026, 2, 10))
  }

  @Test func oneImportGivesEveryModule() throws {
    for (name, types) in Self.types { expectEqual(Set(types.map(module)), [Substring(name)]) }
    try expectEqual(Self.forecast.get().currentCycle?.day, 10)
    let list = IngredientAnalyzer().list(of: IngredientLabel("Sugar, salt"))
    expectEqual(list.ingredients.map(\.name), ["Sugar", "salt"])
  }

  @Test func oneImportGivesTheSeatEngine() {
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
    let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    var index = GeoIndex([phoenix], at: \.self)
    index.insert(phoenix, at: phoenix)
    expectEqual(index.count(within: .miles(5), of: phoenix), 2)
  }
}
