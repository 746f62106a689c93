import Console
import Foundation
import HealthDomain

try Console.run {
  var now = Int64(Date().timeIntervalSince1970)
  var seed = UInt64.random(in: .min ... .max)
  try Console.options { option, value in
    switch option {
    case "--now":
      guard let time = try? LocalDateTime(iso8601: value) else {
        throw Console.Problem("\(value) is not a time such as 2026-05-02T08:00.")
      }
      now = time.secondsSinceEpoch(utcOffset: Office.utcOffset)
    case "--seed":
      guard let number = UInt64(value) else { throw Console.Problem("\(value) is no number.") }
      seed = number
    default: throw Console.Problem("There is no option \(option).")
    }
  }
  var office = Office(at: now, seed: seed)
  print("Join with \"join <e-mail> <password>\", or \"login <e-mail> <password>\".")
  Console.commands { try office.perform($0) }
}
