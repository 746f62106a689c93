import PlaceDirectory
import TestSupport
import Testing

@Suite("Carousel: pages and automatic turning") struct CarouselTests {
  /// All carousels with up to four pages, and everything that can happen to them.
  @Test func everyCarouselAgreesWithCounting() {
    for count in -1...4 {
      let pages = max(count, 0)
      var known: Set<Carousel> = []
      var open = [Carousel(count: count)]
      while let state = open.popLast() {
        guard known.insert(state).inserted else { continue }
        expect(state.count == pages && (state.index < pages || pages == 0 && state.index == 0))
        func wrapped(_ index: Int) -> Int { pages == 0 ? 0 : (index + pages) % pages }
        let targets: [(Carousel.Action, Int)] =
          [(.swipeForward, wrapped(state.index + 1)), (.swipeBack, wrapped(state.index - 1))]
          + (0..<pages).map { (.tapDot($0), $0) }
        for (action, target) in targets {
          var next = state
          expectEqual(next.send(action), target == state.index ? .ignored : .accepted)
          expectEqual(next.index, target)
          open.append(next)
          // What the person chose stays for a tick.
          expect(!next.update(.tick) && next.index == target)
          expect(next.update(.tick) == (pages > 1) && next.index == wrapped(target + 1))
          open.append(next)
        }
        for dot in [-1, pages, .max] {
          var next = state
          expect(next.send(.tapDot(dot)) == .rejected && next == state)
        }
      }
      expectEqual(known.count, max(2 * pages, 2))
    }
  }

  @Test func aPageThatIsGoneGivesWayToTheLastOne() {
    var carousel = Carousel(count: 4)
    carousel.send(.tapDot(3))
    expect(carousel.update(.countChanged(2)) && carousel.index == 1 && carousel.count == 2)
    expect(!carousel.update(.countChanged(5)) && carousel.index == 1)
    expect(carousel.update(.countChanged(-3)) && carousel.index == 0 && carousel.count == 0)
  }

  @Test func aNewCarouselTurnsByItself() {
    var carousel = Carousel(count: 2)
    let pages = (0..<4).map { _ in
      carousel.update(.tick)
      return carousel.index
    }
    expectEqual(pages, [1, 0, 1, 0])
  }
}
