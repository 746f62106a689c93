import Essentials
import TestSupport
import Testing

@testable import IngredientAnalysis

/// Labels that must not be judged better, or worse, than what they print.
///
/// A line of a table has the language, what the person asks, the severities that are right, and the label. A question
/// has parts such as `a:milk` for an allergen, `at:` and `ax:` for one of whose traces the person avoids or accepts all,
/// `n:` for a name, `c:` for a category, `d:` for a diet, `m:` for a market, `on:` for a day, and `COS` for a cosmetic.
@Suite("Allergy: labels that hide what they contain") struct CarefulVerdictTests {
  @Test func aSlashIsNeverBetterThanAComma() throws {
    try LabelQuestion.check(
      #"""
      en a:milk avoid | Rice, sugar/lactose
      en a:milk avoid | Milk, enzymes/lysozyme
      en d:vegan avoid | Rice, sugar/lactose
      en m:EU;a:mustard avoid | Beef, spices/mustard seed
      en a:fish avoid | Water, sauce/fish sauce
      en a:eggs avoid | Milk, enzymes/lysozyme
      en m:EU;a:celery avoid | Beef, salt/celery salt
      en a:gluten avoid | Water, vinegar/malt vinegar
      en c:honey avoid | Water, sugar/honey
      de a:mustard avoid | Wasser, Gewürze/Senf
      it a:celery avoid | acqua, verdure/sedano
      en a:soybeans avoid | Rice, condiment/sauce/soy sauce
      en a:wheat avoid | Rice, starch/wheat starch
      en a:milk fits | Water, sugar/glucose
      en a:peanuts avoid | Crackers, vegetable oil/peanut oil
      en a:milk avoid | Rice, cream/thickener/starch, salt
      en a:milk avoid | Rice, butter emulsifier lecithin, salt
      en d:vegan avoid|unknown | Rice, honey emulsifier sunflower lecithin, salt
      en d:vegan fits | Rice, vegetable emulsifier sunflower lecithin, salt
      es m:EU;a:soybeans avoid | Arroz, soja/emulgente/aceite vegetal, sal
      fr m:EU;a:eggs avoid | Riz, huile végétale⁄œuf en poudre, sel
      pl m:EU;a:fish avoid | Ryż, olej roślinny／anchois, sól
      """#)
  }

  /// The words of sentences about the package never hide a food, and such a sentence needs no period before it.
  @Test func aSentenceAboutThePackageIsNoFood() throws {
    try LabelQuestion.check(
      #"""
      en d:vegan avoid|unknown | Rice. Frozen meat.
      en d:vegan avoid|unknown | Rice,⏎Frozen meat
      en m:EU;a:celery fits | Rice, sugar, salt⏎Store upright.
      en m:EU;a:celery fits | Rice, sugar, salt⏎Made in Italy.
      en m:EU;a:celery fits | Rice, sugar, salt. Preheat oven to 180°C. Cook for 25 minutes.
      de m:EU;a:celery fits | Zutaten: Reis, Zucker, Salz⏎Bei +2 °C bis +7 °C lagern.
      de m:EU;a:celery fits | Zutaten: Reis, Zucker, Salz. DE-ÖKO-001
      fr m:EU;a:celery fits | Ingrédients : riz, sucre, sel. L23145
      da m:EU;a:celery fits | Ingredienser: ris, sukker, salt. Kog i 12 minutter.
      fi m:EU;a:celery fits | Ainekset: riisi, sokeri, suola⏎Säilytä enintään +6 °C.
      nb m:EU;a:celery fits | Ingredienser: ris, sukker, salt⏎Må ikke fryses på nytt.
      en m:EU;a:celery not-fits | Rice, sugar, salt⏎Store with celery.
      """#)
  }

  @Test func aWordForAGroupMayMeanAnyOfItsKinds() throws {
    try LabelQuestion.check(
      #"""
      en a:wheat caution|avoid | Rice. Contains gluten.
      en m:EU;a:wheat caution|avoid | Rice, gluten
      en a:wheat caution | Rice. May contain gluten.
      en a:peanuts caution | Sugar, nuts
      en a:peanuts caution | Sugar, ground nuts
      en a:peanuts caution | Rice. Contains nuts.
      en a:peanuts caution | Rice. May contain nuts.
      es a:peanuts caution | Azúcar, frutos secos
      es a:peanuts caution | Arroz. Puede contener frutos secos.
      it a:peanuts caution | Zucchero, frutta secca
      it a:peanuts caution | Riso. Può contenere frutta secca.
      nl a:peanuts caution | Suiker, noten
      nl a:peanuts caution | Rijst. Kan noten bevatten.
      en a:sesame-seeds caution | Rice. May contain seeds.
      en a:sesame-seeds caution | Rice. May contain nuts and seeds.
      en a:sesame-seeds caution | Bread flour, mixed seeds
      en a:molluscs caution | Rice. May contain shellfish.
      en a:molluscs caution | Rice. Contains shellfish.
      en a:peanuts caution | Rice, legumes
      en a:soybeans caution | Rice. May contain legumes.
      en a:lupin caution | Rice. May contain legumes.
      en a:milk fits | Rice. May contain nuts
      en a:peanuts fits | Rice, almonds
      en a:sesame-seeds fits | Rice, sunflower seeds
      en a:wheat fits | Rice. May contain barley
      en a:wheat caution | Rice, cereals containing gluten, salt
      de a:wheat caution | Reis, glutenhaltiges Getreide, Salz
      pt a:gluten avoid | Arroz, cereais que contêm glúten, sal
      sv a:wheat caution | Ris. Kan innehålla spår av spannmål som innehåller gluten.
      fi a:wheat caution | Riisi. Saattaa sisältää gluteenia sisältäviä viljoja.
      fr a:lupin caution | Riz, légumes secs, sel
      de a:sesame-seeds caution | Reismehl, Saatenmischung, Salz
      de a:molluscs caution | Reis. Kann Spuren von Meeresfrüchten enthalten.
      en m:UK;a:wheat caution | Sugar, multigrain flakes, salt
      en a:peanuts caution | Trail mix (raisins, nuts), salt
      en a:peanuts caution | Nougat (sugar, nuts), salt
      en a:peanuts caution | Mixed nuts (almonds, nuts), salt
      de a:peanuts caution | Studentenfutter (Rosinen, Nüsse)
      en a:wheat caution | Malt drink (barley malt, gluten)
      en a:wheat fits | Malt extract (gluten), salt
      en a:peanuts fits | Almonds (nuts), salt
      """#)
  }

  @Test func aFactoryThatHandlesAnAllergenIsAWarning() throws {
    try LabelQuestion.check(
      #"""
      en a:milk caution | Rice, salt. Our bakery also handles milk.
      de a:milk caution | Reis, Salz. Im Werk wird auch Milch verarbeitet.
      sv a:eggs caution | Ris, salt. Tillverkas i en fabrik som hanterar mjölk och ägg.
      da a:milk caution | Ris, salt. Produceres på en fabrik, hvor der også anvendes mælk.
      nb a:milk caution | Ris, salt. Produseres på en fabrikk hvor det også brukes melk.
      fi a:milk caution | Riisi, suola. Valmistetaan tehtaassa, jossa käsitellään maitoa.
      pt a:milk caution | Arroz, sal. Na fábrica também se utiliza leite.
      en a:peanuts fits | Rice, salt. Our bakery also handles milk.
      """#)
  }

  /// A sauce or a salad with the name of a place, or a salad of something, is a dish of its own.
  @Test func aPlaceOrAFoodMakesASaladARecipe() throws {
    try LabelQuestion.check(
      #"""
      en a:eggs unknown | Water, Russian salad
      fr a:eggs unknown | Eau, sauce andalouse
      pl m:EU;a:soybeans unknown | Woda, sos chiński
      de m:EU;a:eggs unknown | Wasser, Heringssalat
      de m:EU;a:eggs unknown | Wasser, Thunfischsalat
      nl m:EU;a:eggs unknown | Water, tonijnsalade
      sv m:EU;a:eggs unknown | Vatten, tonfisksallad
      de m:EU;a:eggs fits | Wasser, Salat, Blattsalat
      fr m:EU;a:eggs fits | Eau, salade
      en a:eggs fits | Water, salad (lettuce, carrots)
      en a:eggs fits | Water, tomato sauce
      """#)
  }

  @Test func aClaimNeverHidesTheFood() throws {
    try LabelQuestion.check(
      #"""
      nl m:EU;a:eggs avoid | Water, vrije uitloop eieren
      en a:fish avoid | Water, farmed fish
      fr m:EU;a:fish avoid | Eau, poisson sauvage
      en a:wheat not-fits | Water, wholewheat grain
      en a:wheat avoid | Chicken, crumbs, salt
      en n:potato avoid | Cheese, crisps
      en n:potato fits | Cheese, vegetable crisps
      en a:milk avoid | Water, milk from cows not treated with rbst
      en a:soybeans caution | Water, vegan duck
      en a:wheat caution | Water, plant-based salmon
      de m:EU;a:soybeans caution | Wasser, veganes Hähnchen
      fr m:EU;a:gluten caution | Eau, poulet végétal
      en d:glutenFree not-fits | Water, vegetarian turkey
      en a:soybeans fits | Water, vegan butter
      en a:soybeans fits | Water, grass-fed beef
      """#)
  }

  /// A place in the name of a food says nothing about its recipe.
  @Test func aFoodWithTheNameOfAPlaceHasItsAllergens() throws {
    try LabelQuestion.check(
      #"""
      fr a:eggs avoid|caution | Asperges, hollandaise, sel
      it a:eggs avoid|caution | Asparagi, salsa olandese
      es a:eggs avoid|caution | Patata, salsa holandesa
      pl a:eggs avoid|caution | Szparagi, sos holenderski, sól
      fr a:milk avoid | Fraises, petits-suisses, sucre
      en a:eggs caution | Lettuce, Russian dressing
      pt a:fish avoid | Água, dourada grelhada, sal
      fi n:sianliha avoid | Vesi, sika, suola
      """#)
  }

  @Test func aWarningWithoutNamesIsNeverSilent() throws {
    try LabelQuestion.check(
      #"""
      en a:peanuts not-fits | Rice, salt. May contain traces.
      en a:peanuts not-fits | Rice, salt. Made on shared equipment.
      en a:peanuts not-fits | Rice, salt. May contain
      en a:peanuts not-fits | Rice, salt. May contain:
      en a:peanuts not-fits | Rice, salt. Contains
      en a:peanuts not-fits | Rice, salt. Contains:
      en a:peanuts not-fits | Rice, salt. Allergens:
      de a:peanuts not-fits | Reis, Salz. Kann Spuren enthalten.
      de a:peanuts not-fits | Reis, Salz. Kann
      de a:peanuts not-fits | Reis, Salz. Enthält
      fr a:peanuts not-fits | Riz, sel. Traces possibles.
      fr a:peanuts not-fits | Riz, sel. Peut contenir
      es a:peanuts not-fits | Arroz, sal. Puede contener trazas.
      es a:peanuts not-fits | Arroz, sal. Contiene
      en at:peanuts not-fits | Rice, salt. May contain traces.
      en at:peanuts not-fits | Rice, salt. Made on shared equipment.
      en at:peanuts not-fits | Rice, salt. May contain
      en at:peanuts not-fits | Rice, salt. May contain:
      en at:peanuts not-fits | Rice, salt. Contains
      en at:peanuts not-fits | Rice, salt. Contains:
      en at:peanuts not-fits | Rice, salt. Allergens:
      de at:peanuts not-fits | Reis, Salz. Kann Spuren enthalten.
      de at:peanuts not-fits | Reis, Salz. Kann
      de at:peanuts not-fits | Reis, Salz. Enthält
      fr at:peanuts not-fits | Riz, sel. Traces possibles.
      fr at:peanuts not-fits | Riz, sel. Peut contenir
      es at:peanuts not-fits | Arroz, sal. Puede contener trazas.
      es at:peanuts not-fits | Arroz, sal. Contiene
      en a:nuts not-fits | Free from: milk, egg, nuts*. *may contain traces
      en a:nuts not-fits | Rice. Free from: milk, egg, nuts*. *may contain traces
      de a:peanuts not-fits | Ohne Erdnüsse*. *Kann Spuren enthalten.
      de a:peanuts not-fits | Reis. Ohne Erdnüsse*. *Kann Spuren enthalten.
      en a:peanuts not-fits | Peanut free†. †May contain traces.
      en a:peanuts not-fits | Rice. Peanut free†. †May contain traces.
      en ax:peanuts fits | Rice, salt. May contain traces.
      en a:peanuts fits | Rice, salt.
      de a:peanuts fits | Reis, Salz. Kann Spuren von Milch enthalten.
      de a:peanuts fits | Reis, Salz. Kann Milch und Erzeugnisse daraus enthalten
      de a:peanuts fits | Reis, Salz. Kann Spuren von Milch und Ei enthalten.
      de a:peanuts not-fits | Reis, Salz. Kann Milch und andere enthalten.
      en a:peanuts not-fits | Rice, salt, and
      en a:peanuts not-fits | Rice, salt (
      """#)
  }

  @Test func aStatementCountsUsualRecipes() throws {
    try LabelQuestion.check(
      #"""
      en a:nuts caution | Rice. May contain pesto.
      en a:milk caution | Rice. May contain pesto.
      en a:milk caution | Rice. May contain chocolate.
      en a:milk caution | Rice. Contains chocolate.
      en a:fish caution | Rice. May contain Caesar dressing.
      en a:peanuts fits | Rice. May contain chocolate.
      """#)
  }

  @Test func aPassageThatNobodyReadNeverFits() throws {
    try LabelQuestion.check(
      #"""
      en a:wheat unknown|caution | Ingredients: rice, sugar, salt. Store in a cool dry place.⏎原材料名：米、小麦粉、砂糖
      en a:wheat unknown|caution | Ingredients: rice, sugar, salt. Store in a cool dry place.⏎配料：大米、小麦粉
      en a:wheat unknown|caution | Ingredients: rice, sugar, salt. Store in a cool dry place.⏎المكونات: أرز، دقيق القمح
      en a:wheat unknown|caution | Ingredients: rice, sugar, salt. Store in a cool dry place.⏎KOMPOSISI: beras, tepung terigu, gula
      en a:wheat unknown|caution | Ingredients: rice, sugar, salt. Store in a cool dry place.⏎Состојки: ориз, пченично брашно
      en a:wheat unknown|caution | Ingredients: rice, sugar, salt. Store in a cool dry place.⏎一部に小麦・卵を含む
      en a:wheat unknown|caution | Ingredients: rice, sugar, salt. Store in a cool dry place.⏎含有小麦
      en a:wheat unknown|caution | 小麦粉、卵 Ingredients: rice, sugar, salt.
      en a:wheat unknown|caution | 小麦粉 Ingredients: rice, salt.
      en a:wheat unknown|caution | Ингредиенты: рис, пшеничная мука. Ingredients: rice, salt.
      en a:peanuts unknown|caution | Ingredients: rice, sugar, salt. Store in a cool dry place. 可能含有花生
      en a:wheat fits | ACME SNACK Ingredients: rice, salt. Store in a cool dry place.
      en a:wheat fits | Ingredients: rice, salt. Store in a cool dry place. Distributed by Acme LLC, Houston TX 77001
      en a:wheat unknown | Rice, salt. Store in a cool place. harina de trigo
      en a:wheat unknown | Rice, salt. Best before: see lid. pšeničná mouka, sůl
      en a:wheat unknown | Rice, salt. Distributed by Acme LLC, Houston TX 77001. mąka pszenna, sól
      en a:milk unknown | Rice, salt. Nutrition facts: energy 100 kJ. Contém leite
      en a:milk unknown | ACME SNACK⏎Contiene leche.⏎Ingredients: rice, salt.
      de a:milk unknown | Reis, Salz. Kühl lagern. Contient du lait.
      fr a:milk unknown | Riz, sel. À conserver au frais. Bevat melk.
      sv a:milk unknown | Ris, salt. Förvaras svalt. sisältää maitoa
      en a:milk fits | Rice, salt. Store in a cool place. Produced by Molinos Gómez S.A., Madrid
      """#)
  }

  @Test func noClaimRemovesAProteinThatPlantsLack() throws {
    try LabelQuestion.check(
      #"""
      en a:milk avoid | Water, sugar, vegan whey protein
      en a:milk avoid | Water, plant-based casein
      en a:milk avoid | Water, vegan milk protein isolate
      en a:milk avoid | Water, lactose-free whey
      en a:milk avoid | Water, non-animal whey protein
      en a:milk avoid | Water, vegan lactose
      en a:milk avoid | Water, vegan caseinate
      en a:milk avoid | Water, vegan sodium caseinate
      en a:milk avoid | Water, dairy-free lactoferrin
      en a:milk avoid | Water, vegan beta-lactoglobulin
      en a:eggs avoid | Water, vegan egg white (ovalbumin)
      en a:eggs avoid | Water, vegan ovalbumin
      en a:eggs avoid | Water, vegan lysozyme
      de a:milk avoid | Wasser, veganes Kasein
      de a:milk avoid | Wasser, veganes Molkenprotein
      it a:milk avoid | acqua, caseina vegana
      en a:milk fits | Water, vegan butter
      en a:milk fits | Water, dairy-free cheese
      en a:milk fits | Water, plant-based milk
      """#)
  }

  @Test func aCollectiveNameHidesWhatTheLawDoesNotName() throws {
    try LabelQuestion.check(
      #"""
      en a:gluten caution | Potatoes, oil, salt, yeast extract
      en a:gluten caution | Potatoes, oil, salt, natural smoke flavor
      en d:glutenFree caution | Potatoes, oil, salt, yeast extract
      en d:glutenFree caution | Potatoes, oil, salt, natural smoke flavor
      en m:EU;a:gluten fits | Potatoes, oil, salt, yeast extract
      en m:EU;a:gluten fits | Potatoes, oil, salt, natural smoke flavor
      en a:wheat fits | Potatoes, oil, salt, yeast extract
      en a:gluten fits | Potatoes, oil, salt, yeast extract. Gluten-free.
      en a:gluten fits | Potatoes, oil, salt, gluten-free yeast extract
      en d:glutenFree fits | Potatoes, oil, salt, yeast extract. Gluten-free.
      en on:2022-06-01;a:sesame-seeds caution | Chickpeas, salt, spices
      en on:2022-06-01;a:sesame-seeds caution | Chickpeas, salt, natural flavor
      en on:2023-06-01;a:sesame-seeds fits | Chickpeas, salt, spices
      en on:2023-06-01;a:sesame-seeds fits | Chickpeas, salt, natural flavor
      en a:molluscs caution | Cream, potatoes, natural flavor
      en m:W;a:milk caution | Potatoes, natural flavor
      en n:red_40 caution | Sugar, artificial color
      en n:aspartame caution | Water, sweetener
      en COS;c:fragrance-allergens caution | Aqua, Parfum
      en COS;m:EU;c:fragrance-allergens fits | Aqua, Parfum
      en COS;n:linalool caution | Aqua, Parfum
      en COS;m:EU;n:linalool fits | Aqua, Parfum
      en n:garlic caution | Beef, seasoning
      en n:cinnamon caution | Beef, seasoning
      """#)
  }

  @Test func aUsualRecipeCountsUntilThePartsAreNamed() throws {
    try LabelQuestion.check(
      #"""
      en m:EU;a:mustard caution | Water, wasabi
      en m:EU;a:mustard caution | Rice, panch phoron
      en a:wheat caution | Rice, hing
      en a:wheat caution | Rice, asafoetida
      en a:fish caution | Rice, ponzu
      en a:milk caution | Potatoes, ranch seasoning
      en m:EU;a:sulphur-dioxide-and-sulphites caution | Water, white wine vinegar
      en m:EU;a:sulphur-dioxide-and-sulphites caution | Water, candied fruit
      en m:EU;a:sulphur-dioxide-and-sulphites caution | Oats, dried fruit
      en m:EU;a:sulphur-dioxide-and-sulphites caution | Oats, dried apricots
      de m:EU;a:sulphur-dioxide-and-sulphites caution | Hafer, Trockenbirnen
      es m:EU;a:sulphur-dioxide-and-sulphites caution | Avena, papaya confitada
      en m:EU;a:sulphur-dioxide-and-sulphites caution | Oats, crystallized pineapple
      en m:EU;a:sulphur-dioxide-and-sulphites fits | Oats, frozen pineapple
      en a:peanuts caution | Tomatoes, salsa macha
      en m:EU;a:eggs caution | Cheese, spätzle
      en m:EU;a:mustard caution | Cucumbers, pickling spice
      en m:EU;a:gluten caution | Turnips, haggis
      en a:wheat fits | Rice, hing (gum, rice flour)
      en m:EU;a:mustard fits | Rice, wasabi (wasabi root, salt)
      en a:eggs caution | Tomatoes, lasagna
      fr m:EU;a:milk caution|avoid | Tomates, lasagnes
      de m:EU;a:eggs caution | Tomaten, Lasagne
      en a:sesame-seeds caution | Beef, hamburger buns
      en a:sesame-seeds caution | Salt, bagels
      en a:sesame-seeds fits | Salt, bagels (wheat flour, water, yeast)
      en m:UK;a:wheat caution | Potatoes, cumberland sausages
      en m:EU;a:mustard caution | Cheese, mango chutney
      en m:EU;a:mustard caution | Pasta, cheese sauce
      en a:wheat caution | Sugar, black licorice
      de m:EU;a:wheat caution | Zucker, Lakritz
      en a:wheat fits | Sugar, licorice root
      en a:eggs caution | Bacon, quiche
      en a:milk caution | Bacon, quiche
      en a:wheat caution|avoid | Beef, samosas
      en a:nuts caution | Sugar, macarons
      en a:peanuts caution | Raisins, trail mix
      en a:wheat caution | Salt, onion rings
      """#)
  }

  @Test func aDietIsNeverBetterThanTheAllergens() throws {
    try LabelQuestion.check(
      #"""
      en d:vegan caution | Rice, kimchi
      en d:vegan caution | Pasta, pesto
      en d:vegetarian caution | Rice, kimchi
      en d:vegan avoid | Peas, beurre blanc
      en d:glutenFree caution | Turkey, gravy
      en d:glutenFree caution | Bean, tortilla
      en d:glutenFree caution | Beef, meatballs
      en d:vegan fits|caution|unknown | Oats, sugar. May contain milk.
      """#)
  }

  @Test func everydayWordsAndPackageSentencesAreRead() throws {
    try LabelQuestion.check(
      #"""
      de m:EU;a:peanuts fits | Wasser, Oregano
      de m:EU;a:peanuts fits | Wasser, Raps
      de m:EU;a:peanuts fits | Wasser, Palm
      de m:EU;a:peanuts fits | Wasser, Natriumcarbonate
      de m:EU;a:peanuts fits | Wasser, Diphosphate
      de m:EU;a:peanuts fits | Wasser, Gewürzextrakte
      de m:EU;a:peanuts fits | Wasser, Natriumcitrate
      fr m:EU;a:peanuts fits | eau, thym
      fr m:EU;a:peanuts fits | eau, colza
      fr m:EU;a:peanuts fits | eau, palme
      fr m:EU;a:peanuts fits | eau, carbonates de sodium
      fr m:EU;a:peanuts fits | eau, sorbate de potassium
      fr m:EU;a:peanuts fits | eau, ciboulette
      fr m:EU;a:peanuts fits | eau, courgettes
      fr m:EU;a:peanuts fits | eau, poivre blanc
      es m:EU;a:peanuts fits | agua, orégano
      es m:EU;a:peanuts fits | agua, jengibre
      es m:EU;a:peanuts fits | agua, pimiento rojo
      es m:EU;a:peanuts fits | agua, almidón de tapioca
      it m:EU;a:peanuts fits | acqua, carbonato acido di sodio
      it m:EU;a:peanuts fits | acqua, sorbato di potassio
      it m:EU;a:peanuts fits | acqua, olio di semi di mais
      nl m:EU;a:peanuts fits | water, zonnebloem
      nl m:EU;a:peanuts fits | water, palm
      nl m:EU;a:peanuts fits | water, gember
      nl m:EU;a:peanuts fits | water, kaliumsorbaat
      pl m:EU;a:peanuts fits | woda, majeranek
      pl m:EU;a:peanuts fits | woda, rzepakowy
      pl m:EU;a:peanuts fits | woda, imbir
      pl m:EU;a:peanuts fits | woda, sorbinian potasu
      sv m:EU;a:peanuts fits | vatten, raps
      sv m:EU;a:peanuts fits | vatten, vitpeppar
      sv m:EU;a:peanuts fits | vatten, timjan
      sv m:EU;a:peanuts fits | vatten, ingefära
      sv m:EU;a:peanuts fits | vatten, oregano
      en a:peanuts fits | Sugar, antioxidant (307b), colours (160a, 150d)
      en a:peanuts fits | Sugar, emulsifier (471)
      en a:peanuts fits | Rice, salt. Best before: see lid.
      en a:peanuts fits | Rice, salt. Product of Japan.
      de m:EU;a:peanuts fits | Reis, Salz. Kühl und trocken lagern.
      de m:EU;a:peanuts fits | Reis, Salz. Hergestellt in Deutschland.
      es m:EU;a:peanuts fits | Arroz, sal. Agitar antes de usar.
      nl m:EU;a:peanuts fits | Rijst, zout. Koel en droog bewaren.
      en a:nuts avoid | <span class="allergen">ALMONDS</span>, sugar. May contain <span class="allergen">egg</span>.
      en a:peanuts fits | <span class="allergen">ALMONDS</span>, sugar. May contain <span class="allergen">egg</span>.
      en a:peanuts fits | **milk** powder, sugar &amp; salt, cocoa&nbsp;butter
      en a:eggs caution | <span class="allergen">ALMONDS</span>, sugar. May contain <span class="allergen">egg</span>.
      """#)
  }

  @Test func aTotalIsNoIngredient() throws {
    try LabelQuestion.check(
      #"""
      en m:EU;a:peanuts fits | Milk, cream, sugar, corn starch, rum (2 %), palm oil, whey, flavoring. Total milk content 70 %.
      en m:EU;a:peanuts fits | Pork, water, salt. Meat content 85 %.
      en m:EU;a:peanuts fits | Strawberries, sugar, pectin. Prepared with 45 g of fruit per 100 g.
      fr m:EU;a:peanuts fits | Pâte de cacao, sucre. Cacao : 72 % minimum dans le chocolat noir
      de m:EU;a:peanuts fits | Schweinefleisch, Salz. Zubereitet aus 120 g Fleisch je 100 g.
      en a:milk not-fits | Sugar, cocoa mass. Milk solids 20 % minimum.
      """#)
  }

  @Test func flourAndMilkOfAnotherPlantAreNotWheatAndMilk() throws {
    try LabelQuestion.check(
      #"""
      fr m:EU;a:wheat not-avoid | eau, farine de pois chiche
      fr m:EU;a:wheat not-avoid | eau, farine de châtaigne
      es m:EU;a:wheat not-avoid | agua, harina de garbanzo
      it m:EU;a:wheat not-avoid | acqua, farina di castagne
      pl m:EU;a:wheat not-avoid | woda, mąka kasztanowa
      fr m:EU;a:milk not-avoid | eau, beurre de tournesol
      es m:EU;a:milk not-avoid | agua, leche de cáñamo
      en a:milk not-avoid | Water, head cheese
      en a:milk not-avoid | Water, cream soda
      fr m:EU;a:wheat avoid | eau, farine
      es m:EU;a:wheat avoid | agua, harina de trigo
      it m:EU;a:wheat avoid | acqua, farina
      fr m:EU;a:milk avoid | eau, beurre
      """#)
  }

  @Test func aSpacedHyphenMayBreakAWord() throws {
    try LabelQuestion.check(
      #"""
      en a:peanuts not-fits | Sugar, pea - nuts, salt
      es m:EU;a:gluten not-avoid | agua, proteína de soja, malto - dextrina, sal
      de m:EU;a:wheat not-avoid | Voll - milchpulver, Buch - weizenmehl
      de m:EU;a:milk avoid | Voll - milchpulver, Buch - weizenmehl
      fr m:EU;a:peanuts fits | Carottes 60% - beurre 3%- sel -ail
      en a:milk avoid | water - milk - salt
      """#)
  }
}

/// A person's question about a label.
struct LabelQuestion {
  var language: LabelLanguage
  var preferences = LabelPreferences()
  var use = ProductUse.food

  init(language: String, _ parts: [Substring]) throws {
    self.language = try #require(LabelLanguage(code: language))
    for part in parts {
      if part == "COS" {
        use = .leaveOnCosmetic
        continue
      }
      let colon = try #require(part.firstIndex(of: ":"))
      let value = String(part[part.index(after: colon)...].replacing("_", with: " "))
      switch part[..<colon] {
      case "a": preferences.avoided.append(.allergen(Allergen(id: "en:\(value)")))
      case "at": preferences.avoided.append(.allergen(Allergen(id: "en:\(value)"), traces: .avoids))
      case "ax":
        preferences.avoided.append(.allergen(Allergen(id: "en:\(value)"), traces: .accepts))
      case "n": preferences.avoided.append(.named(value))
      case "c": preferences.avoided.append(.category(IngredientCategory(id: "en:\(value)")))
      case "d": preferences.diets = Set(LabelDiet.allCases.filter { "\($0)" == value })
      case "m":
        preferences.market =
          value == "EU" ? .europeanUnion : value == "UK" ? .unitedKingdom : .world
      case "on":
        let date = value.split(separator: "-").compactMap { Int($0) }
        preferences.date = try CalendarDate(date[0], date[1], date[2])
      default: Issue.record("There is no question \(part).")
      }
    }
  }

  func report(on text: String) -> IngredientReport {
    EveryLanguage.analyzer.report(
      on: IngredientLabel(text, in: language, for: use), for: preferences)
  }

  /// Checks the lines of a table.
  static func check(_ table: String) throws {
    for line in table.split(separator: "\n") {
      let bar = try #require(line.firstRange(of: " | "))
      let words = line[..<bar.lowerBound].split(separator: " ")
      let text = String(line[bar.upperBound...].replacing("⏎", with: "\n"))
      let question = try Self(language: String(words[0]), words[1].split(separator: ";"))
      let severity = "\(question.report(on: text).severity)"
      let isRight =
        words[2].hasPrefix("not-")
        ? severity != words[2].dropFirst(4)
        : words[2].split(separator: "|").contains { $0 == severity }
      expect(isRight, "\(severity): \(line)")
    }
  }
}
