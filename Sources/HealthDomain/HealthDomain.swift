@_exported public import CyclePrediction
@_exported public import EventRegistration
@_exported public import Geo
@_exported public import IngredientAnalysis
