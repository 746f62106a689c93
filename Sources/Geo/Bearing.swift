/// A direction over ground, clockwise from true north.
///
///     phoenix.initialBearing(to: tucson)?.degrees        // 142.7…
///     phoenix.initialBearing(to: tucson)?.compassPoint   // .southeast
@frozen
public struct Bearing: Hashable, Sendable {
  /// The angle clockwise from true north, in degrees, in `0..<360`.
  public let degrees: Double

  /// Creates the direction at an angle clockwise from true north, reduced to one turn, or returns
  /// `nil` for one that is infinite or not a number.
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
    // A tiny negative rest is rounded to a whole turn, and nothing can be negative.
    self.degrees = turn == 360 ? 0 : abs(turn)
  }

  /// The direction of a vector over ground, or `nil` for one too short to have any.
  init?(east: Double, north: Double) {
    guard max(abs(east), abs(north)) > 1e-15 else { return nil }
    self.init(degrees: arcTangent(y: east, x: north) / radiansPerDegree)
  }

  /// The nearest of the eight principal points of the compass.
  public var compassPoint: CompassPoint {
    CompassPoint.allCases[Int((degrees / 45).rounded()) % CompassPoint.allCases.count]
  }
}

/// The eight principal points of the compass, clockwise from the north.
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
