@_exported public import CyclePrediction
@_exported public import EventRegistration
@_exported public import Geo
@_exported public import IngredientAnalysis
@_exported public import OpeningTimes
@_exported public import Profiles
@_exported public import PublicHealth
@_exported public import TextSearch
