extension EmbeddedTables {
  /// Water, salt, cocoa and chocolate, coffee and tea, alcoholic drinks, vinegars, sauces, condiments, confectionery,
  /// baking ingredients, and colours named in words rather than by number.
  ///
  /// Listings: 21 CFR 73.40 and 182.1. Hazards: California Proposition 65 list of 29 December 2023. Caffeine: EFSA Journal
  /// 2015, 4102. Allergen exemptions: Regulation (EU) 1169/2011, Annex II.
  @inline(never)
  static var foodsPrepared: String {
    #"""
    # Water and ice
    en:Water, filtered water, purified water, drinking water, tap water, deionized water, demineralised water, demineralized water, distilled water, pure filtered water, pure water, reverse osmosis water, triple filtered water, reverse osmosis filtered water, artesian water, well water, water sufficient for processing, processing water, added water, treated water, water added, water for preparation, cooking water, hot water, cold water, micro filtered water, alkaline water, water necessary for preparation, purifed water, fluoridated water, filtered water sufficient for preparation, ultra filtered water, carbon filtered water
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:water
    en:Spring water, natural spring water, mountain spring water

    <en:water
    en:Mineral water, natural mineral water

    <en:water
    en:Carbonated water, sparkling water, soda water, filtered carbonated water, carbonated filtered water, sparkling filtered water, carbonated spring water, carbonated purified water, purified carbonated water, club soda, seltzer, seltzer water, sparkling mineral water, carbonated mineral water, carbonated natural mineral water, pure carbonated water, pure filtered carbonated water, carbonated triple filtered water, filtered sparkling water, sparkling spring water, carbonated natural spring water, tonic water, triple filtered carbonated water

    <en:water
    <en:salt
    en:Water and salt, salt and water, salt water, brine, saltwater, pickling brine

    <en:water
    en:Ice, ice cubes, crushed ice

    <en:water
    en:Lime water

    <en:water
    en:Birch sap, birch water

    <en:water
    <en:salt
    en:Sea water, seawater, deep ocean water

    # Salt
    en:Salt, table salt, cooking salt, common salt, fine salt, sodium chloride, salts, slat, encapsulated salt, pickling salt, coarse salt, flake salt, flaked salt, rock salt, salt added, vacuum salt, granulated salt, evaporated salt, purified salt, salt sodium chloride, added salt, salt with added, dendritic salt, pretzel salt, topping salt, popcorn salt, cured salt
    vegan:en:yes
    vegetarian:en:yes
    nova:en:2
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    <en:salt
    en:Sea salt, seasalt, natural sea salt, fine sea salt, coarse sea salt, mediterranean sea salt, pacific sea salt, celtic sea salt, unrefined sea salt, grey sea salt, gray sea salt, hawaiian sea salt, atlantic sea salt, sea salt flakes, flaked sea salt, sea salt crystals, pure sea salt, pure ocean sea salt, ocean sea salt, solar sea salt, french grey sea salt, fleur de sel, baja sea salt, red sea salt, dead sea salt, maldon sea salt, evaporated sea salt, irish sea salt, himalayan sea salt, mineral sea salt, sea salt blend
    nova:en:2
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    <en:salt
    en:Iodised salt, iodized salt, iodised table salt, iodized sea salt, iodised sea salt, salt with iodine, salt iodized, iodized table salt, salt iodine
    nova:en:2
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    <en:salt
    en:Himalayan salt, himalayan pink salt, pink himalayan salt, pink salt, himalayan crystal salt, himalayan rock salt, pink himalayan sea salt, himalayan pink rock salt, crystal salt, pink sea salt, himalayan pink sea salt
    nova:en:2
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    <en:salt
    en:Kosher salt, coarse kosher salt, kosher sea salt
    nova:en:2
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    <en:salt
    en:Smoked salt, smoked sea salt, hickory smoked salt
    nova:en:2
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    <en:salt
    en:Black salt, kala namak, black lava salt
    nova:en:2
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    <en:salt
    en:Seasoned salt, seasoning salt, salt and spices, salt and spice, herb salt
    nova:en:2
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    <en:salt
    en:Low sodium salt, salt substitute, low sodium sea salt, potassium salt, reduced sodium salt, lite salt, low sodium mineral salt
    nova:en:2
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid; 2026; salt; -; -; no added salt for babies
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; salt

    # Cocoa and chocolate
    en:Cocoa, cocoa powder, cacao, cacao powder, cocoa solids, unsweetened cocoa, unsweetened cocoa powder, pure cocoa, raw cacao, raw cacao powder, cocoa bean powder, dark cocoa, natural cocoa, pure cocoa powder, natural cocoa powder, cocoa dry solids, dark cocoa powder, black cocoa, low fat cocoa, lowfat cocoa, low fat cocoa powder, fat reduced cocoa, fat reduced cocoa powder, reduced fat cocoa, defatted cocoa, defatted cocoa powder, cocoa powder unsweetened, ground cocoa, red cocoa, cocoa low fat
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:cocoa
    en:Alkalised cocoa, alkalized cocoa, alkalised cocoa powder, alkalized cocoa powder, cocoa processed with alkali, cocoa powder processed with alkali, dutch process cocoa, dutched cocoa, dutch cocoa, dutch processed cocoa, cocoa alkali processed, cocoa alkalized, cocoa treated with alkali, cocoa processed with potassium carbonate, dutch process cocoa powder, dutched cocoa powder, cocoa dutch process, cocoa powder alkalized, dark alkalized cocoa, cocoa process with alkali, alkali processed cocoa, dutch cocoa powder, dutch processed cocoa powder, dark cocoa processed with alkali, cocoa processed with alkalai

    <en:cocoa
    en:Cocoa bean, Cocoa beans, cacao bean, cacao beans, cacao seed, raw cacao beans, ground cocoa beans, cocoa seeds

    <en:cocoa
    en:Cocoa nib, Cocoa nibs, cacao nib, cacao nibs, raw cacao nibs

    <en:cocoa
    en:Cocoa mass, cocoa liquor, cocoa paste, chocolate liquor, cacao paste, cacao liquor, unsweetened chocolate, cacao mass, bitter chocolate, baking chocolate, chocolate mass, chocolate paste, pure chocolate, chocolate liquors, chocolate liqour, unsweetened baking chocolate, cocoa bean paste, chocolate liqueur mass, ground cocoa mass, cocao mass, unsweetened chocolate liquor, natural chocolate liquor, chocolate unsweetened

    <en:cocoa-mass
    <en:alkalised-cocoa
    en:Alkalised cocoa mass, chocolate liquor processed with alkali, chocolate processed with alkali, unsweetened chocolate processed with alkali, cocoa mass processed with alkali, alkalized chocolate liquor, cocoa liquor processed with alkali, alkalized cocoa mass, unsweetened chocolate alkalized, alkalized chocolate

    <en:cocoa
    en:Cocoa extract, cocoa bean extract, cacao extract, chocolate extract, cocoa concentrate

    <en:cocoa
    en:Cocoa fibre, cocoa shell, cocoa hulls, cocoa bran, cocoa bean shell

    <en:fruit
    en:Cacao fruit, cacao pulp, cacao fruit pulp, cocoa fruit, cocoa pulp, cacao fruit concentrate

    en:Chocolate, chocolates, chocolate bar, chocolate couverture, couverture chocolate, chocolate flakes, chocolate chunks, chocolate pieces, chocolate shavings, chocolate curls, chocolate crumb, chocolate powder, real chocolate, chocolate fudge, chocolate covering, chocolate drops, chocolate disks, chocolate shell
    keto:en:no

    <en:chocolate
    en:Chocolate chip, Chocolate chips, chocolate morsels

    <en:chocolate
    en:Dark chocolate, plain chocolate, dark chocolate chips, dark chocolate chunks, dark chocolate pieces, dark sweet chocolate, dark couverture chocolate, dark chocolate drops, dark chocolate flakes, dark chocolate couverture, dark chocolate bar, bitter sweet dark chocolate, dark chocolate chip, extra dark chocolate, black chocolate, dark chocolate morsels, dark chocolate shavings

    <en:dark-chocolate
    en:Bittersweet chocolate, bitter sweet chocolate, bittersweet chocolate chips, extra bitter chocolate

    <en:dark-chocolate
    en:Semi-sweet chocolate, semisweet chocolate, semi sweet chocolate chips, semisweet chocolate chips, semisweet chocolate chunks, semi sweet chocolate chunks, semisweet chocolate pieces, semi sweet chocolate pieces, semisweet dark chocolate, semi sweet chocolate chip, semisweet chocolate drops, semi sweet dark chocolate, semisweet chocolate chip, semi sweet chocolate drops, semi sweet chocolate morsels

    <en:chocolate
    en:Sweet chocolate, sweetened chocolate, sweet dark chocolate

    <en:chocolate
    en:Milk chocolate, milk chocolate chips, milk chocolate pieces, milk chocolate chunks, milk chocolate couverture, milk chocolate crumb, milk chocolate drops, milk chocolate bar, milk chocolate flakes, milk chocolate chip, milk chocolate shavings, milk chocolate candy, pure milk chocolate, creamy milk chocolate, consist of milk chocolate, milk chocolate liquor
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk

    <en:chocolate
    en:White chocolate, white chocolate chips, white chocolate chunks, white chocolate pieces, white chocolate chip, white chocolate couverture, white chocolate flakes, white chocolate shavings, ivory chocolate
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk

    <en:confectionery
    en:White chips, white baking chips, white confectionery chips, white chunks, white confectionary chips, white chip, vanilla chips

    <en:confectionery
    en:Chocolate coating, chocolatey coating, chocolaty coating, chocolate flavored coating, chocolate flavoured coating, chocolate flavored confectionery coating, dark chocolate coating, dark chocolate flavored coating, compound chocolate, chocolate compound, compound coating, cocoa coating, chocolate flavored compound coating, dark chocolatey coating, chocolate glaze, chocolate icing, chocolate topping, chocolate enrobing, chocolate flavor coating, chocolatey chips, chocolaty chips, chocolate flavored chips, chocolate flavored chunks, chocolate flavored flakes, chocolate flavored chip, chocolate flavored drops, chocolate flavored pieces, chocolatey pieces, chocolatey drizzle, chocolaty drizzle, chocolate flavored confectionery, dark compound coating, cocoa compound coating

    <en:chocolate-coating
    en:Milk chocolate coating, milk chocolate flavored coating, milk chocolate flavored confectionery coating, milk chocolatey coating, milk chocolate compound coating, milk chocolate confectionery coating
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk

    <en:chocolate
    en:Chocolate spread

    <en:chocolate
    en:Chocolate syrup, chocolate sauce, fudge sauce, fudge swirl, chocolate swirl, chocolate fudge swirl, hot fudge, fudge ribbon, chocolate ribbon, chocolate filling, chocolate fudge sauce, fudge topping, fudge base

    <en:sprinkles
    en:Chocolate sprinkles, chocolate jimmies, chocolate vermicelli

    <en:milk-chocolate
    en:Milk chocolate candies, m and ms milk chocolate candies, candy coated chocolate, candy coated milk chocolate, chocolate candies, candy coated milk chocolate pieces, mini milk chocolate candies, chocolate candy, candy coated chocolate pieces

    <en:chocolate
    <en:almond
    en:Chocolate almonds, dark chocolate almonds, chocolate covered almonds
    allergens:en:nuts, almond

    <en:chocolate
    <en:peanut
    en:Chocolate peanuts, chocolate covered peanuts
    allergens:en:peanuts

    <en:dark-chocolate
    <en:raisin
    en:Dark chocolate raisins

    # Coffee, tea and other plants with caffeine
    <en:caffeine-sources
    en:Coffee, coffee beans, coffee bean, ground coffee, roasted coffee, roasted ground coffee, arabica coffee, coffee powder, roasted and ground coffee, arabica coffee beans, coffees, 100% arabica coffee, robusta coffee, dark roast coffee, roasted coffee beans, colombian coffee, pure coffee, 100% pure coffee, medium roast coffee, ground roasted coffee, light roast coffee, arabica, 100 colombian coffee, arabica beans, premium arabica coffee, fair trade coffee
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:coffee
    en:Instant coffee, soluble coffee, freeze dried coffee, instant coffee powder, dried instant coffee, spray dried coffee, coffee instant, instant espresso, freeze dried instant coffee

    <en:coffee
    en:Brewed coffee, cold brew coffee, cold brewed coffee, cold brew, coffee brew, brewed espresso coffee, brewed espresso, cold brew coffee concentrate

    <en:coffee
    en:Espresso, espresso coffee, espresso beans, espresso powder, ground espresso, instant espresso powder, espresso coffee beans

    <en:coffee
    en:Coffee extract, coffee concentrate, coffee extracts, liquid coffee, coffee extractives, coffee bean extract, coffee base, coffee syrup

    <en:coffee
    en:Green coffee extract, green coffee bean extract, green coffee beans, green coffee bean, green coffee, green coffee caffeine, coffeeberry, coffee fruit extract, coffee cherry, coffee fruit, coffeeberry extract, whole coffee fruit extract

    <en:coffee
    en:Decaffeinated coffee, decaf coffee, decaffeinated instant coffee
    evidence:en:1; opinion; exposure; oral; pregnancy; world; EFSA; EFSA Journal 2015, 4102; 2015; caffeine; -; -; little caffeine remains
    evidence:en:1; opinion; exposure; oral; breastfeeding; world; EFSA; EFSA Journal 2015, 4102; 2015; caffeine; -; -; little caffeine remains
    evidence:en:1; opinion; exposure; oral; child; world; EFSA; EFSA Journal 2015, 4102; 2015; caffeine; -; -; little caffeine remains

    <en:caffeine-sources
    en:Tea, tea leaves, teas, tea leaf, tea powder, tea solids, brewed tea, instant tea, tea extract, tea concentrate, brewed tea concentrate, instant tea powder, brewed tea using filtered water, tea essence, fresh brewed tea, premium brewed tea, tea bag, natural tea, fresh tea leaves, an infusion, tea infusion, black and green tea, brewed tea from concentrate
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:tea
    en:Black tea, black tea leaves, brewed black tea, orange pekoe, orange pekoe tea, orange pekoe and pekoe cut black tea, assam tea, ceylon tea, darjeeling tea, earl grey tea, english breakfast tea, black tea powder, instant black tea, orange pekoe black tea, black teas, black leaf tea, lapsang souchong, ceylon black tea, assam black tea, keemun tea, black tea infusion

    <en:black-tea
    en:Black tea extract, black tea concentrate, black tea solids, black tea essence

    <en:tea
    en:Green tea, green tea leaves, brewed green tea, green tea powder, sencha, gunpowder green tea, jasmine green tea, instant green tea, jasmine tea, sencha green tea, green teas, dragonwell tea, green tea leaf

    <en:green-tea
    en:Green tea extract, green tea concentrate, green tea leaf extract, green tea extracts, green tea catechins, green tea solids, green tea phytosome

    <en:green-tea
    en:Matcha, matcha green tea, matcha powder, matcha tea, matcha green tea powder

    <en:tea
    en:White tea, white tea leaves, white tea extract, brewed white tea, white tea powder, instant white tea

    <en:tea
    en:Oolong tea, oolong, oolong tea extract

    <en:tea
    en:Pu-erh tea, pu erh, puerh tea

    <en:tea
    en:Decaffeinated tea, decaf tea, decaffeinated black tea, decaffeinated green tea, decaffeinated green tea extract
    evidence:en:1; opinion; exposure; oral; pregnancy; world; EFSA; EFSA Journal 2015, 4102; 2015; caffeine; -; -; little caffeine remains
    evidence:en:1; opinion; exposure; oral; breastfeeding; world; EFSA; EFSA Journal 2015, 4102; 2015; caffeine; -; -; little caffeine remains
    evidence:en:1; opinion; exposure; oral; child; world; EFSA; EFSA Journal 2015, 4102; 2015; caffeine; -; -; little caffeine remains

    <en:tea
    en:Chai, chai tea, chai spice, chai spices

    <en:tea
    en:Kombucha, kombucha tea, raw kombucha

    <en:herb
    <en:caffeine-sources
    en:Yerba mate, mate, yerba mate leaf, yerba mate leaves, yerba mate extract, yerba mate tea, yerba matte, mate leaf, brewed yerba mate, roasted yerba mate

    <en:herb
    <en:caffeine-sources
    en:Guayusa, guayusa tea, guayusa extract

    <en:herb
    en:Rooibos, rooibos tea, red tea, red rooibos, rooibos leaves, rooibos extract, honeybush

    <en:herb
    en:Herbal tea, herb tea, herbal infusion, peppermint tea, chamomile tea, ginger tea, hibiscus tea

    # Alcoholic drinks
    <en:alcoholic-ingredients
    en:Alcoholic beverage, liqueur, liqueurs, liquor, spirits, spirit, orange liqueur, coffee liqueur, alcoholic beverages, triple sec, kirsch, cointreau, grand marnier, schnapps, alcoholic drink
    vegan:en:yes
    vegetarian:en:yes
    halal:en:no
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Wine, wines, cooking wine, wine powder, grape wine, wine extract, wine solids, fermented grape juice, fruit wine, wine concentrate, burgundy wine, chablis wine, chardonnay wine, chardonnay, cabernet wine, rose wine, marsala, marsala wine, madeira, madeira wine, port, port wine, champagne, sparkling wine, prosecco, vermouth, chianti, chianti wine, merlot, burgundy, cabernet sauvignon, cabernet sauvignon wine, sauvignon blanc wine, pinot grigio, pinot noir wine
    kosher:en:maybe
    nova:en:3
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:wine
    en:White wine, dry white wine, white cooking wine, white wine powder, white wine concentrate, sauterne wine, sauterne
    nova:en:3
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:wine
    en:Red wine, dry red wine, red wine powder, red cooking wine, red wine concentrate, burgundy red wine
    nova:en:3
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:wine
    en:Sherry, sherry wine, cooking sherry, sherry cooking wine, sherry wine powder, sherry wine solids
    nova:en:3
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Rice wine, sake, cooking sake, shaoxing wine, mirin, mirin wine, sweet rice wine, sake wine, rice cooking wine, cooking rice wine, shaohsing wine, sweet cooking rice wine, mirin sweet rice wine, sake rice wine, sweet cooking rice seasoning, mirin sweet cooking rice wine
    nova:en:3
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Plum wine
    nova:en:3
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Hard cider, cider, dry cider, fermented apple cider, alcoholic cider
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Beer, beers, lager, ale, stout, pale ale, stout beer, amber ale, dark beer, dark ale, lager beer, beer extract, beer powder, beer solids
    allergens:en:gluten, barley
    nova:en:3
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Rum, dark rum, rum extract, jamaican rum, spiced rum, caribbean rum
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Brandy, cognac, armagnac, calvados, apple brandy, grappa
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Whisky, whiskey, bourbon, bourbon whiskey, kentucky bourbon, scotch whisky, irish whiskey, tennessee whiskey, kentucky bourbon whiskey, kentucky straight bourbon whiskey, scotch, jack daniels whiskey, straight bourbon whiskey, rye whiskey
    allergens:en:gluten
    exempt:en:EU 1169/2011 Annex II 1(d)
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Vodka
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Tequila, mezcal
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Gin
    evidence:en:2; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; alcoholic beverages; -; -; listed for cancer

    <en:alcoholic-beverage
    en:Alcohol, ethyl alcohol, ethanol, grain alcohol, neutral spirits, alcohol from grain, natural alcohol, neutral grain spirits, cane alcohol, organic alcohol, food grade alcohol, pure grain alcohol, sugar cane alcohol, grain neutral spirits, organic cane alcohol, grape alcohol, distilled alcohol, corn alcohol
    vegan:en:yes
    vegetarian:en:yes
    halal:en:maybe
    cas:en:64-17-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on denatured alcohol and its denaturants; 2008; conclusion; -; -; no concern by the skin beside what is drunk

    <en:alcoholic-beverage
    en:Non-alcoholic wine, dealcoholized wine, alcohol free wine, de alcoholized wine, dealcoholised wine
    vegan:en:yes
    vegetarian:en:yes
    kosher:en:maybe
    evidence:en:2; warning; exposure; oral; pregnancy; world; UK Chief Medical Officers; Low Risk Drinking Guidelines; 2016; pregnancy and drinking; -; -; a little alcohol may remain
    evidence:en:2; warning; exposure; oral; child; world; Chief Medical Officer for England; Guidance on the consumption of alcohol by children and young people; 2009; guideline 1; -; -; a little alcohol may remain
    evidence:en:1; warning; exposure; oral; breastfeeding; world; NHS; Start for Life, Alcohol and breastfeeding; 2026; alcohol; -; -; a little alcohol may remain

    <en:alcoholic-beverage
    en:Non-alcoholic beer, alcohol free beer
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:gluten, barley
    evidence:en:2; warning; exposure; oral; pregnancy; world; UK Chief Medical Officers; Low Risk Drinking Guidelines; 2016; pregnancy and drinking; -; -; a little alcohol may remain
    evidence:en:2; warning; exposure; oral; child; world; Chief Medical Officer for England; Guidance on the consumption of alcohol by children and young people; 2009; guideline 1; -; -; a little alcohol may remain
    evidence:en:1; warning; exposure; oral; breastfeeding; world; NHS; Start for Life, Alcohol and breastfeeding; 2026; alcohol; -; -; a little alcohol may remain

    # Vinegar
    en:Vinegar, vinegars, cultured vinegar, vinegar powder, dried vinegar, vinegar solids, dehydrated vinegar, natural vinegar, cane vinegar, corn vinegar, sugar cane vinegar, neutralized vinegar, buffered vinegar, cultured dextrose and vinegar, grain distilled vinegar powder, sushi vinegar, diluted with water to 5 acidity, vinegar concentrate, coconut vinegar, date vinegar, cultured sugar and vinegar, powdered vinegar, buffered vinegar powder, beet vinegar, spirit vinegar powder, raspberry vinegar, tarragon vinegar
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; vinegar

    <en:vinegar
    en:Distilled vinegar, white vinegar, distilled white vinegar, white distilled vinegar, spirit vinegar, grain vinegar, white spirit vinegar, distilled grain vinegar, distilled vinegar powder, alcohol vinegar, distilled and cider vinegar, white grain vinegar, distilled spirit vinegar, destilled vinegar, grain distilled vinegar, distlled vinegar, distilled corn vinegar, distilled cane vinegar, white vinegar powder, white vinegar distilled, vinegar distilled, white cane vinegar, distilled malt free vinegar
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; vinegar

    <en:vinegar
    en:Cider vinegar, apple cider vinegar, apple vinegar, apple cider vinegar powder, cider vinegar powder, raw apple cider vinegar, mother of vinegar, cyder vinegar
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; vinegar

    <en:vinegar
    en:Wine vinegar, red wine vinegar, white wine vinegar, champagne vinegar, sherry vinegar, sherry wine vinegar, red wine vinegar powder, aged red wine vinegar, grape vinegar, aged cayenne wine vinegar, red grape vinegar, burgundy wine vinegar, chardonnay vinegar, white wine vinegar powder
    kosher:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; vinegar

    <en:wine-vinegar
    en:Balsamic vinegar, aceto balsamico, balsamic vinegar of modena, white balsamic vinegar, balsamic vinegar powder, balsamic, balsamic glaze, white balsamic, dark balsamic vinegar, balsamic reduction, aged balsamic vinegar, balsamic vinegar from modena
    kosher:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; vinegar

    <en:vinegar
    en:Malt vinegar, malt vinegar powder, barley malt vinegar, malt vinegar solids, barley vinegar, malted vinegar
    allergens:en:gluten, barley
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; vinegar

    <en:vinegar
    en:Rice vinegar, rice wine vinegar, brown rice vinegar, rice vinegar powder, seasoned rice vinegar, black vinegar, brewed rice vinegar, black rice vinegar
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; vinegar

    <en:vinegar
    en:Umeboshi vinegar, ume plum vinegar

    # Soy sauces and Asian condiments
    <en:condiment
    en:Sauce, sauces, sauce packet, sauce mix, cooking sauce, simmer sauce, seasoning sauce, glaze sauce, dipping sauce, dip, brown sauce, stir fry sauce, sauce base

    <en:sauce
    en:Soy sauce, soya sauce, soy sauce powder, soy sauce solids, shoyu, shoyu soy sauce, naturally brewed soy sauce, light soy sauce, dark soy sauce, soy sauce powdered, dehydrated soy sauce, shoyu powder, fermented soy sauce, soy sauce concentrate, wheat soy sauce, brewed soy sauce, soysauce, low sodium soy sauce, naturally fermented soy sauce, soya sauce powder, less sodium soy sauce, dried soy sauce, traditionally brewed soy sauce, reduced sodium soy sauce
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans, wheat, gluten

    <en:sauce
    en:Tamari, tamari soy sauce, tamari sauce, tamari powder, wheat free tamari, gluten free soy sauce, wheat free soy sauce, gluten free tamari, gluten free tamari soy sauce, tamari shoyu, tamari soy sauce powder, wheat free tamari soy sauce, naturally brewed tamari soy sauce
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans

    <en:sauce
    en:Coconut aminos
    vegan:en:yes
    vegetarian:en:yes

    <en:sauce
    en:Liquid aminos, soy aminos
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans

    <en:sauce
    en:Miso, miso paste, white miso, red miso, miso powder, soybean paste, miso soybean paste, fermented soybean paste, yellow miso, soy bean paste, white miso paste, red miso paste, fermented soy bean paste, soy miso, miso soy bean paste, barley free miso, sweet white miso
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans

    <en:legume
    en:Fermented soybeans, fermented soybean, fermented black beans, fermented black bean, salted black beans, black bean sauce, fermented soya beans, black bean paste, fermented soy, fermented soy beans, fermented black soybeans
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans

    <en:sauce
    en:Gochujang, gochujang sauce, red pepper paste korean, hot pepper paste, korean chili paste, gochujang paste, ssamjang
    allergens:en:soybeans

    <en:sauce
    en:Hoisin sauce, hoisin, plum sauce hoisin
    allergens:en:soybeans

    <en:sauce
    en:Teriyaki sauce, teriyaki, teriyaki glaze, teriyaki marinade
    allergens:en:soybeans, wheat, gluten

    <en:sauce
    en:Ponzu, ponzu sauce
    allergens:en:soybeans, wheat, gluten

    <en:sauce
    en:Oyster sauce, oyster flavored sauce, oyster extract, oyster juice, oyster extractives, oyster concentrate, oyster sauce powder, oyster flavoured sauce
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs, oyster

    <en:sauce
    en:Fish sauce, nam pla, nuoc mam, fish sauce powder, fermented fish sauce, fish extract sauce
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish

    <en:sauce
    en:Shrimp paste, shrimp sauce, belacan
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans, shrimp

    <en:sauce
    en:Plum sauce, duck sauce, sweet and sour sauce, orange sauce, sweet chili sauce, sweet chilli sauce

    <en:sauce
    en:Bonito flake stock, dashi stock, dashi powder
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish, bonito

    <en:sauce
    en:Koji, rice koji, koji culture, aspergillus oryzae, koji rice, koji mold, malted rice koji, koji starter, koji spores
    vegan:en:yes
    vegetarian:en:yes

    # Other sauces and condiments
    <en:sauce
    en:Worcestershire sauce, worcestershire, worcestershire sauce concentrate, worcester sauce, worchestershire sauce, worcestershire sauce base, worcestershire seasoning, worchester sauce, worcestshire sauce, worchestershire, worcestershire concentrate, worstershire sauce
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish

    # A powder is often made without anchovies, and a label names the fish of one that is not.
    <en:sauce
    en:Worchestershire sauce powder, worchestershire powder
    vegan:en:maybe
    vegetarian:en:maybe

    <en:sauce
    en:Vegan worcestershire sauce, vegetarian worcestershire sauce, anchovy free worcestershire sauce
    vegan:en:yes
    vegetarian:en:yes

    <en:tomato-sauce
    en:Ketchup, tomato ketchup, catsup, tomato catsup, ketchup powder

    <en:sauce
    en:Mayonnaise, mayo, light mayonnaise, real mayonnaise, mayonnaise powder, reduced fat mayonnaise, mayonaise, mayonnaise base, garlic mayonnaise, low fat mayonnaise, mayonnaise dressing, heavy duty mayonnaise, extra heavy mayonnaise, chipotle mayonnaise
    vegan:en:no
    vegetarian:en:yes
    allergens:en:eggs

    <en:sauce
    en:Vegan mayonnaise, vegenaise, egg free mayonnaise, eggless mayonnaise, vegan mayo, vegannaise
    vegan:en:yes
    vegetarian:en:yes

    <en:sauce
    en:Salad dressing, dressing, dressings, italian dressing, dressing packet, french dressing, salad dressings, coleslaw dressing, spoonable salad dressing, slaw dressing, italian salad dressing

    <en:salad-dressing
    en:Ranch dressing, ranch dip, ranch sauce, creamy ranch dressing, salsa ranch dressing

    <en:sauce
    en:Tartar sauce, tartare sauce

    <en:sauce
    en:Barbecue sauce, bbq sauce, barbeque sauce, barbecue sauce powder, bbq sauce powder, barbecue glaze, honey bbq sauce, b b q sauce

    <en:sauce
    en:Hot sauce, hot pepper sauce, pepper sauce, cayenne pepper sauce, cayenne sauce, buffalo sauce, wing sauce, tabasco, tabasco sauce, red pepper sauce, chipotle sauce, louisiana hot sauce, hot sauce powder, red hot sauce, aged cayenne pepper sauce, jalapeno sauce, buffalo wing sauce, tabasco brand pepper sauce, red hot pepper sauce, franks red hot sauce, chipotle pepper sauce, jalapeno pepper sauce, frank's redhot cayenne pepper sauce

    <en:sauce
    en:Chilli sauce, chili sauce, sriracha, sriracha sauce, sriracha chili sauce, red chili sauce, sriracha hot chili sauce, sriracha powder, sambal oelek, harissa, chili garlic sauce, hot chili sauce, sriracha hot sauce, harissa paste, chile sauce, red chile sauce, enchilada sauce, green chile sauce

    <en:sauce
    en:Salsa, tomato salsa, salsa verde, pico de gallo, salsa mix, green salsa

    <en:sauce
    en:Pesto, pesto sauce, basil pesto, pesto genovese, sun dried tomato pesto, basil pesto sauce

    <en:sauce
    en:Alfredo sauce, macaroni and cheese sauce, cheese sauce packet
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk

    <en:sauce
    en:Tzatziki
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk

    <en:sauce
    en:Steak sauce, cocktail sauce, bolognese sauce, meat sauce, curry sauce, chimichurri, chimichurri sauce, garlic sauce, lemon sauce, caramelized onion sauce, szechuan sauce

    <en:sauce
    en:Chutney, mango chutney

    <en:sauce
    en:Piccalilli
    allergens:en:mustard

    <en:sauce
    en:Peanut satay sauce, satay sauce
    allergens:en:peanuts

    <en:condiment
    en:Vegetable flavor base, soup mix, roasted vegetable base

    <en:condiment
    en:Marinade, marinades, rub, dry rub, glaze mix, coating mix, basting sauce, dry marinade

    # Confectionery and sweet components
    en:Confectionery, confection, confections, sweets, confectionery coating, honey coating, confectioners coating, confectionary coating, white confectionery coating, white confectionary coating, white coating, colored candy coating, white confectioners coating, candy chips, candy shell, crunchy candy pieces, candy cane, candy canes, gum drops, gumdrops, peppermint bark, candy melts, peppermint candy, white compound coating, white icing coating, candy cane pieces, vanilla coating, white fudge coating, vanilla flavored coating
    keto:en:no

    <en:confectionery
    en:Caramel

    <en:caramel
    en:Caramel candy, caramels, caramel sauce, caramel swirl, caramel filling, caramel ribbon, caramel topping, caramel pieces, caramel layer, caramel chips, salted caramel, caramel bits, soft caramel, caramel center, caramel cups, caramel base, caramel variegate, caramel sauce swirl, caramel powder, sea salt caramel, caramel flavored bits, caramel truffle, caramel fudge, salted caramel swirl
    likely-allergens:en:milk

    <en:confectionery
    en:Dulce de leche, cajeta, milk caramel
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk

    <en:confectionery
    en:Toffee, toffee bits, toffee pieces, english toffee, toffee chips, heath toffee bars, english toffee bits, toffee candy, toffee crunch

    <en:confectionery
    en:Marshmallow, marshmallows, marshmallow bits, mini marshmallows, marshmallow swirl, miniature marshmallows, marshmallow pieces, marbits, dehydrated marshmallows, marshmallow topping, dried marshmallows, toasted marshmallows, marshmallow cream, marshmallow sauce
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Food and drinks to avoid; 2026; snacks and sweets; -; -; babies and young children can choke on it

    <en:confectionery
    en:Gummies, gummy candy, gummy bears, gummi candy, gummi bears, gummy worms, jelly candy, jelly beans, gummy bear
    vegan:en:maybe
    vegetarian:en:maybe

    <en:confectionery
    en:Fondant, fondant sugar, fondant icing, sugar fondant

    <en:confectionery
    en:Icing, icings, white icing, vanilla icing, icing mix, white ready to use icing, glaze icing, drizzle, bettercreme icing, ready to use icing, icing packet, icing drizzle

    <en:confectionery
    en:Sprinkles, sprinkle, non pareils, jimmies, rainbow sprinkles, hundreds and thousands, confetti sprinkles, sugar strands, decorations, edible glitter, sugar sprinkles, decorettes, sprinkle blend, candy sprinkles, edible confetti, confetti, quins, sequins, holiday sprinkles, edible decorations, sugar decorations, white nonpareils, decorettes sprinkles, colored sprinkles, confetti quins, candy decorations

    <en:confectionery
    en:Coloured sugar, sparkling sugar, red sanding sugar, coarse sanding sugar, white sanding sugar, colored sanding sugar, colored sugar crystals

    <en:confectionery
    en:Chewing gum, bubble gum, bubblegum
    nova:en:4
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Food and drinks to avoid; 2026; snacks and sweets; -; -; babies and young children can choke on it

    <en:chewing-gum
    en:Gum base, chewing gum base, gumbase
    nova:en:4

    <en:confectionery
    en:Meringue, meringues, meringue powder, meringue pieces
    vegan:en:no
    vegetarian:en:yes
    allergens:en:eggs

    <en:confectionery
    en:Custard, pastry cream, bavarian cream, bavarian creme filling, custard powder, custard filling, vanilla custard

    <en:confectionery
    en:Yogurt coating, yogurt flavored coating, yoghurt coating, yogurt confectionery coating, yogurt chips, greek yogurt coating, yogurtey coating, yogurt flavored confectionery coating, yogurt compound coating, yogurt covering, greek yogurt flavored coating, yogurty coating, yogurt coated, yogurt confectionary coating, yogurt flavor coating, vanilla yogurt coating, yogurt powder coating
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk

    <en:confectionery
    en:Cream filling, creme filling, filling, fillings, vanilla filling, fruit flavored filling, vanilla creme filling, vanilla creme, cream center, filling cream, creme center

    <en:confectionery
    en:Topping, toppings, dessert topping, sauce topping, topping packet, streusel crumbs, crunch topping, topping mix, icing topping

    <en:confectionery
    en:Gelatin dessert, jelly dessert

    <en:confectionery
    en:Coating, coatings, glazes, sugar glaze, donut glaze, honey glaze, frosting glaze, icing glaze

    <en:confectionery
    en:Ice cream cone, ice cream cones, wafer cone
    allergens:en:wheat, gluten

    <en:nut
    en:Candied pecans and walnuts, candied nuts, candied walnuts
    allergens:en:nuts

    # Biscuits, cookies and other baked components
    en:Biscuit, biscuits, digestive biscuits, speculoos, biscuit pieces, biscuit crumb, biscuit crumbs, tea biscuits
    allergens:en:wheat, gluten

    <en:biscuit
    en:Chocolate sandwich cookie pieces, oreo cookie crumbs, chocolate cookie bits, crushed cookies, sandwich cookie pieces, crushed oreo cookies, chocolate creme cookies, chocolate cookie swirl
    allergens:en:wheat, gluten
    keto:en:no

    <en:biscuit
    en:Graham pieces, graham swirl, graham cracker swirl
    allergens:en:wheat, gluten
    keto:en:no

    <en:biscuit
    en:Gingerbread, gingerbread cookies, gingerbread pieces
    allergens:en:wheat, gluten
    keto:en:no

    <en:biscuit
    en:Wafer, wafers, wafer pieces, wafer cookies, sugar cone, waffle cone, sugar cones, waffle pieces, wafer bits, waffle cone pieces, sugar cone pieces
    allergens:en:wheat, gluten
    keto:en:no

    <en:biscuit
    en:Brownie, brownies, brownie pieces, brownie mix, brownie bits, fudge brownie pieces, brownie batter, fudge brownies, fudge brownie, chocolate brownie pieces, brownie base, chocolate brownies
    allergens:en:wheat, gluten
    keto:en:no

    en:Cake, cakes, cake mix, cake pieces, cake base, yellow cake, chocolate cake, sponge cake, cake crumbs, cake crumb, cake donuts, cupcake, cupcakes, cheesecake pieces, vanilla cake, white cake, pound cake, red velvet cake, cake flour base, angel food cake, yellow cake mix, chocolate cake mix, muffin mix, cake base mix
    allergens:en:wheat, gluten
    keto:en:no

    en:Pie crust, pastry, pie shell, pastry dough, pastry shell, tart shell, thin crust, cookie crust, flaky crust
    allergens:en:wheat, gluten
    keto:en:no

    # Yeast and leaven
    en:Yeast, yeasts, fresh yeast, dried yeast, active dry yeast, instant yeast, compressed yeast, dry yeast, yeast powder, cream yeast, live yeast, instant dry yeast, dried active yeast, active yeast, saccharomyces cerevisiae, natural yeast, rapid rise yeast, wine yeast, liquid yeast, dry active yeast, selenium yeast base, yeast with starch
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:yeast
    en:Baker's yeast, bakers yeast, dried bakers yeast, primary grown bakers yeast

    <en:yeast
    en:Brewer's yeast, brewers yeast, brewers dried yeast, dried brewers yeast
    allergens:en:gluten, barley

    <en:yeast
    en:Nutritional yeast, inactive yeast, inactive dried yeast, deactivated yeast, inactivated yeast, nutritional yeast flakes, inactive dry yeast, non active yeast, inactivated dry yeast, dried inactive yeast

    <en:yeast
    en:Torula yeast, dried torula yeast, smoked torula yeast, candida utilis, hickory smoked torula yeast, torula dried yeast, torula yeast powder

    <en:yeast
    en:Sourdough, sour dough, sourdough starter, sourdough culture, mother yeast, wheat sourdough, natural sourdough, natural yeast starter, sour dough starter, levain, leaven, natural sourdough starter, dried sourdough, sourdough powder, sour culture, sourdough cultures, natural mother yeast, sour dough culture, natural sour dough culture
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:wheat, gluten

    <en:sourdough
    en:Fermented rye
    allergens:en:gluten, rye

    <en:yeast
    en:Fermented wheat protein
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:wheat, gluten

    <en:yeast
    en:Cultured dextrose, cultured sugar, cultured corn syrup solids, cultured cane sugar, cultured dextrose solids, cultured corn syrup, cultured corn starch, cultured sugars
    vegan:en:yes
    vegetarian:en:yes

    <en:yeast
    en:Baking powder, double acting baking powder, aluminum free baking powder, baking powders, baking powder aluminum free
    functions:en:raising agent
    vegan:en:yes
    vegetarian:en:yes

    # A starch that keeps whipped cream stiff.
    <en:starch
    en:Whipped cream stabilizer, cream stabilizer
    de:Sahnesteif, Sahnestandmittel
    nl:slagroomversteviger

    <en:baking-powder
    en:Baking soda and baking powder

    # Colours named in words
    en:Added colour, color added, colour added, colors added, colours added, food color, food coloring, food colouring, food colour, food colors, food colours, added color, added colors, food colorings, color additive, color additives, added coloring, coloring added
    functions:en:colour
    vegan:en:maybe
    vegetarian:en:maybe
    nova:en:4

    <en:added-colour
    <en:natural-colour-additives
    en:Natural colour, natural color, natural colors, natural colours, natural coloring, natural colouring, natural food color, natural food coloring, natural colorings, vegetable color, vegetable colors, vegetable coloring, vegetable colour, natural color added, colors from natural sources, natural vegetable color, color from vegetable, color from vegetables, plant color, natural vegetable colors, vegetable color added, vegetable colouring, natural colors added, natural source color, naturally derived color, fruit and vegetable color, vegetable colorings, natural food colors, color from natural source, natural colorants, colours from natural sources, coloured with natural colours, natural plant color, vegetable colours
    vegan:en:maybe
    vegetarian:en:maybe

    <en:artificial-colour
    en:Certified colour, certified colour additive, u s certified color, us certified color, certified food color, certified food colors, artificial food colors, artificial food colours, artificial food colour, synthetic colour, fdc colors, f d and c colors, fd and c certified colors, fd and c colors, fd and c color, fd and c dyes, fd and c lakes, artifical color, artifical colors, u s certified colors, artificial certified color, artificial colors include, artificial color including, artificial coloring added, color artificial, certified artificial colors, artifically colored, artificial colours added
    functions:en:colour
    nova:en:4

    <en:natural-colour
    <en:artificial-colour
    en:Natural and artificial colour, natural and artificial color, natural and artificial colors, natural and artificial colours, artificial and natural colors, natural and artificial coloring, artificial and natural color

    <en:natural-colour
    <en:vegetable-juice
    en:Vegetable juice for colour, vegetable juice for color, vegetable juice color, vegetable juice colour, vegetable juice added for color, vegetable juices for color, vegetable juice concentrate for color, vegetable concentrate for color, vegetable juice and color, color from vegetable juice, vegetable juice concentrate color, vegetable juice coloring, vegetable juices color, vegetable extract for color, colored with vegetable juice, vegetable juice as color, vegetable juice used for color, vegetable concentrates for color, color vegetable juice
    vegan:en:yes
    vegetarian:en:yes

    <en:natural-colour
    <en:fruit-juice
    en:Fruit juice for colour, fruit juice for color, fruit juice color, fruit juice added for color, fruit juice concentrate for color, color from fruit juice, fruit juice concentrate color, colored with fruit juice, fruit juices for color, fruit extract for color
    vegan:en:yes
    vegetarian:en:yes

    <en:fruit-juice-for-colour
    <en:vegetable-juice-for-colour
    en:Fruit and vegetable juice for colour, fruit and vegetable juice for color, fruit and vegetable juices for color, vegetable and fruit juice for color, fruit and vegetable juice color, fruit and vegetable juice colors, fruit and vegetable concentrate for color, fruit and vegetable juice concentrates for color, fruit and vegetable juice concentrate for color, fruit and vegetable concentrates for color, fruit and vegetable juice added for color, vegetable and fruit juice color, colored with fruit and vegetable juice, color fruit and vegetable juice, vegetable and fruit juice concentrate for color, fruit vegetable juice for color, fruit and vegetable extracts for color, fruit and vegetable juice as color, colored with fruit and vegetable juices, fruit or vegetable juice for color, vegetable juice and fruit juice for color, fruit and vegetable juice colour, color from fruit and vegetable juice

    <en:natural-colour
    <en:beetroot
    en:Beet colour, beet color, beet juice color, beet juice for color, beet powder for color, beet for color, beet juice concentrate for color, beetroot red color, beet extract for color, red beet for color, red beet juice for color, beet powder color, beets for color, dehydrated beets for color, red beet color, dehydrated beet for color, beet juice colour, red beet juice color, beet juice added for color, beetroot juice for color, dried beet color, beet juice concentrate color, beet color added, beet juice as color
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73.40; 2026; dehydrated beets; -; -; color additive exempt from certification

    <en:natural-colour
    en:Colouring food, coloring food, colouring foods, coloring foods, colouring foodstuff, colouring foodstuffs, coloring foodstuffs

    <en:natural-colour
    <en:carrot
    en:Carrot colour, carrot color, carrot juice for color, carrot concentrate for color, black carrot juice for color, purple carrot juice for color, black carrot color, purple carrot color, carrot juice concentrate for color, black carrot juice concentrate for color, black carrot extract color, purple carrot juice concentrate for color, purple carrot for color
    vegan:en:yes
    vegetarian:en:yes

    <en:natural-colour
    <en:sweet-potato
    en:Purple sweet potato colour, purple sweet potato color, purple sweet potato for color, purple sweet potato juice for color, sweet potato color, purple sweet potato juice color
    vegan:en:yes
    vegetarian:en:yes

    <en:natural-colour
    <en:red-cabbage
    en:Red cabbage colour, red cabbage color, red cabbage juice color, red cabbage juice for color, red cabbage for color, red cabbage extract color
    vegan:en:yes
    vegetarian:en:yes

    <en:natural-colour
    <en:radish
    en:Red radish colour, red radish color, radish extract for color, red radish juice for color, radish juice concentrate for color, radish color, red radish for color
    vegan:en:yes
    vegetarian:en:yes

    <en:natural-colour
    en:Huito, huito juice, jagua, huito blue, huito juice for color, jagua blue, genipa americana
    vegan:en:yes
    vegetarian:en:yes

    <en:natural-colour
    en:Sandalwood, red sandalwood
    vegan:en:yes
    vegetarian:en:yes

    <en:natural-colour
    en:Malt extract colour, malt color, roasted malt color
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:gluten, barley

    # Further foods of the world

    <en:sauce
    en:Adjika

    <en:sauce
    en:Adobo sauce

    <en:sauce
    en:Aji amarillo paste

    <en:sauce
    en:Chermoula

    <en:sauce
    en:Mojo sauce

    <en:sauce
    en:Peri peri sauce, piri piri sauce

    <en:sauce
    en:Romesco sauce
    allergens:en:nuts

    <en:sauce
    en:Salsa macha

    <en:sauce
    en:Tkemali

    <en:sauce
    en:Zhoug, schug

    <en:sauce
    en:Mornay sauce
    vegan:en:no
    allergens:en:milk

    <en:confectionery
    en:Barfi, burfi
    vegan:en:no
    allergens:en:milk

    <en:confectionery
    en:Boiled sweets

    <en:confectionery
    en:Candy floss

    <en:confectionery
    en:Wine gums, jelly babies
    vegan:en:maybe

    <en:confectionery
    en:Liquorice candy, licorice candy, liquorice allsorts

    <en:confectionery
    en:Sherbet candy

    <en:confectionery
    en:Turkish delight, lokum

    <en:confectionery
    en:Dragée, dragées

    <en:confectionery
    en:Tahini halva
    allergens:en:sesame-seeds

    <en:confectionery
    en:Marzipan paste, almond paste marzipan
    allergens:en:nuts, almond

    <en:confectionery
    en:Meringue nests
    vegan:en:no
    allergens:en:eggs

    <en:cake
    en:Madeleine, madeleines
    vegan:en:no
    allergens:en:wheat, gluten, eggs

    <en:cake
    en:Sponge fingers, savoiardi
    vegan:en:no
    allergens:en:wheat, gluten, eggs

    <en:cake
    en:Swiss roll
    vegan:en:no
    allergens:en:wheat, gluten, eggs

    <en:biscuit
    en:Digestive biscuit, digestives
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:biscuit
    en:Cantuccini
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:biscuit
    en:Shortbread biscuits
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:biscuit
    en:Speculoos biscuits, lotus biscuit, biscoff
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:biscuit
    en:Gingersnap
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:biscuit
    en:Amaretti, amaretti biscuits
    vegan:en:no
    allergens:en:eggs, nuts, almond

    <en:biscuit
    en:Rich tea biscuits
    allergens:en:wheat, gluten

    en:Root beer, root beer syrup

    en:Ginger beer, non-alcoholic ginger beer

    en:Birch beer
    """#
  }
}
