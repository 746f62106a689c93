import EventRegistration

extension RegistrationRequest.Retention {
  /// A rule with memory for a number of requests.
  static func requests(_ count: Int) -> Self { Self(bytes: count * bytesPerRequest) }
}
