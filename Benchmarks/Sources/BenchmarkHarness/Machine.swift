import Foundation

/// Where a measurement was made, and with what.
public struct Machine: Codable, Hashable, Sendable {
  /// The name of the processor.
  public var processor: String
  /// The number of processors that the system offers.
  public var processorCount: Int
  /// The name and version of the operating system.
  public var system: String
  /// The version of the compiler.
  public var swift: String
  /// `release` or `debug`.
  public var configuration: String
  /// The commit of the working folder, or `unknown`.
  public var commit: String

  /// The machine, build and commit of this process.
  public static var current: Self {
    let process = ProcessInfo.processInfo
    return Self(
      processor: processorName ?? "unknown",
      processorCount: process.activeProcessorCount,
      system: systemName(fallback: process.operatingSystemVersionString),
      swift: compilerVersion,
      configuration: isDebugBuild ? "debug" : "release",
      commit: SourceCommit.current ?? "unknown")
  }

  /// Whether times measured on both machines can be compared.
  func isComparable(to other: Self) -> Bool {
    processor == other.processor && processorCount == other.processorCount
      && system == other.system && swift == other.swift && configuration == other.configuration
  }

  /// Whether assertions are compiled in.
  static var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  /// The compiler tells its version only by comparison.
  private static var compilerVersion: String {
    #if compiler(>=6.4)
    "6.4 or later"
    #elseif compiler(>=6.3.2)
    "6.3.2 or later"
    #elseif compiler(>=6.3.1)
    "6.3.1"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }

  private static func systemName(fallback: String) -> String {
    let line = lines(ofFile: "/etc/os-release").first { $0.hasPrefix("PRETTY_NAME=") }
    guard let line else { return fallback }
    return line.dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: ["\""])
  }

  private static var processorName: String? {
    #if canImport(Darwin)
    var bytes = [UInt8](repeating: 0, count: 256)
    var size = bytes.count
    guard unsafe sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else {
      return nil
    }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
    let line = lines(ofFile: "/proc/cpuinfo").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":", maxSplits: 1).last?.trimmingCharacters(in: .whitespaces)
    #endif
  }

  private static func lines(ofFile path: String) -> [Substring] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n")
  }
}
