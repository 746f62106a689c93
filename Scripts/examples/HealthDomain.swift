// What a reader of the examples in doc comments has at hand; only the types matter.
import HealthDomain

let now: Int64 = given()
let barcode: Barcode = given()
