/// A probability in whole percent, with blanks before it up to a width.
///
/// - Precondition: The probability is in `0...1`.
public func percent(_ probability: Double, width: Int = 0) -> String {
  precondition((0...1).contains(probability), "A probability is in 0...1")
  return padded("\(Int((100 * probability).rounded())) %", to: width)
}
