import Essentials
public import Geo

/// Links to directions to a place in the map apps of Apple, Google, and Android.
///
///     let link = MapsLink(to: here, label: "Market")
///     link.apple.text    // "https://maps.apple.com/?daddr=33.4484,-112.074&q=Market"
///     link.geo?.text     // "geo:33.4484,-112.074"
///
/// Coordinates have at most six digits after the point, a precision of 11 cm.
public struct MapsLink: Hashable, Sendable {
  /// How a person travels.
  @nonexhaustive public enum Travel: String, CaseIterable, Hashable, Sendable {
    /// By car.
    case driving
    /// On foot.
    case walking
    /// By public transport.
    case transit

    /// Creates a way to travel from its name, or returns `nil` for an unknown one.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  private enum Place: Hashable {
    case coordinate(latitude: String, longitude: String)
    case address(String)
  }

  private let place: Place
  private let label: String

  /// How the person travels; `nil` leaves it to the app.
  public var travel: Travel?

  /// Creates directions to a coordinate, with a label of one line.
  public init(to coordinate: Coordinate, label: String = "") {
    let degrees = coordinate.formatted(.decimalDegrees(fractionDigits: 6)).split(separator: ",")
    // On the antimeridian and at the poles there are several names of one place (RFC 5870, 3.4.4).
    let isPole = abs(coordinate.latitude) == 90
    let longitude = degrees.last.map { Self.shortened($0.drop { $0 == " " }) } ?? "0"
    place = .coordinate(
      latitude: degrees.first.map(Self.shortened) ?? "0",
      longitude: isPole ? "0" : longitude == "-180" ? "180" : longitude)
    self.label = Self.short(label)
  }

  /// Creates directions to an address, or returns `nil` if it is blank.
  public init?(toAddress address: String, label: String = "") {
    let address = Self.short(address)
    guard !address.isEmpty else { return nil }
    place = .address(address)
    self.label = Self.short(label)
  }

  /// Directions in Apple Maps ("Map Links", Apple URL Scheme Reference).
  public var apple: DestinationURL {
    var text = "https://maps.apple.com/?daddr=" + destination(comma: ",")
    if !label.isEmpty { text += "&q=" + URLComponent.encoded(label) }
    switch travel {
    case .driving: text += "&dirflg=d"
    case .walking: text += "&dirflg=w"
    case .transit: text += "&dirflg=r"
    case nil: break
    }
    return DestinationURL(known: text)
  }

  /// Directions in Google Maps ("Maps URLs", Google Maps Platform).
  public var google: DestinationURL {
    let mode = travel.map { "&travelmode=\($0.rawValue)" } ?? ""
    return DestinationURL(
      known: "https://www.google.com/maps/dir/?api=1&destination=" + destination(comma: "%2C")
        + mode)
  }

  /// Returns the place as a `geo` URI (RFC 5870), or `nil` for an address.
  ///
  /// The uncertainty is the maximum distance of the place from the coordinate, in meters; it is
  /// left out if it is negative.
  public func geo(uncertainty: Int = -1) -> DestinationURL? {
    guard case .coordinate(let latitude, let longitude) = place else { return nil }
    let suffix = uncertainty < 0 ? "" : ";u=\(uncertainty)"
    return DestinationURL(known: "geo:\(latitude),\(longitude)\(suffix)")
  }

  /// The place as a `geo` URI, or `nil` for an address.
  public var geo: DestinationURL? { geo() }

  /// The link with which map apps on Android search for the place, with a pin that has the label
  /// (Android, "Common intents").
  public var android: DestinationURL {
    let pin = label.isEmpty ? "" : "(\(URLComponent.encoded(label)))"
    return DestinationURL(known: "geo:0,0?q=" + destination(comma: ",") + pin)
  }

  private func destination(comma: String) -> String {
    switch place {
    case .coordinate(let latitude, let longitude): latitude + comma + longitude
    case .address(let address): URLComponent.encoded(address)
    }
  }

  /// A text that fits into a URL of `DestinationURL.maximumLength` beside another one, cut after a whole
  /// character.
  private static func short(_ text: String) -> String {
    let start = CleanText.characters(of: CleanText.line(text), atMost: 250) { $0.utf8.count }
    return TextDirection.paired(String(start))
  }

  /// A number without the zeros at its end.
  private static func shortened(_ number: some StringProtocol) -> String {
    var text = String(number)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}

/// A page of Meetup and the link that opens it in Meetup's app.
///
///     let link = MeetupLink("https://www.meetup.com/phoenix-hikers/events/123/")
///     link?.app   // "meetup://phoenix-hikers/events/123/"
///
/// A host tries the app first, and opens the page if the app is not installed. The scheme comes from
/// Meetup's own pages (`al:ios:url` and `al:android:url`).
public struct MeetupLink: Hashable, Sendable {
  /// The web page.
  public let web: DestinationURL

  /// The link with the scheme of Meetup's app.
  public let app: String

  /// Creates a link to a page of `meetup.com` with `https` or `http`, or returns `nil` for another text.
  ///
  /// The link for the app has no query and no fragment.
  public init?(_ text: String) {
    guard let web = DestinationURL(text), let host = web.host,
      host == "meetup.com" || host.hasSuffix(".meetup.com")
    else { return nil }
    let path = web.text.dropFirst(8 + host.utf8.count).prefix { $0 != "?" && $0 != "#" }
    self.web = web
    app = "meetup://" + path.drop { $0 == "/" }
  }
}
