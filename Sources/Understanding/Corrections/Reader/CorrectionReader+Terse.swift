import Nutrition
import ToolCalls

/// Corrections of a few words that leave out what they are of, said in full.
extension CorrectionReader {
  /// "Make it 1 tin" of "the whole tin", "it was a large one" of "mine was the large size", "it was 11pm" of "more like
  /// 11pm", "it was an alcohol free one" of "alcohol free one"; nil where `said` says more or something else.
  func inFull(_ said: [Token]) -> [Token]? {
    guard said.count <= 7, !context.lastEntries.isEmpty, said.allSatisfy({ $0.kind != .punctuation }) else {
      return nil
    }
    return wholeAfterPart(said) ?? sizeOfMine(said) ?? clockAfterAll(said) ?? kindOfTheOne(said) ?? kindWithinDish(said)
  }

  private var onlyItem: FoodItem? {
    guard case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1 else { return nil }
    return meal.items[0]
  }

  private static let all: WordSet = ["whole", "full", "entire"]
  private static let things: WordSet = ["thing", "lot", "one"]

  /// "The whole tin" behind half a tin.
  private func wholeAfterPart(_ said: [Token]) -> [Token]? {
    guard let item = onlyItem, item.quantity > 0, item.quantity < 1,
      case let start = said[0].isOne(of: "the", "a", "an") ? 1 : 0, said.count == start + 2,
      Self.all.contains(said[start]),
      case let noun = said[start + 1],
      Self.things.contains(noun)
        || UnitTable.unit(named: noun.folded).map({ $0.isContainer || $0.name == item.unit }) == true
        || ItemMatcher.words(of: item.name).contains(EnglishPlural.singular(of: noun.folded))
    else { return nil }
    return Token.words(["make", "it", "one"], at: noun.range)
  }

  /// "Mine was the large size", "it was the small size".
  private func sizeOfMine(_ said: [Token]) -> [Token]? {
    guard onlyItem != nil, said.count > 3, said[0].isOne(of: "mine", "it"), said[1].isWord("was"),
      case let rest = said[2...].drop(while: ({ $0.isOne(of: "the", "a") })), let size = rest.first,
      QuantityWords.sizes[size] != nil, rest.count <= 2, rest.count == 1 || rest.last?.isOne(of: "size", "one") == true,
      said[0].isWord("mine") || rest.last?.isWord("size") == true
    else { return nil }
    return Token.words(["it", "was", "a"], at: size.range) + [size] + Token.words(["one"], at: size.range)
  }

  /// "More like 11pm", "closer to 7:30".
  private func clockAfterAll(_ said: [Token]) -> [Token]? {
    guard said.count > 2,
      said[0].isWord("more") && said[1].isWord("like") || said[0].isWord("closer") && said[1].isWord("to"),
      case let rest = Array(said[2...]), rest[0].kind == .clock || rest[rest.count - 1].isOne(of: "am", "pm"),
      TimeScanner.scan(Token.words(["at"], at: rest[0].range) + rest).clock != nil
    else { return nil }
    return Token.words(["it", "was", "at"], at: rest[0].range) + rest
  }

  /// "Alcohol free one" right behind a lager. "A decaf one" may be another.
  private func kindOfTheOne(_ said: [Token]) -> [Token]? {
    guard onlyItem != nil, (2...3).contains(said.count), let one = said.last, one.isOne(of: "one", "ones"),
      said.dropLast().allSatisfy({
        $0.kind == .word && !$0.isCount && !ListWords.definite.contains($0) && !NumberWords.articles.contains($0)
          && QuantityWords.sizes[$0] == nil
      }), ItemCorrection.isOnlyKind(Array(said.dropLast()))
    else { return nil }
    return Token.words(["it", "was", "a"], at: one.range) + said
  }

  /// "The sausages were veggie sausages" of "they were veggie sausages" behind sausage and mash: a part of the dish, and not
  /// all of it.
  private func kindWithinDish(_ said: [Token]) -> [Token]? {
    guard let item = onlyItem, said.count > 3, CorrectionWords.subjects.contains(said[0]),
      said[1].isOne(of: "was", "were"), let noun = said.last, noun.kind == .word,
      case let name = Lexer.tokens(of: item.shownNames.said.lowercased()),
      let joint = name.firstIndex(where: { $0.isOne(of: "and", "with") }), joint > 0, joint + 1 < name.count,
      EnglishPlural.singular(of: name[joint - 1].folded) == EnglishPlural.singular(of: noun.folded)
    else { return nil }
    return Token.words(["the"], at: noun.range) + [noun] + said[1...]
  }
}
