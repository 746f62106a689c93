// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HealthDomain",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "HealthDomain", targets: ["HealthDomain"]),
    .library(name: "Geo", targets: ["Geo"]),
    .library(name: "CyclePrediction", targets: ["CyclePrediction"]),
    .library(name: "IngredientAnalysis", targets: ["IngredientAnalysis"]),
    .library(name: "EventRegistration", targets: ["EventRegistration"]),
  ],
  targets: [
    .target(
      name: "HealthDomain",
      dependencies: [
        "Geo", "CyclePrediction", "IngredientAnalysis", "EventRegistration", "Essentials",
      ]),
    // On Linux, rounding, remainder and square root are calls into libm.
    .target(
      name: "Geo", dependencies: ["Essentials"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd, .wasi]))]),
    .target(name: "CyclePrediction", dependencies: ["Essentials"]),
    .target(name: "EventRegistration", dependencies: ["Essentials"]),
    .target(name: "Essentials"),
    .target(
      name: "IngredientAnalysis", dependencies: ["Essentials"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd, .wasi]))]),

    // MARK: Tests
    .target(name: "TestSupport", dependencies: ["Essentials"], path: "Tests/TestSupport"),
    .testTarget(name: "HealthDomainTests", dependencies: ["HealthDomain", "TestSupport"]),
    .testTarget(name: "GeoTests", dependencies: ["Geo", "TestSupport"]),
    .testTarget(name: "CyclePredictionTests", dependencies: ["CyclePrediction", "TestSupport"]),
    .testTarget(
      name: "EventRegistrationTests", dependencies: ["EventRegistration", "TestSupport"]),
    .testTarget(name: "EssentialsTests", dependencies: ["Essentials", "TestSupport"]),
    .testTarget(
      name: "IngredientAnalysisTests", dependencies: ["IngredientAnalysis", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
