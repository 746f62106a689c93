import Essentials
public import EventRegistration
public import IngredientAnalysis

/// The items of the cores.
extension ItemReference {
  /// Creates the reference to a product, whose ID is the fourteen digits of its barcode.
  public init(_ barcode: Barcode) {
    self.init(known: .product, barcode.fourteenDigits)
  }

  /// The barcode of a product, or `nil` if the item is not a product with a barcode.
  public var barcode: Barcode? {
    guard kind == .product, let barcode = try? Barcode(id) else { return nil }
    // A product has one reference, whatever other texts its barcode has.
    return barcode.fourteenDigits == id ? barcode : nil
  }

  /// Creates the reference to an event with registration, whose ID is the event's UUID.
  public init(_ event: EventID) {
    self.init(known: .event, event.uuidString)
  }

  /// The ID of an event with registration, or `nil` if the item is not one.
  public var event: EventID? {
    guard kind == .event, let event = EventID(uuidString: id) else { return nil }
    return event.uuidString == id ? event : nil
  }
}
