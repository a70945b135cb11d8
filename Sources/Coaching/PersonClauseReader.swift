import Foundation
import Insights
import JournalStore
import Nutrition

/// Reads one clause of a message as facts of the person, one behind the other: "34yo male 180cm 83kg", "I'm a 34 year old
/// man".
struct PersonClauseReader {
  let clause: PersonClause
  /// What was read so far, of earlier clauses too.
  var statement: PersonStatement
  let units: UnitSystem
  let today: CalendarDay
  /// Whether it begins with "I'm", "my height is" or the like.
  var isLed = false
  /// Whether it says what is said of nothing but people.
  var isUnmistakable = false
  /// Whether the clause behind it tells a height, so that "28F" before it is of a person.
  var isBeforeHeight = false
  /// Where it goes on to something else: "I'm a man trying to lose weight".
  private(set) var restStart: String.Index?

  /// The word that is read next.
  var at = 0
  /// "height" and the like, which say what a bare figure is of.
  var label: String?
  /// "M" and "F" are of a sex only beside other facts.
  var hasLetter = false

  init(clause: PersonClause, statement: PersonStatement, units: UnitSystem, today: CalendarDay) {
    self.clause = clause
    self.statement = statement
    self.units = units
    self.today = today
  }

  /// Whether the clause is facts from end to end, or goes on to another clause behind them.
  mutating func read() -> Bool {
    readLead()
    var count = 0
    while at < clause.words.count {
      if readFact() {
        count += 1
      } else if Self.fillers.contains(word(at)) {
        at += 1
      } else if Self.labels.contains(word(at)) {
        label = word(at)
        at += 1
      } else if count > 0, Self.onward.contains(word(at)) || isLed && Self.eating.contains(word(at)) {
        restStart = clause.words[at].start
        break
      } else {
        return false
      }
    }
    let isBeside = statement.heightCm != nil || statement.weightKg != nil || isBeforeHeight
    return count > 0 && (!hasLetter || isLed || label != nil || isBeside)
  }

  func word(_ index: Int) -> String { index < clause.words.count ? clause.words[index].text : "" }

  func isNumber(_ index: Int) -> Bool { index < clause.words.count && clause.words[index].isNumber }

  private static let leads: [[String]] = [
    ["i", "am"], ["i'm"], ["im"], ["i", "weigh"], ["i", "stand"], ["i", "measure"],
  ]

  /// "I was" is of the past, but for a birth.
  private mutating func readLead() {
    if word(0) == "i", word(1) == "was", word(2) == "born" {
      isLed = true
      at = 2
    } else if word(0) == "my", Self.labels.contains(word(1)) || ["birthday", "date", "dob"].contains(word(1)) {
      isLed = true
      at = 1
    } else if let lead = Self.leads.first(where: { clause.words.map(\.text).starts(with: $0) }) {
      isLed = true
      label = lead == ["i", "weigh"] ? "weigh" : nil
      at = lead.count
    }
  }

  private mutating func readFact() -> Bool {
    if isNumber(at) { return readStage(from: at) || readMeasure() || readAge() || readBareMeasure() }
    if let sex = Self.sexes[word(at)], statement.sex == nil || statement.sex == sex {
      statement.sex = sex
      if word(at) == "male" || word(at) == "female" { isUnmistakable = true }
      at += 1
      return true
    }
    return readLetter() || readStage(from: at) || readBirth()
  }

  static let sexes: [String: Sex] = [
    "male": .male, "man": .male, "guy": .male, "female": .female, "woman": .female, "lady": .female,
  ]
  static let letters: [String: Sex] = ["m": .male, "f": .female]

  /// Whether a word alone says a fact.
  static func isFact(_ word: String) -> Bool {
    sexes[word] != nil || letters[word] != nil || LifeStage(rawValue: word) != nil
  }

  private mutating func readLetter() -> Bool {
    guard let sex = Self.letters[word(at)], statement.sex == nil else { return false }
    statement.sex = sex
    hasLetter = true
    at += 1
    return true
  }

  /// "20 weeks pregnant", "no longer breastfeeding".
  private mutating func readStage(from start: Int) -> Bool {
    var index = start
    var hasEnded = false
    if word(index) == "not" || word(index) == "no" && word(index + 1) == "longer" {
      hasEnded = true
      index += word(index) == "no" ? 2 : 1
    }
    if isNumber(index), Self.terms.contains(word(index + 1)) { index += 2 }
    guard let stage = LifeStage(rawValue: word(index)), statement.lifeStage == nil else { return false }
    statement.lifeStage = .some(hasEnded ? nil : stage)
    at = index + 1
    return true
  }

  private static let terms: Set<String> = ["week", "weeks", "month", "months"]

  /// "born on 31 May 1990", "dob: 31.5.1990": all that the clause still says.
  private mutating func readBirth() -> Bool {
    guard ["born", "birthday", "birth", "dob"].contains(word(at)), statement.birthDate == nil else { return false }
    var start = at + 1
    while ["is", "on"].contains(word(start)) { start += 1 }
    guard start < clause.words.count else { return false }
    let text = String(clause.text[clause.words[start].start...]).trimmingCharacters(
      in: CharacterSet(charactersIn: ". "))
    guard let day = DateText.day(text, units: units), today.age(bornOn: day) != nil else { return false }
    statement.birthDate = day
    at = clause.words.count
    return true
  }
}
