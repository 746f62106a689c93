extension EmbeddedTables {
  /// The words of the grammar of labels, a block for each ``GrammarRole``, a line for each
  /// language.
  ///
  /// The first line of a block only names it. A word may stand in several blocks; the first one
  /// holds, except that `contains` and `stop` leave precedence to all others.
  @inline(never)
  static var grammar: String {
    #"""
    xx:and
    en:and, n, with, plus
    fr:et
    es:y, e
    de:und, sowie
    it:e, ed
    pt:e
    nl:en, alsmede
    fi:ja, sekä
    pl:i, oraz, a także
    sv:och, samt
    da:og, samt
    nb:og, samt

    xx:or
    en:or, and or, or and, nor
    fr:ou, et ou, ni
    es:o, u, y o, ni
    de:oder, und oder, noch, bzw, beziehungsweise
    it:o, e o, oppure, né
    pt:ou, e ou, nem
    nl:of, en of, noch
    fi:tai, ja tai, eikä
    pl:lub, i lub, albo, ani
    sv:eller, och eller
    da:eller, og eller
    nb:eller, og eller

    xx:alternatives
    en:one or more of the following, contains one or more of the following, contain one or more of the following, contains one or more of, contain one or more of, one or more of, one or more of these, any of the following, contains any of the following, contain any of the following, at least one of the following, one of the following, contains one of the following, contains at least one of the following, one or both of the following, contains one or both of the following
    fr:un ou plusieurs des ingrédients suivants, un ou plusieurs des suivants, l un ou plusieurs des suivants, une ou plusieurs des huiles suivantes, contient un ou plusieurs des ingrédients suivants, contient une ou plusieurs des huiles suivantes
    es:uno o más de los siguientes, una o más de las siguientes, contiene uno o más de los siguientes, contiene una o más de las siguientes
    de:eine oder mehrere der folgenden, einer oder mehrere der folgenden, eines oder mehrere der folgenden
    it:uno o più dei seguenti, una o più delle seguenti
    pt:um ou mais dos seguintes, uma ou mais das seguintes
    nl:een of meer van de volgende
    fi:yhtä tai useampaa seuraavista, yksi tai useampi seuraavista
    pl:jeden lub więcej z następujących
    sv:ett eller flera av följande, en eller flera av följande
    da:en eller flere af følgende, et eller flere af følgende
    nb:ett eller flere av følgende, en eller flere av følgende

    xx:or-less
    en:or less of each of the following ingredients, or less of each of the following, or less of the following ingredients, or less of the following, or less of each, or less of, or less the following, or less each of the following, or less each of, or less, and less of the following, and less of, or fewer of, of the following, of each of the following, of each, or less per serving of, of one or more of the following

    xx:less-than
    en:less than, fewer than, and less than, each less than, contains less than, contains two percent or less of, contains one percent or less of, contain less than, contains, contain, containing, with less than, may contain less than, no more than, contains not more than, contains no more than, not more than, has less than, with no more than, with no greater than, no greater than, with not more than, not greater than, in amounts less than, at less than
    fr:moins de
    es:menos de
    de:weniger als
    it:meno di
    pt:menos de
    nl:minder dan
    fi:alle
    pl:mniej niż
    sv:mindre än
    da:mindre end
    nb:mindre enn

    xx:may-contain
    en:may contain traces of, may also contain traces of, may contain trace amounts of, may contain trace of, may contains traces of, may contain small amounts of, may contain, may contains, may also contain, can contain, can contain traces of, could contain, may contain one or more of, possible traces of, traces of, trace of, contains traces of, contains trace amounts of, may contain the following, might contain, might contain traces of, might also contain, may have traces of, may have been in contact with, may have come into contact with, may come into contact with, may occasionally contain, may still contain, may inadvertently contain, could contain traces of, could also contain, it may contain, it may also contain, it may occasionally contain, may contain one or more of the following, may include traces of, may contain occasional, good manufacturing practices, good manufacturing practice, good manufacturing practices are, cross contact with, cross contamination with, possible trace of, possible presence of
    fr:peut contenir des traces de, peut contenir des traces d, peut contenir des traces éventuelles de, peut également contenir, peut contenir, peuvent contenir, traces possibles de, traces possibles d, traces possibles, trace possible de, traces éventuelles de, traces éventuelles d, traces éventuelles, trace éventuelle de, traces de, traces d, trace de, présence possible de, présence éventuelle de, éventuellement, susceptible de contenir, peut aussi contenir, peut renfermer, peut, peuvent, pourrait contenir, pourrait, contient des traces de, contient des traces d, contient des traces, traces, présence fortuite de, présence fortuite d, présence possible, présence éventuelle, susceptibles de contenir
    es:puede contener trazas de, puede contener, pueden contener, puede contener restos de, posibles trazas de, trazas de, contiene trazas de, puede contener cantidades pequeñas de, puede, pueden, podría contener, podría, contiene trazas, posibles trazas, trazas, posible presencia de, puede presentar trazas de
    de:kann spuren von, kann spuren enthalten von, kann spuren, kann enthalten, spuren von, kann auch spuren von, kann geringe mengen von, kann geringfügige mengen, enthält möglicherweise, kann, können, könnte, könnten, spuren, mögliche spuren, enthält spuren von, eventuelle spuren
    it:può contenere tracce di, può contenere tracce, può contenere, possibili tracce di, possibile presenza di, tracce di, potrebbe contenere, può contenere anche, può, possono, potrebbe, potrebbero, tracce, possibili tracce, eventuali tracce, eventuali tracce di, possibile presenza, contiene tracce di
    pt:pode conter vestígios de, pode conter traços de, pode conter, pode, podem, vestígios de, vestígios, traços de, traços, contém vestígios de, contém traços de, possíveis vestígios de
    nl:kan sporen bevatten van, kan sporen van, kan sporen bevatten, kan bevatten, kan sporen, kan, kunnen, sporen van, sporen, mogelijke sporen, bevat sporen van
    fi:saattaa sisältää pieniä määriä, saattaa sisältää pieniä pitoisuuksia, saattaa sisältää pienehköjä määriä, saattaa sisältää jäämiä, saattaa sisältää, voi sisältää pieniä määriä, voi sisältää, saattaa, saattavat, voi sisältää jäämiä, sisältää jäämiä
    pl:może zawierać śladowe ilości, może zawierać śladowo, może zawierać śladowe, może zawierać, produkt może zawierać, możliwa obecność, może, mogą, śladowe ilości, możliwe śladowe ilości, możliwa zawartość, zawiera śladowe ilości
    sv:kan innehålla spår av, kan innehålla, kan, spår av, spår, innehåller spår av
    da:kan indeholde spor af, kan indeholde, kan, spor af, spor, indeholder spor af
    nb:kan inneholde spor av, kan inneholde, kan, spor av, spor, inneholder spor av
    ru:может содержать следы, может содержать

    xx:facility
    en:made in a facility that also processes, made in a facility that processes, made in a facility that also uses, made in a facility that uses, made in a facility that handles, made in a facility that also handles, made in a facility with, manufactured in a facility that also processes, manufactured in a facility that processes, manufactured in a facility that uses, manufactured in a facility that handles, manufactured in a facility that also handles, manufactured in a facility that also uses, manufactured in a facility with, manufactured in a facility, produced in a facility that also processes, produced in a facility that processes, produced in a facility that uses, produced in a facility that handles, produced in a facility that also uses, produced in a facility, packaged in a facility that also processes, packaged in a facility that processes, packed in a facility that, packaged in a facility that, processed in a facility that also processes, processed in a facility that processes, processed in a facility that, processed in a facility with, made on shared equipment that also processes, made on shared equipment with, made on equipment that also processes, made on equipment that also makes, made on equipment that processes, manufactured on shared equipment with, manufactured on equipment that processes, manufactured on equipment that also processes, manufactured on equipment that, processed on equipment that also processes, processed on shared equipment, produced on equipment that, manufactured in a plant that, made in a factory that also handles, made in a factory that uses, made in a bakery that, made in a facility, made on shared equipment, manufactured on shared equipment, produced on shared equipment, this product was produced in a facility, this product is made in a facility, this facility, our facility, made in a, made in an, made in the same, made in our, made in shared, made in the, made in facilities, made on a, made on the same, made on equipment, made on shared, made on machinery, made on lines, made on our, made at a, made at the same, made using equipment, manufactured in a, manufactured in an, manufactured in the same, manufactured in our, manufactured in shared, manufactured in the, manufactured in facilities, manufactured on a, manufactured on the same, manufactured on equipment, manufactured on shared, manufactured on machinery, manufactured on lines, manufactured on our, manufactured at a, manufactured at the same, manufactured using equipment, produced in a, produced in an, produced in the same, produced in our, produced in shared, produced in the, produced in facilities, produced on a, produced on the same, produced on equipment, produced on shared, produced on machinery, produced on lines, produced on our, produced at a, produced at the same, produced using equipment, packed in a, packed in an, packed in the same, packed in our, packed in shared, packed in the, packed in facilities, packed on a, packed on the same, packed on equipment, packed on shared, packed on machinery, packed on lines, packed on our, packed at a, packed at the same, packed using equipment, packaged in a, packaged in an, packaged in the same, packaged in our, packaged in shared, packaged in the, packaged in facilities, packaged on a, packaged on the same, packaged on equipment, packaged on shared, packaged on machinery, packaged on lines, packaged on our, packaged at a, packaged at the same, packaged using equipment, processed in a, processed in an, processed in the same, processed in our, processed in shared, processed in the, processed in facilities, processed on a, processed on the same, processed on equipment, processed on shared, processed on machinery, processed on lines, processed on our, processed at a, processed at the same, processed using equipment, prepared in a, prepared in an, prepared in the same, prepared in our, prepared in shared, prepared in the, prepared in facilities, prepared on a, prepared on the same, prepared on equipment, prepared on shared, prepared on machinery, prepared on lines, prepared on our, prepared at a, prepared at the same, prepared using equipment, bottled in a, bottled in an, bottled in the same, bottled in our, bottled in shared, bottled in the, bottled in facilities, bottled on a, bottled on the same, bottled on equipment, bottled on shared, bottled on machinery, bottled on lines, bottled on our, bottled at a, bottled at the same, bottled using equipment, baked in a, baked in an, baked in the same, baked in our, baked in shared, baked in the, baked in facilities, baked on a, baked on the same, baked on equipment, baked on shared, baked on machinery, baked on lines, baked on our, baked at a, baked at the same, baked using equipment, handled in a, handled in an, handled in the same, handled in our, handled in shared, handled in the, handled in facilities, handled on a, handled on the same, handled on equipment, handled on shared, handled on machinery, handled on lines, handled on our, handled at a, handled at the same, handled using equipment, run in a, run in an, run in the same, run in our, run in shared, run in the, run in facilities, run on a, run on the same, run on equipment, run on shared, run on machinery, run on lines, run on our, run at a, run at the same, run using equipment, stored in a, stored in an, stored in the same, stored in our, stored in shared, stored in the, stored in facilities, stored on a, stored on the same, stored on equipment, stored on shared, stored on machinery, stored on lines, stored on our, stored at a, stored at the same, stored using equipment, facility, equipment, factory, facility also, made in shared facility, shared equipment, shared facility
    fr:fabriqué dans un atelier qui manipule, fabriqué dans un atelier qui utilise, fabriqué dans un atelier utilisant, fabriqué dans une usine qui utilise, élaboré dans un atelier qui utilise, conditionné dans un atelier, produit dans un atelier, fabriqué dans un atelier, fabriqué dans un, fabriqué dans une, fabriqué dans des, fabriqué dans notre, fabriqué dans nos, fabriqué dans le même, fabriqué sur une, fabriqué sur un, fabriqué sur des, fabriqué sur la même, fabriqué sur les mêmes, fabriquée dans un, fabriquée dans une, fabriquée dans des, fabriquée dans notre, fabriquée dans nos, fabriquée dans le même, fabriquée sur une, fabriquée sur un, fabriquée sur des, fabriquée sur la même, fabriquée sur les mêmes, fabriqués dans un, fabriqués dans une, fabriqués dans des, fabriqués dans notre, fabriqués dans nos, fabriqués dans le même, fabriqués sur une, fabriqués sur un, fabriqués sur des, fabriqués sur la même, fabriqués sur les mêmes, élaboré dans un, élaboré dans une, élaboré dans des, élaboré dans notre, élaboré dans nos, élaboré dans le même, élaboré sur une, élaboré sur un, élaboré sur des, élaboré sur la même, élaboré sur les mêmes, élaborée dans un, élaborée dans une, élaborée dans des, élaborée dans notre, élaborée dans nos, élaborée dans le même, élaborée sur une, élaborée sur un, élaborée sur des, élaborée sur la même, élaborée sur les mêmes, élaborés dans un, élaborés dans une, élaborés dans des, élaborés dans notre, élaborés dans nos, élaborés dans le même, élaborés sur une, élaborés sur un, élaborés sur des, élaborés sur la même, élaborés sur les mêmes, produit dans un, produit dans une, produit dans des, produit dans notre, produit dans nos, produit dans le même, produit sur une, produit sur un, produit sur des, produit sur la même, produit sur les mêmes, produite dans un, produite dans une, produite dans des, produite dans notre, produite dans nos, produite dans le même, produite sur une, produite sur un, produite sur des, produite sur la même, produite sur les mêmes, conditionné dans un, conditionné dans une, conditionné dans des, conditionné dans notre, conditionné dans nos, conditionné dans le même, conditionné sur une, conditionné sur un, conditionné sur des, conditionné sur la même, conditionné sur les mêmes, conditionnée dans un, conditionnée dans une, conditionnée dans des, conditionnée dans notre, conditionnée dans nos, conditionnée dans le même, conditionnée sur une, conditionnée sur un, conditionnée sur des, conditionnée sur la même, conditionnée sur les mêmes, conditionnés dans un, conditionnés dans une, conditionnés dans des, conditionnés dans notre, conditionnés dans nos, conditionnés dans le même, conditionnés sur une, conditionnés sur un, conditionnés sur des, conditionnés sur la même, conditionnés sur les mêmes, préparé dans un, préparé dans une, préparé dans des, préparé dans notre, préparé dans nos, préparé dans le même, préparé sur une, préparé sur un, préparé sur des, préparé sur la même, préparé sur les mêmes, préparée dans un, préparée dans une, préparée dans des, préparée dans notre, préparée dans nos, préparée dans le même, préparée sur une, préparée sur un, préparée sur des, préparée sur la même, préparée sur les mêmes, emballé dans un, emballé dans une, emballé dans des, emballé dans notre, emballé dans nos, emballé dans le même, emballé sur une, emballé sur un, emballé sur des, emballé sur la même, emballé sur les mêmes, emballée dans un, emballée dans une, emballée dans des, emballée dans notre, emballée dans nos, emballée dans le même, emballée sur une, emballée sur un, emballée sur des, emballée sur la même, emballée sur les mêmes, transformé dans un, transformé dans une, transformé dans des, transformé dans notre, transformé dans nos, transformé dans le même, transformé sur une, transformé sur un, transformé sur des, transformé sur la même, transformé sur les mêmes, produit élaboré dans un, produit élaboré dans une, produit élaboré dans notre, produit élaboré sur une, produit élaboré sur la même, produit fabriqué dans un, produit fabriqué dans une, produit fabriqué dans notre, produit fabriqué sur une, produit fabriqué sur la même, produit conditionné dans un, produit conditionné dans une, produit conditionné dans notre, produit conditionné sur une, produit conditionné sur la même, dans notre atelier, atelier, usine, cet atelier, cette usine, dans cet atelier
    es:elaborado en una instalación, fabricado en una instalación, elaborado en una línea donde se procesa, elaborado en una fábrica que también procesa, elaborado en una, elaborado en un, elaborado en la misma, elaborado en el mismo, elaborado en las mismas, elaborado en instalaciones, elaborado en equipos, elaborado en líneas, elaborado en nuestras, elaborado en, elaborada en una, elaborada en un, elaborada en la misma, elaborada en el mismo, elaborada en las mismas, elaborada en instalaciones, elaborada en equipos, elaborada en líneas, elaborada en nuestras, elaborada en, fabricado en una, fabricado en un, fabricado en la misma, fabricado en el mismo, fabricado en las mismas, fabricado en instalaciones, fabricado en equipos, fabricado en líneas, fabricado en nuestras, fabricado en, fabricada en una, fabricada en un, fabricada en la misma, fabricada en el mismo, fabricada en las mismas, fabricada en instalaciones, fabricada en equipos, fabricada en líneas, fabricada en nuestras, fabricada en, producido en una, producido en un, producido en la misma, producido en el mismo, producido en las mismas, producido en instalaciones, producido en equipos, producido en líneas, producido en nuestras, producido en, producida en una, producida en un, producida en la misma, producida en el mismo, producida en las mismas, producida en instalaciones, producida en equipos, producida en líneas, producida en nuestras, producida en, envasado en una, envasado en un, envasado en la misma, envasado en el mismo, envasado en las mismas, envasado en instalaciones, envasado en equipos, envasado en líneas, envasado en nuestras, envasado en, envasada en una, envasada en un, envasada en la misma, envasada en el mismo, envasada en las mismas, envasada en instalaciones, envasada en equipos, envasada en líneas, envasada en nuestras, envasada en, procesado en una, procesado en un, procesado en la misma, procesado en el mismo, procesado en las mismas, procesado en instalaciones, procesado en equipos, procesado en líneas, procesado en nuestras, procesado en, procesada en una, procesada en un, procesada en la misma, procesada en el mismo, procesada en las mismas, procesada en instalaciones, procesada en equipos, procesada en líneas, procesada en nuestras, procesada en, preparado en una, preparado en un, preparado en la misma, preparado en el mismo, preparado en las mismas, preparado en instalaciones, preparado en equipos, preparado en líneas, preparado en nuestras, preparado en, preparada en una, preparada en un, preparada en la misma, preparada en el mismo, preparada en las mismas, preparada en instalaciones, preparada en equipos, preparada en líneas, preparada en nuestras, preparada en, comparte equipo con, comparte línea con
    de:hergestellt in einem betrieb, in einem betrieb hergestellt, hergestellt in einem, hergestellt in einer, hergestellt im, hergestellt in, hergestellt auf, hergestellt auf einer, hergestellt auf der gleichen, hergestellt auf derselben, hergestellt auf anlagen, hergestellt auf gemeinsamen, produziert in einem, produziert in einer, produziert im, produziert in, produziert auf, produziert auf einer, produziert auf der gleichen, produziert auf derselben, produziert auf anlagen, produziert auf gemeinsamen, abgepackt in einem, abgepackt in einer, abgepackt im, abgepackt in, abgepackt auf, abgepackt auf einer, abgepackt auf der gleichen, abgepackt auf derselben, abgepackt auf anlagen, abgepackt auf gemeinsamen, verpackt in einem, verpackt in einer, verpackt im, verpackt in, verpackt auf, verpackt auf einer, verpackt auf der gleichen, verpackt auf derselben, verpackt auf anlagen, verpackt auf gemeinsamen, abgefüllt in einem, abgefüllt in einer, abgefüllt im, abgefüllt in, abgefüllt auf, abgefüllt auf einer, abgefüllt auf der gleichen, abgefüllt auf derselben, abgefüllt auf anlagen, abgefüllt auf gemeinsamen, verarbeitet in einem, verarbeitet in einer, verarbeitet im, verarbeitet in, verarbeitet auf, verarbeitet auf einer, verarbeitet auf der gleichen, verarbeitet auf derselben, verarbeitet auf anlagen, verarbeitet auf gemeinsamen, gefertigt in einem, gefertigt in einer, gefertigt im, gefertigt in, gefertigt auf, gefertigt auf einer, gefertigt auf der gleichen, gefertigt auf derselben, gefertigt auf anlagen, gefertigt auf gemeinsamen, in diesem betrieb, in unserem betrieb, im betrieb, im gleichen betrieb, in einem betrieb, in der produktion, auf der gleichen anlage, auf der gleichen linie, auf derselben anlage, auf derselben linie, auf einer anlage, auf einer linie, auf den gleichen anlagen, in einer fabrik, in unserer bäckerei, in einem werk, betrieb, wird in einem betrieb
    it:prodotto in uno stabilimento che utilizza, prodotto in uno stabilimento, prodotto in uno, prodotto in un, prodotto in una, prodotto in ambienti, prodotto in stabilimenti, prodotto su una, prodotto su linee, prodotto sulla stessa, prodotto nello stesso, prodotto nella stessa, prodotto su, prodotta in uno, prodotta in un, prodotta in una, prodotta in ambienti, prodotta in stabilimenti, prodotta su una, prodotta su linee, prodotta sulla stessa, prodotta nello stesso, prodotta nella stessa, prodotta su, prodotti in uno, prodotti in un, prodotti in una, prodotti in ambienti, prodotti in stabilimenti, prodotti su una, prodotti su linee, prodotti sulla stessa, prodotti nello stesso, prodotti nella stessa, prodotti su, confezionato in uno, confezionato in un, confezionato in una, confezionato in ambienti, confezionato in stabilimenti, confezionato su una, confezionato su linee, confezionato sulla stessa, confezionato nello stesso, confezionato nella stessa, confezionato su, confezionata in uno, confezionata in un, confezionata in una, confezionata in ambienti, confezionata in stabilimenti, confezionata su una, confezionata su linee, confezionata sulla stessa, confezionata nello stesso, confezionata nella stessa, confezionata su, lavorato in uno, lavorato in un, lavorato in una, lavorato in ambienti, lavorato in stabilimenti, lavorato su una, lavorato su linee, lavorato sulla stessa, lavorato nello stesso, lavorato nella stessa, lavorato su, lavorata in uno, lavorata in un, lavorata in una, lavorata in ambienti, lavorata in stabilimenti, lavorata su una, lavorata su linee, lavorata sulla stessa, lavorata nello stesso, lavorata nella stessa, lavorata su, fabbricato in uno, fabbricato in un, fabbricato in una, fabbricato in ambienti, fabbricato in stabilimenti, fabbricato su una, fabbricato su linee, fabbricato sulla stessa, fabbricato nello stesso, fabbricato nella stessa, fabbricato su, preparato in uno, preparato in un, preparato in una, preparato in ambienti, preparato in stabilimenti, preparato su una, preparato su linee, preparato sulla stessa, preparato nello stesso, preparato nella stessa, preparato su, nello stabilimento, nello stesso stabilimento, stabilimento
    pt:produzido numa, produzido num, produzido em uma, produzido em um, produzido na mesma, produzido no mesmo, produzido em instalações, produzido em equipamentos, produzido em, produzida numa, produzida num, produzida em uma, produzida em um, produzida na mesma, produzida no mesmo, produzida em instalações, produzida em equipamentos, produzida em, fabricado numa, fabricado num, fabricado em uma, fabricado em um, fabricado na mesma, fabricado no mesmo, fabricado em instalações, fabricado em equipamentos, fabricado em, fabricada numa, fabricada num, fabricada em uma, fabricada em um, fabricada na mesma, fabricada no mesmo, fabricada em instalações, fabricada em equipamentos, fabricada em, embalado numa, embalado num, embalado em uma, embalado em um, embalado na mesma, embalado no mesmo, embalado em instalações, embalado em equipamentos, embalado em, embalada numa, embalada num, embalada em uma, embalada em um, embalada na mesma, embalada no mesmo, embalada em instalações, embalada em equipamentos, embalada em, elaborado numa, elaborado num, elaborado em uma, elaborado em um, elaborado na mesma, elaborado no mesmo, elaborado em instalações, elaborado em equipamentos, elaborado em, elaborada numa, elaborada num, elaborada em uma, elaborada em um, elaborada na mesma, elaborada no mesmo, elaborada em instalações, elaborada em equipamentos, elaborada em, processado numa, processado num, processado em uma, processado em um, processado na mesma, processado no mesmo, processado em instalações, processado em equipamentos, processado em, processada numa, processada num, processada em uma, processada em um, processada na mesma, processada no mesmo, processada em instalações, processada em equipamentos, processada em
    nl:gemaakt in een, gemaakt op een, gemaakt in hetzelfde, gemaakt op dezelfde, gemaakt in dezelfde, gemaakt in onze, gemaakt in ons, geproduceerd in een, geproduceerd op een, geproduceerd in hetzelfde, geproduceerd op dezelfde, geproduceerd in dezelfde, geproduceerd in onze, geproduceerd in ons, vervaardigd in een, vervaardigd op een, vervaardigd in hetzelfde, vervaardigd op dezelfde, vervaardigd in dezelfde, vervaardigd in onze, vervaardigd in ons, verpakt in een, verpakt op een, verpakt in hetzelfde, verpakt op dezelfde, verpakt in dezelfde, verpakt in onze, verpakt in ons, bereid in een, bereid op een, bereid in hetzelfde, bereid op dezelfde, bereid in dezelfde, bereid in onze, bereid in ons, verwerkt in een, verwerkt op een, verwerkt in hetzelfde, verwerkt op dezelfde, verwerkt in dezelfde, verwerkt in onze, verwerkt in ons, gefabriceerd in een, gefabriceerd op een, gefabriceerd in hetzelfde, gefabriceerd op dezelfde, gefabriceerd in dezelfde, gefabriceerd in onze, gefabriceerd in ons, gebakken in een, gebakken op een, gebakken in hetzelfde, gebakken op dezelfde, gebakken in dezelfde, gebakken in onze, gebakken in ons, in dit bedrijf, in deze fabriek, in een fabriek, in een bedrijf
    fi:valmistettu tehtaassa, valmistettu samassa, valmistettu samalla, valmistettu linjalla, valmistettu laitoksessa, valmistettu tuotantolaitoksessa, valmistettu tiloissa, tuotettu tehtaassa, tuotettu samassa, tuotettu samalla, tuotettu linjalla, tuotettu laitoksessa, tuotettu tuotantolaitoksessa, tuotettu tiloissa, pakattu tehtaassa, pakattu samassa, pakattu samalla, pakattu linjalla, pakattu laitoksessa, pakattu tuotantolaitoksessa, pakattu tiloissa, linjalla, tehtaassa, samalla linjalla
    pl:wyprodukowano w, wyprodukowano na, wyprodukowane w, wyprodukowane na, wyprodukowany w, wyprodukowany na, produkowane w, produkowane na, produkowany w, produkowany na, produkt wyprodukowano w, produkt wyprodukowano na, pakowane w, pakowane na, pakowano w, pakowano na, zapakowano w, zapakowano na, przetworzono w, przetworzono na, w zakładzie, na linii, na tej samej linii
    sv:tillverkad i en, tillverkad i ett, tillverkad i samma, tillverkad på en, tillverkad på samma, tillverkad i fabrik, tillverkad i lokal, tillverkat i en, tillverkat i ett, tillverkat i samma, tillverkat på en, tillverkat på samma, tillverkat i fabrik, tillverkat i lokal, tillverkade i en, tillverkade i ett, tillverkade i samma, tillverkade på en, tillverkade på samma, tillverkade i fabrik, tillverkade i lokal, producerad i en, producerad i ett, producerad i samma, producerad på en, producerad på samma, producerad i fabrik, producerad i lokal, producerat i en, producerat i ett, producerat i samma, producerat på en, producerat på samma, producerat i fabrik, producerat i lokal, förpackad i en, förpackad i ett, förpackad i samma, förpackad på en, förpackad på samma, förpackad i fabrik, förpackad i lokal, förpackat i en, förpackat i ett, förpackat i samma, förpackat på en, förpackat på samma, förpackat i fabrik, förpackat i lokal, packad i en, packad i ett, packad i samma, packad på en, packad på samma, packad i fabrik, packad i lokal, packat i en, packat i ett, packat i samma, packat på en, packat på samma, packat i fabrik, packat i lokal
    da:produceret på en, produceret på et, produceret på samme, produceret i en, produceret i et, produceret i samme, fremstillet på en, fremstillet på et, fremstillet på samme, fremstillet i en, fremstillet i et, fremstillet i samme, pakket på en, pakket på et, pakket på samme, pakket i en, pakket i et, pakket i samme, forarbejdet på en, forarbejdet på et, forarbejdet på samme, forarbejdet i en, forarbejdet i et, forarbejdet i samme
    nb:produsert i en, produsert i et, produsert i samme, produsert på en, produsert på et, produsert på samme, fremstilt i en, fremstilt i et, fremstilt i samme, fremstilt på en, fremstilt på et, fremstilt på samme, pakket i en, pakket i et, pakket i samme, pakket på en, pakket på et, pakket på samme, laget i en, laget i et, laget i samme, laget på en, laget på et, laget på samme, tilvirket i en, tilvirket i et, tilvirket i samme, tilvirket på en, tilvirket på et, tilvirket på samme

    xx:precaution
    en:may be present, may also be present, may be found, may occur, may remain, cannot be excluded, can not be excluded, cannot be ruled out, can not be ruled out, used elsewhere, are used elsewhere
    fr:ne peut être exclue, ne peut pas être exclue, ne peuvent être exclues, ne peut être exclu, n est pas exclue, n est pas à exclure
    es:no puede excluirse, no puede descartarse
    de:nicht ausgeschlossen werden, nicht ausgeschlossen, kann nicht ausgeschlossen werden, können nicht ausgeschlossen werden, ist nicht auszuschließen, sind nicht auszuschließen, nicht geeignet, ungeeignet, ist nicht geeignet
    it:non può essere esclusa, non può essere escluso
    pt:não pode ser excluída, não pode ser excluído
    nl:kan niet worden uitgesloten, kan niet uitgesloten worden, kunnen niet worden uitgesloten, niet uitgesloten
    fi:ei voida sulkea pois, ei voida taata
    pl:nie jest wykluczona, nie można wykluczyć
    sv:kan inte uteslutas, kan ej uteslutas
    da:kan ikke udelukkes
    nb:kan ikke utelukkes

    xx:not-guaranteed
    en:cannot guarantee, can not guarantee, can t guarantee, could not guarantee, do not guarantee, does not guarantee, unable to guarantee, no guarantee, not guaranteed, not suitable for, is not suitable for, also not suitable for, unsuitable for, not recommended for, not free from, not free of, not safe for
    fr:ne convient pas, ne convient pas aux, ne convient pas à, ne conviennent pas, ne peut garantir, ne pouvons garantir, ne pouvons pas garantir, non adapté aux, déconseillé aux
    es:no apto para, no es apto para, no adecuado para, no recomendado para, no se puede garantizar, no podemos garantizar, no se puede excluir, no se puede descartar, no se garantiza
    de:nicht frei von, nicht garantieren, kann nicht garantiert werden
    it:non adatto a, non adatto, non è adatto, non idoneo, non si può garantire, non si garantisce, non si esclude, non si può escludere
    pt:não adequado para, não adequado a, não adequado, não recomendado, não se pode excluir, não se garante, não podemos garantir, impróprio para
    nl:niet geschikt voor, niet geschikt, ongeschikt voor, niet garanderen
    fi:ei sovellu, ei sovi
    pl:nieodpowiednie dla, nieodpowiedni dla, nie nadaje się dla, nie można zagwarantować, nie wyklucza się
    sv:ej lämplig för, inte lämplig för, ej lämpligt för, ej lämplig, olämplig för
    da:ikke egnet for, ikke egnet til, ikke egnet
    nb:ikke egnet for, ikke egnet til, ikke egnet

    xx:guide
    en:for allergens, for allergens see, for allergen information, for allergen advice, for allergy advice, for allergy information, allergens see, allergens are, allergens in, allergens shown, allergens highlighted, see ingredients, see ingredient, see bold, see highlighted, see
    fr:les allergènes sont, allergènes sont, allergènes en, les allergènes figurent, pour les allergènes, allergènes voir, voir les ingrédients, voir ingrédients, voir liste des ingrédients
    es:los alérgenos figuran, los alérgenos se, los alérgenos están, para alérgenos, alérgenos en, ver ingredientes, véase ingredientes
    de:allergene sind, allergene siehe, allergene in, allergene im, die allergene sind, siehe
    it:gli allergeni sono, allergeni sono, per gli allergeni, allergeni in, vedi ingredienti, vedere ingredienti
    pt:os alergénios estão, alergénios estão, os alergénios, alergénios a, alergénios em, os alérgenos, alérgenos em, ver ingredientes
    nl:allergenen zijn, de allergenen zijn, allergenen staan, voor allergenen, zie
    fi:allergeenit on, allergeenit lihavoitu
    pl:alergeny są, alergeny wyróżniono, alergeny zaznaczono, alergeny oznaczono, składniki alergenne
    sv:allergener är, allergena ingredienser, allergener i
    da:allergener er, allergener i, allergene ingredienser
    nb:allergener er, allergene ingredienser, allergener i

    xx:shows
    en:bold, capitals, capital, highlighted, underlined, italics, uppercase, see, above, below, shown, listed
    fr:gras, majuscules, majuscule, soulignés, souligné, surlignés, indiqués, voir, caractères
    es:negrita, mayúsculas, mayúscula, subrayados, destacados, resaltados, figuran
    de:fett, fettgedruckt, fettgedruckte, großbuchstaben, hervorgehoben, hervorgehobene, unterstrichen, siehe, gekennzeichnet, markiert
    it:grassetto, maiuscolo, evidenziati, sottolineati, indicati
    pt:negrito, maiúsculas, destacados, sublinhados
    nl:vet, vetgedrukt, vetgedrukte, hoofdletters, gemarkeerd, onderstreept, zie
    fi:lihavoitu, lihavoituna, korostettu, lihavoidulla
    pl:pogrubieniem, pogrubione, pogrubioną, wytłuszczone, wytłuszczonym, wytłuszczoną, wielkimi, wyróżniono, zaznaczono, oznaczono
    sv:fet, fetstil, fetstilta, versaler, markerade, markerat
    da:fed, fremhævet, fremhævede, versaler
    nb:uthevet, uthevede, fet, versaler

    xx:place
    en:facility, facilities, factory, factories, plant, plants, equipment, machinery, machine, machines, line, lines, kitchen, kitchens, bakery, environment, premises, mill, warehouse
    fr:atelier, ateliers, usine, usines, ligne, lignes, site, environnement, chaîne, établissement, équipement, équipements, local, locaux, unité, machines
    es:fábrica, instalación, instalaciones, línea, líneas, planta, obrador, equipo, equipos, establecimiento, entorno
    de:betrieb, betrieben, anlage, anlagen, linie, linien, fabrik, werk, produktion, produktionsstätte, produktionslinie, produktionsanlage, bäckerei, küche, maschine, maschinen, umgebung
    it:stabilimento, stabilimenti, ambiente, ambienti, linea, linee, laboratorio, impianto, impianti, fabbrica
    pt:fábrica, unidade, linha, linhas, instalação, instalações, equipamento, equipamentos, ambiente, local
    nl:fabriek, bedrijf, lijn, ruimte, omgeving, productielijn, bakkerij, installatie, machines, apparatuur, productieomgeving
    fi:tehtaassa, linjalla, laitoksessa, tuotantolaitoksessa, tiloissa
    pl:zakładzie, zakład, linii, fabryce, urządzeniach, pomieszczeniu, zakładach
    sv:fabrik, lokal, lokaler, linje, anläggning, produktionslinje, utrustning, bageri
    da:fabrik, linje, virksomhed, lokale, lokaler, bageri, anlæg, udstyr, produktionslinje
    nb:lokale, lokaler, fabrikk, linje, anlegg, bedrift, bakeri, utstyr, produksjonslinje

    xx:free-from
    en:free from, free of, does not contain, does not contain any, contains no, without, contains none of, made without, not made with, no, contain no, contains none of the, contain none of, contains none, made with no, never any, never, with no, but not, but no, but without, not containing, do not contain, does not contain any of, without any, exempt from, made without any, not made from, made without the use of, free from any
    fr:sans, ne contient pas de, ne contient pas, exempt de, exempte de, garanti sans, ne contient ni, ne contient aucun, ne contient aucune
    es:sin, no contiene, libre de, exento de, exenta de, no contienen
    de:ohne, frei von, enthält kein, enthält keine, enthält keinen, kein, keine, keinen
    it:senza, non contiene, privo di, priva di, privi di, esente da, non contengono
    pt:sem, livre de, isento de, isenta de, não contém
    nl:zonder, vrij van, bevat geen, geen
    fi:ei sisällä, ilman, vapaa
    pl:bez, nie zawiera, wolny od, wolne od, wolna od, niezawierający, nie zawierają
    sv:utan, fri från, fritt från, fria från, innehåller inte, innehåller ingen, innehåller inga, innehåller ej
    da:uden, fri for, indeholder ikke, indeholder ingen
    nb:uten, fri for, inneholder ikke, inneholder ingen

    xx:except
    en:except, except for, other than, apart from, but, excluding, however, just, that, which, with real, with whole, with fresh, with pure, with organic
    fr:sauf, excepté, hormis, à l exception, mais, avec, utilisant, qui
    es:excepto, salvo, pero, con, que
    de:außer, ausgenommen, ausser, aber, mit, sondern
    it:eccetto, tranne, salvo, ma, con, che
    pt:exceto, excepto, salvo, mas, com, que
    nl:behalve, uitgezonderd, maar, met, dat, die
    fi:paitsi, lukuun ottamatta, mutta
    pl:z wyjątkiem, oprócz, ale, lecz
    sv:förutom, utom, men, med
    da:undtagen, bortset fra, men, med
    nb:unntatt, bortsett fra, men, med

    xx:added
    en:added, adding
    fr:ajouté, ajoutée, ajoutés, ajoutées, ajout
    es:añadido, añadida, añadidos, añadidas, adición
    de:zugesetzt, zugesetzte, zugesetzten, zugesetzter, zugesetztes, zusatz
    it:aggiunto, aggiunta, aggiunti, aggiunte
    pt:adicionado, adicionada, adicionados, adicionadas, adição
    nl:toegevoegd, toegevoegde
    fi:lisättyä, lisättyjä
    pl:dodatku, dodanego, dodanej, dodanych
    sv:tillsatt, tillsatta, tillsats
    da:tilsat, tilsatte
    nb:tilsatt, tilsatte

    xx:denial
    en:free
    fr:free
    es:free
    de:frei, freie, freier, freies, freien, free
    it:free
    pt:free
    nl:vrij, vrije, free
    fi:ton
    pl:free
    sv:fri, fritt, fria
    da:fri, frit, frie
    nb:fri, fritt, frie

    xx:ignored-sentence
    en:percentages are, percentage of, not a significant source of, adds a trivial amount, adds a negligible amount, adds a dietarily insignificant amount, dietarily insignificant source of, not found in regular, not in regular, ingredient not found in, ingredients not found in, suitable for, also suitable for, due to the methods, due to manufacturing, due to the manufacturing, whilst care, whilst every, while care, while every, although every, although we, although great, despite, recipe no
    fr:les pourcentages sont exprimés, pourcentages exprimés, pourcentage exprimé, exprimé sur, exprimés sur, voir sur, voir la face, conditionné sous atmosphère, ingrédients d origine, du poids total, de viande de porc utilisée, utilisée pour, préparé avec
    es:porcentajes expresados, porcentaje
    de:prozentangaben
    fi:aineosat myös pienellä
    pl:do wytworzenia, do wywożenia, do przygotowania

    xx:ignored
    en:allergy advice, allergy information, allergen information, ingredients in bold, of total weight, we, allergen advice, allergy warning, allergen warning, allergy statement, our supplier, our suppliers, this product, these products, our products, this item, in varying proportions, in varying proportion, in variable proportions
    fr:les ingrédients en gras, informations allergènes, information allergènes, du poids total, en proportion variable, en proportions variables, proportion variable, conseil allergie, ce produit
    es:en proporción variable, este producto, en proporciones variables
    de:in veränderlichen gewichtsanteilen, allergiehinweis, allergikerhinweis, allergeninformation, allergenhinweis, dieses produkt, in wechselnden anteilen, in wechselnden gewichtsanteilen, in veränderlichen anteilen
    it:in proporzione variabile, questo prodotto, in proporzioni variabili, il prodotto
    pt:alérgicos, este produto, em proporções variáveis
    nl:allergie informatie, allergeneninformatie, dit product, in wisselende verhouding, in wisselende verhoudingen
    fi:vaihtelevina osuuksina, vaihtelevin määrin
    pl:produkt, w zmiennych proporcjach
    sv:allergiinformation, denna produkt, i varierande proportion, i varierande proportioner
    da:allergiinformation, dette produkt, i varierende mængdeforhold
    nb:allergiinformasjon, dette produktet, i varierende mengdeforhold

    xx:header
    en:ingredients, ingredient, ingredient list, ingredients list, list of ingredients, ingredient statement, inci, active ingredients, inactive ingredients, other ingredients, ingredients are, composition
    fr:ingrédients, ingrédient, liste des ingrédients, composition
    es:ingredientes, ingrediente, lista de ingredientes, composición
    de:zutaten, zutat, zutatenliste, inhaltsstoffe, bestandteile, zutatenverzeichnis
    it:ingredienti, lista degli ingredienti, composizione, elenco degli ingredienti, elenco ingredienti
    pt:ingredientes, lista de ingredientes, composição
    nl:ingrediënten, ingrediëntenlijst, samenstelling
    fi:ainesosat, aineosat, ainekset, ainesosaluettelo, valmistusaineet, sisältö, ainesosa
    pl:składniki, skład
    sv:ingredienser, ingrediensförteckning, innehåll
    da:ingredienser, indhold, ingrediensliste
    nb:ingredienser, innhold

    xx:foreign-header
    xx:ingredients, ingredient list, ingredients list, list of ingredients, ingrédients, liste des ingrédients, ingredientes, lista de ingredientes, composición, zutaten, zutatenliste, inhaltsstoffe, bestandteile, zutatenverzeichnis, ingredienti, lista degli ingredienti, composizione, elenco degli ingredienti, elenco ingredienti, composição, ingrediënten, ingrediëntenlijst, samenstelling, ainesosat, ainekset, ainesosaluettelo, valmistusaineet, sisältö, składniki, skład, ingredienser, ingrediensförteckning, innehåll, indhold, ingrediensliste, innhold, sastojci, sastav, složení, složky, zloženie, zložky, sestavine, sestava, összetevők, összetétel, ingrediente, съставки, състав, συστατικά, koostisosad, koostis, sastāvdaļas, sastāvs, sudedamosios dalys, sudėtis, içindekiler, состав, склад, innihald, innihaldsefni

    xx:end
    en:nutrition facts, nutritional information, nutrition information, nutritional values, nutrition per, serving size, distributed by, dist by, dist sold exclusively by, manufactured by, manufactured for, produced by, produced for, packed by, packed for, keep refrigerated, refrigerate after opening, store in a cool, store in, best before, best by, use by, net weight, net wt, keep frozen, shake well, directions, warnings, warning, perishable, keep out of reach, storage, preparation, made in usa, product of usa, for best before, visit us, www, nutritional composition, nutrient composition, typical values, average values, composition of packaging, composition of the packaging, packaging composition
    fr:valeurs nutritionnelles, valeur nutritionnelle, informations nutritionnelles, information nutritionnelle, analyse nutritionnelle, déclaration nutritionnelle, à conserver, conserver, conservation, à consommer, poids net, fabriqué par, distribué par, conseils d utilisation, mode d emploi, conseils de préparation, pour 100 g, énergie, valeurs énergétiques, mateurs nutritionnelles, servir frais, après ouverture
    es:información nutricional, valor nutricional, valores nutricionales, conservar en, consumir preferentemente, peso neto, modo de empleo, fabricado por, distribuido por, valor energético, declaración nutricional, una vez abierto, fecha de caducidad, envasado por, elaborado por, conservar
    de:nährwerte, nährwertangaben, durchschnittliche nährwerte, kühl lagern, mindestens haltbar bis, nettogewicht, hergestellt von, trocken lagern, nährwertdeklaration, brennwert, nach dem öffnen, vor wärme schützen, zu verbrauchen bis, hersteller, füllmenge, abtropfgewicht, zubereitung
    it:valori nutrizionali, informazioni nutrizionali, dichiarazione nutrizionale, conservare in, da consumarsi, peso netto, prodotto da, conservare, dopo l apertura, confezionato da, valore energetico, valori nutrizionali medi
    pt:informação nutricional, declaração nutricional, valor nutricional, valor energético, conservar em, conservar, depois de aberto, modo de preparação, consumir de preferência, peso líquido, peso escorrido, produzido por, fabricado por
    nl:voedingswaarde, voedingswaarden, voedingswaarde per, bewaren, na openen, ten minste houdbaar tot, te gebruiken tot, netto gewicht, uitlekgewicht, geproduceerd door, vervaardigd door, bereiding, gekoeld bewaren, koel bewaren
    fi:ravintosisältö, ravintoarvo, parasta ennen, säilytys, säilytetään, valmistaja, avattuna, valmistusohje, viimeinen käyttöpäivä, nettopaino, maahantuoja
    pl:wartość odżywcza, wartości odżywcze, przechowywać, najlepiej spożyć, masa netto, po otwarciu, sposób przygotowania, należy spożyć do, wyprodukowano przez, producent, wartość energetyczna
    sv:näringsvärde, näringsdeklaration, näringsinnehåll, förvaras, öppnad förpackning, tillagning, bäst före, sista förbrukningsdag, nettovikt, tillverkad av, tillverkare
    da:næringsindhold, næringsdeklaration, næringsværdi, opbevares, efter åbning, tilberedning, bedst før, mindst holdbar til, sidste anvendelsesdato, nettovægt, nettoindhold, produceret af, fremstillet af
    nb:næringsinnhold, næringsdeklarasjon, oppbevares, etter åpning, tilberedning, best før, siste forbruksdag, nettovekt, produsert av, produsent

    xx:energy
    en:energy, calories
    es:energía, calorías
    de:energie
    it:energia, calorie
    pt:energia
    nl:energie
    fi:energia, energiaa
    pl:energia
    sv:energi
    da:energi
    nb:energi

    xx:at-least
    en:min, minimum, at least, not less than
    fr:min, minimum, mini, au moins, au minimum
    es:min, mín, mínimo, minimo, como mínimo, al menos
    de:min, mind, mindestens, minimum
    it:min, minimo, almeno
    pt:min, mín, mínimo, no mínimo, pelo menos
    nl:min, minimaal, ten minste, minstens
    fi:min, vähintään, väh
    pl:min, minimum, co najmniej
    sv:min, minst, lägst
    da:min, mindst
    nb:min, minst

    xx:at-most
    en:max, maximum, at most, up to
    fr:max, maximum, maxi, au plus, jusqu à
    es:max, máx, máximo, maximo
    de:max, höchstens, maximal, bis zu
    it:max, massimo
    pt:max, máx, máximo, no máximo
    nl:max, maximaal, ten hoogste
    fi:max, enintään
    pl:max, maksimum, maksymalnie, maks
    sv:max, högst
    da:maks, max, højst
    nb:maks, max, høyst

    xx:about
    en:approx, approximately, about, circa
    fr:environ
    es:aprox, aproximadamente
    de:ca, circa, etwa
    it:circa, ca
    pt:aprox, aproximadamente
    nl:ca, circa, ongeveer
    fi:noin
    pl:około
    sv:ca, cirka
    da:ca, cirka
    nb:ca, cirka

    xx:from
    en:from, product of, origin, grown in, country of origin, imported from, sourced from, made in, harvested in, caught in
    fr:origine, origines, d origine, provenance, en provenance de, originaire de, produit en, pays d origine, transformé en, élevé en, pêché en
    es:origen, procedente de, procedencia, de origen, producto de
    de:herkunft, aus, ursprung
    it:origine, provenienza, proveniente da
    pt:origem, proveniente de
    nl:herkomst, oorsprong, afkomstig van, afkomstig uit
    fi:alkuperä, alkuperämaa
    pl:pochodzenie, kraj pochodzenia
    sv:ursprung
    da:oprindelse
    nb:opprinnelse

    xx:percent
    en:percent
    fr:pourcent
    de:prozent
    nl:procent
    pl:procent
    sv:procent
    da:procent
    nb:prosent

    xx:leads
    en:certified, made from, made with, made of, includes, include, including, cured with, colored with, coloured with, cooked in, fried in, breading set in, breaded with, battered with, battered and breaded with, predusted with, treated with, prepared with, preserved with, seasoned with, derived from, a source of, source of, coated with, dusted with, roasted in, packed in, set in, blended with, enriched with, fortified with, contains up to, may include, or, and, with, in, plus, sweetened with, flavored with, basted with, rubbed with, marinated with, sprayed with, stabilized with, containing, contains
    fr:certifié, certifiée, certifiés, labellisé, labellisée, labellisés, issu de, issus de, issue de, issues de, issus du, issu du, ingrédients issus de, ingrédient issu de, produit issu de
    es:certificado, procedente de
    de:zertifiziert, aus zertifiziertem, aus
    it:certificato, proveniente da

    xx:purpose
    en:added for, added to, used as, used for, used to, for, to, as, as a, as an, a, an

    xx:vitamin
    en:vitamin, vitamins, vit, vits
    fr:vitamine, vitamines, vit
    es:vitamina, vitaminas, vit
    de:vitamin, vitamine, vit
    it:vitamina, vitamine, vit
    pt:vitamina, vitaminas, vit
    nl:vitamine, vitamines, vitaminen
    fi:vitamiini, vitamiinit, vitamiinia, vitamiineja
    pl:witamina, witaminy, wit
    sv:vitamin, vitaminer
    da:vitamin, vitaminer
    nb:vitamin, vitaminer

    xx:abbreviation
    xx:no, nos, vit, vits, min, max, mind, incl, st, var, ssp, sp, approx, conc, org, ca, mm

    xx:number-prefix
    xx:e, ins, sin, е

    xx:unit
    xx:g, gr, mg, kg, ml, cl, l, µg, mcg, iu, kcal, kj, oz, lb, ppm

    xx:group
    en:oil, fat, lecithin, starch, extract, vinegar, flour, syrup
    fr:huile, graisse, matière, lécithine, amidon, extrait, farine, chlorure, carbonate, citrate, phosphate, sulfate, lactate, gluconate, oxyde, iodure
    es:aceite, grasa, lecitina, almidón, extracto, harina
    de:öl, fett, lecithin
    it:olio, grasso, grassi, lecitina, amido, estratto, farina
    pt:óleo, gordura
    nl:olie, vet
    sv:olja, fett
    da:olie, fedt
    nb:olje, fett

    xx:allergen-filler
    en:other, products, product, thereof, derivatives, ingredients, ingredient, including, and other, and their derivatives, the following allergens, the following, allergens, may, also, contain, contains, and or, or, that, processes, which, uses, handles, with, on, in, same, equipment, as, line, where, this, a, is, are, present, derivative, source, sources, pieces, occasional, people, persons, customers, consumers, those, who, have, has, allergy, allergies, allergic, sufferers, sufferer, due, manufacturing, methods, method, our, supplier, from, traces, trace, possible, handled, handle, handling, been, contact, pack, packs, packed, packages, packaged, process, processed, processing, products containing, product containing, containing, foods containing, shared, be, used, use, using, using the, make, makes, manufactured, manufactures, store, stores, stored, produce, produces, produced, made, such as, like, like the, its, some, any, all, for, an, following ingredients, these, and its, and their, elsewhere, however, followed, segregate, occur, guarantee, family, foods, items, made with, dedicated, nutritional, by
    fr:autres, d autres, produits, dérivés, et produits dérivés, à base de, du, des, de la, le, les, l, qui, utilise, manipule, à, autre, traces, éventuelles, éventuelle, possibles, possible, où, sont, est, présents, présentes, utilisés, utilisées, utilisant, manipulant, manipulés, manipulées, traitant, aux, au, personnes, allergiques, allergique, allergie, également, aussi, et leurs dérivés, en, dans, un, une, convient, contenir, contenant, contient, autres fruits
    es:otros, otras, productos, derivados, y productos derivados, incluida, incluido, y derivados, la, el, los, las, contiene, puede, contener, trazas, elaboran, elabora, procesan, procesa, manipulan, manipula, utiliza, utilizan, emplean, también, donde, que, se, en, alérgicos, alérgico, a, personas, con, alergia, presencia, posibles, productos con, y otros, un, una, al, del, los demás
    de:andere, anderen, erzeugnisse, daraus, enthalten, enthält, sowie, anderer, auch, werden, wird, verarbeitet, verwendet, hergestellt, produkte, die, der, das, den, dem, denen, von, mit, spuren, sein, kann, können, möglich, personen, menschen, allergie, allergiker, allergikern, für, geringe, mengen, in, im, auf, gleichen, gelagert, abgepackt, und deren erzeugnisse, gewonnene, betrieb, ebenfalls, weitere, weiterer, sonstige, anderes
    it:altri, altra, prodotti, derivati, contiene, anche, utilizza, utilizzano, lavora, lavorano, si, dove, che, tracce, possibili, presenza, allergico, allergici, allergica, chi, è, ai, al, alla, agli, soggetti, persone, e prodotti derivati, dei, delle, degli, di, in, contenere, contenenti, vengono, lavorati, utilizzati, del
    pt:outros, outras, vestígios, traços, conter, contém, que, utiliza, utilizam, manuseia, manipula, manipulam, onde, se, também, produtos, derivados, derivados de, alérgicos, alérgicas, pessoas, para, com, a, presença, de, da, do, dos, das, e derivados
    nl:andere, bevatten, ook, waar, waarin, waarop, die, dat, de, het, wordt, worden, verwerkt, gebruikt, sporen, van, mogelijk, mensen, personen, met, een, allergie, voor, producten, daarvan, overige, bevat, zijn, in, op, afkomstig, en producten daarvan, aanwezigheid, de aanwezigheid van
    fi:muita, muuta, sisältäviä, viljoja, sisältää, muut, pieniä, määriä, pienehköjä, pitoisuuksia, jäämiä, sisältävää, myös, jossa, jolla, käsitellään, käytetään, kuin, samalla, tuotteita, allergisille
    pl:inne, produkty, pochodne, zawierające, oraz produkty pochodne, ilości, śladowe, ślady, zawierać, obecność, obecności, w którym, w, którym, której, których, na, przetwarza, używa, stosuje, się, osób, uczulonych, alergią, dla, innych, również, także, produktów, pochodnych, zawierający
    sv:andra, annan, spår, innehålla, hanteras, används, där, som, också, även, produkter, allergiker, personer, med, för, och produkter därav, av, finns, mindre, mängder
    da:andre, andet, spor, indeholde, håndteres, anvendes, hvor, der, også, produkter, allergikere, personer, med, for, heraf, af, som, bruges, forarbejdes
    nb:andre, annet, spor, inneholde, håndterer, håndteres, brukes, hvor, som, det, også, produkter, allergikere, personer, med, for, herav, av, der

    xx:allergens
    en:allergens, allergen statement, allergen
    fr:allergènes
    es:alérgenos
    de:allergene
    it:allergeni
    pt:alergénios, alérgenos, alergênicos
    nl:allergenen
    fi:allergeenit
    pl:alergeny
    sv:allergener
    da:allergener
    nb:allergener

    xx:contains
    en:contains, contain, contains the following allergens, contains allergens, contains ingredients, contains the following
    fr:contient, contient naturellement, contient du, contient de la, contient des, contient de l, contient d
    es:contiene, contienen
    de:enthält, enthalten allergene, enthält allergene
    it:contiene, contengono
    pt:contém, contem, contém derivados de, contêm
    nl:bevat, bevatten, bevat allergenen
    fi:sisältää
    pl:zawiera, zawierają
    sv:innehåller, innehåller allergener
    da:indeholder
    nb:inneholder

    xx:stop
    en:of, the, from, with, contains, contain, including, produced, s, brand, if, each
    fr:de, du, des, d, la, le, les, l, aux, au, avec, en, dont, contient, base, a
    es:de, del, la, el, las, los, con, en, contiene
    de:mit, von, aus, enthält, enthalten, s
    it:di, del, della, dei, delle, da, al, alla, con, in, nella, contiene, d, dell
    pt:de, da, do, das, dos, com
    nl:van, met, uit, de, het, een
    pl:z, w, tym, zawiera
    sv:av, från, med
    da:af, med, fra
    nb:av, fra, med
    """#
  }
}
