extension EmbeddedTables {
  /// Oils and fats, compiled from Regulation (EU) No 1169/2011 Annex II, FD&C Act 201(qq),
  /// FDA's determination on partially hydrogenated oils (80 FR 34650), advice of the NHS and
  /// the NOVA paper of 2019.
  @inline(never)
  static var foodsFats: String {
    #"""
    # Sources: Regulation (EU) No 1169/2011, Annex II 6(a) (fully refined soybean oil and fat); FD&C Act 201(qq)(2)(A), as restated by FDA,
    # Inventory of Notifications under 21 U.S.C. 343(w)(7) (highly refined oil of a major allergen is no major allergen); FDA, 80 FR 34650
    # (2015) (partially hydrogenated oils); NHS, Foods to avoid in pregnancy; Monteiro et al. 2019 (NOVA).
    # An oil of soy, peanut or sesame whose name does not say that it is fully or highly refined is not exempt.

    # Categories.
    en:Fats and oils, fat, fats, oil, oils, edible oil, edible oils, edible fats, oil blend, oils and fats, added fat, cooking oil, frying oil, fat powder, powdered fat, margarine oil, mixed oils
    vegan:en:maybe
    vegetarian:en:maybe
    from_palm_oil:en:maybe
    plain:en:yes

    <en:fats and oils
    en:Vegetable oils, vegetable oil, vegetable oil blend, blended vegetable oil, vegetable oils blend, refined vegetable oil, refined vegetable oils, pure vegetable oil, vegetal oil, seed oil, seed oils, non hydrogenated vegetable oil, nonhydrogenated vegetable oil, edible vegetable oil, vegetable frying oil, fractionated vegetable oil, vegetable oil powder, powdered vegetable oil, liquid vegetable oil, blend of vegetable oils, vegetable oils and fats, vegetable fats and oils, non gmo vegetable oil, plant oil, plant oils, tropical oils, prepared in vegetable oil, vegetables oil, expeller pressed vegetable oil, expeller pressed vegetable oils, vegetables oils, fried in vegetable oil, liquid and hydrogenated vegetable oil, vegetable oils in varying proportions, oil vegetable, vegetable salad oil, winterized vegetable oil, all vegetable oil, vegetal oils, vegetable oil mix, blended oil, one or more of the following oils, modified plant based oil
    vegan:en:yes
    vegetarian:en:yes
    nova:en:2

    <en:vegetable oils
    en:Vegetable fats, vegetable fat, non hydrogenated vegetable fat, vegetal fat, non hydrogenated vegetable fats, plant fat, refined vegetable fat, fractionated vegetable fat, edible vegetable fat, modified vegetable fat, vegetal fats, fractionated vegetable fats, vegetable ghee, vanaspati, cocoa butter substitute, cocoa butter equivalent

    <en:vegetable fats
    en:Vegetable stearin, vegetable stearine, vegetable stearine fat, stearine, stearin

    <en:vegetable oils
    <en:hydrogenated fats
    en:Hydrogenated vegetable oil, fully hydrogenated vegetable oil, fully hydrogenated vegetable oils, hydrogenated vegetable fat, fully hydrogenated oil, fully hydrogenated oils, hydrogenated vegetable shortening, fully hydrogenated vegetable fat, hydrogenated edible vegetable oil, vegetable oil hydrogenated, hydrogenated vegetable stearine, fully hydrogenated vegetable shortening, hydrogenated edible oils, hydrogenated and fractionated vegetable oil, completely hydrogenated vegetable oil, hydrogenated vegetable oil blend, hydrogenated seed oil
    nova:en:4

    <en:vegetable oils
    en:Interesterified vegetable oil, interesterified oil, interesterified oils, interesterified vegetable oils, interesterified vegetable fat, interesterified oil blend, enzymatically interesterified oil, interesterified fat, interesterified and hydrogenated vegetable oil, interesterified fats
    nova:en:4

    # The class of partially hydrogenated oils itself stands among the categories.
    <en:partially hydrogenated oils
    en:Partially hydrogenated vegetable oil, partially hydrogenated vegetable shortening, partially hydrogenated vegetable fat, partially hydrogenated fat, partially hydrogenated shortening, partially hydrogenated vegetable fats, partially hydrogenated vegetable oil blend, partially-hydrogenated vegetable oil shortening, partially hydrogenated margarine, vegetable shortening partially hydrogenated, vegetable oil partially hydrogenated, partially hydrogenated edible oil, partially hydrogenated blend, shortening partially hydrogenated, partially hydrogenated vegetable, partially hydrogenated cooking oil
    vegan:en:yes
    vegetarian:en:yes
    from_palm_oil:en:maybe
    nova:en:4
    plain:en:yes
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    <en:partially hydrogenated vegetable oil
    en:Partially hydrogenated soybean oil, partially hydrogenated soybean oils, partially hydrogenated soybean, partially hydrogenated soy oil, partially hydrogenated soya oil, soybean oil partially hydrogenated, partially hydrogenated soybean and cottonseed oil, partially hydrogenated cottonseed and soybean oil, partially hydrogenated cottonseed and soybean oils, partially hydrogenated soybean and cottonseed oils, partially hydrogenated soybean shortening, partially hydrogenated liquid soybean oil, partially hydrogenated soybean vegetable oil, partially hydrogenated soya bean oil, partially hydrogenated vegetable oil soybean, partially hydrogenated soybean and corn oil, partially hydrogenated soybean cottonseed oil, partially hydrogenated soybeans, partially hydrogenated soy, partially hydrogenated soybean margarine, hydrogenated or partially hydrogenated soybean oil, partially hydrogenated soybean or cottonseed oil, partially hydrogenated soybean oil and cottonseed oil, partially hydrogenated vegetable soybean oil, partially hydrogenated vegetable oils soybean
    from_palm_oil:en:no
    allergens:en:soybeans
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    # Both oils of one name
    <en:partially hydrogenated soybean oil
    en:Partially hydrogenated soybean and palm oil, partially hydrogenated soybean and palm oils, partially hydrogenated palm and soybean oil, partially hydrogenated palm and soybean oils
    from_palm_oil:en:yes
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    <en:partially hydrogenated vegetable oil
    en:Partially hydrogenated cottonseed oil, partially hydrogenated cottonseed, partially hydrogenated cotton seed oil, partially hydrogenated cottonseed oils, partially hydrogenated vegetable oil cottonseed oil, partially hydrogenated vegetable oil cottonseed
    from_palm_oil:en:no
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    <en:partially hydrogenated vegetable oil
    en:Partially hydrogenated palm kernel oil, partially hydrogenated palm kernel, partially hydrogenated palm kernel oils, partially hydrogenated palm kernel and palm oil, partially hydrogenated palm and palm kernel oil, fractionated and partially hydrogenated palm kernel oil, partially hydrogenated vegetable oil palm kernel, partially hydrogenated fractionated palm kernel oil, partially hydrogenated palm kernel and palm oils, partially hydrogenated palm kernel and cottonseed oil, partially hydrogenated palm kernel and cottonseed oils
    from_palm_oil:en:yes
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    <en:partially hydrogenated vegetable oil
    en:Partially hydrogenated canola oil, partially hydrogenated rapeseed oil, partially hydrogenated sunflower oil, partially hydrogenated corn oil, partially hydrogenated canola, partially hydrogenated safflower oil, partially hydrogenated rapeseed, partially hydrogenated sunflower, partially hydrogenated corn, partially hydrogenated canola oils, partially hydrogenated sunflower seed oil
    from_palm_oil:en:no
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    <en:partially hydrogenated vegetable oil
    en:Partially hydrogenated coconut oil, partially hydrogenated coconut
    from_palm_oil:en:no
    allergens:en:coconut
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    <en:partially hydrogenated vegetable oil
    en:Partially hydrogenated peanut oil, partially hydrogenated peanut
    from_palm_oil:en:no
    allergens:en:peanuts
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    <en:partially hydrogenated vegetable oil
    en:Partially hydrogenated lard, partially hydrogenated animal fat, partially hydrogenated beef tallow, partially hydrogenated beef fat, partially hydrogenated tallow, partially hydrogenated animal fats, partially hydrogenated animal shortening
    vegan:en:no
    vegetarian:en:no
    from_palm_oil:en:no
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat

    # Soy.
    <en:vegetable oils
    en:Soybean oil, soy oil, soya oil, soybean oils, soya bean oil, soyabean oil, soy bean oil, refined soybean oil, liquid soybean oil, expeller pressed soybean oil, pure soybean oil, low saturated soybean oil, low linolenic soybean oil, soybean salad oil, vegetable oil soybean, soybean vegetable oil, non hydrogenated soybean oil, nonhydrogenated soybean oil, soy beans oil, soybeans oil, soya oils, expeller pressed soy oil, soy vegetable oil, salad oil, refined soya oil, refined soy oil, low lin soybean oil, vegetable oil soybean oil, organic expeller pressed soybean oil, virgin soybean oil, expeller pressed soya oil, cold pressed soybean oil, degummed soybean oil, crude soybean oil, non gmo soybean oil, non gmo expeller pressed soybean oil, soybean oil vegetable, oil soybean, fractionated soybean oil, soybean oil powder, soy bean oils, winterized soybean oil, soybean frying oil, naturally refined soybean oil, blended soybean oil, soy oils, vegetable oils soybean, soybean oil refined, refined bleached deodorized soybean oil, expeller pressed non gmo soybean oil, expeller expressed soybean oil, soybean shortening, soy shortening, vegetable shortening soybean oil, vegetable oil soya, vegetable oil soy, mechanically pressed soybean oil, vegetable shortening soybean, soybean oil shortening, soybean cooking oil, soybean or canola oil, canola or soybean oil, soybean or cottonseed oil, corn or soybean oil, soybean or corn oil, liquid and hydrogenated soybean oil
    from_palm_oil:en:no
    allergens:en:soybeans

    <en:soybean oil
    en:High oleic soybean oil, high oleic soy oil, mid oleic soybean oil, high oleic low linolenic soybean oil, high oleic low linoleic soybean oil, high oleic soybean

    <en:soybean oil
    en:Highly refined soybean oil, fully refined soybean oil, highly refined soy oil, fully refined soy oil, highly refined soya oil, fully refined soya oil, fully refined soya bean oil, highly refined soybean oils, soybean oil highly refined, fully refined soya fat, fully refined soybean fat, highly refined soya bean oil, soybean oil fully refined
    allergens:en:soybeans
    exempt:en:EU 1169/2011 Annex II 6(a)
    exempt:en:US FD&C Act 201(qq)(2)(A)

    <en:soybean oil
    <en:hydrogenated fats
    en:Hydrogenated soybean oil, fully hydrogenated soybean oil, hydrogenated soybean, hydrogenated soy oil, hydrogenated soybean oils, hydrogenated soya oil, fully hydrogenated soybean, soybean oil hydrogenated, fully hydrogenated soy oil, fully hydrogenated soybean oils, hydrogenated soya bean oil, fully hydrogenated soya oil, hydrogenated soy, hydrogenated soybean and cottonseed oil, hydrogenated soybean and cottonseed oils, hydrogenated soybean vegetable oil, hydrogenated soybean fat, hydrogenated vegetable oil soybean, hydrogenated soybean stearine, fully hydrogenated vegetable oil soybean, fully hydrogenated soya bean oil, soybean oil fully hydrogenated, hydrogenated soy bean oil, hydrogenated soybean shortening
    nova:en:4

    <en:hydrogenated soybean oil
    en:Hydrogenated soybean and palm oil, hydrogenated soybean and palm oils, hydrogenated palm and soybean oil, hydrogenated palm and soybean oils
    from_palm_oil:en:yes

    <en:soybean oil
    en:Interesterified soybean oil, interesterified soybean oils, enzymatically interesterified soybean oil, interesterified soybean, enzyme interesterified soybean oil, interesterified soybean shortening, fully hydrogenated and interesterified soybean oil, interesterified and hydrogenated soybean oil, interesterified hydrogenated soybean oil, hydrogenated and interesterified soybean oil, interesterified and hydrogenated soybean oils, interesterified soy oil, interesterified high oleic soybean oil, enzymatically interesterified soybean, esterified soybean oil, enzymatically interesterified soybean oils, interesterified hydrogenated soybean
    nova:en:4

    # Palm.
    <en:vegetable oils
    en:Palm oil, palm oils, palm, palm fruit oil, palm fat, refined palm oil, palm oil blend, palm vegetable oil, vegetable oil palm, sustainable palm oil, expeller pressed palm oil, rspo palm oil, sustainably sourced palm oil, palm fruit oils, vegetable fat palm, vegetable fat palm oil, non hydrogenated palm oil, virgin palm oil, palm oil powder, expeller pressed palm fruit oil, certified sustainable palm oil, vegetable oil palm oil, palm oil vegetable, palm oil rspo certified, vegetable palm oil, palm vegetable fat, palm fats, sustainable palm fruit oil, vegetable oils palm, modified palm oil, modified palm oils, modified palm, modified palm kernel oil, natural palm oil, responsibly sourced palm oil, oil palm, palm oil sustainable, palm oil mb, rspo certified palm oil, palm oil and palm kernel oil, palm and palm kernel oil, palm and palm kernel oils, palm kernel and palm oil, palm kernel and palm oils, palm or palm kernel oil, palm kernel oil and palm oil, palm kernel oil palm oil, palm palm kernel oil, palm kernel palm oil, dende oil, sustainable palm, identity preserved palm oil, segregated palm oil, palm and palm kernel, modified palm and palm kernel oil
    from_palm_oil:en:yes

    <en:palm oil
    en:Red palm oil, red palm fruit oil, powdered palm oil

    <en:palm oil
    en:Palm shortening, palm oil shortening, palm shortening oil, expeller pressed palm oil shortening, palm oil margarine, palm margarine, palm fruit oil shortening, vegetable shortening palm oil, vegetable shortening palm, palm fruit shortening, vegetable oil shortening palm, expeller pressed palm fruit oil shortening, vegetable shortening palm fruit

    <en:palm oil
    en:Palm olein, fractionated palm oil, palm olein oil, palm oil fractions, fractionated palm, palm oil fraction, palm super olein, super palm olein, fractionated palm oils, double fractionated palm oil, palm oil olein, refined palm olein, fractionated palm fat, palm mid fraction, rbd palm olein, fractionated palm kernel and palm oil, vegetable oil palm olein, fractionated palm kernel and palm oils, palm fraction, palm fractions, palm oleine, fractionated palm olein

    <en:palm oil
    en:Palm kernel oil, palm kernel, palm kernel oils, fractionated palm kernel oil, fractionated palm kernel, palm kernel fat, palm kernel olein, palm kernal oil, palmkernel oil, fractionated palm kernel oils, vegetable fat palm kernel, vegetable fat palm kernel oil, palm kernel vegetable fat, palm kernel oil fractionated, palm nut oil, palm kernels, expeller pressed palm kernel oil, modified palm kernel, palm kernel vegetable oil, vegetable oil palm kernel, vegetable oil palm kernel oil, fractionated palm kernal oil, sustainable palm kernel oil, palm kernels oil, palm kernel fats, palm kernel stearine, refined palm kernel oil, vegetable fats palm kernel, palm seed oil, fractionated palm kernel oil and palm oil, non hydrogenated palm kernel oil, palm kernel shortening, palm kern oil

    <en:palm oil
    <en:hydrogenated fats
    en:Hydrogenated palm kernel oil, hydrogenated palm kernel, fully hydrogenated palm kernel oil, hydrogenated palm kernel oils, fractionated and hydrogenated palm kernel oil, hydrogenated fractionated palm kernel oil, hydrogenated palm kernel and palm oil, fully hydrogenated palm kernel, hydrogenated palm kernel fat, hydrogenated palm kernel and palm oils, hydrogenated palm and palm kernel oil, fractionated hydrogenated palm kernel oil, palm kernel oil hydrogenated, hydrogenated palm kernel stearin, hydrogenated vegetable oil palm kernel, hydrogenated vegetable fat palm kernel, hydrogenated and fractionated palm kernel oil, hydrogenated palm kernel vegetable oil, hydrogenated palm kernel olein, hydrogenated vegetable oils palm kernel
    nova:en:4

    <en:palm oil
    en:Interesterified palm oil, interesterified palm kernel oil, interesterified palm, interesterified palm oils, interesterified palm kernel, interesterified palm and palm kernel oil, interesterified palm kernel and palm oil, enzymatically interesterified palm oil, interesterified palm kernel oils
    nova:en:4

    # Coconut.
    <en:vegetable oils
    en:Coconut oil, coconut oils, refined coconut oil, expeller pressed coconut oil, coconut fat, pure coconut oil, copra oil, vegetable oil coconut oil, vegetable oil coconut, expeller pressed refined coconut oil, fractionated coconut oil, coconut oil powder, liquid coconut oil, naturally refined coconut oil, coconut vegetable oil, expeller pressed naturally refined coconut oil, refined expeller pressed coconut oil, coconut oil refined, coconut fats, deodorized coconut oil, centrifuged coconut oil, filtered coconut oil, coconut cooking oil, centrifuge extracted coconut oil, vegetable fat coconut, refined coconut fat, modified coconut oil, modified coconut, coconut shortening
    from_palm_oil:en:no
    allergens:en:coconut
    exempt:en:US FD&C Act 201(qq)(2), highly refined oil

    <en:coconut oil
    en:Virgin coconut oil, extra virgin coconut oil, cold pressed virgin coconut oil, cold pressed extra virgin coconut oil, expeller pressed virgin coconut oil, raw virgin coconut oil, unrefined virgin coconut oil, unrefined extra virgin coconut oil, coconut oil virgin, raw extra virgin coconut oil, unrefined coconut oil, cold pressed coconut oil, raw coconut oil, cold pressed unrefined coconut oil
    allergens:en:coconut

    <en:coconut oil
    <en:hydrogenated fats
    en:Hydrogenated coconut oil, fully hydrogenated coconut oil, hydrogenated coconut, hydrogenated coconut oils, interesterified coconut oil, hydrogenated coconut fat, hydrogenated vegetable oil coconut, hydrogenated vegetable oil coconut oil, hydrogenated vegetable fat coconut, coconut oil hydrogenated, fully hydrogenated coconut, hydrogenated refined coconut oil, hydrogenated vegetable oils coconut
    nova:en:4

    <en:fats and oils
    en:Medium chain triglycerides, mct oil, mct, medium chain triglyceride, medium chain triglyceride oil, mcts, medium chain triglycerides oil, mct oil powder, medium chain triglycerides mct, mct powder, coconut mct oil, medium chain triglyceride powder, mct from coconut, mct oil from coconut, medium chain tryglycerides, coconut mcts, triglycerides, medium chain triglyceride mct oil, medium chain triglycerides mcts, caprylic capric triglyceride
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of caprylic/capric triglyceride; 2001; conclusion; -; -; safe as used, earlier conclusion confirmed

    # Other seed and fruit oils.
    <en:vegetable oils
    en:Canola oil, canola oils, canola, rapeseed oil, rapeseed, rape seed oil, expeller pressed canola oil, cold pressed rapeseed oil, refined canola oil, canola vegetable oil, low erucic acid rapeseed oil, refined rapeseed oil, non gmo canola oil, non gmo expeller pressed canola oil, non hydrogenated canola oil, vegetable oil canola, vegetable oil canola oil, vegetable oil rapeseed, expeller pressed non gmo canola oil, canola rapeseed oil, canola seed oil, expeller expressed canola oil, cold pressed canola oil, pure canola oil, naturally refined canola oil, canola oil expeller pressed, virgin rapeseed oil, canola salad oil, canola cooking oil, expelled canola oil, expeller pressed canola, superior canola oil, mechanically pressed canola oil, expeller pressed vegetable oil canola, pressed canola oil, low erucic rapeseed oil, canola oil blend, colza oil, rapeseed oils, super canola oil, canola oil vegetable, canola olive oil, extra virgin rapeseed oil, canola oil non gmo, vegetable oil rapeseed oil, expeller pressed organic canola oil, rapeseed vegetable oil, canola olive oil blend
    from_palm_oil:en:no

    <en:canola oil
    en:High oleic canola oil, expeller pressed high oleic canola oil, high oleic expeller pressed canola oil, high oleic canola, canola oil high oleic, high oleic rapeseed oil, non gmo high oleic canola oil

    <en:canola oil
    <en:hydrogenated fats
    en:Hydrogenated canola oil, hydrogenated rapeseed oil, fully hydrogenated rapeseed oil, hydrogenated rapeseed, hydrogenated canola, fully hydrogenated canola oil, hydrogenated rape seed oil, fully hydrogenated rapeseed, hydrogenated high erucic acid rapeseed oil, superglycerinated fully hydrogenated rapeseed oil, fully hydrogenated super glycerinated rapeseed oil, interesterified canola oil, interesterified rapeseed oil, super glycerinated fully hydrogenated rapeseed oil, hydrogenated vegetable oil rapeseed, hydrogenated canola oils, fully hydrogenated canola, hydrogenated rapeseed oils, hydrogenated vegetable oils rapeseed, hydrogenated vegetable oil rapeseed oil, interesterified canola, hydrogenated canola and cottonseed oil, hydrogenated rapeseed and cottonseed oil
    nova:en:4

    <en:vegetable oils
    en:Sunflower oil, sunflower oils, sunflower seed oil, expeller pressed sunflower oil, sunfloweroil, refined sunflower oil, cold pressed sunflower oil, vegetable oil sunflower, vegetable oil sunflower oil, sunflower vegetable oil, sun flower oil, nusun sunflower oil, expeller pressed sunflower seed oil, sunflower seeds oil, non gmo sunflower oil, pure sunflower oil, naturally refined sunflower oil, sunflower kernel oil, oil sunflower, organic expeller pressed sunflower oil, vegetable oils sunflower, expeller pressed sunflower, naturally expeller pressed sunflower oil, unrefined sunflower oil, sunflower cooking oil, sunflower oil expeller pressed, sunflower oil powder, expeller pressed vegetable oil sunflower, sunflower seed oils, non gmo expeller pressed sunflower oil, fractionated sunflower oil, mechanically pressed sunflower oil, virgin sunflower oil, sunflower or canola oil, monounsaturated sunflower oil, sunflower or corn oil
    from_palm_oil:en:no

    <en:sunflower oil
    en:High oleic sunflower oil, high oleic sunflower seed oil, mid oleic sunflower oil, high oleic expeller pressed sunflower oil, expeller pressed high oleic sunflower oil, high oleic sunflower, mid oleic sunflower, mid oleic sunflower seed oil, sunflower oil high oleic, linoleic sunflower oil, medium oleic sunflower oil, hi oleic sunflower oil, sunflower high oleic oil, expeller pressed mid oleic sunflower oil, high-oleic sunflower oils, organic oleic sunflower oil, oleic sunflower oil

    <en:sunflower oil
    <en:hydrogenated fats
    en:Hydrogenated sunflower oil, fully hydrogenated sunflower oil, hydrogenated sunflower, interesterified sunflower oil, hydrogenated sunflower seed oil
    nova:en:4

    <en:vegetable oils
    en:Safflower oil, safflower oils, expeller pressed safflower oil, safflower seed oil, saffloweroil, sunflower or safflower oil, cold pressed safflower oil, vegetable oil safflower, expeller pressed safflower, safflower or sunflower oil, sunflower safflower oil, safflower sunflower oil, safflower vegetable oil, high oleic sunflower or safflower oil, high oleic safflower or sunflower oil, refined safflower oil, safflower oil powder, non gmo safflower oil
    from_palm_oil:en:no

    <en:safflower oil
    en:High oleic safflower oil, expeller pressed high oleic safflower oil, high oleic expeller pressed safflower oil, high oleic safflower, safflower oil high oleic

    <en:vegetable oils
    en:Corn oil, maize oil, corn oils, refined corn oil, corn germ oil, vegetable oil corn, corn vegetable oil, corn oil refined, pure corn oil, vegetable oil corn oil, liquid corn oil, maize germ oil, vegetable corn oil, corn cooking oil, winterized corn oil, fully hydrogenated corn oil, hydrogenated corn oil, expeller pressed corn oil, oil corn
    from_palm_oil:en:no

    <en:vegetable oils
    en:Cottonseed oil, cottonseed, cotton seed oil, cottonseed oils, cotton seed, vegetable oil cottonseed, cottonseed vegetable oil, winterized cottonseed oil, vegetable oil cottonseed oil, refined cottonseed oil, cottonseed salad oil, vegetable cottonseed oil, cotton oil, naturally stable cottonseed oil, vegetable oil cotton seed, oil cottonseed
    from_palm_oil:en:no

    <en:cottonseed oil
    <en:hydrogenated fats
    en:Hydrogenated cottonseed oil, fully hydrogenated cottonseed oil, hydrogenated cottonseed, hydrogenated cotton seed oil, fully hydrogenated cottonseed, hydrogenated cottonseed oils, interesterified cottonseed oil, cottonseed oil hydrogenated, hydrogenated vegetable oil cottonseed, hydrogenated cottonseed flakes, hydrogenated vegetable oil cottonseed oil, cottonseed flakes, hydrogenated cottonseed stearine, fully hydrogenated cotton seed oil, fully hydrogenated vegetable oil cottonseed, cottonseed stearine
    nova:en:4

    <en:vegetable oils
    en:Olive oil, olive oils, pure olive oil, light olive oil, refined olive oil, extra light olive oil, cold pressed olive oil, imported olive oil, italian olive oil, extra light tasting olive oil, olive fruit oil, light tasting olive oil, 100 pure olive oil, olive oil powder, blended olive oil, olive oil blend, garlic infused olive oil, oil olive, first cold pressed olive oil, mild olive oil, refined olive oils, basil olive oil, 100 olive oil
    from_palm_oil:en:no

    <en:olive oil
    en:Extra virgin olive oil, virgin olive oil, cold pressed extra virgin olive oil, extra-virgin olive oils, evoo, italian extra virgin olive oil, first cold pressed extra virgin olive oil, cold pressed virgin olive oil, imported extra virgin olive oil, spanish extra virgin olive oil, greek extra virgin olive oil, unfiltered extra virgin olive oil, olive oil extra virgin, california extra virgin olive oil, pure extra virgin olive oil, first cold press extra virgin olive oil, 100 extra virgin olive oil, virgin olive oils, xtra virgin olive oil, extra virgin olive, extra virgin oil, imported italian extra virgin olive oil, sicilian extra virgin olive oil, premium extra virgin olive oil, organic extra virgin olive oil, 100 pure extra virgin olive oil, roasted garlic extra virgin olive oil, extra virgin olive oil cold pressed, fine virgin olive oil

    <en:olive oil
    en:Olive pomace oil, pomace olive oil, refined olive pomace oil, pomace oil

    # Not exempt unless highly refined; Annex II knows no exemption for peanut oil.
    <en:vegetable oils
    en:Peanut oil, groundnut oil, arachis oil, peanut oils, roasted peanut oil, refined peanut oil, pure peanut oil, expeller pressed peanut oil, vegetable oil peanut, vegetable oil peanut oil, peanutoil, high oleic peanut oil, cold pressed peanut oil, vegetable peanut oil, peanut vegetable oil, aromatic peanut oil, ground nut oil, fully hydrogenated peanut oil, hydrogenated peanut oil, 100 peanut oil, unrefined peanut oil, virgin peanut oil, toasted peanut oil, peanut cooking oil
    from_palm_oil:en:no
    allergens:en:peanuts

    <en:peanut oil
    en:Highly refined peanut oil, fully refined peanut oil, highly refined peanut oils, peanut oil highly refined
    allergens:en:peanuts
    exempt:en:US FD&C Act 201(qq)(2)(A)

    <en:vegetable oils
    en:Sesame oil, sesame seed oil, toasted sesame oil, toasted sesame seed oil, roasted sesame oil, pure sesame oil, refined sesame oil, expeller pressed sesame oil, sesame seeds oil, dark sesame oil, unrefined sesame oil, gingelly oil, dark roasted sesame oil, expeller pressed toasted sesame oil, expeller pressed toasted sesame seed oil, toasted sesame oils, roasted sesame seed oil, hot sesame oil, cold pressed sesame oil, oil sesame, black sesame oil, sesame seed oil toasted, sesame oil toasted, expeller pressed sesame seed oil, sesameseed oil, sesame oils, unrefined sesame seed oil, blended sesame oil, white sesame oil, oil of sesame
    from_palm_oil:en:no
    allergens:en:sesame-seeds

    <en:sesame oil
    en:Highly refined sesame oil, highly refined sesame seed oil
    allergens:en:sesame-seeds
    exempt:en:US FD&C Act 201(qq)(2)(A)

    <en:vegetable oils
    en:Almond oil, sweet almond oil, roasted almond oil
    from_palm_oil:en:no
    allergens:en:nuts, almond

    <en:vegetable oils
    en:Walnut oil, roasted walnut oil, expeller pressed walnut oil, pine nut oil, nut oil
    from_palm_oil:en:no
    allergens:en:nuts

    <en:vegetable oils
    en:Hazelnut oil, filbert oil
    from_palm_oil:en:no
    allergens:en:nuts, hazelnut

    <en:vegetable oils
    en:Pistachio oil
    from_palm_oil:en:no
    allergens:en:nuts, pistachio

    <en:vegetable oils
    en:Pecan oil
    from_palm_oil:en:no
    allergens:en:nuts, pecan

    <en:vegetable oils
    en:Macadamia nut oil, macadamia oil
    from_palm_oil:en:no
    allergens:en:nuts, macadamia

    <en:vegetable oils
    en:Wheat germ oil, wheatgerm oil, wheat germ extract
    from_palm_oil:en:no
    allergens:en:wheat, gluten

    <en:vegetable oils
    en:Oat oil, oat bran oil
    from_palm_oil:en:no
    allergens:en:gluten

    <en:vegetable oils
    en:Mustard oil, mustard seed oil, oil of mustard, essential oil of mustard
    from_palm_oil:en:no
    allergens:en:mustard

    <en:vegetable oils
    en:Rice bran oil, rice oil, refined rice bran oil, expeller pressed rice bran oil, rice bran oils, high oleic rice bran oil, rice bran wax oil, ricebran oil
    from_palm_oil:en:no

    <en:vegetable oils
    en:Grapeseed oil, grape seed oil, expeller pressed grapeseed oil, grape seeds oil, refined grapeseed oil, grapeseed oils
    from_palm_oil:en:no

    <en:vegetable oils
    en:Avocado oil, avacado oil, expeller pressed avocado oil, refined avocado oil, extra virgin avocado oil, virgin avocado oil, cold pressed avocado oil, pure avocado oil, naturally refined avocado oil, high oleic avocado oil, avocado oils
    from_palm_oil:en:no

    <en:vegetable oils
    en:Flaxseed oil, flax oil, flax seed oil, linseed oil, cold pressed flaxseed oil, flaxseed oil powder, virgin flaxseed oil, expeller pressed flax oil, expeller pressed flaxseed oil, flax seeds oil, flax oil powder, cold pressed flax oil, unrefined flax oil, unrefined flaxseed oil
    from_palm_oil:en:no

    <en:vegetable oils
    en:Hemp oil, hemp seed oil, hempseed oil, perilla oil, perilla seed oil, camelina oil, evening primrose oil, moringa oil, argan oil, babassu oil, tea seed oil, camellia oil, sacha inchi oil, black seed oil, black cumin seed oil, ahiflower oil, echium oil, tomato seed oil, cranberry seed oil, poppy seed oil, black currant seed oil, blackcurrant seed oil, apricot kernel oil, pomegranate seed oil, raspberry seed oil
    from_palm_oil:en:no

    <en:vegetable oils
    en:Algal oil, algae oil powder, algae dha oil, algal oil powder, life's dha algal oil, high oleic algal oil, schizochytrium algae oil
    from_palm_oil:en:no

    <en:vegetable oils
    en:Chia seed oil, chia oil
    from_palm_oil:en:no

    <en:vegetable oils
    en:Pumpkin seed oil
    from_palm_oil:en:no

    <en:vegetable oils
    en:Borage oil, borage seed oil
    from_palm_oil:en:no

    <en:vegetable oils
    en:Illipe, illipe butter, illipe fat, illipe oil, cupuacu butter, mowrah, illipe nut oil, illipe nut
    from_palm_oil:en:no

    <en:vegetable oils
    en:Mango kernel fat, mango kernel oil, mango butter, mango kernel, mango seed fat, mango seed butter, mango kernel butter
    from_palm_oil:en:no

    <en:vegetable oils
    en:Sal fat, sal oil, sal butter, sal seed oil
    from_palm_oil:en:no

    <en:vegetable oils
    en:Kokum butter, kokum, kokum oil, kokum gurgi
    from_palm_oil:en:no

    # Shortening and margarine.
    <en:fats and oils
    en:Shortening, shortening powder, vegetable and animal shortening, animal and vegetable shortening, bakery shortening, baking shortening, cake shortening, compound shortening, powdered shortening, shortenings, animal or vegetable shortening, liquid shortening, animal and or vegetable shortening, icing shortening, emulsified shortening, high ratio shortening, shortening blend, pastry shortening, animal vegetable shortening, shortening flakes

    <en:vegetable oils
    en:Vegetable shortening, vegetable oil shortening, non hydrogenated vegetable shortening, all vegetable shortening, vegetable shortening powder, vegetable shortenings, non hydrogenated shortening, vegetable shortening blend, nonhydrogenated vegetable shortening, pure vegetable shortening, all purpose shortening, expeller pressed vegetable shortening, shortening vegetable, vegetable oil shortenings, vegetable fat shortening, nonhydrogenated shortening, all purpose vegetable shortening, interesterified vegetable shortening, interesterified shortening, emulsified vegetable shortening, vegetable oil based shortening, powdered vegetable shortening, vegetable oil palm shortening, organic vegetable shortening

    # May hold milk; its list says so.
    <en:fats and oils
    en:Margarine, margarines, vegetable margarine, vegetable oil margarine, oleomargarine, margarine blend, buttery spread, vegetable oil spread, vegetable spread, margarine spread, soft margarine, liquid margarine, vegetable margarines, light margarine, table margarine, palm oil and margarine, bakers margarine, non hydrogenated margarine, buttery spread blend, trans fat free margarine, butter alternative, butter substitute, liquid butter alternative, margarine vegetable oil, natural margarine, whipped margarine, margarine powder, buttery vegetable oil spread, vegetable margarine oil, butter flavored oil, liquid butter substitute, buttery sticks, natural buttery spread, vegetable oil blend spread, trans fat free vegetable margarine, unsalted margarine, butter flavored shortening, puff pastry margarine, salted margarine, buttery topping oil, buttery flavored oil
    likely-allergens:en:milk

    <en:fats and oils
    en:Vegan margarine, dairy free margarine, earth balance, vegan buttery sticks

    <en:fats and oils
    en:Butter flavored topping, butter topping, popcorn oil, coating oil, release agent oil, pan release oil, pan spray, cooking spray, spray oil, pan coating, pan oil

    # Animal fats.
    <en:fats and oils
    en:Animal fats, animal fat, rendered animal fat, animal oil, mixed animal fats, animal shortening
    vegan:en:no
    vegetarian:en:no
    from_palm_oil:en:no
    halal:en:maybe
    kosher:en:maybe
    nova:en:2

    <en:animal fats
    <en:pork products
    en:Lard, pork lard, rendered lard, hydrogenated lard, lard and hydrogenated lard, manteca, leaf lard, lard oil, pure lard, refined lard, deodorized lard, pork lard hydrogenated, fresh lard, steam rendered lard, rendered pork lard, fully hydrogenated lard, hog lard, lard with bha and bht, lardo, iberico lard
    halal:en:no
    kosher:en:no

    <en:animal fats
    <en:pork products
    en:Pork fat, rendered pork fat, bacon fat, rendered bacon fat, bacon grease, pork fat powder, hog fat, bacon drippings, cured pork fat, pork back fat, rendered bacon, pork backfat, pork fatback, fatback, pork fats, smoked pork fat, bacon fat rendered, partially rendered bacon fat, pork oil, flavored bacon fat, pork trim fat, refined pork fat, dried pork fat
    halal:en:no
    kosher:en:no

    <en:animal fats
    <en:beef products
    en:Beef fat, tallow, beef tallow, rendered beef fat, suet, beef suet, edible tallow, hydrogenated tallow, hydrogenated beef tallow, edible beef tallow, hydrogenated beef fat, refined beef fat, beef fat and hydrogenated tallow, beef dripping, beef fat powder, beef shortening, beef kidney fat, mutton tallow, mutton fat, beef fats, lamb fat, edible beef fat, dripping, oleo stock, grass fed beef tallow, beef drippings, bison fat, beef fat tallow, tallow beef fat, oleo oil, beef oil

    <en:animal fats
    en:Chicken fat, rendered chicken fat, chicken fat powder, chicken skin, poultry fat, chicken oil, schmaltz, roasted chicken fat, dried chicken fat, chicken fat flavor, rendered chicken skin, hydrogenated chicken fat, powdered chicken fat, refined chicken fat, cooked chicken fat, chicken skins, chicken fats, chicken skin meal, mechanically separated chicken fat, rendered chicken oil, dehydrated chicken fat

    <en:animal fats
    en:Duck fat, goose fat, rendered duck fat, turkey fat, turkey skin, duck skin, rendered turkey fat, ducks fat, turkey skins, turkey fat powder

    <en:fats and oils
    en:Fish oil, fish oils, refined fish oil, fish oil concentrate, menhaden oil, anchovy oil, sardine oil, tuna oil, salmon oil, purified fish oil, marine oil, refined menhaden oil, fish liver oil, omega 3 fish oil, fish oil powder, refined fish oil concentrate, deodorized fish oil, fish body oil, fish oil anchovy, encapsulated fish oil, dha from fish oil, tuna fish oil, alaskan pollock oil, fish oil omega 3, marine oils
    vegan:en:no
    vegetarian:en:no
    from_palm_oil:en:no
    allergens:en:fish

    <en:fish oil
    <en:liver and liver products
    en:Cod liver oil, codfish liver oil, arctic cod liver oil, norwegian cod liver oil
    allergens:en:fish, cod
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; liver and vitamin A; -; -; vitamin A in fish liver oil

    <en:fats and oils
    en:Krill oil, antarctic krill oil
    vegan:en:no
    vegetarian:en:no
    from_palm_oil:en:no
    allergens:en:crustaceans, krill
    kosher:en:no

    <en:palm oil
    <en:hydrogenated fats
    en:Hydrogenated palm oil, fully hydrogenated palm oil, hydrogenated palm, hydrogenated palm oils, hydrogenated palm fat, fully hydrogenated palm, hydrogenated palm stearine, hydrogenated palm stearin, palm oil hydrogenated, hydrogenated palm oil powder, fully hydrogenated palm stearin, hydrogenated palm kernal oil, hydrogenated vegetable oil palm, hydrogenated vegetable oil palm oil, hydrogenated palm glycerides, hydrogenated vegetable palm oil, hydrogenated vegetable fat palm, hydrogenated palm olein, hydrogenated vegetable oils palm, hydrogenated modified palm oil
    nova:en:4

    <en:palm oil
    en:Palm stearin, palm stearine, palm stearine oil, palm kernel stearin, palm oil stearin

    <en:partially hydrogenated vegetable oil
    en:Partially hydrogenated palm oil, partially hydrogenated palm, partially hydrogenated palm oils
    from_palm_oil:en:yes
    evidence:en:4; ban; exposure; oral; everyone; US; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; not generally recognized as safe: trans fat
    evidence:en:3; ban; exposure; oral; everyone; world; FDA; 80 FR 34650, Final Determination Regarding Partially Hydrogenated Oils; 2015; declaratory order; 2018-06-18; -; banned in the United States: trans fat
    """#
  }
}
