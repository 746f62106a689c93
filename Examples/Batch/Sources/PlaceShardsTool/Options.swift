/// The arguments of the command line.
struct Options {
  enum Mode {
    case help
    case shard
    case simulatePlaces(Int)
    case simulateQueries(Int)
    /// Answers queries about the places of a file.
    case answer(String)
  }

  private(set) var mode = Mode.help
  private(set) var seed: UInt64 = 1
  /// The number of processes; 0 for an index in this process.
  private(set) var shards = 0
  private(set) var checks = false

  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      switch option {
      case "--help": mode = .help
      case "--shard": mode = .shard
      case "--check": checks = true
      case "--simulate", "--simulate-queries", "--seed", "--shards":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else { return nil }
        switch option {
        case "--simulate": mode = .simulatePlaces(number)
        case "--simulate-queries": mode = .simulateQueries(number)
        case "--seed": seed = UInt64(number)
        default: shards = number
        }
      case let path where !path.hasPrefix("-"): mode = .answer(path)
      default: return nil
      }
    }
    guard shards <= 1000 else { return nil }
  }
}
