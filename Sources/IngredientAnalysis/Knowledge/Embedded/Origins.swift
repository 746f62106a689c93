extension EmbeddedTables {
  /// Countries, regions and seas that labels name as the place an ingredient comes from.
  ///
  /// Names of countries in English, French, Spanish, German and Italian; adjectives only where labels use them.
  static let origins = #"""
    # Countries
    en:Afghanistan
    fr:Afghanistan
    es:Afganistán
    de:Afghanistan
    it:Afghanistan

    en:Albania
    fr:Albanie
    es:Albania
    de:Albanien
    it:Albania

    en:Algeria
    fr:Algérie
    es:Argelia
    de:Algerien
    it:Algeria

    en:Andorra
    fr:Andorre
    es:Andorra
    de:Andorra
    it:Andorra

    en:Angola
    fr:Angola
    es:Angola
    de:Angola
    it:Angola

    en:Argentina, Argentinian, Argentine
    fr:Argentine
    es:Argentina
    de:Argentinien
    it:Argentina

    en:Armenia
    fr:Arménie
    es:Armenia
    de:Armenien
    it:Armenia

    en:Australia, Australian
    fr:Australie
    es:Australia
    de:Australien
    it:Australia

    en:Austria, Austrian
    fr:Autriche
    es:Austria
    de:Österreich
    it:Austria

    en:Azerbaijan
    fr:Azerbaïdjan
    es:Azerbaiyán
    de:Aserbaidschan
    it:Azerbaigian

    en:Bahamas, The Bahamas
    fr:Bahamas
    es:Bahamas
    de:Bahamas
    it:Bahamas

    en:Bahrain
    fr:Bahreïn
    es:Baréin
    de:Bahrain
    it:Bahrein

    en:Bangladesh
    fr:Bangladesh
    es:Bangladés
    de:Bangladesch
    it:Bangladesh

    en:Barbados
    fr:Barbade
    es:Barbados
    de:Barbados
    it:Barbados

    en:Belarus
    fr:Biélorussie
    es:Bielorrusia
    de:Weißrussland, Belarus
    it:Bielorussia

    en:Belgium
    fr:Belgique
    es:Bélgica
    de:Belgien
    it:Belgio

    en:Belize
    fr:Belize
    es:Belice
    de:Belize
    it:Belize

    en:Benin
    fr:Bénin
    es:Benín
    de:Benin
    it:Benin

    en:Bhutan
    fr:Bhoutan
    es:Bután
    de:Bhutan
    it:Bhutan

    en:Bolivia, Bolivian
    fr:Bolivie
    es:Bolivia
    de:Bolivien
    it:Bolivia

    en:Bosnia and Herzegovina, Bosnia
    fr:Bosnie-Herzégovine
    es:Bosnia y Herzegovina
    de:Bosnien und Herzegowina
    it:Bosnia ed Erzegovina

    en:Botswana
    fr:Botswana
    es:Botsuana
    de:Botsuana
    it:Botswana

    en:Brazil, Brazilian
    fr:Brésil
    es:Brasil
    de:Brasilien
    it:Brasile

    en:Brunei
    fr:Brunei
    es:Brunéi
    de:Brunei
    it:Brunei

    en:Bulgaria, Bulgarian
    fr:Bulgarie
    es:Bulgaria
    de:Bulgarien
    it:Bulgaria

    en:Burkina Faso
    fr:Burkina Faso
    es:Burkina Faso
    de:Burkina Faso
    it:Burkina Faso

    en:Burundi
    fr:Burundi
    es:Burundi
    de:Burundi
    it:Burundi

    en:Cambodia
    fr:Cambodge
    es:Camboya
    de:Kambodscha
    it:Cambogia

    en:Cameroon
    fr:Cameroun
    es:Camerún
    de:Kamerun
    it:Camerun

    en:Canada
    fr:Canada
    es:Canadá
    de:Kanada
    it:Canada

    en:Cape Verde, Cabo Verde
    fr:Cap-Vert
    es:Cabo Verde
    de:Kap Verde
    it:Capo Verde

    en:Central African Republic
    fr:République centrafricaine
    es:República Centroafricana
    de:Zentralafrikanische Republik
    it:Repubblica Centrafricana

    en:Chad
    fr:Tchad
    es:Chad
    de:Tschad
    it:Ciad

    en:Chile, Chilean
    fr:Chili
    es:Chile
    de:Chile
    it:Cile

    en:China, People's Republic of China, PRC, P.R.C.
    fr:Chine
    es:China
    de:China
    it:Cina

    en:Colombia, Colombian
    fr:Colombie
    es:Colombia
    de:Kolumbien
    it:Colombia

    en:Comoros
    fr:Comores
    es:Comoras
    de:Komoren
    it:Comore

    en:Congo, Republic of the Congo
    fr:Congo
    es:Congo
    de:Kongo
    it:Congo

    en:Democratic Republic of the Congo, DR Congo, DRC
    fr:République démocratique du Congo
    es:República Democrática del Congo
    de:Demokratische Republik Kongo
    it:Repubblica Democratica del Congo

    en:Costa Rica, Costa Rican
    fr:Costa Rica
    es:Costa Rica
    de:Costa Rica
    it:Costa Rica

    en:Croatia, Croatian
    fr:Croatie
    es:Croacia
    de:Kroatien
    it:Croazia

    en:Cuba
    fr:Cuba
    es:Cuba
    de:Kuba
    it:Cuba

    en:Cyprus
    fr:Chypre
    es:Chipre
    de:Zypern
    it:Cipro

    en:Czech Republic, Czechia
    fr:République tchèque, Tchéquie
    es:República Checa, Chequia
    de:Tschechien, Tschechische Republik
    it:Repubblica Ceca, Cechia

    en:Denmark
    fr:Danemark
    es:Dinamarca
    de:Dänemark
    it:Danimarca

    en:Djibouti
    fr:Djibouti
    es:Yibuti
    de:Dschibuti
    it:Gibuti

    en:Dominica
    fr:Dominique
    es:Dominica
    de:Dominica
    it:Dominica

    en:Dominican Republic
    fr:République dominicaine
    es:República Dominicana
    de:Dominikanische Republik
    it:Repubblica Dominicana

    en:Ecuador, Ecuadorian
    fr:Équateur
    es:Ecuador
    de:Ecuador
    it:Ecuador

    en:Egypt, Egyptian
    fr:Égypte
    es:Egipto
    de:Ägypten
    it:Egitto

    en:El Salvador
    fr:Salvador
    es:El Salvador
    de:El Salvador
    it:El Salvador

    en:Equatorial Guinea
    fr:Guinée équatoriale
    es:Guinea Ecuatorial
    de:Äquatorialguinea
    it:Guinea Equatoriale

    en:Eritrea
    fr:Érythrée
    es:Eritrea
    de:Eritrea
    it:Eritrea

    en:Estonia, Estonian
    fr:Estonie
    es:Estonia
    de:Estland
    it:Estonia

    en:Eswatini, Swaziland
    fr:Eswatini
    es:Esuatini
    de:Eswatini
    it:Eswatini

    en:Ethiopia, Ethiopian
    fr:Éthiopie
    es:Etiopía
    de:Äthiopien
    it:Etiopia

    en:Fiji
    fr:Fidji
    es:Fiyi
    de:Fidschi
    it:Figi

    en:Finland, Finnish
    fr:Finlande
    es:Finlandia
    de:Finnland
    it:Finlandia

    en:France
    fr:France, française, français
    es:Francia
    de:Frankreich
    it:Francia

    en:Gabon
    fr:Gabon
    es:Gabón
    de:Gabun
    it:Gabon

    en:Gambia, The Gambia
    fr:Gambie
    es:Gambia
    de:Gambia
    it:Gambia

    en:Georgia country, Republic of Georgia
    fr:Géorgie
    es:Georgia
    de:Georgien
    it:Georgia

    en:Germany
    fr:Allemagne
    es:Alemania
    de:Deutschland
    it:Germania

    en:Ghana
    fr:Ghana
    es:Ghana
    de:Ghana
    it:Ghana

    en:Greece
    fr:Grèce
    es:Grecia
    de:Griechenland
    it:Grecia

    en:Grenada
    fr:Grenade
    es:Granada
    de:Grenada
    it:Grenada

    en:Guatemala, Guatemalan
    fr:Guatemala
    es:Guatemala
    de:Guatemala
    it:Guatemala

    en:Guinea
    fr:Guinée
    es:Guinea
    de:Guinea
    it:Guinea

    en:Guinea-Bissau
    fr:Guinée-Bissau
    es:Guinea-Bisáu
    de:Guinea-Bissau
    it:Guinea-Bissau

    en:Guyana
    fr:Guyana
    es:Guyana
    de:Guyana
    it:Guyana

    en:Haiti
    fr:Haïti
    es:Haití
    de:Haiti
    it:Haiti

    en:Honduras, Honduran
    fr:Honduras
    es:Honduras
    de:Honduras
    it:Honduras

    en:Hungary
    fr:Hongrie
    es:Hungría
    de:Ungarn
    it:Ungheria

    en:Iceland, Icelandic
    fr:Islande
    es:Islandia
    de:Island
    it:Islanda

    en:India
    fr:Inde
    es:India
    de:Indien
    it:India

    en:Indonesia, Indonesian
    fr:Indonésie
    es:Indonesia
    de:Indonesien
    it:Indonesia

    en:Iran
    fr:Iran
    es:Irán
    de:Iran
    it:Iran

    en:Iraq
    fr:Irak
    es:Irak
    de:Irak
    it:Iraq

    en:Ireland, Republic of Ireland, Eire
    fr:Irlande
    es:Irlanda
    de:Irland
    it:Irlanda

    en:Israel
    fr:Israël
    es:Israel
    de:Israel
    it:Israele

    en:Italy, product of Italy
    fr:Italie
    es:Italia
    de:Italien
    it:Italia

    en:Ivory Coast, Cote d'Ivoire
    fr:Côte d'Ivoire
    es:Costa de Marfil
    de:Elfenbeinküste
    it:Costa d'Avorio

    en:Jamaica
    fr:Jamaïque
    es:Jamaica
    de:Jamaika
    it:Giamaica

    en:Japan
    fr:Japon
    es:Japón
    de:Japan
    it:Giappone

    en:Jordan
    fr:Jordanie
    es:Jordania
    de:Jordanien
    it:Giordania

    en:Kazakhstan
    fr:Kazakhstan
    es:Kazajistán
    de:Kasachstan
    it:Kazakistan

    en:Kenya, Kenyan
    fr:Kenya
    es:Kenia
    de:Kenia
    it:Kenya

    en:Kosovo
    fr:Kosovo
    es:Kosovo
    de:Kosovo
    it:Kosovo

    en:Kuwait
    fr:Koweït
    es:Kuwait
    de:Kuwait
    it:Kuwait

    en:Kyrgyzstan
    fr:Kirghizistan
    es:Kirguistán
    de:Kirgisistan
    it:Kirghizistan

    en:Laos
    fr:Laos
    es:Laos
    de:Laos
    it:Laos

    en:Latvia, Latvian
    fr:Lettonie
    es:Letonia
    de:Lettland
    it:Lettonia

    en:Lebanon
    fr:Liban
    es:Líbano
    de:Libanon
    it:Libano

    en:Lesotho
    fr:Lesotho
    es:Lesoto
    de:Lesotho
    it:Lesotho

    en:Liberia
    fr:Liberia
    es:Liberia
    de:Liberia
    it:Liberia

    en:Libya
    fr:Libye
    es:Libia
    de:Libyen
    it:Libia

    en:Liechtenstein
    fr:Liechtenstein
    es:Liechtenstein
    de:Liechtenstein
    it:Liechtenstein

    en:Lithuania, Lithuanian
    fr:Lituanie
    es:Lituania
    de:Litauen
    it:Lituania

    en:Luxembourg
    fr:Luxembourg
    es:Luxemburgo
    de:Luxemburg
    it:Lussemburgo

    en:Madagascar, Madagascan, Malagasy
    fr:Madagascar
    es:Madagascar
    de:Madagaskar
    it:Madagascar

    en:Malawi
    fr:Malawi
    es:Malaui
    de:Malawi
    it:Malawi

    en:Malaysia, Malaysian
    fr:Malaisie
    es:Malasia
    de:Malaysia
    it:Malesia

    en:Maldives, The Maldives
    fr:Maldives
    es:Maldivas
    de:Malediven
    it:Maldive

    en:Mali
    fr:Mali
    es:Malí
    de:Mali
    it:Mali

    en:Malta
    fr:Malte
    es:Malta
    de:Malta
    it:Malta

    en:Mauritania
    fr:Mauritanie
    es:Mauritania
    de:Mauretanien
    it:Mauritania

    en:Mauritius
    fr:Maurice, île Maurice
    es:Mauricio
    de:Mauritius
    it:Mauritius

    en:Mexico
    fr:Mexique
    es:México
    de:Mexiko
    it:Messico

    en:Moldova
    fr:Moldavie
    es:Moldavia
    de:Moldau, Moldawien
    it:Moldavia

    en:Monaco
    fr:Monaco
    es:Mónaco
    de:Monaco
    it:Monaco

    en:Mongolia
    fr:Mongolie
    es:Mongolia
    de:Mongolei
    it:Mongolia

    en:Montenegro
    fr:Monténégro
    es:Montenegro
    de:Montenegro
    it:Montenegro

    en:Morocco
    fr:Maroc
    es:Marruecos
    de:Marokko
    it:Marocco

    en:Mozambique
    fr:Mozambique
    es:Mozambique
    de:Mosambik
    it:Mozambico

    en:Myanmar, Burma
    fr:Birmanie
    es:Birmania
    de:Myanmar, Birma
    it:Birmania

    en:Namibia, Namibian
    fr:Namibie
    es:Namibia
    de:Namibia
    it:Namibia

    en:Nepal
    fr:Népal
    es:Nepal
    de:Nepal
    it:Nepal

    en:Netherlands, The Netherlands, Holland
    fr:Pays-Bas, Hollande
    es:Países Bajos, Holanda
    de:Niederlande, Holland
    it:Paesi Bassi, Olanda

    en:New Zealand
    fr:Nouvelle-Zélande
    es:Nueva Zelanda
    de:Neuseeland
    it:Nuova Zelanda

    en:Nicaragua, Nicaraguan
    fr:Nicaragua
    es:Nicaragua
    de:Nicaragua
    it:Nicaragua

    en:Niger
    fr:Niger
    es:Níger
    de:Niger
    it:Niger

    en:Nigeria
    fr:Nigeria
    es:Nigeria
    de:Nigeria
    it:Nigeria

    en:North Korea
    fr:Corée du Nord
    es:Corea del Norte
    de:Nordkorea
    it:Corea del Nord

    en:North Macedonia, Macedonia
    fr:Macédoine du Nord, Macédoine
    es:Macedonia del Norte, Macedonia
    de:Nordmazedonien, Mazedonien
    it:Macedonia del Nord, Macedonia

    en:Norway, Norwegian
    fr:Norvège
    es:Noruega
    de:Norwegen
    it:Norvegia

    en:Oman
    fr:Oman
    es:Omán
    de:Oman
    it:Oman

    en:Pakistan, Pakistani
    fr:Pakistan
    es:Pakistán
    de:Pakistan
    it:Pakistan

    en:Palestine
    fr:Palestine
    es:Palestina
    de:Palästina
    it:Palestina

    en:Panama
    fr:Panama
    es:Panamá
    de:Panama
    it:Panama

    en:Papua New Guinea
    fr:Papouasie-Nouvelle-Guinée
    es:Papúa Nueva Guinea
    de:Papua-Neuguinea
    it:Papua Nuova Guinea

    en:Paraguay
    fr:Paraguay
    es:Paraguay
    de:Paraguay
    it:Paraguay

    en:Peru, Peruvian
    fr:Pérou
    es:Perú
    de:Peru
    it:Perù

    en:Philippines, The Philippines, Philippine
    fr:Philippines
    es:Filipinas
    de:Philippinen
    it:Filippine

    en:Poland
    fr:Pologne
    es:Polonia
    de:Polen
    it:Polonia

    en:Portugal
    fr:Portugal
    es:Portugal
    de:Portugal
    it:Portogallo

    en:Qatar
    fr:Qatar
    es:Catar
    de:Katar
    it:Qatar

    en:Romania, Romanian
    fr:Roumanie
    es:Rumania
    de:Rumänien
    it:Romania

    en:Russia, Russian Federation
    fr:Russie
    es:Rusia
    de:Russland
    it:Russia

    en:Rwanda
    fr:Rwanda
    es:Ruanda
    de:Ruanda
    it:Ruanda

    en:Saint Lucia
    fr:Sainte-Lucie
    es:Santa Lucía
    de:St. Lucia
    it:Santa Lucia

    en:Samoa
    fr:Samoa
    es:Samoa
    de:Samoa
    it:Samoa

    en:San Marino
    fr:Saint-Marin
    es:San Marino
    de:San Marino
    it:San Marino

    en:Sao Tome and Principe, Sao Tome
    fr:Sao Tomé-et-Principe
    es:Santo Tomé y Príncipe
    de:São Tomé und Príncipe
    it:São Tomé e Príncipe

    en:Saudi Arabia
    fr:Arabie saoudite
    es:Arabia Saudí, Arabia Saudita
    de:Saudi-Arabien
    it:Arabia Saudita

    en:Senegal
    fr:Sénégal
    es:Senegal
    de:Senegal
    it:Senegal

    en:Serbia, Serbian
    fr:Serbie
    es:Serbia
    de:Serbien
    it:Serbia

    en:Seychelles
    fr:Seychelles
    es:Seychelles
    de:Seychellen
    it:Seychelles

    en:Sierra Leone
    fr:Sierra Leone
    es:Sierra Leona
    de:Sierra Leone
    it:Sierra Leone

    en:Singapore
    fr:Singapour
    es:Singapur
    de:Singapur
    it:Singapore

    en:Slovakia, Slovak
    fr:Slovaquie
    es:Eslovaquia
    de:Slowakei
    it:Slovacchia

    en:Slovenia, Slovenian
    fr:Slovénie
    es:Eslovenia
    de:Slowenien
    it:Slovenia

    en:Solomon Islands
    fr:Îles Salomon
    es:Islas Salomón
    de:Salomonen
    it:Isole Salomone

    en:Somalia
    fr:Somalie
    es:Somalia
    de:Somalia
    it:Somalia

    en:South Africa, South African
    fr:Afrique du Sud
    es:Sudáfrica
    de:Südafrika
    it:Sudafrica

    en:South Korea, Korea, Republic of Korea
    fr:Corée du Sud, Corée
    es:Corea del Sur, Corea
    de:Südkorea, Korea
    it:Corea del Sud, Corea

    en:South Sudan
    fr:Soudan du Sud
    es:Sudán del Sur
    de:Südsudan
    it:Sudan del Sud

    en:Spain
    fr:Espagne
    es:España
    de:Spanien
    it:Spagna

    en:Sri Lanka, Sri Lankan
    fr:Sri Lanka
    es:Sri Lanka
    de:Sri Lanka
    it:Sri Lanka

    en:Sudan
    fr:Soudan
    es:Sudán
    de:Sudan
    it:Sudan

    en:Suriname
    fr:Suriname
    es:Surinam
    de:Suriname
    it:Suriname

    en:Sweden, Swedish
    fr:Suède
    es:Suecia
    de:Schweden
    it:Svezia

    en:Switzerland
    fr:Suisse
    es:Suiza
    de:Schweiz
    it:Svizzera

    en:Syria
    fr:Syrie
    es:Siria
    de:Syrien
    it:Siria

    en:Taiwan
    fr:Taïwan
    es:Taiwán
    de:Taiwan
    it:Taiwan

    en:Tajikistan
    fr:Tadjikistan
    es:Tayikistán
    de:Tadschikistan
    it:Tagikistan

    en:Tanzania
    fr:Tanzanie
    es:Tanzania
    de:Tansania
    it:Tanzania

    en:Thailand
    fr:Thaïlande
    es:Tailandia
    de:Thailand
    it:Thailandia, Tailandia

    en:East Timor, Timor-Leste
    fr:Timor oriental
    es:Timor Oriental
    de:Osttimor
    it:Timor Est

    en:Togo
    fr:Togo
    es:Togo
    de:Togo
    it:Togo

    en:Tonga
    fr:Tonga
    es:Tonga
    de:Tonga
    it:Tonga

    en:Trinidad and Tobago, Trinidad
    fr:Trinité-et-Tobago
    es:Trinidad y Tobago
    de:Trinidad und Tobago
    it:Trinidad e Tobago

    en:Tunisia, Tunisian
    fr:Tunisie
    es:Túnez
    de:Tunesien
    it:Tunisia

    en:Türkiye, product of Turkey, from Turkey, grown in Turkey, made in Turkey, produced in Turkey, origin Turkey, country of origin Turkey
    fr:Turquie
    es:Turquía
    de:Türkei
    it:Turchia

    en:Turkmenistan
    fr:Turkménistan
    es:Turkmenistán
    de:Turkmenistan
    it:Turkmenistan

    en:Uganda, Ugandan
    fr:Ouganda
    es:Uganda
    de:Uganda
    it:Uganda

    en:Ukraine, Ukrainian
    fr:Ukraine
    es:Ucrania
    de:Ukraine
    it:Ucraina

    en:United Arab Emirates, UAE
    fr:Émirats arabes unis
    es:Emiratos Árabes Unidos
    de:Vereinigte Arabische Emirate
    it:Emirati Arabi Uniti

    en:United Kingdom, UK, U.K., Great Britain, GB, British
    fr:Royaume-Uni, Grande-Bretagne
    es:Reino Unido, Gran Bretaña
    de:Vereinigtes Königreich, Großbritannien
    it:Regno Unito, Gran Bretagna

    en:United States, USA, U.S.A., US, U.S., United States of America, product of USA, product of the USA, made in USA, made in the USA, grown in the USA
    fr:États-Unis, États-Unis d'Amérique
    es:Estados Unidos, EE.UU., EEUU
    de:Vereinigte Staaten, Vereinigte Staaten von Amerika
    it:Stati Uniti, Stati Uniti d'America

    en:Uruguay, Uruguayan
    fr:Uruguay
    es:Uruguay
    de:Uruguay
    it:Uruguay

    en:Uzbekistan
    fr:Ouzbékistan
    es:Uzbekistán
    de:Usbekistan
    it:Uzbekistan

    en:Vanuatu
    fr:Vanuatu
    es:Vanuatu
    de:Vanuatu
    it:Vanuatu

    en:Venezuela
    fr:Venezuela
    es:Venezuela
    de:Venezuela
    it:Venezuela

    en:Vietnam, Viet Nam
    fr:Viêt Nam, Vietnam
    es:Vietnam
    de:Vietnam
    it:Vietnam

    en:Yemen
    fr:Yémen
    es:Yemen
    de:Jemen
    it:Yemen

    en:Zambia
    fr:Zambie
    es:Zambia
    de:Sambia
    it:Zambia

    en:Zimbabwe
    fr:Zimbabwe
    es:Zimbabue
    de:Simbabwe
    it:Zimbabwe

    # Parts of the United Kingdom
    <en:united-kingdom
    en:England
    fr:Angleterre
    es:Inglaterra
    de:England
    it:Inghilterra

    <en:united-kingdom
    en:Scotland, Scottish
    fr:Écosse
    es:Escocia
    de:Schottland
    it:Scozia

    <en:united-kingdom
    en:Wales, Welsh
    fr:Pays de Galles
    es:Gales
    de:Wales
    it:Galles

    <en:united-kingdom
    en:Northern Ireland
    fr:Irlande du Nord
    es:Irlanda del Norte
    de:Nordirland
    it:Irlanda del Nord

    # Regions of the world
    en:European Union, EU, E.U., EU agriculture, from EU
    fr:Union européenne, UE, agriculture UE, origine UE
    es:Unión Europea, UE, agricultura UE, origen UE
    de:Europäische Union, EU, EU-Landwirtschaft
    it:Unione europea, UE, agricoltura UE, origine UE

    en:Non European Union, non EU, outside EU, non EU agriculture, outside the EU
    fr:hors UE, non UE, agriculture non UE, hors Union européenne
    es:fuera de la UE, no UE, agricultura no UE
    de:Nicht-EU, Nicht-EU-Landwirtschaft
    it:non UE, extra UE, agricoltura non UE

    en:EU and non EU, EU/non EU, EU and non EU agriculture, mix of EU and non EU, EU or non EU
    fr:UE et non UE, UE/non UE, agriculture UE/non UE
    es:UE y no UE, UE/no UE, agricultura UE/no UE
    de:EU und Nicht-EU, EU/Nicht-EU, EU-/Nicht-EU-Landwirtschaft
    it:UE e non UE, UE/non UE, agricoltura UE/non UE

    en:Europe
    fr:Europe
    es:Europa
    de:Europa
    it:Europa

    en:Africa
    fr:Afrique
    es:África
    de:Afrika
    it:Africa

    en:West Africa
    fr:Afrique de l'Ouest
    es:África Occidental
    de:Westafrika
    it:Africa occidentale

    en:Asia
    fr:Asie
    es:Asia
    de:Asien
    it:Asia

    en:Southeast Asia, South East Asia
    fr:Asie du Sud-Est
    es:Sudeste Asiático
    de:Südostasien
    it:Sud-est asiatico

    en:North America
    fr:Amérique du Nord
    es:América del Norte, Norteamérica
    de:Nordamerika
    it:America del Nord, Nord America

    en:Central America
    fr:Amérique centrale
    es:América Central, Centroamérica
    de:Mittelamerika, Zentralamerika
    it:America centrale, Centro America

    en:South America
    fr:Amérique du Sud
    es:América del Sur, Sudamérica
    de:Südamerika
    it:America del Sud, Sud America

    en:Latin America
    fr:Amérique latine
    es:América Latina, Latinoamérica
    de:Lateinamerika
    it:America Latina

    en:Caribbean, Caribbean islands
    fr:Caraïbes
    es:Caribe
    de:Karibik
    it:Caraibi

    en:Oceania
    fr:Océanie
    es:Oceanía
    de:Ozeanien
    it:Oceania

    en:Middle East
    fr:Moyen-Orient
    es:Oriente Medio
    de:Naher Osten
    it:Medio Oriente

    en:Scandinavia
    fr:Scandinavie
    es:Escandinavia
    de:Skandinavien
    it:Scandinavia

    en:Himalaya, Himalayas
    fr:Himalaya
    es:Himalaya
    de:Himalaya
    it:Himalaya

    en:Alps
    fr:Alpes
    es:Alpes
    de:Alpen
    it:Alpi

    en:Andes
    fr:Andes
    es:Andes
    de:Anden
    it:Ande

    en:Amazonia, Amazon, Amazon rainforest
    fr:Amazonie
    es:Amazonia
    de:Amazonas, Amazonien
    it:Amazzonia

    # Oceans, seas and fishing areas
    en:Atlantic Ocean, Atlantic
    fr:Océan Atlantique, Atlantique
    es:Océano Atlántico, Atlántico
    de:Atlantik, Atlantischer Ozean
    it:Oceano Atlantico, Atlantico

    en:Northeast Atlantic, North East Atlantic, FAO 27, FAO27
    fr:Atlantique Nord-Est
    es:Atlántico Nordeste, Atlántico nororiental
    de:Nordostatlantik
    it:Atlantico nord-orientale, Atlantico Nord-Est

    en:Northwest Atlantic, North West Atlantic, FAO 21, FAO21
    fr:Atlantique Nord-Ouest
    es:Atlántico noroccidental, Atlántico Noroeste
    de:Nordwestatlantik
    it:Atlantico nord-occidentale, Atlantico Nord-Ovest

    en:North Atlantic
    fr:Atlantique Nord
    es:Atlántico Norte
    de:Nordatlantik
    it:Atlantico Nord, Nord Atlantico

    en:South Atlantic
    fr:Atlantique Sud
    es:Atlántico Sur
    de:Südatlantik
    it:Atlantico Sud

    en:Pacific Ocean, Pacific
    fr:Océan Pacifique, Pacifique
    es:Océano Pacífico, Pacífico
    de:Pazifik, Pazifischer Ozean
    it:Oceano Pacifico, Pacifico

    en:Northeast Pacific, North East Pacific, FAO 67, FAO67
    fr:Pacifique Nord-Est
    es:Pacífico Nordeste
    de:Nordostpazifik
    it:Pacifico nord-orientale

    en:Northwest Pacific, North West Pacific, FAO 61, FAO61
    fr:Pacifique Nord-Ouest
    es:Pacífico noroccidental
    de:Nordwestpazifik
    it:Pacifico nord-occidentale

    en:North Pacific
    fr:Pacifique Nord
    es:Pacífico Norte
    de:Nordpazifik
    it:Pacifico Nord

    en:South Pacific
    fr:Pacifique Sud
    es:Pacífico Sur
    de:Südpazifik
    it:Pacifico Sud

    en:Western Central Pacific, West Central Pacific, FAO 71, FAO71
    fr:Pacifique Centre-Ouest
    es:Pacífico centro-occidental
    de:Westlicher Zentralpazifik
    it:Pacifico centro-occidentale

    en:Indian Ocean
    fr:Océan Indien
    es:Océano Índico, Índico
    de:Indischer Ozean
    it:Oceano Indiano

    en:Arctic Ocean, Arctic
    fr:Océan Arctique
    es:Océano Ártico
    de:Arktischer Ozean
    it:Oceano Artico

    en:Antarctic Ocean, Southern Ocean, Antarctic
    fr:Océan Antarctique
    es:Océano Antártico
    de:Südlicher Ozean
    it:Oceano Antartico

    en:Mediterranean Sea, Mediterranean, FAO 37, FAO37
    fr:Mer Méditerranée, Méditerranée
    es:Mar Mediterráneo, Mediterráneo
    de:Mittelmeer
    it:Mar Mediterraneo, Mediterraneo

    en:Baltic Sea, Baltic
    fr:Mer Baltique
    es:Mar Báltico
    de:Ostsee
    it:Mar Baltico

    en:North Sea
    fr:Mer du Nord
    es:Mar del Norte
    de:Nordsee
    it:Mare del Nord

    en:Barents Sea
    fr:Mer de Barents
    es:Mar de Barents
    de:Barentssee
    it:Mare di Barents

    en:Bering Sea
    fr:Mer de Béring
    es:Mar de Bering
    de:Beringsee
    it:Mare di Bering

    en:Black Sea
    fr:Mer Noire
    es:Mar Negro
    de:Schwarzes Meer
    it:Mar Nero

    en:Adriatic Sea
    fr:Mer Adriatique
    es:Mar Adriático
    de:Adria, Adriatisches Meer
    it:Mare Adriatico

    en:Gulf of Mexico
    fr:Golfe du Mexique
    es:Golfo de México
    de:Golf von Mexiko
    it:Golfo del Messico

    en:Bay of Biscay
    fr:Golfe de Gascogne
    es:Golfo de Vizcaya
    de:Golf von Biskaya
    it:Golfo di Biscaglia

    en:English Channel
    fr:La Manche
    es:Canal de la Mancha
    de:Ärmelkanal
    it:La Manica

    # States and territories of the United States
    <en:united-states
    en:Alabama

    <en:united-states
    en:Alaska, Alaskan

    <en:united-states
    en:Arizona

    <en:united-states
    en:Arkansas

    <en:united-states
    en:California, Californian

    <en:united-states
    en:Colorado

    <en:united-states
    en:Connecticut

    <en:united-states
    en:Delaware

    <en:united-states
    en:Florida

    <en:united-states
    en:Georgia

    <en:united-states
    en:Hawaii

    <en:united-states
    en:Idaho

    <en:united-states
    en:Illinois

    <en:united-states
    en:Indiana

    <en:united-states
    en:Iowa

    <en:united-states
    en:Kansas

    <en:united-states
    en:Kentucky

    <en:united-states
    en:Louisiana

    <en:united-states
    en:Maine

    <en:united-states
    en:Maryland

    <en:united-states
    en:Massachusetts

    <en:united-states
    en:Michigan

    <en:united-states
    en:Minnesota

    <en:united-states
    en:Mississippi

    <en:united-states
    en:Missouri

    <en:united-states
    en:Montana

    <en:united-states
    en:Nebraska

    <en:united-states
    en:Nevada

    <en:united-states
    en:New Hampshire

    <en:united-states
    en:New Jersey

    <en:united-states
    en:New Mexico

    <en:united-states
    en:New York, New York State

    <en:united-states
    en:North Carolina

    <en:united-states
    en:North Dakota

    <en:united-states
    en:Ohio

    <en:united-states
    en:Oklahoma

    <en:united-states
    en:Oregon

    <en:united-states
    en:Pennsylvania

    <en:united-states
    en:Rhode Island

    <en:united-states
    en:South Carolina

    <en:united-states
    en:South Dakota

    <en:united-states
    en:Tennessee

    <en:united-states
    en:Texas

    <en:united-states
    en:Utah

    <en:united-states
    en:Vermont

    <en:united-states
    en:Virginia

    <en:united-states
    en:Washington, Washington State

    <en:united-states
    en:West Virginia

    <en:united-states
    en:Wisconsin

    <en:united-states
    en:Wyoming

    <en:united-states
    en:District of Columbia, Washington DC, Washington D.C.

    <en:united-states
    en:Puerto Rico

    <en:united-states
    en:Guam

    <en:united-states
    en:American Samoa

    <en:united-states
    en:US Virgin Islands, U.S. Virgin Islands, Virgin Islands

    <en:united-states
    en:Northern Mariana Islands

    <en:united-states
    en:Pacific Northwest

    <en:united-states
    en:New England

    # Provinces of Canada
    <en:canada
    en:Alberta

    <en:canada
    en:British Columbia

    <en:canada
    en:Manitoba

    <en:canada
    en:New Brunswick

    <en:canada
    en:Newfoundland, Newfoundland and Labrador

    <en:canada
    en:Nova Scotia

    <en:canada
    en:Ontario

    <en:canada
    en:Prince Edward Island

    <en:canada
    en:Quebec

    <en:canada
    en:Saskatchewan

    # Regions of France
    <en:france
    en:Brittany
    fr:Bretagne

    <en:france
    en:Normandy
    fr:Normandie

    <en:france
    en:Alsace
    fr:Alsace

    <en:france
    en:Burgundy region
    fr:Bourgogne

    <en:france
    en:Provence
    fr:Provence

    <en:france
    en:Aquitaine
    fr:Aquitaine

    <en:france
    en:Corsica
    fr:Corse

    <en:france
    en:Savoy
    fr:Savoie

    <en:france
    en:Franche-Comté
    fr:Franche-Comté

    <en:france
    en:Jura
    fr:Jura

    <en:france
    en:Auvergne
    fr:Auvergne

    <en:france
    en:Loire
    fr:Loire, Val de Loire, Pays de la Loire

    <en:france
    en:Vendée
    fr:Vendée

    <en:france
    en:Périgord
    fr:Périgord

    <en:france
    en:Champagne-Ardenne
    fr:Champagne-Ardenne

    <en:france
    en:Camargue
    fr:Camargue

    <en:france
    en:Occitania
    fr:Occitanie

    <en:france
    en:Languedoc
    fr:Languedoc

    <en:france
    en:Limousin
    fr:Limousin

    <en:france
    en:Lorraine
    fr:Lorraine

    <en:france
    en:Picardy
    fr:Picardie

    <en:france
    en:Nouvelle-Aquitaine
    fr:Nouvelle-Aquitaine

    <en:france
    en:Grand Est
    fr:Grand Est

    <en:france
    en:Hauts-de-France
    fr:Hauts-de-France

    <en:france
    en:Île-de-France
    fr:Île-de-France

    <en:france
    en:Basque Country
    fr:Pays basque

    <en:france
    en:Guérande
    fr:Guérande

    <en:france
    en:Gascony
    fr:Gascogne

    <en:france
    en:Poitou-Charentes
    fr:Poitou-Charentes

    <en:france
    en:Réunion
    fr:La Réunion, Réunion

    <en:france
    en:Guadeloupe
    fr:Guadeloupe

    <en:france
    en:Martinique
    fr:Martinique

    <en:france
    en:French Guiana
    fr:Guyane

    # Regions of Spain
    <en:spain
    en:Andalusia
    es:Andalucía

    <en:spain
    en:Catalonia
    es:Cataluña, Catalunya

    <en:spain
    en:Galicia
    es:Galicia

    <en:spain
    en:Valencia
    es:Valencia, Comunidad Valenciana

    <en:spain
    en:Murcia
    es:Murcia

    <en:spain
    en:Extremadura
    es:Extremadura

    <en:spain
    en:Castile
    es:Castilla y León, Castilla-La Mancha, Castilla

    <en:spain
    en:Navarre
    es:Navarra

    <en:spain
    en:La Rioja
    es:La Rioja, Rioja

    <en:spain
    en:Aragon
    es:Aragón

    <en:spain
    en:Asturias
    es:Asturias

    <en:spain
    en:Cantabria
    es:Cantabria

    <en:spain
    en:Canary Islands
    es:Canarias, Islas Canarias

    <en:spain
    en:Balearic Islands
    es:Baleares, Islas Baleares

    <en:spain
    en:Spanish Basque Country
    es:País Vasco, Euskadi

    <en:spain
    en:La Vera
    es:La Vera

    <en:spain
    en:Jaén
    es:Jaén

    # Regions of Italy
    <en:italy
    en:Sicily
    it:Sicilia

    <en:italy
    en:Sardinia
    it:Sardegna

    <en:italy
    en:Tuscany
    it:Toscana

    <en:italy
    en:Piedmont
    it:Piemonte

    <en:italy
    en:Lombardy
    it:Lombardia

    <en:italy
    en:Veneto
    it:Veneto

    <en:italy
    en:Emilia-Romagna
    it:Emilia-Romagna

    <en:italy
    en:Apulia, Puglia
    it:Puglia

    <en:italy
    en:Calabria
    it:Calabria

    <en:italy
    en:Campania
    it:Campania

    <en:italy
    en:Liguria
    it:Liguria

    <en:italy
    en:Umbria
    it:Umbria

    <en:italy
    en:Lazio
    it:Lazio

    <en:italy
    en:Abruzzo
    it:Abruzzo

    <en:italy
    en:Marche
    it:Marche

    <en:italy
    en:Basilicata
    it:Basilicata

    <en:italy
    en:Friuli
    it:Friuli-Venezia Giulia, Friuli

    <en:italy
    en:South Tyrol
    it:Alto Adige, Trentino-Alto Adige

    <en:italy
    en:Aosta Valley
    it:Valle d'Aosta

    <en:italy
    en:Modena
    it:Modena

    <en:italy
    en:Parma
    it:Parma

    # Regions of Germany
    <en:germany
    en:Bavaria
    de:Bayern

    <en:germany
    en:Baden-Württemberg
    de:Baden-Württemberg

    <en:germany
    en:Lower Saxony
    de:Niedersachsen

    <en:germany
    en:Saxony
    de:Sachsen

    <en:germany
    en:Hesse
    de:Hessen

    <en:germany
    en:Brandenburg
    de:Brandenburg

    <en:germany
    en:Schleswig-Holstein
    de:Schleswig-Holstein

    <en:germany
    en:Thuringia
    de:Thüringen

    <en:germany
    en:Black Forest region
    de:Schwarzwald

    <en:germany
    en:Allgäu
    de:Allgäu
    """#
}
