import Profiles
import TestSupport

/// Checks the addresses in these bytes against a plain reading of the published pattern, which takes one
/// character after another.
func checkEmailAddresses(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  let address = try? EmailAddress(text)
  try require((address != nil) == isPublishedAddress(text), "The pattern decides")
  let dotted = try? EmailAddress(text, requiringDot: true)
  try require(
    (dotted != nil) == (address?.domain.contains(".") ?? false), "A dot is in the domain, or not")
  if let trimmed = try? EmailAddress(trimming: text) {
    try require(try EmailAddress(trimmed.text) == trimmed, "What was trimmed is an address")
  }
  guard let address else { return }
  try require("\(address.localPart)@\(address.domain)" == text, "Two parts")
  try require(
    try EmailAddress(address.accountKey).accountKey == address.accountKey, "The key is an address")
  try require(!"\(address)".contains("@"), "Nothing is shown")
  guard let suggestion = address.suggestion else { return }
  try require(suggestion != address && suggestion.suggestion == nil, "A suggestion is right")
  try require(suggestion.localPart == address.localPart, "Only the domain is mended")
}

/// Whether a text has the pattern of WHATWG.
///
/// It is `/^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?`
/// `(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/`
private func isPublishedAddress(_ text: String) -> Bool {
  let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".unicodeScalars
  let signs = ".!#$%&'*+/=?^_`{|}~-".unicodeScalars
  var (local, label) = (0, 0)
  var isInDomain = false
  var last: Unicode.Scalar = "-"
  for scalar in text.unicodeScalars {
    if !isInDomain {
      if scalar == "@" {
        guard local > 0 else { return false }
        isInDomain = true
      } else {
        guard letters.contains(scalar) || signs.contains(scalar) else { return false }
        local += 1
      }
      continue
    }
    if scalar == "." {
      guard label > 0, last != "-" else { return false }
      label = 0
    } else {
      guard letters.contains(scalar) || scalar == "-" && label > 0, label < 63 else { return false }
      label += 1
    }
    last = scalar
  }
  return isInDomain && label > 0 && last != "-"
}
