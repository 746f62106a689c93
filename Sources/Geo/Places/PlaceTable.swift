import EssentialBase

/// A table of ZIP codes, each with its centroid and its city.
///
///     let places = try PlaceTable("HealthDomain places 1\n85003\t33.4511\t-112.0774\tPhoenix\tAZ\n")
///     places.city(of: zipCode)  // Phoenix, AZ
///     filter.update(.locationFound(here.flatMap { places.city(at: $0) }))
///
/// The package contains no table: the host creates one from ``Place`` values, or from a text that it
/// ships or downloads. The first line of the text
/// names the format and its version. Every other line has five fields, separated by tabs, in UTF-8:
/// a ZIP code, the degrees north, the degrees east, the name of the city, and the abbreviation of
/// the state. Degrees are plain decimal numbers, rounded to seven places, which is about a
/// centimeter. Lines end with a line feed, with or without a carriage return. They can be in any
/// order, and empty lines are ignored.
///
/// Several cities can share a ZIP code; each has its own line. The first of these lines has the
/// city of the ZIP code and its centroid; the others only add their cities.
public struct PlaceTable: Sendable {
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

  /// The rows of further cities of ZIP codes, ordered by ZIP code and then as they were given.
  private var furtherRows: [FurtherRow] = []

  /// The positions in ``cities``, in alphabetical order and then by state.
  private var citiesByName: [Int32] = []

  /// The centroids, whose IDs are the positions of their ZIP codes.
  private var index = PointIndex()

  /// The ZIP codes grouped by city, in the order of ``cities``, and the end of each group.
  private var zipCodesByCity: [ZIPCode] = []
  private var groupEnds: [Int32] = []

  /// Creates an empty table.
  public init() {}

  /// Creates a table from rows, each with another pair of a ZIP code and a city, and from distinct
  /// cities.
  ///
  /// - Complexity: O(*n* log *n*)
  init(rows: [Row], cities: [City]) {
    let allRows = rows.enumerated().sorted {
      ($0.element.zipCode, $0.offset) < ($1.element.zipCode, $1.offset)
    }.map { $0.element }
    let isFirst = allRows.indices.map { $0 == 0 || allRows[$0 - 1].zipCode != allRows[$0].zipCode }
    let rows = allRows.indices.lazy.filter { isFirst[$0] }.map { allRows[$0] }
    let order = cities.indices.sorted {
      (cities[$0].state, cities[$0].foldedName) < (cities[$1].state, cities[$1].foldedName)
    }
    var positions = [Int32](repeating: 0, count: cities.count)
    for (position, index) in order.enumerated() { positions[index] = Int32(position) }

    zipCodes = rows.map { $0.zipCode }
    centroids = rows.map { $0.centroid }
    cityPositions = rows.map { positions[$0.city] }
    self.cities = order.map { cities[$0] }
    citiesByName = self.cities.indices.sorted { self.cities[$0] < self.cities[$1] }.map(Int32.init)
    index = PointIndex(centroids.lazy.map { $0.coordinate })

    furtherRows = allRows.indices.filter { !isFirst[$0] }.map {
      FurtherRow(
        zipCode: allRows[$0].zipCode, centroid: allRows[$0].centroid,
        city: positions[allRows[$0].city])
    }

    // A counting sort: the rows are ordered by ZIP code, and each group keeps that order.
    var starts = [Int32](repeating: 0, count: cities.count + 1)
    for row in allRows { starts[Int(positions[row.city]) + 1] += 1 }
    for position in cities.indices { starts[position + 1] += starts[position] }
    groupEnds = Array(starts.dropFirst())
    zipCodesByCity = allRows.map { $0.zipCode }
    for row in allRows {
      let position = Int(positions[row.city])
      zipCodesByCity[Int(starts[position])] = row.zipCode
      starts[position] += 1
    }
  }

  /// A row of a ZIP code that an earlier row has with another city.
  private struct FurtherRow: Hashable {
    let zipCode: ZIPCode
    let centroid: FixedPoint
    let city: Int32
  }

  /// Returns the rows of further cities of a ZIP code.
  private func furtherRows(of zipCode: ZIPCode) -> ArraySlice<FurtherRow> {
    let rest = furtherRows[furtherRows.partitioningIndex { $0.zipCode >= zipCode }...]
    return rest.prefix { $0.zipCode == zipCode }
  }

  /// Returns the centroid of a ZIP code, or `nil` if the table does not contain the code.
  ///
  /// - Complexity: O(log *n*)
  public func centroid(of zipCode: ZIPCode) -> Coordinate? {
    zipCodes.sortedIndex(of: zipCode).map { centroids[$0].coordinate }
  }

  /// Returns the city of a ZIP code, or `nil` if the table does not contain the code.
  ///
  /// Of several cities, it is the one whose line came first.
  ///
  /// - Complexity: O(log *n*)
  public func city(of zipCode: ZIPCode) -> City? {
    zipCodes.sortedIndex(of: zipCode).map { cities[Int(cityPositions[$0])] }
  }

  /// Returns all cities of a ZIP code, in the order of their lines; none if the table does not contain
  /// the code.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* cities
  public func cities(of zipCode: ZIPCode) -> [City] {
    guard let first = city(of: zipCode) else { return [] }
    return [first] + furtherRows(of: zipCode).map { cities[Int($0.city)] }
  }

  /// Returns the ZIP codes of a city in ascending order; none if the table does not contain the city.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* codes
  public func zipCodes(of city: City) -> [ZIPCode] {
    guard let position = position(of: city) else { return [] }
    let start = position == 0 ? 0 : Int(groupEnds[position - 1])
    return Array(zipCodesByCity[start..<Int(groupEnds[position])])
  }

  /// Returns the city as the table spells it, or `nil` if the table does not contain the city.
  ///
  /// - Complexity: O(log *n*)
  func entry(of city: City) -> City? { position(of: city).map { cities[$0] } }

  private func position(of city: City) -> Int? {
    let position = cities.partitioningIndex {
      ($0.state, $0.foldedName) >= (city.state, city.foldedName)
    }
    return position < cities.endIndex && cities[position] == city ? position : nil
  }

  /// Returns the centroid of a city, or `nil` if the table does not contain the city.
  ///
  /// It is the mean direction of the centroids of its ZIP codes, each of which counts once.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* codes
  public func centroid(of city: City) -> Coordinate? {
    Coordinate(centerOf: zipCodes(of: city).compactMap { centroid(of: $0) })
  }

  /// Returns the cities of a state in alphabetical order.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* cities
  public func cities(in state: USState) -> [City] {
    let start = cities.partitioningIndex { $0.state >= state }
    let end = cities.partitioningIndex { $0.state > state }
    return Array(cities[start..<end])
  }

  /// Returns the cities whose names begin with a text, in alphabetical order and then by state.
  ///
  /// Names are compared as those of a ``City``. `"St"` is the beginning of Stockton and Saint
  /// Louis; `"St "` only of Saint Louis. A blank text is the beginning of every name.
  ///
  /// - Parameters:
  ///   - prefix: The text that a person has typed so far.
  ///   - limit: The greatest number of cities.
  /// - Returns: The cities.
  /// - Complexity: O(log *n* + *k* log *k*) for *k* cities that begin so
  public func cities(withPrefix prefix: some StringProtocol, limit: Int = .max) -> [City] {
    // With another letter, the last word is not spelled out.
    let asTyped = String(decoding: FoldedText.name("\(prefix)x").utf8.dropLast(), as: UTF8.self)
    let spelledOut = FoldedText.name(prefix)
    var found = positions(withPrefix: asTyped)
    if spelledOut != asTyped { found += positions(withPrefix: spelledOut) }
    return found.map { cities[Int($0)] }.sorted().prefix(max(limit, 0)).map { $0 }
  }

  private func positions(withPrefix prefix: String) -> ArraySlice<Int32> {
    let start = citiesByName.partitioningIndex { cities[Int($0)].foldedName >= prefix }
    let rest = citiesByName[start...]
    let end = rest.partitioningIndex { !cities[Int($0)].foldedName.utf8.starts(with: prefix.utf8) }
    return rest[..<end]
  }

  /// Returns the ZIP code whose centroid is nearest to a coordinate, or `nil` for an empty table.
  ///
  /// Of ZIP codes that are equally near, such as those with the same centroid, it is the lowest
  /// one, and the others are its ``NearestZIPCode/ties``. The state of its city is the best guess
  /// of the state, but near a border, the nearest centroid may be on the other side. To judge how
  /// certain the answer is, compare the distance of the second nearest ZIP code, from
  /// ``nearestZIPCodes(_:to:where:)``.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* equally near ZIP codes, on average
  public func nearestZIPCode(to coordinate: Coordinate) -> NearestZIPCode? {
    guard let nearest = index.nearest(1, to: coordinate).first else { return nil }
    let ties = index.ids(within: nearest.distance, of: coordinate)
    return self.nearest(nearest, in: ties.map { zipCodes[$0] })
  }

  /// Returns up to `limit` ZIP codes that satisfy a condition, nearest first.
  ///
  ///     places.nearestZIPCodes(2, to: phoenix) { $0 != zipCode }
  ///
  /// Of ZIP codes that are equally near, the lowest comes first.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of ZIP codes.
  ///   - coordinate: The coordinate.
  ///   - isIncluded: The condition, such as that people live in the area of the code.
  /// - Returns: The ZIP codes, each with its distance.
  /// - Complexity: O(log *n* + *k* log *k*) for *k* ZIP codes that are as near, on average
  public func nearestZIPCodes(
    _ limit: Int, to coordinate: Coordinate, where isIncluded: (ZIPCode) -> Bool = { _ in true }
  ) -> [NearestZIPCode] {
    guard limit > 0 else { return [] }
    var hits: [PointIndex.Hit] = []
    var places = index.byDistance(from: coordinate).makeIterator()
    var reach = Distance.meters(.infinity)
    while let hit = places.next(), hit.distance <= reach {
      guard isIncluded(zipCodes[hit.id]) else { continue }
      hits.append(hit)
      if hits.count == limit { reach = hit.distance }
    }
    var nearest: [NearestZIPCode] = []
    var group: [ZIPCode] = []
    var reached: Distance?
    for (position, hit) in hits.prefix(limit).enumerated() {
      if hit.distance != reached {
        group = hits[position...].prefix { $0.distance == hit.distance }.map { zipCodes[$0.id] }
        reached = hit.distance
      }
      nearest.append(self.nearest(hit, in: group))
    }
    return nearest
  }

  private func nearest(_ hit: PointIndex.Hit, in group: [ZIPCode]) -> NearestZIPCode {
    NearestZIPCode(
      zipCode: zipCodes[hit.id], city: cities[Int(cityPositions[hit.id])], distance: hit.distance,
      group: group)
  }

  /// Returns the city of the nearest ZIP code, or `nil` if its centroid is farther than a distance.
  ///
  /// - Complexity: O(log *n*), on average
  public func city(at coordinate: Coordinate, within distance: Distance = .miles(25)) -> City? {
    nearestZIPCode(to: coordinate).flatMap { $0.distance <= distance ? $0.city : nil }
  }

  /// The table as text, in the order of the ZIP codes.
  ///
  /// - Complexity: O(*n*)
  public var text: String {
    var text = "\(Self.heading)\n"
    func add(_ zipCode: ZIPCode, _ centroid: FixedPoint, _ city: City) {
      text += "\(zipCode)\t\(centroid.latitude.decimal)\t\(centroid.longitude.decimal)\t"
      text += "\(city.name)\t\(city.state.abbreviation)\n"
    }
    var further = furtherRows[...]
    for (position, zipCode) in zipCodes.enumerated() {
      add(zipCode, centroids[position], cities[Int(cityPositions[position])])
      while let row = further.first, row.zipCode == zipCode {
        add(row.zipCode, row.centroid, cities[Int(row.city)])
        further.removeFirst()
      }
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

  /// A ZIP code and the number of a city.
  struct Pair: Hashable {
    let zipCode: ZIPCode
    let city: Int
  }

  /// A coordinate in half the memory, which converts to and from text without loss.
  struct FixedPoint: Hashable {
    let latitude: FixedDegrees
    let longitude: FixedDegrees

    init(latitude: FixedDegrees, longitude: FixedDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }

    init(_ coordinate: Coordinate) {
      latitude = FixedDegrees(coordinate.latitude)
      longitude = FixedDegrees(coordinate.longitude)
    }

    var coordinate: Coordinate {
      Coordinate(validLatitude: latitude.degrees, longitude: longitude.degrees)
    }
  }

  /// A ZIP code with its centroid and its city, for a table of the host's values.
  public struct Place: Hashable, Sendable {
    /// The ZIP code.
    public let zipCode: ZIPCode
    /// The centroid of the ZIP code.
    public let centroid: Coordinate
    /// The city of the ZIP code.
    public let city: City

    /// Creates a place.
    public init(_ zipCode: ZIPCode, centroid: Coordinate, city: City) {
      self.zipCode = zipCode
      self.centroid = centroid
      self.city = city
    }
  }

  /// The ZIP code nearest to a coordinate.
  public struct NearestZIPCode: Hashable, Sendable {
    /// The ZIP code.
    public let zipCode: ZIPCode
    /// The city of the ZIP code.
    public let city: City
    /// The distance from the coordinate to the centroid of the ZIP code.
    public let distance: Distance
    /// The ZIP codes that are as near, also this one; all of them share the memory of the list.
    let group: [ZIPCode]

    /// The other ZIP codes that are as near, in ascending order, such as those of one building.
    ///
    /// - Complexity: O(*k*) for *k* ZIP codes that are as near
    public var ties: [ZIPCode] { group.filter { $0 != zipCode } }
  }

  /// Creates a table from places, whose centroids are rounded to seven decimal places of a degree.
  ///
  /// Places with the same ZIP code but other cities add their cities. If several places have the
  /// same ZIP code and the same city, the first one is kept. If places spell a city differently, it
  /// has the spelling of the first one.
  ///
  /// - Complexity: O(*n* log *n*)
  public init(_ places: some Sequence<Place>) {
    var rows: [Row] = []
    var cities: [City] = []
    var numbers: [City: Int] = [:]
    var known: Set<PlaceTable.Pair> = []
    for place in places {
      let number = numbers[place.city] ?? cities.count
      guard known.insert(Pair(zipCode: place.zipCode, city: number)).inserted else { continue }
      if number == cities.count {
        numbers[place.city] = number
        cities.append(place.city)
      }
      rows.append(Row(zipCode: place.zipCode, centroid: FixedPoint(place.centroid), city: number))
    }
    self.init(rows: rows, cities: cities)
  }
}

extension PlaceTable: Equatable {
  /// Returns whether both have the same ZIP codes with the same centroids and cities.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.zipCodes == rhs.zipCodes && lhs.centroids == rhs.centroids && lhs.cities == rhs.cities
      && lhs.cityPositions == rhs.cityPositions && lhs.furtherRows == rhs.furtherRows
  }
}

extension PlaceTable: CustomStringConvertible {
  /// The name of the type and the numbers of ZIP codes and cities.
  public var description: String {
    "PlaceTable (ZIP codes: \(zipCodes.count), cities: \(cities.count))"
  }
}

/// An angle in whole ten-millionths of a degree, which converts to and from text without loss.
struct FixedDegrees: Hashable {
  private let tenMillionths: Int32

  /// The `Double` closest to the angle in degrees.
  var degrees: Double { Double(tenMillionths) / 1e7 }

  /// Rounds an angle in degrees, from -180 to 180, to seven decimal places.
  init(_ degrees: Double) { tenMillionths = Int32((degrees * 1e7).rounded()) }

  /// Creates an angle from a decimal number such as `-112.0774`, or returns `nil` if the text is not
  /// a decimal number or its magnitude exceeds the limit.
  ///
  /// The value is rounded to seven decimal places.
  ///
  /// - Precondition: `limit` is at most 180.
  init?(decimal: some Collection<UInt8>, limit: Int64) {
    let isNegative = decimal.first == UInt8(ascii: "-")
    var magnitude: Int64 = 0
    var decimalPlaces: Int?
    var hasDigits = false
    for byte in isNegative ? decimal.dropFirst() : decimal[...] {
      if byte == UInt8(ascii: "."), decimalPlaces == nil {
        decimalPlaces = 0
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      hasDigits = true
      let digit = Int64(byte - UInt8(ascii: "0"))
      switch decimalPlaces {
      case 7?:
        // Only the eighth digit decides the rounding.
        magnitude += digit >= 5 ? 1 : 0
        decimalPlaces = 8
      case 8?:
        break
      default:
        magnitude = magnitude * 10 + digit
        decimalPlaces = decimalPlaces.map { $0 + 1 }
        guard magnitude <= limit * 10_000_000 else { return nil }
      }
    }
    guard hasDigits else { return nil }
    for _ in min(decimalPlaces ?? 0, 7)..<7 { magnitude *= 10 }
    guard magnitude <= limit * 10_000_000 else { return nil }
    tenMillionths = Int32(isNegative ? -magnitude : magnitude)
  }

  /// The shortest decimal number that is read as this angle.
  var decimal: String {
    let magnitude = tenMillionths.magnitude
    let sign = tenMillionths < 0 ? "-" : ""
    let whole = sign + String(magnitude / 10_000_000)
    let places = magnitude % 10_000_000
    guard places != 0 else { return whole }
    var digits = String(digitsOf: places, minimumLength: 7)
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
