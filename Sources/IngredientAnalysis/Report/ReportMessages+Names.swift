import Essentials

extension ReportMessages {
  /// The name of an allergen or category, as part of a sentence, such as "tree nuts".
  ///
  /// It is the one in ``substanceNames``, and otherwise the name of the substance itself.
  public func name(of substance: KnownSubstance) -> String {
    substanceNames[substance.id] ?? substance.name
  }

  /// The name of a diet.
  public func name(of diet: LabelDiet) -> String {
    switch diet {
    case .vegan: vegan
    case .vegetarian: vegetarian
    case .halal: halal
    case .kosher: kosher
    case .keto: keto
    case .lowFodmap: lowFodmap
    case .glutenFree: glutenFree
    }
  }

  /// The name of a level of concern.
  public func name(of level: ConcernLevel) -> String {
    switch level {
    case .none: noConcern
    case .low: lowConcern
    case .moderate: moderateConcern
    case .high: highConcern
    case .prohibited: prohibitedConcern
    }
  }

  /// The name of a jurisdiction, as part of a sentence, such as "the United States".
  public func name(of market: Jurisdiction) -> String {
    switch market {
    case .world: world
    case .europeanUnion: europeanUnion
    case .unitedKingdom: unitedKingdom
    case .unitedStates: unitedStates
    case .california: california
    }
  }

  /// The name of an audience, as part of a sentence, such as "infants under 12 months".
  public func name(of audience: LabelAudience) -> String {
    switch audience {
    case .everyone: everyone
    case .infant: infant
    case .toddler: toddler
    case .child: child
    case .pregnancy: pregnancy
    case .breastfeeding: breastfeeding
    }
  }

  func name(of wish: LabelPreferences.AvoidedIngredient, in knowledge: IngredientKnowledge)
    -> String
  {
    switch wish {
    case .allergen(let allergen, _, _):
      substanceNames[allergen.id] ?? allergen.substance(in: knowledge)?.name ?? allergen.id
    case .named(let name), .group(let name, _): name
    case .category(let category): name(of: category, in: knowledge)
    }
  }

  func name(of category: IngredientCategory, in knowledge: IngredientKnowledge) -> String {
    substanceNames[category.id] ?? category.substance(in: knowledge)?.name ?? category.id
  }

  /// The names of the allergens and categories that have a constant.
  static let englishNames: [String: String] = [
    Allergen.milk.id: "milk",
    Allergen.eggs.id: "eggs",
    Allergen.fish.id: "fish",
    Allergen.crustaceans.id: "crustacean shellfish",
    Allergen.mollusks.id: "mollusks",
    Allergen.treeNuts.id: "tree nuts",
    Allergen.peanuts.id: "peanuts",
    Allergen.wheat.id: "wheat",
    Allergen.gluten.id: "gluten",
    Allergen.soybeans.id: "soy",
    Allergen.sesame.id: "sesame",
    Allergen.celery.id: "celery",
    Allergen.mustard.id: "mustard",
    Allergen.lupin.id: "lupin",
    Allergen.sulfites.id: "sulfites",
    Allergen.coconut.id: "coconut",
    IngredientCategory.sweeteners.id: "sweeteners",
    IngredientCategory.artificialSweeteners.id: "artificial sweeteners",
    IngredientCategory.polyols.id: "sugar alcohols",
    IngredientCategory.addedSugars.id: "added sugars",
    IngredientCategory.naturalColors.id: "natural colors",
    IngredientCategory.syntheticColors.id: "synthetic colors",
    IngredientCategory.azoDyes.id: "azo dyes",
    IngredientCategory.southamptonColors.id: "Southampton colors",
    IngredientCategory.caramelColors.id: "caramel colors",
    IngredientCategory.nitritesAndNitrates.id: "nitrites and nitrates",
    IngredientCategory.sulfites.id: "sulfites",
    IngredientCategory.glutamates.id: "glutamates",
    IngredientCategory.phosphates.id: "phosphates",
    IngredientCategory.gallates.id: "gallates",
    IngredientCategory.modifiedStarches.id: "modified starches",
    IngredientCategory.parabens.id: "parabens",
    IngredientCategory.phthalates.id: "phthalates",
    IngredientCategory.sulfates.id: "sulfates",
    IngredientCategory.formaldehydeReleasers.id: "formaldehyde releasers",
    IngredientCategory.isothiazolinones.id: "isothiazolinones",
    IngredientCategory.fragranceAllergens.id: "fragrance allergens",
    IngredientCategory.silicones.id: "silicones",
    IngredientCategory.mineralOils.id: "mineral oils",
    IngredientCategory.ethoxylates.id: "ethoxylated ingredients",
    IngredientCategory.uvFilters.id: "UV filters",
    IngredientCategory.pfas.id: "PFAS",
    IngredientCategory.retinoids.id: "retinoids",
    IngredientCategory.alcohol.id: "alcohol",
    IngredientCategory.caffeine.id: "caffeine",
    IngredientCategory.hydrogenatedFats.id: "hydrogenated fats",
    IngredientCategory.partiallyHydrogenatedOils.id: "partially hydrogenated oils",
    IngredientCategory.aluminum.id: "aluminum compounds",
    IngredientCategory.honey.id: "honey",
    IngredientCategory.liver.id: "liver",
    IngredientCategory.highMercuryFish.id: "fish high in mercury",
    IngredientCategory.unpasteurizedDairy.id: "unpasteurized dairy",
    IngredientCategory.licorice.id: "licorice",
    IngredientCategory.insects.id: "insects",
    IngredientCategory.pork.id: "pork",
    IngredientCategory.beef.id: "beef",
    IngredientCategory.palmOil.id: "palm oil",
    IngredientCategory.corn.id: "corn",
    IngredientCategory.nightshades.id: "nightshades",
    IngredientCategory.latex.id: "natural rubber latex",
  ]
}
