extension EmbeddedTables {
  /// The words of the grammar of labels, a block for each ``GrammarRole``, a line for each
  /// language.
  ///
  /// The first line of a block only names it. A word may stand in several blocks; the first one
  /// holds, except that `contains` and `stop` leave precedence to all others.
  static let grammar = #"""
    xx:and
    en:and, n, with, plus
    fr:et
    es:y, e
    de:und
    it:e, ed
    pt:e
    nl:en
    fi:ja, sekä
    pl:i, oraz
    sv:och
    da:og
    nb:og

    xx:or
    en:or, and or, or and
    fr:ou, et ou
    es:o, u, y o
    de:oder, und oder
    it:o, e o
    fi:tai, ja tai
    pl:lub, i lub
    nl:of, en of
    sv:eller, och eller

    xx:or-less
    en:or less of each of the following ingredients, or less of each of the following, or less of the following ingredients, or less of the following, or less of each, or less of, or less the following, or less each of the following, or less each of, or less, and less of the following, and less of, or fewer of, of the following, of each of the following, of each, or less per serving of, of one or more of the following

    xx:less-than
    en:less than, fewer than, and less than, each less than, contains less than, contains two percent or less of, contains one percent or less of, contain less than, contains, contain, containing, with less than, may contain less than, no more than, contains not more than, contains no more than, not more than, has less than
    fr:moins de
    es:menos de
    de:weniger als
    it:meno di

    xx:may-contain
    en:may contain traces of, may also contain traces of, may contain trace amounts of, may contain trace of, may contains traces of, may contain small amounts of, may contain, may contains, may also contain, can contain, can contain traces of, could contain, may be present, may contain one or more of, possible traces of, traces of, trace of, contains traces of, contains trace amounts of, may contain the following
    fr:peut contenir des traces de, peut contenir des traces d, peut contenir des traces éventuelles de, peut également contenir, peut contenir, peuvent contenir, traces possibles de, traces possibles d, traces possibles, trace possible de, traces éventuelles de, traces éventuelles d, traces éventuelles, trace éventuelle de, traces de, traces d, trace de, présence possible de, présence éventuelle de, éventuellement, susceptible de contenir
    es:puede contener trazas de, puede contener, pueden contener, puede contener restos de, posibles trazas de, trazas de, contiene trazas de, puede contener cantidades pequeñas de
    de:kann spuren von, kann spuren enthalten von, kann spuren, kann enthalten, spuren von, kann auch spuren von, kann geringe mengen von, kann geringfügige mengen, enthält möglicherweise
    it:può contenere tracce di, può contenere tracce, può contenere, possibili tracce di, possibile presenza di, tracce di, potrebbe contenere, può contenere anche
    fi:saattaa sisältää pieniä määriä, saattaa sisältää pieniä pitoisuuksia, saattaa sisältää pienehköjä määriä, saattaa sisältää jäämiä, saattaa sisältää, voi sisältää pieniä määriä, voi sisältää
    pl:może zawierać śladowe ilości, może zawierać śladowo, może zawierać śladowe, może zawierać, produkt może zawierać, możliwa obecność
    nl:kan sporen bevatten van, kan sporen van, kan sporen bevatten, kan bevatten, kan sporen
    sv:kan innehålla spår av, kan innehålla
    da:kan indeholde spor af, kan indeholde
    pt:pode conter vestígios de, pode conter traços de, pode conter
    ru:может содержать следы, может содержать

    xx:facility
    en:made in a facility that also processes, made in a facility that processes, made in a facility that also uses, made in a facility that uses, made in a facility that handles, made in a facility that also handles, made in a facility with, manufactured in a facility that also processes, manufactured in a facility that processes, manufactured in a facility that uses, manufactured in a facility that handles, manufactured in a facility that also handles, manufactured in a facility that also uses, manufactured in a facility with, manufactured in a facility, produced in a facility that also processes, produced in a facility that processes, produced in a facility that uses, produced in a facility that handles, produced in a facility that also uses, produced in a facility, packaged in a facility that also processes, packaged in a facility that processes, packed in a facility that, packaged in a facility that, processed in a facility that also processes, processed in a facility that processes, processed in a facility that, processed in a facility with, made on shared equipment that also processes, made on shared equipment with, made on equipment that also processes, made on equipment that also makes, made on equipment that processes, manufactured on shared equipment with, manufactured on equipment that processes, manufactured on equipment that also processes, manufactured on equipment that, processed on equipment that also processes, processed on shared equipment, produced on equipment that, manufactured in a plant that, made in a factory that also handles, made in a factory that uses, made in a bakery that, made in a facility, made on shared equipment, manufactured on shared equipment, produced on shared equipment, this product was produced in a facility, this product is made in a facility, this facility, our facility
    fr:fabriqué dans un atelier qui manipule, fabriqué dans un atelier qui utilise, fabriqué dans un atelier utilisant, fabriqué dans une usine qui utilise, élaboré dans un atelier qui utilise, conditionné dans un atelier, produit dans un atelier, fabriqué dans un atelier
    es:elaborado en una instalación, fabricado en una instalación, elaborado en una línea donde se procesa, elaborado en una fábrica que también procesa
    de:hergestellt in einem betrieb, in einem betrieb hergestellt
    it:prodotto in uno stabilimento che utilizza, prodotto in uno stabilimento
    fi:valmistettu tehtaassa

    xx:free-from
    en:free from, free of, does not contain, does not contain any, contains no, no added, without, contains none of, made without, not made with
    fr:sans, ne contient pas de, ne contient pas
    es:sin, no contiene
    de:ohne, frei von
    it:senza, non contiene
    fi:ei sisällä, ilman
    pl:bez, nie zawiera

    xx:denial
    en:free
    de:frei
    fi:ton

    xx:ignored-sentence
    en:contains one or more of the, percentages are, percentage of, not a significant source of, adds a trivial amount, adds a negligible amount, adds a dietarily insignificant amount, dietarily insignificant source of, not found in regular, not in regular, ingredient not found in, ingredients not found in, see, for allergens see, allergens see
    fr:les pourcentages sont exprimés, pourcentages exprimés, pourcentage exprimé, exprimé sur, exprimés sur, voir sur, voir la face, conditionné sous atmosphère, ingrédients d origine, du poids total, de viande de porc utilisée, utilisée pour, préparé avec
    es:porcentajes expresados, porcentaje
    de:prozentangaben
    fi:aineosat myös pienellä
    pl:do wytworzenia, do wywożenia, do przygotowania

    xx:ignored
    en:allergen advice, allergy advice, allergy information, allergen information, for allergens including cereals containing gluten, including cereals containing gluten see ingredients in bold, for allergens see ingredients in bold, for allergens, see ingredients in bold, see ingredients in capitals, see highlighted ingredients, ingredients in bold, of total weight
    fr:allergènes, voir les ingrédients en gras, voir ingrédients en gras, les ingrédients en gras, informations allergènes, information allergènes, du poids total, en proportion variable, en proportions variables, proportion variable
    es:alérgenos, véase ingredientes en negrita, en proporción variable
    de:allergene, in veränderlichen gewichtsanteilen, siehe fettgedruckte zutaten
    it:allergeni, in proporzione variabile
    fi:allergeenit
    pl:alergeny

    xx:header
    en:ingredients, ingredient, ingredient list, ingredients list, list of ingredients, ingredient statement, inci, active ingredients, inactive ingredients, other ingredients, ingredients are, composition
    fr:ingrédients, ingrédient, liste des ingrédients, composition
    es:ingredientes, ingrediente, lista de ingredientes, composición
    de:zutaten, zutat, zutatenliste, inhaltsstoffe, bestandteile
    it:ingredienti, lista degli ingredienti, composizione
    fi:ainesosat, aineosat, ainekset, ainesosaluettelo
    pl:składniki, skład
    nl:ingrediënten
    sv:ingredienser
    da:ingredienser
    pt:ingredientes

    xx:end
    en:nutrition facts, nutritional information, nutrition information, nutritional values, nutrition per, serving size, distributed by, dist by, dist sold exclusively by, manufactured by, manufactured for, produced by, produced for, packed by, packed for, keep refrigerated, refrigerate after opening, store in a cool, store in, best before, best by, use by, net weight, net wt, keep frozen, shake well, directions, warnings, warning, perishable, keep out of reach, storage, preparation, made in usa, product of usa, for best before, visit us, www
    fr:valeurs nutritionnelles, valeur nutritionnelle, informations nutritionnelles, information nutritionnelle, analyse nutritionnelle, déclaration nutritionnelle, à conserver, conserver, conservation, à consommer, poids net, fabriqué par, distribué par, conseils d utilisation, mode d emploi, conseils de préparation, pour 100 g, énergie, valeurs énergétiques, mateurs nutritionnelles, servir frais, après ouverture
    es:información nutricional, valor nutricional, valores nutricionales, conservar en, consumir preferentemente, peso neto, modo de empleo, fabricado por, distribuido por, valor energético
    de:nährwerte, nährwertangaben, durchschnittliche nährwerte, kühl lagern, mindestens haltbar bis, nettogewicht, hergestellt von, trocken lagern
    it:valori nutrizionali, informazioni nutrizionali, dichiarazione nutrizionale, conservare in, da consumarsi, peso netto, prodotto da
    fi:ravintosisältö, ravintoarvo, parasta ennen, säilytys, säilytetään, valmistaja
    pl:wartość odżywcza, wartości odżywcze, przechowywać, najlepiej spożyć, masa netto

    xx:at-least
    en:min, minimum, at least, not less than
    fr:min, minimum, mini, au moins, au minimum
    es:min, mín, mínimo, minimo, como mínimo, al menos
    de:min, mind, mindestens, minimum
    it:min, minimo, almeno
    fi:min, vähintään, väh
    pl:min, minimum, co najmniej

    xx:at-most
    en:max, maximum, at most
    fr:max, maximum, maxi, au plus
    es:max, máx, máximo, maximo
    de:max, höchstens, maximal
    it:max, massimo
    fi:max, enintään
    pl:max, maksimum, maksymalnie

    xx:from
    en:from, product of, origin, grown in, country of origin, imported from, sourced from, made in, harvested in, caught in
    fr:origine, origines, d origine, provenance, en provenance de, originaire de, produit en, pays d origine, transformé en, élevé en, pêché en
    es:origen, procedente de, procedencia, de origen, producto de
    de:herkunft, aus, ursprung
    it:origine, provenienza, proveniente da
    fi:alkuperä, alkuperämaa
    pl:pochodzenie, kraj pochodzenia

    xx:percent
    en:percent
    fr:pourcent
    de:prozent

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
    fi:vitamiini, vitamiinit, vitamiinia, vitamiineja
    pl:witamina, witaminy, wit
    nl:vitamine, vitamines, vitaminen
    pt:vitamina, vitaminas
    sv:vitamin, vitaminer
    da:vitamin, vitaminer

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
    it:olio, grasso, grassi, lecitina, amido, estratto, farina
    de:öl, fett, lecithin
    pt:óleo, gordura

    xx:allergen-filler
    en:other, products, product, thereof, derivatives, ingredients, ingredient, including, and other, and their derivatives, the following allergens, the following, allergens, may, also, contain, contains, and or, or, that, processes, which, uses, handles, with, on, in, same, equipment, as, line, where, this, a, is, are, present
    fr:autres, d autres, produits, dérivés, et produits dérivés, à base de, du, des, de la, le, les, l, qui, utilise, manipule, à, autre
    es:otros, otras, productos, derivados, y productos derivados, incluida, incluido, y derivados, la, el, los, las, contiene, puede, contener, trazas
    de:andere, anderen, erzeugnisse, daraus, enthalten, enthält, sowie, anderer
    it:altri, altra, prodotti, derivati, contiene
    fi:muita, muuta, sisältäviä, viljoja, sisältää, muut
    pl:inne, produkty, pochodne, zawierające
    nl:andere, bevatten

    xx:contains
    en:contains, contain, contains the following allergens, contains allergens, allergens, allergen statement, allergen, contains ingredients, contains the following
    fr:contient, contient naturellement, contient du, contient de la, contient des
    es:contiene
    de:enthält
    it:contiene
    fi:sisältää
    pl:zawiera, zawierają
    nl:bevat
    sv:innehåller
    da:indeholder
    pt:contém

    xx:stop
    en:of, the, from, with, contains, contain, including, produced, s, brand, if, each
    fr:de, du, des, d, la, le, les, l, aux, au, avec, en, dont, contient, base, a
    es:de, del, la, el, las, los, con, en, contiene
    de:mit, von, aus, enthält, enthalten, s
    it:di, del, della, dei, delle, da, al, alla, con, in, nella, contiene, d, dell
    pl:z, w, tym, zawiera
    nl:van, met, uit
    pt:de, da, do, das, dos, com
    sv:av, från, med
    da:af, med
    nb:av, fra
    """#
}
