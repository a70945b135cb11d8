import Foundation
import Insights
import JournalStore
import Nutrition
import Understanding

extension Coach {
  /// What a model may advise this person on the day of a message, and which of their figures it may name.
  ///
  /// - Parameter conversation: nil where no figure of the person's is to be told from another.
  func safeSpeech(at message: Message, in conversation: Conversation? = nil) -> SafeSpeech {
    let day = CalendarDay(message.at, in: message.timeZone)
    guard let summary = try? journal.summary(of: day, in: message.timeZone) else {
      return SafeSpeech(lowest: EnergyTarget.floor, fastestLossKg: nil)
    }
    let weight = (try? journal.latestWeight(before: day.interval(in: message.timeZone).end)) ?? nil
    var speech = SafeSpeech(summary.targets.energy, weightKg: weight?.weightKg)
    speech.facts = conversation.map { InsightWording.figures(in: ownFigures(summary, message, $0)) }
    return speech
  }

  /// Everything a sentence about the person may rightly name: the day, its targets, the weight, and what they said.
  private func ownFigures(_ day: DaySummary, _ message: Message, _ conversation: Conversation) -> String {
    let units = conversation.profile.units
    var texts = [message.text]
    for query in [Query.targets, .weight] {
      texts.append(offline(for: message).answer(query, message, conversation)?.text ?? "")
    }
    // "Protein 39 of 157 g" names two amounts of grams.
    let eaten = day.eaten
    var pairs = [("kcal", eaten.calories), ("kcal", day.targets.energy.total.kilocalories)]
    pairs += [("kcal", day.remainingCalories.magnitude), ("kcal", day.targets.energy.activeEarned.kilocalories)]
    pairs += [("g", eaten.proteinG), ("g", eaten.carbsG), ("g", eaten.fatG)]
    if let macros = day.targets.macros {
      for (had, wanted) in [
        (eaten.proteinG, macros.proteinG), (eaten.carbsG, macros.carbsG), (eaten.fatG, macros.fatG),
      ] { pairs += [("g", wanted), ("g", (wanted.rounded() - had.rounded()).magnitude)] }
    }
    texts += pairs.map { "\($0.1.text()) \($0.0)" }
    if let target = conversation.profile.targetWeightKg { texts.append(units.weight(kilograms: target)) }
    texts.append(units.weightRate(kilogramsPerWeek: conversation.profile.goalRate))
    return texts.joined(separator: "; ")
  }
}
