/// Why nothing may be planned for somebody that takes weight off them, whoever asks: person, model or import.
public enum DeficitBar: Hashable, Sendable {
  /// Under 18: a body that grows, and formulas that were made for adults.
  case underAge(years: Int)
  case pregnant
  case breastfeeding
  /// A body mass index under 18.5 (WHO 1995) already.
  case underweight(bmi: Double)

  /// Formulas and limits are those of adults from this age on.
  public static let adultAge = 18

  /// The first that holds; nil where a deficit may be planned, or nothing is known that forbids one.
  ///
  /// - Parameters:
  ///   - weightKg: the weight to reckon with, in kilograms.
  ///   - day: the day it is, for the age.
  public static func of(_ profile: UserProfile, weightKg: Double?, on day: CalendarDay) -> DeficitBar? {
    if let age = profile.age(on: day), age < adultAge { return .underAge(years: age) }
    switch profile.lifeStage {
    case .pregnant: return .pregnant
    case .breastfeeding: return .breastfeeding
    case nil: break
    }
    guard let bmi = BodyMassIndex.of(weightKg: weightKg, heightCm: profile.heightCm), bmi < BodyMassIndex.underweight
    else { return nil }
    return .underweight(bmi: bmi)
  }

  /// Behind "as": "you are under 18".
  public var reason: String {
    switch self {
    case .underAge: "you are under \(Self.adultAge)"
    case .pregnant: "you are pregnant"
    case .breastfeeding: "you are breastfeeding"
    case .underweight(let bmi): "your BMI of \(bmi.text(decimals: 1)) is under 18.5"
    }
  }

  /// Who to ask instead.
  public var advice: String {
    switch self {
    case .underAge: "A doctor or dietitian can say what is right for a body that grows."
    case .pregnant, .breastfeeding: "Needs are higher now; your doctor or midwife can say by how much."
    case .underweight: "Please do not lose more; a doctor can help to find out why."
    }
  }
}
