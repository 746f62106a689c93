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

    .target(name: "TestSupport", dependencies: ["Essentials"], path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: Tests

/// `all`, or the modules whose tests are built, with commas. They are then those of `Tests` and those
/// of `Verification`, which take longer; by default they are those of `Tests`, for all modules.
let tests = Context.environment["HEALTHDOMAIN_TESTS"]

for target in package.targets where target.name != "TestSupport" {
  let module = target.name
  guard tests.map({ $0 == "all" || $0.split(separator: ",").contains(module[...]) }) ?? true
  else { continue }
  package.targets.append(
    .testTarget(
      name: "\(module)Tests", dependencies: [.byName(name: module), "TestSupport"], path: ".",
      sources: ["Tests/\(module)Tests"] + (tests == nil ? [] : ["Verification/\(module)Tests"])))
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
