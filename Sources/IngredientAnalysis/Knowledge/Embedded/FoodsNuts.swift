extension EmbeddedTables {
  /// Tree nuts, peanuts and seeds, with their butters, flours and pieces.
  ///
  /// Allergens follow FDA, Questions and Answers Regarding Food Allergens, edition 5 (2025), Table 1, and Regulation
  /// (EU) 1169/2011, Annex II. Nuts in neither list (chestnut, hickory, pili and others) carry none; nutmeg, coconut,
  /// water chestnut and tiger nut are no nuts and stand elsewhere.
  @inline(never)
  static var foodsNuts: String {
    #"""
    # Groups
    en:Nut, nuts, nut blend, nut pieces, nut meats, nutmeats
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts
    plain:en:yes
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:nut
    en:Tree nut, tree nuts, treenuts
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:tree-nut
    en:Nut butter, nut butters, nut paste, nut butter blend

    <en:tree-nut
    en:Nut flour, nut meal

    <en:tree-nut
    en:Nut base

    <en:tree-nut
    en:Nut milk, nut drink

    <en:nut
    en:Nut topping, chopped nuts, nut granules

    en:Seed, seeds, mixed seeds, edible seeds, seed mix, seed blend
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Tree nuts
    <en:tree-nut
    en:Almond, almonds, almond pieces, almond slices, almond kernels, sliced almonds, slivered almonds, dry roasted almonds, roasted almonds, almond slivers, diced almonds, blanched almonds, california almonds, natural almonds, almond nuts, whole almonds, marcona almonds
    allergens:en:nuts, almond
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:almond
    en:Almond butter, almond paste butter, roasted almond butter, almond nut butter

    <en:almond
    en:Almond paste

    <en:almond
    en:Marzipan
    keto:en:no
    plain:en:no

    <en:almond
    en:Almond flour, almond meal, ground almonds, ground almond, almond powder, blanched almond flour, defatted almond flour

    <en:almond
    en:Almond protein, almond protein powder

    <en:almond
    <en:flavouring
    en:Almond extract, natural almond extract, pure almond extract
    plain:en:no

    <en:almond
    en:Almond base, almond cream

    <en:almond
    en:Almond skin, almond skins, almond bran

    <en:seed
    en:Apricot kernel, apricot kernels, persipan

    <en:tree-nut
    en:Hazelnut, hazelnuts, hazel nut, hazel nuts, filbert, filberts, cob nuts, cobnuts, filberts hazelnuts, hazelnut pieces, roasted hazelnuts, hazelnut kernels
    allergens:en:nuts, hazelnut
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:hazelnut
    en:Hazelnut paste, roasted hazelnut paste, hazelnut puree

    <en:hazelnut
    en:Hazelnut flour, hazelnut meal, ground hazelnuts

    <en:hazelnut
    en:Hazelnut praline, gianduja, gianduia
    keto:en:no

    <en:tree-nut
    en:Walnut, walnuts, english walnut, english walnuts, persian walnut, persian walnuts, california walnut, california walnuts, walnut pieces, walnut halves, walnut halves and pieces
    allergens:en:nuts, walnut
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:walnut
    en:Walnut butter, walnut paste

    <en:walnut
    en:Walnut flour, walnut meal, ground walnuts

    <en:walnut
    en:Black walnut, Black walnuts
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:tree-nut
    en:Heartnut, Heartnuts, japanese walnut, japanese walnuts
    allergens:en:nuts, walnut
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:tree-nut
    en:Cashew, cashews, cashew nut, cashew nuts, cashew pieces, cashew kernels, dry roasted cashews, cashew halves, roasted cashews, cashew halves and pieces
    allergens:en:nuts, cashew
    fodmap:en:gos
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:cashew
    en:Cashew butter, cashew paste, cashewbutter

    <en:cashew
    en:Cashew flour, cashew meal, cashew powder

    <en:cashew
    en:Cashew base, cashew cream, cultured cashew, cashew milk base

    <en:tree-nut
    en:Pecan, pecans, pecan nut, pecan nuts, pecan pieces, pecan halves, roasted pecans, praline pecans, candied pecans, pecan meal, glazed pecans
    allergens:en:nuts, pecan
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:pecan
    en:Pecan butter, pecan paste

    <en:tree-nut
    en:Brazil nut, Brazil nuts, brazilnut, brazilnuts, brazils, brazil nut pieces
    allergens:en:nuts, brazil-nut
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:brazil-nut
    en:Brazil nut butter

    <en:tree-nut
    en:Pistachio, pistachios, pistachio nut, pistachio nuts, pistachio kernels, shelled pistachios, pistachio pieces, pistachio nutmeats, pistachio nut meats
    allergens:en:nuts, pistachio
    fodmap:en:gos
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:pistachio
    en:Pistachio paste

    <en:pistachio
    en:Pistachio flour, ground pistachios

    <en:tree-nut
    en:Macadamia nut, Macadamia nuts, macadamia, macadamias, queensland nut, queensland nuts, bush nut, bush nuts, dry roasted macadamia nuts, macadamia nut pieces
    allergens:en:nuts, macadamia
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:macadamia-nut
    en:Macadamia butter, macadamia nut butter, macadamia nut paste, macadamia paste

    <en:tree-nut
    en:Pine nut, Pine nuts, pinon nut, pinon nuts, pinon, pinons, pignoli, pignolia, pignolias, pine kernel, pine kernels, pignoli nuts, pignolia nuts, pinenut, pinenuts, pine nut kernels
    allergens:en:nuts, pine-nut
    exempt:en:EU 1169/2011 Annex II 8

    <en:nut
    en:Praline, praline paste, pralines
    keto:en:no
    plain:en:no

    <en:confectionery
    en:Nougat
    vegan:en:maybe
    vegetarian:en:maybe
    allergens:en:nuts, eggs
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    # Nuts of neither list
    <en:seed
    en:Chestnut, Chestnuts, sweet chestnut, sweet chestnuts, chestnut puree, marron, marrons, chestnut paste, roasted chestnuts, chestnut pieces
    keto:en:maybe

    <en:chestnut
    en:Chestnut flour

    <en:seed
    en:Hickory nut, Hickory nuts

    <en:seed
    en:Butternut, Butternuts, white walnut

    <en:seed
    en:Beech nut, Beech nuts, beechnut, beechnuts

    <en:seed
    en:Pili nut, Pili nuts

    <en:seed
    en:Ginkgo nut, Ginkgo nuts

    <en:seed
    <en:caffeine-sources
    en:Cola nut, kola nut, kola nuts, cola nuts, kola nut extract, cola nut extract, cola extract, kola extract, guru nut, bissy nut

    <en:seed
    en:Shea nut, Shea nuts

    <en:seed
    en:Palm nut, Palm nuts, palm fruit

    <en:seed
    en:Acorn, Acorns, acorn flour

    <en:seed
    en:Baru nut, Baru nuts, barukas

    # Peanuts
    en:Peanut, peanuts, groundnut, groundnuts, monkey nut, monkey nuts, dry roasted peanuts, roasted peanuts, peanut pieces, peanut kernels, peanut granules, chopped peanuts, blanched peanuts, peanut halves, spanish peanuts, honey roasted peanuts, granulated peanuts, honey roasted peanut, shelled peanuts, ground peanuts, valencia peanuts, virginia peanuts, runner peanuts, select peanuts, blanched roasted peanuts, red skin peanuts, jumbo runner peanuts
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:peanuts
    plain:en:yes
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid; 2026; whole nuts; -; -; whole nuts are not for children under five years

    <en:peanut
    en:Peanut butter, peanutbutter, creamy peanut butter, smooth peanut butter, natural peanut butter, crunchy peanut butter, peanut spread, peanut butter powder

    <en:peanut
    en:Peanut paste

    <en:peanut
    en:Peanut flour, partially defatted peanut flour, peanut meal, defatted peanut flour, peanut powder, lightly roasted peanut flour, partly defatted peanut flour, powdered peanuts, 12% fat light roast peanut flour

    <en:peanut
    en:Partially defatted peanuts, defatted peanuts, partially defatted peanut

    <en:peanut
    en:Peanut extract

    <en:peanut
    en:Peanut protein, peanut protein isolate, peanut protein concentrate

    <en:peanut-butter
    en:Peanut butter chips, peanut butter flavored chips, peanut butter flavored chip, peanut butter baking chips
    keto:en:no
    plain:en:no

    <en:peanut-butter
    en:Peanut butter cups, peanut butter cup, peanut butter cup pieces, milk chocolate peanut butter cups, mini peanut butter cups
    vegan:en:no
    allergens:en:peanuts, milk
    keto:en:no
    plain:en:no

    <en:peanut-butter
    en:Peanut butter filling, peanut butter coating, peanut butter flavored coating, peanut butter swirl, peanut butter candy pieces, peanut butter ribbon, peanut butter sauce
    keto:en:no
    plain:en:no

    <en:peanut
    en:Peanut brittle, peanut brittle pieces
    keto:en:no
    plain:en:no

    # Seeds
    <en:seed
    en:Sesame seed, Sesame seeds, sesame, toasted sesame seeds, black sesame seed, black sesame seeds, white sesame seed, white sesame seeds, sesame seed kernels, hulled sesame seeds, gingelly, benne seeds, black sesame, white sesame, brown sesame seeds, mechanically hulled sesame seeds, sesame seed sprout, sesame salt, gomasio, unhulled sesame seeds
    allergens:en:sesame-seeds

    <en:sesame-seed
    en:Tahini, sesame tahini, sesame paste, sesame seed paste, sesame butter, tahina, tehina, tahini paste, sesame seed butter, ground sesame seeds, ground sesame seed, ground sesame

    <en:sesame-seed
    en:Sesame flour, sesame meal, sesame seed flour

    <en:sesame-seed
    en:Sesame sticks, sesame stick, honey roasted sesame sticks, sesame sticks snack
    allergens:en:sesame-seeds, wheat, gluten
    plain:en:no

    <en:sesame-seed
    en:Sesame protein

    <en:sesame-seed
    en:Sesame extract, sesame concentrate

    <en:sesame-seed
    en:Halva, halvah, halwa
    keto:en:no

    <en:sesame-seed
    en:Benne, sim sim

    <en:seed
    en:Sunflower seed, Sunflower seeds, sunflower kernel, sunflower kernels, sunflower seed kernel, sunflower seed kernels, sunflower, sunflowers, sunflower nuts, shelled sunflower seeds, sunflower seed sprout, hulled sunflower seeds, roasted sunflower seeds, raw sunflower seeds, sunflower meal, roasted sunflower kernels

    <en:sunflower-seed
    en:Sunflower seed butter, sunflower butter, sunflower paste, sunflower seed paste, sunbutter

    <en:sunflower-seed
    en:Sunflower seed flour, sunflower flour

    <en:sunflower-seed
    en:Sunflower protein, sunflower seed protein

    <en:sunflower-seed
    en:Sunflower extract, sunflower concentrate

    <en:seed
    en:Pumpkin seed, Pumpkin seeds, pepita, pepitas, pumpkin seed kernel, pumpkin seed kernels, pumpkin kernel, pumpkin kernels, shelled pumpkin seeds, hulled pumpkin seeds, roasted pumpkin seeds, raw pumpkin seeds, pumpkin seed sprout, pepitas pumpkin seeds

    <en:pumpkin-seed
    en:Pumpkin seed butter, pumpkin seed paste

    <en:pumpkin-seed
    en:Pumpkin seed flour, pumpkin seed powder

    <en:pumpkin-seed
    en:Pumpkin seed protein, pumpkin protein

    <en:seed
    en:Flax seed, flax seeds, flaxseed, flaxseeds, flax, linseed, linseeds, brown flax seed, brown flax seeds, golden flaxseed, golden flax seed, golden flax seeds, golden flaxseeds, golden flax, milled flaxseed, milled flax seed, golden linseed, brown linseed, whole flaxseed, brown flaxseed, yellow flaxseed, milled flax, golden linseeds, brown linseeds, linum usitatissimum

    <en:flax-seed
    en:Flax meal, flaxseed meal, flax seed meal, flax flour, ground flaxseed, flaxseed flour, golden flax meal, golden flaxseed meal, flaxmeal

    <en:flax-seed
    en:Flax protein, flaxseed protein, flax fiber, flax fibre, flax seed fiber

    <en:flax-seed
    en:Flax sprout, sprouted flax, flax seed sprout

    <en:seed
    en:Chia seed, Chia seeds, chia, black chia seeds, white chia seeds, milled chia, chia protein, chia seed sprout, chia flour, chia seed powder, salvia hispanica, black chia seed, white chia seed, black chia, sprouted chia

    <en:seed
    en:Hemp seed, Hemp seeds, hemp heart, hemp hearts, hulled hemp seed, hulled hemp seeds, hemp, shelled hemp seeds, hemp kernels, hemp powder, hempseed, hempseeds, hemp nuts

    <en:hemp-seed
    en:Hemp protein, hemp seed protein, hemp protein powder, hemp protein concentrate

    <en:seed
    en:Poppy seed, Poppy seeds, poppyseed, poppyseeds, blue poppy seeds, poppy

    <en:seed
    en:Watermelon seed butter, watermelon seed, watermelon seeds, watermelon seed protein, melon seed, melon seeds, egusi

    <en:seed
    en:Nigella seed, nigella seeds, black cumin, black seed, kalonji, nigella sativa, onion seed, onion seeds, black caraway

    <en:seed
    en:Psyllium, psyllium seed husk, psyllium husks, psyllium seed husks, psyllium seed, psyllium husk powder, ispaghula, ispaghula husk, psyllium fiber, psyllium fibre, psyllium seed husk powder, plantago ovata

    <en:seed
    en:Cottonseed flour, cotton seed flour, cottonseed protein

    <en:seed
    en:Sacha inchi, sacha inchi seeds, sacha inchi seed, sacha inchi protein

    <en:seed
    en:Basil seed, basil seeds

    <en:seed
    en:Grape seed flour, grape seed powder

    <en:seed
    en:Canary seed

    <en:seed
    en:Sprouted seeds, sprouted seed blend
    """#
  }
}
