extension EmbeddedTables {
  /// Parts of plants and forms of them that stand behind a species in INCI names, taken off one after the other and kept.
  ///
  /// Compiled from the names of the CosIng inventory of the European Commission (Decision 2011/833/EU). "Butter" stands
  /// only with its part, because "butter" behind the name of a food is milk fat.
  @inline(never)
  static var botanicalParts: String {
    #"""
    # Parts of plants. Kernels stand among the processes.
    en:Leaf, leaves
    xx:folium

    en:Flower, flowers, flowering tops, flowering top, blossom, blossoms, flos
    xx:flos

    en:Flower head, flowerhead, flower heads

    en:Petal, petals

    en:Calyx

    en:Stigma

    en:Stamen

    en:Pollen

    en:Nectar

    en:Fruit

    en:Berry

    en:Pericarp, fruit shell

    en:Aril

    en:Seed, seeds
    xx:semen

    en:Seedcake, seed cake, press cake

    en:Seedcoat, seed coat

    en:Germ

    en:Endosperm

    en:Bran

    en:Hull, hulls

    en:Husk, husks

    en:Shell, shells

    en:Pod, pods

    en:Skin

    en:Peel, rind
    xx:cortex

    en:Root, roots, radix
    xx:radix

    en:Rhizome, rhizome root

    en:Tuber

    en:Bulb

    en:Bark

    en:Wood, heartwood

    en:Stem, stems, stalk, straw

    en:Twig, twigs

    en:Branch, branches

    en:Vine

    en:Shoot, shoots

    en:Bud, buds

    en:Sprout, sprouts

    en:Needle, needles

    en:Cone, cones, strobile

    en:Herb, herba

    en:Whole plant

    en:Aerial parts, aerial part

    en:Thallus

    en:Mycelium

    en:Fruiting body

    en:Spore, spores

    en:Meristem

    en:Callus

    en:Embryo

    # Saps, resins and what is pressed or drawn from plants
    en:Sap

    en:Resin, oleoresin

    en:Gum

    en:Balsam

    en:Latex

    en:Gel, inner gel

    en:Juice

    en:Oil, essential oil

    en:Water, hydrosol, hydrolate, floral water, distillate

    en:Wax, cera

    en:Seed butter

    en:Kernel butter

    en:Fruit butter

    en:Nut butter

    en:Extract, extracts
    xx:extract

    en:Absolute

    en:Concrete

    en:Tincture

    en:Infusion, decoction

    en:Tar

    en:Ash

    # Forms and fractions
    en:Flour

    en:Meal

    en:Starch

    en:Fiber, fibre

    en:Protein, proteins

    en:Peptide, peptides

    en:Amino acids

    en:Lipids, lipid

    en:Sterols, phytosterols

    en:Glycerides

    en:Unsaponifiables, unsaponifiable

    en:Ceramides

    en:Polysaccharides, polysaccharide

    en:Polyphenols, flavonoids, catechins

    en:Saponins

    en:Carbohydrates

    en:Exosomes, extracellular vesicles, vesicles

    en:PEG-8 esters

    en:Polyglyceryl-6 esters

    en:Esters

    # Cultures and ferments
    en:Cell, cells

    en:Stem cell, stem cells

    en:Culture, cell culture

    en:Conditioned media, culture conditioned media

    en:Ferment

    en:Filtrate

    en:Lysate

    en:Merocyst, protoplasts

    en:Lees
    """#
  }
}
