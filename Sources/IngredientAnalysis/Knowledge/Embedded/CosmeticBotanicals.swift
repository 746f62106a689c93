extension EmbeddedTables {
  /// Plant and algae extracts, oils and waters: INCI names with the common names of labels.
  static let cosmeticBotanicals = #"""
    # Sources: INCI names and functions: CosIng, (c) European Union, reuse under Decision 2011/833/EU.
    # Rules: Annexes II and III of Regulation (EC) 1223/2009, state of December 2025.
    # Common names: as printed on US labels.

    en:Abies Sibirica Oil, Abies Sibirica (Fir) Oil, Fir Oil
    functions:en:fragrance, tonic
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/106; -; -; peroxide value of the raw material below 10 mmol/l

    en:Acacia Decurrens Flower Wax, Acacia Decurrens (Mimosa) Flower Wax, Mimosa Flower Wax
    functions:en:skin conditioning emollient, skin conditioning

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

    en:Adansonia Digitata Seed Oil, Adansonia Digitata (Baobab) Seed Oil, Baobab Seed Oil
    functions:en:skin conditioning emollient, hair conditioning

    en:Aesculus Hippocastanum Leaf Extract, Aesculus Hippocastanum (Horse Chestnut) Leaf Extract
    functions:en:skin conditioning

    en:Aesculus Hippocastanum Seed Extract, Aesculus Hippocastanum (Horse Chestnut) Seed Extract
    functions:en:skin conditioning

    en:Agar
    functions:en:viscosity controlling, fragrance

    en:Alaria Esculenta Extract
    functions:en:hair conditioning, skin protecting

    en:Albizia Julibrissin Bark Extract
    functions:en:fragrance, skin conditioning

    en:Alchemilla Vulgaris Extract
    functions:en:astringent, skin conditioning

    en:Alchemilla Vulgaris Leaf Extract
    functions:en:antioxidant, astringent

    en:Aleurites Moluccanus Seed Oil, Aleurites Moluccana (Kukui) Seed Oil, Aleurites Moluccana (Kukui) Nut Oil
    functions:en:skin conditioning

    en:Aloe Barbadensis Flower Extract, Aloe Barbadensis (Aloe Vera) Flower Extract
    functions:en:skin conditioning emollient, skin conditioning

    en:Aloe Barbadensis Leaf Extract, Aloe Barbadensis (Aloe Vera) Leaf Extract, Aloe Barbadensis
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

    en:Anogeissus Leiocarpus Bark Extract
    functions:en:skin protecting

    en:Anthemis Nobilis Flower Extract, Anthemis Nobilis (Chamomile) Flower Extract, Anthemis Nobilis (Chamomile)
    functions:en:fragrance, skin conditioning

    en:Anthemis Nobilis Flower Oil, Anthemis Nobilis (Chamomile) Flower Oil, Anthemis nobilis (Chamomile Roman) Flower Oil, Chamomile Flower Oil
    functions:en:fragrance, skin conditioning

    en:Anthemis Nobilis Flower Water, Anthemis Nobilis (Chamomile) Flower Water, Chamomile Flower Water
    functions:en:fragrance, skin conditioning

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

    en:Aristotelia Chilensis Fruit Extract, Aristotelia Chilensis (Maqui) Fruit Extract
    functions:en:skin conditioning

    en:Arnica Montana Extract, Arnica Montana (Arnica) Extract
    functions:en:skin conditioning

    en:Arnica Montana Flower Extract, Arnica Montana (Wolf's Bane) Flower Extract
    functions:en:fragrance, skin conditioning

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

    en:Aspalathus Linearis Leaf Extract, Aspalathus Linearis (Red Tea) Leaf Extract, Aspalathus Linearis Leaf (Red Tea) Extract, Aspalathus Linearis (Rooibos) Leaf Extract
    functions:en:skin conditioning

    en:Asparagopsis Armata Extract
    functions:en:skin protecting

    en:Astrocaryum Murumuru Seed Butter, Astrocaryum Murumuru Butter
    functions:en:skin conditioning emollient, skin conditioning

    en:Avena Sativa Bran Extract, Avena Sativa (Oat) Bran Extract
    functions:en:abrasive
    allergens:en:gluten

    en:Avena Sativa Kernel Extract, Avena Sativa (Oat) Kernel Extract, Oat Kernel Extract
    functions:en:antioxidant, skin conditioning emollient
    allergens:en:gluten

    en:Avena Sativa Kernel Flour, Avena Sativa (Oat) Kernel Flour, Oat Kernel Flour, Avena Sativa Kernel Flour (Oat) Kernel Flour
    functions:en:viscosity controlling, abrasive
    allergens:en:gluten

    en:Bambusa Vulgaris Extract, Bambusa Vulgaris (Bamboo) Extract
    functions:en:skin conditioning

    en:Bambusa Vulgaris Leaf/Stem Extract, Bambusa Vulgaris (Bamboo) Leaf/Stem Extract
    functions:en:humectant, oral care

    en:Baptisia Tinctoria Root Extract
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

    en:Bulnesia Sarmientoi Wood Oil
    functions:en:fragrance, skin conditioning

    en:Bupleurum Falcatum Root Extract
    functions:en:skin conditioning

    en:Butyrospermum Parkii Butter, Butyrospermum Parkii (Shea) Butter, Shea Butter, Butyrospermum Parkii Butter (Butyrospermum Parkii (Shea Butter)), Butyrospermum Parkii Butter/Shea Butter, Butyrospermum Parkii (Shea) Nut Butter, Butyrospermum Parkii (Shea Butter) Butter
    functions:en:viscosity controlling, skin conditioning

    en:Butyrospermum Parkii Butter Extract, Butyrospermum Parkii (Shea) Butter Extract
    functions:en:skin conditioning

    en:Caesalpinia Spinosa Gum
    functions:en:viscosity controlling, film forming

    en:Calendula Officinalis Extract
    functions:en:skin conditioning

    en:Calendula Officinalis Flower Extract, Calendula Officinalis (Calendula) Flower Extract, Calendula Officinalis (Pot Marigold) Flower Extract
    functions:en:fragrance, skin conditioning

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

    en:Camellia Sinensis Leaf Extract, Camellia Sinensis (Green Tea) Leaf Extract, Camellia Sinensis (White Tea) Leaf Extract, Camellia Sinensis Leaf (Green Tea) Extract, Camellia Sinensis (Yellow Tea) Leaf Extract, Camellia Sinensis (Japanese White Tea) Leaf Extract, Green Tea Extract, White Tea Leaf Extract
    functions:en:humectant, antioxidant

    en:Camellia Sinensis Leaf Powder, Camellia Sinensis (Green Tea) Leaf Powder, Green Tea Leaf Powder
    functions:en:exfoliating

    en:Camellia Sinensis Leaf Water, Camellia Sinensis (Green Tea) Leaf Water, Green Tea Leaf Water
    functions:en:fragrance, tonic

    <en:fragrance-allergens
    en:Cananga Odorata Flower Extract, Cananga Odorata (Ylang Ylang) Flower Extract
    functions:en:skin conditioning, perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/347; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Cananga Odorata Flower Oil, Cananga Odorata (Ylang Ylang) Oil, Cananga Odorata Flower (Ylang Ylang) Oil, Cananga Odorata (Ylang Ylang) Flower Oil, Ylang Ylang Flower Oil, Ylang Ylang Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/347; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Cannabis Sativa Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Canola Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Carica Papaya Fruit Extract, Carica Papaya (Papaya) Fruit Extract
    functions:en:skin conditioning

    en:Carthamus Tinctorius Flower Extract, Carthamus Tinctorius (Safflower) Flower Extract
    functions:en:skin conditioning

    en:Carthamus Tinctorius Oleosomes, Carthamus Tinctorius (Safflower) Oleosomes
    functions:en:emulsion stabilising, skin conditioning emollient

    en:Carthamus Tinctorius Seed Oil, Carthamus Tinctorius (Safflower) Seed Oil, Safflower Seed Oil
    functions:en:fragrance, skin conditioning

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

    en:Centella Asiatica Leaf Water, Centella Asiatica (Gotu Kola) Leaf Water, Gotu Kola Leaf Water
    functions:en:skin conditioning

    en:Centella Asiatica Meristem Cell Culture, Centella Asiatica (Gotu Kola) Meristem Cell Culture
    functions:en:antioxidant, skin protecting

    en:Ceratonia Siliqua Fruit Extract, Ceratonia Siliqua (Carob) Fruit Extract
    functions:en:fragrance, skin conditioning

    en:Ceratonia Siliqua Gum, Ceratonia Siliqua (Carob) Gum, Carob Gum
    functions:en:emulsion stabilising, viscosity controlling

    en:Chamomilla Recutita Extract, Chamomilla Recutita (Matricaria) Extract, Chamomilla Recutita (Matricaria)
    functions:en:skin conditioning

    en:Chamomilla Recutita Flower Extract, Chamomilla Recutita (Matricaria) Flower Extract, Matricaria Flower Extract, Chamomilla Recutita (Chamomile) Flower Extract, Chamomilla Recutita (Matricia) Flower Extract
    functions:en:fragrance, skin conditioning

    en:Chamomilla Recutita Flower Oil, Chamomilla Recutita (Matricaria) Flower Oil, Matricaria Flower Oil
    functions:en:fragrance, skin conditioning

    en:Chamomilla Recutita Flower Water, Chamomilla Recutita (Matricaria) Flower Water, Matricaria Flower Water
    functions:en:fragrance

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

    en:Citrus Aurantifolia Fruit Extract, Citrus Aurantifolia (Lime) Fruit Extract
    functions:en:skin conditioning

    en:Citrus Aurantifolia Oil, Citrus Aurantifolia (Lime) Oil, Lime Oil
    functions:en:hair conditioning, fragrance

    en:Citrus Aurantifolia Peel Extract, Citrus Aurantifolia (Lime) Peel Extract
    functions:en:hair conditioning, skin conditioning

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

    <en:fragrance-allergens
    en:Citrus Aurantium Amara Peel Oil, Citrus Aurantium Amara (Bitter Orange) Peel Oil, Bitter Orange Peel Oil
    functions:en:skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/351; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Aurantium Bergamia Fruit Extract, Citrus Aurantium Bergamia (Bergamot) Fruit Extract
    functions:en:skin conditioning

    <en:fragrance-allergens
    en:Citrus Aurantium Bergamia Fruit Oil, Citrus Aurantium Bergamia (Bergamot) Fruit Oil, Bergamot Fruit Oil, Bergamot Oil
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/352; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Citrus Aurantium Bergamia Peel Oil, Citrus Aurantium Bergamia (Bergamot) Peel Oil, Bergamot Peel Oil
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/352; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Citrus Aurantium Dulcis Flower Oil, Citrus Aurantium Dulcis (Orange) Flower Oil, Orange Flower Oil
    functions:en:astringent, fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/350; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Aurantium Dulcis Fruit Extract, Citrus Aurantium Dulcis (Orange) Fruit Extract, Orange Fruit Extract
    functions:en:fragrance, skin conditioning

    en:Citrus Aurantium Dulcis Fruit Water, Citrus Aurantium Dulcis (Orange) Fruit Water, Orange Fruit Water
    functions:en:fragrance

    en:Citrus Aurantium Dulcis Oil, Citrus Aurantium Dulcis (Orange) Oil, Citrus Aurantium Dulcis (Blood Orange) oil, Citrus Aurantium Dulcis (Sweet Orange) Oil, Orange Oil
    functions:en:fragrance

    en:Citrus Aurantium Dulcis Peel Extract, Citrus Aurantium Dulcis (Orange) Peel Extract
    functions:en:emulsion stabilising, viscosity controlling

    <en:fragrance-allergens
    en:Citrus Aurantium Dulcis Peel Oil, Citrus Aurantium Dulcis (Orange) Peel Oil, Orange Peel Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/351; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Grandis Fruit Extract, Citrus Grandis (Grapefruit) Fruit Extract
    functions:en:astringent, skin conditioning

    en:Citrus Grandis Peel Extract, Citrus Grandis (Grapefruit) Peel Extract
    functions:en:astringent, skin conditioning

    en:Citrus Grandis Peel Oil, Citrus Grandis (Grapefruit) Peel Oil, Grapefruit Peel Oil
    functions:en:fragrance, skin conditioning

    en:Citrus Grandis Seed Extract, Citrus Grandis (Grapefruit) Seed Extract
    functions:en:astringent, skin conditioning

    en:Citrus Junos Seed Extract, Citrus Junos (Yuzu) Seed Extract
    functions:en:antioxidant

    en:Citrus Limon Fruit Extract, Citrus Limon (Lemon) Fruit Extract, Citrus Medica Limonum (Lemon) Fruit Extract, Lemon Fruit Extract, Citrus Medica Limonum Fruit Extract
    functions:en:fragrance, skin conditioning

    en:Citrus Limon Peel Extract, Citrus Limon (Lemon) Peel Extract, Lemon Peel Extract
    functions:en:skin conditioning emollient, skin protecting

    <en:fragrance-allergens
    en:Citrus Limon Peel Oil, Citrus Limon (Lemon) Peel Oil, Citrus Medica Limonum (Lemon) Peel Oil, Lemon Peel Oil, Citrus Medica Limonum Peel Oil
    functions:en:fragrance, skin conditioning
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/353; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Nobilis Peel Oil, Citrus Nobilis (Mandarin Orange) Peel Oil, Mandarin Orange Peel Oil
    functions:en:fragrance, skin conditioning

    en:Citrus Paradisi Peel Oil, Citrus Paradisi (Grapefruit) Peel Oil
    functions:en:fragrance

    en:Citrus Reticulata Peel Extract, Citrus Reticulata (Tangerine) Peel Extract
    functions:en:skin conditioning

    en:Citrus Reticulata Peel Oil, Citrus Reticulata (Tangerine) Peel Oil, Citrus Reticulata (Mandarin Red) Peel Oil, Tangerine Peel Oil
    functions:en:flavouring, fragrance

    <en:fragrance-allergens
    en:Citrus Sinensis Peel Oil Expressed, Citrus Sinensis (Orange) Peel Oil Expressed
    functions:en:perfuming
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/351; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Citrus Tangerina Peel Extract, Citrus Tangerina (Tangerine) Peel Extract
    functions:en:astringent

    en:Citrus Tangerina Peel Oil, Citrus Tangerina (Tangerine) Peel Oil
    functions:en:fragrance, skin conditioning

    en:Citrus Unshiu Peel Extract, Citrus Unshiu (Satsuma) Peel Extract
    functions:en:fragrance

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

    en:Coleus Forskohlii Extract, Coleus Barbatus Extract

    en:Commiphora Erythrea Glabrescens Gum Oil
    functions:en:perfuming
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/183; -; -; 0.6 %

    en:Commiphora Mukul Resin Extract
    functions:en:skin conditioning, tonic

    en:Copaifera Officinalis Resin, Copaifera Officinalis (Balsam Copaiba) Resin
    functions:en:film forming, fragrance

    en:Copernicia Cerifera Wax, Copernicia Cerifera (Carnauba) Wax, Carnauba Wax, Copernicia Cerifera Cera, Copernicia Cerifera (Carnauba) Cera
    functions:en:depilatory

    en:Coptis Japonica Extract
    functions:en:hair conditioning, anti seborrheic

    en:Coptis Japonica Root Extract
    functions:en:skin conditioning

    en:Corallina Officinalis Extract
    functions:en:skin conditioning

    en:Cordyceps Sinensis Extract, Cordyceps Sinensis (Mushroom) Extract
    functions:en:humectant, antioxidant

    en:Coriandrum Sativum Seed Extract, Coriandrum Sativum (Coriander) Seed Extract
    functions:en:skin conditioning

    en:Coriandrum Sativum Seed Oil, Coriander Seed Oil, Coriandrum Sativum (Coriander) Seed Oil
    functions:en:skin conditioning emollient

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

    en:Elaeis Guineensis Kernel Oil, Elaeis Guineensis (Palm) Kernel Oil, Palm Kernel Oil
    functions:en:skin conditioning emollient

    en:Elaeis Guineensis Oil, Elaeis Guineensis (Palm) Oil, Elaeis Guineensis (Sustainable Palm) Oil, Palm Oil
    functions:en:skin conditioning emollient

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

    en:Euphrasia Officinalis Extract, Euphrasia Officinalis (Eyebright) Extract
    functions:en:astringent, soothing

    en:Euterpe Oleracea Fruit Extract, Euterpe Oleracea (Acai) Fruit Extract, Euterpe Oleracea Fruit Extract (Acai)
    functions:en:hair conditioning

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

    en:Ferula Galbaniflua Resin Oil, Ferula Galbaniflua (Galbanum) Resin Oil, Galbanum Resin Oil
    functions:en:antimicrobial, perfuming

    en:Ficus Carica Fruit Extract, Ficus Carica (Fig) Fruit Extract
    functions:en:humectant

    en:Foeniculum Vulgare Seed Extract, Foeniculum Vulgare (Fennel) Seed Extract
    functions:en:skin conditioning

    en:Fragaria Vesca Fruit Extract, Fragaria Vesca (Strawberry) Fruit Extract
    functions:en:astringent, skin conditioning

    en:Fucus Vesiculosus Extract, Fucus Vesiculosus (Bladderwrack) Extract
    functions:en:skin conditioning emollient, soothing

    en:Furcellaria Lumbricalis Extract
    functions:en:skin conditioning

    en:Fuscoporia Obliqua Sclerotium Extract
    functions:en:skin conditioning

    en:Ganoderma Lucidum Extract, Ganoderma Lucidum (Reishi Mushroom) Extract, Ganoderma Lucidum (Mushroom) Extract
    functions:en:skin protecting

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

    en:Ginkgo Biloba Leaf Extract, Ginkgo Biloba Leaf Extract (Ginkgo Biloba)
    functions:en:skin conditioning
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class

    en:Glycine Soja Extract, Glycine Soja (Soybean) Extract, Glycine (Soybean) Soja Extract
    functions:en:skin conditioning
    allergens:en:soybeans

    en:Glycine Soja Oil, Glycine Soja (Soybean) Oil, Soybean Oil, Glycine Soja (Soybean) Oil/Glycine Soja Oil
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:soybeans

    en:Glycine Soja Protein, Glycine Soja (Soybean) Protein
    functions:en:surfactant emulsifying, hair conditioning
    allergens:en:soybeans

    en:Glycine Soja Seed Extract, Glycine Soja (Soybean) Seed Extract
    functions:en:skin conditioning
    allergens:en:soybeans

    en:Glycine Soja Sprout Extract, Glycine Soja (Soybean) Sprout Extract, Soybean Sprout Extract
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:soybeans

    en:Glycine Soja Sterols, Glycine Soja (Soybean) Sterols, Soybean Sterols
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:soybeans

    en:Glycyrrhiza Glabra Root Extract, Glycyrrhiza Glabra (Licorice) Root Extract, Glycyrrhiza Glabra (Liquorice) Root Extract
    functions:en:skin conditioning emollient, soothing

    en:Glycyrrhiza Uralensis Root Extract, Glycyrrhiza Uralensis (Licorice) Root Extract
    functions:en:skin conditioning

    en:Gossypium Herbaceum Extract, Gossypium Herbaceum (Cotton) Extract
    functions:en:skin conditioning

    en:Gossypium Herbaceum Seed Oil, Gossypium Herbaceum (Cotton) Seed Oil, Cotton Seed Oil
    functions:en:skin conditioning

    en:Haematococcus Pluvialis Extract
    functions:en:antioxidant

    en:Hamamelis Virginiana Extract, Hamamelis Virginiana (Witch Hazel) Extract, Hamamelis Virginiana (Witch Hazel)
    functions:en:anti sebum, astringent

    en:Hamamelis Virginiana Flower Water, Hamamelis Virginiana (Witch Hazel) Flower Water, Witch Hazel Flower Water
    functions:en:hair conditioning, astringent

    en:Hamamelis Virginiana Leaf Extract, Hamamelis Virginiana (Witch Hazel) Leaf Extract, Witch Hazel Leaf Extract
    functions:en:skin conditioning

    en:Hamamelis Virginiana Water, Hamamelis Virginiana (Witch Hazel) Water, Witch Hazel Water, Witch Hazel Distillate, Witch Hazel
    functions:en:hair conditioning, astringent

    en:Hedera Helix Extract, Hedera Helix (Ivy) Extract
    functions:en:astringent, soothing

    en:Helianthus Annuus Seed Extract, Helianthus Annuus (Sunflower) Seed Extract
    functions:en:skin conditioning

    en:Helianthus Annuus Seed Oil, Helianthus Annuus (Sunflower) Seed Oil, Sunflower Seed Oil, Sunflower Oil, Helianthus Annuus Oil
    functions:en:skin conditioning emollient, fragrance

    en:Helianthus Annuus Seed Wax, Helianthus Annuus (Sunflower) Seed Wax, Sunflower Seed Wax
    functions:en:skin conditioning

    en:Helianthus Annuus Seedcake, Helianthus Annuus (Sunflower) Seedcake
    functions:en:abrasive, bulking

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

    en:Hordeum Vulgare Extract, Hordeum Vulgare (Barley) Extract/Extrait D'Orge, Hordeum Vulgare (Barley) Extract
    functions:en:skin conditioning emollient, skin conditioning
    allergens:en:gluten

    en:Hordeum Vulgare Seed Extract, Hordeum Vulgare (Barley) Seed Extract
    functions:en:skin conditioning
    allergens:en:gluten

    en:Houttuynia Cordata Extract
    functions:en:skin conditioning

    en:Humulus Lupulus Extract, Humulus Lupulus (Hops) Extract
    functions:en:antiperspirant, hair conditioning

    en:Hypericum Perforatum Extract
    functions:en:astringent, soothing

    en:Hypnea Musciformis Extract, Hypnea Musciformis (Algae) Extract
    functions:en:skin protecting

    en:Illicium Verum Fruit/Seed Oil, Illicium Verum (Anise) Fruit/Seed Oil, Anise Fruit/Seed Oil
    functions:en:oral care, fragrance

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

    en:Laminaria Japonica Extract
    functions:en:skin protecting

    en:Laminaria Ochroleuca Extract
    functions:en:skin conditioning

    en:Laminaria Saccharina Extract, Laminaria Saccharina (Kelp) Extract
    functions:en:skin protecting

    en:Lamium Album Flower Extract
    functions:en:astringent, skin conditioning

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

    en:Leontopodium Alpinum Extract, Leontopodium Alpinum (Edelweiss) Extract
    functions:en:skin conditioning

    en:Leontopodium Alpinum Meristem Cell Culture, Leontopodium Alpinum (Edelweiss) Meristem Cell Culture
    functions:en:skin conditioning

    en:Lepidium Sativum Sprout Extract
    functions:en:skin conditioning

    en:Limnanthes Alba Seed Oil, Limnanthes Alba (Meadowfoam) Seed Oil, Meadowfoam Seed Oil
    functions:en:skin conditioning

    en:Limonium Vulgare Flower/Leaf/Stem Extract
    functions:en:skin conditioning

    en:Linum Usitatissimum Seed Extract, Linum Usitatissimum (Linseed) Seed Extract
    functions:en:skin conditioning, perfuming

    en:Linum Usitatissimum Seed Oil, Linum Usitatissimum (Linseed) Seed Oil, Linum Usitatissimum (Flax) Seed Oil, Linum Usitatissimum (ORGANICLinseed) Seed Oil, Linseed Seed Oil
    functions:en:skin conditioning, perfuming

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

    en:Malus Domestica Fruit Cell Culture Extract, Malus Domestica Fruit (Apple) Cell Culture Extract, Malus Domestica (Apple) Fruit Cell Culture Extract
    functions:en:skin conditioning

    en:Mangifera Indica Fruit Extract, Mangifera Indica (Mango) Fruit Extract
    functions:en:skin conditioning

    en:Mangifera Indica Seed Butter, Mangifera Indica (Mango) Seed Butter, Mango Seed Butter
    functions:en:skin conditioning

    en:Medicago Sativa Extract, Medicago Sativa (Alfalfa) Extract
    functions:en:tonic

    en:Medicago Sativa Seed Extract, Medicago Sativa (Alfalfa) Seed Extract
    functions:en:skin conditioning

    en:Medicago Sativa Seed Powder, Medicago Sativa (Alfalfa) Seed Powder, Alfalfa Seed Powder
    functions:en:skin conditioning

    en:Melaleuca Alternifolia Leaf Oil, Melaleuca Alternifolia (Tea Tree) Leaf Oil, Tea Tree Leaf Oil, Tea Tree Oil
    functions:en:antioxidant, perfuming

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

    en:Nelumbo Nucifera Flower Extract, Nelumbo Nucifera (Lotus) Flower Extract
    functions:en:skin conditioning

    en:Nepeta Cataria Extract
    functions:en:tonic

    en:Nicotiana Sylvestris Leaf Cell Culture
    functions:en:skin conditioning

    en:Nigella Sativa Seed Oil, Nigella Sativa (Black Cumin) Seed Oil, Black Cumin Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Nymphaea Alba Flower Extract, Nymphaea Alba (Water Lily) Flower Extract
    functions:en:skin conditioning, tonic

    en:Ocimum Basilicum Flower/Leaf Extract, Ocimum Basilicum (Basil) Flower/Leaf Extract
    functions:en:tonic

    en:Ocimum Basilicum Oil, Ocimum Basilicum (Basil) Oil, Basil Oil
    functions:en:fragrance, tonic

    en:Ocimum Sanctum Leaf Extract, Ocimum Sanctum (Holy Basil) Leaf Extract, Ocimum Sanctum Leaf (Holy Basil) Extract
    functions:en:skin conditioning

    en:Oenothera Biennis Oil, Oenothera Biennis (Evening Primrose) Oil, Evening Primrose Oil
    functions:en:skin conditioning emollient

    en:Oenothera Biennis Seed Extract, Oenothera Biennis (Evening Primrose) Seed Extract
    functions:en:skin conditioning

    en:Olea Europaea Fruit Extract, Olea Europaea (Olive) Fruit Extract
    functions:en:bleaching, skin conditioning

    en:Olea Europaea Fruit Oil, Olea Europaea (Olive) Fruit Oil, Olea Europaea (Olive) Oil, Olive Fruit Oil, Olive Oil, Olea Europaea Oil
    functions:en:fragrance, skin conditioning

    en:Olea Europaea Leaf Extract, Olea Europaea (Olive) Leaf Extract
    functions:en:skin conditioning, perfuming

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

    en:Ormenis Multicaulis Oil, Ormenis Multicaulis (Chamomile) Oil, Chamomile Oil
    functions:en:fragrance, tonic

    en:Oryza Sativa Bran Extract, Oryza Sativa (Rice) Bran Extract
    functions:en:skin protecting, skin conditioning

    en:Oryza Sativa Bran Oil, Oryza Sativa (Rice) Bran Oil, Rice Bran Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Oryza Sativa Extract, Oryza Sativa (Rice) Extract, Oryza Sativa (Rice) Extract/Oryza Sativa Extract, Rice Extract
    functions:en:hair conditioning, abrasive

    en:Oryza Sativa Germ Oil, Oryza Sativa (Rice) Germ Oil, Rice Germ Oil
    functions:en:skin conditioning emollient

    en:Oryza Sativa Powder, Oryza Sativa (Rice) Powder, Rice Powder
    functions:en:bulking

    en:Oryza Sativa Starch, Oryza Sativa (Rice) Starch, Rice Starch
    functions:en:viscosity controlling, absorbent

    en:Osmanthus Fragrans Flower Extract
    functions:en:fragrance

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

    en:Peucedanum Graveolens Extract, Peucedanum Graveolens (Dill) Extract
    functions:en:tonic

    en:Phoenix Dactylifera Seed, Phoenix Dactylifera (Date) Seed
    functions:en:skin conditioning

    en:Phoenix Dactylifera Seed Extract, Pheonix Dactylifera (Date) Seed Extract, Phoenix Dactylifera (Date) Seed Extract
    functions:en:moisturising, skin conditioning

    en:Phyllanthus Emblica Fruit Extract
    functions:en:humectant, skin conditioning

    en:Phyllostachis Bambusoides Juice, Phyllostachys Bambusoides Juice, Phyllostachis Bambusoides (Bamboo) Juice

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

    en:Poria Cocos Sclerotium Extract
    functions:en:astringent

    en:Portulaca Oleracea Extract
    functions:en:skin conditioning

    en:Prunus Amygdalus Dulcis Oil, Prunus Amygdalus Dulcis (Sweet Almond) Oil, Sweet Almond Oil, Almond Oil
    functions:en:skin conditioning
    allergens:en:nuts, almond

    en:Prunus Amygdalus Dulcis Seed Extract, Prunus Amygdalus Dulcis (Sweet Almond) Seed Extract
    functions:en:skin conditioning
    allergens:en:nuts, almond

    en:Prunus Amygdalus Dulcis Seed Meal, Prunus Amygdalus Dulcis (Sweet Almond) Seed Meal
    functions:en:abrasive
    allergens:en:nuts, almond

    en:Prunus Armeniaca Fruit Extract, Prunus Armeniaca (Apricot) Fruit Extract
    functions:en:skin conditioning

    en:Prunus Armeniaca Kernel Oil, Prunus Armeniaca (Apricot) Kernel Oil, Apricot Kernel Oil
    functions:en:fragrance, skin conditioning

    en:Prunus Mume Fruit Extract
    functions:en:humectant

    en:Prunus Persica Flower Extract, Prunus Persica (Peach) Flower Extract
    functions:en:moisturising, skin conditioning

    en:Prunus Persica Fruit Extract, Prunus Persica (Peach) Fruit Extract, Peach Fruit Extract
    functions:en:abrasive, moisturising

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

    en:Punica Granatum Fruit Extract, Punica Granatum (Pomegranate) Fruit Extract
    functions:en:skin conditioning

    en:Punica Granatum Fruit Juice, Punica Granatum (Pomegranate) Fruit Juice, Pomegranate Fruit Juice
    functions:en:fragrance, skin conditioning

    en:Punica Granatum Seed Oil, Punica Granatum (Pomegranate) Seed Oil, Pomegranate Seed Oil
    functions:en:skin conditioning emollient

    en:Pyrus Malus Fruit Extract, Pyrus Malus (Apple) Fruit Extract, Apple Fruit Extract
    functions:en:skin conditioning

    en:Raphanus Sativus Root Extract, Raphanus Sativus (Radish) Root Extract
    functions:en:astringent, skin conditioning

    en:Raspberry Seed Oil/Tocopheryl Succinate Aminopropanediol Esters

    en:Rehmannia Chinensis Root Extract
    functions:en:skin conditioning, tonic

    en:Rhodiola Rosea Root Extract
    functions:en:skin conditioning emollient, skin protecting

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

    en:Rosmarinus Officinalis Leaf Oil, Rosmarinus Officinalis (Rosemary) Leaf Oil, Rosemary Leaf Oil
    functions:en:fragrance, skin conditioning

    en:Rubus Fruticosus Leaf Extract, Rubus Fruticosus (Blackberry) Leaf Extract
    functions:en:fragrance, skin conditioning

    en:Rubus Idaeus Fruit Extract, Rubus Idaeus (Raspberry) Fruit Extract
    functions:en:keratolytic, astringent

    en:Rubus Idaeus Leaf Extract, Rubus Idaeus (Raspberry) Leaf Extract
    functions:en:skin conditioning

    en:Rubus Idaeus Seed Oil, Rubus Idaeus (Raspberry) Seed Oil, Raspberry Seed Oil
    functions:en:skin conditioning emollient

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

    en:Salvia Officinalis Leaf Extract, Salvia Officinalis (Sage) Leaf Extract, Salvia Officinalis Leaf Extract (Sage) Leaf Extract, Sage Leaf Extract
    functions:en:oral care, anti seborrheic

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

    en:Saxifraga Sarmentosa Extract
    functions:en:skin conditioning

    en:Schisandra Chinensis Fruit Extract, Schizandra Chinensis Fruit Extract
    functions:en:skin conditioning

    en:Sclerocarya Birrea Seed Oil, Sclerocarya Birrea (Marula) Seed Oil, Marula Seed Oil
    functions:en:humectant, hair conditioning
    allergens:en:nuts, pecan

    en:Scutellaria Baicalensis Root Extract, Scutellaria Baicalensis (Skullcap) Root Extract
    functions:en:humectant, astringent

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

    en:Solanum Melongena Fruit Extract, Solanum Melongena (Eggplant) Fruit Extract
    functions:en:skin conditioning

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

    en:Swertia Chirata Leaf Extract
    functions:en:astringent

    en:Symphytum Officinale Leaf Extract, Symphytum Officinale (Comfrey) Leaf Extract
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

    en:Thymus Serpyllum Extract, Thymus Serpillum Extract, Thymus Serpillum (Thyme) Extract
    functions:en:skin conditioning

    en:Thymus Vulgaris Flower/Leaf Oil, Thymus Vulgaris (Thyme) Flower/Leaf Oil, Thyme Flower/Leaf Oil
    functions:en:fragrance, skin conditioning

    en:Tosylamide/Epoxy Resin
    functions:en:film forming, plasticiser

    en:Tremella Fuciformis Extract, Tremella Fuciformis (Mushroom) Extract
    functions:en:humectant, skin conditioning

    en:Tricholoma Matsutake Extract
    functions:en:skin conditioning

    en:Trifolium Pratense Flower Extract, Trifolium Pratense (Clover) Flower Extract
    functions:en:astringent, fragrance

    en:Tripleurospermum Maritimum Extract
    functions:en:hair conditioning, skin protecting

    en:Triticum Vulgare Bran Extract, Triticum Vulgare (Wheat) Bran Extract
    functions:en:skin protecting, skin conditioning
    allergens:en:wheat, gluten

    en:Triticum Vulgare Germ Extract, Triticum Vulgare (Wheat) Germ Extract
    functions:en:skin protecting, skin conditioning
    allergens:en:wheat, gluten

    en:Triticum Vulgare Germ Oil, Triticum Vulgare (Wheat) Germ Oil, Wheat Germ Oil
    functions:en:humectant, skin conditioning emollient
    allergens:en:wheat, gluten

    en:Triticum Vulgare Starch, Triticum Vulgare (Wheat) Starch, Wheat Starch
    functions:en:viscosity controlling, abrasive
    allergens:en:wheat, gluten

    en:Uncaria Gambir Extract, Uncaria Gambir Extract (Uncaria Gambir)
    functions:en:astringent

    en:Undaria Pinnatifida Extract, Undaria Pinnatifida (Wakame) Extract
    functions:en:skin protecting, skin conditioning

    en:Vaccinium Angustifolium Fruit Extract, Vaccinium Angustifolium (Blueberry) Fruit Extract
    functions:en:soothing, skin protecting

    en:Vaccinium Macrocarpon Fruit Extract, Vaccinium Macrocarpon (Cranberry) Fruit Extract
    functions:en:astringent

    en:Vaccinium Macrocarpon Seed Oil, Vaccinium Macrocarpon (Cranberry) Seed Oil, Vaccinium Macrocarpon (Cran- berry) Seed Oil, Cranberry Seed Oil
    functions:en:skin conditioning

    en:Vaccinium Myrtillus Fruit Extract, Vaccinium Myrtillus (Bilberry) Fruit Extract
    functions:en:skin conditioning

    en:Vaccinium Myrtillus Fruit/Leaf Extract, Vaccinium Myrtillus (Bilberry) Fruit/Leaf Extract
    functions:en:astringent, skin conditioning

    en:Vaccinium Myrtillus Seed Oil, Vaccinium Myrtillus (Bilberry) Seed Oil, Bilberry Seed Oil
    functions:en:skin conditioning

    en:Vanilla Planifolia Fruit Extract, Vanilla Planifolia (Vanilla Bean) Fruit Extract
    functions:en:skin protecting, skin conditioning

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

    en:Vitis Vinifera Fruit Water, Vitis Vinifera (Grape) Fruit Water, Grape Fruit Water
    functions:en:skin conditioning

    en:Vitis Vinifera Juice, Vitis Vinifera (Grape) Juice, Grape Juice
    functions:en:antioxidant, skin conditioning

    en:Vitis Vinifera Juice Extract, Vitis Vinifera (Grape) Juice Extract
    functions:en:antioxidant, skin conditioning

    en:Vitis Vinifera Seed Extract, Vitis Vinifera (Grape) Seed Extract, Grape Seed Extract
    functions:en:antioxidant, oral care

    en:Vitis Vinifera Seed Oil, Vitis Vinifera (Grape) Seed Oil, Grape Seed Oil
    functions:en:skin conditioning emollient, skin conditioning

    en:Zea Mays Oil, Zea Mays (Corn) Oil, Corn Oil
    functions:en:surfactant emulsifying, hair conditioning

    en:Zea Mays Starch, Zea Mays (Corn) Starch, Corn Starch
    functions:en:viscosity controlling, abrasive

    en:Zingiber Aromaticus Extract
    functions:en:skin conditioning

    en:Zingiber Officinale Root Extract, Zingiber Officinale (Ginger) Root Extract
    functions:en:fragrance, skin conditioning

    en:Zingiber Officinale Root Oil, Zingiber Officinale (Ginger) Root Oil, Ginger Root Oil
    functions:en:fragrance, skin conditioning

    en:Zingiber Zerumbet Extract
    functions:en:skin conditioning

    en:Zizyphus Jujuba Fruit Extract, Ziziphus Jujuba Fruit Extract
    """#
}
