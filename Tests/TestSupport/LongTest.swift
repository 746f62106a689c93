import Foundation

/// The sizes of tests that take long in a debug build.
///
/// A debug build runs a part of them. The full sizes run with `swift test -c release -Xswiftc
/// -enable-testing`.
public enum LongTest {
  #if DEBUG
  private static let isFull = false
  #else
  private static let isFull = true
  #endif

  /// Returns that many seeds, or a quarter of them in a debug build.
  public static func seeds(_ count: Int) -> Range<Int> { 0..<(isFull ? count : (count + 3) / 4) }

  /// Returns the size, or the smaller one in a debug build.
  public static func size(_ size: Int, inDebug part: Int) -> Int { isFull ? size : part }

  /// Returns the number that the environment sets with `HEALTHDOMAIN_` and the name, as `Scripts/soak`
  /// does, or `nil`.
  public static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment["HEALTHDOMAIN_\(name)"].flatMap { Int($0) }
  }

  /// Returns the values, or the last ones in a debug build.
  public static func values<Value>(_ values: [Value], inDebug count: Int) -> [Value] {
    isFull ? values : values.suffix(count)
  }
}
