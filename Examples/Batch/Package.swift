// swift-tools-version: 6.2
import PackageDescription

let cycles = Target.Dependency.product(name: "CyclePrediction", package: "HealthDomain")

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
    .testTarget(
      name: "BatchTests", dependencies: ["ForecastLines", "LineStreams", cycles]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
