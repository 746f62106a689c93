extension EmbeddedTables {
  /// Plant and algae extracts, oils and waters: INCI names with the common names of labels.
  @inline(never)
  static var cosmeticBotanicals: String {
    #"""
    # Sources: INCI names and functions: CosIng, (c) European Union, reuse under Decision 2011/833/EU.
    # Conclusions on their use: the Expert Panel of the Cosmetic Ingredient Review (CIR), report by report.
    # Rules: Annexes II and III of Regulation (EC) 1223/2009, state of December 2025.
    # Common names: as printed on US labels.

    en:Abies Sibirica Oil, Abies Sibirica (Fir) Oil, Fir Oil
    functions:en:fragrance, tonic
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/106; -; -; peroxide value of the raw material below 10 mmol/l

    en:Acacia Decurrens Flower Wax, Acacia Decurrens (Mimosa) Flower Wax, Mimosa Flower Wax
    functions:en:skin conditioning emollient, skin conditioning

    en:Acacia Farnesiana Extract
    functions:en:skin conditioning

    en:Acacia Senegal Gum
    functions:en:film forming, fragrance

    en:Acanthopanax Senticosus Root Extract, Acanthopanax Senticosus (Eleuthero) Root Extract
    functions:en:soothing, skin conditioning

    en:Acer Saccharum Extract, Acer Saccharum (Sugar Maple) Extract, Acer Saccarum (Sugar Maple) Extract, Sugar Maple Extract
    functions:en:skin conditioning

    en:Achillea Millefolium Extract
    functions:en:anti seborrheic, soothing

    en:Achillea Millefolium Flower Extract
    functions:en:humectant, antioxidant

    en:Acorus Calamus Root Extract
    functions:en:skin conditioning, perfuming

    en:Actinidia Chinensis Fruit Extract, Actinidia Chinensis (Kiwi) Fruit Extract
    functions:en:skin conditioning emollient, skin conditioning

    en:Actinidia Chinensis Fruit Water, Actinidia Chinensis (Kiwi) Fruit Water
    functions:en:fragrance

    en:Adansonia Digitata Seed Oil, Adansonia Digitata (Baobab) Seed Oil, Baobab Seed Oil
    functions:en:skin conditioning emollient, hair conditioning

    en:Aesculus Hippocastanum Bark Extract, Aesculus Hippocastanum (Horse Chestnut) Bark Extract
    functions:en:astringent, skin conditioning, tonic

    en:Aesculus Hippocastanum Extract, Aesculus Hippocastanum (Horse Chestnut) Extract
    functions:en:antioxidant, astringent, skin conditioning, skin conditioning emollient, skin protecting

    en:Aesculus Hippocastanum Leaf Extract, Aesculus Hippocastanum (Horse Chestnut) Leaf Extract
    functions:en:skin conditioning

    en:Aesculus Hippocastanum Seed Extract, Aesculus Hippocastanum (Horse Chestnut) Seed Extract
    functions:en:skin conditioning

    en:Agar
    functions:en:viscosity controlling, fragrance

    en:Agaricus Bisporus Extract, Agaricus Bisporus (Mushroom) Extract
    functions:en:skin conditioning

    en:Alaria Esculenta Extract
    functions:en:hair conditioning, skin protecting
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on brown algae-derived ingredients; 2019; abstract; -; -; safe as used, arsenic to be limited

    en:Albizia Julibrissin Bark Extract
    functions:en:fragrance, skin conditioning

    en:Alchemilla Vulgaris Extract
    functions:en:astringent, skin conditioning

    en:Alchemilla Vulgaris Leaf Extract
    functions:en:antioxidant, astringent

    en:Aleurites Moluccanus Seed Oil, Aleurites Moluccana (Kukui) Seed Oil, Aleurites Moluccana (Kukui) Nut Oil
    functions:en:skin conditioning

    en:Allium Cepa Bulb Extract
    functions:en:skin conditioning

    en:Aloe Barbadensis Flower Extract, Aloe Barbadensis (Aloe Vera) Flower Extract
    functions:en:skin conditioning emollient, skin conditioning

    en:Aloe Barbadensis Leaf Extract, Aloe Barbadensis (Aloe Vera) Leaf Extract
    functions:en:humectant, skin conditioning emollient

    en:Aloe Barbadensis Leaf Juice, Aloe Barbadensis (Aloe Vera) Leaf Juice, Aloe Vera Leaf Juice, Aloe Vera Juice, Aloe Vera Gel, Aloe Barbadensis Gel
    functions:en:skin conditioning

    en:Aloe Barbadensis Leaf Juice Powder, Aloe Barbadensis (Aloe Vera) Leaf Juice Powder, Aloe Vera Leaf Juice Powder
    functions:en:skin conditioning

    en:Aloe Barbadensis Leaf Water, Aloe Barbadensis (Aloe Vera) Leaf Water, Aloe Vera Leaf Water
    functions:en:fragrance

    en:Althaea Officinalis Leaf Extract, Althaea Officinalis (Marshmallow) Leaf Extract
    functions:en:skin conditioning

    en:Althaea Officinalis Root Extract, Althaea Officinalis (Marshmallow) Root Extract
    functions:en:skin conditioning

    en:Amaranthus Caudatus Seed Extract
    functions:en:skin conditioning

    en:Amorphophallus Konjac Root Powder
    functions:en:abrasive

    en:Amyris Balsamifera Bark Oil
    functions:en:fragrance

    en:Anacardium Occidentale Seed Oil
    functions:en:skin conditioning
    allergens:en:nuts, cashew

    en:Ananas Sativus Fruit Extract, Ananas Sativus (Pineapple) Fruit Extract, Pineapple Fruit Extract
    functions:en:skin conditioning

    en:Angelica Acutiloba Root Extract
    functions:en:skin conditioning

    en:Angelica Archangelica Root Extract
    functions:en:fragrance, skin conditioning

    en:Angelica Keiskei Extract
    functions:en:antioxidant, skin conditioning emollient

    en:Aniba Rosaeodora Wood Extract, Aniba Rosaeodora (Rosewood) Wood Extract
    functions:en:fragrance

    en:Aniba Rosaeodora Wood Oil, Aniba Rosaeodora (Rosewood) Wood Oil, Rosewood Wood Oil
    functions:en:astringent, fragrance

    en:Aniba Rosodora Wood Oil, Aniba Rosodora (Rosewood) Wood Oil
    functions:en:astringent, fragrance, skin conditioning

    en:Anogeissus Leiocarpus Bark Extract
    functions:en:skin protecting

    en:Anthemis Nobilis Flower Extract, Anthemis Nobilis (Chamomile) Flower Extract, Anthemis Nobilis (Chamomile)
    functions:en:fragrance, skin conditioning

    en:Anthemis Nobilis Flower Oil, Anthemis Nobilis (Chamomile) Flower Oil, Anthemis nobilis (Chamomile Roman) Flower Oil, Chamomile Flower Oil
    functions:en:fragrance, skin conditioning

    en:Anthemis Nobilis Flower Water, Anthemis Nobilis (Chamomile) Flower Water, Chamomile Flower Water
    functions:en:fragrance, skin conditioning

    en:Aphanizomenon Flos-Aquae Extract
    functions:en:humectant, skin conditioning

    en:Apium Graveolens Extract, Apium Graveolens (Celery) Extract
    functions:en:skin conditioning
    allergens:en:celery

    en:Apium Graveolens Seed Oil, Apium Graveolens (Celery) Seed Oil, Celery Seed Oil
    functions:en:perfuming
    allergens:en:celery

    en:Arabidopsis Thaliana Extract
    functions:en:antioxidant

    en:Arachis Hypogaea Oil, Arachis Hypogaea (Peanut) Oil
    functions:en:skin conditioning
    allergens:en:peanuts
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/306; -; -; peanut protein at most 0.5 ppm

    en:Arctium Lappa Root Extract, Arctium Lappa (Burdock) Root Extract
    functions:en:skin conditioning

    en:Arctostaphylos UVA Ursi Leaf Extract, Arctostaphylos Uva Ursi (Bearberry) Leaf Extract, Arctostaphylos UVA (Bearberry) Ursi Leaf Extract
    functions:en:skin conditioning

    en:Argania Spinosa Kernel Extract
    functions:en:skin conditioning

    en:Argania Spinosa Kernel Oil, Argania Spinosa (Argan) Kernel Oil
    functions:en:skin conditioning emollient, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used, up to 10 % leave-on

    en:Aristotelia Chilensis Fruit Extract, Aristotelia Chilensis (Maqui) Fruit Extract
    functions:en:skin conditioning

    en:Aristotelia Chilensis Fruit Juice, Aristotelia Chilensis (Maqui) Fruit Juice
    functions:en:antioxidant

    en:Arnica Montana Extract, Arnica Montana (Arnica) Extract
    functions:en:skin conditioning

    en:Arnica Montana Flower Extract, Arnica Montana (Wolf's Bane) Flower Extract
    functions:en:fragrance, skin conditioning

    en:Aronia Arbutifolia Fruit Extract, Aronia Arbutifolia (Chokeberry) Fruit Extract
    functions:en:skin conditioning

    en:Artemisia Absinthium Extract
    functions:en:skin conditioning

    en:Artemisia Princeps Leaf Extract
    functions:en:skin conditioning

    en:Artemisia Vulgaris Extract
    functions:en:skin conditioning

    en:Ascophyllum Nodosum Extract, Ascophyllum Nodosum (Kelp) Extract
    functions:en:skin conditioning

    en:Ascophyllum Nodosum Powder, Ascophyllum Nodosum (Kelp) Powder, Kelp Powder
    functions:en:skin conditioning

    en:Aspalathus Linearis Extract, Aspalathus Linearis (Red Tea) Extract
    functions:en:skin conditioning

    en:Aspalathus Linearis Leaf Extract, Aspalathus Linearis (Red Tea) Leaf Extract, Aspalathus Linearis Leaf (Red Tea) Extract, Aspalathus Linearis (Rooibos) Leaf Extract
    functions:en:skin conditioning

    en:Asparagopsis Armata Extract
    functions:en:skin protecting

    en:Astrocaryum Murumuru Seed Butter, Astrocaryum Murumuru Butter
    functions:en:skin conditioning emollient, skin conditioning

    en:Avena Sativa Bran Extract, Avena Sativa (Oat) Bran Extract
    functions:en:abrasive
    allergens:en:gluten
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Avena sativa-derived ingredients; 2019; Int J Toxicol 38 (3 Suppl), 23S-47S; -; -; safe when formulated not to sensitize

    en:Avena Sativa Kernel Extract, Avena Sativa (Oat) Kernel Extract, Oat Kernel Extract
    functions:en:antioxidant, skin conditioning emollient
    allergens:en:gluten
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Avena sativa-derived ingredients; 2019; Int J Toxicol 38 (3 Suppl), 23S-47S; -; -; safe when formulated not to sensitize

    en:Avena Sativa Kernel Flour, Avena Sativa (Oat) Kernel Flour, Oat Kernel Flour, Avena Sativa Kernel Flour (Oat) Kernel Flour
    functions:en:viscosity controlling, abrasive
    allergens:en:gluten
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Avena sativa-derived ingredients; 2019; Int J Toxicol 38 (3 Suppl), 23S-47S; -; -; safe when formulated not to sensitize

    en:Avena Sativa Kernel Meal, Avena Sativa (Oat) Kernel Meal
    functions:en:abrasive, absorbent, bulking
    allergens:en:gluten

    en:Avena Sativa Kernel Oil, Avena Sativa (Oat) Kernel Oil
    functions:en:skin conditioning
    allergens:en:gluten

    en:Avena Sativa Kernel Protein, Avena Sativa (Oat) Kernel Protein
    functions:en:film forming, hair conditioning, skin conditioning
    allergens:en:gluten

    en:Avena Sativa Peptide, Avena Sativa (Oat) Peptide
    functions:en:film forming, hair conditioning, skin conditioning
    allergens:en:gluten

    en:Bambusa Arundinacea Stem Extract, Bambusa Arundinacea (Bamboo) Stem Extract
    functions:en:skin conditioning

    en:Bambusa Vulgaris Extract, Bambusa Vulgaris (Bamboo) Extract
    functions:en:skin conditioning

    en:Bambusa Vulgaris Leaf/Stem Extract, Bambusa Vulgaris (Bamboo) Leaf/Stem Extract
    functions:en:humectant, oral care

    en:Baptisia Tinctoria Root Extract
    functions:en:skin conditioning

    en:Bellis Perennis Flower Extract, Bellis Perennis (Daisy) Flower Extract
    functions:en:skin conditioning

    en:Bertholletia Excelsa Seed Oil
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:nuts, brazil-nut

    en:Beta Vulgaris Root Extract, Beta vulgaris/Beet Root Extract/Extrait de racine de betterave, Beta Vulgaris (Beet) Root Extract
    functions:en:skin conditioning

    en:Betula Alba Bark Extract, Betula Alba (Birch) Bark Extract
    functions:en:flavouring, fragrance

    en:Betula Alba Extract, Betula Alba (Birch) Extract

    en:Bidens Pilosa Extract
    functions:en:humectant, skin conditioning

    en:Borago Officinalis Leaf Extract, Borago Officinalis (Borage) Leaf Extract
    functions:en:skin conditioning

    en:Borago Officinalis Seed Oil, Borago Officinalis (Borage) Oil, Borago Officinalis (Borage) Seed Oil, Borage Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Boswellia Carterii Oil, Boswellia Carterii (Olibanum) Oil, Olibanum Oil
    functions:en:fragrance, tonic

    en:Boswellia Serrata Extract, Boswellia Serrata (Frankincense) Extract
    functions:en:skin conditioning

    en:Brassica Alba Seed Extract
    functions:en:skin conditioning
    allergens:en:mustard

    en:Brassica Campestris Seed Oil, Brassica Campestris (Rapeseed) Seed Oil
    functions:en:skin conditioning

    en:Brassica Campestris Sterols, Brassica Campestris (Rapeseed) Sterols, Brassica Campestris (Rapeseed) Sterols/Brassica Campestris Sterols
    functions:en:skin conditioning emollient, skin conditioning

    en:Brassica Oleracea Acephala Leaf Extract, Brassica Oleracea (Kale) Leaf Extract, Brassica Oleracea Acephala (Kale) Leaf Extract
    functions:en:humectant, skin conditioning

    en:Brassica Oleracea Capitata Leaf Extract, Brassica Oleracea Capitata (Cabbage) Leaf Extract
    functions:en:skin conditioning

    en:Brassica Oleracea Italica Extract, Brassica Oleracea Italica (Broccoli) Extract
    functions:en:astringent

    en:Brassica Oleracea Italica Sprout Extract, Brassica Oleracea Italica (Broccoli) Sprout Extract
    functions:en:skin conditioning emollient, skin conditioning

    en:Brassica Rapa Leaf Extract, Brassica Rapa (Turnip) Leaf Extract
    functions:en:skin conditioning

    en:Bulnesia Sarmientoi Wood Oil
    functions:en:fragrance, skin conditioning

    en:Bupleurum Falcatum Root Extract
    functions:en:skin conditioning

    en:Butyrospermum Parkii Butter, Butyrospermum Parkii (Shea) Butter, Shea Butter, Butyrospermum Parkii Butter (Butyrospermum Parkii (Shea Butter)), Butyrospermum Parkii Butter/Shea Butter, Butyrospermum Parkii (Shea) Nut Butter, Butyrospermum Parkii (Shea Butter) Butter
    functions:en:viscosity controlling, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on shea-derived ingredients; 2017; abstract; -; -; safe when formulated not to sensitize

    en:Butyrospermum Parkii Butter Extract, Butyrospermum Parkii (Shea) Butter Extract
    functions:en:skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on shea-derived ingredients; 2017; abstract; -; -; safe when formulated not to sensitize

    en:Butyrospermum Parkii Nut Shell Powder, Butyrospermum Parkii (Shea) Nut Shell Powder
    functions:en:abrasive

    en:Caesalpinia Spinosa Gum
    functions:en:viscosity controlling, film forming

    en:Calendula Officinalis Extract
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended report on Calendula officinalis-derived ingredients; 2010; Int J Toxicol 29 (4 Suppl), 221-243; -; -; safe as used

    en:Calendula Officinalis Flower Extract, Calendula Officinalis (Calendula) Flower Extract, Calendula Officinalis (Pot Marigold) Flower Extract
    functions:en:fragrance, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended report on Calendula officinalis-derived ingredients; 2010; Int J Toxicol 29 (4 Suppl), 221-243; -; -; safe as used

    en:Camelina Sativa Seed Oil
    functions:en:skin conditioning

    en:Camellia Japonica Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Camellia Oleifera Leaf Extract, Camellia Oleifera (Green Tea) Leaf Extract
    functions:en:astringent, skin conditioning

    en:Camellia Oleifera Seed Oil, Camellia Oleifera (Camellia) Seed Oil
    functions:en:skin conditioning

    en:Camellia Sinensis Extract, Camellia Sinensis (Green Tea) Extract, Camellia Sinensis (White Tea) Extract
    functions:en:antioxidant, bleaching

    en:Camellia Sinensis Flower Extract, Camellia Sinensis (Green Tea) Flower Extract
    functions:en:skin conditioning, perfuming

    en:Camellia Sinensis Leaf, Camellia Sinensis Leaf (Oolong Tea), Camellia Sinensis (Green Tea) Leaf, Camellia Sinensis (White Peony Tea) leaf
    functions:en:skin conditioning, perfuming
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Camellia sinensis-derived ingredients; 2019; Int J Toxicol 38 (3 Suppl), 48S-70S; -; -; leaf-derived, safe when formulated not to sensitize

    en:Camellia Sinensis Leaf Extract, Camellia Sinensis (Green Tea) Leaf Extract, Camellia Sinensis (White Tea) Leaf Extract, Camellia Sinensis Leaf (Green Tea) Extract, Camellia Sinensis (Yellow Tea) Leaf Extract, Camellia Sinensis (Japanese White Tea) Leaf Extract, Green Tea Extract, White Tea Leaf Extract
    functions:en:humectant, antioxidant
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Camellia sinensis-derived ingredients; 2019; Int J Toxicol 38 (3 Suppl), 48S-70S; -; -; leaf-derived, safe when formulated not to sensitize

    en:Camellia Sinensis Leaf Powder, Camellia Sinensis (Green Tea) Leaf Powder, Green Tea Leaf Powder
    functions:en:exfoliating
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Camellia sinensis-derived ingredients; 2019; Int J Toxicol 38 (3 Suppl), 48S-70S; -; -; leaf-derived, safe when formulated not to sensitize

    en:Camellia Sinensis Leaf Water, Camellia Sinensis (Green Tea) Leaf Water, Green Tea Leaf Water
    functions:en:fragrance, tonic
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Camellia sinensis-derived ingredients; 2019; Int J Toxicol 38 (3 Suppl), 48S-70S; -; -; leaf-derived, safe when formulated not to sensitize

    en:Camellia Sinensis Polyphenols, Camellia Sinensis (Green Tea) Polyphenols
    functions:en:antioxidant

    <en:fragrance-allergens
    en:Cananga Odorata Flower Extract, Cananga Odorata (Ylang Ylang) Flower Extract
    functions:en:skin conditioning, perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/347; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Cananga Odorata Flower Oil, Cananga Odorata (Ylang Ylang) Oil, Cananga Odorata Flower (Ylang Ylang) Oil, Cananga Odorata (Ylang Ylang) Flower Oil, Ylang Ylang Flower Oil, Ylang Ylang Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/347; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Canarium Luzonicum Leaf Extract, Canarium Luzonicum (Elemi) Leaf Extract
    functions:en:humectant

    en:Cannabis Sativa Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Canola Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Carica Papaya Fruit Extract, Carica Papaya (Papaya) Fruit Extract
    functions:en:skin conditioning

    en:Carica Papaya Fruit Water, Carica Papaya (Papaya) Fruit Water
    functions:en:skin conditioning

    en:Carica Papaya Leaf Extract, Carica Papaya (Papaya) Leaf Extract
    functions:en:tonic

    en:Carthamus Tinctorius Flower Extract, Carthamus Tinctorius (Safflower) Flower Extract
    functions:en:skin conditioning

    en:Carthamus Tinctorius Oleosomes, Carthamus Tinctorius (Safflower) Oleosomes
    functions:en:emulsion stabilising, skin conditioning emollient

    en:Carthamus Tinctorius Seed Oil, Carthamus Tinctorius (Safflower) Seed Oil, Safflower Seed Oil
    functions:en:fragrance, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Cassia Alata Leaf Extract
    functions:en:astringent

    en:Castanea Sativa Seed Extract, Castanea Sativa (Chestnut) Seed Extract
    functions:en:skin conditioning

    en:Caulerpa Lentillifera Extract, Caulerpa Lentillifera (Seaweed) Extract
    functions:en:film forming

    <en:fragrance-allergens
    en:Cedrus Atlantica Bark Oil, Cedrus Atlantica (Cedarwood) Bark Oil, Cedarwood Bark Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/122; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Cedrus Atlantica Wood Oil, Cedrus Atlantica (Cedar) Wood Oil, Cedrus Atlantica (Cedarwood) Wood Oil, Cedarwood Wood Oil
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/122; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Centaurea Cyanus Flower Extract
    functions:en:astringent, skin conditioning

    en:Centaurea Cyanus Flower Water
    functions:en:skin conditioning

    en:Centaurium Erythraea Extract, Centaurium Erythraea (Centaury) Extract
    functions:en:skin conditioning

    en:Centella Asiatica Extract, Centella Asiatica (Hydrocotyl) Extract, Centella asiatica (Gotu Kola) Extract
    functions:en:soothing, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Centella asiatica-derived ingredients; 2023; Int J Toxicol 42 (1 Suppl), 5S-22S; -; -; safe when formulated not to sensitize

    en:Centella Asiatica Leaf Water, Centella Asiatica (Gotu Kola) Leaf Water, Gotu Kola Leaf Water
    functions:en:skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Centella asiatica-derived ingredients; 2023; Int J Toxicol 42 (1 Suppl), 5S-22S; -; -; safe when formulated not to sensitize

    en:Centella Asiatica Meristem Cell Culture, Centella Asiatica (Gotu Kola) Meristem Cell Culture
    functions:en:antioxidant, skin protecting

    en:Ceratonia Siliqua Fruit Extract, Ceratonia Siliqua (Carob) Fruit Extract
    functions:en:fragrance, skin conditioning

    en:Ceratonia Siliqua Gum, Ceratonia Siliqua (Carob) Gum, Carob Gum
    functions:en:emulsion stabilising, viscosity controlling
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of galactomannans; 2015; Int J Toxicol, doi 10.1177/1091581815586798; -; -; safe as used

    en:Cereus Grandiflorus Flower Extract, Cereus Grandiflorus (Cactus) Flower Extract
    functions:en:skin conditioning

    en:Chamomilla Recutita Extract, Chamomilla Recutita (Matricaria) Extract, Chamomilla Recutita (Matricaria)
    functions:en:skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; amended safety assessment of Chamomilla recutita-derived ingredients; 2018; Int J Toxicol 37 (3 Suppl), 51S-79S; -; -; safe when formulated not to sensitize

    en:Chamomilla Recutita Flower, Chamomilla Recutita (Matricaria) Flower
    functions:en:skin conditioning

    en:Chamomilla Recutita Flower Extract, Chamomilla Recutita (Matricaria) Flower Extract, Matricaria Flower Extract, Chamomilla Recutita (Chamomile) Flower Extract, Chamomilla Recutita (Matricia) Flower Extract
    functions:en:fragrance, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; amended safety assessment of Chamomilla recutita-derived ingredients; 2018; Int J Toxicol 37 (3 Suppl), 51S-79S; -; -; safe when formulated not to sensitize

    en:Chamomilla Recutita Flower/Leaf Extract, Chamomilla Recutita (Matricaria) Flower/Leaf Extract
    functions:en:antimicrobial

    en:Chamomilla Recutita Flower Oil, Chamomilla Recutita (Matricaria) Flower Oil, Matricaria Flower Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; amended safety assessment of Chamomilla recutita-derived ingredients; 2018; Int J Toxicol 37 (3 Suppl), 51S-79S; -; -; safe when formulated not to sensitize

    en:Chamomilla Recutita Flower Water, Chamomilla Recutita (Matricaria) Flower Water, Matricaria Flower Water
    functions:en:fragrance
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; amended safety assessment of Chamomilla recutita-derived ingredients; 2018; Int J Toxicol 37 (3 Suppl), 51S-79S; -; -; safe when formulated not to sensitize

    en:Chenopodium Quinoa Seed Extract
    functions:en:skin conditioning

    en:Chlorella Protothecoides Oil
    functions:en:skin conditioning emollient, skin protecting

    en:Chlorella Vulgaris Extract
    functions:en:skin conditioning

    en:Chondrus Crispus, Chondrus Crispus (Carrageenan)
    functions:en:fragrance, skin conditioning

    en:Chondrus Crispus Extract, Chondrus Crispus (Carrageenan) Extract, Chondrus Crispus (Red Algae) Extract, Carrageenan Extract
    functions:en:viscosity controlling, skin conditioning

    en:Chondrus Crispus Powder, Chondrus Crispus Powder (Carrageenan), Chondrus Crispus (Carrageenan) Powder, Carrageenan Powder
    functions:en:abrasive

    en:Chrysanthellum Indicum Extract
    functions:en:skin conditioning

    en:Chrysanthemum Indicum Flower Extract
    functions:en:skin conditioning

    en:Chrysanthemum Parthenium Extract, Chrysanthemum Parthenium (Feverfew) Extract
    functions:en:skin conditioning

    en:Cichorium Intybus Root Extract, Cichorium Intybus (Chicory) Root Extract
    functions:en:fragrance, skin conditioning

    en:Cimicifuga Racemosa Root Extract
    functions:en:humectant, antioxidant

    en:Cinnamomum Camphora Bark Oil, Cinnamomum Camphora (Camphor) Bark Oil
    functions:en:fragrance, skin conditioning

    en:Cinnamomum Cassia Bark Extract
    functions:en:hair conditioning, oral care

    <en:fragrance-allergens
    en:Cinnamomum Cassia Leaf Oil
    functions:en:fragrance, denaturant
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/348; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Cinnamomum Zeylanicum Bark Extract, Cinnamomum Zeylanicum (Cinnamon) Bark Extract
    functions:en:humectant, antioxidant

    <en:fragrance-allergens
    en:Cinnamomum Zeylanicum Bark Oil, Cinnamomum Zeylanicum (Cinnamon) Bark Oil, Cinnamon Bark Oil
    functions:en:fragrance, tonic
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/349; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrullus Lanatus Fruit Extract, Citrullus Lanatus (Watermelon) Fruit Extract, Citrullus Vulgaris (Watermelon) Fruit Extract, Citrullus Lanatus (Watermelon) Fruit, Watermelon Fruit Extract
    functions:en:skin conditioning

    en:Citrullus Lanatus Seed Oil, Citrullus Lanatus (Watermelon) Seed Oil
    functions:en:skin conditioning, skin conditioning emollient

    en:Citrus Aurantifolia Fruit Extract, Citrus Aurantifolia (Lime) Fruit Extract
    functions:en:skin conditioning

    en:Citrus Aurantifolia Oil, Citrus Aurantifolia (Lime) Oil, Lime Oil
    functions:en:hair conditioning, fragrance

    en:Citrus Aurantifolia Peel Extract, Citrus Aurantifolia (Lime) Peel Extract
    functions:en:hair conditioning, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus peel-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/358; -; -; furocoumarins below 1 mg/kg in sun and bronzing products

    en:Citrus Aurantium Amara Flower Extract, Citrus Aurantium Amara (Bitter Orange) Flower Extract, Bitter Orange Flower Extract
    functions:en:skin conditioning, refreshing

    <en:fragrance-allergens
    en:Citrus Aurantium Amara Flower Oil, Citrus Aurantium Amara (Bitter Orange) Flower Oil, Citrus Aurantium Amara (Neroli) Flower Oil, Bitter Orange Flower Oil, Neroli Oil, Citrus Aurantium Amara (Neroli) Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/350; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Aurantium Amara Flower Water, Citrus Aurantium Amara (Bitter Orange) Flower Water, Bitter Orange Flower Water
    functions:en:fragrance, skin conditioning

    en:Citrus Aurantium Amara Peel Extract, Citrus Aurantium Amara (Bitter Orange) Peel Extract
    functions:en:fragrance, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus peel-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    <en:fragrance-allergens
    en:Citrus Aurantium Amara Peel Oil, Citrus Aurantium Amara (Bitter Orange) Peel Oil, Bitter Orange Peel Oil
    functions:en:skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/351; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Citrus-derived peel oils; 2019; Int J Toxicol 38 (2 Suppl), 33S-59S; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Aurantium Bergamia Fruit Extract, Citrus Aurantium Bergamia (Bergamot) Fruit Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Citrus Aurantium Bergamia Fruit Oil, Citrus Aurantium Bergamia (Bergamot) Fruit Oil, Bergamot Fruit Oil, Bergamot Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/352; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Citrus Aurantium Bergamia Peel Oil, Citrus Aurantium Bergamia (Bergamot) Peel Oil, Bergamot Peel Oil
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/352; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Aurantium Dulcis Flower Extract, Citrus Aurantium Dulcis (Orange) Flower Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Citrus Aurantium Dulcis Flower Oil, Citrus Aurantium Dulcis (Orange) Flower Oil, Orange Flower Oil
    functions:en:astringent, fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/350; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Aurantium Dulcis Fruit Extract, Citrus Aurantium Dulcis (Orange) Fruit Extract, Orange Fruit Extract
    functions:en:fragrance, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus fruit-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Aurantium Dulcis Fruit Water, Citrus Aurantium Dulcis (Orange) Fruit Water, Orange Fruit Water
    functions:en:fragrance
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus fruit-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Aurantium Dulcis Oil, Citrus Aurantium Dulcis (Orange) Oil, Citrus Aurantium Dulcis (Blood Orange) oil, Citrus Aurantium Dulcis (Sweet Orange) Oil, Orange Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/351; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Aurantium Dulcis Peel Extract, Citrus Aurantium Dulcis (Orange) Peel Extract
    functions:en:emulsion stabilising, viscosity controlling
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus peel-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    <en:fragrance-allergens
    en:Citrus Aurantium Dulcis Peel Oil, Citrus Aurantium Dulcis (Orange) Peel Oil, Orange Peel Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/351; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Citrus-derived peel oils; 2019; Int J Toxicol 38 (2 Suppl), 33S-59S; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Aurantium Tachibana Peel Extract
    functions:en:humectant, skin conditioning

    en:Citrus Glauca Fruit Extract
    functions:en:antistatic, hair conditioning, humectant, skin conditioning

    en:Citrus Grandis Fruit Extract, Citrus Grandis (Grapefruit) Fruit Extract
    functions:en:astringent, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus fruit-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Grandis Peel Extract, Citrus Grandis (Grapefruit) Peel Extract
    functions:en:astringent, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus peel-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/358; -; -; furocoumarins below 1 mg/kg in sun and bronzing products

    en:Citrus Grandis Peel Oil, Citrus Grandis (Grapefruit) Peel Oil, Grapefruit Peel Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Citrus-derived peel oils; 2019; Int J Toxicol 38 (2 Suppl), 33S-59S; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Grandis Seed Extract, Citrus Grandis (Grapefruit) Seed Extract
    functions:en:astringent, skin conditioning
    evidence:en:1; gap; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of Citrus plant- and seed-derived ingredients, draft final report; 2016; conclusion; -; -; data are missing

    en:Citrus Grandis Seed Oil, Citrus Grandis (Grapefruit) Seed Oil
    functions:en:perfuming, skin conditioning, skin conditioning emollient

    en:Citrus Junos Seed Extract, Citrus Junos (Yuzu) Seed Extract
    functions:en:antioxidant

    en:Citrus Limon Fruit Extract, Citrus Limon (Lemon) Fruit Extract, Citrus Medica Limonum (Lemon) Fruit Extract, Lemon Fruit Extract, Citrus Medica Limonum Fruit Extract
    functions:en:fragrance, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus fruit-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Limon Peel Extract, Citrus Limon (Lemon) Peel Extract, Lemon Peel Extract
    functions:en:skin conditioning emollient, skin protecting
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus peel-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    <en:fragrance-allergens
    en:Citrus Limon Peel Oil, Citrus Limon (Lemon) Peel Oil, Citrus Medica Limonum (Lemon) Peel Oil, Lemon Peel Oil, Citrus Medica Limonum Peel Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/353; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Citrus-derived peel oils; 2019; Int J Toxicol 38 (2 Suppl), 33S-59S; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Nobilis Peel Oil, Citrus Nobilis (Mandarin Orange) Peel Oil, Mandarin Orange Peel Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Citrus-derived peel oils; 2019; Int J Toxicol 38 (2 Suppl), 33S-59S; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Paradisi Fruit Extract, Citrus Paradisi (Grapefruit) Fruit Extract
    functions:en:skin conditioning

    en:Citrus Paradisi Peel Oil, Citrus Paradisi (Grapefruit) Peel Oil
    functions:en:fragrance

    en:Citrus Paradisi Seed Extract, Citrus Paradisi (Grapefruit) Seed Extract
    functions:en:fragrance, perfuming

    en:Citrus Reticulata Peel Extract, Citrus Reticulata (Tangerine) Peel Extract
    functions:en:skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus peel-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Reticulata Peel Oil, Citrus Reticulata (Tangerine) Peel Oil, Citrus Reticulata (Mandarin Red) Peel Oil, Tangerine Peel Oil
    functions:en:flavouring, fragrance
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Citrus-derived peel oils; 2019; Int J Toxicol 38 (2 Suppl), 33S-59S; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Sinensis Fruit Extract, Citrus Sinensis (Orange) Fruit Extract
    functions:en:antioxidant, skin conditioning

    <en:fragrance-allergens
    en:Citrus Sinensis Peel Oil Expressed, Citrus Sinensis (Orange) Peel Oil Expressed
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/351; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Tangerina Extract, Citrus Tangerina (Tangerine) Extract
    functions:en:tonic

    en:Citrus Tangerina Peel Extract, Citrus Tangerina (Tangerine) Peel Extract
    functions:en:astringent

    en:Citrus Tangerina Peel Oil, Citrus Tangerina (Tangerine) Peel Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Citrus-derived peel oils; 2019; Int J Toxicol 38 (2 Suppl), 33S-59S; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Citrus Unshiu Peel Extract, Citrus Unshiu (Satsuma) Peel Extract
    functions:en:fragrance
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on Citrus peel-derived ingredients; 2016; abstract; -; -; safe when formulated not to irritate or sensitize, leave-on up to 0.0015 % of 5-MOP

    en:Cladosiphon Okamuranus Extract
    functions:en:skin conditioning

    en:Coccinia Indica Fruit Extract, Coccinia Indica Fruit Extract (Neer Sikkappu Red), Coccinia Indica (Ivy Gourd) Fruit Extract
    functions:en:skin conditioning

    en:Cocos Nucifera Fruit Extract, Cocos Nucifera (Coconut) Fruit Extract
    functions:en:skin conditioning emollient, hair conditioning
    allergens:en:coconut

    en:Cocos Nucifera Fruit Juice, Cocos Nucifera (Coconut) Fruit Juice, Coconut Fruit Juice
    functions:en:humectant, skin conditioning emollient
    allergens:en:coconut

    en:Cocos Nucifera Oil, Cocos Nucifera (Coconut) Oil, Coconut Oil
    functions:en:hair conditioning, fragrance
    allergens:en:coconut

    en:Cocos Nucifera Shell Powder, Cocos Nucifera (Coconut) Shell Powder
    functions:en:abrasive, bulking, hair conditioning, skin conditioning, skin conditioning emollient
    allergens:en:coconut

    en:Cocos Nucifera Water, Cocos Nucifera (Coconut) Water, Coconut Water
    functions:en:fragrance
    allergens:en:coconut

    en:Codium Tomentosum Extract
    functions:en:skin protecting

    en:Coffea Arabica Seed Extract, Coffea Arabica (Coffee) Seed Extract, Coffea Arabica (Coffee) Extract
    functions:en:fragrance, skin conditioning

    en:Coffea Robusta Seed Extract
    functions:en:skin conditioning

    en:Coix Lacryma-Jobi MA-Yuen Seed Extract
    functions:en:skin conditioning

    en:Cola Acuminata Seed Extract, Cola Acuminata (Kola) Seed Extract
    functions:en:skin conditioning

    en:Cola Nitida Seed Extract, Cola Nitida (Kola) Seed Extract
    functions:en:skin conditioning

    en:Coleus Forskohlii Extract, Coleus Barbatus Extract

    en:Commiphora Erythrea Glabrescens Gum Oil
    functions:en:perfuming
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/183; -; -; 0.6 %

    en:Commiphora Mukul Resin Extract
    functions:en:skin conditioning, tonic

    en:Commiphora Myrrha Oil, Commiphora Myrrha (Myrrh) Oil
    functions:en:fragrance, skin conditioning, tonic

    en:Copaifera Officinalis Resin, Copaifera Officinalis (Balsam Copaiba) Resin
    functions:en:film forming, fragrance

    en:Copernicia Cerifera Wax, Copernicia Cerifera (Carnauba) Wax, Carnauba Wax, Copernicia Cerifera Cera, Copernicia Cerifera (Carnauba) Cera
    functions:en:depilatory
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on candelilla, carnauba and Japan wax and beeswax; 1984; J Am Coll Toxicol 3 (3), 1-41; -; -; safe as used

    en:Coptis Japonica Extract
    functions:en:hair conditioning, anti seborrheic

    en:Coptis Japonica Root Extract
    functions:en:skin conditioning

    en:Corallina Officinalis Extract
    functions:en:skin conditioning

    en:Cordyceps Sinensis Extract, Cordyceps Sinensis (Mushroom) Extract
    functions:en:humectant, antioxidant

    en:Coriandrum Sativum Fruit Oil, Coriandrum Sativum (Coriander) Fruit Oil
    functions:en:fragrance, perfuming

    en:Coriandrum Sativum Seed Extract, Coriandrum Sativum (Coriander) Seed Extract
    functions:en:skin conditioning

    en:Coriandrum Sativum Seed Oil, Coriander Seed Oil, Coriandrum Sativum (Coriander) Seed Oil
    functions:en:skin conditioning emollient

    en:Corylus Americana Seed Extract, Corylus Americana (Hazel) Seed Extract
    functions:en:skin conditioning
    allergens:en:nuts, hazelnut

    en:Corylus Avellana Seed Oil, Corylus Avellana (Hazel) Seed Oil, Corylus Avellana (Hazelnut) Seed Oil, Hazelnut Seed Oil
    functions:en:fragrance
    allergens:en:nuts, hazelnut

    en:Crataegus Monogyna Flower Extract
    functions:en:skin conditioning

    en:Crithmum Maritimum Extract
    functions:en:skin conditioning, tonic

    en:Cucumis Melo Cantalupensis Fruit Extract, Cucumis Melo Cantalupensis (Cantaloupe) Fruit Extract
    functions:en:astringent, skin conditioning

    en:Cucumis Melo Fruit Extract, Cucumis Melo (Melon) Fruit Extract
    functions:en:skin conditioning

    en:Cucumis Sativus Extract, Cucumis Sativus (Cucumber) Extract
    functions:en:skin conditioning

    en:Cucumis Sativus Fruit Extract, Cucumis Sativus (Cucumber) Fruit Extract, Cucumber Fruit Extract
    functions:en:skin conditioning emollient, skin conditioning

    en:Cucumis Sativus Oil, Cucumis Sativus (Cucumber) Oil
    functions:en:skin conditioning, skin conditioning emollient

    en:Cucumis Sativus Seed Oil, Cucumis Sativus (Cucumber) Seed Oil
    functions:en:skin conditioning, skin conditioning emollient

    en:Cucurbita Pepo Fruit Extract, Cucurbita Pepo (Pumpkin) Fruit Extract
    functions:en:skin conditioning

    en:Cucurbita Pepo Seed Oil, Cucurbita Pepo (Pumpkin) Seed Oil
    functions:en:skin conditioning, skin conditioning emollient

    en:Cupressus Sempervirens Leaf/Nut/Stem Oil, Cupressus Sempervirens (Cypress) Leaf/Nut/Stem Oil, Cypress Leaf/Nut/Stem Oil
    functions:en:skin conditioning emollient, fragrance
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/123; -; -; peroxide value of the raw material below 10 mmol/l

    en:Cupressus Sempervirens Leaf/Stem Extract, Cupressus Sempervirens (Cypress) Leaf/Stem Extract
    functions:en:skin conditioning
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/123; -; -; peroxide value of the raw material below 10 mmol/l

    en:Cupressus Sempervirens Oil, Cupressus Sempervirens (Cypress) Oil, Cypress Oil
    functions:en:fragrance
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/123; -; -; peroxide value of the raw material below 10 mmol/l

    en:Cupressus Sempervirens Seed Extract, Cupressus Sempervirens (Cypress) Seed Extract
    functions:en:skin conditioning, perfuming
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/123; -; -; peroxide value of the raw material below 10 mmol/l

    en:Curcuma Longa Root Extract, Curcuma Longa (Turmeric) Root Extract, Turmeric Root Extract
    functions:en:fragrance

    en:Cyamopsis Tetragonoloba Gum, Cyamopsis Tetragonoloba (Guar) Gum, Guar Gum
    functions:en:emulsion stabilising, viscosity controlling

    en:Cymbidium Grandiflorum Flower Extract, Cymbidium Grandiflorum (Orchid) Flower Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Cymbopogon Citratus Leaf Oil, Cymbopogon Citratus (Lemongrass) Leaf Oil, Lemongrass Leaf Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/354; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Cymbopogon Flexuosus Oil, Cymbopogon Flexuosus (Lemongrass) Oil, Cymbopogon flexuosus (Lemon Grass) Oil, Lemongrass Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/354; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Cymbopogon Martini Oil, Cymbopogon Martini (Palmarosa) Oil, Palmarosa Oil
    functions:en:fragrance, skin conditioning

    <en:fragrance-allergens
    en:Cymbopogon Schoenanthus Oil, Cymbopogon Schoenanthus (Lemongrass) Oil
    functions:en:fragrance, tonic
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/354; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Cynara Scolymus Leaf Extract, Cynara Scolymus (Artichoke) Leaf Extract
    functions:en:skin conditioning

    en:Cypripedium Pubescens Extract, Cypripedium Pubescens (Lady's Slipper Orchid) Extract
    functions:en:skin conditioning, tonic

    en:Daucus Carota Sativa Root Extract, Daucus Carota Sativa (Carrot) Root Extract
    functions:en:skin conditioning

    en:Daucus Carota Sativa Seed Oil, Daucus Carota Sativa (Carrot) Seed Oil, Carrot Seed Oil
    functions:en:skin conditioning emollient, fragrance

    en:Dioscorea Villosa Root Extract, Dioscorea Villosa (Wild Yam) Root Extract
    functions:en:skin conditioning

    en:Diospyros Kaki Leaf Extract
    functions:en:skin protecting, tonic

    en:Dunaliella Salina Extract
    functions:en:skin conditioning

    en:Echinacea Angustifolia Extract
    functions:en:soothing, moisturising

    en:Echinacea Purpurea Extract, Echinacea Purpurea (Coneflower) Extract
    functions:en:moisturising, skin conditioning

    en:Echinacea Purpurea Root Extract, Echinacea Purpurea (Coneflower) Root Extract
    functions:en:moisturising, skin conditioning

    en:Echium Plantagineum Seed Oil
    functions:en:solvent, skin conditioning

    en:Eclipta Prostrata Extract
    functions:en:skin conditioning

    <en:palm oil
    en:Elaeis Guineensis Kernel Oil, Elaeis Guineensis (Palm) Kernel Oil, Palm Kernel Oil
    functions:en:skin conditioning emollient
    from_palm_oil:en:yes

    <en:palm oil
    en:Elaeis Guineensis Oil, Elaeis Guineensis (Palm) Oil, Elaeis Guineensis (Sustainable Palm) Oil, Palm Oil
    functions:en:skin conditioning emollient
    from_palm_oil:en:yes

    en:Emu Oil
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no

    en:Enantia Chlorantha Bark Extract
    functions:en:skin conditioning

    en:Enteromorpha Compressa Extract
    functions:en:skin protecting

    en:Epilobium Angustifolium Flower/Leaf/Stem Extract, Epilobium Angustifolium (Willowherb) Flower/Leaf/Stem Extract

    en:Epilobium Fleischeri Extract
    functions:en:skin conditioning

    en:Equisetum Arvense Leaf Extract
    functions:en:skin conditioning emollient, astringent

    en:Eriobotrya Japonica Leaf Extract, Eriobotrya Japonica (Loquat) Leaf Extract
    functions:en:skin protecting, skin conditioning

    en:Essential Oil, Essential Oils
    functions:en:fragrance

    en:Eucalyptus Globulus Leaf Extract
    functions:en:skin conditioning, perfuming

    <en:fragrance-allergens
    en:Eucalyptus Globulus Leaf Oil, Eucalyptus Globulus (Eucalyptus) Leaf Oil
    functions:en:skin conditioning, perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/355; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Eucalyptus Globulus Leaf/Twig Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/355; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Eugenia Caryophyllus Bud Oil, Eugenia Caryophyllus (Clove) Bud Oil, Clove Bud Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/356; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Eugenia Caryophyllus Flower Extract, Eugenia Caryophyllus (Clove) Flower Extract
    functions:en:oral care, astringent

    <en:fragrance-allergens
    en:Eugenia Caryophyllus Flower Oil, Eugenia Caryophyllus (Clove) Flower Oil, Clove Flower Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/356; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Eugenia Caryophyllus Leaf Extract, Eugenia Caryophyllus (Clove) Leaf, Eugenia Caryophyllus (Clove) Leaf Extract
    functions:en:humectant, skin conditioning

    <en:fragrance-allergens
    en:Eugenia Caryophyllus Leaf Oil, Eugenia Caryophyllus (Clove) Leaf Oil, Clove Leaf Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/356; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Eugenia Caryophyllus Stem Oil, Eugenia Caryophyllus (Clove) Stem Oil, Clove Stem Oil
    functions:en:skin conditioning, perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/356; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Euphorbia Cerifera Wax, Euphorbia Cerifera (Candelilla) Wax, Candelilla Wax, Candelilla Cera, Cire De Candelilla
    functions:en:film forming, skin conditioning emollient
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on candelilla, carnauba and Japan wax and beeswax; 1984; J Am Coll Toxicol 3 (3), 1-41; -; -; safe as used

    en:Euphrasia Officinalis Extract, Euphrasia Officinalis (Eyebright) Extract
    functions:en:astringent, soothing

    en:Euterpe Oleracea Fruit Extract, Euterpe Oleracea (Acai) Fruit Extract, Euterpe Oleracea Fruit Extract (Acai)
    functions:en:hair conditioning

    en:Euterpe Oleracea Fruit Oil, Euterpe Oleracea (Acai) Fruit Oil
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Evernia Furfuracea Extract, Treemoss Extract, Evernia Furfuracea (Treemoss) Extract
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/92; -; -; to be named on the label

    <en:fragrance-allergens
    en:Evernia Prunastri Extract, Oakmoss Extract, Oak Moss Extract, Evernia Prunastri (Oakmoss) Extract
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/91; -; -; to be named on the label

    en:Evodia Rutaecarpa Fruit Extract
    functions:en:skin conditioning

    en:Eysenhardtia Polystachya Wood Extract, Eysenhardtia Polystachya (Palo Azul) Wood Extract
    functions:en:skin conditioning

    en:Ferula Galbaniflua Resin Oil, Ferula Galbaniflua (Galbanum) Resin Oil, Galbanum Resin Oil
    functions:en:antimicrobial, perfuming

    en:Ficus Carica Fruit Extract, Ficus Carica (Fig) Fruit Extract
    functions:en:humectant

    en:Foeniculum Vulgare Seed Extract, Foeniculum Vulgare (Fennel) Seed Extract
    functions:en:skin conditioning

    en:Fomes Officinalis Extract, Fomes Officinalis (Mushroom) Extract
    functions:en:skin protecting

    en:Fragaria Ananassa Seed Extract, Fragaria Ananassa (Strawberry) Seed Extract
    functions:en:antioxidant

    en:Fragaria Chiloensis Fruit Extract, Fragaria Chiloensis (Strawberry) Fruit Extract
    functions:en:skin conditioning

    en:Fragaria Chiloensis Seed Oil, Fragaria Chiloensis (Strawberry) Seed Oil
    functions:en:skin conditioning, skin conditioning emollient

    en:Fragaria Vesca Fruit Extract, Fragaria Vesca (Strawberry) Fruit Extract
    functions:en:astringent, skin conditioning

    en:Fragaria Vesca Leaf Extract, Fragaria Vesca (Strawberry) Leaf Extract
    functions:en:astringent, skin conditioning

    en:Fucus Vesiculosus Extract, Fucus Vesiculosus (Bladderwrack) Extract
    functions:en:skin conditioning emollient, soothing

    en:Furcellaria Lumbricalis Extract
    functions:en:skin conditioning

    en:Fuscoporia Obliqua Sclerotium Extract
    functions:en:skin conditioning

    en:Ganoderma Lucidum Extract, Ganoderma Lucidum (Reishi Mushroom) Extract, Ganoderma Lucidum (Mushroom) Extract
    functions:en:skin protecting

    en:Garcinia Indica Seed Butter, Garcinia Indica (Kokum) Seed Butter
    functions:en:skin conditioning

    en:Garcinia Mangostana Fruit Extract, Garcinia Mangostana (Mangosteen) Fruit Extract
    functions:en:skin conditioning

    en:Garcinia Mangostana Peel Extract, Garcinia Mangostana (Mangosteen) Peel Extract
    functions:en:skin conditioning

    en:Gardenia Florida Fruit Extract
    functions:en:skin conditioning

    en:Gardenia Taitensis Flower Extract, Gardenia Tahitensis Flower Extract, Gardenia Tahitensis Flower
    functions:en:skin conditioning

    en:Gaultheria Procumbens Leaf Extract, Gaultheria Procumbens (Wintergreen) Leaf Extract
    functions:en:skin conditioning, perfuming

    en:Gelidiella Acerosa Extract, Gellidiela Acerosa (Algae) Extract, Gellidiella Acerosa Extract
    functions:en:skin protecting

    en:Gelidium Cartilagineum Extract
    functions:en:skin protecting

    en:Gentiana Lutea Root Extract, Gentiana Lutea (Gentian) Root Extract
    functions:en:skin conditioning

    en:Geranium Maculatum Oil
    functions:en:fragrance, tonic

    en:Gigartina Stellata Extract, Gigartina Stellata (Algae) Extract
    functions:en:skin protecting

    en:Ginkgo Biloba Leaf Extract, Ginkgo Biloba Leaf Extract (Ginkgo Biloba)
    functions:en:skin conditioning
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class

    en:Ginkgo Biloba Nut Extract
    functions:en:hair conditioning, skin conditioning

    en:Glycine Soja Extract, Glycine Soja (Soybean) Extract, Glycine (Soybean) Soja Extract
    functions:en:skin conditioning
    allergens:en:soybeans

    en:Glycine Soja Oil, Glycine Soja (Soybean) Oil, Soybean Oil, Glycine Soja (Soybean) Oil/Glycine Soja Oil
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:soybeans

    en:Glycine Soja Protein, Glycine Soja (Soybean) Protein
    functions:en:surfactant emulsifying, hair conditioning
    allergens:en:soybeans
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on soy proteins and peptides; 2015; findings of September 2015; -; -; safe as used

    en:Glycine Soja Seed Extract, Glycine Soja (Soybean) Seed Extract
    functions:en:skin conditioning
    allergens:en:soybeans

    en:Glycine Soja Sprout Extract, Glycine Soja (Soybean) Sprout Extract, Soybean Sprout Extract
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:soybeans

    en:Glycine Soja Sterols, Glycine Soja (Soybean) Sterols, Soybean Sterols
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:soybeans

    en:Glycyrrhiza Glabra Leaf Extract, Glycyrrhiza Glabra (Licorice) Leaf Extract
    functions:en:skin conditioning

    en:Glycyrrhiza Glabra Rhizome/Root Extract, Glycyrrhiza Glabra (Licorice) Rhizome/Root Extract
    functions:en:skin conditioning

    en:Glycyrrhiza Glabra Root Extract, Glycyrrhiza Glabra (Licorice) Root Extract, Glycyrrhiza Glabra (Liquorice) Root Extract
    functions:en:skin conditioning emollient, soothing

    en:Glycyrrhiza Uralensis Root Extract, Glycyrrhiza Uralensis (Licorice) Root Extract
    functions:en:skin conditioning

    en:Gossypium Herbaceum Extract, Gossypium Herbaceum (Cotton) Extract
    functions:en:skin conditioning

    en:Gossypium Herbaceum Flower Extract, Gossypium Herbaceum (Cotton) Flower Extract
    functions:en:humectant, skin conditioning

    en:Gossypium Herbaceum Seed Extract, Gossypium Herbaceum (Cotton) Seed Extract
    functions:en:skin conditioning

    en:Gossypium Herbaceum Seed Oil, Gossypium Herbaceum (Cotton) Seed Oil, Cotton Seed Oil
    functions:en:skin conditioning

    en:Haematococcus Pluvialis Extract
    functions:en:antioxidant

    en:Hamamelis Virginiana Bark/Leaf/Twig Extract, Hamamelis Virginiana (Witch Hazel) Bark/Leaf/Twig Extract
    functions:en:skin conditioning

    en:Hamamelis Virginiana Bark/Twig Extract, Hamamelis Virginiana (Witch Hazel) Bark/Twig Extract
    functions:en:astringent, skin conditioning

    en:Hamamelis Virginiana Extract, Hamamelis Virginiana (Witch Hazel) Extract, Hamamelis Virginiana (Witch Hazel)
    functions:en:anti sebum, astringent
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Hamamelis virginiana-derived ingredients; 2019; conclusion; -; -; safe when formulated not to irritate or sensitize

    en:Hamamelis Virginiana Flower Water, Hamamelis Virginiana (Witch Hazel) Flower Water, Witch Hazel Flower Water
    functions:en:hair conditioning, astringent

    en:Hamamelis Virginiana Leaf Extract, Hamamelis Virginiana (Witch Hazel) Leaf Extract, Witch Hazel Leaf Extract
    functions:en:skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Hamamelis virginiana-derived ingredients; 2019; conclusion; -; -; safe when formulated not to irritate or sensitize

    en:Hamamelis Virginiana Water, Hamamelis Virginiana (Witch Hazel) Water, Witch Hazel Water, Witch Hazel Distillate, Witch Hazel
    functions:en:hair conditioning, astringent
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Hamamelis virginiana-derived ingredients; 2019; conclusion; -; -; safe when formulated not to irritate or sensitize

    en:Hedera Helix Extract, Hedera Helix (Ivy) Extract
    functions:en:astringent, soothing

    en:Hedera Helix Leaf/Stem Extract, Hedera Helix (Ivy) Leaf/Stem Extract
    functions:en:anticaking, antimicrobial, astringent, skin conditioning, soothing, tonic

    en:Helianthus Annuus Extract, Helianthus Annuus (Sunflower) Extract
    functions:en:hair conditioning, skin conditioning, skin conditioning emollient

    en:Helianthus Annuus Seed Cera, Helianthus Annuus (Sunflower) Seed Cera
    functions:en:skin conditioning emollient

    en:Helianthus Annuus Seed Extract, Helianthus Annuus (Sunflower) Seed Extract
    functions:en:skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Helianthus annuus-derived ingredients; 2023; Int J Toxicol 42 (1 Suppl), 93S-116S; -; -; safe as used, may contain allergens

    en:Helianthus Annuus Seed Oil, Helianthus Annuus (Sunflower) Seed Oil, Sunflower Seed Oil, Sunflower Oil, Helianthus Annuus Oil
    functions:en:skin conditioning emollient, fragrance
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Helianthus Annuus Seed Oil Unsaponifiables, Helianthus Annuus (Sunflower) Seed Oil Unsaponifiables
    functions:en:skin conditioning emollient

    en:Helianthus Annuus Seed Wax, Helianthus Annuus (Sunflower) Seed Wax, Sunflower Seed Wax
    functions:en:skin conditioning
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Helianthus annuus-derived ingredients; 2023; Int J Toxicol 42 (1 Suppl), 93S-116S; -; -; safe as used, may contain allergens

    en:Helianthus Annuus Seedcake, Helianthus Annuus (Sunflower) Seedcake
    functions:en:abrasive, bulking
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Helianthus annuus-derived ingredients; 2023; Int J Toxicol 42 (1 Suppl), 93S-116S; -; -; safe as used, may contain allergens

    en:Helianthus Annuus Sprout Extract, Helianthus Annuus (Sunflower) Sprout Extract
    functions:en:skin conditioning

    en:Helichrysum Arenarium Extract, Helichrysum Arenarium (Everlasting) Extract
    functions:en:anti sebum, soothing

    en:Hibiscus Abelmoschus Extract
    functions:en:fragrance

    en:Hibiscus Esculentus Fruit Extract
    functions:en:skin conditioning

    en:Hibiscus Sabdariffa Flower Extract
    functions:en:skin conditioning

    en:Hippophae Rhamnoides Extract, Hippophae Rhamnoides (Sea Buckthorn) Extract
    functions:en:fragrance, skin conditioning

    en:Hippophae Rhamnoides Fruit Extract, Hippophae Rhamnoides (Sea Buckthorn) Fruit Extract
    functions:en:skin conditioning

    en:Hippophae Rhamnoides Oil, Hippophae Rhamnoides (Sea Buckthorn) Oil, Sea Buckthorn Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Hippophae Rhamnoides Seed Oil, Hippophae Rhamnoides (Sea Buckthorn) Seed Oil
    functions:en:skin protecting

    en:Hordeum Distichon Extract, Hordeum Distichon (Barley) Extract
    functions:en:skin protecting
    allergens:en:gluten

    en:Hordeum Vulgare Extract, Hordeum Vulgare (Barley) Extract/Extrait D'Orge, Hordeum Vulgare (Barley) Extract
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:gluten
    evidence:en:1; gap; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of barley-derived ingredients; 2026; Int J Toxicol, doi 10.1177/10915818261425577; -; -; data are missing for all but seed and sprout

    en:Hordeum Vulgare Seed Extract, Hordeum Vulgare (Barley) Seed Extract
    functions:en:skin conditioning
    allergens:en:gluten

    en:Houttuynia Cordata Extract
    functions:en:skin conditioning

    en:Humulus Lupulus Extract, Humulus Lupulus (Hops) Extract
    functions:en:antiperspirant, hair conditioning

    en:Humulus Lupulus Oil, Humulus Lupulus (Hops) Oil
    functions:en:fragrance

    en:Hypericum Perforatum Extract
    functions:en:astringent, soothing

    en:Hypnea Musciformis Extract, Hypnea Musciformis (Algae) Extract
    functions:en:skin protecting

    en:Illicium Verum Fruit Extract, Illicium Verum (Anise) Fruit Extract
    functions:en:perfuming, skin conditioning

    en:Illicium Verum Fruit/Seed Oil, Illicium Verum (Anise) Fruit/Seed Oil, Anise Fruit/Seed Oil
    functions:en:oral care, fragrance

    en:Impatiens Balsamina Leaf Extract, Impatiens Balsamina (Garden Balsam) Leaf Extract
    functions:en:astringent, fragrance

    en:Imperata Cylindrica Root Extract
    functions:en:skin conditioning

    en:Ipomoea Batatas Root Extract, Ipomoea Batatas (Sweet Potato) Root Extract
    functions:en:skin conditioning

    en:Iris Florentina Root Extract
    functions:en:fragrance, tonic

    en:Iris Pallida Root Extract, Iris Pallida (Orris) Root Extract
    functions:en:fragrance, tonic

    en:Isodonis Japonicus Leaf/Stalk Extract
    functions:en:fragrance, skin conditioning

    en:Jania Rubens Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Jasminum Grandiflorum Flower Extract, Jasminum Grandiflorum (Jasmine) Flower Extract
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/357; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Jasminum Officinale Flower Extract, Jasminum Officinale (Jasmine) Flower Extract, Jasmine Flower Extract
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/357; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Jasminum Officinale Flower/Leaf Extract, Jasminum Officinale (Jasmine) Flower/Leaf Extract
    functions:en:soothing, moisturising

    en:Jasminum Officinale Flower Wax, Jasminum Officinale (Jasmine) Flower Wax, Jasmine Flower Wax
    functions:en:skin conditioning emollient, skin protecting

    <en:fragrance-allergens
    en:Jasminum Officinale Oil, Jasminum Officinale (Jasmine) Oil, Jasmine Oil
    functions:en:soothing, moisturising
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/357; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Juglans Regia Seed Oil, Juglans Regia (Walnut) Seed Oil, Walnut Seed Oil
    functions:en:skin conditioning
    allergens:en:nuts, walnut

    en:Juglans Regia Shell Powder, Juglans Regia (Walnut) Shell Powder, Walnut Shell Powder
    functions:en:abrasive
    allergens:en:nuts, walnut

    en:Juniperus Mexicana Oil
    functions:en:fragrance

    <en:fragrance-allergens
    en:Juniperus Virginiana Oil, Juniperus Virginiana (Cedarwood) Oil, Cedarwood Oil
    functions:en:fragrance, tonic
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/358; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Juniperus Virginiana Wood Oil, Juniperus Virginiana (Cedarwood) Wood Oil
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/358; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Kappaphycus Alvarezii Extract
    functions:en:skin conditioning

    en:Laminaria Digitata Extract, Laminaria Digitata (Kelp) Extract
    functions:en:skin protecting
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on brown algae-derived ingredients; 2019; abstract; -; -; safe as used, arsenic to be limited

    en:Laminaria Japonica Extract
    functions:en:skin protecting

    en:Laminaria Ochroleuca Extract
    functions:en:skin conditioning

    en:Laminaria Saccharina Extract, Laminaria Saccharina (Kelp) Extract
    functions:en:skin protecting
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on brown algae-derived ingredients; 2019; abstract; -; -; safe as used, arsenic to be limited

    en:Lamium Album Flower Extract
    functions:en:astringent, skin conditioning

    en:Lapsana Communis Flower/Leaf/Stem Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Laurus Nobilis Leaf Oil, Laurus Nobilis (Bay) Leaf Oil, Bay Leaf Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/359; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Lavandula Angustifolia Extract, Lavandula Angustifolia (Lavender) Extract, Lavandula Angustifolia (Lavender)
    functions:en:skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/360; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Lavandula Angustifolia Flower Extract, Lavandula Angustifolia (Lavender) Flower Extract
    functions:en:fragrance, deodorant

    <en:fragrance-allergens
    en:Lavandula Angustifolia Flower/Leaf/Stem Extract, Lavandula Angustifolia (Lavender) Flower/Leaf/Stem Extract
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/360; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Lavandula Angustifolia Flower/Leaf/Stem Water, Lavandula Angustifolia (Lavender) Flower/Leaf/Stem Water, Lavender Flower/Leaf/Stem Water

    en:Lavandula Angustifolia Flower Water, Lavandula Angustifolia (Lavender) Flower Water, Lavender Flower Water
    functions:en:skin conditioning

    en:Lavandula Angustifolia Flower Wax, Lavandula Angustifolia (Lavender) Flower Wax
    functions:en:skin conditioning, skin conditioning emollient

    <en:fragrance-allergens
    en:Lavandula Angustifolia Oil, Lavandula Angustifolia (Lavender) Oil, Lavender Oil, Lavandula Officinalis Oil, Lavandula Officinalis (Lavender) Oil
    functions:en:fragrance, tonic
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/360; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Lavandula Hybrida Extract, Lavandula Hybrida (Lavandin) Extract
    functions:en:skin conditioning emollient
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/360; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Lavandula Hybrida Flower Extract, Lavandula Hybrida (Lavandin) Flower Extract
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/360; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Lavandula Hybrida Oil, Lavandula Hybrida (Lavandin) Oil, Lavandin Oil
    functions:en:skin conditioning emollient
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/360; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Lavandula Intermedia Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/360; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Lavandula Stoechas Extract, Lavandula stoechas (Spanish Lavender) Extract
    functions:en:fragrance

    en:Lawsonia Inermis Extract, Lawsonia Inermis (Henna) Extract
    functions:en:hair dyeing, antioxidant

    en:Lens Esculenta Fruit Extract, Lens Esculenta (Lentil) Fruit Extract, Lens Esculenta (Lenti) Fruit Extract, Lentil Fruit Extract
    functions:en:skin conditioning

    en:Lens Esculenta Seed Extract, Lens Esculenta (Lentil) Seed Extract, Lentil Seed Extract
    functions:en:skin protecting

    en:Lentinus Edodes Extract, Lentinus Edodes (Shiitake Mushroom) Extract
    functions:en:skin conditioning

    en:Leontopodium Alpinum Extract, Leontopodium Alpinum (Edelweiss) Extract
    functions:en:skin conditioning

    en:Leontopodium Alpinum Meristem Cell Culture, Leontopodium Alpinum (Edelweiss) Meristem Cell Culture
    functions:en:skin conditioning

    en:Lepidium Sativum Sprout Extract
    functions:en:skin conditioning

    en:Lilium Candidum Bulb Extract, Lilium Candidum (White Lily) Bulb Extract
    functions:en:skin conditioning

    en:Limnanthes Alba Seed Oil, Limnanthes Alba (Meadowfoam) Seed Oil, Meadowfoam Seed Oil
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Limonium Vulgare Flower/Leaf/Stem Extract
    functions:en:skin conditioning

    en:Linum Usitatissimum Seed Extract, Linum Usitatissimum (Linseed) Seed Extract
    functions:en:skin conditioning, perfuming

    en:Linum Usitatissimum Seed Oil, Linum Usitatissimum (Linseed) Seed Oil, Linum Usitatissimum (Flax) Seed Oil, Linum Usitatissimum (ORGANICLinseed) Seed Oil, Linseed Seed Oil
    functions:en:skin conditioning, perfuming
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    <en:fragrance-allergens
    en:Lippia Citriodora Absolute, Lippia Citriodora (Lemon Verbena) Absolute
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/196; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Litchi Chinensis Seed Extract
    functions:en:skin conditioning

    en:Litsea Cubeba Fruit Oil
    functions:en:fragrance, tonic

    en:Lonicera Caprifolium Flower Extract, Lonicera Caprifolium (Honeysuckle) Flower Extract
    functions:en:skin conditioning, perfuming

    en:Lonicera Japonica Flower Extract, Lonicera Japonica (Honeysuckle) Flower Extract, Lonicera Japonica Flower Extract (Lonicera Japonica (Honeysuckle) Flower)
    functions:en:skin conditioning

    en:Lonicera Japonica Leaf Extract, Lonicera Japonica (Honeysuckle) Leaf Extract
    functions:en:skin conditioning

    en:Lycium Barbarum Fruit Extract, Lycium Barbarum (Goji) Fruit Extract, Lycium Barbarum Fruit (Goji Berry) Extract, Lycium Barbarum (Go Ji) Fruit Extract, Lycium Barbarum Fruit (Goji) Extract
    functions:en:hair conditioning, astringent

    en:Lycium Chinense Fruit Extract, Lycium Chinense (Wolfberry) Fruit Extract
    functions:en:antioxidant

    en:Macadamia Integrifolia Seed Oil
    functions:en:skin conditioning
    allergens:en:nuts, macadamia

    en:Macadamia Ternifolia Seed Oil
    functions:en:skin conditioning emollient
    allergens:en:nuts, macadamia

    en:Macrocystis Pyrifera Extract, Macrocystis Pyrifera (Kelp) Extract, Macrocystis Pyrifera (Sea Kelp) Extract
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on brown algae-derived ingredients; 2019; abstract; -; -; safe as used, arsenic to be limited

    en:Macrocystis Pyrifera Protein, Macrocystis Pyrifera (Kelp) Protein
    functions:en:skin conditioning

    en:Magnolia Acuminata Flower Extract
    functions:en:skin conditioning

    en:Magnolia Kobus Bark Extract
    functions:en:skin conditioning

    en:Magnolia Officinalis Bark Extract
    functions:en:antimicrobial, skin conditioning

    en:Magnolia Officinalis Flower Extract
    functions:en:skin conditioning

    en:Malpighia Emarginata Fruit Extract, Malpighia Emarginata (Acerola) Fruit Extract, Malpighia Emarginata (Ace- Rola) Fruit Extract, Acerola Fruit Extract
    functions:en:hair conditioning, skin conditioning

    en:Malpighia Emarginata Seed Extract, Malpighia Emarginata (Acerola) Seed Extract
    functions:en:hair conditioning, skin conditioning

    en:Malpighia Glabra Fruit Extract, Malpighia Glabra (Acerola) Fruit Extract
    functions:en:skin conditioning

    en:Malpighia Punicifolia Fruit Extract, Malpighia Punicifolia (Acerola) Fruit Extract
    functions:en:antioxidant

    en:Malus Domestica Fruit Cell Culture Extract, Malus Domestica Fruit (Apple) Cell Culture Extract, Malus Domestica (Apple) Fruit Cell Culture Extract
    functions:en:skin conditioning

    en:Malva Sylvestris Extract, Malva Sylvestris (Mallow) Extract
    functions:en:astringent, skin conditioning, skin conditioning emollient, smoothing, soothing

    en:Mangifera Indica Fruit Extract, Mangifera Indica (Mango) Fruit Extract
    functions:en:skin conditioning

    en:Mangifera Indica Leaf Extract, Mangifera Indica (Mango) Leaf Extract
    functions:en:skin conditioning

    en:Mangifera Indica Seed Butter, Mangifera Indica (Mango) Seed Butter, Mango Seed Butter
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Medicago Sativa Extract, Medicago Sativa (Alfalfa) Extract
    functions:en:tonic

    en:Medicago Sativa Seed Extract, Medicago Sativa (Alfalfa) Seed Extract
    functions:en:skin conditioning

    en:Medicago Sativa Seed Powder, Medicago Sativa (Alfalfa) Seed Powder, Alfalfa Seed Powder
    functions:en:skin conditioning

    en:Melaleuca Alternifolia Leaf Extract, Melaleuca Alternifolia (Tea Tree) Leaf Extract
    functions:en:perfuming, skin conditioning

    en:Melaleuca Alternifolia Leaf Oil, Melaleuca Alternifolia (Tea Tree) Leaf Oil, Tea Tree Leaf Oil, Tea Tree Oil
    functions:en:antioxidant, perfuming
    evidence:en:2; opinion; exposure; leave-on rinse-off; everyone; EU; SCCS; opinion SCCS/1681/25 on tea tree oil; 2025; conclusion; -; -; safe up to 2 % in shampoo, 1 % in washes, 0.1 % in face cream

    en:Melaleuca Alternifolia Leaf Water, Melaleuca Alternifolia (Tea Tree) Leaf Water
    functions:en:anti sebum, antimicrobial, astringent, tonic

    en:Melia Azadirachta Flower Extract, Melia Azadirachta (Neem) Flower Extract, Melia Azadirachta Flower (Neem) Extract
    functions:en:skin conditioning

    en:Melia Azadirachta Leaf Extract, Melia Azadirachta (Neem) Leaf Extract
    functions:en:skin conditioning

    en:Melia Azadirachta Seed Oil, Melia Azadirachta (Neem) Seed Oil, Neem Seed Oil
    functions:en:skin conditioning emollient

    en:Melissa Officinalis Leaf Extract, Melissa Officinalis Leaf (Green Tea) Extract, Melissa Officinalis (Balm Mint) Leaf Extract
    functions:en:skin conditioning

    en:Melissa Officinalis Leaf Oil, Melissa Officinalis (Balm Mint) Leaf Oil, Balm Mint Leaf Oil
    functions:en:fragrance, tonic

    en:Mentha Piperita Extract, Mentha Piperita (Peppermint) Extract
    functions:en:fragrance, deodorant

    en:Mentha Piperita Leaf Extract, Mentha Piperita (Peppermint) Leaf Extract, Peppermint Leaf Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Mentha Piperita Oil, Mentha Piperita (Peppermint) Oil, Mentha Piperita (Peppermint), Peppermint Oil
    functions:en:fragrance, tonic
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/361; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Mentha Viridis Leaf Oil, Mentha Viridis (Spearmint) Leaf Oil, Spearmint Leaf Oil
    functions:en:astringent, fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/362; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Menyanthes Trifoliata Leaf Extract, Menyanthes Trifoliata (Buckbean) Leaf Extract
    functions:en:skin conditioning

    en:Microcitrus Australasica Fruit Extract, Microcitrus Australasica Fruit (Lime Pearl) Extract, Microcitrus Australasica (Lime Pearl) Fruit Extract

    en:Mimosa Tenuiflora Bark Extract
    functions:en:soothing, skin protecting

    en:Mink Oil
    functions:en:hair conditioning, skin conditioning
    vegan:en:no
    vegetarian:en:no

    en:Morinda Citrifolia Fruit Extract, Morinda Citrifolia (Noni) Fruit Extract
    functions:en:skin conditioning

    en:Moringa Oleifera Seed Extract, Moringa Pterygosperma Seed Extract
    functions:en:skin conditioning

    en:Moringa Oleifera Seed Oil, Moringa Pterygosperma Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Morus Alba Fruit Extract
    functions:en:antioxidant

    en:Morus Bombycis Root Extract, Morus Bombycis (Mulberry) Root Extract
    functions:en:skin conditioning

    en:Morus Nigra Fruit Extract, Morus Nigra (Mulberry) Fruit Extract
    functions:en:skin conditioning

    en:Morus Nigra Root Extract, Morus Nigra (Mulberry) Root Extract
    functions:en:skin conditioning

    en:Mucor Miehei Extract
    functions:en:astringent

    en:Musa Sapientum Fruit Extract, Musa Sapientum (Banana) Fruit Extract
    functions:en:skin conditioning

    en:Myristica Fragrans Kernel Oil, Myristica Fragrans (Nutmeg) Kernel Oil, Nutmeg Kernel Oil
    functions:en:fragrance, skin conditioning

    <en:fragrance-allergens
    en:Myroxylon Pereirae Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/154; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/154; -; -; 0.4 %

    <en:fragrance-allergens
    en:Myroxylon Pereirae Resin, Balsam of Peru, Peru Balsam, Myroxylon Pereirae (Balsam Peru) Resin
    functions:en:film forming, hair conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/154; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/154; -; -; 0.4 %

    en:Myrtus Communis Leaf Water, Myrtus Communis (Myrtle) Leaf Water, Myrtle Leaf Water
    functions:en:fragrance

    en:Myrtus Communis Oil, Myrtus Communis (Myrtle) Oil, Myrtle Oil
    functions:en:fragrance, tonic

    en:Nannochloropsis Oculata Extract
    functions:en:humectant, skin conditioning

    <en:fragrance-allergens
    en:Narcissus Jonquilla Extract
    functions:en:tonic
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/363; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Narcissus Poeticus Extract
    functions:en:skin protecting
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/363; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Narcissus Pseudonarcissus Flower Extract
    functions:en:skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/363; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Narcissus Tazetta Bulb Extract, Narcissus tazetta (Daffodil) Bulb Extract
    functions:en:hair conditioning, astringent

    <en:fragrance-allergens
    en:Narcissus Tazetta Extract, Narcissus Tazetta (Daffodil) Extract
    functions:en:hair conditioning, astringent
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/363; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Nasturtium Officinale Extract, Nasturtium Officinale (Watercress) Extract
    functions:en:perfuming, skin conditioning

    en:Natural Rubber Latex, Hevea Brasiliensis Latex, Rubber Latex, Natural Rubber, Natural Latex Rubber

    en:Nelumbo Nucifera Flower Extract, Nelumbo Nucifera (Lotus) Flower Extract
    functions:en:skin conditioning

    en:Nelumbo Nucifera Root Extract, Nelumbo Nucifera (Lotus) Root Extract
    functions:en:skin conditioning

    en:Nepeta Cataria Extract
    functions:en:tonic

    en:Nicotiana Sylvestris Leaf Cell Culture
    functions:en:skin conditioning

    en:Nigella Sativa Seed Oil, Nigella Sativa (Black Cumin) Seed Oil, Black Cumin Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Nymphaea Alba Flower Extract, Nymphaea Alba (Water Lily) Flower Extract
    functions:en:skin conditioning, tonic

    en:Ocimum Basilicum Extract, Ocimum Basilicum (Basil) Extract
    functions:en:antioxidant, hair conditioning, skin conditioning

    en:Ocimum Basilicum Flower/Leaf Extract, Ocimum Basilicum (Basil) Flower/Leaf Extract
    functions:en:tonic

    en:Ocimum Basilicum Leaf Extract, Ocimum Basilicum (Basil) Leaf Extract
    functions:en:skin conditioning

    en:Ocimum Basilicum Oil, Ocimum Basilicum (Basil) Oil, Basil Oil
    functions:en:fragrance, tonic

    en:Ocimum Sanctum Leaf Extract, Ocimum Sanctum (Holy Basil) Leaf Extract, Ocimum Sanctum Leaf (Holy Basil) Extract
    functions:en:skin conditioning

    en:Oenothera Biennis Flower/Leaf/Stem Extract, Oenothera Biennis (Evening Primrose) Flower/Leaf/Stem Extract
    functions:en:skin conditioning

    en:Oenothera Biennis Oil, Oenothera Biennis (Evening Primrose) Oil, Evening Primrose Oil
    functions:en:skin conditioning emollient

    en:Oenothera Biennis Root Extract, Oenothera Biennis (Evening Primrose) Root Extract
    functions:en:skin conditioning

    en:Oenothera Biennis Seed Extract, Oenothera Biennis (Evening Primrose) Seed Extract
    functions:en:skin conditioning

    en:Olea Europaea Fruit Extract, Olea Europaea (Olive) Fruit Extract
    functions:en:bleaching, skin conditioning

    en:Olea Europaea Fruit Oil, Olea Europaea (Olive) Fruit Oil, Olea Europaea (Olive) Oil, Olive Fruit Oil, Olive Oil, Olea Europaea Oil
    functions:en:fragrance, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Olea Europaea Leaf Extract, Olea Europaea (Olive) Leaf Extract
    functions:en:skin conditioning, perfuming

    en:Olea Europaea Leaf Powder, Olea Europaea (Olive) Leaf Powder
    functions:en:abrasive, skin conditioning

    en:Olea Europaea Oil Unsaponifiables, Olea Europaea (Olive) Oil Unsaponifiables
    functions:en:hair conditioning, skin conditioning

    en:Olea Europaea Seed Powder, Olea Europaea (Olive) Seed Powder
    functions:en:abrasive

    en:Ophiopogon Japonicus Root Extract
    functions:en:skin conditioning, tonic

    en:Opoponax Oil
    functions:en:fragrance
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/183; -; -; 0.6 %

    en:Opuntia Coccinellifera Fruit Extract
    functions:en:skin conditioning

    en:Opuntia Ficus-Indica Extract, Opuntia Ficus-Indica Extract (Prickly Pear)
    functions:en:skin conditioning

    en:Opuntia Ficus-Indica Stem Extract, Opuntia Ficus-Indica Stem (Prickly Pear) Extract
    functions:en:skin conditioning

    en:Opuntia Tuna Extract, Opuntia Tuna (Prickly Pear) Extract

    en:Opuntia Vulgaris Extract, Opuntia Vulgaris (Cactus) Extract
    functions:en:skin conditioning

    en:Ormenis Multicaulis Flower Oil, Ormenis Multicaulis (Chamomile) Flower Oil
    functions:en:perfuming

    en:Ormenis Multicaulis Oil, Ormenis Multicaulis (Chamomile) Oil, Chamomile Oil
    functions:en:fragrance, tonic

    en:Oryza Sativa Bran Extract, Oryza Sativa (Rice) Bran Extract
    functions:en:skin protecting, skin conditioning

    en:Oryza Sativa Bran Oil, Oryza Sativa (Rice) Bran Oil, Rice Bran Oil
    functions:en:skin conditioning emollient, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Oryza Sativa Bran Wax, Oryza Sativa (Rice) Bran Wax
    functions:en:skin conditioning

    en:Oryza Sativa Extract, Oryza Sativa (Rice) Extract, Oryza Sativa (Rice) Extract/Oryza Sativa Extract, Rice Extract
    functions:en:hair conditioning, abrasive

    en:Oryza Sativa Germ Extract, Oryza Sativa (Rice) Germ Extract
    functions:en:skin conditioning emollient

    en:Oryza Sativa Germ Oil, Oryza Sativa (Rice) Germ Oil, Rice Germ Oil
    functions:en:skin conditioning emollient

    en:Oryza Sativa Powder, Oryza Sativa (Rice) Powder, Rice Powder
    functions:en:bulking

    en:Oryza Sativa Seed Extract, Oryza Sativa (Rice) Seed Extract
    functions:en:antioxidant, skin conditioning

    en:Oryza Sativa Starch, Oryza Sativa (Rice) Starch, Rice Starch
    functions:en:viscosity controlling, absorbent

    en:Osmanthus Fragrans Flower Extract
    functions:en:fragrance

    en:Oxycoccus Palustris Seed Oil, Oxycoccus Palustris (Cranberry) Seed Oil
    functions:en:antioxidant, skin conditioning emollient, skin protecting

    en:Padina Pavonica Thallus Extract
    functions:en:skin conditioning

    en:Paeonia Albiflora Root Extract, Paeonia Albiflora (Peony) Root Extract, Paeonia Albiflora Root (Peony) Extract
    functions:en:skin conditioning

    en:Paeonia Lactiflora Root Extract
    functions:en:skin conditioning

    en:Paeonia Suffruticosa Root Extract, Paeonia Suffruticosa (Peony) Root Extract, Peony Root Extract
    functions:en:skin protecting

    en:Palmaria Palmata Extract
    functions:en:skin protecting

    en:Panax Ginseng Root Extract, Panax Ginseng (Ginseng) Root Extract, Ginseng Extract
    functions:en:skin conditioning emollient, hair conditioning

    en:Passiflora Edulis Fruit Extract, Passiflora Edulis (Passion Fruit) Fruit Extract
    functions:en:skin conditioning

    en:Passiflora Edulis Seed Oil, Passiflora Edulis (Passion Fruit) Seed Oil, Passion Fruit Seed Oil
    functions:en:skin conditioning emollient

    en:Passiflora Incarnata Flower Extract, Passiflora Incarnata (Passionfruit) Flower Extract
    functions:en:skin protecting, skin conditioning

    en:Passiflora Incarnata Fruit Extract, Passiflora Incarnata (Passionfruit) Fruit Extract
    functions:en:skin protecting, skin conditioning

    en:Passiflora Incarnata Seed Oil, Passiflora Incarnata (Passionfruit) Seed Oil, Passionfruit Seed Oil
    functions:en:skin protecting

    en:Paullinia Cupana Seed Extract
    functions:en:skin conditioning, tonic

    en:Peanut Oil
    allergens:en:peanuts
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/306; -; -; peanut protein at most 0.5 ppm

    <en:fragrance-allergens
    en:Pelargonium Graveolens Flower Oil, Pelargonium Graveolens (Geranium) Flower Oil, Geranium Flower Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/364; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Pelargonium Graveolens Leaf Oil, Pelargonium Graveolens (Geranium) Leaf Oil, Geranium Leaf Oil
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/364; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Pelargonium Graveolens Oil, Pelargonium Graveolens (Geranium) Oil, Geranium Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/364; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Perilla Ocymoides Leaf Extract
    functions:en:tonic

    en:Persea Gratissima Fruit Extract, Persea Gratissima (Avocado) Fruit Extract, Avocado Fruit Extract
    functions:en:skin conditioning emollient, soothing

    en:Persea Gratissima Oil, Persea Gratissima (Avocado) Oil, Avocado Oil
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-evaluation of avocado oil; 2001; conclusion; -; -; safe as used

    en:Persea Gratissima Oil Unsaponifiables, Persea Gratissima (Avocado) Oil Unsaponifiables
    functions:en:hair conditioning, skin conditioning

    en:Persea Gratissima Sterols, Persea Gratissima (Avocado) Sterols
    functions:en:skin conditioning emollient

    en:Petroselinum Crispum Seed Oil, Petroselinum Crispum (Parsley) Seed Oil
    functions:en:fragrance, perfuming

    en:Peucedanum Graveolens Extract, Peucedanum Graveolens (Dill) Extract
    functions:en:tonic

    en:Peucedanum Ostruthium Leaf Extract, Peucedanum Ostruthium Leaf (Imperatoria) Extract
    functions:en:skin conditioning

    en:Pfaffia Paniculata Root Extract, Pfaffia Paniculata (Brazilian Ginseng) Root Extract
    functions:en:soothing

    en:Phaseolus Angularis Seed Powder, Phaseolus Angularis (Adzuki) Seed Powder
    functions:en:viscosity controlling

    en:Phoenix Dactylifera Fruit Extract, Phoenix Dactylifera (Date) Fruit Extract
    functions:en:skin conditioning emollient

    en:Phoenix Dactylifera Seed, Phoenix Dactylifera (Date) Seed
    functions:en:skin conditioning

    en:Phoenix Dactylifera Seed Extract, Pheonix Dactylifera (Date) Seed Extract, Phoenix Dactylifera (Date) Seed Extract
    functions:en:moisturising, skin conditioning

    en:Phyllanthus Emblica Fruit Extract
    functions:en:humectant, skin conditioning

    en:Phyllostachis Bambusoides Juice, Phyllostachys Bambusoides Juice, Phyllostachis Bambusoides (Bamboo) Juice
    functions:en:skin conditioning

    en:Physalis Peruviana Fruit Extract, Physalis Peruviana (Groundcherry) Fruit Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Pinus Mugo Leaf Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/109; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Pinus Mugo Twig Leaf Extract
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/109; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Pinus Mugo Twig Oil
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/109; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Pinus Nigra Bud/Needle Extract
    functions:en:antioxidant, antimicrobial
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/111; -; -; peroxide value of the raw material below 10 mmol/l

    en:Pinus Pinaster Bark Extract, Pinus Pinaster (Maritime Pine) Bark Extract
    functions:en:antioxidant

    <en:fragrance-allergens
    en:Pinus Pumila Twig Leaf Oil
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/114; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Pinus Sylvestris Bark Extract, Pinus Sylvestris (Pine) Bark Extract
    functions:en:perfuming, tonic
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/110; -; -; peroxide value of the raw material below 10 mmol/l

    en:Pinus Sylvestris Bud Extract, Pinus Sylvestris (Pine) Bud Extract
    functions:en:perfuming, tonic
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/110; -; -; peroxide value of the raw material below 10 mmol/l

    en:Pinus Sylvestris Leaf Oil, Pinus Sylvestris (Pine) Leaf Oil, Pine Leaf Oil
    functions:en:fragrance
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/110; -; -; peroxide value of the raw material below 10 mmol/l

    en:Piper Nigrum Fruit Oil, Piper Nigrum (Pepper) Fruit Oil, Pepper Fruit Oil
    functions:en:fragrance

    en:Pistacia Lentiscus Gum, Pistacia Lentiscus (Mastic) Gum, Mastic Gum
    functions:en:film forming, fragrance

    en:Pistacia Vera Seed Oil
    functions:en:skin conditioning
    allergens:en:nuts, pistachio

    en:Pisum Sativum Extract, Pisum Sativum (Pea) Extract
    functions:en:skin protecting, skin conditioning

    en:Plantago Lanceolata Leaf Extract
    functions:en:antimicrobial

    en:Plukenetia Volubilis Seed Oil, Plukenetia Volubilis (Sacha Inchi) Seed Oil, Sacha Inchi Seed Oil
    functions:en:humectant, skin conditioning emollient

    en:Plumeria Rubra Flower Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Pogostemon Cablin Oil, Pogostemon Cablin (Patchouli) Oil, Patchouli Oil, Pogostemon Cablin Leaf Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/365; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Polygonum Cuspidatum Root Extract, Polygonum Cuspidatum (Knotweed) Root Extract
    functions:en:antioxidant

    en:Polygonum Fagopyrum Seed Extract, Polygonum fagopyrum (Buckwheat) Seed Extract, Buckwheat Seed Extract
    functions:en:skin conditioning

    en:Poncirus Trifoliata Fruit Extract
    functions:en:skin conditioning

    en:Pongamia Pinnata Seed Extract
    functions:en:skin conditioning

    en:Populus Tremuloides Bark Extract, Populus Tremuloides (Aspen) Bark Extract
    functions:en:anti sebum, skin conditioning

    en:Poria Cocos Sclerotium Extract
    functions:en:astringent

    en:Porphyra Yezoensis Extract, Porphyra Yezoensis (Algae) Extract
    functions:en:skin conditioning

    en:Portulaca Oleracea Extract
    functions:en:skin conditioning

    en:Prunus Amygdalus Amara Kernel Oil, Prunus Amygdalus Amara (Bitter Almond) Kernel Oil
    functions:en:fragrance, perfuming
    allergens:en:nuts, almond

    en:Prunus Amygdalus Dulcis Oil, Prunus Amygdalus Dulcis (Sweet Almond) Oil, Sweet Almond Oil, Almond Oil
    functions:en:skin conditioning
    allergens:en:nuts, almond
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sweet almond oil and almond meal; 1983; conclusion; -; -; safe as used

    en:Prunus Amygdalus Dulcis Seed Extract, Prunus Amygdalus Dulcis (Sweet Almond) Seed Extract
    functions:en:skin conditioning
    allergens:en:nuts, almond

    en:Prunus Amygdalus Dulcis Seed Meal, Prunus Amygdalus Dulcis (Sweet Almond) Seed Meal
    functions:en:abrasive
    allergens:en:nuts, almond
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sweet almond oil and almond meal; 1983; conclusion; -; -; safe as used

    en:Prunus Armeniaca Fruit Extract, Prunus Armeniaca (Apricot) Fruit Extract
    functions:en:skin conditioning

    en:Prunus Armeniaca Kernel Oil, Prunus Armeniaca (Apricot) Kernel Oil, Apricot Kernel Oil
    functions:en:fragrance, skin conditioning

    en:Prunus Cerasus Shell Powder, Prunus Cerasus (Bitter Cherry) Shell Powder
    functions:en:abrasive

    en:Prunus Mume Fruit Extract
    functions:en:humectant

    en:Prunus Persica Extract, Prunus Persica (Peach) Extract
    functions:en:cleansing, hair conditioning, moisturising, skin conditioning

    en:Prunus Persica Flower Extract, Prunus Persica (Peach) Flower Extract
    functions:en:moisturising, skin conditioning

    en:Prunus Persica Fruit Extract, Prunus Persica (Peach) Fruit Extract, Peach Fruit Extract
    functions:en:abrasive, moisturising

    en:Prunus Persica Kernel Oil, Prunus Persica (Peach) Kernel Oil
    functions:en:skin conditioning, skin conditioning emollient

    en:Prunus Speciosa Leaf Extract
    functions:en:skin conditioning

    en:Prunus Yedoensis Leaf Extract
    functions:en:skin conditioning

    en:Psidium Guajava Fruit Extract, Psidium Guajava (Guava) Fruit Extract
    functions:en:astringent, skin conditioning

    en:Psidium Guajava Leaf Extract, Psidium Guajava (Guava) Leaf Extract
    functions:en:astringent, skin conditioning

    en:Pueraria Lobata Root Extract
    functions:en:humectant

    en:Punica Granatum Extract, Punica Granatum (Pomegranate) Extract
    functions:en:astringent, fragrance
    evidence:en:1; gap; exposure; leave-on rinse-off; everyone; world; CIR; final report on Punica granatum-derived ingredients; 2020; abstract; -; -; data are missing on the whole plant

    en:Punica Granatum Fruit Extract, Punica Granatum (Pomegranate) Fruit Extract
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Punica granatum-derived ingredients; 2020; abstract; -; -; safe as used

    en:Punica Granatum Fruit Juice, Punica Granatum (Pomegranate) Fruit Juice, Pomegranate Fruit Juice
    functions:en:fragrance, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Punica granatum-derived ingredients; 2020; abstract; -; -; safe as used

    en:Punica Granatum Juice Extract, Punica Granatum (Pomegranate) Juice Extract
    functions:en:skin conditioning

    en:Punica Granatum Seed Oil, Punica Granatum (Pomegranate) Seed Oil, Pomegranate Seed Oil
    functions:en:skin conditioning emollient

    en:Punica Granatum Sterols, Punica Granatum (Pomegranate) Sterols
    functions:en:hair conditioning, skin conditioning

    en:Pyrus Malus Fruit Extract, Pyrus Malus (Apple) Fruit Extract, Apple Fruit Extract
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of apple-derived ingredients; 2023; abstract; -; -; safe as used

    en:Pyrus Malus Fruit Water, Pyrus Malus (Apple) Fruit Water
    functions:en:fragrance

    en:Pyrus Malus Seed Oil, Pyrus Malus (Apple) Seed Oil
    functions:en:skin conditioning emollient
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Raphanus Sativus Root Extract, Raphanus Sativus (Radish) Root Extract
    functions:en:astringent, skin conditioning

    en:Raphanus Sativus Seed Oil, Raphanus Sativus (Radish) Seed Oil
    functions:en:skin conditioning, skin conditioning emollient

    en:Raspberry Seed Oil/Tocopheryl Succinate Aminopropanediol Esters

    en:Rehmannia Chinensis Root Extract
    functions:en:skin conditioning, tonic

    en:Rhodiola Rosea Root Extract
    functions:en:skin conditioning emollient, skin protecting

    en:Rhus Semialata Gall Extract
    functions:en:skin conditioning

    en:Ribes Nigrum Bud Extract, Ribes Nigrum (Black Currant) Bud Extract
    functions:en:perfuming, skin conditioning

    en:Ribes Nigrum Fruit Extract, Ribes Nigrum (Black Currant) Fruit Extract
    functions:en:astringent, perfuming, skin conditioning, skin conditioning emollient

    en:Ribes Nigrum Leaf Extract, Ribes Nigrum (Black Currant) Leaf Extract
    functions:en:perfuming, skin conditioning

    en:Ribes Nigrum Seed Extract, Ribes Nigrum (Black Currant) Seed Extract
    functions:en:humectant, skin conditioning emollient

    en:Ribes Nigrum Seed Oil, Ribes Nigrum (Black Currant) Seed Oil, Ribes Nigrum (Blackcurrent) Seed Oil, Black Currant Seed Oil
    functions:en:skin conditioning emollient

    en:Ricinus Communis Seed Oil, Ricinus Communis (Castor) Seed Oil, Castor Seed Oil, Castor Oil
    functions:en:fragrance, skin conditioning

    <en:fragrance-allergens
    en:Rosa Alba Flower Extract
    functions:en:skin conditioning emollient, perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Rosa Alba Flower Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Rosa Canina Flower Oil, Rosa Canina (Rosehip) Flower Oil, Rosehip Flower Oil
    functions:en:skin conditioning emollient, fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Rosa Canina Fruit Extract, Rosa Canina (Rosehips) Fruit Extract, Rosa Canina (Rosehip) Fruit Extract
    functions:en:astringent, skin conditioning

    en:Rosa Canina Fruit Oil, Rosa Canina (Rosehip) Fruit Oil, Rosa Canina (Rose) Fruit Oil, Rosa Canina (Rose Hips) Fruit Oil, Rosa Canina (Rose Hip) Fruit Oil, Rosehip Fruit Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Rosa Canina Seed Oil, Rosa Canina (Rosehip) Seed Oil
    functions:en:skin conditioning emollient

    <en:fragrance-allergens
    en:Rosa Centifolia Flower Extract, Rosa Centifolia Flower Extract (Rose Extract), Rosa Centifolia (Rose) Flower Extract
    functions:en:astringent, fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Rosa Centifolia Flower Oil, Rosa Centifolia (Rose) Flower Oil
    functions:en:fragrance, tonic
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Rosa Centifolia Flower Water, Rose Centifolia Flower Water, Rosa Centifolia (Rose) Flower Water
    functions:en:skin protecting, skin conditioning

    en:Rosa Centifolia Flower Wax, Rosa Centifolia (Rose) Flower Wax
    functions:en:skin conditioning

    en:Rosa Damascena Extract, Rosa Damascena (Rose) Extract
    functions:en:fragrance, tonic

    <en:fragrance-allergens
    en:Rosa Damascena Flower Extract, Rosa Damascena (Rose) Flower Extract
    functions:en:fragrance, tonic
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Rosa Damascena Flower Oil, Rosa Damascena (Rose) Flower Oil, Rose Flower Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Rosa Damascena Flower Water, Rosa Damascena (Rose) Flower Water, Rose Flower Water
    functions:en:fragrance, skin protecting

    en:Rosa Damascena Flower Wax, Rosa Damascena (Rose) Flower Wax, Rose Flower Wax
    functions:en:fragrance

    en:Rosa Gallica Flower Extract
    functions:en:astringent, skin conditioning

    <en:fragrance-allergens
    en:Rosa Gallica Flower Oil
    functions:en:skin conditioning emollient, fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Rosa Moschata Oil, Rosa Moschata (Rosehip) Oil, Rosehip Oil
    functions:en:skin conditioning emollient, astringent
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Rosa Moschata Seed Oil, Rosa Moschata (Rosehip) Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Rosa Multiflora Fruit Extract, Rosa Multiflora (Rose) Fruit Extract
    functions:en:fragrance, tonic

    en:Rosa Roxburghii Fruit Extract
    functions:en:tonic

    en:Rosa Rubiginosa Seed Oil, Rosa Rubiginosa (Rosehip) Seed Oil, Rosehip Seed Oil
    functions:en:skin conditioning emollient

    <en:fragrance-allergens
    en:Rosa Rugosa Flower Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/366; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Rose Extract
    functions:en:skin conditioning

    en:Rosmarinus Officinalis Extract, Rosmarinus Officinalis (Rosemary) Extract, Rosmarinus Officinalis (Rosemary)
    functions:en:antimicrobial, tonic

    en:Rosmarinus Officinalis Leaf Extract, Rosmarinus Officinalis (Rosemary) Leaf Extract, Rosemary Leaf Extract, Rosemary Extract
    functions:en:antimicrobial, fragrance
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Rosmarinus officinalis-derived ingredients; 2018; Int J Toxicol 37 (3 Suppl), 12S-50S; -; -; safe when formulated not to sensitize

    en:Rosmarinus Officinalis Leaf Oil, Rosmarinus Officinalis (Rosemary) Leaf Oil, Rosemary Leaf Oil
    functions:en:fragrance, skin conditioning

    en:Rubus Fruticosus Leaf Extract, Rubus Fruticosus (Blackberry) Leaf Extract
    functions:en:fragrance, skin conditioning

    en:Rubus Idaeus Fruit Extract, Rubus Idaeus (Raspberry) Fruit Extract
    functions:en:keratolytic, astringent

    en:Rubus Idaeus Leaf Extract, Rubus Idaeus (Raspberry) Leaf Extract
    functions:en:skin conditioning

    en:Rubus Idaeus Leaf Wax, Rubus Idaeus (Raspberry) Leaf Wax
    functions:en:fragrance

    en:Rubus Idaeus Seed Oil, Rubus Idaeus (Raspberry) Seed Oil, Raspberry Seed Oil
    functions:en:skin conditioning emollient

    en:Rubus Suavissimus Leaf Extract, Rubus Suavissimus (Raspberry) Leaf Extract
    functions:en:skin conditioning

    en:Rumex Acetosa Leaf Extract
    functions:en:hair conditioning, skin conditioning, skin conditioning emollient

    en:Saccharum Officinarum Extract, Saccharum Officinarum (Sugar Cane) Extract, Saccharum Officinarum (Sugarcane) Extract, Sugar Cane Extract, Saccharum Officinarum (Sugar Cane) Extract/Extrait De Canne Sucre, Saccharum Officinarum (Sugar Cane) Extract/Extrait De Canne
    functions:en:moisturising, skin conditioning

    en:Salicornia Herbacea Extract
    functions:en:skin conditioning

    en:Salix Alba Bark Extract, Salix Alba (Willow) Bark Extract, Willow Bark Extract, Salix Alba Bark Extract/Salix Alba (Willow) Bark Extract
    functions:en:hair conditioning, astringent

    en:Salix Nigra Bark Extract, Salix Nigra (Willow) Bark Extract
    functions:en:skin protecting

    en:Salvia Hispanica Seed Oil, Salvia Hispanica (Chia) Seed Oil, Chia Seed Oil
    functions:en:moisturising, skin conditioning

    en:Salvia Officinalis Extract, Salvia Officinalis (Sage) Extract
    functions:en:anti seborrheic, antimicrobial, antioxidant, astringent, cleansing, deodorant, skin conditioning, skin protecting, soothing, tonic

    en:Salvia Officinalis Flower/Leaf/Stem Extract, Salvia Officinalis (Sage) Flower/Leaf/Stem Extract
    functions:en:fragrance, skin conditioning

    en:Salvia Officinalis Leaf Extract, Salvia Officinalis (Sage) Leaf Extract, Salvia Officinalis Leaf Extract (Sage) Leaf Extract, Sage Leaf Extract
    functions:en:oral care, anti seborrheic

    en:Salvia Officinalis Leaf Oil, Salvia Officinalis (Sage) Leaf Oil
    functions:en:propellant

    en:Salvia Officinalis Leaf Water, Salvia Officinalis (Sage) Leaf Water
    functions:en:fragrance, skin conditioning

    en:Salvia Officinalis Oil, Salvia Officinalis (Sage) Oil, Sage Oil
    functions:en:fragrance, tonic

    en:Salvia Sclarea Extract, Salvia Sclarea (Clary) Extract
    functions:en:anti sebum, astringent

    en:Salvia Sclarea Oil, Salvia Sclarea (Clary) Oil, Clary Oil
    functions:en:fragrance, tonic

    en:Sambucus Nigra Fruit Extract, Sambucus Nigra (Elder Berry) Fruit Extract
    functions:en:astringent

    en:Sanguisorba Officinalis Root Extract
    functions:en:skin conditioning, cleansing

    en:Sanicula Europaea Extract
    functions:en:soothing, skin conditioning

    en:Santalum Album Extract, Santalum Album (Sandalwood) Extract
    functions:en:soothing, skin conditioning

    <en:fragrance-allergens
    en:Santalum Album Oil, Santalum Album (Sandalwood) Oil, Sandalwood Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/367; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Santalum Album Wood Extract, Santalum Album (Sandalwood) Wood Extract
    functions:en:skin conditioning, perfuming

    en:Sapindus Mukorossi Fruit Extract, Sapindus Mukurossi Fruit Extract
    functions:en:skin conditioning

    en:Sapindus Mukorossi Peel Extract, Sapindus Mukurossi Peel Extract
    functions:en:skin conditioning

    en:Sargassum Filipendula Extract, Sargassum Filipendula (Algae) Extract
    functions:en:skin protecting
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on brown algae-derived ingredients; 2019; abstract; -; -; safe as used, arsenic to be limited

    en:Saxifraga Sarmentosa Extract
    functions:en:skin conditioning

    en:Schisandra Chinensis Fruit Extract, Schizandra Chinensis Fruit Extract
    functions:en:skin conditioning

    en:Sclerocarya Birrea Seed Oil, Sclerocarya Birrea (Marula) Seed Oil, Marula Seed Oil
    functions:en:humectant, hair conditioning
    allergens:en:nuts, pecan
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Scutellaria Baicalensis Root Extract, Scutellaria Baicalensis (Skullcap) Root Extract
    functions:en:humectant, astringent
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Scutellaria baicalensis-derived ingredients; 2020; conclusion; -; -; safe as used, up to 0.5 %

    en:Secale Cereale Seed Extract, Secale Cereale (Rye) Seed Extract, Rye Seed Extract
    functions:en:abrasive, bulking
    allergens:en:gluten

    en:Selaginella Lepidophylla Extract
    functions:en:skin conditioning emollient

    en:Selaginella Tamariscina Extract, Selaginella Tamariscina (Spike Moss) Extract
    functions:en:skin conditioning

    en:Serenoa Serrulata Fruit Extract, Serenoa Serrulata (Saw Palmetto) Fruit Extract
    functions:en:skin conditioning

    en:Sesamum Indicum Seed Extract, Sesamum Indicum (Sesame) Seed Extract
    functions:en:hair conditioning, soothing
    allergens:en:sesame-seeds

    en:Sesamum Indicum Seed Oil, Sesamum Indicum (Sesame) Seed Oil, Sesamum Indicum (Sesame) Oil, Sesame Seed Oil
    functions:en:skin conditioning emollient, hair conditioning
    allergens:en:sesame-seeds
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Sesamum Indicum Seed Powder, Sesamum Indicum (Sesame) Seed Powder, Sesame Seed Powder
    functions:en:skin conditioning
    allergens:en:sesame-seeds

    en:Sigesbeckia Orientalis Extract, Sigesbeckia Orientalis (St. Paul's Wort) Extract
    functions:en:skin conditioning, tonic

    en:Silybum Marianum Ethyl Ester, Silybum Marianum (Milk Thistle) Ethyl Ester
    functions:en:skin conditioning

    en:Silybum Marianum Extract, Silybum Marianum (Lady's Thistle) Extract, Milk Thistle Extract, Silybum Marianum (Milk Thistle) Extract
    functions:en:skin conditioning

    en:Silybum Marianum Fruit Extract, Silybum Marianum (Milk Thistle) Fruit Extract
    functions:en:skin conditioning

    en:Silybum Marianum Seed Oil, Silybum Marianum (Milk Thistle) Seed Oil, Milk Thistle Seed Oil
    functions:en:skin conditioning

    en:Simmondsia Chinensis Butter, Simmondsia Chinensis (Jojoba) Butter, Jojoba Butter
    functions:en:hair conditioning, skin conditioning

    en:Simmondsia Chinensis Seed Extract, Simmondsia Chinensis (Jojoba) Seed Extract
    functions:en:skin conditioning emollient, hair conditioning

    en:Simmondsia Chinensis Seed Oil, Simmondsia Chinensis (Jojoba) Seed Oil, Jojoba Seed Oil, Jojoba Oil, Simmondsia Chinensis Oil, Simmondsia Chinensis (Jojoba) Oil
    functions:en:skin conditioning emollient, hair conditioning

    en:Solanum Lycopersicum Fruit Extract, Solanum Lycopersicum (Tomato) Fruit Extract
    functions:en:antioxidant

    en:Solanum Lycopersicum Fruit/Leaf/Stem Extract, Solanum Lycopersicum (Tomato) Fruit/Leaf/Stem Extract
    functions:en:astringent, skin conditioning

    en:Solanum Melongena Fruit Extract, Solanum Melongena (Eggplant) Fruit Extract
    functions:en:skin conditioning

    en:Solanum Tuberosum Pulp Extract, Solanum Tuberosum (Potato) Pulp Extract
    functions:en:smoothing

    en:Solidago Virgaurea Extract, Solidago Virgaurea (Goldenrod) Extract
    functions:en:skin conditioning

    en:Sophora Angustifolia Root Extract
    functions:en:skin conditioning

    en:Soy Isoflavones, Soy Isoflavones (Geistein)
    functions:en:skin conditioning
    allergens:en:soybeans

    en:Spilanthes Acmella Flower Extract
    functions:en:hair conditioning, skin conditioning

    en:Spinacia Oleracea Leaf Extract, Spinacia Oleracea (Spinach) Leaf Extract
    functions:en:skin conditioning

    en:Spiraea Ulmaria Extract, Spiraea Ulmaria (Meadowsweet) Extract
    functions:en:astringent, skin conditioning

    en:Spiraea Ulmaria Flower Extract, Spiraea Ulmaria (Meadowsweet) Flower Extract
    functions:en:skin conditioning

    en:Spirulina Maxima Extract, Spirulina Maxima (Algae) Extract
    functions:en:smoothing

    en:Spirulina Platensis Powder, Spirulina Platensis (Algae) Powder
    functions:en:skin protecting, uv absorber

    en:Stellaria Media Extract, Stellaria Media (Chickweed) Extract
    functions:en:skin conditioning

    en:Strelitzia Nicolai Seed Aril Extract, Strelitzia Nicolai (Bird of Paradise flower) Seed Aril Extract
    functions:en:skin conditioning

    en:Swertia Chirata Leaf Extract
    functions:en:astringent

    en:Symphytum Officinale Leaf Extract, Symphytum Officinale (Comfrey) Leaf Extract
    functions:en:skin conditioning

    en:Syringa Vulgaris Extract, Syringa Vulgaris (Lilac) Extract
    functions:en:skin conditioning, tonic

    en:Syringa Vulgaris Leaf Cell Culture Extract, Syringa Vulgaris (Lilac) Leaf Cell Culture Extract
    functions:en:skin conditioning

    en:Syzygium Jambos Leaf Extract
    functions:en:skin conditioning

    en:Tagetes Erecta Flower Extract, Tagetes Erecta (Marigold) Flower Extract
    functions:en:skin conditioning, perfuming
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1383; -; -; prohibited

    en:Tagetes Erecta Flower Oil, Tagetes Erecta (Marigold) Flower Oil, Marigold Flower Oil
    functions:en:fragrance
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1383; -; -; prohibited

    en:Tagetes Minuta Flower Extract
    functions:en:perfuming
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/308; -; -; 0.01 % leave-on, 0.1 % rinse-off, not in sunscreens

    en:Tagetes Minuta Flower Oil
    functions:en:fragrance, skin conditioning
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/308; -; -; 0.01 % leave-on, 0.1 % rinse-off, not in sunscreens

    en:Tagetes Patula Flower Extract
    functions:en:perfuming
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/309; -; -; 0.01 % leave-on, 0.1 % rinse-off, not in sunscreens

    en:Tagetes Patula Flower Oil
    functions:en:perfuming
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/309; -; -; 0.01 % leave-on, 0.1 % rinse-off, not in sunscreens

    en:Tamarindus Indica Seed Extract
    functions:en:humectant, skin conditioning emollient

    en:Tamarindus Indica Seed Gum, Tamarindus Indica(Tamarind) Seed Gum
    functions:en:emulsion stabilising, viscosity controlling

    en:Tamarindus Indica Seed Polysaccharide
    functions:en:skin conditioning

    en:Tanacetum Annuum Flower Oil, Tanacetum Annuum (Blue Tansy) Leaf Oil, Tanacetum Annuum (Blue Tansy) Flower Oil, Blue Tansy Flower Oil
    functions:en:fragrance, skin conditioning

    en:Terminalia Ferdinandiana Fruit Extract, Terminalia Ferdinandiana (Kakadu Plum) Fruit Extract, Terminalia Ferdinandiana (Kakadu) Fruit Extract, Terminalia Ferdinandiana Fruit (Kakadu Plum) Extract, Terminalia Ferdinandiana Fruit Extract (Kakadu Plum)
    functions:en:antioxidant, bleaching

    en:Theobroma Cacao Extract, Theobroma Cacao (Cocoa) Extract
    functions:en:skin conditioning

    en:Theobroma Cacao Seed Butter, Theobroma Cacao (Cocoa) Seed Butter, Cocoa Seed Butter, Cocoa Butter
    functions:en:skin conditioning emollient, fragrance

    en:Theobroma Cacao Seed Extract, Theobroma Cacao (Cocoa) Seed Extract
    functions:en:antioxidant

    en:Theobroma Grandiflorum Seed Butter
    functions:en:skin conditioning

    en:Thuja Occidentalis Leaf Extract
    functions:en:antioxidant, hair conditioning
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/119; -; -; peroxide value of the raw material below 10 mmol/l

    en:Thymus Citriodorus Flower/Leaf Extract
    functions:en:fragrance

    en:Thymus Serpyllum Extract, Thymus Serpillum Extract, Thymus Serpillum (Thyme) Extract
    functions:en:skin conditioning

    en:Thymus Vulgaris Flower/Leaf Extract, Thymus Vulgaris (Thyme) Flower/Leaf Extract
    functions:en:fragrance, skin conditioning, tonic

    en:Thymus Vulgaris Flower/Leaf Oil, Thymus Vulgaris (Thyme) Flower/Leaf Oil, Thyme Flower/Leaf Oil
    functions:en:fragrance, skin conditioning

    en:Thymus Vulgaris Leaf Extract, Thymus Vulgaris (Thyme) Leaf Extract
    functions:en:skin protecting

    en:Tilia Cordata Flower Extract, Tilia Cordata (Linden) Flower Extract
    functions:en:skin conditioning

    en:Tosylamide/Epoxy Resin
    functions:en:film forming, plasticiser

    en:Tremella Fuciformis Extract, Tremella Fuciformis (Mushroom) Extract
    functions:en:humectant, skin conditioning

    en:Tremella Fuciformis Sporocarp Extract, Tremella Fuciformis Sporocarp (Silver Ear Mushroom) Extract
    functions:en:antioxidant, hair conditioning, humectant, skin conditioning

    en:Tricholoma Matsutake Extract
    functions:en:skin conditioning

    en:Trifolium Pratense Flower Extract, Trifolium Pratense (Clover) Flower Extract
    functions:en:astringent, fragrance

    en:Tripleurospermum Maritimum Extract
    functions:en:hair conditioning, skin protecting

    en:Triticum Vulgare Bran Extract, Triticum Vulgare (Wheat) Bran Extract
    functions:en:skin protecting, skin conditioning
    allergens:en:wheat, gluten

    en:Triticum Vulgare Flour Lipids, Triticum Vulgare (Wheat) Flour Lipids
    functions:en:skin conditioning
    allergens:en:wheat, gluten

    en:Triticum Vulgare Germ Extract, Triticum Vulgare (Wheat) Germ Extract
    functions:en:skin protecting, skin conditioning
    allergens:en:wheat, gluten

    en:Triticum Vulgare Germ Oil, Triticum Vulgare (Wheat) Germ Oil, Wheat Germ Oil
    functions:en:humectant, skin conditioning emollient
    allergens:en:wheat, gluten

    en:Triticum Vulgare Sprout Extract, Triticum Vulgare (Wheat) Sprout Extract
    functions:en:skin conditioning, skin protecting
    allergens:en:wheat, gluten

    en:Triticum Vulgare Starch, Triticum Vulgare (Wheat) Starch, Wheat Starch
    functions:en:viscosity controlling, abrasive
    allergens:en:wheat, gluten

    en:Uncaria Gambir Extract, Uncaria Gambir Extract (Uncaria Gambir)
    functions:en:astringent

    en:Undaria Pinnatifida Extract, Undaria Pinnatifida (Wakame) Extract
    functions:en:skin protecting, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on brown algae-derived ingredients; 2019; abstract; -; -; safe as used, arsenic to be limited

    en:Urtica Dioica Extract, Urtica Dioica (Nettle) Extract
    functions:en:anti seborrheic, astringent, hair conditioning, skin conditioning, soothing, tonic

    en:Urtica Dioica Leaf Extract, Urtica Dioica (Nettle) Leaf Extract
    functions:en:skin conditioning

    en:Vaccinium Angustifolium Fruit Extract, Vaccinium Angustifolium (Blueberry) Fruit Extract
    functions:en:soothing, skin protecting

    en:Vaccinium Corymbosum Seed Oil, Vaccinium Corymbosum (Blueberry) Seed Oil
    functions:en:antioxidant, skin conditioning emollient

    en:Vaccinium Macrocarpon Fruit Extract, Vaccinium Macrocarpon (Cranberry) Fruit Extract
    functions:en:astringent

    en:Vaccinium Macrocarpon Seed Oil, Vaccinium Macrocarpon (Cranberry) Seed Oil, Vaccinium Macrocarpon (Cran- berry) Seed Oil, Cranberry Seed Oil
    functions:en:skin conditioning

    en:Vaccinium Macrocarpon Seed Powder, Vaccinium Macrocarpon (Cranberry) Seed Powder
    functions:en:abrasive

    en:Vaccinium Myrtillus Fruit Extract, Vaccinium Myrtillus (Bilberry) Fruit Extract
    functions:en:skin conditioning

    en:Vaccinium Myrtillus Fruit/Leaf Extract, Vaccinium Myrtillus (Bilberry) Fruit/Leaf Extract
    functions:en:astringent, skin conditioning

    en:Vaccinium Myrtillus Seed Oil, Vaccinium Myrtillus (Bilberry) Seed Oil, Bilberry Seed Oil
    functions:en:skin conditioning

    en:Vaccinium Vitis-Idaea Seed Oil
    functions:en:antioxidant, skin conditioning, skin conditioning emollient, skin protecting

    en:Vanilla Planifolia Fruit Extract, Vanilla Planifolia (Vanilla Bean) Fruit Extract
    functions:en:skin protecting, skin conditioning

    en:Verbascum Thapsus Extract, Verbascum Thapsus (Mullein) Extract
    functions:en:skin conditioning, smoothing

    en:Viola Odorata Flower/Leaf Extract
    functions:en:fragrance, skin conditioning

    en:Viola Tricolor Extract
    functions:en:skin conditioning emollient, soothing

    en:Viscum Album Leaf Extract, Viscum Album (Mistletoe) Leaf Extract
    functions:en:soothing

    en:Vitis Vinifera Fruit Cell Extract, Vitis Vinifera (Grape) Fruit Cell Extract
    functions:en:skin conditioning

    en:Vitis Vinifera Fruit Extract, Vitis Vinifera (Grape) Fruit Extract, Grape Fruit Extract
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Vitis vinifera-derived ingredients; 2012; abstract; -; -; safe as used

    en:Vitis Vinifera Fruit Water, Vitis Vinifera (Grape) Fruit Water, Grape Fruit Water
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Vitis vinifera-derived ingredients; 2012; abstract; -; -; safe as used

    en:Vitis Vinifera Juice, Vitis Vinifera (Grape) Juice, Grape Juice
    functions:en:antioxidant, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Vitis vinifera-derived ingredients; 2012; abstract; -; -; safe as used

    en:Vitis Vinifera Juice Extract, Vitis Vinifera (Grape) Juice Extract
    functions:en:antioxidant, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Vitis vinifera-derived ingredients; 2012; abstract; -; -; safe as used

    en:Vitis Vinifera Leaf Extract, Vitis Vinifera (Grape) Leaf Extract
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Vitis vinifera-derived ingredients; 2012; abstract; -; -; safe as used

    en:Vitis Vinifera Seed Extract, Vitis Vinifera (Grape) Seed Extract, Grape Seed Extract
    functions:en:antioxidant, oral care
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Vitis vinifera-derived ingredients; 2012; abstract; -; -; safe as used

    en:Vitis Vinifera Seed Oil, Vitis Vinifera (Grape) Seed Oil, Grape Seed Oil
    functions:en:skin conditioning emollient, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Vitis Vinifera Skin Extract, Vitis Vinifera (Grape) Skin Extract
    functions:en:antioxidant
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Vitis vinifera-derived ingredients; 2012; abstract; -; -; safe as used

    en:Yucca Aloifolia Leaf/Root Extract
    functions:en:fragrance, skin protecting

    en:Zea Mays Kernel Extract, Zea Mays (Corn) Kernel Extract
    functions:en:binding, bulking

    en:Zea Mays Oil, Zea Mays (Corn) Oil, Corn Oil
    functions:en:surfactant emulsifying, hair conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of plant-derived fatty acid oils; 2017; Int J Toxicol 36, 51S-129S; -; -; safe as used

    en:Zea Mays Starch, Zea Mays (Corn) Starch, Corn Starch
    functions:en:viscosity controlling, abrasive

    en:Zingiber Aromaticus Extract
    functions:en:skin conditioning

    en:Zingiber Officinale Extract, Zingiber Officinale (Ginger) Extract
    functions:en:skin conditioning

    en:Zingiber Officinale Root Extract, Zingiber Officinale (Ginger) Root Extract
    functions:en:fragrance, skin conditioning

    en:Zingiber Officinale Root Oil, Zingiber Officinale (Ginger) Root Oil, Ginger Root Oil
    functions:en:fragrance, skin conditioning

    en:Zingiber Officinale Water, Zingiber Officinale (Ginger) Water
    functions:en:fragrance

    en:Zingiber Zerumbet Extract
    functions:en:skin conditioning

    en:Zizyphus Jujuba Fruit Extract, Ziziphus Jujuba Fruit Extract

    # Species alone, to which the words of their parts and forms are added. Common names: as labels of the United States
    # add them in brackets.

    en:Abelmoschus Manihot

    en:Abies Alba, Abies Alba Silver Fir, Silver Fir

    en:Abies Balsamea, Abies Balsamea Balsam Fir, Abies Balsamea Balsam Canada, Balsam Fir, Balsam Canada

    en:Abies Pectinata

    en:Abies Sachalinensis

    en:Abies Sibirica, Abies Sibirica Siberian Fir, Siberian Fir

    en:Abronia Villosa

    en:Acacia Arabica

    en:Acacia Catechu, Acacia Catechu Black Cutch, Black Cutch

    en:Acacia Concinna, Acacia Concinna Shikakai, Shikakai

    en:Acacia Dealbata, Acacia Dealbata Mimosa, Mimosa

    en:Acacia Decurrens

    en:Acacia Farnesiana, Acacia Farnesiana Cassie, Acacia Farnesiana Sweet Acacia, Cassie, Sweet Acacia

    en:Acacia Senegal, Acacia Senegal Gum Arabic Tree, Gum Arabic Tree

    en:Acacia Seyal

    en:Acacia Victoriae

    en:Acanthopanax Koreanum

    en:Acanthopanax Senticosus, Acanthopanax Senticosus Siberian Ginseng, Acanthopanax Senticosus Eleuthero

    en:Acanthopanax Sessiliflorus

    en:Acer Rubrum, Acer Rubrum Red Maple, Red Maple

    en:Acer Saccharum, Acer Saccharum Sugar Maple, Sugar Maple

    en:Achillea Millefolium, Achillea Millefolium Yarrow

    en:Achyrocline Satureioides

    en:Acmella Oleracea

    en:Acorus Calamus, Acorus Calamus Sweet Flag, Sweet Flag

    en:Acorus Gramineus

    en:Actinidia Arguta, Actinidia Arguta Hardy Kiwi, Hardy Kiwi

    en:Actinidia Chinensis, Actinidia Chinensis Kiwi

    en:Actinidia Polygama

    en:Adansonia Digitata, Adansonia Digitata Baobab

    en:Adenium Obesum

    en:Aegle Marmelos, Aegle Marmelos Bael

    en:Aesculus Hippocastanum, Aesculus Hippocastanum Horse Chestnut, Horse Chestnut

    en:Agaricus Bisporus, Agaricus Bisporus Mushroom

    en:Agaricus Blazei

    en:Agastache Rugosa

    en:Agave Americana, Agave Americana Century Plant, Century Plant

    en:Agave Tequilana, Agave Tequilana Blue Agave

    en:Agrimonia Eupatoria, Agrimonia Eupatoria Agrimony, Agrimony

    en:Ahnfeltia Concinna

    en:Ahnfeltiopsis Concinna

    en:Ajuga Reptans, Ajuga Reptans Bugle, Bugle

    en:Akebia Quinata

    en:Alaria Esculenta, Alaria Esculenta Winged Kelp, Winged Kelp

    en:Albizia Julibrissin, Albizia Julibrissin Silk Tree, Albizia Julibrissin Persian Silk Tree, Silk Tree, Persian Silk Tree

    en:Alchemilla Vulgaris, Alchemilla Vulgaris Lady's Mantle, Lady's Mantle

    en:Aleurites Moluccanus, Aleurites Moluccanus Kukui, Aleurites Moluccanus Candlenut, Kukui, Candlenut

    en:Alkanna Tinctoria

    en:Allium Cepa

    en:Allium Sativum, Allium Sativum Garlic

    en:Alnus Firmifolia

    en:Aloe Arborescens, Aloe Arborescens Candelabra Aloe, Candelabra Aloe

    en:Aloe Barbadensis, Aloe Barbadensis Aloe Vera

    en:Aloe Ferox, Aloe Ferox Cape Aloe, Cape Aloe

    en:Alpinia Formosana

    en:Alpinia Galanga, Alpinia Galanga Galangal

    en:Alpinia Officinarum

    en:Alpinia Speciosa

    en:Alpinia Uraiensis

    en:Alpinia Zerumbet, Alpinia Zerumbet Shell Ginger, Shell Ginger

    en:Althaea Officinalis, Althaea Officinalis Marshmallow Root, Althaea Officinalis Marshmallow

    en:Althaea Rosea, Althaea Rosea Hollyhock, Hollyhock

    en:Amaranthus Caudatus

    en:Amaranthus Hypochondriacus

    en:Amorphophallus Konjac

    en:Amyris Balsamifera

    en:Anacyclus Pyrethrum, Anacyclus Pyrethrum Pellitory, Pellitory

    en:Ananas Sativus, Ananas Sativus Pineapple

    en:Anethum Graveolens

    en:Angelica Acutiloba, Angelica Acutiloba Japanese Angelica, Japanese Angelica

    en:Angelica Archangelica

    en:Angelica Dahurica, Angelica Dahurica Chinese Angelica, Chinese Angelica

    en:Angelica Gigas, Angelica Gigas Korean Angelica, Korean Angelica

    en:Angelica Keiskei, Angelica Keiskei Ashitaba, Ashitaba

    en:Aniba Rosaeodora, Aniba Rosaeodora Rosewood, Rosewood

    en:Aniba Rosodora, Aniba Rosodora Rosewood

    en:Anigozanthos Manglesii

    en:Annona Atemoya

    en:Annona Muricata, Annona Muricata Soursop

    en:Annona Squamosa

    en:Anogeissus Leiocarpus

    en:Anthemis Nobilis, Anthemis Nobilis Roman Chamomile, Anthemis Nobilis English Chamomile, Anthemis Nobilis Chamomile Roman, Roman Chamomile, English Chamomile, Chamomile Roman

    en:Antrodia Cinnamomea

    en:Apium Graveolens, Apium Graveolens Celery
    allergens:en:celery

    en:Aquilaria Agallocha, Aquilaria Agallocha Agarwood, Agarwood

    en:Arabidopsis Thaliana

    en:Arachis Hypogaea
    allergens:en:peanuts

    en:Aralia Elata

    en:Araucaria Angustifolia

    en:Arbutus Unedo, Arbutus Unedo Strawberry Tree, Strawberry Tree

    en:Arctium Lappa, Arctium Lappa Burdock

    en:Arctium Majus

    en:Arctostaphylos Uva-Ursi, Arctostaphylos Uva-Ursi Bearberry, Bearberry

    en:Argania Spinosa

    en:Aristotelia Chilensis, Aristotelia Chilensis Maqui, Aristotelia Chilensis Maqui Berry

    en:Armillaria Mellea

    en:Arnica Chamissonis

    en:Arnica Montana, Arnica Montana Wolf's Bane, Wolf's Bane

    en:Aronia Arbutifolia, Aronia Arbutifolia Chokeberry

    en:Aronia Melanocarpa, Aronia Melanocarpa Chokeberry

    en:Artemisia Absinthium, Artemisia Absinthium Wormwood, Wormwood

    en:Artemisia Annua, Artemisia Annua Sweet Wormwood, Sweet Wormwood

    en:Artemisia Argyi

    en:Artemisia Capillaris

    en:Artemisia Dracunculus

    en:Artemisia Herba-Alba

    en:Artemisia Montana

    en:Artemisia Pallens

    en:Artemisia Princeps, Artemisia Princeps Japanese Mugwort, Japanese Mugwort

    en:Artemisia Vulgaris, Artemisia Vulgaris Mugwort, Mugwort

    en:Asarum Heterotropoides

    en:Ascophyllum Nodosum, Ascophyllum Nodosum Knotted Wrack, Ascophyllum Nodosum Brown Algae, Knotted Wrack, Brown Algae

    en:Aspalathus Linearis, Aspalathus Linearis Rooibos, Aspalathus Linearis Red Tea

    en:Asparagopsis Armata

    en:Asparagus Cochinchinensis

    en:Asparagus Officinalis

    en:Asparagus Racemosus, Asparagus Racemosus Shatavari, Shatavari

    en:Aster Yomena

    en:Astragalus Membranaceus

    en:Astrocaryum Murumuru

    en:Astrocaryum Vulgare, Astrocaryum Vulgare Tucuma, Tucuma

    en:Atractylodes Japonica

    en:Atractylodes Macrocephala

    en:Avena Sativa
    allergens:en:gluten

    en:Avena Strigosa, Avena Strigosa Black Oat, Black Oat
    allergens:en:gluten

    en:Averrhoa Carambola, Averrhoa Carambola Star Fruit

    en:Azadirachta Indica, Azadirachta Indica Neem

    en:Baccharis Genistelloides

    en:Backhousia Citriodora, Backhousia Citriodora Lemon Myrtle

    en:Bacopa Monnieri, Bacopa Monnieri Brahmi, Bacopa Monnieri Water Hyssop, Brahmi, Water Hyssop

    en:Balanites Aegyptiaca, Balanites Aegyptiaca Desert Date, Desert Date

    en:Bambusa Arundinacea, Bambusa Arundinacea Bamboo, Bamboo

    en:Bambusa Vulgaris, Bambusa Vulgaris Bamboo

    en:Banksia Serrata

    en:Baptisia Tinctoria, Baptisia Tinctoria Wild Indigo

    en:Barleria Prionitis

    en:Barosma Betulina, Barosma Betulina Buchu, Buchu

    en:Belamcanda Chinensis

    en:Bellis Perennis, Bellis Perennis Daisy, Daisy

    en:Benincasa Cerifera

    en:Berberis Vulgaris, Berberis Vulgaris Barberry, Barberry

    en:Bertholletia Excelsa, Bertholletia Excelsa Brazil Nut
    allergens:en:nuts, brazil-nut

    en:Beta Vulgaris, Beta Vulgaris Beet

    en:Betula Alba, Betula Alba Birch, Birch

    en:Betula Ermanii

    en:Betula Pendula, Betula Pendula Silver Birch, Silver Birch

    en:Betula Platyphylla Japonica

    en:Bidens Pilosa, Bidens Pilosa Beggar Ticks, Beggar Ticks

    en:Bixa Orellana, Bixa Orellana Annatto

    en:Bletilla Striata, Bletilla Striata Hyacinth Orchid, Hyacinth Orchid

    en:Boerhavia Diffusa

    en:Borago Officinalis, Borago Officinalis Borage

    en:Boswellia Carterii, Boswellia Carterii Frankincense, Boswellia Carterii Olibanum, Olibanum

    en:Boswellia Serrata, Boswellia Serrata Indian Frankincense, Indian Frankincense

    en:Brassica Campestris, Brassica Campestris Rapeseed

    en:Brassica Napus

    en:Brassica Oleracea Acephala, Brassica Oleracea Acephala Kale

    en:Brassica Oleracea Capitata, Brassica Oleracea Capitata Cabbage

    en:Brassica Oleracea Italica, Brassica Oleracea Italica Broccoli

    en:Brassica Rapa, Brassica Rapa Turnip

    en:Broussonetia Kazinoki, Broussonetia Kazinoki Paper Mulberry, Paper Mulberry

    en:Buddleja Davidii, Buddleja Davidii Butterfly Bush, Butterfly Bush

    en:Buddleja Officinalis

    en:Bulnesia Sarmientoi

    en:Bupleurum Falcatum

    en:Bursera Graveolens, Bursera Graveolens Palo Santo, Palo Santo

    en:Butea Superba

    en:Butyrospermum Parkii, Butyrospermum Parkii Shea

    en:Caesalpinia Sappan

    en:Caesalpinia Spinosa, Caesalpinia Spinosa Tara

    en:Calendula Officinalis, Calendula Officinalis Pot Marigold, Pot Marigold

    en:Callicarpa Japonica

    en:Callitris Intratropica, Callitris Intratropica Blue Cypress, Blue Cypress

    en:Calluna Vulgaris, Calluna Vulgaris Heather, Heather

    en:Calophyllum Inophyllum, Calophyllum Inophyllum Tamanu, Tamanu

    en:Calophyllum Tacamahaca, Calophyllum Tacamahaca Tamanu, Calophyllum Tacamahaca Foraha, Foraha

    en:Camelina Sativa, Camelina Sativa Gold Of Pleasure, Gold Of Pleasure

    en:Camellia Japonica, Camellia Japonica Tsubaki, Tsubaki

    en:Camellia Oleifera, Camellia Oleifera Tea Seed, Camellia Oleifera Green Tea

    en:Camellia Sinensis, Camellia Sinensis Green Tea, Camellia Sinensis White Tea, Camellia Sinensis Yellow Tea, Yellow Tea

    en:Cananga Odorata, Cananga Odorata Ylang Ylang, Ylang Ylang

    en:Canarium Luzonicum, Canarium Luzonicum Elemi, Elemi

    en:Canavalia Gladiata

    en:Cannabis Sativa

    en:Capparis Spinosa

    en:Capsicum Annuum

    en:Capsicum Frutescens

    en:Carapa Guaianensis, Carapa Guaianensis Andiroba, Andiroba

    en:Cardiospermum Halicacabum, Cardiospermum Halicacabum Balloon Vine, Balloon Vine

    en:Carica Papaya

    en:Carpotroche Brasiliensis

    en:Carthamus Tinctorius, Carthamus Tinctorius Safflower

    en:Carum Carvi

    en:Carum Petroselinum

    en:Carya Illinoensis, Carya Illinoensis Pecan
    allergens:en:nuts, pecan

    en:Carya Illinoinensis
    allergens:en:nuts, pecan

    en:Carya Ovata
    allergens:en:nuts, pecan

    en:Caryodendron Orinocense

    en:Cassia Alata

    en:Cassia Angustifolia, Cassia Angustifolia Senna

    en:Castanea Crenata

    en:Castanea Sativa, Castanea Sativa Chestnut

    en:Castanopsis Cuspidata

    en:Caulerpa Lentillifera, Caulerpa Lentillifera Seaweed

    en:Cedrus Atlantica, Cedrus Atlantica Atlas Cedar, Cedrus Atlantica Cedar, Atlas Cedar, Cedar

    en:Cedrus Deodara, Cedrus Deodara Himalayan Cedar, Himalayan Cedar

    en:Centaurea Cyanus, Centaurea Cyanus Cornflower

    en:Centaurium Erythraea, Centaurium Erythraea Centaury, Centaury

    en:Centella Asiatica, Centella Asiatica Gotu Kola, Centella Asiatica Cica, Centella Asiatica Hydrocotyl, Hydrocotyl

    en:Centipeda Cunninghamii

    en:Ceramium Rubrum, Ceramium Rubrum Red Algae

    en:Cerasus Youkou

    en:Ceratonia Siliqua, Ceratonia Siliqua Carob

    en:Cereus Grandiflorus, Cereus Grandiflorus Cactus

    en:Cetraria Islandica, Cetraria Islandica Iceland Moss, Iceland Moss

    en:Chaenomeles Sinensis, Chaenomeles Sinensis Chinese Quince, Chinese Quince

    en:Chamaecyparis Obtusa, Chamaecyparis Obtusa Hinoki, Chamaecyparis Obtusa Hinoki Cypress, Hinoki, Hinoki Cypress

    en:Chamomilla Recutita, Chamomilla Recutita German Chamomile, Chamomilla Recutita Matricia, Chamomilla Recutita Chamomile, German Chamomile, Matricaria, Matricia

    en:Chelidonium Majus, Chelidonium Majus Celandine, Celandine

    en:Chenopodium Quinoa

    en:Chlorella Minutissima

    en:Chlorella Protothecoides
    functions:en:abrasive, hair conditioning, skin conditioning, viscosity controlling

    en:Chlorella Vulgaris

    en:Chrysanthellum Indicum

    en:Chrysanthemum Indicum, Chrysanthemum Indicum Indian Chrysanthemum, Indian Chrysanthemum

    en:Chrysanthemum Parthenium, Chrysanthemum Parthenium Feverfew, Feverfew

    en:Chrysanthemum Sibiricum, Chrysanthemum Sibiricum Siberian Daisy, Siberian Daisy

    en:Chrysanthemum Zawadskii, Chrysanthemum Zawadskii Siberian Chrysanthemum, Siberian Chrysanthemum

    en:Cicer Arietinum

    en:Cichorium Intybus, Cichorium Intybus Chicory

    en:Cimicifuga Racemosa, Cimicifuga Racemosa Black Cohosh, Black Cohosh

    en:Cinchona Succirubra

    en:Cinnamomum Camphora, Cinnamomum Camphora Camphor Tree, Camphor Tree

    en:Cinnamomum Camphora Formosana

    en:Cinnamomum Camphora Linalooliferum

    en:Cinnamomum Cassia

    en:Cinnamomum Culilawan

    en:Cinnamomum Japonicum, Cinnamomum Japonicum Japanese Cinnamon, Japanese Cinnamon

    en:Cinnamomum Zeylanicum, Cinnamomum Zeylanicum Cinnamon

    en:Cissampelos Pareira

    en:Cistanche Tubulosa

    en:Cistus Incanus

    en:Cistus Ladaniferus, Cistus Ladaniferus Labdanum, Cistus Ladaniferus Rockrose, Labdanum, Rockrose

    en:Cistus Monspeliensis

    en:Citrullus Colocynthis, Citrullus Colocynthis Bitter Apple, Bitter Apple

    en:Citrullus Lanatus, Citrullus Lanatus Watermelon

    en:Citrus Aurantifolia, Citrus Aurantifolia Lime

    en:Citrus Aurantium, Citrus Aurantium Neroli, Citrus Aurantium Bergamia, Citrus Aurantium Orange, Bergamia

    en:Citrus Aurantium Amara, Citrus Aurantium Amara Bitter Orange, Citrus Aurantium Amara Neroli

    en:Citrus Aurantium Dulcis, Citrus Aurantium Dulcis Orange, Citrus Aurantium Dulcis Blood Orange

    en:Citrus Bergamia, Citrus Bergamia Bergamot

    en:Citrus Clementina

    en:Citrus Depressa, Citrus Depressa Shikuwasa, Shikuwasa

    en:Citrus Grandis, Citrus Grandis Grapefruit

    en:Citrus Hystrix, Citrus Hystrix Kaffir Lime

    en:Citrus Iyo

    en:Citrus Jabara

    en:Citrus Junos, Citrus Junos Yuzu

    en:Citrus Limon, Citrus Limon Lemon, Citrus Limon Lomon, Lomon

    en:Citrus Medica Limonum, Citrus Medica Limonum Lemon

    en:Citrus Natsudaidai

    en:Citrus Nobilis, Citrus Nobilis Mandarin Orange

    en:Citrus Paradisi, Citrus Paradisi Grapefruit

    en:Citrus Reticulata, Citrus Reticulata Tangerine, Citrus Reticulata Mandarin Red, Mandarin Red

    en:Citrus Sinensis, Citrus Sinensis Sweet Orange, Citrus Sinensis Orange

    en:Citrus Sphaerocarpa

    en:Citrus Sudachi

    en:Citrus Sunki

    en:Citrus Tamurana

    en:Citrus Tangelo

    en:Citrus Tangerina, Citrus Tangerina Tangerine

    en:Citrus Tankan

    en:Citrus Unshiu, Citrus Unshiu Satsuma Mandarin, Satsuma Mandarin

    en:Cladosiphon Okamuranus

    en:Cnidium Officinale

    en:Coccinia Indica

    en:Cocos Nucifera, Cocos Nucifera Coconut
    allergens:en:coconut

    en:Codium Fragile

    en:Codium Tomentosum

    en:Codonopsis Lanceolata

    en:Coffea Arabica, Coffea Arabica Coffee

    en:Coffea Robusta

    en:Coix Lacryma-Jobi Ma-Yuen, Coix Lacryma-Jobi Ma-Yuen Job's Tears

    en:Cola Acuminata, Cola Acuminata Kola, Cola Acuminata Kola Nut

    en:Cola Nitida, Cola Nitida Kola

    en:Coleus Barbatus

    en:Coleus Forskohlii

    en:Commiphora Gileadensis, Commiphora Gileadensis Balm Of Gilead, Balm Of Gilead

    en:Commiphora Mukul

    en:Commiphora Myrrha

    en:Copaifera Officinalis, Copaifera Officinalis Balsam Copaiba, Balsam Copaiba

    en:Copernicia Cerifera, Copernicia Cerifera Carnauba

    en:Coptis Japonica

    en:Corallina Officinalis

    en:Corchorus Olitorius

    en:Cordyceps Militaris

    en:Cordyceps Sinensis, Cordyceps Sinensis Mushroom

    en:Coriandrum Sativum, Coriandrum Sativum Coriander

    en:Cornus Controversa

    en:Cornus Officinalis

    en:Corylus Americana, Corylus Americana Hazel, Hazel
    allergens:en:nuts, hazelnut

    en:Corylus Avellana, Corylus Avellana Hazel
    allergens:en:nuts, hazelnut

    en:Corylus Rostrata
    allergens:en:nuts, hazelnut

    en:Crambe Abyssinica, Crambe Abyssinica Abyssinian, Abyssinian

    en:Crambe Maritima, Crambe Maritima Sea Kale, Sea Kale

    en:Crataegus Monogyna, Crataegus Monogyna Hawthorn

    en:Crataegus Oxyacantha, Crataegus Oxyacantha Hawthorn

    en:Crinum Asiaticum, Crinum Asiaticum Crinum Lily, Crinum Lily

    en:Crithmum Maritimum, Crithmum Maritimum Sea Fennel, Crithmum Maritimum Rock Samphire, Sea Fennel, Rock Samphire

    en:Crocus Sativus, Crocus Sativus Saffron

    en:Croton Lechleri, Croton Lechleri Dragon's Blood, Dragon's Blood

    en:Cryptomeria Japonica, Cryptomeria Japonica Japanese Cedar, Japanese Cedar

    en:Cucumis Melo, Cucumis Melo Melon

    en:Cucumis Sativus, Cucumis Sativus Cucumber

    en:Cucurbita Maxima

    en:Cucurbita Pepo, Cucurbita Pepo Pumpkin

    en:Cudrania Tricuspidata

    en:Cuminum Cyminum

    en:Cupressus Funebris

    en:Cupressus Sempervirens, Cupressus Sempervirens Cypress, Cypress

    en:Curcuma Aromatica

    en:Curcuma Longa, Curcuma Longa Turmeric, Curcuma Longa Tumeric

    en:Curcuma Zedoaria, Curcuma Zedoaria Zedoary, Zedoary

    en:Cyamopsis Tetragonoloba, Cyamopsis Tetragonoloba Guar

    en:Cyathea Cumingii

    en:Cyathea Medullaris

    en:Cylindrotheca Fusiformis

    en:Cymbidium Grandiflorum, Cymbidium Grandiflorum Orchid, Orchid

    en:Cymbopogon Citratus

    en:Cymbopogon Flexuosus, Cymbopogon Flexuosus East Indian Lemongrass, Cymbopogon Flexuosus Lemongrass, Cymbopogon Flexuosus Lemon Grass, East Indian Lemongrass

    en:Cymbopogon Martini, Cymbopogon Martini Palmarosa, Palmarosa

    en:Cymbopogon Nardus, Cymbopogon Nardus Citronella, Citronella

    en:Cymbopogon Schoenanthus, Cymbopogon Schoenanthus Camel Grass, Cymbopogon Schoenanthus Lemongrass, Camel Grass

    en:Cymbopogon Winterianus, Cymbopogon Winterianus Java Citronella, Java Citronella

    en:Cynara Scolymus, Cynara Scolymus Artichoke

    en:Cyperus Esculentus, Cyperus Esculentus Tiger Nut

    en:Cyperus Papyrus

    en:Cyperus Rotundus, Cyperus Rotundus Nutgrass, Nutgrass

    en:Cyperus Scariosus, Cyperus Scariosus Nagarmotha, Nagarmotha

    en:Cypripedium Pubescens, Cypripedium Pubescens Lady's Slipper Orchid, Lady's Slipper Orchid

    en:Cytisus Scoparius, Cytisus Scoparius Scotch Broom, Scotch Broom

    en:Dahlia Variabilis

    en:Damnacanthus Major

    en:Daphne Odora

    en:Daucus Carota

    en:Daucus Carota Sativa, Daucus Carota Sativa Carrot

    en:Dendrobium Candidum

    en:Dendrobium Nobile

    en:Dendropanax Morbiferus

    en:Dianthus Caryophyllus, Dianthus Caryophyllus Carnation, Carnation

    en:Dictyopteris Membranacea

    en:Dictyopteris Polypodioides

    en:Dioscorea Japonica

    en:Dioscorea Villosa, Dioscorea Villosa Wild Yam

    en:Diospyros Kaki, Diospyros Kaki Japanese Persimmon, Japanese Persimmon

    en:Diospyros Mespiliformis

    en:Diphylleia Grayi

    en:Dipsacus Sylvestris

    en:Dipteryx Alata

    en:Dipteryx Odorata, Dipteryx Odorata Tonka Bean

    en:Dunaliella Salina

    en:Echinacea Angustifolia, Echinacea Angustifolia Narrow Leaf Coneflower, Narrow Leaf Coneflower

    en:Echinacea Purpurea, Echinacea Purpurea Purple Coneflower, Purple Coneflower

    en:Echium Plantagineum

    en:Ecklonia Cava

    en:Ecklonia Kurome

    en:Eclipta Prostrata, Eclipta Prostrata Bhringraj, Bhringraj

    <en:palm oil
    en:Elaeis Guineensis, Elaeis Guineensis Palm, Elaeis Guineensis Sustainable Palm
    from_palm_oil:en:yes

    en:Elettaria Cardamomum

    en:Embelia Ribes

    en:Emblica Officinalis, Emblica Officinalis Amla, Emblica Officinalis Indian Gooseberry

    en:Empetrum Nigrum, Empetrum Nigrum Crowberry, Crowberry

    en:Enantia Chlorantha, Enantia Chlorantha Bark

    en:Engelhardtia Chrysolepis

    en:Enteromorpha Compressa

    en:Eperua Falcata

    en:Ephedra Sinica

    en:Epilobium Angustifolium, Epilobium Angustifolium Willowherb, Epilobium Angustifolium Fireweed, Willowherb, Fireweed

    en:Epilobium Fleischeri

    en:Equisetum Arvense, Equisetum Arvense Horsetail, Horsetail

    en:Equisetum Giganteum

    en:Erigeron Annuus

    en:Eriobotrya Japonica, Eriobotrya Japonica Loquat, Loquat

    en:Eriodictyon Crassifolium

    en:Eruca Sativa

    en:Eryngium Maritimum, Eryngium Maritimum Sea Holly, Sea Holly

    en:Erythrina Variegata

    en:Eschscholtzia Californica, Eschscholtzia Californica California Poppy, California Poppy

    en:Eucalyptus Globulus, Eucalyptus Globulus Blue Gum, Blue Gum

    en:Eucommia Ulmoides

    en:Eugenia Caryophyllus, Eugenia Caryophyllus Clove

    en:Eugenia Cumini

    en:Eugenia Uniflora, Eugenia Uniflora Pitanga, Eugenia Uniflora Surinam Cherry, Pitanga, Surinam Cherry

    en:Euglena Gracilis

    en:Euphorbia Cerifera, Euphorbia Cerifera Candelilla, Candelilla

    en:Euphrasia Officinalis, Euphrasia Officinalis Eyebright, Eyebright

    en:Euterpe Oleracea, Euterpe Oleracea Acai

    en:Evodia Rutaecarpa

    en:Eysenhardtia Polystachya, Eysenhardtia Polystachya Palo Azul, Palo Azul

    en:Fagus Sylvatica, Fagus Sylvatica Beech, Fagus Sylvatica European Beech, Beech, European Beech

    en:Ferula Galbaniflua, Ferula Galbaniflua Galbanum, Galbanum

    en:Ficus Carica

    en:Foeniculum Vulgare, Foeniculum Vulgare Fennel

    en:Fomes Officinalis, Fomes Officinalis Mushroom

    en:Forsythia Suspensa

    en:Fragaria Ananassa, Fragaria Ananassa Strawberry

    en:Fragaria Chiloensis, Fragaria Chiloensis Strawberry

    en:Fragaria Vesca, Fragaria Vesca Wild Strawberry, Fragaria Vesca Strawberry

    en:Fraxinus Excelsior, Fraxinus Excelsior Ash Tree, Ash Tree

    en:Fucus Vesiculosus, Fucus Vesiculosus Bladderwrack

    en:Fumaria Officinalis, Fumaria Officinalis Fumitory, Fumitory

    en:Furcellaria Lumbricalis

    en:Fusanus Spicatus, Fusanus Spicatus Australian Sandalwood, Australian Sandalwood

    en:Fuscoporia Obliqua

    en:Galium Aparine, Galium Aparine Cleavers, Cleavers

    en:Ganoderma Applanatum

    en:Ganoderma Lucidum, Ganoderma Lucidum Reishi, Ganoderma Lucidum Reishi Mushroom, Ganoderma Lucidum Mushroom

    en:Garcinia Indica, Garcinia Indica Kokum

    en:Garcinia Mangostana, Garcinia Mangostana Mangosteen

    en:Gardenia Florida

    en:Gardenia Jasminoides

    en:Gardenia Taitensis, Gardenia Taitensis Tiare, Gardenia Taitensis Tahitian Gardenia, Tiare, Tahitian Gardenia

    en:Gaultheria Procumbens, Gaultheria Procumbens Wintergreen

    en:Gelidiella Acerosa

    en:Gelidium Cartilagineum

    en:Genipa Americana, Genipa Americana Jagua

    en:Gentiana Lutea

    en:Geranium Maculatum, Geranium Maculatum Cranesbill, Cranesbill

    en:Gigartina Stellata

    en:Ginkgo Biloba

    en:Glaucium Flavum

    en:Gleditsia Australis

    en:Globularia Cordifolia

    en:Glycine Max, Glycine Max Soybean
    allergens:en:soybeans

    en:Glycine Soja, Glycine Soja Soybean
    allergens:en:soybeans

    en:Glycyrrhiza Glabra, Glycyrrhiza Glabra Licorice, Glycyrrhiza Glabra Liquorice

    en:Glycyrrhiza Inflata

    en:Glycyrrhiza Uralensis, Glycyrrhiza Uralensis Chinese Licorice, Glycyrrhiza Uralensis Licorice, Chinese Licorice

    en:Gossypium Herbaceum, Gossypium Herbaceum Cotton, Cotton

    en:Gossypium Hirsutum

    en:Grevillea Speciosa

    en:Gymnema Sylvestre

    en:Gynostemma Pentaphyllum, Gynostemma Pentaphyllum Jiaogulan, Jiaogulan

    en:Gypsophila Paniculata

    en:Haberlea Rhodopensis

    en:Haematococcus Pluvialis

    en:Halidrys Siliquosa

    en:Hamamelis Virginiana

    en:Harpagophytum Procumbens, Harpagophytum Procumbens Devil's Claw, Devil's Claw

    en:Harungana Madagascariensis

    en:Hedera Helix, Hedera Helix Ivy

    en:Hedychium Coronarium

    en:Helianthus Annuus

    en:Helianthus Tuberosus

    en:Helichrysum Angustifolium

    en:Helichrysum Arenarium, Helichrysum Arenarium Dwarf Everlast, Helichrysum Arenarium Everlasting, Dwarf Everlast, Everlasting

    en:Helichrysum Italicum, Helichrysum Italicum Immortelle, Helichrysum Italicum Everlasting, Immortelle

    en:Helichrysum Stoechas

    en:Hemidesmus Indicus

    en:Hibiscus Abelmoschus, Hibiscus Abelmoschus Ambrette, Ambrette

    en:Hibiscus Cannabinus

    en:Hibiscus Esculentus, Hibiscus Esculentus Okra

    en:Hibiscus Rosa-Sinensis, Hibiscus Rosa-Sinensis Chinese Hibiscus, Chinese Hibiscus

    en:Hibiscus Sabdariffa, Hibiscus Sabdariffa Roselle

    en:Hibiscus Syriacus, Hibiscus Syriacus Rose Of Sharon, Rose Of Sharon

    en:Himanthalia Elongata, Himanthalia Elongata Sea Spaghetti, Sea Spaghetti

    en:Hippophae Rhamnoides, Hippophae Rhamnoides Sea Buckthorn

    en:Hizikia Fusiforme

    en:Hoodia Gordonii

    en:Hordeum Distichon, Hordeum Distichon Barley
    allergens:en:gluten

    en:Hordeum Vulgare, Hordeum Vulgare Barley
    allergens:en:gluten

    en:Houttuynia Cordata, Houttuynia Cordata Heartleaf, Houttuynia Cordata Fish Mint, Heartleaf, Fish Mint

    en:Humulus Lupulus, Humulus Lupulus Hops, Humulus Lupulus Hop

    en:Hyacinthus Orientalis

    en:Hydrangea Arborescens

    en:Hydrangea Macrophylla

    en:Hydrangea Serrata

    en:Hydrastis Canadensis, Hydrastis Canadensis Goldenseal

    en:Hylocereus Costaricensis

    en:Hylocereus Undatus, Hylocereus Undatus Dragon Fruit, Hylocereus Undatus Pitaya

    en:Hymenaea Courbaril

    en:Hypericum Erectum

    en:Hypericum Perforatum, Hypericum Perforatum St John's Wort

    en:Hypnea Musciformis

    en:Hyssopus Officinalis

    en:Ilex Aquifolium, Ilex Aquifolium Holly, Holly

    en:Ilex Paraguariensis, Ilex Paraguariensis Yerba Mate, Ilex Paraguariensis Mate

    en:Illicium Verum, Illicium Verum Star Anise, Illicium Verum Anise

    en:Impatiens Balsamina, Impatiens Balsamina Balsam Flower, Impatiens Balsamina Garden Balsam, Balsam Flower, Garden Balsam

    en:Imperata Cylindrica, Imperata Cylindrica Cogon Grass, Cogon Grass

    en:Indigofera Tinctoria

    en:Inula Crithmoide

    en:Ipomoea Batatas, Ipomoea Batatas Sweet Potato

    en:Ipomoea Hederacea

    en:Iris Ensata, Iris Ensata Japanese Iris, Japanese Iris

    en:Iris Florentina, Iris Florentina Orris, Orris

    en:Iris Germanica, Iris Germanica German Iris, German Iris

    en:Iris Pallida, Iris Pallida Sweet Iris, Iris Pallida Orris, Sweet Iris

    en:Iris Pseudacorus

    en:Isatis Tinctoria, Isatis Tinctoria Woad

    en:Jania Rubens

    en:Jasminum Grandiflorum, Jasminum Grandiflorum Spanish Jasmine, Jasminum Grandiflorum Jasmine, Spanish Jasmine

    en:Jasminum Officinale, Jasminum Officinale Common Jasmine, Jasminum Officinale Jasmine, Common Jasmine

    en:Jasminum Sambac, Jasminum Sambac Arabian Jasmine, Jasminum Sambac Jasmine, Arabian Jasmine

    en:Juglans Nigra
    allergens:en:nuts, walnut

    en:Juglans Regia, Juglans Regia Walnut
    allergens:en:nuts, walnut

    en:Juniperus Communis

    en:Juniperus Mexicana, Juniperus Mexicana Texas Cedar, Texas Cedar

    en:Juniperus Oxycedrus, Juniperus Oxycedrus Cade

    en:Juniperus Phoenicea

    en:Juniperus Virginiana, Juniperus Virginiana Red Cedar, Juniperus Virginiana Cedarwood, Red Cedar, Cedarwood

    en:Kalanchoe Pinnata

    en:Kappaphycus Alvarezii

    en:Kigelia Africana, Kigelia Africana Sausage Tree, Sausage Tree

    en:Kunzea Pomifera, Kunzea Pomifera Muntries, Muntries

    en:Lagerstroemia Indica

    en:Laminaria Cloustoni

    en:Laminaria Digitata, Laminaria Digitata Oarweed, Laminaria Digitata Sea Girdles, Oarweed, Sea Girdles

    en:Laminaria Japonica, Laminaria Japonica Kombu

    en:Laminaria Ochroleuca

    en:Laminaria Saccharina, Laminaria Saccharina Sugar Kelp, Sugar Kelp

    en:Lamium Album, Lamium Album White Nettle, Lamium Album White Dead Nettle, White Nettle, White Dead Nettle

    en:Lantana Camara

    en:Lathyrus Odoratus

    en:Laurus Nobilis

    en:Lavandula Angustifolia

    en:Lavandula Hybrida, Lavandula Hybrida Lavandin, Lavandin

    en:Lavandula Spica, Lavandula Spica Spike Lavender, Spike Lavender

    en:Lavandula Stoechas, Lavandula Stoechas Spanish Lavender, Spanish Lavender

    en:Lawsonia Inermis, Lawsonia Inermis Henna, Henna

    en:Ledebouriella Seseloides

    en:Lens Esculenta, Lens Esculenta Lentil, Lens Esculenta Lenti, Lenti

    en:Lentinus Edodes, Lentinus Edodes Shiitake Mushroom

    en:Leontopodium Alpinum, Leontopodium Alpinum Edelweiss, Edelweiss

    en:Leonurus Sibiricus

    en:Lepidium Meyenii, Lepidium Meyenii Maca

    en:Lepidium Sativum, Lepidium Sativum Garden Cress, Lepidium Sativum Cress

    en:Levisticum Officinale, Levisticum Officinale Lovage

    en:Ligustrum Lucidum, Ligustrum Lucidum Glossy Privet, Glossy Privet

    en:Lilium Candidum, Lilium Candidum White Lily, Lilium Candidum Madonna Lily, White Lily, Madonna Lily

    en:Lilium Tigrinum

    en:Limnanthes Alba, Limnanthes Alba Meadowfoam, Meadowfoam

    en:Limonia Acidissima

    en:Lindera Umbellata

    en:Linum Usitatissimum, Linum Usitatissimum Linseed, Linum Usitatissimum Flax

    en:Lippia Citriodora, Lippia Citriodora Lemon Verbena

    en:Litchi Chinensis, Litchi Chinensis Lychee

    en:Lithospermum Erythrorhizon, Lithospermum Erythrorhizon Purple Gromwell, Purple Gromwell

    en:Lithospermum Officinale

    en:Lithothamnion Calcareum

    en:Litsea Cubeba, Litsea Cubeba May Chang, May Chang

    en:Lolium Perenne

    en:Lonicera Caerulea

    en:Lonicera Caprifolium, Lonicera Caprifolium Honeysuckle, Honeysuckle

    en:Lonicera Japonica, Lonicera Japonica Japanese Honeysuckle, Lonicera Japonica Honeysuckle, Japanese Honeysuckle

    en:Lotus Corniculatus

    en:Luffa Cylindrica, Luffa Cylindrica Loofah, Loofah
    functions:en:abrasive, bulking

    en:Lupinus Albus, Lupinus Albus White Lupin, White Lupin
    allergens:en:lupin

    en:Lycium Barbarum, Lycium Barbarum Goji Berry, Lycium Barbarum Goji, Lycium Barbarum Go Ji, Go Ji

    en:Lycium Chinense, Lycium Chinense Goji, Lycium Chinense Wolfberry

    en:Lythrum Salicaria, Lythrum Salicaria Purple Loosestrife, Purple Loosestrife

    en:Maackia Fauriei

    en:Macadamia Integrifolia, Macadamia Integrifolia Macadamia Nut
    allergens:en:nuts, macadamia

    en:Macadamia Ternifolia, Macadamia Ternifolia Macadamia Nut
    allergens:en:nuts, macadamia

    en:Machilus Thunbergii

    en:Macrocystis Pyrifera, Macrocystis Pyrifera Giant Kelp, Macrocystis Pyrifera Kelp, Macrocystis Pyrifera Sea Kelp, Giant Kelp

    en:Magnolia Acuminata

    en:Magnolia Denudata

    en:Magnolia Grandiflora, Magnolia Grandiflora Southern Magnolia, Southern Magnolia

    en:Magnolia Kobus, Magnolia Kobus Kobushi Magnolia, Kobushi Magnolia

    en:Magnolia Liliflora

    en:Magnolia Obovata, Magnolia Obovata Japanese Bigleaf Magnolia, Japanese Bigleaf Magnolia

    en:Magnolia Officinalis

    en:Magnolia Sieboldii, Magnolia Sieboldii Oyama Magnolia, Oyama Magnolia

    en:Mallotus Japonicus

    en:Malpighia Emarginata, Malpighia Emarginata Acerola Cherry, Malpighia Emarginata Acerola

    en:Malpighia Glabra, Malpighia Glabra Acerola

    en:Malpighia Punicifolia, Malpighia Punicifolia Acerola

    en:Malus Domestica

    en:Malva Moschata

    en:Malva Sylvestris, Malva Sylvestris Mallow, Mallow

    en:Mangifera Indica, Mangifera Indica Mango

    en:Manihot Esculenta, Manihot Esculenta Cassava

    en:Maranta Arundinacea, Maranta Arundinacea Arrowroot

    en:Marrubium Vulgare, Marrubium Vulgare Horehound, Horehound

    en:Matricaria Recutita, Matricaria Recutita German Chamomile

    en:Mauritia Flexuosa, Mauritia Flexuosa Buriti, Buriti

    en:Medicago Sativa, Medicago Sativa Alfalfa

    en:Melaleuca Alternifolia, Melaleuca Alternifolia Tea Tree, Tea Tree

    en:Melaleuca Viridiflora

    en:Melia Azadirachta, Melia Azadirachta Neem

    en:Melilotus Officinalis, Melilotus Officinalis Sweet Clover, Sweet Clover

    en:Melissa Officinalis, Melissa Officinalis Lemon Balm, Melissa Officinalis Balm Mint, Balm Mint

    en:Mentha Aquatica, Mentha Aquatica Water Mint, Water Mint

    en:Mentha Arvensis, Mentha Arvensis Corn Mint, Mentha Arvensis Cornmint, Corn Mint, Cornmint

    en:Mentha Citrata

    en:Mentha Piperita

    en:Mentha Pulegium, Mentha Pulegium Pennyroyal, Pennyroyal

    en:Mentha Rotundifolia

    en:Mentha Spicata, Mentha Spicata Spearmint

    en:Mentha Viridis, Mentha Viridis Spearmint

    en:Menyanthes Trifoliata, Menyanthes Trifoliata Buckbean, Buckbean

    en:Mesembryanthemum Crystallinum, Mesembryanthemum Crystallinum Ice Plant, Ice Plant

    en:Michelia Alba

    en:Microcitrus Australasica, Microcitrus Australasica Finger Lime, Microcitrus Australasica Caviar Lime, Microcitrus Australasica Lime Pearl, Finger Lime, Caviar Lime, Lime Pearl

    en:Mimosa Pudica, Mimosa Pudica Sensitive Plant, Sensitive Plant

    en:Mimosa Tenuiflora, Mimosa Tenuiflora Tepezcohuite, Tepezcohuite

    en:Mirabilis Jalapa, Mirabilis Jalapa Four O'clock, Four O'clock

    en:Momordica Charantia, Momordica Charantia Bitter Melon

    en:Momordica Cochinchinensis

    en:Monarda Didyma, Monarda Didyma Bee Balm, Bee Balm

    en:Morinda Citrifolia, Morinda Citrifolia Noni

    en:Moringa Oleifera

    en:Morus Alba, Morus Alba White Mulberry, White Mulberry

    en:Morus Bombycis, Morus Bombycis Mulberry

    en:Morus Nigra, Morus Nigra Mulberry

    en:Murraya Koenigii, Murraya Koenigii Curry Leaf

    en:Musa Acuminata

    en:Musa Paradisiaca

    en:Musa Sapientum, Musa Sapientum Banana

    en:Myrciaria Dubia, Myrciaria Dubia Camu Camu

    en:Myrica Cerifera, Myrica Cerifera Bayberry, Bayberry

    en:Myristica Fragrans, Myristica Fragrans Nutmeg

    en:Myrothamnus Flabellifolia, Myrothamnus Flabellifolia Resurrection Plant, Resurrection Plant

    en:Myroxylon Pereirae, Myroxylon Pereirae Balsam Peru, Balsam Peru

    en:Myrtus Communis, Myrtus Communis Myrtle, Myrtle

    en:Nannochloropsis Oculata

    en:Narcissus Jonquilla

    en:Narcissus Poeticus

    en:Narcissus Pseudo-Narcissus

    en:Narcissus Pseudonarcissus

    en:Narcissus Tazetta, Narcissus Tazetta Daffodil, Daffodil

    en:Nardostachys Jatamansi, Nardostachys Jatamansi Spikenard, Spikenard

    en:Nasturtium Officinale

    en:Nelumbium Speciosum

    en:Nelumbo Nucifera, Nelumbo Nucifera Sacred Lotus, Nelumbo Nucifera Lotus, Nelumbo Nucifera Indian Lotus, Sacred Lotus, Lotus, Indian Lotus

    en:Nepeta Cataria, Nepeta Cataria Catnip, Catnip

    en:Nicotiana Sylvestris

    en:Nicotiana Tabacum, Nicotiana Tabacum Tobacco, Tobacco

    en:Nigella Sativa, Nigella Sativa Black Cumin, Nigella Sativa Black Seed

    en:Nuphar Luteum

    en:Nyctanthes Arbor-Tristis

    en:Nymphaea Alba, Nymphaea Alba White Water Lily, Nymphaea Alba Water Lily, White Water Lily, Water Lily

    en:Nymphaea Caerulea, Nymphaea Caerulea Blue Lotus, Blue Lotus

    en:Nymphaea Coerulea

    en:Nymphaea Lotus

    en:Ocimum Basilicum

    en:Ocimum Sanctum, Ocimum Sanctum Holy Basil, Ocimum Sanctum Tulsi

    en:Ocimum Tenuiflorum, Ocimum Tenuiflorum Holy Basil

    en:Oenanthe Javanica

    en:Oenocarpus Bataua, Oenocarpus Bataua Pataua, Pataua

    en:Oenothera Biennis, Oenothera Biennis Evening Primrose, Evening Primrose

    en:Oenothera Rosea

    en:Oldenlandia Diffusa

    en:Olea Europaea, Olea Europaea Olive

    en:Ononis Spinosa, Ononis Spinosa Restharrow, Restharrow

    en:Ophiopogon Japonicus

    en:Opuntia Coccinellifera

    en:Opuntia Ficus-Indica, Opuntia Ficus-Indica Prickly Pear

    en:Opuntia Humifusa

    en:Opuntia Streptacantha

    en:Opuntia Tuna, Opuntia Tuna Prickly Pear

    en:Opuntia Vulgaris, Opuntia Vulgaris Cactus

    en:Orbignya Oleifera, Orbignya Oleifera Babassu, Babassu

    en:Orchis Mascula

    en:Origanum Heracleoticum

    en:Origanum Majorana, Origanum Majorana Marjoram

    en:Origanum Vulgare

    en:Ormenis Multicaulis, Ormenis Multicaulis Moroccan Chamomile, Ormenis Multicaulis Chamomile, Moroccan Chamomile

    en:Oroxylum Indicum

    en:Orthosiphon Stamineus

    en:Oryza Sativa, Oryza Sativa Rice

    en:Osmanthus Fragrans, Osmanthus Fragrans Sweet Osmanthus, Sweet Osmanthus

    en:Oxalis Hedysaroides

    en:Oxalis Triangularis

    en:Oxycoccus Palustris, Oxycoccus Palustris Cranberry

    en:Padina Pavonica

    en:Paeonia Albiflora, Paeonia Albiflora White Peony, Paeonia Albiflora Peony, White Peony, Peony

    en:Paeonia Lactiflora, Paeonia Lactiflora Chinese Peony, Chinese Peony

    en:Paeonia Officinalis

    en:Paeonia Suffruticosa, Paeonia Suffruticosa Tree Peony, Paeonia Suffruticosa Peony, Tree Peony

    en:Palmaria Palmata, Palmaria Palmata Dulse

    en:Panax Ginseng

    en:Panax Notoginseng

    en:Pancratium Maritimum

    en:Pandanus Odoratissimus

    en:Panicum Miliaceum

    en:Papaver Rhoeas, Papaver Rhoeas Corn Poppy, Corn Poppy

    en:Papaver Somniferum

    en:Passiflora Alata

    en:Passiflora Edulis, Passiflora Edulis Passion Fruit

    en:Passiflora Incarnata, Passiflora Incarnata Passionflower

    en:Passiflora Quadrangularis, Passiflora Quadrangularis Giant Granadilla, Giant Granadilla

    en:Paullinia Cupana, Paullinia Cupana Guarana

    en:Pelargonium Crispum

    en:Pelargonium Graveolens, Pelargonium Graveolens Geranium, Geranium

    en:Pelargonium Roseum

    en:Pelargonium Sidoides

    en:Pelvetia Canaliculata

    en:Pentaclethra Macroloba, Pentaclethra Macroloba Pracaxi, Pracaxi

    en:Perilla Frutescens, Perilla Frutescens Shiso

    en:Perilla Ocymoides

    en:Persea Gratissima, Persea Gratissima Avocado

    en:Petasites Japonicus, Petasites Japonicus Butterbur, Butterbur

    en:Petroselinum Crispum, Petroselinum Crispum Parsley

    en:Peucedanum Graveolens, Peucedanum Graveolens Dill

    en:Peucedanum Japonicum

    en:Peucedanum Ostruthium, Peucedanum Ostruthium Masterwort, Peucedanum Ostruthium Imperatoria, Masterwort, Imperatoria

    en:Peumus Boldus, Peumus Boldus Boldo, Boldo

    en:Pfaffia Paniculata, Pfaffia Paniculata Suma, Pfaffia Paniculata Brazilian Ginseng, Brazilian Ginseng

    en:Phaeodactylum Tricornutum

    en:Phalaenopsis Amabilis

    en:Phaseolus Angularis, Phaseolus Angularis Adzuki Bean, Phaseolus Angularis Adzuki

    en:Phaseolus Radiatus, Phaseolus Radiatus Mung Bean

    en:Phaseolus Vulgaris

    en:Phellinus Linteus

    en:Phellodendron Amurense, Phellodendron Amurense Amur Cork Tree, Amur Cork Tree

    en:Phoenix Dactylifera, Phoenix Dactylifera Date

    en:Phormium Tenax, Phormium Tenax New Zealand Flax, New Zealand Flax

    en:Phragmites Communis

    en:Phyllanthus Emblica, Phyllanthus Emblica Amla

    en:Phyllostachys Bambusoides, Phyllostachys Bambusoides Japanese Timber Bamboo, Japanese Timber Bamboo

    en:Phyllostachys Edulis, Phyllostachys Edulis Moso Bamboo, Moso Bamboo

    en:Phyllostachys Nigra, Phyllostachys Nigra Black Bamboo, Black Bamboo

    en:Phyllostachys Pubescens

    en:Physalis Angulata

    en:Physalis Peruviana, Physalis Peruviana Cape Gooseberry, Physalis Peruviana Groundcherry, Groundcherry

    en:Physalis Pubescens

    en:Picea Abies, Picea Abies Norway Spruce, Norway Spruce

    en:Picea Mariana, Picea Mariana Black Spruce, Black Spruce

    en:Pikea Robusta

    en:Pimenta Acris, Pimenta Acris West Indian Bay, West Indian Bay

    en:Pimenta Officinalis

    en:Pimpinella Anisum

    en:Pinellia Ternata

    en:Pinus Cembra, Pinus Cembra Swiss Stone Pine, Pinus Cembra Swiss Pine, Swiss Stone Pine, Swiss Pine

    en:Pinus Densiflora, Pinus Densiflora Japanese Red Pine, Japanese Red Pine

    en:Pinus Koraiensis, Pinus Koraiensis Korean Pine, Korean Pine

    en:Pinus Mugo, Pinus Mugo Mountain Pine, Mountain Pine

    en:Pinus Nigra

    en:Pinus Palustris, Pinus Palustris Longleaf Pine, Longleaf Pine

    en:Pinus Pinaster, Pinus Pinaster Maritime Pine, Maritime Pine

    en:Pinus Pumila

    en:Pinus Sibirica

    en:Pinus Strobus

    en:Pinus Sylvestris, Pinus Sylvestris Scots Pine, Pinus Sylvestris Pine, Scots Pine

    en:Pinus Thunbergii

    en:Piper Betle, Piper Betle Betel, Betel

    en:Piper Nigrum, Piper Nigrum Pepper

    en:Pistacia Lentiscus, Pistacia Lentiscus Mastic, Mastic

    en:Pistacia Vera
    allergens:en:nuts, pistachio

    en:Pisum Sativum

    en:Plantago Lanceolata, Plantago Lanceolata Ribwort Plantain, Ribwort Plantain

    en:Plantago Major, Plantago Major Common Plantain, Common Plantain

    en:Plantago Ovata, Plantago Ovata Psyllium

    en:Plantago Psyllium

    en:Platanus Occidentalis

    en:Platycarya Strobilacea

    en:Plukenetia Volubilis, Plukenetia Volubilis Sacha Inchi, Plukenetia Volubilis Inca Inchi, Inca Inchi

    en:Plumeria Alba

    en:Plumeria Rubra, Plumeria Rubra Frangipani, Frangipani

    en:Podocarpus Elatus, Podocarpus Elatus Illawarra Plum, Illawarra Plum

    en:Pogostemon Cablin, Pogostemon Cablin Patchouli, Patchouli

    en:Polianthes Tuberosa, Polianthes Tuberosa Tuberose, Tuberose

    en:Polygonatum Odoratum, Polygonatum Odoratum Solomon's Seal, Solomon's Seal

    en:Polygonum Aviculare

    en:Polygonum Bistorta

    en:Polygonum Cuspidatum, Polygonum Cuspidatum Japanese Knotweed, Japanese Knotweed

    en:Polygonum Fagopyrum, Polygonum Fagopyrum Buckwheat

    en:Polygonum Multiflorum, Polygonum Multiflorum Fo Ti, Polygonum Multiflorum He Shou Wu, Fo Ti, He Shou Wu

    en:Polygonum Tinctorium

    en:Polymnia Sonchifolia, Polymnia Sonchifolia Yacon

    en:Polypodium Leucotomos

    en:Poncirus Trifoliata, Poncirus Trifoliata Trifoliate Orange, Trifoliate Orange

    en:Pongamia Glabra

    en:Pongamia Pinnata, Pongamia Pinnata Karanja, Karanja

    en:Populus Tremuloides, Populus Tremuloides Quaking Aspen, Populus Tremuloides Aspen, Quaking Aspen, Aspen

    en:Poria Cocos

    en:Porphyra Umbilicalis, Porphyra Umbilicalis Laver

    en:Porphyra Yezoensis, Porphyra Yezoensis Nori

    en:Porphyridium Cruentum

    en:Portulaca Oleracea, Portulaca Oleracea Purslane

    en:Primula Veris, Primula Veris Cowslip, Cowslip

    en:Protium Heptaphyllum

    en:Prunella Vulgaris, Prunella Vulgaris Self Heal, Prunella Vulgaris Selfheal, Self Heal, Selfheal
    functions:en:skin conditioning

    en:Prunus Amygdalus Amara, Prunus Amygdalus Amara Bitter Almond
    allergens:en:nuts, almond

    en:Prunus Amygdalus Dulcis, Prunus Amygdalus Dulcis Sweet Almond
    allergens:en:nuts, almond

    en:Prunus Armeniaca, Prunus Armeniaca Apricot

    en:Prunus Avium, Prunus Avium Sweet Cherry

    en:Prunus Cerasus, Prunus Cerasus Bitter Cherry, Prunus Cerasus Tart Cherry, Bitter Cherry

    en:Prunus Domestica

    en:Prunus Lannesiana

    en:Prunus Mume, Prunus Mume Japanese Apricot, Japanese Apricot

    en:Prunus Persica, Prunus Persica Peach

    en:Prunus Serotina, Prunus Serotina Wild Cherry

    en:Prunus Serrulata

    en:Prunus Speciosa

    en:Prunus Spinosa, Prunus Spinosa Blackthorn, Prunus Spinosa Sloe, Blackthorn

    en:Prunus Yedoensis, Prunus Yedoensis Yoshino Cherry, Yoshino Cherry

    en:Pseudotsuga Menziesii, Pseudotsuga Menziesii Douglas Fir, Douglas Fir

    en:Psidium Guajava, Psidium Guajava Guava

    en:Psoralea Corylifolia, Psoralea Corylifolia Babchi, Babchi

    en:Pteris Multifida

    en:Pterocarpus Marsupium, Pterocarpus Marsupium Indian Kino, Indian Kino

    en:Pterocarpus Santalinus

    en:Ptychopetalum Olacoides

    en:Pueraria Lobata, Pueraria Lobata Kudzu

    en:Pueraria Mirifica, Pueraria Mirifica Kwao Krua, Kwao Krua

    en:Pueraria Thunbergiana

    en:Pulsatilla Koreana

    en:Punica Granatum, Punica Granatum Pomegranate

    en:Pyracantha Fortuneana

    en:Pyrola Incarnata

    en:Pyrus Communis, Pyrus Communis Pear

    en:Pyrus Cydonia, Pyrus Cydonia Quince

    en:Pyrus Malus, Pyrus Malus Apple

    en:Pyrus Pyrifolia

    en:Pyrus Sorbus

    en:Quassia Amara

    en:Quercus Acutissima

    en:Quercus Alba, Quercus Alba White Oak, White Oak

    en:Quercus Glauca

    en:Quercus Petraea

    en:Quercus Robur, Quercus Robur Oak, Quercus Robur English Oak, English Oak

    en:Quercus Salicina

    en:Quercus Suber, Quercus Suber Cork Oak, Cork Oak

    en:Quillaja Saponaria, Quillaja Saponaria Soap Bark, Soap Bark

    en:Raphanus Sativus, Raphanus Sativus Radish

    en:Ravenala Madagascariensis, Ravenala Madagascariensis Traveler's Palm, Traveler's Palm

    en:Ravensara Aromatica

    en:Rehmannia Chinensis

    en:Rehmannia Glutinosa, Rehmannia Glutinosa Chinese Foxglove, Chinese Foxglove

    en:Reynoutria Sachalinensis

    en:Rhaponticum Carthamoides

    en:Rheum Palmatum

    en:Rhinacanthus Nasutus

    en:Rhizophora Mangle

    en:Rhodiola Rosea, Rhodiola Rosea Golden Root, Golden Root

    en:Rhus Semialata

    en:Rhus Succedanea, Rhus Succedanea Japan Wax, Japan Wax

    en:Rhus Verniciflua

    en:Ribes Nigrum, Ribes Nigrum Black Currant, Ribes Nigrum Blackcurrent, Blackcurrent

    en:Ribes Rubrum, Ribes Rubrum Red Currant

    en:Ricinus Communis, Ricinus Communis Castor, Castor

    en:Robinia Pseudoacacia

    en:Rosa Alba, Rosa Alba White Rose, White Rose

    en:Rosa Canina, Rosa Canina Dog Rose, Rosa Canina Rosehip, Rosa Canina Rose, Rosa Canina Rosehips, Dog Rose

    en:Rosa Centifolia, Rosa Centifolia Cabbage Rose, Cabbage Rose

    en:Rosa Damascena, Rosa Damascena Damask Rose, Rosa Damascena Rose, Rosa Damascena Moroccan Rose, Moroccan Rose

    en:Rosa Davurica

    en:Rosa Gallica, Rosa Gallica French Rose, French Rose

    en:Rosa Moschata, Rosa Moschata Musk Rose, Rosa Moschata Rosehip, Musk Rose

    en:Rosa Multiflora, Rosa Multiflora Multiflora Rose, Rosa Multiflora Rose, Multiflora Rose

    en:Rosa Roxburghii, Rosa Roxburghii Chestnut Rose, Chestnut Rose

    en:Rosa Rubiginosa, Rosa Rubiginosa Sweet Briar, Rosa Rubiginosa Rosehip, Sweet Briar

    en:Rosa Rugosa, Rosa Rugosa Rugosa Rose, Rugosa Rose

    en:Rosmarinus Officinalis

    en:Rubia Cordifolia, Rubia Cordifolia Madder, Madder

    en:Rubus Arcticus

    en:Rubus Chamaemorus, Rubus Chamaemorus Cloudberry

    en:Rubus Coreanus, Rubus Coreanus Korean Black Raspberry, Korean Black Raspberry

    en:Rubus Ellipticus

    en:Rubus Fruticosus, Rubus Fruticosus Blackberry

    en:Rubus Idaeus, Rubus Idaeus Raspberry

    en:Rubus Occidentalis

    en:Rubus Suavissimus, Rubus Suavissimus Raspberry

    en:Rubus Villosus

    en:Rumex Occidentalis

    en:Ruscus Aculeatus, Ruscus Aculeatus Butcher's Broom, Ruscus Aculeatus Butcherbroom, Butcher's Broom, Butcherbroom

    en:Ruta Graveolens, Ruta Graveolens Rue

    en:Saccharum Officinarum, Saccharum Officinarum Sugarcane, Saccharum Officinarum Sugar Cane

    en:Salacia Reticulata

    en:Salicornia Herbacea, Salicornia Herbacea Glasswort, Glasswort

    en:Salix Alba, Salix Alba White Willow, Salix Alba Willow, White Willow, Willow

    en:Salix Nigra, Salix Nigra Black Willow, Salix Nigra Willow, Black Willow

    en:Salvia Hispanica, Salvia Hispanica Chia

    en:Salvia Lavandulifolia

    en:Salvia Officinalis, Salvia Officinalis Sage

    en:Salvia Sclarea, Salvia Sclarea Clary Sage, Salvia Sclarea Clary, Clary Sage, Clary

    en:Sambucus Nigra, Sambucus Nigra Elder Berry, Elder Berry

    en:Sanguisorba Officinalis, Sanguisorba Officinalis Great Burnet, Sanguisorba Officinalis Burnet, Great Burnet, Burnet

    en:Sanicula Europaea

    en:Santalum Acuminatum, Santalum Acuminatum Quandong, Quandong

    en:Santalum Album, Santalum Album Sandalwood

    en:Santalum Austrocaledonicum, Santalum Austrocaledonicum New Caledonian Sandalwood, New Caledonian Sandalwood

    en:Santalum Spicatum, Santalum Spicatum Western Australian Sandalwood, Santalum Spicatum Sandalwood, Western Australian Sandalwood

    en:Sapindus Mukorossi, Sapindus Mukorossi Soapberry, Sapindus Mukorossi Soapnut, Soapberry, Soapnut

    en:Sapindus Trifoliatus

    en:Saponaria Officinalis, Saponaria Officinalis Soapwort, Soapwort

    en:Sarcodon Aspratus

    en:Sargassum Filipendula

    en:Sargassum Fulvellum

    en:Sargassum Fusiforme

    en:Sargassum Muticum

    en:Sasa Quelpaertensis

    en:Satureja Hortensis, Satureja Hortensis Summer Savory

    en:Saururus Chinensis

    en:Saussurea Involucrata

    en:Saussurea Lappa, Saussurea Lappa Costus, Costus

    en:Saxifraga Sarmentosa

    en:Schinus Molle, Schinus Molle Peruvian Pepper, Peruvian Pepper

    en:Schinus Terebinthifolia, Schinus Terebinthifolia Brazilian Pepper, Brazilian Pepper

    en:Schinus Terebinthifolius

    en:Schinziophyton Rautanenii, Schinziophyton Rautanenii Mongongo, Schinziophyton Rautanenii Manketti, Mongongo, Manketti

    en:Schisandra Chinensis

    en:Schizandra Chinensis

    en:Sciadopitys Verticillata

    en:Sclerocarya Birrea, Sclerocarya Birrea Marula, Marula

    en:Scutellaria Baicalensis, Scutellaria Baicalensis Baikal Skullcap, Scutellaria Baicalensis Skullcap, Baikal Skullcap, Skullcap

    en:Scutellaria Galericulata

    en:Scutellaria Lateriflora, Scutellaria Lateriflora Skullcap

    en:Secale Cereale
    allergens:en:gluten

    en:Selaginella Lepidophylla

    en:Selaginella Tamariscina, Selaginella Tamariscina Spike Moss, Spike Moss

    en:Serenoa Serrulata, Serenoa Serrulata Saw Palmetto

    en:Sesamum Indicum, Sesamum Indicum Sesame
    allergens:en:sesame-seeds

    en:Shorea Robusta, Shorea Robusta Sal

    en:Shorea Stenoptera, Shorea Stenoptera Illipe

    en:Sida Cordifolia

    en:Sigesbeckia Orientalis

    en:Silybum Marianum, Silybum Marianum Milk Thistle, Silybum Marianum Lady's Thistle, Lady's Thistle

    en:Simmondsia Chinensis, Simmondsia Chinensis Jojoba, Jojoba

    en:Smilax Aristolochiifolia

    en:Smilax China

    en:Solanum Lycopersicum, Solanum Lycopersicum Tomato

    en:Solanum Melongena, Solanum Melongena Eggplant

    en:Solanum Tuberosum, Solanum Tuberosum Potato

    en:Solanum Xanthocarpum

    en:Solidago Virgaurea, Solidago Virgaurea Goldenrod, Goldenrod

    en:Sophora Angustifolia

    en:Sophora Flavescens, Sophora Flavescens Shrubby Sophora, Shrubby Sophora

    en:Sophora Japonica, Sophora Japonica Japanese Pagoda Tree, Japanese Pagoda Tree

    en:Sorbus Commixta

    en:Sorghum Bicolor

    en:Sparassis Crispa

    en:Spatholobus Suberectus

    en:Spergularia Rubra

    en:Spilanthes Acmella, Spilanthes Acmella Toothache Plant, Toothache Plant

    en:Spinacia Oleracea, Spinacia Oleracea Spinach

    en:Spiraea Ulmaria, Spiraea Ulmaria Meadowsweet, Meadowsweet

    en:Spirulina Maxima

    en:Spirulina Platensis

    en:Stellaria Media, Stellaria Media Chickweed, Chickweed

    en:Strelitzia Nicolai

    en:Styrax Benzoin

    en:Styrax Tonkinensis, Styrax Tonkinensis Siam Benzoin, Siam Benzoin

    en:Swertia Chirata

    en:Symphytum Officinale, Symphytum Officinale Comfrey, Comfrey

    en:Syringa Vulgaris, Syringa Vulgaris Lilac, Lilac

    en:Syzygium Jambos

    en:Syzygium Luehmannii, Syzygium Luehmannii Riberry, Riberry

    en:Tagetes Erecta, Tagetes Erecta African Marigold, Tagetes Erecta Marigold, African Marigold, Marigold

    en:Tamarindus Indica

    en:Tanacetum Annuum, Tanacetum Annuum Blue Tansy, Blue Tansy

    en:Tanacetum Vulgare, Tanacetum Vulgare Tansy, Tansy

    en:Taraktogenos Kurzii

    en:Taraxacum Coreanum

    en:Taraxacum Officinale, Taraxacum Officinale Dandelion

    en:Tarchonanthus Camphoratus

    en:Tasmannia Lanceolata, Tasmannia Lanceolata Tasmanian Pepper, Tasmanian Pepper

    en:Taxus Cuspidata

    en:Tephrosia Purpurea

    en:Terminalia Arjuna

    en:Terminalia Bellerica, Terminalia Bellerica Bibhitaki, Bibhitaki

    en:Terminalia Chebula, Terminalia Chebula Haritaki, Haritaki

    en:Terminalia Ferdinandiana, Terminalia Ferdinandiana Kakadu Plum, Terminalia Ferdinandiana Kakadu, Kakadu Plum, Kakadu

    en:Theobroma Cacao, Theobroma Cacao Cocoa

    en:Theobroma Grandiflorum, Theobroma Grandiflorum Cupuacu, Cupuacu

    en:Thuja Occidentalis, Thuja Occidentalis White Cedar, White Cedar

    en:Thuja Orientalis, Thuja Orientalis Oriental Arborvitae, Oriental Arborvitae

    en:Thuja Plicata, Thuja Plicata Western Red Cedar, Western Red Cedar

    en:Thujopsis Dolabrata, Thujopsis Dolabrata Hiba

    en:Thymus Mastichina

    en:Thymus Quinquecostatus

    en:Thymus Serpillum, Thymus Serpillum Thyme

    en:Thymus Serpyllum, Thymus Serpyllum Wild Thyme

    en:Thymus Vulgaris, Thymus Vulgaris Thyme

    en:Thymus Zygis

    en:Tilia Cordata, Tilia Cordata Linden

    en:Tilia Europaea, Tilia Europaea Linden

    en:Tilia Platyphyllos, Tilia Platyphyllos Large Leaved Linden, Large Leaved Linden

    en:Tillandsia Usneoides, Tillandsia Usneoides Spanish Moss, Spanish Moss

    en:Tinospora Cordifolia, Tinospora Cordifolia Guduchi, Guduchi

    en:Torilis Japonica

    en:Torreya Grandis

    en:Torreya Nucifera, Torreya Nucifera Japanese Nutmeg Yew, Japanese Nutmeg Yew

    en:Trametes Versicolor, Trametes Versicolor Turkey Tail

    en:Trapa Japonica

    en:Tremella Fuciformis, Tremella Fuciformis Tremella Mushroom, Tremella Fuciformis Snow Mushroom, Tremella Fuciformis Mushroom, Tremella Mushroom, Snow Mushroom

    en:Tribulus Terrestris, Tribulus Terrestris Puncture Vine, Puncture Vine

    en:Tricholoma Matsutake

    en:Trichosanthes Kirilowii

    en:Trifolium Pratense, Trifolium Pratense Red Clover, Trifolium Pratense Clover, Clover

    en:Trigonella Foenum-Graecum, Trigonella Foenum-Graecum Fenugreek

    en:Tripleurospermum Maritimum

    en:Triticum Aestivum
    allergens:en:wheat, gluten

    en:Triticum Vulgare, Triticum Vulgare Wheat, Triticum Vulgare Wheat Bran
    allergens:en:wheat, gluten

    en:Tropaeolum Majus, Tropaeolum Majus Nasturtium, Nasturtium

    en:Tsuga Canadensis, Tsuga Canadensis Hemlock Spruce, Hemlock Spruce

    en:Tulipa Gesneriana

    en:Tussilago Farfara, Tussilago Farfara Coltsfoot, Coltsfoot

    en:Ulmus Davidiana, Ulmus Davidiana Japanese Elm, Japanese Elm

    en:Ulmus Fulva, Ulmus Fulva Slippery Elm

    en:Ulva Lactuca, Ulva Lactuca Sea Lettuce, Sea Lettuce

    en:Uncaria Gambir

    en:Uncaria Tomentosa, Uncaria Tomentosa Cat's Claw

    en:Undaria Pinnatifida, Undaria Pinnatifida Wakame

    en:Urtica Dioica, Urtica Dioica Nettle, Urtica Dioica Stinging Nettle

    en:Usnea Barbata, Usnea Barbata Lichen, Usnea Barbata Beard Lichen, Lichen, Beard Lichen

    en:Vaccinium Angustifolium, Vaccinium Angustifolium Blueberry

    en:Vaccinium Corymbosum, Vaccinium Corymbosum Blueberry

    en:Vaccinium Macrocarpon, Vaccinium Macrocarpon Cranberry

    en:Vaccinium Myrtillus, Vaccinium Myrtillus Bilberry

    en:Vaccinium Oxycoccos

    en:Vaccinium Virgatum

    en:Vaccinium Vitis-Idaea, Vaccinium Vitis-Idaea Lingonberry, Vaccinium Vitis-Idaea Cowberry

    en:Valeriana Officinalis

    en:Vanilla Planifolia, Vanilla Planifolia Vanilla Bean

    en:Vanilla Tahitensis

    en:Verbascum Thapsus, Verbascum Thapsus Mullein, Mullein
    functions:en:skin conditioning

    en:Verbena Officinalis, Verbena Officinalis Vervain, Vervain

    en:Veronica Officinalis, Veronica Officinalis Speedwell, Speedwell

    en:Vetiveria Zizanoides

    en:Viburnum Prunifolium, Viburnum Prunifolium Black Haw, Black Haw

    en:Victoria Amazonica

    en:Vincetoxicum Atratum

    en:Viola Mandshurica

    en:Viola Odorata, Viola Odorata Sweet Violet, Sweet Violet

    en:Viola Tricolor, Viola Tricolor Pansy, Viola Tricolor Heartsease, Pansy, Heartsease

    en:Viscum Album, Viscum Album Mistletoe, Mistletoe

    en:Vitex Agnus Castus

    en:Vitex Rotundifolia

    en:Vitis Labrusca

    en:Vitis Rotundifolia, Vitis Rotundifolia Muscadine, Muscadine

    en:Vitis Vinifera, Vitis Vinifera Grape
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on Vitis vinifera-derived ingredients; 2012; abstract; -; -; safe as used

    en:Voandzeia Subterranea

    en:Wasabia Japonica

    en:Withania Somnifera, Withania Somnifera Ashwagandha

    en:Xerochrysum Bracteatum

    en:Ximenia Americana, Ximenia Americana Tallow Wood, Tallow Wood

    en:Yucca Filamentosa

    en:Yucca Schidigera, Yucca Schidigera Mojave Yucca, Mojave Yucca

    en:Zanthoxylum Alatum

    en:Zanthoxylum Bungeanum

    en:Zanthoxylum Piperitum, Zanthoxylum Piperitum Japanese Pepper, Japanese Pepper

    en:Zea Mays, Zea Mays Corn

    en:Zingiber Aromaticus

    en:Zingiber Cassumunar, Zingiber Cassumunar Plai

    en:Zingiber Officinale, Zingiber Officinale Ginger

    en:Zingiber Zerumbet, Zingiber Zerumbet Shampoo Ginger, Shampoo Ginger

    en:Ziziphus Jujuba, Ziziphus Jujuba Jujube
    """#
  }
}
