import Foods
import Foundation
import Nutrition
import ToolCalls

/// Reads a question that leaves out what the one before it said: "and with milk?", "what about brown rice?", "same for
/// tea", "and yesterday?".
struct FollowUpReader {
  let reader: QueryReader
  /// What was asked before.
  let before: Query

  private static let leads = PhraseTable<Bool>([
    ("what about", false), ("how about", false), ("and what about", false), ("and how about", false),
    ("what about for", false), ("what about in", false), ("same for", false), ("the same for", false),
    ("and the same for", false), ("same question for", false), ("same with", false), ("and for", false),
    ("and in", false),
    ("and of", false), ("and if it's", false), ("what if it's", false), ("or", false), ("and", false),
    ("what about with", true), ("how about with", true), ("and with", true), ("with", true), ("and if i add", true),
    ("and plus", true), ("plus", true),
  ])
  /// Leads that are no question without their mark: "and a banana" tells of one more.
  private static let bare: WordSet = ["and", "or", "with", "plus"]
  /// A question of its own.
  private static let asking = IntentWords.reports.union(
    WordList.words("how what when which who why where is are do does did can could should would will i i'm i've my"))
  private static let longest = 9

  /// What stands behind the lead, and whether it is added to what was asked about.
  static func remnant(of tokens: [Token]) -> (tokens: [Token], isAdded: Bool)? {
    guard !tokens.isEmpty, let match = leads.match(at: 0, in: tokens) else { return nil }
    guard !bare.contains(tokens[0]) || tokens.last?.isSign("?") == true else { return nil }
    let rest = tokens[match.count...].filter { $0.kind != .punctuation }
    guard (1...longest).contains(rest.count), !asking.contains(rest[0]),
      !rest.contains(where: { $0.isOne(of: "i", "ate") })
    else { return nil }
    return (rest, match.value)
  }

  /// The question in full; nil where what is left of it does not go with the one before.
  func query(of rest: [Token], isAdded: Bool) -> Query? {
    switch before {
    case .nutrition(let items): foods(rest, isAdded, items).map { .nutrition(of: $0) }
    case .fit(let items): foods(rest, isAdded, items).map { .fit($0) }
    case .comparison(let items): foods(rest, true, items, isList: true).map { .comparison($0) }
    case .activityEnergy(let old): activity(rest, old).map { .activityEnergy($0) }
    case .burning(let old):
      activity(rest, old.workout).map {
        .burning(BurnQuestion($0, kilocalories: old.kilocalories, in: old.measure == .steps ? .distance : old.measure))
      }
    case .activities(let list): activity(rest, list.last).map { .activities(list + [$0]) }
    case .progress(let question): journal(rest, question).map { .progress($0) }
    case .foods(let ranking): self.ranking(rest, ranking).map { .foods($0) }
    case .body(.weights(let measure, _)): span(of: rest).map { .body(.weights(measure, $0)) }
    case .body(.deficit): span(of: rest).map { .body(.deficit($0)) }
    default: nil
    }
  }

  /// Whether nothing but nutrients is named: "and protein?".
  static func nutrients(in rest: [Token]) -> [AskedNutrient]? {
    let plain = rest.filter { !$0.isOne(of: "the", "and", "its", "of") }
    let found = plain.compactMap { AskedNutrient.words[$0] }
    return found.count == plain.count && !found.isEmpty ? found : nil
  }

  private func foods(
    _ said: [Token], _ isAdded: Bool, _ old: [AddMeal.Item], isList: Bool = false
  ) -> [AddMeal.Item]? {
    let rest = said.filter { !$0.isWord("instead") }
    if !isAdded, Self.nutrients(in: rest) != nil { return old }
    guard let last = old.last, !rest.isEmpty else { return nil }
    if isAdded, !isList, old.count == 1, !rest[0].isCount, !NumberWords.articles.contains(rest[0]) {
      // "Tea with milk" is read as it is said: of the milk a splash.
      let whole = Lexer.tokens(of: "\(Self.words(of: last)) with ") + rest
      return reader.known(in: whole[...]).nilIfEmpty
    }
    var new = reader.known(in: completed(rest, last)[...])
    guard !new.isEmpty else { return nil }
    let place = old.lastIndex { Self.head(of: $0) == new.first.map(Self.head) }
    if isAdded, old.count > 1, let place = place ?? (rest.count < said.count ? old.indices.last : nil) {
      // "Muesli with skim milk", "and with whole milk", "with yogurt instead": in its place, and as much where it is milk too.
      if new[0].quantity == nil, new[0].unit == nil, Self.head(of: old[place]) == Self.head(of: new[0]) {
        new[0].quantity = old[place].quantity
        new[0].unit = old[place].unit
      }
      var list = old
      list.replaceSubrange(place...place, with: new)
      return list
    }
    if isAdded { return old + new }
    // "A cup of white rice", "what about brown rice": as much of it.
    if new.count == 1, old.count == 1, new[0].quantity == nil, new[0].unit == nil, new[0].grams == nil {
      new[0].quantity = last.quantity
      new[0].unit = last.unit
      new[0].grams = last.grams
    }
    return new
  }

  /// "Milk" of skim milk.
  private static func head(of item: AddMeal.Item) -> String? { Lexer.tokens(of: item.name).last?.folded }

  /// "Brown" of rice and "a tuna one" of a wrap, with their noun.
  private func completed(_ rest: [Token], _ old: AddMeal.Item) -> [Token] {
    guard let noun = Lexer.tokens(of: old.name).last, let end = rest.last else { return rest }
    let head = Token.word(noun.folded, at: end.range)
    if end.isOne(of: "one", "ones"), rest.count > 1 { return rest.dropLast() + [head] }
    return rest.count == 1 && reader.isKind(end, of: head) ? rest + [head] : rest
  }

  /// "1 cup of tea", as it would be said.
  private static func words(of item: AddMeal.Item) -> String {
    let count = item.quantity.map { NumberPhrase.plain($0) + " " } ?? ""
    return count + (item.unit.map { "\($0) of " } ?? "") + item.name
  }
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}

extension OfflineEngine {
  /// What `said` asks where the question before it goes on; nil where none does.
  func followUp(_ said: [Token], _ foods: FoodPhrases, _ context: ReadingContext) -> Reading? {
    guard let last = context.questions.last, let (rest, isAdded) = FollowUpReader.remnant(of: said) else { return nil }
    var earlier = context
    earlier.questions.removeLast()
    let first = read(last, in: earlier)
    guard let before = first.query, first.calls.isEmpty else { return nil }
    let reader = QueryReader(foods: foods, now: context.now, timeZone: context.timeZone)
    guard let query = FollowUpReader(reader: reader, before: before).query(of: rest, isAdded: isAdded) else {
      return nil
    }
    var reading = Reading(query: query)
    reading.question =
      isAdded || FollowUpReader.nutrients(in: rest) == nil ? first.question ?? last : Self.asking(for: rest)
    return reading
  }

  /// "How much protein in it", for "and protein?".
  private static func asking(for rest: [Token]) -> String {
    "how much \(rest.filter { AskedNutrient.words[$0] != nil }.map(\.folded).joined(separator: " and ")) in it"
  }
}
