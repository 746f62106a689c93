import Foundation

/// A number with that many decimal places.
func decimal(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }
