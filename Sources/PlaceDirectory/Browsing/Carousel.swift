/// The pages of a carousel, which turn automatically and when the person swipes.
///
///     var carousel = Carousel(count: 3)
///     carousel.send(.swipeForward)       // the second page
///     carousel.update(.tick)             // still the second one, which the person has just chosen
///     carousel.update(.tick)             // the third one
///
/// The host runs the timer. The first page follows the last one. The first tick after an action of
/// the person turns no page, so the chosen page stays for at least one interval.
public struct Carousel: Hashable, Sendable {
  /// The number of pages; never negative.
  public private(set) var count: Int

  /// The page, from 0 below ``count``; 0 without pages.
  public private(set) var index = 0

  private var isTickSkipped = false

  /// Creates a carousel at its first page; a number below zero counts as zero.
  public init(count: Int) { self.count = max(count, 0) }

  /// An action of a person.
  @nonexhaustive public enum Action: Hashable, Sendable {
    /// Swipes to the next page.
    case swipeForward
    /// Swipes to the previous page.
    case swipeBack
    /// Taps the dot of a page.
    case tapDot(Int)
  }

  /// The answer to an action.
  public enum Answer: Hashable, Sendable {
    /// The page is shown.
    case accepted
    /// There is no other page to show, and nothing changed except the timer's next tick.
    case ignored
    /// There is no such page, and nothing changed.
    case rejected
  }

  /// New information from the host.
  @nonexhaustive public enum Update: Hashable, Sendable {
    /// The interval of the timer has passed.
    case tick
    /// The number of pages has changed; a number below zero counts as zero.
    case countChanged(Int)
  }

  /// Turns to the page that the person chose.
  @discardableResult
  public mutating func send(_ action: Action) -> Answer {
    let target: Int
    switch action {
    case .swipeForward: target = next
    case .swipeBack: target = index > 0 ? index - 1 : max(count - 1, 0)
    case .tapDot(let dot):
      guard (0..<count).contains(dot) else { return .rejected }
      target = dot
    }
    isTickSkipped = true
    guard target != index else { return .ignored }
    index = target
    return .accepted
  }

  /// Updates the carousel, and returns whether another page is shown.
  ///
  /// If the page is no longer there, the last one is shown.
  @discardableResult
  public mutating func update(_ update: Update) -> Bool {
    let before = index
    switch update {
    case .tick:
      if !isTickSkipped { index = next }
      isTickSkipped = false
    case .countChanged(let count):
      self.count = max(count, 0)
      index = min(index, max(self.count - 1, 0))
    }
    return index != before
  }

  private var next: Int { index + 1 < count ? index + 1 : 0 }
}
