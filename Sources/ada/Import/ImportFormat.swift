import Interchange

/// What can be imported, by the names that are typed.
enum ImportFormat: String, CaseIterable {
  case appleHealth = "apple-health"
  case cronometer, myfitnesspal, macrofactor, loseit, csv, weights, strong, hevy, fit, tcx, gpx

  /// As its makers write it.
  var title: String {
    switch self {
    case .appleHealth: "Apple Health"
    case .cronometer: FoodTable.Style.cronometer.title
    case .myfitnesspal: FoodTable.Style.myFitnessPal.title
    case .macrofactor: FoodTable.Style.macroFactor.title
    case .loseit: FoodTable.Style.loseIt.title
    case .csv: "CSV"
    case .weights: "Weights"
    case .strong: WorkoutTable.Style.strong.title
    case .hevy: WorkoutTable.Style.hevy.title
    case .fit: "FIT"
    case .tcx: "TCX"
    case .gpx: "GPX"
    }
  }
}
