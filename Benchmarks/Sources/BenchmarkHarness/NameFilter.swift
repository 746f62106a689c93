/// A choice of benchmarks by name.
///
/// A pattern with `*` (any text) or `?` (any character) must match the whole name; any other
/// pattern must occur in it.
public struct NameFilter: Hashable, Sendable {
  /// A name must match one of these, if there are any.
  public var included: [String]

  /// A name must match none of these.
  public var skipped: [String]

  /// Creates a filter, by default one that every name passes.
  public init(included: [String] = [], skipped: [String] = []) {
    self.included = included
    self.skipped = skipped
  }

  /// Whether the name passes.
  public func matches(_ name: String) -> Bool {
    (included.isEmpty || included.contains { Self.matches($0, name) })
      && !skipped.contains { Self.matches($0, name) }
  }

  private static func matches(_ pattern: String, _ name: String) -> Bool {
    guard pattern.contains(where: { $0 == "*" || $0 == "?" }) else {
      return pattern.isEmpty || name.contains(pattern)
    }
    return matches(Array(pattern), Array(name))
  }

  /// Matches from the left; after a mismatch only the latest star has to take one character more.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (i, j) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while j < name.count {
      if i < pattern.count, pattern[i] == "*" {
        star = (i, j)
        i += 1
      } else if i < pattern.count, pattern[i] == "?" || pattern[i] == name[j] {
        (i, j) = (i + 1, j + 1)
      } else if let latest = star {
        star = (latest.pattern, latest.name + 1)
        (i, j) = (latest.pattern + 1, latest.name + 1)
      } else {
        return false
      }
    }
    return pattern[i...].allSatisfy { $0 == "*" }
  }
}
