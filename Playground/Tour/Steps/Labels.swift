import HealthDomain
import PlaygroundCharts

func showLabels(in tour: inout Tour) throws {
  let source = try Source()
  let granola = """
    INGREDIENTS: WHOLE GRAIN OATS, SUGAR, CHOCOLATE CHIPS (CANE SUGAR, UNSWEETENED CHOCOLATE, \
    COCOA BUTTER, SOY LECITHIN (EMULSIFIER)), ALMONDS 8%, VEGETABLE OIL (PALM, CANOLA), CONTAINS \
    2% OR LESS OF: SALT, NATURAL FLAVOR, RED 40, BHT (TO PRESERVE FRESHNESS). CONTAINS: SOY, \
    ALMONDS. MAY CONTAIN MILK AND PEANUTS. DISTRIBUTED BY EXAMPLE FOODS, PHOENIX, AZ 85003
    """
  let messages = ReportMessages()

  // begin: granola
  let ben = LabelPreferences(
    avoiding: [
      .allergen(.treeNuts), .allergen(.milk),
      .category(.azoDyes), .named("palm oil"),
    ])
  let analyzer = IngredientAnalyzer(knowledge: .embedded)
  let report = analyzer.report(on: IngredientLabel(granola), for: ben)
  print(granola)
  print(messages.text(for: report.verdict))
  for (cause, severity) in report.causes {
    print("\(severity): \(messages.text(for: cause))")
  }
  // end: granola
  try tour.add(
    "granola", .scanner, month: 2, "February 14", "May Ben eat this granola?",
    "Ben is allergic to tree nuts and milk. His mother also avoids azo dyes and palm oil. The scanner reads the "
      + "label as a tree, and says what speaks against it, and why.",
    [labelPicture(report, messages)], source: source)

  // begin: rating
  print(messages.text(for: report.rating))
  for reason in report.reasons where reason.pointsLost > 0 {
    print("-\(decimal(reason.pointsLost)) \(messages.text(for: reason))")
  }
  // end: rating
  try tour.add(
    "rating", .scanner, month: 2, "February 14", "How good is it for everybody else?",
    "The rating is about what laws and agencies have published, whatever Ben avoids. Each point that is lost has "
      + "a source.", [ratingPicture(report)], source: source)
}

/// The ingredients as a tree, with what speaks against each of them.
private func labelPicture(_ report: IngredientReport, _ messages: ReportMessages) -> Picture {
  var rows: [Row] = []
  for ingredient in report.list.ingredients { add(ingredient, depth: 0, to: &rows) }
  rows.append(Row(name: "May contain", depth: 0))
  for ingredient in report.list.ingredients(statedAs: .mayContain) {
    rows.append(Row(name: ingredient.name, depth: 1))
  }
  for (cause, severity) in report.causes {
    guard let name = ingredient(of: cause)?.name else { continue }
    for index in rows.indices.reversed() where rows[index].name == name {
      rows[index].cause = (messages.text(for: cause), severity)
      break
    }
  }
  let height = rows.reduce(66.0) { $0 + $1.height }
  var picture = Picture(
    "label", .scanner, "The label as a tree",
    "Almonds, palm oil, and Red 40 are avoided, and milk may be there in traces. Percents are what the order of "
      + "the list and the one stated number allow.", height: height + 26)
  picture.table = [["Ingredient", "Share", "Against it"]]
  var y = 66.0
  var parents: [Double] = []
  for row in rows {
    let x = Picture.left + 8 + Double(row.depth) * 20
    parents = Array(parents.prefix(row.depth))
    if let parent = parents.last {
      picture.path([(x - 20, parent + 7), (x - 20, y - 4), (x - 8, y - 4)], .line, width: 1.5)
    }
    parents.append(y - 4)
    let ink: Ink =
      switch row.cause?.severity {
      case .avoid: .bad
      case .caution: .warn
      default: .ink
      }
    let isAgainst = row.cause != nil
    picture.circle(x, y - 4, isAgainst ? 7 : 4, isAgainst ? ink : .line)
    if isAgainst {
      picture.text(
        ink == .bad ? "×" : "!", x, y, .paper, on: ink, size: .small, anchor: .middle, isBold: true)
    }
    picture.text(sentence(row.name), x + 13, y, ink, isBold: isAgainst)
    picture.text(row.share, Picture.right, y, .muted, size: .small, anchor: .end)
    if let cause = row.cause {
      picture.text(cause.text, x + 13, y + 15, ink, size: .small)
    }
    picture.table.append([row.name, row.share, row.cause?.text ?? ""])
    y += row.height
  }
  picture.legend([(.bad, "avoid"), (.warn, "caution")], y: height + 8)
  return picture
}

/// A line of the tree.
private struct Row {
  let name: String
  let depth: Int
  var share = ""
  var cause: (text: String, severity: LabelVerdict.Severity)?

  var height: Double { cause == nil ? 25 : 41 }
}

private func add(_ ingredient: Ingredient, depth: Int, to rows: inout [Row]) {
  var row = Row(name: ingredient.name, depth: depth)
  if let bounds = ingredient.amount?.bounds {
    let (least, most) = (Int(bounds.lowerBound.rounded()), Int(bounds.upperBound.rounded()))
    row.share = least == most ? "\(least) %" : "\(least)–\(most) %"
  }
  rows.append(row)
  for part in ingredient.ingredients { add(part, depth: depth + 1, to: &rows) }
}

private func ingredient(of cause: LabelVerdict.Cause) -> Ingredient? {
  switch cause {
  case .allergen(_, let ingredient), .traces(_, let ingredient),
    .probableAllergen(_, let ingredient), .exemptAllergen(_, let ingredient),
    .avoided(_, let ingredient), .possiblyAvoided(_, let ingredient),
    .prohibited(_, let ingredient), .announcedProhibition(_, let ingredient),
    .advice(_, let ingredient), .unread(let ingredient):
    ingredient
  case .diet(_, _, let ingredient): ingredient
  default: nil
  }
}

/// A printed name with one capital letter.
private func sentence(_ name: String) -> String {
  let lower = name.lowercased()
  return name.count <= 3 ? name : lower.prefix(1).uppercased() + lower.dropFirst()
}

/// The points of the rating, and what each ingredient takes away.
private func ratingPicture(_ report: IngredientReport) -> Picture {
  let lost = report.reasons.filter { $0.pointsLost > 0 }
  var picture = Picture(
    "points", .scanner, "From 100 points down",
    "Two ingredients of moderate concern take points away. Oats, sugar, and chocolate take none.",
    height: 78 + Double(lost.count + 1) * 40)
  let x = Scale(80...100, from: Picture.left, to: Picture.right)
  for tick in stride(from: 80, through: 100, by: 5) {
    picture.line(x(tick), 62, x(tick), 58 + Double(lost.count + 1) * 40)
    picture.text(
      "\(tick)", x(tick), 56, .muted, size: .small,
      anchor: tick == 80 ? .start : tick == 100 ? .end : .middle)
  }
  picture.table = [["Ingredient", "Points", "Source"]]
  var points = 100.0
  for (row, reason) in lost.enumerated() {
    let y = 72 + Double(row) * 40
    picture.rect(
      x(points - reason.pointsLost), y, x(points) - x(points - reason.pointsLost), 22, .warn,
      radius: 4)
    points -= reason.pointsLost
    picture.text(
      "\(reason.ingredient.name)  −\(decimal(reason.pointsLost))", x(points) - 8, y + 15.5,
      anchor: .end)
    picture.table.append([
      reason.ingredient.name, "−\(decimal(reason.pointsLost))", reason.evidence?.body ?? "",
    ])
  }
  let y = 72 + Double(lost.count) * 40
  picture.rect(Picture.left, y, x(points) - Picture.left, 22, .accent, radius: 4)
  picture.text(
    "\(Int(points.rounded())) of 100", Picture.left + 10, y + 15.5, .paper, on: .accent,
    isBold: true)
  picture.table.append(["Rating", "\(Int(points.rounded()))", ""])
  return picture
}
