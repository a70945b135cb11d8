extension Wording {
  /// Habits of typing and of talking: sounds, short forms, figures that say which one it was, whom one speaks to, and what
  /// was said twice.
  static let typing = Passes([
    Pass(Anchor(Apologies.openers), Apologies.dropped(from:)),
    Pass(.numbers, by: { tokens, wording in WrittenDates.told(tokens, wording.context) }),
    Pass(Anchor(PoliteOrders.modals, PoliteOrders.noting), PoliteOrders.told),
    Pass(Anchor(BodyReadings.names.openings), BodyReadings.dropped(from:)),
    Pass(Anchor(BodyReadings.lowering), BodyReadings.withoutLow),
    Pass(Anchor(WeightReader.weighing), WeightReader.withoutSign),
    Pass("b", ShortNames.withStroke),
    Pass(.numbers, MacroShorthand.spelled),
    Pass("out /" | .fractions, Ratings.dropped(from:)),
    Pass(
      Anchor(TextSpeak.asides, TextSpeak.vocatives, TextSpeak.courtesies) | "ol ol' ole jk", TextSpeak.dropped(from:)),
    Pass(
      Anchor(Hesitations.openings),
      by: { tokens, wording in
        Hesitations.dropped(from: tokens, keepingFirst: !wording.context.lastEntries.isEmpty)
      }),
    Pass(Anchor(Ordinals.spelled) | "st nd rd th ish # no number", naming: Ordinals.dropped(from:isFood:)),
    Pass(Anchor(CookingWords.cooked), CookedPictures.told),
    Pass("@", AtSigns.spelled),
    Pass(Anchor(PieceCounts.written, PieceCounts.forms), naming: PieceCounts.unboxed(_:holdsFood:)),
    Pass(.anything, Contractions.spelled),
    Pass(.anything, linking: FoodSpelling.mended(_:catalog:)),
    Pass("me i", OwnCompany.told),
    Pass(Anchor(OrdersAtTable.leaving, OrdersAtTable.own), OrdersAtTable.kept),
    Pass(
      Anchor(GivenAway.giving),
      by: { tokens, wording in
        // Behind an entry it is what is changed in that.
        wording.context.lastEntries.isEmpty ? GivenAway.kept(tokens, holdsFood: wording.holdsFood) : tokens
      }),
    Pass("which that's thats hence", WhichClauses.told),
    Pass("the those these that this my both even including .", naming: NamedAgain.told(_:holdsFood:)),
    Pass("no", naming: InMyFood.told(_:holdsFood:)),
    Pass(Anchor(PointingWords.pronouns), naming: PointingWords.spelled(_:holdsFood:)),
    Pass(Anchor(GoalReader.dieting), GoalReader.withoutEnded),
    Pass(Anchor(Vocatives.names, Vocatives.sweet) | "bruh bruv", Vocatives.dropped(from:)),
    Pass("another more", SecondHelping.plainly),
    Pass(Anchor(TastingNotes.tastes, TastingNotes.fragrant), TastingNotes.dropped(from:)),
    Pass("stopped", StoppedAt.told),
    Pass(Anchor(SharesOfNamed.shares), SharesOfNamed.told),
    Pass(Anchor(AlcoholUnits.units), AlcoholUnits.told),
  ])
}
