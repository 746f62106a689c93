import TextSearch

let titles = ["Uptown Farmers Market", "Encanto Park", "Farm Stand"]
let index = SearchIndex(
  titles.enumerated().compactMap { number, title in
    (try? ItemReference(.market, "\(number)")).map { SearchIndex.Document($0, title: title) }
  })
print(index.results(of: try SearchIndex.Query("farmres mark")).hits.map(\.id.id))  //> ["0"]
