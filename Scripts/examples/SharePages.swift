// What a reader of the examples in doc comments has at hand; only the types matter.
import SharePages

let market: ItemReference = given()
let phoenix: City = given()
let record: DirectoryRecord = given()
let page: DirectoryPage = given()
let here: Coordinate = given()
let feature: AdminConfig.Feature = given()
let records: [DirectoryRecord] = given()
let item: ItemReference = given()
let text: String = given()
let card: ShareCard = given()
nonisolated(unsafe) var title: String = given()
let site: DeepLink.Site = given()
let appleApp: LinkAssociation.AppleApp = given()
let androidApp: LinkAssociation.AndroidApp = given()
func serve(_ text: String, at path: String) {}
func store(_ text: String, at address: String) {}
func share(_ text: String) {}
