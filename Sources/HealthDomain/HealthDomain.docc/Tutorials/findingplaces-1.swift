import HealthDomain

func market(
  _ id: String, _ title: String, _ latitude: Double, _ longitude: Double,
  takes payment: Set<String>
) throws -> DirectoryRecord? {
  guard let reference = try? ItemReference(.market, id) else { return nil }
  var record = DirectoryRecord(reference, title: title)
  record.city = City("Phoenix", .arizona)
  record.coordinate = try Coordinate(latitude: latitude, longitude: longitude)
  record.labels[.payment] = payment
  return record
}
