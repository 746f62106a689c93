import Essentials

/// The names of weekdays and months, and the words between them, in one language.
///
/// Names are in lowercase and without accents, as ``TextFolding`` has them.
package final class HoursNames: Sendable {
  /// The meaning of each word except those of ``changes``.
  private let words: [String: HoursWord]
  /// The meanings that differ in these names; they share the other words with the names they are made of.
  private let changes: [String: HoursWord]
  /// The weekdays that a letter or a short form can mean where several stand in a row, as in "MWF".
  let letters: [String: [Weekday]]
  /// Words that mean nothing before days and times, such as "from".
  let fillers: PhraseList
  /// Words that mean nothing before days, such as "on", which is a Wednesday in Danish.
  let dayFillers: PhraseList
  /// Words for the number of a weekday in its month, such as "1st"; the last one is -1.
  let ordinals: [String: Int]
  /// Words such as "every" before such a number.
  let every: PhraseList
  /// Days of the year that have names, such as "Thanksgiving".
  let namedDays: NamedDays
  /// Whether "24.12." is a day and a month.
  let hasDottedDates: Bool
  /// Whether "2ª" is the second day of the week, a Monday.
  let hasNumberedWeekdays: Bool
  /// Phrases of several words, each with a blank between words.
  let phrases: Phrases

  /// Phrases for what the specification says in another way.
  struct Phrases: Sendable {
    /// Around the clock, on all days of a rule.
    var always: PhraseList = []
    /// On each day of the week.
    var daily: PhraseList = []
    /// Saturday and Sunday.
    var weekends: PhraseList = []
    /// Public holidays.
    var publicHolidays: PhraseList = []
    /// School holidays.
    var schoolHolidays: PhraseList = []
    /// That the number of a weekday counts in its month.
    var ofMonth: PhraseList = []
    /// That somebody must be asked first.
    var onRequest: PhraseList = []
    /// The hyphen of a span.
    var dashes: PhraseList = []
    /// That hours begin at a time and have no stated end.
    var openEnds: PhraseList = []
    /// Closed for some time.
    var temporarilyClosed: PhraseList = []
    /// Closed for good.
    var permanentlyClosed: PhraseList = []
  }

  /// Creates names from lists with a blank between names, from Monday and January on; names of one day or
  /// month are separated by "/".
  init(
    weekdays: String, letters: String = "", months: String,
    spans: [String: ClosedRange<Int>] = [:],
    holidays: Set<String> = [], dashes: Set<String>, commas: Set<String>,
    closed: Set<String> = [], open: Set<String> = [], exceptions: Set<String> = [],
    choices: Set<String> = [],
    noons: [String: Int] = [:], daySuffixes: Set<String> = [], fillers: PhraseList = [],
    dayFillers: PhraseList = [], ordinals: [String: Int] = [:],
    every: PhraseList = [], units: Set<String> = [], namedDays: NamedDays = NamedDays([:]),
    hasDottedDates: Bool = false, hasNumberedWeekdays: Bool = false, phrases: Phrases = Phrases()
  ) {
    var words: [String: HoursWord] = [:]
    func set(_ name: some StringProtocol, _ change: (inout HoursWord) -> Void) {
      change(&words[String(name), default: HoursWord(text: String(name))])
    }
    for (weekday, names) in zip(Weekday.allCases, weekdays.split(separator: " ")) {
      for name in names.split(separator: "/") { set(name) { $0.weekday = weekday } }
    }
    for (month, names) in zip(1...12, months.split(separator: " ")) {
      for name in names.split(separator: "/") { set(name) { $0.month = month } }
    }
    for (name, days) in spans { set(name) { $0.days = days } }
    for (name, minute) in noons { set(name) { $0.noon = minute } }
    for (name, number) in ordinals { set(name) { $0.ordinal = number } }
    let meanings: [(HoursRule.Meaning, Set<String>)] = [
      (.open, open.union(["open"])), (.closed, closed.union(["off", "closed", "close"])),
      (.unknown, ["unknown"]),
    ]
    for (meaning, names) in meanings {
      for name in names { set(name) { $0.meaning = meaning } }
    }
    let uses: [(HoursWord.Uses, Set<String>)] = [
      (.holiday, holidays), (.dash, dashes), (.comma, commas), (.exception, exceptions),
      (.choice, choices), (.daySuffix, daySuffixes), (.unit, units),
    ]
    for (use, names) in uses {
      for name in names { set(name) { $0.uses.insert(use) } }
    }
    var short: [String: [Weekday]] = [:]
    for (weekday, names) in zip(Weekday.allCases, letters.split(separator: " ")) {
      for name in names.split(separator: "/") { short[String(name), default: []].append(weekday) }
    }
    (self.words, changes, self.letters) = (words, [:], short)
    (self.fillers, self.dayFillers) = (fillers, dayFillers)
    (self.ordinals, self.every) = (ordinals, every)
    (self.namedDays, self.phrases) = (namedDays, phrases)
    (self.hasDottedDates, self.hasNumberedWeekdays) = (hasDottedDates, hasNumberedWeekdays)
  }

  /// Creates a copy with other words and letters.
  init(_ names: HoursNames, changes: [HoursWord], letters: [String: [Weekday]]) {
    words = names.words
    self.changes = changes.reduce(into: names.changes) { $0[$1.text] = $1 }
    self.letters = letters
    (fillers, dayFillers) = (names.fillers, names.dayFillers)
    (ordinals, every) = (names.ordinals, names.every)
    (namedDays, phrases) = (names.namedDays, names.phrases)
    (hasDottedDates, hasNumberedWeekdays) = (names.hasDottedDates, names.hasNumberedWeekdays)
  }

  /// Returns the meaning of a word in lowercase without accents.
  func word(_ text: String) -> HoursWord {
    let changed = changes.isEmpty ? nil : changes[text]
    return changed ?? words[text] ?? HoursWord(text: text)
  }
}

extension HoursNames.Phrases {
  /// The reason that a comment of a rule that closes gives, in any language.
  ///
  /// A phrase may stand among other words, as in "temporarily closed due to a fire".
  static func reason(in comment: String) -> OpeningHours.State.Reason? {
    let words = words(of: comment)
    func has(_ list: PhraseList) -> Bool {
      list.phrases.contains { phrase in
        let phrase = Self.words(of: phrase)
        return words.indices.contains { words[$0...].starts(with: phrase) }
      }
    }
    let phrases = OpeningHours.Language.all.map { $0.names.phrases }
    if phrases.contains(where: { has($0.permanentlyClosed) }) { return .permanent }
    return phrases.contains { has($0.temporarilyClosed) } ? .temporary : nil
  }

  /// Whether a comment with a reason has no other words.
  static func isOnlyReason(_ comment: String) -> Bool {
    let words = words(of: comment)
    return OpeningHours.Language.all.contains { language in
      let phrases = language.names.phrases
      return (phrases.temporarilyClosed.phrases + phrases.permanentlyClosed.phrases)
        .contains { Self.words(of: $0) == words }
    }
  }

  private static func words(of text: String) -> [Substring] {
    TextFolding.folded(text).split { !$0.isLetter }
  }
}

/// The names of the specification.
extension HoursNames {
  private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func name(_ weekday: Weekday) -> String { weekdays[weekday.rawValue - 1] }

  package static func name(_ month: Int) -> String { months[month - 1] }

  static let specification = HoursNames(
    weekdays: weekdays.joined(separator: " ").lowercased(),
    months: months.joined(separator: " ").lowercased(), dashes: [], commas: [])

  /// These names, and those of the specification where they mean nothing else.
  ///
  /// Beside "Su", "S" may be a Sunday, so that letters are only read among names of their own language.
  var withSpecification: HoursNames {
    let added = Self.specification.words.values.filter { name in
      let word = word(name.text)
      return word.weekday == nil && word.month == nil && (name.weekday != nil || name.month != nil)
    }
    let changes = added.map { name in
      var word = word(name.text)
      (word.weekday, word.month) = (name.weekday, name.month)
      return word
    }
    guard added.contains(where: { $0.weekday != nil }) else {
      return HoursNames(self, changes: changes, letters: letters)
    }
    let single = words.values.filter { $0.text.utf8.count == 1 }.map { letter in
      var word = word(letter.text)
      word.weekday = nil
      return word
    }
    return HoursNames(self, changes: single + changes, letters: [:])
  }

  /// The ways to read these names: "mar" is a Tuesday in Spanish, and March.
  var readings: [HoursNames] {
    let changes = words.values.filter { $0.weekday != nil && $0.month != nil }.map { word in
      var word = word
      word.month = nil
      return word
    }
    return changes.isEmpty ? [self] : [self, HoursNames(self, changes: changes, letters: letters)]
  }
}

extension OpeningHours {
  /// A language in which people write the names of weekdays and months in opening hours.
  ///
  ///     try OpeningHours("Mo-Do 08:00-16:00", languages: [.english, .german])  // Mo-Th 08:00-16:00
  ///
  /// Full names count, and abbreviations of two to four letters, with and without accents.
  public struct Language: Sendable {
    /// The code of the language by ISO 639-1, such as "de".
    public let code: String

    let names: HoursNames
    /// The ways to read the names.
    let readings: [HoursNames]
    /// The same, each with the names of the specification.
    let readingsWithSpecification: [HoursNames]

    init(code: String, names: HoursNames) {
      (self.code, self.names, readings) = (code, names, names.readings)
      readingsWithSpecification = readings.map { $0.withSpecification }
    }
  }
}

extension OpeningHours.Language: Hashable {
  /// Whether the languages have the same code.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.code == rhs.code }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension OpeningHours.Language {
  /// The languages, English first.
  public static let all: [Self] = [
    .english, .german, .dutch, .spanish, .portuguese, .polish, .russian, .french,
  ]

  /// Finds the language with a code of ISO 639-1 in lowercase, such as "de".
  public init?(code: String) {
    guard let language = Self.all.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// English.
  public static let english = Self(code: "en", names: .english)
  /// German.
  public static let german = Self(
    code: "de",
    names: HoursNames(
      weekdays:
        "mo/mon/montag/montags di/die/dien/dienstag/dienstags mi/mit/mitt/mittwoch/mittwochs "
        + "do/don/donn/donnerstag/donnerstags fr/fre/frei/freitag/freitags "
        + "sa/sam/samstag/samstags/sonnabend/sonnabends so/son/sonn/sonntag/sonntags",
      months: "jan/janner/januar feb/februar mar/marz/maerz/mrz apr/april mai jun/juni jul/juli "
        + "aug/august sep/sept/september okt/oktober nov/november dez/dezember",
      spans: [
        "taglich": 1...7, "taeglich": 1...7, "tgl": 1...7, "tagl": 1...7, "werktags": 1...6,
        "wochenende": 6...7, "wochenenden": 6...7,
      ],
      holidays: ["feiertag", "feiertage", "feiertagen", "feiertags"], dashes: ["bis"],
      commas: ["und", "u"], closed: ["geschlossen", "zu", "ruhetag"], open: ["geoffnet", "offen"],
      exceptions: ["ausser"], choices: ["oder"], noons: ["mitternacht": 0],
      fillers: ["von", "jeweils"], dayFillers: ["vom", "zum", "am", "an"],
      ordinals: [
        "1.": 1, "2.": 2, "3.": 3, "4.": 4,
        "erster": 1, "ersten": 1, "zweiter": 2, "zweiten": 2, "dritter": 3, "dritten": 3,
        "vierter": 4, "vierten": 4, "letzter": -1, "letzten": -1,
      ], every: ["jeder", "jeden", "jedes"], units: ["uhr"], namedDays: .german,
      hasDottedDates: true,
      phrases: HoursNames.Phrases(
        always: [
          "24 stunden", "nonstop geoffnet", "nonstop", "rund um die uhr", "durchgehend geoffnet",
        ], daily: ["jeden tag", "alle tage"], publicHolidays: ["gesetzliche feiertage"],
        schoolHolidays: ["schulferien", "ferien"],
        ofMonth: ["im monat", "des monats", "eines monats", "jeden monats"],
        onRequest: [
          "nur nach vereinbarung", "termine nur nach vereinbarung", "termine nach vereinbarung",
          "nach vereinbarung",
          "nach absprache", "auf anfrage", "terminvereinbarung",
        ], openEnds: ["ab"],
        temporarilyClosed: [
          "vorubergehend geschlossen", "bis auf weiteres geschlossen", "zurzeit geschlossen",
        ], permanentlyClosed: ["dauerhaft geschlossen"])))
  /// Dutch.
  public static let dutch = Self(
    code: "nl",
    names: HoursNames(
      weekdays: "ma/maa/maandag di/din/dinsdag wo/woe/woensdag do/don/donderdag vr/vrij/vrijdag "
        + "za/zat/zaterdag zo/zon/zondag",
      months: "jan/januari feb/februari mrt/maart apr/april mei jun/juni jul/juli aug/augustus "
        + "sep/sept/september okt/oktober nov/november dec/december",
      spans: ["dagelijks": 1...7], holidays: ["feestdag", "feestdagen"], dashes: ["tot", "tm"],
      commas: ["en"], closed: ["gesloten"], open: ["geopend"], choices: ["of"],
      fillers: ["van"], dayFillers: ["op"], units: ["uur", "u"],
      phrases: HoursNames.Phrases(
        always: ["24 uur"], daily: ["elke dag"], onRequest: ["alleen op afspraak", "op afspraak"],
        dashes: ["tot en met", "t m"], openEnds: ["vanaf"],
        temporarilyClosed: ["tijdelijk gesloten"], permanentlyClosed: ["permanent gesloten"])))
  /// Spanish.
  public static let spanish = Self(
    code: "es",
    names: HoursNames(
      weekdays:
        "l/lu/lun/lunes ma/mar/martes x/mi/mie/mier/miercoles j/ju/jue/juev/jueves "
        + "v/vi/vie/vier/viernes s/sa/sab/sabado/sabados d/do/dom/domingo/domingos",
      letters: "l m m/x j v s d",
      months: "ene/enero feb/febrero mar/marzo abr/abril may/mayo jun/junio jul/julio ago/agosto "
        + "sep/sept/set/septiembre/setiembre oct/octubre nov/noviembre dic/diciembre",
      spans: ["diario": 1...7, "diariamente": 1...7],
      holidays: ["festivo", "festivos", "feriados"],
      dashes: ["a", "al", "hasta"], commas: ["y", "e"],
      closed: ["cerrado", "cerrada", "cerrados", "cerradas"],
      open: ["abierto", "abierta", "abiertos", "abiertas"], exceptions: ["excepto", "salvo"],
      choices: ["o"],
      noons: ["mediodia": 720, "medianoche": 0],
      fillers: ["de", "desde", "la", "las"], dayFillers: ["del", "el", "los"],
      ordinals: [
        "1er": 1, "1o": 1, "2o": 2, "3er": 3, "3o": 3, "4o": 4, "primer": 1, "primero": 1,
        "segundo": 2, "tercer": 3, "tercero": 3, "cuarto": 4,
        "ultimo": -1,
      ], every: ["cada"], units: ["hs", "hrs", "horas"], namedDays: .spanish,
      phrases: HoursNames.Phrases(
        always: ["abierto las 24 horas", "las 24 horas", "24 horas", "todo el dia"],
        daily: ["todos los dias"], weekends: ["fin de semana", "fines de semana"],
        publicHolidays: ["dias festivos", "dia festivo"],
        ofMonth: ["del mes", "de cada mes"],
        onRequest: [
          "solo con cita previa", "con cita previa", "solo cita previa", "cita previa",
          "previa cita",
        ],
        openEnds: ["a partir de las", "a partir de la", "desde las", "desde la"],
        temporarilyClosed: [
          "cerrado temporalmente", "cerrada temporalmente", "temporalmente cerrado",
          "temporalmente cerrada", "cerrado hasta nuevo aviso",
        ], permanentlyClosed: ["cerrado permanentemente", "permanentemente cerrado"])))
  /// Portuguese.
  public static let portuguese = Self(
    code: "pt",
    names: HoursNames(
      weekdays: "seg/segunda/segundas ter/terca/tercas qua/quarta/quartas qui/quinta/quintas "
        + "sex/sexta/sextas sab/sabado/sabados dom/domingo/domingos",
      letters: "s t q q s s d",
      months:
        "jan/janeiro fev/fevereiro mar/marco abr/abril mai/maio jun/junho jul/julho ago/agosto "
        + "set/setembro out/outubro nov/novembro dez/dezembro",
      spans: ["diariamente": 1...7], holidays: ["feriado", "feriados"], dashes: ["a", "ate", "as"],
      commas: ["e"], closed: ["fechado", "fechada", "fechados", "encerrado"],
      open: ["aberto", "aberta", "abertos"], choices: ["ou"], daySuffixes: ["o"],
      fillers: ["de", "da", "das"], dayFillers: ["do", "dos", "aos"], units: ["hs", "horas"],
      hasNumberedWeekdays: true,
      phrases: HoursNames.Phrases(
        always: ["24 horas"], daily: ["todos os dias"],
        onRequest: ["com hora marcada", "por marcacao"], openEnds: ["a partir das", "a partir da"],
        temporarilyClosed: [
          "temporariamente fechado", "temporariamente fechada", "fechado temporariamente",
          "fechada temporariamente", "encerrado temporariamente", "temporariamente encerrado",
        ], permanentlyClosed: ["permanentemente fechado", "fechado permanentemente"])))
  /// Polish.
  public static let polish = Self(
    code: "pl",
    names: HoursNames(
      weekdays: "pn/pon/poniedzialek/poniedzialku wt/wto/wtorek/wtorku sr/sro/sroda/srode/srody "
        + "cz/czw/czwartek/czwartku pt/pia/piatek/piatku sb/so/sob/sobota/sobote/soboty "
        + "nd/ndz/nie/niedz/niedziela/niedziele/niedzieli",
      months:
        "sty/styczen/stycznia lut/luty/lutego mar/marzec/marca kwi/kwiecien/kwietnia maj/maja "
        + "cze/czerwiec/czerwca lip/lipiec/lipca sie/sierpien/sierpnia wrz/wrzesien/wrzesnia "
        + "paz/pazdziernik/pazdziernika lis/listopad/listopada gru/grudzien/grudnia",
      spans: ["codziennie": 1...7], holidays: ["swieta"], dashes: ["do"], commas: ["i", "oraz"],
      closed: ["zamkniete", "nieczynne"], open: ["otwarte", "czynne"], choices: ["lub"],
      fillers: ["od"], dayFillers: ["w"], units: ["godz"], hasDottedDates: true,
      phrases: HoursNames.Phrases(always: ["cala dobe", "calodobowo"], onRequest: ["po umowieniu"]))
  )
  /// Russian.
  public static let russian = Self(
    code: "ru",
    names: HoursNames(
      weekdays: "пн/пон/понедельник/понедельника вт/вто/вторник/вторника ср/сре/среда/среду/среды "
        + "чт/чет/четверг/четверга пт/пят/пятница/пятницу/пятницы сб/суб/суббота/субботу/субботы "
        + "вс/вос/воскресенье/воскресенья",
      months: "янв/январь/января фев/февр/февраль/февраля мар/март/марта апр/апрель/апреля маи/мая "
        + "июн/июнь/июня июл/июль/июля авг/август/августа сен/сент/сентябрь/сентября "
        + "окт/октябрь/октября ноя/нояб/ноябрь/ноября дек/декабрь/декабря",
      spans: ["ежедневно": 1...7], holidays: ["праздники"], dashes: ["до", "по"], commas: ["и"],
      closed: ["выходнои", "закрыто"], open: ["открыто"], choices: ["или"],
      fillers: ["с", "со"], dayFillers: ["в"], units: ["ч", "час", "часов"], hasDottedDates: true,
      phrases: HoursNames.Phrases(always: ["круглосуточно"], onRequest: ["по записи"])))
  /// French.
  public static let french = Self(
    code: "fr",
    names: HoursNames(
      weekdays:
        "l/lu/lun/lundi/lundis ma/mar/mardi/mardis me/mer/mercredi/mercredis j/je/jeu/jeudi/jeudis "
        + "v/ve/ven/vendredi/vendredis s/sa/sam/samedi/samedis d/di/dim/dimanche/dimanches",
      letters: "l m m j v s d",
      months: "jan/janv/janvier fev/fevr/fevrier mar/mars avr/avril mai juin/jun jui/juil/juillet "
        + "aou/aout sep/sept/septembre oct/octobre nov/novembre dec/decembre",
      spans: ["quotidien": 1...7], holidays: ["feries"], dashes: ["a", "au", "jusqu"],
      commas: ["et"], closed: ["ferme", "fermee", "fermees", "fermes"],
      open: ["ouvert", "ouverte", "ouverts", "ouvertes"], exceptions: ["sauf"],
      choices: ["ou"],
      noons: ["midi": 720, "minuit": 0], daySuffixes: ["er"],
      fillers: ["de"], dayFillers: ["d", "des", "du", "le", "les"],
      ordinals: [
        "1er": 1, "2e": 2, "3e": 3, "4e": 4, "premier": 1, "deuxieme": 2, "troisieme": 3,
        "quatrieme": 4, "dernier": -1,
      ], every: ["chaque", "tous les"], units: ["heures"], namedDays: .french,
      phrases: HoursNames.Phrases(
        always: ["24 heures"], daily: ["tous les jours"],
        weekends: ["week end", "week ends", "weekend", "weekends"],
        publicHolidays: ["jours feries", "jour ferie"], schoolHolidays: ["vacances scolaires"],
        ofMonth: ["du mois", "de chaque mois"],
        onRequest: [
          "uniquement sur rendez vous", "uniquement sur rdv", "sur rendez vous", "sur rdv",
        ], openEnds: ["a partir de", "des"],
        temporarilyClosed: ["ferme temporairement", "fermee temporairement"],
        permanentlyClosed: ["ferme definitivement", "fermee definitivement"])))
}

extension HoursNames {
  static let english = HoursNames(
    weekdays:
      "m/mo/mon/monday/mondays tu/tue/tues/tuesday/tuesdays w/we/wed/weds/wednesday/wednesdays "
      + "th/thu/thur/thurs/thursday/thursdays f/fr/fri/friday/fridays sa/sat/saturday/saturdays "
      + "su/sun/sunday/sundays",
    letters: "m/mo t/tu w/we t/th/r f/fr s/sa s/su",
    months: "jan/january feb/february mar/march apr/april may jun/june jul/july aug/august "
      + "sep/sept/september oct/october nov/november dec/december",
    spans: [
      "daily": 1...7, "everyday": 1...7, "weekday": 1...5, "weekdays": 1...5, "weekend": 6...7,
      "weekends": 6...7,
    ],
    holidays: ["bh", "holiday", "holidays"],
    dashes: ["to", "til", "till", "until", "through", "thru"], commas: ["and"],
    exceptions: ["except", "excluding"], choices: ["or"], daySuffixes: ["st", "nd", "rd", "th"],
    fillers: ["from"], dayFillers: ["on", "of", "the"],
    ordinals: [
      "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "first": 1, "second": 2, "third": 3,
      "fourth": 4, "fifth": 5, "last": -1,
    ], every: ["every", "each"], units: ["hrs", "hours"], namedDays: .english,
    phrases: HoursNames.Phrases(
      always: [
        "24 hours a day 365 days a year", "24 hours 365 days a year",
        "24 hours a day 7 days a week", "24 hours 7 days a week", "open 24 hours a day",
        "24 hours a day", "open 24 hours", "open 24h", "open 24 7 365", "open 24 7", "always open",
        "open always",
        "always", "any time", "anytime", "all hours", "all day", "non stop", "nonstop",
      ],
      daily: [
        "every day", "each day", "all days", "365 days a year", "7 days a week", "7 days week",
        "7 days", "7 7",
      ],
      publicHolidays: [
        "all public holidays", "all bank holidays", "all federal holidays", "all holidays",
        "public holidays", "public holiday", "bank holidays", "bank holiday", "federal holidays",
        "federal holiday",
      ], schoolHolidays: ["school holidays", "school holiday", "schoolholidays", "schoolholiday"],
      ofMonth: [
        "of the month", "of each month", "of every month", "in the month", "each month",
        "every month",
      ],
      onRequest: [
        "by appointment only", "by appointment", "by appt only", "by appt", "on appointment",
        "appointment only", "appt only",
        "by arrangement", "on request",
      ], openEnds: ["starting from", "starting at", "starting", "from", "after"],
      temporarilyClosed: [
        "temporarily closed", "closed temporarily", "temporary closed",
        "closed until further notice", "closed for the season", "closed for season",
        "closed for the winter", "closed for winter",
      ], permanentlyClosed: ["permanently closed", "closed permanently", "closed for good"]))
}
