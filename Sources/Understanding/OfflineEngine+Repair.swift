import Foods
import Nutrition

extension OfflineEngine {
  /// What is mended by a line that says more around it: "tell a lie, it was 4, I lost count".
  func repair(in said: [Token], _ foods: FoodPhrases, _ context: ReadingContext) -> Reading? {
    guard !context.lastEntries.isEmpty, !said.isEmpty, !isGoal(said, context: context),
      !isWeighing(said, context: context),
      !FrameReader.isInjection(said)
    else { return nil }
    var reader = CorrectionReader(foods: foods, context: context)
    // "Tell a lie, 4 figs" is four in all, and nobody is asked whether they are four more.
    reader.context.asksBack = false
    let terms = EditingTerms(in: said)
    if let terms {
      if let reading = mending(terms, isCommented: false, reader) { return reading }
      // "In fact 81.4" is a weighing, as "81.4" is.
      if isFigure(terms.repair, foods), !terms.admitsError,
        case let reading = MessageReader(foods: foods, context: context).reading(of: terms.repair),
        // "4 km sorry" says of nothing new what was done.
        !reading.calls.isEmpty
      {
        return reading
      }
    }
    let idle = IdleClause(foods: foods)
    if let amount = reader.amountAhead(of: terms?.repair ?? said, remark: idle.isRemark),
      let reading = mending(amount, reader)
    {
      return reading
    }
    guard let remarked = EditingTerms(in: said, isIdle: { idle.isIdle($0, isBehind: $1) }),
      !remarked.isLed || !reader.mendsNothing(said),
      // "For dinner, I ...": when something was, that is told behind it.
      !CorrectionReader.isMoment(remarked.repair)
    else { return nil }
    return mending(remarked, isCommented: true, reader)
  }

  /// What the repair in `terms` changes of the last entries; nil where it changes nothing, or asks. An amount of what is
  /// logged changes it where an error is admitted or something is remarked beside it: nobody says "6 falafel, they were
  /// small" of what is new.
  private func mending(_ terms: EditingTerms, isCommented: Bool, _ reader: CorrectionReader) -> Reading? {
    if let reading = mending(terms.repair, reader, mayAsk: !isCommented) { return reading }
    let isAmount =
      terms.repair[0].isCount && terms.repair.count <= Self.longestAmount && !isWeighing(terms.repair, reader.context)
    guard terms.admitsError || isCommented && isAmount,
      !reader.foods.holdsFood(terms.repair) || reader.namesLogged(terms.repair)
    else { return nil }
    return mending([Token.word("actually", at: terms.repair[0].range)] + terms.repair, reader)
  }

  /// Words of an amount with the name of what is counted.
  private static let longestAmount = 4

  /// The same of plain words. A question about what is logged is put too where its name is said, and where it `mayAsk` about
  /// whatever surely mends something.
  private func mending(_ repair: [Token], _ reader: CorrectionReader, mayAsk: Bool = false) -> Reading? {
    let completed = Ellipsis.completed(PizzaSlices.named(repair))
    guard !standsAlone(completed, reader.context),
      let reading = correction(repair, completed: completed, reader.foods, reader.context),
      !reading.calls.isEmpty
        || reading.clarification != nil && (reader.namesLogged(repair) || mayAsk && reader.isSure(repair))
    else { return nil }
    return reading
  }

  /// "72 kg" after a weighing: another one.
  private func isWeighing(_ tokens: [Token], _ context: ReadingContext) -> Bool {
    guard case .weight? = context.lastEntries.last else { return false }
    return !tokens.contains { $0.kind == .word && !QuantityWords.loads.contains($0) }
  }

  private func isFigure(_ tokens: [Token], _ foods: FoodPhrases) -> Bool {
    tokens.count <= 2 && tokens[0].kind == .number && !foods.holdsFood(tokens)
  }
}
