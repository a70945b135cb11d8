/// A value that was not known and had to be assumed, with the way to supply it.
public enum Assumption: Hashable, Sendable {
  /// There is no weight: the day's target is a placeholder.
  case weightUnknown
  /// There is no height: this many centimetres were taken.
  case height(centimetres: Double)
  /// There is no birth date: this many years were taken.
  case age(years: Int)
  /// The sex is not known: the female figure was taken, the lower of the two.
  case sexUnknown
  /// There is no measurement of body fat: this share was estimated from age and body mass index.
  case bodyFat(percent: Double)
  /// A usual day was taken to need so many times what resting does.
  case activity(level: Double)

  /// What was assumed: "height assumed 178 cm".
  public func description(in units: UnitSystem = .metric) -> String {
    switch self {
    case .weightUnknown: "weight unknown: the target is a placeholder of 1800 kcal, without macros"
    case .height(let centimetres): "height assumed \(units.height(centimetres: centimetres))"
    case .age(let years): "age assumed \(years)"
    case .sexUnknown: "sex unknown: the lower (female) figure is used"
    case .bodyFat(let percent): "body fat estimated at \(percent.text()) %"
    case .activity(let level): "\(level.text(decimals: 2)) times your resting energy spent on a usual day"
    }
  }

  /// How to supply the value: "set it with ada profile set --height".
  public func hint(in units: UnitSystem = .metric) -> String {
    switch self {
    case .weightUnknown: "tell Ada your weight, such as \"weighed \(units.exampleWeight)\""
    case .height: "set it with ada profile set --height"
    case .age: "set it with ada profile set --birth-date"
    case .sexUnknown: "set it with ada profile set --sex"
    case .bodyFat: "tell Ada a measurement, such as \"\(units.exampleWeight), 22 % body fat\""
    case .activity: "set it with ada profile set --mode multiplier --activity; your journal tells it in time"
    }
  }

  /// Description and hint in one line.
  public func sentence(in units: UnitSystem = .metric) -> String { "\(description(in: units)) (\(hint(in: units)))" }
}
