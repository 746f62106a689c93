import InstructionCounter

/// The instructions that the processor carries out for this thread.
enum RetiredInstructions {
  /// Those in user space since the first call, or `nil` where the system does not count them.
  static var count: Int? {
    let count = retired_instructions()
    return count < 0 ? nil : Int(count)
  }
}
