public import Testing

extension Tag {
  /// Reaches unsafe code; a gate runs the suite under the address sanitizer.
  @Tag public static var memory: Self

  /// Shares values among threads; a gate runs the suite under the thread sanitizer.
  @Tag public static var concurrent: Self
}
