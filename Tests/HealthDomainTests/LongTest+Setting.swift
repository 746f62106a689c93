import Foundation
import TestSupport

extension LongTest {
  /// Returns that many seeds or a quarter of them, as usual, or the number that the environment sets
  /// with `HEALTHDOMAIN_` and the name, as `Scripts/soak` does.
  static func seeds(_ count: Int, orSetting name: String) -> Range<Int> {
    guard let setting = ProcessInfo.processInfo.environment["HEALTHDOMAIN_\(name)"] else {
      return seeds(count)
    }
    return 0..<max(Int(setting) ?? 0, 0)
  }
}
