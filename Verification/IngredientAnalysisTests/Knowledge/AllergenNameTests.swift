import TestSupport
import Testing

@testable import IngredientAnalysis

/// English names that contain the word for an allergen hold that allergen, or there is a reason.
@Suite("Knowledge: English names that contain an allergen") struct AllergenNameTests {
  /// The words for each allergen, folded.
  private static let words: [(allergen: String, words: Set<String>)] = [
    (
      "en:milk",
      [
        "milk", "milks", "whey", "casein", "caseinate", "buttermilk", "milkfat", "butterfat",
        "lactose", "cheddar", "mozzarella", "parmesan", "yogurt", "yoghurt", "cheese", "butter",
        "cream", "ghee", "dairy", "ricotta", "feta", "gouda", "mascarpone", "buttercream",
      ]
    ),
    (
      "en:wheat",
      [
        "wheat", "durum", "semolina", "spelt", "farina", "couscous", "bulgur", "farro", "einkorn",
        "emmer", "kamut", "seitan",
      ]
    ),
    (
      "en:gluten",
      ["barley", "rye", "oat", "oats", "oatmeal", "malt", "triticale", "gluten"]
    ),
    ("en:eggs", ["egg", "eggs", "albumen", "mayonnaise", "meringue"]),
    (
      "en:soybeans",
      ["soy", "soya", "soybean", "soybeans", "tofu", "edamame", "tempeh", "miso", "tamari"]
    ),
    ("en:peanuts", ["peanut", "peanuts", "groundnut", "groundnuts"]),
    (
      "en:nuts",
      [
        "almond", "almonds", "walnut", "walnuts", "pecan", "pecans", "cashew", "cashews",
        "hazelnut", "hazelnuts", "pistachio", "pistachios", "macadamia", "marzipan", "praline",
      ]
    ),
    (
      "en:fish",
      [
        "anchovy", "anchovies", "salmon", "tuna", "cod", "pollock", "haddock", "tilapia", "fish",
        "sardine", "sardines", "herring", "mackerel", "trout", "caviar", "surimi",
      ]
    ),
    (
      "en:crustaceans",
      ["shrimp", "shrimps", "prawn", "prawns", "crab", "lobster", "crayfish", "krill"]
    ),
    (
      "en:molluscs",
      ["oyster", "oysters", "clam", "clams", "squid", "mussel", "mussels", "scallop", "octopus"]
    ),
    ("en:sesame-seeds", ["sesame", "tahini"]), ("en:mustard", ["mustard"]),
    ("en:celery", ["celery", "celeriac"]), ("en:lupin", ["lupin", "lupins", "lupine"]),
    (
      "en:sulphur-dioxide-and-sulphites",
      ["sulfite", "sulphite", "sulfites", "sulphites", "metabisulfite", "metabisulphite"]
    ),
  ]

  /// Phrases within which the words for allergens mean none, with the reason.
  private static let reasons: [(reason: String, phrases: [String])] = [
    ("Milk, butter, or cream of a plant", plantMilks),
    (
      "The fat or spread of a plant",
      [
        "cocoa butter", "cacao butter", "cocao butter", "coco butter", "coca butter",
        "shea butter", "shea nut butter", "karite butter", "illipe butter", "cupuacu butter",
        "mango butter", "mango seed butter", "mango kernel butter", "sal butter", "kokum butter",
        "apple butter", "pumpkin butter", "fruit butter", "pear butter", "plum butter",
        "fig butter", "maple cream", "seed butter", "vegetable ghee", "vegetable butter",
      ]
    ),
    (
      "A plant, mushroom, or dish of that name",
      [
        "butter bean", "butter beans", "butter peas", "butter lettuce", "butter crunch lettuce",
        "milk thistle", "cream of the crop", "egg plant", "egg fruit", "oyster mushroom",
        "oyster mushrooms", "crab apple", "crab apples", "white walnut", "egg roll",
        "ice cream cone", "ice cream cones", "cheese replacer", "liver cheese",
        "mustard greens", "mustard green", "mustard spinach", "mustard cabbage", "cuttle fish",
        "almond shell", "oyster crackers", "fish seasoning", "salmon berry", "tuna fruit",
      ]
    ),
    ("A salt of tartaric acid", ["cream of tartar", "cream of tarter"]),
    ("A cereal porridge", ["cream of wheat"]),
    ("A liquid yeast", ["cream yeast"]),
    ("A soft drink without cream", ["cream soda"]),
    ("A sugar confection without milk", ["marshmallow cream"]),
    (
      "Filling and stabilizer that may be without milk",
      [
        "cream filling", "filling cream", "cream center", "cream stabilizer", "butter topping",
      ]
    ),
    (
      "Grown for or named after the food they ferment",
      [
        "yogurt culture", "yogurt cultures", "yogurt starter", "cheese culture", "cheese cultures",
        "cheese starter", "cheese bacterial", "culture cheese", "cultures cheese",
      ]
    ),
    ("Made by fermentation", ["human milk oligosaccharides"]),
    ("A process that a name has to follow", ["reduced lactose"]),
    (
      "Curd of soy",
      ["soy cream cheese", "soy cream", "soy cheese", "tofu cream cheese", "tofu cheese"]
    ),
    ("The chalk of the shell", ["oyster shell"]),
    ("Shellfish, which are no fish", ["shell fish"]),
    ("Eggs of fish", ["fish eggs"]),
    (
      "Malt of another cereal, or its sugar",
      [
        "rice malt", "malted rice", "malted sorghum", "tapioca malt", "malt sugar",
        "barley of job s tears", "corn gluten", "soy gluten",
      ]
    ),
    (
      "The group of the collective names that may hide an allergen",
      ["possible celery", "possible mustard"]
    ),
    (
      "A color made with sulfite, of which little remains",
      [
        "caustic sulphite", "caustic sulfite", "sulphite ammonia", "sulfite ammonia",
        "ammonia sulphite",
      ]
    ),
  ]

  /// The phrases of ``reasons``, the longest first, because a shorter one leaves a word behind.
  private static let phrases = reasons.flatMap(\.phrases).sorted { $0.utf8.count > $1.utf8.count }

  private static let plantMilks: [String] = {
    let plants = [
      "almond", "cashew", "hazelnut", "macadamia", "macadamia nut", "walnut", "pecan",
      "pistachio", "brazil nut", "nut", "peanut", "soy", "soya", "soybean", "coconut",
      "coconut extract", "oat", "rice",
      "pea", "pea protein", "hemp", "flax", "flax seed", "quinoa", "banana", "potato",
      "sunflower", "sunflower seed", "pumpkin seed", "tiger nut", "tigernut", "sesame",
      "sesame seed", "watermelon seed", "coconut milk", "almond paste", "plant",
    ]
    let foods = ["milk", "milks", "butter", "butters", "cream", "yogurt", "yoghurt", "cheese"]
    return plants.flatMap { plant in foods.map { "\(plant) \($0)" } } + ["cream of coconut"]
  }()

  /// Words that say that what they are joined with is absent or replaced, which is all that
  /// "natural", "type", and "pure" say beside a flavor.
  private static let denials: Set<String> = [
    "free", "vegan", "non", "nondairy", "plant", "imitation", "artificial", "alternative",
    "substitute", "replacer", "replacement", "equivalent", "vegetarian", "eggless", "meatless",
    "type", "style", "natural", "purity", "pure", "surimi", "sticks", "stick", "mushroom",
    "possible",
  ]

  /// Words that say that what they are joined with is only a flavor.
  private static let flavors: Set<String> = [
    "flavour", "flavor", "flavours", "flavors", "flavouring", "flavoring", "flavourings",
    "flavorings", "flavored", "flavoured",
  ]

  /// Whether a name says an allergen that no reason explains.
  private static func says(_ words: Set<String>, _ name: String) -> Bool {
    var padded = " \(name) "
    guard padded.split(separator: " ").contains(where: { words.contains(String($0)) }) else {
      return false
    }
    for phrase in phrases {
      while let range = padded.firstRange(of: " \(phrase) ") {
        padded.replaceSubrange(range, with: " - ")
      }
    }
    let left = padded.split(separator: " ").map(String.init)
    let isFlavor = left.contains(where: flavors.contains)
    return left.contains(where: words.contains)
      && !left.contains { denials.contains($0) && !(isFlavor && $0 == "natural") }
  }

  /// The English names of what may be on a list, folded.
  private static let names: [String] = {
    let base = IngredientKnowledge.embedded.base
    let kinds: Set<KnownSubstance.Kind> = [
      .food, .additive, .nutrient, .mineral, .vitamin, .category,
    ]
    var names: Set<String> = []
    for line in base.names where line.language == .english {
      guard kinds.contains(base[line.entry].kind) else { continue }
      for part in base.parts(of: line.names) {
        names.insert(TextFolding.folded(base.string(part)))
      }
    }
    return names.sorted()
  }()

  /// The IDs of the allergens of a label, including exempt ones and possible traces; of a flavor,
  /// those that it is likely to be made of too.
  private static func allergens(_ text: String, _ workspace: inout IngredientAnalyzer.Workspace)
    -> Set<String>
  {
    let isFlavor = text.split(separator: " ").contains { flavors.contains(String($0)) }
    return Analyzers.exact.withReport(on: IngredientLabel(text), using: &workspace) { report in
      let likely = isFlavor ? report.probableAllergens : []
      return Set((report.allergens + report.exemptAllergens + report.traces + likely).map(\.id))
    }
  }

  @Test func everyNameKeepsTheAllergenThatItSays() {
    var workspace = IngredientAnalyzer.Workspace()
    var count = 0
    // By default, one name in a hundred.
    let step = LongTest.size(1, small: 100)
    for (number, name) in Self.names.enumerated() where number.isMultiple(of: step) {
      let said = Self.words.filter { Self.says($0.words, name) }
      guard !said.isEmpty else { continue }
      count += 1
      let found = Self.allergens(name, &workspace)
      for (allergen, _) in said { expect(found.contains(allergen), "\(name)") }
    }
    expect(count > 2_000 / step)
  }

  @Test func everyPartOfANameKeepsTheAllergenThatItSays() {
    var workspace = IngredientAnalyzer.Workspace()
    var seen: Set<String> = []
    let step = LongTest.size(1, small: 200)
    for (number, name) in Self.names.enumerated()
    where number.isMultiple(of: step) && Self.words.contains(where: { Self.says($0.words, name) }) {
      let words = name.split(separator: " ")
      guard (2...4).contains(words.count) else { continue }
      for subset in 1..<(1 << words.count) {
        let part = words.indices.filter { subset >> $0 & 1 == 1 }.map { words[$0] }
          .joined(separator: " ")
        // "No mustard" is a claim, and not a part of a name.
        guard !part.hasPrefix("no "), seen.insert(part).inserted else { continue }
        let said = Self.words.filter { Self.says($0.words, part) }
        guard !said.isEmpty else { continue }
        let found = Self.allergens(part, &workspace)
        for (allergen, _) in said { expect(found.contains(allergen), "\(part)") }
      }
    }
    expect(seen.count > 4_000 / step)
  }
}
