import Testing

@testable import benchmarks

@Suite struct SimulatedWomanTests {
  /// As Python 3 draws them from `random.Random("cohort:1:teen:0")`.
  @Test func drawsAreThoseOfPython() {
    var random = PythonRandom("cohort:1:teen:0")
    #expect(random.random() == 0.48853418595395626)
    let draws = [
      random.gauss(31, 3.5), random.gauss(0, 1), random.gamma(6, 1), random.beta(2, 10),
      random.uniform(45, 90),
    ]
    let expected = [
      33.59351055871463, -0.5010818907025409, 4.963360585205715, 0.18890392846111034,
      71.94422922644725,
    ]
    for (draw, value) in zip(draws, expected) { #expect(abs(draw - value) < 1e-12) }
    for _ in 0..<2000 { _ = random.random() }
    #expect(random.random() == 0.48585702078783566)
  }

  /// As the work list of the peers has them.
  @Test func womenAreThoseOfTheWorkList() {
    let teen = SimulatedWoman(.teen, seed: 1, number: 0)
    #expect(teen.age == 15 && teen.change == 0 && teen.lengths.count == 24)
    #expect(teen.lengths.prefix(8) == [24, 20, 30, 22, 17, 35, 27, 19])
    let late = SimulatedWoman(.perimenopause, seed: 1, number: 0)
    #expect(late.lengths.prefix(9) == [28, 25, 29, 20, 35, 18, 31, 83, 26])
    let syndrome = SimulatedWoman(.pcos, seed: 1, number: 0)
    #expect(syndrome.lengths.suffix(6) == [42, 57, 65, 58, 33, 46])
    let changed = SimulatedWoman(.shift12, seed: 1, number: 0)
    #expect(changed.change == 12 && changed.lengths.count == 36)
    #expect(changed.lengths[10..<14] == [28, 24, 32, 30])
    #expect(SimulatedWoman(.shift72, seed: 2, number: 5).lengths.count == 96)
  }
}
