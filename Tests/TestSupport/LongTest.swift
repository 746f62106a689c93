import Foundation

/// The sizes of tests that take long.
///
/// `HEALTHDOMAIN_SIZES` chooses them: `full`, `tenth`, or by default small ones, with which a test takes
/// at most a quarter of a second in a debug build.
public enum LongTest {
  private enum Sizes: String { case small, tenth, full }

  private static let sizes =
    ProcessInfo.processInfo.environment["HEALTHDOMAIN_SIZES"].flatMap(Sizes.init) ?? .small

  /// Whether the sizes are the small ones.
  public static var isSmall: Bool { sizes == .small }

  /// Returns that many seeds, or one in ten, or by default few of them.
  public static func seeds(_ count: Int, small part: Int = 1) -> Range<Int> {
    0..<size(count, small: min(part, count))
  }

  /// Returns the size, or a tenth of it, or by default the small size.
  public static func size(_ size: Int, small part: Int) -> Int {
    switch sizes {
    case .small: part
    case .tenth: max(part, size / 10)
    case .full: size
    }
  }

  /// Returns the number that the environment sets with `HEALTHDOMAIN_` and the name, as `Scripts/soak`
  /// does, or `nil`.
  public static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment["HEALTHDOMAIN_\(name)"].flatMap { Int($0) }
  }

  /// Returns the values, or the last tenth of them, or by default the last few.
  public static func values<Value>(_ values: [Value], small count: Int) -> [Value] {
    values.suffix(size(values.count, small: count))
  }
}
