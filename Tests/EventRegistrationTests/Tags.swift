import Testing

extension Tag {
  /// Shares values among tasks; a gate runs it under the thread sanitizer.
  @Tag static var concurrent: Self
}
