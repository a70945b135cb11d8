extension Wording {
  /// What no question has: a food told first, riddles and regrets, what was left of a plan, weights in a row.
  static let statements = Passes([
    Pass(
      Anchor(Cleft.sufficing) | "was were make makes made is are gone", naming: Cleft.withoutPredicate(_:holdsFood:)),
    Pass("of", { Cleft.fronted($0) ?? $0 }),
    Pass(Anchor(IntentWords.copulas), { Cleft.lastEaten($0) ?? $0 }),
    Pass("not", { Cleft.notWhole($0) ?? $0 }),
    Pass("became turned", { Cleft.became($0) ?? $0 }),
    Pass("all", { Cleft.allBut($0) ?? $0 }),
    Pass("myself ourselves", Cleft.withoutSelf),
    Pass("what", Cleft.straightened),
    Pass("guess", FrameReader.withoutRiddle),
    Pass(Anchor(FrameReader.regretting.openings), FrameReader.withoutRegret),
    Pass(Anchor(FrameReader.pleasing), FrameReader.withoutPleasure),
    Pass("day", FrameReader.withoutFruitCount),
    Pass(Anchor(FrameReader.cookedInWater), FrameReader.withoutCookingWater),
    Pass(Anchor(QuantityWords.shares, Morsels.giving), Morsels.withheld(from:)),
    Pass(Anchor(HeartRate.signs), HeartRate.leftOut(of:)),
    Pass(Anchor(WeightReader.saying) | "me", WeightReader.withoutWorkplace),
    Pass(.numbers, WeightReader.withDaysApart),
    Pass(Anchor(ToldCounts.signs) | "of out", ToldCounts.straightened),
    Pass("mine", WeightReader.onOwnScale),
    Pass(Anchor(WeightReader.changes), WeightReader.withResult),
    Pass(Anchor(CutShort.cheap), CutShort.done),
    Pass(Anchor(LeftEarly.leaving), LeftEarly.done),
    Pass("before pre", WeightReader.withoutDrinkToCome),
  ])

  /// Of any sentence: remarks on the body, units and sets as they are typed, and what is said by the way.
  static let sentences = Passes([
    Pass(Anchor(BodyRemarks.parts), BodyRemarks.leftOut(of:)),
    Pass("with followed", by: { AfterTraining(foods: $1.foods).parted($0) }),
    Pass(Anchor(NumberWords.cardinals.keys) | "full" | .numbers, UnitSpelling.respelt),
    Pass("many", MostReps.shortened),
    Pass(Anchor(IdiomReader.concessions.openings), IdiomReader.withoutConcessions),
    Pass(Anchor(NumberWords.cardinals.keys) | .numbers | .clocks, LiftingLog.respelt),
    Pass("back home return there out", BothWays.summed),
    Pass(Anchor(IdiomReader.bathing), naming: IdiomReader.withoutBath(_:holdsFood:)),
  ])
}
