import Essentials
import PlaceDirectory

/// A link to an item that opens the app where it is installed, and a web page elsewhere.
///
///     let site = try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "health")
///     let link = try DeepLink(market, on: site)
///     link.web    // "https://health.example/r/market/1012345"
///     link.app    // "health://r/market/1012345"
///     try DeepLink("https://health.example/r/market/1012345?ref=mail", on: site).item == market
///
/// Share ``web``, because another app can claim a scheme, but not a host. A link contains the
/// reference of an item, so do not put tokens or private data into IDs.
public struct DeepLink: Hashable, Sendable {
  /// The item.
  public let item: ItemReference

  /// The site and app to which it leads.
  public let site: Site

  /// Creates the link to an item.
  ///
  /// - Throws: ``DeepLink/Error/unknownKind`` if the site does not share items of the kind, and
  ///   ``DeepLink/Error/invalidID`` for an ID with "." or ".." at its ends or between slashes or
  ///   backslashes, because a browser or a server may read it as a step to another path.
  public init(_ item: ItemReference, on site: Site) throws(DeepLink.Error) {
    guard site.kinds.contains(item.kind) else { throw .unknownKind }
    guard !Self.hasSteps(item.id) else { throw .invalidID }
    self.item = item
    self.site = site
  }

  /// Whether a part of a text between slashes or backslashes is a step in a path for some servers.
  ///
  /// Some decode it once more, turn wide characters and other dots into ASCII (NFKC), or leave out blanks and what
  /// follows `;`, `?`, or `#`.
  private static func hasSteps(_ text: String) -> Bool {
    var bytes: [UInt8] = []
    var plain = ""
    for scalar in TypedText.plain(text).unicodeScalars {
      switch scalar {
      case "\u{2024}", "\u{FE52}": plain += "."
      case "\u{2025}", "\u{FE30}": plain += ".."
      case "\u{FE68}": plain += "\\"
      default: plain.unicodeScalars.append(scalar)
      }
    }
    // From the end, so that an escape of an escape is one.
    for byte in plain.utf8.reversed() {
      bytes.append(byte)
      while bytes.last == UInt8(ascii: "%"), let escaped = escaped(bytes.dropLast().suffix(2)) {
        bytes.removeLast(3)
        bytes.append(escaped)
      }
    }
    return bytes.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.contains { part in
      let name = part.reversed().prefix { !";?#".utf8.contains($0) }.filter { $0 > 0x20 }
      return name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8)
    }
  }

  /// The byte of two hexadecimal digits, of which the second one comes first.
  private static func escaped(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, let low = digits.first?.hexadecimal,
      let high = digits.last?.hexadecimal
    else { return nil }
    return high << 4 | low
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
  /// The maximum length of a link, in bytes: 2,000.
  public static var maximumLength: Int { 2_000 }

  /// Reads a link with `https` or the scheme of the site; a query, a fragment, and a slash at the end are
  /// ignored.
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
    let hasSlash = parts.count == 4 && parts[3].isEmpty && !parts[2].isEmpty
    guard parts.count == 3 || hasSlash, parts[0].elementsEqual(Self.root.utf8) else {
      throw .otherPath
    }
    guard let kind = ItemKind(String(decoding: parts[1], as: UTF8.self)) else {
      throw .unknownKind
    }
    guard let id = URLComponent.decoded(parts[2]), let item = try? ItemReference(kind, id) else {
      throw .invalidID
    }
    try self.init(item, on: site)
  }

  /// The reason a text is not a link to an item, or an item has no link.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The text is longer than ``DeepLink/maximumLength``, has characters that no URL has, or has no
    /// scheme and two slashes.
    case notALink
    /// The scheme is neither `https` nor that of the site.
    case otherScheme
    /// The host is not that of the site, or the link has a user name or a port.
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
  /// The problem as an English sentence, without the link.
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

extension DeepLink {
  /// A website and the app that opens its links.
  ///
  ///     var site = try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "health")
  ///     site.appStoreID = DeepLink.Site.AppStoreID("1234567890")
  public struct Site: Hashable, Sendable {
    /// The name of the app and site for people, which share cards show.
    public var name: String

    /// The host of the site, in lowercase.
    public let host: String

    /// The app's own scheme, in lowercase.
    public let scheme: String

    /// The kinds of items that can be shared.
    ///
    /// Private kinds, such as an entry of a journal, do not belong here.
    public let kinds: Set<ItemKind>

    /// The app in the App Store, for the banners of share cards.
    public var appStoreID: AppStoreID?

    /// The app in Google Play, for the banner of share cards.
    public var androidPackage: AndroidPackage?

    /// The picture of items that have none, in previews of links.
    public var image: DestinationURL?

    /// Creates a site.
    ///
    /// - Parameters:
    ///   - name: The name of the app and site for people.
    ///   - host: The host, such as `health.example`, without a port.
    ///   - scheme: The app's own scheme: 2 to 40 letters, digits, and the characters `+`, `-`, and `.`,
    ///     the first one a letter. It cannot be one of a browser.
    ///   - kinds: The kinds of items that can be shared.
    /// - Throws: ``DeepLink/Site/Error``.
    public init(
      name: String, host: String, scheme: String, kinds: Set<ItemKind> = Self.publicKinds
    ) throws(DeepLink.Site.Error) {
      guard DestinationURL.isHost(Array(host.utf8)) else { throw .invalidHost }
      let known = scheme.lowercased()
      let isScheme =
        known.utf8.first?.isLetter == true
        && known.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
      guard isScheme, (2...40).contains(known.utf8.count) else { throw .invalidScheme }
      guard !Self.reservedSchemes.contains(known) else { throw .reservedScheme }
      self.name = name
      self.host = host.lowercased()
      self.scheme = known
      self.kinds = kinds
    }

    /// The kinds of this package, all of which are public.
    public static var publicKinds: Set<ItemKind> {
      [
        .market, .recipe, .park, .activity, .event, .resource, .store, .donationCenter, .testSite,
        .product,
      ]
    }

    /// Schemes with a meaning of their own in browsers and systems.
    private static let reservedSchemes = DestinationURL.schemes.union([
      "about", "android-app", "blob", "chrome", "content", "data", "facetime", "file",
      "filesystem", "ftp", "ftps", "intent", "itms", "itms-apps", "jar", "javascript", "market",
      "resource", "shortcuts", "vbscript", "view-source", "ws", "wss", "x-apple-health",
    ])
  }
}

extension DeepLink.Site {
  /// The reason texts do not make a site.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The host is not the name of a host.
    case invalidHost
    /// The scheme has other characters, or is too short or too long.
    case invalidScheme
    /// The scheme is one of browsers or systems.
    case reservedScheme

    /// An English sentence that says what to enter.
    public var description: String {
      switch self {
      case .invalidHost: "Enter the name of the website, such as health.example."
      case .invalidScheme: "Enter 2 to 40 letters, digits, or +, -, and ., a letter first."
      case .reservedScheme: "This scheme belongs to others. Enter another one."
      }
    }
  }

  /// The number of an app in the App Store.
  public struct AppStoreID: Hashable, Sendable {
    /// The digits.
    public let digits: String

    /// Creates an ID from 1 to 20 ASCII digits, or returns `nil` for another text.
    public init?(_ digits: String) {
      guard (1...20).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isDigit) else {
        return nil
      }
      self.digits = digits
    }

    /// The page of the app.
    public var url: DestinationURL {
      DestinationURL(known: "https://apps.apple.com/app/id\(digits)")
    }
  }

  /// The name of an Android app, such as `org.example.health`.
  public struct AndroidPackage: Hashable, Sendable {
    /// The name.
    public let name: String

    /// Creates a name from at least two segments of letters, digits, and underscores that begin with a
    /// letter, or returns `nil` for another text (Android, "Set the application ID").
    public init?(_ name: String) {
      let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      let isName = parts.allSatisfy { part in
        part.first?.isLetter == true
          && part.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      }
      guard parts.count >= 2, name.utf8.count <= 200, isName else { return nil }
      self.name = name
    }

    /// The page of the app in Google Play.
    public var url: DestinationURL {
      DestinationURL(known: "https://play.google.com/store/apps/details?id=\(name)")
    }
  }
}
