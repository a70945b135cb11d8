/// Which habits of speech a message may have, told by a single look at its words: each pass that mends one of them is run
/// only where its own words are said, as most messages have none of them.
struct RareWords: OptionSet {
  let rawValue: UInt32

  static let readings = RareWords(rawValue: 1 << 0)
  static let rated = RareWords(rawValue: 1 << 1)
  static let again = RareWords(rawValue: 1 << 2)
  static let asUsed = RareWords(rawValue: 1 << 3)
  static let measures = RareWords(rawValue: 1 << 4)
  static let ice = RareWords(rawValue: 1 << 5)
  static let ones = RareWords(rawValue: 1 << 6)
  static let dipped = RareWords(rawValue: 1 << 7)
  static let like = RareWords(rawValue: 1 << 8)
  static let leavings = RareWords(rawValue: 1 << 9)
  static let offered = RareWords(rawValue: 1 << 10)
  static let scene = RareWords(rawValue: 1 << 11)
  static let circumstances = RareWords(rawValue: 1 << 12)
  static let notes = RareWords(rawValue: 1 << 13)
  static let reasons = RareWords(rawValue: 1 << 14)
  static let bone = RareWords(rawValue: 1 << 15)
  static let hours = RareWords(rawValue: 1 << 16)
  static let bouts = RareWords(rawValue: 1 << 17)
  static let pieces = RareWords(rawValue: 1 << 18)
  static let shared = RareWords(rawValue: 1 << 19)
  static let animals = RareWords(rawValue: 1 << 20)
  static let numerals = RareWords(rawValue: 1 << 21)
  static let preWorkout = RareWords(rawValue: 1 << 22)
  static let inWater = RareWords(rawValue: 1 << 23)
  static let totalled = RareWords(rawValue: 1 << 24)
  static let crusts = RareWords(rawValue: 1 << 25)

  /// By each of them, the words without one of which its pass finds nothing.
  private static let words: [(RareWords, String)] = [
    (.readings, "bg bgl blood glucose sugars ketones bp hba1c a1c cgm libre dexcom sats spo2"),
    (.rated, "out /"),
    (.again, "the those these that this my both even including ."),
    (.asUsed, "enough as what amount splash bit dab drop"),
    (
      .measures,
      """
      individual dipping dip condiment portion size sized worth drizzle sips gulps swigs mouthfuls meat steak fillet filet
      bun roll chop cutlet burger patty loaf sausage breast thigh wrap bap dumpling tortilla
      """
    ),
    (.ice, "ice"), (.ones, "ones"),
    (
      .dipped,
      "wali wale wala dipped dunked dipping dunking scooped spread smeared slathered sprinkled drizzled spooned cracked beaten poached dropped broken"
    ),
    (.like, "like mostly mainly basically than"),
    (
      .leavings,
      """
      threw didn't wouldn't left refused rejected made gave brought couldn't dropped abandoned saved offered baked cooked
      spat passed handed hated bought
      """
    ),
    (.offered, "there but"),
    (
      .scene,
      """
      from day while whilst meant fuel fuelling fueling recovery star highlight hero centrepiece centerpiece best bar house
      home place flat apartment it today yesterday called
      """
    ),
    (
      .circumstances,
      """
      tea included includes held holds featured features consisted kind sort company between break breaks while whilst she
      he they she'd he'd they'd
      """
    ),
    (.notes, "hints notes undertones whiffs aromas fragrant scented perfumed aromatic redolent perfuming"),
    (.reasons, "so forgot left forgotten"),
    (.bone, "bone bones"),
    (
      .hours,
      """
      am pm ish fifteen oh ten twenty thirty forty fifty after before past gone like approximately approx roughly circa maybe
      probably say exactly precisely almost nearly towards
      """
    ),
    (.bouts, "steps step skipping got get getting squeezed squeeze fit fitted snuck sneaked managed"),
    (.animals, LiveAnimals.all), (.numerals, ForeignNumerals.all), (.preWorkout, "pre preworkout"),
    (.pieces, "pc pcs spoon spoons spoonful spoonfuls sugar sugars sweetener sweeteners white black honey"),
    (.shared, "shared split halved"), (.inWater, "water"), (.totalled, Totalled.verbs),
    (.crusts, PizzaCrusts.nouns),
  ]

  private static let table: WordTable<RareWords> = {
    var table: [String: RareWords] = [:]
    for (sign, list) in words {
      for word in list.parted(by: " \n") { table[String(word), default: []].insert(sign) }
    }
    return WordTable(table)
  }()

  /// What the words of `tokens` tell of.
  init(_ tokens: [Token]) {
    self = []
    let table = Self.table
    for token in tokens {
      if let found = table[token] { formUnion(found) }
      if token.kind == .clock { insert(.hours) }
      if token.kind == .number, token.folded.utf8.contains(UInt8(ascii: "/")) { insert(.rated) }
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}
