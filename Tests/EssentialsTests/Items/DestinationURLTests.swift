import Essentials
import TestSupport
import Testing

@Suite("Destination URLs: schemes and lengths") struct DestinationURLTests {
  @Test(
    arguments: [
      ("https://example.com/a?b=c", "https://example.com/a?b=c"),
      ("HTTPS://EXAMPLE.com/A", "https://example.com/A"),
      ("http://Example.com", "https://example.com"),
      ("HTTP://example.org/a?b#c", "https://example.org/a?b#c"),
      ("mailto:a@b.c", "mailto:a@b.c"),
      ("MAILTO:A@b.c?subject=x%20y", "mailto:A@b.c?subject=x%20y"),
      ("tel:+16025550123", "tel:+16025550123"), ("TEL:(602)555-0123", "tel:(602)555-0123"),
      ("tel:+1-602;ext=5", "tel:+1-602;ext=5"),
      ("tel:911", nil), ("tel:+16022541000;ext=1-2;phone-context=a.example", nil),
      ("sms:602-254-1000;ext=12?body=a,b", nil),
      ("sms:+16025550123?body=hi", "sms:+16025550123?body=hi"),
      ("geo:33.45,-112.07", "geo:33.45,-112.07"), ("geo:0,0?q=1,2(A)", "geo:0,0?q=1,2(A)"),
      ("geo:1,2,3;u=35", "geo:1,2,3;u=35"), ("https://my_market.xn--bcher-kva.example/", nil),
      ("https://a-1.example/%C3%A9", "https://a-1.example/%C3%A9"),
    ] as [(String, String?)])
  func isAccepted(text: String, normal: String?) {
    let url = DestinationURL(text)
    expectEqual(url?.text, normal ?? text)
    expectEqual(url?.description, url?.text)
    // The normal form is one.
    expectEqual(url.flatMap { DestinationURL($0.text) }, url)
  }

  /// A browser reads the first five as `javascript:`.
  @Test(arguments: [
    "javascript:alert(1)", " JaVaScRiPt:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x",
    "file:///etc/passwd", "blob:x", "intent://x#Intent;end", "//evil.example/x", "/rel",
    "https:example.com", "https://a@b.example/", #"https://example.com\@evil.example/"#,
    "https://exa mple.com/", "https://[::1]/",
    // And more of each rule.
    "", ":", "https:", "https://", "https:///a", "https://?a", "https://.", "https://a..b",
    "https://example.com:8080/", "https://example.com:", "https://1.2.3.4/", "https://2130706433",
    "https://0x7f.1/", "https://-a.example", "https://é.example", "https://a.example/é",
    "https://a.example/<b>", "https://a.example/\"x", "https://a.example/{b}", "https://a%2eb/",
    "https://a.example/%", "https://a.example/%2", "https://a.example/%zz",
    "https://a.example/%00", "https://a.example/%0a", "https://a.example/%0D", "https://a/%7f",
    "https://a.example\n", "https://a.example\u{7F}", "mailto:", "mailto:a", "mailto:@b.c",
    "mailto:a@", "mailto:a@b@c", "mailto:a,b@c.d", "mailto:a@1.2.3.4",
    "mailto:a@b.c?subject=x%0D%0ABcc:d@e.f", "tel:", "tel:*%2306%23", "tel:+", "tel:a",
    "tel:1?x", "sms:", "sms:x", "tel:1x", "sms:602abc", "tel:602-254-1000ext.12", "tel:-1",
    "tel:602-254-1000;602-254-1001", "tel:602-254-1000,602-254-1001", "tel:+16022541000,,12",
    "tel:+16022541000;ext=", "tel:+16022541000;ext=a", "tel:+16022541000;ext=1;EXT=2", "tel:1;",
    "tel:+16022541000;=1", "tel:+16022541000;a=b=c", "tel:1;ext", "tel:1+2", "tel:(-)", "sms:1,2",
    "tel:6022541000602254", "sms:+16022541000;602?body=x", "geo:", "geo:1", "geo:1,", "geo:,1",
    "geo:1,2,3,4", "geo:a,b",
    "geo:1e5,2", "geo:1.,2", "geo:--1,2", "geo:1.2.3,4", "health://r/market/1", "ftp://a.b",
    "https",
  ])
  func isRefused(text: String) {
    expect(DestinationURL(text) == nil)
  }

  /// Links that former versions stored, which a button still calls.
  @Test(
    arguments: [
      ("tel:602-254-1000ext.12", "tel:+16022541000;ext=12"),
      ("tel:602-254-1000;602-254-1001", "tel:602-254-1000"),
      ("TEL:+44 20", "tel:+44"), ("tel:+16022541000,,12", "tel:+16022541000;ext=12"),
      ("sms:1-800-FLOWERS?body=hi", "sms:+18003569377?body=hi"),
      ("sms:+16025550123?body=hi", "sms:+16025550123?body=hi"),
      ("tel:6022541000602254", "tel:602254100060225"), ("http://a.example", "https://a.example"),
      ("tel:call me", nil), ("sms:", nil), ("javascript:alert(1)", nil), ("tel", nil),
    ] as [(String, String?)])
  func aStoredLinkIsRead(text: String, link: String?) {
    expectEqual(DestinationURL.stored(text)?.text, link)
  }
}
