// What a reader of the examples in doc comments has at hand; only the types matter.
import Foundation
import IngredientAnalysis

func show(_ values: Any?...) {}

let text: String = given()
let analyzer: IngredientAnalyzer = given()
let report: IngredientReport = given()
let messages: ReportMessages = given()
let sauce: NutritionFacts = given()
let bar: ProductCandidate<String> = given()
let other: ProductCandidate<String> = given()
let shelf: [ProductCandidate<String>] = given()
let german: Data = given()
