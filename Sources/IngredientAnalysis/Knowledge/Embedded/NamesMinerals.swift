extension EmbeddedTables {
  /// The names of mineral salts in languages besides English.
  ///
  /// Common knowledge. The first line of a block names the English entry.
  @inline(never)
  static var namesMinerals: String {
    #"""
    en:Ferrous sulfate
    fr:sulfate de fer, sulfate ferreux
    de:Eisensulfat
    es:sulfato de hierro, sulfato ferroso
    it:solfato di ferro, solfato ferroso
    nl:ijzersulfaat
    pl:siarczan żelaza
    sv:järnsulfat
    da:jernsulfat
    nb:jernsulfat
    fi:rautasulfaatti
    pt:sulfato de ferro
    """#
  }
}
