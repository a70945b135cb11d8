import Foundation
import Nutrition
import ToolCalls

/// Reads a line that mends or takes back what the last turn wrote.
struct CorrectionReader {
  let foods: FoodPhrases
  var context: ReadingContext

  /// What `said` changes, or nil where it stands on its own.
  ///
  /// The order is that of how surely a line is bound to an entry: first what names its entry, whatever was logged
  /// since; then what says a plain correction in other words, and is read as that; last what can only be of the last
  /// turn.
  func reading(of said: [Token]) -> Reading? {
    guard mayBeOfLogged(said), !mendsNothing(said) else { return nil }
    if let reading = remark(said) ?? byWhatItHolds(said) ?? byItsName(said) ?? atOtherTime(said) { return reading }
    if let entry = namedEarlier(said) { return about(entry).reading(of: said) }
    if let plain = inPlainWords(said) { return reading(of: plain) }
    if let both = putInEarlier(said) ?? bothFigures(said) ?? insideDish(said) { return both }
    if let told = clockOfMeal(said) ?? hourOfMeal(said) { return MomentCorrection(context: context).reading(of: told) }
    if let reading = filed(said) ?? onBread(said) ?? otherAmount(said) { return reading }
    if let plain = reworded(said) { return reading(of: plain) }
    if let reading = givenBehind(said) ?? wholeTurn(said) { return reading }
    if let plain = withoutSlips(said) { return reading(of: plain) }
    return weighingTakenBack(said) ?? ofLastTurn(said)
  }

  /// This reader where `entry` is what was logged last, and nothing else is at hand.
  func about(_ entry: Entry) -> CorrectionReader {
    var held = self
    held.context.lastEntries = [entry]
    held.context.earlierEntries = []
    return held
  }

  // MARK: Whatever was logged since

  /// What is thought or asked of what was logged, which stays as it is.
  private func remark(_ said: [Token]) -> Reading? {
    tasted(said) ?? closing(said) ?? askedWith(said)
  }

  /// A change of the entry that holds the food or the figure that is told of.
  private func byWhatItHolds(_ said: [Token]) -> Reading? {
    ofMealOfDay(said) ?? weighingDenied(said) ?? holdsFigures(said) ?? stirredInto(said) ?? putBack(said)
  }

  /// A change of the entry that is named, or that stands where the line says.
  private func byItsName(_ said: [Token]) -> Reading? {
    namedByMoment(said) ?? toldByMoment(said) ?? namedBare(said) ?? namedInOrder(said)
      ?? inOtherWords(said) ?? anotherWith(said) ?? removedFromSeveral(said)
  }

  /// The last entry at another time, where nothing but the time is told.
  private func atOtherTime(_ said: [Token]) -> Reading? {
    timeTold(said).flatMap { MomentCorrection(context: context).reading(of: $0) }
  }

  // MARK: In plainer words

  /// `said` with what it leaves out, or without what it only says around a correction; nil where it is plain already.
  private func inPlainWords(_ said: [Token]) -> [Token]? {
    inFull(said) ?? spelledOut(said) ?? withSubject(said) ?? rightFigure(said) ?? amountOfIt(said)
      ?? figureTold(said) ?? (context.lastEntries.isEmpty ? nil : plainer(said))
  }

  /// `said` without a slip that it tells of, and with its words in the common order; nil where it has them so.
  private func withoutSlips(_ said: [Token]) -> [Token]? {
    context.lastEntries.isEmpty ? nil : Self.withoutSlip(said) ?? Self.withOnlyAhead(said)
  }

  // MARK: Of the last turn

  /// How much of the last entry there was, told right after it.
  private func otherAmount(_ said: [Token]) -> Reading? {
    byHowMuch(said) ?? recounted(said) ?? weighedAnew(said) ?? reweighed(said)
  }

  /// What `said` changes of what the last turn wrote, its asides left out.
  private func ofLastTurn(_ said: [Token]) -> Reading? {
    let tokens = context.lastEntries.isEmpty ? said : ofDevice(ofLabel(ofVessel(withoutAsides(said))))
    if let mended = mendedBehind(tokens), let reading = reading(of: mended) { return reading }
    if let reading = takenBack(tokens) ?? eachOfSeveral(tokens) ?? oneMore(tokens) ?? ofWorkout(tokens)
      ?? ofNamedItem(tokens)
    {
      return reading
    }
    guard !context.lastEntries.isEmpty else { return nothingToMend(tokens) }
    if let reading = lessEaten(tokens) ?? ofWholeEntry(tokens) ?? oneForAnother(tokens) ?? otherFigure(tokens)
      ?? putBeside(tokens) ?? fewerOfNamed(tokens)
    {
      return reading
    }
    if isCountOfAnother(said) { return nil }
    if let sized = sizedOne(tokens) { return ItemCorrection(context: context, foods: foods).reading(of: sized) }
    if let meant = meantBefore(tokens) {
      return FigureCorrection(context: context).reading(of: meant, foods: foods)
        ?? ItemCorrection(context: context, foods: foods).reading(of: meant)
    }
    guard isSure(tokens) || hasContrast(tokens) || isBare(tokens) || isFoodAndSorry(said),
      !isReportOfMore(tokens), !isStory(tokens), !isStory(said), !tellsNews(said)
    else { return nil }
    return putRight(tokens)
  }

  private func takenBack(_ tokens: [Token]) -> Reading? {
    if let again = deniedBehind(tokens) ?? retaken(tokens) { return again }
    guard tokens.contains(where: { $0.isWord("no") || $0.isWord("without") }) else { return nil }
    return onlyThese(tokens) ?? Self.keptAhead(tokens).flatMap(onlyThese)
  }

  private func eachOfSeveral(_ tokens: [Token]) -> Reading? {
    guard !context.lastEntries.isEmpty else { return nil }
    return eatenTogether(tokens) ?? several(tokens) ?? weighedAfter(tokens) ?? weighedEach(tokens) ?? madeWith(tokens)
  }

  /// The same once more, or in the vessels that are told.
  private func oneMore(_ tokens: [Token]) -> Reading? {
    doneAgain(tokens) ?? more(tokens) ?? goingOn(tokens) ?? weighedBare(tokens) ?? from(tokens)
      ?? vesselsOfWater(tokens)
  }

  private func ofWorkout(_ tokens: [Token]) -> Reading? {
    withoutExercise(tokens) ?? otherKind(tokens) ?? moreSets(tokens) ?? ofSession(tokens)
  }

  private func ofNamedItem(_ tokens: [Token]) -> Reading? {
    kindOfNamedOne(tokens) ?? servedWith(tokens) ?? kindOfPart(tokens) ?? named(tokens)
  }

  /// What is answered where nothing is logged yet: only to what is surely a correction.
  private func nothingToMend(_ tokens: [Token]) -> Reading? {
    let isContrast = tokens[0].isWord("no") && contrast(tokens) != nil
    guard isSure(tokens) && (isShort(tokens) || isContrast) || ordersRemoval(tokens) else { return nil }
    return Reading(
      clarification: Clarification(
        question: "There is nothing to correct yet. Tell me what you ate or did, and how much."),
      confidence: 0.4)
  }

  private func lessEaten(_ tokens: [Token]) -> Reading? {
    partEaten(tokens) ?? someLess(tokens) ?? oneOfKind(tokens) ?? gaveAway(tokens) ?? hadByOthers(tokens)
  }

  /// What the whole entry held, whose it was, or of what kind.
  private func ofWholeEntry(_ tokens: [Token]) -> Reading? {
    nutrientOfMeal(tokens) ?? energyOfWhole(tokens) ?? somebodyWho(tokens) ?? somebodyElses(tokens)
      ?? misplaced(tokens) ?? kindOfOne(tokens) ?? flavor(tokens)
  }

  /// One thing for another, or out.
  private func oneForAnother(_ tokens: [Token]) -> Reading? {
    turned(tokens) ?? exchange(tokens) ?? onlyThese(tokens) ?? denied(tokens) ?? otherActivity(tokens)
      ?? partOfWorkout(tokens) ?? removal(tokens)
  }

  private func otherFigure(_ tokens: [Token]) -> Reading? {
    sets(tokens) ?? figureInstead(tokens) ?? otherUnit(tokens) ?? MomentCorrection(context: context).reading(of: tokens)
  }

  private func putBeside(_ tokens: [Token]) -> Reading? {
    addition(tokens) ?? beside(tokens) ?? shared(tokens) ?? sidesOfWorkout(tokens)
  }

  /// What stands behind the opening words of a sure correction: a figure, a food or a drink for the last one.
  private func putRight(_ tokens: [Token]) -> Reading? {
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
}
