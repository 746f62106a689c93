// What a reader of the examples in doc comments has at hand; only the types matter.
import HealthDomain

func given<Value>() -> Value { fatalError("an example is compiled, and not run") }

let now: Int64 = given()
let barcode: Barcode = given()
