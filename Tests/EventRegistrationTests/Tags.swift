import Testing

extension Tag {
  /// Reaches the unsafe code; a gate runs it under the address sanitizer.
  @Tag static var memory: Self

  /// Shares values among threads; a gate runs it under the thread sanitizer.
  @Tag static var concurrent: Self
}
