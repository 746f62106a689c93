import Profiles
import TestSupport
import Testing

/// Replicas, times, and a private text for tests of lists.
enum ListSamples {
  static func replica(_ id: String) throws -> ListReplica { try #require(ListReplica(id)) }

  static func park(_ id: Int) throws -> ItemReference {
    try ItemReference(.park, "\(id)")
  }
}

struct WrappedFailure<Value: Sendable>: Error {
  let value: Value
}

/// All that a value shows of itself, alone and inside other values.
func shownTexts<Value: Sendable>(of value: Value) -> [String] {
  func texts(_ value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    var printed = ""
    print(value, to: &printed)
    return [dumped, printed, "\(value)", String(reflecting: value)]
  }
  return texts(value) + texts(Optional(value)) + texts([value])
    + texts(WrappedFailure(value: value))
}

/// Whether a value shows neither the word `secret` nor a digit but 1, with which dumps of arrays
/// count their elements.
func isSilent(_ value: some Sendable) -> Bool {
  shownTexts(of: value).allSatisfy { text in
    !text.contains { $0.isNumber && $0 != "1" } && !text.contains("secret")
  }
}
