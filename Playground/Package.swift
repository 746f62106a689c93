// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Playground",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [
    .package(name: "HealthDomain", path: "..")
  ],
  targets: [
    // MARK: Pages
    .executableTarget(
      name: "GeoPage",
      dependencies: ["PlaygroundCharts", .product(name: "Geo", package: "HealthDomain")],
      path: "HealthDomain.playground/Pages/Geo.xcplaygroundpage"),
    .executableTarget(
      name: "CyclePage",
      dependencies: [
        "PlaygroundCharts", .product(name: "CycleResearch", package: "HealthDomain"),
      ],
      path: "HealthDomain.playground/Pages/Cycle.xcplaygroundpage"),
    .executableTarget(
      name: "IngredientPage",
      dependencies: [
        "PlaygroundCharts", .product(name: "HealthDomain", package: "HealthDomain"),
      ],
      path: "HealthDomain.playground/Pages/Ingredient.xcplaygroundpage"),
    .executableTarget(
      name: "EventsPage",
      dependencies: [
        "PlaygroundCharts", .product(name: "EventRegistration", package: "HealthDomain"),
        .product(name: "SeatCounting", package: "HealthDomain"),
      ],
      path: "HealthDomain.playground/Pages/Events.xcplaygroundpage"),
    .executableTarget(
      name: "DirectoryPage",
      dependencies: [.product(name: "HealthDomain", package: "HealthDomain")],
      path: "HealthDomain.playground/Pages/Directory.xcplaygroundpage"),
    .executableTarget(
      name: "SearchPage",
      dependencies: [.product(name: "HealthDomain", package: "HealthDomain")],
      path: "HealthDomain.playground/Pages/Search.xcplaygroundpage"),
    .executableTarget(
      name: "PeoplePage",
      dependencies: [.product(name: "HealthDomain", package: "HealthDomain")],
      path: "HealthDomain.playground/Pages/People.xcplaygroundpage"),
    .executableTarget(
      name: "JournalPage",
      dependencies: [.product(name: "HealthDomain", package: "HealthDomain")],
      path: "HealthDomain.playground/Pages/Journal.xcplaygroundpage"),

    // MARK: The tour
    .executableTarget(
      name: "Tour",
      dependencies: [
        "PlaygroundCharts", .product(name: "HealthDomain", package: "HealthDomain"),
        .product(name: "CycleResearch", package: "HealthDomain"),
      ],
      path: "Tour"),

    // MARK: What the pages share
    // On Linux, rounding is a call into libm.
    .target(
      name: "PlaygroundCharts", path: "HealthDomain.playground/Sources",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
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
