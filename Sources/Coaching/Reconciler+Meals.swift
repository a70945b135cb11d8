import Foods
import Foundation
import Nutrition
import ToolCalls
import Understanding

/// The model's meals against those of the words.
extension Reconciler {
  /// What becomes of one of the model's meals.
  struct SettledMeal {
    /// Nil where the words do not support it.
    var meal: AddMeal?
    /// Which meal of the words it stands for; nil for none.
    var read: Int?
  }

  /// Each of the model's meals with the amounts of the words.
  ///
  /// Where the words are sure, their meals are taken. Else the model's list of foods counts: an item of the words goes to
  /// the first of the model's that is the same food, in whichever meal; foods only the words have are added to the meal
  /// that stands for theirs, and foods that no word names are left out.
  func settle(_ meals: [AddMeal], with reads: [AddMeal]) -> [SettledMeal] {
    let pairs = pairs(meals, reads)
    if offline.confidence >= Self.sure {
      return zip(meals, pairs).map { meal, read in
        guard let read else { return SettledMeal(meal: mayAdd ? supported(meal) : onceMore(meal, of: meals)) }
        return SettledMeal(meal: named(reads[read], meal.name), read: read)
      }
    }
    var rests = reads.map(\.items)
    var found = meals.map { $0.items.map { _ in [AddMeal.Item]() } }
    // Whose time and kind a meal has: those of its pair, else of the meal of the words that it has a food of.
    var frames = pairs
    func claim(_ place: Int, from read: Int) {
      for (number, item) in meals[place].items.enumerated() where found[place][number].isEmpty {
        found[place][number] = standIns(for: item, from: &rests[read])
        if !found[place][number].isEmpty, frames[place] == nil { frames[place] = read }
      }
    }
    for (place, read) in pairs.enumerated() { if let read { claim(place, from: read) } }
    for place in meals.indices { for read in reads.indices { claim(place, from: read) } }
    return meals.indices.map { place in
      guard let frame = frames[place] else { return SettledMeal(meal: mayAdd ? supported(meals[place]) : nil) }
      var settled = named(reads[frame], meals[place].name)
      settled.items = zip(meals[place].items, found[place]).flatMap { item, own in
        own.isEmpty && evidence.names(item.name) ? [evidence.restrained(item)] : own
      }
      if let read = pairs[place] { settled.items += rests[read] }
      return SettledMeal(meal: settled.items.isEmpty ? nil : settled, read: pairs[place])
    }
  }

  /// A meal that repeats another one at an hour that the words name ("a banana at 10 and another at 3"): the offline
  /// reading may know only the first. Nil where it is nothing of the kind.
  private func onceMore(_ meal: AddMeal, of meals: [AddMeal]) -> AddMeal? {
    guard evidence.saysOnceMore, let timestamp = meal.timestamp, var again = evidence.restrained(meal) else {
      return nil
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = message.timeZone
    let hour = Double(calendar.component(.hour, from: timestamp))
    guard evidence.said.numbers.contains(hour) || evidence.said.numbers.contains(hour - 12) else { return nil }
    again.items.removeAll { item in
      !meals.contains { other in
        other.moment.differs(from: meal.moment) && other.items.contains { catalog.namesSameFood($0, item) }
      }
    }
    again.timestamp = timestamp
    return again.items.isEmpty ? nil : again
  }

  private func named(_ meal: AddMeal, _ name: String?) -> AddMeal {
    var meal = meal
    meal.name = name
    return meal
  }

  /// The meal as far as the words speak for it, at the time that they say; nil where they do not.
  func supported(_ meal: AddMeal) -> AddMeal? {
    guard var meal = evidence.restrained(meal) else { return nil }
    meal.timestamp = time
    // Small models say breakfast of anything; what nobody named is the meal that is usual at the hour.
    if let type = meal.mealType, !evidence.names(type), type != .at(time ?? message.at, in: message.timeZone) {
      meal.mealType = nil
    }
    return meal
  }

  /// For each of the model's meals the meal of the words that it stands for, each of those once: the one with the most
  /// of its foods, and in their order where they have none in common.
  private func pairs(_ meals: [AddMeal], _ reads: [AddMeal]) -> [Int?] {
    var free = Array(reads.indices)
    var pairs = meals.map { meal -> Int? in
      func shared(_ read: Int) -> Int {
        meal.items.count { item in reads[read].items.contains { isSame($0, item) } }
      }
      guard let best = free.max(by: { shared($0) < shared($1) }), shared(best) > 0 else { return nil }
      free.removeAll { $0 == best }
      return best
    }
    for place in pairs.indices where pairs[place] == nil && !free.isEmpty { pairs[place] = free.removeFirst() }
    return pairs
  }
}
