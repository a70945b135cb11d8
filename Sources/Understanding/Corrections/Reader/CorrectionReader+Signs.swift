import Nutrition
import ToolCalls

/// By what a line is known to mend what was logged, or to tell something of its own.
extension CorrectionReader {
  /// Whether something is logged that `said` could be of; before that only what is surely a correction is answered.
  func mayBeOfLogged(_ said: [Token]) -> Bool {
    !said.isEmpty
      && (!context.lastEntries.isEmpty || !context.earlierMeals.isEmpty || isSurelyOfLogged(said))
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

  /// "*muffin", "3*": the star of a chat's corrections.
  func isStarred(_ tokens: [Token]) -> Bool {
    guard (2...5).contains(tokens.count), tokens.count(where: { $0.isSign("*") }) == 1 else { return false }
    return tokens[0].isSign("*") && tokens[1].join == .glued
      || tokens[tokens.count - 1].isSign("*") && tokens[tokens.count - 1].join == .glued
  }
}
