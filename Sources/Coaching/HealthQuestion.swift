import Foundation
import Insights
import Nutrition
import Understanding

/// A message about the person's health that is for a doctor to answer, never for Ada and never for a model.
enum HealthQuestion: Equatable {
  /// It may be an emergency.
  case urgent
  case medical

  /// What a message asks for; nil where it is none.
  ///
  /// - Parameter reading: how the offline engine read it: what logs something or asks for figures is no such question,
  ///   but an emergency always is.
  static func of(_ said: PhraseText, reading: Reading) -> HealthQuestion? {
    if said.has(emergencies), !said.has(asides) { return .urgent }
    guard reading.calls.isEmpty, reading.teaching == nil, mayBe(reading.query) else { return nil }
    return said.has(subjects) ? .medical : nil
  }

  private static func mayBe(_ query: Query?) -> Bool {
    switch query {
    case nil, .advice, .fit, .foods, .recipe, .feeling, .wellbeing, .remark, .other: true
    case .nutrition, .comparison, .amount, .fact, .activityEnergy, .burning, .activities, .progress, .targets,
      .weight, .body, .bodyMassIndex, .undo, .redo, .help, .plan, .notDone, .someoneElse, .thanks, .greeting, .forecast,
      .dayLogged, .conversion:
      false
    }
  }

  private static let emergencies: PhraseSet = [
    "chest pain", "chest pains", "pain in my chest", "can't breathe", "cannot breathe", "trouble breathing",
    "passed out", "i fainted", "coughing blood", "vomiting blood", "overdose", "overdosed", "kill myself", "suicidal",
    "stroke symptoms", "heart attack",
  ]

  /// With these it is a matter of knowledge or of the past, not of now.
  private static let asides: PhraseSet = ["years ago", "risk of", "prevent", "last year", "in the movie"]

  private static let subjects: PhraseSet = [
    "diabetes", "diabetic", "insulin", "metformin", "ozempic", "wegovy", "semaglutide", "medication", "medications",
    "medicine", "meds", "antibiotics", "antidepressants", "statins", "ibuprofen", "paracetamol", "acetaminophen",
    "aspirin", "dose", "dosage", "prescription", "blood pressure", "hypertension", "cholesterol", "thyroid",
    "hypothyroidism", "kidney", "kidneys", "liver", "gallstones", "gout", "anemia", "anaemia", "heart disease",
    "heart condition", "palpitations", "arrhythmia", "cancer", "epilepsy", "crohn's", "celiac", "coeliac", "ibs",
    "eating disorder", "anorexia", "bulimia", "pregnant", "pregnancy", "breastfeeding", "miscarriage", "surgery",
    "symptom", "symptoms", "diagnose", "diagnosis", "disease", "dizzy", "dizziness", "rash", "fever", "migraine",
    "migraines", "numbness", "blood sugar", "blood test", "side effects", "infection", "fracture", "torn", "hurts",
    "hurt", "hurting", "painful", "in pain", "the pain", "pain in", "back pain", "knee pain", "joint pain",
    "stomach pain", "muscle pain", "ache", "aches", "injury", "injured", "sprained", "sprain", "swollen", "nausea",
    "nauseous", "diarrhea", "diarrhoea", "constipated", "constipation", "insomnia", "depressed", "depression",
  ]
}

extension HealthQuestion {
  /// Where to turn, and what the journal can show there.
  ///
  /// - Parameter days: the last days, today last.
  func answer(days: [DaySummary], weightKg: Double?, units: UnitSystem) -> String {
    switch self {
    case .urgent:
      return "If this is happening now, call your emergency number (112, 911 or 999) or have somebody take you to a "
        + "hospital. I am a journal and cannot help with it."
    case .medical:
      let facts = Self.facts(days: days, weightKg: weightKg, units: units)
      return "That is for your doctor or pharmacist; please ask them, I cannot judge it. "
        + (facts.isEmpty
          ? "The journal holds nothing yet that you could show them."
          : "What your journal can show them: \(facts.joined(separator: "; ")). \"ada weight\" and \"ada week\" list more.")
    }
  }

  private static func facts(days: [DaySummary], weightKg: Double?, units: UnitSystem) -> [String] {
    var facts: [String] = []
    if let weightKg { facts.append("weight \(units.weight(kilograms: weightKg))") }
    let logged = days.filter { !$0.meals.isEmpty }
    if !logged.isEmpty {
      func mean(_ value: (DaySummary) -> Double) -> Double {
        logged.reduce(0) { $0 + value($1) } / Double(logged.count)
      }
      let span = "over \(logged.count) of the last \(days.count) days"
      facts.append(
        "\(Figures.kcal(mean { $0.eaten.calories })), \(mean { $0.eaten.proteinG }.text()) g protein and "
          + "\(mean { $0.eaten.sodiumMg ?? 0 }.text()) mg of recorded sodium a day \(span)")
    }
    let workouts = days.reduce(0) { $0 + $1.workouts.count }
    if workouts > 0 { facts.append("\(workouts == 1 ? "1 workout" : "\(workouts) workouts") in \(days.count) days") }
    return facts
  }
}
