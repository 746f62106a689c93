extension USState {
  /// The number of residents on 1 April 2020.
  ///
  /// Source: Census Bureau, 2020 Census, resident population of the states, the District of Columbia,
  /// and Puerto Rico, and 2020 Island Areas Censuses. The states and the district have 331,449,281
  /// residents together.
  public var population: Int {
    switch self {
    case .alabama: 5_024_279
    case .alaska: 733_391
    case .americanSamoa: 49_710
    case .arizona: 7_151_502
    case .arkansas: 3_011_524
    case .california: 39_538_223
    case .colorado: 5_773_714
    case .connecticut: 3_605_944
    case .delaware: 989_948
    case .districtOfColumbia: 689_545
    case .florida: 21_538_187
    case .georgia: 10_711_908
    case .guam: 153_836
    case .hawaii: 1_455_271
    case .idaho: 1_839_106
    case .illinois: 12_812_508
    case .indiana: 6_785_528
    case .iowa: 3_190_369
    case .kansas: 2_937_880
    case .kentucky: 4_505_836
    case .louisiana: 4_657_757
    case .maine: 1_362_359
    case .maryland: 6_177_224
    case .massachusetts: 7_029_917
    case .michigan: 10_077_331
    case .minnesota: 5_706_494
    case .mississippi: 2_961_279
    case .missouri: 6_154_913
    case .montana: 1_084_225
    case .nebraska: 1_961_504
    case .nevada: 3_104_614
    case .newHampshire: 1_377_529
    case .newJersey: 9_288_994
    case .newMexico: 2_117_522
    case .newYork: 20_201_249
    case .northCarolina: 10_439_388
    case .northDakota: 779_094
    case .northernMarianaIslands: 47_329
    case .ohio: 11_799_448
    case .oklahoma: 3_959_353
    case .oregon: 4_237_256
    case .pennsylvania: 13_002_700
    case .puertoRico: 3_285_874
    case .rhodeIsland: 1_097_379
    case .southCarolina: 5_118_425
    case .southDakota: 886_667
    case .tennessee: 6_910_840
    case .texas: 29_145_505
    case .virginIslands: 87_146
    case .utah: 3_271_616
    case .vermont: 643_077
    case .virginia: 8_631_393
    case .washington: 7_705_281
    case .westVirginia: 1_793_716
    case .wisconsin: 5_893_718
    case .wyoming: 576_851
    }
  }
}
