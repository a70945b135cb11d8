/// Chores and games that are told by what they are done to or with: "painted the hallway", "played with my nephew".
extension ActivityLexicon {
  struct Pattern {
    var objects: WordSet
    var activity: String
    var strength: Strength
  }

  /// The activity of a verb and what stands a few words behind it, with nothing but small words between.
  func everyday(at index: Int, in tokens: [Token]) -> Mention? {
    guard tokens[index].kind == .word, let patterns = Self.everydayVerbs[tokens[index]] else { return nil }
    var at = index + 1
    while at < tokens.count, at - index <= 5 {
      for pattern in patterns where pattern.objects.contains(tokens[at]) {
        guard let activity = activity(listed: pattern.activity) else { continue }
        return Mention(activity: activity, strength: pattern.strength, range: index..<at + 1)
      }
      guard Self.between.contains(tokens[at]) else { return nil }
      at += 1
    }
    return nil
  }

  private static let between = WordList.words(
    """
    the my our a an all whole some up out down over of with in at on around round about after and off through outside
    inside both two three living dining spare utility front back new old big little little's sitting garden games park
    flat pack ton tons load loads barrow barrows pile heap
    """)

  static let everydayVerbs: WordTable<[Pattern]> = {
    let children = WordList.words(
      """
      kids kid children child toddler toddlers son daughter sons daughters grandkids grandchildren grandson
      granddaughter grandsons granddaughters nephew niece nephews nieces twins boys girls
      """)
    let rooms = WordList.words(
      """
      room bedroom kitchen hallway hall lounge bathroom ceiling ceilings nursery landing stairs wall walls skirting
      """)
    let surfaces = WordList.words(
      """
      window windows house flat apartment kitchen bathroom bathrooms toilet toilets shower oven fridge floor floors bath
      room bedroom bedrooms hob patio bins
      """)
    let play = Pattern(objects: children, activity: "Playing with children", strength: .noun)
    let outing = Pattern(objects: children, activity: "Playing with children", strength: .weak)
    let chase = Pattern(objects: children, activity: "Active play with children", strength: .noun)
    let paint = [
      Pattern(objects: rooms, activity: "Painting indoors", strength: .verb),
      Pattern(
        objects: ["fence", "fences", "house", "shed", "deck", "decking", "gate", "door", "doors", "garage"],
        activity: "Painting", strength: .verb),
    ]
    let clean = [
      Pattern(objects: surfaces, activity: "Housework", strength: .verb),
      Pattern(objects: ["car", "van", "caravan", "garage"], activity: "Washing the car", strength: .verb),
      Pattern(objects: ["dog"], activity: "Housework", strength: .verb),
    ]
    let tidy = Pattern(
      objects: surfaces.union(["garage", "loft", "attic", "shed", "basement", "wardrobe", "cupboards"]),
      activity: "Housework", strength: .verb)
    let sweep = Pattern(
      objects: [
        "yard", "compound", "courtyard", "veranda", "verandah", "porch", "terrace", "driveway", "pavement", "leaves",
        "path",
      ],
      activity: "Sweeping outside", strength: .verb)
    let build = Pattern(
      objects: [
        "shelf", "shelves", "wardrobe", "wardrobes", "bookcase", "bookcases", "furniture", "curtains", "flatpack",
        "ikea", "bed", "beds", "cabinet", "cabinets", "drawers", "desk", "cot", "crib",
      ],
      activity: "Home improvement", strength: .verb)
    let fetch = Pattern(objects: ["dog", "dogs", "puppy", "pup"], activity: "Playing with the dog", strength: .noun)
    let clear = Pattern(
      objects: ["drive", "driveway", "path", "pavement", "sidewalk", "snow"], activity: "Shovelling snow",
      strength: .verb)
    let haul = Pattern(
      objects: [
        "boxes", "furniture", "sofa", "couch", "settee", "wardrobe", "mattress", "mattresses", "fridge", "freezer",
        "bookcase", "crates", "suitcases", "tables", "chairs", "desks", "piano", "dresser", "washer",
      ], activity: "Moving furniture", strength: .weak)
    let shovel = Pattern(
      objects: [
        "gravel", "soil", "topsoil", "dirt", "sand", "mulch", "compost", "manure", "earth", "rubble", "clay",
      ], activity: "Digging", strength: .verb)
    let plaster = Pattern(objects: rooms, activity: "Home improvement", strength: .verb)
    return WordTable([
      "plastered": [plaster], "plastering": [plaster], "sanded": [plaster, build], "sanding": [plaster, build],
      "moved": [haul], "moving": [haul], "carried": [haul], "carrying": [haul], "shifted": [haul], "shifting": [haul],
      "lugged": [haul], "lugging": [haul], "hauled": [haul], "hauling": [haul], "heaved": [haul], "heaving": [haul],
      "dragged": [haul], "dragging": [haul], "lifted": [haul], "lifting": [haul], "unloaded": [haul],
      "unloading": [haul], "loaded": [haul], "loading": [haul], "rearranged": [haul], "rearranging": [haul],
      "played": [play, fetch], "playing": [play, fetch], "chased": [chase], "chasing": [chase], "tag": [chase],
      "playground": [outing], "park": [outing],
      "painted": paint, "painting": paint, "repainted": paint, "decorated": [paint[0]], "decorating": [paint[0]],
      "cleaned": clean, "cleaning": clean, "washed": clean, "washing": clean, "scrubbed": [clean[0]],
      "wiped": [clean[0]], "polished": [clean[1]],
      "tidied": [tidy], "tidying": [tidy], "decluttered": [tidy], "dusted": [tidy], "swept": [tidy, sweep],
      "sweeping": [tidy, sweep],
      "changed": [Pattern(objects: ["bed", "beds", "sheets", "bedding"], activity: "Housework", strength: .verb)],
      "shovelled": [clear, shovel], "shoveled": [clear, shovel], "shovelling": [clear, shovel],
      "shoveling": [clear, shovel],
      "put": [build], "built": [build], "assembled": [build], "assembling": [build], "hung": [build],
    ])
  }()
}
