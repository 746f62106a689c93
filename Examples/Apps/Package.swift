// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Apps",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "HealthDomain", path: "../..")],
  targets: [
    .target(name: "Console"),
    .executableTarget(name: "market-finder", path: "Sources/MarketFinder"),
    .executableTarget(name: "epidemic", path: "Sources/Epidemic"),
    .executableTarget(name: "flow", path: "Sources/Flow"),
    .executableTarget(name: "scanner", path: "Sources/Scanner"),
    .executableTarget(name: "sign-up", path: "Sources/SignUp"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.dependencies = [.product(name: "HealthDomain", package: "HealthDomain")]
  if target.type == .executable { target.dependencies.append("Console") }
  target.swiftSettings =
    Context.environment["HEALTHDOMAIN_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
}
