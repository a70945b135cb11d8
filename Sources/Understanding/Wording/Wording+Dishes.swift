extension Wording {
  /// What was on the plate and what was not: bottles by their millilitres, what was roasted, cut up or only called by a food,
  /// sides that were left, what others had of it, and names of one country.
  static let dishes = Passes([
    Pass(BareMilliliters.signs, BareMilliliters.told),
    Pass(RoastVegetables.verb, RoastVegetables.told),
    Pass(Anchor(CalledThings.naming), CalledThings.dropped(from:)),
    Pass(Anchor(CutUpOnly.cutting), CutUpOnly.dropped(from:)),
    Pass(Anchor(OatsAndWater.grains), OatsAndWater.told),
    Pass(GotToEat.verb, GotToEat.told),
    Pass(Anchor(WeighedAround.events), WeighedAround.dropped(from:)),
    Pass("tae stuff n breaktime scant level rounded", LocalNames.told),
    Pass(Anchor(TagalogParticles.particles), naming: TagalogParticles.told(_:holdsFood:)),
    Pass(Anchor(TheirPart.shares) | "half" | .fractions | .numbers, TheirPart.told),
    Pass("no", naming: SidesDenied.told(_:holdsFood:)),
    Pass(Anchor(SidesDenied.leaving), naming: SidesDenied.withoutFronted(_:holdsFood:)),
    Pass(Anchor(PartsOff.parts), naming: PartsOff.told(_:holdsFood:)),
    Pass("was", ThatWasTheMeal.told),
    Pass("afternoon", AfternoonTea.told),
    Pass("x ×", naming: TimesSoMany.told(_:holdsFood:)),
  ])
}
