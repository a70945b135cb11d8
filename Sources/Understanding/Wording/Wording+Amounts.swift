extension Wording {
  /// What was eaten of packs, each food beside its number, its kind and how it was made, and the parts of what was put
  /// together.
  static let amounts = Passes([
    Pass(Anchor(OpinionWords.all), PraisedMeals.told),
    Pass(Anchor(AdjectiveLists.flavoring) | ",", AdjectiveLists.joined),
    Pass("meaning ie aka called known which that e", naming: OtherWords.dropped(from:holdsFood:)),
    Pass(Anchor(ForeignNumerals.values.keys, ForeignNumerals.ofs), linking: ForeignNumerals.told(_:catalog:)),
    Pass("pre preworkout", PreWorkout.named),
    Pass(Anchor(PartsOfWhole.materials), PartsOfWhole.withoutMaterial),
    Pass("ice", IceInDrinks.dropped(from:)),
    Pass(Anchor(PieceCounts.forms), PieceCounts.plain),
    Pass(Anchor(StirredSpoons.spoons) | "sugar sugars sweetener sweeteners white black honey", StirredSpoons.told),
    Pass("ones", naming: OnesBehind.told(_:holdsFood:)),
    Pass(Anchor(Totalled.counting), Totalled.told),
    Pass(Anchor(PizzaCrusts.crusts), PizzaCrusts.told),
    Pass(Anchor(MealGrammar.classNames), linking: ClassesTold.joined(_:catalog:)),
    Pass("into through", naming: StirredIn.bowlFirst(_:holdsFood:)),
    Pass("/" | .fractions, LeanParts.told),
    Pass("both all", WholePack.told),
    Pass("all yolk yolks crisps", AllBut.told),
    Pass("one", WholePack.sized),
    Pass(Anchor(PartsOfWhole.places), PartsOfWhole.withoutPlace),
    Pass(Anchor(WholePack.wholes) | "the", WholePack.plain),
    Pass(Anchor(PutInto.names), PutInto.listed),
    Pass(Anchor(FillingsListed.heads), FillingsListed.told),
    Pass(Anchor(KindsListed.nouns), KindsListed.told),
    Pass("half", AndAHalf.told),
    Pass(Anchor(SandwichWeights.dishes), SandwichWeights.told),
    Pass(Anchor(SharesOfWholes.parties) | ", (", SharesOfWholes.dropped(from:)),
    Pass("one", naming: OnesNamed.named(_:holdsFood:)),
    Pass(Anchor(EatingWords.sharing), SharedBehind.told),
    Pass(Anchor(OnTheBone.bones), OnTheBone.told),
    Pass("enough as what amount splash bit dab drop", AmountsAsUsed.told),
    Pass(") ,", AsidesBeforeOf.told),
    Pass(", (", RestatedAmounts.told),
    Pass(",", SizesBehind.told),
    Pass(
      """
      individual dipping dip condiment portion size sized worth drizzle sips gulps swigs mouthfuls meat steak fillet filet
      bun roll chop cutlet burger patty loaf sausage breast thigh wrap bap dumpling tortilla
      """, TableMeasures.respelt),
    Pass(Anchor(InchesCut.inches), InchesCut.told),
    Pass(Anchor(CookingDevices.pans, CookingDevices.openings), CookingDevices.dropped(from:)),
    Pass(Anchor(BottleFigures.vessels), BottleFigures.told),
    Pass("(", LabelFigures.told),
    Pass(Anchor(CookedInFat.ways), CookedInFat.told),
    Pass(Anchor(EatenOfPack.eating), naming: EatenOfPack.told(_:holdsFood:)),
    Pass(Anchor(ChildrensAges.ends) | ": -", ChildrensAges.named),
    Pass("/ .", naming: StrokeLists.parted(_:holdsFood:)),
    Pass("minus less", WithNo.spelled),
    Pass("no nothing without", WithNo.plain),
    Pass(Anchor(AddedNutrients.nutrients), AddedNutrients.dropped(from:)),
    Pass("water", naming: StatesBehind.cookedInWater(_:holdsFood:)),
    Pass("on", SlicesBehind.told),
    Pass(Anchor(StatesBehind.states), naming: StatesBehind.told(_:holdsFood:)),
    Pass(
      """
      wali wale wala dipped dunked dipping dunking scooped spread smeared slathered sprinkled drizzled spooned cracked
      beaten poached dropped broken
      """, naming: DippedIn.told(_:holdsFood:)),
    Pass("buttered roll rolls", ButteredBread.told),
    Pass(
      Anchor(SandwichWords.carriers.keys, FilledWith.breakfasts, FilledWith.burritos, FilledWith.filled)
        | "tap dipped dunked covered smothered drowned", FilledWith.told),
    Pass(Anchor(SaladLists.salads), SaladLists.told),
    Pass(Anchor(BlendedLists.vessels), BlendedLists.told),
    Pass(Anchor(PutTogether.mixing), naming: PutTogether.eaten(_:holdsFood:)),
    Pass(Anchor(PutTogether.verbs), naming: PutTogether.parted(_:holdsFood:)),
    Pass(Anchor(SoldAt.chipShops) | "popcorn", SoldAt.told),
    Pass(Anchor(Coatings.nouns), Coatings.told),
    Pass(Anchor(TakenOff.leaving, TakenOff.taken, TakenOff.tins) | "on off", TakenOff.told),
    Pass(Anchor(MealWords.protein) | "water in", StirredIn.parted),
    Pass(Anchor(KindBehind.pieces), KindBehind.named),
    Pass(FlavorBehind.anchor, FlavorBehind.told),
    Pass(Anchor(CountedKinds.manners) | ", : - (", linking: CountedKinds.told(_:catalog:)),
    Pass(
      Anchor(CommaKinds.heads, CommaKinds.degrees, CommaKinds.manners) | "overnight",
      linking: CommaKinds.told(_:catalog:)),
    Pass(Anchor(ShortNames.firsts, ShortNames.stores), ShortNames.spelled),
  ])
}
