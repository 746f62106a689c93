extension EmbeddedTables {
  /// Sugars, syrups, honey, maltodextrin and fibers, compiled from Regulation (EU) No 1169/2011
  /// Annex II, advice of the NHS, Monash University's FODMAP groups and the NOVA paper of 2019.
  @inline(never)
  static var foodsSugars: String {
    #"""
    # Sources: Regulation (EU) No 1169/2011, Annex II 1(a) to (c) (syrups, dextrose, maltodextrins of wheat and barley); NHS, Start for Life
    # (honey, sugar for babies); Monash University (FODMAP); Monteiro et al. 2019 (NOVA); keto words by convention, no legal term.
    # Advice of a health service concerns the food and not a market's law, so its market is the world.

    # The class of added sugars itself stands among the categories.
    <en:added sugars
    en:Sugars, caloric sweeteners, nutritive sweeteners, natural sweetener, natural sweeteners, simple sugars, sweetening syrup
    vegan:en:yes
    vegetarian:en:yes
    keto:en:no
    plain:en:yes

    <en:sugars
    en:Syrups, syrup, sugar syrups, sweetener syrup, flavored syrup, syrup solids, grain syrup, vegetable syrup
    plain:en:yes

    <en:sugars
    en:Sugar, white sugar, granulated sugar, sucrose, saccharose, beet sugar, refined sugar, pure sugar, white granulated sugar, fine granulated sugar, fine sugar, caster sugar, castor sugar, pearl sugar, sugar crystals, crystal sugar, crystallized sugar, baker's sugar, bakers sugar, superfine sugar, sanding sugar, coarse sugar, decorating sugar, colored sugar, nonpareils sugar, granulated white sugar, sugar granulated, extra fine granulated sugar, extra fine sugar, natural sugar, sugar beet, non gmo sugar, pure beet sugar, sugar from sugar beets, cubed sugar, sugar white, ground sugar, sugar pieces, sugar cubes, refined white sugar, decorative sugar, crystalline sugar, refined granulated sugar, white refined sugar, sugar sucrose, sugar glass, sugar spheres, sugar grains, organic sugars, sweetened with sugar, fair trade sugar, organic fair trade sugar, fair trade organic sugar, powered sugar, white crystal sugar, coarse white sugar, dry sugar, natural white sugar, melted sugar, yellow sugar, toasted sugar, smoked sugar, roasted sugar, white cane sugar, granulated cane sugar, extra fine cane sugar, refined cane sugar, gum sugar, sugarcane sugar, dehydrated sugar, inverted cane sugar sugar, granulated pure cane sugar, pure granulated sugar, cinnamon sugar, maple flavored sugar, sugar cane sugar, sugar fructose sugar
    nova:en:2
    cas:en:57-50-1
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Powdered sugar, icing sugar, confectioners sugar, confectioner's sugar, sugar powder, 10x sugar, icing sugars, 6x sugar, confectionery sugar, powder sugar, caramelized sugar powder, powdered cane sugar, cane sugar powdered
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Vanilla sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Rock sugar, candy sugar, rock candy, yellow rock sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Liquid sugar, liquid sucrose, sugar liquid, liquid granulated sugar, liquid cane sugar, cane sugar liquid
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Caramelized sugar, burnt sugar, caramelised sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Fondant, fondant sugar, sugar fondant
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Cane sugar, pure cane sugar, raw cane sugar, raw sugar, unrefined cane sugar, unrefined sugar, cane juice, milled cane sugar, natural cane sugar, cane juice crystals, whole cane sugar, unbleached cane sugar, unrefined whole cane sugar, organic pure cane sugar, natural sugar cane, washed raw sugar, milled sugar, granulated cane juice, crystallized cane juice, washed raw cane sugar, natural milled cane sugar, raw natural cane sugar, juice of sugar cane, naturally milled cane sugar, milled organic cane sugar, fair trade cane sugar, fair trade certified cane sugar, golden cane sugar, florida crystals, unsulphured cane sugar, unprocessed cane sugar, organic raw cane sugar, evaporate cane juice, muscovado cane sugar, pure sugar cane, cane sugar pure, blonde cane sugar, organic milled cane sugar, louisiana cane sugar, fair trade organic cane sugar, light cane sugar, cane crystals, raw unrefined cane sugar, naturally milled sugar, fairtrade cane sugar, non gmo cane sugar, milled unrefined sugar, cane sugars, crystallized cane sugar, cane sugar raw, natural raw sugar, natural raw cane sugar, granulated sugar cane juice
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:cane sugar
    en:Turbinado sugar, turbinado, turbinado cane sugar, raw turbinado sugar, organic turbinado sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:cane sugar
    en:Demerara sugar, demerara, demerara cane sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:cane sugar
    en:Evaporated cane juice, evaporated cane sugar, evaporated cane juice sugar, dried cane syrup, dehydrated cane juice, dried cane juice, organic evaporated cane juice, dehydrated cane juice crystals, evaporated cane juice crystals, evaporated milled cane sugar, evaporated milled cane juice, evaporated sugar cane juice, evaporated sugar cane, dehydrated organic cane juice, natural evaporated cane juice, dried sugar cane juice, raw evaporated cane juice, dehydrated cane sugar, evaporated organic cane juice, unrefined evaporated cane juice
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:cane sugar
    en:Sugar cane, sugarcane, sugar cane juice, sugarcane juice, cane
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Brown sugar, dark brown sugar, light brown sugar, brown cane sugar, dried brown sugar, brown sugar powder, granulated brown sugar, golden brown sugar, soft brown sugar, golden sugar, barbados sugar, brown sugars, medium brown sugar, liquid brown sugar, pure brown sugar, golden granulated sugar, unrefined brown sugar, natural brown sugar, brown sugar granules, raw brown sugar, free flowing brown sugar, brown sugar liquid, brown granulated sugar, sucanat, light brown cane sugar, brown cane, brown sugar granulated, brown rock sugar, brownulated sugar, dark brown soft sugar, dark brown cane sugar, dry brown sugar, powdered brown sugar, panocha, organic brown sugar, brown sugar flavor sugar, dehydrated brown sugar, brown sugar crystals, soft light brown sugar, brownsugar, okinawa brown sugar, smoked brown sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:brown sugar
    en:Muscovado sugar, muscovado, dark muscovado sugar, light muscovado sugar, dark brown muscovado sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:brown sugar
    en:Jaggery, panela sugar, piloncillo, rapadura, gur
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Sugar syrup, simple syrup, brown sugar syrup, sucrose syrup, liquid sugar syrup, partially inverted sugar syrup, sugar beet syrup, table syrup, pancake syrup, beet syrup, white sugar syrup, sweet syrup, panela syrup, dark brown sugar syrup, beet sugar syrup, tapioca and cane syrup, candied syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar syrup
    en:Golden syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar syrup
    en:Refinery syrup, refiners syrup, refiner's syrup, refinery syrups, partially inverted refiners syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar syrup
    en:Caramel syrup, caramelized sugar syrup, caramelised sugar syrup, burnt sugar syrup, caramelized syrup, caramel sugar syrup, burnt sugar caramel syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar syrup
    en:Cane syrup, cane sugar syrup, sugar cane syrup, evaporated cane syrup, pure cane syrup, evaporated cane juice syrup, raw cane syrup, cane juice syrup, brown sugar cane syrup, sugarcane syrup, cane invert syrup, evaporated cane sugar syrup, invert cane syrup, organic cane syrup, liquid cane syrup, unrefined cane syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Invert sugar, inverted sugar, invert sugar syrup, inverted sugar syrup, invert syrup, inverted syrup, invert cane sugar, inverted cane sugar, cane invert sugar, liquid invert sugar, inverted sugars, invert sugars, total invert sugar, medium invert sugar, invert cane syrup sugar, inverted cane syrup, sugar invert, invert liquid sugar, invert evaporated cane juice, cane sugar inverted, partial invert sugar, partially inverted sugar, partially inverted cane syrup, invert liquid cane sugar, high invert sugar, partially inverted cane sugar, invert beet sugar, medium invert, inverted evaporated cane juice, inverted evaporated cane syrup, partially inverted syrup, invertsugar, inverted sugar cane, inverted brown sugar syrup, sugar syrup inverted, invert beet syrup, inverted cane juice syrup, trimoline, total inverted sugar, liquid inverted sugar, partially inverted brown sugar syrup, inverted evaporated cane sugar, invert sucrose
    nova:en:4
    cas:en:8013-17-0
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Molasses, cane molasses, unsulphured molasses, refined molasses, sugar cane molasses, unsulfured molasses, light molasses, dark molasses, beet molasses, pure cane molasses, pure molasses, sulfured molasses, fancy molasses, unsulphered molasses, sorghum molasses, cane sugar molasses, molasses solids, molasses syrup, organic molasses, brown sugar molasses, mollasses, dehydrated molasses, unsulphured cane molasses, sugar molasses, molasses extract, molasses distillate, liquid molasses, raw molasses, barbados molasses, molases
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:molasses
    en:Blackstrap molasses, unsulfured blackstrap molasses, organic blackstrap molasses, unsulphured blackstrap molasses
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:molasses
    en:Treacle, black treacle
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:molasses
    en:Dried molasses, molasses powder, molasses granules, dried cane molasses, dried molasses powder, dry molasses, powdered molasses, molasses dried, dried refinery syrup molasses, dried refiners syrup, dried refinery syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    # Honey.
    <en:honey and honey products
    <en:syrups
    en:Honey, honeys, pure honey, wildflower honey, clover honey, natural honey, orange blossom honey, blossom honey, bee honey, manuka honey, pasteurized honey, filtered honey, grade a honey, buckwheat honey, unfiltered honey, amber honey, multi flower honey, multifloral honey, acacia honey, alfalfa honey, wild honey, local honey, 100 pure honey, grade a pasteurized honey, whipped honey, creamed honey, light amber honey, pure clover honey, white honey, creamed clover honey, sage honey, grade a pure honey, hot honey, honey syrup, ultra filtered honey, multi floral honey, basswood honey, grade a organic honey, fair trade honey, forest honey, mesquite honey, pure bee honey, pasteurized clover honey, white clover honey, us grade a honey, premium honey, honey liquid, liquid honey, tupelo honey, raw and unfiltered honey, honey pasteurized, pure natural honey, pure organic honey, thyme honey, honey pure, ginger honey, pure honey bee honey
    vegan:en:no
    vegetarian:en:yes
    fodmap:en:fructose
    nova:en:2
    cas:en:8028-66-8
    evidence:en:4; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; honey; -; -; not before 12 months: infant botulism
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:honey
    en:Raw honey, organic raw honey, pure raw honey, raw unfiltered honey, raw wildflower honey, unfiltered raw honey, honey raw, unpasteurized honey, raw clover honey, local raw honey, natural raw honey, 100 raw honey
    evidence:en:4; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; honey; -; -; not before 12 months: infant botulism
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:honey
    en:Honeycomb, honey comb, comb honey
    evidence:en:4; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; honey; -; -; not before 12 months: infant botulism
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:honey
    en:Honey powder, dried honey, honey solids, powdered honey, honey granules, refinery syrup and honey, dried honey powder, dehydrated honey, honey crystals, granulated honey, honey powder honey, dried honey solids, dry honey, spray dried honey, honey extract, honey concentrate, honey dried, crystallized honey, caramelized honey
    evidence:en:4; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; honey; -; -; not before 12 months: infant botulism
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    en:Bee products, bee product
    vegan:en:no
    vegetarian:en:yes
    plain:en:yes

    <en:bee products
    en:Royal jelly, fresh royal jelly

    <en:bee products
    en:Bee pollen, pollen

    <en:bee products
    en:Propolis, bee propolis, propolis extract

    # Maple, agave and other plant syrups.
    <en:syrups
    en:Maple syrup, pure maple syrup, maple syrup powder, maple syrup solids, dark maple syrup, grade a maple syrup, dried maple syrup, maple, vermont maple syrup, grade b maple syrup, organic maple syrup, maple powder, pure vermont maple syrup, grade a dark maple syrup, maple sap, maple water, 100 pure maple syrup, maple syrup grade b, grade a pure maple syrup, natural maple syrup, organic grade b maple syrup, grade b pure maple syrup, grade a amber maple syrup, dark amber maple syrup, canadian maple syrup, maple flakes, grade a dark amber maple syrup, real maple syrup, maple concentrate, grade a medium amber maple syrup, dry maple syrup, smoked maple syrup, maple syrup concentrate, maple cream, maple syrups, pure maple, maple syrup dark, birch syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:maple syrup
    en:Maple sugar, maple granules, maple sugar granules, maple syrup granules, maple sugar powder, pure maple sugar, organic maple sugar, maple crystals, granulated maple sugar, maple sugar syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Agave syrup, agave nectar, agave, blue agave, blue agave syrup, blue agave nectar, organic agave nectar, light agave nectar, raw agave nectar, raw blue agave nectar, agave sugar, agave powder, blue agave sweetener, agave juice, blue agave sugar, agave concentrate, organic agave, light agave syrup, agave sweetener, raw agave syrup, light blue agave nectar, amber agave nectar, agave syrup powder, dried agave syrup, dark agave nectar, agave nectar powder, pure agave nectar, organic blue agave nectar, raw blue agave, raw agave, organic blue agave syrup, fair trade agave nectar, agave solids, organic blue agave, dark agave syrup, agave nectar syrup, light blue agave syrup, natural agave syrup, agave honey, blue agave inulin syrup
    fodmap:en:fructose
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Rice syrup, brown rice syrup, brown rice syrup solids, rice syrup solids, brown rice malt syrup, rice malt syrup, brown rice sweetener, clarified brown rice syrup, dried rice syrup, rice sweetener, whole grain brown rice syrup, dried brown rice syrup, rice maltodextrin syrup, clarified rice syrup, rice dextrin syrup, organic rice syrup, rice syrup powder, rice malt sweetener, high maltose rice syrup, rice bran syrup, high maltose brown rice syrup, rice sugar, rice oligosaccharides, rice glucose syrup, rice and tapioca syrup, brown rice and tapioca syrup, tapioca and brown rice syrup, rice nectar, enzyme treated brown rice, dry rice syrup, tapioca and rice syrup, brown rice glucose syrup, organic brown rice, starch syrup rice, rice solids, brown rice syrup powder, rice dextrin sweetener, organic brown rice malt syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Tapioca syrup, tapioca syrup solids, tapioca solids, clarified tapioca syrup, dried tapioca syrup, cassava syrup, tapioca glucose syrup, organic tapioca syrup, tapioca starch syrup, tapioca sugar, tapioca glucose, high maltose tapioca syrup, tapioca syrup powder, tapioca dextrose, tapioca glucose syrup solids, tapioca malt syrup, cassava syrup solids, tapioca rice syrup, dry tapioca syrup, tapioca nectar, liquid tapioca, organic tapioca, tapioca sweetener, resistant tapioca syrup, tapioca corn syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Yacon syrup, yacon root syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Sorghum syrup, sweet sorghum, sweet sorghum syrup, grape must syrup, potato syrup, pea syrup, wheat free starch syrup, sorghum juice syrup, pure sorghum syrup, potato syrup solids, sweet potato syrup, sorghum syrup solids, fig syrup, monk fruit syrup, palm syrup, sweet potato sweetener, sorghum nectar, apple syrup, pear syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Carob syrup, carob molasses
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Coconut nectar, coconut syrup, coconut palm nectar, coconut palm syrup, coconut blossom nectar, coconut tree sap, coconut sap, coconut blossom syrup, coconut sugar syrup, coconut palm sap, raw coconut nectar, coconut flower nectar, coconut blossom sap, coconut tree nectar, organic coconut nectar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    # The sap of the palm, without the nut's protein.
    <en:sugar
    en:Coconut sugar, coconut palm sugar, coco sugar, coconut blossom sugar, coconut sap sugar, coconut crystals, coconut tree sugar, unrefined coconut sugar, raw coconut sugar, coconut flower sugar, organic coconut palm sugar, coconut sugar powder, granulated coconut sugar, pure coconut sugar, fair trade coconut sugar, coconut blossom nectar sugar, raw coconut crystals, brown coconut sugar, coconut nectar sugar, powdered coconut sugar, natural coconut sugar, coconut palm sugar crystals, unrefined coconut palm sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:coconut sugar
    en:Palm sugar, palm sugar syrup, organic palm sugar, kithul
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugar
    en:Date sugar
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:Date syrup, date juice concentrate, date nectar, dates paste, date concentrate, date extract, pure date syrup, silan, medjool date paste, date pieces paste, date fruit paste, organic date paste, date fruit syrup, ground dates, date syrup powder, date liquid, date juice, date fruit concentrate, dried date paste, date crystals
    plain:en:yes

    # Starch sugars.
    <en:syrups
    en:Corn syrup, corn syrups, light corn syrup, dark corn syrup, karo corn syrup, high maltose corn syrup, maltose corn syrup, corn sweetener, corn sweeteners, refined corn syrup, high dextrose corn syrup, high maltose syrup, non gmo corn syrup, hydrolyzed corn syrup, hydrogenated corn syrup, corn glucose syrup, corn syrup high maltose, low conversion corn syrup, 42 de corn syrup, 63 de corn syrup, liquid corn syrup, clarified corn syrup, maize syrup, corn sugar syrup, high glucose corn syrup, corn sirup, white corn syrup, vegetable corn syrup, golden corn syrup, high conversion corn syrup, organic corn syrup, corn liquid, regular corn syrup, corn syrup liquid, malto corn syrup, corn starch syrup, starch syrup, waxy corn syrup, sugar corn syrup, corn syrup light, corn syrup blend, corn syrup sweetener, mizuame, clear corn syrup, cornsyrup, natural corn syrup, com syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:corn syrup
    en:Corn syrup solids, corn syrup solid, dried corn syrup, corn solids, corn syrups solids, corn syrup dried, dried corn syrup solids, corn syrup powder, corn sugar solids, corn sweetener solids, dry corn syrup, refined corn syrup solids, solids of corn syrup, powdered corn syrup, dehydrated corn syrup, organic corn syrup solids, corn syrup solids powder, high maltose corn syrup solids, modified corn syrup solids, corn syrups solid, cornsyrup solids, dried glucose corn syrup
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:syrups
    en:High fructose corn syrup, high-fructose corn syrups, hfcs, fructose corn syrup, high fructose corn sweetener, hfcs 55, hfcs 42, high fructose corn syrup 55, high fructose corn syrup 42, high fructose syrup, high fructose, fructose corn sugar, isoglucose, hfcs-90, corn sugar fructose, high fructose corn, fructose glucose corn syrup, high fructose corn syrup sugar, high fructose corn syrup hfcs, high fructose glucose syrup, high fructose corn syrup liquid, high fructose maize syrup, high fructose corn sugar, high fructose com syrup
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

    <en:sugars
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

    <en:sugars
    en:Fructose, crystalline fructose, fruit sugar, levulose, d-fructose, laevulose, fructose powder, pure crystalline fructose, fructose syrup, corn fructose, fructose sugar, fructose crystals, pure fructose, natural fructose, liquid fructose, fructose crystalline, granulated fructose, powdered fructose, crystaline fructose, pure fruit fructose, fruit fructose, fructose solids, dry fructose, fructose a natural sweetener, fructose liquid, crystal fructose, fructose natural fruit sugar, fructose fruit sugar, fructose from corn, natural fruit sugar
    fodmap:en:fructose
    nova:en:4
    cas:en:57-48-7
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugars
    en:Maltose, malt sugar, maltose syrup, maltose powder, maltose solids, maltose syrup solids, liquid maltose, hydrolyzed maltose, turanose, reducing sugar, reducing sugars, rare sugar
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugars
    en:Trehalose, trehalose dihydrate
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugars
    en:Isomaltulose, palatinose
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugars
    en:Tagatose, d-tagatose
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugars
    en:Galactose
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugars
    en:Ribose, d-ribose
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugars
    en:Xylose, d-xylose
    plain:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; sugar; -; -; no added sugar for babies

    <en:sugars
    en:Mannose, d mannose
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
    <en:sugars
    en:Maltodextrin, maltodextrins, corn maltodextrin, malto dextrin, maltodextrin corn, maltodextrin powder, maltodextrin from corn, organic maltodextrin, maltodextrine, corn maltodextrins, non gmo maltodextrin, maltodextrose, pea maltodextrin, waxy maize maltodextrin, maize maltodextrin, modified maltodextrin, agglomerated maltodextrin, instant maltodextrin, corn malto dextrin, vegetable maltodextrin, maltodextrin dextrose, maltodextrin natural, maltodextrin non gmo, root maltodextrin, maltodextrin made from corn, maltodextrin derived from corn, maltodextran, maltrodextrin, arrowroot maltodextrin, malodextrin, cluster dextrin
    nova:en:4
    cas:en:9050-36-6
    plain:en:yes

    <en:maltodextrin
    en:Tapioca maltodextrin, maltodextrin tapioca, tapioca maltodextrins, maltodextrin from tapioca, organic tapioca maltodextrin, resistant tapioca maltodextrin

    <en:maltodextrin
    en:Potato maltodextrin, maltodextrin potato, maltodextrin from potato

    <en:maltodextrin
    en:Rice maltodextrin, maltodextrin rice, brown rice maltodextrin, maltodextrin from rice

    <en:maltodextrin
    en:Resistant maltodextrin, maltodextrin a fiber source, digestion resistant maltodextrin, soluble fiber maltodextrin, maltodextrin fiber, resistant maltodextrin fiber, fiber maltodextrin, resistant corn maltodextrin, maltodextrin resistant

    # Annex II 1(b).
    <en:maltodextrin
    en:Wheat maltodextrin, maltodextrin from wheat, maltodextrin wheat, wheat maltodextrins, wheat based maltodextrin
    allergens:en:wheat, gluten
    exempt:en:EU 1169/2011 Annex II 1(b)

    # Juice concentrates used as sweeteners.
    <en:sugars
    en:Fruit juice concentrate, fruit juice concentrates, juice concentrate, juice concentrates, concentrated fruit juice, fruit concentrate, fruit concentrates, concentrated fruit juices, concentrated juice, concentrated juices, fruit syrup, fruit sweetener, fruit juice from concentrate, fruit juice sweetener, fruit juices from concentrate, juice from concentrate, juices from concentrate, mixed fruit juice concentrate, concentrated juice of fruit, deionized fruit juice, fruit juice concentrate sweetener, deionized fruit juice concentrate, concentrated mixed fruit juice, mixed fruit juice concentrates, concentrated fruit, sweetened with fruit juice concentrate
    plain:en:yes

    <en:fruit juice concentrate
    en:Apple juice concentrate, concentrated apple juice, apple juice from concentrate, apple concentrate, clarified apple juice concentrate, apple juice concentrates, reconstituted apple juice, apple juice concentrated, apple juice concentrate powder, clear apple juice concentrate, concentrated apple juices, apple juice reconstituted, cloudy apple juice concentrate, apple juice sweetener, evaporated apple juice, organic apple juice concentrate, sweetened apple juice concentrate, apple juice solids, dried apple juice concentrate, concentrated clarified apple juice, deflavored apple juice concentrate, reconstituted apple juice concentrate, apple juices from concentrate, deionized apple juice concentrate, apple juice from juice concentrate, apples concentrate, organic apple juice from concentrate
    fodmap:en:fructose, polyols

    <en:fruit juice concentrate
    en:Pear juice concentrate, concentrated pear juice, pear juice from concentrate, pear concentrate, reconstituted pear juice, pear juice concentrates, clarified pear juice concentrate, pear juice concentrated, organic pear juice concentrate, pear nectar concentrate, pear juice reconstituted, pear juice solids, deionized pear juice concentrate
    fodmap:en:fructose, polyols

    <en:fruit juice concentrate
    en:Grape juice concentrate, concentrated grape juice, grape concentrate, white grape juice from concentrate, grape juice from concentrate, grape juice concentrates, clarified white grape juice concentrate, red grape concentrate, concentrated red grape juice, reconstituted grape juice, cooked concentrated grape must, reconstituted white grape juice, concord grape juice from concentrate, grape syrup, deionized white grape juice concentrate, white grape juice concentrates, organic grape juice concentrate, grape sweetener, organic white grape juice concentrate, grape juice concentrated, red grape juice from concentrate, grapes juice concentrate, black grape juice concentrate, boiled grape must, reconstituted grape juice concentrate, concentrated cooked grape must, cooked must

    <en:fruit juice concentrate
    en:Raisin juice concentrate, raisin syrup, raisin concentrate, concentrated raisin juice, raisins paste, raisin powder, raisin juice concentrates

    <en:fruit juice concentrate
    en:Prune juice concentrate, prune concentrate, dried plum juice concentrate, concentrated prune juice, dried plum puree, dried plum paste, prune juice from concentrate, fresh plum concentrate, dried plum concentrate

    <en:fruit juice concentrate
    en:Fig paste

    # Fibres.
    en:Dietary fiber, dietary fibre, fiber, fibre, vegetable fiber, vegetable fibre, soluble fiber, soluble dietary fiber, soluble fibre, insoluble fiber, plant fiber, vegetable fibers, vegetable fibres, natural fiber, prebiotic fiber, fiber blend, insoluble fibre, fibers, fibres, dietary fibers, natural plant fibers, soluble vegetable fiber, prebiotic soluble fiber, prebiotic fibre, natural vegetable fiber, prebiotics, prebiotic, soluble prebiotic fiber, cereal fiber, plant fibers, plant fibre, natural fibers, fiber source, prebiotic fibers, soluble dietary fibre, prebiotic dietary fiber
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:dietary fiber
    en:Inulin, chicory root fiber, chicory root fibre, chicory root inulin, chicory fiber, chicory inulin, chicory vegetable fiber, inulin fiber, chicory root extract inulin, inulin from chicory root, chicory root fiber inulin, inulin chicory root fiber, inulin chicory root extract, inulin chicory extract, inulin from chicory, organic inulin, chicory fibre, inulin natural extract of chicory root, inulin from chicory root extract, inulin a natural fiber, chicory syrup, chicory root syrup, inulin chicory fiber, artichoke inulin, chicory root fiber syrup, chicory root soluble fiber, organic chicory root fiber, inulin chicory, inulin chicory root, chicory root extract fiber, inulin soluble fiber, inulin fibre, inulin extract of chicory root, inulin a prebiotic fiber, natural chicory extract, inulin extract, inulin prebiotic fiber, inulin dietary fiber, natural chicory root fiber, organic chicory root inulin, chicory root fibers, chicory root dietary fiber, prebiotic chicory root fiber, chicory fiber syrup
    fodmap:en:fructans
    cas:en:9005-80-5

    <en:inulin
    en:Agave inulin, blue agave inulin, organic agave inulin, organic blue agave inulin, agave fiber, blue agave fiber, organic agave fiber, inulin from agave, inulin agave

    <en:inulin
    en:Jerusalem artichoke, jerusalem artichoke inulin, jerusalem artichoke fiber, jerusalem artichoke flour, jerusalem artichoke powder, sunchoke, jerusalem artichokes, jerusalem artichoke syrup, inulin from jerusalem artichoke

    <en:inulin
    en:Chicory root, chicory, inulin powder, roasted chicory root, roasted chicory, chicory root powder, chicory powder

    <en:inulin
    en:Fructooligosaccharides, fructooligosaccharide, fructo oligosaccharides, fos, oligofructose, oligofructose enriched inulin, short chain fructooligosaccharides, fructo-oligosaccharide, scfos, oligofructose fiber, oligofructose from chicory, oligosaccharides, oligosaccharide, fructooligosaccharides fos, natural oligofructose, oligofructose natural fiber, chicory oligofructose, oligofructose chicory root fiber, oligo fructose, oligofructans, fructans, fructan, fructooligosaccharide syrup, scfos fiber, short chain fructooligosaccharide, fos fiber, fructooligosaccharides prebiotic fiber
    fodmap:en:fructans

    <en:dietary fiber
    en:Galactooligosaccharides, galacto oligosaccharides, gos, galactooligosaccharide, galacto-oligosaccharide
    vegan:en:no
    allergens:en:milk
    fodmap:en:gos

    <en:dietary fiber
    en:Isomaltooligosaccharides, isomalto oligosaccharides, isomaltooligosaccharide, isomalto oligosaccharide, imo, vegetable fiber isomalto oligosaccharides, isomalto oligosaccharides fiber, isomalto oligosaccharides prebiotic fiber, vegetable source isomalto oligosaccharides, imo fiber, imo syrup, vegetable source imo, isomalto-oligosaccharides imo, isomalto oligosaccharide syrup, resistant dextrin fiber, oligosaccharide syrup

    <en:dietary fiber
    en:Tapioca fiber, prebiotic tapioca fiber, resistant tapioca fiber, soluble tapioca fiber, fiber from tapioca, tapioca root fiber, soluble tapioca, cassava fiber, tapioca soluble fiber, cassava root fiber, prebiotic fiber from tapioca, tapioca resistant dextrin, tapioca fibre, tapioca inulin, organic tapioca fiber

    <en:dietary fiber
    en:Xylooligosaccharides, xylooligosaccharide, xos

    <en:dietary fiber
    en:Human milk oligosaccharides, 2'-fucosyllactose

    <en:dietary fiber
    en:Soluble corn fiber, soluble corn fibre, corn soluble fiber, soluble maize fiber, corn dextrin fiber, soluble corn fiber syrup, soluble corn fibers, soluble fiber corn, nutriose, promitor, fibersol, soluble corn fiber powder, soluble corn dextrin, resistant corn starch fiber, soluble fiber dextrin, soluble corn fiber dextrin, soluble non gmo corn fiber, soluble fiber from corn, prebiotic soluble corn fiber, non gmo soluble corn fiber, soluble vegetable corn fiber, soluble rice fiber, dietary fiber corn, resistant starch fiber

    <en:dietary fiber
    en:Pea fiber, pea fibre, pea hull fiber, pea fibers, yellow pea fiber, pea hull fibre, vegetable fiber pea, ground pea fiber, pea bran, pea hulls, yellow pea hull fiber, organic pea fiber, split pea fiber, ground yellow pea fiber, pea fiber flour, pea hull, fiber pea, pea inner fiber

    <en:dietary fiber
    en:Soybean fiber, soya fiber, soy fibre, soy bran, soy cotyledon fiber, soya fibre, okara, soybean hulls, soy bean fiber, soy polysaccharide fiber, soluble soy polysaccharide, soybean bran
    allergens:en:soybeans

    <en:dietary fiber
    en:Citrus fiber, citrus fibre, dried citrus fiber, orange fiber, citrus fibers, dried orange pulp, citrus pulp fiber, lemon fiber, citrus peel fiber, orange pulp fiber, citrus flour, citrus peel fibers, orange peel fiber, lemon fibers, dried citrus pulp, citrus fiber powder, dehydrated citrus fiber, dried lemon fiber, natural citrus fiber, citrus peels fiber, orange fibers, lime fiber, lemon fibre, orange fibre

    <en:dietary fiber
    en:Apple fiber, apple fibre, dried apple fiber, cranberry fiber, cocoa fiber, fruit fiber, date fiber, coffee fruit fiber, tomato fiber, flaxseed fiber, banana fiber, prune fiber, fruit fibers, raspberry fiber, grape fiber, cranberry fibers, fig fiber, fruit fibre, apple fibers, pumpkin fiber, cranberry seed fiber, chia fiber, acerola fiber, blueberry fiber, pear fiber, onion fiber, tomato fibre

    <en:dietary fiber
    en:Carrot fiber, carrot fibre, carrot fibers, dried carrot fiber

    <en:dietary fiber
    en:Beet fiber, sugar beet fiber, sugar beet fibre, beet fibre, dried beet fiber, dried sugar beet fiber, vegetable fiber beet

    <en:dietary fiber
    en:Potato fiber, potato fibre, sweet potato fiber

    <en:dietary fiber
    en:Coconut fiber
    allergens:en:coconut

    <en:dietary fiber
    en:Bamboo fiber, bamboo fibre, bamboo fibers, sunfiber, partially hydrolyzed guar gum fiber, wood fiber, tree fiber, bamboo shoot fiber, baobab fiber, vegetable fiber bamboo

    <en:dietary fiber
    en:Sugar cane fiber, sugarcane fiber, cane fiber, sugar cane fibre, sugarcane fibre, sugar cane bagasse fiber, bagasse fiber, cane fibre

    <en:dietary fiber
    en:Acacia fiber

    <en:dietary fiber
    en:Konjac, konjac fiber, konjac powder

    <en:dietary fiber
    en:Beta glucan, beta glucan fiber, beta glucans

    <en:dietary fiber
    en:Cottonseed fiber, cotton fiber, cottonseed cellulose fiber

    <en:dietary fiber
    en:Psyllium, psyllium fiber, psyllium powder, psyllium seed, psyllium fibre, psyllium seed powder, psyllium hulls

    <en:psyllium
    en:Psyllium husk, psyllium husk fiber, whole psyllium husk, whole psyllium husks, ground psyllium husk, blond psyllium husk, blonde psyllium husk, psylium husk, psylliumhusk

    # Sugar work without milk or cocoa.
    <en:sugars
    en:Sprinkles, rainbow sprinkles, sugar sprinkles, jimmies, colored sprinkles, confetti sprinkles, sugar confetti, confetti bits, candied sugar, confectionery pieces, glazing sugar, sugar topping, sugar decorations, edible glitter, confetti, sugar shell, dragees, crumb coating sugar, sugar pearls, rolled fondant, sugar coating, topping sugar
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes

    <en:sugars
    en:Icing, icings, vanilla icing, white icing, fudge icing, icing sugar glaze, cinnamon icing, cookie icing, cake icing, glaze icing, decorating icing, strawberry icing, white icing decoration
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes

    <en:sugars
    en:Nonpareils, rainbow nonpareils, colored nonpareils, multicolored nonpareils, yellow nonpareils, red nonpareils
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes

    <en:sugars
    en:Candy, candy pieces, hard candy, candy coating, sugar candy, cotton candy, candy bits, candies, candy coated sugar
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes

    <en:sugars
    en:Glaze, vanilla glaze
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes
    """#
  }
}
