@_exported public import CyclePrediction
