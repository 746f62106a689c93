import PlaceDirectory
import Essentials

/// A link to an item that opens the app where it is installed, and a web page elsewhere.
///
///     let site = try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "health")
///     let link = try DeepLink(market, on: site)
///     link.web    // "https://health.example/r/market/1012345"
///     link.app    // "health://r/market/1012345"
///     try DeepLink("https://health.example/r/market/1012345?ref=mail", on: site).item == market
///
/// Share ``web``: another app can claim a scheme, but not a host. A link contains only the reference of an
/// item, so do not put tokens or private data into IDs.
public struct DeepLink: Hashable, Sendable {
  /// The item.
  public let item: ItemReference

  /// The site and app to which it leads.
  public let site: Site

  /// Creates the link to an item.
  ///
  /// - Throws: ``DeepLink/Error/unknownKind`` if the site does not share items of the kind, and
  ///   ``DeepLink/Error/invalidID`` for the IDs "." and "..", which a browser takes for a step in a path.
  public init(_ item: ItemReference, on site: Site) throws(DeepLink.Error) {
    guard site.kinds.contains(item.kind) else { throw .unknownKind }
    guard item.id != ".", item.id != ".." else { throw .invalidID }
    self.item = item
    self.site = site
  }

  /// The URL of the web page, which is a universal link of the app.
  public var web: String { "https://\(site.host)/\(path)" }

  /// The URL with the app's own scheme, for a button on the web page.
  public var app: String { "\(site.scheme)://\(path)" }

  /// The screen of the item.
  public var route: AppRoute { .record(item) }

  /// The first segment of the path of each link.
  static let root = "r"

  private var path: String {
    "\(Self.root)/\(item.kind.name)/\(URLComponent.encoded(item.id))"
  }
}

extension DeepLink {
  /// The greatest length of a link that is read, in bytes: 2,000.
  public static var maximumLength: Int { 2_000 }

  /// Reads a link with `https` or the scheme of the site; a query and a fragment are ignored.
  ///
  /// - Throws: ``DeepLink/Error``.
  /// - Complexity: O(*n*)
  public init(_ text: String, on site: Site) throws(DeepLink.Error) {
    let bytes = Array(text.utf8.prefix(Self.maximumLength + 1))
    guard bytes.count <= Self.maximumLength, bytes.allSatisfy(\.isOfURL),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    else { throw .notALink }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    guard scheme == "https" || scheme == site.scheme else { throw .otherScheme }
    var rest = bytes[colon...].dropFirst()
    guard rest.starts(with: "//".utf8) else { throw .notALink }
    rest = rest.dropFirst(2).prefix { !"?#".utf8.contains($0) }
    if scheme == "https" {
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard String(decoding: host, as: UTF8.self).lowercased() == site.host else {
        throw .otherHost
      }
      rest = rest[host.endIndex...].dropFirst()
    }
    let parts = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual(Self.root.utf8) else { throw .otherPath }
    guard let kind = ItemKind(String(decoding: parts[1], as: UTF8.self)) else {
      throw .unknownKind
    }
    guard let id = URLComponent.decoded(parts[2]), let item = ItemReference(kind, id) else {
      throw .invalidID
    }
    try self.init(item, on: site)
  }

  /// The reason a text is not a link to an item, or an item has no link.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The text is longer than ``DeepLink/maximumLength``, has characters that no URL has, or has no
    /// scheme and two slashes.
    case notALink
    /// The scheme is neither `https` nor that of the site.
    case otherScheme
    /// The host is not that of the site, or stands beside a user name or a port.
    case otherHost
    /// The path is not that of an item.
    case otherPath
    /// The site does not share items of this kind.
    case unknownKind
    /// The ID is empty, incomplete, not UTF-8, not that of an `ItemReference`, or a step in a path.
    case invalidID
  }
}

extension DeepLink: CustomStringConvertible {
  /// The same as ``web``.
  public var description: String { web }
}

extension DeepLink.Error: CustomStringConvertible {
  /// What is wrong, as an English sentence without the link.
  public var description: String {
    switch self {
    case .notALink: "This is not a link."
    case .otherScheme: "This link is of another app."
    case .otherHost: "This link leads to another website."
    case .otherPath: "This link does not lead to something that the app shows."
    case .unknownKind: "The app does not share things of this kind."
    case .invalidID: "This link is incomplete. Please ask for a new one."
    }
  }
}
