// What a reader of the examples in doc comments has at hand; only the types matter.
import TextSearch

func show(_ values: Any?...) {}

let documents: [SearchIndex.Document] = given()
let item: ItemReference = given()
let hit: SearchIndex.Hit = given()
let stored: [String] = given()
let text: String = given()
let queries: [SearchIndex.Query] = given()
nonisolated(unsafe) var searchIndex: SearchIndex = given()
nonisolated(unsafe) var searchResults: SearchIndex.Results = given()
nonisolated(unsafe) var hint: any Error = given()
