/// A reader of HTML that forgives nothing: what it reads, every parser reads in the same way.
package struct StrictHTML {
  package struct Error: Swift.Error { let reason: String }

  package struct Element {
    package let name: String
    package var attributes: [String: String] = [:]
    package var text = ""
    package var parents: [String] = []
  }

  package private(set) var elements: [Element] = []
  private var scalars: [Unicode.Scalar]
  private var place = 0
  private var open: [Int] = []

  private static let voids: Set = ["meta", "link", "img"]
  private static let known: Set = [
    "html", "head", "body", "meta", "title", "link", "script", "style", "header", "nav", "main",
    "section", "h1", "h2", "p", "a", "ul", "ol", "li", "img",
  ]
  private static let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  package init(_ html: String) throws {
    scalars = Array(html.unicodeScalars)
    for scalar in scalars {
      let value = scalar.value
      let isControl = value < 0x20 && value != 9 && value != 10 || (0x7F...0x9F).contains(value)
      let isNothing = (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
      if isControl || isNothing { throw Error(reason: "U+\(String(value, radix: 16))") }
    }
    guard take("<!DOCTYPE html>\n") else { throw Error(reason: "no doctype") }
    while place < scalars.count {
      if take("</") {
        try readEnd()
      } else if take("<") {
        try readStart()
      } else {
        let text = try readText(upTo: "<")
        guard let last = open.last else {
          guard text.allSatisfy(\.isWhitespace) else { throw Error(reason: "text outside") }
          continue
        }
        elements[last].text += text
      }
    }
    guard open.isEmpty else { throw Error(reason: "not closed") }
  }

  private mutating func take(_ text: String) -> Bool {
    guard scalars[place...].starts(with: text.unicodeScalars) else { return false }
    place += text.unicodeScalars.count
    return true
  }

  private mutating func readName() -> String {
    var name = ""
    while place < scalars.count,
      scalars[place].properties.isLowercase
        || "-0123456789"
          .unicodeScalars.contains(scalars[place]),
      scalars[place].isASCII
    {
      name.unicodeScalars.append(scalars[place])
      place += 1
    }
    return name
  }

  private mutating func readText(upTo end: Unicode.Scalar) throws -> String {
    var text = ""
    while place < scalars.count, scalars[place] != end {
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "&":
        var name = ""
        while place < scalars.count, scalars[place] != ";", name.count < 6 {
          name.unicodeScalars.append(scalars[place])
          place += 1
        }
        guard take(";"), let known = Self.references[name] else {
          throw Error(reason: "reference \(name)")
        }
        text += known
      case "<", ">", "\"", "'": throw Error(reason: "unescaped \(scalar)")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private mutating func readStart() throws {
    var element = Element(name: readName())
    guard Self.known.contains(element.name) else { throw Error(reason: "<\(element.name)") }
    while take(" ") {
      let name = readName()
      guard !name.isEmpty, take("=\""), element.attributes[name] == nil else {
        throw Error(reason: "attribute \(name)")
      }
      element.attributes[name] = try readText(upTo: "\"")
      guard take("\"") else { throw Error(reason: "no quote") }
    }
    guard take(">") else { throw Error(reason: "tag \(element.name)") }
    element.parents = open.map { elements[$0].name }
    if element.name == "script" || element.name == "style" {
      while place < scalars.count, !scalars[place...].starts(with: "</".unicodeScalars) {
        element.text.unicodeScalars.append(scalars[place])
        place += 1
      }
      guard !element.text.contains("<!--") else { throw Error(reason: "comment in a script") }
    }
    elements.append(element)
    if !Self.voids.contains(element.name) { open.append(elements.count - 1) }
  }

  private mutating func readEnd() throws {
    let name = readName()
    guard take(">"), let last = open.popLast(), elements[last].name == name else {
      throw Error(reason: "</\(name)")
    }
  }

  package func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The content of a meta element by its name, property, or equivalent header.
  package func meta(_ name: String) -> String? {
    all("meta").first { $0.attributes.values.contains(name) }?.attributes["content"]
  }
}
