import Nutrition
import ToolCalls

/// Some of what was counted, which somebody else had or nobody ate.
extension CorrectionReader {
  private static let spoilt = WordList.words(
    "bad off rotten mouldy moldy stale burnt burned rancid dropped inedible spoiled spoilt")
  private static let giving = EatingWords.giving.union(EatingWords.wasting)

  /// "One was for my son", "2 were stale", "gave one to my neighbour" right after four of one thing: so many fewer.
  func someLess(_ tokens: [Token]) -> Reading? {
    guard case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1, let count = Self.countOfSome(tokens),
      count < meal.items[0].quantity, UnitTable.unit(named: meal.items[0].unit)?.dimension != .mass,
      UnitTable.unit(named: meal.items[0].unit)?.dimension != .volume
    else { return nil }
    let left = Amount(factor: (meal.items[0].quantity - count) / meal.items[0].quantity)
    return replacing(0, of: meal, by: left)
  }

  /// How many `tokens` say were another's or left; nil where they tell something else.
  static func countOfSome(_ tokens: [Token]) -> Double? {
    let rest = Array(tokens.drop { isInterjection($0) || $0.isWord("i") })
    guard rest.count > 1, rest.count <= 12 else { return nil }
    if giving.contains(rest[0]) {
      guard let number = number(at: 1, in: rest), case let end = number.end, end < rest.count else { return nil }
      let behind = rest[end...]
      return behind[end].isWord("to") && IntentWords.others.occurs(in: behind) || behind[end].isWord("away")
        ? number.value : nil
    }
    guard let number = number(at: 0, in: rest), number.end + 1 < rest.count,
      IntentWords.pastCopulas.contains(rest[number.end])
    else {
      return nil
    }
    let behind = Array(rest[(number.end + 1)...])
    if spoilt.contains(behind[0]) { return number.value }
    if behind[0].isWord("for") { return IntentWords.others.occurs(in: behind.prefix(3)) ? number.value : nil }
    guard behind.count <= 3, let last = behind.last, last.folded.hasSuffix("s"),
      IntentWords.determiners.contains(behind[0])
    else { return nil }
    let stem = last.folded.hasSuffix("'s") ? last.folded.dropLast(2) : last.folded.dropLast()
    return IntentWords.others.contains(String(stem)) ? number.value : nil
  }

  private static let single = PhraseTable(
    list:
      "one was,one of them was,one of those was,one of the two was,one of the three was,one of the four was,the last one was,the first one was,the second one was,the other was"
  )

  /// "One of them was decaf" of three coffees: two as they were, and one of that kind.
  func oneOfKind(_ tokens: [Token]) -> Reading? {
    let rest = Array(tokens.drop(while: Self.isInterjection))
    guard let match = Self.single.match(at: 0, in: rest), match.count < rest.count,
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1, case let item = meal.items[0],
      item.quantity > 1, item.quantity == item.quantity.rounded(), item.unit != "g", item.unit != "ml",
      case let kind = trimmed(Array(rest[match.count...])), ItemCorrection.isOnlyKind(kind),
      case let items = ItemCorrection(context: context, foods: foods),
      let one = items.ofKind(kind, item, said: ItemMatcher(meal: meal, foods: foods).saidNames[0]), one.count == 1
    else { return nil }
    var other = one[0]
    (other.quantity, other.grams) = (1, nil)
    let fewer = Amount(factor: (item.quantity - 1) / item.quantity).applied(to: item)
    let changes = [items.replace(item, with: fewer), CorrectEntry.ItemChange(action: .add, item: other)]
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  /// A count at `index`, and where it ends with the "of them" behind it.
  private static func number(at index: Int, in tokens: [Token]) -> (value: Double, end: Int)? {
    guard index < tokens.count, tokens[index].isCount, let number = NumberPhrase.read(at: index, in: tokens) else {
      return nil
    }
    let end = index + number.count
    let isOfThem =
      end + 1 < tokens.count && tokens[end].isWord("of") && tokens[end + 1].isOne(of: "them", "those", "these")
    return (number.value, isOfThem ? end + 2 : end)
  }
}
