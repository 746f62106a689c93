extension EmbeddedTables {
  /// Milk, cream, cheese, whey and eggs, and the foods whose names only look like them,
  /// compiled from the FD&C Act, Regulation (EU) No 1169/2011 Annex II, advice of the NHS,
  /// Monash University's FODMAP groups and the NOVA paper of 2019.
  @inline(never)
  static var foodsDairy: String {
    #"""
    # Sources: FD&C Act 201(qq); Regulation (EU) No 1169/2011, Annex II 3 and 7; NHS, Foods to avoid in pregnancy, and Start for Life; Monash
    # University (FODMAP: lactose in milk, whey, soft cheese, yogurt, ice cream; not in butter and hard cheese); Monteiro et al. 2019 (NOVA).
    # Advice of a health service concerns the food and not a market's law, so its market is the world.

    en:Dairy, dairy product, dairy products, milk product, milk products, milk ingredients, milk ingredient, modified milk ingredients, dairy ingredients, milk derivative, milk derivatives, a milk derivative, milk constituents, natural milk solids, dairy solids, dairy blend, dairy product solids, cultured dairy, milk byproduct, from milk, dairy powder, grade a milk product solids, dairy base, natural dairy solids, milk product solids, cultured milk ingredients, milk concentrate powder, cultured dairy solids, dairy mineral, dairy minerals, milk calcium, milk minerals, milk mineral, milk mineral concentrate, milk mineral complex, dried dairy blend, natural milk minerals, milk calcium complex, milk calcium phosphate, milk extract, milk by product, dairy whip, derived from milk, dairy protein blend, milkfat and nonfat milk, milk fat and nonfat milk, cream and nonfat milk, includes milk
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk
    plain:en:yes

    # Milk.
    <en:dairy
    en:Milk, whole milk, cow's milk, cows milk, pasteurized milk, pasteurised milk, pasteurized whole milk, pasteurized cow's milk, pasteurized cows milk, pasteurized cow milk, fresh milk, grade a milk, grade a whole milk, grade a pasteurized milk, pasteurized grade a milk, fluid milk, liquid milk, vitamin d milk, homogenized milk, full cream milk, standardized milk, a2 milk, fresh pasteurized milk, pasteurized homogenized milk, raw cow milk pasteurized, pasteurized homogenized whole milk, ultra pasteurized milk, milk whole, whole cow's milk, fresh cow's milk, fresh whole milk, pasteurized vitamin d milk, pasteurized jersey milk, jersey milk, cow milk, bovine milk, homogenized pasteurized milk, pasteurized full cream milk, pasteurized fresh milk, milk pasteurized, farm fresh milk, milk from grass fed cows, grass fed milk, cow's milk pasteurized, pasteurized whole cow's milk, rbst free milk, milks, pasteurized milks, pasteurised cow's milk, fresh pasteurized cow's milk, fresh pasteurized whole milk, grade a pasteurized whole milk, pasteurized grade a whole milk, dairy milk, milk vitamin d, heat treated milk, whole milk pasteurized, milk cow, whole pasteurized milk, pasteurized whole milk vitamin d3, vitamin d whole milk, fluid whole milk, grade a pasteurized homogenized milk, milk and cream, pasteurized milk and cream, milk or cream, whole milk and cream, pasteurized milk and skim milk, milk and skim milk
    keto:en:maybe
    fodmap:en:lactose

    <en:milk
    en:Buffalo milk, water buffalo milk, pasteurized buffalo milk, buffalo's milk, pasteurized water buffalo milk

    <en:milk
    en:Camel milk

    <en:milk
    <en:unpasteurized dairy
    en:Raw milk, unpasteurized milk, unpasteurised milk, raw cow's milk, raw cows milk, raw whole milk, unpasteurized cow's milk, raw goat milk, raw goat's milk, raw sheep's milk, raw sheep milk, unpasteurized sheep's milk, unpasteurized goat's milk, raw cow milk, unpasteurized whole milk, unpasteurised cow's milk, non pasteurized milk, raw ewe's milk, raw skim milk, cultured raw milk, raw organic milk, raw partially skimmed milk, unpasteurized cows milk, raw unpasteurized milk, partially skimmed raw milk, raw cream, unpasteurized cream, thermized milk, cultured raw cow's milk, raw part skim milk, semi skimmed raw milk, raw part skim cow's milk, raw sheeps milk, raw goats milk, raw partially skimmed cow's milk, raw part skimmed milk, raw semi skimmed cow's milk, raw milk cheese, raw cow's milk cheese, unpasteurized cheese
    evidence:en:3; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; milk and dairy; -; -; unpasteurised milk and its soft cheese: listeria
    evidence:en:3; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese and milk; -; -; unpasteurised: listeria
    evidence:en:3; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese and milk; -; -; unpasteurised: listeria

    <en:milk
    en:Skim milk, skimmed milk, nonfat milk, non fat milk, fat free milk, fat-free skim milk, skimmed cow's milk, pasteurized skim milk, pasteurized skimmed milk, pasteurized nonfat milk, pasteurized non fat milk, pasteurized fat free milk, grade a nonfat milk, grade a non fat milk, grade a skim milk, grade a fat free milk, pasteurized grade a nonfat milk, grade a pasteurized skim milk, grade a pasteurized nonfat milk, liquid skim milk, fluid skim milk, organic nonfat milk, nonfat grade a milk, pasteurized skim cow's milk, grade a pasteurized fat free milk, nonfat skim milk, milk skim, milk nonfat, fresh skim milk, fresh skimmed milk, filtered skim milk, ultrafiltered skim milk, ultra filtered skim milk, ultrafiltered nonfat milk, ultra filtered nonfat milk, ultrafiltered fat free milk, lactose free skim milk, lactose free nonfat milk, filtered lowfat grade a milk, filtered fat free milk, ultra filtered fat free milk, pasteurized grade a skim milk, fat free milk pasteurized, fat free ultra filtered milk, skim cow's milk, skim milk pasteurized, grade a pasteurized non fat milk, milk skimmed, grade a pasteurized and homogenized nonfat milk, skimmed milk pasteurized, nonfat cow's milk, pasteurized grade a non fat milk, filtered grade a fat free milk, nonfat ultrafiltered milk, reconstituted skim milk, reconstituted skimmed milk, reconstituted nonfat milk, ultra filtered grade a nonfat milk, grade a ultra filtered nonfat milk, pasteurized fatfree milk, fatfree milk, 0 milk, non-fat pasteurized milk, nonfat pasteurized milk, non fat skim milk

    <en:milk
    en:Part-skim milk, lowfat milk, low fat milk, reduced fat milk, partly skimmed milk, partially skimmed milk, semi skimmed milk, pasteurized part skim milk, part skimmed milk, pasteurized lowfat milk, pasteurized low fat milk, pasteurized reduced fat milk, grade a reduced fat milk, grade a lowfat milk, grade a low fat milk, pasteurized part skim cow's milk, part skim cow's milk, pasteurized part skimmed milk, pasteurized partially skimmed milk, pasteurized partly skimmed milk, partially skim milk, pasteurized part skim cows milk, partly skimmed cow's milk, partially skimmed cow's milk, part skim cows milk, 2 milk, 1 milk, 2 reduced fat milk, 1 lowfat milk, 1 low fat milk, light milk, semi skimmed cow's milk, pasteurized reduced fat cow's milk, part skim cow milk, pasteurized part skim cow milk, partially skimmed pasteurized milk, pasteurized partially skimmed cow's milk, pasteurized part skimmed cow's milk, reduced fat cow's milk, pasteurized semi skimmed milk, grade a part skim milk, pasteurized semi skimmed cow's milk, milk part skim, partially skimmed cows milk, low fat grade a milk, pasteurized partially skim milk, milk reduced fat, reduced fat pasteurized milk, pasteurised partly skimmed milk, milk partially skimmed, pasteurized grade a lowfat milk, pasteurized grade a reduced fat milk, grade a pasteurized lowfat milk, grade a pasteurized reduced fat milk, pasteurized 2 milk, part skimmed cow's milk, partially defatted milk, partly skim milk, part-skim pasteurized milk, ultra filtered reduced fat milk, ultra filtered low fat milk, filtered low fat milk, reduced fat skim milk, pasteurized semi skim milk, filtered grade a reduced fat milk

    # The lactase leaves its sugars; the protein stays.
    <en:milk
    en:Lactose free milk, lactose-reduced milk, lactose free whole milk, lactose free cream, lactose free lowfat milk, lactose free reduced fat milk, lactose reduced skim milk, delactosed milk, lactose free skimmed milk, lactose reduced nonfat milk, lactose reduced lowfat milk, lactose free milk powder
    fodmap:en:fructose

    <en:milk
    en:Goat milk, goat's milk, goats milk, pasteurized goat milk, pasteurized goat's milk, pasteurized goats milk, cultured goat milk, cultured pasteurized goat milk, goat milk powder, cultured pasteurized goat's milk, grade a goat milk, cultured goat's milk, whole goat milk, cultured pasteurized goats milk, goat whey, dried goat milk, goat milk protein, pasteurised goat's milk, pasteurized cultured goat milk, goat milk cream, grade a pasteurized goat milk

    <en:milk
    en:Sheep milk, sheep's milk, sheeps milk, ewe's milk, ewes milk, pasteurized sheep's milk, pasteurized sheep milk, pasteurized sheeps milk, cultured sheep's milk, ewe milk, pasteurized ewe's milk, cultured pasteurized sheep's milk, pasteurized ewes milk, cultured sheep milk, pasteurized sheep's and goat's milk, pasteurized sheep's milk and goat's milk, pasteurized ewe milk, pasteurised sheep's milk, cultured pasteurized sheep milk

    <en:milk
    en:Milk powder, powdered milk, dried milk, dry milk, whole milk powder, dried whole milk, dry whole milk, whole dry milk, full cream milk powder, powdered whole milk, whole dried milk, milk solids, whole milk solids, dry milk solids, whole powdered milk, full fat milk powder, whole milk dried, whole milk dry, dried full cream milk, milk powder whole, milk whole powder, instant whole milk powder, powdered full cream milk, full cream powdered milk, dry milk powder, dehydrated milk, milk dry, milk dried, milk powders, desiccated milk, dry whole milk powder, dry whole milk solids, dried whole milk powder, dried milk powder, total milk solids, milk solid, dehydrated whole milk, dried milk solids, cow's milk powder, whole cow's milk powder, cow milk powder, instant milk powder, fresh milk powder, full cream milk solids, pasteurized milk powder, roller dried whole milk

    <en:milk powder
    en:Skim milk powder, skimmed milk powder, nonfat dry milk, non fat dry milk, nonfat milk powder, non fat milk powder, dried skim milk, dried skimmed milk, dry skim milk, nonfat dry milk powder, non fat dry milk powder, nonfat dried milk, nonfat milk solids, non fat milk solids, skim milk solids, nonfat dry milk solids, non fat dry milk solids, powdered skim milk, powdered skimmed milk, nonfat powdered milk, fat free dry milk, fat free milk powder, instant nonfat dry milk, instant nonfat milk, grade a nonfat dry milk, grade a nonfat milk powder, dried nonfat milk, dry nonfat milk, dehydrated nonfat milk, dry nonfat milk solids, nonfat milk dry, low heat nonfat dry milk, skimmed milk solids, dry skimmed milk, powdered nonfat milk, dry nonfat milk powder, non fat powdered milk, defatted milk powder, defatted milk, skim milk dry, fat free milk solids, high heat nonfat dry milk, partly skimmed milk powder, semi skimmed milk powder, dried nonfat milk solids, dried nonfat milk powder, milk solids non fat, milk solids nonfat, nonfat dehydrated milk, pasteurized nonfat dry milk, instantized nonfat milk, instant non fat dry milk, nonfat milk dried, skim milk dried, skimmed powdered milk, skim powdered milk, skimmed milk powdered, non fat dried milk, partially skimmed milk powder, part skim milk powder, reduced fat milk powder, low fat milk powder, lowfat milk powder, dehydrated skim milk, grade a non fat dry milk, powdered skim milk solids, powdered non fat milk, dry non fat milk, nonfat dry milk instant, fat free dry milk powder, non fat dry milk instant, non instant dry milk, nonfat dry milk dry, nonfat dry milk concentrate

    <en:milk
    en:Condensed milk, concentrated milk, condensed skim milk, concentrated skim milk, condensed whole milk, condensed skimmed milk, reconstituted milk, recombined milk, condensed nonfat milk, concentrated nonfat milk, nonfat condensed milk, concentrated whole milk, condensed fat free milk, whole condensed milk, condensed lowfat milk, concentrated fat free milk, nonfat milk concentrate, condensed buttermilk, skim milk concentrate, condensed cream, low fat condensed milk, concentrated low fat milk, milk concentrate, skimmed milk concentrate, whole milk concentrate, concentrated milk skim, skim condensed milk, skimmed condensed milk, pasteurized concentrated skim milk, condensed non fat milk, fat free condensed milk

    <en:milk
    en:Sweetened condensed milk, sweetened condensed skim milk, sweetened condensed whole milk, sweetened condensed skimmed milk, sweetened condensed nonfat milk, fat free sweetened condensed milk, sweetened condensed milk whole, sweetened condensed low fat milk, sweetened whole condensed milk, sweet condensed milk, sweetened evaporated milk

    <en:milk
    en:Evaporated milk, evaporated skim milk, evaporated skimmed milk, evaporated nonfat milk, evaporated whole milk, evaporated fat free milk, evaporated filled milk, nonfat evaporated milk, lowfat evaporated milk

    <en:milk
    en:Dulce de leche, cajeta, caramelized milk

    <en:milk
    en:Ultrafiltered milk, ultra filtered milk, ultrafiltered whole milk, filtered milk, ultra-filtered whole milk, microfiltered milk

    <en:milk
    en:Cultured milk, cultured pasteurized milk, pasteurized cultured milk, cultured grade a milk, cultured pasteurized grade a milk, cultured whole milk, cultured grade a pasteurized milk, cultured cow's milk, cultured pasteurized cow's milk, cultured pasteurized whole milk, cultured organic milk, cultured pasteurized organic milk, cultured lowfat milk, cultured low fat milk, cultured reduced fat milk, cultured part skim milk, cultured pasteurized part skim milk, cultured nonfat milk, cultured non fat milk, cultured skim milk, cultured pasteurized skim milk, cultured pasteurized nonfat milk, cultured pasteurized non fat milk, cultured pasteurized grade a nonfat milk, cultured grade a nonfat milk, cultured grade a non fat milk, cultured pasteurized lowfat milk, cultured pasteurized low fat milk, cultured pasteurized reduced fat milk, cultured pasteurized grade a lowfat milk, cultured pasteurized grade a reduced fat milk, cultured grade a reduced fat milk, cultured grade a low fat milk, cultured grade a lowfat milk, cultured fat free milk, cultured pasteurized fat free milk, cultured skimmed milk, fermented milk, milk cultured, cultured grade a skim milk, cultured pasteurized grade a whole milk, cultured pasteurized grade a skim milk, cultured pasteurized grade a non fat milk, cultured grade a whole milk, cultured ultra filtered nonfat milk, cultured grade a pasteurized nonfat milk, fermented skim milk, acidified milk, cultured grade a fat free milk, cultured pasteurized partly skimmed milk, pasteurized cultured nonfat milk, pasteurized cultured skim milk, pasteurized cultured whole milk, cultured partially skimmed milk, cultured pasteurized cows milk, cultured cows milk, cultured pasteurized part skim cow's milk, cultured pasteurized milks, cultured pasteurized homogenized milk, cultured grade a pasteurized skim milk, cultured pasteurized partially skimmed milk, cultured pasteurised milk, cultured milks, cultured buffalo milk, cultured pasteurized vitamin d milk, cultured pasteurized grade a fat free milk, cultured pasteurized grade a low fat milk, cultured grade a part skim milk, fermented nonfat milk, cultured grade a pasteurized whole milk, cultured nonfat dry milk, cultured nonfat milk solids, cultured skim milk powder, cultured grade a pasteurized fat free milk, part skim cultured milk, cultured semi skimmed milk, cultured part skimmed milk, cultured pasteurized part skimmed milk, cultured condensed skim milk, cultured dried skim milk, cultured milk powder, cultured grade a cream and milk, cultured cow milk, cultured pasteurized jersey milk, cultured non-fat yogurt milk, cultured 2 milk, cultured milk protein concentrate, cultured pasteurized cow milk, pasteurized cultured cow's milk, pasteurized cultured part skim milk, cultured skimmed cow's milk, cultured milk solids, cultured part skim cow's milk, cultured reduced lactose whey, part skim cow's milk cultured, nonfat cultured milk, cultured milk and cream, cultured milk and skim milk, pasteurized cultured milk and cream, cultured pasteurized milk and cream, cultured pasteurized milk and skim milk, cultured pasteurized nonfat milk and cream

    <en:cultured milk
    en:Yogurt, yoghurt, yogurts, lowfat yogurt, low fat yogurt, nonfat yogurt, non fat yogurt, whole milk yogurt, plain yogurt, vanilla yogurt, fat free yogurt, plain nonfat yogurt, plain lowfat yogurt, strained yogurt, natural yogurt, natural yoghurt, grade a lowfat yogurt, grade a yogurt, cultured yogurt, yogurt solids, low fat yoghurt, nonfat plain yogurt, low fat plain yogurt, low fat vanilla yogurt, lowfat vanilla yogurt, vanilla low fat yogurt, vanilla nonfat yogurt, strawberry yogurt, strained nonfat yogurt, strained low fat yogurt, yogurt base, whole milk plain yogurt, lowfat yogurt cultured, reduced fat yogurt, goat milk yogurt, yogurt plain, cultured lowfat yogurt, vanilla lowfat yogurt, plain whole milk yogurt, plain low fat yogurt, yogurt cultured, yogourt, drinkable yogurt, nonfat yogurt base, skim milk yogurt, yoghurts, yogurt cheese, ayran, lassi, nonfat vanilla yogurt, yogurt drink

    <en:cultured milk
    en:Greek yogurt, greek style yogurt, nonfat greek yogurt, non fat greek yogurt, greek nonfat yogurt, lowfat greek yogurt, low fat greek yogurt, whole milk greek yogurt, fat free greek yogurt, plain greek yogurt, plain nonfat greek yogurt, greek yoghurt, vanilla greek yogurt, low fat greek style yogurt

    <en:cultured milk
    en:Frozen yogurt, lowfat frozen yogurt, nonfat frozen yogurt

    <en:cultured milk
    en:Kefir

    <en:cultured milk
    en:Skyr, icelandic yogurt

    <en:cultured milk
    en:Labneh, labne, lebni

    <en:cultured milk
    en:Quark

    <en:yogurt
    en:Yogurt powder, nonfat yogurt powder, yoghurt powder, dried yogurt, dried yogurt powder, nonfat dry yogurt, dried nonfat yogurt, yogurt cultured powder, non fat yogurt powder, greek yogurt powder, low fat yogurt powder, lowfat yogurt powder, cultured nonfat yogurt powder, skimmed yogurt powder, powdered yogurt, cultured yogurt powder, skimmed milk yogurt powder, heat treated yogurt powder, skim milk yogurt powder, dry yogurt, yogurt whey powder, nonfat yogurt solids, nonfat greek yogurt powder, whole milk yogurt powder

    # Names of products with yogurt, not of milk alone.
    <en:dairy
    en:Yogurt coating, yogurt chips, yogurt flavored coating, greek yogurt coating, yoghurt coating, greek yogurt flavored coating, yogurt confectionery coating, yogurt flavored chips, vanilla yogurt coating, yogurt compound coating, yogurt flavoured coating, yogurt confectioners coating, vanilla yogurt flavored coating, yogurt chip, strawberry yogurt coating, yogurty coating, yogurt covering, yogurty covering, yogurt drops, yogurt compound, nonfat yogurt coating, yogurt flavor coating, yogurt icing, yogurt melts
    keto:en:no
    fodmap:en:lactose

    <en:dairy
    en:Ice cream, vanilla ice cream, ice milk, reduced fat ice cream, ice cream mix, light ice cream, chocolate ice cream, low fat ice cream, ice cream base, lowfat ice cream, frozen dairy dessert, light vanilla ice cream, nonfat ice cream, soft serve, frozen dairy dessert base, strawberry ice cream, ice creams, vanilla reduced fat ice cream
    vegetarian:en:maybe
    keto:en:no
    fodmap:en:lactose

    <en:dairy
    en:Custard, frozen custard, custard base, vanilla custard, pastry cream
    vegetarian:en:maybe
    keto:en:no
    fodmap:en:lactose

    <en:dairy
    en:Whipped topping, whipped cream topping
    vegetarian:en:maybe
    keto:en:no
    fodmap:en:lactose

    <en:dairy
    en:Gelato
    vegetarian:en:maybe
    keto:en:no
    fodmap:en:lactose

    <en:dairy
    en:Milkshake, milk shake
    vegetarian:en:maybe
    keto:en:no
    fodmap:en:lactose

    # Cream and butter.
    <en:dairy
    en:Cream, pasteurized cream, fresh cream, sweet cream, grade a cream, clotted cream, cream milk, fresh pasteurized cream, cultured pasteurized cream, cultured cream, pasteurized sweet cream, pasteurized cultured cream, cultured grade a cream, milk cream, dairy cream, whole cream, pasteurized milk cream, cultured pasteurized milk cream, pasteurised cream, pasteurized fresh cream, pasteurized grade a cream, grade a pasteurized cream, creme, thick cream, cream pasteurized, sweet pasteurized cream, ultra pasteurized cream, sour and sweet cream, cow's cream, cow cream, pasteurized half and half, fat free half and half, cream from milk, cream grade a, manufacturing cream, pasteurized cow's cream, pasteurized cream milk, liquid cream, dairy creme, dairy cream pasteurized, cultured cream milk, creams, pasteurized creams
    fodmap:en:lactose

    <en:cream
    en:Half and half, half n half

    <en:cream
    en:Whipping cream, heavy cream, heavy whipping cream, double cream, whipped cream, pasteurized heavy cream, heavy cream milk, pasteurized whipping cream, pasteurized heavy whipping cream, heavy cream pasteurized, grade a heavy cream, double cream milk, cultured heavy cream, light whipping cream, cream heavy, fresh heavy cream

    <en:cream
    en:Light cream, single cream, table cream, pasteurized light cream, single cream milk

    <en:cream
    en:Whey cream, cultured whey cream, pasteurized whey cream, whey butter cream, cream whey, fresh whey cream, sweet whey cream

    <en:cream
    en:Cream powder, dried cream, dry cream, cream solids, powdered cream, sweet cream solids, cream powder milk, heavy cream powder, sweet cream powder, milk cream powder, dehydrated cream, dried cream extract, cream extract, dried sweet cream, sweet cream solid, dry sweet cream, dairy cream powder, cream dry, full cream powder, cream dried, cultured cream powder, fresh cream powder

    <en:cream
    en:Sour cream, soured cream, cultured sour cream, sour cream powder, sour cream solids, light sour cream, reduced fat sour cream, dried sour cream, nonfat sour cream, fat free sour cream, dehydrated sour cream, sour cream dried, powdered sour cream, cultured sour cream powder, sour cream cultured, cultured sour cream solids, low fat sour cream, lowfat sour cream, sour cream base, dried cultured sour cream, dry sour cream, sourcream powder, sour cream cultured cream, sourcream, dried sour cream solids, sour cream concentrate, dry sour cream powder, grade a sour cream, natural sour cream, all natural sour cream, nonfat sour cream powder, sour cream pasteurized, dehydrated sour cream powder, sour cream seasoning, cultured cream and nonfat milk

    <en:sour cream
    en:Crème fraîche, crema, mexican crema, crema mexicana

    <en:dairy
    en:Butter, butters, unsalted butter, salted butter, sweet cream butter, cultured butter, pasteurized butter, sweet butter, dairy butter, fresh butter, butter unsalted, butter salted, lightly salted butter, butter cream milk, pure butter, real butter, creamery butter, sweet cream salted butter, sweet cream unsalted butter, grade aa butter, butter pasteurized cream, pure creamery butter, unsalted sweet cream butter, salted sweet cream butter, grade a butter, concentrated butter, butter sweet cream, european style butter, pasteurized sweet cream butter, butter concentrate, brown butter, browned butter, butter pasteurized, butter milk fat, irish butter, grassfed butter, grass fed butter, plugra butter, grade aa unsalted butter, salted cream butter, light butter, whey butter, farm butter, french butter, clarified unsalted butter, melted butter, cream butter, butter fresh, lactose free butter, reduced fat butter, goat butter, pure butterfat
    nova:en:2

    <en:butter
    en:Whipped butter

    <en:butter
    en:Garlic butter, roasted garlic butter

    <en:butter
    en:Butter oil, anhydrous milk fat, anhydrous milkfat, milk fat, milkfat, butterfat, butter fat, clarified butter, anhydrous butter oil, anhydrous butterfat, anhydrous butter fat, anhydrous butter, butteroil, dairy fat, dehydrated butter, clarified butter oil, clarified butterfat, fractionated butter oil, milk fats, concentrated milk fat, anhydrous dairy fat, milk fat fraction, clarified milkfat, milk butter fat, butter clarified, milkfats, anhydrous butterfats, milk butterfat, fat from milk, clarified milk fat, anhydrous milk fats, dried butterfat, butterfats, milk oil, milkfat anhydrous, lactic butter, butter fats, dried milk fat, butterfat milk, cream fat, dehydrated butter fat, fractionated butter, fractionated butterfat

    <en:butter oil
    en:Ghee, butter ghee, desi ghee, cow ghee, ghee clarified butter, grass fed ghee, organic ghee, clarified butter ghee, pure ghee, pure butter ghee

    <en:butter
    en:Butter powder, butter solids, dried butter, powdered butter, dry butter, dehydrated butter powder, sweet cream butter powder, enzyme modified butter, enzyme modified butterfat, enzyme modified butter oil, enzyme modified milk fat, enzyme modified cream, enzyme modified milk, enzyme modified milk solids, enzyme modified butter fat, enzyme modified milkfat, butter enzyme modified, dried butter extract, butter extract, butter buds, enzyme modified dairy, lipolyzed butter oil, lipolyzed butterfat, lipolyzed cream, enzymatically modified butter, cultured dried butter, butter dehydrated, enzyme modified dairy product, cultured butter oil, butter oil powder, butter dried, butter ester, butter esters, butter acids, lipolyzed butter fat, butter starter distillate, starter distillate, natural butter powder, butter flavor powder, enzyme modified butteroil, lipolyzed butter, enzyme treated butter, enzymatically modified milk fat

    <en:dairy
    en:Buttermilk, cultured buttermilk, sweet cream buttermilk, lowfat buttermilk, low fat buttermilk, cultured lowfat buttermilk, nonfat buttermilk, liquid buttermilk, buttermilk cultured, pasteurized buttermilk, sweetcream buttermilk, sweet buttermilk, cultured low fat buttermilk, fat free buttermilk, whole buttermilk, cultured nonfat buttermilk, low fat cultured buttermilk, reduced fat buttermilk, fresh buttermilk, lowfat cultured buttermilk, cream buttermilk, concentrated buttermilk, butter milk, cultured sweet cream buttermilk, sweet cream butter milk, buttermilks, light buttermilk, cultured pasteurized buttermilk, cultured reduced fat buttermilk, pasteurized cultured buttermilk
    keto:en:maybe
    fodmap:en:lactose

    <en:buttermilk
    en:Buttermilk powder, buttermilk solids, dried buttermilk, dry buttermilk, powdered buttermilk, buttermilk dry, dry buttermilk solids, sweet cream buttermilk powder, sweet cream buttermilk solids, dried buttermilk powder, cultured buttermilk powder, cultured buttermilk solids, dried buttermilk solids, buttermilk dried, dried sweet cream buttermilk, sweetcream buttermilk powder, buttermilk solid, dehydrated buttermilk, dried cultured buttermilk, dry buttermilk powder, sweet buttermilk powder, dry sweet cream buttermilk, butter milk powder, powdered cultured buttermilk, sweet cream buttermilk dried, buttermilk powdered, butter milk solids, nonfat buttermilk powder, sweet dried buttermilk, buttermilk powder cultured, buttermilk powder sweet cream, nonfat buttermilk solids, dried butter milk, sweetcream buttermilk solids, grade a buttermilk powder, dried buttermilk with milk, cultured dry buttermilk, dried sweet buttermilk, dry butter milk, low fat buttermilk powder

    # Whey, lactose, casein, milk proteins.
    <en:dairy
    en:Whey, sweet whey, whey powder, dried whey, dry whey, whey solids, sweet whey powder, dried sweet whey, whey milk, milk whey, cultured whey, modified whey, dairy whey, sweet dairy whey, dried dairy whey, powdered whey, pasteurized whey, dry sweet whey, whey dry, whey dried, deproteinized whey, deproteinised whey, whey from milk, fresh whey, liquid whey, whey concentrate, whey sweet, dairy product solids whey, whey milk powder, whey solid, cheese whey, cheese whey powder, whey powder milk, grade a whey, milk whey powder, edible whey, dry whey solids, whey product, sweet whey solids, organic whey, cow's milk whey, condensed whey, whey derivative, whey derived from milk, dehydrated whey, dry dairy whey, concentrated whey, dried whey powder, fermented whey, dried milk whey, pasteurized cultured whey, whey cultured, modified dairy product solids, pasteurized sweet whey, powdered sweet whey, sheep's milk whey, whey fat, sweet milk whey, goat milk whey, dried whey solids, whey dairy, whey powdered, whey milk derivative, skimmed whey powder, cows milk whey, whey powder sweet, whey from cow's milk, enzyme modified whey, dry whey powder, whey modified, modified whey solids, hydrolyzed whey, cultured dextrose and whey, buffalo milk whey, milk serum, serum milk, cow whey, cultured whey solids, cultured whey powder, whey of milk, sweet powder whey, reduced protein whey, cultured whey and nonfat milk
    halal:en:maybe
    kosher:en:maybe
    keto:en:maybe
    fodmap:en:lactose

    <en:whey
    en:Whey permeate, whey permeate powder, milk permeate, milk permeate solids, dairy permeate, milk permeate powder

    <en:whey
    en:Reduced lactose whey, delactosed whey, lactose reduced whey, reduced lactose whey solids, reduced lactose whey powder, lactose reduced whey powder, partially delactosed whey

    <en:whey
    en:Demineralized whey, reduced minerals whey, partially demineralized whey, demineralized whey powder, partially demineralized whey powder, whey mineral concentrate, reduced mineral whey, whey minerals, demineralised whey powder, demineralised whey, whey partially demineralized, deionized whey

    <en:whey
    en:Acid whey, acid whey powder, lactic whey, dried acid whey

    <en:whey
    en:Whey protein concentrate, whey protein, whey proteins, whey protein concentrates, milk whey protein concentrate, milk whey protein, whey protein powder, modified whey protein concentrate, dried whey protein concentrate, whey protein concentrate milk, whey concentrate protein, ultrafiltered whey protein concentrate, ultra filtered whey protein concentrate, cultured whey protein concentrate, partially hydrolyzed whey protein concentrate, cross flow microfiltered whey protein concentrate, whey protein blend, grade a whey protein concentrate, milk protein whey, instantized whey protein concentrate, cold filtered whey protein concentrate, concentrated whey protein, modified whey protein, whey protein concentrate from milk, partially denatured whey protein, whey protein concentrate powder, cow's milk whey protein concentrate, cow's whey protein concentrate, cultured whey protein, whey protein concentrate whey, grass fed whey protein concentrate, grass fed whey protein, instant whey protein concentrate, undenatured whey protein concentrate, protein blend whey protein concentrate, milk fat globule membrane, whey protein crisps, microparticulated whey protein, microparticulated whey protein concentrate, immunoglobulins, cultured whey protein concentrate milk, dried whey protein, whey proteins milk, dairy protein, dairy proteins, protein from milk, microfiltered whey protein concentrate
    nova:en:4

    <en:whey protein concentrate
    en:Lactoferrin, lactoferrin milk

    <en:whey protein concentrate
    en:Colostrum, bovine colostrum

    <en:whey protein concentrate
    en:Alpha-lactalbumin, lactalbumin, beta lactoglobulin, lactoglobulin

    <en:whey
    en:Whey protein isolate, isolated whey protein, milk whey protein isolate, whey protein isolates, instantized whey protein isolate, cross flow microfiltered whey protein isolate, whey isolate, whey protein isolate milk, ion exchange whey protein isolate, modified whey protein isolate, whey isolate protein, microfiltered whey protein isolate, whey protein isolate from milk, grass fed whey protein isolate, grade a whey protein isolate
    keto:en:maybe
    nova:en:4

    <en:whey
    en:Hydrolyzed whey protein, hydrolyzed whey protein isolate, hydrolysed whey protein, hydrolyzed whey protein concentrate, whey protein hydrolysate, partially hydrolyzed whey protein, partially hydrolyzed whey protein isolate, hydrolyzed milk protein, hydrolysed milk protein, milk protein hydrolysate, partially hydrolyzed milk protein, hydrolyzed casein, hydrolyzed milk proteins, casein hydrolysate, hydrolyzed whey peptides, whey peptides, enzymatically hydrolyzed whey protein isolate, whey protein hydrolyzate, hydrolyzed milk protein isolate, caseinate hydrolysate, casein hydrolyzate, hydrolyzed sodium caseinate, whey protein isolate hydrolyzed, hydrolyzed caseinate, hydrolyzed nonfat milk, hydrolyzed milk, partially hydrolyzed milk protein isolate
    nova:en:4

    <en:dairy
    en:Milk protein concentrate, milk protein, milk proteins, milk protein isolate, concentrated milk protein, concentrated milk proteins, milk protein powder, ultrafiltered milk protein concentrate, ultra filtered milk protein concentrate, total milk proteinate, milk proteinate, total milk protein, isolated milk protein, milk protein concentrates, skim milk protein, grade a milk protein concentrate, milk protein isolates, calcium milk protein, milk protein concentrate powder, cow's milk protein, milk protein crisps, filtered milk protein, nonfat milk protein concentrate, milk protein blend, milk isolate protein, dried milk protein concentrate, milk protein concentrate milk, skim milk protein concentrate, dried milk protein, ultra filtered milk protein isolate, milk protein derivative, milk and whey protein, goat milk protein concentrate, cow's milk protein concentrate, milk isolate, ultrafiltered milk solids, milk proteins isolate, calcium sodium milk protein concentrate, milk protein concentrate instantized, kosher milk protein
    nova:en:4

    <en:dairy
    en:Casein, micellar casein, rennet casein, milk casein, acid casein, casein milk, casein protein, caseins, casein a milk protein, milk protein casein, casein a milk derivative, casein milk protein, rennet casein milk, casein peptides, micellar casein isolate, micellar milk protein, lactic casein, micellar casein concentrate, native casein, dry casein, casein from milk, micellar milk casein, dried casein, casein powder, casein solids
    nova:en:4

    <en:casein
    en:Caseinate, caseinates, potassium caseinate, milk caseinate, sodium and calcium caseinate, caseinate milk, caseinate a milk derivative, magnesium caseinate, ammonium caseinate

    <en:caseinate
    en:Sodium caseinate, sodium caseinate milk, sodium caseinate a milk derivative, sodium caseinate from milk, sodium caseinate milk protein, sodium casinate, sodium caseinate a milk protein, calcium sodium caseinate, sodium caseinates, milk protein sodium caseinate, milk sodium caseinate, sodium caseinate milk derivative, casein sodium, caseinate sodium, sodium caseinate from cow's milk, contains sodium caseinate, sodium caseinate derived from milk

    <en:caseinate
    en:Calcium caseinate, sodium calcium caseinate, calcium casinate, calcium caseinate milk, instant calcium caseinate

    <en:dairy
    <en:sugars
    en:Lactose, milk sugar, lactose milk, lactose from milk, lactose powder, lactose monohydrate, milk lactose, lactose a milk sugar, refined lactose, lactose a milk derivative, lactose solids, lactose milk sugar, hydrolyzed lactose, hydrolysed lactose
    vegan:en:no
    allergens:en:milk
    keto:en:no
    fodmap:en:lactose
    nova:en:4
    cas:en:63-42-3

    # Cheese. Rennet may be of animals, so the vegetarian status stays open.
    <en:dairy
    en:Cheese, cheeses, cultured cheese, natural cheese, natural cheeses, cheese blend, cheese solids, aged cheese, hard cheese, semi soft cheese, semi hard cheese, cheese filling, white cheese, yellow cheese, sheep cheese, cheese culture and enzymes, cheese mix, mixed cheeses, cheese granules, cow's milk cheese, sheep's milk cheese, whole milk cheese, skim milk cheese, part skim milk cheese, skim cheese, table cheese, pasteurized cheese, imported cheese, italian cheese, italian cheeses, cheese topping, three cheese blend, italian cheese blend, four cheese blend, cheese crumbles, granular cheese, granular and blue cheese, granular cheese cultured milk, soft cheese, cheese base, mexican cheese, mexican cheese blend, mexican blend cheese, mexican style cheese, 4 cheese blend, 3 cheese blend, 5 cheese blend, six cheese blend, dried cheese blend, five cheese blend, 6 cheese blend, fresh cheese, cheese a blend of, dehydrated cheese, dried cheese, dehydrated cheese blend, cheese sticks, skim milk cheese cultured skim milk, reduced fat cheese, low fat cheese, semisoft cheese, semisoft part skim cheese, part skim cheese, cheese bites, semi soft part skim cheese, cultured skim milk cheese, cheese crunch, toasted cheese, crunchy cheese, cheese snack, blend of cheeses, cheddar cheese and blue cheese, fontal cheese, cheese made with skim milk, cheddar and colby cheese
    vegetarian:en:maybe
    nova:en:3

    <en:cheese
    en:Shredded cheese, grated cheese, grating cheese, shredded cheese blend, grated cheeses

    <en:cheese
    en:Cheese curds, washed curd cheese

    <en:cheese
    en:Cheddar cheese, cheddar, sharp cheddar cheese, sharp cheddar, mild cheddar cheese, medium cheddar cheese, aged cheddar cheese, extra sharp cheddar cheese, yellow cheddar cheese, yellow cheddar, reduced fat cheddar cheese, mild cheddar, medium cheddar, aged cheddar, cheddar cheeses, shredded cheddar cheese, cheddar cheese curds, vermont cheddar cheese, mature cheddar cheese, mature cheddar, wisconsin cheddar cheese, irish cheddar cheese, pasteurized cheddar cheese, smoked cheddar cheese, cultured cheddar cheese, lite cheddar cheese, low fat cheddar cheese, fat free cheddar cheese, nonfat cheddar cheese, cheddar cheese cultured milk, cheddar cheese cultured pasteurized milk, cheddar cheese pasteurized milk, cheddar cheese milk, orange cheddar cheese, new york cheddar cheese, enzyme modified cheddar cheese, cheddar blend, cheddar and blue cheese, aged sharp cheddar cheese, colored cheddar cheese, natural cheddar cheese, sharp yellow cheddar cheese, reduced fat sharp cheddar cheese, tillamook cheddar cheese, irish cheddar, longhorn cheese, cheddar type cheese, natural sharp cheddar cheese, extra sharp cheddar, english cheddar cheese, sharp cheddar cheeses, cheddar club cheese, cheddar cheese blend, cheddar sauce base, old cheddar cheese, diced cheddar cheese, raw milk cheddar cheese, cheshire cheese, wensleydale cheese, lancashire cheese, caerphilly

    <en:cheddar cheese
    en:White cheddar cheese, white cheddar, sharp white cheddar cheese, aged white cheddar cheese, vermont white cheddar cheese, medium white cheddar cheese, mild white cheddar cheese

    <en:cheese
    en:Gloucester, double gloucester, gloucester cheese

    <en:cheese
    en:Red Leicester, red leicester cheese

    <en:cheese
    en:Pasta filata cheese, pasta filata

    <en:cheese
    en:Mozzarella cheese, mozzarella, low moisture mozzarella cheese, low moisture part skim mozzarella cheese, part skim mozzarella cheese, low moisture part skim mozzarella, low moisture mozzarella, part skim mozzarella, whole milk mozzarella cheese, low moisture whole milk mozzarella cheese, smoked mozzarella cheese, buffalo mozzarella, reduced fat mozzarella cheese, part skim low moisture mozzarella cheese, mozzarella cheeses, low moisture part skim mozzarella cheeses, shredded mozzarella cheese, whole milk mozzarella, whole milk low moisture mozzarella cheese, low moisture part skim mozzarella cheese pasteurized part skim milk, low moisture mozzarella cheese part skim, mozzarella part skim cheese, mozzarella cheese pasteurized milk, mozzarella cheese cultured milk, mozzarella cheese pasteurized part skim milk, light mozzarella cheese, buffalo mozzarella cheese, lite mozzarella cheese, part skim milk mozzarella cheese, diced mozzarella cheese, mozzarella cheese low moisture part skim, low moisture whole milk mozzarella, smoked mozzarella, mozzarella cheese part skim, low fat mozzarella cheese, low moisture part skim milk mozzarella cheese, fat free mozzarella cheese, skim mozzarella cheese, lowfat mozzarella cheese, low moisture reduced fat mozzarella cheese, mozzarella cheese whole milk, pizza cheese, low moisture part skim mozzarella cheese part skim milk, reduced fat low moisture part skim mozzarella cheese, low moisture mozzarella cheese milk, light low moisture part skim mozzarella cheese, lowmoisture part skim mozzarella cheese, low moisture partskim mozzarella cheese, rehydrated fat free mozzarella cheese, mozzarella cheese blend

    <en:cheese
    en:Burrata, burrata cheese, stracciatella cheese

    <en:mozzarella cheese
    en:String cheese, low moisture part-skim mozzarella string cheese

    <en:cheese
    en:Queso Oaxaca, oaxaca cheese, queso quesadilla cheese, quesadilla cheese, queso quesadilla, asadero cheese, queso asadero

    <en:cheese
    en:Scamorza, scamorza cheese

    <en:mozzarella cheese
    en:Fresh mozzarella cheese, fresh mozzarella, bocconcini, fresh whole milk mozzarella cheese, mozzarella pearls, ciliegine mozzarella, ovaline mozzarella

    <en:cheese
    en:Parmesan cheese, parmesan, parmesan cheeses, grated parmesan cheese, aged parmesan cheese, grated parmesan, shredded parmesan cheese, parmesan cheese part skim milk, parmesan cheese cultured milk, parmesan cheese pasteurized part skim milk, dried parmesan cheese, parmesan and romano cheese, parmesan and romano cheeses, parmesan romano cheese, parmesan cheese cultured part skim milk, parmesan cheese blend, shaved parmesan cheese, shaved parmesan, parmesan cheese pasteurized cow's milk, parmesan cheese cow's milk, parmesan cheese milk, parmesan cheese pasteurized milk, enzyme modified parmesan cheese, pasteurized parmesan cheese, reggianito cheese, aged parmesan, sarvecchio parmesan cheese, parmesean cheese, dehydrated parmesan cheese, parmesan cheese part skim cow's milk, parmesan cheese cultured pasteurized milk, parmesan hard cheese, imported parmesan cheese, romano and parmesan cheese, pasteurized part skim parmesan cheese, piave cheese, parmesan and asiago cheeses, parmesan and romano cheese blend, parmesan and asiago cheese

    <en:parmesan cheese
    en:Parmigiano Reggiano, parmigiano reggiano cheese, parmigiano, parmigiano cheese, reggiano parmesan cheese, parmigiano reggiano dop

    <en:cheese
    en:Grana Padano, grana padano cheese, grana cheese, trentingrana cheese

    <en:cheese
    en:Cotija cheese, cotija, queso cotija

    <en:cheese
    en:Romano cheese, romano, grated romano cheese, romano cheese made from cow's milk, romano cheese from cow's milk, romano cheese cow's milk, sheep's milk romano cheese, imported romano cheese, aged romano cheese, romano cheese made from cows milk, romano cheese pasteurized sheep's milk, romano cheese pasteurized cow's milk, romano cheese cultured part skim milk, romano cheese pasteurized part skim milk, romano cheese cultured cow's milk, enzyme modified romano cheese, romano cheese milk, romano cheese part skim milk, dehydrated romano cheese, locatelli romano cheese, romano cheese cultured milk, romano cheese made with cow's milk, romano cheese made from pasteurized cow's milk, shredded romano cheese, romano cheese from sheep's milk, romano made from cow's milk

    <en:romano cheese
    en:Pecorino cheese, pecorino romano cheese, pecorino romano, pecorino, pecorino romano cheese sheep's milk, imported pecorino romano cheese, pecorino romano cheese pasteurized sheep's milk, fulvi pecorino romano cheese, pecorino romano cheese made from sheep's milk, pecorino sheep cheese

    <en:cheese
    en:Manchego cheese, manchego

    <en:cheese
    en:Asiago cheese, asiago, asiago cheeses, fresh asiago cheese, aged asiago cheese, shredded asiago cheese, asiago cheese pasteurized milk, asiago cheese cultured milk, asiago fresco cheese, shaved asiago cheese, montasio cheese, kasseri cheese, pepato cheese, asiago cheese cultured pasteurized milk, asiago and romano cheese blend, asiago medium cheese

    <en:cheese
    en:Fontina cheese, fontina, fontina cheese pasteurized milk, fontinella cheese, fontina cheese cultured milk

    <en:cheese
    en:Provolone cheese, provolone, smoked provolone cheese, mild provolone cheese, aged provolone cheese, reduced fat provolone cheese, provolone cheeses, provolone cheese cultured milk, provolone cheese pasteurized milk, provolone cheese not smoked, non smoked provolone cheese, provolone cheese with smoke flavor, non smoked provolone, sharp provolone cheese, natural provolone cheese, provolone cheese with natural smoke flavor, caciocavallo, caciocavallo cheese, smoke flavored provolone cheese, unsmoked provolone cheese

    <en:cheese
    en:Monterey Jack cheese, monterey jack, jack cheese, monterey jack cheeses, monterey jack cheese pasteurized milk, monterey jack cheese cultured milk, reduced fat monterey jack cheese, dry jack cheese, monterrey jack cheese, pasteurized monterey jack cheese, shredded monterey jack cheese, vermont jack cheese, monterey cheese, colby and monterey jack cheese, white monterey jack cheese, monterey jack and colby cheese

    <en:monterey jack cheese
    en:Pepper jack cheese, pepper jack, pepperjack cheese, jalapeno jack cheese, reduced fat pepper jack cheese, jalapeno pepper jack cheese, habanero jack cheese, hot pepper monterey jack cheese, monterey jack cheese with jalapeno peppers, monterey jack pepper cheese, ghost pepper jack cheese, hot pepper jack cheese, chipotle jack cheese, jalapeno monterey jack cheese, pepper monterey jack cheese, pepper jack cheeses

    <en:monterey jack cheese
    en:Colby jack cheese, colby jack, reduced fat colby jack cheese, colby monterey jack cheese

    <en:cheese
    en:Colby cheese, colby, brick cheese, fontal, butterkase cheese, longhorn colby cheese, reduced fat colby cheese, limburger cheese, tilsit cheese, maasdam cheese, colby cheese cultured milk, colby cheese pasteurized milk, mimolette, colby cheeses, reblochon, morbier, oka cheese, kashkaval cheese, esrom cheese, danbo cheese

    <en:cheese
    en:Gouda cheese, gouda, smoked gouda cheese, smoked gouda, aged gouda cheese, aged gouda, goat gouda, goat's milk gouda

    <en:cheese
    en:Edam cheese, edam

    <en:cheese
    en:Havarti cheese, havarti, creamy havarti cheese, dill havarti cheese, havarti cheese with dill, havarti cheese pasteurized milk

    <en:cheese
    en:Muenster cheese, muenster, munster cheese, reduced fat muenster cheese, muenster cheese cultured milk

    <en:cheese
    en:Queso Chihuahua, chihuahua cheese, queso menonita

    <en:cheese
    en:Port Salut, port salut cheese, saint paulin cheese, st paulin cheese

    <en:cheese
    en:Swiss cheese, swiss, swiss cheeses, baby swiss cheese, baby swiss, reduced fat swiss cheese, lacy swiss cheese, swiss cheese cultured milk, swiss cheese pasteurized milk, aged swiss cheese, beaufort cheese, appenzeller, low sodium swiss cheese, part skim swiss cheese, swiss cheese part skim, domestic swiss cheese, natural swiss cheese, swiss cheese part skim milk, imported swiss cheese, lacey swiss cheese, finlandia swiss cheese, swiss and gruyere cheese, abondance cheese, appenzeller cheese

    <en:cheese
    en:Gruyère, gruyere cheese, le gruyere cheese, gruyere cheeses, swiss gruyere cheese, gruyere swiss cheese

    <en:cheese
    en:Emmental, emmental cheese, emmenthaler, emmenthal, emmentaler cheese, emmentaler, emmenthal cheese

    <en:cheese
    en:Jarlsberg, jarlsberg cheese

    <en:cheese
    en:Raclette, raclette cheese

    <en:cheese
    en:Comté, comte cheese

    <en:cheese
    en:Blue cheese, bleu cheese, aged blue cheese, blue cheese crumbles, blue cheese powder, bleu cheese crumbles, blue cheese solids, dehydrated blue cheese, crumbled blue cheese, dried blue cheese, bleu cheese powder, blue cheese flavor base, dehydrated bleu cheese, blue cheeses, enzyme modified blue cheese, blue cheese cultured milk, maytag blue cheese, cambozola, blue cheese pasteurized milk, dolcelatte, granular and blue cheeses, blue vein cheese, blue cheese curds
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; cheese; -; -; soft blue cheese, unless cooked steaming hot: listeria
    evidence:en:2; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria

    <en:blue cheese
    en:Stilton, stilton cheese, blue stilton cheese
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; cheese; -; -; soft blue cheese, unless cooked steaming hot: listeria
    evidence:en:2; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria

    <en:blue cheese
    en:Danish blue, danish blue cheese
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; cheese; -; -; soft blue cheese, unless cooked steaming hot: listeria
    evidence:en:2; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria

    <en:cheese
    en:Gorgonzola, gorgonzola cheese, gorgonzola dolce, gorgonzola crumbles, gorgonzola cheese cultured milk, gorgonzola piccante, gorgonzola cheeses, crumbled gorgonzola cheese, cabrales
    evidence:en:3; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; cheese; -; -; soft blue cheese, unless cooked steaming hot: listeria
    evidence:en:3; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria
    evidence:en:3; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria

    <en:cheese
    en:Roquefort, roquefort cheese
    evidence:en:3; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; cheese; -; -; soft blue cheese, unless cooked steaming hot: listeria
    evidence:en:3; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria
    evidence:en:3; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; soft blue cheese: listeria

    <en:cheese
    en:Brie, brie cheese, mould ripened cheese, mold ripened cheese, mould ripened soft cheese, soft ripened cheese, double cream brie, triple cream brie, triple creme cheese, brie double cream cheese, chevre with rind, double creme brie, triple cream cheese, triple creme brie cheese, coulommiers, soft ripened goat cheese
    fodmap:en:lactose
    evidence:en:3; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; cheese; -; -; mould-ripened soft cheese, unless cooked steaming hot: listeria
    evidence:en:3; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; mould-ripened soft cheese: listeria
    evidence:en:3; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; mould-ripened soft cheese: listeria

    <en:cheese
    en:Camembert, camembert cheese
    fodmap:en:lactose
    evidence:en:3; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; cheese; -; -; mould-ripened soft cheese, unless cooked steaming hot: listeria
    evidence:en:3; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; mould-ripened soft cheese: listeria
    evidence:en:3; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; mould-ripened soft cheese: listeria

    <en:cheese
    en:Taleggio, taleggio cheese
    fodmap:en:lactose
    evidence:en:3; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; cheese; -; -; mould-ripened soft cheese, unless cooked steaming hot: listeria
    evidence:en:3; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; mould-ripened soft cheese: listeria
    evidence:en:3; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; cheese; -; -; mould-ripened soft cheese: listeria

    <en:cheese
    en:Cream cheese, light cream cheese, fat free cream cheese, whipped cream cheese, reduced fat cream cheese, cream cheese powder, low fat cream cheese, mascarpone cheese, boursin cheese, cream cheese spread, plain cream cheese, nonfat cream cheese, cream cheese cultured, cultured cream cheese, cream cheese pasteurized milk and cream, cream cheeses, soft cream cheese, cream cheese solids, baker's cheese, bakers cheese, baker cheese, cream cheese cultured pasteurized milk and cream, cream cheese pasteurized cultured milk and cream, cream cheese product, dried cream cheese, dehydrated cream cheese, cream cheese filling, greek cream cheese, greek yogurt cream cheese, cream cheese base, lowfat cream cheese, natural cream cheese, skim cream cheese, cream cheese pasteurized, powdered cream cheese, pasteurized cream cheese, quark cheese, fresh cream cheese, cultured cream cheese pasteurized milk, soft white cheese, pot cheese, marscapone cheese, fresh soft cheese, cream cheese cultured milk
    fodmap:en:lactose

    <en:cheese
    en:Mascarpone
    fodmap:en:lactose

    <en:cheese
    en:Neufchâtel, neufchatel cheese, whipped neufchatel cheese
    fodmap:en:lactose

    <en:cheese
    en:Farmer cheese, farmer's cheese, farmers cheese
    fodmap:en:lactose

    <en:cheese
    en:Cottage cheese, cottage cheese curd, lowfat cottage cheese, low fat cottage cheese, nonfat cottage cheese, dry curd cottage cheese, fat free cottage cheese, cottage cheese cultured, skim milk cottage cheese, cottage cheese dry curd, dry curd, cottage cheese curds, dry curd cheese, small curd cottage cheese, pasteurized cottage cheese
    fodmap:en:lactose

    <en:cheese
    en:Ricotta cheese, ricotta, whole milk ricotta cheese, part skim ricotta cheese, part skim ricotta, ricotta cheese whey, lowfat ricotta cheese, ricotta cheese pasteurized whey, low fat ricotta cheese, whole milk ricotta, ricotta salata, part-skim milk ricotta cheese, ricotta cheese part skim, ricotta cheese whole milk, ricotta cheese milk, ricotta cheese pasteurized milk, ricotta cheese part skim milk, fresh ricotta cheese, ricotta impastata, impastata ricotta cheese, pasteurized ricotta cheese, ricotta con latte, ricotta con latte cheese, light ricotta cheese, ricotta cheese pasteurized whole milk, nonfat ricotta cheese, whey ricotta cheese, reduced fat ricotta cheese, sheep's milk ricotta, buffalo milk ricotta, whey cheese, requeson, gjetost, mizithra cheese
    fodmap:en:lactose

    <en:cheese
    en:Goat cheese, goat's cheese, goats cheese, goat's milk cheese, goat milk cheese, goats milk cheese, chevre, chevre cheese, fresh goat cheese, goat cheese pasteurized goat's milk, goat cheese cultured goat milk, goat cheese crumbles, goat cheese pasteurized goat milk, soft goat cheese, goat milk cheeses, natural goat cheese, bulgarian cheese, crumbled goat cheese

    <en:cheese
    en:Feta cheese, feta, crumbled feta cheese, fat free feta cheese, reduced fat feta cheese, feta cheese cultured pasteurized milk, feta cheese pasteurized milk, feta cheese crumbles, crumbled feta, feta cheese cultured milk, goat feta, sheep feta cheese, feta crumbles, goat's milk feta cheese, sheep's milk feta cheese, greek feta cheese, bulgarian feta cheese, traditional feta cheese

    <en:cheese
    en:Fresh white cheese, queso, panela cheese, queso panela, akkawi cheese, nabulsi cheese, ackawi cheese, panela, bread cheese, farmhouse cheese, fromage blanc, fromage frais, juustoleipa, queso dip base

    <en:cheese
    en:Queso fresco, queso fresco cheese

    <en:cheese
    en:Queso blanco, queso blanco cheese

    <en:cheese
    en:Paneer, paneer cheese, indian cheese

    <en:cheese
    en:Halloumi, halloumi cheese, grilling cheese

    <en:cheese
    en:American cheese, pasteurized prepared cheese product, cheese product, cheese food, white american cheese, yellow american cheese, american cheese food, american cheese product, pasteurized process american and swiss cheese, cheese sauce base, cold pack cheese food, cold pack cheese, pasteurized american cheese, american cheeses, velveeta, cheese style slices, pasteurized blended cheese, cheese curl, emulsified cheese, melting cheese, shredded american cheese, pasteurized prepared cheese, prepared cheese product, reduced fat american cheese

    <en:american cheese
    en:Pasteurized process cheese, process cheese, processed cheese, pasteurized process american cheese, pasteurized processed cheese, pasteurized processed american cheese, pasteurized process cheese food, pasteurized process cheese spread, processed american cheese, process american cheese, pasteurized process cheddar cheese, pasteurized process cheese product, processed cheddar cheese, pasteurized process american cheese food, process cheese spread, process cheese food, pasteurized processed cheese food, pasteurized processed cheddar cheese, pasteurized process swiss cheese, pasteurized process cheddar cheese food, pasteurized processed cheese spread, process cheddar cheese, pasteurized processed cheese product, processed cheese spread, processed cheese food, processed cheeses, pasteurized process monterey jack cheese, american process cheese, pasteurized process cheese sauce, processed swiss cheese, white american processed cheese, white pasteurized process american cheese, pasteurized process jalapeno cheese, pasteurized process pepper jack cheese, pasteurized process gruyere cheese, reduced fat pasteurized process american cheese, process swiss cheese, processed cheese product, american processed cheese, american pasteurized process cheese, pasteurized process mozzarella cheese, pasteurized process american cheese spread, pasteurized process provolone cheese, pasteurized process smoked gouda cheese, pasteurized process white cheddar cheese, pasteurized process cheese american, pasteurized processed american cheese food

    <en:american cheese
    en:Cheese spread, pasteurized cheese spread, cheese spreads, pasteurized prepared cheese spread, cheese fondue

    <en:cheese
    en:Cheese powder, parmesan cheese powder, romano cheese powder, dried cheese powder, cheese powder blend, enzyme modified cheese, enzyme modified cheeses, dried cheese product, cheese seasoning, cheese concentrate, natural cheese powder, dehydrated cheese powder, american cheese powder, powdered cheese, swiss cheese powder, cheese seasoning blend, monterey jack cheese powder, mozzarella cheese powder, gouda cheese powder, asiago cheese powder, dehydrated cheeses, dried cheeses, powdered cheeses, cheese powders, feta cheese powder, pepper jack cheese powder, goat cheese powder, parmesan powder, enzyme modified swiss cheese, dried romano cheese, provolone cheese powder, cheese flavor base, cheddar and blue cheese powder, dried cream cheese powder, dried parmesan, parmesan cheese dried, cheese solid, powder cheese, dried american cheese, rehydrated enzyme modified cheese

    <en:cheese powder
    en:Cheddar cheese powder, dehydrated cheddar cheese, dried cheddar cheese, white cheddar cheese powder, enzyme-modified cheddar, cheddar powder, cheddar cheese solids, powdered cheddar cheese, blue cheese cheddar powder, cheddar cheese seasoning, dried cheddar cheese powder, cheddar cheese powder blend, cheddar cheese concentrate, dehydrated cheddar cheese powder, dehydrated white cheddar cheese, dried white cheddar cheese, cheddar cheese dried, white cheddar powder, white cheddar cheese seasoning, cheddar cheese base, sharp cheddar cheese powder, aged cheddar cheese powder, dried aged cheddar cheese, cheddar cheese dehydrated, natural cheddar cheese powder

    # Cheese sauce as a compound; flavours belong to the flavours.
    <en:cheese
    en:Cheese sauce, cheddar cheese sauce, cheese sauce mix, nacho cheese sauce, cheddar sauce, nacho cheese, cheese sauce powder, white cheddar cheese sauce, white cheese sauce, cheese fondue sauce, white cheddar sauce, powdered cheese sauce mix, parmesan cheese sauce, cream sauce, american cheese sauce, creamy cheese sauce, nacho cheese seasoning, cheese flavored sauce, dried cheese sauce, swiss cheese sauce, cheese seasoning sauce, cheese ball, cheddar cheese sauce mix, butter sauce, garlic butter sauce, lemon butter sauce, cheese filling mix

    <en:cheese
    en:Alfredo sauce, alfredo sauce mix, alfredo sauce powder

    <en:cheese
    en:Béchamel, white sauce, bechamel sauce

    <en:cheese
    en:Cheese dip, queso sauce, queso cheese sauce, queso blanco sauce, white queso, queso dip

    # Imitations; the milk protein is named in their lists.
    en:Imitation cheese, cheese analogue, cheese substitute, imitation mozzarella cheese, imitation cheddar cheese, cheese analog, imitation parmesan cheese, mozzarella cheese substitute, mozzarella cheese analog, imitation american cheese, cheese alternative, cheddar cheese substitute, pizza topping cheese substitute, imitation low moisture part skim mozzarella cheese, mozzarella cheese alternative
    vegan:en:maybe
    vegetarian:en:maybe
    allergens:en:milk
    plain:en:yes

    en:Vegan cheese, vegan cheese alternative, dairy free cheese, vegan mozzarella, vegan cheddar, vegan parmesan, plant based cheese, vegan cream cheese, vegan mozzarella cheese, vegan cheddar cheese, vegan mozzarella shreds, dairy free cheese alternative, dairy free mozzarella, vegan sour cream, dairy free cream cheese, vegan cheddar style shreds, vegan mozzarella style shreds, vegan cheese shreds, vegan cream, vegan parmesan cheese
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Vegan butter, plant butter, plant based butter, vegetable butter, vegan buttery spread, dairy free butter, vegan buttermilk
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Plant milk, plant based milk, dairy free milk, vegan milk, plant based beverage
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Vegan yogurt, dairy free yogurt
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # "Non dairy" creamers hold caseinate as a rule; the list says so.
    en:Creamer, non dairy creamer, nondairy creamer, coffee creamer, coffee whitener, creamer powder, powdered creamer, non dairy creamer powder, non dairy whitener, cream substitute, vegetable creamer, creaming powder, creamers, non dairy cream, nondairy creamer powder, vegetable fat powder, creamer base, cream powder replacer, coconut creamer, non dairy whipped topping, nondairy whipped topping, non dairy topping, non dairy solids
    likely-allergens:en:milk
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes

    # Cultures and enzymes of milk are in the table of protein foods.

    # Eggs.
    en:Eggs, egg, whole eggs, whole egg, fresh eggs, fresh egg, pasteurized eggs, pasteurized egg, pasteurized whole eggs, pasteurized whole egg, frozen eggs, frozen whole eggs, cage free eggs, free range eggs, cage free whole eggs, egg whole, eggs whole, hen's eggs, hen eggs, chicken eggs, chicken egg, cage free egg, pasteurised egg, pasteurised eggs, pasteurised whole egg, pasteurised free range egg, free range egg, free range whole egg, fresh whole eggs, fresh whole egg, cooked eggs, egg patty, egg patties, egg product, egg products, fried egg, frozen egg, frozen pasteurized eggs, frozen pasteurized whole eggs, farm fresh eggs, whole eggs pasteurized, whole fresh eggs, goose eggs, salted egg, preserved egg, peeled eggs, egg blend, fresh shell eggs, shell eggs, pasteurized shell eggs, whole hen eggs, egg mix, pasteurized cage free eggs, homogenized whole eggs, whole eggs with citric acid, eggs pasteurized, diced eggs, diced egg, grade a eggs, pasteurized egg product, egg wash, egg solid, salted egg yolk, eggshell calcium, large eggs, fresh chicken eggs, pasteurized fresh eggs, egg salad, egg protein, egg proteins, egg protein powder, egg membrane, eggs or egg whites, fresh large eggs, grade aa eggs, egg crumbles, whole eggs and egg yolks, eggs and egg yolks, whole eggs and egg whites
    vegan:en:no
    vegetarian:en:yes
    allergens:en:eggs
    plain:en:yes

    <en:eggs
    en:Liquid eggs, liquid egg, liquid whole egg, liquid whole eggs, whole liquid eggs, pasteurized liquid eggs, pasteurized liquid whole eggs, liquid egg product, cage free liquid whole eggs, liquid whole egg pasteurized, pasteurized liquid egg

    <en:eggs
    en:Boiled eggs, hard boiled eggs, hard cooked eggs, hardboiled eggs, boiled egg, cooked egg, hardcooked eggs, hard cooked egg, hard boiled egg, soft boiled egg

    <en:eggs
    en:Scrambled eggs, scrambled egg, cooked scrambled eggs, scrambled egg mix, precooked scrambled eggs, cooked scrambled egg, scrambled egg patty

    <en:eggs
    en:Omelet, omelette, egg omelet, frittata, omelets, cooked omelet

    <en:eggs
    en:Duck eggs, duck egg, duck egg yolk, salted duck egg

    <en:eggs
    en:Quail eggs, quail egg

    <en:eggs
    en:Raw egg, raw eggs, unpasteurized egg, unpasteurized eggs, unpasteurised egg
    evidence:en:3; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; eggs; -; -; raw egg without the quality mark: salmonella
    evidence:en:3; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; eggs; -; -; raw egg without the quality mark: salmonella
    evidence:en:3; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; eggs; -; -; raw egg without the quality mark: salmonella

    <en:eggs
    en:Egg whites, egg white, pasteurized egg whites, pasteurized egg white, liquid egg whites, liquid egg white, fresh egg whites, frozen egg whites, cage free egg whites, pasteurised egg white, hen's egg white, albumen, egg albumen, egg albumin, egg white albumen, egg whites pasteurized, free range egg white, pasteurised free range egg white, egg white albumin, free range egg whites, egg white protein, instant egg whites, whipped egg whites, instantized egg whites, cooked egg whites, egg white patty, egg white omelet, egg white fresh, pasteurized liquid egg whites, egg whites egg, egg white peptides, egg white concentrate, liquid albumen, egg white chips, ovalbumin, egg white crisps, egg white egg, egg white hydrolysate, rehydrated egg white

    <en:egg whites
    en:Meringue, meringue powder, meringues

    <en:egg whites
    en:Dried egg whites, egg white solids, egg white powder, dried egg white, egg whites powder, dried egg white powder, powdered egg whites, powdered egg white, dry egg whites, dry egg white, egg albumen powder, dehydrated egg whites, dehydrated egg white, dried egg albumen, egg whites dried, egg whites dry, dried egg white solids, egg albumin powder, pasteurized dried egg whites, dried albumen, egg white dried, albumen powder, hen egg white powder, powdered egg albumen, spray dried egg white, dehydrated egg albumen, pasteurized dried egg white, egg whites solids, egg white dry, pan dried egg whites, dried egg albumin, spray dried egg whites, egg white protein powder, cage free dried egg whites

    <en:eggs
    en:Egg yolks, yolk, yolks, egg yolk, pasteurized egg yolks, pasteurized egg yolk, liquid egg yolks, fresh egg yolks, sugared egg yolks, sugared egg yolk, salted egg yolks, enzyme modified egg yolk, enzyme modified egg yolks, frozen egg yolks, pasteurised egg yolk, free range egg yolk, pasteurised free range egg yolk, cage free egg yolks, liquid egg yolk, cage free egg yolk, fresh egg yolk, egg yolk solid, egg yolks pasteurized, sugar egg yolks, sweetened egg yolks, frozen egg yolk, frozen sugared egg yolks, hen's egg yolk, whole egg yolks, egg yolk oil, hydrolyzed egg yolk, egg yolk paste, egg yolk enzyme modified, egg yolks fresh, heat treated egg yolk, egg yolk pasteurized, egg yolk extract, hen egg yolk, phospholipids from egg

    <en:egg yolks
    en:Dried egg yolks, dried egg yolk, egg yolk powder, egg yolk solids, egg yolks powder, powdered egg yolk, powdered egg yolks, dry egg yolk, dry egg yolks, dehydrated egg yolk, egg yolks dried, dehydrated egg yolks, egg yolk dried, salted egg yolk powder

    <en:eggs
    en:Egg powder, dried egg, dried eggs, dried whole egg, dried whole eggs, whole egg powder, whole egg solids, egg solids, powdered egg, powdered eggs, dry egg, dry eggs, dry whole eggs, dry whole egg, powdered whole egg, powdered whole eggs, whole eggs powder, dehydrated egg, dehydrated eggs, dehydrated whole egg, dehydrated whole eggs, eggs dried, whole dried eggs, whole dry eggs, whole dried egg, dried pasteurized whole eggs, eggs powder, dried egg powder, dried egg solids, whole powdered eggs, whole eggs dried, hen egg powder, pasteurized dried whole eggs, dried whole egg powder, egg powder whole, eggs solids, spray dried egg, spray dried whole egg, dehydrated egg powder, dried hen's egg, whole egg dried

    # Mayonnaise and its kin, by their definition with egg yolk.
    <en:eggs
    en:Mayonnaise, mayo, mayonnaise dressing, real mayonnaise, light mayonnaise, reduced fat mayonnaise, whole egg mayonnaise, salad dressing mayonnaise, heavy duty mayonnaise, fat free mayonnaise, low fat mayonnaise, mayonnaise powder, extra heavy mayonnaise, extra heavy duty mayonnaise, mayonaise, mayonnaise base, fresh mayonnaise, canola mayonnaise, olive oil mayonnaise, garlic mayonnaise, spicy mayo, chipotle mayonnaise, chipotle mayo, light mayonnaise dressing

    <en:eggs
    en:Aioli, garlic aioli, chipotle aioli

    <en:eggs
    en:Hollandaise sauce, hollandaise, bearnaise sauce, bearnaise, béarnaise, sauce hollandaise

    <en:eggs
    en:Tartar sauce

    en:Vegan mayonnaise, vegan mayo, vegenaise, eggless mayonnaise, egg free mayonnaise, vegan aioli, eggless mayo, egg free mayo
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Egg replacer, vegan egg, vegan egg replacer, egg substitute vegan, egg replacement
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Names that look like milk, butter, cream or egg and are none.
    # Cocoa butter is the fat of the cocoa bean.
    en:Cocoa butter, cacao butter, deodorized cocoa butter, cocoabutter, cocoa butter oil, natural cocoa butter, raw cacao butter, cocoa fat, pure cocoa butter, cocao butter, coco butter, coca butter, colored cocoa butter, undeodorized cocoa butter, cocoa butter pieces, coloured cocoa butter
    vegan:en:yes
    vegetarian:en:yes
    from_palm_oil:en:no
    nova:en:2
    plain:en:yes

    en:Almond milk, almondmilk, almond drink, almond beverage, almond milk powder, almond milk base, almondmilk base, unsweetened almond milk, vanilla almond milk, almond milk beverage, unsweetened almondmilk, filtered almondmilk
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts, almond
    plain:en:yes

    en:Cashew milk, cashewmilk
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts, cashew
    fodmap:en:gos
    plain:en:yes

    en:Hazelnut milk, hazelnut drink
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts, hazelnut
    plain:en:yes

    en:Macadamia milk, macadamia nut milk
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts, macadamia
    plain:en:yes

    en:Walnut milk, pecan milk, nutmilk
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts
    plain:en:yes

    en:Pistachio milk
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts, pistachio
    plain:en:yes

    en:Soy milk, soymilk, soya milk, soy drink, soy beverage, soy milk powder, soymilk powder, soy base, soya drink, soy milk base, soybean milk, dried soy milk, soymilk base, whole soymilk, soya milk powder, soybean milk powder, soy milk solids, soymilk solids, soy beverage powder, vanilla soy milk, dried soymilk, plain soymilk, organic soymilk
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans
    plain:en:yes

    <en:soy milk
    en:Soy yogurt

    <en:soy milk
    en:Soy cheese, soy cream cheese

    <en:soy milk
    en:Soy cream, soy creamer

    en:Coconut milk, coconutmilk, coconut milk powder, coconut milk beverage, coconut drink, coconut beverage, coconut milk extract, light coconut milk, coconut extract milk, lite coconut milk, full fat coconut milk, cultured coconut milk, coconut milk solids, dried coconut milk, powdered coconut milk, coconut milk concentrate, young coconut milk, coconut base, dehydrated coconut milk, coconut milks, pure coconut milk, cultured coconutmilk, dairy free coconut milk
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:coconut
    plain:en:yes

    <en:coconut milk
    en:Coconut cream, coconut cream powder, creamed coconut, cream of coconut, coconut creamer powder, coconut milk cream, cultured coconut cream, dried coconut cream, coconut cream concentrate, coconut cream solids, filtered coconut cream

    <en:coconut milk
    en:Coconut butter, coconut manna

    <en:coconut milk
    en:Coconut yogurt, coconut milk yogurt

    en:Pea milk, pea drink, quinoa milk, banana milk, potato milk, sunflower milk, sunflower seed milk, pea protein milk
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Hemp milk, hempmilk, hemp drink
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Flax milk, flaxmilk, flax seed milk
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Sunflower seed butter, sunflower butter, sunbutter
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Pumpkin seed butter
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Horchata, tiger nut milk, tigernut milk, horchata de chufa
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Peanut butter, peanut butters, creamy peanut butter, crunchy peanut butter, natural peanut butter, peanut butter powder, powdered peanut butter, smooth peanut butter, peanut butter spread, roasted peanut butter, peanut spread, peanutbutter, chunky peanut butter, peanut butter paste, reduced fat peanut butter, peanut butter base, dry roasted peanut butter, honey roasted peanut butter, salted peanut butter, unsalted peanut butter, organic peanut paste, peanut butter variegate, valencia peanut butter, fresh ground peanut butter, ground peanut, peanut milk, peanut cream, peanut butter crunch, peanut butter ground roasted peanuts, peanut butter peanuts
    vegan:en:maybe
    vegetarian:en:yes
    allergens:en:peanuts
    plain:en:yes

    en:Almond butter, roasted almond butter, raw almond butter, dry roasted almond butter, almond butter powder, creamy almond butter, unsalted almond butter, natural almond butter, blanched almond butter, smooth almond butter, sprouted almond butter, almondbutter, almond spread
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts, almond
    plain:en:yes

    en:Marzipan, roasted almond paste, almond praline paste
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts, almond
    plain:en:yes

    en:Cashew butter, raw cashew butter, roasted cashew butter, cashew paste, cashew nut butter, roasted cashew paste, cashew nut paste, cashew cheese, cultured cashew milk, cultured cashews, dry roasted cashew butter
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:nuts, cashew
    fodmap:en:gos
    plain:en:yes

    en:Hazelnut butter, mixed nut butter, hazelnut praline paste, filbert paste, tree nut butter, hazelnut mass, hazelnuts paste
    vegan:en:maybe
    vegetarian:en:yes
    allergens:en:nuts
    plain:en:yes

    en:Pistachio butter, pistachio cream, pistachio nut paste
    vegan:en:maybe
    vegetarian:en:yes
    allergens:en:nuts, pistachio
    plain:en:yes

    en:Walnut butter, walnut paste
    vegan:en:maybe
    vegetarian:en:yes
    allergens:en:nuts, walnut
    plain:en:yes

    en:Pecan butter, pecan paste
    vegan:en:maybe
    vegetarian:en:yes
    allergens:en:nuts, pecan
    plain:en:yes

    en:Macadamia butter, macadamia nut butter
    vegan:en:maybe
    vegetarian:en:yes
    allergens:en:nuts, macadamia
    plain:en:yes

    en:Apple butter, pumpkin butter, fruit butter, pear butter, mango butter spread, plum butter, fig butter, apple butter spread
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Butter beans, butter bean, butterbeans, butter peas
    vegan:en:yes
    vegetarian:en:yes
    fodmap:en:gos
    plain:en:yes

    en:Butter lettuce, butterhead lettuce, butter crunch lettuce, buttercrunch lettuce, green butter lettuce, red butter lettuce, baby butter lettuce, baby red butter lettuce, baby green butter lettuce, cream of the crop lettuce
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Butternut squash, butternut squash puree, butternut pumpkin, roasted butternut squash, dried butternut squash, butternut squash powder, diced butternut squash, butternut squash juice, buttercup squash, butternut squashes, dehydrated butternut squash
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Aubergine, aubergines, eggplant, eggplants, grilled eggplant, roasted eggplant, egg plant, eggplant puree, roasted eggplants, grilled eggplants, breaded eggplant, japanese eggplant, eggplant powder
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Milk thistle, milk thistle extract, milk thistle seed, milk thistle seed extract, milk thistle powder, milk thistle seeds, silymarin
    vegan:en:yes
    vegetarian:en:yes

    en:Nutmeg, ground nutmeg, nutmegs, nutmeg powder, nutmeg spice
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Water chestnut, water chestnuts, waterchestnuts, sliced water chestnuts, diced water chestnuts, water chestnut flour, water chestnut powder
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Oyster mushroom, oyster mushrooms, king oyster mushrooms, king oyster mushroom, oyster mushroom powder, king trumpet mushrooms, king oyster mushroom powder, blue oyster mushroom
    vegan:en:yes
    vegetarian:en:yes
    fodmap:en:polyols
    plain:en:yes

    # Shea is no tree nut of US law since Edition 5 (2025-01-06).
    en:Shea butter, shea, shea nut oil, shea oil, sheanut oil, shea nut butter, shea stearin, shea kernel oil, shea olein, fractionated shea oil, shea fat, fractionated shea butter, sheanut, shea nut fat, shea stearine, shea butter oil, hydrogenated shea butter, shea nut stearin, fractionated shea, karite butter
    vegan:en:yes
    vegetarian:en:yes
    from_palm_oil:en:no
    plain:en:yes
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on shea-derived ingredients; 2017; abstract; -; -; safe when formulated not to sensitize

    # Further foods of the world

    <en:cheese
    en:Abondance
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Beaufort
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Bel paese cheese, bel paese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Boursin
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Brillat savarin cheese, brillat savarin
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Bryndza cheese, bryndza
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Caciotta cheese, caciotta
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Caerphilly cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Cambozola cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Cancoillotte
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Cantal cheese, cantal
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Cheshire
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Crescenza cheese, crescenza, stracchino, stracchino cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Danablu
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Derby cheese, sage derby
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Double gloucester cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Dubliner cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Époisses cheese, epoisses
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Fourme d'ambert
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Brunost, brown cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Graviera cheese, graviera
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Grayson cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Humboldt fog cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Idiazabal cheese, idiazabal
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Kasseri
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Kefalotyri cheese, kefalotyri
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Labneh cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Leicester cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Limburger
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Mahon cheese, mahon
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Maasdam
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Mimolette cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Mizithra
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Morbier cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Munster
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Ossau iraty cheese, ossau iraty
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Pecorino toscano, pecorino sardo
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Reblochon cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Roncal cheese, roncal
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Saint nectaire cheese, saint nectaire
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Shropshire blue cheese, shropshire blue
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Blue stilton
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Cheese strings
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Tête de moine
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Tilsit, tilsiter
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Vacherin cheese, vacherin mont d'or
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Wensleydale
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Zamorano cheese
    allergens:en:milk
    vegan:en:no

    <en:cheese
    en:Tvorog, curd cheese
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Mango lassi
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Doogh
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Kaymak, kajmak
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Khoya, mawa, khoa
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Arequipe
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Devonshire cream
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Rabri, rabdi
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Shrikhand
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Tzatziki sauce, raita
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Herb butter, garlic herb butter, garlic and herb butter, truffle butter, lemon butter, brandy butter, honey butter, maple butter spread, cinnamon butter, seaweed butter
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Kulfi
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Gelato base
    allergens:en:milk
    vegan:en:no

    <en:dairy
    en:Panna cotta
    allergens:en:milk
    vegan:en:no

    en:Milk alternative
    vegan:en:yes
    vegetarian:en:yes

    en:Plant-based cream, plant cream, dairy free cream, vegan whipping cream
    vegan:en:yes
    vegetarian:en:yes

    en:Plant-based yogurt, plant based yoghurt alternative, vegan yoghurt
    vegan:en:yes
    vegetarian:en:yes

    en:Plant-based ice cream, vegan ice cream, dairy free ice cream
    vegan:en:yes
    vegetarian:en:yes
    """#
  }
}
