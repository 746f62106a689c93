import SharePages
import TestSupport
import Testing

extension MapsLinkTests {
  @Test func directionsToAnAddress() throws {
    let link = try #require(MapsLink(toAddress: "1 Main St,\nPhoenix"))
    expectEqual(link.apple.text, "https://maps.apple.com/?daddr=1%20Main%20St%2C%20Phoenix")
    expectEqual(
      link.google.text,
      "https://www.google.com/maps/dir/?api=1&destination=1%20Main%20St%2C%20Phoenix")
    expect(link.geo == nil)
    expectEqual(link.android.text, "geo:0,0?q=1%20Main%20St%2C%20Phoenix")
    expect(MapsLink(toAddress: " \n") == nil)
  }

  @Test func everyLinkIsADestination() throws {
    let hostile = String(repeating: "🍅\r\n&q=#(", count: 50_000)
    let links = [
      try link(33, -112, hostile), try #require(MapsLink(toAddress: hostile, label: hostile)),
    ]
    for link in links {
      for url in [link.apple, link.google, link.android] {
        expectEqual(DestinationURL(url.text), url)
      }
    }
  }

  @Test func aMeetupPageOpensInItsAppOrABrowser() {
    let link = MeetupLink("HTTP://www.Meetup.com/phoenix-hikers/events/123/?a=b#c")
    expectEqual(link?.web.text, "https://www.meetup.com/phoenix-hikers/events/123/?a=b#c")
    expectEqual(link?.app, "meetup://phoenix-hikers/events/123/")
    expectEqual(MeetupLink("https://meetup.com")?.app, "meetup://")
    for bad in [
      "https://evilmeetup.com/a", "https://meetup.com.evil.example/", "meetup://a",
      "mailto:a@meetup.com", "https://a@meetup.com/", "javascript:alert(1)//meetup.com", "",
    ] {
      expect(MeetupLink(bad) == nil)
    }
  }
}
