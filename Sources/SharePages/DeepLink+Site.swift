import Essentials

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
    /// The kinds of a person's own things, such as an entry of a journal, do not belong here.
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
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The host is not the name of a host.
    case invalidHost
    /// The scheme has other characters, or is too short or too long.
    case invalidScheme
    /// The scheme is one of browsers or systems.
    case reservedScheme

    /// What to enter, as an English sentence.
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
