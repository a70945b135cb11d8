/// Short forms of typing, where no other word is written so: words without their apostrophe ("wouldnt", "shouldve", "id love")
/// and words cut short ("pls", "b4", "prob").
enum Contractions {
  private static let full = WordTable(forms.merging(FoodSpellings.words) { first, _ in first })

  private static let forms: [String: String] = [
    "wouldnt": "wouldn't", "shouldnt": "shouldn't", "couldnt": "couldn't", "mustnt": "mustn't", "neednt": "needn't",
    "wouldve": "would've", "shouldve": "should've", "couldve": "could've", "mightve": "might've", "mustve": "must've",
    "woulda": "would've", "shoulda": "should've", "coulda": "could've", "havent": "haven't", "hasnt": "hasn't",
    "hadnt": "hadn't", "didnt": "didn't", "doesnt": "doesn't", "dont": "don't", "wasnt": "wasn't", "werent": "weren't",
    "isnt": "isn't", "arent": "aren't", "youre": "you're", "theyre": "they're", "theyve": "they've", "weve": "we've",
    "hes": "he's", "shes": "she's",
    "youve": "you've", "thats": "that's", "theres": "there's", "whats": "what's", "wots": "what's", "cant": "can't",
    "ive": "i've",
    "id've": "i'd've", "u": "you", "ur": "your", "pls": "please", "plz": "please", "b4": "before", "abt": "about",
    "prob": "probably",
    "probs": "probably", "prolly": "probably", "probly": "probably", "bc": "because", "cuz": "because",
    "coz": "because", "thru": "through", "ytd": "yesterday", "yday": "yesterday", "yday's": "yesterday's",
    "yest": "yesterday",
    "tmr": "tomorrow", "tmrw": "tomorrow", "yst": "yesterday", "ystd": "yesterday", "ystdy": "yesterday",
    "yesty": "yesterday", "yestrday": "yesterday",
    "tmw": "tomorrow", "tomo": "tomorrow", "tomoz": "tomorrow", "tommorow": "tomorrow", "tommorrow": "tomorrow",
    "tomorow": "tomorrow", "roomate": "roommate", "roomates": "roommates", "freind": "friend", "freinds": "friends",
    "collegue": "colleague", "collegues": "colleagues", "lenghts": "lengths", "lenths": "lengths", "lengts": "lengths",
    "tdy": "today", "sry": "sorry", "srry": "sorry", "soz": "sorry", "shld": "should", "shud": "should",
    "shoud": "should", "wld": "would", "wud": "would", "cld": "could", "shuda": "should've", "shda": "should've",
    "shudve": "should've", "shldve": "should've", "hv": "have", "hvng": "having", "havin": "having",
    "eatin": "eating", "drinkin": "drinking", "gna": "gonna", "imma": "gonna", "finna": "gonna", "gunna": "gonna",
    "wana": "wanna", "wnt": "want",
    "evry": "every", "vry": "very", "bkfast": "breakfast", "jst": "just",
    "tht": "that", "smth": "something", "smthn": "something", "sth": "something", "sumthin": "something",
    "lil": "little", "cpl": "couple", "frm": "from", "aftr": "after", "befor": "before", "bfr": "before",
    "becuz": "because", "bcos": "because", "bcuz": "because", "def": "definitely", "deffo": "definitely",
    "wout": "without", "mrng": "morning", "evng": "evening", "l8r": "later", "l8": "late", "gr8": "great",
    "rn": "now", "wrkout": "workout", "weigt": "weight", "wieght": "weight", "weigth": "weight", "weght": "weight",
    "wheight": "weight", "brek": "breakfast",
    "snk": "snack", "snx": "snacks",
    "brekki": "breakfast", "breakfst": "breakfast", "lun": "lunch", "dinna": "dinner", "dinnr": "dinner",
    "wit": "with", "wiv": "with", "wi": "with", "wth": "with", "wiht": "with", "wtih": "with", "wih": "with",
    "adn": "and", "nad": "and", "hte": "the", "hda": "had", "ahd": "had", "hvae": "have", "haev": "have",
    "jsut": "just",
    "hour's": "hour", "hours'": "hours",
    "minute's": "minute",
    "whit's": "what's", "whits": "what's", "fae": "from", "'bout": "about", "hlf": "half", "dbl": "double",
    "wtr": "water",
    "yr": "year", "yrs": "years",
    "drinked": "drank", "drunked": "drank", "drinken": "drank", "eated": "ate", "ated": "ate", "eatted": "ate",
  ]
  /// Put behind a clause where English is spoken with them: "ate only half lah".
  private static let particles: WordSet = ["la", "lah", "leh", "lor", "liao", "hor", "sia"]
  private static let ofSums: WordSet = ["how", "what", "total", "average", "sum", "show", "stats"]
  private static let joints = ListWords.sentenceEnds.union([","])
  /// What "id" is short of "I would" before; "id" with a food behind it is had.
  private static let wishing: WordSet = WordList.words(
    """
    love like rather prefer kill murder eat drink have go give take be do buy order get never always happily gladly
    definitely totally probably really so still also even settle choose pick want need die swap skip try run walk say
    """)

  private static let owners: WordTable<String> = [
    "sons": "son's", "daughters": "daughter's", "wifes": "wife's", "husbands": "husband's", "mums": "mum's",
    "moms": "mom's", "dads": "dad's", "hubbys": "hubby's", "brothers": "brother's", "sisters": "sister's",
    "boyfriends": "boyfriend's", "girlfriends": "girlfriend's", "partners": "partner's", "mates": "mate's",
    "friends": "friend's", "kids": "kid's", "boys": "boy's", "girls": "girl's", "twins": "twin's", "kiddos": "kiddo's",
  ]
  /// "Finished the kids pasta": several whose it was; "had the kids menu" is one's own order.
  private static let several: WordSet = ["kids", "boys", "girls", "twins", "kiddos"]
  private static let leftTo: WordSet = [
    "finished", "ate", "nicked", "stole", "pinched", "cleared", "hoovered", "off", "up",
  ]
  private static let ofKids: WordSet = ["menu", "meal", "size", "sized", "portion", "pack", "box", "party", "club"]
  private static let noThings = WordList.words("and or who that with at in on for to i we both all too are were came")

  /// "my sons chips": one whose they are; "my sons had chips" are several.
  private static func isOwner(_ index: Int, in tokens: [Token]) -> Bool {
    let next = tokens[index + 1]
    if several.contains(tokens[index]) {
      return index > 1 && tokens[index - 1].isOne(of: "the", "my", "our") && leftTo.contains(tokens[index - 2])
        && next.kind == .word && !ofKids.contains(next) && !noThings.contains(next)
        && !IntentWords.thirdPersonVerbs.contains(next)
    }
    return index > 1 && tokens[index - 1].isOne(of: "my", "our") && next.kind == .word
      && !IntentWords.thirdPersonVerbs.contains(next) && !noThings.contains(next)
      && IntentWords.reports.occurs(in: tokens[..<(index - 1)])
  }

  /// `tokens` with the short forms written out; the text stays as it was typed, but for foods.
  static func spelled(_ tokens: [Token]) -> [Token] {
    let tokens = TypedDigits.spelled(withoutParticles(tokens))
    guard tokens.indices.contains(where: { form(at: $0, in: tokens) != nil }) else { return tokens }
    return tokens.indices.map { index in
      guard let form = form(at: index, in: tokens) else { return tokens[index] }
      let token = tokens[index]
      // A food is called by its name from here on.
      let isFood = FoodSpellings.right.contains(form)
      return isFood ? Token.word(form, join: token.join, at: token.range) : token.read(as: form)
    }
  }

  private static func withoutParticles(_ tokens: [Token]) -> [Token] {
    guard particles.occurs(in: tokens) else { return tokens }
    return tokens.indices.filter { index in
      !particles.contains(tokens[index]) || index == 0
        || index + 1 < tokens.count && !joints.contains(tokens[index + 1])
    }.map { tokens[$0] }
  }

  private static let pasts = MealWords.verbs.union(VerbWords.pasts).union(IntentWords.reports).union(
    IntentWords.thirdPersonVerbs)

  /// "skippd", "snackd": a past without its vowel.
  private static func clippedPast(_ token: Token) -> String? {
    let letters = token.folded.utf8
    guard letters.count > 4, letters.last == UInt8(ascii: "d"), case let before = letters.dropLast().last ?? 0,
      !"aeiourln".utf8.contains(before), before >= UInt8(ascii: "a")
    else { return nil }
    let full = token.folded.dropLast() + "ed"
    return pasts.contains(String(full)) ? String(full) : nil
  }

  /// Words without one of which nothing is written short.
  private static let short = WordSet(full.keys).union(ShortForms.all).union(WordSet(owners.keys)).union([
    "btw", "bout", "n", "o", "aw", "sw", "id", "ytd",
  ])

  private static func form(at index: Int, in tokens: [Token]) -> String? {
    let token = tokens[index]
    guard token.kind == .word else { return nil }
    // "Total km ytd" is of the year.
    if token.says("ytd"), ofSums.occurs(in: tokens) { return nil }
    guard short.contains(token) else { return clippedPast(token) }
    // "Ready Brek" is a cereal.
    if token.says("brek"), index > 0, tokens[index - 1].isWord("ready") { return nil }
    if let full = full[token] ?? clippedPast(token) { return full }
    // "A bout of boxing" is one.
    if token.says("bout") {
      guard index + 1 < tokens.count, index == 0 || !NumberWords.articles.contains(tokens[index - 1]) else {
        return nil
      }
      return tokens[index + 1].isCount || tokens[index + 1].isOne(of: "a", "an", "half") ? "about" : nil
    }
    // "btw 10 and 11" is between them.
    if token.says("btw") {
      return index + 2 < tokens.count && tokens[index + 1].kind == .number
        && tokens[index + 2].isOne(of: "and", "&", "-")
        ? "between" : nil
    }
    if ShortForms.all.contains(token) { return ShortForms.full(at: index, in: tokens) }
    // "Tuna sw and crisps": a sandwich behind what is in it.
    if token.says("sw") {
      return index > 0 && tokens[index - 1].kind == .word && tokens.breaks(at: index + 1) ? "sandwich" : nil
    }
    guard index + 1 < tokens.count else { return nil }
    if isBeforePart(index, in: tokens) { return "and" }
    // "Aw of it", "aw day" and no sigh.
    if token.says("aw") { return tokens[index + 1].isOne(of: "of", "the", "day", "night", "my") ? "all" : nil }
    if token.says("o") { return isBehindMeasure(index, in: tokens) ? "of" : nil }
    if let owner = owners[token] { return isOwner(index, in: tokens) ? owner : nil }
    guard token.says("id") else { return nil }
    let isWish = index > 0 && tokens[index - 1].isOne(of: "wish", "if")
    return isWish || wishing.contains(tokens[index + 1]) ? "i'd" : nil
  }

  /// "A can o cola", "half o it"; a letter elsewhere, as of a name or of "o'clock".
  private static func isBehindMeasure(_ index: Int, in tokens: [Token]) -> Bool {
    index > 0 && tokens[index + 1].kind == .word
      && (UnitTable.byName[tokens[index - 1]] != nil || sharesOf.contains(tokens[index - 1]))
  }

  private static let sharesOf: WordSet = [
    "half", "bit", "lot", "lots", "most", "all", "couple", "some", "rest", "plenty",
  ]

  /// "An hour n a half", "a litre n a half of water", "2 n a half scoops".
  private static func isBeforePart(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("n"), index > 0 else { return false }
    let part = tokens[index + 1].isWord("a") ? index + 2 : index + 1
    guard part < tokens.count, tokens[part].isOne(of: "half", "quarter") else { return false }
    return tokens[index - 1].isCount || UnitTable.byName[tokens[index - 1]] != nil
  }
}
