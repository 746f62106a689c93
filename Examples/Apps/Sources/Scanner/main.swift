import Console
import Foundation
import HealthDomain

try Console.run {
  var now = Int64(Date().timeIntervalSince1970)
  var path: String?
  try Console.options { option, value in
    switch option {
    case "--products": path = value
    case "--now":
      guard let date = try? CalendarDate(iso8601: value) else {
        throw Console.Problem("\(value) is not a day such as 2026-11-28.")
      }
      now = Int64(date.daysSinceEpoch) * 86_400
    default: throw Console.Problem("There is no option \(option).")
    }
  }
  let text = try path.map { try String(contentsOfFile: $0, encoding: .utf8) }
  var scanner = try Scanner(Shelf.products(in: text ?? Shelf.table), now: now)
  print("Type a barcode, or \"shelf\" to see what there is.")
  Console.commands { try scanner.perform($0) }
}
