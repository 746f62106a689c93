import SharePages

let site = try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "health")
let card = try ShareCard(
  DirectoryRecord(ItemReference("park/encanto")!, title: "Encanto Park"), on: site)
print(card.link.web, card.html.contains("<h1>Encanto Park</h1>"))  //> https://health.example/r/park/encanto true
