// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] =
  Context.environment["HEALTHDOMAIN_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let registration = Target.Dependency.product(name: "EventRegistration", package: "HealthDomain")

let package = Package(
  name: "Desk",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "HealthDomain", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CPq", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .systemLibrary(
      name: "CNats", pkgConfig: "libnats", providers: [.apt(["libnats-dev"]), .brew(["cnats"])]),
    .target(
      name: "DeskStores", dependencies: ["CPq", "CNats", registration], swiftSettings: strict),
    .target(name: "DeskEngines", dependencies: ["DeskStores"], swiftSettings: strict),
    .executableTarget(
      name: "desk-server", dependencies: ["DeskStores", registration], path: "Sources/DeskServer",
      swiftSettings: strict),
    .executableTarget(
      name: "desk-soak", dependencies: ["DeskStores", "DeskEngines", registration],
      path: "Sources/DeskSoak", swiftSettings: strict),
    .testTarget(
      name: "DeskTests", dependencies: ["DeskStores", "DeskEngines", registration],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
