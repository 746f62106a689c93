import HealthDomain

let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
let index = GeoIndex([phoenix], at: \.self)
let report = IngredientAnalyzer(knowledge: .embedded).report(on: IngredientLabel("Oats, almonds"))
print(index.count(within: .miles(5), of: phoenix), report.verdict)  //> 1 fits
