import Essentials

/// A page of Meetup and the link that opens it in Meetup's app.
///
///     let link = MeetupLink("https://www.meetup.com/phoenix-hikers/events/123/")
///     link?.app   // "meetup://phoenix-hikers/events/123/"
///
/// A host tries the app first, and opens the page if the app is not installed. The scheme is that of
/// Meetup's own pages (`al:ios:url` and `al:android:url`).
public struct MeetupLink: Hashable, Sendable {
  /// The web page.
  public let web: DestinationURL

  /// The link with the scheme of Meetup's app.
  public let app: String

  /// Creates a link to a page of `meetup.com` with `https` or `http`, or returns `nil` for another text.
  ///
  /// A query and a fragment are not for the app.
  public init?(_ text: String) {
    guard let web = DestinationURL(text), let host = web.host,
      host == "meetup.com" || host.hasSuffix(".meetup.com")
    else { return nil }
    let path = web.text.dropFirst(8 + host.utf8.count).prefix { $0 != "?" && $0 != "#" }
    self.web = web
    app = "meetup://" + path.drop { $0 == "/" }
  }
}
