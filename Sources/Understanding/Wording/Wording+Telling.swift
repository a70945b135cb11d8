extension Wording {
  /// How people tell what they had and did: sentences that run on, who else had some, bouts and parts, the scene around a
  /// meal, and other words for "had".
  static let telling = Passes([
    Pass(Anchor(RunOn.verbs, RunOn.weighings, RunOn.undoing), RunOn.parted),
    Pass("down", DownedVolumes.told),
    Pass(Anchor(ServesSeveral.serving), ServesSeveral.told),
    Pass(Anchor(VesselMaterials.materials), VesselMaterials.dropped(from:)),
    Pass("less fewer", LessThanUsual.dropped(from:)),
    Pass(Anchor(PutInByOthers.putting), naming: PutInByOthers.told(_:holdsFood:)),
    Pass("like as way", Similes.withoutMakers),
    Pass("what ?", naming: AskedOneself.answered(_:holdsFood:)),
    Pass(Anchor(PastComparison.links), PastComparison.removed(from:)),
    Pass(Anchor(VagueTails.vague), VagueTails.dropped(from:)),
    Pass(Anchor(BrandKinds.brands, BakedKinds.all), linking: BrandKinds.plain(_:catalog:)),
    Pass(.numbers, linking: GluedMeasure.parted(_:catalog:)),
    Pass(.numbers, GluedActivity.parted),
    Pass("the", linking: FamilyNames.dropped(from:catalog:)),
    Pass("me", EllipticSelf.told),
    Pass(Anchor(HelpingOut.helping), HelpingOut.told),
    Pass(Anchor(StepCounts.names), StepCounts.told),
    Pass("skipping", SkippingRope.named),
    Pass(Anchor(GotIn.verbs), GotIn.told),
    Pass("pulled", PulledLoads.named),
    Pass(Anchor(GeneralBouts.names), GeneralBouts.named),
    Pass(.numbers, RunningNotes.told),
    Pass(Anchor(IncludedTime.efforts, IncludedTime.rounds, IncludedTime.pronouns), IncludedTime.dropped(from:)),
    Pass(Anchor(BoutsInRow.units), BoutsInRow.parted),
    Pass("each twice thrice times x ×", RepeatedBouts.told),
    Pass(Anchor(EachSide.sides), EachSide.told),
    Pass(Anchor(SaidOfBoth.all), SaidOfBoth.told),
    Pass(Anchor(EachOfCounted.words), EachOfCounted.told),
    Pass(Anchor(ServedThenHad.serving), ServedThenHad.told),
    Pass(Anchor(SaucesOverPasta.sauces), linking: SaucesOverPasta.told(_:catalog:)),
    Pass(Anchor(PiecesNamed.pieces), PiecesNamed.told),
    Pass("left leftover", PartsOfWhole.withoutStore),
    Pass("than", CouldManage.told),
    Pass("on", UnsaidSandwich.onBread),
    Pass(Anchor(QuantityWords.shares), UnsaidSandwich.withArticle),
    Pass(Anchor(FillingsBehind.dishes), linking: FillingsBehind.told(_:catalog:)),
    Pass(Anchor(LeftUneaten.leaving), LeftUneaten.told),
    Pass(Anchor(CutIntoParts.cutting) | "each", CutIntoParts.told),
    Pass(Anchor(OthersShare.sharing), OthersShare.dropped(from:)),
    Pass("( x ×", TimesBehind.told),
    Pass(Anchor(QuantityWords.scoops), ScoopsBehind.told),
    Pass(Anchor(AmountOfWhole.dishes), linking: AmountOfWhole.told(_:catalog:)),
    Pass(Anchor(SecondOccasion.joints) | "other ,", by: { SecondOccasion.told($0, foods: $1.foods) }),
    Pass(Anchor(ToldAmounts.signs), linking: ToldAmounts.placed(_:catalog:)),
    Pass(Anchor(LastingMemories.lasting), LastingMemories.dropped(from:)),
    Pass(Anchor(FastedUntil.limits), FastedUntil.dropped(from:)),
    Pass(
      """
      from day while whilst meant fuel fuelling fueling recovery star highlight hero centrepiece centerpiece best bar house
      home place flat apartment it today yesterday called
      """, SceneOpenings.dropped(from:)),
    Pass(
      """
      tea included includes held holds featured features consisted kind sort company between break breaks while whilst she
      he they she'd he'd they'd
      """, MealCircumstances.dropped(from:)),
    Pass(Anchor(LiveAnimals.beasts), LiveAnimals.dropped(from:)),
    Pass("wanted planned", WantedLess.told),
    Pass("so forgot left forgotten sleep", naming: Reasons.dropped(from:holdsFood:)),
    Pass(EatingPhrases.anchor, naming: EatingPhrases.told(_:holdsFood:)),
    Pass("like mostly mainly basically than", naming: Similes.dropped(from:holdsFood:)),
    Pass(Anchor(TheirLeavings.verbs), naming: TheirLeavings.dropped(from:holdsFood:)),
    Pass("there but", naming: OfferedOnly.dropped(from:holdsFood:)),
    Pass("seconds", by: { SecondHelping.told($0, foods: $1.foods) }),
    Pass(Anchor(VerbGap.joints, CountedBouts.nouns) | "twice times", naming: VerbGap.filled(_:holdsFood:)),
  ])
}
