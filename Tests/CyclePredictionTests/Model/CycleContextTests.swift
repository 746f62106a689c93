import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle context: age and conditions") struct CycleContextTests {
  @Test(arguments: [
    (-1, 1.46), (19.99, 1.46), (20, 1), (30, 1), (39.99, 1), (40, 1.05), (44.99, 1.05),
    (45, 1.45), (49.99, 1.45), (50, 3), (1e300, 3),
  ])
  func ageWidensAsTheStudyFound(age: Double, factor: Double) {
    expectEqual(CycleContext(age: age).widening, factor)
  }

  @Test func whatIsNotKnownWidensNothing() {
    for age in [nil, .nan, .infinity, -.infinity] as [Double?] {
      expectEqual(CycleContext(age: age).widening, 1)
    }
    expectEqual(CycleContext(), CycleContext(age: nil, conditions: []))
  }

  @Test func theLargestFactorCountsAndNotTheProduct() {
    let factors: [CycleContext.Condition: Double] = [
      .polycysticOvarySyndrome: 1.5, .perimenopause: 1.45, .postpartum: 1.5,
      .afterHormonalContraception: 1.5,
    ]
    expectEqual(Set(factors.keys), Set(CycleContext.Condition.allCases))
    for (condition, factor) in factors {
      expectEqual(CycleContext(conditions: [condition]).widening, factor)
      expectEqual(CycleContext(age: 30, conditions: [condition]).widening, factor)
      expectEqual(CycleContext(age: 19, conditions: [condition]).widening, max(1.46, factor))
      expectEqual(CycleContext(age: 52, conditions: [condition]).widening, 3)
      for (other, second) in factors {
        expectEqual(CycleContext(conditions: [condition, other]).widening, max(factor, second))
      }
    }
  }
}
