import Foods
import Foundation
import JournalStore
import Nutrition
import ToolCalls

extension OfflineInterpreter {
  /// What a sentence about plans, the week or a meal of before comes to; nil where it is about something else, as where it
  /// names a plan that there is not.
  func planTurn(_ message: Message, _ conversation: Conversation) -> PlannedTurn? {
    let today = CalendarDay(message.at, in: message.timeZone)
    guard let request = PlanRequest(message.text, today: today) else { return nil }
    let profile = conversation.profile
    let reply = PlanReply(units: profile.units, hidesNumbers: profile.hidesNumbers)
    func answered(_ text: String) -> PlannedTurn { PlannedTurn(status: .answered, engine: Self.name, reply: text) }
    func logged(_ changes: [JournalChange], _ assumptions: [String] = []) -> PlannedTurn {
      PlannedTurn(
        status: .logged, engine: Self.name, changes: changes,
        reply: Confirmation.sentence(for: changes, units: profile.units), assumptions: assumptions)
    }
    switch request {
    case .due(let day):
      let all = book.plans()
      let due = all.filter { $0.isDue(on: day) }.compactMap { book.planned($0, day) }
      return answered(reply.due(due, on: day, today: today, all: all))
    case .start(let name):
      guard let planned = plan(name, on: today) else { return nil }
      return answered(reply.words(for: planned))
    case .done(let name, let minutes):
      guard let planned = plan(name, on: today) else { return nil }
      guard planned.done.isEmpty else {
        return answered(
          "\(planned.plan.name) is logged for today already; \"ada plan done --again\" logs it once more.")
      }
      let workout = planned.plan.log(
        id: newID(), endingAt: message.at, deviation: PlanDeviation(minutes: minutes), weightKg: conversation.weightKg)
      return logged([.add(.workout(workout))], workout.assumptions)
    case .budget: return book.budget(today).map { answered(reply.budget($0)) }
    case .event(let day, let kilocalories, let note):
      guard day <= today.advanced(by: 366) else { return answered("\(day) is over a year ahead; name a day before.") }
      let event = PlannedEvent(
        id: newID(), day: day, calories: kilocalories.rounded(), note: note, plannedOn: today)
      return logged([.plan(.event(event))])
    case .copy(let day, let meal):
      return copied(day, meal, message).map { logged($0) }
        ?? answered(
          "No \(meal?.rawValue ?? "meal") is logged on \(day), or it is copied already.")
    case .keep(let name): return kept(name, conversation)
    }
  }

  /// The plan that is meant, on a day; nil where none is, or where several are due and none is named.
  private func plan(_ name: String?, on day: CalendarDay) -> PlannedWorkout? {
    let due = book.plans().filter { $0.isDue(on: day) }
    let found = name.map { book.plan(named: $0) } ?? (due.count == 1 ? due[0] : nil)
    return found.flatMap { book.planned($0, day) }
  }

  /// The meals of a day once more, today at the same hours; nil where there are none that are not there yet.
  private func copied(_ day: CalendarDay, _ type: MealType?, _ message: Message) -> [JournalChange]? {
    let today = CalendarDay(message.at, in: message.timeZone)
    let maker = EntryCopy(timeZone: message.timeZone, newID: newID)
    let (start, end) = day.interval(in: message.timeZone)
    let (morning, night) = today.interval(in: message.timeZone)
    let there = meals(morning, night)
    let changes = meals(start, end).filter { type == nil || $0.mealType == type }.compactMap { meal -> JournalChange? in
      // A meal whose hour is still to come is eaten now.
      let hour = maker.moment(meal.timestamp, on: today)
      guard case .meal(let copy)? = maker.copy(of: .meal(meal), at: min(hour, message.at)),
        !EntryCopy.isThere(copy, among: there, atAnyHour: hour > message.at)
      else {
        return nil
      }
      return .add(.meal(copy))
    }
    return changes.isEmpty ? nil : changes
  }

  /// The last meal under a name, to be said by it from then on.
  private func kept(_ said: String?, _ conversation: Conversation) -> PlannedTurn {
    let meals = conversation.lastEntries.compactMap { if case .meal(let meal) = $0 { meal } else { nil } }
    guard let meal = meals.last, !meal.items.isEmpty else {
      return PlannedTurn(
        status: .answered, engine: Self.name, reply: "There is no meal just logged that could be kept; log it first.")
    }
    guard let name = said ?? (meal.items.count == 1 ? meal.items[0].name.trimmedForName.lowercased() : nil) else {
      return PlannedTurn(
        status: .answered, engine: Self.name,
        reply: "What shall it be called? Say \"save this as power breakfast\" or any name you like.")
    }
    let kind: Recipe.Kind = name.hasPrefix("usual ") ? .meal : .dish
    let food = PersonalFood.recipe(Recipe(id: newID(), name: name.trimmedForName, kind: kind, items: meal.items))
    let known = conversation.personal.named(name).map { [JournalChange.forget(id: $0.id)] } ?? []
    let changes = known + [.remember(food)]
    return PlannedTurn(
      status: .logged, engine: Self.name, changes: changes,
      reply: Confirmation.sentence(for: [.remember(food)], units: conversation.profile.units))
  }
}

extension Coach {
  /// Whether a sentence is about plans, the week or a meal of before, and answered by the program itself.
  func isPlanRequest(_ message: Message, in conversation: Conversation) -> Bool {
    offline(for: message).planTurn(message, conversation) != nil
  }
}
