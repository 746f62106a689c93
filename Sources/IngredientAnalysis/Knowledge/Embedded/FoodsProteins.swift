extension EmbeddedTables {
  /// Meat, fish, shellfish, soy and other proteins, yeast, broths, enzymes and cultures,
  /// compiled from the FD&C Act, Regulation (EU) No 1169/2011 Annex II, the FDA/EPA advice
  /// about eating fish, advice of the NHS, IARC Monographs volume 114 and the NOVA paper of
  /// 2019.
  @inline(never)
  static var foodsProteins: String {
    #"""
    # Sources: FD&C Act 201(qq), 403(w)(2); Regulation (EU) No 1169/2011, Annex II 2, 4, 6, 14; FDA/EPA, Advice about Eating Fish (2021);
    # NHS, Foods to avoid in pregnancy, and Start for Life; IARC Monographs volume 114 (2018); Monteiro et al. 2019 (NOVA).
    # Advice of a health service concerns the food and not a market's law, so its market is the world.

    # Meat.
    en:Meat, meats, fresh meat, cooked meat, meat ingredients, raw meat, ground meat, minced meat, meat trimmings, lean meat, red meat, meat block, skeletal meat, boneless meat, meat filling, animal protein, animal products, animal product, meat extract, meat powder, meat flavor base, meat byproducts, meat by products, meat by-product, meat loaf, hamburger patty, meat patty, bone meal, bone marrow
    vegan:en:no
    vegetarian:en:no
    plain:en:yes

    <en:meat
    <en:beef products
    en:Beef, beef meat, lean beef, cooked beef, beef chuck, beef round, beef trimmings, beef patty, beef patties, angus beef, grass fed beef, beef sirloin, diced beef, shredded beef, beef strips, beef cubes, beef shank, boneless beef, cooked beef patty, fresh beef, organic beef, grassfed beef, beef top round, beef tri tip, beef plate, beef navel, cooked shredded beef, beef bottom round, seasoned beef, seasoned cooked beef, cooked seasoned beef, finely textured beef, lean finely textured beef, beef flank, premium beef, british beef, beef eye of round, beef chuck meat, beef knuckle, beef clod, beef cheek, beef bones, beef bone, beef feet, beef tendon, oxtail, beef lips, beef head meat, cooked diced beef, beef inside round, cheeseburger, beef for stew, beef stew meat, barbacoa, angus beef patty, wagyu beef, beef navels, 100 beef, 100 grass fed beef, beef skirt, corned beef hash, cooked beef strips, sliced beef, beef slices, usda choice beef, marinated beef, beef trim, seasoned beef strips, beef jerky strips, beef crumbles, beef pieces, beef shoulder, precooked beef, dried beef powder, dehydrated beef, freeze dried beef, beef rounds, beef top sirloin, boneless beef chuck, beef tenderloin, beef loin, beef bottom round flat
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:beef
    en:Veal, ground veal, veal meat, calf
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:beef
    en:Ground beef, cooked ground beef, angus ground beef, mince beef, minced beef, grass fed ground beef, hamburger, hamburgers, ground angus beef, ground chuck, seasoned ground beef, lean ground beef
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:beef
    en:Steak, beef steak, beef flank steak, flank steak, sirloin steak, beef skirt steak, beef sirloin steak, beef steaks, cooked beef steak, cooked seasoned beef steak strips, carne asada, beef fajita, philly steak, sliced steak, carbon steak
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:beef
    en:Roast beef, beef roast, beef chuck roast, cooked roast beef
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:beef
    en:Beef brisket, cured beef briskets uncooked
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:beef
    en:Beef ribs, beef rib, beef short ribs, beef back ribs
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:beef
    en:Tripe, beef tripe
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:beef
    en:Beef meatballs, beef meatball, cooked beef meatballs
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:meat
    <en:pork products
    en:Pork, pork meat, lean pork, cooked pork, pork shoulder, pork butt, pork trimmings, pork leg, pork cushion, boneless pork, diced pork, pork jowl, fresh pork, pork cheeks, pork snouts, pork stomachs, pork bone, pork bones, pork tongues, pork head meat, uncured pork, pork feet, pigs feet, pork shoulder butt, seasoned pork, pork shoulder picnic, partially defatted pork fatty tissue, partially defatted cooked pork fatty tissue, pork picnic, pork lips, heritage pork, iberico pork, british pork, pork shoulder meat, pork neck bones, cooked pork meatballs, pork pieces, pig, suckling pig, pork powder, dried pork, pork shoulder butts, pork meatballs, pork snout, pork collar, pork knuckle, pork steak, cooked diced pork, roasted pork, pork stomach, pork ears, pork patty, barbecue pork, bbq pork, boneless pork shoulder, lean pork meat, pork cutlet, pork fritters, seasoned pork strips, natural pork, beef and pork, pork and beef
    halal:en:no
    kosher:en:no
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:pork
    en:Ground pork, cooked ground pork, mince pork
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:pork
    en:Pork rinds, pork skin, pork skins, pork rind, pork cracklings, cracklings, chicharron, chicharrones, pork pellets, fried pork skins, fried pork rinds, fried out pork fat with attached skin, pork rind pellets
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:pork
    en:Pulled pork, shredded pork, cooked shredded pork, carnitas, pork carnitas
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:pork
    en:Pork belly, cooked pork belly
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:pork
    en:Pork ribs, pork rib, pork spareribs, pork spare ribs, pork back ribs
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:pork
    en:Pork loin, pork tenderloin, pork chop, pork chops, boneless pork loin, pork sirloin
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:pork
    en:Wild boar, boar
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:pork
    en:Ham hocks, pork hock, pork hocks, ham hock
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:meat
    en:Lamb, ground lamb, lamb meat, mutton, lamb leg, lamb shoulder, leg of lamb, lamb shank, new zealand lamb, sheep meat, mutton meat, lamb meatballs, boneless lamb, organic lamb, minced lamb, lamb trimmings
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:meat
    en:Goat meat, goat mutton
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 2A; -; -; red meat: limited evidence, bowel

    <en:meat
    en:Game meat, kangaroo, horse meat

    <en:game meat
    en:Venison, deer, ground venison

    <en:game meat
    en:Bison, buffalo, bison meat, ground bison, grass fed bison, buffalo meat, grass fed buffalo

    <en:game meat
    en:Ostrich

    <en:game meat
    en:Elk, elk meat

    <en:game meat
    en:Alligator, alligator meat

    <en:meat
    en:Rabbit, rabbit meat

    # Offal.
    <en:meat
    <en:liver and liver products
    en:Liver, turkey liver, duck liver, goose liver, liver meat, lamb liver, liver powder, desiccated liver, turkey livers, poultry liver, monkfish liver
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; liver and pate; -; -; vitamin A, and any pate for listeria

    <en:liver
    en:Chicken liver, chicken livers, cooked chicken livers, chicken liver powder, organic chicken liver
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; liver and pate; -; -; vitamin A, and any pate for listeria

    <en:liver
    en:Beef liver, calf liver, beef livers, desiccated beef liver
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; liver and pate; -; -; vitamin A, and any pate for listeria

    <en:liver
    en:Pork liver, pork livers
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; liver and pate; -; -; vitamin A, and any pate for listeria

    <en:liver
    en:Pâté, liver sausage, liverwurst, braunschweiger, liver pate, pate de foie
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; liver and pate; -; -; vitamin A, and any pate for listeria

    <en:liver
    en:Foie gras, duck foie gras
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; liver and pate; -; -; vitamin A, and any pate for listeria

    <en:meat
    en:Offal, lungs, spleen, pork spleen, beef organs, chicken feet

    <en:offal
    en:Heart, beef heart, beef hearts, pork heart, pork hearts, chicken heart, chicken hearts, turkey hearts, turkey heart, heart meat

    <en:offal
    en:Tongue, beef tongue

    <en:offal
    en:Kidney, beef kidney, kidneys, pork kidneys

    <en:offal
    en:Gizzards, giblets, chicken giblets, turkey giblets, chicken gizzards, turkey gizzards, chicken gizzard

    <en:meat
    en:Blood, blood plasma, plasma, beef blood, animal blood, blood plasma powder, plasma protein, dried blood, beef plasma, beef blood plasma
    halal:en:no
    kosher:en:no

    <en:blood
    <en:pork products
    en:Pork blood, pork blood plasma, pork plasma, pig's blood

    # Poultry.
    <en:meat
    en:Poultry, poultry meat, fowl, guinea fowl, cornish hen, pigeon, poultry mix, cornish game hen

    <en:poultry
    en:Quail

    <en:poultry
    en:Pheasant

    <en:poultry
    en:Chicken, chicken meat, white meat chicken, white chicken meat, white chicken, dark meat chicken, dark chicken meat, dark chicken, cooked chicken, cooked chicken meat, cooked white meat chicken, cooked white chicken meat, cooked white chicken, cooked diced chicken, diced chicken, seasoned chicken, seasoned white meat chicken, seasoned cooked chicken, cooked seasoned chicken, grilled chicken, grilled white meat chicken, roasted chicken, shredded chicken, chicken trim meat, natural proportion chicken meat, chicken trimmings, boneless chicken, boneless skinless chicken, chicken strips, chicken fillet, white meat chicken with rib meat, dried chicken, dried chicken meat, dehydrated chicken meat, dehydrated chicken, cooked chicken powder, dried cooked chicken, cooked dark chicken meat, cooked grilled chicken, cooked white and dark chicken, cooked dark meat chicken, cooked grilled white meat chicken, cooked white meat chicken with rib meat, whole chicken, whole chickens, organic chicken, young chicken, chicken necks, chicken frames, chicken meat powder, dark chicken meat with skin, chicken chunks, chicken rib meat, rib meat, chicken pieces, fully cooked chicken, canned chicken, white meat, dark meat, fajita chicken, chicken meatballs, boneless white chicken, chicken with rib meat, chicken meat with rib meat, cooked chicken white meat, grilled chicken strips, skinless chicken, boneless skinless white chicken, fresh chicken, cooked mechanically separated chicken meat, hen, hens, cooked hen meat, chicken bone, chicken bones, chicken carcass, chicken cartilage, cooked dark meat chicken meat, cooked boneless chicken, cooked all white meat chicken, chicken and chicken broth, seasoned chicken meat, diced white chicken meat, diced white meat chicken, chicken white meat, chicken dark meat, freeze dried chicken, marinated chicken, smoked chicken, tequila chicken, cooked rotisserie chicken, rotisserie chicken, cooked diced chicken meat, cooked diced white chicken meat, chopped chicken, precooked chicken, chicken tinga, first and second joint chicken wings, chicken and beef

    <en:chicken
    en:Chicken breast, chicken breasts, chicken breast meat, boneless chicken breast, boneless skinless chicken breast, boneless skinless chicken breasts, skinless boneless chicken breast, chicken breast with rib meat, chicken breasts with rib meat, chicken breast meat with rib meat, boneless skinless chicken breast with rib meat, boneless skinless chicken breasts with rib meat, boneless skinless chicken breast meat, boneless chicken breast with rib meat, boneless chicken breast meat with rib meat, chicken tenderloins, chicken tenderloin, chicken tenders, cooked chicken breast, chicken breast strips, grilled chicken breast, chicken breast fillet, chicken breast fillets, chicken breast tenderloins, chicken breast chunks, chicken breast tenderloin, cooked grilled chicken breast, cooked white meat chicken breast, cooked boneless skinless chicken breast, chicken tender, chicken breast pieces, cooked chicken breast strips, fully cooked chicken breast, seasoned chicken breast, diced chicken breast, grilled chicken breast strips, chicken breast strip, chicken breast meat chunks, skinless chicken breast, chicken breast patty, breaded chicken breast, grilled chicken breast with rib meat, organic chicken breast, cooked seasoned chicken breast, marinated chicken breast, cooked chicken breast with rib meat, cooked chicken breast meat, skinless chicken breast chunks with rib meat

    <en:chicken
    en:Chicken thigh, chicken thighs, chicken thigh meat, chicken leg meat, boneless skinless chicken thighs, chicken drumsticks, drumsticks, boneless skinless chicken thigh, boneless skinless chicken thigh meat, cooked chicken thigh meat, chicken leg, chicken legs, chicken leg quarters, chicken thighs with skin, boneless chicken thighs, boneless chicken thigh meat, chicken thigh strips, skinless chicken thighs, skinless boneless chicken thighs, cooked chicken thighs, chicken thighs meat, chicken leg meat with skin, boneless skinless chicken leg meat

    <en:chicken
    en:Chicken wings, chicken wing, chicken wing sections, chicken wing portions, chicken wings sections

    <en:chicken
    en:Ground chicken

    <en:chicken
    en:Breaded chicken, chicken patty, chicken nuggets, breaded chicken patty, cooked breaded chicken

    <en:poultry
    en:Turkey, turkey meat, white turkey, dark turkey, turkey thigh, turkey thighs, turkey thigh meat, cooked turkey, white turkey meat, dark turkey meat, white meat turkey, roasted turkey, cooked turkey meat, turkey trimmings, smoked turkey, whole turkey, young turkey, dehydrated turkey, organic turkey, dark meat turkey, cured turkey thigh meat, turkey powder, turkey leg meat, turkey drumstick, turkey wing, turkey patty, turkey meatballs, cooked white turkey meat, turkey rib meat, cooked white meat turkey, young turkeys, roast turkey, cooked dark turkey meat, lean turkey, turkey wings, cured turkey, dried turkey, cooked smoked turkey, cooked dark turkey, diced turkey, turkey neck, turkey necks, turkey crumbles

    <en:turkey
    en:Turkey breast, turkey breast meat, turkey breasts, smoked turkey breast, cooked turkey breast, turkey breast tenderloin, turkey breast tenderloins, organic turkey breast, oven roasted turkey breast, turkey tenderloins, roasted turkey breast, cured turkey breast, turkey breast with rib meat, skinless turkey breast, boneless turkey breast, boneless skinless turkey breast, whole muscle turkey breast, turkey skin on breast, turkey breast meat with rib meat, turkey breast portions

    <en:turkey
    en:Ground turkey, cooked ground turkey, lean ground turkey

    <en:turkey
    en:Turkey bacon, uncured turkey bacon
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:turkey
    en:Turkey sausage, turkey ham, turkey pepperoni
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:poultry
    en:Duck, duck meat, duck breast, cooked duck, duck confit, duck leg, whole duck, duckling, roasted duck, peking duck, magret duck

    <en:poultry
    en:Goose

    <en:meat
    en:Mechanically separated meat, mechanically separated beef, mechanically deboned meat, mechanically recovered meat, mechanically separated poultry, mechanically separated chicken or turkey, mechanically separated chicken and turkey, mechanically separated chicken and pork
    halal:en:maybe
    kosher:en:maybe
    nova:en:4

    <en:mechanically separated meat
    en:Mechanically separated chicken, mechanically deboned chicken, mechanically separated chicken meat, mechanically recovered chicken, mechanically seperated chicken, mechanically separated cooked chicken, mechanically deboned chicken meat, mechanically separated cooked chicken meat, mechanically separated chicken with skin

    <en:mechanically separated meat
    en:Mechanically separated turkey, mechanically separated turkey meat, mechanically seperated turkey, mechanically deboned turkey

    <en:mechanically separated meat
    en:Mechanically separated pork
    halal:en:no
    kosher:en:no

    # Processed meat: IARC defines it by salting, curing, fermentation, smoking or other preservation.
    <en:meat
    en:Processed meat, cured meat, cured meats, processed meats, deli meat, deli meats, cold cuts, luncheon meat, lunch meat, smoked meat, preserved meat, potted meat, canned meat, meat sticks, meat snack stick, biltong, smoked sausage meat, spiced meat
    nova:en:3
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    <en:pork products
    en:Bacon, cooked bacon, uncured bacon, smoked bacon, turkey and pork bacon, real bacon, hickory smoked bacon, applewood smoked bacon, dried bacon, bacon powder, cooked uncured bacon, fully cooked bacon, bacon ends and pieces, bacon ends, bacon rashers, diced bacon, pork bacon, chopped bacon, precooked bacon, streaky bacon, bacon slices, sliced bacon, dehydrated bacon, cooked smoked bacon, applewood bacon, bacon lardons, lardons, chopped smoked bacon, cooked applewood smoked bacon, bacon jam, cooked turkey bacon, bacon strips, cooked diced bacon, cured bacon
    halal:en:no
    kosher:en:no
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Food and drinks to avoid; 2026; salty foods; -; -; too salty for the kidneys of babies

    <en:bacon
    en:Pancetta, smoked pancetta, uncured pancetta
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:bacon
    en:Canadian bacon, canadian style bacon, back bacon, uncured canadian bacon, smoked back bacon
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:bacon
    en:Bacon bits, bacon pieces, bacon crumbles, real bacon bits, cooked bacon bits, cooked bacon pieces, bacon topping, cooked bacon topping, fully cooked bacon bits, fully cooked bacon pieces, cooked bacon crumbles, uncured bacon bits, fully cooked bacon topping, bacon crumble, uncured bacon pieces, smoked bacon pieces
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:bacon
    en:Guanciale
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    <en:pork products
    en:Ham, cooked ham, smoked ham, cured ham, uncured ham, diced ham, ham water added, black forest ham, country ham, honey ham, ham and water product, ham natural juices, fresh ham, ham with natural juices, cured with ham, virginia ham, cured pork, smoked ham water added, fully cooked ham, cooked ham water added, diced ham water added, ham steak, cured smoked ham, ham pieces, ham powder, deviled ham, boneless ham, smoked pork shoulder, smoked pork, smoked pork hocks, cooked diced ham, fresh hams, sliced ham, chopped ham, cured pork shoulder, smoked ham hocks, bayonne ham, uncured black forest ham, uncured diced ham, pork ham, hams, smoked diced ham, uncured cooked ham, cured ham water added, cooked cured ham, diced cooked ham, ham fat, canned ham, spam, smoked pork jowl, speck, spiced ham, cured pork belly
    halal:en:no
    kosher:en:no
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:ham
    en:Serrano ham, jamon iberico, jamon, jamon serrano
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:ham
    en:Tasso ham, tasso
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    en:Prosciutto, parma ham, prosciutto di parma, prosciutto crudo, nduja, summer sausage, dry sausage, cured sausage, italian prosciutto, salumi, dry cured ham, fuet, saucisson, salchichon, prosciutto ham, bresaola, lonza, dry cured pork, uncured prosciutto, finocchiona, beef summer sausage, landjager
    halal:en:maybe
    kosher:en:maybe
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; meat and poultry; -; -; cold cured meat, unless cooked: toxoplasma, listeria

    <en:processed meat
    en:Salami, genoa salami, hard salami, dry salami, italian dry salami, salame, calabrese salami, uncured salami, uncured genoa salami, uncured hard salami, cacciatore salami, beef salami, cooked salami, cotto salami, peppered salami
    halal:en:maybe
    kosher:en:maybe
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; meat and poultry; -; -; cold cured meat, unless cooked: toxoplasma, listeria

    <en:processed meat
    en:Soppressata, sopressata, hot soppressata
    halal:en:maybe
    kosher:en:maybe
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; meat and poultry; -; -; cold cured meat, unless cooked: toxoplasma, listeria

    <en:processed meat
    en:Chorizo, spanish chorizo, cured chorizo, chorizo sausage, pork chorizo, cooked chorizo, dry cured chorizo, cooked chorizo sausage
    halal:en:maybe
    kosher:en:maybe
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel
    evidence:en:2; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; meat and poultry; -; -; cold cured meat, unless cooked: toxoplasma, listeria
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Food and drinks to avoid; 2026; salty foods; -; -; too salty for the kidneys of babies

    <en:processed meat
    en:Capocollo, capicola, coppa, spicy capocollo, dry coppa, hot capocollo, hot capicola
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
    en:Sausage, sausages, pork sausage, cooked sausage, beef sausage, chicken sausage, smoked sausage, cooked pork sausage, sausage patty, sausage meat, sausage crumbles, cooked sausage crumbles, vienna sausage, linguica, sausage links, fully cooked sausage, pork sausage patty, cooked pork sausage crumbles, cooked sausage patty, fully cooked pork sausage, cooked beef sausage, cooked chicken sausage, sausage crumble, cooked smoked sausage, precooked pork sausage, fully cooked sausage patty, pork and beef sausage, sausage patties, smoked turkey sausage, maple sausage, cooked turkey sausage, fully cooked pork sausage patty, hot links, cooked pork sausage patty, cooked pork topping, sausage topping, sausage pizza topping, cooked sausage topping, seasoned pork pizza topping, pork pizza topping, cooked seasoned pork, salchicha, cooked pork sausage crumble, saveloy, scrapple, chinese sausage, cooked ground sausage, smoked pork sausage, pork sausage crumbles, pork sausages, fresh sausage, country sausage, longaniza, boerewurst
    halal:en:maybe
    kosher:en:maybe
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Food and drinks to avoid; 2026; salty foods; -; -; too salty for the kidneys of babies

    # Liver cheese is a meat loaf.
    <en:sausage
    en:Leberkäse, leberkaese, liver cheese
    de:Leberkäse, Fleischkäse
    nl:leverkaas
    fi:maksajuusto

    <en:sausage
    en:Hot dog, frankfurter, frankfurters, hot dogs, wiener, wieners, beef franks, beef frankfurters, cocktail franks, beef hot dog, franks, hotdog, beef hot dogs, beef frank, pork frankfurter
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:sausage
    en:Bologna, beef bologna
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:sausage
    en:Kielbasa, polish sausage
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:sausage
    en:Bratwurst, knockwurst
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:sausage
    en:Andouille, andouille sausage, cooked andouille sausage, smoked andouille sausage
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:sausage
    en:Italian sausage, cooked italian sausage, italian style sausage, cooked italian style sausage, mild italian sausage, italian pork sausage, cooked italian pork sausage, sweet italian sausage, hot italian sausage, spicy italian sausage, italian sausage crumbles, italian sausage topping, cooked italian sausage crumbles, italian sausage pizza topping, cooked mild italian sausage, cooked sweet italian sausage, fully cooked italian sausage, italian chicken sausage
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:sausage
    en:Breakfast sausage, cooked breakfast sausage, turkey breakfast sausage
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    <en:beef products
    en:Corned beef, dried beef, cured beef, beef bacon, corned beef brisket, cooked corned beef, cooked corned beef brisket, smoked beef, smoked brisket, smoked beef brisket, beef stick, beef sticks, dried cured beef, gyro meat, cured beef brisket, roast beef deli, beef salami dry, canned beef, cured dried beef, beef summer sausages, beef snack stick
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    <en:beef products
    en:Pastrami, beef pastrami, cooked pastrami
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    <en:processed meat
    <en:beef products
    en:Jerky, beef jerky, beef biltong, turkey jerky
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; Monographs volume 114; 2018; group 1; -; -; processed meat: sufficient evidence, bowel

    # Casings, gelatin, collagen, rennet and other animal materials.
    en:Collagen, collagen peptides, hydrolyzed collagen, beef collagen, bovine collagen, collagen protein, bovine collagen peptides, hydrolyzed collagen peptides, chicken collagen, collagen hydrolysate, hydrolyzed bovine collagen peptides, hydrolyzed bovine collagen, hydrolyzed beef collagen, bovine hide collagen, bovine hide collagen peptides, grass fed bovine collagen peptides, hydrolysed collagen, bovine collagen hydrolysate, type ii collagen, beef gelatin hydrolysate, collagen powder, grass fed collagen peptides, bone broth collagen, grass fed beef collagen
    vegan:en:no
    vegetarian:en:no
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    en:Casing, collagen casing, beef collagen casing, edible collagen casing, collagen casings, regenerated collagen casing, beef collagen casings, beef casing, sheep casing, lamb casing, hog casing, natural casing, natural sheep casing, natural lamb casing, natural pork casing, pork casing, sheep casings, pork casings, hog casings, lamb casings, natural pork casings, natural hog casing, natural sheep casings, natural casings, in natural pork casing, stuffed in natural casings, stuffed in beef collagen casing, in a collagen casing, beef casings, casings, in beef collagen casing, in beef collagen casings, pork collagen casing, lamb casing natural, in natural lamb casings, packed in natural lamb casing, natural hog casings, encased in beef collagen casing, natural lamb casings, stuffed in natural pork casings
    vegan:en:no
    vegetarian:en:no
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    <en:collagen
    en:Marine collagen, fish collagen, marine collagen peptides, hydrolyzed marine collagen, fish collagen peptides, hydrolyzed fish collagen, hydrolyzed marine collagen peptides, wild caught marine collagen
    allergens:en:fish

    en:Gelatin, gelatine, edible gelatin, food grade gelatin, gelatins, gelatin powder, gelatin solids, animal gelatin, unflavored gelatin, gelatin capsule, gelatin sheets, bovine or porcine gelatin, hydrolyzed gelatin, gelatin hydrolysate, jello, gelatin desserts, edible gelatine, powdered gelatin, kosher gelatin, kosher gelatine, gelatin kosher, gelatin from animal, gelatin leaf, gelatin softgel, e441, hydrolyzed gelatine, dry gelatin, granulated gelatin, gelatinous, halal gelatin
    functions:en:gelling agent
    vegan:en:no
    vegetarian:en:no
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    <en:gelatin
    <en:beef products
    en:Beef gelatin, bovine gelatin, beef gelatine, bovine gelatine, gelatin bovine, gelatin beef, halal beef gelatin, kosher beef gelatin, gelatin from beef, beef gelatin kosher, bovine hide gelatin, kosher bovine gelatin, bovine skin gelatin, grass fed beef gelatin, gelatin derived from beef, beef gelatin powder, gelatine bovine, gelatine beef, beef gelatin solids, unflavored beef gelatin

    <en:gelatin
    <en:pork products
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
    plain:en:yes

    en:Rennet, animal rennet, calf rennet, rennets, lamb rennet, natural rennet, cow rennet, traditional rennet, rennet calf, liquid rennet, rennet paste, kid rennet, traditional animal rennet, beef rennet, rennet animal, bovine rennet, rennin, goat rennet, lamb rennet paste, coagulant, animal enzymes, animal enzyme, natural calf rennet, animal rennets, sheep rennet
    vegan:en:no
    vegetarian:en:no
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    en:Microbial rennet, vegetarian rennet, vegetable rennet, non animal rennet, microbial enzymes, microbial enzyme, vegetarian enzymes, vegetable enzymes, vegetable enzyme, non animal enzymes, non animal enzyme, microbial coagulant, plant rennet, microbial coagulating enzymes, thistle rennet, cardoon, microbial coagulating enzyme, microbial rennets, vegetable rennet enzyme, vegetarian enzyme, microbial enzymes non animal, enzymes vegetarian, enzymes non animal, enzymes microbial, non animal microbial enzymes, microbial rennet enzymes, fungal enzymes, fungal enzyme, plant enzymes, vegetarian rennets, nonanimal enzymes, nonanimal enzyme, microbial vegetarian enzymes, chymosin, microbial rennet non animal, kosher enzymes, enzymes microbial non animal, vegetal rennet, non animal rennet enzymes, microbial vegetable rennet, fermentation produced chymosin, non gmo vegetable rennet, microbial enzyme non animal, bacterial enzymes, non animal coagulant, enzyme non animal, vegetarian microbial enzymes, vegetarian coagulant, vegetarian microbial rennet, enzymes vegetable, rennet microbial, natural microbial enzymes, rennet non animal, rennet vegetarian, vegetable rennet enzymes, fungal lactase, microbial transglutaminase
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Enzymes, enzyme, food enzymes, natural enzymes, enzyme blend, enzyme complex, natural enzyme, added enzymes, dough enzymes, baking enzymes, digestive enzymes, rennet enzymes, natural enzyme preparation, enzymes added for freshness, enzymes added, enzyme added for improved baking, enzyme added to improve baking, enzyme for improved baking, with enzymes, enzymes from, natural enzymes added, enzymes blend, enzymes natural, enzyme rennet, added enzyme, enzymes rennet, rennet enzyme, enzymes for freshness, enzymes for improved baking, food enzyme, enzymes added to improve baking, enzymes used as a dough conditioner, enzymes used in baking, enzymes preparation, enzymes to preserve freshness, dough improver enzymes
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    plain:en:yes

    <en:enzymes
    en:Pepsin, pancreatin, trypsin

    <en:enzymes
    en:Amylase, diastase, alpha amylase enzyme, enzyme amylase, enzymes amylase, invertin, asparaginase enzyme, l-asparaginase

    <en:enzymes
    en:Protease, proteolytic enzyme

    <en:enzymes
    en:Xylanase, fungal xylanase, xylanase enzyme

    <en:enzymes
    en:Hemicellulase

    <en:enzymes
    en:Glucose oxidase

    <en:enzymes
    en:Transglutaminase, transglutaminase enzyme

    <en:enzymes
    en:Cellulase, cellulase enzyme

    <en:enzymes
    en:Lipase, animal lipase, pregastric lipase, lamb lipase, calf lipase, kid lipase, enzyme lipase, lipase animal

    <en:enzymes
    en:Lactase, lactase enzyme, lactase enzymes, enzyme lactase, natural lactase enzyme, beta galactosidase, lactase enzyme added, natural lactase
    vegan:en:yes
    vegetarian:en:yes

    <en:enzymes
    en:Invertase, enzyme invertase, invertase an enzyme, actinidin
    vegan:en:yes
    vegetarian:en:yes

    <en:enzymes
    en:Papain, papaya enzyme, papain enzyme
    vegan:en:yes
    vegetarian:en:yes

    <en:enzymes
    en:Bromelain, natural bromelain, pineapple enzyme
    vegan:en:yes
    vegetarian:en:yes

    # Cultures. Grown on milk in cheese and yogurt; the milk stands in the list by itself.
    en:Cultures, culture, starter culture, starter cultures, lactic acid starter culture, lactic acid starter cultures, lactic acid culture, lactic acid cultures, bacterial culture, bacterial cultures, live active cultures, live and active cultures, live cultures, active cultures, active yogurt cultures, live active yogurt cultures, yogurt cultures, yogurt culture, live yogurt cultures, live and active yogurt cultures, lactic starter culture, lactic culture, lactic cultures, lactic ferments, lactic ferment, lactic bacteria, lactic acid bacteria, microbial culture, microbial cultures, live culture, starter, mesophilic culture, mesophilic cultures, thermophilic cultures, acidophilus cultures, culture starter, starter culture lactic acid, bacteria culture, bacteria cultures, ferments, ferment, live bacterial cultures, bacterial starter culture, live active culture, contains live active cultures, active live cultures, contains live and active cultures, culture starters, active culture, contains active cultures, probiotic cultures, probiotic culture, vegan cultures, living yogurt cultures, cultures added, six live active cultures, five live active cultures, contains active yogurt cultures, lactobacillus cultures, kombucha culture, kombucha cultures, vegan live cultures, active yogurt cultures and probiotics, scoby, ripening cultures, mold culture, lactic starters, lactic starter, yogurt starter culture, active bacterial cultures, yogurt cultures s thermophilus, natural cultures, natural culture, cultures and enzymes, culture and enzymes, cultures enzymes, enzymes and cultures, cultures and vegetable rennet, lactic acid bacteria culture, culture lactic acid, bioprotective culture, protective culture, protective cultures, living active cultures, starter culture bacteria, natural live cultures, probiotic live cultures, live probiotic cultures, propionic bacteria, propionic acid bacteria, propionibacterium, propionibacterium freudenreichii, staphylococcus xylosus, lactic acid ferments, fermentation starter, fermenting agents, fermentation culture, yeast and bacteria cultures
    vegan:en:maybe
    vegetarian:en:yes
    plain:en:yes

    # Grown in milk; those of water kefir in sugar water.
    <en:cultures
    en:Kefir grains, kefir grain, kefir culture, kefir cultures, live kefir cultures, kefir starter
    likely-allergens:en:milk

    <en:kefir grains
    en:Milk kefir grains
    allergens:en:milk

    <en:cultures
    en:Water kefir grains, water kefir culture, water kefir cultures, tibicos

    <en:cultures
    en:Penicillium, mold cultures, mould cultures, penicillium roqueforti, penicillium candidum, penicillium camemberti, geotrichum candidum, surface mold

    <en:cultures
    en:Cheese cultures, cheese culture, cultures cheese, culture cheese, cheese starter, cheese cultures and enzymes, active cheese cultures, cheese starter culture, cheese cultures enzymes, cheese culture enzymes, blue cheese cultures, cheese bacterial culture, cheese culture starter, cheese starter cultures, goat cheese cultures, live cheese cultures

    <en:cultures
    en:Probiotics, probiotic, lactobacillus, lactis, l lactis, lactococcus lactis, lactobacillus gasseri, lactobacillus lactis, lactobacillus helveticus, bacillus subtilis, s boulardii, saccharomyces boulardii, l gasseri, lactobacillus fermentum, leuconostoc, leuconostoc cremoris, streptococcus lactis, enterococcus faecium, helveticus, streptococcus salivarius, l cremoris, lactococcus cremoris, cremoris, l helveticus, diacetylactis, lactobacillus salivarius, leuconostoc mesenteroides, lactobacillus sakei, pediococcus, pediococcus acidilactici, lactococcus, lactobacillus brevis, saccharomyces cerevisiae boulardii

    <en:probiotics
    en:Lactobacillus acidophilus, acidophilus, l acidophilus, acidophilus bifidus, l acidophilus bifidus

    <en:probiotics
    en:Lactobacillus bulgaricus, bulgaricus, l bulgaricus, lactobacillus delbrueckii, l delbrueckii, lactobacillus delbrueckii bulgaricus, lactobacillus delbrueckii subsp bulgaricus, delbrueckii, l delbrueckii subsp bulgaricus

    <en:probiotics
    en:Streptococcus thermophilus, thermophilus, s thermophilus

    <en:probiotics
    en:Bifidobacterium, bifidus, bifidobacterium lactis, bifidobacteria, b lactis, b bifidum, bifidobacterium bifidum, bifidobacterium longum, bifidobacterium animalis, bifidobacterium animalis lactis, bb 12, bifidobacterium bb 12, bifidobacterium breve, bifidobacterium infantis, b longum, longum, bifidum, bifidobacterium lactis hn019, b animalis, bifido, b breve, l bifidus, bifidum lactis, b infantis, bifidobacterium bifidus, b lactis bb 12, b animalis lactis, bifidus regularis, bifidobacterium lactis bb 12

    <en:probiotics
    en:Lactobacillus casei, l casei, casei, l paracasei, paracasei, lactobacillus paracasei, lacticaseibacillus casei

    <en:probiotics
    en:Lactobacillus rhamnosus, l rhamnosus, rhamnosus, lacticaseibacillus rhamnosus

    <en:probiotics
    en:Lactobacillus plantarum, l plantarum, plantarum, lactiplantibacillus plantarum

    <en:probiotics
    en:Bacillus coagulans, bacillus coagulans gbi 30 6086, b coagulans, ganedenbc30, ganeden bc30, bacillus coagulans unique is2, probiotic bacillus coagulans, bacillus coagulans mtcc 5856, bacillus coagulans probiotic

    <en:probiotics
    en:Lactobacillus reuteri, l reuteri, reuteri

    # Yeast.
    en:Yeast, yeasts, dried yeast, dry yeast, active dry yeast, instant yeast, fresh yeast, compressed yeast, yeast powder, primary grown yeast, saccharomyces cerevisiae, cream yeast, wine yeast, liquid yeast, yeast nutrient, yeast nutrients, yeast leavened, saccharomyces, baker yeast, active yeast, champagne yeast, deactivated dry yeast, vegetarian fed yeast, smoked yeast, primary yeast, yeast fermentate, non leavening yeast, dry inactive yeast, instant dry yeast, dry active yeast, dried baker's yeast, primary dried yeast, yeast dried, rapid rise yeast, yeast flakes, yeast dry, dehydrated yeast, active dried yeast, sourdough yeast, natural yeast, inactive yeast powder, yeast inactive, non active dried yeast, yeast cultures, yeast culture, primary inactive dried yeast, leavening yeast, yeast enzyme, saccharomyces cerevisiae yeast, kluyveromyces, dried nonactive yeast, relaxer yeast, dried red star yeast, yeast powders
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    <en:yeast
    en:Torula yeast, dried torula yeast, dry torula yeast, torula, smoked torula yeast, torula yeast powder

    <en:yeast
    en:Nutritional yeast, nutritional yeast flakes, inactive nutritional yeast, nutritional inactive yeast, dried nutritional yeast, non fortified nutritional yeast

    <en:yeast
    en:Brewer's yeast, brewers yeast, brewer yeast, ale yeast, beer yeast, dried brewer's yeast, dried brewers yeast, brewers yeast extract, brewer's yeast extract, brewers dried yeast, lager yeast, brewers yeast powder
    allergens:en:gluten

    en:Yeast extract, yeast extracts, autolyzed yeast extract, autolyzed yeast, autolysed yeast extract, autolysed yeast, dried yeast extract, yeast extract powder, torula yeast extract, baker's yeast extract, bakers yeast extract, hydrolyzed yeast extract, hydrolyzed yeast, autolyzed torula yeast, hydrolyzed torula yeast, natural yeast extract, smoked yeast extract, smoked torula yeast extract, autolyzed yeast protein, hydrolyzed yeast protein, yeast autolysate, autolyzed bakers yeast extract, yeast autolysates, autolyzed torula yeast extract, autolized yeast extract, dry yeast extract, yeast extract autolyzed, autolyzed yeast powder, yeast extract paste, hydrolysed yeast extract, autolyzed bakers yeast, powdered yeast extract, autolyzed yeasts, dehydrated yeast extract, hydrolyzed autolyzed yeast extract, natural yeast extracts, primary yeast extract, yeast concentrate, hydrolyzed torula and brewers yeast, hydrolyzed torula and brewer's yeast protein, autolyzed yeast extracts, hydrolyzed torula and brewers yeast protein, kosher yeast extract, autolyzed extract, hydrolyzed yeast extracts, yeast extract from torula, autolized yeast, non gmo yeast extract, yeast hydrolysate, yeast protein, yeast extract flavor, yeast seasoning, yeast extract baker's, vegetable yeast extract, hydrolyzed bakers yeast, autolyze yeast extract, organic yeast extract, autolyzed yeast with salt, autolyzed yeast extract powder
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Broths, stocks, bases.
    en:Broth, broths, stock, stocks, meat broth, meat stock, stock powder, soup base, concentrated broth, meat base, soup stock, broth powder, broth concentrate, meat glaze, natural broth, meat juices, meat stock concentrate
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes

    <en:broth
    en:Demi-glace, demi glace, veal demi glace, demi-glace sauce, demiglace

    <en:broth
    en:Gravy, gravies, meat gravy, gravy mix, brown gravy, brown gravy mix
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Food and drinks to avoid; 2026; salty foods; -; -; too salty for the kidneys of babies

    <en:broth
    en:Bone broth, bone broth powder, bone stock

    <en:broth
    en:Bouillon, bouillon cube, bouillon powder, bouillon cubes
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Food and drinks to avoid; 2026; salty foods; -; -; too salty for the kidneys of babies

    <en:broth
    en:Chicken broth, chicken stock, chicken base, chicken bouillon, dried chicken broth, dehydrated chicken broth, concentrated chicken broth, chicken bone broth, condensed chicken broth, chicken broth concentrate, chicken stock concentrate, concentrated chicken stock, chicken extract, chicken concentrate, powdered chicken broth, chicken juices, chicken juice, organic chicken stock, organic chicken broth, chicken broth dried, dried chicken stock, powdered chicken, chicken soup base, chicken flavored broth, dry chicken broth, powdered cooked chicken, cooked chicken powder meat, chicken gelatin, chicken broth solids, condensed chicken stock, chicken stock base, chicken stock flavor, low sodium chicken broth, dehydrated chicken stock, roasted chicken broth, chicken bone broth concentrate, chicken meat and chicken juices, chicken flavored base, roasted chicken base, chicken glace, chicken demi glace, chicken gravy, dehydrated cooked chicken, reduced sodium chicken broth, natural chicken broth, organic chicken bone broth, chicken collagen broth, chicken meat stock, bone broth chicken, fat free chicken broth, chicken flavored bouillon, chicken consomme, fond de volaille, chicken meat including natural chicken juices, natural chicken juices, chicken meat including chicken juices, organic chicken flavor, powdered chicken stock
    vegan:en:no
    vegetarian:en:no

    <en:chicken broth
    en:Chicken powder, chicken broth powder, chicken stock powder, dehydrated chicken broth powder, chicken bouillon powder, chicken protein powder, chicken bone broth powder, dried chicken powder, organic chicken broth powder

    <en:chicken broth
    en:Chicken protein, hydrolyzed chicken protein, hydrolyzed chicken, chicken protein isolate

    <en:broth
    <en:beef products
    en:Beef broth, beef stock, beef base, beef bouillon, dried beef broth, dehydrated beef broth, concentrated beef stock, concentrated beef broth, beef bone broth, beef powder, beef stock powder, beef broth powder, beef juices, beef juice, beef stock concentrate, dried beef stock, beef broth concentrate, beef concentrate, condensed beef broth, dehydrated beef stock, powdered beef stock, powdered beef broth, beef broth dried, beef protein, hydrolyzed beef protein, beef bone broth concentrate, dehydrated beef broth powder, organic beef broth, organic beef stock, roast beef base, beef soup base, beef consomme, beef gravy, beef protein isolate, beef stock base, hydrolyzed beef stock, beef bone stock, condensed beef stock, beef flavor base, beef broth base, roasted beef base, concentrated cooked beef, cooked beef powder, beef drippings broth, roasted beef stock, dried beef broth powder, beef flavored base, au jus, beef au jus, beef glace, natural beef juices, beef bouillon powder, beef plasma broth, organic beef bone broth
    vegan:en:no
    vegetarian:en:no

    <en:broth
    <en:beef products
    en:Beef extract, dried beef extract, beef extract powder, beef extracts, dehydrated beef extract, powdered beef extract
    vegan:en:no
    vegetarian:en:no

    <en:broth
    <en:beef products
    en:Veal stock, veal broth, veal base, veal glace
    vegan:en:no
    vegetarian:en:no

    <en:broth
    <en:pork products
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
    en:Fish broth, fish stock, fish base, fish extract, fish powder, fish sauce base, fish stock powder, tuna extract, fish broth powder, dried fish, fish fumet, cod extract, anchovy extract, anchovy powder, dried fish powder, salmon extract, fish stock concentrate, fish meal, mackerel extract, sardine extract, tuna broth, fish bouillon
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish

    <en:broth
    en:Bonito, bonito extract, dried bonito, bonito flakes, bonito powder, dried bonito extract, dried bonito powder, dried bonito flakes, bonito broth, smoked bonito, dried bonito shavings, powdered bonito, bonito fish extract, bonito fish powder, dried bonito fish, katsuobushi, skipjack extract, bonito soup stock, bonito fish flakes, smoked bonito powder
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish, bonito

    <en:broth
    en:Dashi
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish

    <en:broth
    en:Seafood stock, seafood broth, seafood base, seafood flavor base, seafood powder
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish, crustaceans, molluscs
    kosher:en:maybe

    <en:seafood stock
    en:Seafood extract

    <en:broth
    en:Shrimp base, shrimp powder, shrimp extract, shrimp stock, shrimp broth, dried shrimp powder, crayfish powder, crustacean extract, dried shrimp extract, shellfish stock, shellfish extract, shrimp flavor, salted shrimp, shrimp seasoning, shellfish base
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Lobster base, lobster stock, lobster extract, lobster broth, lobster powder, lobster meat base, lobster juice
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans, lobster
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Crab extract, crab powder, crab base, crab stock, crab juice, dried crab powder, crab paste
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans, crab
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Krill extract, krill powder
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans, krill
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Shrimp paste, shrimp sauce, fermented shrimp, fermented shrimp paste
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans, shrimp
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Clam juice, clam extract, dried clam powder, clam juice powder, scallop extract, clam powder, clam stock, mussel extract, mussel juice, clam juice concentrate, dried clam juice, mussel powder, dehydrated clam juice, scallop powder, abalone extract, concentrated clam juice, scallop juice, green lipped mussel, clam flavor base, clam meat broth
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Oyster sauce, oyster extract, oyster juice, oyster powder, oyster flavored sauce, oyster extractives, oyster extract powder, oyster concentrate, oyster broth, oyster sauce oyster extract
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs, oyster
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Squid ink, squid extract, squid powder, cuttlefish ink
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs, squid
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Clam broth, clam base, clam broth powder, dehydrated clam broth
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs, clam
    halal:en:maybe
    kosher:en:no

    <en:broth
    en:Vegetable broth, vegetable stock, vegetable base, vegetable bouillon, vegetable stock powder, vegetable broth powder, vegetable stock concentrate, vegetable soup base, vegetable broth concentrate, concentrated vegetable stock, concentrated vegetable broth, vegan broth, vegetarian broth, dried vegetable stock, organic vegetable broth, vegetable bouillon powder, vegetarian bouillon, vegetable gravy, dehydrated vegetable broth, kombu dashi, kelp dashi, onion broth, organic vegetable stock, vegetable base powder, vegetable bouillon cube, vegetable broth base, organic vegetable base, vegetable flavored broth, vegetable stock base, condensed vegetable stock, vegetable bouillon cubes, garlic base, onion base, vegetable demi glace
    vegan:en:yes
    vegetarian:en:yes

    <en:vegetable broth
    en:Mushroom broth, mushroom bouillon

    # Fish. Mercury: FDA/EPA's list "choices to avoid" and the health service's advice.
    en:Fish, fishes, fish fillet, fish fillets, whitefish, white fish, fish meat, finfish, fish protein, fish flesh, hydrolyzed fish protein, minced fish, fish fillet portions, fish portions, white fish fillet, fish skin, fish flakes, dried fishes, turbot, skate, wolffish, rockfish, lingcod, sablefish, black cod, butterfish, arctic char, char, croaker, mullet, sea bream, bream, porgy, red drum, john dory, yellowtail, hamachi, wahoo, cobia, corvina, whitebait, hoki, orange ruffy, saithe, coley, fish mince, fillet of fish, wild caught fish, barracuda, flying fish, kingklip, salted fish, threadfin bream, itoyori, golden threadfin bream, lizardfish, croaker fish, big eye fish, mackeral fish
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish
    plain:en:yes

    <en:fish
    en:Tilapia, tilapia fillet, tilapia fillets, tilapia fish, farm raised tilapia, tilapia loins
    allergens:en:fish, tilapia

    <en:fish
    en:Haddock, haddock fillets, haddock fillet, wild haddock, wild caught haddock, atlantic haddock
    allergens:en:fish, haddock

    <en:fish
    en:Halibut, halibut fillets, alaskan halibut, pacific halibut
    allergens:en:fish, halibut

    <en:fish
    en:Flounder, flounder fillets
    allergens:en:fish, flounder

    <en:fish
    en:Sole, sole fillets, pacific sole, yellowfin sole
    allergens:en:fish, flounder

    <en:fish
    en:Plaice
    allergens:en:fish, flounder

    <en:fish
    en:Hake, hake fillets, cape hake, pacific hake, north pacific hake, white hake, argentine hake
    allergens:en:fish, hake

    <en:fish
    en:Whiting, blue whiting, pacific whiting, whiting fillets
    allergens:en:fish, hake

    <en:fish
    en:Snapper, red snapper
    allergens:en:fish, snapper

    <en:fish
    en:Grouper
    allergens:en:fish, grouper

    <en:fish
    en:Mahi mahi, mahimahi, mahi mahi fillets, mahi-mahi fish, wild caught mahi mahi
    allergens:en:fish, mahi-mahi

    <en:fish
    en:Milkfish, bangus
    allergens:en:fish, milkfish

    <en:fish
    en:Bass, barramundi, branzino, sea bass, seabass, chilean sea bass, striped bass
    allergens:en:fish, bass

    <en:fish
    en:Perch, ocean perch, walleye, lake perch
    allergens:en:fish, perch

    <en:fish
    en:Pike, pickerel
    allergens:en:fish, pike

    <en:fish
    en:Carp
    allergens:en:fish, carp

    <en:fish
    en:Smelt, smelts, capelin
    allergens:en:fish, smelt

    <en:fish
    en:Monkfish, monk fish

    <en:fish
    en:Sturgeon

    <en:fish
    en:Sprat, sprats, brisling

    <en:fish
    en:Seafood
    allergens:en:fish, crustaceans, molluscs

    <en:fish
    en:Fish sticks, breaded fish, breaded fish fillet

    <en:fish
    en:Fish cakes, fish balls, fish ball, fish cake, fish roll

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
    en:Salmon, pink salmon, atlantic salmon, sockeye salmon, wild salmon, keta salmon, chum salmon, coho salmon, wild caught salmon, alaskan salmon, salmon fillets, salmon fillet, pacific salmon, wild alaskan salmon, wild pink salmon, red salmon, wild sockeye salmon, wild alaska salmon, king salmon, chinook salmon, cooked salmon, farmed salmon, scottish salmon, norwegian salmon, wild alaska pink salmon, wild alaskan pink salmon, wild alaskan sockeye salmon, salmon meat, wild alaska sockeye salmon, farm raised atlantic salmon, norwegian atlantic salmon, wild caught sockeye salmon, alaskan sockeye salmon, salmon powder, boneless skinless pink salmon, salmon fish, wild keta salmon, wild pacific salmon, farmed atlantic salmon, wild coho salmon, salmon trimmings, alaska salmon, wild caught keta salmon, fresh salmon, minced salmon, chilean salmon, wild red salmon, wild caught pink salmon, wild caught alaskan salmon, fresh atlantic salmon, salmon skin, coho salmon fillets, wild alaskan keta salmon, freeze dried salmon
    allergens:en:fish, salmon
    evidence:en:1; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two portions of oily fish a week

    <en:salmon
    en:Smoked salmon, nova salmon, lox, smoked atlantic salmon
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
    <en:high mercury fish
    en:King mackerel, kingfish
    allergens:en:fish, mackerel
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels

    <en:fish
    en:Tuna, tuna fish, light tuna, chunk light tuna, tuna fillets, solid light tuna, bluefin tuna, cooked tuna, wild tuna, tuna steaks, tuna steak, wild caught tuna, tongol tuna, tuna loins, tuna meat, chunk tuna, tuna flakes, tuna chunks, tuna salad, light tuna fish, smoked tuna, canned tuna, dried tuna, pole caught tuna
    allergens:en:fish, tuna
    evidence:en:2; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two steaks or four cans a week: mercury

    <en:tuna
    en:Albacore, white tuna, albacore tuna, chunk white tuna, solid white tuna, solid white albacore tuna, wild albacore tuna, wild caught albacore tuna, solid white albacore, white albacore tuna, chunk white albacore tuna
    allergens:en:fish, tuna
    evidence:en:2; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two steaks or four cans a week: mercury

    <en:tuna
    en:Yellowfin tuna, ahi tuna, ahi, yellow fin tuna, wild caught yellowfin tuna, solid yellowfin tuna, yellowfin solid light tuna, wild ahi tuna, wild yellowfin tuna, yellowfin tuna fish
    allergens:en:fish, tuna
    evidence:en:2; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two steaks or four cans a week: mercury

    <en:tuna
    en:Skipjack tuna, skipjack, skipjack light tuna, skipjack wild tuna, wild caught skipjack tuna, chunk light skipjack tuna
    allergens:en:fish, tuna
    evidence:en:2; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; at most two steaks or four cans a week: mercury

    <en:fish
    <en:high mercury fish
    en:Bigeye tuna, big eye tuna
    allergens:en:fish, tuna
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels

    <en:fish
    <en:high mercury fish
    en:Swordfish, swordfish steaks, swordfish steak, sword fish
    allergens:en:fish, swordfish
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury

    <en:fish
    <en:high mercury fish
    en:Shark, dogfish, shark fin, shark meat, mako shark, shark cartilage, rock salmon
    allergens:en:fish, shark
    kosher:en:no
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury

    <en:fish
    <en:high mercury fish
    en:Marlin, blue marlin, smoked marlin, striped marlin
    allergens:en:fish, marlin
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels
    evidence:en:3; warning; exposure; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury
    evidence:en:3; warning; exposure; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; fish; -; -; mercury

    <en:fish
    <en:high mercury fish
    en:Orange roughy
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels

    <en:fish
    <en:high mercury fish
    en:Tilefish, golden tilefish, gulf tilefish
    allergens:en:fish, tilefish
    evidence:en:3; warning; exposure; oral; pregnancy; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels

    <en:fish
    en:Catfish, catfish fillets, catfish fillet, farm raised catfish, catfish nuggets, us farm raised catfish
    allergens:en:fish, catfish

    <en:fish
    en:Swai, basa, pangasius, swai fillets, basa fillets, swai fillet, pangasius fillets, pangasius fillet, swai fish, swai fish fillets, basa fish, basa fillet
    allergens:en:fish, catfish

    <en:fish
    en:Eel, eels, unagi, roasted eel, eel sauce base, smoked eel, conger
    allergens:en:fish, eel
    kosher:en:no

    <en:fish
    en:Fish roe, roe, lumpfish roe, masago, capelin roe, fish eggs, cod roe, smelt roe, bottarga, trout roe, sturgeon roe, herring roe, pollock roe, tarama, mentaiko, capelin fish roe, carp roe

    <en:fish roe
    en:Caviar, lumpfish caviar, salmon caviar, sturgeon caviar, black caviar

    <en:fish roe
    en:Salmon roe, ikura

    <en:fish roe
    en:Flying fish roe, tobiko

    <en:fish
    en:Fish sauce, anchovy fish sauce, nam pla, nuoc mam, fish sauce powder, fermented fish sauce, thai fish sauce, fermented fish, fermented anchovy, fermented anchovy sauce, garum, colatura, colatura di alici, fish sauce anchovy, fermented anchovy extract, asian fish sauce, vietnamese fish sauce, dried fish sauce, anchovy fish sauce anchovy, premium fish sauce, pickled fish, fish sauce fish
    allergens:en:fish

    # Worcestershire sauce is made with anchovies, unless the label says vegan.
    <en:fish
    en:Worcestershire sauce, worcestershire, worcestershire sauce powder, worcestershire powder, worcester sauce, dried worcestershire sauce, worcestershire sauce solids, worcestershire concentrate, worcestershire sauce concentrate, worcestershire seasoning, worcestershire sauce base, dehydrated worcestershire sauce, worcestershire sauce dried, worchestershire sauce, worcestershire base, lea and perrins worcestershire sauce, gluten free worcestershire sauce, worcestershire flavor, powdered worcestershire sauce, worcestershire sauce mix, worcestershire sauces, worcestershire sauce flavor

    en:Vegan fish sauce, vegan oyster sauce, vegetarian oyster sauce, mushroom oyster sauce, vegan worcestershire
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
    en:Shrimp, shrimps, prawns, prawn, cooked shrimp, dried shrimp, peeled shrimp, raw shrimp, white shrimp, pink shrimp, shrimp meat, wild shrimp, tiger shrimp, black tiger shrimp, pacific white shrimp, shrimp chips, peeled and deveined shrimp, farm raised shrimp, prawn crackers, wild caught shrimp, shell on shrimp, dehydrated shrimp, ground dried shrimp, freeze dried shrimp, freshwater shrimp, rock shrimp, king prawns, gulf shrimp, baby shrimp, dry shrimp, vannamei shrimp, prawns crustaceans, tail on shrimp, popcorn shrimp, minced shrimp, ground shrimp, dehydrated shrimp powder, prawn powder, cooked prawns, farmed shrimp, shrimp tempura, argentine red shrimp, cold water shrimp, raw shrimps, prawn meat, whiteleg shrimp, wild caught pink shrimp, cooked tail on shrimp, coldwater shrimp, shrimp crustaceans
    allergens:en:crustaceans, shrimp

    <en:crustaceans
    en:Krill
    allergens:en:crustaceans, krill

    <en:crustaceans
    en:Langoustine, langoustines, langostino lobster, langostinos, langostino
    allergens:en:crustaceans, lobster

    <en:crustaceans
    en:Crab, crabs, crab meat, crabmeat, blue crab, snow crab, king crab, dungeness crab, cooked crab meat, crab claw, crab meats, rock crab, blue crab meat, snow crab meat, jonah crab, jonah crab meat, swimming crab, pasteurized crab meat, king crab meat, blue swimming crab meat, cooked crab, red crab, crabmeat blue crab, lump crab meat, rock crab meat, stone crab, pasteurized crabmeat, swimming crab meat, red crab meat, soft shell crab, real crab meat, crab claw meat, snow crab clusters, real crab, blue swimming crab
    allergens:en:crustaceans, crab

    <en:crustaceans
    en:Lobster, lobsters, lobster meat, lobster tail, cooked lobster meat, north atlantic lobster, lobster tails, rock lobster, maine lobster, cooked lobster, spiny lobster, langouste, north american lobster, maine lobster meat
    allergens:en:crustaceans, lobster

    <en:crustaceans
    en:Crayfish, crawfish, crawfish tail meat, crawfish tails, crawfish meat, cooked crawfish, crawfish tails meat, cooked crawfish tail meat
    allergens:en:crustaceans, crayfish

    en:Molluscs, mollusc, mollusks, mollusk, mixed seafood, sea cucumber, jellyfish, periwinkle, winkles, sea snail
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs
    halal:en:maybe
    kosher:en:no
    plain:en:yes

    <en:molluscs
    en:Conch, whelk, whelks, conch meat

    <en:molluscs
    en:Sea urchin, uni

    <en:molluscs
    en:Cockles, cockle, baby clam cockles

    <en:molluscs
    en:Clams, clam, chopped clams, sea clams, baby clams, clam meat, surf clams, ocean clams, clam strips, sea clam, surf clam, razor clams, cooked clams, clam meats, minced clams, chopped sea clams, whole clams, chopped clam, boiled baby clams, chopped ocean clams, dehydrated clams, hard clam, littleneck clams, cooked clam meat, whole baby clams, dried clams
    allergens:en:molluscs, clam

    <en:molluscs
    en:Mussels, mussel, mussel meat, blue mussels, smoked mussels, cooked mussels, chilean mussels, mussels meat, green mussels, greenshell mussels, cooked mussel meat
    allergens:en:molluscs, mussel

    <en:molluscs
    en:Oysters, oyster, smoked oysters, whole oysters, oyster meat, cooked oysters, pacific oysters, boiled oysters, shucked oysters, raw oysters
    allergens:en:molluscs, oyster

    <en:molluscs
    en:Scallops, scallop, sea scallops, bay scallops, scallop meat, wild scallops, dried scallops, dried scallop, sea scallop, bay scallop, wild caught scallops, wild sea scallops, scallops meat, patagonian scallops
    allergens:en:molluscs, scallop

    <en:molluscs
    en:Squid, calamari, squid rings, squid meat, dried squid, squid tentacles, dried shredded squid, giant squid, calamari rings, squid tubes, squid strips, calamari squid, squids, squids rings
    allergens:en:molluscs, squid

    <en:molluscs
    en:Octopus, baby octopus, cooked octopus, boiled octopus
    allergens:en:molluscs, octopus

    <en:molluscs
    en:Cuttlefish, cuttle fish, dried cuttlefish
    allergens:en:molluscs, cuttlefish

    <en:molluscs
    en:Abalone, canned abalone
    allergens:en:molluscs, abalone

    <en:molluscs
    en:Snails, snail, escargot, escargots, snail meat
    allergens:en:molluscs, snail

    <en:insects
    en:Edible insects, crickets, cricket, cricket flour, cricket powder, cricket protein, mealworms, mealworm, ground crickets, cricket protein powder, insect protein, grasshoppers, crickets powder
    vegan:en:no
    vegetarian:en:no
    plain:en:yes

    # Soy.
    en:Soybeans, soybean, soy, soya, soja, soya beans, soya bean, soy beans, soy bean, whole soybeans, cooked soybeans, non gmo soybeans, organic soybeans, dehulled soybeans, hulled soybeans, black soybeans, yellow soybeans, soybean germ, toasted soybeans, soy grits, soy granules, soy germ, soybean meal, defatted soybeans, defatted soybean, defatted soy bean, defatted soy, soyabeans, soyabean, whole soy beans, organic soy, steamed soybeans, whole organic soybeans, soybean extract, soybean extracts, defatted soya, soy flakes, soybean grits, whole soybean, black soybean, non gmo soy, dried soybeans, salted soybeans, defatted soybean meal, soy crisps, soy pieces, soy bits, full fat soy, soybean flakes, soy extract, organic whole soybeans, soybean pieces, soybean powder extract, soya extract, mature soybeans, soy germ powder, soya flakes, immature soybeans, soybean curd, toasted soy bits, soy bean extract, defatted soya bean
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans
    fodmap:en:gos
    plain:en:yes

    <en:soybeans
    en:Edamame, edamame beans, shelled edamame, edamame soybeans, dry roasted edamame, cooked edamame, organic edamame, mukimame, edamame soybean, edamame soy beans

    <en:soybeans
    en:Soy nuts, roasted soybeans, dry roasted soybeans, soynuts, roasted soy nuts, roasted soybean, dry roasted soy beans, roasted soy beans

    <en:soybeans
    en:Soybean sprouts, soybeans sprouts, soy sprouts, soy bean sprouts

    <en:soybeans
    en:Natto

    en:Gochujang, doenjang
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans
    fodmap:en:gos
    plain:en:yes

    <en:soybeans
    en:Fermented soybeans, fermented soy beans, fermented soy, fermented soya beans, fermented soybean, fermented black beans soy

    <en:soybeans
    en:Soy flour, soya flour, defatted soy flour, soybean flour, toasted soy flour, soy powder, defatted soya flour, full fat soy flour, low fat soy flour, soybean powder, toasted defatted soy flour, enzyme active soy flour, soy flower, soya bean flour, roasted soy flour, defatted soybean flour, whole soy flour, soya powder, soybean meal flour, soy bean flour, roasted soybean powder, roasted soybean flour, full fat soya flour, soy bean powder, partially defatted soy flour, organic soy flour, lecithinated soy flour, heat treated soy flour, full fat soybean flour, soy flours, kinako, reduced fat soy flour, raw soy flour, relecithinated soy flour, toasted full fat soy flour, soy meal, soya meal, defatted soy meal, refatted soy flour, enzymatically active soy flour, enriched soy flour, soyflour, soy flour defatted, unheated soy flour, fine soy flour, soy flour powder

    <en:soybeans
    en:Soy protein, soya protein, soy proteins, soybean protein, soya proteins, vegetable protein soy, vegetable protein soya, soy vegetable protein, soy protein product, soy bean protein, isolated soy protein product, isolated soy protein products, soy protein products, isolated soy products, soy protein nuggets, soy protein crisps, soy protein blend, dried soy protein, soy protein powder, soy protein flour, structured soy protein, vegetable soy protein, organic soy protein, modified soy protein, soy protein curls, soy protein crisp, hydrated soy protein, plant protein soy, soy protein pieces, non gmo soy protein, defatted soy protein, structured vegetable protein, soy protein fiber, protein soy, fermented soy protein, soy protein chips, enzyme modified soy protein
    nova:en:4

    <en:soy protein
    en:Soy protein isolate, isolated soy protein, soya protein isolate, isolated soya protein, soy protein isolates, soybean protein isolate, isolate soy protein, isolated soy proteins, soy isolate, soy protein isolated, soybean isolate, isolated soybean protein, organic soy protein isolate, soy isolate protein, non gmo soy protein isolate, fermented soy protein isolate, modified soy protein isolate, isolated soy bean protein, modified isolated soy protein, soy protein isolate crisps, soya isolate, soy protein isolate powder, soya bean protein isolate

    <en:soy protein
    en:Soy protein concentrate, soya protein concentrate, soy concentrate, textured soy protein concentrate, soy protein concentrates, concentrated soy protein, soybean protein concentrate, textured soya protein concentrate, soy flour concentrate, organic soy protein concentrate, textured vegetable protein soy protein concentrate, textured soy concentrate, non gmo soy protein concentrate, textured soybean protein concentrate, textured soy protein concentrates, soya concentrate

    # Textured vegetable protein is soy as a rule; a label that means another plant names it.
    <en:soy protein
    en:Textured soy protein, textured soy flour, textured vegetable protein, texturized soy protein, textured soya protein, tvp, textured soya flour, textured vegetable protein soy flour, texturized soy flour, texturized vegetable protein, textured vegetable protein soy, textured soybean protein, hydrated textured soy protein, hydrated textured vegetable protein, textured soy, textured soy proteins, textured vegetable soy protein, textured vegetable protein product, textured vegetable proteins, texturized vegetable protein soy flour, textured vegetable protein soy protein, hydrated textured soy flour, textured defatted soy flour, textured soya, textured organic soy protein, texturized soya protein, textured soybean flour, textured vegetable flour, textured soy protein isolate, textured soy vegetable protein, textured vegetable protein mix, textured protein, organic textured soy protein, texture soy flour, texture soy protein, soy protein textured, textured vegetable protein caramel colored, texturized protein, texture vegetable protein, organic textured soy flour, texturized soy protein concentrate, soy flour textured, bacon bits imitation, imitation bacon bits, imitation bacon

    <en:soy protein
    en:Hydrolyzed soy protein, hydrolysed soy protein, hydrolyzed soya protein, hydrolyzed soy, hydrolyzed soybean protein, hydrolysed soya protein, soy protein hydrolysate, hydrolyzed soy proteins, hydrolyzed soybeans, partially hydrolyzed soy protein, hydrolyzed soy and corn protein, hydrolyzed vegetable protein soy, hydrolyzed soybean, hydrolyzed vegetable soy protein, hydrolyzed corn and soy protein, hydrolyzed vegetable protein soybean, hydrolyzed soya, soybean peptides, soy peptides, hydrolyzed soy sauce, hydrolyzed soy gluten, enzymatically hydrolyzed soy protein, hydrolyzed soybean oil protein, hydrolyzed corn soy protein, hydrolyzed soybean proteins, hydrolyzed vegetable proteins soy, hydrolyzed protein soy, soy hydrolyzed protein, partially hydrolyzed soy, hydrolyzed soya bean protein, hydrolyzed soybean meal, hydrolized soy protein, hydrolyzed soy bean protein

    <en:soy protein
    <en:wheat protein
    en:Hydrolyzed soy and wheat protein, hydrolyzed wheat and soy protein, hydrolyzed soy and wheat proteins, hydrolyzed corn soy and wheat protein, hydrolyzed corn soy wheat gluten protein, hydrolyzed soy wheat protein, hydrolyzed corn soy and wheat gluten protein, hydrolyzed wheat and soy proteins, hydrolyzed corn gluten soy protein and wheat gluten, hydrolyzed soy corn wheat protein, hydrolyzed soy corn and wheat protein, hydrolyzed wheat gluten and soy protein, hydrolyzed soy corn and wheat proteins, hydrolyzed corn wheat and soy protein, hydrolyzed corn wheat gluten and soy protein, hydrolyzed soy and wheat gluten protein, hydrolyzed wheat soy and corn protein, hydrolyzed wheat and soy bean protein, soy and wheat protein, hydrolyzed corn and wheat and soy protein
    allergens:en:soybeans, wheat, gluten

    <en:soybeans
    en:Tofu, bean curd, soybean curd tofu, firm tofu, silken tofu, extra firm tofu, tofu powder, fried tofu, organic tofu, smoked tofu, dried tofu, fermented bean curd, soy curd, baked tofu, dried bean curd, soft tofu, organic extra firm tofu, organic firm tofu, pressed tofu, super firm tofu, grilled tofu, tofu base, freeze dried tofu, inari, seasoned tofu, soy curls, sprouted tofu, high protein tofu, marinated tofu, nigari tofu, frozen tofu, soft silken tofu, dried fried tofu, tofu puffs

    <en:soybeans
    en:Tempeh, organic tempeh, soy tempeh, soybean tempeh

    <en:soybeans
    en:Yuba, bean curd skin, tofu skin, tofu skins, bean curd sheet

    <en:soybeans
    en:Miso, miso paste, miso powder, white miso, red miso, soybean paste, soy bean paste, fermented soybean paste, fermented soy bean paste, shiro miso, dried miso, white miso paste, organic miso, red miso paste, miso paste soybeans, yellow miso, miso soybeans, fermented soybean miso, dehydrated miso, sweet white miso, organic miso paste, light miso, brown miso, dried miso powder, soy paste, miso soybean paste, white miso powder, yellow soybean paste, soya bean paste, organic white miso, black bean paste soy, broad bean paste, dehydrated soybean paste, hatcho miso, soybean sauce, fermented soya bean paste, red miso powder, mellow white miso, organic white miso paste, hoisin base

    # Soy sauce is brewed with wheat, tamari as a rule without.
    <en:soybeans
    en:Soy sauce, shoyu, soya sauce, soy sauce powder, dried soy sauce, soy sauce solids, dehydrated soy sauce, naturally brewed soy sauce, light soy sauce, dark soy sauce, soy sauce powder soy sauce, brewed soy sauce, organic soy sauce, fermented soy sauce, soy sauce concentrate, shoyu soy sauce, less sodium soy sauce, low sodium soy sauce, reduced sodium soy sauce, soy sauce dried, shoyu powder, powdered soy sauce, naturally brewed soy sauce powder, dehydrated soy sauce powder, dried soy sauce powder, soy sauce fermented, traditional soy sauce, soy sauce wheat, organic shoyu, kecap manis, sweet soy sauce, mushroom soy sauce, soy sauce mix, soy sauce soybeans, organic shoyu soy sauce, spray dried soy sauce, fermented soy sauce powder, white soy sauce, less sodium soy sauce powder, soysauce, lite soy sauce, naturally fermented soy sauce, soy sauce water, soya sauce powder, brewed soy sauce powder, naturally brewed shoyu, low salt soy sauce, low sodium soy sauce powder, dehydrated soysauce, soy sauce extract, aged soy sauce, fermented soya sauce, natural soy sauce, smoked soy sauce, dark soya sauce, dried shoyu, shoyu sauce, soysauce powder, soy sauces, shoyu soy sauce powder
    allergens:en:soybeans, wheat, gluten

    <en:soybeans
    en:Teriyaki sauce, teriyaki
    allergens:en:soybeans, wheat, gluten

    <en:soybeans
    en:Hoisin sauce
    allergens:en:soybeans, wheat, gluten

    <en:soybeans
    en:Ponzu, ponzu sauce
    allergens:en:soybeans, wheat, gluten

    <en:soybeans
    en:Tamari, tamari soy sauce, tamari powder, tamari sauce, gluten free soy sauce, wheat free tamari, organic tamari, gluten free tamari, tamari soy sauce powder, wheat free tamari soy sauce, gluten free tamari soy sauce, organic tamari soy sauce, organic wheat free tamari, reduced sodium tamari, wheat free soy sauce, tamari shoyu, dried tamari, tamari gluten free soy sauce, gluten free tamari sauce, low sodium tamari, low sodium tamari soy sauce, organic gluten free tamari, tamari soya sauce, organic tamari powder, gluten free soy sauce powder, gluten free tamari powder, wheat free tamari sauce, tamari wheat free soy sauce, organic wheat free tamari soy sauce, gluten free teriyaki sauce, dried tamari soy sauce, tamari soy, tamari sauce powder

    <en:tamari
    en:Liquid aminos, bragg liquid aminos, soy aminos

    en:Coconut aminos, organic coconut aminos, coconut aminos powder
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Other plant proteins.
    en:Plant protein, plant proteins, plant based protein, plant protein blend, plant based protein blend, organic plant protein, vegetable protein isolate, vegetable protein concentrate, plant protein isolate, protein concentrate vegetable, vegan protein blend, organic plant protein blend, vegetarian protein, vegetable protein blend, vegan protein, organic protein blend
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
    en:Potato protein, potato protein isolate, lentil protein, quinoa protein concentrate, chia seed protein, navy bean protein, hydrolyzed potato protein, water lentil protein, cranberry protein, lentil protein isolate, bean protein, alfalfa protein, sprouted quinoa protein, black bean protein

    <en:plant protein
    en:Hemp protein, hemp seed protein, hemp protein powder, organic hemp protein, organic hemp seed protein, organic hemp protein powder

    <en:plant protein
    en:Canola protein, canola protein isolate, rapeseed protein

    <en:plant protein
    en:Chickpea protein, chickpea protein concentrate, garbanzo bean protein

    <en:plant protein
    en:Faba bean protein, fava bean protein, faba protein, fava protein, faba bean protein isolate, faba bean protein concentrate, fava bean protein isolate, fava bean protein concentrate, textured fava protein, textured faba bean protein

    <en:plant protein
    en:Mung bean protein, mung bean protein isolate

    <en:plant protein
    en:Sunflower protein, sunflower seed protein, sunflower protein concentrate

    <en:plant protein
    en:Pumpkin seed protein, pumpkin protein, organic pumpkin seed protein

    <en:plant protein
    en:Algae protein, algal protein, chlorella protein

    <en:plant protein
    en:Mycoprotein, mushroom protein

    <en:plant protein
    en:Peanut protein, peanut protein concentrate, hydrolyzed peanut protein, defatted peanut protein, partially defatted peanut protein
    allergens:en:peanuts

    <en:plant protein
    en:Almond protein, almond protein powder, nut protein
    allergens:en:nuts, almond

    <en:plant protein
    en:Lupin, lupine, lupini beans, lupini, lupin beans, lupin bean, lupin seeds, sweet lupin, lupin fiber, lupin kernel fiber, lupine beans, lupini bean, sweet lupin flour
    allergens:en:lupin

    # A list of its own follows each.
    en:Protein blend, protein, proteins, protein isolate, hydrolyzed protein, hydrolyzed proteins, protein crisps, protein powder, protein concentrate, protein nuggets, protein matrix, protein powder blend, protein isolates, protein hydrolysate, crisp protein, protein crisp, peptides, protein mix, high protein blend, protein complex, hydrolysed protein
    vegan:en:maybe
    vegetarian:en:maybe
    nova:en:4
    plain:en:yes

    en:Meat substitute, vegetarian meat, vegan meat, plant based meat, meat analogue, vegan chicken, vegan sausage, meatless crumbles, vegetarian sausage, vegan bacon, vegan beef, vegan pepperoni, plant based chicken, plant based sausage, vegan ham, meat alternative, plant based beef, veggie crumbles, meatless chicken, vegetarian chicken, plant based crumbles, meatless beef crumbles, vegetarian bacon, imitation meat, meatless meatballs, veggie protein, vegan crumbles, veggie sausage, chickenless strips, plant based ground, vegan tuna, plant based meatballs
    vegan:en:maybe
    vegetarian:en:yes
    plain:en:yes

    <en:meat substitute
    en:Veggie burger, vegan burger, veggie patty, plant based burger

    # Further foods of the world

    <en:fish
    en:Bluefish
    allergens:en:fish

    <en:fish
    en:European sea bass, gilthead bream
    allergens:en:fish

    <en:fish
    en:Brill
    allergens:en:fish

    <en:fish
    en:Dover sole, lemon sole, sole fillet
    allergens:en:fish

    <en:fish
    en:Gurnard
    allergens:en:fish

    <en:fish
    en:Ling
    allergens:en:fish

    <en:fish
    en:Dorado fish
    allergens:en:fish

    <en:fish
    en:Megrim
    allergens:en:fish

    <en:fish
    en:Red mullet
    allergens:en:fish

    <en:fish
    en:Yellow perch
    allergens:en:fish

    <en:fish
    en:Zander
    allergens:en:fish

    <en:fish
    en:Pomfret
    allergens:en:fish

    <en:fish
    en:Redfish
    allergens:en:fish

    <en:fish
    en:Gravlax, gravadlax
    allergens:en:fish

    <en:fish
    en:Taramasalata
    allergens:en:fish

    <en:fish
    en:Rollmops
    allergens:en:fish

    <en:molluscs
    en:Geoduck
    allergens:en:molluscs

    <en:molluscs
    en:Razor clam
    allergens:en:molluscs

    <en:molluscs
    en:Manila clam
    allergens:en:molluscs

    <en:crustaceans
    en:Barnacle, percebes
    allergens:en:crustaceans

    <en:crustaceans
    en:Scampi, dublin bay prawn, norway lobster
    allergens:en:crustaceans

    <en:crustaceans
    en:Brown crab meat
    allergens:en:crustaceans

    <en:crustaceans
    en:Dried shrimp paste, terasi
    allergens:en:crustaceans

    <en:sausage
    en:Boerewors
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Boudin, boudin noir
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Bockwurst, weisswurst
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Butifarra
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Cervelat
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Chipolata, chipolatas
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Kabanos
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Lap cheong
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Merguez
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Sobrasada
    vegan:en:no
    vegetarian:en:no

    <en:sausage
    en:Sujuk
    vegan:en:no
    vegetarian:en:no

    <en:meat-substitute
    en:Plant based chicken pieces, chik'n

    <en:meat-substitute
    en:Plant based mince, vegan mince, meatless ground, veggie mince, vegetarian mince

    <en:meat-substitute
    en:Plant based burger patty, vegetarian burger, meatless patty, bean burger

    <en:meat-substitute
    en:Meatless sausage, veggie dogs

    <en:meat-substitute
    en:Plant-based bacon, meatless bacon

    <en:meat-substitute
    en:Vegan meatballs, veggie meatballs

    <en:meat-substitute
    en:Plant-based pepperoni, vegan salami

    <en:meat-substitute
    en:Vegan fish, plant based fish, plant based tuna, vegan shrimp, vegan prawns

    <en:meat-substitute
    en:Jackfruit pulled pork style, pulled jackfruit

    <en:meat-substitute
    en:Mycoprotein pieces
    """#
  }
}
