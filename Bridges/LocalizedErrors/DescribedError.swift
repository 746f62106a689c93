public import CyclePrediction
public import CycleResearch
public import Essentials
public import EventRegistration
public import Foundation
public import Geo
public import HealthDomain
public import IngredientAnalysis
public import OpeningTimes
public import PlaceDirectory
public import Profiles
public import PublicHealth
public import SeatCounting
public import SharePages
public import TextSearch

/// An error of HealthDomain whose localized description is its `description`.
///
///     do { try save(entry) } catch { showAlert(error.localizedDescription) }
///
/// Without this module, `localizedDescription` says "The operation could not be completed." and the
/// number of a case.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The description of the error: an English sentence that says what is wrong.
  public var errorDescription: String? { description }
}

// MARK: Essentials

extension CalendarDate.Error: DescribedError {}
extension ItemReference.Error: DescribedError {}
extension LocalDateTime.Error: DescribedError {}
extension NutritionFacts.Error: DescribedError {}
extension ReviewPrior.Error: DescribedError {}
extension ReviewSummary.Error: DescribedError {}
extension USPhoneNumber.Error: DescribedError {}
extension UTCOffsetTable.Error: DescribedError {}

// MARK: Geo

extension BoundingBox.Error: DescribedError {}
extension Coordinate.Error: DescribedError {}
extension Coordinate.TextError: DescribedError {}
extension GeoMultiPolygon.Error: DescribedError {}
extension GeoPolygon.Error: DescribedError {}
extension Geohash.Error: DescribedError {}
extension PlaceTable.Error: DescribedError {}
extension PointIndex.Error: DescribedError {}

// MARK: CyclePrediction

extension BasalTemperature.Error: DescribedError {}
extension BodyWeight.Error: DescribedError {}
extension CalendarRhythm.Error: DescribedError {}
extension CycleForecast.Error: DescribedError {}
extension CycleHistory.Error: DescribedError {}
extension CycleInterruption.Error: DescribedError {}
extension CyclePopulation.Error: DescribedError {}
extension DayDistribution.Error: DescribedError {}
extension LoggedPeriod.Error: DescribedError {}
extension SymptoThermalChart.Error: DescribedError {}
extension TrackerImport.Error: DescribedError {}

// MARK: CycleResearch

extension Backtest.Difference.Error: DescribedError {}
extension CycleCohort.CSVError: DescribedError {}
extension CycleCohort.SimulationError: DescribedError {}

// MARK: IngredientAnalysis

extension Barcode.Error: DescribedError {}
extension NutriScore.Error: DescribedError {}
extension PackageSize.Error: DescribedError {}
extension ProductCandidateError: DescribedError {}
extension ProductPrice.Error: DescribedError {}

// MARK: SeatCounting

extension SeatEngine.FactError: DescribedError {}

// MARK: EventRegistration

extension EventDetails.Fee.Error: DescribedError {}
extension EventDetails.Question.Error: DescribedError {}
extension EventDraft.Error: DescribedError {}
extension EventLedger.ReplayError: DescribedError {}
extension EventPolicy.Error: DescribedError {}
extension EventSeries.Error: DescribedError {}
extension EventVenue.Error: DescribedError {}
extension FactBytesError: DescribedError {}
extension FactLogError: DescribedError {}
extension ProviderAccount.Error: DescribedError {}
extension ProviderPlan.Limits.Error: DescribedError {}
extension RegistrationRefusal: DescribedError {}
extension RegistrationService.Failure: DescribedError {}
extension RegistrationWindow.Error: DescribedError {}
extension SnapshotError: DescribedError {}
extension WaitlistPolicy.Error: DescribedError {}

// MARK: OpeningTimes

extension OpeningHours.Error: DescribedError {}
extension OpeningHours.MarketSeasonError: DescribedError {}

// MARK: TextSearch

extension SearchIndex.Error: DescribedError {}
extension SearchIndex.Query.Error: DescribedError {}

// MARK: Profiles

extension AccountForm.Error: DescribedError {}
extension AccountForm.PersonName.Error: DescribedError {}
extension CommunityBoard.Error: DescribedError {}
extension EmailAddress.Error: DescribedError {}
extension FavoriteItems.Error: DescribedError {}
extension ReminderRule.Error: DescribedError {}
extension ReviewBook.Error: DescribedError {}
extension SavedLocations.Error: DescribedError {}
extension ShareGrant.Error: DescribedError {}
extension ShoppingList.Error: DescribedError {}
extension SubscriptionConsents.Error: DescribedError {}

// MARK: PublicHealth

extension EpidemicDay.Error: DescribedError {}
extension EpidemicFeed.Error: DescribedError {}
extension EpidemicFigure.Error: DescribedError {}
extension EpidemicSeries.Error: DescribedError {}
extension HealthJournal.Error: DescribedError {}
extension IsolationPlan.Error: DescribedError {}

// MARK: PlaceDirectory

extension AdminConfig.Error: DescribedError {}
extension AdminTrail.Error: DescribedError {}
extension AdminTrail.RecordEdit.Error: DescribedError {}
extension DirectoryIndex.Error: DescribedError {}
extension DirectoryPage.Cursor.Error: DescribedError {}

// MARK: SharePages

extension DeepLink.Error: DescribedError {}
extension DeepLink.Site.Error: DescribedError {}
extension ShareCard.Error: DescribedError {}

// MARK: HealthDomain

extension ScanHistory.Error: DescribedError {}
extension ShareGrant.Card.Error: DescribedError {}
