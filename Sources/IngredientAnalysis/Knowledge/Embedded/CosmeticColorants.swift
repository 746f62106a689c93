extension EmbeddedTables {
  /// Cosmetic colorants by colour index number, with the names of US labels.
  @inline(never)
  static var cosmeticColorants: String {
    #"""
    # Sources: Annex IV of Regulation (EC) 1223/2009 from CosIng, (c) European Union, state of May 2024, with Reg. (EU) 2026/78.
    # Entries that restrict hair dyes only are left out. IARC groups and California Proposition 65 as of the lists named in each line.

    en:Acid Red 195
    functions:en:colorant
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/153; -; -; not in products applied on mucous membranes

    en:Anthocyanins
    functions:en:colorant
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/149; -; -; authorised

    en:Beetroot Red, Betanin
    functions:en:colorant
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/148; -; -; authorised

    en:Bromocresol Green
    functions:en:colorant
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/152; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/152; -; -; rinse-off products only

    en:Bromothymol Blue
    functions:en:colorant
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/151; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/151; -; -; rinse-off products only

    en:Capsanthin, Capsorubin
    functions:en:colorant
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/147; -; -; authorised

    en:Caramel, Caramel Color, Caramel Colour
    functions:en:colorant, fragrance
    cas:en:8028-89-5
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/146; -; -; authorised

    en:Iron Oxides, Iron Oxide, Iron Oxides (CI 77491\, CI 77492\, CI 77499), Iron Oxides (CI 77492\, CI 77491\, CI 77499), Iron Oxides (CI 77499\, CI 77491\, CI 77492), Iron Oxides (CI 77491\, CI 77499\, CI 77492), Iron Oxides (CI 77492\, CI 77499\, CI 77491), Iron Oxides (CI 77491\, CI 77492), CI 77491/CI 77492/CI 77499, CI 77491/77492/77499 (Iron Oxides)
    functions:en:colorant
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/135-137; -; -; authorised

    en:CI 10006
    functions:en:colorant
    cas:en:16143-80-9
    colour_index:en:10006
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/1; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/1; -; -; rinse-off products only

    en:CI 10020
    functions:en:colorant
    cas:en:19381-50-1
    colour_index:en:10020
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/2; -; -; not in products applied on mucous membranes

    en:CI 10316, Ext. Yellow 7, Ext. Yellow No. 7, Ext. D&C Yellow No. 7, Ext. D&C Yellow 7, Ext. D&C Yellow No. 7 Lake, Ext. D&C Yellow 7 Lake, Ext. D&C Yellow No. 7 Aluminum Lake, Ext. Yellow 7 (CI 10316), CI 10316 (Ext. Yellow 7)
    functions:en:colorant, hair dyeing
    cas:en:846-70-8
    colour_index:en:10316
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/3; -; -; not in eye products

    en:CI 11680, Pigment Yellow 1, Pigment Yellow 1 (CI 11680), CI 11680 (Pigment Yellow 1)
    functions:en:colorant
    cas:en:2512-29-0
    colour_index:en:11680
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/4; -; -; not in products applied on mucous membranes

    en:CI 11710
    functions:en:colorant
    cas:en:6486-23-3
    colour_index:en:11710
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/5; -; -; not in products applied on mucous membranes

    en:CI 11725
    functions:en:colorant
    cas:en:6371-96-6
    colour_index:en:11725
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/6; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/6; -; -; rinse-off products only

    en:CI 11920
    functions:en:colorant
    cas:en:2051-85-6
    colour_index:en:11920
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/7; -; -; authorised

    en:CI 12010
    functions:en:colorant
    cas:en:6535-42-8
    colour_index:en:12010
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/8; -; -; not in products applied on mucous membranes

    en:CI 12085, Red 36, Red No. 36, Red 36 Lake, D&C Red No. 36, D&C Red 36, D&C Red No. 36 Lake, D&C Red 36 Lake, D&C Red No. 36 Aluminum Lake, Red 36 (CI 12085), CI 12085 (Red 36)
    functions:en:colorant
    cas:en:2814-77-9
    colour_index:en:12085
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/9; -; -; 3 %

    en:CI 12120
    functions:en:colorant
    cas:en:2425-85-6
    colour_index:en:12120
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/10; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/10; -; -; rinse-off products only

    en:CI 12370
    functions:en:colorant
    cas:en:6535-46-2
    colour_index:en:12370
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/11; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/11; -; -; rinse-off products only

    en:CI 12420
    functions:en:colorant
    cas:en:6471-51-8
    colour_index:en:12420
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/12; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/12; -; -; rinse-off products only

    en:CI 12480
    functions:en:colorant
    cas:en:6410-40-8
    colour_index:en:12480
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/13; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/13; -; -; rinse-off products only

    en:CI 12490
    functions:en:colorant
    cas:en:6410-41-9
    colour_index:en:12490
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/14; -; -; authorised

    en:CI 12700
    functions:en:colorant
    cas:en:4314-14-1
    colour_index:en:12700
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/15; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/15; -; -; rinse-off products only

    en:CI 13015
    functions:en:colorant
    cas:en:2706-28-7
    colour_index:en:13015
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/16; -; -; authorised

    en:CI 14270
    functions:en:colorant
    cas:en:547-57-9
    colour_index:en:14270
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/17; -; -; authorised

    en:CI 14700, Red 4, Ponceau SX, Red No. 4, Red 4 Lake, FD&C Red No. 4, FD&C Red 4, FD&C Red No. 4 Lake, FD&C Red 4 Lake, FD&C Red No. 4 Aluminum Lake, Red 4 (CI 14700), CI 14700 (Red 4), Fd&C Red No. 4 (CI 14700)
    functions:en:colorant
    cas:en:4548-53-2
    colour_index:en:14700
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/18; -; -; authorised

    en:CI 14720
    functions:en:colorant
    cas:en:3567-69-9
    colour_index:en:14720
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/19; -; -; authorised

    en:CI 14815
    functions:en:colorant
    cas:en:3257-28-1
    colour_index:en:14815
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/20; -; -; authorised

    en:CI 15510, Orange 4, Orange No. 4, Orange 4 Lake, D&C Orange No. 4, D&C Orange 4, D&C Orange No. 4 Lake, D&C Orange 4 Lake, D&C Orange No. 4 Aluminum Lake, Orange 4 (CI 15510), CI 15510 (Orange 4)
    functions:en:colorant
    cas:en:633-96-5
    colour_index:en:15510
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/21; -; -; not in eye products

    en:CI 15525
    functions:en:colorant
    cas:en:5850-80-6
    colour_index:en:15525
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/22; -; -; authorised

    en:CI 15580
    functions:en:colorant
    cas:en:5850-87-3
    colour_index:en:15580
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/23; -; -; authorised

    en:CI 15620
    functions:en:colorant
    cas:en:1658-56-6
    colour_index:en:15620
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/24; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/24; -; -; rinse-off products only

    en:CI 15630
    functions:en:colorant
    cas:en:1248-18-6
    colour_index:en:15630
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/25; -; -; 3 %

    en:CI 15800
    functions:en:colorant
    cas:en:6371-76-2
    colour_index:en:15800
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/26; -; -; not in products applied on mucous membranes

    en:CI 15850, Red 6, Red No. 6, Red 6 Lake, D&C Red No. 6, D&C Red 6, D&C Red No. 6 Lake, D&C Red 6 Lake, D&C Red No. 6 Aluminum Lake, Red 7, Red No. 7, Red 7 Lake, D&C Red No. 7, D&C Red 7, D&C Red No. 7 Lake, D&C Red 7 Lake, D&C Red No. 7 Aluminum Lake, Red 6 (CI 15850), CI 15850 (Red 6), Red 7 (CI 15850), CI 15850 (Red 7), Red 7 Lake (CI 15850)
    functions:en:colorant, hair dyeing
    colour_index:en:15850
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/27; -; -; authorised

    en:CI 15865
    functions:en:colorant
    cas:en:3564-21-4, 5280-66-0
    colour_index:en:15865
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/28; -; -; authorised

    en:CI 15880, Red 34, Red No. 34, Red 34 Lake, D&C Red No. 34, D&C Red 34, D&C Red No. 34 Lake, D&C Red 34 Lake, D&C Red No. 34 Aluminum Lake, Red 34 (CI 15880), CI 15880 (Red 34)
    functions:en:colorant
    cas:en:6417-83-0
    colour_index:en:15880
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/29; -; -; authorised

    en:CI 15980
    functions:en:colorant
    cas:en:2347-72-0
    colour_index:en:15980
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/30; -; -; authorised

    en:CI 15985, Yellow 6, Sunset Yellow, Yellow No. 6, Yellow 6 Lake, FD&C Yellow No. 6, FD&C Yellow 6, FD&C Yellow No. 6 Lake, FD&C Yellow 6 Lake, FD&C Yellow No. 6 Aluminum Lake, Yellow 6 (CI 15985), CI 15985 (Yellow 6), Yellow 6 Lake (CI 15985)
    functions:en:colorant
    cas:en:2783-94-0
    colour_index:en:15985
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/31; -; -; authorised

    en:CI 16035, Red 40, Allura Red, Red No. 40, Red 40 Lake, FD&C Red No. 40, FD&C Red 40, FD&C Red No. 40 Lake, FD&C Red 40 Lake, FD&C Red No. 40 Aluminum Lake, Red 40 (CI 16035), CI 16035 (Red 40), Red Lake 40 (CI 16035), Fd & C Red 40 (CI 16035)
    functions:en:colorant, hair dyeing
    cas:en:25956-17-6
    colour_index:en:16035
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/32; -; -; authorised

    en:CI 16185, Amaranth Dye, Acid Red 27, Amaranth Dye (CI 16185), CI 16185 (Amaranth Dye)
    functions:en:colorant
    cas:en:642-59-1, 915-67-3
    colour_index:en:16185
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/33; -; -; authorised

    en:CI 16230
    functions:en:colorant
    cas:en:1936-15-8
    colour_index:en:16230
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/34; -; -; not in products applied on mucous membranes

    en:CI 16255, Ponceau 4R, Ponceau 4R (CI 16255), CI 16255 (Ponceau 4R)
    functions:en:colorant, hair dyeing
    cas:en:2611-82-7
    colour_index:en:16255
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/35; -; -; authorised

    en:CI 16290
    functions:en:colorant
    cas:en:5850-44-2
    colour_index:en:16290
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/36; -; -; authorised

    en:CI 17200, Red 33, Red No. 33, Red 33 Lake, D&C Red No. 33, D&C Red 33, D&C Red No. 33 Lake, D&C Red 33 Lake, D&C Red No. 33 Aluminum Lake, Red 33 (CI 17200), CI 17200 (Red 33), D&C Red No. 33 (CI 17200), Red 33 Lake (CI 17200)
    functions:en:colorant, hair dyeing
    cas:en:3567-66-6
    colour_index:en:17200
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/37; -; -; authorised

    en:CI 18050
    functions:en:colorant
    cas:en:3734-67-6
    colour_index:en:18050
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/38; -; -; not in products applied on mucous membranes

    en:CI 18130
    functions:en:colorant
    cas:en:10236-37-0
    colour_index:en:18130
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/39; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/39; -; -; rinse-off products only

    en:CI 18690
    functions:en:colorant
    cas:en:5601-29-6
    colour_index:en:18690
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/40; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/40; -; -; rinse-off products only

    en:CI 18736
    functions:en:colorant
    cas:en:6408-26-0
    colour_index:en:18736
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/41; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/41; -; -; rinse-off products only

    en:CI 18820
    functions:en:colorant
    cas:en:6359-82-6
    colour_index:en:18820
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/42; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/42; -; -; rinse-off products only

    en:CI 18965
    functions:en:colorant
    cas:en:6359-98-4
    colour_index:en:18965
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/43; -; -; authorised

    en:CI 19140, Yellow 5, Tartrazine, Yellow No. 5, Yellow 5 Lake, FD&C Yellow No. 5, FD&C Yellow 5, FD&C Yellow No. 5 Lake, FD&C Yellow 5 Lake, FD&C Yellow No. 5 Aluminum Lake, Yellow 5 (CI 19140), CI 19140 (Yellow 5), Fd&C Yellow No. 5 (CI 19140), Yellow 5 Lake (CI 19140), CI 19140 (Yellow 5\, Yellow 5 Lake)
    functions:en:colorant, hair dyeing
    cas:en:12225-21-7, 1934-21-0
    colour_index:en:19140
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/44; -; -; authorised

    en:CI 20040
    functions:en:colorant
    cas:en:5979-28-2
    colour_index:en:20040
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/45; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/45; -; -; rinse-off products only

    en:CI 20470
    functions:en:colorant
    cas:en:1064-48-8
    colour_index:en:20470
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/46; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/46; -; -; rinse-off products only

    en:CI 21100
    functions:en:colorant
    cas:en:5102-83-0
    colour_index:en:21100
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/47; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/47; -; -; rinse-off products only

    en:CI 21108
    functions:en:colorant
    cas:en:5567-15-7
    colour_index:en:21108
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/48; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/48; -; -; rinse-off products only

    en:CI 21230, Solvent Yellow 29, Solvent Yellow 29 (CI 21230), CI 21230 (Solvent Yellow 29)
    functions:en:colorant
    cas:en:6706-82-7
    colour_index:en:21230
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/49; -; -; not in products applied on mucous membranes

    en:CI 24790
    functions:en:colorant
    cas:en:13421-53-9
    colour_index:en:24790
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/50; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/50; -; -; rinse-off products only

    en:CI 26100, Red 17, Red No. 17, Red 17 Lake, D&C Red No. 17, D&C Red 17, D&C Red No. 17 Lake, D&C Red 17 Lake, D&C Red No. 17 Aluminum Lake, Red 17 (CI 26100), CI 26100 (Red 17)
    functions:en:colorant
    cas:en:85-86-9
    colour_index:en:26100
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/51; -; -; not in products applied on mucous membranes

    en:CI 27755
    functions:en:colorant
    cas:en:2118-39-0
    colour_index:en:27755
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/52; -; -; authorised

    en:CI 28440, Brilliant Black, Brilliant Black (CI 28440), CI 28440 (Brilliant Black)
    functions:en:colorant
    cas:en:2519-30-4
    colour_index:en:28440
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/53; -; -; authorised

    en:CI 40215
    functions:en:colorant
    cas:en:1325-54-8
    colour_index:en:40215
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/54; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/54; -; -; rinse-off products only

    en:CI 40800, Beta-Carotene, Beta-Carotene (CI 40800), CI 40800 (Beta-Carotene), Beta-Carotene (CI 75130)
    functions:en:colorant, skin conditioning
    cas:en:116-32-5, 31797-85-0
    colour_index:en:40800
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/55; -; -; authorised

    en:CI 40820, Beta-Apo-8-Carotenal, Beta-Apo-8-Carotenal (CI 40820), CI 40820 (Beta-Apo-8-Carotenal)
    functions:en:colorant
    cas:en:1962-15-8
    colour_index:en:40820
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/56; -; -; authorised

    en:CI 40825
    functions:en:colorant
    cas:en:1109-11-1
    colour_index:en:40825
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/57; -; -; authorised

    en:CI 40850, Canthaxanthin, Canthaxanthin (CI 40850), CI 40850 (Canthaxanthin)
    functions:en:colorant
    cas:en:514-78-3
    colour_index:en:40850
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/58; -; -; authorised

    en:CI 42045, Acid Blue 1, Acid Blue 1 (CI 42045), CI 42045 (Acid Blue 1)
    functions:en:colorant
    cas:en:129-17-9
    colour_index:en:42045
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/59; -; -; not in products applied on mucous membranes

    en:CI 42051, Patent Blue V, Acid Blue 3, Patent Blue V (CI 42051), CI 42051 (Patent Blue V)
    functions:en:colorant
    cas:en:3536-49-0
    colour_index:en:42051
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/60; -; -; authorised

    en:CI 42053, Green 3, Fast Green FCF, Green No. 3, Green 3 Lake, FD&C Green No. 3, FD&C Green 3, FD&C Green No. 3 Lake, FD&C Green 3 Lake, FD&C Green No. 3 Aluminum Lake, Green 3 (CI 42053), CI 42053 (Green 3)
    functions:en:colorant
    cas:en:2353-45-9
    colour_index:en:42053
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/61; -; -; authorised

    en:CI 42080
    functions:en:colorant
    cas:en:3486-30-4
    colour_index:en:42080
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/62; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/62; -; -; rinse-off products only

    en:CI 42090, Blue 1, Brilliant Blue FCF, Acid Blue 9, Blue No. 1, Blue 1 Lake, FD&C Blue No. 1, FD&C Blue 1, FD&C Blue No. 1 Lake, FD&C Blue 1 Lake, FD&C Blue No. 1 Aluminum Lake, Blue 4, Blue No. 4, Blue 4 Lake, D&C Blue No. 4, D&C Blue 4, D&C Blue No. 4 Lake, D&C Blue 4 Lake, D&C Blue No. 4 Aluminum Lake, Blue 1 (CI 42090), CI 42090 (Blue 1), Blue No. 1 (CI 42090)
    functions:en:colorant, hair dyeing
    cas:en:2650-18-2, 37307-56-5
    colour_index:en:42090
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/63; -; -; authorised

    en:CI 42100
    functions:en:colorant
    cas:en:4857-81-2
    colour_index:en:42100
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/64; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/64; -; -; rinse-off products only

    en:CI 42170
    functions:en:colorant
    cas:en:5863-51-4
    colour_index:en:42170
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/65; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/65; -; -; rinse-off products only

    en:CI 42510
    functions:en:colorant
    cas:en:632-99-5
    colour_index:en:42510
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/66; -; -; not in products applied on mucous membranes

    en:CI 42520, Basic Violet 2, Basic Violet 2 (CI 42520), CI 42520 (Basic Violet 2)
    functions:en:colorant, hair dyeing
    cas:en:3248-91-7
    colour_index:en:42520
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/67; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/67; -; -; rinse-off products only

    en:CI 42735
    functions:en:colorant
    cas:en:6505-30-2
    colour_index:en:42735
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/68; -; -; not in products applied on mucous membranes

    en:CI 44045
    functions:en:colorant
    cas:en:2580-56-5
    colour_index:en:44045
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/69; -; -; not in products applied on mucous membranes

    en:CI 44090, Green S, Green S (CI 44090), CI 44090 (Green S)
    functions:en:colorant
    cas:en:3087-16-9
    colour_index:en:44090
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/70; -; -; authorised

    en:CI 45100, Acid Red 52, Acid Red 52 (CI 45100), CI 45100 (Acid Red 52)
    functions:en:colorant, hair dyeing
    cas:en:3520-42-1
    colour_index:en:45100
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/71; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/71; -; -; rinse-off products only

    en:CI 45190, Acid Violet 9, Acid Violet 9 (CI 45190), CI 45190 (Acid Violet 9)
    functions:en:colorant
    cas:en:6252-76-2
    colour_index:en:45190
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/72; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/72; -; -; rinse-off products only

    en:CI 45220
    functions:en:colorant
    cas:en:5873-16-5
    colour_index:en:45220
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/73; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/73; -; -; rinse-off products only

    en:CI 45350, Yellow 8, Fluorescein, Uranine, Yellow No. 8, Yellow 8 Lake, D&C Yellow No. 8, D&C Yellow 8, D&C Yellow No. 8 Lake, D&C Yellow 8 Lake, D&C Yellow No. 8 Aluminum Lake, Yellow 8 (CI 45350), CI 45350 (Yellow 8)
    functions:en:colorant
    cas:en:518-45-6, 518-47-8
    colour_index:en:45350
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/74; -; -; 6 %

    en:CI 45370, Orange 5, Orange No. 5, Orange 5 Lake, D&C Orange No. 5, D&C Orange 5, D&C Orange No. 5 Lake, D&C Orange 5 Lake, D&C Orange No. 5 Aluminum Lake, Orange 5 (CI 45370), CI 45370 (Orange 5)
    functions:en:colorant
    cas:en:596-03-2, 4372-02-5
    colour_index:en:45370
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/75; -; -; authorised

    en:CI 45380, Red 21, Eosin, Acid Red 87, Red No. 21, Red 21 Lake, D&C Red No. 21, D&C Red 21, D&C Red No. 21 Lake, D&C Red 21 Lake, D&C Red No. 21 Aluminum Lake, Red 22, Red No. 22, Red 22 Lake, D&C Red No. 22, D&C Red 22, D&C Red No. 22 Lake, D&C Red 22 Lake, D&C Red No. 22 Aluminum Lake, Red 21 (CI 45380), CI 45380 (Red 21)
    functions:en:colorant
    cas:en:17372-87-1, 548-26-5
    colour_index:en:45380
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/76; -; -; authorised

    en:CI 45396
    functions:en:colorant
    cas:en:24545-86-6
    colour_index:en:45396
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/77; -; -; 1 % in lip products

    en:CI 45405
    functions:en:colorant
    cas:en:6441-77-6
    colour_index:en:45405
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/78; -; -; not in eye products

    en:CI 45410, Red 27, Phloxine B, Red No. 27, Red 27 Lake, D&C Red No. 27, D&C Red 27, D&C Red No. 27 Lake, D&C Red 27 Lake, D&C Red No. 27 Aluminum Lake, Red 28, Red No. 28, Red 28 Lake, D&C Red No. 28, D&C Red 28, D&C Red No. 28 Lake, D&C Red 28 Lake, D&C Red No. 28 Aluminum Lake, Red 27 (CI 45410), CI 45410 (Red 27), Red 28 Lake (CI 45410)
    functions:en:colorant, hair dyeing
    cas:en:18472-87-2
    colour_index:en:45410
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/79; -; -; authorised

    en:CI 45430, Red 3, Erythrosine, Red No. 3, Red 3 Lake, FD&C Red No. 3, FD&C Red 3, FD&C Red No. 3 Lake, FD&C Red 3 Lake, FD&C Red No. 3 Aluminum Lake, Red 3 (CI 45430), CI 45430 (Red 3)
    functions:en:colorant
    cas:en:12227-78-0
    colour_index:en:45430
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/80; -; -; authorised

    en:CI 47000, Yellow 11, Yellow No. 11, Yellow 11 Lake, D&C Yellow No. 11, D&C Yellow 11, D&C Yellow No. 11 Lake, D&C Yellow 11 Lake, D&C Yellow No. 11 Aluminum Lake, Yellow 11 (CI 47000), CI 47000 (Yellow 11)
    functions:en:colorant
    cas:en:8003-22-3
    colour_index:en:47000
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/81; -; -; not in products applied on mucous membranes

    en:CI 47005, Yellow 10, Quinoline Yellow, Yellow No. 10, Yellow 10 Lake, D&C Yellow No. 10, D&C Yellow 10, D&C Yellow No. 10 Lake, D&C Yellow 10 Lake, D&C Yellow No. 10 Aluminum Lake, Yellow 10 (CI 47005), CI 47005 (Yellow 10)
    functions:en:colorant
    cas:en:38615-46-2, 8004-92-0
    colour_index:en:47005
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/82; -; -; authorised

    en:CI 50325
    functions:en:colorant
    cas:en:6837-46-3, 6856-08-2
    colour_index:en:50325
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/83; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/83; -; -; rinse-off products only

    en:CI 50420
    functions:en:colorant
    cas:en:8005-03-6
    colour_index:en:50420
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/84; -; -; not in products applied on mucous membranes

    en:CI 51319, Pigment Violet 23, Pigment Violet 23 (CI 51319), CI 51319 (Pigment Violet 23)
    functions:en:colorant
    cas:en:6358-30-1
    colour_index:en:51319
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/85; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/85; -; -; rinse-off products only

    en:CI 58000, Pigment Red 83, Pigment Red 83 (CI 58000), CI 58000 (Pigment Red 83)
    functions:en:colorant
    cas:en:72-48-0
    colour_index:en:58000
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/86; -; -; authorised

    en:CI 59040, Green 8, Green No. 8, Green 8 Lake, D&C Green No. 8, D&C Green 8, D&C Green No. 8 Lake, D&C Green 8 Lake, D&C Green No. 8 Aluminum Lake, Green 8 (CI 59040), CI 59040 (Green 8)
    functions:en:colorant
    cas:en:6358-69-6
    colour_index:en:59040
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/87; -; -; not in products applied on mucous membranes

    en:CI 60724
    functions:en:colorant
    cas:en:19286-75-0
    colour_index:en:60724
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/88; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/88; -; -; rinse-off products only

    en:CI 60725, Violet 2, Violet No. 2, Violet 2 Lake, D&C Violet No. 2, D&C Violet 2, D&C Violet No. 2 Lake, D&C Violet 2 Lake, D&C Violet No. 2 Aluminum Lake, Violet 2 (CI 60725), CI 60725 (Violet 2)
    functions:en:colorant
    cas:en:81-48-1
    colour_index:en:60725
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/89; -; -; authorised

    en:CI 60730, Ext. Violet 2, Ext. Violet No. 2, Ext. D&C Violet No. 2, Ext. D&C Violet 2, Ext. D&C Violet No. 2 Lake, Ext. D&C Violet 2 Lake, Ext. D&C Violet No. 2 Aluminum Lake, Ext. Violet 2 (CI 60730), CI 60730 (Ext. Violet 2), Violet 2 (CI 60730)
    functions:en:colorant
    cas:en:4430-18-6
    colour_index:en:60730
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/90; -; -; not in products applied on mucous membranes

    en:CI 61565, Green 6, Green No. 6, Green 6 Lake, D&C Green No. 6, D&C Green 6, D&C Green No. 6 Lake, D&C Green 6 Lake, D&C Green No. 6 Aluminum Lake, Green 6 (CI 61565), CI 61565 (Green 6)
    functions:en:colorant
    cas:en:128-80-3
    colour_index:en:61565
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/91; -; -; authorised

    en:CI 61570, Green 5, Green No. 5, Green 5 Lake, D&C Green No. 5, D&C Green 5, D&C Green No. 5 Lake, D&C Green 5 Lake, D&C Green No. 5 Aluminum Lake, Green 5 (CI 61570), CI 61570 (Green 5)
    functions:en:colorant
    cas:en:4403-90-1
    colour_index:en:61570
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/92; -; -; authorised

    en:CI 61585
    functions:en:colorant
    cas:en:4474-24-2
    colour_index:en:61585
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/93; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/93; -; -; rinse-off products only

    en:CI 62045
    functions:en:colorant
    cas:en:4368-56-3
    colour_index:en:62045
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/94; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/94; -; -; rinse-off products only

    en:CI 69800
    functions:en:colorant
    cas:en:81-77-6
    colour_index:en:69800
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/95; -; -; authorised

    en:CI 69825
    functions:en:colorant
    cas:en:130-20-1
    colour_index:en:69825
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/96; -; -; authorised

    en:CI 71105
    functions:en:colorant
    cas:en:4424-06-0
    colour_index:en:71105
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/97; -; -; not in products applied on mucous membranes

    en:CI 73000, Indigo, Indigo (CI 73000), CI 73000 (Indigo)
    functions:en:colorant
    cas:en:482-89-3
    colour_index:en:73000
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/98; -; -; authorised

    en:CI 73015, Blue 2, Indigo Carmine, Blue No. 2, Blue 2 Lake, FD&C Blue No. 2, FD&C Blue 2, FD&C Blue No. 2 Lake, FD&C Blue 2 Lake, FD&C Blue No. 2 Aluminum Lake, Blue 2 (CI 73015), CI 73015 (Blue 2)
    functions:en:colorant
    cas:en:860-22-0
    colour_index:en:73015
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/99; -; -; authorised

    en:CI 73360, Red 30, Red No. 30, Red 30 Lake, D&C Red No. 30, D&C Red 30, D&C Red No. 30 Lake, D&C Red 30 Lake, D&C Red No. 30 Aluminum Lake, Red 30 (CI 73360), CI 73360 (Red 30)
    functions:en:colorant
    cas:en:2379-74-0
    colour_index:en:73360
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/100; -; -; authorised

    en:CI 73385
    functions:en:colorant
    cas:en:5462-29-3
    colour_index:en:73385
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/101; -; -; authorised

    en:CI 73900
    functions:en:colorant
    cas:en:1047-16-1
    colour_index:en:73900
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/102; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/102; -; -; rinse-off products only

    en:CI 73915
    functions:en:colorant
    cas:en:16043-40-6, 980-26-7
    colour_index:en:73915
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/103; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/103; -; -; rinse-off products only

    en:CI 74100
    functions:en:colorant
    cas:en:574-93-6
    colour_index:en:74100
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/104; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/104; -; -; rinse-off products only

    en:CI 74160
    functions:en:colorant
    cas:en:147-14-8
    colour_index:en:74160
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/105; -; -; authorised

    en:CI 74180
    functions:en:colorant
    cas:en:1330-38-7
    colour_index:en:74180
    evidence:en:0; listing; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/106; -; -; authorised
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/106; -; -; rinse-off products only

    en:CI 74260
    functions:en:colorant
    cas:en:1328-53-6
    colour_index:en:74260
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/107; -; -; not in eye products

    en:CI 75100
    functions:en:colorant
    cas:en:27876-94-4, 89382-88-7
    colour_index:en:75100
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/108; -; -; authorised

    en:CI 75120, Annatto, Annatto (CI 75120), CI 75120 (Annatto)
    functions:en:colorant
    cas:en:1393-63-1, 542-40-5
    colour_index:en:75120
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/109; -; -; authorised

    en:CI 75125, Lycopene, Lycopene (CI 75125), CI 75125 (Lycopene), Lycopene (Tomato)
    functions:en:colorant, antioxidant
    cas:en:502-65-8
    colour_index:en:75125
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/110; -; -; authorised

    en:CI 75130, Natural Carotenes, Natural Carotenes (CI 75130), CI 75130 (Natural Carotenes), CI 75130 (Beta-Carotene)
    functions:en:colorant
    cas:en:116-32-5, 31797-85-0
    colour_index:en:75130
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/111; -; -; authorised

    en:CI 75135
    functions:en:colorant
    cas:en:3763-55-1
    colour_index:en:75135
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/112; -; -; authorised

    en:CI 75170, Guanine, Pearl Essence, Guanine (CI 75170), CI 75170 (Guanine)
    functions:en:colorant
    vegan:en:no
    vegetarian:en:no
    cas:en:73-40-5
    colour_index:en:75170
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/113; -; -; authorised

    en:CI 75300, Curcumin, Curcumin (CI 75300), CI 75300 (Curcumin)
    functions:en:colorant
    cas:en:458-37-7, 94875-80-6
    colour_index:en:75300
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/114; -; -; authorised

    en:CI 75470, Carmine, Cochineal, Carminic Acid, Carmine (CI 75470), CI 75470 (Carmine)
    functions:en:colorant, fragrance
    vegan:en:no
    vegetarian:en:no
    cas:en:1260-17-9, 1343-78-8
    colour_index:en:75470
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/115; -; -; authorised

    en:CI 75810, Chlorophyllin-Copper Complex, Chlorophyll, Chlorophyllin-Copper Complex (CI 75810), CI 75810 (Chlorophyllin-Copper Complex)
    functions:en:colorant, antioxidant, deodorant
    cas:en:11006-34-1, 8049-84-1
    colour_index:en:75810
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/116; -; -; authorised

    <en:aluminium-compounds
    en:CI 77000, Aluminum Powder, Aluminum Powder (CI 77000), CI 77000 (Aluminum Powder)
    functions:en:colorant
    cas:en:7429-90-5
    colour_index:en:77000
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/117; -; -; authorised

    <en:aluminium-compounds
    en:CI 77002
    functions:en:colorant
    cas:en:1332-73-6, 21645-51-2
    colour_index:en:77002
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/118; -; -; authorised

    en:CI 77004
    functions:en:colorant
    cas:en:1302-78-9
    colour_index:en:77004
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/119; -; -; authorised

    en:CI 77007, Ultramarines, Ultramarine, Ultramarine Blue, Ultramarines (CI 77007), CI 77007 (Ultramarines)
    functions:en:colorant
    cas:en:12769-96-9, 1317-97-1
    colour_index:en:77007
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/120; -; -; authorised

    en:CI 77015
    functions:en:colorant
    cas:en:1309-37-1, 1332-25-8
    colour_index:en:77015
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/121; -; -; authorised

    en:Mica, CI 77019, Mica (CI 77019), CI 77019 (Mica)
    functions:en:colorant, opacifying, bulking, anticaking
    cas:en:12001-26-2
    colour_index:en:77019
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/119; -; -; authorised

    en:CI 77120, Barium Sulfate, Barium Sulfate (CI 77120), CI 77120 (Barium Sulfate)
    functions:en:colorant, opacifying
    cas:en:7727-43-7
    colour_index:en:77120
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/122; -; -; authorised

    en:CI 77163, Bismuth Oxychloride, Bismuth Oxychloride (CI 77163), CI 77163 (Bismuth Oxychloride)
    functions:en:colorant
    cas:en:7787-59-9
    colour_index:en:77163
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/123; -; -; authorised

    en:CI 77220, Calcium Carbonate, Calcium Carbonate (CI 77220), CI 77220 (Calcium Carbonate)
    functions:en:colorant, buffering, abrasive, opacifying, oral care, bulking
    cas:en:471-34-1
    colour_index:en:77220
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/124; -; -; authorised

    en:CI 77231, Calcium Sulfate, Calcium Sulfate (CI 77231), CI 77231 (Calcium Sulfate)
    functions:en:colorant, abrasive, opacifying, bulking
    cas:en:7778-18-9, 10034-76-1
    colour_index:en:77231
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/125; -; -; authorised

    en:CI 77266, Carbon Black, Black 2, D&C Black No. 2, Carbon Black (CI 77266), CI 77266 (Carbon Black), Black 2 (CI 77266)
    functions:en:colorant
    cas:en:1333-86-4
    colour_index:en:77266
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/126; -; -; authorised
    evidence:en:1; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; inhaled; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; airborne unbound particles of respirable size
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/126a; -; -; nano form 10 %, not in products that may be inhaled

    en:CI 77267, Bone Black, Bone Charcoal, Bone Black (CI 77267), CI 77267 (Bone Black)
    functions:en:colorant
    vegan:en:no
    vegetarian:en:no
    cas:en:8021-99-6
    colour_index:en:77267
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/127; -; -; authorised

    en:CI 77268:1, Vegetable Carbon, Vegetable Carbon (CI 77268:1), CI 77268:1 (Vegetable Carbon)
    functions:en:colorant
    cas:en:7440-44-0, 1339-82-8
    colour_index:en:77268
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/128; -; -; authorised

    en:CI 77288, Chromium Oxide Greens, Chromium Oxide Green, Chromium Oxide Greens (CI 77288), CI 77288 (Chromium Oxide Greens)
    functions:en:colorant
    cas:en:1308-38-9
    colour_index:en:77288
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/129; -; -; authorised

    en:CI 77289, Chromium Hydroxide Green, Chromium Hydroxide Green (CI 77289), CI 77289 (Chromium Hydroxide Green)
    functions:en:colorant
    cas:en:12001-99-9
    colour_index:en:77289
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/130; -; -; authorised

    en:CI 77346, Cobalt Aluminum Oxide, Cobalt Aluminum Oxide (CI 77346), CI 77346 (Cobalt Aluminum Oxide)
    functions:en:colorant
    cas:en:1345-16-0
    colour_index:en:77346
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/131; -; -; authorised

    en:CI 77400, Copper Powder, Bronze Powder, Copper Powder (CI 77400), CI 77400 (Copper Powder)
    functions:en:colorant
    cas:en:7440-50-8
    colour_index:en:77400
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/132; -; -; authorised

    en:CI 77480, Gold, Gold (CI 77480), CI 77480 (Gold)
    functions:en:colorant, slip modifier, surface modifier, skin conditioning miscellaneous
    cas:en:7440-57-5
    colour_index:en:77480
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/133; -; -; authorised

    <en:iron-oxides
    en:CI 77489
    functions:en:colorant
    cas:en:1345-25-1
    colour_index:en:77489
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/134; -; -; authorised

    <en:iron-oxides
    en:CI 77491, Iron Oxide Red, Red Iron Oxide, Iron Oxide Red (CI 77491), CI 77491 (Iron Oxide Red), Iron Oxides (CI 77491), CI 77491 (Iron Oxides), Iron Oxide (CI 77491), CI 77491 Iron Oxide
    functions:en:colorant
    cas:en:1345-25-1, 1345-27-3
    colour_index:en:77491
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/135; -; -; authorised

    <en:iron-oxides
    en:CI 77492, Iron Oxide Yellow, Yellow Iron Oxide, Iron Oxide Yellow (CI 77492), CI 77492 (Iron Oxide Yellow), Iron Oxides (CI 77492), CI 77492 (Iron Oxides), Iron Oxide (CI 77492), CI 77492 Iron Oxide
    functions:en:colorant
    cas:en:51274-00-1
    colour_index:en:77492
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/136; -; -; authorised

    <en:iron-oxides
    en:CI 77499, Iron Oxide Black, Black Iron Oxide, Iron Oxide Black (CI 77499), CI 77499 (Iron Oxide Black), Iron Oxides (CI 77499), CI 77499 (Iron Oxides), Iron Oxide (CI 77499), CI 77499 Iron Oxide
    functions:en:colorant
    cas:en:12227-89-3, 1309-37-1
    colour_index:en:77499
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/137; -; -; authorised

    en:CI 77510, Ferric Ferrocyanide, Ferric Ammonium Ferrocyanide, Prussian Blue, Iron Blue, Ferric Ferrocyanide (CI 77510), CI 77510 (Ferric Ferrocyanide)
    functions:en:colorant
    cas:en:25869-00-5
    colour_index:en:77510
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/138; -; -; authorised

    en:CI 77713, Magnesium Carbonate, Magnesium Carbonate (CI 77713), CI 77713 (Magnesium Carbonate)
    functions:en:colorant, absorbent, opacifying, binding, bulking
    cas:en:546-93-0, 7757-69-9
    colour_index:en:77713
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/139; -; -; authorised

    en:CI 77742, Manganese Violet, Manganese Violet (CI 77742), CI 77742 (Manganese Violet)
    functions:en:colorant
    cas:en:10101-66-3
    colour_index:en:77742
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/140; -; -; authorised

    en:CI 77745
    functions:en:colorant
    cas:en:10124-54-6
    colour_index:en:77745
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/141; -; -; authorised

    en:CI 77820, Silver, Silver (CI 77820), CI 77820 (Silver)
    functions:en:colorant, deodorant, skin conditioning miscellaneous
    colour_index:en:77820
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2026/78; 2026; Annex III/379; 2026-05-01; -; bulk and nano silver prohibited, particles of 100 nm to 1 mm: 0.05 % toothpaste and mouthwash, 0.2 % lip and eye colour

    en:Tin Oxide, CI 77861, Tin Oxide (CI 77861), CI 77861 (Tin Oxide)
    functions:en:viscosity controlling, abrasive, opacifying, bulking
    cas:en:18282-10-5
    colour_index:en:77861
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tin(IV) oxide; 2014; Int J Toxicol 33, 40S-46S; -; -; safe as used, up to 1.3 % leave-on

    <en:uv-filters
    en:CI 77891, Titanium Dioxide, Pigment White 6, Titanium Oxide, Titanium Dioxide (CI 77891), CI 77891 (Titanium Dioxide), Titanium Dioxide (CI77891), Titanium Oxide (CI 77891)
    functions:en:uv filter, colorant, opacifying, uv absorber
    cas:en:13463-67-7
    colour_index:en:77891
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/27; -; -; 25 % as a UV filter
    evidence:en:2; limit; exposure; inhaled; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/321; -; -; 25 % in loose face powder, 1.4 % in hair sprays, not in other products that may be inhaled
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/143; -; -; colorant
    evidence:en:1; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; inhaled; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; airborne unbound particles of respirable size

    <en:uv-filters
    en:Titanium Dioxide (nano), Nano Titanium Dioxide
    functions:en:uv filter
    cas:en:13463-67-7
    colour_index:en:77891
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/27a; -; -; 25 %, pure and coated forms as listed
    evidence:en:4; ban; hazard; inhaled; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/27a; -; -; not in products that may be inhaled
    evidence:en:1; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; inhaled; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; airborne unbound particles of respirable size

    <en:uv-filters
    en:CI 77947, Zinc Oxide, Pigment White 4, Zinc Oxide (CI 77947), CI 77947 (Zinc Oxide), Non-Nano Zinc Oxide, Zinc Oxide (non-nano), Zinc Oxide (Ci 77497)
    functions:en:uv filter, colorant, oral care, antimicrobial, bulking, skin protecting, uv absorber, light stabilizer
    cas:en:1314-13-2
    colour_index:en:77947
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/30; -; -; 25 %
    evidence:en:4; ban; hazard; inhaled; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/30; -; -; not in products that may be inhaled
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/144; -; -; colorant

    <en:uv-filters
    en:Zinc Oxide (nano), Nano Zinc Oxide
    functions:en:uv filter
    cas:en:1314-13-2
    colour_index:en:77947
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/30a; -; -; 25 %
    evidence:en:4; ban; hazard; inhaled; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/30a; -; -; not in products that may be inhaled
    """#
  }
}
