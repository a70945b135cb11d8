/// What vessels of plain water are taken to hold where no volume was said, in millilitres.
///
/// They are metric sizes of tableware and of what shops sell, where those of foods are mostly the American survey's
/// (`Vessel` in `Foods`).
enum VesselVolumes {
  static let glass = 250.0

  /// What is said where a glass was taken to hold so much.
  static let glassAssumption = "a glass = \(NumberPhrase.plain(glass)) ml"

  /// Millilitres by the vessel's name in the unit table, the size of some before it.
  static let milliliters: WordTable<Double> = [
    "glass": glass, "glassful": glass, "tall glass": 350, "serving": 250, "cup": 240, "mug": 300, "tumbler": 300,
    "goblet": 300, "bowl": 300, "can": 330, "bottle": 500, "carton": 500, "container": 500, "thermos": 500, "jar": 500,
    "shaker": 600, "flask": 750, "bidon": 500, "canteen": 950, "carafe": 1000, "jug": 1000, "pitcher": 1500,
    "pouch": 200,
    "sachet": 500,
    "shot": 45, "sip": 15, "gulp": 30, "swig": 30, "mouthful": 30,
  ]

  /// How many times as much a vessel of a said size holds.
  static let sizes: WordTable<Double> = [
    "small": 0.7, "tall": 1.4, "big": 1.5, "large": 1.5, "extra": 2, "extra large": 2,
  ]
}
