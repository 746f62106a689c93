// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] =
  Context.environment["HEALTHDOMAIN_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let registration = Target.Dependency.product(name: "EventRegistration", package: "HealthDomain")

// SQLite alone, unless DESK_STORES=all adds PostgreSQL and NATS, which need their client libraries.
let hasServers = Context.environment["DESK_STORES"] == "all"
let settings = strict + (hasServers ? [.define("SERVERS")] : [])
let clients: [Target.Dependency] = hasServers ? ["CPq", "CNats"] : []
let engines: [Target.Dependency] = hasServers ? ["DeskEngines"] : []
func onlyForServers(_ files: String...) -> [String] { hasServers ? [] : files }

var targets: [Target] = [
  .systemLibrary(name: "CSQLite"),
  .target(
    name: "DeskStores", dependencies: ["CSQLite", registration] + clients,
    exclude: onlyForServers(
      "NATSConnection.swift", "NATSStore.swift", "PostgresConnection.swift", "PostgresStore.swift"),
    swiftSettings: strict),
  .target(
    name: "ValueTables",
    dependencies: ["DeskStores", .product(name: "HealthDomain", package: "HealthDomain")],
    swiftSettings: strict),
  .testTarget(
    name: "ValueTablesTests",
    dependencies: [
      "DeskStores", "ValueTables", .product(name: "HealthDomain", package: "HealthDomain"),
    ],
    exclude: ["old-values.sql"], swiftSettings: strict),
  .executableTarget(
    name: "desk", dependencies: ["DeskStores", registration], path: "Sources/Desk",
    swiftSettings: strict),
  .executableTarget(
    name: "desk-server", dependencies: ["DeskStores", registration], path: "Sources/DeskServer",
    swiftSettings: settings),
  .executableTarget(
    name: "desk-soak", dependencies: ["DeskStores", registration] + engines,
    path: "Sources/DeskSoak", exclude: onlyForServers("SoakEngine+Servers.swift"),
    swiftSettings: settings),
  .testTarget(
    name: "DeskTests", dependencies: ["DeskStores", registration] + engines,
    exclude: onlyForServers(
      "CrashTests.swift", "EngineTraits.swift", "NATSStoreTests.swift", "PostgresStoreTests.swift",
      "ServiceOrderTests.swift"),
    swiftSettings: strict),
]
var products: [Product] = []
if hasServers {
  targets += [
    .systemLibrary(
      name: "CPq", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .systemLibrary(
      name: "CNats", pkgConfig: "libnats", providers: [.apt(["libnats-dev"]), .brew(["cnats"])]),
    .target(name: "DeskEngines", dependencies: ["DeskStores"], swiftSettings: strict),
  ]
}
// A library by which desk-soak cuts the power of a process.
#if os(Linux)
targets.append(.target(name: "CPowerCut"))
products.append(.library(name: "PowerCut", type: .dynamic, targets: ["CPowerCut"]))
#endif

let package = Package(
  name: "Desk",
  platforms: [.macOS(.v15)],
  products: products,
  dependencies: [.package(name: "HealthDomain", path: "../..")],
  targets: targets,
  swiftLanguageModes: [.v6]
)
