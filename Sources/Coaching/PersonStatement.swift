import Foundation
import Insights
import JournalStore
import Nutrition

/// What a message says of the person themselves: "I'm 34, 1.80 m", "born 31 May 1990", "I'm pregnant".
///
/// Read from whole clauses, wherever they stand among others; a weight alone is a weighing and left to the offline engine.
struct PersonStatement: Equatable {
  var ageYears: Int?
  var birthDate: CalendarDay?
  var heightCm: Double?
  var sex: Sex?
  var weightKg: Double?
  /// Nil where nothing was said of it; `.some(nil)` where a time of life has ended.
  var lifeStage: LifeStage??
  /// What else the message says, which is for the offline engine to read: "want to lose 0.5 kg a week".
  var rest: String?
  /// Whether a clause begins with "I'm" or the like.
  private var isLed = false
  /// Whether the person has said their name, so that a figure may be their age.
  private(set) var isNamed = false

  private static let mostClauses = 16

  /// - Parameter said: the same text, as words.
  init?(_ text: String, said: PhraseText, units: UnitSystem, today: CalendarDay) {
    guard Self.mayTell(said.words) else { return nil }
    let clauses = PersonClause.clauses(of: text)
    guard !clauses.isEmpty, clauses.count <= Self.mostClauses else { return nil }
    // Clauses that stand beside each other are one piece again: "mac and cheese".
    var unread: [Range<String.Index>] = []
    var isBeside = false
    func leave(_ range: Range<String.Index>) {
      if isBeside, let last = unread.popLast() {
        unread.append(last.lowerBound..<range.upperBound)
      } else {
        unread.append(range)
      }
      isBeside = true
    }
    var follows = true
    for (place, said) in clauses.enumerated() {
      var clause = said
      clause.skipGreeting()
      if clause.words.isEmpty { continue }
      if clause.isName {
        isNamed = true
        continue
      }
      var told = PersonClauseReader(clause: clause, statement: self, units: units, today: today)
      if place + 1 < clauses.count {
        var next = PersonClauseReader(clause: clauses[place + 1], statement: self, units: units, today: today)
        told.isBeforeHeight = heightCm == nil && next.read() && next.statement.heightCm != nil
      }
      if told.read(), follows || told.isLed || told.isUnmistakable {
        self = told.statement
        isLed = isLed || told.isLed
        isBeside = false
        follows = true
        if let start = told.restStart { leave(start..<clause.range.upperBound) }
      } else {
        leave(clause.range)
        follows = false
      }
    }
    guard hasFact else { return nil }
    rest = unread.isEmpty ? nil : unread.map { String(text[$0]) }.joined(separator: ", ")
  }

  /// Whether anything but a weight was read.
  var hasFact: Bool { factCount > 0 }

  /// Whether it is surely of the person, so that a meal or a weighing may be told beside it.
  var isSure: Bool { isLed || factCount + (weightKg == nil ? 0 : 1) > 1 }

  /// Whether an age is all that was read, so that its figure may be a weight: "I'm 77 now".
  var isAgeAlone: Bool { ageYears != nil && factCount == 1 && weightKg == nil }

  /// How many facts beside a weight were read.
  private var factCount: Int {
    [ageYears != nil, birthDate != nil, heightCm != nil, sex != nil, lifeStage != nil].count { $0 }
  }
}

extension PersonStatement {
  /// The changes it comes to, the weighing first, and the sentence that says what was noted.
  func plan(for profile: UserProfile, at time: Date, today: CalendarDay, newID: () -> String) -> (
    changes: [JournalChange], note: String, assumptions: [String]
  ) {
    var profile = profile
    var noted: [String] = []
    var assumptions: [String] = []
    if let birthDate {
      profile.birthDate = birthDate.midnightUTC
      noted.append("born \(birthDate)")
    } else if let ageYears, profile.age(on: today) == ageYears {
      noted.append("\(ageYears) years")
    } else if let ageYears {
      profile.birthDate = today.birthDate(forAge: ageYears).midnightUTC
      noted.append("\(ageYears) years")
      assumptions.append(
        "born about \(today.birthDate(forAge: ageYears).year); say \"born 1990-05-31\" for the exact age")
    }
    if let sex {
      profile.sex = sex
      noted.append(sex.rawValue)
    }
    if let heightCm {
      profile.heightCm = heightCm
      noted.append(profile.units.height(centimetres: heightCm))
    }
    if let lifeStage {
      profile.lifeStage = lifeStage
      noted.append(
        lifeStage.map { "\($0.rawValue), so no deficit is planned; ask your doctor or midwife what you need" }
          ?? "not pregnant or breastfeeding")
    }
    profile.updatedAt = time
    let weighing = weightKg.map { BodyWeightEntry(id: newID(), weightKg: $0, timestamp: time) }
    let changes = (weighing.map { [JournalChange.add(.weight($0))] } ?? []) + [.profile(profile)]
    return (changes, "Noted: \(noted.joined(separator: ", ")).", assumptions)
  }
}
