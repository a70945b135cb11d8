import Foundation
import ToolCalls

/// Body fat and weight that are told apart.
extension MessageReader {
  /// Adds a weighing to `draft`: "body fat 21 percent and 78.6 kilos" is one, whichever was said first.
  func collect(_ weight: AddWeight, isOfFat: Bool, _ time: TimeMention, into draft: inout Draft) {
    guard
      let place = draft.timed.lastIndex(where: { if case .addWeight = $0.call { true } else { false } }),
      case .addWeight(var earlier) = draft.timed[place].call, isOfFat != draft.isOfFatAlone,
      earlier.bodyFatPercentage == nil || weight.bodyFatPercentage == nil,
      !time.saysWhen || !draft.timed[place].time.saysWhen || time.day == draft.timed[place].time.day
    else {
      draft.isOfFatAlone = isOfFat
      return draft.timed.append((.addWeight(weight), time))
    }
    if !isOfFat { earlier.weightKg = weight.weightKg }
    earlier.bodyFatPercentage = earlier.bodyFatPercentage ?? weight.bodyFatPercentage
    draft.isOfFatAlone = false
    draft.assumptions.removeAll { $0 == WeightReader.lastKnown }
    draft.timed[place] = (.addWeight(earlier), draft.timed[place].time.saysWhen ? draft.timed[place].time : time)
  }

  /// `tokens` with what the person is told or wants to weigh said as a goal.
  func namingAims(_ tokens: [Token]) -> [Token] {
    let aims = GoalReader(units: context.units, weightKg: context.weightKg)
    return aims.namingAim(aims.sunk(aims.advised(tokens)))
  }

  /// Seconds.
  private static let lately = 172_800.0

  /// "86 kg this morning. I want to lose 5 kg": what a goal is reckoned from is the weighing told of before it, unless that
  /// was long ago.
  func context(beside draft: Draft) -> ReadingContext {
    for (call, time) in draft.timed.reversed() {
      guard case .addWeight(let weight) = call else { continue }
      let moment = TimeReader.resolve(time, now: context.now, timeZone: context.timeZone).date ?? context.now
      guard context.now.timeIntervalSince(moment) < Self.lately else { continue }
      var told = context
      told.weightKg = weight.weightKg
      return told
    }
    return context
  }
}
