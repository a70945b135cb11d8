/// Exact factors between units (international avoirdupois and yard of 1959, US and imperial gallon, thermochemical calorie).
public enum UnitConversion {
  public static let kilogramsPerPound = 0.453_592_37
  public static let poundsPerStone = 14.0
  public static let gramsPerOunce = 28.349_523_125
  public static let centimetresPerInch = 2.54
  public static let inchesPerFoot = 12.0
  public static let kilometresPerMile = 1.609_344
  public static let millilitresPerUSFluidOunce = 29.573_529_562_5
  public static let millilitresPerImperialFluidOunce = 28.413_062_5
  /// 20 imperial fluid ounces.
  public static let millilitresPerImperialPint = 568.261_25
  public static let kilojoulesPerKilocalorie = 4.184

  public static func kilograms(pounds: Double) -> Double { pounds * kilogramsPerPound }
  public static func pounds(kilograms: Double) -> Double { kilograms / kilogramsPerPound }
  public static func kilograms(stones: Double, pounds: Double = 0) -> Double {
    kilograms(pounds: stones * poundsPerStone + pounds)
  }
  public static func kilometres(miles: Double) -> Double { miles * kilometresPerMile }
  public static func miles(kilometres: Double) -> Double { kilometres / kilometresPerMile }
  public static func kilocalories(kilojoules: Double) -> Double { kilojoules / kilojoulesPerKilocalorie }
}
