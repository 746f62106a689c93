// swift-tools-version: 6.3
import PackageDescription

let modules = ["CycleResearch", "Geo", "IngredientAnalysis", "OpeningTimes", "TextSearch"].map {
  Target.Dependency.product(name: $0, package: "HealthDomain")
}

let package = Package(
  name: "Python",
  platforms: [.macOS(.v13)],
  products: [.library(name: "healthdomain", type: .dynamic, targets: ["CSurface"])],
  dependencies: [.package(name: "HealthDomain", path: "../..")],
  targets: [
    .target(
      name: "CSurface", dependencies: modules,
      linkerSettings: [
        // Only the functions of C remain visible, and what none of them reaches is left out.
        .unsafeFlags(
          [
            "-static-stdlib", "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--strip-all",
            "-Xlinker", "--version-script=\(Context.packageDirectory)/exports.map",
          ],
          .when(platforms: [.linux]))
      ]),
    .executableTarget(name: "vectors", dependencies: modules, path: "Sources/Vectors"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where Context.environment["HEALTHDOMAIN_STRICT"] != nil {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
