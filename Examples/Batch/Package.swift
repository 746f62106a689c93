// swift-tools-version: 6.3
import PackageDescription

let cycles = Target.Dependency.product(name: "CycleResearch", package: "HealthDomain")

let geo = Target.Dependency.product(name: "Geo", package: "HealthDomain")

let package = Package(
  name: "Batch",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "HealthDomain", path: "../..")],
  targets: [
    .target(name: "LineStreams"),
    .target(name: "ForecastLines", dependencies: [cycles]),
    .executableTarget(
      name: "forecast-batch", dependencies: ["ForecastLines", "LineStreams", cycles],
      path: "Sources/ForecastBatch"),
    .target(name: "PlaceShards", dependencies: [geo, "LineStreams"]),
    .executableTarget(
      name: "place-shards", dependencies: ["PlaceShards", "LineStreams", geo],
      path: "Sources/PlaceShardsTool"),
    .testTarget(
      name: "BatchTests",
      dependencies: ["ForecastLines", "LineStreams", "PlaceShards", cycles, geo]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where Context.environment["HEALTHDOMAIN_STRICT"] != nil {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
