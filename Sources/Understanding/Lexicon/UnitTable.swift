/// The units and what they are called. Volumes are US customary (NIST Handbook 44, appendix C) unless "imperial" is said.
enum UnitTable {
  /// The unit that `words` name from `index` on, and how many tokens it takes; the longest name wins.
  static func unit(at index: Int, in tokens: [Token]) -> (unit: MeasureUnit, count: Int)? {
    // "half a cup's worth".
    if index + 1 < tokens.count, tokens[index + 1].isWord("worth"), tokens[index].kind == .word,
      let measure = worth(tokens[index].folded)
    {
      return (measure, 2)
    }
    guard index < tokens.count, tokens[index].kind == .word, marks.mayHold(tokens[index].mark) else { return nil }
    var best = byName[tokens[index]].map { (unit: $0, count: 1) }
    if openings.contains(tokens[index]) {
      var key = tokens[index].folded
      var words = 1
      for count in 2...5 where index + count <= tokens.count && words < 3 {
        let token = tokens[index + count - 1]
        // "fl. oz", "FL.OZ", "c. à soupe".
        if token.isSign("."), key == "fl" || key == "c" { continue }
        guard token.kind == .word, token.join != .glued || key == "fl" else { break }
        words += 1
        key += " " + token.folded
        if let unit = byName[key] { best = (unit, count) }
      }
    }
    guard var found = best else { return nil }
    // "oz." and "tbsp." keep their point.
    let next = index + found.count
    if next < tokens.count, tokens[next].isSign("."), tokens[next].join == .glued,
      abbreviations.contains(tokens[next - 1]),
      next + 1 < tokens.count
    {
      found.count += 1
    }
    return found
  }

  /// The measure of "cup's" and "cups'".
  private static func worth(_ word: String) -> MeasureUnit? {
    guard let mark = word.firstIndex(of: "'") else { return byName[word] }
    return byName[String(word[..<mark])]
  }

  /// The unit called `name` (folded, singular or plural).
  static func unit(named name: String) -> MeasureUnit? { byName[name] }

  static let abbreviations: WordSet = [
    "oz", "lb", "lbs", "tbsp", "tbs", "tsp", "fl", "pt", "qt", "gal", "pkg", "pc", "pcs",
  ]

  /// Vessels and packs: an amount before them says how much they hold.
  static let containers: WordSet = WordList.words(
    """
    can bottle jar box bag pouch packet package pack carton container tub tube tin cup glass mug bowl pitcher keg sachet stick
    pot tray flask shaker canteen thermos jug sleeve punnet brick blister carafe tumbler goblet
    """)

  /// Foods and parts of foods that count as a measure only before "of": "a steak of beef", but "2 steaks".
  static let parts: WordSet = WordList.words(
    """
    bean cracker chip crisp cookie biscuit loaf roll bun log ball nugget drumstick drumette drummette wing thigh leg breast rack rib
    chop cutlet steak roast shank tail tender tenderloin tortilla dumpling flower fruit patty link fillet filet sandwich meal
    kernel seed grain ear head leaf pod peel cob envelope double single order stalk spear stem floret bulb egg wheel round unit item
    school lunch brick dish tablet capsule pill flask skewer basket quarter half fry drink cocktail
    """)

  /// Parts that may stand behind their food: "orange slice", "salmon fillet".
  static let trailing: WordSet = WordList.words(
    """
    slice piece wedge stick ring cube strip chunk fillet filet patty square segment section half floret stalk spear leaf sprig clove
    rasher portion serving block sheet plate bowl cup mug tin can packet pack bag box tub jar tube pot carton handful scoop
    """)

  static let household: WordSet = ["cup", "tbsp", "tsp", "fl oz", "pint", "quart", "gallon", "dash", "pinch"]

  /// What energies are told in.
  static let energyNames = WordSet(byName.keys.filter { byName[$0]?.dimension == .energy })

  static let byName: WordTable<MeasureUnit> = {
    var table: [String: MeasureUnit] = [:]
    func add(_ text: String, _ dimension: MeasureUnit.Dimension) {
      for line in text.parted(by: "\n") {
        let fields = line.parted(by: "|").map(String.init)
        guard fields.count == 3, let factor = Double(fields[1]) else { continue }
        let unit = MeasureUnit(name: fields[0], dimension: dimension, factor: factor)
        table[fields[0]] = unit
        for alias in fields[2].parted(by: ",") { table[String(alias)] = unit }
      }
    }
    add(masses, .mass)
    add(volumes, .volume)
    add(lengths, .length)
    add(times, .time)
    add(energies, .energy)
    for word in measures.parted(by: "\n,").map(String.init) {
      let unit = MeasureUnit(name: word, dimension: .measure, factor: 1)
      table[word] = unit
      table[EnglishPlural.plural(of: word)] = unit
    }
    for (alias, name) in measureAliases { table[alias] = table[name] }
    for (name, unit) in named(inLanguagesOf: table) where table[name] == nil { table[name] = unit }
    return WordTable(table)
  }()

  /// The first words of all names.
  static let firstWords = byName.keys.compactMap { $0.parted(by: " ").first.map(String.init) }

  private static let marks = WordMarks(firstWords)

  /// What names of several words begin with.
  private static let openings = WordSet(
    byName.keys.compactMap { name in name.contains(" ") ? name.parted(by: " ").first.map(String.init) : nil })
}
