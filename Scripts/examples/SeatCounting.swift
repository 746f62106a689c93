// What a reader of the examples in doc comments has at hand; only the types matter.
import Foundation
import SeatCounting

func show(_ values: Any?...) {}

let now: Int64 = given()
