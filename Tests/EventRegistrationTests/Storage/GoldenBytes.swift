/// Returns the bytes in a list of names, each followed by indented rows of hexadecimal digits.
func goldenBytes(in list: String) -> [String: [UInt8]] {
  var bytes: [String: [UInt8]] = [:]
  var name = ""
  for line in list.split(separator: "\n") {
    guard line.hasPrefix("  ") else {
      name = String(line)
      continue
    }
    let digits = line.utf8.compactMap { UInt8(hexadecimal: $0) }
    for index in stride(from: 0, to: digits.count, by: 2) {
      bytes[name, default: []].append(digits[index] << 4 | digits[index + 1])
    }
  }
  return bytes
}

extension UInt8 {
  fileprivate init?(hexadecimal character: UInt8) {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self = character - UInt8(ascii: "a") + 10
    default: return nil
    }
  }
}
