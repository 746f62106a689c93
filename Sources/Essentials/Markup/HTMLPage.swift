/// An HTML document that is being written.
///
/// The names of elements and attributes come from the source code; everything else goes through
/// ``HTMLText``.
package struct HTMLPage {
  var bytes: [UInt8] = []

  package init() {
    // The style alone has four thousand bytes.
    bytes.reserveCapacity(8192)
  }

  /// Begins an element.
  package mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    bytes.append(UInt8(ascii: "<"))
    append(name)
    for (name, value) in attributes {
      bytes.append(UInt8(ascii: " "))
      append(name)
      bytes.append(contentsOf: "=\"".utf8)
      HTMLText.append(value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  /// Begins the root element of a document, with its language and the direction of that language.
  package mutating func openRoot(language: String) {
    if TextDirection.isRightToLeft(language) {
      open("html", ["lang": language, "dir": "rtl"])
    } else {
      open("html", ["lang": language])
    }
  }

  /// Ends an element and its line.
  package mutating func close(_ name: StaticString) {
    bytes.append(contentsOf: "</".utf8)
    append(name)
    bytes.append(contentsOf: ">\n".utf8)
  }

  /// Writes an element with a text.
  package mutating func element(
    _ name: StaticString, _ text: String, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    open(name, attributes)
    HTMLText.append(text, to: &bytes)
    close(name)
  }

  /// Writes an element without an end tag, on a separate line.
  package mutating func void(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>
  ) {
    open(name, attributes)
    newLine()
  }

  /// Writes JSON-LD, which a browser does not run.
  package mutating func data(_ json: ScriptJSON) {
    open("script", ["type": "application/ld+json"])
    json.append(to: &bytes)
    close("script")
  }

  /// Writes markup from the source code unchanged.
  package mutating func append(_ source: StaticString) {
    bytes.append(contentsOf: source.description.utf8)
  }

  package mutating func newLine() { bytes.append(UInt8(ascii: "\n")) }

  /// The document.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
