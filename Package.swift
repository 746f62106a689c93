// swift-tools-version: 6.3
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
    .library(name: "SeatCounting", targets: ["SeatCounting"]),
    .library(name: "OpeningTimes", targets: ["OpeningTimes"]),
    .library(name: "TextSearch", targets: ["TextSearch"]),
    .library(name: "Profiles", targets: ["Profiles"]),
    .library(name: "PublicHealth", targets: ["PublicHealth"]),
    .library(name: "PlaceDirectory", targets: ["PlaceDirectory"]),
    .library(name: "SharePages", targets: ["SharePages"]),
    .library(name: "CycleResearch", targets: ["CycleResearch"]),
    .library(name: "LocalizedErrors", targets: ["LocalizedErrors"]),
  ],
  targets: [
    .target(
      name: "HealthDomain",
      dependencies: [
        "Geo", "CyclePrediction", "IngredientAnalysis", "EventRegistration", "SeatCounting",
        "OpeningTimes", "TextSearch", "Profiles", "PublicHealth", "PlaceDirectory", "SharePages",
        "Essentials",
      ]),
    .target(name: "Geo", dependencies: ["EssentialBase"]),
    .target(name: "CyclePrediction", dependencies: ["Essentials"]),
    .target(name: "EventRegistration", dependencies: ["SeatCounting", "Essentials"]),
    .target(name: "SeatCounting", dependencies: ["Essentials"]),
    .target(name: "OpeningTimes", dependencies: ["Essentials"]),
    .target(name: "TextSearch", dependencies: ["Essentials"]),
    .target(name: "Profiles", dependencies: ["Geo", "Essentials"]),
    .target(name: "PublicHealth", dependencies: ["Geo", "Essentials"]),
    .target(
      name: "PlaceDirectory", dependencies: ["Geo", "OpeningTimes", "TextSearch", "Essentials"]),
    .target(
      name: "SharePages",
      dependencies: ["PlaceDirectory", "Geo", "OpeningTimes", "TextSearch", "Essentials"]),
    .target(name: "CycleResearch", dependencies: ["CyclePrediction", "Essentials"]),
    .target(name: "Essentials", dependencies: ["EssentialBase"]),
    // On Linux, rounding, remainder and square root are calls into libm, also in the modules above.
    .target(
      name: "EssentialBase",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd, .wasi]))]),
    .target(name: "IngredientAnalysis", dependencies: ["Essentials"]),

    // What gives the errors of the modules to Foundation. Nothing depends on it.
    .target(
      name: "LocalizedErrors",
      dependencies: [
        "HealthDomain", "Geo", "CyclePrediction", "IngredientAnalysis", "EventRegistration",
        "SeatCounting", "OpeningTimes", "TextSearch", "Profiles", "PublicHealth", "PlaceDirectory",
        "SharePages", "CycleResearch", "Essentials",
      ], path: "Bridges/LocalizedErrors"),

    .target(
      name: "TestSupport", dependencies: ["Essentials", "TextSearch"], path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: Tests

/// The modules whose tests are built, with commas, or `all`.
///
/// Their tests are then those of `Tests` and those of `Verification`, which take longer. By default they
/// are those of `Tests`, for all modules.
let tests = Context.environment["HEALTHDOMAIN_TESTS"]
/// The modules that have tests.
///
/// The tests of `Essentials` cover `EssentialBase`, which it exports.
let modules = package.targets.map(\.name).filter {
  !["TestSupport", "LocalizedErrors", "EssentialBase"].contains($0)
}

for module in modules {
  let dependencies: [Target.Dependency] = [.byName(name: module), "TestSupport"]
  guard let tests else {
    package.targets.append(.testTarget(name: "\(module)Tests", dependencies: dependencies))
    continue
  }
  guard tests == "all" || tests.split(separator: ",").contains(module[...]) else { continue }
  let sources = ["Tests/\(module)Tests", "Verification/\(module)Tests"]
  let others = modules.filter { $0 != module }
    .flatMap { ["Tests/\($0)Tests", "Verification/\($0)Tests"] }
  package.targets.append(
    .testTarget(
      name: "\(module)Tests", dependencies: dependencies, path: ".",
      exclude: others + [
        "Tests/TestSupport", "Tests/LocalizedErrorsTests", "Benchmarks", "Bridges", "CHANGELOG.md",
        "COMPARISON.md", "CONTRIBUTING.md", "Comparison", "Examples", "Fuzz", "Knowledge",
        "LICENSE", "Messages", "NOTICE", "Package.swift", "Playground", "Proofs", "README.md",
        "SECURITY.md", "Scripts", "Sources",
      ], sources: sources))
}

if tests.map({ $0 == "all" || $0.split(separator: ",").contains("LocalizedErrors") }) ?? true {
  package.targets.append(
    .testTarget(name: "LocalizedErrorsTests", dependencies: ["LocalizedErrors", "TestSupport"]))
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
  // Warnings are errors for developers alone: an app in Xcode compiles its packages without
  // warnings, which the compiler refuses to do together.
  if Context.environment["HEALTHDOMAIN_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
