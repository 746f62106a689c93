extension EmbeddedTables {
  /// Meat, fish, shellfish, soy and other proteins, yeast, broths, enzymes and cultures,
  /// compiled from the FD&C Act, Regulation (EU) No 1169/2011 Annex II, the FDA/EPA advice
  /// about eating fish, advice of the NHS, IARC Monographs volume 114 and the NOVA paper of
  /// 2019.
  static let foodsProteins = #"""
    # Sources: FD&C Act 201(qq), 403(w)(2); Regulation (EU) No 1169/2011, Annex II 2, 4, 6, 14; FDA/EPA, Advice about Eating Fish (2021);
    # NHS, Foods to avoid in pregnancy, and Start for Life; IARC Monographs volume 114 (2018); Monteiro et al. 2019 (NOVA).
    # Advice of a health service concerns the food and not a market's law, so its market is the world.

    # Meat.
    en:Meat, meats, fresh meat, cooked meat, meat ingredients, raw meat, ground meat, minced meat, meat trimmings, lean meat, red meat, meat block, skeletal meat, boneless meat, meat filling, animal protein, animal products, animal product, meat extract, meat powder, meat flavor base, meat byproducts, meat by products, meat by-product, meatball, meatballs, meat loaf, hamburger patty, meat patty, cooked meatballs, cooked meatball, bone meal, bone marrow
    vegan:en:no
    vegetarian:en:no
    plain:en:yes

    <en:meat
    en:Beef, ground beef, beef meat, lean beef, cooked beef, beef chuck, beef round, beef brisket, beef steak, steak, beef trimmings, beef patty, beef patties, angus beef, grass fed beef, beef sirloin, beef rib, beef ribs, beef flank steak, flank steak, sirloin steak, cooked ground beef, diced beef, shredded beef, beef strips, beef cubes, beef shank, boneless beef, cooked beef patty, fresh beef, organic beef, grassfed beef, beef top round, beef short ribs, beef tri tip, beef plate, beef navel, beef tripe, tripe, beef skirt steak, cooked shredded beef, roast beef, beef roast, beef bottom round, beef chuck roast, seasoned beef, seasoned cooked beef, cooked seasoned beef, finely textured beef, lean finely textured beef, beef sirloin steak, beef flank, angus ground beef, premium beef, mince beef, minced beef, british beef, beef eye of round, beef chuck meat, beef knuckle, beef clod, beef cheek, beef bones, beef bone, beef feet, beef tendon, oxtail, beef lips, beef head meat, cooked diced beef, grass fed ground beef, beef meatballs, beef meatball, cooked beef meatballs, beef inside round, beef steaks, cooked beef steak, cooked seasoned beef steak strips, hamburger, hamburgers, cheeseburger, beef for stew, beef stew meat, carne asada, barbacoa, angus beef patty, wagyu beef, veal, ground veal, veal meat, calf, beef navels, beef fajita, 100 beef, 100 grass fed beef, beef skirt, ground angus beef, ground chuck, corned beef hash, philly steak, cooked beef strips, sliced beef, beef slices, usda choice beef, marinated beef, beef trim, seasoned ground beef, seasoned beef strips, sliced steak, beef jerky strips, beef crumbles, beef pieces, carbon steak, beef shoulder, cured beef briskets uncooked, precooked beef, lean ground beef, dried beef powder, dehydrated beef, freeze dried beef, beef rounds, beef top sirloin, cooked roast beef, boneless beef chuck, beef tenderloin, beef back ribs, beef loin, beef bottom round flat
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:meat
    en:Pork, ground pork, pork meat, lean pork, cooked pork, pork shoulder, pork butt, pork loin, pork belly, pork trimmings, pork ribs, pork rib, pork rinds, pork skin, pork skins, pork rind, pork leg, pork hock, pork hocks, pork cushion, boneless pork, pulled pork, shredded pork, diced pork, pork spareribs, pork spare ribs, pork jowl, pork tenderloin, pork chop, pork chops, fresh pork, pork cheeks, pork snouts, pork stomachs, cooked ground pork, cooked shredded pork, carnitas, pork carnitas, pork bone, pork bones, pork tongues, pork head meat, uncured pork, pork cracklings, cracklings, chicharron, chicharrones, pork feet, pigs feet, pork pellets, fried pork skins, fried pork rinds, fried out pork fat with attached skin, pork shoulder butt, seasoned pork, pork shoulder picnic, partially defatted pork fatty tissue, partially defatted cooked pork fatty tissue, pork picnic, pork lips, mince pork, wild boar, boar, heritage pork, iberico pork, british pork, pork shoulder meat, pork neck bones, cooked pork meatballs, pork pieces, pork rind pellets, pig, suckling pig, ham hocks, ham hock, pork powder, dried pork, pork shoulder butts, pork meatballs, pork snout, boneless pork loin, pork sirloin, pork collar, pork knuckle, pork steak, pork back ribs, cooked diced pork, roasted pork, pork stomach, pork ears, pork patty, barbecue pork, bbq pork, boneless pork shoulder, lean pork meat, pork cutlet, pork fritters, seasoned pork strips, cooked pork belly, natural pork
    halal:en:no
    kosher:en:no
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:meat
    en:Lamb, ground lamb, lamb meat, mutton, goat meat, lamb leg, lamb shoulder, leg of lamb, lamb shank, new zealand lamb, goat mutton, sheep meat, mutton meat, lamb meatballs, boneless lamb, organic lamb, minced lamb, lamb trimmings
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:meat
    en:Game meat, venison, bison, buffalo, bison meat, elk, deer, ostrich, ground bison, grass fed bison, buffalo meat, kangaroo, ground venison, elk meat, alligator, alligator meat, grass fed buffalo, horse meat

    <en:meat
    en:Rabbit, rabbit meat

    # Offal.
    <en:meat
    en:Liver, beef liver, pork liver, pork livers, chicken liver, chicken livers, turkey liver, calf liver, duck liver, goose liver, liver meat, beef livers, lamb liver, cooked chicken livers, liver powder, desiccated liver, turkey livers, foie gras, duck foie gras, liver sausage, liverwurst, braunschweiger, pate, liver pate, pate de foie, chicken liver powder, desiccated beef liver, organic chicken liver, poultry liver, vegetable pate, fish liver, cod liver, monkfish liver
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; liver and pate; -; -; vitamin A, and any pate for listeria

    <en:meat
    en:Offal, beef heart, beef hearts, pork heart, pork hearts, chicken heart, beef tongue, beef kidney, kidney, kidneys, giblets, chicken giblets, turkey giblets, chicken gizzards, gizzards, chicken hearts, turkey hearts, lungs, spleen, tongue, turkey heart, turkey gizzards, chicken gizzard, pork kidneys, pork spleen, heart meat, beef organs, chicken feet

    <en:meat
    en:Blood, blood plasma, plasma, beef blood, animal blood, blood plasma powder, plasma protein, dried blood, beef plasma, beef blood plasma
    halal:en:no
    kosher:en:no

    <en:blood
    en:Pork blood, pork blood plasma, pork plasma, black pudding, blood sausage, pig's blood

    # Poultry.
    <en:meat
    en:Poultry, poultry meat, fowl, quail, pheasant, guinea fowl, cornish hen, pigeon, poultry mix, cornish game hen

    <en:poultry
    en:Chicken, chicken meat, chicken breast, chicken breasts, chicken thigh, chicken thighs, chicken thigh meat, chicken leg meat, chicken breast meat, boneless chicken breast, boneless skinless chicken breast, boneless skinless chicken breasts, skinless boneless chicken breast, boneless skinless chicken thighs, chicken breast with rib meat, chicken breasts with rib meat, chicken breast meat with rib meat, boneless skinless chicken breast with rib meat, boneless skinless chicken breasts with rib meat, boneless skinless chicken breast meat, boneless chicken breast with rib meat, boneless chicken breast meat with rib meat, chicken tenderloins, chicken tenderloin, chicken tenders, chicken wings, chicken wing, chicken wing sections, chicken wing portions, chicken drumsticks, drumsticks, white meat chicken, white chicken meat, white chicken, dark meat chicken, dark chicken meat, dark chicken, cooked chicken, cooked chicken meat, cooked white meat chicken, cooked white chicken meat, cooked white chicken, cooked chicken breast, cooked diced chicken, ground chicken, diced chicken, chicken breast strips, seasoned chicken, seasoned white meat chicken, seasoned cooked chicken, cooked seasoned chicken, grilled chicken, grilled chicken breast, grilled white meat chicken, roasted chicken, shredded chicken, chicken trim meat, chicken patty, chicken nuggets, natural proportion chicken meat, chicken trimmings, boneless chicken, boneless skinless chicken, chicken strips, chicken fillet, chicken breast fillet, chicken breast fillets, chicken breast tenderloins, boneless skinless chicken thigh, boneless skinless chicken thigh meat, chicken breast chunks, white meat chicken with rib meat, chicken breast tenderloin, dried chicken, dried chicken meat, dehydrated chicken meat, dehydrated chicken, cooked chicken powder, dried cooked chicken, cooked dark chicken meat, cooked grilled chicken, cooked white and dark chicken, cooked dark meat chicken, cooked chicken thigh meat, cooked grilled chicken breast, cooked grilled white meat chicken, cooked white meat chicken with rib meat, chicken leg, chicken legs, chicken leg quarters, whole chicken, whole chickens, organic chicken, young chicken, chicken necks, chicken frames, chicken meat powder, dark chicken meat with skin, chicken thighs with skin, boneless chicken thighs, boneless chicken thigh meat, chicken chunks, chicken rib meat, rib meat, chicken pieces, cooked white meat chicken breast, cooked boneless skinless chicken breast, chicken tender, chicken thigh strips, chicken breast pieces, fully cooked chicken, cooked chicken breast strips, fully cooked chicken breast, canned chicken, seasoned chicken breast, white meat, dark meat, fajita chicken, chicken meatballs, diced chicken breast, boneless white chicken, chicken with rib meat, chicken meat with rib meat, cooked chicken white meat, grilled chicken strips, grilled chicken breast strips, chicken breast strip, chicken breast meat chunks, skinless chicken breast, skinless chicken thighs, skinless boneless chicken thighs, skinless chicken, boneless skinless white chicken, fresh chicken, cooked mechanically separated chicken meat, chicken breast patty, breaded chicken, breaded chicken breast, breaded chicken patty, cooked breaded chicken, cooked chicken thighs, hen, hens, cooked hen meat, chicken bone, chicken bones, chicken carcass, chicken cartilage, cooked dark meat chicken meat, cooked boneless chicken, cooked all white meat chicken, grilled chicken breast with rib meat, organic chicken breast, chicken and chicken broth, seasoned chicken meat, diced white chicken meat, diced white meat chicken, cooked seasoned chicken breast, chicken white meat, chicken dark meat, chicken thighs meat, chicken leg meat with skin, freeze dried chicken, marinated chicken, marinated chicken breast, smoked chicken, boneless skinless chicken leg meat, tequila chicken, cooked rotisserie chicken, rotisserie chicken, cooked chicken breast with rib meat, cooked chicken breast meat, cooked diced chicken meat, cooked diced white chicken meat, chopped chicken, precooked chicken, chicken tinga, chicken wings sections, first and second joint chicken wings

    <en:poultry
    en:Turkey, turkey meat, turkey breast, ground turkey, turkey breast meat, white turkey, dark turkey, turkey thigh, turkey thighs, turkey thigh meat, cooked turkey, white turkey meat, dark turkey meat, turkey breasts, white meat turkey, roasted turkey, cooked turkey meat, turkey bacon, turkey ham, turkey trimmings, turkey sausage, turkey pepperoni, smoked turkey, smoked turkey breast, whole turkey, young turkey, dehydrated turkey, organic turkey, dark meat turkey, cured turkey thigh meat, cooked turkey breast, turkey breast tenderloin, turkey powder, turkey leg meat, turkey drumstick, turkey wing, turkey patty, turkey meatballs, turkey breast tenderloins, organic turkey breast, cooked white turkey meat, oven roasted turkey breast, turkey rib meat, cooked white meat turkey, young turkeys, roast turkey, cooked dark turkey meat, cooked ground turkey, lean ground turkey, lean turkey, turkey wings, turkey tenderloins, cured turkey, roasted turkey breast, cured turkey breast, dried turkey, cooked smoked turkey, cooked dark turkey, turkey breast with rib meat, skinless turkey breast, boneless turkey breast, boneless skinless turkey breast, whole muscle turkey breast, turkey skin on breast, uncured turkey bacon, turkey breast meat with rib meat, turkey breast portions, diced turkey, turkey neck, turkey necks, turkey crumbles

    <en:poultry
    en:Duck, duck meat, goose, duck breast, cooked duck, duck confit, duck leg, whole duck, duckling, roasted duck, peking duck, magret duck

    <en:meat
    en:Mechanically separated meat, mechanically separated chicken, mechanically separated turkey, mechanically separated pork, mechanically separated beef, mechanically deboned meat, mechanically recovered meat, mechanically deboned chicken, mechanically separated poultry, mechanically separated chicken meat, mechanically recovered chicken, mechanically separated turkey meat, mechanically seperated chicken, mechanically separated chicken or turkey, mechanically separated cooked chicken, mechanically deboned chicken meat, mechanically separated cooked chicken meat, mechanically separated chicken with skin, mechanically seperated turkey, mechanically separated chicken and turkey, mechanically deboned turkey, mechanically separated chicken and pork
    halal:en:maybe
    kosher:en:maybe
    nova:en:4

    # Processed meat: IARC defines it by salting, curing, fermentation, smoking or other preservation.
    <en:meat
    en:Processed meat, cured meat, cured meats, processed meats, deli meat, deli meats, cold cuts, luncheon meat, lunch meat, smoked meat, preserved meat, potted meat, canned meat, meat sticks, jerky, meat snack stick, biltong, smoked sausage meat, spiced meat
    nova:en:3
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    en:Bacon, bacon bits, bacon pieces, cooked bacon, uncured bacon, smoked bacon, bacon crumbles, canadian bacon, canadian style bacon, real bacon bits, cooked bacon bits, cooked bacon pieces, bacon topping, pancetta, guanciale, turkey and pork bacon, real bacon, hickory smoked bacon, applewood smoked bacon, dried bacon, bacon powder, cooked bacon topping, cooked uncured bacon, fully cooked bacon, fully cooked bacon bits, bacon ends and pieces, bacon ends, bacon rashers, fully cooked bacon pieces, diced bacon, pork bacon, chopped bacon, precooked bacon, back bacon, cooked bacon crumbles, streaky bacon, bacon slices, smoked pancetta, uncured bacon bits, sliced bacon, uncured canadian bacon, dehydrated bacon, cooked smoked bacon, fully cooked bacon topping, bacon crumble, applewood bacon, smoked back bacon, bacon lardons, lardons, uncured pancetta, chopped smoked bacon, cooked applewood smoked bacon, uncured bacon pieces, bacon jam, cooked turkey bacon, bacon strips, cooked diced bacon, smoked bacon pieces, cured bacon
    halal:en:no
    kosher:en:no
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    en:Ham, cooked ham, smoked ham, cured ham, uncured ham, diced ham, ham water added, black forest ham, country ham, honey ham, ham and water product, serrano ham, ham natural juices, fresh ham, ham with natural juices, cured with ham, virginia ham, cured pork, smoked ham water added, fully cooked ham, cooked ham water added, diced ham water added, ham steak, cured smoked ham, ham pieces, tasso ham, tasso, ham powder, deviled ham, boneless ham, smoked pork shoulder, smoked pork, smoked pork hocks, cooked diced ham, fresh hams, sliced ham, chopped ham, cured pork shoulder, smoked ham hocks, jamon iberico, bayonne ham, uncured black forest ham, uncured diced ham, pork ham, hams, smoked diced ham, uncured cooked ham, cured ham water added, cooked cured ham, diced cooked ham, ham fat, canned ham, spam, jamon, jamon serrano, smoked pork jowl, speck, spiced ham, cured pork belly
    halal:en:no
    kosher:en:no
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    en:Prosciutto, parma ham, prosciutto di parma, prosciutto crudo, salami, genoa salami, hard salami, soppressata, sopressata, capicola, capocollo, coppa, nduja, summer sausage, dry salami, italian dry salami, salame, calabrese salami, dry sausage, cured sausage, chorizo, spanish chorizo, italian prosciutto, uncured salami, uncured genoa salami, spicy capocollo, salumi, dry cured ham, fuet, dry coppa, saucisson, hot capocollo, hot capicola, salchichon, prosciutto ham, bresaola, lonza, cured chorizo, chorizo sausage, pork chorizo, cooked chorizo, dry cured chorizo, dry cured pork, uncured hard salami, uncured prosciutto, finocchiona, cooked chorizo sausage, beef summer sausage, hot soppressata, landjager, cacciatore salami, beef salami, cooked salami, cotto salami, peppered salami
    halal:en:maybe
    kosher:en:maybe
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; meat and poultry; -; -; cold cured meat, unless cooked: toxoplasma, listeria

    <en:processed meat
    en:Pepperoni, uncured pepperoni, pepperoni made with pork, pork pepperoni, pork and beef pepperoni, pepperoni made with pork and beef, beef pepperoni, diced pepperoni, pepperoni sausage, pepperoni slices, cup and char pepperoni, beef and pork pepperoni, sliced pepperoni, pepperoni made with pork chicken and beef, spicy pepperoni, pepperoni pork and beef, pepperoni with pork, pepperoni made with beef and pork
    halal:en:maybe
    kosher:en:maybe
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; meat and poultry; -; -; cold cured meat, unless cooked: toxoplasma, listeria

    <en:processed meat
    en:Sausage, sausages, pork sausage, italian sausage, cooked sausage, beef sausage, chicken sausage, smoked sausage, cooked italian sausage, breakfast sausage, cooked pork sausage, sausage patty, sausage meat, frankfurter, frankfurters, hot dog, hot dogs, wiener, wieners, bologna, mortadella, kielbasa, bratwurst, andouille sausage, andouille, beef franks, polish sausage, sausage crumbles, cooked sausage crumbles, beef frankfurters, vienna sausage, knockwurst, linguica, sausage links, italian style sausage, cooked italian style sausage, cocktail franks, beef hot dog, franks, mild italian sausage, italian pork sausage, cooked italian pork sausage, sweet italian sausage, fully cooked sausage, pork sausage patty, cooked pork sausage crumbles, cooked sausage patty, fully cooked pork sausage, cooked beef sausage, cooked breakfast sausage, cooked chicken sausage, sausage crumble, cooked smoked sausage, precooked pork sausage, fully cooked sausage patty, pork and beef sausage, sausage patties, smoked turkey sausage, hot italian sausage, spicy italian sausage, maple sausage, cooked andouille sausage, cooked turkey sausage, hotdog, beef hot dogs, italian sausage crumbles, fully cooked pork sausage patty, beef frank, hot links, pork frankfurter, cooked pork sausage patty, cooked pork topping, italian sausage topping, sausage topping, sausage pizza topping, cooked sausage topping, cooked italian sausage crumbles, seasoned pork pizza topping, pork pizza topping, cooked seasoned pork, italian sausage pizza topping, smoked andouille sausage, salchicha, cooked pork sausage crumble, saveloy, scrapple, chinese sausage, cooked ground sausage, cooked mild italian sausage, smoked pork sausage, pork sausage crumbles, pork sausages, cooked sweet italian sausage, fresh sausage, fully cooked italian sausage, turkey breakfast sausage, italian chicken sausage, country sausage, beef bologna, longaniza, boerewurst
    halal:en:maybe
    kosher:en:maybe
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    en:Corned beef, pastrami, beef jerky, dried beef, cured beef, beef bacon, corned beef brisket, beef pastrami, cooked corned beef, cooked corned beef brisket, smoked beef, smoked brisket, smoked beef brisket, beef stick, beef sticks, dried cured beef, beef biltong, gyro meat, cured beef brisket, cooked pastrami, roast beef deli, beef salami dry, canned beef, turkey jerky, cured dried beef, beef summer sausages, beef snack stick
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    # Casings, gelatin, collagen, rennet and other animal materials.
    en:Collagen, collagen peptides, collagen casing, hydrolyzed collagen, beef collagen casing, beef collagen, bovine collagen, collagen protein, bovine collagen peptides, edible collagen casing, hydrolyzed collagen peptides, chicken collagen, collagen hydrolysate, hydrolyzed bovine collagen peptides, hydrolyzed bovine collagen, hydrolyzed beef collagen, bovine hide collagen, bovine hide collagen peptides, grass fed bovine collagen peptides, collagen casings, regenerated collagen casing, hydrolysed collagen, bovine collagen hydrolysate, beef collagen casings, type ii collagen, beef gelatin hydrolysate, collagen powder, grass fed collagen peptides, bone broth collagen, grass fed beef collagen, beef casing, sheep casing, lamb casing, hog casing, natural casing, natural sheep casing, natural lamb casing, natural pork casing, pork casing, sheep casings, pork casings, hog casings, lamb casings, natural pork casings, natural hog casing, natural sheep casings, natural casings, in natural pork casing, stuffed in natural casings, stuffed in beef collagen casing, in a collagen casing, beef casings, casing, casings, in beef collagen casing, in beef collagen casings, pork collagen casing, lamb casing natural, in natural lamb casings, packed in natural lamb casing, natural hog casings, encased in beef collagen casing, natural lamb casings, stuffed in natural pork casings
    vegan:en:no
    vegetarian:en:no
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    <en:collagen
    en:Marine collagen, fish collagen, marine collagen peptides, hydrolyzed marine collagen, fish collagen peptides, hydrolyzed fish collagen, hydrolyzed marine collagen peptides, wild caught marine collagen
    allergens:en:fish

    en:Gelatin, gelatine, edible gelatin, food grade gelatin, gelatins, gelatin powder, gelatin solids, animal gelatin, unflavored gelatin, gelatin capsule, gelatin sheets, bovine or porcine gelatin, hydrolyzed gelatin, gelatin hydrolysate, jello, gelatin desserts, edible gelatine, powdered gelatin, kosher gelatin, kosher gelatine, gelatin kosher, gelatin from animal, gelatin dessert, gelatin leaf, gelatin softgel, e441, hydrolyzed gelatine, dry gelatin, granulated gelatin, gelatinous, halal gelatin
    functions:en:gelling agent
    vegan:en:no
    vegetarian:en:no
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    <en:gelatin
    en:Beef gelatin, bovine gelatin, beef gelatine, bovine gelatine, gelatin bovine, gelatin beef, halal beef gelatin, kosher beef gelatin, gelatin from beef, beef gelatin kosher, bovine hide gelatin, kosher bovine gelatin, bovine skin gelatin, grass fed beef gelatin, gelatin derived from beef, beef gelatin powder, gelatine bovine, gelatine beef, beef gelatin solids, unflavored beef gelatin

    <en:gelatin
    en:Pork gelatin, porcine gelatin, pork gelatine, porcine gelatine, gelatin pork, gelatin porcine, gelatin from pork, pork skin gelatin, gelatin pork skin, gelatine pork, gelatin derived from pork, pig gelatin, gelatin from pork skin, gelatin of pork origin, pork skin gelatine, gelatine from pork, gelatine pork skin, gelatin derived from pork skin
    halal:en:no
    kosher:en:no

    <en:gelatin
    en:Fish gelatin, fish gelatine, kosher fish gelatin, gelatin fish, tilapia gelatin, gelatine fish, marine gelatin, kosher gelatin from fish, kosher gelatin fish, fish gelatin kosher, tilapia fish gelatin, gelatin from fish
    allergens:en:fish

    # EU: exempt as fining agent in beer and wine only.
    en:Isinglass
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish
    exempt:en:EU 1169/2011 Annex II 4(b)

    en:Rennet, animal rennet, calf rennet, rennets, lamb rennet, natural rennet, cow rennet, traditional rennet, rennet calf, liquid rennet, rennet paste, kid rennet, traditional animal rennet, beef rennet, rennet animal, bovine rennet, rennin, goat rennet, lamb rennet paste, coagulant, animal enzymes, animal enzyme, natural calf rennet, animal rennets, sheep rennet
    vegan:en:no
    vegetarian:en:no
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    en:Microbial rennet, vegetarian rennet, vegetable rennet, non animal rennet, microbial enzymes, microbial enzyme, vegetarian enzymes, vegetable enzymes, vegetable enzyme, non animal enzymes, non animal enzyme, microbial coagulant, plant rennet, microbial coagulating enzymes, thistle rennet, cardoon, microbial coagulating enzyme, microbial rennets, vegetable rennet enzyme, vegetarian enzyme, microbial enzymes non animal, enzymes vegetarian, enzymes non animal, enzymes microbial, non animal microbial enzymes, microbial rennet enzymes, fungal enzymes, fungal enzyme, fungal amylase, plant enzymes, vegetarian rennets, nonanimal enzymes, nonanimal enzyme, microbial vegetarian enzymes, chymosin, microbial rennet non animal, kosher enzymes, enzymes microbial non animal, vegetal rennet, non animal rennet enzymes, microbial vegetable rennet, fermentation produced chymosin, non gmo vegetable rennet, microbial enzyme non animal, bacterial enzymes, non animal coagulant, enzyme non animal, vegetarian microbial enzymes, vegetarian coagulant, vegetarian microbial rennet, enzymes vegetable, rennet microbial, natural microbial enzymes, fungal protease, microbial lipase, rennet non animal, rennet vegetarian, vegetable rennet enzymes, fungal lactase, microbial transglutaminase
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Enzymes, enzyme, food enzymes, natural enzymes, enzyme blend, enzyme preparation, enzyme complex, natural enzyme, added enzymes, dough enzymes, baking enzymes, digestive enzymes, rennet enzymes, natural enzyme preparation, enzymes added for freshness, enzymes added, wheat enzymes, enzyme added for improved baking, enzyme added to improve baking, enzyme for improved baking, with enzymes, enzymes from, natural enzymes added, enzymes blend, enzymes natural, enzyme rennet, added enzyme, enzymes rennet, rennet enzyme, enzymes for freshness, enzymes for improved baking, food enzyme, enzymes added to improve baking, enzymes used as a dough conditioner, enzymes used in baking, enzymes preparation, enzymes to preserve freshness, pancreatin, pepsin, trypsin
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    <en:enzymes
    en:Amylase, alpha amylase, amylases, xylanase, hemicellulase, glucoamylase, amyloglucosidase, cellulase, glucose oxidase, protease, proteases, protease enzyme, maltogenic amylase, amylase enzyme, pectinase, bacterial amylase, fungal alpha amylase, hemicellulases, fungal xylanase, phospholipase, proteolytic enzymes, proteolytic enzyme, neutral protease, asparaginase, phytase, alpha galactosidase, diastase, transglutaminase, transglutaminase enzyme, alpha amylase enzyme, enzyme amylase, amylase enzymes, enzymes amylase, beta glucanase, invertin, catalase, xylanase enzyme, bacterial protease, cellulase enzyme, glucanase, glucose isomerase, asparaginase enzyme, l-asparaginase

    <en:enzymes
    en:Lipase, lipases, animal lipase, lipase enzyme, pregastric lipase, lipase enzymes, lamb lipase, calf lipase, kid lipase, enzyme lipase, lipase animal

    <en:enzymes
    en:Lactase, lactase enzyme, lactase enzymes, enzyme lactase, natural lactase enzyme, beta galactosidase, lactase enzyme added, natural lactase
    vegan:en:yes
    vegetarian:en:yes

    <en:enzymes
    en:Invertase, papain, bromelain, ficin, invertase enzyme, papaya enzyme, papain enzyme, enzyme invertase, natural bromelain, invertase an enzyme, pineapple enzyme, actinidin
    vegan:en:yes
    vegetarian:en:yes

    # Cultures. Grown on milk in cheese and yogurt; the milk stands in the list by itself.
    en:Cultures, culture, starter culture, starter cultures, lactic acid starter culture, lactic acid starter cultures, lactic acid culture, lactic acid cultures, bacterial culture, bacterial cultures, live active cultures, live and active cultures, live cultures, active cultures, active yogurt cultures, live active yogurt cultures, yogurt cultures, yogurt culture, live yogurt cultures, live and active yogurt cultures, lactic starter culture, lactic culture, lactic cultures, lactic ferments, lactic ferment, lactic bacteria, lactic acid bacteria, microbial culture, microbial cultures, live culture, starter, mesophilic culture, mesophilic cultures, thermophilic cultures, kefir cultures, kefir culture, kefir grains, acidophilus cultures, culture starter, starter culture lactic acid, bacteria culture, bacteria cultures, ferments, ferment, live bacterial cultures, bacterial starter culture, live active culture, contains live active cultures, active live cultures, contains live and active cultures, culture starters, active culture, contains active cultures, probiotic cultures, probiotic culture, vegan cultures, living yogurt cultures, cultures added, six live active cultures, five live active cultures, contains active yogurt cultures, dairy cultures, dairy culture, milk cultures, milk culture, lactobacillus cultures, kombucha culture, kombucha cultures, vegan live cultures, active yogurt cultures and probiotics, scoby, mold cultures, mould cultures, penicillium roqueforti, penicillium candidum, penicillium, penicillium camemberti, geotrichum candidum, ripening cultures, mold culture, lactic starters, lactic starter, yogurt starter culture, surface mold, active bacterial cultures, yogurt cultures s thermophilus, live kefir cultures, natural cultures, natural culture, cultures and enzymes, culture and enzymes, cultures enzymes, enzymes and cultures, cultures and vegetable rennet, lactic acid bacteria culture, culture lactic acid, bioprotective culture, protective culture, protective cultures, living active cultures, starter culture bacteria, natural live cultures, probiotic live cultures, live probiotic cultures, propionic bacteria, propionic acid bacteria, propionibacterium, propionibacterium freudenreichii, staphylococcus xylosus, lactic acid ferments, fermentation starter, fermenting agents, fermentation culture
    vegan:en:maybe
    vegetarian:en:yes
    plain:en:yes

    <en:cultures
    en:Cheese cultures, cheese culture, cultures cheese, culture cheese, cheese starter, cheese cultures and enzymes, active cheese cultures, cheese starter culture, cheese cultures enzymes, cheese culture enzymes, blue cheese cultures, cheese bacterial culture, cheese culture starter, cheese starter cultures, goat cheese cultures, live cheese cultures

    <en:cultures
    en:Probiotics, probiotic, lactobacillus, lactobacillus acidophilus, acidophilus, l acidophilus, lactobacillus bulgaricus, bulgaricus, l bulgaricus, streptococcus thermophilus, thermophilus, s thermophilus, bifidus, bifidobacterium, bifidobacterium lactis, bifidobacteria, b lactis, lactis, l casei, casei, lactobacillus casei, l paracasei, paracasei, lactobacillus paracasei, l rhamnosus, rhamnosus, lactobacillus rhamnosus, lactobacillus plantarum, l plantarum, plantarum, bacillus coagulans, bacillus coagulans gbi 30 6086, lactobacillus delbrueckii, lactobacillus reuteri, l reuteri, l lactis, lactococcus lactis, b bifidum, bifidobacterium bifidum, bifidobacterium longum, bifidobacterium animalis, lactobacillus gasseri, lactobacillus lactis, l delbrueckii, reuteri, b coagulans, lactobacillus helveticus, bacillus subtilis, bifidobacterium animalis lactis, bb 12, bifidobacterium bb 12, bifidobacterium breve, bifidobacterium infantis, s boulardii, saccharomyces boulardii, l gasseri, b longum, longum, bifidum, ganedenbc30, ganeden bc30, lactobacillus delbrueckii bulgaricus, lactobacillus delbrueckii subsp bulgaricus, lactobacillus fermentum, leuconostoc, leuconostoc cremoris, streptococcus lactis, enterococcus faecium, delbrueckii, bacillus coagulans unique is2, helveticus, streptococcus salivarius, l cremoris, lactococcus cremoris, bifidobacterium lactis hn019, b animalis, bifido, cremoris, l helveticus, diacetylactis, l delbrueckii subsp bulgaricus, probiotic bacillus coagulans, b breve, lactobacillus salivarius, leuconostoc mesenteroides, lactobacillus sakei, l bifidus, bifidum lactis, pediococcus, pediococcus acidilactici, b infantis, lactococcus, bifidobacterium bifidus, b lactis bb 12, b animalis lactis, lactobacillus brevis, acidophilus bifidus, l acidophilus bifidus, lacticaseibacillus rhamnosus, lacticaseibacillus casei, lactiplantibacillus plantarum, bacillus coagulans mtcc 5856, bacillus coagulans probiotic, saccharomyces cerevisiae boulardii, bifidus regularis, bifidobacterium lactis bb 12

    # Yeast.
    en:Yeast, yeasts, baker's yeast, bakers yeast, dried yeast, dry yeast, active dry yeast, instant yeast, fresh yeast, compressed yeast, yeast powder, inactive yeast, inactive dry yeast, dried inactive yeast, torula yeast, dried torula yeast, dry torula yeast, nutritional yeast, nutritional yeast flakes, inactivated yeast, deactivated yeast, inactive dried yeast, inactivated dry yeast, primary grown yeast, saccharomyces cerevisiae, cream yeast, wine yeast, liquid yeast, yeast food, yeast nutrient, yeast nutrients, yeast leavened, saccharomyces, baker yeast, active yeast, champagne yeast, deactivated dry yeast, torula, vegetarian fed yeast, smoked torula yeast, smoked yeast, inactive nutritional yeast, primary yeast, yeast fermentate, non leavening yeast, dry inactive yeast, nutritional inactive yeast, instant dry yeast, dry active yeast, torula yeast powder, dried bakers yeast, dried baker's yeast, primary dried yeast, yeast dried, rapid rise yeast, yeast flakes, yeast dry, dehydrated yeast, active dried yeast, sourdough yeast, dried nutritional yeast, natural yeast, inactive yeast powder, yeast inactive, non active dried yeast, yeast cultures, yeast culture, primary inactive dried yeast, non fortified nutritional yeast, leavening yeast, yeast enzyme, saccharomyces cerevisiae yeast, kluyveromyces, dried nonactive yeast, relaxer yeast, dried red star yeast, yeast powders
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:yeast
    en:Brewer's yeast, brewers yeast, brewer yeast, ale yeast, beer yeast, dried brewer's yeast, dried brewers yeast, brewers yeast extract, brewer's yeast extract, brewers dried yeast, lager yeast, brewers yeast powder
    allergens:en:gluten

    en:Yeast extract, yeast extracts, autolyzed yeast extract, autolyzed yeast, autolysed yeast extract, autolysed yeast, dried yeast extract, yeast extract powder, torula yeast extract, baker's yeast extract, bakers yeast extract, hydrolyzed yeast extract, hydrolyzed yeast, autolyzed torula yeast, hydrolyzed torula yeast, natural yeast extract, smoked yeast extract, smoked torula yeast extract, autolyzed yeast protein, hydrolyzed yeast protein, yeast autolysate, autolyzed bakers yeast extract, yeast autolysates, autolyzed torula yeast extract, autolized yeast extract, dry yeast extract, yeast extract autolyzed, autolyzed yeast powder, yeast extract paste, hydrolysed yeast extract, autolyzed bakers yeast, powdered yeast extract, autolyzed yeasts, dehydrated yeast extract, hydrolyzed autolyzed yeast extract, natural yeast extracts, primary yeast extract, yeast concentrate, hydrolyzed torula and brewers yeast, hydrolyzed torula and brewer's yeast protein, autolyzed yeast extracts, hydrolyzed torula and brewers yeast protein, kosher yeast extract, autolyzed extract, hydrolyzed yeast extracts, yeast extract from torula, autolized yeast, non gmo yeast extract, yeast hydrolysate, yeast protein, yeast extract flavor, yeast seasoning, yeast extract baker's, vegetable yeast extract, hydrolyzed bakers yeast, autolyze yeast extract, organic yeast extract, autolyzed yeast with salt, autolyzed yeast extract powder
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Broths, stocks, bases.
    en:Broth, broths, stock, stocks, bouillon, bone broth, meat broth, meat stock, bouillon cube, stock powder, soup base, bouillon powder, concentrated broth, gravy, gravies, meat gravy, meat base, soup stock, demi glace, demi-glace sauce, demiglace, gravy mix, brown gravy, bouillon cubes, broth powder, brown gravy mix, broth concentrate, bone broth powder, bone stock, meat glaze, natural broth, meat juices, meat stock concentrate
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes

    <en:broth
    en:Chicken broth, chicken stock, chicken base, chicken powder, chicken bouillon, dried chicken broth, dehydrated chicken broth, chicken broth powder, chicken stock powder, concentrated chicken broth, chicken bone broth, condensed chicken broth, chicken broth concentrate, chicken stock concentrate, concentrated chicken stock, chicken extract, chicken concentrate, powdered chicken broth, chicken juices, chicken juice, organic chicken stock, organic chicken broth, chicken broth dried, dried chicken stock, powdered chicken, chicken soup base, chicken flavored broth, dry chicken broth, dehydrated chicken broth powder, powdered cooked chicken, cooked chicken powder meat, chicken bouillon powder, chicken gelatin, chicken broth solids, condensed chicken stock, chicken stock base, chicken stock flavor, low sodium chicken broth, dehydrated chicken stock, roasted chicken broth, chicken bone broth concentrate, chicken meat and chicken juices, chicken flavored base, roasted chicken base, chicken broth flavor, chicken glace, chicken demi glace, chicken gravy, dehydrated cooked chicken, reduced sodium chicken broth, natural chicken broth, chicken protein, hydrolyzed chicken protein, hydrolyzed chicken, chicken protein isolate, chicken protein powder, chicken bone broth powder, organic chicken bone broth, chicken collagen broth, chicken meat stock, bone broth chicken, fat free chicken broth, chicken flavored bouillon, dried chicken powder, chicken consomme, fond de volaille, organic chicken broth powder, chicken meat including natural chicken juices, natural chicken juices, chicken meat including chicken juices, organic chicken flavor, powdered chicken stock
    vegan:en:no
    vegetarian:en:no

    <en:broth
    en:Beef broth, beef stock, beef base, beef extract, beef bouillon, dried beef broth, dehydrated beef broth, concentrated beef stock, concentrated beef broth, beef bone broth, beef powder, beef stock powder, beef broth powder, beef juices, beef juice, beef stock concentrate, dried beef stock, beef broth concentrate, dried beef extract, beef extract powder, beef concentrate, condensed beef broth, dehydrated beef stock, powdered beef stock, powdered beef broth, beef broth dried, beef protein, hydrolyzed beef protein, beef bone broth concentrate, dehydrated beef broth powder, organic beef broth, organic beef stock, roast beef base, beef extracts, beef soup base, beef consomme, beef gravy, dehydrated beef extract, beef protein isolate, powdered beef extract, beef stock base, hydrolyzed beef stock, beef bone stock, condensed beef stock, beef flavor base, beef broth base, veal stock, veal demi glace, veal broth, roasted beef base, concentrated cooked beef, cooked beef powder, beef drippings broth, veal base, roasted beef stock, dried beef broth powder, beef flavored base, veal glace, au jus, beef au jus, beef glace, natural beef juices, beef bouillon powder, beef plasma broth, organic beef bone broth
    vegan:en:no
    vegetarian:en:no

    <en:broth
    en:Pork broth, pork stock, pork base, ham base, pork extract, ham broth, ham stock, bacon base, dried pork stock, concentrated pork stock, pork bone broth, pork stock concentrate, dehydrated pork broth, pork bone extract, concentrated pork broth, dried pork broth, pork stock powder, pork broth powder, pork collagen, pork protein, pork bone soup, pork juices, pork bone stock, hydrolyzed pork protein, hydrolyzed pork stock, dehydrated ham, smoked ham base, pork gelatin broth, ham flavor base, pork concentrate, pork gelatin stock, pork juice, pork and chicken broth, ham juices, bacon stock, pork soup base, ham hock stock, ham extract, natural ham juices
    vegan:en:no
    vegetarian:en:no
    halal:en:no
    kosher:en:no

    <en:broth
    en:Turkey broth, turkey stock, turkey base, turkey gravy, dried turkey broth, turkey flavor base, turkey juices, turkey broth powder, turkey extract, turkey stock concentrate, turkey bone broth, dried turkey stock, turkey juice, concentrated turkey stock, concentrated turkey broth, turkey broth concentrate, condensed turkey broth, turkey stock base, dehydrated turkey broth, natural turkey juices, lamb broth, lamb stock, duck stock, duck broth, poultry stock, poultry broth, venison stock
    vegan:en:no
    vegetarian:en:no

    <en:broth
    en:Fish broth, fish stock, fish base, fish extract, fish powder, fish sauce base, bonito, bonito extract, dried bonito, bonito flakes, bonito powder, dried bonito extract, dried bonito powder, dried bonito flakes, fish stock powder, tuna extract, dashi, bonito broth, smoked bonito, dried bonito shavings, fish broth powder, dried fish, fish fumet, cod extract, anchovy extract, anchovy powder, dried fish powder, salmon extract, fish stock concentrate, fish meal, powdered bonito, mackerel extract, sardine extract, bonito fish extract, bonito fish powder, dried bonito fish, katsuobushi, tuna broth, skipjack extract, bonito soup stock, fish bouillon, bonito fish flakes, smoked bonito powder
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish

    <en:broth
    en:Seafood stock, seafood broth, seafood base, seafood extract, seafood flavor base, seafood powder
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish, crustaceans, molluscs
    kosher:en:maybe

    <en:broth
    en:Shrimp base, shrimp powder, shrimp extract, shrimp stock, lobster base, lobster stock, lobster extract, crab extract, crab powder, shrimp broth, crab base, dried shrimp powder, crayfish powder, crab stock, crustacean extract, lobster broth, lobster powder, dried shrimp extract, shellfish stock, shellfish extract, crab juice, shrimp paste, shrimp sauce, fermented shrimp, shrimp flavor, fermented shrimp paste, salted shrimp, dried crab powder, lobster meat base, crab paste, lobster juice, krill extract, krill powder, shrimp seasoning, shellfish base
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Clam juice, clam broth, clam base, oyster extract, oyster juice, clam extract, dried clam powder, clam juice powder, scallop extract, clam powder, oyster powder, clam stock, oyster sauce, oyster flavored sauce, oyster extractives, oyster extract powder, mussel extract, mussel juice, squid extract, oyster concentrate, clam juice concentrate, dried clam juice, clam broth powder, mussel powder, dehydrated clam juice, oyster broth, scallop powder, squid powder, abalone extract, oyster sauce oyster extract, squid ink, cuttlefish ink, concentrated clam juice, dehydrated clam broth, scallop juice, green lipped mussel, clam flavor base, clam meat broth
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Vegetable broth, vegetable stock, vegetable base, vegetable bouillon, mushroom base, vegetable stock powder, vegetable broth powder, mushroom broth, mushroom stock, vegetable stock concentrate, vegetable soup base, vegetable broth concentrate, concentrated vegetable stock, concentrated vegetable broth, vegan broth, vegetarian broth, dried vegetable stock, organic vegetable broth, vegetable bouillon powder, vegetarian bouillon, vegetable gravy, dehydrated vegetable broth, kombu dashi, kelp dashi, onion broth, organic vegetable stock, vegetable base powder, vegetable bouillon cube, vegetable broth base, organic vegetable base, vegetable flavored broth, vegetable stock base, condensed vegetable stock, vegetable bouillon cubes, mushroom bouillon, garlic base, onion base, vegetable demi glace
    vegan:en:yes
    vegetarian:en:yes

    # Fish. Mercury: FDA/EPA's list "choices to avoid" and the health service's advice.
    en:Fish, fishes, fish fillet, fish fillets, whitefish, white fish, fish meat, finfish, fish protein, fish flesh, hydrolyzed fish protein, seafood, minced fish, fish fillet portions, fish portions, white fish fillet, fish sticks, fish skin, fish flakes, dried fishes, fish balls, fish ball, fish cake, fish cakes, monkfish, turbot, skate, wolffish, rockfish, lingcod, sablefish, black cod, butterfish, ocean perch, perch, walleye, pike, pickerel, arctic char, char, sturgeon, croaker, mullet, sea bream, bream, porgy, red drum, john dory, barramundi, branzino, bass, sea bass, seabass, chilean sea bass, striped bass, yellowtail, hamachi, wahoo, cobia, corvina, sprat, sprats, brisling, smelt, smelts, capelin, whitebait, carp, hoki, orange ruffy, saithe, coley, tilapia fillet, tilapia fillets, tilapia, tilapia fish, farm raised tilapia, milkfish, bangus, mahi mahi, mahimahi, mahi mahi fillets, mahi-mahi fish, fish mince, fillet of fish, wild caught fish, wild caught mahi mahi, barracuda, monk fish, flying fish, lake perch, tilapia loins, grouper, snapper, red snapper, flounder, sole, plaice, halibut, haddock, hake, whiting, flounder fillets, halibut fillets, haddock fillets, haddock fillet, hake fillets, cape hake, sole fillets, blue whiting, pacific whiting, alaskan halibut, pacific halibut, pacific hake, whiting fillets, north pacific hake, wild haddock, wild caught haddock, white hake, pacific sole, breaded fish, breaded fish fillet, kingklip, yellowfin sole, atlantic haddock, argentine hake, salted fish, threadfin bream, itoyori, golden threadfin bream, lizardfish, croaker fish, big eye fish, mackeral fish, fish roll
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish
    plain:en:yes

    <en:fish
    en:Cod, cod fish, cod fillet, cod fillets, pacific cod, atlantic cod, codfish, wild cod, salt cod, salted cod, wild caught cod, alaskan cod, cod loins, cod loin, wild alaskan cod, cod fish fillet, wild caught pacific cod, north atlantic cod, cod mince, minced cod, cod pieces, true cod, baccala, wild pacific cod, cod portions, dried cod
    allergens:en:fish, cod

    <en:fish
    en:Pollock, alaska pollock, alaskan pollock, pollock fillets, wild alaska pollock, wild alaskan pollock, pollack, minced pollock, pollock fillet, alaska pollock fillets, pacific pollock, wild caught pollock, wild caught alaska pollock, wild caught alaskan pollock, minced alaska pollock, minced fish pollock, pollock fish, pollock fish fillets, whole pollock fillets, atlantic pollock, fish pollock, alaska pollock fillet, minced alaskan pollock, alaskan pollock fillets, pollock mince, alaskan pollock fillet, whole fillet pollock
    allergens:en:fish, pollock

    # Surimi is washed fish mince; crab sticks may hold crab, egg and wheat, named in the list.
    <en:fish
    en:Surimi, fish surimi, imitation crab, imitation crab meat, imitation crabmeat, surimi seafood, kamaboko, crab sticks, pollock surimi, surimi fish, alaska pollock surimi, crab stick, krab, imitation lobster, surimi paste, fish protein pollock, seafood sticks, fish paste, narutomaki, krab meat, surimi crab, chikuwa, pollock and whiting surimi

    <en:fish
    en:Salmon, pink salmon, atlantic salmon, sockeye salmon, smoked salmon, wild salmon, keta salmon, chum salmon, coho salmon, wild caught salmon, alaskan salmon, salmon fillets, salmon fillet, pacific salmon, wild alaskan salmon, wild pink salmon, red salmon, wild sockeye salmon, wild alaska salmon, nova salmon, king salmon, lox, chinook salmon, cooked salmon, farmed salmon, scottish salmon, norwegian salmon, wild alaska pink salmon, wild alaskan pink salmon, wild alaskan sockeye salmon, salmon meat, wild alaska sockeye salmon, farm raised atlantic salmon, norwegian atlantic salmon, wild caught sockeye salmon, alaskan sockeye salmon, salmon powder, boneless skinless pink salmon, salmon fish, wild keta salmon, wild pacific salmon, smoked atlantic salmon, farmed atlantic salmon, wild coho salmon, salmon trimmings, alaska salmon, wild caught keta salmon, fresh salmon, minced salmon, chilean salmon, wild red salmon, wild caught pink salmon, wild caught alaskan salmon, fresh atlantic salmon, salmon skin, coho salmon fillets, wild alaskan keta salmon, freeze dried salmon
    allergens:en:fish, salmon
    evidence:en:1; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two portions of oily fish a week

    <en:fish
    en:Trout, rainbow trout, smoked trout, trout fillets, steelhead, steelhead trout, trout fillet, farmed rainbow trout, farmed trout
    allergens:en:fish, trout
    evidence:en:1; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two portions of oily fish a week

    <en:fish
    en:Herring, herrings, kipper, kippers, herring fillets, smoked herring, kippered herring, pickled herring, herring fillet, atlantic herring, kipper snacks, cured herring, shad, wild herring, matjes herring, smoked herring fillets
    allergens:en:fish, herring
    evidence:en:1; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two portions of oily fish a week

    <en:fish
    en:Sardines, sardine, brisling sardines, pilchards, pilchard, sardine fillets, sardines fish, wild sardines, smoked sardines, skinless boneless sardines, skinless and boneless sardines, lightly smoked sardines, wild caught sardines, wild planet sardines, moroccan sardines, brisling sardine, sardines in oil, portuguese sardines
    allergens:en:fish, sardine
    evidence:en:1; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two portions of oily fish a week

    <en:fish
    en:Anchovies, anchovy, anchovy paste, anchovy fillets, anchovy fish, anchovy puree, anchovies fish, salted anchovies, anchovy fillet, cured anchovies, anchovy extract fish, anchovy sauce, anchovies fillets, fish anchovies, fish anchovy, dried anchovy, dried anchovies, anchovy paste anchovies, anchovie, anchovie paste, anchovies paste, fermented anchovies, boquerones, anchovys, anchovy stock, salted anchovy, anchovy puree anchovies, salt cured anchovies, dried anchovy powder
    allergens:en:fish, anchovy

    <en:fish
    en:Mackerel, atlantic mackerel, jack mackerel, mackerel fillets, smoked mackerel, horse mackerel, mackerel fillet, chub mackerel, mackerel fish, pacific mackerel, saba, boston mackerel
    allergens:en:fish, mackerel
    evidence:en:1; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two portions of oily fish a week

    <en:fish
    en:King mackerel, kingfish
    allergens:en:fish, mackerel
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels

    <en:fish
    en:Tuna, tuna fish, light tuna, chunk light tuna, white tuna, yellowfin tuna, skipjack tuna, albacore tuna, albacore, ahi tuna, tuna fillets, chunk white tuna, solid white tuna, solid white albacore tuna, solid light tuna, bluefin tuna, cooked tuna, wild tuna, tuna steaks, tuna steak, ahi, wild caught tuna, tongol tuna, wild albacore tuna, tuna loins, wild caught albacore tuna, tuna meat, solid white albacore, white albacore tuna, chunk tuna, skipjack, tuna flakes, skipjack light tuna, tuna chunks, skipjack wild tuna, yellow fin tuna, tuna salad, chunk white albacore tuna, light tuna fish, smoked tuna, wild caught yellowfin tuna, solid yellowfin tuna, wild caught skipjack tuna, chunk light skipjack tuna, yellowfin solid light tuna, canned tuna, wild ahi tuna, wild yellowfin tuna, dried tuna, pole caught tuna, yellowfin tuna fish
    allergens:en:fish, tuna
    evidence:en:2; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two steaks or four cans a week: mercury

    <en:fish
    en:Bigeye tuna, big eye tuna
    allergens:en:fish, tuna
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels

    <en:fish
    en:Swordfish, swordfish steaks, swordfish steak, sword fish
    allergens:en:fish, swordfish
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; infant child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury

    <en:fish
    en:Shark, dogfish, shark fin, shark meat, mako shark, shark cartilage, rock salmon
    allergens:en:fish, shark
    kosher:en:no
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; infant child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury

    <en:fish
    en:Marlin, blue marlin, smoked marlin, striped marlin
    allergens:en:fish, marlin
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; infant child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury

    <en:fish
    en:Orange roughy
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels

    <en:fish
    en:Tilefish, golden tilefish, gulf tilefish
    allergens:en:fish, tilefish
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels

    <en:fish
    en:Catfish, catfish fillets, catfish fillet, farm raised catfish, basa, swai, pangasius, swai fillets, basa fillets, catfish nuggets, swai fillet, pangasius fillets, pangasius fillet, swai fish, swai fish fillets, basa fish, basa fillet, us farm raised catfish
    allergens:en:fish, catfish

    <en:fish
    en:Eel, eels, unagi, roasted eel, eel sauce base, smoked eel, conger
    allergens:en:fish, eel
    kosher:en:no

    <en:fish
    en:Fish roe, roe, caviar, salmon roe, lumpfish roe, tobiko, masago, flying fish roe, capelin roe, fish eggs, cod roe, lumpfish caviar, salmon caviar, smelt roe, ikura, bottarga, trout roe, sturgeon roe, herring roe, pollock roe, sturgeon caviar, tarama, mentaiko, capelin fish roe, carp roe, black caviar

    <en:fish
    en:Fish sauce, anchovy fish sauce, nam pla, nuoc mam, fish sauce powder, fermented fish sauce, thai fish sauce, fermented fish, fermented anchovy, fermented anchovy sauce, garum, colatura, colatura di alici, fish sauce anchovy, fermented anchovy extract, asian fish sauce, vietnamese fish sauce, dried fish sauce, anchovy fish sauce anchovy, premium fish sauce, pickled fish, fish sauce fish
    allergens:en:fish

    # Worcestershire sauce is made with anchovies, unless the label says vegan.
    <en:fish
    en:Worcestershire sauce, worcestershire, worcestershire sauce powder, worcestershire powder, worcester sauce, dried worcestershire sauce, worcestershire sauce solids, worcestershire concentrate, worcestershire sauce concentrate, worcestershire seasoning, worcestershire sauce base, dehydrated worcestershire sauce, worcestershire sauce dried, worchestershire sauce, worcestershire base, lea and perrins worcestershire sauce, gluten free worcestershire sauce, worcestershire flavor, powdered worcestershire sauce, worcestershire sauce mix, worcestershire sauces, worcestershire sauce flavor

    en:Vegan fish sauce, vegan worcestershire sauce, vegetarian worcestershire sauce, vegan oyster sauce, vegetarian oyster sauce, mushroom oyster sauce, vegan worcestershire
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Shellfish.
    en:Crustaceans, crustacean, shellfish, crustacean shellfish
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans
    halal:en:maybe
    kosher:en:no
    plain:en:yes

    <en:crustaceans
    en:Shrimp, shrimps, prawns, prawn, cooked shrimp, dried shrimp, peeled shrimp, raw shrimp, white shrimp, pink shrimp, shrimp meat, wild shrimp, tiger shrimp, black tiger shrimp, pacific white shrimp, shrimp chips, peeled and deveined shrimp, farm raised shrimp, prawn crackers, wild caught shrimp, shell on shrimp, dehydrated shrimp, ground dried shrimp, freeze dried shrimp, freshwater shrimp, rock shrimp, krill, king prawns, breaded shrimp, gulf shrimp, baby shrimp, dry shrimp, vannamei shrimp, prawns crustaceans, tail on shrimp, popcorn shrimp, minced shrimp, ground shrimp, dehydrated shrimp powder, prawn powder, langoustine, langoustines, langostino lobster, langostinos, langostino, cooked prawns, farmed shrimp, shrimp tempura, argentine red shrimp, cold water shrimp, raw shrimps, prawn meat, whiteleg shrimp, wild caught pink shrimp, cooked tail on shrimp, coldwater shrimp, shrimp crustaceans
    allergens:en:crustaceans, shrimp

    <en:crustaceans
    en:Crab, crabs, crab meat, crabmeat, blue crab, snow crab, king crab, dungeness crab, cooked crab meat, crab claw, crab meats, rock crab, blue crab meat, snow crab meat, jonah crab, jonah crab meat, swimming crab, pasteurized crab meat, crab cake, crab cakes, king crab meat, blue swimming crab meat, cooked crab, red crab, crabmeat blue crab, lump crab meat, rock crab meat, stone crab, pasteurized crabmeat, swimming crab meat, red crab meat, soft shell crab, real crab meat, crab claw meat, snow crab clusters, real crab, blue swimming crab
    allergens:en:crustaceans, crab

    <en:crustaceans
    en:Lobster, lobsters, lobster meat, lobster tail, cooked lobster meat, north atlantic lobster, lobster tails, rock lobster, maine lobster, cooked lobster, spiny lobster, langouste, north american lobster, maine lobster meat
    allergens:en:crustaceans, lobster

    <en:crustaceans
    en:Crayfish, crawfish, crawfish tail meat, crawfish tails, crawfish meat, cooked crawfish, crawfish tails meat, cooked crawfish tail meat
    allergens:en:crustaceans, crayfish

    en:Molluscs, mollusc, mollusks, mollusk, mixed seafood, sea cucumber, sea urchin, jellyfish, cockles, cockle, whelk, whelks, conch, conch meat, periwinkle, winkles, uni, sea snail, baby clam cockles
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs
    halal:en:maybe
    kosher:en:no
    plain:en:yes

    <en:molluscs
    en:Clams, clam, chopped clams, sea clams, baby clams, clam meat, surf clams, ocean clams, clam strips, sea clam, surf clam, razor clams, cooked clams, clam meats, minced clams, chopped sea clams, whole clams, chopped clam, boiled baby clams, chopped ocean clams, dehydrated clams, hard clam, littleneck clams, cooked clam meat, whole baby clams, dried clams
    allergens:en:molluscs, clam

    <en:molluscs
    en:Mussels, mussel, mussel meat, blue mussels, smoked mussels, cooked mussels, chilean mussels, mussels meat, green mussels, greenshell mussels, cooked mussel meat
    allergens:en:molluscs, mussel

    <en:molluscs
    en:Oysters, oyster, smoked oysters, whole oysters, oyster meat, cooked oysters, pacific oysters, boiled oysters, shucked oysters, raw oysters, raw shellfish
    allergens:en:molluscs, oyster

    <en:molluscs
    en:Scallops, scallop, sea scallops, bay scallops, scallop meat, wild scallops, dried scallops, dried scallop, sea scallop, bay scallop, wild caught scallops, wild sea scallops, scallops meat, patagonian scallops
    allergens:en:molluscs, scallop

    <en:molluscs
    en:Squid, calamari, squid rings, squid meat, dried squid, squid tentacles, cuttlefish, cuttle fish, octopus, baby octopus, dried shredded squid, cooked octopus, giant squid, calamari rings, squid tubes, dried cuttlefish, boiled octopus, squid strips, calamari squid, squids, squids rings
    allergens:en:molluscs, squid

    <en:molluscs
    en:Abalone, canned abalone
    allergens:en:molluscs, abalone

    <en:molluscs
    en:Snails, snail, escargot, escargots, snail meat
    allergens:en:molluscs, snail

    en:Insects, insect, crickets, cricket, cricket flour, cricket powder, cricket protein, mealworms, mealworm, ground crickets, cricket protein powder, insect protein, grasshoppers, crickets powder
    vegan:en:no
    vegetarian:en:no
    plain:en:yes

    # Soy.
    en:Soybeans, soybean, soy, soya, soya beans, soya bean, soy beans, soy bean, whole soybeans, roasted soybeans, dry roasted soybeans, soy nuts, soynuts, cooked soybeans, edamame, edamame beans, shelled edamame, fermented soybeans, non gmo soybeans, roasted soy nuts, organic soybeans, dehulled soybeans, hulled soybeans, black soybeans, soybean sprouts, soybeans sprouts, yellow soybeans, soybean germ, green soybeans, toasted soybeans, soy grits, soy granules, soy germ, fermented soy beans, soybean meal, defatted soybeans, defatted soybean, defatted soy bean, defatted soy, soyabeans, soyabean, whole soy beans, organic soy, steamed soybeans, whole organic soybeans, edamame soybeans, soy sprouts, soy bean sprouts, soybean extract, soybean extracts, fermented soy, fermented soya beans, fermented soybean, defatted soya, dry roasted edamame, soy flakes, soybean grits, roasted soybean, whole soybean, fermented black beans soy, black soybean, non gmo soy, dried soybeans, salted soybeans, natto, defatted soybean meal, soy crisps, soy pieces, soy bits, full fat soy, soybean flakes, soy extract, organic whole soybeans, cooked edamame, dry roasted soy beans, organic edamame, soybean pieces, mukimame, edamame soybean, soybean powder extract, soya extract, mature soybeans, soy germ powder, soya flakes, edamame soy beans, immature soybeans, doenjang, gochujang, soybean curd, toasted soy bits, soy bean extract, roasted soy beans, defatted soya bean
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans
    fodmap:en:gos
    plain:en:yes

    <en:soybeans
    en:Soy flour, soya flour, defatted soy flour, soybean flour, toasted soy flour, soy powder, defatted soya flour, full fat soy flour, low fat soy flour, soybean powder, toasted defatted soy flour, enzyme active soy flour, soy flower, soya bean flour, roasted soy flour, defatted soybean flour, whole soy flour, soya powder, soybean meal flour, soy bean flour, roasted soybean powder, roasted soybean flour, full fat soya flour, soy bean powder, partially defatted soy flour, organic soy flour, lecithinated soy flour, heat treated soy flour, full fat soybean flour, soy flours, kinako, reduced fat soy flour, raw soy flour, relecithinated soy flour, toasted full fat soy flour, soy meal, soya meal, defatted soy meal, refatted soy flour, enzymatically active soy flour, enriched soy flour, soyflour, soy flour defatted, unheated soy flour, fine soy flour, soy flour powder

    <en:soybeans
    en:Soy protein, soya protein, soy proteins, soybean protein, soya proteins, vegetable protein soy, vegetable protein soya, soy vegetable protein, soy protein product, soy bean protein, isolated soy protein product, isolated soy protein products, soy protein products, isolated soy products, soy protein nuggets, soy protein crisps, soy protein blend, dried soy protein, soy protein powder, soy protein flour, structured soy protein, vegetable soy protein, organic soy protein, modified soy protein, soy protein curls, soy protein crisp, hydrated soy protein, plant protein soy, soy protein pieces, non gmo soy protein, defatted soy protein, structured vegetable protein, soy protein fiber, protein soy, fermented soy protein, soy protein chips
    nova:en:4

    <en:soy protein
    en:Soy protein isolate, isolated soy protein, soya protein isolate, isolated soya protein, soy protein isolates, soybean protein isolate, isolate soy protein, isolated soy proteins, soy isolate, soy protein isolated, soybean isolate, isolated soybean protein, organic soy protein isolate, soy isolate protein, non gmo soy protein isolate, fermented soy protein isolate, modified soy protein isolate, isolated soy bean protein, modified isolated soy protein, soy protein isolate crisps, soya isolate, soy protein isolate powder, soya bean protein isolate

    <en:soy protein
    en:Soy protein concentrate, soya protein concentrate, soy concentrate, textured soy protein concentrate, soy protein concentrates, concentrated soy protein, soybean protein concentrate, textured soya protein concentrate, soy flour concentrate, organic soy protein concentrate, textured vegetable protein soy protein concentrate, textured soy concentrate, non gmo soy protein concentrate, textured soybean protein concentrate, textured soy protein concentrates, soya concentrate

    # Textured vegetable protein is soy as a rule; a label that means another plant names it.
    <en:soy protein
    en:Textured soy protein, textured soy flour, textured vegetable protein, texturized soy protein, textured soya protein, tvp, textured soya flour, textured vegetable protein soy flour, texturized soy flour, texturized vegetable protein, textured vegetable protein soy, textured soybean protein, hydrated textured soy protein, hydrated textured vegetable protein, textured soy, textured soy proteins, textured vegetable soy protein, textured vegetable protein product, textured vegetable proteins, texturized vegetable protein soy flour, textured vegetable protein soy protein, hydrated textured soy flour, textured defatted soy flour, textured soya, textured organic soy protein, texturized soya protein, textured soybean flour, textured vegetable flour, textured soy protein isolate, textured soy vegetable protein, textured vegetable protein mix, textured protein, organic textured soy protein, texture soy flour, texture soy protein, soy protein textured, textured vegetable protein caramel colored, texturized protein, texture vegetable protein, organic textured soy flour, texturized soy protein concentrate, soy flour textured, bacon bits imitation, imitation bacon bits, imitation bacon

    <en:soy protein
    en:Hydrolyzed soy protein, hydrolysed soy protein, hydrolyzed soya protein, hydrolyzed soy, hydrolyzed soybean protein, hydrolysed soya protein, soy protein hydrolysate, hydrolyzed soy proteins, hydrolyzed soybeans, partially hydrolyzed soy protein, hydrolyzed soy and corn protein, hydrolyzed soy and wheat protein hydrolysate, hydrolyzed vegetable protein soy, hydrolyzed soybean, hydrolyzed vegetable soy protein, hydrolyzed corn and soy protein, hydrolyzed vegetable protein soybean, hydrolyzed soya, soybean peptides, soy peptides, hydrolyzed soy sauce, hydrolyzed soy gluten, enzymatically hydrolyzed soy protein, hydrolyzed soybean oil protein, hydrolyzed corn soy protein, hydrolyzed soybean proteins, hydrolyzed vegetable proteins soy, hydrolyzed protein soy, soy hydrolyzed protein, partially hydrolyzed soy, hydrolyzed soya bean protein, hydrolyzed soybean meal, hydrolized soy protein, hydrolyzed soy bean protein

    <en:soy protein
    <en:wheat protein
    en:Hydrolyzed soy and wheat protein, hydrolyzed wheat and soy protein, hydrolyzed soy and wheat proteins, hydrolyzed corn soy and wheat protein, hydrolyzed corn soy wheat gluten protein, hydrolyzed soy wheat protein, hydrolyzed corn soy and wheat gluten protein, hydrolyzed wheat and soy proteins, hydrolyzed corn gluten soy protein and wheat gluten, hydrolyzed soy corn wheat protein, hydrolyzed soy corn and wheat protein, hydrolyzed wheat gluten and soy protein, hydrolyzed soy corn and wheat proteins, hydrolyzed corn wheat and soy protein, hydrolyzed corn wheat gluten and soy protein, hydrolyzed soy and wheat gluten protein, hydrolyzed wheat soy and corn protein, hydrolyzed wheat and soy bean protein, soy and wheat protein, hydrolyzed corn and wheat and soy protein
    allergens:en:soybeans, wheat, gluten

    <en:soybeans
    en:Tofu, bean curd, soybean curd tofu, firm tofu, silken tofu, extra firm tofu, tofu powder, fried tofu, tempeh, organic tofu, smoked tofu, bean curd skin, yuba, dried tofu, fermented bean curd, soy curd, baked tofu, dried bean curd, soft tofu, tofu skin, organic extra firm tofu, organic firm tofu, pressed tofu, super firm tofu, grilled tofu, tofu base, freeze dried tofu, inari, tofu skins, seasoned tofu, soy curls, organic tempeh, bean curd sheet, soy tempeh, sprouted tofu, high protein tofu, marinated tofu, nigari tofu, frozen tofu, soft silken tofu, dried fried tofu, tofu puffs, soybean tempeh

    <en:soybeans
    en:Miso, miso paste, miso powder, white miso, red miso, soybean paste, soy bean paste, fermented soybean paste, fermented soy bean paste, shiro miso, dried miso, white miso paste, organic miso, red miso paste, miso paste soybeans, yellow miso, miso soybeans, fermented soybean miso, dehydrated miso, sweet white miso, organic miso paste, light miso, brown miso, dried miso powder, soy paste, miso soybean paste, white miso powder, yellow soybean paste, soya bean paste, organic white miso, black bean paste soy, broad bean paste, dehydrated soybean paste, hatcho miso, soybean sauce, fermented soya bean paste, red miso powder, mellow white miso, organic white miso paste, hoisin base

    # Soy sauce is brewed with wheat, tamari as a rule without.
    <en:soybeans
    en:Soy sauce, shoyu, soya sauce, soy sauce powder, dried soy sauce, soy sauce solids, dehydrated soy sauce, naturally brewed soy sauce, light soy sauce, dark soy sauce, soy sauce powder soy sauce, brewed soy sauce, organic soy sauce, fermented soy sauce, soy sauce concentrate, shoyu soy sauce, less sodium soy sauce, low sodium soy sauce, reduced sodium soy sauce, soy sauce dried, teriyaki sauce, shoyu powder, powdered soy sauce, naturally brewed soy sauce powder, dehydrated soy sauce powder, dried soy sauce powder, soy sauce fermented, traditional soy sauce, soy sauce wheat, organic shoyu, kecap manis, sweet soy sauce, mushroom soy sauce, soy sauce mix, hoisin sauce, soy sauce soybeans, organic shoyu soy sauce, spray dried soy sauce, fermented soy sauce powder, white soy sauce, less sodium soy sauce powder, soysauce, lite soy sauce, naturally fermented soy sauce, soy sauce water, soya sauce powder, brewed soy sauce powder, naturally brewed shoyu, low salt soy sauce, low sodium soy sauce powder, dehydrated soysauce, soy sauce extract, teriyaki, aged soy sauce, fermented soya sauce, natural soy sauce, smoked soy sauce, ponzu sauce, dark soya sauce, ponzu, dried shoyu, shoyu sauce, soysauce powder, soy sauces, shoyu soy sauce powder
    allergens:en:soybeans, wheat, gluten

    <en:soybeans
    en:Tamari, tamari soy sauce, tamari powder, tamari sauce, gluten free soy sauce, wheat free tamari, organic tamari, gluten free tamari, tamari soy sauce powder, wheat free tamari soy sauce, gluten free tamari soy sauce, organic tamari soy sauce, organic wheat free tamari, reduced sodium tamari, wheat free soy sauce, tamari shoyu, dried tamari, tamari gluten free soy sauce, gluten free tamari sauce, liquid aminos, low sodium tamari, bragg liquid aminos, low sodium tamari soy sauce, organic gluten free tamari, tamari soya sauce, organic tamari powder, gluten free soy sauce powder, gluten free tamari powder, wheat free tamari sauce, tamari wheat free soy sauce, organic wheat free tamari soy sauce, soy aminos, gluten free teriyaki sauce, dried tamari soy sauce, tamari soy, tamari sauce powder

    en:Coconut aminos, organic coconut aminos, coconut aminos powder
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Other plant proteins.
    en:Plant protein, vegetable protein, vegetable proteins, plant proteins, plant based protein, plant protein blend, plant based protein blend, organic plant protein, vegetable protein isolate, vegetable protein concentrate, plant protein isolate, protein concentrate vegetable, vegan protein blend, organic plant protein blend, vegetarian protein, vegetable protein blend, vegan protein, organic protein blend
    vegan:en:yes
    vegetarian:en:yes
    nova:en:4
    plain:en:yes

    <en:plant protein
    en:Hydrolyzed vegetable protein, hydrolysed vegetable protein, hydrolyzed plant protein, hvp, hydrolyzed vegetable proteins, hydrolysed vegetable proteins, vegetable protein extract, vegetable protein hydrolysate, hydrolized vegetable protein, hydrolyzed protein from corn, hydrolyzed vegetable protein corn, enzymatically hydrolyzed vegetable protein, hydrolysed plant protein, hydrolyzed vegetable protein powder, plant protein hydrolysate, acid hydrolyzed vegetable protein, hydrolysated vegetable protein, partially hydrolyzed vegetable protein

    <en:plant protein
    en:Pea protein, pea protein isolate, pea protein concentrate, yellow pea protein, yellow pea protein isolate, organic pea protein, textured pea protein, hydrolyzed pea protein, isolated pea protein, pea isolate, pea proteins, texturized pea protein, pea protein powder, pea protein crisps, golden pea protein, organic pea protein isolate, pea crisps, organic pea protein concentrate, yellow pea protein concentrate, vegetable protein pea, textured pea protein isolate, pea protein isolates, pea protein blend, hydrolyzed yellow pea protein, pea protein crisp, split pea protein, pea vegetable protein, field pea protein, dried pea protein, fermented pea protein, partially hydrolyzed pea protein, textured yellow pea protein, pea and rice protein, non gmo pea protein, green pea protein, pea concentrate, fermented pea and rice protein, pea protein nuggets, organic yellow pea protein, plant protein pea, pea flour protein, golden pea protein isolate, pea and brown rice protein

    <en:plant protein
    en:Rice protein, brown rice protein, rice protein concentrate, brown rice protein concentrate, rice protein isolate, hydrolyzed rice protein, sprouted brown rice protein, organic brown rice protein, organic rice protein, rice bran protein, whole grain brown rice protein, brown rice protein isolate, whole grain rice protein, hydrolyzed brown rice protein, organic sprouted brown rice protein, rice protein powder, organic brown rice protein concentrate, rice protein crisps, organic rice protein concentrate, raw sprouted brown rice protein, organic whole grain brown rice protein, sprouted rice protein, brown rice protein powder, germinated brown rice protein

    <en:plant protein
    en:Potato protein, potato protein isolate, hemp protein, hemp seed protein, sunflower protein, canola protein, canola protein isolate, chickpea protein, fava bean protein, faba bean protein, mung bean protein, lentil protein, pumpkin seed protein, chia protein, hemp protein powder, quinoa protein concentrate, flax protein, flaxseed protein, mung bean protein isolate, sunflower seed protein, rapeseed protein, organic hemp protein, chia seed protein, navy bean protein, organic hemp seed protein, hydrolyzed potato protein, faba protein, fava protein, faba bean protein isolate, faba bean protein concentrate, mycoprotein, algae protein, algal protein, sacha inchi protein, pumpkin protein, water lentil protein, cranberry protein, sunflower protein concentrate, sunflower seed flour, mushroom protein, organic pumpkin seed protein, chlorella protein, fava bean protein isolate, fava bean protein concentrate, chickpea protein concentrate, lentil protein isolate, organic hemp protein powder, textured fava protein, textured faba bean protein, garbanzo bean protein, bean protein, alfalfa protein, sprouted quinoa protein, black bean protein

    <en:plant protein
    en:Peanut protein, almond protein, nut protein, peanut protein concentrate, hydrolyzed peanut protein, defatted peanut protein, almond protein powder, partially defatted peanut protein

    <en:plant protein
    en:Lupin, lupin flour, lupin protein, lupine, lupini beans, lupini, lupin beans, lupine flour, lupin bean, lupin seeds, sweet lupin, lupin fiber, lupin kernel fiber, lupine protein, lupin bran, lupine beans, lupini bean, sweet lupin flour, lupin flakes, lupin protein isolate
    allergens:en:lupin

    # A list of its own follows each.
    en:Protein blend, protein, proteins, protein isolate, hydrolyzed protein, hydrolyzed proteins, protein crisps, protein powder, protein concentrate, protein nuggets, protein matrix, protein powder blend, protein isolates, protein hydrolysate, crisp protein, protein crisp, peptides, protein mix, high protein blend, protein complex, hydrolysed protein
    vegan:en:maybe
    vegetarian:en:maybe
    nova:en:4
    plain:en:yes

    en:Meat substitute, vegetarian meat, vegan meat, plant based meat, veggie burger, meat analogue, vegan chicken, vegan sausage, meatless crumbles, vegetarian sausage, vegan bacon, vegan beef, vegan pepperoni, plant based chicken, plant based sausage, vegan ham, meat alternative, plant based beef, veggie crumbles, meatless chicken, vegetarian chicken, plant based crumbles, vegan burger, meatless beef crumbles, vegetarian bacon, imitation meat, meatless meatballs, veggie patty, veggie protein, vegan crumbles, veggie sausage, chickenless strips, plant based burger, plant based ground, vegan tuna, plant based meatballs
    vegan:en:maybe
    vegetarian:en:yes
    nova:en:4
    plain:en:yes
    """#
}
