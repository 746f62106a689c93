extension EmbeddedTables {
  /// Fruits, their juices, purees and concentrates, and dried fruits.
  ///
  /// Compiled from common knowledge of these foods; FODMAP groups follow the Monash categories.
  @inline(never)
  static var foodsFruits: String {
    #"""
    # Groups
    en:Fruit, fruits, fruit blend, mixed fruit, mixed fruits
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:fruit
    en:Fruit juice, fruit juices, juice, juices, juice of fruit, fruit juice blend, juice blend, 100% fruit juice, 100% juice, blend of fruit juices

    <en:fruit-juice
    en:Fruit juice concentrate, fruit juice concentrates, juice concentrate, juice concentrates, concentrated fruit juice, concentrated fruit juices, concentrated juices, fruit concentrate, fruit concentrates, concentrated juice, juice from concentrate
    keto:en:no

    <en:fruit
    en:Fruit puree, fruit purees, fruit pulp, fruit paste

    <en:fruit
    en:Dried fruit, dried fruits, dry fruit, dehydrated fruit
    keto:en:no

    <en:fruit-juice
    en:Fruit and vegetable juice, fruit and vegetable juices, vegetable and fruit juice, fruit or vegetable juice

    <en:fruit-juice-concentrate
    en:Fruit and vegetable juice concentrate, fruit and vegetable juice concentrates, fruit and vegetable concentrate, fruit and vegetable concentrates, fruit and vegetable extract, fruit and vegetable extracts, vegetable and fruit juice concentrate

    <en:fruit
    en:Fruit extract, fruit extracts, red fruit extract, berry extract

    <en:fruit
    en:Fruit powder, fruit powders

    <en:fruit
    en:Fruit preparation, fruit filling, fruit preparations, fruit base
    keto:en:no

    <en:fruit
    en:Jam, jams, fruit spread, fruit preserves, preserves, marmalade, fruit jam, preserve, jams and preserves
    keto:en:no

    <en:jam
    <en:strawberry
    en:Strawberry jam, strawberry preserves, strawberry swirl, strawberry filling, strawberry spread

    <en:jam
    <en:raspberry
    en:Raspberry jam, raspberry preserves, red raspberry preserves, raspberry filling, raspberry swirl

    <en:jam
    <en:apricot
    en:Apricot jam, apricot preserves

    <en:jam
    <en:blueberry
    en:Blueberry filling, blueberry preserves, blueberry jam

    <en:jam
    <en:apple
    en:Apple filling

    <en:jam
    <en:cherry
    en:Cherry filling, cherry preserves

    <en:lemon
    en:Lemon filling

    <en:fruit
    en:Citrus fruit, citrus fruits, citrus

    <en:citrus-fruit
    <en:fruit-juice
    en:Citrus fruit juice

    <en:citrus-fruit-juice
    en:Citrus fruit juice concentrate, concentrated Citrus fruit juice, Citrus fruit concentrate
    keto:en:no

    <en:citrus-fruit
    en:Citrus fruit puree, Citrus fruit pulp, pureed Citrus fruit

    <en:citrus-fruit-puree
    en:Citrus fruit puree concentrate, concentrated Citrus fruit puree, Citrus fruit paste

    <en:fruit
    en:Berry, berries, mixed berries

    <en:berry
    <en:fruit-juice
    en:Berry juice

    <en:berry-juice
    en:Berry juice concentrate, concentrated Berry juice, Berry concentrate
    keto:en:no

    <en:fruit
    en:Stone fruit, stone fruits
    fodmap:en:polyols

    <en:fruit
    en:Tropical fruit, tropical fruits, exotic fruit, exotic fruits, tropical fruits blend

    <en:fruit
    en:Melon, melons

    <en:melon
    <en:fruit-juice
    en:Melon juice

    <en:melon-juice
    en:Melon juice concentrate, concentrated Melon juice, Melon concentrate
    keto:en:no

    <en:fruit
    en:Candied fruit, candied fruits, glace fruit, crystallized fruit, crystallised fruit, candied peel, mixed peel, mixed fruit peel
    keto:en:no

    <en:fruit
    en:Tutti frutti, fruit cocktail, fruit salad
    keto:en:no

    # Apples and pears
    <en:fruit
    en:Apple, apples, apple pieces, apple cubes, apple flakes
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:apple
    <en:fruit-juice
    en:Apple juice

    <en:apple-juice
    en:Apple juice concentrate, concentrated apple juice, apple concentrate
    keto:en:no

    <en:apple
    en:Apple puree, apple pulp, pureed apple

    <en:apple-puree
    en:Apple puree concentrate, concentrated apple puree, apple paste

    <en:apple
    en:Green apple, Green apples, granny smith apple, granny smith apples, granny smith
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:apple
    en:Red apple, Red apples, fuji apple, fuji apples, gala apple, gala apples, golden delicious apple, golden delicious apples, red delicious apple, red delicious apples, crisp apple, crisp apples
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:apple
    <en:dried-fruit
    en:Dried apple, Dried apples, dehydrated apple, dehydrated apples, evaporated apple, evaporated apples, apple chips
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:apple
    en:Applesauce, apple sauce, apple compote
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:apple-juice
    en:Apple cider, sweet cider, apple cider concentrate
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:fruit
    en:Apple pomace

    <en:apple
    en:Apple extract, apple skin extract, apple peel, apple powder
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:apple
    en:Apple peel extract, apple skin
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:apple
    en:Crab apple, Crab apples
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:fruit
    en:Pear, pears, bartlett pear, bartlett pears, williams pear, williams pears, diced pears
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:pear
    <en:fruit-juice
    en:Pear juice

    <en:pear-juice
    en:Pear juice concentrate, concentrated pear juice, pear concentrate
    keto:en:no

    <en:pear
    en:Pear puree, pear pulp, pureed pear

    <en:pear-puree
    en:Pear puree concentrate, concentrated pear puree, pear paste

    <en:pear
    en:Asian pear, Asian pears, nashi pear, nashi pears, nashi
    keto:en:maybe
    fodmap:en:fructose, polyols

    <en:fruit
    en:Quince, quinces
    keto:en:maybe

    <en:quince
    en:Quince puree, quince pulp, pureed quince

    <en:quince-puree
    en:Quince puree concentrate, concentrated quince puree, quince paste

    <en:fruit
    en:Medlar, medlars
    keto:en:maybe

    # Stone fruits
    <en:stone-fruit
    en:Cherry, cherries, dark sweet cherries, sweet cherries, sweet cherry, dark cherries, black cherries, black cherry, bing cherries, red cherries, pitted cherries
    keto:en:maybe

    <en:cherry
    <en:fruit-juice
    en:Cherry juice

    <en:cherry-juice
    en:Cherry juice concentrate, concentrated cherry juice, cherry concentrate
    keto:en:no

    <en:cherry
    en:Cherry puree, cherry pulp, pureed cherry

    <en:cherry-puree
    en:Cherry puree concentrate, concentrated cherry puree, cherry paste

    <en:cherry
    en:Sour cherry, sour cherries, tart cherry, tart cherries, red tart cherries, montmorency cherries, red tart pitted cherries, montmorency tart cherries, morello cherries
    keto:en:maybe

    <en:sour-cherry
    <en:fruit-juice
    en:Sour cherry juice

    <en:sour-cherry-juice
    en:Sour cherry juice concentrate, concentrated Sour cherry juice, Sour cherry concentrate
    keto:en:no

    <en:sour-cherry-juice
    en:Tart cherry juice, montmorency cherry juice
    keto:en:maybe

    <en:sour-cherry-juice-concentrate
    en:Tart cherry juice concentrate, montmorency cherry juice concentrate, tart cherry concentrate
    keto:en:maybe

    <en:cherry-juice
    en:Black cherry juice, dark sweet cherry juice
    keto:en:maybe

    <en:cherry-juice-concentrate
    en:Black cherry juice concentrate, dark sweet cherry juice concentrate, sweet cherry juice concentrate
    keto:en:maybe

    <en:cherry
    <en:candied-fruit
    en:Maraschino cherry, maraschino cherries, glace cherries, candied cherries, cocktail cherries
    keto:en:maybe

    <en:tropical-fruit
    en:Acerola, acerola cherry, acerola cherries, barbados cherry
    keto:en:maybe

    <en:acerola
    <en:fruit-juice
    en:Acerola juice

    <en:acerola-juice
    en:Acerola juice concentrate, concentrated Acerola juice, Acerola concentrate
    keto:en:no

    <en:acerola
    en:Acerola puree, Acerola pulp, pureed Acerola

    <en:acerola-puree
    en:Acerola puree concentrate, concentrated Acerola puree, Acerola paste

    <en:acerola
    en:Acerola extract, extract of Acerola, Acerola extractive, Acerola extractives, extractives of Acerola, extractive of Acerola

    <en:stone-fruit
    en:Peach, peaches, yellow peaches, cling peaches, white peach, peach slices
    keto:en:maybe

    <en:peach
    <en:fruit-juice
    en:Peach juice

    <en:peach-juice
    en:Peach juice concentrate, concentrated peach juice, peach concentrate
    keto:en:no

    <en:peach
    en:Peach puree, peach pulp, pureed peach

    <en:peach-puree
    en:Peach puree concentrate, concentrated peach puree, peach paste

    <en:stone-fruit
    en:Nectarine, nectarines
    keto:en:maybe

    <en:nectarine
    en:Nectarine puree, nectarine pulp, pureed nectarine

    <en:nectarine-puree
    en:Nectarine puree concentrate, concentrated nectarine puree, nectarine paste

    <en:stone-fruit
    en:Apricot, apricots
    keto:en:maybe

    <en:apricot
    <en:fruit-juice
    en:Apricot juice

    <en:apricot-juice
    en:Apricot juice concentrate, concentrated apricot juice, apricot concentrate
    keto:en:no

    <en:apricot
    en:Apricot puree, apricot pulp, pureed apricot

    <en:apricot-puree
    en:Apricot puree concentrate, concentrated apricot puree, apricot paste

    <en:stone-fruit
    en:Plum, plums, damson, damsons, mirabelle, mirabelles, greengage, greengages
    keto:en:maybe

    <en:plum
    <en:fruit-juice
    en:Plum juice

    <en:plum-juice
    en:Plum juice concentrate, concentrated plum juice, plum concentrate
    keto:en:no

    <en:plum
    en:Plum puree, plum pulp, pureed plum

    <en:plum-puree
    en:Plum puree concentrate, concentrated plum puree, plum paste

    <en:plum
    <en:dried-fruit
    en:Prune, prunes, dried plum, dried plums, pitted prunes
    keto:en:maybe

    <en:prune
    <en:fruit-juice
    en:Prune juice

    <en:prune-juice
    en:Prune juice concentrate, concentrated prune juice, prune concentrate
    keto:en:no

    <en:prune
    en:Prune puree, prune pulp, pureed prune

    <en:prune-puree
    en:Prune puree concentrate, concentrated prune puree, prune paste

    <en:plum
    en:Umeboshi, ume, ume plum, pickled plum
    keto:en:maybe

    <en:plum
    en:Sloe, sloes
    keto:en:maybe

    # Citrus
    <en:citrus-fruit
    en:Lemon, lemons, meyer lemon, meyer lemons, lemon slices

    <en:lemon
    <en:fruit-juice
    en:Lemon juice

    <en:lemon-juice
    en:Lemon juice concentrate, concentrated lemon juice, lemon concentrate
    keto:en:no

    <en:lemon
    en:Lemon extract, extract of lemon, lemon extractive, lemon extractives, extractives of lemon, extractive of lemon

    <en:lemon
    en:Lemon puree, lemon pulp, lemon pulp cells, lemon cells, lemon juice pulp

    <en:lemon-juice
    en:Lemon juice solids, lemon juice powder

    <en:lemon
    en:Lemon peel, lemon zest, lemon rind, lemon peels, candied lemon peel

    <en:lemon-peel
    en:Lemon peel extract

    <en:lemon
    en:Preserved lemon, preserved lemons

    <en:lemon
    <en:essential-oil
    en:Lemon oil, oil of lemon, cold pressed lemon oil, lemon essential oil

    <en:citrus-fruit
    en:Lime, limes, key lime, key limes

    <en:lime
    <en:fruit-juice
    en:Lime juice

    <en:lime-juice
    en:Lime juice concentrate, concentrated lime juice, lime concentrate
    keto:en:no

    <en:lime
    en:Lime extract, extract of lime, lime extractive, lime extractives, extractives of lime, extractive of lime

    <en:lime-juice
    en:Key lime juice, key lime juice from concentrate

    <en:lime-juice-concentrate
    en:Key lime juice concentrate

    <en:lime
    en:Lime puree, lime pulp

    <en:lime-juice
    en:Lime juice solids, lime juice powder

    <en:lime
    en:Lime peel, lime zest

    <en:lime
    <en:essential-oil
    en:Lime oil, oil of lime, key lime oil

    <en:citrus-fruit
    en:Kaffir lime, kaffir lime leaf, kaffir lime leaves, makrut lime leaves, lime leaf, lime leaves

    <en:citrus-fruit
    en:Orange, oranges, navel oranges, valencia oranges, sweet orange, sweet oranges
    keto:en:maybe

    <en:orange
    <en:fruit-juice
    en:Orange juice

    <en:orange-juice
    en:Orange juice concentrate, concentrated orange juice, orange concentrate
    keto:en:no

    <en:orange
    en:Orange extract, extract of orange, orange extractive, orange extractives, extractives of orange, extractive of orange

    <en:orange
    en:Orange puree, orange pulp, orange pulp cells, orange cells, whole orange puree

    <en:orange-juice
    en:Orange juice solids, orange juice powder, orange crystals

    <en:orange
    en:Orange peel, orange zest, orange peels, orange rind, candied orange peel, bitter orange peel, sweet orange peel

    <en:orange
    <en:essential-oil
    en:Orange oil, oil of orange, sweet orange oil, cold pressed orange oil, orange essential oil, orange peel oil

    <en:orange
    en:Blood orange, Blood oranges

    <en:blood-orange
    <en:fruit-juice
    en:Blood orange juice

    <en:blood-orange-juice
    en:Blood orange juice concentrate, concentrated Blood orange juice, Blood orange concentrate
    keto:en:no

    <en:blood-orange
    <en:essential-oil
    en:Blood orange oil, oil of Blood orange, Blood orange essential oil

    <en:orange
    en:Bitter orange, seville orange, seville oranges

    <en:bitter-orange
    en:Bitter orange extract, citrus aurantium extract

    <en:orange
    en:Mandarin, mandarins, mandarin orange, mandarin oranges, mandarin orange segments

    <en:mandarin
    <en:fruit-juice
    en:Mandarin juice

    <en:mandarin-juice
    en:Mandarin juice concentrate, concentrated mandarin juice, mandarin concentrate
    keto:en:no

    <en:mandarin
    en:Mandarin puree, mandarin pulp, pureed mandarin

    <en:mandarin-puree
    en:Mandarin puree concentrate, concentrated mandarin puree, mandarin paste

    <en:mandarin
    en:Tangerine, tangerines

    <en:tangerine
    <en:fruit-juice
    en:Tangerine juice

    <en:tangerine-juice
    en:Tangerine juice concentrate, concentrated tangerine juice, tangerine concentrate
    keto:en:no

    <en:tangerine
    en:Tangerine puree, tangerine pulp, pureed tangerine

    <en:tangerine-puree
    en:Tangerine puree concentrate, concentrated tangerine puree, tangerine paste

    <en:tangerine
    <en:essential-oil
    en:Tangerine oil, oil of tangerine, tangerine essential oil

    <en:mandarin
    en:Clementine, clementines

    <en:clementine
    <en:fruit-juice
    en:Clementine juice

    <en:clementine-juice
    en:Clementine juice concentrate, concentrated clementine juice, clementine concentrate
    keto:en:no

    <en:mandarin
    en:Satsuma, satsumas

    <en:citrus-fruit
    en:Grapefruit, grapefruits, pink grapefruit, red grapefruit, ruby red grapefruit

    <en:grapefruit
    <en:fruit-juice
    en:Grapefruit juice

    <en:grapefruit-juice
    en:Grapefruit juice concentrate, concentrated grapefruit juice, grapefruit concentrate
    keto:en:no

    <en:grapefruit
    en:Grapefruit extract, extract of grapefruit, grapefruit extractive, grapefruit extractives, extractives of grapefruit, extractive of grapefruit

    <en:grapefruit
    <en:essential-oil
    en:Grapefruit oil, oil of grapefruit, grapefruit essential oil

    <en:grapefruit-juice
    en:Pink grapefruit juice, red grapefruit juice, white grapefruit juice

    <en:grapefruit-juice-concentrate
    en:Pink grapefruit juice concentrate

    <en:grapefruit
    en:Grapefruit pulp, grapefruit pulp cells, grapefruit puree

    <en:grapefruit
    en:Grapefruit seed extract

    <en:citrus-fruit
    en:Pomelo, pomelos, pummelo

    <en:citrus-fruit
    en:Yuzu

    <en:yuzu
    <en:fruit-juice
    en:Yuzu juice

    <en:yuzu-juice
    en:Yuzu juice concentrate, concentrated yuzu juice, yuzu concentrate
    keto:en:no

    <en:yuzu
    en:Yuzu puree, yuzu pulp, pureed yuzu

    <en:yuzu-puree
    en:Yuzu puree concentrate, concentrated yuzu puree, yuzu paste

    <en:citrus-fruit
    en:Bergamot

    <en:bergamot
    <en:essential-oil
    en:Bergamot oil, oil of bergamot, bergamot essential oil

    <en:citrus-fruit
    en:Kumquat, kumquats

    <en:citrus-fruit
    en:Calamansi, calamondin

    <en:calamansi
    <en:fruit-juice
    en:Calamansi juice

    <en:calamansi-juice
    en:Calamansi juice concentrate, concentrated calamansi juice, calamansi concentrate
    keto:en:no

    <en:citrus-fruit
    en:Citron, citrons, candied citron

    <en:citrus-fruit
    en:Citrus peel, citrus zest, citrus peels

    <en:citrus-fruit
    en:Citrus extract, citrus extracts, citrus fruit extract, citrus bioflavonoids

    <en:citrus-fruit
    en:Citrus pulp, citrus cells, orange citrus fiber

    <en:citrus-fruit
    <en:essential-oil
    en:Citrus oil, citrus oils, citrus essential oil

    # Grapes
    <en:fruit
    en:Grape, grapes, red grapes, white grapes, green grapes, seedless grapes, white grape, red grape, purple grape
    keto:en:maybe

    <en:grape
    <en:fruit-juice
    en:Grape juice

    <en:grape-juice
    en:Grape juice concentrate, concentrated grape juice, grape concentrate
    keto:en:no

    <en:grape
    en:Grape extract, extract of grape, grape extractive, grape extractives, extractives of grape, extractive of grape

    <en:grape-juice
    en:White grape juice
    kosher:en:maybe
    keto:en:maybe

    <en:white-grape-juice
    en:White grape juice concentrate, concentrated white grape juice, white grape concentrate
    keto:en:no

    <en:grape
    en:Concord grape, concord grapes
    keto:en:maybe

    <en:concord-grape
    <en:fruit-juice
    en:Concord grape juice

    <en:concord-grape-juice
    en:Concord grape juice concentrate, concentrated Concord grape juice, Concord grape concentrate
    keto:en:no

    <en:grape-juice
    en:Red grape juice, purple grape juice
    keto:en:maybe

    <en:grape-juice-concentrate
    en:Red grape juice concentrate, purple grape juice concentrate
    keto:en:maybe

    <en:grape-juice
    en:Grape must, cooked grape must, concentrated grape must, grape must concentrate, rectified concentrated grape must
    kosher:en:maybe
    keto:en:no

    <en:grape
    en:Grape puree, grape pulp
    keto:en:maybe

    <en:grape
    en:Grape seed extract, grapeseed extract, grape seed
    keto:en:maybe

    <en:grape
    en:Grape skin, grape skins, grape pomace
    keto:en:maybe

    <en:grape
    <en:dried-fruit
    en:Raisin, raisins, thompson raisins, thompson seedless raisins, seedless raisins, california raisins, natural raisins, flame raisins
    keto:en:maybe

    <en:raisin
    <en:fruit-juice
    en:Raisin juice

    <en:raisin-juice
    en:Raisin juice concentrate, concentrated raisin juice, raisin concentrate
    keto:en:no

    <en:raisin
    en:Raisin puree, raisin pulp, pureed raisin

    <en:raisin-puree
    en:Raisin puree concentrate, concentrated raisin puree, raisin paste

    <en:raisin
    en:Sultana, sultanas
    keto:en:maybe

    <en:raisin
    en:Zante currant, Zante currants, currants, currant, dried currants
    keto:en:maybe

    # Berries
    <en:berry
    en:Strawberry, strawberries, strawberry pieces, strawberry powder

    <en:strawberry
    <en:fruit-juice
    en:Strawberry juice

    <en:strawberry-juice
    en:Strawberry juice concentrate, concentrated strawberry juice, strawberry concentrate
    keto:en:no

    <en:strawberry
    en:Strawberry puree, strawberry pulp, pureed strawberry

    <en:strawberry-puree
    en:Strawberry puree concentrate, concentrated strawberry puree, strawberry paste

    <en:strawberry
    en:Strawberry extract, extract of strawberry, strawberry extractive, strawberry extractives, extractives of strawberry, extractive of strawberry

    <en:berry
    en:Raspberry, raspberries, red raspberry, red raspberries, black raspberry, black raspberries

    <en:raspberry
    <en:fruit-juice
    en:Raspberry juice

    <en:raspberry-juice
    en:Raspberry juice concentrate, concentrated raspberry juice, raspberry concentrate
    keto:en:no

    <en:raspberry
    en:Raspberry puree, raspberry pulp, pureed raspberry

    <en:raspberry-puree
    en:Raspberry puree concentrate, concentrated raspberry puree, raspberry paste

    <en:raspberry
    en:Raspberry extract, extract of raspberry, raspberry extractive, raspberry extractives, extractives of raspberry, extractive of raspberry

    <en:raspberry-puree
    en:Red raspberry puree

    <en:raspberry-juice-concentrate
    en:Red raspberry juice concentrate, black raspberry juice concentrate, raspberry juice from red raspberries

    <en:raspberry
    en:Raspberry seed, raspberry seeds

    <en:berry
    en:Blueberry, blueberries, wild blueberry, wild blueberries, cultivated blueberries, blueberry powder

    <en:blueberry
    <en:fruit-juice
    en:Blueberry juice

    <en:blueberry-juice
    en:Blueberry juice concentrate, concentrated blueberry juice, blueberry concentrate
    keto:en:no

    <en:blueberry
    en:Blueberry puree, blueberry pulp, pureed blueberry

    <en:blueberry-puree
    en:Blueberry puree concentrate, concentrated blueberry puree, blueberry paste

    <en:blueberry
    en:Blueberry extract, extract of blueberry, blueberry extractive, blueberry extractives, extractives of blueberry, extractive of blueberry

    <en:blueberry
    en:Bilberry, bilberries

    <en:bilberry
    <en:fruit-juice
    en:Bilberry juice

    <en:bilberry-juice
    en:Bilberry juice concentrate, concentrated bilberry juice, bilberry concentrate
    keto:en:no

    <en:bilberry
    en:Bilberry extract, extract of bilberry, bilberry extractive, bilberry extractives, extractives of bilberry, extractive of bilberry

    <en:berry
    en:Huckleberry, huckleberries

    <en:berry
    en:Blackberry, blackberries, marionberry, marionberries

    <en:blackberry
    <en:fruit-juice
    en:Blackberry juice

    <en:blackberry-juice
    en:Blackberry juice concentrate, concentrated blackberry juice, blackberry concentrate
    keto:en:no

    <en:blackberry
    en:Blackberry puree, blackberry pulp, pureed blackberry

    <en:blackberry-puree
    en:Blackberry puree concentrate, concentrated blackberry puree, blackberry paste

    <en:berry
    en:Boysenberry, boysenberries

    <en:boysenberry
    <en:fruit-juice
    en:Boysenberry juice

    <en:boysenberry-juice
    en:Boysenberry juice concentrate, concentrated boysenberry juice, boysenberry concentrate
    keto:en:no

    <en:boysenberry
    en:Boysenberry puree, boysenberry pulp, pureed boysenberry

    <en:boysenberry-puree
    en:Boysenberry puree concentrate, concentrated boysenberry puree, boysenberry paste

    <en:berry
    en:Loganberry, loganberries

    <en:berry
    en:Cloudberry, cloudberries

    <en:berry
    en:Gooseberry, gooseberries

    <en:berry
    en:Blackcurrant, Blackcurrants, black currant, black currants, cassis

    <en:blackcurrant
    <en:fruit-juice
    en:Blackcurrant juice

    <en:blackcurrant-juice
    en:Blackcurrant juice concentrate, concentrated Blackcurrant juice, Blackcurrant concentrate
    keto:en:no

    <en:blackcurrant
    en:Blackcurrant puree, Blackcurrant pulp, pureed Blackcurrant

    <en:blackcurrant-puree
    en:Blackcurrant puree concentrate, concentrated Blackcurrant puree, Blackcurrant paste

    <en:blackcurrant-juice
    en:Black currant juice

    <en:blackcurrant-juice-concentrate
    en:Black currant juice concentrate

    <en:berry
    en:Redcurrant, Redcurrants, red currant, red currants

    <en:redcurrant
    <en:fruit-juice
    en:Redcurrant juice

    <en:redcurrant-juice
    en:Redcurrant juice concentrate, concentrated Redcurrant juice, Redcurrant concentrate
    keto:en:no

    <en:redcurrant
    en:Redcurrant puree, Redcurrant pulp, pureed Redcurrant

    <en:redcurrant-puree
    en:Redcurrant puree concentrate, concentrated Redcurrant puree, Redcurrant paste

    <en:berry
    en:White currant, White currants

    <en:berry
    en:Cranberry, cranberries, sliced cranberries, cranberry pieces, white cranberry, white cranberries

    <en:cranberry
    <en:fruit-juice
    en:Cranberry juice

    <en:cranberry-juice
    en:Cranberry juice concentrate, concentrated cranberry juice, cranberry concentrate
    keto:en:no

    <en:cranberry
    en:Cranberry puree, cranberry pulp, pureed cranberry

    <en:cranberry-puree
    en:Cranberry puree concentrate, concentrated cranberry puree, cranberry paste

    <en:cranberry
    en:Cranberry extract, extract of cranberry, cranberry extractive, cranberry extractives, extractives of cranberry, extractive of cranberry

    <en:cranberry
    <en:dried-fruit
    en:Dried cranberry, dried cranberries, sweetened dried cranberries, sweetened cranberries, infused dried cranberries, craisins, dried sweetened cranberries

    <en:cranberry
    en:Cranberry seed, cranberry seeds

    <en:berry
    en:Lingonberry, lingonberries, cowberry, cowberries

    <en:lingonberry
    <en:fruit-juice
    en:Lingonberry juice

    <en:lingonberry-juice
    en:Lingonberry juice concentrate, concentrated lingonberry juice, lingonberry concentrate
    keto:en:no

    <en:lingonberry
    en:Lingonberry puree, lingonberry pulp, pureed lingonberry

    <en:lingonberry-puree
    en:Lingonberry puree concentrate, concentrated lingonberry puree, lingonberry paste

    <en:berry
    en:Elderberry, elderberries, black elderberry, black elderberries, sambucus, sambucus nigra

    <en:elderberry
    <en:fruit-juice
    en:Elderberry juice

    <en:elderberry-juice
    en:Elderberry juice concentrate, concentrated elderberry juice, elderberry concentrate
    keto:en:no

    <en:elderberry
    en:Elderberry puree, elderberry pulp, pureed elderberry

    <en:elderberry-puree
    en:Elderberry puree concentrate, concentrated elderberry puree, elderberry paste

    <en:elderberry
    en:Elderberry extract, extract of elderberry, elderberry extractive, elderberry extractives, extractives of elderberry, extractive of elderberry

    <en:fruit
    en:Elderflower, Elderflowers, elder flower, elderflower extract, elderflower concentrate

    <en:berry
    en:Aronia, aronia berry, aronia berries, chokeberry, chokeberries, black chokeberry

    <en:aronia
    <en:fruit-juice
    en:Aronia juice

    <en:aronia-juice
    en:Aronia juice concentrate, concentrated aronia juice, aronia concentrate
    keto:en:no

    <en:aronia
    en:Aronia puree, aronia pulp, pureed aronia

    <en:aronia-puree
    en:Aronia puree concentrate, concentrated aronia puree, aronia paste

    <en:aronia-juice
    en:Aronia berry juice, chokeberry juice, black chokeberry juice

    <en:aronia-juice-concentrate
    en:Aronia berry juice concentrate, chokeberry juice concentrate

    <en:tropical-fruit
    en:Acai, acai berry, acai berries, acai powder, acai fruit, acai fruit extract

    <en:acai
    <en:fruit-juice
    en:Acai juice

    <en:acai-juice
    en:Acai juice concentrate, concentrated acai juice, acai concentrate
    keto:en:no

    <en:acai
    en:Acai puree, acai pulp, pureed acai

    <en:acai-puree
    en:Acai puree concentrate, concentrated acai puree, acai paste

    <en:acai
    en:Acai extract, extract of acai, acai extractive, acai extractives, extractives of acai, extractive of acai

    <en:berry
    en:Goji berry, goji berries, goji, wolfberry, wolfberries, lycium berry

    <en:goji-berry
    <en:fruit-juice
    en:Goji berry juice

    <en:goji-berry-juice
    en:Goji berry juice concentrate, concentrated Goji berry juice, Goji berry concentrate
    keto:en:no

    <en:goji-berry
    en:Goji berry extract, extract of Goji berry, Goji berry extractive, Goji berry extractives, extractives of Goji berry, extractive of Goji berry

    <en:berry
    en:Mulberry, Mulberries, white mulberries, dried mulberries

    <en:mulberry
    <en:fruit-juice
    en:Mulberry juice

    <en:mulberry-juice
    en:Mulberry juice concentrate, concentrated Mulberry juice, Mulberry concentrate
    keto:en:no

    <en:berry
    en:Sea buckthorn, sea buckthorn berry, sea buckthorn berries, seabuckthorn

    <en:sea-buckthorn
    <en:fruit-juice
    en:Sea buckthorn juice

    <en:sea-buckthorn-juice
    en:Sea buckthorn juice concentrate, concentrated Sea buckthorn juice, Sea buckthorn concentrate
    keto:en:no

    <en:sea-buckthorn
    en:Sea buckthorn puree, Sea buckthorn pulp, pureed Sea buckthorn

    <en:sea-buckthorn-puree
    en:Sea buckthorn puree concentrate, concentrated Sea buckthorn puree, Sea buckthorn paste

    <en:berry
    en:Golden berry, golden berries, goldenberry, goldenberries, physalis, cape gooseberry, inca berries

    <en:berry
    en:Maqui, maqui berry, maqui berries

    <en:maqui
    <en:fruit-juice
    en:Maqui juice

    <en:maqui-juice
    en:Maqui juice concentrate, concentrated Maqui juice, Maqui concentrate
    keto:en:no

    <en:spice
    en:Juniper berry, juniper berries, juniper, juniper extract

    <en:berry
    en:Hawthorn, hawthorn berry, hawthorn berries, hawthorn extract

    <en:berry
    en:Schisandra, schisandra berry, schisandra berries, schizandra berry, schisandra extract

    <en:fruit
    en:Rosehip, Rosehips, rose hip, rose hips, rosehip powder

    <en:rosehip
    en:Rosehip extract, extract of Rosehip, Rosehip extractive, Rosehip extractives, extractives of Rosehip, extractive of Rosehip

    <en:berry
    en:Rowan berry, rowan berries

    <en:fruit
    en:Amla, indian gooseberry, amla extract, amla fruit

    <en:fruit
    en:Camu camu, camu camu powder, camu camu berry

    # Melons
    <en:melon
    en:Watermelon, watermelons

    <en:watermelon
    <en:fruit-juice
    en:Watermelon juice

    <en:watermelon-juice
    en:Watermelon juice concentrate, concentrated watermelon juice, watermelon concentrate
    keto:en:no

    <en:watermelon
    en:Watermelon puree, watermelon pulp, pureed watermelon

    <en:watermelon-puree
    en:Watermelon puree concentrate, concentrated watermelon puree, watermelon paste

    <en:melon
    en:Cantaloupe, cantaloupes, cantaloupe melon

    <en:cantaloupe
    <en:fruit-juice
    en:Cantaloupe juice

    <en:cantaloupe-juice
    en:Cantaloupe juice concentrate, concentrated cantaloupe juice, cantaloupe concentrate
    keto:en:no

    <en:cantaloupe
    en:Cantaloupe puree, cantaloupe pulp, pureed cantaloupe

    <en:cantaloupe-puree
    en:Cantaloupe puree concentrate, concentrated cantaloupe puree, cantaloupe paste

    <en:melon
    en:Honeydew, honeydew melon, honeydew melons

    <en:honeydew
    en:Honeydew puree, honeydew pulp, pureed honeydew

    <en:honeydew-puree
    en:Honeydew puree concentrate, concentrated honeydew puree, honeydew paste

    <en:melon
    en:Galia melon, canary melon

    # Tropical and other fruits
    <en:tropical-fruit
    en:Banana, bananas, ripe bananas, banana flakes, banana powder
    keto:en:maybe

    <en:banana
    <en:fruit-juice
    en:Banana juice

    <en:banana-juice
    en:Banana juice concentrate, concentrated banana juice, banana concentrate
    keto:en:no

    <en:banana
    en:Banana puree, banana pulp, pureed banana

    <en:banana-puree
    en:Banana puree concentrate, concentrated banana puree, banana paste

    <en:banana
    <en:dried-fruit
    en:Banana chips, banana chip, dried bananas, dried banana

    <en:tropical-fruit
    en:Plantain, Plantains, green plantains, plantain chips
    keto:en:maybe

    <en:tropical-fruit
    en:Pineapple, pineapples, pineapple chunks, pineapple tidbits, pineapple sectors, crushed pineapple, pineapple pieces
    keto:en:maybe

    <en:pineapple
    <en:fruit-juice
    en:Pineapple juice

    <en:pineapple-juice
    en:Pineapple juice concentrate, concentrated pineapple juice, pineapple concentrate
    keto:en:no

    <en:pineapple
    en:Pineapple puree, pineapple pulp, pureed pineapple

    <en:pineapple-puree
    en:Pineapple puree concentrate, concentrated pineapple puree, pineapple paste

    <en:pineapple
    en:Pineapple extract, extract of pineapple, pineapple extractive, pineapple extractives, extractives of pineapple, extractive of pineapple

    <en:pineapple-juice
    en:Pineapple juice solids

    <en:pineapple
    en:Pineapple core

    <en:tropical-fruit
    en:Mango, mangos, mangoes, alphonso mango, mango chunks, green mango
    keto:en:maybe

    <en:mango
    <en:fruit-juice
    en:Mango juice

    <en:mango-juice
    en:Mango juice concentrate, concentrated mango juice, mango concentrate
    keto:en:no

    <en:mango
    en:Mango puree, mango pulp, pureed mango

    <en:mango-puree
    en:Mango puree concentrate, concentrated mango puree, mango paste

    <en:mango
    en:Mango extract, extract of mango, mango extractive, mango extractives, extractives of mango, extractive of mango

    <en:mango
    <en:dried-fruit
    en:Dried mango, dried mangos, dried mangoes

    <en:mango
    en:Mango powder, amchur, dried mango powder

    <en:tropical-fruit
    en:Papaya, papayas, pawpaw, pawpaws, red papaya, yellow papaya
    keto:en:maybe

    <en:papaya
    <en:fruit-juice
    en:Papaya juice

    <en:papaya-juice
    en:Papaya juice concentrate, concentrated papaya juice, papaya concentrate
    keto:en:no

    <en:papaya
    en:Papaya puree, papaya pulp, pureed papaya

    <en:papaya-puree
    en:Papaya puree concentrate, concentrated papaya puree, papaya paste

    <en:papaya
    en:Papaya extract

    <en:tropical-fruit
    en:Guava, guavas, pink guava, white guava
    keto:en:maybe

    <en:guava
    <en:fruit-juice
    en:Guava juice

    <en:guava-juice
    en:Guava juice concentrate, concentrated guava juice, guava concentrate
    keto:en:no

    <en:guava
    en:Guava puree, guava pulp, pureed guava

    <en:guava-puree
    en:Guava puree concentrate, concentrated guava puree, guava paste

    <en:guava-puree
    en:Pink guava puree, white guava puree, guava puree from concentrate

    <en:tropical-fruit
    en:Guanabana, soursop, graviola

    <en:guanabana
    <en:fruit-juice
    en:Guanabana juice

    <en:guanabana-juice
    en:Guanabana juice concentrate, concentrated Guanabana juice, Guanabana concentrate
    keto:en:no

    <en:guanabana
    en:Guanabana puree, Guanabana pulp, pureed Guanabana

    <en:guanabana-puree
    en:Guanabana puree concentrate, concentrated Guanabana puree, Guanabana paste

    <en:tropical-fruit
    en:Cherimoya, custard apple

    <en:tropical-fruit
    en:Passion fruit, passion fruits, passionfruit, maracuja, passion fruit seeds

    <en:passion-fruit
    <en:fruit-juice
    en:Passion fruit juice

    <en:passion-fruit-juice
    en:Passion fruit juice concentrate, concentrated Passion fruit juice, Passion fruit concentrate
    keto:en:no

    <en:passion-fruit
    en:Passion fruit puree, Passion fruit pulp, pureed Passion fruit

    <en:passion-fruit-puree
    en:Passion fruit puree concentrate, concentrated Passion fruit puree, Passion fruit paste

    <en:passion-fruit-juice
    en:Passionfruit juice, passionfruit concentrate

    <en:tropical-fruit
    en:Kiwi, kiwis, kiwi fruit, kiwifruit, kiwifruits

    <en:kiwi
    <en:fruit-juice
    en:Kiwi juice

    <en:kiwi-juice
    en:Kiwi juice concentrate, concentrated kiwi juice, kiwi concentrate
    keto:en:no

    <en:kiwi
    en:Kiwi puree, kiwi pulp, pureed kiwi

    <en:kiwi-puree
    en:Kiwi puree concentrate, concentrated kiwi puree, kiwi paste

    <en:tropical-fruit
    en:Lychee, lychees, litchi, litchis, lichee
    keto:en:maybe

    <en:lychee
    <en:fruit-juice
    en:Lychee juice

    <en:lychee-juice
    en:Lychee juice concentrate, concentrated lychee juice, lychee concentrate
    keto:en:no

    <en:lychee
    en:Lychee puree, lychee pulp, pureed lychee

    <en:lychee-puree
    en:Lychee puree concentrate, concentrated lychee puree, lychee paste

    <en:tropical-fruit
    en:Longan, Longans, longan fruit

    <en:tropical-fruit
    en:Rambutan, Rambutans

    <en:tropical-fruit
    en:Mangosteen, Mangosteens

    <en:mangosteen
    <en:fruit-juice
    en:Mangosteen juice

    <en:mangosteen-juice
    en:Mangosteen juice concentrate, concentrated Mangosteen juice, Mangosteen concentrate
    keto:en:no

    <en:mangosteen
    en:Mangosteen puree, Mangosteen pulp, pureed Mangosteen

    <en:mangosteen-puree
    en:Mangosteen puree concentrate, concentrated Mangosteen puree, Mangosteen paste

    <en:tropical-fruit
    en:Dragon fruit, dragonfruit, pitaya, pitahaya, red pitaya

    <en:dragon-fruit
    <en:fruit-juice
    en:Dragon fruit juice

    <en:dragon-fruit-juice
    en:Dragon fruit juice concentrate, concentrated Dragon fruit juice, Dragon fruit concentrate
    keto:en:no

    <en:dragon-fruit
    en:Dragon fruit puree, Dragon fruit pulp, pureed Dragon fruit

    <en:dragon-fruit-puree
    en:Dragon fruit puree concentrate, concentrated Dragon fruit puree, Dragon fruit paste

    <en:tropical-fruit
    en:Jackfruit, jack fruit, young jackfruit, green jackfruit

    <en:tropical-fruit
    en:Durian

    <en:durian
    en:Durian puree, Durian pulp, pureed Durian

    <en:durian-puree
    en:Durian puree concentrate, concentrated Durian puree, Durian paste

    <en:tropical-fruit
    en:Star fruit, starfruit, carambola

    <en:tropical-fruit
    en:Breadfruit
    keto:en:maybe

    <en:fruit
    en:Persimmon, Persimmons, kaki, sharon fruit

    <en:persimmon
    en:Persimmon puree, Persimmon pulp, pureed Persimmon

    <en:persimmon-puree
    en:Persimmon puree concentrate, concentrated Persimmon puree, Persimmon paste

    <en:fruit
    en:Pomegranate, pomegranates, pomegranate arils, pomegranate seeds, pomegranate seed

    <en:pomegranate
    <en:fruit-juice
    en:Pomegranate juice

    <en:pomegranate-juice
    en:Pomegranate juice concentrate, concentrated pomegranate juice, pomegranate concentrate
    keto:en:no

    <en:pomegranate
    en:Pomegranate extract, extract of pomegranate, pomegranate extractive, pomegranate extractives, extractives of pomegranate, extractive of pomegranate

    <en:fruit
    en:Fig, figs, mission figs, black mission figs, turkish figs, smyrna figs, dried figs, calimyrna figs
    keto:en:no

    <en:fig
    <en:fruit-juice
    en:Fig juice

    <en:fig-juice
    en:Fig juice concentrate, concentrated fig juice, fig concentrate
    keto:en:no

    <en:fig
    en:Fig puree, fig pulp, pureed fig

    <en:fig-puree
    en:Fig puree concentrate, concentrated fig puree

    <en:fruit
    en:Date, dates, pitted dates, medjool dates, chopped dates, deglet noor dates, dried dates, date pieces, medjool date, date powder
    keto:en:no

    <en:date
    en:Date paste, date puree, pureed dates

    <en:date
    en:Date syrup, date juice concentrate, date concentrate

    <en:date
    en:Date sugar

    <en:tropical-fruit
    en:Tamarind, tamarind pulp, tamarind paste, tamarind concentrate, tamarind puree, tamarind juice

    <en:tamarind
    en:Tamarind extract, extract of Tamarind, Tamarind extractive, Tamarind extractives, extractives of Tamarind, extractive of Tamarind

    <en:tamarind
    en:Tamarind juice concentrate

    <en:tropical-fruit
    en:Jujube, Jujubes, red date, red dates, chinese date

    <en:fruit
    en:Prickly pear, prickly pears, cactus pear, cactus fruit, nopal fruit

    <en:prickly-pear
    <en:fruit-juice
    en:Prickly pear juice

    <en:prickly-pear-juice
    en:Prickly pear juice concentrate, concentrated Prickly pear juice, Prickly pear concentrate
    keto:en:no

    <en:prickly-pear
    en:Prickly pear puree, Prickly pear pulp, pureed Prickly pear

    <en:prickly-pear-puree
    en:Prickly pear puree concentrate, concentrated Prickly pear puree, Prickly pear paste

    <en:vegetable
    en:Nopal, nopales, nopal cactus, cactus, nopalitos

    <en:tropical-fruit
    en:Noni, noni fruit

    <en:noni
    <en:fruit-juice
    en:Noni juice

    <en:noni-juice
    en:Noni juice concentrate, concentrated Noni juice, Noni concentrate
    keto:en:no

    <en:fruit
    en:Baobab, baobab powder, baobab fruit powder, baobab fruit pulp

    <en:fruit
    en:Lucuma, lucuma powder

    <en:fruit
    en:Mesquite powder, mesquite flour, mesquite meal

    <en:fruit
    en:Carob, carob powder, carob flour, carob pod, carob pods
    keto:en:maybe

    <en:carob
    en:Carob chips

    <en:fruit
    en:Avocado, avocados, hass avocado, hass avocados, avocado pulp, avocado puree, hass avocado pulp, haas avocado, haas avocados

    <en:avocado
    en:Guacamole

    <en:fruit
    en:Olive, olives

    <en:olive
    en:Black olive, Black olives, ripe olives, ripe black olives

    <en:olive
    en:Green olive, Green olives, manzanilla olives, manzanilla olive, picholine olives, greek olives, pitted green olives, stuffed olives, spanish olives, castelvetrano olives

    <en:olive
    en:Kalamata olive, Kalamata olives, calamata olives, kalamata pitted olives, amfissa olives, nicoise olives, nicoise style olives

    <en:olive
    en:Olive extract, olive leaf extract, olive leaf, olive fruit extract, olive juice

    <en:olive
    en:Olive paste

    <en:fruit
    en:Rhubarb, rhubarb juice, rhubarb puree, rhubarb root

    <en:fruit
    en:Coconut, coconuts, coconut flakes, coconut meat, shredded coconut, flaked coconut, coconut chips, coconut pieces, grated coconut, coconut shreds
    allergens:en:coconut

    <en:coconut
    en:Desiccated coconut, dessicated coconut, unsweetened coconut, dried coconut, medium desiccated coconut

    <en:coconut
    en:Sweetened coconut, sweetened shredded coconut, sweetened flaked coconut
    keto:en:maybe

    <en:coconut
    en:Coconut water, young coconut water

    <en:coconut-water
    en:Coconut water concentrate

    <en:coconut
    en:Coconut flour

    <en:coconut
    en:Coconut butter, coconut manna, coconut paste, coconut puree

    <en:coconut
    en:Coconut extract, coconut concentrate

    <en:coconut
    en:Coconut jelly, nata de coco, coconut gel

    <en:coconut
    en:Coconut powder, coconut juice

    <en:coconut
    en:Coconut fibre

    <en:fruit
    en:Areca nut, betel nut, areca nuts
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; areca nut; -; -; listed for cancer

    # Further foods of the world

    <en:tropical-fruit
    en:Bread fruit

    <en:tropical-fruit
    en:Canistel, egg fruit

    <en:tropical-fruit
    en:Feijoa

    <en:tropical-fruit
    en:Jabuticaba

    <en:tropical-fruit
    en:Langsat

    <en:tropical-fruit
    en:Mamey sapote, sapodilla, sapote

    <en:tropical-fruit
    en:Salak

    <en:tropical-fruit
    en:Santol

    <en:tropical-fruit
    en:Tamarillo
    """#
  }
}
