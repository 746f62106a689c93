// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HealthDomain",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
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
      dependencies: ["Geo", "CyclePrediction", "IngredientAnalysis", "EventRegistration"]),
    // On Linux, rounding, remainder and square root are calls into libm.
    .target(
      name: "Geo",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd, .wasi]))]),
    .target(name: "CyclePrediction", dependencies: ["CivilTime"]),
    .target(name: "EventRegistration", dependencies: ["CivilTime"]),
    .target(name: "CivilTime"),
    .target(
      name: "IngredientAnalysis",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd, .wasi]))]),

    // MARK: Tests
    .testTarget(name: "HealthDomainTests", dependencies: ["HealthDomain"]),
    .testTarget(name: "GeoTests", dependencies: ["Geo"]),
    .testTarget(name: "CyclePredictionTests", dependencies: ["CyclePrediction"]),
    .testTarget(name: "EventRegistrationTests", dependencies: ["EventRegistration"]),
    .testTarget(name: "CivilTimeTests", dependencies: ["CivilTime"]),
    .testTarget(name: "IngredientAnalysisTests", dependencies: ["IngredientAnalysis"]),
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
