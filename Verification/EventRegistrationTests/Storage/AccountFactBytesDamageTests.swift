import TestSupport
import Testing

@testable import EventRegistration

@Suite("Account facts: damaged bytes") struct AccountFactBytesDamageTests {
  @Test func changedBitsAndMissingBytesAreDetected() {
    for (kind, fact) in SampleFacts.accountFacts() {
      let bytes = fact.bytes
      for position in bytes.indices {
        expectThrows(FactBytesError.truncated) {
          try ProviderAccount.Fact(bytes: Array(bytes.prefix(position)))
        }
        for bit in 0..<8 {
          var changed = bytes
          changed[position] ^= 1 << UInt8(bit)
          expectThrows(FactBytesError.damaged, "\(kind)") {
            try ProviderAccount.Fact(bytes: changed)
          }
        }
      }
    }
  }
}
