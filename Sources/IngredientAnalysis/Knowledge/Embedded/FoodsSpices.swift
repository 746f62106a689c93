extension EmbeddedTables {
  /// Herbs, spices, their extracts and oils, seasonings and flavourings.
  ///
  /// Listings: 21 CFR 172.510, 172.515, 182.1 and 182.10. Celery and mustard follow Regulation (EU) 1169/2011, Annex II.
  /// A collective "spices" may hide celery seed or mustard (21 CFR 101.22(a)(2)), which no entry can show.
  @inline(never)
  static var foodsSpices: String {
    #"""
    # Groups
    en:Condiment, condiments
    vegan:en:yes
    vegetarian:en:yes

    <en:condiment
    en:Spice, spices, ground spice, ground spices, mixed spices, mixed spice, dried spices, other spices, spice powder, spice powders, spices including paprika, natural spice, natural spices, pure spices, other natural spices, spices and other natural flavorings
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.10; 2026; spices and other natural seasonings; -; -; generally recognized as safe

    <en:condiment
    en:Herb, herbs, dried herbs, fresh herbs, mixed herbs, culinary herbs, aromatic herbs, other herbs, herb blend
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:spice
    en:Spice extract, spice extracts, spice extractives, spice extractive, natural spice extractives, extractives of spice, extractives of spices, spices extract, spices extracts, extracts of spices, extract of spice, natural spice extracts, spice oil, spice oils, spice oleoresin, spice oleoresins, oleoresins, spice resin

    <en:spice
    <en:herb
    en:Spices and herbs, herbs and spices, spice and herb, herb and spice, spices herbs, spice and herbs, herbs spices, herb and spices

    <en:spice
    <en:spice-extract
    en:Spice and spice extractives, spices and spice extractives, spices and spice extracts, spice and spice extract

    <en:spice
    <en:natural-colour
    en:Spice and colouring, spice and coloring, spice and color, spices and color, spices and coloring, spice coloring, spice color

    <en:flavouring
    en:Spice flavouring, spice flavors, spice flavor, spice flavoring, spice flavorings

    <en:spice
    en:Spice mix, spice blend, spices blend, spice mixture, spice mixes, spice preparation, spice seasoning, blend of spices

    <en:herb
    en:Herb extract, herb extracts, herbal extract, herbal extracts, plant extract, plant extracts, botanical extract, botanical extracts

    <en:condiment
    en:Seasoning, seasonings, seasoning blend, seasoning mix, natural seasoning, natural seasonings, seasoning powder, seasoned with, seasoning packet, seasoning sachet

    en:Essential oil, essential oils, natural essential oils, natural oils, flavor oils, natural essential oil
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.20; 2026; essential oils and natural extractives; -; -; generally recognized as safe

    # Pepper and hot spices
    <en:spice
    en:Pepper, cracked pepper, pepper powder, ground pepper, mixed pepper, mixed peppercorns, peppercorn, peppercorns, coarse pepper, rainbow peppercorns
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182.1; 2026; substances generally recognized as safe; -; -; pepper

    <en:pepper
    en:Black pepper, ground black pepper, cracked black pepper, black peppercorn, black peppercorns, coarse ground black pepper, black pepper powder, coarse black pepper, black peper, blackpepper, dehydrated black pepper, tellicherry pepper

    <en:black-pepper
    en:Black pepper extract, extract of Black pepper, Black pepper extractive, Black pepper extractives, extractives of Black pepper, extractive of Black pepper

    <en:black-pepper
    en:Black pepper oleoresin, oleoresin Black pepper, oleoresin of Black pepper

    <en:black-pepper
    <en:essential-oil
    en:Black pepper oil, oil of Black pepper, Black pepper essential oil

    <en:pepper
    en:White pepper, ground white pepper, white peppercorn, white peppercorns, white pepper powder

    <en:white-pepper
    en:White pepper extract, extract of White pepper, White pepper extractive, White pepper extractives, extractives of White pepper, extractive of White pepper

    <en:white-pepper
    en:White pepper oleoresin, oleoresin White pepper, oleoresin of White pepper

    <en:pepper
    en:Green peppercorn, green peppercorns

    <en:spice
    en:Pink peppercorn, pink peppercorns, pink pepper

    <en:spice
    en:Long pepper

    <en:spice
    en:Szechuan pepper, sichuan pepper, szechuan peppercorns, sichuan peppercorn, szechuan peppercorn, sansho

    <en:pepper
    en:Pepper extract, liquid pepper extract, extractives of pepper, pepper extractives, pepper extractive, oleoresin pepper, pepper oleoresin, pepper oil, extract of pepper

    <en:chilli-pepper
    en:Chilli powder, chili powder, chile powder, chilli seasoning, chili powder blend, dark chili powder, chili pepper powder

    <en:chilli-pepper
    en:Chilli oil, chili oil, hot chili oil
    plain:en:no

    <en:spice
    en:Paprika, paprika powder, sweet paprika, hungarian paprika, ground paprika, dehydrated paprika, spanish paprika, dried paprika, hot paprika, paprika for color, paprika pepper

    <en:paprika
    en:Smoked paprika, smoked sweet paprika, pimenton

    <en:spice
    en:Turmeric, tumeric, turmeric powder, ground turmeric, turmeric root, tumeric powder, turmeric root powder, turmeric puree, turmeric juice, turmeric for color

    <en:spice
    en:Saffron, saffron threads

    # Sweet spices
    <en:spice
    en:Cinnamon, ground cinnamon, cinnamon powder, ceylon cinnamon, saigon cinnamon, cassia, cassia cinnamon, cinnamon bark, cassia bark, cinnamon stick, cinnamon sticks, korintje cinnamon, vietnamese cinnamon

    <en:cinnamon
    en:Cinnamon extract, extract of cinnamon, cinnamon extractive, cinnamon extractives, extractives of cinnamon, extractive of cinnamon

    <en:cinnamon
    en:Cinnamon oleoresin, oleoresin cinnamon, oleoresin of cinnamon

    <en:cinnamon
    <en:essential-oil
    en:Cinnamon oil, oil of cinnamon, cinnamon essential oil

    <en:cinnamon
    en:Cinnamon and sugar
    keto:en:no

    <en:spice
    en:Nutmeg, ground nutmeg, nutmeg powder

    <en:nutmeg
    en:Nutmeg extract, extract of nutmeg, nutmeg extractive, nutmeg extractives, extractives of nutmeg, extractive of nutmeg

    <en:nutmeg
    en:Nutmeg oleoresin, oleoresin nutmeg, oleoresin of nutmeg

    <en:nutmeg
    <en:essential-oil
    en:Nutmeg oil, oil of nutmeg, nutmeg essential oil

    <en:spice
    en:Mace, ground mace

    <en:mace
    en:Mace extract, extract of mace, mace extractive, mace extractives, extractives of mace, extractive of mace

    <en:mace
    en:Mace oleoresin, oleoresin mace, oleoresin of mace

    <en:spice
    en:Clove, cloves, ground cloves, ground clove, clove powder, clove bud, clove buds

    <en:clove
    en:Clove extract, extract of clove, clove extractive, clove extractives, extractives of clove, extractive of clove

    <en:clove
    en:Clove oleoresin, oleoresin clove, oleoresin of clove

    <en:clove
    <en:essential-oil
    en:Clove oil, oil of clove, clove essential oil

    <en:spice
    en:Allspice, all spice, ground allspice, pimenta, pimento berries, jamaica pepper, pimento berry

    <en:allspice
    en:Allspice extract, extract of Allspice, Allspice extractive, Allspice extractives, extractives of Allspice, extractive of Allspice

    <en:allspice
    en:Allspice oleoresin, oleoresin Allspice, oleoresin of Allspice

    <en:allspice
    <en:essential-oil
    en:Allspice oil, oil of Allspice, Allspice essential oil

    <en:spice
    en:Ginger, ginger root, ground ginger, ginger powder, ginger puree, ginger paste, fresh ginger, ginger pieces, gingerroot, ginger root powder, ginger root puree, dried ginger, ginger rhizome

    <en:ginger
    en:Ginger extract, extract of ginger, ginger extractive, ginger extractives, extractives of ginger, extractive of ginger

    <en:ginger
    en:Ginger oleoresin, oleoresin ginger, oleoresin of ginger

    <en:ginger
    <en:essential-oil
    en:Ginger oil, oil of ginger, ginger essential oil

    <en:ginger
    en:Ginger juice

    <en:ginger-juice
    en:Ginger juice concentrate, ginger concentrate, concentrated ginger juice

    <en:ginger
    <en:candied-fruit
    en:Crystallised ginger, crystallized ginger, candied ginger, stem ginger

    <en:ginger
    en:Pickled ginger, sushi ginger, gari

    <en:spice
    en:Galangal, galanga, galangal root

    <en:spice
    en:Cardamom, cardamon, green cardamom, cardamom seed, cardamom pods, ground cardamom, cardamom seeds, cardamom pod, black cardamom

    <en:cardamom
    en:Cardamom extract, extract of Cardamom, Cardamom extractive, Cardamom extractives, extractives of Cardamom, extractive of Cardamom

    <en:cardamom
    en:Cardamom oleoresin, oleoresin Cardamom, oleoresin of Cardamom

    <en:cardamom
    <en:essential-oil
    en:Cardamom oil, oil of Cardamom, Cardamom essential oil

    <en:spice
    en:Star anise, star anise seed, badian

    <en:star-anise
    en:Star anise extract, extract of Star anise, Star anise extractive, Star anise extractives, extractives of Star anise, extractive of Star anise

    <en:star-anise
    <en:essential-oil
    en:Star anise oil, oil of Star anise, Star anise essential oil

    <en:spice
    en:Anise, aniseed, anise seed, aniseeds, ground anise, anise seeds

    <en:anise
    en:Anise extract, extract of Anise, Anise extractive, Anise extractives, extractives of Anise, extractive of Anise

    <en:anise
    <en:essential-oil
    en:Anise oil, oil of Anise, Anise essential oil

    <en:herb
    <en:liquorice-sources
    en:Liquorice, licorice, liquorice root, licorice root, licorice root powder, liquorice powder, licorice powder

    <en:liquorice
    en:Liquorice extract, licorice extract, licorice root extract, liquorice root extract, licorice juice

    <en:spice
    en:Vanilla, vanilla bean, vanilla beans, pure vanilla, vanilla powder, vanilla bean specks, vanilla bean seeds, vanilla seeds, ground vanilla beans, vanilla pod, vanilla pods, bourbon vanilla, madagascar vanilla, ground vanilla bean, vanilla specks, madagascar bourbon vanilla, vanilla bean powder, spent vanilla beans, exhausted vanilla bean specks, tahitian vanilla, vanilla bean pieces, vanilla planifolia, vanilla bean paste, vanilla paste

    <en:vanilla
    en:Vanilla extract, pure vanilla extract, vanilla extracts, natural vanilla extract, vanilla bean extract, vanilla bean extractives, vanilla extractives, madagascar vanilla extract, bourbon vanilla extract, extractives of vanilla, vanilla extract powder, extract of vanilla, vanilla concentrate, vanilla oleoresin, madagascar bourbon vanilla extract
    halal:en:maybe
    plain:en:no
    evidence:en:1; opinion; exposure; oral; pregnancy; world; UK Chief Medical Officers; Low Risk Drinking Guidelines; 2016; pregnancy and drinking; -; -; the alcohol only dissolves the flavor, so a serving holds a trace, and the guidelines are about drinks
    evidence:en:1; opinion; exposure; oral; child; world; Chief Medical Officer for England; Guidance on the consumption of alcohol by children and young people; 2009; guideline 1; -; -; the alcohol only dissolves the flavor, so a serving holds a trace, and the guidance is about drinks
    evidence:en:1; warning; exposure; oral; breastfeeding; world; NHS; Start for Life, Alcohol and breastfeeding; 2026; alcohol; -; -; the alcohol only dissolves the flavor, so a serving holds a trace

    <en:vanilla
    en:Vanilla sugar
    keto:en:no

    <en:spice
    en:Tonka bean, tonka beans

    <en:spice
    en:Mahleb

    # Seeds and seed spices
    <en:spice
    en:Cumin, cumin seed, cumin seeds, ground cumin, cumin powder, comino, roasted cumin, cumin seed powder

    <en:cumin
    en:Cumin extract, extract of cumin, cumin extractive, cumin extractives, extractives of cumin, extractive of cumin

    <en:cumin
    en:Cumin oleoresin, oleoresin cumin, oleoresin of cumin

    <en:cumin
    <en:essential-oil
    en:Cumin oil, oil of cumin, cumin essential oil

    <en:spice
    en:Caraway, caraway seed, caraway seeds, ground caraway, ground caraway seed, caraway seed powder

    <en:caraway
    en:Caraway extract, extract of caraway, caraway extractive, caraway extractives, extractives of caraway, extractive of caraway

    <en:caraway
    <en:essential-oil
    en:Caraway oil, oil of caraway, caraway essential oil

    <en:spice
    en:Coriander, coriander seed, coriander seeds, ground coriander, coriander powder, ground coriander seed

    <en:coriander
    en:Coriander extract, extract of coriander, coriander extractive, coriander extractives, extractives of coriander, extractive of coriander

    <en:coriander
    en:Coriander oleoresin, oleoresin coriander, oleoresin of coriander

    <en:coriander
    <en:essential-oil
    en:Coriander oil, oil of coriander, coriander essential oil

    <en:spice
    en:Fennel, fennel seed, fennel seeds, ground fennel, fennel powder, fennel pollen, ground fennel seed

    <en:fennel
    en:Fennel extract, extract of fennel, fennel extractive, fennel extractives, extractives of fennel, extractive of fennel

    <en:fennel
    <en:essential-oil
    en:Fennel oil, oil of fennel, fennel essential oil

    <en:spice
    en:Fenugreek, fenugreek seed, fenugreek seeds, fenugreek powder, fenugreek leaves, kasuri methi, fenugreek leaf

    <en:fenugreek
    en:Fenugreek extract, extract of Fenugreek, Fenugreek extractive, Fenugreek extractives, extractives of Fenugreek, extractive of Fenugreek

    <en:spice
    en:Dill seed, dill seeds, dillseed

    <en:dill-seed
    <en:essential-oil
    en:Dill seed oil, oil of Dill seed, Dill seed essential oil

    <en:spice
    en:Ajwain, carom seeds, ajowan

    <en:spice
    en:Sumac, sumach, ground sumac

    <en:spice
    en:Annatto seed, annatto seeds, ground annatto, achiote, ground annatto seed, achiote paste, achiote powder

    <en:spice
    en:Asafoetida, asafetida, hing

    <en:spice
    en:Grains of paradise, melegueta pepper

    # Mustard
    <en:spice
    en:Mustard, mustards, yellow mustard, prepared mustard, prepared yellow mustard, mustard sauce, brown mustard, white mustard, spicy brown mustard, mustard powder, ground mustard, dry mustard, mustard paste, wholegrain mustard, whole grain mustard, stone ground mustard, honey mustard, english mustard, ground yellow mustard, black mustard
    allergens:en:mustard

    <en:mustard
    en:Mustard seed, mustard seeds, #1 mustard seed, #1 grade mustard seed, yellow mustard seed, yellow mustard seeds, brown mustard seed, brown mustard seeds, no 1 mustard seed, no 1 grade mustard seed, ground mustard seed, ground mustard seeds, black mustard seeds, ground yellow mustard seed, number 1 grade mustard seed, mustard seed powder, grade 1 mustard seed, oriental mustard seed, brown and yellow mustard seeds, black mustard seed, white mustard seed
    allergens:en:mustard

    <en:mustard
    en:Mustard flour, deheated mustard, mustard flour deheated, yellow mustard flour, deheated mustard flour
    allergens:en:mustard

    <en:mustard
    en:Mustard bran, mustard husk, mustard hulls, yellow mustard bran
    allergens:en:mustard

    <en:mustard
    en:Mustard oil, mustard essential oil, oil of mustard, mustard seed oil, mustard extract, extractives of mustard, oleoresin mustard, mustard oleoresin
    allergens:en:mustard

    <en:mustard
    en:Dijon mustard, dijon
    allergens:en:mustard

    # Hot roots
    <en:spice
    en:Horseradish, horse radish, horseradish powder, horseradish root, grated horseradish, horseradish roots, prepared horseradish, horseradish granules, western horseradish, horseradish sauce

    <en:horseradish
    en:Horseradish extract, horseradish oil, oil of horseradish

    <en:spice
    en:Wasabi, wasabi powder, wasabi japonica, wasabi root, japanese horseradish, wasabi extract

    # Herbs
    <en:herb
    en:Parsley, parsley flakes, dehydrated parsley, dried parsley, parsley leaf, parsley leaves, flat leaf parsley, italian parsley, parsley powder, parsley flake, chopped parsley, freeze dried parsley, parsley juice, curly parsley

    <en:parsley
    en:Parsley extract, extract of parsley, parsley extractive, parsley extractives, extractives of parsley, extractive of parsley

    <en:parsley
    <en:essential-oil
    en:Parsley oil, oil of parsley, parsley essential oil

    <en:herb
    en:Basil, basil leaves, basil leaf, sweet basil, thai basil, fresh basil, genovese basil, dried basil, dehydrated basil, basil flakes, italian basil, basil puree, holy basil leaf

    <en:basil
    en:Basil extract, extract of basil, basil extractive, basil extractives, extractives of basil, extractive of basil

    <en:basil
    <en:essential-oil
    en:Basil oil, oil of basil, basil essential oil

    <en:herb
    en:Oregano, oregano leaves, mexican oregano, oregano leaf, oregano flakes, dried oregano, greek oregano, oregano powder, ground oregano

    <en:oregano
    en:Oregano extract, extract of oregano, oregano extractive, oregano extractives, extractives of oregano, extractive of oregano

    <en:oregano
    <en:essential-oil
    en:Oregano oil, oil of oregano, oregano essential oil

    <en:oregano
    en:Oregano and other spices, extracts of oregano

    <en:herb
    en:Thyme, thyme leaves, thyme leaf, ground thyme, lemon thyme, dried thyme

    <en:thyme
    en:Thyme extract, extract of thyme, thyme extractive, thyme extractives, extractives of thyme, extractive of thyme

    <en:thyme
    <en:essential-oil
    en:Thyme oil, oil of thyme, thyme essential oil

    <en:herb
    en:Rosemary, rosemary leaves, rosemary leaf, rosemary powder, ground rosemary, dried rosemary

    <en:rosemary
    <en:essential-oil
    en:Rosemary oil, oil of rosemary, rosemary essential oil

    <en:herb
    en:Sage, sage leaves, rubbed sage, ground sage, sage leaf, salvia, dalmatian sage

    <en:sage
    en:Sage extract, extract of sage, sage extractive, sage extractives, extractives of sage, extractive of sage

    <en:sage
    <en:essential-oil
    en:Sage oil, oil of sage, sage essential oil

    <en:herb
    en:Marjoram, marjoram leaves, sweet marjoram, ground marjoram

    <en:marjoram
    en:Marjoram extract, extract of marjoram, marjoram extractive, marjoram extractives, extractives of marjoram, extractive of marjoram

    <en:herb
    en:Savory, summer savory, winter savory, savoury herb

    <en:herb
    en:Tarragon, tarragon leaves, french tarragon

    <en:tarragon
    en:Tarragon extract, extract of tarragon, tarragon extractive, tarragon extractives, extractives of tarragon, extractive of tarragon

    <en:herb
    en:Chervil, baby chervil

    <en:herb
    en:Dill, dill weed, dillweed, dill leaves, dill leaf, fresh dill, baby dill, dill tips, dill herb

    <en:dill
    en:Dill extract, extract of dill, dill extractive, dill extractives, extractives of dill, extractive of dill

    <en:dill
    <en:essential-oil
    en:Dill oil, oil of dill, dill essential oil

    <en:dill
    en:Dillweed oil, dill weed oil

    <en:herb
    en:Cilantro, cilantro leaves, coriander leaf, coriander leaves, fresh coriander, cilantro leaf, fresh cilantro, dried cilantro, cilantro flakes, cilantro powder, chopped cilantro, cilantro puree, culantro, coriander herb

    <en:herb
    en:Bay leaf, bay leaves, bay, laurel, laurel leaf, laurel leaves, bay laurel, ground bay leaves, ground bay leaf, laurel bay leaves

    <en:bay-leaf
    en:Bay oil, oil of bay, bay leaf extract, extractives of bay, laurel oil

    <en:herb
    en:Mint, mint leaves, mints, mint leaf, fresh mint, dried mint

    <en:mint
    en:Mint extract, extract of mint, mint extractive, mint extractives, extractives of mint, extractive of mint

    <en:mint
    <en:essential-oil
    en:Mint oil, oil of mint

    <en:mint
    en:Peppermint, peppermint leaves, peppermint leaf, peppermint pieces, mentha piperita

    <en:peppermint
    en:Peppermint extract, extract of peppermint, peppermint extractive, peppermint extractives, extractives of peppermint, extractive of peppermint

    <en:peppermint
    <en:essential-oil
    en:Peppermint oil, oil of peppermint, peppermint essential oil

    <en:mint
    en:Spearmint, spearmint leaves, spearmint leaf

    <en:spearmint
    en:Spearmint extract, extract of spearmint, spearmint extractive, spearmint extractives, extractives of spearmint, extractive of spearmint

    <en:spearmint
    <en:essential-oil
    en:Spearmint oil, oil of spearmint, spearmint essential oil

    <en:essential-oil
    en:Wintergreen oil, oil of wintergreen, wintergreen

    <en:herb
    en:Lemongrass, lemon grass, lemongrass puree, lemongrass powder

    <en:lemongrass
    en:Lemongrass extract, extract of Lemongrass, Lemongrass extractive, Lemongrass extractives, extractives of Lemongrass, extractive of Lemongrass

    <en:lemongrass
    <en:essential-oil
    en:Lemongrass oil, oil of Lemongrass, Lemongrass essential oil

    <en:herb
    en:Lemon balm, lemon balm leaf, melissa, lemon balm extract

    <en:herb
    en:Lemon verbena, verbena, lemon myrtle

    <en:herb
    en:Curry leaf, curry leaves

    <en:herb
    en:Epazote

    <en:herb
    en:Shiso, perilla, perilla leaf, perilla leaves

    <en:herb
    en:Lavender, lavender flowers, lavender flower, lavender extract, lavender oil

    <en:herb
    en:Chamomile, camomile, chamomile flowers, chamomile flower

    <en:chamomile
    en:Chamomile extract, extract of chamomile, chamomile extractive, chamomile extractives, extractives of chamomile, extractive of chamomile

    <en:herb
    en:Hibiscus, hibiscus flower, hibiscus flowers, hibiscus extract, hibiscus powder, hibiscus concentrate, roselle, hibiscus flower extract, hibiscus sabdariffa

    <en:herb
    en:Rose, rose petals, rose petal, rose water, rosewater, rose extract, rose oil, damask rose

    <en:herb
    en:Orange blossom water, orange flower water, orange blossom, orange blossom extract, neroli

    <en:herb
    en:Jasmine, jasmine flowers, jasmine flower, jasmine extract

    <en:herb
    en:Violet, violet extract, violet flowers

    <en:herb
    en:Linden, linden flower, lime blossom, linden flowers

    <en:herb
    en:Calendula, marigold petals, calendula flowers, marigold flower, marigold flowers

    <en:herb
    en:Cornflower, cornflower petals, cornflowers

    <en:herb
    en:Safflower, safflowers, safflower petals, safflower seed

    <en:safflower
    en:Safflower extract, safflower concentrate, safflower juice concentrate

    <en:herb
    en:Butterfly pea flower, butterfly pea, butterfly pea flower extract

    <en:herb
    en:Hop, hops, hop extract, hops extract, hop oil, modified hop extract

    <en:herb
    en:Woodruff

    <en:herb
    en:Hyssop

    <en:herb
    en:Herbes de provence

    <en:herb
    en:Bouquet garni

    <en:herb
    en:Borage, borage leaf

    <en:herb
    en:Lovage, lovage root

    <en:herb
    en:Angelica, angelica root

    <en:herb
    en:Gentian, gentian root, gentian extract

    <en:condiment
    en:Bitters, aromatic bitters, angostura bitters, cocktail bitters

    <en:herb
    en:Sarsaparilla, sarsaparilla root, sarsaparilla extract

    <en:herb
    en:Sassafras, sassafras leaf, file powder

    <en:herb
    en:Birch oil, birch extract

    <en:herb
    en:Ginseng, panax ginseng, ginseng root, asian ginseng, korean ginseng, panax ginseng root, panax ginseng root powder, red ginseng

    <en:ginseng
    en:Ginseng extract, panax ginseng extract, panax ginseng root extract, ginseng root extract

    <en:herb
    en:Siberian ginseng, eleuthero, eleuthero root, eleuthero root extract, siberian ginseng extract

    <en:herb
    en:American ginseng, american ginseng extract

    <en:herb
    <en:caffeine-sources
    en:Guarana, guarana seed, guarana powder, guarana seed powder
    plain:en:no

    <en:guarana
    en:Guarana extract, guarana seed extract

    <en:herb
    en:Ginkgo, ginkgo biloba, gingko, gingko biloba, ginkgo leaf
    plain:en:no
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; List of classifications; 2021; group 2B; -; -; ginkgo biloba extract

    <en:ginkgo
    en:Ginkgo extract, ginkgo biloba extract, ginkgo biloba leaf extract, ginkgo leaf extract
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; List of classifications; 2021; group 2B; -; -; ginkgo biloba extract

    <en:herb
    en:Kava, kava root, kava extract, kava kava, kava root extract
    plain:en:no
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; List of classifications; 2021; group 2B; -; -; kava extract

    <en:herb
    en:Goldenseal, goldenseal root, goldenseal root powder, goldenseal extract
    plain:en:no
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; List of classifications; 2021; group 2B; -; -; goldenseal root powder

    <en:herb
    en:Milk thistle, milk thistle extract, milk thistle seed extract, silymarin, milk thistle seed
    plain:en:no

    <en:herb
    en:Echinacea, echinacea extract, echinacea purpurea, echinacea root, echinacea purpurea extract
    plain:en:no

    <en:herb
    en:Ashwagandha, ashwagandha root, ashwagandha extract, ashwagandha root extract, ashwagandha powder
    plain:en:no

    <en:herb
    en:Rhodiola, rhodiola rosea, rhodiola extract, rhodiola rosea root extract
    plain:en:no

    <en:herb
    en:Holy basil, tulsi, tulsi leaf, holy basil extract

    <en:herb
    en:Valerian, valerian root, valerian extract
    plain:en:no

    <en:herb
    en:Passionflower, passion flower, passionflower extract
    plain:en:no

    <en:herb
    en:Astragalus, astragalus root, astragalus extract
    plain:en:no

    <en:herb
    en:St john's wort
    plain:en:no

    <en:herb
    en:Senna, senna leaf, senna leaves
    plain:en:no

    <en:herb
    en:Saw palmetto, saw palmetto extract
    plain:en:no

    <en:herb
    en:Slippery elm, slippery elm bark, marshmallow root

    <en:herb
    en:Gotu kola, bacopa, bacopa monnieri
    plain:en:no

    <en:herb
    en:Yohimbe, yohimbe bark, yohimbe bark extract
    plain:en:no

    <en:herb
    en:Garcinia cambogia, garcinia, garcinia cambogia extract
    plain:en:no

    <en:herb
    en:Stevia leaf, stevia leaves, stevia herb

    <en:herb
    en:Red clover, red clover extract
    plain:en:no

    <en:herb
    en:Yarrow
    plain:en:no

    <en:herb
    en:Cat's claw, pau d'arco
    plain:en:no

    <en:herb
    en:Boswellia, boswellia extract, frankincense
    plain:en:no

    <en:herb
    en:Blackberry leaf, blackberry leaves, raspberry leaf, raspberry leaves, red raspberry leaf

    <en:herb
    en:Eucalyptus, eucalyptus oil, eucalyptus leaf

    <en:herb
    en:Tea tree leaf, olive herb

    # Blends
    <en:spice
    en:Curry powder, curry, curry spice, curry powder blend, madras curry powder, yellow curry powder, curry seasoning

    <en:spice
    en:Curry paste
    plain:en:no

    <en:spice
    en:Garam masala, masala

    <en:spice
    en:Five spice, chinese five spice, five spice powder

    <en:spice
    en:Pumpkin pie spice, pumpkin spice, apple pie spice, gingerbread spice, mixed spice blend

    <en:spice
    en:Pickling spice, pickling spices

    <en:seasoning
    en:Cajun seasoning, cajun spice, creole seasoning, cajun spices, blackened seasoning

    <en:seasoning
    <en:herb
    en:Italian seasoning, italian herbs, italian spices, italian herb blend

    <en:seasoning
    en:Taco seasoning, taco seasoning mix, fajita seasoning, mexican seasoning

    <en:seasoning
    en:Ranch seasoning, ranch seasoning mix, dill ranch seasoning

    <en:seasoning
    en:Barbecue seasoning, bbq seasoning, barbeque seasoning, barbecue spice, bbq rub, barbecue flavor seasoning

    <en:seasoning
    en:Sour cream and onion seasoning
    vegan:en:no
    allergens:en:milk

    <en:seasoning
    en:Cheddar seasoning, nacho seasoning, white cheddar seasoning, cheese powder seasoning
    vegan:en:no
    allergens:en:milk

    <en:seasoning
    en:Chili lime seasoning, sweet chili seasoning, lemon pepper, lemon pepper seasoning, chili seasoning, buffalo seasoning, jalapeno seasoning, sriracha seasoning

    <en:seasoning
    en:Steak seasoning, seafood seasoning, spicy seasoning, pepper seasoning, caesar seasoning, buffalo sauce seasoning, catsup seasoning, ketchup seasoning, sausage seasoning, meatball seasoning, pepperoni seasoning, chicken seasoning, poultry seasoning, fish seasoning, pizza seasoning, grill seasoning, beef seasoning, adobo seasoning, jerk seasoning, season salt blend, teriyaki seasoning, everything seasoning, rotisserie seasoning, salt and vinegar seasoning, seasoning and spice, garlic seasoning, onion seasoning, vegetable seasoning

    <en:spice
    en:Jerk spice, ras el hanout, berbere, baharat

    <en:seasoning
    en:Furikake, shichimi togarashi, togarashi
    allergens:en:sesame-seeds

    # Flavourings
    en:Flavouring, flavor, flavour, flavors, flavours, flavoring, flavorings, flavourings, flavoring substances, flavouring substances, flavoring agent, flavoring agents, food flavor, food flavoring, aroma, aromas, flavouring preparation, flavoring preparations, flavor blend, flavouring substance, thermal process flavouring, reaction flavor, process flavor, flavoring extract, flavors and colors, other flavors, all flavors, flavor base, flavorants
    vegan:en:maybe
    vegetarian:en:maybe
    nova:en:4

    <en:flavouring
    en:Natural flavouring, natural flavor, natural flavour, natural flavors, natural flavours, natural flavoring, natural flavorings, natural flavourings, natural flavoring substances, natural flavouring substances, natural flavoring substance, natural flavouring substance, all natural flavors, all flavors natural, all natural flavor, all natural flavorings, other natural flavors, other natural flavor, other natural flavorings, other natural flavoring, natural and identical flavors, naturally flavored, natural flavor blend, natural flavorants, natural aroma, natural aromas, natural flavors from plant sources, natural flavor extracts, natural flavoring extracts, natrual flavor, natural favors, natural favor, natural flavoring agents, natural flavoring preparations, natural flavouring preparations, naturalflavors, natural flavous, natural flvor, nat flavors, nat flavor, nature flavor, nautral flavor, natural flavers
    vegan:en:maybe
    vegetarian:en:maybe
    nova:en:4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172.510; 2026; natural flavoring substances; -; -; permitted for addition to food

    <en:flavouring
    en:Artificial flavouring, artificial flavor, artificial flavour, artificial flavors, artificial flavours, artificial flavoring, artificial flavorings, artificial flavourings, imitation flavor, imitation flavoring, synthetic flavor, synthetic flavors, an artificial flavor, an artificial flavoring, artificially flavored, artificial flavoring substances, other artificial flavors, artificial flaver, artifical flavor, artifical flavors, artifical flavoring, nature identical flavour, nature identical flavor, nature identical flavouring, nature identical flavors, nature identical flavours, artifcial flavors, artificial flav
    vegan:en:maybe
    vegetarian:en:maybe
    nova:en:4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172.515; 2026; synthetic flavoring substances; -; -; permitted for addition to food

    <en:natural-flavouring
    <en:artificial-flavouring
    en:Natural and artificial flavouring, natural and artificial flavor, natural and artificial flavors, natural and artificial flavour, natural and artificial flavours, natural and artificial flavoring, natural and artificial flavorings, natural and artificial flavourings, artificial and natural flavor, artificial and natural flavors, artificial and natural flavoring, artificial and natural flavorings, natural artificial flavors, natural artificial flavor, natural or artificial flavor, natural and or artificial flavor, naturally and artificially flavored, artificial and natural flavour, natural flavor and artificial flavor, natural flavors and artificial flavors, natural flavor artificial flavor
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172.510; 2026; natural flavoring substances; -; -; natural part, permitted for addition to food
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172.515; 2026; synthetic flavoring substances; -; -; artificial part, permitted for addition to food

    <en:flavouring
    en:Smoke flavouring, smoke flavor, smoke flavoring, smoke flavour, smoke flavors, smoke flavorings, smoked flavor, smoke flavours, hickory smoke flavor, hickory smoke flavoring, mesquite smoke flavor, natural smoke flavor, natural smoke flavoring, natural smoke flavors, natural hickory smoke flavor, natural mesquite smoke flavor, natural smoke flavour, applewood smoke flavor, natural hickory smoke flavoring, hardwood smoke flavor, natural hickory smoke, smokehouse flavor, artificial smoke flavor, natural smoke flavorings, natural mesquite smoke flavoring, mesquite smoke flavoring, natural applewood smoke flavor, natural smoke flavourings
    vegan:en:yes
    vegetarian:en:yes
    nova:en:4

    <en:smoke-flavouring
    en:Smoke, hickory smoke, liquid smoke, natural smoke, hardwood smoke, smoke concentrate, hickory smoke concentrate, hickory liquid smoke, natural liquid smoke, mesquite smoke, liquid hickory smoke, natural smoke concentrate, natural hickory smoke concentrate, hickory smoke powder, applewood smoke, natural hardwood smoke, beech smoke, beechwood smoke, beech wood smoke, wood smoke, natural wood smoke, oak smoke, hickory smoke salt, dried smoke, mesquite smoke concentrate

    <en:flavouring
    en:Grill flavour, grill flavor, grill flavoring, natural grill flavor, grill flavor from vegetable oil, grill flavors, char flavor, roast flavor, flame grill flavor, roasted flavor, natural char flavor, natural roast flavor, char broil flavor, roast type flavor, natural roast flavors

    <en:flavouring
    en:Vanillin, natural vanillin, vanilin, vanillin an artificial flavor, vanillin artificial flavor, vanillin powder, artificial vanillin, vanillin a flavor, pure vanillin, vanillin flavor, vanillin crystals, vanillin an artificial flavoring, vanilla an artificial flavor, vanillin artificial flavoring, vanillin an artificial flavour
    vegan:en:yes
    vegetarian:en:yes
    nova:en:4
    cas:en:121-33-5

    <en:artificial-flavouring
    en:Ethyl vanillin, ethylvanillin, ethyl vanillin an artificial flavor
    vegan:en:yes
    vegetarian:en:yes
    nova:en:4
    cas:en:121-32-4

    <en:flavouring
    en:Menthol, l-menthol, natural menthol, menthol flavor
    vegan:en:yes
    vegetarian:en:yes

    <en:flavouring
    en:Diacetyl
    vegan:en:maybe
    vegetarian:en:maybe

    <en:flavouring
    en:Yeast flavour, yeast flavor, natural yeast flavor

    <en:flavouring
    en:Ranch flavouring, ranch flavor, natural ranch flavor, ranch dressing flavor

    <en:flavouring
    en:Sriracha flavouring, sriracha flavor, natural sriracha flavor

    <en:flavouring
    en:Blue raspberry flavouring, blue raspberry flavor, blue raspberry

    # Flavourings named after a food
    <en:flavouring
    en:Vanilla flavouring, vanilla flavour, vanilla flavor, vanilla flavoring, vanilla flavours, vanilla flavors, vanilla flavorings, natural and artificial vanilla flavor, natural and artificial vanilla flavors, artificial and natural vanilla flavor

    <en:vanilla-flavouring
    <en:natural-flavouring
    en:Natural vanilla flavouring, natural vanilla flavour, natural vanilla flavor, natural vanilla flavoring, natural vanilla flavours, natural vanilla flavors, natural vanilla flavorings, vanilla natural flavor, natural vanilla flavor with other natural flavors, vanilla flavor with other natural flavors, natural vanilla flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial vanilla flavouring, artificial vanilla flavour, artificial vanilla flavor, artificial vanilla flavoring, artificial vanilla flavours, artificial vanilla flavors, artificial vanilla flavorings, vanilla type flavor, imitation vanilla flavor

    <en:flavouring
    en:Lemon flavouring, lemon flavour, lemon flavor, lemon flavoring, lemon flavours, lemon flavors, lemon flavorings, natural and artificial lemon flavor, natural and artificial lemon flavors, artificial and natural lemon flavor

    <en:lemon-flavouring
    <en:natural-flavouring
    en:Natural lemon flavouring, natural lemon flavour, natural lemon flavor, natural lemon flavoring, natural lemon flavours, natural lemon flavors, natural lemon flavorings, lemon natural flavor, natural lemon flavor with other natural flavors, lemon flavor with other natural flavors, natural lemon flavouring with other natural flavourings

    <en:flavouring
    en:Lime flavouring, lime flavour, lime flavor, lime flavoring, lime flavours, lime flavors, lime flavorings, natural and artificial lime flavor, natural and artificial lime flavors, artificial and natural lime flavor

    <en:lime-flavouring
    <en:natural-flavouring
    en:Natural lime flavouring, natural lime flavour, natural lime flavor, natural lime flavoring, natural lime flavours, natural lime flavors, natural lime flavorings, lime natural flavor, natural lime flavor with other natural flavors, lime flavor with other natural flavors, natural lime flavouring with other natural flavourings

    <en:flavouring
    en:Orange flavouring, orange flavour, orange flavor, orange flavoring, orange flavours, orange flavors, orange flavorings, natural and artificial orange flavor, natural and artificial orange flavors, artificial and natural orange flavor

    <en:orange-flavouring
    <en:natural-flavouring
    en:Natural orange flavouring, natural orange flavour, natural orange flavor, natural orange flavoring, natural orange flavours, natural orange flavors, natural orange flavorings, orange natural flavor, natural orange flavor with other natural flavors, orange flavor with other natural flavors, natural orange flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial orange flavouring, artificial orange flavour, artificial orange flavor, artificial orange flavoring, artificial orange flavours, artificial orange flavors, artificial orange flavorings, orange type flavor, imitation orange flavor

    <en:flavouring
    en:Strawberry flavouring, strawberry flavour, strawberry flavor, strawberry flavoring, strawberry flavours, strawberry flavors, strawberry flavorings, natural and artificial strawberry flavor, natural and artificial strawberry flavors, artificial and natural strawberry flavor

    <en:strawberry-flavouring
    <en:natural-flavouring
    en:Natural strawberry flavouring, natural strawberry flavour, natural strawberry flavor, natural strawberry flavoring, natural strawberry flavours, natural strawberry flavors, natural strawberry flavorings, strawberry natural flavor, natural strawberry flavor with other natural flavors, strawberry flavor with other natural flavors, natural strawberry flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial strawberry flavouring, artificial strawberry flavour, artificial strawberry flavor, artificial strawberry flavoring, artificial strawberry flavours, artificial strawberry flavors, artificial strawberry flavorings, strawberry type flavor, imitation strawberry flavor

    <en:flavouring
    en:Raspberry flavouring, raspberry flavour, raspberry flavor, raspberry flavoring, raspberry flavours, raspberry flavors, raspberry flavorings, natural and artificial raspberry flavor, natural and artificial raspberry flavors, artificial and natural raspberry flavor

    <en:raspberry-flavouring
    <en:natural-flavouring
    en:Natural raspberry flavouring, natural raspberry flavour, natural raspberry flavor, natural raspberry flavoring, natural raspberry flavours, natural raspberry flavors, natural raspberry flavorings, raspberry natural flavor, natural raspberry flavor with other natural flavors, raspberry flavor with other natural flavors, natural raspberry flavouring with other natural flavourings

    <en:flavouring
    en:Blueberry flavouring, blueberry flavour, blueberry flavor, blueberry flavoring, blueberry flavours, blueberry flavors, blueberry flavorings, natural and artificial blueberry flavor, natural and artificial blueberry flavors, artificial and natural blueberry flavor

    <en:blueberry-flavouring
    <en:natural-flavouring
    en:Natural blueberry flavouring, natural blueberry flavour, natural blueberry flavor, natural blueberry flavoring, natural blueberry flavours, natural blueberry flavors, natural blueberry flavorings, blueberry natural flavor, natural blueberry flavor with other natural flavors, blueberry flavor with other natural flavors, natural blueberry flavouring with other natural flavourings

    <en:flavouring
    en:Cherry flavouring, cherry flavour, cherry flavor, cherry flavoring, cherry flavours, cherry flavors, cherry flavorings, natural and artificial cherry flavor, natural and artificial cherry flavors, artificial and natural cherry flavor

    <en:cherry-flavouring
    <en:natural-flavouring
    en:Natural cherry flavouring, natural cherry flavour, natural cherry flavor, natural cherry flavoring, natural cherry flavours, natural cherry flavors, natural cherry flavorings, cherry natural flavor, natural cherry flavor with other natural flavors, cherry flavor with other natural flavors, natural cherry flavouring with other natural flavourings

    <en:flavouring
    en:Banana flavouring, banana flavour, banana flavor, banana flavoring, banana flavours, banana flavors, banana flavorings, natural and artificial banana flavor, natural and artificial banana flavors, artificial and natural banana flavor

    <en:banana-flavouring
    <en:natural-flavouring
    en:Natural banana flavouring, natural banana flavour, natural banana flavor, natural banana flavoring, natural banana flavours, natural banana flavors, natural banana flavorings, banana natural flavor, natural banana flavor with other natural flavors, banana flavor with other natural flavors, natural banana flavouring with other natural flavourings

    <en:flavouring
    en:Apple flavouring, apple flavour, apple flavor, apple flavoring, apple flavours, apple flavors, apple flavorings, natural and artificial apple flavor, natural and artificial apple flavors, artificial and natural apple flavor

    <en:apple-flavouring
    <en:natural-flavouring
    en:Natural apple flavouring, natural apple flavour, natural apple flavor, natural apple flavoring, natural apple flavours, natural apple flavors, natural apple flavorings, apple natural flavor, natural apple flavor with other natural flavors, apple flavor with other natural flavors, natural apple flavouring with other natural flavourings

    <en:flavouring
    en:Peach flavouring, peach flavour, peach flavor, peach flavoring, peach flavours, peach flavors, peach flavorings, natural and artificial peach flavor, natural and artificial peach flavors, artificial and natural peach flavor

    <en:peach-flavouring
    <en:natural-flavouring
    en:Natural peach flavouring, natural peach flavour, natural peach flavor, natural peach flavoring, natural peach flavours, natural peach flavors, natural peach flavorings, peach natural flavor, natural peach flavor with other natural flavors, peach flavor with other natural flavors, natural peach flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial peach flavouring, artificial peach flavour, artificial peach flavor, artificial peach flavoring, artificial peach flavours, artificial peach flavors, artificial peach flavorings, peach type flavor, imitation peach flavor

    <en:flavouring
    en:Pear flavouring, pear flavour, pear flavor, pear flavoring, pear flavours, pear flavors, pear flavorings, natural and artificial pear flavor, natural and artificial pear flavors, artificial and natural pear flavor

    <en:pear-flavouring
    <en:natural-flavouring
    en:Natural pear flavouring, natural pear flavour, natural pear flavor, natural pear flavoring, natural pear flavours, natural pear flavors, natural pear flavorings, pear natural flavor, natural pear flavor with other natural flavors, pear flavor with other natural flavors, natural pear flavouring with other natural flavourings

    <en:flavouring
    en:Pineapple flavouring, pineapple flavour, pineapple flavor, pineapple flavoring, pineapple flavours, pineapple flavors, pineapple flavorings, natural and artificial pineapple flavor, natural and artificial pineapple flavors, artificial and natural pineapple flavor

    <en:flavouring
    en:Mango flavouring, mango flavour, mango flavor, mango flavoring, mango flavours, mango flavors, mango flavorings, natural and artificial mango flavor, natural and artificial mango flavors, artificial and natural mango flavor

    <en:mango-flavouring
    <en:natural-flavouring
    en:Natural mango flavouring, natural mango flavour, natural mango flavor, natural mango flavoring, natural mango flavours, natural mango flavors, natural mango flavorings, mango natural flavor, natural mango flavor with other natural flavors, mango flavor with other natural flavors, natural mango flavouring with other natural flavourings

    <en:flavouring
    en:Pomegranate flavouring, pomegranate flavour, pomegranate flavor, pomegranate flavoring, pomegranate flavours, pomegranate flavors, pomegranate flavorings, natural and artificial pomegranate flavor, natural and artificial pomegranate flavors, artificial and natural pomegranate flavor

    <en:pomegranate-flavouring
    <en:natural-flavouring
    en:Natural pomegranate flavouring, natural pomegranate flavour, natural pomegranate flavor, natural pomegranate flavoring, natural pomegranate flavours, natural pomegranate flavors, natural pomegranate flavorings, pomegranate natural flavor, natural pomegranate flavor with other natural flavors, pomegranate flavor with other natural flavors, natural pomegranate flavouring with other natural flavourings

    <en:flavouring
    en:Grape flavouring, grape flavour, grape flavor, grape flavoring, grape flavours, grape flavors, grape flavorings, natural and artificial grape flavor, natural and artificial grape flavors, artificial and natural grape flavor

    <en:grape-flavouring
    <en:natural-flavouring
    en:Natural grape flavouring, natural grape flavour, natural grape flavor, natural grape flavoring, natural grape flavours, natural grape flavors, natural grape flavorings, grape natural flavor, natural grape flavor with other natural flavors, grape flavor with other natural flavors, natural grape flavouring with other natural flavourings

    <en:flavouring
    en:Coconut flavouring, coconut flavour, coconut flavor, coconut flavoring, coconut flavours, coconut flavors, coconut flavorings, natural and artificial coconut flavor, natural and artificial coconut flavors, artificial and natural coconut flavor
    allergens:en:coconut

    <en:coconut-flavouring
    <en:natural-flavouring
    en:Natural coconut flavouring, natural coconut flavour, natural coconut flavor, natural coconut flavoring, natural coconut flavours, natural coconut flavors, natural coconut flavorings, coconut natural flavor, natural coconut flavor with other natural flavors, coconut flavor with other natural flavors, natural coconut flavouring with other natural flavourings

    <en:flavouring
    en:Mandarin flavouring, mandarin flavour, mandarin flavor, mandarin flavoring, mandarin flavours, mandarin flavors, mandarin flavorings, natural and artificial mandarin flavor, natural and artificial mandarin flavors, artificial and natural mandarin flavor

    <en:mandarin-flavouring
    <en:natural-flavouring
    en:Natural mandarin flavouring, natural mandarin flavour, natural mandarin flavor, natural mandarin flavoring, natural mandarin flavours, natural mandarin flavors, natural mandarin flavorings, mandarin natural flavor, natural mandarin flavor with other natural flavors, mandarin flavor with other natural flavors, natural mandarin flavouring with other natural flavourings

    <en:flavouring
    en:Apricot flavouring, apricot flavour, apricot flavor, apricot flavoring, apricot flavours, apricot flavors, apricot flavorings, natural and artificial apricot flavor, natural and artificial apricot flavors, artificial and natural apricot flavor

    <en:apricot-flavouring
    <en:natural-flavouring
    en:Natural apricot flavouring, natural apricot flavour, natural apricot flavor, natural apricot flavoring, natural apricot flavours, natural apricot flavors, natural apricot flavorings, apricot natural flavor, natural apricot flavor with other natural flavors, apricot flavor with other natural flavors, natural apricot flavouring with other natural flavourings

    <en:flavouring
    en:Plum flavouring, plum flavour, plum flavor, plum flavoring, plum flavours, plum flavors, plum flavorings, natural and artificial plum flavor, natural and artificial plum flavors, artificial and natural plum flavor

    <en:plum-flavouring
    <en:natural-flavouring
    en:Natural plum flavouring, natural plum flavour, natural plum flavor, natural plum flavoring, natural plum flavours, natural plum flavors, natural plum flavorings, plum natural flavor, natural plum flavor with other natural flavors, plum flavor with other natural flavors, natural plum flavouring with other natural flavourings

    <en:flavouring
    en:Fruit flavouring, fruit flavour, fruit flavor, fruit flavoring, fruit flavours, fruit flavors, fruit flavorings, natural and artificial fruit flavor, natural and artificial fruit flavors, artificial and natural fruit flavor

    <en:fruit-flavouring
    <en:natural-flavouring
    en:Natural fruit flavouring, natural fruit flavour, natural fruit flavor, natural fruit flavoring, natural fruit flavours, natural fruit flavors, natural fruit flavorings, fruit natural flavor, natural fruit flavor with other natural flavors, fruit flavor with other natural flavors, natural fruit flavouring with other natural flavourings

    <en:flavouring
    en:Citrus flavouring, citrus flavour, citrus flavor, citrus flavoring, citrus flavours, citrus flavors, citrus flavorings, natural and artificial citrus flavor, natural and artificial citrus flavors, artificial and natural citrus flavor

    <en:citrus-flavouring
    <en:natural-flavouring
    en:Natural citrus flavouring, natural citrus flavour, natural citrus flavor, natural citrus flavoring, natural citrus flavours, natural citrus flavors, natural citrus flavorings, citrus natural flavor, natural citrus flavor with other natural flavors, citrus flavor with other natural flavors, natural citrus flavouring with other natural flavourings

    <en:flavouring
    en:Berry flavouring, berry flavour, berry flavor, berry flavoring, berry flavours, berry flavors, berry flavorings, natural and artificial berry flavor, natural and artificial berry flavors, artificial and natural berry flavor

    <en:berry-flavouring
    <en:natural-flavouring
    en:Natural berry flavouring, natural berry flavour, natural berry flavor, natural berry flavoring, natural berry flavours, natural berry flavors, natural berry flavorings, berry natural flavor, natural berry flavor with other natural flavors, berry flavor with other natural flavors, natural berry flavouring with other natural flavourings

    <en:flavouring
    en:Melon flavouring, melon flavour, melon flavor, melon flavoring, melon flavours, melon flavors, melon flavorings, natural and artificial melon flavor, natural and artificial melon flavors, artificial and natural melon flavor

    <en:melon-flavouring
    <en:natural-flavouring
    en:Natural melon flavouring, natural melon flavour, natural melon flavor, natural melon flavoring, natural melon flavours, natural melon flavors, natural melon flavorings, melon natural flavor, natural melon flavor with other natural flavors, melon flavor with other natural flavors, natural melon flavouring with other natural flavourings

    <en:flavouring
    en:Cantaloupe flavouring, cantaloupe flavour, cantaloupe flavor, cantaloupe flavoring, cantaloupe flavours, cantaloupe flavors, cantaloupe flavorings, natural and artificial cantaloupe flavor, natural and artificial cantaloupe flavors, artificial and natural cantaloupe flavor

    <en:cantaloupe-flavouring
    <en:natural-flavouring
    en:Natural cantaloupe flavouring, natural cantaloupe flavour, natural cantaloupe flavor, natural cantaloupe flavoring, natural cantaloupe flavours, natural cantaloupe flavors, natural cantaloupe flavorings, cantaloupe natural flavor, natural cantaloupe flavor with other natural flavors, cantaloupe flavor with other natural flavors, natural cantaloupe flavouring with other natural flavourings

    <en:flavouring
    en:Key lime flavouring, key lime flavour, key lime flavor, key lime flavoring, key lime flavours, key lime flavors, key lime flavorings, natural and artificial key lime flavor, natural and artificial key lime flavors, artificial and natural key lime flavor

    <en:key-lime-flavouring
    <en:natural-flavouring
    en:Natural key lime flavouring, natural key lime flavour, natural key lime flavor, natural key lime flavoring, natural key lime flavours, natural key lime flavors, natural key lime flavorings, key lime natural flavor, natural key lime flavor with other natural flavors, key lime flavor with other natural flavors, natural key lime flavouring with other natural flavourings

    <en:flavouring
    en:Tomato flavouring, tomato flavour, tomato flavor, tomato flavoring, tomato flavours, tomato flavors, tomato flavorings, natural and artificial tomato flavor, natural and artificial tomato flavors, artificial and natural tomato flavor

    <en:flavouring
    en:Rhubarb flavouring, rhubarb flavour, rhubarb flavor, rhubarb flavoring, rhubarb flavours, rhubarb flavors, rhubarb flavorings, natural and artificial rhubarb flavor, natural and artificial rhubarb flavors, artificial and natural rhubarb flavor

    <en:rhubarb-flavouring
    <en:natural-flavouring
    en:Natural rhubarb flavouring, natural rhubarb flavour, natural rhubarb flavor, natural rhubarb flavoring, natural rhubarb flavours, natural rhubarb flavors, natural rhubarb flavorings, rhubarb natural flavor, natural rhubarb flavor with other natural flavors, rhubarb flavor with other natural flavors, natural rhubarb flavouring with other natural flavourings

    <en:flavouring
    en:Dragon fruit flavouring, dragon fruit flavour, dragon fruit flavor, dragon fruit flavoring, dragon fruit flavours, dragon fruit flavors, dragon fruit flavorings, natural and artificial dragon fruit flavor, natural and artificial dragon fruit flavors, artificial and natural dragon fruit flavor

    <en:flavouring
    en:Elderberry flavouring, elderberry flavour, elderberry flavor, elderberry flavoring, elderberry flavours, elderberry flavors, elderberry flavorings, natural and artificial elderberry flavor, natural and artificial elderberry flavors, artificial and natural elderberry flavor

    <en:flavouring
    en:Blackcurrant flavouring, blackcurrant flavour, blackcurrant flavor, blackcurrant flavoring, blackcurrant flavours, blackcurrant flavors, blackcurrant flavorings, natural and artificial blackcurrant flavor, natural and artificial blackcurrant flavors, artificial and natural blackcurrant flavor

    <en:blackcurrant-flavouring
    <en:natural-flavouring
    en:Natural blackcurrant flavouring, natural blackcurrant flavour, natural blackcurrant flavor, natural blackcurrant flavoring, natural blackcurrant flavours, natural blackcurrant flavors, natural blackcurrant flavorings, blackcurrant natural flavor, natural blackcurrant flavor with other natural flavors, blackcurrant flavor with other natural flavors, natural blackcurrant flavouring with other natural flavourings

    <en:flavouring
    en:Bergamot flavouring, bergamot flavour, bergamot flavor, bergamot flavoring, bergamot flavours, bergamot flavors, bergamot flavorings, natural and artificial bergamot flavor, natural and artificial bergamot flavors, artificial and natural bergamot flavor

    <en:bergamot-flavouring
    <en:natural-flavouring
    en:Natural bergamot flavouring, natural bergamot flavour, natural bergamot flavor, natural bergamot flavoring, natural bergamot flavours, natural bergamot flavors, natural bergamot flavorings, bergamot natural flavor, natural bergamot flavor with other natural flavors, bergamot flavor with other natural flavors, natural bergamot flavouring with other natural flavourings

    <en:flavouring
    en:Almond flavouring, almond flavour, almond flavor, almond flavoring, almond flavours, almond flavors, almond flavorings, natural and artificial almond flavor, natural and artificial almond flavors, artificial and natural almond flavor

    <en:almond-flavouring
    <en:natural-flavouring
    en:Natural almond flavouring, natural almond flavour, natural almond flavor, natural almond flavoring, natural almond flavours, natural almond flavors, natural almond flavorings, almond natural flavor, natural almond flavor with other natural flavors, almond flavor with other natural flavors, natural almond flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial almond flavouring, artificial almond flavour, artificial almond flavor, artificial almond flavoring, artificial almond flavours, artificial almond flavors, artificial almond flavorings, almond type flavor, imitation almond flavor

    <en:flavouring
    en:Hazelnut flavouring, hazelnut flavour, hazelnut flavor, hazelnut flavoring, hazelnut flavours, hazelnut flavors, hazelnut flavorings, natural and artificial hazelnut flavor, natural and artificial hazelnut flavors, artificial and natural hazelnut flavor

    <en:hazelnut-flavouring
    <en:natural-flavouring
    en:Natural hazelnut flavouring, natural hazelnut flavour, natural hazelnut flavor, natural hazelnut flavoring, natural hazelnut flavours, natural hazelnut flavors, natural hazelnut flavorings, hazelnut natural flavor, natural hazelnut flavor with other natural flavors, hazelnut flavor with other natural flavors, natural hazelnut flavouring with other natural flavourings

    <en:flavouring
    en:Pecan flavouring, pecan flavour, pecan flavor, pecan flavoring, pecan flavours, pecan flavors, pecan flavorings, natural and artificial pecan flavor, natural and artificial pecan flavors, artificial and natural pecan flavor

    <en:pecan-flavouring
    <en:natural-flavouring
    en:Natural pecan flavouring, natural pecan flavour, natural pecan flavor, natural pecan flavoring, natural pecan flavours, natural pecan flavors, natural pecan flavorings, pecan natural flavor, natural pecan flavor with other natural flavors, pecan flavor with other natural flavors, natural pecan flavouring with other natural flavourings

    <en:flavouring
    en:Pistachio flavouring, pistachio flavour, pistachio flavor, pistachio flavoring, pistachio flavours, pistachio flavors, pistachio flavorings, natural and artificial pistachio flavor, natural and artificial pistachio flavors, artificial and natural pistachio flavor

    <en:pistachio-flavouring
    <en:natural-flavouring
    en:Natural pistachio flavouring, natural pistachio flavour, natural pistachio flavor, natural pistachio flavoring, natural pistachio flavours, natural pistachio flavors, natural pistachio flavorings, pistachio natural flavor, natural pistachio flavor with other natural flavors, pistachio flavor with other natural flavors, natural pistachio flavouring with other natural flavourings

    <en:flavouring
    en:Peanut flavouring, peanut flavour, peanut flavor, peanut flavoring, peanut flavours, peanut flavors, peanut flavorings, natural and artificial peanut flavor, natural and artificial peanut flavors, artificial and natural peanut flavor
    allergens:en:peanuts

    <en:peanut-flavouring
    <en:natural-flavouring
    en:Natural peanut flavouring, natural peanut flavour, natural peanut flavor, natural peanut flavoring, natural peanut flavours, natural peanut flavors, natural peanut flavorings, peanut natural flavor, natural peanut flavor with other natural flavors, peanut flavor with other natural flavors, natural peanut flavouring with other natural flavourings

    <en:flavouring
    en:Peanut butter flavouring, peanut butter flavour, peanut butter flavor, peanut butter flavoring, peanut butter flavours, peanut butter flavors, peanut butter flavorings, natural and artificial peanut butter flavor, natural and artificial peanut butter flavors, artificial and natural peanut butter flavor
    allergens:en:peanuts

    <en:peanut-butter-flavouring
    <en:natural-flavouring
    en:Natural peanut butter flavouring, natural peanut butter flavour, natural peanut butter flavor, natural peanut butter flavoring, natural peanut butter flavours, natural peanut butter flavors, natural peanut butter flavorings, peanut butter natural flavor, natural peanut butter flavor with other natural flavors, peanut butter flavor with other natural flavors, natural peanut butter flavouring with other natural flavourings

    <en:flavouring
    en:Black walnut flavouring, black walnut flavour, black walnut flavor, black walnut flavoring, black walnut flavours, black walnut flavors, black walnut flavorings, natural and artificial black walnut flavor, natural and artificial black walnut flavors, artificial and natural black walnut flavor

    <en:black-walnut-flavouring
    <en:natural-flavouring
    en:Natural black walnut flavouring, natural black walnut flavour, natural black walnut flavor, natural black walnut flavoring, natural black walnut flavours, natural black walnut flavors, natural black walnut flavorings, black walnut natural flavor, natural black walnut flavor with other natural flavors, black walnut flavor with other natural flavors, natural black walnut flavouring with other natural flavourings

    <en:flavouring
    en:Butter flavouring, butter flavour, butter flavor, butter flavoring, butter flavours, butter flavors, butter flavorings, natural and artificial butter flavor, natural and artificial butter flavors, artificial and natural butter flavor
    allergens:en:milk

    <en:butter-flavouring
    <en:natural-flavouring
    en:Natural butter flavouring, natural butter flavour, natural butter flavor, natural butter flavoring, natural butter flavours, natural butter flavors, natural butter flavorings, butter natural flavor, natural butter flavor with other natural flavors, butter flavor with other natural flavors, natural butter flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial butter flavouring, artificial butter flavour, artificial butter flavor, artificial butter flavoring, artificial butter flavours, artificial butter flavors, artificial butter flavorings, butter type flavor, imitation butter flavor

    <en:flavouring
    en:Cream flavouring, cream flavour, cream flavor, cream flavoring, cream flavours, cream flavors, cream flavorings, natural and artificial cream flavor, natural and artificial cream flavors, artificial and natural cream flavor
    allergens:en:milk

    <en:cream-flavouring
    <en:natural-flavouring
    en:Natural cream flavouring, natural cream flavour, natural cream flavor, natural cream flavoring, natural cream flavours, natural cream flavors, natural cream flavorings, cream natural flavor, natural cream flavor with other natural flavors, cream flavor with other natural flavors, natural cream flavouring with other natural flavourings

    <en:flavouring
    en:Milk flavouring, milk flavour, milk flavor, milk flavoring, milk flavours, milk flavors, milk flavorings, natural and artificial milk flavor, natural and artificial milk flavors, artificial and natural milk flavor
    allergens:en:milk

    <en:flavouring
    en:Cheese flavouring, cheese flavour, cheese flavor, cheese flavoring, cheese flavours, cheese flavors, cheese flavorings, natural and artificial cheese flavor, natural and artificial cheese flavors, artificial and natural cheese flavor
    allergens:en:milk

    <en:cheese-flavouring
    <en:natural-flavouring
    en:Natural cheese flavouring, natural cheese flavour, natural cheese flavor, natural cheese flavoring, natural cheese flavours, natural cheese flavors, natural cheese flavorings, cheese natural flavor, natural cheese flavor with other natural flavors, cheese flavor with other natural flavors, natural cheese flavouring with other natural flavourings

    <en:flavouring
    en:Cheddar cheese flavouring, cheddar cheese flavour, cheddar cheese flavor, cheddar cheese flavoring, cheddar cheese flavours, cheddar cheese flavors, cheddar cheese flavorings, natural and artificial cheddar cheese flavor, natural and artificial cheddar cheese flavors, artificial and natural cheddar cheese flavor
    allergens:en:milk

    <en:cheddar-cheese-flavouring
    <en:natural-flavouring
    en:Natural cheddar cheese flavouring, natural cheddar cheese flavour, natural cheddar cheese flavor, natural cheddar cheese flavoring, natural cheddar cheese flavours, natural cheddar cheese flavors, natural cheddar cheese flavorings, cheddar cheese natural flavor, natural cheddar cheese flavor with other natural flavors, cheddar cheese flavor with other natural flavors, natural cheddar cheese flavouring with other natural flavourings

    <en:flavouring
    en:Parmesan cheese flavouring, parmesan cheese flavour, parmesan cheese flavor, parmesan cheese flavoring, parmesan cheese flavours, parmesan cheese flavors, parmesan cheese flavorings, natural and artificial parmesan cheese flavor, natural and artificial parmesan cheese flavors, artificial and natural parmesan cheese flavor
    allergens:en:milk

    <en:parmesan-cheese-flavouring
    <en:natural-flavouring
    en:Natural parmesan cheese flavouring, natural parmesan cheese flavour, natural parmesan cheese flavor, natural parmesan cheese flavoring, natural parmesan cheese flavours, natural parmesan cheese flavors, natural parmesan cheese flavorings, parmesan cheese natural flavor, natural parmesan cheese flavor with other natural flavors, parmesan cheese flavor with other natural flavors, natural parmesan cheese flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial parmesan cheese flavouring, artificial parmesan cheese flavour, artificial parmesan cheese flavor, artificial parmesan cheese flavoring, artificial parmesan cheese flavours, artificial parmesan cheese flavors, artificial parmesan cheese flavorings, parmesan cheese type flavor, imitation parmesan cheese flavor

    <en:flavouring
    en:Blue cheese flavouring, blue cheese flavour, blue cheese flavor, blue cheese flavoring, blue cheese flavours, blue cheese flavors, blue cheese flavorings, natural and artificial blue cheese flavor, natural and artificial blue cheese flavors, artificial and natural blue cheese flavor
    allergens:en:milk

    <en:blue-cheese-flavouring
    <en:natural-flavouring
    en:Natural blue cheese flavouring, natural blue cheese flavour, natural blue cheese flavor, natural blue cheese flavoring, natural blue cheese flavours, natural blue cheese flavors, natural blue cheese flavorings, blue cheese natural flavor, natural blue cheese flavor with other natural flavors, blue cheese flavor with other natural flavors, natural blue cheese flavouring with other natural flavourings

    <en:flavouring
    en:Cream cheese flavouring, cream cheese flavour, cream cheese flavor, cream cheese flavoring, cream cheese flavours, cream cheese flavors, cream cheese flavorings, natural and artificial cream cheese flavor, natural and artificial cream cheese flavors, artificial and natural cream cheese flavor
    allergens:en:milk

    <en:flavouring
    en:Sour cream flavouring, sour cream flavour, sour cream flavor, sour cream flavoring, sour cream flavours, sour cream flavors, sour cream flavorings, natural and artificial sour cream flavor, natural and artificial sour cream flavors, artificial and natural sour cream flavor
    allergens:en:milk

    <en:flavouring
    en:Yogurt flavouring, yogurt flavour, yogurt flavor, yogurt flavoring, yogurt flavours, yogurt flavors, yogurt flavorings, natural and artificial yogurt flavor, natural and artificial yogurt flavors, artificial and natural yogurt flavor
    allergens:en:milk

    <en:yogurt-flavouring
    <en:natural-flavouring
    en:Natural yogurt flavouring, natural yogurt flavour, natural yogurt flavor, natural yogurt flavoring, natural yogurt flavours, natural yogurt flavors, natural yogurt flavorings, yogurt natural flavor, natural yogurt flavor with other natural flavors, yogurt flavor with other natural flavors, natural yogurt flavouring with other natural flavourings

    <en:flavouring
    en:Buttermilk flavouring, buttermilk flavour, buttermilk flavor, buttermilk flavoring, buttermilk flavours, buttermilk flavors, buttermilk flavorings, natural and artificial buttermilk flavor, natural and artificial buttermilk flavors, artificial and natural buttermilk flavor
    allergens:en:milk

    <en:buttermilk-flavouring
    <en:natural-flavouring
    en:Natural buttermilk flavouring, natural buttermilk flavour, natural buttermilk flavor, natural buttermilk flavoring, natural buttermilk flavours, natural buttermilk flavors, natural buttermilk flavorings, buttermilk natural flavor, natural buttermilk flavor with other natural flavors, buttermilk flavor with other natural flavors, natural buttermilk flavouring with other natural flavourings

    <en:flavouring
    en:Asiago cheese flavouring, asiago cheese flavour, asiago cheese flavor, asiago cheese flavoring, asiago cheese flavours, asiago cheese flavors, asiago cheese flavorings, natural and artificial asiago cheese flavor, natural and artificial asiago cheese flavors, artificial and natural asiago cheese flavor
    allergens:en:milk

    <en:flavouring
    en:Egg flavouring, egg flavour, egg flavor, egg flavoring, egg flavours, egg flavors, egg flavorings, natural and artificial egg flavor, natural and artificial egg flavors, artificial and natural egg flavor
    allergens:en:eggs

    <en:egg-flavouring
    <en:natural-flavouring
    en:Natural egg flavouring, natural egg flavour, natural egg flavor, natural egg flavoring, natural egg flavours, natural egg flavors, natural egg flavorings, egg natural flavor, natural egg flavor with other natural flavors, egg flavor with other natural flavors, natural egg flavouring with other natural flavourings

    <en:flavouring
    en:Egg yolk flavouring, egg yolk flavour, egg yolk flavor, egg yolk flavoring, egg yolk flavours, egg yolk flavors, egg yolk flavorings, natural and artificial egg yolk flavor, natural and artificial egg yolk flavors, artificial and natural egg yolk flavor
    allergens:en:eggs

    <en:flavouring
    en:Chicken flavouring, chicken flavour, chicken flavor, chicken flavoring, chicken flavours, chicken flavors, chicken flavorings, natural and artificial chicken flavor, natural and artificial chicken flavors, artificial and natural chicken flavor

    <en:chicken-flavouring
    <en:natural-flavouring
    en:Natural chicken flavouring, natural chicken flavour, natural chicken flavor, natural chicken flavoring, natural chicken flavours, natural chicken flavors, natural chicken flavorings, chicken natural flavor, natural chicken flavor with other natural flavors, chicken flavor with other natural flavors, natural chicken flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial chicken flavouring, artificial chicken flavour, artificial chicken flavor, artificial chicken flavoring, artificial chicken flavours, artificial chicken flavors, artificial chicken flavorings, chicken type flavor, imitation chicken flavor

    <en:flavouring
    en:Beef flavouring, beef flavour, beef flavor, beef flavoring, beef flavours, beef flavors, beef flavorings, natural and artificial beef flavor, natural and artificial beef flavors, artificial and natural beef flavor

    <en:beef-flavouring
    <en:natural-flavouring
    en:Natural beef flavouring, natural beef flavour, natural beef flavor, natural beef flavoring, natural beef flavours, natural beef flavors, natural beef flavorings, beef natural flavor, natural beef flavor with other natural flavors, beef flavor with other natural flavors, natural beef flavouring with other natural flavourings

    <en:flavouring
    en:Pork flavouring, pork flavour, pork flavor, pork flavoring, pork flavours, pork flavors, pork flavorings, natural and artificial pork flavor, natural and artificial pork flavors, artificial and natural pork flavor

    <en:flavouring
    en:Bacon flavouring, bacon flavour, bacon flavor, bacon flavoring, bacon flavours, bacon flavors, bacon flavorings, natural and artificial bacon flavor, natural and artificial bacon flavors, artificial and natural bacon flavor

    <en:bacon-flavouring
    <en:natural-flavouring
    en:Natural bacon flavouring, natural bacon flavour, natural bacon flavor, natural bacon flavoring, natural bacon flavours, natural bacon flavors, natural bacon flavorings, bacon natural flavor, natural bacon flavor with other natural flavors, bacon flavor with other natural flavors, natural bacon flavouring with other natural flavourings

    <en:flavouring
    en:Ham flavouring, ham flavour, ham flavor, ham flavoring, ham flavours, ham flavors, ham flavorings, natural and artificial ham flavor, natural and artificial ham flavors, artificial and natural ham flavor

    <en:flavouring
    en:Chicken broth flavouring, chicken broth flavour, chicken broth flavor, chicken broth flavoring, chicken broth flavours, chicken broth flavors, chicken broth flavorings, natural and artificial chicken broth flavor, natural and artificial chicken broth flavors, artificial and natural chicken broth flavor

    <en:flavouring
    en:Roasted chicken flavouring, roasted chicken flavour, roasted chicken flavor, roasted chicken flavoring, roasted chicken flavours, roasted chicken flavors, roasted chicken flavorings, natural and artificial roasted chicken flavor, natural and artificial roasted chicken flavors, artificial and natural roasted chicken flavor

    <en:flavouring
    en:Crab flavouring, crab flavour, crab flavor, crab flavoring, crab flavours, crab flavors, crab flavorings, natural and artificial crab flavor, natural and artificial crab flavors, artificial and natural crab flavor
    allergens:en:crustaceans, crab

    <en:artificial-flavouring
    en:Artificial crab flavouring, artificial crab flavour, artificial crab flavor, artificial crab flavoring, artificial crab flavours, artificial crab flavors, artificial crab flavorings, crab type flavor, imitation crab flavor

    <en:flavouring
    en:Anchovy flavouring, anchovy flavour, anchovy flavor, anchovy flavoring, anchovy flavours, anchovy flavors, anchovy flavorings, natural and artificial anchovy flavor, natural and artificial anchovy flavors, artificial and natural anchovy flavor
    allergens:en:fish, anchovy

    <en:anchovy-flavouring
    <en:natural-flavouring
    en:Natural anchovy flavouring, natural anchovy flavour, natural anchovy flavor, natural anchovy flavoring, natural anchovy flavours, natural anchovy flavors, natural anchovy flavorings, anchovy natural flavor, natural anchovy flavor with other natural flavors, anchovy flavor with other natural flavors, natural anchovy flavouring with other natural flavourings

    <en:flavouring
    en:Chocolate flavouring, chocolate flavour, chocolate flavor, chocolate flavoring, chocolate flavours, chocolate flavors, chocolate flavorings, natural and artificial chocolate flavor, natural and artificial chocolate flavors, artificial and natural chocolate flavor

    <en:chocolate-flavouring
    <en:natural-flavouring
    en:Natural chocolate flavouring, natural chocolate flavour, natural chocolate flavor, natural chocolate flavoring, natural chocolate flavours, natural chocolate flavors, natural chocolate flavorings, chocolate natural flavor, natural chocolate flavor with other natural flavors, chocolate flavor with other natural flavors, natural chocolate flavouring with other natural flavourings

    <en:flavouring
    en:Cocoa flavouring, cocoa flavour, cocoa flavor, cocoa flavoring, cocoa flavours, cocoa flavors, cocoa flavorings, natural and artificial cocoa flavor, natural and artificial cocoa flavors, artificial and natural cocoa flavor

    <en:cocoa-flavouring
    <en:natural-flavouring
    en:Natural cocoa flavouring, natural cocoa flavour, natural cocoa flavor, natural cocoa flavoring, natural cocoa flavours, natural cocoa flavors, natural cocoa flavorings, cocoa natural flavor, natural cocoa flavor with other natural flavors, cocoa flavor with other natural flavors, natural cocoa flavouring with other natural flavourings

    <en:flavouring
    en:Coffee flavouring, coffee flavour, coffee flavor, coffee flavoring, coffee flavours, coffee flavors, coffee flavorings, natural and artificial coffee flavor, natural and artificial coffee flavors, artificial and natural coffee flavor

    <en:coffee-flavouring
    <en:natural-flavouring
    en:Natural coffee flavouring, natural coffee flavour, natural coffee flavor, natural coffee flavoring, natural coffee flavours, natural coffee flavors, natural coffee flavorings, coffee natural flavor, natural coffee flavor with other natural flavors, coffee flavor with other natural flavors, natural coffee flavouring with other natural flavourings

    <en:flavouring
    en:Tea flavouring, tea flavour, tea flavor, tea flavoring, tea flavours, tea flavors, tea flavorings, natural and artificial tea flavor, natural and artificial tea flavors, artificial and natural tea flavor

    <en:tea-flavouring
    <en:natural-flavouring
    en:Natural tea flavouring, natural tea flavour, natural tea flavor, natural tea flavoring, natural tea flavours, natural tea flavors, natural tea flavorings, tea natural flavor, natural tea flavor with other natural flavors, tea flavor with other natural flavors, natural tea flavouring with other natural flavourings

    <en:flavouring
    en:Caramel flavouring, caramel flavour, caramel flavor, caramel flavoring, caramel flavours, caramel flavors, caramel flavorings, natural and artificial caramel flavor, natural and artificial caramel flavors, artificial and natural caramel flavor

    <en:caramel-flavouring
    <en:natural-flavouring
    en:Natural caramel flavouring, natural caramel flavour, natural caramel flavor, natural caramel flavoring, natural caramel flavours, natural caramel flavors, natural caramel flavorings, caramel natural flavor, natural caramel flavor with other natural flavors, caramel flavor with other natural flavors, natural caramel flavouring with other natural flavourings

    <en:flavouring
    en:Toffee flavouring, toffee flavour, toffee flavor, toffee flavoring, toffee flavours, toffee flavors, toffee flavorings, natural and artificial toffee flavor, natural and artificial toffee flavors, artificial and natural toffee flavor

    <en:toffee-flavouring
    <en:natural-flavouring
    en:Natural toffee flavouring, natural toffee flavour, natural toffee flavor, natural toffee flavoring, natural toffee flavours, natural toffee flavors, natural toffee flavorings, toffee natural flavor, natural toffee flavor with other natural flavors, toffee flavor with other natural flavors, natural toffee flavouring with other natural flavourings

    <en:flavouring
    en:Butterscotch flavouring, butterscotch flavour, butterscotch flavor, butterscotch flavoring, butterscotch flavours, butterscotch flavors, butterscotch flavorings, natural and artificial butterscotch flavor, natural and artificial butterscotch flavors, artificial and natural butterscotch flavor

    <en:butterscotch-flavouring
    <en:natural-flavouring
    en:Natural butterscotch flavouring, natural butterscotch flavour, natural butterscotch flavor, natural butterscotch flavoring, natural butterscotch flavours, natural butterscotch flavors, natural butterscotch flavorings, butterscotch natural flavor, natural butterscotch flavor with other natural flavors, butterscotch flavor with other natural flavors, natural butterscotch flavouring with other natural flavourings

    <en:flavouring
    en:Maple flavouring, maple flavour, maple flavor, maple flavoring, maple flavours, maple flavors, maple flavorings, natural and artificial maple flavor, natural and artificial maple flavors, artificial and natural maple flavor

    <en:maple-flavouring
    <en:natural-flavouring
    en:Natural maple flavouring, natural maple flavour, natural maple flavor, natural maple flavoring, natural maple flavours, natural maple flavors, natural maple flavorings, maple natural flavor, natural maple flavor with other natural flavors, maple flavor with other natural flavors, natural maple flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial maple flavouring, artificial maple flavour, artificial maple flavor, artificial maple flavoring, artificial maple flavours, artificial maple flavors, artificial maple flavorings, maple type flavor, imitation maple flavor

    <en:flavouring
    en:Honey flavouring, honey flavour, honey flavor, honey flavoring, honey flavours, honey flavors, honey flavorings, natural and artificial honey flavor, natural and artificial honey flavors, artificial and natural honey flavor

    <en:honey-flavouring
    <en:natural-flavouring
    en:Natural honey flavouring, natural honey flavour, natural honey flavor, natural honey flavoring, natural honey flavours, natural honey flavors, natural honey flavorings, honey natural flavor, natural honey flavor with other natural flavors, honey flavor with other natural flavors, natural honey flavouring with other natural flavourings

    <en:flavouring
    en:Brown sugar flavouring, brown sugar flavour, brown sugar flavor, brown sugar flavoring, brown sugar flavours, brown sugar flavors, brown sugar flavorings, natural and artificial brown sugar flavor, natural and artificial brown sugar flavors, artificial and natural brown sugar flavor

    <en:brown-sugar-flavouring
    <en:natural-flavouring
    en:Natural brown sugar flavouring, natural brown sugar flavour, natural brown sugar flavor, natural brown sugar flavoring, natural brown sugar flavours, natural brown sugar flavors, natural brown sugar flavorings, brown sugar natural flavor, natural brown sugar flavor with other natural flavors, brown sugar flavor with other natural flavors, natural brown sugar flavouring with other natural flavourings

    <en:flavouring
    en:Malt flavouring, malt flavour, malt flavor, malt flavoring, malt flavours, malt flavors, malt flavorings, natural and artificial malt flavor, natural and artificial malt flavors, artificial and natural malt flavor
    allergens:en:gluten, barley

    <en:artificial-flavouring
    en:Artificial malt flavouring, artificial malt flavour, artificial malt flavor, artificial malt flavoring, artificial malt flavours, artificial malt flavors, artificial malt flavorings, malt type flavor, imitation malt flavor

    <en:flavouring
    en:Graham flavouring, graham flavour, graham flavor, graham flavoring, graham flavours, graham flavors, graham flavorings, natural and artificial graham flavor, natural and artificial graham flavors, artificial and natural graham flavor

    <en:graham-flavouring
    <en:natural-flavouring
    en:Natural graham flavouring, natural graham flavour, natural graham flavor, natural graham flavoring, natural graham flavours, natural graham flavors, natural graham flavorings, graham natural flavor, natural graham flavor with other natural flavors, graham flavor with other natural flavors, natural graham flavouring with other natural flavourings

    <en:flavouring
    en:Brandy flavouring, brandy flavour, brandy flavor, brandy flavoring, brandy flavours, brandy flavors, brandy flavorings, natural and artificial brandy flavor, natural and artificial brandy flavors, artificial and natural brandy flavor

    <en:flavouring
    en:Bourbon flavouring, bourbon flavour, bourbon flavor, bourbon flavoring, bourbon flavours, bourbon flavors, bourbon flavorings, natural and artificial bourbon flavor, natural and artificial bourbon flavors, artificial and natural bourbon flavor

    <en:artificial-flavouring
    en:Artificial bourbon flavouring, artificial bourbon flavour, artificial bourbon flavor, artificial bourbon flavoring, artificial bourbon flavours, artificial bourbon flavors, artificial bourbon flavorings, bourbon type flavor, imitation bourbon flavor

    <en:flavouring
    en:Whiskey flavouring, whiskey flavour, whiskey flavor, whiskey flavoring, whiskey flavours, whiskey flavors, whiskey flavorings, natural and artificial whiskey flavor, natural and artificial whiskey flavors, artificial and natural whiskey flavor

    <en:flavouring
    en:Tequila flavouring, tequila flavour, tequila flavor, tequila flavoring, tequila flavours, tequila flavors, tequila flavorings, natural and artificial tequila flavor, natural and artificial tequila flavors, artificial and natural tequila flavor

    <en:tequila-flavouring
    <en:natural-flavouring
    en:Natural tequila flavouring, natural tequila flavour, natural tequila flavor, natural tequila flavoring, natural tequila flavours, natural tequila flavors, natural tequila flavorings, tequila natural flavor, natural tequila flavor with other natural flavors, tequila flavor with other natural flavors, natural tequila flavouring with other natural flavourings

    <en:flavouring
    en:Beer flavouring, beer flavour, beer flavor, beer flavoring, beer flavours, beer flavors, beer flavorings, natural and artificial beer flavor, natural and artificial beer flavors, artificial and natural beer flavor
    allergens:en:gluten, barley

    <en:beer-flavouring
    <en:natural-flavouring
    en:Natural beer flavouring, natural beer flavour, natural beer flavor, natural beer flavoring, natural beer flavours, natural beer flavors, natural beer flavorings, beer natural flavor, natural beer flavor with other natural flavors, beer flavor with other natural flavors, natural beer flavouring with other natural flavourings

    <en:flavouring
    en:Mint flavouring, mint flavour, mint flavor, mint flavoring, mint flavours, mint flavors, mint flavorings, natural and artificial mint flavor, natural and artificial mint flavors, artificial and natural mint flavor

    <en:mint-flavouring
    <en:natural-flavouring
    en:Natural mint flavouring, natural mint flavour, natural mint flavor, natural mint flavoring, natural mint flavours, natural mint flavors, natural mint flavorings, mint natural flavor, natural mint flavor with other natural flavors, mint flavor with other natural flavors, natural mint flavouring with other natural flavourings

    <en:flavouring
    en:Peppermint flavouring, peppermint flavour, peppermint flavor, peppermint flavoring, peppermint flavours, peppermint flavors, peppermint flavorings, natural and artificial peppermint flavor, natural and artificial peppermint flavors, artificial and natural peppermint flavor

    <en:peppermint-flavouring
    <en:natural-flavouring
    en:Natural peppermint flavouring, natural peppermint flavour, natural peppermint flavor, natural peppermint flavoring, natural peppermint flavours, natural peppermint flavors, natural peppermint flavorings, peppermint natural flavor, natural peppermint flavor with other natural flavors, peppermint flavor with other natural flavors, natural peppermint flavouring with other natural flavourings

    <en:flavouring
    en:Spearmint flavouring, spearmint flavour, spearmint flavor, spearmint flavoring, spearmint flavours, spearmint flavors, spearmint flavorings, natural and artificial spearmint flavor, natural and artificial spearmint flavors, artificial and natural spearmint flavor

    <en:artificial-flavouring
    en:Artificial spearmint flavouring, artificial spearmint flavour, artificial spearmint flavor, artificial spearmint flavoring, artificial spearmint flavours, artificial spearmint flavors, artificial spearmint flavorings, spearmint type flavor, imitation spearmint flavor

    <en:flavouring
    en:Cinnamon flavouring, cinnamon flavour, cinnamon flavor, cinnamon flavoring, cinnamon flavours, cinnamon flavors, cinnamon flavorings, natural and artificial cinnamon flavor, natural and artificial cinnamon flavors, artificial and natural cinnamon flavor

    <en:cinnamon-flavouring
    <en:natural-flavouring
    en:Natural cinnamon flavouring, natural cinnamon flavour, natural cinnamon flavor, natural cinnamon flavoring, natural cinnamon flavours, natural cinnamon flavors, natural cinnamon flavorings, cinnamon natural flavor, natural cinnamon flavor with other natural flavors, cinnamon flavor with other natural flavors, natural cinnamon flavouring with other natural flavourings

    <en:artificial-flavouring
    en:Artificial cinnamon flavouring, artificial cinnamon flavour, artificial cinnamon flavor, artificial cinnamon flavoring, artificial cinnamon flavours, artificial cinnamon flavors, artificial cinnamon flavorings, cinnamon type flavor, imitation cinnamon flavor

    <en:flavouring
    en:Ginger flavouring, ginger flavour, ginger flavor, ginger flavoring, ginger flavours, ginger flavors, ginger flavorings, natural and artificial ginger flavor, natural and artificial ginger flavors, artificial and natural ginger flavor

    <en:ginger-flavouring
    <en:natural-flavouring
    en:Natural ginger flavouring, natural ginger flavour, natural ginger flavor, natural ginger flavoring, natural ginger flavours, natural ginger flavors, natural ginger flavorings, ginger natural flavor, natural ginger flavor with other natural flavors, ginger flavor with other natural flavors, natural ginger flavouring with other natural flavourings

    <en:flavouring
    en:Cardamom flavouring, cardamom flavour, cardamom flavor, cardamom flavoring, cardamom flavours, cardamom flavors, cardamom flavorings, natural and artificial cardamom flavor, natural and artificial cardamom flavors, artificial and natural cardamom flavor

    <en:cardamom-flavouring
    <en:natural-flavouring
    en:Natural cardamom flavouring, natural cardamom flavour, natural cardamom flavor, natural cardamom flavoring, natural cardamom flavours, natural cardamom flavors, natural cardamom flavorings, cardamom natural flavor, natural cardamom flavor with other natural flavors, cardamom flavor with other natural flavors, natural cardamom flavouring with other natural flavourings

    <en:flavouring
    en:Anise flavouring, anise flavour, anise flavor, anise flavoring, anise flavours, anise flavors, anise flavorings, natural and artificial anise flavor, natural and artificial anise flavors, artificial and natural anise flavor

    <en:flavouring
    en:Licorice flavouring, licorice flavour, licorice flavor, licorice flavoring, licorice flavours, licorice flavors, licorice flavorings, natural and artificial licorice flavor, natural and artificial licorice flavors, artificial and natural licorice flavor

    <en:licorice-flavouring
    <en:natural-flavouring
    en:Natural licorice flavouring, natural licorice flavour, natural licorice flavor, natural licorice flavoring, natural licorice flavours, natural licorice flavors, natural licorice flavorings, licorice natural flavor, natural licorice flavor with other natural flavors, licorice flavor with other natural flavors, natural licorice flavouring with other natural flavourings

    <en:flavouring
    en:Dill flavouring, dill flavour, dill flavor, dill flavoring, dill flavours, dill flavors, dill flavorings, natural and artificial dill flavor, natural and artificial dill flavors, artificial and natural dill flavor

    <en:dill-flavouring
    <en:natural-flavouring
    en:Natural dill flavouring, natural dill flavour, natural dill flavor, natural dill flavoring, natural dill flavours, natural dill flavors, natural dill flavorings, dill natural flavor, natural dill flavor with other natural flavors, dill flavor with other natural flavors, natural dill flavouring with other natural flavourings

    <en:flavouring
    en:Garlic flavouring, garlic flavour, garlic flavor, garlic flavoring, garlic flavours, garlic flavors, garlic flavorings, natural and artificial garlic flavor, natural and artificial garlic flavors, artificial and natural garlic flavor

    <en:garlic-flavouring
    <en:natural-flavouring
    en:Natural garlic flavouring, natural garlic flavour, natural garlic flavor, natural garlic flavoring, natural garlic flavours, natural garlic flavors, natural garlic flavorings, garlic natural flavor, natural garlic flavor with other natural flavors, garlic flavor with other natural flavors, natural garlic flavouring with other natural flavourings

    <en:flavouring
    en:Onion flavouring, onion flavour, onion flavor, onion flavoring, onion flavours, onion flavors, onion flavorings, natural and artificial onion flavor, natural and artificial onion flavors, artificial and natural onion flavor

    <en:onion-flavouring
    <en:natural-flavouring
    en:Natural onion flavouring, natural onion flavour, natural onion flavor, natural onion flavoring, natural onion flavours, natural onion flavors, natural onion flavorings, onion natural flavor, natural onion flavor with other natural flavors, onion flavor with other natural flavors, natural onion flavouring with other natural flavourings

    <en:flavouring
    en:Jalapeno flavouring, jalapeno flavour, jalapeno flavor, jalapeno flavoring, jalapeno flavours, jalapeno flavors, jalapeno flavorings, natural and artificial jalapeno flavor, natural and artificial jalapeno flavors, artificial and natural jalapeno flavor

    <en:jalapeno-flavouring
    <en:natural-flavouring
    en:Natural jalapeno flavouring, natural jalapeno flavour, natural jalapeno flavor, natural jalapeno flavoring, natural jalapeno flavours, natural jalapeno flavors, natural jalapeno flavorings, jalapeno natural flavor, natural jalapeno flavor with other natural flavors, jalapeno flavor with other natural flavors, natural jalapeno flavouring with other natural flavourings

    <en:flavouring
    en:Chili flavouring, chili flavour, chili flavor, chili flavoring, chili flavours, chili flavors, chili flavorings, natural and artificial chili flavor, natural and artificial chili flavors, artificial and natural chili flavor

    <en:flavouring
    en:Mushroom flavouring, mushroom flavour, mushroom flavor, mushroom flavoring, mushroom flavours, mushroom flavors, mushroom flavorings, natural and artificial mushroom flavor, natural and artificial mushroom flavors, artificial and natural mushroom flavor

    <en:flavouring
    en:Truffle flavouring, truffle flavour, truffle flavor, truffle flavoring, truffle flavours, truffle flavors, truffle flavorings, natural and artificial truffle flavor, natural and artificial truffle flavors, artificial and natural truffle flavor

    <en:flavouring
    en:Vegetable flavouring, vegetable flavour, vegetable flavor, vegetable flavoring, vegetable flavours, vegetable flavors, vegetable flavorings, natural and artificial vegetable flavor, natural and artificial vegetable flavors, artificial and natural vegetable flavor

    <en:vegetable-flavouring
    <en:natural-flavouring
    en:Natural vegetable flavouring, natural vegetable flavour, natural vegetable flavor, natural vegetable flavoring, natural vegetable flavours, natural vegetable flavors, natural vegetable flavorings, vegetable natural flavor, natural vegetable flavor with other natural flavors, vegetable flavor with other natural flavors, natural vegetable flavouring with other natural flavourings

    <en:flavouring
    en:Potato flavouring, potato flavour, potato flavor, potato flavoring, potato flavours, potato flavors, potato flavorings, natural and artificial potato flavor, natural and artificial potato flavors, artificial and natural potato flavor

    <en:flavouring
    en:Wheat flavouring, wheat flavour, wheat flavor, wheat flavoring, wheat flavours, wheat flavors, wheat flavorings, natural and artificial wheat flavor, natural and artificial wheat flavors, artificial and natural wheat flavor
    allergens:en:wheat, gluten

    <en:wheat-flavouring
    <en:natural-flavouring
    en:Natural wheat flavouring, natural wheat flavour, natural wheat flavor, natural wheat flavoring, natural wheat flavours, natural wheat flavors, natural wheat flavorings, wheat natural flavor, natural wheat flavor with other natural flavors, wheat flavor with other natural flavors, natural wheat flavouring with other natural flavourings

    <en:flavouring
    en:Horseradish flavouring, horseradish flavour, horseradish flavor, horseradish flavoring, horseradish flavours, horseradish flavors, horseradish flavorings, natural and artificial horseradish flavor, natural and artificial horseradish flavors, artificial and natural horseradish flavor

    <en:horseradish-flavouring
    <en:natural-flavouring
    en:Natural horseradish flavouring, natural horseradish flavour, natural horseradish flavor, natural horseradish flavoring, natural horseradish flavours, natural horseradish flavors, natural horseradish flavorings, horseradish natural flavor, natural horseradish flavor with other natural flavors, horseradish flavor with other natural flavors, natural horseradish flavouring with other natural flavourings

    <en:flavouring
    en:Wasabi flavouring, wasabi flavour, wasabi flavor, wasabi flavoring, wasabi flavours, wasabi flavors, wasabi flavorings, natural and artificial wasabi flavor, natural and artificial wasabi flavors, artificial and natural wasabi flavor

    <en:flavouring
    en:Vinegar flavouring, vinegar flavour, vinegar flavor, vinegar flavoring, vinegar flavours, vinegar flavors, vinegar flavorings, natural and artificial vinegar flavor, natural and artificial vinegar flavors, artificial and natural vinegar flavor

    <en:flavouring
    en:Olive oil flavouring, olive oil flavour, olive oil flavor, olive oil flavoring, olive oil flavours, olive oil flavors, olive oil flavorings, natural and artificial olive oil flavor, natural and artificial olive oil flavors, artificial and natural olive oil flavor

    <en:olive-oil-flavouring
    <en:natural-flavouring
    en:Natural olive oil flavouring, natural olive oil flavour, natural olive oil flavor, natural olive oil flavoring, natural olive oil flavours, natural olive oil flavors, natural olive oil flavorings, olive oil natural flavor, natural olive oil flavor with other natural flavors, olive oil flavor with other natural flavors, natural olive oil flavouring with other natural flavourings

    <en:flavouring
    en:Sweet potato flavouring, sweet potato flavour, sweet potato flavor, sweet potato flavoring, sweet potato flavours, sweet potato flavors, sweet potato flavorings, natural and artificial sweet potato flavor, natural and artificial sweet potato flavors, artificial and natural sweet potato flavor

    <en:sweet-potato-flavouring
    <en:natural-flavouring
    en:Natural sweet potato flavouring, natural sweet potato flavour, natural sweet potato flavor, natural sweet potato flavoring, natural sweet potato flavours, natural sweet potato flavors, natural sweet potato flavorings, sweet potato natural flavor, natural sweet potato flavor with other natural flavors, sweet potato flavor with other natural flavors, natural sweet potato flavouring with other natural flavourings

    <en:flavouring
    en:Jasmine flavouring, jasmine flavour, jasmine flavor, jasmine flavoring, jasmine flavours, jasmine flavors, jasmine flavorings, natural and artificial jasmine flavor, natural and artificial jasmine flavors, artificial and natural jasmine flavor

    <en:jasmine-flavouring
    <en:natural-flavouring
    en:Natural jasmine flavouring, natural jasmine flavour, natural jasmine flavor, natural jasmine flavoring, natural jasmine flavours, natural jasmine flavors, natural jasmine flavorings, jasmine natural flavor, natural jasmine flavor with other natural flavors, jasmine flavor with other natural flavors, natural jasmine flavouring with other natural flavourings

    <en:flavouring
    en:Rose flavouring, rose flavour, rose flavor, rose flavoring, rose flavours, rose flavors, rose flavorings, natural and artificial rose flavor, natural and artificial rose flavors, artificial and natural rose flavor

    <en:rose-flavouring
    <en:natural-flavouring
    en:Natural rose flavouring, natural rose flavour, natural rose flavor, natural rose flavoring, natural rose flavours, natural rose flavors, natural rose flavorings, rose natural flavor, natural rose flavor with other natural flavors, rose flavor with other natural flavors, natural rose flavouring with other natural flavourings

    <en:flavouring
    en:Lavender flavouring, lavender flavour, lavender flavor, lavender flavoring, lavender flavours, lavender flavors, lavender flavorings, natural and artificial lavender flavor, natural and artificial lavender flavors, artificial and natural lavender flavor

    <en:lavender-flavouring
    <en:natural-flavouring
    en:Natural lavender flavouring, natural lavender flavour, natural lavender flavor, natural lavender flavoring, natural lavender flavours, natural lavender flavors, natural lavender flavorings, lavender natural flavor, natural lavender flavor with other natural flavors, lavender flavor with other natural flavors, natural lavender flavouring with other natural flavourings

    <en:flavouring
    en:Elderflower flavouring, elderflower flavour, elderflower flavor, elderflower flavoring, elderflower flavours, elderflower flavors, elderflower flavorings, natural and artificial elderflower flavor, natural and artificial elderflower flavors, artificial and natural elderflower flavor

    <en:elderflower-flavouring
    <en:natural-flavouring
    en:Natural elderflower flavouring, natural elderflower flavour, natural elderflower flavor, natural elderflower flavoring, natural elderflower flavours, natural elderflower flavors, natural elderflower flavorings, elderflower natural flavor, natural elderflower flavor with other natural flavors, elderflower flavor with other natural flavors, natural elderflower flavouring with other natural flavourings

    # Further foods of the world

    <en:spice-mix
    en:Advieh

    <en:spice-mix
    en:Chaat masala, sambar masala, tandoori masala, tikka masala spice

    <en:spice-mix
    en:Chimichurri seasoning

    <en:spice-mix
    en:Duqqa

    <en:spice-mix
    en:Fines herbes

    <en:spice-mix
    en:Gunpowder spice

    <en:spice-mix
    en:Hawaij

    <en:spice-mix
    en:Jamaican jerk seasoning

    <en:spice-mix
    en:Khmeli suneli

    <en:spice-mix
    en:Lebkuchen spice, speculaas spice

    <en:spice-mix
    en:Old bay seasoning

    <en:spice-mix
    en:Panch phoron

    <en:spice-mix
    en:Peri peri seasoning, piri piri seasoning

    <en:spice-mix
    en:Quatre epices

    <en:spice-mix
    en:Shawarma spice, kebab spice, gyro seasoning

    <en:spice-mix
    en:Vadouvan

    <en:spice-mix
    en:Zatar
    """#
  }
}
