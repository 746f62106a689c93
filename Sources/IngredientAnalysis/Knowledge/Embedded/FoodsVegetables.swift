extension EmbeddedTables {
  /// Vegetables, potatoes, legumes, mushrooms and algae, with their juices and purees.
  ///
  /// Compiled from common knowledge of these foods; FODMAP groups follow the Monash categories, celery and lupin
  /// Regulation (EU) 1169/2011, Annex II.
  @inline(never)
  static var foodsVegetables: String {
    #"""
    # Groups
    en:Vegetable, vegetables, veggies, mixed vegetables, vegetable blend, vegetable mix
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:vegetable
    en:Dehydrated vegetables, dried vegetables, dehydrated vegetable, dried vegetable, dehydrated vegetable blend
    fodmap:en:fructans

    <en:vegetable
    en:Vegetable juice, vegetable juices, vegetable juice blend

    <en:vegetable-juice
    en:Vegetable juice concentrate, vegetable juice concentrates, concentrated vegetable juice, vegetable concentrate, vegetable concentrates, concentrated vegetable juices

    <en:vegetable
    en:Vegetable puree, vegetable purees

    <en:vegetable
    en:Vegetable extract, vegetable extracts

    <en:vegetable
    en:Vegetable powder, vegetable powders

    <en:vegetable
    en:Leaf vegetable, leafy greens, salad, salad leaves, salad greens, mixed greens, spring mix, mesclun, baby greens, spring greens, field greens

    <en:vegetable
    en:Root vegetable, root vegetables

    <en:vegetable
    en:Brassica, cabbage vegetables

    en:Legume, legumes, pulse, pulses
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Mushroom, mushrooms, button mushrooms, button mushroom, white mushrooms, white mushroom, champignon, champignons, sliced mushrooms, edible mushrooms
    vegan:en:yes
    vegetarian:en:yes
    fodmap:en:polyols
    plain:en:yes

    en:Alga, algae, microalgae, algal flour, algae flour
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:alga
    en:Seaweed, seaweeds, sea vegetables, marine algae, sea vegetable

    <en:vegetable
    en:Sprout, sprouts, bean sprouts, bean sprout, mung bean sprouts

    # Onions and garlic
    <en:vegetable
    en:Onion, onions, yellow onion, yellow onions, white onion, white onions, sweet onion, sweet onions, onion pieces, fresh onions, onion granules, brown onion, spanish onion, spanish onions, vidalia onions
    fodmap:en:fructans

    <en:onion
    en:Onion extract, extract of onion, onion extractive, onion extractives, extractives of onion, extractive of onion

    <en:onion
    en:Onion powder, powdered onion, onion pwd
    fodmap:en:fructans

    <en:onion
    en:Onion flakes, onion flake, minced onion, minced onions, instant minced onion
    fodmap:en:fructans

    <en:onion
    en:Red onion, Red onions
    fodmap:en:fructans

    <en:onion
    en:Green onion, Green onions, spring onion, spring onions, scallion, scallions, salad onion, salad onions, green onion tops, onion greens
    fodmap:en:fructans

    <en:onion
    en:Pearl onion, Pearl onions, silverskin onion, silverskin onions, cocktail onion, cocktail onions
    fodmap:en:fructans

    <en:onion
    en:Shallot, Shallots, shallot powder
    fodmap:en:fructans

    <en:onion
    en:Fried onion, fried onions, crispy onions, crispy fried onions, french fried onions
    fodmap:en:fructans

    <en:onion
    en:Caramelised onion, caramelized onions, caramelised onions, caramelized onion
    fodmap:en:fructans

    <en:onion
    en:Sauteed onion, sauteed onions
    fodmap:en:fructans

    <en:onion
    en:Onion juice
    fodmap:en:fructans

    <en:onion-juice
    en:Onion juice concentrate, onion concentrate, concentrated onion juice
    fodmap:en:fructans

    <en:onion
    en:Onion puree, onion pulp, onion paste
    fodmap:en:fructans

    <en:onion
    <en:essential-oil
    en:Onion oil, oil of onion
    fodmap:en:fructans

    <en:onion
    <en:salt
    en:Onion salt
    fodmap:en:fructans

    <en:onion
    <en:garlic
    en:Onion and garlic, garlic and onion, onion and garlic powder, garlic and onion powder, onion garlic
    fodmap:en:fructans

    <en:vegetable
    en:Garlic, garlics, garlic cloves, garlic clove, fresh garlic, garlic pieces, garlic bulb, granulated garlic, garlic granules, minced garlic
    fodmap:en:fructans

    <en:garlic
    en:Garlic extract, extract of garlic, garlic extractive, garlic extractives, extractives of garlic, extractive of garlic

    <en:garlic
    en:Garlic powder, powdered garlic, garlic pwd
    fodmap:en:fructans

    <en:garlic
    en:Garlic flakes
    fodmap:en:fructans

    <en:garlic
    en:Black garlic
    fodmap:en:fructans

    <en:garlic
    en:Garlic juice
    fodmap:en:fructans

    <en:garlic-juice
    en:Garlic juice concentrate, garlic concentrate
    fodmap:en:fructans

    <en:garlic
    en:Garlic puree, garlic paste, garlic pulp
    fodmap:en:fructans

    <en:garlic
    <en:essential-oil
    en:Garlic oil, oil of garlic
    fodmap:en:fructans

    <en:garlic
    <en:salt
    en:Garlic salt
    fodmap:en:fructans

    <en:vegetable
    en:Leek, leeks, leek powder
    fodmap:en:fructans

    <en:herb
    en:Chive, chives, chives powder, freeze dried chives

    <en:vegetable
    en:Ramps, wild garlic, ramson, ramsons
    fodmap:en:fructans

    # Tomatoes
    <en:vegetable
    en:Tomato, tomatoes, diced tomatoes, tomato pieces, vine ripened tomatoes, vine ripe tomatoes, italian tomatoes, roma tomatoes, roma tomato, plum tomatoes, plum tomato, cherry tomato, cherry tomatoes, grape tomatoes, grape tomato, peeled tomatoes, red ripe tomatoes, beefsteak tomatoes, san marzano tomatoes, california tomatoes, vine ripened california tomatoes, crushed tomatoes, tomato strips, unpeeled ground tomatoes, whole peeled tomatoes, italian peeled tomatoes, tomato solids

    <en:tomato
    en:Tomato powder, powdered tomato, tomato flakes, tomato granules

    <en:tomato
    en:Sun-dried tomato, sun dried tomatoes, sundried tomatoes, sundried tomato, dried tomato, dried tomatoes, dehydrated tomatoes

    <en:tomato
    en:Fire roasted tomatoes, roasted tomatoes, fire roasted tomato

    <en:tomato
    en:Green tomato, green tomatoes

    <en:tomato
    en:Tomatoes in tomato juice, tomatoes in juice, tomatoes with juice, tomatoes in puree, diced tomatoes in tomato juice, tomatoes in tomato puree

    <en:tomato
    <en:vegetable-juice
    en:Tomato juice, tomato juice from concentrate

    <en:tomato-juice
    en:Tomato juice concentrate, concentrated tomato juice, water and concentrated juices of tomatoes, water and concentrated juice of tomatoes

    <en:tomato
    en:Tomato puree, tomato pulp, tomato passata, passata, strained tomatoes, tomato puree concentrate

    <en:tomato
    en:Tomato paste, double concentrated tomato paste

    <en:tomato
    en:Tomato concentrate, concentrated tomato, concentrated tomatoes, concentrated crushed tomatoes, water and tomato paste, tomato concentrate from red ripe tomatoes

    <en:tomato
    <en:sauce
    en:Tomato sauce, marinara sauce, marinara, pizza sauce, pasta sauce, spaghetti sauce

    <en:tomato
    en:Tomato extract, tomato oil

    <en:tomato
    en:Tomato pomace

    <en:vegetable
    en:Tomatillo, tomatillos

    # Peppers
    <en:vegetable
    en:Sweet pepper, sweet peppers, bell pepper extract, bell pepper, bell peppers, capsicum, capsicums, sweet bell peppers, sweet bell pepper, red and green bell peppers, green and red bell peppers, red and green bell pepper, green and red bell pepper, red and green peppers, green and red peppers, mixed peppers, sweet bell pepper flakes

    <en:sweet-pepper
    en:Red pepper, red peppers, red bell pepper, red bell peppers, sweet red peppers, sweet red pepper, red sweet peppers, red bell pepper flakes, red capsicum

    <en:red-pepper
    en:Red bell pepper puree, red pepper puree, red bell pepper juice concentrate

    <en:red-pepper
    en:Roasted red pepper, roasted red peppers, roasted peppers, roasted red bell peppers, fire roasted red peppers, fire roasted red bell peppers

    <en:sweet-pepper
    en:Green pepper, green peppers, green bell pepper, green bell peppers, green capsicum

    <en:sweet-pepper
    en:Yellow pepper, yellow peppers, yellow bell pepper, yellow bell peppers

    <en:sweet-pepper
    en:Orange pepper, orange bell pepper, orange bell peppers, orange peppers

    <en:sweet-pepper
    en:Pimiento, pimientos, pimento, pimentos, pimento pepper, pimento peppers, minced pimiento, pimiento peppers

    <en:sweet-pepper
    en:Banana pepper, banana peppers

    <en:sweet-pepper
    en:Cherry pepper, cherry peppers

    <en:sweet-pepper
    en:Pepperoncini, pepperoncino, peperoncini, pepperoncini peppers, golden greek peppers

    <en:spice
    en:Chilli pepper, chili pepper, chili peppers, chilli peppers, chile pepper, chile peppers, chilli, chillies, chili, chilies, chilis, chile, chiles, red chilli, red chillies, hot pepper, hot peppers, red chili pepper, red chili peppers, red chile peppers, red chile pepper, red chili, red chilies, red chiles, red chile, chili flakes, chilli flakes, chile flakes, chili powder pepper, dried chili

    <en:chilli-pepper
    en:Crushed red pepper, red pepper flakes, crushed red pepper flakes, chili pepper flakes, red chili flakes, red pepper powder, hot red pepper, hot red pepper flakes

    <en:chilli-pepper
    en:Green chilli, green chili, green chilies, green chiles, green chile, green chillies, green chili pepper, green chili peppers, green chile peppers, green chile pepper, diced green chiles, hatch green chile, hatch chile, hatch valley green chile peppers, hatch valley green chile

    <en:chilli-pepper
    en:Jalapeno, jalapenos, jalapeno pepper, jalapeno peppers, red jalapeno, red jalapenos, red jalapeno pepper, red jalapeno peppers, green jalapeno, green jalapeno peppers, green jalapenos, red and green jalapeno peppers, jalapeo peppers, jalepeno peppers, jalapeno chili pepper, jalapeno pepper flakes

    <en:jalapeno
    en:Jalapeno puree, jalapeno pepper puree, red jalapeno puree, red jalapeno pepper puree

    <en:jalapeno
    en:Chipotle, chipotles, chipotle pepper, chipotle peppers, chipotle chili pepper, chipotle chili, chipotle chile, chipotle chile pepper, chipotle powder, chipotle chili peppers, chipotle chiles

    <en:chipotle
    en:Chipotle puree, chipotle pepper puree

    <en:chilli-pepper
    en:Habanero, habaneros, habanero pepper, habanero peppers, habanero chili, scotch bonnet, scotch bonnet peppers

    <en:chilli-pepper
    en:Serrano pepper, serrano peppers, serrano, serrano chile, serrano chili

    <en:chilli-pepper
    en:Poblano pepper, poblano peppers, poblano, poblanos, poblano chili peppers, poblano chile, poblano chili pepper, poblano chile peppers

    <en:poblano-pepper
    en:Ancho chilli, ancho chili, ancho chile, ancho pepper, ancho peppers, ancho chili pepper, ancho chile pepper, ancho chili peppers

    <en:chilli-pepper
    en:Guajillo, guajillo pepper, guajillo chile, guajillo chili, guajillo peppers, guajillo chili pepper

    <en:chilli-pepper
    en:Pasilla, pasilla chile, pasilla pepper, pasilla chili, pasilla peppers

    <en:chilli-pepper
    en:Arbol chilli, chile de arbol, de arbol, arbol pepper, arbol chili, chili de arbol, arbol chile

    <en:chilli-pepper
    en:Ghost pepper, ghost peppers, ghost chili pepper, bhut jolokia, carolina reaper

    <en:chilli-pepper
    en:Thai chilli, thai chili, thai chili pepper, bird's eye chili, birds eye chilli, thai chilies

    <en:chilli-pepper
    en:Anaheim chilli, anaheim chili, anaheim pepper, anaheim peppers, anaheim chili peppers

    <en:chilli-pepper
    en:Aji amarillo, aji pepper

    <en:chilli-pepper
    en:Cayenne pepper, cayenne, cayenne peppers, cayenne red pepper, cayenne red peppers, red cayenne pepper, aged cayenne red peppers, aged cayenne peppers, aged red peppers, aged red cayenne peppers, aged peppers, cayenne pepper powder, aged cayenne pepper, cayenne chili pepper, cayenne powder, red cayenne peppers

    <en:chilli-pepper
    en:Chilli paste, chili paste, chilli puree, chili puree, red chili puree, chili pepper paste, red chili paste, red pepper paste, chile paste, chile puree, chili pepper puree

    <en:chilli-pepper
    en:Chilli extract, chili pepper extract, chilli pepper extract, oleoresin capsicum, capsicum extract, capsicum oleoresin, extractives of capsicum, chili extract, red pepper extract, red pepper extractives, oleoresin of capsicum, cayenne pepper extract, jalapeno extract, capsicum extractives, red chili extract

    <en:vegetable
    en:Peppers, mixed pepper flakes

    # Gourds and fruits used as vegetables
    <en:vegetable
    en:Cucumber, cucumbers, fresh cucumbers, english cucumber, pickling cucumbers

    <en:cucumber
    <en:vegetable-juice
    en:Cucumber juice

    <en:cucumber-juice
    en:Cucumber juice concentrate, concentrated cucumber juice, cucumber concentrate
    keto:en:no

    <en:cucumber
    en:Cucumber puree, cucumber pulp, pureed cucumber

    <en:cucumber-puree
    en:Cucumber puree concentrate, concentrated cucumber puree, cucumber paste

    <en:cucumber
    en:Gherkin, Gherkins, cornichon, cornichons

    <en:cucumber
    en:Pickle, pickles, pickled cucumber, pickled cucumbers, pickled cucumber relish, dill pickle, dill pickles, pickled gherkins, cucumber pickles, cured cucumbers, pickle chips

    <en:pickle
    en:Pickle relish, sweet pickle relish, relish, pickle relish sweet, dill pickle relish, sweet relish, dill relish
    plain:en:no

    <en:vegetable
    en:Courgette, courgettes, zucchini, zucchinis, green zucchini, zucchini squash

    <en:vegetable
    en:Squash, squashes, summer squash, yellow squash, winter squash, crookneck squash

    <en:squash
    en:Butternut squash, butternut squashes, butternut squash puree, butternut pumpkin

    <en:squash
    en:Acorn squash

    <en:squash
    en:Kabocha squash, kabocha

    <en:squash
    en:Spaghetti squash

    <en:squash
    en:Delicata squash

    <en:squash
    en:Pumpkin, pumpkins

    <en:pumpkin
    <en:vegetable-juice
    en:Pumpkin juice

    <en:pumpkin-juice
    en:Pumpkin juice concentrate, concentrated pumpkin juice, pumpkin concentrate
    keto:en:no

    <en:pumpkin
    en:Pumpkin puree, pumpkin pulp, pureed pumpkin

    <en:pumpkin-puree
    en:Pumpkin puree concentrate, concentrated pumpkin puree, pumpkin paste

    <en:vegetable
    en:Aubergine, aubergines, eggplant, eggplants, eggplant pulp

    <en:vegetable
    en:Okra, gumbo okra, okras

    <en:vegetable
    en:Chayote, chayote squash

    <en:vegetable
    en:Bitter melon, bitter gourd, bitter melon extract, karela

    <en:vegetable
    en:Winter melon, wax gourd

    <en:vegetable
    en:Luffa, loofah gourd

    # Roots and tubers
    <en:root-vegetable
    en:Carrot, carrots, baby carrots, baby carrot, carrot flakes, carrot granules, orange carrots, yellow carrots, yellow carrot, rainbow carrots, carrot powder, carrot pieces

    <en:carrot
    <en:vegetable-juice
    en:Carrot juice

    <en:carrot-juice
    en:Carrot juice concentrate, concentrated carrot juice, carrot concentrate
    keto:en:no

    <en:carrot
    en:Carrot puree, carrot pulp, pureed carrot

    <en:carrot-puree
    en:Carrot puree concentrate, concentrated carrot puree, carrot paste

    <en:carrot
    en:Carrot extract, extract of carrot, carrot extractive, carrot extractives, extractives of carrot, extractive of carrot

    <en:carrot
    en:Black carrot, Black carrots, purple carrot, purple carrots

    <en:black-carrot
    <en:vegetable-juice
    en:Black carrot juice

    <en:black-carrot-juice
    en:Black carrot juice concentrate, concentrated Black carrot juice, Black carrot concentrate
    keto:en:no

    <en:black-carrot
    en:Black carrot extract, extract of Black carrot, Black carrot extractive, Black carrot extractives, extractives of Black carrot, extractive of Black carrot

    <en:root-vegetable
    en:Beetroot, beetroots, beet, beets, red beet, red beets, table beets, baby beets, golden beets, beet puree, beetroot puree, beet root

    <en:beetroot
    en:Beet powder, beetroot powder, red beet powder, dehydrated beets, dehydrated beet, dried beet, beet root powder, red beet root powder, beets powder, dehydrated beet powder
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73.40; 2026; dehydrated beets; -; -; color additive exempt from certification

    <en:beetroot
    <en:vegetable-juice
    en:Beetroot juice, beet juice, red beet juice, beets juice, beetroot juice powder, beet juice powder, red beet juice powder, beet root juice

    <en:beetroot-juice
    en:Beetroot juice concentrate, beet juice concentrate, red beet juice concentrate, beetroot concentrate, beet concentrate, concentrated beet juice, red beet concentrate, concentrated beetroot, concentrated beetroot juice, concentrated red beet juice

    <en:beetroot
    en:Beet extract, red beet extract, beetroot extract, beet juice extract

    <en:leaf-vegetable
    en:Beet greens, beet tops, red beet greens, red beet leaves, bulls blood beet leaves, baby beet greens, beet leaves

    <en:root-vegetable
    en:Sugar beet pulp, beet pulp, sugar beets

    <en:root-vegetable
    en:Radish, radishes, red radish juice, red radish, red radishes, watermelon radish

    <en:radish
    en:Radish extract, extract of radish, radish extractive, radish extractives, extractives of radish, extractive of radish

    <en:radish
    en:Black radish, horse radish root

    <en:radish
    en:Daikon, daikon radish, daikon radishes, white radish, mooli, pickled daikon

    <en:root-vegetable
    en:Turnip, turnips

    <en:root-vegetable
    en:Swede, swedes, rutabaga, rutabagas

    <en:root-vegetable
    en:Parsnip, parsnips, parsnip powder

    <en:root-vegetable
    en:Celeriac, celery root, celeriac root, celeriacs
    allergens:en:celery

    <en:celeriac
    <en:vegetable-juice
    en:Celeriac juice

    <en:celeriac-juice
    en:Celeriac juice concentrate, concentrated Celeriac juice, Celeriac concentrate
    keto:en:no

    <en:vegetable
    en:Celery, celery stalks, celery stalk, celery flakes, celery powder, dehydrated celery, celeries, celery hearts, celery leaf, celery leaves, celery sticks, celery stalk powder, celery pieces
    allergens:en:celery

    <en:celery
    <en:vegetable-juice
    en:Celery juice

    <en:celery-juice
    en:Celery juice concentrate, concentrated celery juice, celery concentrate
    keto:en:no

    <en:celery
    en:Celery puree, celery pulp, pureed celery

    <en:celery-puree
    en:Celery puree concentrate, concentrated celery puree, celery paste

    <en:celery
    en:Celery extract, extract of celery, celery extractive, celery extractives, extractives of celery, extractive of celery

    <en:celery
    <en:salt
    en:Celery salt

    <en:celery
    <en:essential-oil
    en:Celery oil, celery seed oil

    <en:celery
    <en:spice
    en:Celery seed, celery seeds, ground celery seed, including celery seed

    <en:celery-seed
    en:Celery seed extract, celery seed oleoresin, oleoresin celery, celery oleoresin, oleoresin of celery, extractives of celery seed

    <en:root-vegetable
    en:Jerusalem artichoke, jerusalem artichokes, sunchoke, sunchokes, topinambur, jerusalem artichoke flour
    fodmap:en:fructans

    <en:root-vegetable
    en:Chicory root, chicory roots, roasted chicory, chicory, roasted chicory root, chicory extract, chicory root extract
    fodmap:en:fructans

    <en:root-vegetable
    en:Sweet potato, sweet potatoes, sweet potato puree, sweet potato powder, sweet potato flakes, orange sweet potato, yam puree
    keto:en:no

    <en:sweet-potato
    en:Purple sweet potato, purple sweet potatoes, purple sweet potato powder, purple yam, ube, purple sweet potato juice concentrate, purple sweet potato concentrate, purple sweet potato extract

    <en:sweet-potato
    en:Sweet potato juice

    <en:sweet-potato
    en:Sweet potato juice concentrate

    <en:root-vegetable
    en:Yam, yams, yam root, mountain yam
    keto:en:no

    <en:root-vegetable
    en:Cassava, manioc, yuca, yucca root, yuca root, cassava root
    keto:en:no

    <en:cassava
    en:Cassava flour, yuca flour, manioc flour, cassava meal

    <en:root-vegetable
    en:Taro, taro root, taro powder, eddoe, malanga
    keto:en:no

    <en:root-vegetable
    en:Jicama, yam bean

    <en:root-vegetable
    en:Lotus root, lotus roots, lotus seed, lotus seeds

    <en:vegetable
    en:Water chestnut, water chestnuts, sliced water chestnuts, chinese water chestnuts

    <en:root-vegetable
    en:Arrowroot, arrowroot flour, arrow root
    keto:en:no

    <en:root-vegetable
    en:Konjac, konjac root, konnyaku, glucomannan root, konjac powder

    <en:root-vegetable
    en:Burdock, burdock root, gobo
    fodmap:en:fructans

    <en:root-vegetable
    en:Salsify, black salsify

    <en:root-vegetable
    en:Maca, maca root, maca powder, maca root powder, maca extract

    <en:root-vegetable
    en:Yacon, yacon root
    fodmap:en:fructans

    <en:root-vegetable
    en:Tigernut, tiger nut, tigernuts, tiger nuts, chufa, tigernut flour

    # Potatoes
    <en:vegetable
    en:Potato, potatoes, white potatoes, red potatoes, russet potatoes, idaho potatoes, russet potato, yukon gold potatoes, gold potatoes, red skin potatoes, red skinned potatoes, yellow potatoes, new potatoes, baby potatoes, fingerling potatoes, rehydrated potatoes, rehydrated potato, select potatoes, specially selected potatoes, diced potatoes, sliced potatoes, potato pieces, potato slices, purple potatoes, blue potatoes, potato shreds, potato skins, potato solids, hash browns, hash brown potatoes
    keto:en:no

    <en:potato
    en:Potato flakes, dehydrated potato flakes, dried potato flakes, dehydrated potatoes, dehydrated potato, dried potatoes, dried potato, potato granules, instant potatoes, instant potato flakes, potato powder, potato flake, dehydrated potato granules
    keto:en:no

    <en:potato
    en:Potato flour
    keto:en:no

    <en:potato
    en:Mashed potato, mashed potatoes
    keto:en:no

    <en:potato
    en:French fries, french fried potatoes, fries, potato wedges
    keto:en:no

    <en:potato
    en:Potato extract, potato juice, potato juice concentrate
    keto:en:no

    <en:potato
    en:Potato chips, potato crisps
    keto:en:no
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Food and drinks to avoid; 2026; salty foods; -; -; too salty for the kidneys of babies

    # Cabbages and leaves
    <en:brassica
    en:Cabbage, cabbages, green cabbage, white cabbage, savoy cabbage, green cabbages, cabbage powder, shredded cabbage

    <en:cabbage
    <en:vegetable-juice
    en:Cabbage juice

    <en:cabbage-juice
    en:Cabbage juice concentrate, concentrated cabbage juice, cabbage concentrate
    keto:en:no

    <en:cabbage
    en:Cabbage extract, extract of cabbage, cabbage extractive, cabbage extractives, extractives of cabbage, extractive of cabbage

    <en:cabbage
    en:Red cabbage, purple cabbage, red cabbages

    <en:red-cabbage
    en:Red cabbage juice, red cabbage juice concentrate, red cabbage concentrate, red cabbage extract, purple cabbage juice

    <en:cabbage
    en:Napa cabbage, chinese cabbage, napa

    <en:brassica
    en:Pak choi, bok choy, baby bok choy, pak choy

    <en:brassica
    en:Tatsoi, tat soi, baby tatsoi

    <en:brassica
    en:Mizuna, baby mizuna, red mizuna, mizuna lettuce

    <en:brassica
    en:Mustard greens, mustard leaf, mustard leaves, red mustard, green mustard, baby mustard greens, red mustard greens
    allergens:en:mustard

    <en:brassica
    en:Kale, baby kale, curly kale, green kale, red kale, kale powder, kale juice, kale greens, red russian kale, lacinato kale, tuscan kale, dinosaur kale

    <en:brassica
    en:Brussels sprout, brussels sprouts, brussel sprouts, brussel sprout

    <en:brassica
    en:Broccoli, broccoli florets, broccoli cuts, broccoli powder, broccoli floret, broccoli spears, broccoli stalks, broccoli sprouts, broccoli extract, broccoli sprout

    <en:brassica
    en:Broccolini, broccoli rabe, rapini, tenderstem

    <en:brassica
    en:Cauliflower, cauliflowers, cauliflower florets, riced cauliflower, cauliflower rice, cauliflower floret, cauliflower powder
    fodmap:en:polyols

    <en:cauliflower
    en:Cauliflower puree

    <en:brassica
    en:Romanesco, romanesco broccoli

    <en:brassica
    en:Kohlrabi

    <en:brassica
    en:Collard greens, collards, collard, collard green

    <en:cabbage
    en:Sauerkraut, fermented cabbage, pickled cabbage

    <en:cabbage
    en:Kimchi

    <en:cabbage
    en:Coleslaw, cole slaw

    <en:leaf-vegetable
    en:Spinach, baby spinach, spinach leaves, chopped spinach, red spinach, spinach leaf, spinach juice, spinach juice concentrate

    <en:spinach
    en:Spinach powder, dehydrated spinach, spinach extract

    <en:spinach
    en:Spinach puree

    <en:leaf-vegetable
    en:Lettuce, lettuces, green leaf lettuce, leaf lettuce, green leaf, red leaf lettuce, baby lettuce, baby lettuces, bibb lettuce, green oak leaf, red oak leaf, oak leaf lettuce, red leaf, lollo rossa, red romaine, baby red romaine, green romaine, baby green romaine, tango, tango lettuce, tango lettuces, oak leaf, green oak, red oak, lola rosa, lollo rosa, baby lettuces red and green romaine

    <en:lettuce
    en:Iceberg lettuce

    <en:lettuce
    en:Romaine lettuce, romaine, baby romaine, cos lettuce, romaine hearts

    <en:leaf-vegetable
    en:Arugula, rocket, wild rocket, baby arugula, roquette

    <en:leaf-vegetable
    en:Watercress, water cress

    <en:leaf-vegetable
    en:Cress, garden cress, upland cress

    <en:leaf-vegetable
    en:Radicchio, red radicchio

    <en:leaf-vegetable
    en:Endive, endives, curly endive, belgian endive, escarole

    <en:leaf-vegetable
    en:Frisee, frisee lettuce

    <en:leaf-vegetable
    en:Chard, swiss chard, red chard, green chard, baby chard, baby swiss chard, baby red chard, baby green chard, rainbow chard, red swiss chard, green swiss chard

    <en:leaf-vegetable
    en:Sorrel, common sorrel

    <en:leaf-vegetable
    en:Purslane

    <en:leaf-vegetable
    en:Dandelion, dandelion greens, dandelion leaf, dandelion root, dandelion extract, dandelion root extract

    <en:leaf-vegetable
    en:Nettle, nettles, nettle leaf, nettle leaves, stinging nettle, stinging nettle leaf

    <en:leaf-vegetable
    en:Amaranth leaves, red amaranth

    <en:leaf-vegetable
    en:Lamb's lettuce, mache, corn salad

    <en:leaf-vegetable
    en:Moringa, moringa leaf, moringa powder, moringa leaf powder, moringa oleifera

    <en:leaf-vegetable
    en:Wheatgrass, wheat grass, wheat grass powder, wheatgrass powder, wheatgrass juice, wheat grass juice
    allergens:en:wheat, gluten

    <en:leaf-vegetable
    en:Barley grass, barley grass powder, barleygrass, barley grass juice
    allergens:en:gluten, barley

    <en:leaf-vegetable
    en:Oat grass
    allergens:en:gluten, oats

    <en:leaf-vegetable
    en:Alfalfa, alfalfa leaf, alfalfa sprouts, alfalfa leaf powder, alfalfa juice, alfalfa grass juice

    <en:leaf-vegetable
    en:Grape leaf, grape leaves, vine leaves, vine leaf

    <en:leaf-vegetable
    en:Banana leaf, banana leaves

    <en:leaf-vegetable
    en:Microgreens, micro greens, pea shoots, pea tendrils

    # Other vegetables
    <en:vegetable
    en:Artichoke, artichokes, globe artichoke, artichoke quarters
    fodmap:en:fructans

    <en:artichoke
    en:Artichoke heart, artichoke hearts

    <en:vegetable
    en:Asparagus, asparagus spears, asparagus tips, green asparagus, asparagus powder
    fodmap:en:fructans

    <en:vegetable
    en:Fennel bulb

    <en:vegetable
    en:Bamboo shoot, bamboo shoots

    <en:vegetable
    en:Hearts of palm, heart of palm, palm hearts

    <en:vegetable
    en:Sweet corn kernels, sweet yellow corn
    keto:en:no

    <en:vegetable
    en:Baby corn, baby corns

    <en:vegetable
    en:Green bean, green beans, string beans, snap beans, french beans, haricots verts, cut green beans, wax beans, runner beans, italian green beans, haricot vert

    <en:vegetable
    en:Caper, capers, nonpareil capers, caper berries

    <en:vegetable
    en:Aloe vera, aloe, aloe vera gel, aloe vera juice, aloe vera pulp, aloe gel, inner leaf aloe vera, aloe vera powder, aloe juice, aloe vera pieces

    <en:aloe-vera
    en:Aloe vera whole leaf extract, whole leaf aloe vera, whole leaf aloe vera juice, whole leaf aloe
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; aloe vera, non-decolorized whole leaf extract; -; -; listed for cancer

    <en:vegetable
    en:Mirepoix, mirepoix base, sofrito
    fodmap:en:fructans

    <en:vegetable
    en:Giardiniera, pickled vegetables, vegetable pickles

    <en:vegetable
    en:Soup vegetables, soup greens
    fodmap:en:fructans

    # Beans, peas and lentils
    <en:legume
    en:Bean, beans, mixed beans, cooked beans, prepared beans, bean flour, bean powder, dried beans, beans in water
    keto:en:maybe
    fodmap:en:gos

    <en:bean
    en:Black bean, Black beans, black turtle bean, black turtle beans, turtle beans, prepared black beans, cooked black beans, black bean flour, black bean powder, black bean flakes
    keto:en:maybe

    <en:bean
    en:Pinto bean, Pinto beans, pinto, prepared pinto beans, cooked pinto beans, pinto bean flour, pinto bean flakes, pinto bean powder
    keto:en:maybe

    <en:bean
    en:Kidney bean, Kidney beans, red kidney bean, red kidney beans, dark red kidney bean, dark red kidney beans, light red kidney bean, light red kidney beans, prepared kidney beans, prepared dark red kidney beans, white kidney bean, white kidney beans, cannellini bean, cannellini beans, cannellini, dark kidney beans
    keto:en:maybe

    <en:bean
    en:Red bean, Red beans, small red bean, small red beans, prepared red beans, prepared small red beans
    keto:en:maybe

    <en:bean
    en:Adzuki bean, Adzuki beans, azuki bean, azuki beans, aduki bean, aduki beans, red bean paste, sweet red bean paste, adzuki, azuki, adzuki bean sprout
    keto:en:maybe

    <en:bean
    en:Navy bean, Navy beans, prepared navy beans, white bean, white beans, haricot bean, haricot beans, great northern bean, great northern beans, prepared white beans, prepared great northern beans, pea beans, small white beans, cooked navy beans, baked beans, navy bean flour, white bean flour
    keto:en:maybe

    <en:bean
    en:Lima bean, Lima beans, baby lima beans, baby lima, large lima beans, prepared lima beans, fordhook lima beans
    keto:en:maybe

    <en:bean
    en:Fava bean, Fava beans, faba bean, faba beans, broad bean, broad beans, fava bean flour, faba bean flour, field beans
    keto:en:maybe

    <en:bean
    en:Mung bean, Mung beans, bean thread, moong bean, moong beans, moong dal, mung dal, mung bean flour, green gram
    keto:en:maybe

    <en:bean
    en:Black-eyed pea, Black-eyed peas, black eyed beans, blackeye pea, blackeye peas, blackeyed pea, blackeyed peas, cowpea, cowpeas, prepared blackeye peas, black eye beans, black eye pea, black eye peas
    keto:en:maybe

    <en:lentil
    en:Urad dal, black gram, urad bean, urad flour, urad lentils
    keto:en:maybe

    <en:bean
    en:Refried beans, refried pinto beans
    keto:en:maybe

    <en:legume
    en:Chickpea, chickpeas, chick pea, chick peas, garbanzo bean, garbanzo beans, garbanzo, garbanzos, steamed chickpeas, cooked chickpeas, bengal gram, chana dal, garbanzo bean sprout, prepared chickpeas, prepared garbanzo beans, chana
    keto:en:maybe
    fodmap:en:gos

    <en:chickpea
    en:Chickpea flour, garbanzo bean flour, garbanzo flour, gram flour, besan, chickpea powder
    keto:en:maybe

    <en:chickpea
    en:Hummus, houmous
    allergens:en:sesame-seeds
    keto:en:maybe
    plain:en:no

    <en:chickpea
    en:Aquafaba, chickpea broth, chickpea water
    keto:en:maybe

    <en:chickpea
    en:Chickpea protein
    keto:en:maybe

    <en:legume
    en:Lentil, lentils, green lentil, green lentils, red lentil, red lentils, brown lentil, brown lentils, black lentil, black lentils, yellow lentil, yellow lentils, beluga lentils, french lentils, masoor dal, lentil sprout, lentil sprouts, steamed lentils, cooked lentils, split red lentils, puy lentils
    keto:en:maybe
    fodmap:en:gos

    <en:lentil
    en:Lentil flour, red lentil flour, green lentil flour, lentil powder, yellow lentil flour
    keto:en:maybe

    <en:legume
    en:Pea, peas, green pea, green peas, sweet pea, sweet peas, yellow pea, yellow peas, garden pea, garden peas, petite peas, petit pois, petits pois, marrowfat peas, early peas, field peas, young peas, pea powder, green pea powder
    keto:en:maybe

    <en:pea
    en:Split pea, Split peas, green split pea, green split peas, yellow split pea, yellow split peas, split green peas, split yellow peas, toor dal, pigeon pea, pigeon peas
    keto:en:maybe

    <en:pea
    en:Pea flour, yellow pea flour, green pea flour, split pea flour
    keto:en:maybe

    <en:pea
    en:Pea crisp, wasabi peas
    keto:en:maybe

    <en:vegetable
    en:Sugar snap pea, Sugar snap peas, sugar snap, sugar snaps, snap pea, snap peas, snow pea, snow peas, mangetout, pea pods, pea pod
    keto:en:maybe

    <en:legume
    en:Edamame, edamame beans, shelled edamame, green soybeans, green soybean, green soya beans, edamame soybeans
    allergens:en:soybeans
    keto:en:maybe

    <en:legume
    en:Lupin, lupin bean, lupin beans, lupini, lupini beans, lupine, lupin seeds, lupin seed, sweet lupin, lupins, lupine beans
    allergens:en:lupin
    keto:en:maybe

    <en:lupin
    en:Lupin flour, lupine flour, lupin bran, lupin flakes
    keto:en:maybe

    <en:lupin
    en:Lupin protein, lupine protein, lupin protein isolate
    keto:en:maybe

    <en:bean
    en:Bean paste, bean puree
    keto:en:maybe

    # Mushrooms
    <en:mushroom
    en:Shiitake, shiitakes, shiitake mushroom, shiitake mushrooms, shitake mushrooms, shitake mushroom

    <en:shiitake
    en:Shiitake extract, shiitake mushroom extract

    <en:mushroom
    en:Portobello mushroom, Portobello mushrooms, portabella mushroom, portabella mushrooms, portobello, portobellos, portabella, portabellas, baby portabella mushrooms

    <en:mushroom
    en:Cremini mushroom, Cremini mushrooms, crimini mushroom, crimini mushrooms, cremini, crimini, brown mushroom, brown mushrooms, chestnut mushroom, chestnut mushrooms

    <en:mushroom
    en:Oyster mushroom, Oyster mushrooms, king oyster mushrooms, king trumpet mushrooms, king oyster mushroom

    <en:mushroom
    en:Porcini, porcini mushroom, porcini mushrooms, cep, ceps, boletus edulis, porcini powder, boletus

    <en:mushroom
    en:Chanterelle, Chanterelles, chanterelle mushrooms

    <en:mushroom
    en:Morel, Morels, morel mushrooms

    <en:mushroom
    en:Enoki, enoki mushroom, enoki mushrooms

    <en:mushroom
    en:Maitake, maitake mushroom, maitake mushrooms, hen of the woods

    <en:mushroom
    en:Wood ear mushroom, Wood ear mushrooms, wood ear, wood ears, black fungus, cloud ear

    <en:mushroom
    en:Straw mushroom, Straw mushrooms

    <en:mushroom
    en:Nameko, nameko mushrooms

    <en:mushroom
    en:Truffle, Truffles, black truffle, black truffles, summer truffle, summer truffles, white truffle, white truffles, tuber melanosporum, tuber aestivum, winter truffle, black summer truffle, truffle pieces, black winter truffle

    <en:mushroom
    en:Reishi, reishi mushroom, reishi mushrooms, reishi extract, ganoderma lucidum, ganoderma

    <en:mushroom
    en:Cordyceps, cordyceps mushroom, cordyceps extract

    <en:mushroom
    en:Lion's mane, lions mane mushroom, lion's mane extract

    <en:mushroom
    en:Chaga, chaga mushroom, chaga extract

    <en:mushroom
    en:Turkey tail, turkey tail mushroom

    <en:mushroom
    en:Mushroom powder, powdered mushrooms, dried mushrooms, dehydrated mushrooms, dried mushroom

    <en:mushroom
    en:Mushroom extract, mushroom extracts, mushroom juice concentrate, mushroom concentrate, mushroom juice, mushroom mycelium

    <en:mushroom
    en:Mushroom puree

    <en:mushroom
    en:Mushroom base, mushroom stock

    <en:mushroom
    en:Mixed mushrooms, wild mushrooms, forest mushrooms

    <en:mushroom
    en:Mycoprotein
    plain:en:no

    # Algae
    <en:seaweed
    en:Nori, laver, nori seaweed, roasted seaweed, dried laver, sushi nori, porphyra

    <en:seaweed
    en:Kombu, kombu seaweed, konbu, kombu kelp

    <en:seaweed
    en:Kelp, sea kelp, kelp powder, kelp seaweed, laminaria, kelp extract, kombu extract, seaweed extract, brown kelp

    <en:seaweed
    en:Wakame, wakame seaweed, undaria

    <en:seaweed
    en:Dulse, dulse flakes, red dulse

    <en:seaweed
    en:Hijiki, hiziki

    <en:seaweed
    en:Irish moss, sea moss, chondrus crispus

    <en:seaweed
    en:Bladderwrack, ascophyllum nodosum, rockweed

    <en:seaweed
    en:Seaweed powder, seaweed flakes, green laver, aonori

    <en:seaweed
    en:Lithothamnium, red algae, lithothamnion, aquamin, calcified seaweed

    <en:alga
    en:Spirulina, spirulina powder, spirulina algae, blue green algae

    <en:alga
    en:Chlorella, chlorella powder, broken cell wall chlorella, cracked cell wall chlorella

    <en:alga
    en:Dunaliella, dunaliella salina

    # Further foods of the world

    <en:vegetable
    en:Celtuce

    <en:vegetable
    en:Christophine, mirliton

    <en:vegetable
    en:Cassava leaves

    <en:vegetable
    en:Yautia, eddo

    <en:vegetable
    en:Cactus pads

    <en:vegetable
    en:Oca

    <en:vegetable
    en:Scorzonera

    <en:vegetable
    en:Samphire

    <en:vegetable
    en:Tindora

    <en:vegetable
    en:Bottle gourd, ridge gourd, ash gourd

    <en:vegetable
    en:Drumstick vegetable
    """#
  }
}
