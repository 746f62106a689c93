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
