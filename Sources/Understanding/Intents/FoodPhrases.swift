import Foods
import ToolCalls

/// The food half of the room, as the front door sees it.
struct FoodPhrases: Sendable {
  let catalog: FoodCatalog

  /// The foods that `tokens` name, in order.
  func parts(in tokens: [Token]) -> [MealReading.Part] { MealGrammar(catalog: catalog).reading(of: tokens).parts }

  func items(in tokens: [Token]) -> [AddMeal.Item] { parts(in: tokens).map(\.item) }

  /// Words that stand in food names too but name no food themselves.
  private static let notFoods: WordSet = WordList.words(
    """
    a an the of in on at to for with without and or my our his her their your i me we us you it its that this
    these those some more other another no not is was were are be been am i'm im so too very really all any both
    each one than then there here out up down off over under by from as if about around day days time times week
    weeks today home work office gym good great nice best big small large medium long short new old first second
    last next whole half quarter hard easy light fast slow hot cold warm high low little bit lot lots much many
    less few only just still again also well back way going go get got made make making do did done doing have had
    has having like love need want feel kind type style thing things stuff food meal drink snack breakfast lunch
    dinner supper brunch morning evening night afternoon bed body weight scale minutes minute hour hours min mins
    km miles mile kg lb lbs pounds kcal calories goal target ready plain fresh free extra regular kids child baby
    dog cat people friends friend family man sport sports run walk training class weather paris match park pool
    city school summer winter spring fall but because while after before during when what how why who where which
    pace laps lap tempo intense brutal steady burned burnt test would could should will can may might must ago now later soon set sets reps total per pure true super mini max
    world life sun star blue red green white black brown yellow golden gold silver sick full empty thanks please
    hello hey yes ok okay right left mean idea help show tell give keep put add log track record change start stop
    end part side top bottom front middle level point line size unit amount number everything anything something
    nothing everyone someone myself him them he she they treat table plate bowl cup glass bottle box bag pack
    piece pieces slice slices serving servings portion gram grams ounce ounces oz g ml l liter litre cups s t m x
    k active rest steps round rounds bench press easter special happy heavy cook cooked system instructions ignore
    previous place shop store house kitchen road street plan planning sure real fine ate eat eaten eating drank
    drinking water energy fat protein carbs macros fiber sugar joe don son mother father mom dad grandma hand leg
    chest shoulder arm legs arms knee wing even never always usual usually maybe trip party birthday christmas
    holiday hungry thirsty better woke wake late felt slept sleep came come said says know knew think thought
    tired early able away ever every into onto near once quite rather same seem such they're until upon used went
    wife husband wish worth year years month months phone movie film watching watched reading walked talk talking
    called calling arrival arrived boss bored busy car check close closed cool couch door event fact fair fun game
    guys hope joke kept look looks lunchtime mood news open own pain past play played pretty rain read rough rush
    sad score seat shape skip skipped soul stay stayed stress stuck terrible traffic train travel trying turn wait
    waiting walks war wonder won win woman word words wow wrong write worse between compare versus
    delete deleted remove removed undo cancel cancelled canceled erase erased
    gray grey pink purple lady earl lord ice
    """)

  /// "Pint" and "bottle", but not "wing" and "bar", which are eaten.
  private func isAmount(_ word: String) -> Bool {
    UnitTable.unit(named: word).map { $0.dimension != .measure || $0.isContainer } ?? false
  }

  private static func isNoFood(_ word: String) -> Bool {
    notFoods.contains(word) || notFoods.contains(EnglishPlural.singular(of: word)) || EverydayWords.contains(word)
  }

  /// A name the person taught, or a meal named by habit or by day.
  private func isPersonal(_ token: Token) -> Bool {
    if MealReference(foodID: token.folded) != nil { return true }
    guard let personal = catalog.personal else { return false }
    return personal.lengthOfName(in: [token.folded]) == 1
      || token.folded.contains(" ") && personal.named(token.folded) != nil
  }

  /// Whether a word may be a food's, known or not: "too much" and "out" after "I ate" are none.
  func mayName(_ token: Token) -> Bool {
    guard token.kind == .word else { return token.kind == .emoji }
    let word = token.folded
    return word.count > 1 && !Self.isNoFood(word) && !IntentWords.openers.contains(word)
      && !IntentWords.reports.contains(word) && TimeWords.meals[word] == nil && TimeWords.parts[word] == nil
      && TimeWords.weekdays[word] == nil && TimeWords.months[word] == nil && !OpinionWords.all.contains(word)
      && NumberWords.cardinals[word] == nil && !isAmount(word)
  }

  /// "g&t": letters that a sign joins without a space.
  private func isJoinedName(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isSign("&"), tokens[index].join == .glued, index > 0, index + 1 < tokens.count,
      tokens[index + 1].join == .glued, tokens[index - 1].kind == .word, tokens[index + 1].kind == .word
    else { return false }
    return catalog.link(tokens[index - 1].folded + "&" + tokens[index + 1].folded)?.confidence ?? 0 > 0.85
  }

  /// Whether `tokens` name a food the catalogue knows.
  func holdsFood(_ tokens: [Token]) -> Bool {
    var unknown: [String] = []
    for (index, token) in tokens.enumerated() {
      if index > 0, MealWords.isCompound(tokens[index - 1].folded, token.folded) { return true }
      if isJoinedName(at: index, in: tokens) { return true }
      if token.kind == .emoji {
        if !token.folded.isEmpty, token.folded != "water", ActivityLexicon.reference.mentions(in: [token]).isEmpty {
          return true
        }
        continue
      }
      if token.kind == .word, isPersonal(token) { return true }
      guard mayName(token) else { continue }
      if catalog.knows(word: token.folded) { return true }
      unknown.append(token.folded)
    }
    // A misspelt food: "avacado".
    guard !unknown.isEmpty, unknown.count <= 6 else { return false }
    return unknown.contains { word in
      // A name of two or three letters must be one as it stands: "oj", "blt".
      (catalog.link(word)?.confidence ?? 0) > (word.count >= 4 ? 0.5 : 0.85)
    }
  }
}
