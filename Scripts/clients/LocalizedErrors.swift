import Foundation
import Geo
import LocalizedErrors

do {
  _ = try Coordinate(latitude: 91, longitude: 0)
} catch {
  print(error.localizedDescription)
}
//> The latitude must be from -90 to 90 degrees.
