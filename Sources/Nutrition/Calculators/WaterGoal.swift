/// How much water a day asks for, in millilitres.
public struct WaterGoal: Equatable, Sendable {
  /// What an hour of exercise adds.
  public static let millilitresPerExerciseHour = 500.0
  /// The part of all water that is drunk; about a fifth comes with food (EFSA 2010).
  public static let drunkShare = 0.8

  /// Without what exercise adds, over 0.
  public var baseMl: Double
  /// What exercise adds, from 0 on.
  public var exerciseMl: Double
  /// Where the base comes from.
  public var origin: String
  /// Empty for an own goal; else that the sex is unknown, where it is.
  public var assumptions: [Assumption]

  /// All water of the day: of drinks and, where the goal is not the person's own, of food.
  public var totalMl: Double { baseMl + exerciseMl }

  /// The part that is to be drunk, which is what the journal counts: an own goal as it is, else four fifths of EFSA's
  /// figure; what exercise adds is drunk.
  public var toDrinkMl: Double { (isOwn ? 1 : Self.drunkShare) * baseMl + exerciseMl }

  private let isOwn: Bool

  /// The person's own goal, or 2.5 l for men and 2.0 l for women (EFSA 2010: all water of a day, about a fifth of it from
  /// food; moderate climate and activity), 0.3 l more in pregnancy and 0.7 l more while breastfeeding, and 0.5 l more for
  /// each hour of exercise.
  ///
  /// - Parameter exerciseMinutes: minutes of exercise that day; negative or non-finite counts as none.
  public init(ownMl: Double? = nil, sex: Sex?, lifeStage: LifeStage? = nil, exerciseMinutes: Double = 0) {
    let minutes = Optional(exerciseMinutes).usable ?? 0
    exerciseMl = minutes / 60 * Self.millilitresPerExerciseHour
    isOwn = ownMl.usable != nil
    if let own = ownMl.usable {
      baseMl = own
      origin = "your own goal"
      assumptions = []
    } else {
      let extra: Double =
        switch lifeStage {
        case .pregnant: 300
        case .breastfeeding: 700
        case nil: 0
        }
      baseMl = (sex == .male ? 2500 : 2000) + extra
      origin = "EFSA 2010, all water of a day, about a fifth of it from food"
      assumptions = sex == nil && lifeStage == nil ? [.sexUnknown] : []
    }
  }
}
