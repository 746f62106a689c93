/// The memory through which a page asks a module and reads its answer.
///
/// The page calls `room` with the number of bytes of its question, writes them there, and calls
/// `answer` of the panel. The result is the number of bytes at `reply`, which are valid until the
/// next call. A page has one thread.
public enum Exchange {
  nonisolated(unsafe) fileprivate static var question = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)
  nonisolated(unsafe) fileprivate static var reply = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)

  fileprivate static func grow(_ buffer: inout UnsafeMutableBufferPointer<UInt8>, to count: Int) {
    guard buffer.count < count || buffer.baseAddress == nil else { return }
    buffer.deallocate()
    buffer = .allocate(capacity: max(count, 4096))
  }

  /// Answers the question that is in the room, and returns the number of bytes of the answer.
  public static func answer(_ count: Int32, _ body: (Question) -> JSON) -> Int32 {
    let bytes = UnsafeBufferPointer(rebasing: question[..<Int(count)])
    let answer = body(Question(String(decoding: bytes, as: UTF8.self))).bytes
    grow(&reply, to: answer.count)
    _ = reply.update(fromContentsOf: answer)
    return Int32(answer.count)
  }
}

#if arch(wasm32)
@_expose(wasm, "room")
@_cdecl("room")
func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  Exchange.grow(&Exchange.question, to: Int(count))
  return Exchange.question.baseAddress
}

@_expose(wasm, "reply")
@_cdecl("reply")
func reply() -> UnsafeMutablePointer<UInt8>? { Exchange.reply.baseAddress }
#endif
