import Synchronization

/// The steps of the tour, in the order of the year.
struct Tour {
  private(set) var steps: [Step] = []

  /// A heading, the lines of code that ran, what they printed, and pictures of it.
  struct Step {
    let name: String
    let app: App
    /// The month, from 1 to 12, and what to call the day.
    let month: Int
    let day: String
    let title: String
    let text: String
    let code: String
    let output: String
    let pictures: [Picture]
  }

  /// Adds a step: the lines between `// begin: name` and `// end: name` of the source, and what was
  /// printed since the step before.
  mutating func add(
    _ name: String, _ app: App, month: Int, _ day: String, _ title: String, _ text: String,
    _ pictures: [Picture], source: Source
  ) throws {
    steps.append(
      Step(
        name: name, app: app, month: month, day: day, title: title, text: text,
        code: try source.lines(of: name), output: takePrinted(), pictures: pictures))
  }
}

extension Tour {
  /// The picture of a name.
  func picture(named name: String) -> Picture? {
    steps.lazy.flatMap(\.pictures).first { $0.name == name }
  }
}

/// An error that stops the tour.
struct Missing: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Returns a value that is there.
func require<Value>(_ value: Value?, _ what: String = #function) throws -> Value {
  guard let value else { throw Missing("Nothing in \(what)") }
  return value
}

private let printed = Mutex("")

/// Prints to the step of the tour.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let line = items.map { "\($0)" }.joined(separator: separator) + terminator
  printed.withLock { $0 += line }
}

private func takePrinted() -> String {
  printed.withLock { text in
    defer { text = "" }
    return text
  }
}
