// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [
    .package(name: "HealthDomain", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BenchmarkHarness",
        "BlackHole",
        .product(name: "Geo", package: "HealthDomain"),
        .product(name: "CyclePrediction", package: "HealthDomain"),
        .product(name: "CycleResearch", package: "HealthDomain"),
        .product(name: "EventRegistration", package: "HealthDomain"),
        .product(name: "HealthDomain", package: "HealthDomain"),
        .product(name: "IngredientAnalysis", package: "HealthDomain"),
        .product(name: "SeatCounting", package: "HealthDomain"),
      ]),

    // MARK: Harness
    .target(
      name: "BenchmarkHarness",
      dependencies: ["BlackHole", "InstructionCounter", "SystemHeap"]),
    .target(name: "BlackHole"),
    .target(name: "InstructionCounter"),
    .target(name: "SystemHeap"),

    // MARK: Tests
    .testTarget(name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness", "BlackHole"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "BenchmarkHarness",
        "benchmarks",
        .product(name: "Geo", package: "HealthDomain"),
        .product(name: "CyclePrediction", package: "HealthDomain"),
        .product(name: "CycleResearch", package: "HealthDomain"),
        .product(name: "EventRegistration", package: "HealthDomain"),
        .product(name: "HealthDomain", package: "HealthDomain"),
        .product(name: "IngredientAnalysis", package: "HealthDomain"),
        .product(name: "SeatCounting", package: "HealthDomain"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where !["InstructionCounter", "SystemHeap"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
  if Context.environment["HEALTHDOMAIN_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
