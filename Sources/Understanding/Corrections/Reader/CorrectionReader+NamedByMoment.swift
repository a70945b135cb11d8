import Foundation
import Nutrition
import ToolCalls

/// Entries that are named by when they were, or by their order: "remove the 10am banana", "delete yesterday's run",
/// "change the lunch coffee to a latte", "remove the first snack".
extension CorrectionReader {
  /// When and which: what a person tells one entry from others of its name by.
  private struct Sign {
    var mention = TimeMention()
    var part: Double?
    var day: TimeMention.Day?
    var meal: MealType?
    var order: Int?
    /// The words that say it, as they were written.
    var words: [Token] = []

    var isEmpty: Bool { words.isEmpty }
  }

  private static let longestOfNamed = 12
  private static let courtesies: WordSet = [
    "please", "can", "could", "you", "just", "ok", "okay", "hey", "entry", "log",
  ]
  private static let deleting = CorrectionWords.removing.union(["clear", "unlog"])
  private static let exchanging: WordSet = ["change", "swap", "switch", "replace", "make", "update"]
  private static let targets: WordSet = ["to", "for", "with", "into", "a", "an"]
  private static let links: WordSet = [
    "at", "from", "of", "in", "this", "on", "for", "the", "i", "had", "ate", "drank", "did",
  ]
  private static let orders: WordTable<Int> = ["first": 0, "1st": 0, "second": 1, "2nd": 1, "third": 2, "3rd": 2]
  private static let anything: WordSet = ["one", "entry", "meal", "food", "thing", "item", "log"]

  /// What `said` does to the entry that it names by its time or its place in the order, and a question where there is
  /// none such; nil where no entry is named so.
  func namedByMoment(_ said: [Token]) -> Reading? {
    guard (3...Self.longestOfNamed).contains(said.count), said.last?.isSign("?") != true,
      let verb = said.firstIndex(where: {
        !Self.courtesies.contains($0) && !Self.interjections.contains($0) && $0.kind == .word
      }),
      verb + 2 < said.count
    else { return nil }
    let isDeleting = Self.deleting.contains(said[verb])
    guard isDeleting || Self.exchanging.contains(said[verb]) else { return nil }
    let isOwned = TimeWords.days[said[verb + 1]] != nil || weekday(of: said[verb + 1]) != nil
    guard isOwned || ListWords.definite.contains(said[verb + 1]) else { return nil }
    let start = isOwned ? verb + 1 : verb + 2
    let end =
      isDeleting
      ? said[start...].firstIndex {
        $0.kind == .punctuation || Self.courtesies.contains($0) && !Self.anything.contains($0)
      } ?? said.count
      : Self.targets.firstIndex(in: said[start...]) ?? said.count
    guard start < end, isDeleting || end < said.count else { return nil }
    guard case (let sign, let name)? = parted(Array(said[start..<end])), !sign.isEmpty else { return nil }
    let all = context.earlierEntries + context.lastEntries
    // "The breakfast burrito" is a food, and no burrito at breakfast.
    let whole = said[start..<end].filter { $0.kind == .word }
    guard !all.contains(where: { isCalled($0, whole) }) else { return nil }
    let named = all.filter { isNamed($0, name) }
    // "The chicken dinner" of pasta is no pasta.
    if named.isEmpty, isDeleting, !all.isEmpty, sign.order == nil, foods.holdsFood(name) { return question(sign, name) }
    guard !named.isEmpty, sign.order == nil || named.count > 1 else { return nil }
    let fitting = named.filter { fits($0, sign) }
    guard let entry = sign.order.map({ $0 < fitting.count ? fitting[$0] : nil }) ?? fitting.last else {
      return question(sign, name)
    }
    let isMealOfName = name.count + 1 == whole.count && whole.last.map { TimeWords.meals.contains($0) } == true
    if isMealOfName, !isDeleting { return nil }
    if isDeleting, isMealOfName || isWhole(name) {
      return Reading(calls: [.removeEntry(RemoveEntry(entryId: entry.id))])
    }
    return about(entry).reading(
      of: Array(said[..<(verb + 1)]) + [Token.word("the", at: said[verb + 1].range)] + name + said[end...])
  }

  private static let longestSign = 5

  /// "The 12 one was ham", "the lunch coffee was a latte", "the morning run was 6 km": said of the entry of that time or
  /// that place in the order.
  func toldByMoment(_ said: [Token]) -> Reading? {
    guard (5...Self.longestOfNamed).contains(said.count), said[0].isWord("the"), said.last?.isSign("?") != true,
      let verb = CorrectionWords.tellers.firstIndex(in: said.prefix(Self.longestSign + 1)),
      (3...Self.longestSign).contains(verb),
      case (let sign, let name)? = parted(withHour(Array(said[1..<verb]))), !sign.isEmpty, !name.isEmpty,
      case let all = context.earlierEntries + context.lastEntries,
      case let whole = said[1..<verb].filter({ $0.kind == .word }), !all.contains(where: { isCalled($0, whole) }),
      case let named = all.filter({ isNamed($0, name) && (!isWhole(name) || isEatenOrDone($0)) }),
      sign.order == nil || named.count > 1,
      case let fitting = named.filter({ fits($0, sign) }),
      let entry = sign.order.map({ $0 < fitting.count ? fitting[$0] : nil }) ?? fitting.last
    else { return nil }
    let held = about(entry)
    let range = said[0].range
    let subject = isWhole(name) ? [Token.word("it", at: range)] : [Token.word("the", at: range)] + name
    // What is said of one that is logged and makes no sense there is no reason to log it once more.
    guard let reading = held.reading(of: subject + said[verb...]) else { return nil }
    return reading.calls.isEmpty ? reading.clarification.map { _ in reading } : reading.isOfLogged ? reading : nil
  }

  /// "At 12 one" for "12 one".
  private func withHour(_ words: [Token]) -> [Token] {
    guard words.count == 2, words[0].kind == .number, words[1].isWord("one") else { return words }
    return [Token.word("at", at: words[0].range)] + words
  }

  private func isEatenOrDone(_ entry: Entry) -> Bool {
    switch entry {
    case .meal, .workout: true
    case .water, .weight, .goal: false
    }
  }

  /// "The coffee" and "at 9am" of "9am coffee", in whichever order; nil where more is said.
  private func parted(_ words: [Token]) -> (Sign, [Token])? {
    var sign = Sign()
    var name: [Token] = []
    let mention = TimeScanner.scan(words)
    for index in words.indices {
      let word = words[index]
      let isClock =
        mention.clock != nil
        && (word.kind == .clock || word.kind == .number || word.isOne(of: "am", "pm", "o'clock", "oclock"))
      if isClock {
        sign.mention.clock = mention.clock
      } else if word.kind != .word {
        return nil
      } else if let order = Self.orders[word] {
        sign.order = order
      } else if let meal = TimeWords.meals[word] {
        sign.meal = meal
      } else if let part = TimeWords.parts[word] {
        sign.part = part
      } else if let day = TimeWords.days[word] ?? weekday(of: word) {
        guard day != .future else { return nil }
        sign.day = day
      } else {
        if !Self.links.contains(word) { name.append(word) }
        continue
      }
      sign.words.append(word)
    }
    return (sign, name)
  }

  private func weekday(of word: Token) -> TimeMention.Day? {
    let name = word.folded.hasSuffix("'s") ? String(word.folded.dropLast(2)) : word.folded
    return TimeWords.weekdays[name].map { .weekday($0, isStrict: false) }
  }

  private func isWhole(_ name: [Token]) -> Bool { name.allSatisfy { Self.anything.contains($0) } }

  /// Whether an item of `entry` is called all of `words`, what says a time of it among them.
  private func isCalled(_ entry: Entry, _ words: [Token]) -> Bool {
    guard case .meal(let meal) = entry else { return false }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    return matcher.index(named: words).map { matcher.isName(words, of: $0) } ?? false
  }

  /// Whether `entry` has what `name` says; where that is nothing, any that is eaten or done.
  private func isNamed(_ entry: Entry, _ name: [Token]) -> Bool {
    if isWhole(name) { return true }
    if case .meal(let meal) = entry { return ItemMatcher(meal: meal, foods: foods).index(named: name) != nil }
    return self.entry(named: name.map { EnglishPlural.singular(of: $0.folded) }, in: [entry]) != nil
  }

  /// Whether `entry` was when `sign` says.
  private func fits(_ entry: Entry, _ sign: Sign) -> Bool {
    let clock = LocalClock(now: context.now, timeZone: context.timeZone)
    let hour = clock.hour(of: entry.timestamp)
    if let meal = sign.meal {
      guard case .meal(let logged) = entry, logged.mealType == meal else { return false }
    }
    if let day = sign.day {
      let noon = TimeReader.resolve(TimeMention(day: day), now: context.now, timeZone: context.timeZone).date
      guard let noon, clock.daysBack(to: noon) == clock.daysBack(to: entry.timestamp) else { return false }
    }
    if let part = sign.part {
      let span: ClosedRange<Double> = part < 12 ? 3...12.5 : part < 18 ? 12...18.5 : 16.5...24
      guard span.contains(hour) || part >= 20 && hour < 4 else { return false }
    }
    switch sign.mention.clock {
    case .sure(let told)?, .noughted(let told)?: return abs(hour - told.truncatingRemainder(dividingBy: 24)) < 0.02
    case .halfDay(let told)?:
      return abs(hour - told) < 0.02 || abs(hour - (told + 12).truncatingRemainder(dividingBy: 24)) < 0.02
    case nil: return true
    }
  }

  private func question(_ sign: Sign, _ name: [Token]) -> Reading {
    let when = sign.words.map(\.text).joined(separator: " ").prefix(40)
    let what = isWhole(name) ? "entry" : name.map(\.text).joined(separator: " ")
    return Reading(
      clarification: Clarification(
        question: "I don't see that \(what.prefix(40)) (\(when)) in what was logged last. Which entry do you mean?"),
      confidence: 0.4)
  }
}
