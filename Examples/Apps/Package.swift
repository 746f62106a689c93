// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Apps",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "HealthDomain", path: "../..")],
  targets: [
    .executableTarget(
      name: "market-finder",
      dependencies: [.product(name: "HealthDomain", package: "HealthDomain")],
      path: "Sources/MarketFinder", swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
