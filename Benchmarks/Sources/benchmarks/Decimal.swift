import Foundation

/// A number with that many decimal places; a dash for the mean of nothing, which is not a number.
func decimal(_ value: Double, _ places: Int) -> String {
  value.isNaN ? "-" : String(format: "%.\(places)f", value)
}
