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
    var speech = limits(at: message, in: conversation)
    speech.undone = Set(ModelClaim.Deed.allCases)
    return speech
  }

  /// The same for words behind entries that were committed, which may be said to be there.
  func safeSpeech(at message: Message, after planned: PlannedTurn) -> SafeSpeech {
    var speech = limits(at: message, in: nil)
    let isChange = planned.changes.contains { change in
      switch change {
      case .replace, .remove, .profile: true
      default: false
      }
    }
    speech.undone = isChange ? [] : [.changing]
    return speech
  }

  /// Whether a model may say what is logged: it was asked something.
  func asksSomething(_ message: Message, _ reading: Reading) -> Bool {
    Evidence(message.text, isRead: false).said.isQuestion
      || reading.query != nil && reading.query != .other && reading.confidence >= Reconciler.sure
  }

  private func limits(at message: Message, in conversation: Conversation?) -> SafeSpeech {
    let day = CalendarDay(message.at, in: message.timeZone)
    guard let summary = try? journal.summary(of: day, in: message.timeZone) else {
      return SafeSpeech(lowest: EnergyTarget.floor, fastestLossKg: nil)
    }
    let weight = (try? journal.latestWeight(before: day.interval(in: message.timeZone).end)) ?? nil
    var speech = SafeSpeech(summary.targets.energy, weightKg: weight?.weightKg)
    speech.facts = conversation.map { facts(summary, message, $0) }
    return speech
  }

  /// Everything a sentence about the person may rightly name: the day, its targets, the weight, and what they said.
  private func facts(_ day: DaySummary, _ message: Message, _ conversation: Conversation) -> SafeSpeech.Facts {
    let units = conversation.profile.units
    let energy = day.targets.energy
    let said = InsightWording.figures(in: message.text)
    var texts = [message.text, units.weightRate(kilogramsPerWeek: conversation.profile.goalRate)]
    for query in [Query.targets, .weight(nil)] {
      texts.append(offline(for: message).answer(query, message, conversation)?.text ?? "")
    }
    var eaten = ["\(day.eaten.calories.text()) kcal", "\(energy.total.kilocalories.text()) kcal"]
    eaten.append("\(energy.activeEarned.kilocalories.text()) kcal")
    var left = ["\(day.remainingCalories.magnitude.text()) kcal"]
    let macros = day.targets.macros
    for (had, wanted) in [
      (day.eaten.proteinG, macros?.proteinG), (day.eaten.carbsG, macros?.carbsG), (day.eaten.fatG, macros?.fatG),
    ] {
      eaten.append("\(had.text()) g")
      if let wanted {
        eaten.append("\(wanted.text()) g")
        left.append("\((wanted.rounded() - had.rounded()).magnitude.text()) g")
      }
    }
    let target = conversation.profile.targetWeightKg.map { units.weight(kilograms: $0) } ?? ""
    let figures = { (texts: [String]) in InsightWording.figures(in: texts.joined(separator: "; ")) }
    return SafeSpeech.Facts(
      all: figures(texts + eaten + left + [target]), left: figures(left).union(said),
      targetWeight: figures([target]).union(said))
  }
}
