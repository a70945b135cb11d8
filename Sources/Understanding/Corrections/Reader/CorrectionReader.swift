import Foundation
import Nutrition
import ToolCalls

/// Reads a line that mends or takes back what the last turn wrote.
struct CorrectionReader {
  let foods: FoodPhrases
  var context: ReadingContext

  /// What `tokens` change, or nil where they stand on their own.
  func reading(of said: [Token]) -> Reading? {
    // Before anything was logged only what is surely about it is answered.
    guard !said.isEmpty, !context.lastEntries.isEmpty || !context.earlierMeals.isEmpty || isSurelyOfLogged(said) else {
      return nil
    }
    guard !mendsNothing(said) else { return nil }
    if let remark = tasted(said) ?? closing(said) ?? askedWith(said) { return remark }
    if let told = ofMealOfDay(said) ?? weighingDenied(said) ?? holdsFigures(said) ?? stirredInto(said) ?? putBack(said)
    {
      return told
    }
    if let named = namedByMoment(said) ?? toldByMoment(said) ?? namedBare(said) ?? namedInOrder(said) { return named }
    if let told = inOtherWords(said) ?? anotherWith(said) ?? removedFromSeveral(said) { return told }
    if let told = timeTold(said), let moved = MomentCorrection(context: context).reading(of: told) { return moved }
    if let entry = namedEarlier(said) {
      return about(entry).reading(of: said)
    }
    if let whole = inFull(said) ?? spelledOut(said) ?? withSubject(said) ?? rightFigure(said) ?? amountOfIt(said)
      ?? figureTold(said)
    {
      return reading(of: whole)
    }
    if !context.lastEntries.isEmpty, let plain = plainer(said) { return reading(of: plain) }
    if let both = putInEarlier(said) ?? bothFigures(said) ?? insideDish(said) { return both }
    if let told = clockOfMeal(said) ?? hourOfMeal(said) { return MomentCorrection(context: context).reading(of: told) }
    if let reading = filed(said) ?? byHowMuch(said) ?? onBread(said) ?? recounted(said) ?? weighedAnew(said)
      ?? reweighed(said)
    {
      return reading
    }
    if let plain = reworded(said) { return reading(of: plain) }
    if let reading = givenBehind(said) ?? wholeTurn(said) { return reading }
    if !context.lastEntries.isEmpty, let plain = Self.withoutSlip(said) ?? Self.withOnlyAhead(said) {
      return reading(of: plain)
    }
    // Where nothing was logged there is nothing to say them of.
    if let taken = weighingTakenBack(said) { return taken }
    let tokens = context.lastEntries.isEmpty ? said : ofDevice(ofLabel(ofVessel(withoutAsides(said))))
    if let mended = mendedBehind(tokens), let reading = reading(of: mended) { return reading }
    if let again = deniedBehind(tokens) ?? retaken(tokens) { return again }
    if tokens.contains(where: { $0.isWord("no") || $0.isWord("without") }),
      let only = onlyThese(tokens) ?? Self.keptAhead(tokens).flatMap(onlyThese)
    {
      return only
    }
    if !context.lastEntries.isEmpty,
      let several = several(tokens) ?? weighedAfter(tokens) ?? weighedEach(tokens) ?? madeWith(tokens)
    {
      return several
    }
    if let more = doneAgain(tokens) ?? more(tokens) ?? goingOn(tokens) { return more }
    if let told = weighedBare(tokens) ?? from(tokens) ?? vesselsOfWater(tokens) { return told }
    if let done = withoutExercise(tokens) ?? otherKind(tokens) ?? moreSets(tokens) ?? ofSession(tokens) { return done }
    if let named = kindOfNamedOne(tokens) ?? servedWith(tokens) ?? kindOfPart(tokens) ?? named(tokens) { return named }
    guard !context.lastEntries.isEmpty else {
      let isContrast = tokens[0].isWord("no") && contrast(tokens) != nil
      guard isSure(tokens) && (isShort(tokens) || isContrast) || ordersRemoval(tokens) else { return nil }
      return Reading(
        clarification: Clarification(
          question: "There is nothing to correct yet. Tell me what you ate or did, and how much."),
        confidence: 0.4)
    }
    if let reading = partEaten(tokens) ?? someLess(tokens) ?? oneOfKind(tokens) ?? gaveAway(tokens)
      ?? hadByOthers(tokens)
      ?? eatenTogether(tokens)
    {
      return reading
    }
    if let reading = nutrientOfMeal(tokens) ?? energyOfWhole(tokens) ?? somebodyWho(tokens) ?? somebodyElses(tokens)
      ?? misplaced(tokens)
      ?? kindOfOne(tokens)
      ?? flavor(tokens)
    {
      return reading
    }
    if let reading = turned(tokens) ?? exchange(tokens) ?? onlyThese(tokens) ?? denied(tokens)
      ?? otherActivity(tokens) ?? partOfWorkout(tokens) ?? removal(tokens)
    {
      return reading
    }
    if let reading = sets(tokens) ?? figureInstead(tokens) ?? otherUnit(tokens) { return reading }
    if let reading = MomentCorrection(context: context).reading(of: tokens) { return reading }
    if let reading = addition(tokens) ?? beside(tokens) ?? shared(tokens) ?? sidesOfWorkout(tokens) { return reading }
    if let fewer = fewerOfNamed(tokens) { return fewer }
    if isCountOfAnother(said) { return nil }
    if let sized = sizedOne(tokens) { return ItemCorrection(context: context, foods: foods).reading(of: sized) }
    if let meant = meantBefore(tokens) {
      return FigureCorrection(context: context).reading(of: meant, foods: foods)
        ?? ItemCorrection(context: context, foods: foods).reading(of: meant)
    }
    guard
      isSure(tokens) || hasContrast(tokens) || isBareAmount(tokens) || isLengthAlone(tokens)
        || isBareVolume(tokens) || isBareGrams(tokens) || isKindAlone(tokens) || isCountOfLogged(tokens)
        || isMultipleAlone(tokens) || isCountThatWasHad(tokens) || isManner(tokens) || isCountOfThem(tokens)
        || isFoodAndSorry(said) || isItsAmount(tokens) || isBareLoad(tokens) || isBareSets(tokens)
        || isBareState(tokens) || isBareRate(tokens),
      !isReportOfMore(tokens), !isStory(tokens), !isStory(said), !tellsNews(said)
    else { return nil }
    // "Not 3, 4": what was wrong stands first.
    let start = tokens[0].isWord("not") ? 0 : firstContent(tokens)
    let rest = trimmed(Array(tokens[start...]))
    guard !rest.isEmpty, !asksOrFeels(rest, behind: start) else { return nil }
    if let added = alsoHad(rest) { return added }
    if let unit = FigureUnit(rest), !context.lastEntries.contains(where: unit.fits) {
      return Reading(clarification: unit.question(of: rest), confidence: 0.4)
    }
    // "with water, not milk" is how a drink was made.
    return (rest[0].isWord("with") ? nil : WaterCorrection(context: context, foods: foods).reading(of: rest))
      ?? FigureCorrection(context: context).reading(of: rest, foods: foods)
      ?? ItemCorrection(context: holding(rest), foods: foods).reading(of: rest)
  }

  /// This reader where `entry` is what was logged last, and nothing else is at hand.
  func about(_ entry: Entry) -> CorrectionReader {
    var held = self
    held.context.lastEntries = [entry]
    held.context.earlierEntries = []
    return held
  }

  /// Whether `said` tells something of its own, in words that a correction might be put in too.
  func mendsNothing(_ said: [Token]) -> Bool {
    said.count > Self.longest || deniesMealAndGoesOn(said) || tellsIntention(said) || Self.wishes(said)
      || tellsOccasion(said) && Self.countOfSome(said) == nil || opensTale(said) || tellsPartOfAnother(said)
      || tellsBesideScene(said) || tellsMealAnew(said) || tellsOtherWorkout(said) || tellsAlternative(said)
      || tellsLabelOfNamed(said) || FrameReader.wondersAtAmount(said) || FrameReader.isInstruction(said)
      || said[0].isWord("rather") && said.count > 1 && said[1].isWord("than")
  }

  private static let longest = 40

  // MARK: Signs of a correction

  private func isSurelyOfLogged(_ tokens: [Token]) -> Bool {
    isSure(tokens) || IntentWords.redo.match(at: 0, in: tokens) != nil
      || tokens.contains { $0.isWord("not") || $0.isWord("no") || CorrectionWords.removal.contains($0) }
      || ordersRemoval(tokens)
  }

  /// Whether the line is about what was logged and cannot be news, by its opening words or its last: "make that two",
  /// "70 kg sorry".
  func isSure(_ tokens: [Token]) -> Bool {
    if CorrectionWords.sure.match(at: 0, in: tokens) != nil { return isNoun(tokens) == false }
    if isStarred(tokens) || Self.admits(tokens) { return true }
    let last = tokens.last { $0.kind == .word }?.folded ?? ""
    // "70 kg sorry".
    if last.isOne(of: "sorry", "oops", "typo"), tokens.count <= 5, tokens.contains(where: { $0.kind == .number }),
      !FrameReader.hasReport(tokens, from: 0)
    {
      // "4 doughnuts oops" behind a risotto is rued, and mends nothing.
      return last != "oops" || !namesAnother(tokens)
    }
    return last == "actually" || last == "instead" || Self.saysMeant(tokens) || hasChange(tokens)
  }

  /// Whether `tokens` name foods of which none was logged last.
  func namesAnother(_ tokens: [Token]) -> Bool {
    guard case .meal(let meal)? = context.lastEntries.last else { return false }
    let items = foods.items(in: tokens)
    return !items.isEmpty
      && !items.contains { new in meal.items.contains { $0.catalogId == new.catalogId || $0.name == new.name } }
  }

  /// "no breakfast today" denies; "no, it was lunch" corrects.
  func isNoun(_ tokens: [Token]) -> Bool {
    guard tokens[0].isWord("no") || tokens[0].isWord("not"), tokens.count > 1, tokens[1].kind == .word else {
      return false
    }
    // "No swim today, went for a walk instead" tells of today.
    if tokens.prefix(4).dropFirst(2).contains(where: { $0.isOne(of: "today", "tonight", "yesterday") }) {
      return true
    }
    return !tokens[1].isOne(
      of: "no", "it", "that", "i", "make", "wait", "sorry", "actually", "the", "a", "an", "they", "there", "just",
      "only",
      "my", "was")
      && !tokens.dropFirst().contains { $0.isWord("not") || $0.isWord("instead") }
  }

  func hasChange(_ tokens: [Token]) -> Bool {
    tokens[0].isOne(of: "change", "swap", "replace", "switch")
  }

  /// "only half", "two", "200g": an amount and nothing else, right after a log.
  func isBareAmount(_ said: [Token]) -> Bool {
    // "was 85 g".
    let tokens = trimmed(said.count > 2 && said[0].isWord("was") ? Array(said.dropFirst()) : said)
    guard !tokens.isEmpty else { return false }
    if let quantity = QuantityParser(tokens).quantity(at: 0), quantity.tokens.upperBound == tokens.count,
      quantity.grams != nil || quantity.milliliters != nil,
      quantity.unit?.name == "g" || quantity.unit?.name == "ml" || quantity.unit?.name == "oz"
    {
      return lastMeal?.items.count == 1
    }
    guard tokens[0].isWord("only") || tokens[0].isWord("just") || tokens[0].isWord("half") else { return false }
    // "Half a papaya" is a report of its own.
    let rest = Array(tokens[firstContent(tokens)...])
    let amount = QuantityParser(rest).quantity(at: 0)?.tokens ?? 0..<0
    let isOnlyAmount = rest.indices.allSatisfy { index in
      amount.contains(index) || rest[index].kind == .punctuation || CorrectionWords.fillers.contains(rest[index])
        || Multiple.words.contains(rest[index])
    }
    return tokens.count <= 6 && isOnlyAmount && !foods.holdsFood(tokens)
      && Amount(trimmed(Array(tokens[firstContent(tokens)...]))) != nil
  }

  /// Whether it holds too little to be an entry: where nothing can be mended it is asked about, and a line with a food,
  /// a meal or a workout of its own is read as news.
  func isShort(_ tokens: [Token]) -> Bool {
    tokens.count <= 7 && !foods.holdsFood(tokens) && TimeScanner.scan(tokens).meal == nil
      && WorkoutReader().finding(in: tokens, hasFood: false) == nil
      && !tokens[0].says("not") && !tokens[0].says("no") && !tokens[0].says("sorry")
  }

  /// Where the openers end and what is put right begins: "2 eggs" of "no wait, I meant 2 eggs". Words that are openers
  /// and say a change themselves ("double", "swap") are left to be read.
  func firstContent(_ tokens: [Token]) -> Int {
    var index = 0
    while index < tokens.count {
      if let match = CorrectionWords.openers.match(at: index, in: tokens), !tokens[index].isWord("half"),
        !tokens[index].isWord("double"),
        !tokens[index].isWord("twice"), !tokens[index].isWord("triple"),
        !tokens[index].isOne(of: "change", "swap", "replace", "switch")
          || match.count == 3
      {
        index += match.count
      } else if tokens[index].kind == .punctuation {
        index += 1
      } else {
        break
      }
    }
    return min(index, tokens.count)
  }
}
