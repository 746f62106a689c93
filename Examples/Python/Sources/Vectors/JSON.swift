/// A value of JSON, written with the digits that give back each number.
enum JSON {
  case null
  case integer(Int)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// The value on one line, but with a line for each value of the outermost object.
  var text: String {
    guard case .object(let members) = self else { return line }
    let rows = members.map { "\(Self.quoted($0.name)): \($0.value.line)" }
    return "{\n" + rows.joined(separator: ",\n") + "\n}"
  }

  private var line: String {
    switch self {
    case .null: "null"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .text(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\0"..<" ":
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
