/// The arguments of the command line.
struct Options {
  struct Unknown: Error {}

  var wantsHelp = false
  var simulated: Int?
  var seed: UInt64 = 1
  var writesHeading = true
  /// The number of this process among several with lines in turns, counted from 0.
  var part = 0
  var parts = 1

  init() {}

  init(_ arguments: ArraySlice<String>) throws(Unknown) {
    var rest = arguments
    while let option = rest.popFirst() {
      switch option {
      case "--help": wantsHelp = true
      case "--no-heading": writesHeading = false
      case "--simulate": simulated = try Self.number(&rest)
      case "--seed": seed = UInt64(try Self.number(&rest))
      case "--part":
        let numbers = (rest.popFirst() ?? "").split(
          separator: "/", omittingEmptySubsequences: false
        )
        .map { Int($0) }
        guard numbers.count == 2, let part = numbers[0], let parts = numbers[1],
          (1...1_000_000).contains(parts), (0..<parts).contains(part)
        else { throw Unknown() }
        (self.part, self.parts) = (part, parts)
      default: throw Unknown()
      }
    }
  }

  private static func number(_ rest: inout ArraySlice<String>) throws(Unknown) -> Int {
    guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else { throw Unknown() }
    return number
  }
}
