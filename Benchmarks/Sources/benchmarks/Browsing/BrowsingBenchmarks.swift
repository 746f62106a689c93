import BenchmarkHarness
import HealthDomain

/// The benchmarks of browsing a directory; the size is the number of records.
var browsingBenchmarks: [Benchmark] {
  [
    Benchmark("browsing/navigator/step") { context, size in
      let input = try BrowsingInput(records: size, seed: context.seed)
      return Benchmark.Case(
        try NavigatorWorkload(input), reference: PlainWalkWorkload(input), isAllocationFree: true)
    },
    Benchmark("browsing/draft/count") { context, size in
      let input = try BrowsingInput(records: size, seed: context.seed)
      return Benchmark.Case(DraftWorkload(input), reference: PlainDraftWorkload(input: input))
    },
  ]
}

/// Steps to and fro over a whole list; an operation is a step.
struct NavigatorWorkload: Workload {
  private let first: BrowseState.Navigator
  private var walk: BrowseState.Navigator
  private var isForward = true
  let operations: Int

  init(_ input: BrowsingInput) throws {
    guard let item = input.directory.items(of: input.state.query).first else {
      throw ProgramError(.failure, "a directory has no records")
    }
    first = input.state.navigator(at: item, in: input.directory)
    walk = first
    operations = input.records.count
  }

  var isRepeatable: Bool { false }

  mutating func setUp() { (walk, isForward) = (first, true) }

  mutating func run(_ count: Int) -> Int {
    var moves = 0
    for _ in 0..<count where step() { moves += 1 }
    return moves
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    setUp()
    var sum: UInt64 = 0
    for _ in 0..<count {
      _ = step()
      sum = sum &* 31 &+ walk.current.checksum
    }
    return sum
  }

  /// Takes a step, or turns around at an end.
  private mutating func step() -> Bool {
    if walk.send(isForward ? .next : .previous) != .ignored { return true }
    isForward.toggle()
    return false
  }
}

/// The same steps by a search of the list for the record on the screen.
struct PlainWalkWorkload: Workload {
  private let items: [ItemReference]

  init(_ input: BrowsingInput) { items = input.directory.items(of: input.state.query) }

  var operations: Int { min(items.count, 1_000) }

  func run(_ count: Int) -> Int { walk(count).moves }

  func checksum(_ count: Int) -> UInt64 { walk(count).sum }

  private func walk(_ count: Int) -> (moves: Int, sum: UInt64) {
    var (current, step, moves, sum) = (items[0], 1, 0, UInt64(0))
    for _ in 0..<count {
      let target = (items.firstIndex(of: current) ?? 0) + step
      if items.indices.contains(target) {
        current = items[target]
        moves += 1
      } else {
        step = -step
      }
      sum = sum &* 31 &+ current.checksum
    }
    return (moves, sum)
  }
}

extension ItemReference {
  /// A number for the ID.
  fileprivate var checksum: UInt64 { id.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) } }
}

/// The taps of a person who adds choices to a draft and releases them, each with the number of results
/// and those beside the buttons; an operation is a tap.
struct DraftWorkload: Workload {
  private let directory: DirectoryIndex
  private let first: BrowseState

  init(_ input: BrowsingInput) { (directory, first) = (input.directory, input.state) }

  var operations: Int { 2 * BrowsingInput.choices.count }

  func run(_ count: Int) -> Int { counts(count).count }

  func checksum(_ count: Int) -> UInt64 {
    counts(count).reduce(0) { $0 &* 1_000_003 &+ UInt64($1) }
  }

  private func counts(_ count: Int) -> [Int] {
    var state = first
    let actions =
      BrowsingInput.choices.map { BrowseState.Action.select($0) }
      + BrowsingInput.choices.map { .unselect($0) }
    return actions.prefix(count).map { action in
      _ = state.send(action)
      return state.viewState(in: directory).draftCount ?? 0
    }
  }
}

/// The same numbers of results by a look at every record.
struct PlainDraftWorkload: Workload {
  let input: BrowsingInput

  var operations: Int { 2 * BrowsingInput.choices.count }

  func run(_ count: Int) -> Int { counts(count).count }

  func checksum(_ count: Int) -> UInt64 {
    counts(count).reduce(0) { $0 &* 1_000_003 &+ UInt64($1) }
  }

  private func counts(_ count: Int) -> [Int] {
    (1...2 * BrowsingInput.choices.count).prefix(count).map { taps in
      let all = BrowsingInput.choices
      let chosen = taps <= all.count ? all[..<taps] : all[(taps - all.count)...]
      return input.records.count { passes($0, chosen) }
    }
  }

  private func passes(
    _ record: DirectoryRecord, _ chosen: ArraySlice<AdminConfig.Choice>
  ) -> Bool {
    var (asksForPayment, paysAny) = (false, false)
    for choice in chosen {
      switch choice {
      case .label(let label, "payment"):
        asksForPayment = true
        if record.labels[.payment]?.contains(label) == true { paysAny = true }
      case .label(let label, _):
        if record.labels[.features]?.contains(label) != true { return false }
      case .rating(let stars):
        if (record.reviews.mean ?? 0) < Double(stars) { return false }
      case .price(let cents):
        if record.priceInCents.map(cents.contains) != true { return false }
      default: return false
      }
    }
    return !asksForPayment || paysAny
  }
}
