// swift-tools-version: 6.3
import PackageDescription

// Elsewhere than on Apple's platforms, the views compile against the few declarations of SwiftUI that
// they use, which show nothing.
#if os(Linux)
let swiftUI: [Target] = [.target(name: "SwiftUI", path: "Stub/SwiftUI")]
#else
let swiftUI: [Target] = []
#endif

let package = Package(
  name: "Screens",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "HealthDomain", path: "../..")],
  targets: swiftUI + [
    .target(
      name: "ScreenStores",
      dependencies: [.product(name: "HealthDomain", package: "HealthDomain")]),
    .target(
      name: "Screens", dependencies: ["ScreenStores"] + swiftUI.map { .target(name: $0.name) }),
    .executableTarget(
      name: "screens", dependencies: ["ScreenStores", "Screens"], path: "Sources/ScreensApp"),
    .executableTarget(
      name: "screens-soak", dependencies: ["ScreenStores"], path: "Sources/ScreensSoak"),
    .testTarget(name: "ScreenTests", dependencies: ["ScreenStores", "Screens"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    Context.environment["HEALTHDOMAIN_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
}
