import SharePages

let site = try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "health")
if let item = ItemReference("park/encanto") {
  let card = try ShareCard(DirectoryRecord(item, title: "Encanto Park"), on: site)
  print(card.link.web)  //> https://health.example/r/park/encanto
}
