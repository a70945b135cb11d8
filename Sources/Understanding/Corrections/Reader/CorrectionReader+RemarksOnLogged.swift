import Nutrition

/// What is told of something that was logged today and changes nothing of it.
extension CorrectionReader {
  private static let longestRemark = 12
  private static let goingOn = clauses.union(["and", "plus", "also", "which", "that"])

  /// "Pizza was the best thing ever", "the beer was £5", "it was boxing that cured my mood", "boxing always helps" where
  /// those are logged: no second one was had.
  func remarksOnLogged(_ said: [Token]) -> Bool {
    guard (3...Self.longestRemark).contains(said.count), said.last?.isSign("?") != true else { return false }
    return judgesLogged(said) || tellsWhatItDid(said) || tellsItWasThat(said) || tellsBest(said)
  }

  /// "Pizza was the best thing ever".
  private func judgesLogged(_ said: [Token]) -> Bool {
    guard
      let verb = said.prefix(Self.longestBareName + 2).firstIndex(where: { $0.isWord("was") || $0.isWord("were") }),
      case let rest = trimmed(Array(said[(verb + 1)...])), !rest.isEmpty,
      isPrice(rest)
        || rest.allSatisfy({ $0.kind == .word && !Self.goingOn.contains($0) && !Self.bareTellers.contains($0) })
          && !rest.contains(where: \.isCount) && !foods.holdsFood(rest) && TimeScanner.scan(rest).isEmpty
    else { return false }
    return isLoggedToday(said[..<verb])
  }

  private func isPrice(_ rest: [Token]) -> Bool {
    rest.count <= 3 && rest.contains(where: \.isCount)
      && rest.contains {
        QuantityWords.money.contains($0) && !$0.isOne(of: "pound", "pounds") || Self.signs.contains($0.text)
      }
  }

  private static let signs: Set<String> = ["£", "$", "€"]

  /// What exercise and food do to a person; none of them is done with food.
  private static let effects = WordList.words(
    """
    cure cures cured help helps helped save saves saved fix fixes fixed clear clears cleared calm calms calmed relax
    relaxes relaxed cheer cheers cheered lift lifts lifted wake wakes woke perk perks perked ruin ruins ruined wreck
    wrecks wrecked kill kills killed destroy destroys destroyed hurt hurts upset upsets tire tires tired exhaust exhausts
    exhausted beat beats fails failed deserves deserved annoyed disappoints disappointed soothes soothed
    warms warmed energises energised energizes energized comforts comforted rescued rescues brightens brightened improves
    improved boosts boosted works worked
    """)
  /// Behind these the effect is on the person: "hit the spot", "finished me off", "makes me happy", "got me through".
  private static let onPerson: WordTable<WordSet> = [
    "hit": ["the", "different", "hard"], "hits": ["the", "different", "hard"], "finished": ["me", "us"],
    "makes": ["me", "us", "everything"], "made": ["me", "us", "my"], "gets": ["me", "us"], "got": ["me", "us"],
    "gives": ["me", "us"], "gave": ["me", "us"], "did": ["me", "us", "wonders", "the"],
    "does": ["me", "us", "wonders", "the"],
    "done": ["me", "us"], "keeps": ["me", "us", "my"], "kept": ["me", "us", "my"], "sorts": ["me", "us"],
    "sorted": ["me", "us", "my"],
  ]
  private static let degrees = WordList.words(
    "always really honestly nearly almost never just totally absolutely literally")

  /// "Boxing always helps", "that run nearly killed me", "coffee saved my morning".
  private func tellsWhatItDid(_ said: [Token]) -> Bool {
    guard
      let verb = said.prefix(Self.longestBareName + 4).firstIndex(where: {
        Self.effects.contains($0) || Self.onPerson[$0] != nil
      }),
      case let name = said[..<verb].dropLast(while: { Self.degrees.contains($0) }), !name.isEmpty,
      case let end = Self.degrees.end(from: verb, in: said), end < said.count, isEffect(at: end, in: said),
      changesNothing(Array(said[(end + 1)...]))
    else { return false }
    return isLoggedToday(name)
  }

  private func isEffect(at verb: Int, in said: [Token]) -> Bool {
    if let behind = Self.onPerson[said[verb]] { return behind.contains(at: verb + 1, in: said) }
    return Self.effects.contains(said[verb])
  }

  /// "It was boxing that cured my mood".
  private func tellsItWasThat(_ said: [Token]) -> Bool {
    guard Self.isCleft(said), let that = said.firstIndex(where: { $0.isWord("that") }),
      changesNothing(Array(said[(that + 1)...]))
    else { return false }
    return isLoggedToday(said[2..<that])
  }

  private static let ages: WordSet = ["ages", "ever", "years", "months", "weeks", "life", "world", "town"]

  /// "Best burger in ages", "the nicest pint ever".
  private func tellsBest(_ said: [Token]) -> Bool {
    let words = said.filter { $0.kind == .word && !ListWords.definite.contains($0) }
    guard let first = words.first, first.isOne(of: "best", "worst") || first.folded.hasSuffix("iest"),
      let last = words.last, Self.ages.contains(last),
      let end = words.firstIndex(where: { $0.isOne(of: "in", "of", "ever") }), end > 1, !said.contains(where: \.isCount)
    else { return false }
    return isLoggedToday(words[1..<end])
  }

  private static let persons: WordSet = ["my", "our", "me", "us", "i", "we"]

  /// Tells no figure and goes on with nothing: what an effect is on ("my stomach") is no food, whatever it is called.
  private func changesNothing(_ rest: [Token]) -> Bool {
    !rest.contains {
      $0.isCount || $0.kind == .clock || $0.kind == .punctuation && !$0.isSign(".") && !$0.isSign("!")
        || Self.bareTellers.contains($0) || Self.goingOn.contains($0) && !Self.persons.contains($0) || $0.isWord("with")
    }
  }

  private func isLoggedToday(_ said: ArraySlice<Token>) -> Bool {
    let name = Array(said.drop { ListWords.definite.contains($0) || $0.isOne(of: "a", "an") })
    return !name.isEmpty && name.allSatisfy(Self.isPlainName) && today.contains { isCalledBare($0, name) }
  }
}
