// swift-tools-version: 6.3
import PackageDescription

/// A panel of the page, and the modules that it shows.
let panels = [
  "PlacesPanel": ["Geo", "OpeningTimes", "TextSearch"],
  "LabelPanel": ["IngredientAnalysis"],
  "CyclePanel": ["CyclePrediction"],
  "SeatsPanel": ["SeatCounting"],
]

let package = Package(
  name: "Web",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "HealthDomain", path: "../..")],
  targets: [.target(name: "WebGlue")]
    + panels.map { panel, modules in
      .target(
        name: panel,
        dependencies: ["WebGlue"]
          + modules.map { .product(name: $0, package: "HealthDomain") })
    } + [
      .executableTarget(
        name: "vectors", dependencies: panels.keys.sorted().map { .target(name: $0) },
        path: "Sources/Vectors")
    ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where Context.environment["HEALTHDOMAIN_STRICT"] != nil {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
