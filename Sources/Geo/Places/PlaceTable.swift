/// A table of ZIP codes, each with its centroid and its city.
///
///     let places = try PlaceTable("HealthDomain places 1\n85003\t33.4511\t-112.0774\tPhoenix\tAZ\n")
///     places.city(of: zipCode)  // Phoenix, AZ
///
/// The package contains no table: the host ships or downloads a text. The first line of the text
/// names the format and its version. Every other line has five fields, separated by tabs, in UTF-8:
/// a ZIP code, the degrees north, the degrees east, the name of the city, and the abbreviation of
/// the state. Degrees are plain decimal numbers, rounded to seven places, which is about a
/// centimeter. Lines end with a line feed, with or without a carriage return. They can be in any
/// order, and empty lines are ignored.
public struct PlaceTable: Equatable, Sendable {
  /// The ZIP codes, in ascending order.
  public private(set) var zipCodes: [ZIPCode] = []

  /// The cities in the order of their states, and alphabetically within a state.
  ///
  /// If lines spell a city differently, it has the spelling of the first line.
  public private(set) var cities: [City] = []

  /// The centroid of each ZIP code.
  private var centroids: [FixedPoint] = []

  /// The position of the city of each ZIP code.
  private var cityPositions: [Int32] = []

  /// The ZIP codes grouped by city, in the order of ``cities``, and the end of each group.
  private var zipCodesByCity: [ZIPCode] = []
  private var groupEnds: [Int32] = []

  /// Creates an empty table.
  public init() {}

  /// Creates a table from rows with distinct ZIP codes and from distinct cities.
  ///
  /// - Complexity: O(*n* log *n*)
  init(rows: [Row], cities: [City]) {
    let rows = rows.sorted { $0.zipCode < $1.zipCode }
    let order = cities.indices.sorted {
      (cities[$0].state, cities[$0].foldedName) < (cities[$1].state, cities[$1].foldedName)
    }
    var positions = [Int32](repeating: 0, count: cities.count)
    for (position, index) in order.enumerated() { positions[index] = Int32(position) }

    zipCodes = rows.map { $0.zipCode }
    centroids = rows.map { $0.centroid }
    cityPositions = rows.map { positions[$0.city] }
    self.cities = order.map { cities[$0] }

    // A counting sort: the rows are ordered by ZIP code, and each group keeps that order.
    var starts = [Int32](repeating: 0, count: cities.count + 1)
    for position in cityPositions { starts[Int(position) + 1] += 1 }
    for position in cities.indices { starts[position + 1] += starts[position] }
    groupEnds = Array(starts.dropFirst())
    zipCodesByCity = zipCodes
    for (zipCode, position) in zip(zipCodes, cityPositions) {
      zipCodesByCity[Int(starts[Int(position)])] = zipCode
      starts[Int(position)] += 1
    }
  }

  /// Returns the centroid of a ZIP code, or `nil` if the table does not contain the code.
  ///
  /// - Complexity: O(log *n*)
  public func centroid(of zipCode: ZIPCode) -> Coordinate? {
    zipCodes.sortedIndex(of: zipCode).map { centroids[$0].coordinate }
  }

  /// Returns the city of a ZIP code, or `nil` if the table does not contain the code.
  ///
  /// - Complexity: O(log *n*)
  public func city(of zipCode: ZIPCode) -> City? {
    zipCodes.sortedIndex(of: zipCode).map { cities[Int(cityPositions[$0])] }
  }

  /// Returns the ZIP codes of a city in ascending order; none if the table does not contain the city.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* codes
  public func zipCodes(of city: City) -> [ZIPCode] {
    let position = cities.partitioningIndex {
      ($0.state, $0.foldedName) >= (city.state, city.foldedName)
    }
    guard position < cities.endIndex, cities[position] == city else { return [] }
    let start = position == 0 ? 0 : Int(groupEnds[position - 1])
    return Array(zipCodesByCity[start..<Int(groupEnds[position])])
  }

  /// Returns the cities of a state in alphabetical order.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* cities
  public func cities(in state: USState) -> [City] {
    let start = cities.partitioningIndex { $0.state >= state }
    let end = cities.partitioningIndex { $0.state > state }
    return Array(cities[start..<end])
  }

  /// The table as text, in the order of the ZIP codes.
  ///
  /// - Complexity: O(*n*)
  public var text: String {
    var text = "\(Self.heading)\n"
    for (position, zipCode) in zipCodes.enumerated() {
      let centroid = centroids[position]
      let city = cities[Int(cityPositions[position])]
      text += "\(zipCode)\t\(centroid.latitude.decimal)\t\(centroid.longitude.decimal)\t"
      text += "\(city.name)\t\(city.state.abbreviation)\n"
    }
    return text
  }
}

extension PlaceTable {
  /// A row of a table that is being read; its city is an index into the cities read so far.
  struct Row {
    let zipCode: ZIPCode
    let centroid: FixedPoint
    let city: Int
  }

  /// A coordinate in half the memory, which converts to and from text without loss.
  struct FixedPoint: Hashable {
    let latitude: FixedDegrees
    let longitude: FixedDegrees

    var coordinate: Coordinate {
      Coordinate(validLatitude: latitude.degrees, longitude: longitude.degrees)
    }
  }
}

extension PlaceTable: CustomStringConvertible {
  /// The name of the type and the numbers of ZIP codes and cities.
  public var description: String {
    "PlaceTable (ZIP codes: \(zipCodes.count), cities: \(cities.count))"
  }
}
