/// A report of a seed that fails.
struct Reproduction: CustomStringConvertible {
  let seed: Int
  let problem: String

  /// The problem and a minimal scenario with a problem, to paste into a test.
  var description: String {
    let smallest = Scenario(seed: seed).shrunk { Simulation($0).run() != [] }
    let problems = Simulation(smallest).run()
    return """
      Seed \(seed): \(problem). The smallest scenario that ends wrong, with "\(problems.first ?? "")":

      let scenario = \(smallest.source)
      #expect(Simulation(scenario).run() == [])
      """
  }
}
