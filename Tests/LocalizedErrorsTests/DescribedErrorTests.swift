import CycleResearch
import Essentials
import Foundation
import HealthDomain
import LocalizedErrors
import SeatCounting
import TestSupport
import Testing

/// The errors of all modules in alerts.
@Suite("Errors in alerts") struct DescribedErrorTests {
  /// An error of each type.
  private static func errors() throws -> [any DescribedError] {
    let day = try CalendarDate(2026, 3, 4)
    let coordinate = Coordinate.Error.latitudeOutOfRange(91)
    let ring = GeoPolygon.Error.tooFewCoordinates(ring: 0)
    var errors: [any DescribedError] = [
      // Essentials and Geo.
      CalendarDate.Error.malformed, LocalDateTime.Error.noSuchDate(.dayOutOfRange(32)),
      NutritionFacts.Error.outOfRange(.fat, -1), ReviewPrior.Error.meanOutOfRange(0),
      ItemReference.Error.invalidID,
      ReviewSummary.Error.notFiveCounts(4), USPhoneNumber.Error.tooShort,
      UTCOffsetTable.Error.notInOrder(5), BoundingBox.Error.outOfRange(coordinate), coordinate,
      Coordinate.TextError.outOfRange(coordinate), ring, Geohash.Error.tooLong,
      PointIndex.Error.newerVersion(9),
      // CyclePrediction and CycleResearch.
      BasalTemperature.Error.outOfRange(celsius: 99), BodyWeight.Error.outOfRange(kilograms: -1),
      CalendarRhythm.Error.tooFewCycles, CycleForecast.Error.interrupted(.pregnancy),
      CycleHistory.Error.inFuture(day), CycleInterruption.Error.endsBeforeStart,
      CyclePopulation.Error.outOfRange(.agePerYear), DayDistribution.Error.noWeight,
      LoggedPeriod.Error.malformed, SymptoThermalChart.Error.dayOutOfRange(0),
      TrackerImport.Error.noDateColumn, Backtest.Difference.Error.noForecasts,
      CycleCohort.SimulationError.womanCount(-1),
      // IngredientAnalysis.
      Barcode.Error.wrongLength(3), NutriScore.Error.fatUnknown, PackageSize.Error.notPositive,
      ProductCandidateError.verdictRankOutOfRange(9), ProductPrice.Error.centsOutOfRange(-1),
      // SeatCounting and EventRegistration.
      SeatEngine.FactError.unknownEvent, EventDetails.Fee.Error.notACurrencyCode,
      EventDetails.Question.Error.textMissing, EventLedger.ReplayError.timeReversed,
      EventPolicy.Error.ageOutOfRange(-1), EventSeries.Error.noSessions,
      FactBytesError.unknownKind(250),
      FactLogError.unreadable(.damaged, offset: 8), ProviderAccount.Error.utcOffsetOutOfRange(1),
      ProviderPlan.Limits.Error.limitOutOfRange(-1, .gold), RegistrationRefusal.notPublished,
      RegistrationService.Failure.contended, RegistrationWindow.Error.closesNotAfterOpening,
      SnapshotError.truncated, WaitlistPolicy.Error.limitOutOfRange(-1),
      // OpeningTimes and TextSearch.
      SearchIndex.Error.damaged, SearchIndex.Query.Error.tooShort(missing: 2),
      // Profiles and PublicHealth.
      AccountForm.PersonName.Error.tooLong, CommunityBoard.Error.invalidID,
      EmailAddress.Error.dotMissing, FavoriteItems.Error.clockAhead, ReminderRule.Error.noDays,
      ReviewBook.Error.empty, SavedLocations.Error.invalidTitle, ShareGrant.Error.nothingShared,
      ShoppingList.Error.noSuchRow, SubscriptionConsents.Error.invalidPurpose,
      EpidemicDay.Error.outOfRange(.inIcuCurrently, -1), EpidemicFigure.Error.mixedFigures,
      EpidemicFeed.Error.mixedUnits(.weeklyDeaths), EpidemicSeries.Error.conflictingDays(day),
      HealthJournal.Error.tooMany(.symptom), IsolationPlan.Error.inFuture(.lastFever, day),
      // PlaceDirectory, SharePages, and HealthDomain.
      AdminTrail.Error.notPermitted(.records), DirectoryIndex.Error.truncated,
      DirectoryPage.Cursor.Error.anotherQuery, DeepLink.Error.otherHost,
      DeepLink.Site.Error.invalidHost, ShareCard.Error.noLink(.unknownKind),
      ScanHistory.Error.limitNotPositive(0), ShareGrant.Card.Error.refused(.ended),
    ]
    // Those that no client can make are thrown.
    func add(_ body: () throws -> some Any) throws {
      do { _ = try body() } catch { errors.append(try #require(error as? any DescribedError)) }
    }
    try add { try GeoMultiPolygon(geoJSON: [[]]) }
    try add { try GeoMultiPolygon(geoJSON: [[[[0, 0]]]]) }
    try add { try PlaceTable("") }
    try add { try CycleCohort(cyclesCSV: "a") }
    try add { try EventVenue(address: "", city: "", state: "", zipCode: "") }
    try add { try EventDraft().validated() }
    try add { try OpeningHours("x") }
    try add { try OpeningHours(marketSeasons: [], repeatsEveryYear: true) }
    try add { try AccountForm.Member().profile() }
    let record = DirectoryRecord(try ItemReference(.market, "1"), title: "")
    try add { try AdminTrail.RecordEdit(adding: record) }
    let place = ReferencePoint.NamedPlace("", at: try Coordinate(latitude: 33, longitude: -112))
    try add { try AdminConfig(defaultPlace: place) }
    return errors
  }

  @Test("every error type has a sample", .readsSources) func samples() throws {
    // The gate for the layout compares the list of the bridge with the errors of the modules.
    let bridge = try SourceFiles.text("Bridges/LocalizedErrors/DescribedError.swift")
    let bridged = bridge.split(separator: "\n")
      .filter { $0.hasPrefix("extension ") && $0.contains(": DescribedError") }
      .map { $0.dropFirst("extension ".count).prefix { $0 != ":" } }
    let samples = Set(
      try Self.errors().map { error in
        // Without the name of the module.
        String(reflecting: type(of: error)).drop { $0 != "." }.dropFirst()
      })
    for name in bridged { expect(samples.contains(name), "no error of \(name)") }
    expectEqual(samples.count, bridged.count)
  }

  @Test("an alert shows the sentence of the description") func sentences() throws {
    for error in try Self.errors() {
      let text = (error as any Error).localizedDescription
      expectEqual(text, error.description, "\(type(of: error))")
      // Each line is a sentence, without a name of the code.
      for line in text.split(separator: "\n") {
        expect(line.hasSuffix("."), "\(type(of: error)): \(line)")
        expect(line.first.map { $0.isUppercase || $0.isNumber } ?? false, "\(line)")
      }
      expect(!text.contains("(redacted)"), "\(type(of: error))")
      let isKey = { (word: Substring) in
        word.dropFirst().contains { $0.isUppercase } && word.contains { $0.isLowercase }
      }
      for word in text.split(whereSeparator: { !$0.isLetter }) {
        expect(!isKey(word) || ["YYYY", "DDThh", "HealthDomain"].contains(word), "\(text)")
      }
    }
  }
}
