import Foundation
import Insights
import JournalStore
import Nutrition

/// What a message says of the person themselves: "I'm 34, 1.80 m", "born 31 May 1990", "I'm pregnant".
///
/// Read where the message is such statements, or begins with them and goes on to a goal; a weight alone is a weighing and
/// left to the offline engine.
struct PersonStatement: Equatable {
  var ageYears: Int?
  var birthDate: CalendarDay?
  var heightCm: Double?
  var sex: Sex?
  var weightKg: Double?
  /// Nil where nothing was said of it; `.some(nil)` where a time of life has ended.
  var lifeStage: LifeStage??
  /// What the message goes on to say, which is for the offline engine to read: "want to lose 0.5 kg a week".
  var rest: String?

  /// - Parameter said: the same text, as words.
  init?(_ text: String, said: PhraseText, units: UnitSystem, today: CalendarDay) {
    guard Self.mayBegin(said.words) else { return nil }
    let marked = text.lowercased().replacing("’", with: "'").replacing(" and ", with: ";").replacing(", ", with: ";")
    let clauses = marked.replacing(". ", with: ";").split { ";\n!".contains($0) }.map(Self.trimmed)
      .filter { !$0.isEmpty }
    guard !clauses.isEmpty, clauses.count <= 7 else { return nil }
    var unread: [String] = []
    for clause in clauses where !read(clause, units: units, today: today) {
      guard hasFact || weightKg != nil else { return nil }
      unread.append(clause)
    }
    guard hasFact else { return nil }
    rest = unread.isEmpty ? nil : unread.joined(separator: ", ")
  }

  /// Whether anything but a weight was read.
  private var hasFact: Bool {
    ageYears != nil || birthDate != nil || heightCm != nil || sex != nil || lifeStage != nil
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ".")))
  }

  private static let leads = [
    "my height is", "my weight is", "my age is", "my birthday is", "my date of birth is", "my sex is", "i was", "i am",
    "i'm", "im", "i weigh", "weigh", "weighing", "height:", "height", "weight:", "age:", "age", "dob:", "dob", "sex:",
    "sex", "a",
  ]

  private mutating func read(_ clause: String, units: UnitSystem, today: CalendarDay) -> Bool {
    var rest = clause
    while let lead = Self.leads.first(where: { rest.hasPrefix($0 + " ") }) {
      rest = String(rest.dropFirst(lead.count + 1))
    }
    for tail in [" tall", " years old", " year old", " yo", " y/o", " years", " now"] where rest.hasSuffix(tail) {
      let isAge = tail.contains("y")
      rest = String(rest.dropLast(tail.count))
      if isAge { return readAge(rest) }
    }
    if let sex = Self.sexes[rest] {
      self.sex = sex
      return true
    }
    if let stage = Self.stage(rest) {
      lifeStage = stage
      return true
    }
    if rest.hasPrefix("born ") { return readBirth(String(rest.dropFirst(5)), units, today) }
    if clause.contains("birth") || clause.hasPrefix("dob") { return readBirth(rest, units, today) }
    // "A 99" is an ice cream.
    if clause.hasPrefix("a "), rest.allSatisfy(\.isNumber) { return false }
    // "Male, 34": beside another fact a figure alone is an age.
    if rest.allSatisfy(\.isNumber) { return (clause != rest || hasFact) && readAge(rest) }
    return readMeasure(rest, units)
  }

  private static let sexes: [String: Sex] = [
    "male": .male, "man": .male, "a man": .male, "guy": .male, "female": .female, "woman": .female, "a woman": .female,
  ]

  private static func stage(_ text: String) -> LifeStage?? {
    let words = text.split(separator: " ")
    guard let last = words.last.flatMap({ LifeStage(rawValue: String($0)) }) else { return nil }
    if words.first == "not" || text.hasPrefix("no longer") { return .some(nil) }
    let filler: Set<Substring> = ["currently", "weeks", "months", "week", "now"]
    let isPlain = words.dropLast().allSatisfy { filler.contains($0) || $0.allSatisfy(\.isNumber) }
    return isPlain ? .some(last) : nil
  }

  private mutating func readAge(_ text: String) -> Bool {
    guard let years = Int(text), (5...120).contains(years), ageYears == nil else { return false }
    ageYears = years
    return true
  }

  private mutating func readBirth(_ text: String, _ units: UnitSystem, _ today: CalendarDay) -> Bool {
    let text = text.hasPrefix("on ") ? String(text.dropFirst(3)) : text
    guard let day = DateText.day(text, units: units), today.age(bornOn: day) != nil else { return false }
    birthDate = day
    return true
  }

  private mutating func readMeasure(_ text: String, _ units: UnitSystem) -> Bool {
    guard let measure = MeasureText(text), measure.parts.first.map({ !$0.unit.isEmpty }) == true else { return false }
    if let kilograms = MeasureText.kilograms(text, units: units), weightKg == nil, (20...400).contains(kilograms) {
      weightKg = kilograms
      return true
    }
    guard let height = MeasureText.centimetres(text, units: units), heightCm == nil, (100...250).contains(height) else {
      return false
    }
    heightCm = height
    return true
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
