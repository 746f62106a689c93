import PlaceDirectory

if let item = ItemReference("market/1") {
  var market = DirectoryRecord(item, title: "Downtown Market")
  market.hours = try OpeningHours("Sa 08:00-13:00")
  market.labels[.payment] = ["SNAP"]
  var query = DirectoryQuery(kinds: [.market])
  query.labels[.payment] = .any(["SNAP", "WIC"])
  let page = try DirectoryIndex([market]).page(of: query)
  print(page.hits.map(\.record.title), page.total)  //> ["Downtown Market"] 1
}
