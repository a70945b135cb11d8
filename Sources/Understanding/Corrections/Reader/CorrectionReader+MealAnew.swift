import Nutrition
import ToolCalls

/// What a meal of the day was, told anew with its name: "change breakfast to oatmeal", "actually lunch was soup", "I had 3 eggs
/// for breakfast, not 2".
extension CorrectionReader {
  /// A meal that is told anew.
  private struct Telling {
    /// What it was, and what it was taken for.
    var new: [Token]
    var denied: [Token]?
    /// Whether the words can be no other meal's: "change", "actually", "not".
    var isSure: Bool
  }

  private static let changing: WordSet = ["change", "swap", "switch", "replace", "correct", "update", "edit", "amend"]
  private static let joints: WordSet = ["to", "with", "for", "into"]
  private static let mending: WordSet = [
    "actually", "no", "nope", "nah", "wait", "sorry", "oops", "whoops", "correction", "really",
  ]
  private static let mild: WordSet = [
    "my", "the", "for", "at", "today's", "todays", "oh", "ah", "and", "so", "hmm", "i",
  ]
  /// Tell something else of a meal, or more than it.
  private static let noNames: WordSet = [
    "i", "we", "then", "but", "because", "also", "too", "again", "was", "were", "had", "ate", "more", "another",
    "extra",
    "followed", "same", "usual", "no", "nothing", "skipped", "yesterday", "today",
  ]

  /// What `said` makes of the likeliest of `meals`; nil where it may be news.
  func restatedMeal(_ said: [Token], meal place: Int, among meals: [Meal]) -> Reading? {
    guard let told = toldAnew(said, meal: place), !told.new.isEmpty, !Self.noNames.occurs(in: told.new),
      TimeScanner.scan(told.new).isEmpty, foods.holdsFood(told.new)
    else { return nil }
    if let denied = told.denied { return exchanged(told.new, for: denied, among: meals) }
    guard let meal = meals.first, let reading = whole(told.new, of: meal) else { return nil }
    if told.isSure || told.new[0].isOne(of: "just", "only") { return reading }
    // "Lunch was soup" may be the rest of it, or another day's: without a sign of change it takes nothing away.
    let isOfSame = reading.calls.allSatisfy { call in
      if case .correctEntry(let entry) = call {
        // The toast of "eggs on toast" is said beside them.
        entry.items?.first.map { $0.action == .replace } ?? false
          && entry.items?.contains { $0.action == .remove } == false
          && foods.items(in: told.new).count == entry.items?.count { $0.action == .replace }
      } else {
        false
      }
    }
    return isOfSame && !reading.calls.isEmpty ? reading : nil
  }

  /// The telling in `said`, whose meal stands at `place`.
  private func toldAnew(_ said: [Token], meal place: Int) -> Telling? {
    var isSure = false
    var rest = said[...]
    // "No wait, sorry,": what is wrong is said ahead of it.
    while let first = rest.first, first.kind == .punctuation || Self.mending.contains(first) {
      if first.kind == .word { isSure = true }
      rest = rest.dropFirst()
    }
    guard let first = rest.first else { return nil }
    if Self.changing.contains(first), place + 2 < said.count, Self.joints.contains(said[place + 1]),
      said[(rest.startIndex + 1)..<place].allSatisfy({ Self.mild.contains($0) })
    {
      return parted(said[(place + 2)...], isSure: true)
    }
    if rest.startIndex <= place, said[rest.startIndex..<place].allSatisfy({ Self.mild.contains($0) }) {
      return toldBehind(said[(place + 1)...], isSure: isSure)
    }
    return toldBefore(rest, meal: place, isSure: isSure)
  }

  /// "Was actually oatmeal", "should be oatmeal", "I actually had oatmeal" behind the meal's name.
  private func toldBehind(_ behind: ArraySlice<Token>, isSure: Bool) -> Telling? {
    var rest = behind.drop { $0.isSign(",") || $0.isWord("today") }
    var isSure = isSure
    guard let verb = rest.first else { return nil }
    if verb.isWord("i") {
      rest = rest.dropFirst()
      if let adverb = rest.first, Self.mending.contains(adverb) {
        isSure = true
        rest = rest.dropFirst()
      }
      guard let had = rest.first, EatingWords.plain.contains(had) else { return nil }
      // "For lunch I had soup" tells of a lunch.
      return parted(rest.dropFirst(), isSure: isSure, isNews: true)
    }
    if verb.isWord("should") {
      rest = rest.dropFirst().drop { $0.isOne(of: "have", "be", "been", "say") }
      return parted(rest, isSure: true)
    }
    guard verb.isOne(of: "was", "were") else { return nil }
    return parted(rest.dropFirst(), isSure: isSure)
  }

  /// "I had 3 eggs for breakfast, not 2".
  private func toldBefore(_ said: ArraySlice<Token>, meal place: Int, isSure: Bool) -> Telling? {
    let rest = said.drop { $0.isWord("i") }
    guard let had = rest.first, EatingWords.plain.contains(had), place > rest.startIndex + 2,
      said[place - 1].isWord("for")
    else {
      return nil
    }
    let behind = said[(place + 1)...].drop { $0.isSign(",") || $0.isWord("today") }
    let new = rest[(rest.startIndex + 1)..<(place - 1)]
    guard let not = behind.first else { return parted(new, isSure: isSure, isNews: true) }
    if not.isWord("not") { return parted(new + behind, isSure: true) }
    guard behind.count == 1, not.isOne(of: "actually", "instead") else { return nil }
    return parted(new, isSure: true)
  }

  /// "Oatmeal, not eggs" in its two halves; nil where a report `isNews` unless something is put right in it.
  private func parted(_ said: ArraySlice<Token>, isSure: Bool, isNews: Bool = false) -> Telling? {
    var new = said.drop { $0.isSign(",") || $0.isSign(":") }
    var isSure = isSure
    while let first = new.first, Self.mending.contains(first) {
      isSure = true
      new = new.dropFirst()
    }
    if let last = new.last, last.isOne(of: "actually", "instead") { isSure = true }
    let end = new.firstIndex { $0.isWord("not") }
    let denied = end.map { Array(trimmed(Array(new[($0 + 1)...]))) }
    guard isSure || !isNews || denied != nil, denied.map({ !$0.isEmpty && TimeScanner.scan($0).isEmpty }) ?? true else {
      return nil
    }
    return Telling(new: trimmed(Array(new[..<(end ?? new.endIndex)])), denied: denied, isSure: isSure || denied != nil)
  }

  /// "3 eggs" for the 2 of them, "oatmeal" for eggs, in the first of `meals` that has what is denied.
  private func exchanged(_ new: [Token], for old: [Token], among meals: [Meal]) -> Reading? {
    let isFood = foods.holdsFood(old)
    return meals.lazy.compactMap { meal in
      let matcher = ItemMatcher(meal: meal, foods: self.foods)
      guard matcher.index(of: isFood ? old : new) != nil else { return nil }
      return self.corrections(of: meal).reading(of: .init(new: new, old: old, isDenied: true))
    }.first
  }

  /// The whole of `meal` as `said` tells it: its foods that are named stay, in the amount that is told, and the others go; an
  /// amount alone takes nothing away.
  private func whole(_ said: [Token], of meal: Meal) -> Reading? {
    let isOnly = said[0].isWord("just") || said[0].isWord("only")
    let parts = foods.parts(in: said).filter { $0.confidence >= MessageReader.leastConfidence }
    guard !parts.isEmpty else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let items = corrections(of: meal)
    var kept: Set<Int> = []
    var changes: [CorrectEntry.ItemChange] = []
    var hasCount = false
    for part in parts {
      let name = Lexer.tokens(of: part.item.name)
      if let index = meal.items.indices.first(where: {
        !kept.contains($0) && items.isKind(part.item, of: meal.items[$0], said: matcher.saidNames[$0])
      }) {
        kept.insert(index)
        hasCount = true
        changes.append(
          items.replace(meal.items[index], with: items.keepingAmount(of: meal.items[index], in: part.item)))
        continue
      }
      guard let index = matcher.index(named: name), matcher.isSaid(name, of: index), kept.insert(index).inserted else {
        changes.append(CorrectEntry.ItemChange(action: .add, item: part.item))
        continue
      }
      guard part.item.quantity != nil || part.item.grams != nil || part.item.unit != nil else { continue }
      hasCount = true
      changes += items.recounted(meal.items[index], as: part.item, said: matcher.saidNames[index])
    }
    if isOnly || !hasCount || changes.contains(where: { $0.action == .add }) {
      let gone = meal.items.indices.filter { !kept.contains($0) }
      changes = gone.map { CorrectEntry.ItemChange(action: .remove, itemName: meal.items[$0].name) } + changes
    }
    // Told once more as it is logged it changes nothing.
    return changes.isEmpty ? .leftAsLogged : Reading(CorrectEntry(entryId: meal.id, items: changes))
  }
}
