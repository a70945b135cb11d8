import JournalStore
import Nutrition

extension ProfileEdit {
  /// What was asked for, for the history: "height 178cm, goal cut".
  var words: String {
    let all: [(String, String?)] = [
      ("sex", sex?.rawValue), ("birth-date", birthDate), ("height", height), ("weight", weight), ("body-fat", bodyFat),
      ("activity", activity?.rawValue), ("mode", mode?.rawValue), ("goal", goal?.rawValue), ("rate", rate),
      ("target-weight", targetWeight), ("protein", protein), ("fat", fat), ("preset", preset?.rawValue),
      ("calories", calories), ("water", water), ("units", units?.rawValue), ("clock", clock), ("time-zone", timeZone),
      ("flexibility", flexibility?.rawValue), ("life-stage", lifeStage), ("training", training?.rawValue),
      ("numbers", numbers?.rawValue), ("meal-timing", mealTiming), ("meals-per-day", mealsPerDay),
    ]
    return all.compactMap { name, value in value.map { "\(name) \($0)" } }.joined(separator: ", ")
  }
}

extension ProfileEdit.Outcome {
  /// What is written, the weighing first: a goal is checked with it.
  var changes: [JournalChange] { (weighing.map { [.add(.weight($0))] } ?? []) + [.profile(profile)] }
}
