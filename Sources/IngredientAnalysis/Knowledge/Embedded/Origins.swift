extension EmbeddedTables {
  /// Countries, regions and seas that labels name as the place an ingredient comes from.
  ///
  /// Names of countries in English, French, Spanish, German, Italian, Finnish and Polish, of frequent ones also in
  /// Dutch, Swedish and Portuguese; adjectives only where labels use them.
  @inline(never)
  static var origins: String {
    #"""
    # Countries
    en:Afghanistan
    fr:Afghanistan
    es:Afganistán
    de:Afghanistan
    it:Afghanistan
    fi:Afganistan
    pl:Afganistan

    en:Albania
    fr:Albanie
    es:Albania
    de:Albanien
    it:Albania
    fi:Albania
    pl:Albania

    en:Algeria
    fr:Algérie
    es:Argelia
    de:Algerien
    it:Algeria
    fi:Algeria
    pl:Algieria

    en:Andorra
    fr:Andorre
    es:Andorra
    de:Andorra
    it:Andorra
    fi:Andorra
    pl:Andora

    en:Angola
    fr:Angola
    es:Angola
    de:Angola
    it:Angola
    fi:Angola
    pl:Angola

    en:Argentina, Argentinian, Argentine
    fr:Argentine
    es:Argentina
    de:Argentinien
    it:Argentina
    fi:Argentiina, argentiinalainen, argentiinalaista, Argentiinasta
    pl:Argentyna, argentyński, argentyńska
    nl:Argentinië
    sv:Argentina
    pt:Argentina

    en:Armenia
    fr:Arménie
    es:Armenia
    de:Armenien
    it:Armenia
    fi:Armenia
    pl:Armenia

    en:Australia, Australian
    fr:Australie
    es:Australia
    de:Australien
    it:Australia
    fi:Australia, australialainen, australialaista, Australiasta
    pl:Australia, australijski
    nl:Australië
    sv:Australien
    pt:Austrália

    en:Austria, Austrian
    fr:Autriche
    es:Austria
    de:Österreich
    it:Austria
    fi:Itävalta, itävaltalainen, itävaltalaista, Itävallasta
    pl:Austria, austriacki
    nl:Oostenrijk
    sv:Österrike
    pt:Áustria

    en:Azerbaijan
    fr:Azerbaïdjan
    es:Azerbaiyán
    de:Aserbaidschan
    it:Azerbaigian
    fi:Azerbaidžan
    pl:Azerbejdżan

    en:Bahamas, The Bahamas
    fr:Bahamas
    es:Bahamas
    de:Bahamas
    it:Bahamas
    fi:Bahama, Bahamasaaret
    pl:Bahamy

    en:Bahrain
    fr:Bahreïn
    es:Baréin
    de:Bahrain
    it:Bahrein
    fi:Bahrain
    pl:Bahrajn

    en:Bangladesh
    fr:Bangladesh
    es:Bangladés
    de:Bangladesch
    it:Bangladesh
    fi:Bangladesh
    pl:Bangladesz

    en:Barbados
    fr:Barbade
    es:Barbados
    de:Barbados
    it:Barbados
    fi:Barbados
    pl:Barbados

    en:Belarus
    fr:Biélorussie
    es:Bielorrusia
    de:Weißrussland, Belarus
    it:Bielorussia
    fi:Valko-Venäjä
    pl:Białoruś

    en:Belgium
    fr:Belgique
    es:Bélgica
    de:Belgien
    it:Belgio
    fi:Belgia, belgialainen, belgialaista, Belgiasta
    pl:Belgia, belgijski
    nl:België
    sv:Belgien
    pt:Bélgica

    en:Belize
    fr:Belize
    es:Belice
    de:Belize
    it:Belize
    fi:Belize
    pl:Belize

    en:Benin
    fr:Bénin
    es:Benín
    de:Benin
    it:Benin
    fi:Benin
    pl:Benin

    en:Bhutan
    fr:Bhoutan
    es:Bután
    de:Bhutan
    it:Bhutan
    fi:Bhutan
    pl:Bhutan

    en:Bolivia, Bolivian
    fr:Bolivie
    es:Bolivia
    de:Bolivien
    it:Bolivia
    fi:Bolivia, bolivialainen, Boliviasta
    pl:Boliwia
    nl:Bolivia
    sv:Bolivia
    pt:Bolívia

    en:Bosnia and Herzegovina, Bosnia
    fr:Bosnie-Herzégovine
    es:Bosnia y Herzegovina
    de:Bosnien und Herzegowina
    it:Bosnia ed Erzegovina
    fi:Bosnia ja Hertsegovina, Bosnia
    pl:Bośnia i Hercegowina

    en:Botswana
    fr:Botswana
    es:Botsuana
    de:Botsuana
    it:Botswana
    fi:Botswana
    pl:Botswana

    en:Brazil, Brazilian
    fr:Brésil
    es:Brasil
    de:Brasilien
    it:Brasile
    fi:Brasilia, brasilialainen, brasilialaista, Brasiliasta
    pl:Brazylia, brazylijski, brazylijska
    nl:Brazilië
    sv:Brasilien
    pt:Brasil

    en:Brunei
    fr:Brunei
    es:Brunéi
    de:Brunei
    it:Brunei
    fi:Brunei
    pl:Brunei

    en:Bulgaria, Bulgarian
    fr:Bulgarie
    es:Bulgaria
    de:Bulgarien
    it:Bulgaria
    fi:Bulgaria, bulgarialainen, Bulgariasta
    pl:Bułgaria, bułgarski
    nl:Bulgarije
    sv:Bulgarien
    pt:Bulgária

    en:Burkina Faso
    fr:Burkina Faso
    es:Burkina Faso
    de:Burkina Faso
    it:Burkina Faso
    fi:Burkina Faso
    pl:Burkina Faso

    en:Burundi
    fr:Burundi
    es:Burundi
    de:Burundi
    it:Burundi
    fi:Burundi
    pl:Burundi

    en:Cambodia
    fr:Cambodge
    es:Camboya
    de:Kambodscha
    it:Cambogia
    fi:Kambodža
    pl:Kambodża

    en:Cameroon
    fr:Cameroun
    es:Camerún
    de:Kamerun
    it:Camerun
    fi:Kamerun
    pl:Kamerun

    en:Canada
    fr:Canada
    es:Canadá
    de:Kanada
    it:Canada
    fi:Kanada, kanadalainen, kanadalaista, Kanadasta
    pl:Kanada, kanadyjski
    nl:Canada
    sv:Kanada
    pt:Canadá

    en:Cape Verde, Cabo Verde
    fr:Cap-Vert
    es:Cabo Verde
    de:Kap Verde
    it:Capo Verde
    fi:Kap Verde
    pl:Republika Zielonego Przylądka

    en:Central African Republic
    fr:République centrafricaine
    es:República Centroafricana
    de:Zentralafrikanische Republik
    it:Repubblica Centrafricana
    fi:Keski-Afrikan tasavalta
    pl:Republika Środkowoafrykańska

    en:Chad
    fr:Tchad
    es:Chad
    de:Tschad
    it:Ciad
    fi:Tšad
    pl:Czad

    en:Chile, Chilean
    fr:Chili
    es:Chile
    de:Chile
    it:Cile
    fi:Chile, chileläinen, chileläistä, Chilestä
    pl:Chile, chilijski
    nl:Chili
    sv:Chile
    pt:Chile

    en:China, People's Republic of China, PRC, P.R.C.
    fr:Chine
    es:China
    de:China
    it:Cina
    fi:Kiina, kiinalainen, kiinalaista, Kiinasta
    pl:Chiny, chiński, chińska
    nl:China
    sv:Kina
    pt:China

    en:Colombia, Colombian
    fr:Colombie
    es:Colombia
    de:Kolumbien
    it:Colombia
    fi:Kolumbia, kolumbialainen, Kolumbiasta
    pl:Kolumbia
    nl:Colombia
    sv:Colombia
    pt:Colômbia

    en:Comoros
    fr:Comores
    es:Comoras
    de:Komoren
    it:Comore
    fi:Komorit
    pl:Komory

    en:Congo, Republic of the Congo
    fr:Congo
    es:Congo
    de:Kongo
    it:Congo
    fi:Kongo
    pl:Kongo

    en:Democratic Republic of the Congo, DR Congo, DRC
    fr:République démocratique du Congo
    es:República Democrática del Congo
    de:Demokratische Republik Kongo
    it:Repubblica Democratica del Congo
    fi:Kongon demokraattinen tasavalta
    pl:Demokratyczna Republika Konga

    en:Costa Rica, Costa Rican
    fr:Costa Rica
    es:Costa Rica
    de:Costa Rica
    it:Costa Rica
    fi:Costa Rica, Costa Ricasta
    pl:Kostaryka
    nl:Costa Rica
    sv:Costa Rica
    pt:Costa Rica

    en:Croatia, Croatian
    fr:Croatie
    es:Croacia
    de:Kroatien
    it:Croazia
    fi:Kroatia, kroatialainen, Kroatiasta
    pl:Chorwacja, chorwacki
    nl:Kroatië
    sv:Kroatien
    pt:Croácia

    en:Cuba
    fr:Cuba
    es:Cuba
    de:Kuba
    it:Cuba
    fi:Kuuba
    pl:Kuba

    en:Cyprus
    fr:Chypre
    es:Chipre
    de:Zypern
    it:Cipro
    fi:Kypros
    pl:Cypr
    nl:Cyprus
    sv:Cypern
    pt:Chipre

    en:Czech Republic, Czechia
    fr:République tchèque, Tchéquie
    es:República Checa, Chequia
    de:Tschechien, Tschechische Republik
    it:Repubblica Ceca, Cechia
    fi:Tšekki, Tšekin tasavalta, tšekkiläinen, Tšekistä
    pl:Czechy, Republika Czeska, czeski
    nl:Tsjechië
    sv:Tjeckien
    pt:República Checa

    en:Denmark
    fr:Danemark
    es:Dinamarca
    de:Dänemark
    it:Danimarca
    fi:Tanska, tanskalainen, tanskalaista, Tanskasta
    pl:Dania, duński, duńska
    nl:Denemarken
    sv:Danmark
    pt:Dinamarca

    en:Djibouti
    fr:Djibouti
    es:Yibuti
    de:Dschibuti
    it:Gibuti
    fi:Djibouti
    pl:Dżibuti

    en:Dominica
    fr:Dominique
    es:Dominica
    de:Dominica
    it:Dominica
    fi:Dominica
    pl:Dominika

    en:Dominican Republic
    fr:République dominicaine
    es:República Dominicana
    de:Dominikanische Republik
    it:Repubblica Dominicana
    fi:Dominikaaninen tasavalta, Dominikaanisesta tasavallasta
    pl:Dominikana, Republika Dominikańska
    nl:Dominicaanse Republiek
    sv:Dominikanska republiken
    pt:República Dominicana

    en:Ecuador, Ecuadorian
    fr:Équateur
    es:Ecuador
    de:Ecuador
    it:Ecuador
    fi:Ecuador, ecuadorilainen, Ecuadorista
    pl:Ekwador
    nl:Ecuador
    sv:Ecuador
    pt:Equador

    en:Egypt, Egyptian
    fr:Égypte
    es:Egipto
    de:Ägypten
    it:Egitto
    fi:Egypti, egyptiläinen, Egyptistä
    pl:Egipt
    nl:Egypte
    sv:Egypten
    pt:Egito

    en:El Salvador
    fr:Salvador
    es:El Salvador
    de:El Salvador
    it:El Salvador
    fi:El Salvador
    pl:Salwador

    en:Equatorial Guinea
    fr:Guinée équatoriale
    es:Guinea Ecuatorial
    de:Äquatorialguinea
    it:Guinea Equatoriale
    fi:Päiväntasaajan Guinea
    pl:Gwinea Równikowa

    en:Eritrea
    fr:Érythrée
    es:Eritrea
    de:Eritrea
    it:Eritrea
    fi:Eritrea
    pl:Erytrea

    en:Estonia, Estonian
    fr:Estonie
    es:Estonia
    de:Estland
    it:Estonia
    fi:Viro, virolainen, virolaista, Virosta, Eesti
    pl:Estonia, estoński
    nl:Estland
    sv:Estland
    pt:Estónia

    en:Eswatini, Swaziland
    fr:Eswatini
    es:Esuatini
    de:Eswatini
    it:Eswatini
    fi:Swazimaa, Eswatini
    pl:Eswatini, Suazi

    en:Ethiopia, Ethiopian
    fr:Éthiopie
    es:Etiopía
    de:Äthiopien
    it:Etiopia
    fi:Etiopia, etiopialainen, Etiopiasta
    pl:Etiopia, etiopski
    nl:Ethiopië
    sv:Etiopien
    pt:Etiópia

    en:Fiji
    fr:Fidji
    es:Fiyi
    de:Fidschi
    it:Figi
    fi:Fidži
    pl:Fidżi

    en:Finland, Finnish
    fr:Finlande
    es:Finlandia
    de:Finnland
    it:Finlandia
    fi:Suomi, suomalainen, suomalaista, suomalaiset, suomalaisia, Suomesta
    pl:Finlandia, fiński
    nl:Finland
    sv:Finland, finsk, finskt
    pt:Finlândia

    en:France
    fr:France, française, français, françaises
    es:Francia, francés, francesa
    de:Frankreich, französisch
    it:Francia, francese, francesi
    fi:Ranska, ranskalainen, ranskalaista, Ranskasta
    pl:Francja, francuski, francuska, francuskie
    nl:Frankrijk
    sv:Frankrike
    pt:França

    en:Gabon
    fr:Gabon
    es:Gabón
    de:Gabun
    it:Gabon
    fi:Gabon
    pl:Gabon

    en:Gambia, The Gambia
    fr:Gambie
    es:Gambia
    de:Gambia
    it:Gambia
    fi:Gambia
    pl:Gambia

    en:Georgia country, Republic of Georgia
    fr:Géorgie
    es:Georgia
    de:Georgien
    it:Georgia
    fi:Georgia
    pl:Gruzja, gruziński

    en:Germany
    fr:Allemagne, allemand, allemande
    es:Alemania, alemán, alemana
    de:Deutschland, deutsch, deutsche, deutscher, deutsches, deutschem
    it:Germania, tedesco, tedesca
    fi:Saksa, saksalainen, saksalaista, Saksasta
    pl:Niemcy, niemiecki, niemiecka
    nl:Duitsland
    sv:Tyskland
    pt:Alemanha

    en:Ghana
    fr:Ghana
    es:Ghana
    de:Ghana
    it:Ghana
    fi:Ghana, ghanalainen, ghanalaista, Ghanasta
    pl:Ghana
    nl:Ghana
    sv:Ghana
    pt:Gana

    en:Greece
    fr:Grèce
    es:Grecia
    de:Griechenland
    it:Grecia
    fi:Kreikka, kreikkalainen, kreikkalaista, Kreikasta
    pl:Grecja, grecki, grecka, greckie
    nl:Griekenland
    sv:Grekland
    pt:Grécia

    en:Grenada
    fr:Grenade
    es:Granada
    de:Grenada
    it:Grenada
    fi:Grenada
    pl:Grenada

    en:Guatemala, Guatemalan
    fr:Guatemala
    es:Guatemala
    de:Guatemala
    it:Guatemala
    fi:Guatemala, guatemalalainen, Guatemalasta
    pl:Gwatemala
    nl:Guatemala
    sv:Guatemala
    pt:Guatemala

    en:Guinea
    fr:Guinée
    es:Guinea
    de:Guinea
    it:Guinea
    fi:Guinea
    pl:Gwinea

    en:Guinea-Bissau
    fr:Guinée-Bissau
    es:Guinea-Bisáu
    de:Guinea-Bissau
    it:Guinea-Bissau
    fi:Guinea-Bissau
    pl:Gwinea Bissau

    en:Guyana
    fr:Guyana
    es:Guyana
    de:Guyana
    it:Guyana
    fi:Guyana
    pl:Gujana

    en:Haiti
    fr:Haïti
    es:Haití
    de:Haiti
    it:Haiti
    fi:Haiti
    pl:Haiti

    en:Honduras, Honduran
    fr:Honduras
    es:Honduras
    de:Honduras
    it:Honduras
    fi:Honduras, Hondurasista
    pl:Honduras
    nl:Honduras
    sv:Honduras
    pt:Honduras

    en:Hungary
    fr:Hongrie
    es:Hungría
    de:Ungarn
    it:Ungheria
    fi:Unkari, unkarilainen, unkarilaista, Unkarista
    pl:Węgry, węgierski, węgierska
    nl:Hongarije
    sv:Ungern
    pt:Hungria

    en:Iceland, Icelandic
    fr:Islande
    es:Islandia
    de:Island
    it:Islanda
    fi:Islanti, islantilainen, islantilaista, Islannista
    pl:Islandia, islandzki
    nl:IJsland
    sv:Island
    pt:Islândia

    en:India
    fr:Inde
    es:India
    de:Indien
    it:India
    fi:Intia, intialainen, intialaista, Intiasta
    pl:Indie, indyjski
    nl:India
    sv:Indien
    pt:Índia

    en:Indonesia, Indonesian
    fr:Indonésie
    es:Indonesia
    de:Indonesien
    it:Indonesia
    fi:Indonesia, indonesialainen, Indonesiasta
    pl:Indonezja, indonezyjski
    nl:Indonesië
    sv:Indonesien
    pt:Indonésia

    en:Iran
    fr:Iran
    es:Irán
    de:Iran
    it:Iran
    fi:Iran, iranilainen
    pl:Iran
    nl:Iran
    sv:Iran
    pt:Irão, Irã

    en:Iraq
    fr:Irak
    es:Irak
    de:Irak
    it:Iraq
    fi:Irak
    pl:Irak

    en:Ireland, Republic of Ireland, Eire
    fr:Irlande
    es:Irlanda
    de:Irland
    it:Irlanda
    fi:Irlanti, irlantilainen, irlantilaista, Irlannista
    pl:Irlandia, irlandzki, irlandzka
    nl:Ierland
    sv:Irland
    pt:Irlanda

    en:Israel
    fr:Israël
    es:Israel
    de:Israel
    it:Israele
    fi:Israel, Israelista
    pl:Izrael
    nl:Israël
    sv:Israel
    pt:Israel

    en:Italy, product of Italy
    fr:Italie, italien, italienne
    es:Italia, italiano, italiana
    de:Italien, italienisch, italienische, italienischer
    it:Italia, italiano, italiana, italiani, italiane
    fi:Italia, italialainen, italialaista, Italiasta
    pl:Włochy, włoski, włoska, włoskie
    nl:Italië
    sv:Italien
    pt:Itália

    en:Ivory Coast, Cote d'Ivoire
    fr:Côte d'Ivoire
    es:Costa de Marfil
    de:Elfenbeinküste
    it:Costa d'Avorio
    fi:Norsunluurannikko, Norsunluurannikolta
    pl:Wybrzeże Kości Słoniowej
    nl:Ivoorkust
    sv:Elfenbenskusten
    pt:Costa do Marfim

    en:Jamaica
    fr:Jamaïque
    es:Jamaica
    de:Jamaika
    it:Giamaica
    fi:Jamaika
    pl:Jamajka

    en:Japan
    fr:Japon
    es:Japón
    de:Japan
    it:Giappone
    fi:Japani, japanilainen, japanilaista, Japanista
    pl:Japonia, japoński, japońska
    nl:Japan
    sv:Japan
    pt:Japão

    en:Jordan
    fr:Jordanie
    es:Jordania
    de:Jordanien
    it:Giordania
    fi:Jordania
    pl:Jordania

    en:Kazakhstan
    fr:Kazakhstan
    es:Kazajistán
    de:Kasachstan
    it:Kazakistan
    fi:Kazakstan
    pl:Kazachstan

    en:Kenya, Kenyan
    fr:Kenya
    es:Kenia
    de:Kenia
    it:Kenya
    fi:Kenia, kenialainen, Keniasta
    pl:Kenia
    nl:Kenia
    sv:Kenya
    pt:Quénia

    en:Kosovo
    fr:Kosovo
    es:Kosovo
    de:Kosovo
    it:Kosovo
    fi:Kosovo
    pl:Kosowo

    en:Kuwait
    fr:Koweït
    es:Kuwait
    de:Kuwait
    it:Kuwait
    fi:Kuwait
    pl:Kuwejt

    en:Kyrgyzstan
    fr:Kirghizistan
    es:Kirguistán
    de:Kirgisistan
    it:Kirghizistan
    fi:Kirgisia, Kirgistan
    pl:Kirgistan

    en:Laos
    fr:Laos
    es:Laos
    de:Laos
    it:Laos
    fi:Laos
    pl:Laos

    en:Latvia, Latvian
    fr:Lettonie
    es:Letonia
    de:Lettland
    it:Lettonia
    fi:Latvia, latvialainen, latvialaista, Latviasta
    pl:Łotwa, łotewski
    nl:Letland
    sv:Lettland
    pt:Letónia

    en:Lebanon
    fr:Liban
    es:Líbano
    de:Libanon
    it:Libano
    fi:Libanon
    pl:Liban

    en:Lesotho
    fr:Lesotho
    es:Lesoto
    de:Lesotho
    it:Lesotho
    fi:Lesotho
    pl:Lesotho

    en:Liberia
    fr:Liberia
    es:Liberia
    de:Liberia
    it:Liberia
    fi:Liberia
    pl:Liberia

    en:Libya
    fr:Libye
    es:Libia
    de:Libyen
    it:Libia
    fi:Libya
    pl:Libia

    en:Liechtenstein
    fr:Liechtenstein
    es:Liechtenstein
    de:Liechtenstein
    it:Liechtenstein
    fi:Liechtenstein
    pl:Liechtenstein

    en:Lithuania, Lithuanian
    fr:Lituanie
    es:Lituania
    de:Litauen
    it:Lituania
    fi:Liettua, liettualainen, liettualaista, Liettuasta
    pl:Litwa, litewski
    nl:Litouwen
    sv:Litauen
    pt:Lituânia

    en:Luxembourg
    fr:Luxembourg
    es:Luxemburgo
    de:Luxemburg
    it:Lussemburgo
    fi:Luxemburg
    pl:Luksemburg
    nl:Luxemburg
    sv:Luxemburg
    pt:Luxemburgo

    en:Madagascar, Madagascan, Malagasy
    fr:Madagascar, malgache
    es:Madagascar
    de:Madagaskar, madagassisch
    it:Madagascar
    fi:Madagaskar, madagaskarilainen, Madagaskarilta
    pl:Madagaskar
    nl:Madagaskar
    sv:Madagaskar
    pt:Madagáscar

    en:Malawi
    fr:Malawi
    es:Malaui
    de:Malawi
    it:Malawi
    fi:Malawi
    pl:Malawi

    en:Malaysia, Malaysian
    fr:Malaisie
    es:Malasia
    de:Malaysia
    it:Malesia
    fi:Malesia, malesialainen, Malesiasta
    pl:Malezja
    nl:Maleisië
    sv:Malaysia
    pt:Malásia

    en:Maldives, The Maldives
    fr:Maldives
    es:Maldivas
    de:Malediven
    it:Maldive
    fi:Malediivit
    pl:Malediwy

    en:Mali
    fr:Mali
    es:Malí
    de:Mali
    it:Mali
    fi:Mali
    pl:Mali

    en:Malta
    fr:Malte
    es:Malta
    de:Malta
    it:Malta
    fi:Malta
    pl:Malta
    nl:Malta
    sv:Malta
    pt:Malta

    en:Mauritania
    fr:Mauritanie
    es:Mauritania
    de:Mauretanien
    it:Mauritania
    fi:Mauritania
    pl:Mauretania

    en:Mauritius
    fr:Maurice, île Maurice
    es:Mauricio
    de:Mauritius
    it:Mauritius
    fi:Mauritius
    pl:Mauritius

    en:Mexico
    fr:Mexique
    es:México
    de:Mexiko
    it:Messico
    fi:Meksiko, meksikolainen, meksikolaista, Meksikosta
    pl:Meksyk, meksykański
    nl:Mexico
    sv:Mexiko
    pt:México

    en:Moldova
    fr:Moldavie
    es:Moldavia
    de:Moldau, Moldawien
    it:Moldavia
    fi:Moldova
    pl:Mołdawia

    en:Monaco
    fr:Monaco
    es:Mónaco
    de:Monaco
    it:Monaco
    fi:Monaco
    pl:Monako

    en:Mongolia
    fr:Mongolie
    es:Mongolia
    de:Mongolei
    it:Mongolia
    fi:Mongolia
    pl:Mongolia

    en:Montenegro
    fr:Monténégro
    es:Montenegro
    de:Montenegro
    it:Montenegro
    fi:Montenegro
    pl:Czarnogóra

    en:Morocco
    fr:Maroc
    es:Marruecos
    de:Marokko
    it:Marocco
    fi:Marokko, marokkolainen, marokkolaista, Marokosta
    pl:Maroko, marokański
    nl:Marokko
    sv:Marocko
    pt:Marrocos

    en:Mozambique
    fr:Mozambique
    es:Mozambique
    de:Mosambik
    it:Mozambico
    fi:Mosambik
    pl:Mozambik

    en:Myanmar, Burma
    fr:Birmanie
    es:Birmania
    de:Myanmar, Birma
    it:Birmania
    fi:Myanmar, Burma
    pl:Mjanma, Birma

    en:Namibia, Namibian
    fr:Namibie
    es:Namibia
    de:Namibia
    it:Namibia
    fi:Namibia, Namibiasta
    pl:Namibia

    en:Nepal
    fr:Népal
    es:Nepal
    de:Nepal
    it:Nepal
    fi:Nepal
    pl:Nepal

    en:Netherlands, The Netherlands, Holland
    fr:Pays-Bas, Hollande
    es:Países Bajos, Holanda
    de:Niederlande, Holland
    it:Paesi Bassi, Olanda
    fi:Alankomaat, Hollanti, hollantilainen, hollantilaista, Hollannista, Alankomaista
    pl:Holandia, Niderlandy, holenderski
    nl:Nederland, Nederlands, Nederlandse
    sv:Nederländerna, Holland
    pt:Países Baixos, Holanda

    en:New Zealand
    fr:Nouvelle-Zélande
    es:Nueva Zelanda
    de:Neuseeland
    it:Nuova Zelanda
    fi:Uusi-Seelanti, uusiseelantilainen, uusiseelantilaista, Uudesta-Seelannista
    pl:Nowa Zelandia, nowozelandzki
    nl:Nieuw-Zeeland
    sv:Nya Zeeland
    pt:Nova Zelândia

    en:Nicaragua, Nicaraguan
    fr:Nicaragua
    es:Nicaragua
    de:Nicaragua
    it:Nicaragua
    fi:Nicaragua
    pl:Nikaragua

    en:Niger
    fr:Niger
    es:Níger
    de:Niger
    it:Niger
    fi:Niger
    pl:Niger

    en:Nigeria
    fr:Nigeria
    es:Nigeria
    de:Nigeria
    it:Nigeria
    fi:Nigeria, Nigeriasta
    pl:Nigeria

    en:North Korea
    fr:Corée du Nord
    es:Corea del Norte
    de:Nordkorea
    it:Corea del Nord
    fi:Pohjois-Korea
    pl:Korea Północna

    en:North Macedonia, Macedonia
    fr:Macédoine du Nord, Macédoine
    es:Macedonia del Norte, Macedonia
    de:Nordmazedonien, Mazedonien
    it:Macedonia del Nord, Macedonia
    fi:Pohjois-Makedonia, Makedonia
    pl:Macedonia Północna, Macedonia

    en:Norway, Norwegian
    fr:Norvège
    es:Noruega
    de:Norwegen
    it:Norvegia
    fi:Norja, norjalainen, norjalaista, Norjasta
    pl:Norwegia, norweski
    nl:Noorwegen
    sv:Norge, norsk, norskt
    pt:Noruega

    en:Oman
    fr:Oman
    es:Omán
    de:Oman
    it:Oman
    fi:Oman
    pl:Oman

    en:Pakistan, Pakistani
    fr:Pakistan
    es:Pakistán
    de:Pakistan
    it:Pakistan
    fi:Pakistan, pakistanilainen, Pakistanista
    pl:Pakistan
    nl:Pakistan
    sv:Pakistan
    pt:Paquistão

    en:Palestine
    fr:Palestine
    es:Palestina
    de:Palästina
    it:Palestina
    fi:Palestiina
    pl:Palestyna

    en:Panama
    fr:Panama
    es:Panamá
    de:Panama
    it:Panama
    fi:Panama
    pl:Panama

    en:Papua New Guinea
    fr:Papouasie-Nouvelle-Guinée
    es:Papúa Nueva Guinea
    de:Papua-Neuguinea
    it:Papua Nuova Guinea
    fi:Papua-Uusi-Guinea
    pl:Papua-Nowa Gwinea

    en:Paraguay
    fr:Paraguay
    es:Paraguay
    de:Paraguay
    it:Paraguay
    fi:Paraguay
    pl:Paragwaj

    en:Peru, Peruvian
    fr:Pérou
    es:Perú
    de:Peru
    it:Perù
    fi:Peru, perulainen, perulaista, Perusta
    pl:Peru, peruwiański
    nl:Peru
    sv:Peru
    pt:Peru

    en:Philippines, The Philippines, Philippine
    fr:Philippines
    es:Filipinas
    de:Philippinen
    it:Filippine
    fi:Filippiinit, filippiiniläinen, Filippiineiltä
    pl:Filipiny, filipiński
    nl:Filipijnen
    sv:Filippinerna
    pt:Filipinas

    en:Poland
    fr:Pologne
    es:Polonia
    de:Polen
    it:Polonia
    fi:Puola, puolalainen, puolalaista, Puolasta
    pl:Polska, polski, polskie, polskiego
    nl:Polen
    sv:Polen
    pt:Polónia

    en:Portugal
    fr:Portugal
    es:Portugal
    de:Portugal
    it:Portogallo
    fi:Portugali, portugalilainen, Portugalista
    pl:Portugalia, portugalski
    nl:Portugal
    sv:Portugal
    pt:Portugal

    en:Qatar
    fr:Qatar
    es:Catar
    de:Katar
    it:Qatar
    fi:Qatar
    pl:Katar

    en:Romania, Romanian
    fr:Roumanie
    es:Rumania
    de:Rumänien
    it:Romania
    fi:Romania, romanialainen, Romaniasta
    pl:Rumunia, rumuński
    nl:Roemenië
    sv:Rumänien
    pt:Roménia

    en:Russia, Russian Federation
    fr:Russie
    es:Rusia
    de:Russland
    it:Russia
    fi:Venäjä, venäläinen, venäläistä, Venäjältä
    pl:Rosja, rosyjski
    nl:Rusland
    sv:Ryssland
    pt:Rússia

    en:Rwanda
    fr:Rwanda
    es:Ruanda
    de:Ruanda
    it:Ruanda
    fi:Ruanda
    pl:Rwanda

    en:Saint Lucia
    fr:Sainte-Lucie
    es:Santa Lucía
    de:St. Lucia
    it:Santa Lucia
    fi:Saint Lucia
    pl:Saint Lucia

    en:Samoa
    fr:Samoa
    es:Samoa
    de:Samoa
    it:Samoa
    fi:Samoa
    pl:Samoa

    en:San Marino
    fr:Saint-Marin
    es:San Marino
    de:San Marino
    it:San Marino
    fi:San Marino
    pl:San Marino

    en:Sao Tome and Principe, Sao Tome
    fr:Sao Tomé-et-Principe
    es:Santo Tomé y Príncipe
    de:São Tomé und Príncipe
    it:São Tomé e Príncipe
    fi:São Tomé ja Príncipe
    pl:Wyspy Świętego Tomasza i Książęca

    en:Saudi Arabia
    fr:Arabie saoudite
    es:Arabia Saudí, Arabia Saudita
    de:Saudi-Arabien
    it:Arabia Saudita
    fi:Saudi-Arabia
    pl:Arabia Saudyjska

    en:Senegal
    fr:Sénégal
    es:Senegal
    de:Senegal
    it:Senegal
    fi:Senegal, Senegalista
    pl:Senegal

    en:Serbia, Serbian
    fr:Serbie
    es:Serbia
    de:Serbien
    it:Serbia
    fi:Serbia, serbialainen, Serbiasta
    pl:Serbia, serbski
    nl:Servië
    sv:Serbien
    pt:Sérvia

    en:Seychelles
    fr:Seychelles
    es:Seychelles
    de:Seychellen
    it:Seychelles
    fi:Seychellit
    pl:Seszele

    en:Sierra Leone
    fr:Sierra Leone
    es:Sierra Leona
    de:Sierra Leone
    it:Sierra Leone
    fi:Sierra Leone
    pl:Sierra Leone

    en:Singapore
    fr:Singapour
    es:Singapur
    de:Singapur
    it:Singapore
    fi:Singapore
    pl:Singapur

    en:Slovakia, Slovak
    fr:Slovaquie
    es:Eslovaquia
    de:Slowakei
    it:Slovacchia
    fi:Slovakia, slovakialainen, Slovakiasta
    pl:Słowacja, słowacki
    nl:Slowakije
    sv:Slovakien
    pt:Eslováquia

    en:Slovenia, Slovenian
    fr:Slovénie
    es:Eslovenia
    de:Slowenien
    it:Slovenia
    fi:Slovenia, slovenialainen, Sloveniasta
    pl:Słowenia, słoweński
    nl:Slovenië
    sv:Slovenien
    pt:Eslovénia

    en:Solomon Islands
    fr:Îles Salomon
    es:Islas Salomón
    de:Salomonen
    it:Isole Salomone
    fi:Salomonsaaret
    pl:Wyspy Salomona

    en:Somalia
    fr:Somalie
    es:Somalia
    de:Somalia
    it:Somalia
    fi:Somalia
    pl:Somalia

    en:South Africa, South African
    fr:Afrique du Sud
    es:Sudáfrica
    de:Südafrika
    it:Sudafrica
    fi:Etelä-Afrikka, eteläafrikkalainen, eteläafrikkalaista, Etelä-Afrikasta
    pl:Republika Południowej Afryki, Południowa Afryka, RPA
    nl:Zuid-Afrika
    sv:Sydafrika
    pt:África do Sul

    en:South Korea, Korea, Republic of Korea
    fr:Corée du Sud, Corée
    es:Corea del Sur, Corea
    de:Südkorea, Korea
    it:Corea del Sud, Corea
    fi:Etelä-Korea, Korea, eteläkorealainen, Etelä-Koreasta
    pl:Korea Południowa, Korea, koreański
    nl:Zuid-Korea
    sv:Sydkorea
    pt:Coreia do Sul

    en:South Sudan
    fr:Soudan du Sud
    es:Sudán del Sur
    de:Südsudan
    it:Sudan del Sud
    fi:Etelä-Sudan
    pl:Sudan Południowy

    en:Spain
    fr:Espagne, espagnol, espagnole
    es:España, español, española
    de:Spanien, spanisch, spanische
    it:Spagna, spagnolo, spagnola
    fi:Espanja, espanjalainen, espanjalaista, Espanjasta
    pl:Hiszpania, hiszpański, hiszpańska, hiszpańskie
    nl:Spanje
    sv:Spanien
    pt:Espanha

    en:Sri Lanka, Sri Lankan
    fr:Sri Lanka
    es:Sri Lanka
    de:Sri Lanka
    it:Sri Lanka
    fi:Sri Lanka, srilankalainen, Sri Lankasta
    pl:Sri Lanka, cejlońska
    nl:Sri Lanka
    sv:Sri Lanka
    pt:Sri Lanka

    en:Sudan
    fr:Soudan
    es:Sudán
    de:Sudan
    it:Sudan
    fi:Sudan
    pl:Sudan

    en:Suriname
    fr:Suriname
    es:Surinam
    de:Suriname
    it:Suriname
    fi:Suriname
    pl:Surinam

    en:Sweden, Swedish
    fr:Suède
    es:Suecia
    de:Schweden
    it:Svezia
    fi:Ruotsi, ruotsalainen, ruotsalaista, Ruotsista
    pl:Szwecja, szwedzki
    nl:Zweden
    sv:Sverige, svensk, svenskt, svenska
    pt:Suécia

    en:Switzerland
    fr:Suisse
    es:Suiza
    de:Schweiz
    it:Svizzera
    fi:Sveitsi, sveitsiläinen, sveitsiläistä, Sveitsistä
    pl:Szwajcaria, szwajcarski
    nl:Zwitserland
    sv:Schweiz
    pt:Suíça

    en:Syria
    fr:Syrie
    es:Siria
    de:Syrien
    it:Siria
    fi:Syyria
    pl:Syria

    en:Taiwan
    fr:Taïwan
    es:Taiwán
    de:Taiwan
    it:Taiwan
    fi:Taiwan, taiwanilainen, Taiwanista
    pl:Tajwan

    en:Tajikistan
    fr:Tadjikistan
    es:Tayikistán
    de:Tadschikistan
    it:Tagikistan
    fi:Tadžikistan
    pl:Tadżykistan

    en:Tanzania
    fr:Tanzanie
    es:Tanzania
    de:Tansania
    it:Tanzania
    fi:Tansania, Tansaniasta
    pl:Tanzania

    en:Thailand
    fr:Thaïlande
    es:Tailandia
    de:Thailand
    it:Thailandia, Tailandia
    fi:Thaimaa, thaimaalainen, thaimaalaista, Thaimaasta
    pl:Tajlandia, tajski
    nl:Thailand
    sv:Thailand
    pt:Tailândia

    en:East Timor, Timor-Leste
    fr:Timor oriental
    es:Timor Oriental
    de:Osttimor
    it:Timor Est
    fi:Itä-Timor
    pl:Timor Wschodni

    en:Togo
    fr:Togo
    es:Togo
    de:Togo
    it:Togo
    fi:Togo
    pl:Togo

    en:Tonga
    fr:Tonga
    es:Tonga
    de:Tonga
    it:Tonga
    fi:Tonga
    pl:Tonga

    en:Trinidad and Tobago, Trinidad
    fr:Trinité-et-Tobago
    es:Trinidad y Tobago
    de:Trinidad und Tobago
    it:Trinidad e Tobago
    fi:Trinidad ja Tobago
    pl:Trynidad i Tobago

    en:Tunisia, Tunisian
    fr:Tunisie
    es:Túnez
    de:Tunesien
    it:Tunisia
    fi:Tunisia, tunisialainen, Tunisiasta
    pl:Tunezja, tunezyjski
    nl:Tunesië
    sv:Tunisien
    pt:Tunísia

    en:Türkiye, product of Turkey, from Turkey, grown in Turkey, made in Turkey, produced in Turkey, origin Turkey, country of origin Turkey
    fr:Turquie
    es:Turquía
    de:Türkei
    it:Turchia
    fi:Turkki, turkkilainen, turkkilaista, Turkista
    pl:Turcja, turecki, turecka, tureckie
    nl:Turkije
    sv:Turkiet
    pt:Turquia

    en:Turkmenistan
    fr:Turkménistan
    es:Turkmenistán
    de:Turkmenistan
    it:Turkmenistan
    fi:Turkmenistan
    pl:Turkmenistan

    en:Uganda, Ugandan
    fr:Ouganda
    es:Uganda
    de:Uganda
    it:Uganda
    fi:Uganda, ugandalainen, Ugandasta
    pl:Uganda
    nl:Oeganda
    sv:Uganda
    pt:Uganda

    en:Ukraine, Ukrainian
    fr:Ukraine
    es:Ucrania
    de:Ukraine
    it:Ucraina
    fi:Ukraina, ukrainalainen, ukrainalaista, Ukrainasta
    pl:Ukraina, ukraiński
    nl:Oekraïne
    sv:Ukraina
    pt:Ucrânia

    en:United Arab Emirates, UAE
    fr:Émirats arabes unis
    es:Emiratos Árabes Unidos
    de:Vereinigte Arabische Emirate
    it:Emirati Arabi Uniti
    fi:Arabiemiirikunnat, Yhdistyneet arabiemiirikunnat
    pl:Zjednoczone Emiraty Arabskie

    en:United Kingdom, Great Britain, British
    xx:UK, U.K., GB
    fr:Royaume-Uni, Grande-Bretagne
    es:Reino Unido, Gran Bretaña
    de:Vereinigtes Königreich, Großbritannien
    it:Regno Unito, Gran Bretagna
    fi:Iso-Britannia, Yhdistynyt kuningaskunta, brittiläinen, isobritannialainen, Iso-Britanniasta
    pl:Wielka Brytania, Zjednoczone Królestwo, brytyjski
    nl:Verenigd Koninkrijk, Groot-Brittannië
    sv:Storbritannien, Förenade kungariket
    pt:Reino Unido

    en:United States, US, U.S., United States of America, product of USA, product of the USA, made in USA, made in the USA, grown in the USA
    xx:USA, U.S.A.
    fr:États-Unis, États-Unis d'Amérique
    es:Estados Unidos, EE.UU., EEUU
    de:Vereinigte Staaten, Vereinigte Staaten von Amerika
    it:Stati Uniti, Stati Uniti d'America
    fi:Yhdysvallat, Amerikan yhdysvallat, yhdysvaltalainen, Yhdysvalloista
    pl:Stany Zjednoczone, Stany Zjednoczone Ameryki, amerykański
    nl:Verenigde Staten
    sv:Förenta staterna, Amerikas förenta stater
    pt:Estados Unidos

    en:Uruguay, Uruguayan
    fr:Uruguay
    es:Uruguay
    de:Uruguay
    it:Uruguay
    fi:Uruguay, uruguaylainen, Uruguaysta
    pl:Urugwaj

    en:Uzbekistan
    fr:Ouzbékistan
    es:Uzbekistán
    de:Usbekistan
    it:Uzbekistan
    fi:Uzbekistan
    pl:Uzbekistan

    en:Vanuatu
    fr:Vanuatu
    es:Vanuatu
    de:Vanuatu
    it:Vanuatu
    fi:Vanuatu
    pl:Vanuatu

    en:Venezuela
    fr:Venezuela
    es:Venezuela
    de:Venezuela
    it:Venezuela
    fi:Venezuela, Venezuelasta
    pl:Wenezuela

    en:Vietnam, Viet Nam
    fr:Viêt Nam, Vietnam
    es:Vietnam
    de:Vietnam
    it:Vietnam
    fi:Vietnam, vietnamilainen, vietnamilaista, Vietnamista
    pl:Wietnam, wietnamski
    nl:Vietnam
    sv:Vietnam
    pt:Vietname, Vietnã

    en:Yemen
    fr:Yémen
    es:Yemen
    de:Jemen
    it:Yemen
    fi:Jemen
    pl:Jemen

    en:Zambia
    fr:Zambie
    es:Zambia
    de:Sambia
    it:Zambia
    fi:Sambia
    pl:Zambia

    en:Zimbabwe
    fr:Zimbabwe
    es:Zimbabue
    de:Simbabwe
    it:Zimbabwe
    fi:Zimbabwe
    pl:Zimbabwe

    # Parts of the United Kingdom
    <en:united-kingdom
    en:England
    fr:Angleterre
    es:Inglaterra
    de:England
    it:Inghilterra
    fi:Englanti, englantilainen, Englannista
    pl:Anglia, angielski

    <en:united-kingdom
    en:Scotland, Scottish
    fr:Écosse
    es:Escocia
    de:Schottland
    it:Scozia
    fi:Skotlanti, skotlantilainen, skotlantilaista, Skotlannista
    pl:Szkocja, szkocki, szkocka

    <en:united-kingdom
    en:Wales, Welsh
    fr:Pays de Galles
    es:Gales
    de:Wales
    it:Galles
    fi:Wales, walesilainen
    pl:Walia, walijski

    <en:united-kingdom
    en:Northern Ireland
    fr:Irlande du Nord
    es:Irlanda del Norte
    de:Nordirland
    it:Irlanda del Nord
    fi:Pohjois-Irlanti
    pl:Irlandia Północna

    # Regions of the world
    en:European Union, E.U., EU agriculture, from EU
    xx:EU, UE
    fr:Union européenne, agriculture UE, origine UE, agriculture de l'UE, pays de l'UE
    es:Unión Europea, agricultura UE, origen UE, países de la UE
    de:Europäische Union, EU-Landwirtschaft, EU-Ländern, EU-Länder, aus der EU
    it:Unione europea, agricoltura UE, origine UE, paesi UE
    fi:Euroopan unioni, EU-alue, EU-maatalous, EU-maat, EU:sta, EU-alueelta
    pl:Unia Europejska, rolnictwo UE, kraje UE, z UE
    nl:Europese Unie, EU-landbouw
    sv:Europeiska unionen, EU-jordbruk
    pt:União Europeia, Agricultura UE

    en:Non European Union, non EU, outside EU, non EU agriculture, outside the EU
    fr:hors UE, non UE, agriculture non UE, hors Union européenne
    es:fuera de la UE, no UE, agricultura no UE
    de:Nicht-EU, Nicht-EU-Landwirtschaft
    it:non UE, extra UE, agricoltura non UE
    fi:EU:n ulkopuolelta, EU:n ulkopuolinen, muu kuin EU, EU:n ulkopuolinen maatalous
    pl:spoza UE, rolnictwo spoza UE, kraje spoza UE, nie UE
    nl:niet-EU, niet-EU-landbouw, buiten de EU
    sv:icke-EU, icke-EU-jordbruk, utanför EU
    pt:não UE, Agricultura não UE

    en:EU and non EU, EU/non EU, EU and non EU agriculture, mix of EU and non EU, EU or non EU
    fr:UE et non UE, UE/non UE, agriculture UE/non UE
    es:UE y no UE, UE/no UE, agricultura UE/no UE
    de:EU und Nicht-EU, EU/Nicht-EU, EU-/Nicht-EU-Landwirtschaft
    it:UE e non UE, UE/non UE, agricoltura UE/non UE
    fi:EU ja EU:n ulkopuolelta, EU/muu kuin EU, EU:sta ja EU:n ulkopuolelta
    pl:UE i spoza UE, rolnictwo UE/spoza UE, UE/spoza UE
    nl:EU/niet-EU, EU-/niet-EU-landbouw, EU en niet-EU
    sv:EU/icke-EU, EU-/icke-EU-jordbruk
    pt:UE/não UE, Agricultura UE/não UE

    en:Europe
    fr:Europe
    es:Europa
    de:Europa
    it:Europa
    fi:Eurooppa, eurooppalainen, Euroopasta
    pl:Europa, europejski
    nl:Europa
    sv:Europa
    pt:Europa

    en:Africa
    fr:Afrique
    es:África
    de:Afrika
    it:Africa
    fi:Afrikka, afrikkalainen, Afrikasta
    pl:Afryka, afrykański
    nl:Afrika
    sv:Afrika
    pt:África

    en:West Africa
    fr:Afrique de l'Ouest
    es:África Occidental
    de:Westafrika
    it:Africa occidentale
    fi:Länsi-Afrikka, Länsi-Afrikasta
    pl:Afryka Zachodnia

    en:Asia
    fr:Asie
    es:Asia
    de:Asien
    it:Asia
    fi:Aasia, aasialainen, Aasiasta
    pl:Azja, azjatycki
    nl:Azië
    sv:Asien
    pt:Ásia

    en:Southeast Asia, South East Asia
    fr:Asie du Sud-Est
    es:Sudeste Asiático
    de:Südostasien
    it:Sud-est asiatico
    fi:Kaakkois-Aasia, Kaakkois-Aasiasta
    pl:Azja Południowo-Wschodnia

    en:North America
    fr:Amérique du Nord
    es:América del Norte, Norteamérica
    de:Nordamerika
    it:America del Nord, Nord America
    fi:Pohjois-Amerikka, Pohjois-Amerikasta
    pl:Ameryka Północna
    nl:Noord-Amerika
    sv:Nordamerika
    pt:América do Norte

    en:Central America
    fr:Amérique centrale
    es:América Central, Centroamérica
    de:Mittelamerika, Zentralamerika
    it:America centrale, Centro America
    fi:Keski-Amerikka, Väli-Amerikka, Keski-Amerikasta
    pl:Ameryka Środkowa

    en:South America
    fr:Amérique du Sud
    es:América del Sur, Sudamérica
    de:Südamerika
    it:America del Sud, Sud America
    fi:Etelä-Amerikka, eteläamerikkalainen, Etelä-Amerikasta
    pl:Ameryka Południowa
    nl:Zuid-Amerika
    sv:Sydamerika
    pt:América do Sul

    en:Latin America
    fr:Amérique latine
    es:América Latina, Latinoamérica
    de:Lateinamerika
    it:America Latina
    fi:Latinalainen Amerikka
    pl:Ameryka Łacińska

    en:Caribbean, Caribbean islands
    fr:Caraïbes
    es:Caribe
    de:Karibik
    it:Caraibi
    fi:Karibia
    pl:Karaiby

    en:Oceania
    fr:Océanie
    es:Oceanía
    de:Ozeanien
    it:Oceania
    fi:Oseania
    pl:Oceania

    en:Middle East
    fr:Moyen-Orient
    es:Oriente Medio
    de:Naher Osten
    it:Medio Oriente
    fi:Lähi-itä
    pl:Bliski Wschód

    en:Scandinavia
    fr:Scandinavie
    es:Escandinavia
    de:Skandinavien
    it:Scandinavia
    fi:Skandinavia, skandinaavinen, pohjoismainen
    pl:Skandynawia

    en:Himalaya, Himalayas
    fr:Himalaya
    es:Himalaya
    de:Himalaya
    it:Himalaya
    fi:Himalaja
    pl:Himalaje

    en:Alps
    fr:Alpes
    es:Alpes
    de:Alpen
    it:Alpi
    fi:Alpit
    pl:Alpy

    en:Andes
    fr:Andes
    es:Andes
    de:Anden
    it:Ande
    fi:Andit
    pl:Andy

    en:Amazonia, Amazon, Amazon rainforest
    fr:Amazonie
    es:Amazonia
    de:Amazonas, Amazonien
    it:Amazzonia
    fi:Amazonia, Amazon
    pl:Amazonia

    # Oceans, seas and fishing areas
    en:Atlantic Ocean, Atlantic
    fr:Océan Atlantique, Atlantique
    es:Océano Atlántico, Atlántico
    de:Atlantik, Atlantischer Ozean
    it:Oceano Atlantico, Atlantico
    fi:Atlantti, Atlantin valtameri, Atlantilta
    pl:Ocean Atlantycki, Atlantyk
    nl:Atlantische Oceaan
    sv:Atlanten
    pt:Oceano Atlântico, Atlântico

    en:Northeast Atlantic, North East Atlantic
    xx:FAO 27, FAO27
    fr:Atlantique Nord-Est
    es:Atlántico Nordeste, Atlántico nororiental
    de:Nordostatlantik
    it:Atlantico nord-orientale, Atlantico Nord-Est
    fi:Koillis-Atlantti, Atlantin koillisosa
    pl:Północno-Wschodni Atlantyk, Atlantyk Północno-Wschodni
    nl:Noordoost-Atlantische Oceaan
    sv:Nordostatlanten
    pt:Atlântico Nordeste

    en:Northwest Atlantic, North West Atlantic
    xx:FAO 21, FAO21
    fr:Atlantique Nord-Ouest
    es:Atlántico noroccidental, Atlántico Noroeste
    de:Nordwestatlantik
    it:Atlantico nord-occidentale, Atlantico Nord-Ovest
    fi:Luoteis-Atlantti, Atlantin luoteisosa
    pl:Północno-Zachodni Atlantyk, Atlantyk Północno-Zachodni

    en:North Atlantic
    fr:Atlantique Nord
    es:Atlántico Norte
    de:Nordatlantik
    it:Atlantico Nord, Nord Atlantico
    fi:Pohjois-Atlantti
    pl:Północny Atlantyk

    en:South Atlantic
    fr:Atlantique Sud
    es:Atlántico Sur
    de:Südatlantik
    it:Atlantico Sud
    fi:Etelä-Atlantti
    pl:Południowy Atlantyk

    en:Pacific Ocean, Pacific
    fr:Océan Pacifique, Pacifique
    es:Océano Pacífico, Pacífico
    de:Pazifik, Pazifischer Ozean
    it:Oceano Pacifico, Pacifico
    fi:Tyynimeri, Tyynenmeren
    pl:Ocean Spokojny, Pacyfik
    nl:Stille Oceaan
    sv:Stilla havet
    pt:Oceano Pacífico, Pacífico

    en:Northeast Pacific, North East Pacific
    xx:FAO 67, FAO67
    fr:Pacifique Nord-Est
    es:Pacífico Nordeste
    de:Nordostpazifik
    it:Pacifico nord-orientale
    fi:Koillinen Tyynimeri, Tyynenmeren koillisosa
    pl:Północno-Wschodni Pacyfik, Pacyfik Północno-Wschodni

    en:Northwest Pacific, North West Pacific
    xx:FAO 61, FAO61
    fr:Pacifique Nord-Ouest
    es:Pacífico noroccidental
    de:Nordwestpazifik
    it:Pacifico nord-occidentale
    fi:Luoteinen Tyynimeri, Tyynenmeren luoteisosa
    pl:Północno-Zachodni Pacyfik, Pacyfik Północno-Zachodni

    en:North Pacific
    fr:Pacifique Nord
    es:Pacífico Norte
    de:Nordpazifik
    it:Pacifico Nord
    fi:Pohjoinen Tyynimeri
    pl:Północny Pacyfik

    en:South Pacific
    fr:Pacifique Sud
    es:Pacífico Sur
    de:Südpazifik
    it:Pacifico Sud
    fi:Eteläinen Tyynimeri
    pl:Południowy Pacyfik

    en:Western Central Pacific, West Central Pacific
    xx:FAO 71, FAO71
    fr:Pacifique Centre-Ouest
    es:Pacífico centro-occidental
    de:Westlicher Zentralpazifik
    it:Pacifico centro-occidentale
    fi:Läntisen Tyynenmeren keskiosa
    pl:Środkowo-Zachodni Pacyfik

    en:Indian Ocean
    fr:Océan Indien
    es:Océano Índico, Índico
    de:Indischer Ozean
    it:Oceano Indiano
    fi:Intian valtameri
    pl:Ocean Indyjski

    en:Arctic Ocean, Arctic
    fr:Océan Arctique
    es:Océano Ártico
    de:Arktischer Ozean
    it:Oceano Artico
    fi:Jäämeri, Pohjoinen jäämeri
    pl:Ocean Arktyczny

    en:Antarctic Ocean, Southern Ocean, Antarctic
    fr:Océan Antarctique
    es:Océano Antártico
    de:Südlicher Ozean
    it:Oceano Antartico
    fi:Eteläinen jäämeri
    pl:Ocean Południowy

    en:Mediterranean Sea, Mediterranean
    xx:FAO 37, FAO37
    fr:Mer Méditerranée, Méditerranée
    es:Mar Mediterráneo, Mediterráneo
    de:Mittelmeer
    it:Mar Mediterraneo, Mediterraneo
    fi:Välimeri
    pl:Morze Śródziemne
    nl:Middellandse Zee
    sv:Medelhavet
    pt:Mar Mediterrâneo, Mediterrâneo

    en:Baltic Sea, Baltic
    fr:Mer Baltique
    es:Mar Báltico
    de:Ostsee
    it:Mar Baltico
    fi:Itämeri
    pl:Morze Bałtyckie, Bałtyk
    nl:Oostzee
    sv:Östersjön
    pt:Mar Báltico

    en:North Sea
    fr:Mer du Nord
    es:Mar del Norte
    de:Nordsee
    it:Mare del Nord
    fi:Pohjanmeri
    pl:Morze Północne
    nl:Noordzee
    sv:Nordsjön
    pt:Mar do Norte

    en:Barents Sea
    fr:Mer de Barents
    es:Mar de Barents
    de:Barentssee
    it:Mare di Barents
    fi:Barentsinmeri
    pl:Morze Barentsa

    en:Bering Sea
    fr:Mer de Béring
    es:Mar de Bering
    de:Beringsee
    it:Mare di Bering
    fi:Beringinmeri
    pl:Morze Beringa

    en:Black Sea
    fr:Mer Noire
    es:Mar Negro
    de:Schwarzes Meer
    it:Mar Nero
    fi:Mustameri
    pl:Morze Czarne

    en:Adriatic Sea
    fr:Mer Adriatique
    es:Mar Adriático
    de:Adria, Adriatisches Meer
    it:Mare Adriatico
    fi:Adrianmeri
    pl:Morze Adriatyckie, Adriatyk

    en:Gulf of Mexico
    fr:Golfe du Mexique
    es:Golfo de México
    de:Golf von Mexiko
    it:Golfo del Messico
    fi:Meksikonlahti
    pl:Zatoka Meksykańska

    en:Bay of Biscay
    fr:Golfe de Gascogne
    es:Golfo de Vizcaya
    de:Golf von Biskaya
    it:Golfo di Biscaglia
    fi:Biskajanlahti
    pl:Zatoka Biskajska

    en:English Channel
    fr:La Manche
    es:Canal de la Mancha
    de:Ärmelkanal
    it:La Manica
    fi:Englannin kanaali
    pl:Kanał La Manche

    # States and territories of the United States
    <en:united-states
    en:Alabama

    <en:united-states
    en:Alaska, Alaskan
    fi:Alaska, Alaskan, alaskalainen
    pl:Alaska

    <en:united-states
    en:Arizona

    <en:united-states
    en:Arkansas

    <en:united-states
    en:California, Californian
    fi:Kalifornia, kalifornialainen
    pl:Kalifornia, kalifornijski

    <en:united-states
    en:Colorado

    <en:united-states
    en:Connecticut

    <en:united-states
    en:Delaware

    <en:united-states
    en:Florida
    fi:Florida
    pl:Floryda

    <en:united-states
    en:Georgia

    <en:united-states
    en:Hawaii
    fi:Havaiji
    pl:Hawaje

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
    fi:Bretagne
    pl:Bretania

    <en:france
    en:Normandy
    fr:Normandie
    fi:Normandia
    pl:Normandia

    <en:france
    en:Alsace
    fr:Alsace
    fi:Elsass
    pl:Alzacja

    <en:france
    en:Burgundy region
    fr:Bourgogne
    fi:Burgundi
    pl:Burgundia

    <en:france
    en:Provence
    fr:Provence
    fi:Provence
    pl:Prowansja

    <en:france
    en:Aquitaine
    fr:Aquitaine

    <en:france
    en:Corsica
    fr:Corse
    fi:Korsika
    pl:Korsyka

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
    fi:Réunion
    pl:Reunion

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
    fi:Andalusia
    pl:Andaluzja

    <en:spain
    en:Catalonia
    es:Cataluña, Catalunya
    fi:Katalonia
    pl:Katalonia

    <en:spain
    en:Galicia
    es:Galicia
    fi:Galicia
    pl:Galicja

    <en:spain
    en:Valencia
    es:Valencia, Comunidad Valenciana
    fi:Valencia
    pl:Walencja

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
    fi:Kanariansaaret
    pl:Wyspy Kanaryjskie

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
    fi:Sisilia, sisilialainen
    pl:Sycylia, sycylijski

    <en:italy
    en:Sardinia
    it:Sardegna
    fi:Sardinia
    pl:Sardynia

    <en:italy
    en:Tuscany
    it:Toscana
    fi:Toscana
    pl:Toskania

    <en:italy
    en:Piedmont
    it:Piemonte
    fi:Piemonte
    pl:Piemont

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
    fi:Apulia
    pl:Apulia

    <en:italy
    en:Calabria
    it:Calabria
    fi:Calabria
    pl:Kalabria

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
    fi:Modena
    pl:Modena

    <en:italy
    en:Parma
    it:Parma
    fi:Parma
    pl:Parma

    # Regions of Germany
    <en:germany
    en:Bavaria
    de:Bayern
    fi:Baijeri
    pl:Bawaria

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
}
