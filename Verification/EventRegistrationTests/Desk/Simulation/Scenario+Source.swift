/// Scenarios as Swift source code.
extension Scenario {
  /// A Swift expression of the scenario.
  var source: String {
    var lines = ["Scenario("]
    let desk = hasDesk ? ", hasDesk: true" : ""
    let service = hasService ? ", hasService: true" : ""
    lines.append("  hosts: \(hosts)\(desk)\(service), places: \(places),")
    lines.append("  events: [\(events.map(\.source).joined(separator: ", "))],")
    lines.append("  steps: [")
    for step in steps { lines.append("    \(step.source),") }
    lines.append("  ])")
    return lines.joined(separator: "\n")
  }
}

extension Rules {
  fileprivate var source: String {
    let standard = Rules()
    var parts: [String] = []
    func add(_ name: String, _ value: KeyPath<Rules, Int>) {
      if self[keyPath: value] != standard[keyPath: value] {
        parts.append("\(name): \(self[keyPath: value])")
      }
    }
    add("capacity", \.capacity)
    add("waits", \.waits)
    add("overtakings", \.overtakings)
    add("offers", \.offers)
    add("holds", \.holds)
    add("ends", \.ends)
    return "Rules(\(parts.joined(separator: ", ")))"
  }
}

extension Step {
  fileprivate var source: String {
    switch self {
    case .ask(let request, let ask, let event, let person, let second, let deliveries):
      let list = deliveries.map(\.source).joined(separator: ", ")
      return ".ask(\(request), .\(ask), of: \(event), by: \(person), at: \(second), [\(list)])"
    case .series(let request, let children, let person, let second, let deliveries):
      let list = deliveries.map(\.source).joined(separator: ", ")
      return ".series(\(request), \(children), by: \(person), at: \(second), [\(list)])"
    case .jump, .crash, .snapshot, .tick: return ".\(self)"
    }
  }
}

extension Delivery {
  fileprivate var source: String {
    let standard = Delivery()
    var parts: [String] = []
    if host != standard.host { parts.append("host: \(host)") }
    if after != standard.after { parts.append("after: \(after)") }
    if takes != standard.takes { parts.append("takes: \(takes)") }
    if back != standard.back { parts.append("back: \(back)") }
    if fate != standard.fate { parts.append("fate: .\(fate)") }
    if isRetry { parts.append("isRetry: true") }
    return "Delivery(\(parts.joined(separator: ", ")))"
  }
}
