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
}
