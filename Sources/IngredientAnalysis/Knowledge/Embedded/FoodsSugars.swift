extension EmbeddedTables {
  /// Sugars, syrups, honey, maltodextrin and fibers, compiled from Regulation (EU) No 1169/2011
  /// Annex II, advice of the NHS, Monash University's FODMAP groups and the NOVA paper of 2019.
  static let foodsSugars = #"""
    # Sources: Regulation (EU) No 1169/2011, Annex II 1(a) to (c) (syrups, dextrose, maltodextrins of wheat and barley); NHS, Start for Life
    # (honey, sugar for babies); Monash University (FODMAP); Monteiro et al. 2019 (NOVA); keto words by convention, no legal term.
    # Advice of a health service concerns the food and not a market's law, so its market is the world.

    # Categories.
    en:Added sugars, added sugar, sugars, free sugars, caloric sweeteners, nutritive sweeteners, nutritive sweetener, natural sweetener, natural sweeteners, simple sugars, sweetening syrup
    vegan:en:yes
    vegetarian:en:yes
    keto:en:no

    <en:added sugars
    en:Syrups, syrup, sugar syrups, sweetener syrup, flavored syrup, syrup solids, grain syrup, vegetable syrup
    plain:en:yes

    <en:added sugars
    en:Sugar, white sugar, granulated sugar, sucrose, saccharose, beet sugar, refined sugar, pure sugar, white granulated sugar, fine granulated sugar, fine sugar, caster sugar, castor sugar, icing sugar, powdered sugar, confectioners sugar, confectioner's sugar, pearl sugar, sugar crystals, crystal sugar, crystallized sugar, baker's sugar, bakers sugar, superfine sugar, sanding sugar, coarse sugar, decorating sugar, colored sugar, fondant sugar, nonpareils sugar, liquid sugar, liquid sucrose, granulated white sugar, sugar powder, sugar granulated, extra fine granulated sugar, extra fine sugar, natural sugar, sugar beet, non gmo sugar, pure beet sugar, sugar from sugar beets, 10x sugar, cubed sugar, icing sugars, 6x sugar, sugar white, ground sugar, sugar pieces, sugar cubes, refined white sugar, decorative sugar, crystalline sugar, refined granulated sugar, candy sugar, rock sugar, rock candy, sugar liquid, white refined sugar, liquid granulated sugar, sugar sucrose, confectionery sugar, sugar glass, sugar spheres, sugar grains, organic sugars, sweetened with sugar, fair trade sugar, organic fair trade sugar, fair trade organic sugar, powered sugar, powder sugar, white crystal sugar, coarse white sugar, dry sugar, natural white sugar, yellow rock sugar, melted sugar, yellow sugar, sugar fondant, fondant, caramelized sugar, burnt sugar, caramelised sugar, caramelized sugar powder, toasted sugar, smoked sugar, roasted sugar, white cane sugar, granulated cane sugar, liquid cane sugar, cane sugar liquid, extra fine cane sugar, powdered cane sugar, cane sugar powdered, refined cane sugar, gum sugar, sugarcane sugar, dehydrated sugar, inverted cane sugar sugar, granulated pure cane sugar, pure granulated sugar, vanilla sugar, cinnamon sugar, maple flavored sugar, sugar cane sugar, sugar fructose sugar
    nova:en:2
    cas:en:57-50-1
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Cane sugar, pure cane sugar, raw cane sugar, raw sugar, unrefined cane sugar, unrefined sugar, evaporated cane juice, evaporated cane sugar, evaporated cane juice sugar, dried cane syrup, dehydrated cane juice, dried cane juice, cane juice, turbinado sugar, turbinado, turbinado cane sugar, demerara sugar, demerara, demerara cane sugar, milled cane sugar, natural cane sugar, organic evaporated cane juice, cane juice crystals, sugar cane, sugarcane, sugar cane juice, sugarcane juice, whole cane sugar, dehydrated cane juice crystals, evaporated cane juice crystals, unbleached cane sugar, unrefined whole cane sugar, organic pure cane sugar, natural sugar cane, washed raw sugar, milled sugar, granulated cane juice, raw turbinado sugar, evaporated milled cane sugar, crystallized cane juice, evaporated milled cane juice, cane, washed raw cane sugar, natural milled cane sugar, evaporated sugar cane juice, raw natural cane sugar, evaporated sugar cane, dehydrated organic cane juice, juice of sugar cane, naturally milled cane sugar, milled organic cane sugar, fair trade cane sugar, fair trade certified cane sugar, golden cane sugar, florida crystals, unsulphured cane sugar, unprocessed cane sugar, organic raw cane sugar, natural evaporated cane juice, evaporate cane juice, muscovado cane sugar, pure sugar cane, cane sugar pure, blonde cane sugar, dried sugar cane juice, organic milled cane sugar, louisiana cane sugar, fair trade organic cane sugar, raw evaporated cane juice, organic turbinado sugar, light cane sugar, dehydrated cane sugar, evaporated organic cane juice, cane crystals, raw unrefined cane sugar, naturally milled sugar, fairtrade cane sugar, non gmo cane sugar, milled unrefined sugar, unrefined evaporated cane juice, cane sugars, crystallized cane sugar, cane sugar raw, natural raw sugar, natural raw cane sugar, granulated sugar cane juice
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Brown sugar, dark brown sugar, light brown sugar, muscovado, muscovado sugar, dark muscovado sugar, brown cane sugar, dried brown sugar, brown sugar powder, granulated brown sugar, golden brown sugar, soft brown sugar, jaggery, panela sugar, piloncillo, rapadura, golden sugar, barbados sugar, brown sugars, medium brown sugar, liquid brown sugar, pure brown sugar, golden granulated sugar, unrefined brown sugar, natural brown sugar, brown sugar granules, raw brown sugar, free flowing brown sugar, light muscovado sugar, brown sugar liquid, brown granulated sugar, sucanat, light brown cane sugar, brown cane, brown sugar granulated, brown rock sugar, brownulated sugar, dark brown soft sugar, dark brown cane sugar, dry brown sugar, powdered brown sugar, gur, panocha, dark brown muscovado sugar, organic brown sugar, brown sugar flavor sugar, dehydrated brown sugar, brown sugar crystals, soft light brown sugar, brownsugar, okinawa brown sugar, smoked brown sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Sugar syrup, simple syrup, cane syrup, cane sugar syrup, brown sugar syrup, sucrose syrup, liquid sugar syrup, golden syrup, refinery syrup, refiners syrup, refiner's syrup, refinery syrups, sugar cane syrup, partially inverted sugar syrup, partially inverted refiners syrup, caramel syrup, caramelized sugar syrup, evaporated cane syrup, pure cane syrup, caramelised sugar syrup, sugar beet syrup, evaporated cane juice syrup, raw cane syrup, burnt sugar syrup, caramelized syrup, table syrup, pancake syrup, cane juice syrup, beet syrup, brown sugar cane syrup, sugarcane syrup, white sugar syrup, sweet syrup, caramel sugar syrup, panela syrup, dark brown sugar syrup, cane invert syrup, evaporated cane sugar syrup, beet sugar syrup, invert cane syrup, organic cane syrup, tapioca and cane syrup, burnt sugar caramel syrup, liquid cane syrup, candied syrup, unrefined cane syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Invert sugar, inverted sugar, invert sugar syrup, inverted sugar syrup, invert syrup, inverted syrup, invert cane sugar, inverted cane sugar, cane invert sugar, liquid invert sugar, inverted sugars, invert sugars, total invert sugar, medium invert sugar, invert cane syrup sugar, inverted cane syrup, sugar invert, invert liquid sugar, invert evaporated cane juice, cane sugar inverted, partial invert sugar, partially inverted sugar, partially inverted cane syrup, invert liquid cane sugar, high invert sugar, partially inverted cane sugar, invert beet sugar, medium invert, inverted evaporated cane juice, inverted evaporated cane syrup, partially inverted syrup, invertsugar, inverted sugar cane, inverted brown sugar syrup, sugar syrup inverted, invert beet syrup, inverted cane juice syrup, trimoline, total inverted sugar, liquid inverted sugar, partially inverted brown sugar syrup, inverted evaporated cane sugar, invert sucrose
    nova:en:4
    cas:en:8013-17-0
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Molasses, blackstrap molasses, cane molasses, dried molasses, molasses powder, molasses granules, unsulphured molasses, refined molasses, black treacle, treacle, dried cane molasses, sugar cane molasses, unsulfured molasses, light molasses, dark molasses, beet molasses, pure cane molasses, pure molasses, sulfured molasses, fancy molasses, unsulphered molasses, sorghum molasses, cane sugar molasses, molasses solids, dried molasses powder, molasses syrup, dry molasses, powdered molasses, organic molasses, unsulfured blackstrap molasses, brown sugar molasses, mollasses, dehydrated molasses, unsulphured cane molasses, organic blackstrap molasses, unsulphured blackstrap molasses, sugar molasses, molasses dried, dried refinery syrup molasses, molasses extract, molasses distillate, dried refiners syrup, dried refinery syrup, liquid molasses, raw molasses, barbados molasses, molases
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    # Honey.
    <en:syrups
    en:Honey, honeys, raw honey, pure honey, wildflower honey, clover honey, organic raw honey, natural honey, orange blossom honey, blossom honey, bee honey, manuka honey, pasteurized honey, filtered honey, grade a honey, buckwheat honey, honey comb, honeycomb, comb honey, pure raw honey, unfiltered honey, amber honey, multi flower honey, multifloral honey, acacia honey, alfalfa honey, wild honey, local honey, raw unfiltered honey, 100 pure honey, grade a pasteurized honey, whipped honey, creamed honey, light amber honey, pure clover honey, raw wildflower honey, white honey, creamed clover honey, sage honey, unfiltered raw honey, grade a pure honey, hot honey, honey syrup, ultra filtered honey, multi floral honey, basswood honey, honey raw, grade a organic honey, unpasteurized honey, fair trade honey, forest honey, raw clover honey, local raw honey, mesquite honey, pure bee honey, pasteurized clover honey, natural raw honey, white clover honey, us grade a honey, premium honey, honey liquid, liquid honey, tupelo honey, raw and unfiltered honey, honey pasteurized, pure natural honey, 100 raw honey, pure organic honey, thyme honey, honey pure, ginger honey, pure honey bee honey
    vegan:en:no
    vegetarian:en:yes
    fodmap:en:fructose
    nova:en:2
    cas:en:8028-66-8
    evidence:en:4; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; honey; -; -; not before 12 months: infant botulism
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:honey
    en:Honey powder, dried honey, honey solids, powdered honey, honey granules, refinery syrup and honey, dried honey powder, dehydrated honey, honey crystals, granulated honey, honey powder honey, dried honey solids, dry honey, spray dried honey, honey extract, honey concentrate, honey dried, crystallized honey, caramelized honey
    evidence:en:4; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; honey; -; -; not before 12 months: infant botulism
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    en:Bee products, royal jelly, bee pollen, propolis, bee propolis, propolis extract, fresh royal jelly, pollen
    vegan:en:no
    vegetarian:en:yes
    plain:en:yes

    # Maple, agave and other plant syrups.
    <en:syrups
    en:Maple syrup, pure maple syrup, maple sugar, maple syrup powder, maple syrup solids, maple granules, maple sugar granules, dark maple syrup, grade a maple syrup, dried maple syrup, maple, vermont maple syrup, grade b maple syrup, maple syrup granules, organic maple syrup, maple powder, pure vermont maple syrup, grade a dark maple syrup, maple sap, maple water, maple sugar powder, pure maple sugar, organic maple sugar, 100 pure maple syrup, maple syrup grade b, maple crystals, granulated maple sugar, grade a pure maple syrup, natural maple syrup, organic grade b maple syrup, grade b pure maple syrup, grade a amber maple syrup, maple sugar syrup, dark amber maple syrup, canadian maple syrup, maple flakes, grade a dark amber maple syrup, real maple syrup, maple concentrate, grade a medium amber maple syrup, dry maple syrup, smoked maple syrup, maple syrup concentrate, maple cream, maple syrups, pure maple, maple syrup dark, birch syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Agave syrup, agave nectar, agave, blue agave, blue agave syrup, blue agave nectar, organic agave nectar, light agave nectar, raw agave nectar, raw blue agave nectar, agave sugar, agave powder, blue agave sweetener, agave juice, blue agave sugar, agave concentrate, organic agave, light agave syrup, agave sweetener, raw agave syrup, light blue agave nectar, amber agave nectar, agave syrup powder, dried agave syrup, dark agave nectar, agave nectar powder, pure agave nectar, organic blue agave nectar, raw blue agave, raw agave, organic blue agave syrup, fair trade agave nectar, agave solids, organic blue agave, dark agave syrup, agave nectar syrup, light blue agave syrup, natural agave syrup, agave honey, blue agave inulin syrup
    fodmap:en:fructose
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Rice syrup, brown rice syrup, brown rice syrup solids, rice syrup solids, brown rice malt syrup, rice malt syrup, brown rice sweetener, clarified brown rice syrup, dried rice syrup, rice sweetener, whole grain brown rice syrup, dried brown rice syrup, rice maltodextrin syrup, clarified rice syrup, rice dextrin syrup, organic rice syrup, rice syrup powder, rice malt sweetener, high maltose rice syrup, rice bran syrup, high maltose brown rice syrup, rice sugar, rice oligosaccharides, rice glucose syrup, rice and tapioca syrup, brown rice and tapioca syrup, tapioca and brown rice syrup, rice nectar, enzyme treated brown rice, dry rice syrup, tapioca and rice syrup, brown rice glucose syrup, organic brown rice, starch syrup rice, rice solids, brown rice syrup powder, rice dextrin sweetener, organic brown rice malt syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Tapioca syrup, tapioca syrup solids, tapioca solids, clarified tapioca syrup, dried tapioca syrup, cassava syrup, tapioca glucose syrup, organic tapioca syrup, tapioca starch syrup, tapioca sugar, tapioca glucose, high maltose tapioca syrup, tapioca syrup powder, tapioca dextrose, tapioca glucose syrup solids, yacon syrup, yacon, tapioca malt syrup, cassava syrup solids, tapioca rice syrup, dry tapioca syrup, tapioca nectar, liquid tapioca, yacon root syrup, organic tapioca, tapioca sweetener, resistant tapioca syrup, tapioca corn syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Sorghum syrup, oat syrup solids, sweet sorghum, sweet sorghum syrup, carob syrup, carob molasses, grape must syrup, potato syrup, pea syrup, wheat free starch syrup, sorghum juice syrup, pure sorghum syrup, potato syrup solids, sweet potato syrup, sorghum syrup solids, fig syrup, monk fruit syrup, palm syrup, sweet potato sweetener, coconut nectar, coconut syrup, coconut palm nectar, coconut palm syrup, coconut blossom nectar, coconut tree sap, coconut sap, coconut blossom syrup, coconut sugar syrup, coconut palm sap, sorghum nectar, raw coconut nectar, apple syrup, pear syrup, coconut flower nectar, coconut blossom sap, coconut tree nectar, organic coconut nectar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    # The sap of the palm, without the nut's protein.
    <en:sugar
    en:Coconut sugar, coconut palm sugar, palm sugar, coco sugar, coconut blossom sugar, date sugar, coconut sap sugar, coconut crystals, coconut tree sugar, unrefined coconut sugar, raw coconut sugar, coconut flower sugar, organic coconut palm sugar, coconut sugar powder, granulated coconut sugar, pure coconut sugar, fair trade coconut sugar, coconut blossom nectar sugar, raw coconut crystals, brown coconut sugar, coconut nectar sugar, powdered coconut sugar, natural coconut sugar, coconut palm sugar crystals, palm sugar syrup, unrefined coconut palm sugar, organic palm sugar, kithul
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Date syrup, date paste, date juice concentrate, date powder, date nectar, dates paste, date concentrate, date extract, pure date syrup, silan, medjool date paste, date puree, date pieces paste, date fruit paste, organic date paste, date fruit syrup, ground dates, date syrup powder, date liquid, date juice, date fruit concentrate, dried date paste, date crystals
    plain:en:yes

    # Starch sugars.
    <en:syrups
    en:Corn syrup, corn syrups, light corn syrup, dark corn syrup, karo corn syrup, high maltose corn syrup, maltose corn syrup, corn sweetener, corn sweeteners, refined corn syrup, high dextrose corn syrup, high maltose syrup, non gmo corn syrup, hydrolyzed corn syrup, hydrogenated corn syrup, corn glucose syrup, corn syrup high maltose, low conversion corn syrup, 42 de corn syrup, 63 de corn syrup, liquid corn syrup, clarified corn syrup, maize syrup, corn sugar syrup, high glucose corn syrup, corn sirup, white corn syrup, vegetable corn syrup, golden corn syrup, high conversion corn syrup, organic corn syrup, corn liquid, regular corn syrup, corn syrup liquid, malto corn syrup, corn starch syrup, starch syrup, waxy corn syrup, sugar corn syrup, corn syrup light, corn syrup blend, corn syrup sweetener, mizuame, clear corn syrup, cornsyrup, natural corn syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:corn syrup
    en:Corn syrup solids, corn syrup solid, dried corn syrup, corn solids, corn syrups solids, corn syrup dried, dried corn syrup solids, corn syrup powder, corn sugar solids, corn sweetener solids, dry corn syrup, refined corn syrup solids, solids of corn syrup, powdered corn syrup, dehydrated corn syrup, organic corn syrup solids, corn syrup solids powder, high maltose corn syrup solids, modified corn syrup solids, corn syrups solid, cornsyrup solids, dried glucose corn syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:High fructose corn syrup, high-fructose corn syrups, hfcs, fructose corn syrup, high fructose corn sweetener, hfcs 55, hfcs 42, high fructose corn syrup 55, high fructose corn syrup 42, high fructose syrup, high fructose, fructose corn sugar, isoglucose, hfcs-90, corn sugar fructose, high fructose corn, fructose glucose corn syrup, high fructose corn syrup sugar, high fructose corn syrup hfcs, high fructose glucose syrup, high fructose corn syrup liquid, high fructose maize syrup, high fructose corn sugar
    fodmap:en:fructose
    nova:en:4
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Glucose-fructose syrup, glucose fructose, fructose glucose syrup, fructose glucose, glucose and fructose syrup, fructose and glucose syrup, glucose fructose sugar syrup, glucose fructose corn syrup, sugar glucose fructose, corn glucose fructose syrup, sugar glucose syrup, liquid sugar glucose fructose, sugar and glucose fructose, glucose and fructose, fructose and glucose
    fodmap:en:fructose
    nova:en:4
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Glucose syrup, glucose syrups, glucose syrup solids, dried glucose syrup, glucose solids, liquid glucose, glucose liquid, dehydrated glucose syrup, glucose syrup powder, powdered glucose syrup, corn glucose, glucose sirup, dried glucose, maize glucose syrup, glucose syrup from corn, glucose syrup corn, glucose syrup dried, powdered glucose, syrup glucose, glucose sugar syrup, confectioners glucose, confectioner's glucose, dry glucose syrup, starch sugar, corn starch glucose syrup, potato glucose syrup, dehydrated glucose, glucose corn syrup, glucose maltose syrup, maltose glucose syrup, glucose corn, starch glucose syrup, organic glucose syrup, liquid glucose syrup, glucose syrup from maize, glucose powder syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    # Annex II 1(a).
    <en:glucose syrup
    en:Wheat glucose syrup, glucose syrup from wheat, wheat syrup, glucose syrup wheat, wheat glucose, wheat glucose fructose syrup, dried wheat glucose syrup, wheat glucose syrup solids, glucose syrup derived from wheat, wheat starch syrup, wheat syrup solids, glucose wheat, glucose syrups wheat, glucose syrup solids wheat, hydrolyzed wheat starch syrup
    allergens:en:wheat, gluten
    exempt:en:EU 1169/2011 Annex II 1(a)
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    # Annex II 1(c).
    <en:glucose syrup
    en:Barley glucose syrup, glucose syrup from barley, glucose syrup barley
    allergens:en:gluten
    exempt:en:EU 1169/2011 Annex II 1(c)
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:added sugars
    en:Dextrose, glucose, dextrose monohydrate, anhydrous dextrose, dextrose anhydrous, corn dextrose, corn sugar, d-glucose, dextrose powder, glucose powder, dried dextrose, grape sugar, glucose sugar, monohydrate dextrose, dextrose sugar, dextrose corn sugar, crystalline dextrose, dextrose corn, dextrose from corn, powdered dextrose, corn dextrose monohydrate, dextrose a sweetener, cultured dextrose and dextrose, dextrose glucose, organic dextrose, liquid dextrose, pure dextrose, dextrose solids, dextrose hydrate, dextrose non gmo, maize dextrose, glucose monohydrate, crystal dextrose, dextrose fructose, dextrose natural, anhydrous glucose, dextrose sugars
    nova:en:4
    cas:en:50-99-7, 5996-10-1
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    # Annex II 1(a).
    <en:dextrose
    en:Wheat dextrose, dextrose from wheat, dextrose wheat, wheat dextrose monohydrate, dextrose derived from wheat
    allergens:en:wheat, gluten
    exempt:en:EU 1169/2011 Annex II 1(a)
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:added sugars
    en:Fructose, crystalline fructose, fruit sugar, levulose, d-fructose, laevulose, fructose powder, pure crystalline fructose, fructose syrup, corn fructose, fructose sugar, fructose crystals, pure fructose, natural fructose, liquid fructose, fructose crystalline, granulated fructose, powdered fructose, crystaline fructose, pure fruit fructose, fruit fructose, fructose solids, dry fructose, fructose a natural sweetener, fructose liquid, crystal fructose, fructose natural fruit sugar, fructose fruit sugar, fructose from corn, natural fruit sugar
    fodmap:en:fructose
    nova:en:4
    cas:en:57-48-7
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:added sugars
    en:Maltose, malt sugar, maltose syrup, maltose powder, maltose solids, maltose syrup solids, liquid maltose, hydrolyzed maltose, trehalose, isomaltulose, palatinose, tagatose, d-tagatose, galactose, ribose, d-ribose, xylose, mannose, d mannose, d-xylose, turanose, reducing sugar, reducing sugars, trehalose dihydrate, rare sugar
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    en:Allulose, psicose, d-allulose, d-psicose, allulose syrup, liquid allulose, crystalline allulose, allulose powder, allulose sweetener, d allulose powder
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Monk fruit extract, monk fruit, luo han guo, luo han guo extract, luo han fruit, monkfruit, monkfruit extract, luo han extract, monk fruit juice concentrate, monk fruit concentrate, monk fruit sweetener, monk fruit juice, monk fruit powder, luo han fruit extract, organic monk fruit extract, organic monk fruit, monk fruit extract powder, monk fruit luo han guo, luohan guo, luo han guo fruit extract, monk fruit in the raw, pure monk fruit, lo han fruit, lo han guo, lo han extract, lo han, luo han kuo, monk fruit luo han guo extract, monk fruit juice extract, siraitia grosvenorii, monkfruit juice concentrate, luo han juice concentrate, lo han guo extract, monk fruit extract luo han guo, organic monkfruit, monkfruit concentrate, swingle fruit extract
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Maltodextrin.
    <en:added sugars
    en:Maltodextrin, maltodextrins, corn maltodextrin, malto dextrin, tapioca maltodextrin, potato maltodextrin, rice maltodextrin, maltodextrin corn, maltodextrin powder, maltodextrin from corn, organic maltodextrin, maltodextrine, maltodextrin tapioca, corn maltodextrins, tapioca maltodextrins, non gmo maltodextrin, maltodextrose, maltodextrin a fiber source, pea maltodextrin, waxy maize maltodextrin, maltodextrin potato, maize maltodextrin, modified maltodextrin, maltodextrin from tapioca, agglomerated maltodextrin, instant maltodextrin, resistant maltodextrin, digestion resistant maltodextrin, soluble fiber maltodextrin, maltodextrin fiber, maltodextrin rice, organic tapioca maltodextrin, corn malto dextrin, resistant maltodextrin fiber, fiber maltodextrin, maltodextrin from potato, resistant corn maltodextrin, maltodextrin resistant, vegetable maltodextrin, maltodextrin dextrose, maltodextrin natural, brown rice maltodextrin, resistant tapioca maltodextrin, maltodextrin non gmo, maltodextrin from rice, root maltodextrin, maltodextrin made from corn, maltodextrin derived from corn, maltodextran, maltrodextrin, arrowroot maltodextrin, malodextrin, cluster dextrin
    nova:en:4
    cas:en:9050-36-6
    plain:en:yes

    # Annex II 1(b).
    <en:maltodextrin
    en:Wheat maltodextrin, maltodextrin from wheat, maltodextrin wheat, wheat maltodextrins, wheat based maltodextrin
    allergens:en:wheat, gluten
    exempt:en:EU 1169/2011 Annex II 1(b)

    # Juice concentrates used as sweeteners.
    <en:added sugars
    en:Fruit juice concentrate, fruit juice concentrates, juice concentrate, juice concentrates, concentrated fruit juice, fruit concentrate, fruit concentrates, concentrated fruit juices, concentrated juice, concentrated juices, fruit syrup, fruit sweetener, fruit juice from concentrate, fruit juice sweetener, fruit juices from concentrate, juice from concentrate, juices from concentrate, mixed fruit juice concentrate, concentrated juice of fruit, deionized fruit juice, fruit juice concentrate sweetener, deionized fruit juice concentrate, concentrated mixed fruit juice, mixed fruit juice concentrates, concentrated fruit, sweetened with fruit juice concentrate
    plain:en:yes

    <en:fruit juice concentrate
    en:Apple juice concentrate, concentrated apple juice, apple juice from concentrate, apple concentrate, clarified apple juice concentrate, apple juice concentrates, reconstituted apple juice, apple juice concentrated, apple juice concentrate powder, clear apple juice concentrate, concentrated apple juices, apple juice reconstituted, cloudy apple juice concentrate, apple juice sweetener, evaporated apple juice, organic apple juice concentrate, sweetened apple juice concentrate, apple juice solids, dried apple juice concentrate, concentrated clarified apple juice, deflavored apple juice concentrate, reconstituted apple juice concentrate, apple juices from concentrate, deionized apple juice concentrate, apple juice from juice concentrate, apples concentrate, organic apple juice from concentrate
    fodmap:en:fructose, polyols

    <en:fruit juice concentrate
    en:Pear juice concentrate, concentrated pear juice, pear juice from concentrate, pear concentrate, reconstituted pear juice, pear juice concentrates, clarified pear juice concentrate, pear juice concentrated, organic pear juice concentrate, pear nectar concentrate, pear juice reconstituted, pear juice solids, deionized pear juice concentrate
    fodmap:en:fructose, polyols

    <en:fruit juice concentrate
    en:Grape juice concentrate, white grape juice concentrate, concentrated grape juice, grape concentrate, white grape juice from concentrate, grape juice from concentrate, concentrated white grape juice, red grape juice concentrate, white grape concentrate, concord grape juice concentrate, grape must, concentrated grape must, cooked grape must, grape juice concentrates, clarified white grape juice concentrate, purple grape juice concentrate, red grape concentrate, concentrated red grape juice, reconstituted grape juice, cooked concentrated grape must, reconstituted white grape juice, concord grape juice from concentrate, rectified concentrated grape must, grape must concentrate, grape syrup, deionized white grape juice concentrate, white grape juice concentrates, organic grape juice concentrate, grape sweetener, organic white grape juice concentrate, grape juice concentrated, red grape juice from concentrate, grapes juice concentrate, black grape juice concentrate, concentrated concord grape juice, boiled grape must, reconstituted grape juice concentrate, concentrated cooked grape must, cooked must

    <en:fruit juice concentrate
    en:Raisin juice concentrate, raisin paste, raisin juice, raisin syrup, raisin concentrate, raisin puree, prune juice concentrate, plum juice concentrate, concentrated raisin juice, raisins paste, prune paste, prune concentrate, dried plum juice concentrate, concentrated prune juice, plum concentrate, fig paste, fig juice concentrate, fig concentrate, plum paste, dried plum puree, prune puree, dried plum paste, prune juice from concentrate, fresh plum concentrate, dried plum concentrate, raisin powder, raisin juice concentrates

    # Fibres.
    en:Dietary fiber, dietary fibre, fiber, fibre, vegetable fiber, vegetable fibre, soluble fiber, soluble dietary fiber, soluble fibre, insoluble fiber, plant fiber, vegetable fibers, vegetable fibres, natural fiber, prebiotic fiber, fiber blend, insoluble fibre, fibers, fibres, dietary fibers, natural plant fibers, soluble vegetable fiber, prebiotic soluble fiber, prebiotic fibre, natural vegetable fiber, prebiotics, prebiotic, soluble prebiotic fiber, cereal fiber, plant fibers, plant fibre, natural fibers, fiber source, prebiotic fibers, soluble dietary fibre, prebiotic dietary fiber
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:dietary fiber
    en:Inulin, chicory root fiber, chicory root fibre, chicory root inulin, chicory root extract, chicory fiber, chicory root, chicory inulin, chicory extract, chicory vegetable fiber, agave inulin, blue agave inulin, inulin fiber, chicory, chicory root extract inulin, inulin from chicory root, chicory root fiber inulin, inulin chicory root fiber, inulin chicory root extract, jerusalem artichoke inulin, inulin powder, inulin chicory extract, inulin from chicory, organic inulin, chicory fibre, roasted chicory root, roasted chicory, inulin natural extract of chicory root, inulin from chicory root extract, chicory root powder, inulin a natural fiber, organic agave inulin, chicory syrup, chicory root syrup, inulin chicory fiber, artichoke inulin, chicory root fiber syrup, chicory root soluble fiber, organic blue agave inulin, organic chicory root fiber, inulin chicory, inulin chicory root, chicory root extract fiber, inulin soluble fiber, agave fiber, inulin fibre, inulin extract of chicory root, chicory powder, inulin a prebiotic fiber, natural chicory extract, blue agave fiber, inulin extract, organic agave fiber, inulin prebiotic fiber, inulin dietary fiber, jerusalem artichoke fiber, jerusalem artichoke, jerusalem artichoke flour, jerusalem artichoke powder, sunchoke, jerusalem artichokes, inulin from agave, inulin agave, jerusalem artichoke syrup, inulin from jerusalem artichoke, natural chicory root fiber, organic chicory root inulin, chicory root fibers, chicory root dietary fiber, prebiotic chicory root fiber
    fodmap:en:fructans
    cas:en:9005-80-5

    <en:inulin
    en:Fructooligosaccharides, fructooligosaccharide, fructo oligosaccharides, fos, oligofructose, oligofructose enriched inulin, short chain fructooligosaccharides, fructo-oligosaccharide, scfos, oligofructose fiber, oligofructose from chicory, oligosaccharides, oligosaccharide, fructooligosaccharides fos, natural oligofructose, oligofructose natural fiber, chicory oligofructose, oligofructose chicory root fiber, oligo fructose, oligofructans, fructans, fructan, fructooligosaccharide syrup, scfos fiber, short chain fructooligosaccharide, fos fiber, fructooligosaccharides prebiotic fiber
    fodmap:en:fructans

    <en:dietary fiber
    en:Galactooligosaccharides, galacto oligosaccharides, gos, galactooligosaccharide, galacto-oligosaccharide
    vegan:en:no
    allergens:en:milk
    fodmap:en:gos

    <en:dietary fiber
    en:Isomaltooligosaccharides, isomalto oligosaccharides, isomaltooligosaccharide, isomalto oligosaccharide, imo, vegetable fiber isomalto oligosaccharides, tapioca fiber, prebiotic tapioca fiber, isomalto oligosaccharides fiber, isomalto oligosaccharides prebiotic fiber, xylooligosaccharides, xylooligosaccharide, resistant tapioca fiber, soluble tapioca fiber, vegetable source isomalto oligosaccharides, fiber from tapioca, tapioca root fiber, soluble tapioca, cassava fiber, tapioca soluble fiber, cassava root fiber, imo fiber, imo syrup, vegetable source imo, human milk oligosaccharides, prebiotic fiber from tapioca, isomalto-oligosaccharides imo, isomalto oligosaccharide syrup, resistant dextrin fiber, oligosaccharide syrup, tapioca resistant dextrin, tapioca fibre, 2'-fucosyllactose, xos, tapioca inulin, organic tapioca fiber

    <en:dietary fiber
    en:Soluble corn fiber, soluble corn fibre, corn soluble fiber, soluble maize fiber, corn dextrin fiber, soluble corn fiber syrup, soluble corn fibers, soluble fiber corn, nutriose, promitor, fibersol, soluble corn fiber powder, soluble corn dextrin, resistant corn starch fiber, soluble fiber dextrin, soluble corn fiber dextrin, soluble non gmo corn fiber, soluble fiber from corn, prebiotic soluble corn fiber, non gmo soluble corn fiber, soluble vegetable corn fiber, soluble rice fiber, dietary fiber corn, resistant starch fiber

    <en:dietary fiber
    en:Pea fiber, pea fibre, pea hull fiber, pea fibers, yellow pea fiber, pea hull fibre, vegetable fiber pea, ground pea fiber, pea bran, soy fiber, pea hulls, yellow pea hull fiber, organic pea fiber, split pea fiber, ground yellow pea fiber, pea fiber flour, pea hull, fiber pea, pea inner fiber

    <en:dietary fiber
    en:Soybean fiber, soya fiber, soy fibre, soy bran, soy cotyledon fiber, soya fibre, okara, soybean hulls, soy bean fiber, soy polysaccharide fiber, soluble soybean polysaccharide, soluble soy polysaccharide, soybean bran
    allergens:en:soybeans

    <en:dietary fiber
    en:Citrus fiber, citrus fibre, dried citrus fiber, orange fiber, citrus fibers, dried orange pulp, citrus pulp fiber, lemon fiber, citrus peel fiber, orange pulp fiber, citrus flour, citrus peel fibers, orange peel fiber, lemon fibers, dried citrus pulp, citrus fiber powder, dehydrated citrus fiber, dried lemon fiber, natural citrus fiber, citrus peels fiber, orange fibers, lime fiber, lemon fibre, orange fibre

    <en:dietary fiber
    en:Apple fiber, apple fibre, carrot fiber, carrot fibre, dried apple fiber, beet fiber, sugar beet fiber, sugar beet fibre, beet fibre, cranberry fiber, potato fiber, potato fibre, cocoa fiber, fruit fiber, date fiber, coffee fruit fiber, tomato fiber, flaxseed fiber, flax fiber, banana fiber, prune fiber, carrot fibers, dried carrot fiber, fruit fibers, raspberry fiber, grape fiber, cranberry fibers, sweet potato fiber, fig fiber, fruit fibre, apple fibers, pumpkin fiber, dried beet fiber, cranberry seed fiber, coconut fiber, chia fiber, dried sugar beet fiber, vegetable fiber beet, acerola fiber, blueberry fiber, pear fiber, onion fiber, tomato fibre

    <en:dietary fiber
    en:Bamboo fiber, bamboo fibre, sugar cane fiber, sugarcane fiber, cottonseed fiber, acacia fiber, cane fiber, sugar cane fibre, sugarcane fibre, acacia fibre, bamboo fibers, cotton fiber, sugar cane bagasse fiber, acacia gum fiber, cellulose fiber, guar fiber, sunfiber, partially hydrolyzed guar gum fiber, wood fiber, tree fiber, bagasse fiber, bamboo shoot fiber, baobab fiber, cottonseed cellulose fiber, beta glucan fiber, beta glucan, beta glucans, konjac fiber, glucomannan, konjac flour, konjac powder, cane fibre, vegetable fiber bamboo, bamboo cellulose

    <en:dietary fiber
    en:Psyllium, psyllium husk, psyllium husks, psyllium husk powder, psyllium seed husk, psyllium seed husks, psyllium fiber, psyllium powder, psyllium husk fiber, psyllium seed husk powder, psyllium seed, whole psyllium husk, whole psyllium husks, ground psyllium husk, psyllium fibre, psyllium seed powder, psyllium hulls, ispaghula husk, blond psyllium husk, blonde psyllium husk, psylium husk, psylliumhusk

    # Sugar work without milk or cocoa.
    <en:added sugars
    en:Sprinkles, rainbow sprinkles, nonpareils, sugar sprinkles, jimmies, colored sprinkles, candy sprinkles, confetti sprinkles, sugar confetti, rainbow nonpareils, confetti bits, candy pieces, hard candy, candy coating, sugar candy, candied sugar, confectionery pieces, cotton candy, icing, icings, vanilla icing, white icing, frosting, glaze, sugar glaze, fudge icing, icing sugar glaze, vanilla frosting, royal icing, donut glaze, cream cheese flavored icing, glazing sugar, buttercream icing, buttercream frosting, white frosting, cinnamon icing, cookie icing, cake icing, colored nonpareils, glaze icing, sugar topping, sugar decorations, edible glitter, decorating icing, candy bits, confetti, sugar shell, multicolored nonpareils, dragees, candy decorations, strawberry icing, crumb coating sugar, fondant icing, vanilla glaze, candies, sugar pearls, rolled fondant, sugar coating, candy coated sugar, white icing decoration, yellow nonpareils, red nonpareils, white nonpareils, topping sugar
    vegan:en:maybe
    vegetarian:en:maybe
    nova:en:4
    plain:en:yes
    """#
}
