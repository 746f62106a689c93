import Foundation

/// JSON as a newer version of an app might write it.
///
/// In the template, `"@"` stands for the name of a case that this version does not know, and `~` for fields
/// before another one, or none.
public func newerVersion(_ template: String, using generator: inout SeededGenerator) -> String {
  var json = ""
  for part in template {
    switch part {
    case "@": json += "x" + word(using: &generator)
    case "~":
      for number in 0..<Int.random(in: 0...2, using: &generator) {
        json += "\"k\(number)\(word(using: &generator))\":\(value(2, using: &generator)),"
      }
    default: json.append(part)
    }
  }
  return json
}

/// JSON with its fields in one order.
public func sortedJSON(_ json: String) throws -> String {
  let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  let data = try JSONSerialization.data(
    withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
  return String(decoding: data, as: UTF8.self)
}

private func word(using generator: inout SeededGenerator) -> String {
  let letters = ["a", "Z", "é", "ß", " ", "_", "9", "水", "👩‍👧", "\\n", "\\\""]
  return (0..<Int.random(in: 1...6, using: &generator))
    .map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
}

private func value(_ depth: Int, using generator: inout SeededGenerator) -> String {
  func several(_ element: (inout SeededGenerator) -> String) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in element(&generator) }
      .joined(separator: ",")
  }
  switch Int.random(in: depth > 0 ? 0...6 : 2...6, using: &generator) {
  case 0: return "[" + several { value(depth - 1, using: &$0) } + "]"
  case 1:
    var number = 0
    let fields = several {
      number += 1
      return "\"\(number)\(word(using: &$0))\":\(value(depth - 1, using: &$0))"
    }
    return "{" + fields + "}"
  case 2: return "null"
  case 3: return Bool.random(using: &generator) ? "true" : "false"
  case 4: return "\(Int64.random(in: .min ... .max, using: &generator))"
  case 5: return "\(Double(Int.random(in: -800...800, using: &generator) * 2 + 1) / 16)"
  default: return "\"\(word(using: &generator))\""
  }
}
