/// A direction on the ground, measured clockwise from true north.
///
///     phoenix.initialBearing(to: tucson)?.degrees        // 142.7…
///     phoenix.initialBearing(to: tucson)?.compassPoint   // .southeast
@frozen
public struct Bearing: Hashable, Sendable {
  /// The angle clockwise from true north, in degrees, in `0..<360`.
  public let degrees: Double

  /// Creates a bearing from an angle clockwise from true north, reduced to `0..<360`, or returns
  /// `nil` if the angle is infinite or not a number.
  public init?(degrees: Double) {
    guard degrees.isFinite else { return nil }
    self.init(finiteDegrees: degrees)
  }

  /// The opposite direction.
  public var reversed: Bearing {
    Bearing(finiteDegrees: degrees < 180 ? degrees + 180 : degrees - 180)
  }

  private init(finiteDegrees degrees: Double) {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turn = rest < 0 ? rest + 360 : rest
    // A tiny negative remainder rounds to a whole turn, and `abs` turns -0 into 0.
    self.degrees = turn == 360 ? 0 : abs(turn)
  }

  /// Creates the bearing of a vector on the ground, or returns `nil` if the vector is too short to
  /// have a direction.
  init?(east: Double, north: Double) {
    guard max(abs(east), abs(north)) > 1e-15 else { return nil }
    self.init(degrees: arcTangent(y: east, x: north) / radiansPerDegree)
  }

  /// The nearest of the eight principal compass points.
  public var compassPoint: CompassPoint {
    CompassPoint.allCases[Int((degrees / 45).rounded()) % CompassPoint.allCases.count]
  }
}

extension Bearing {
  /// One of the eight principal compass points, clockwise from north.
  public enum CompassPoint: CaseIterable, Hashable, Sendable {
    /// 0°.
    case north
    /// 45°.
    case northeast
    /// 90°.
    case east
    /// 135°.
    case southeast
    /// 180°.
    case south
    /// 225°.
    case southwest
    /// 270°.
    case west
    /// 315°.
    case northwest
  }
}

extension Bearing.CompassPoint: CustomStringConvertible {
  /// The English name in lowercase, such as `southeast`.
  public var description: String {
    switch self {
    case .north: "north"
    case .northeast: "northeast"
    case .east: "east"
    case .southeast: "southeast"
    case .south: "south"
    case .southwest: "southwest"
    case .west: "west"
    case .northwest: "northwest"
    }
  }
}
