import Foods
import Nutrition

/// A message in the words that the readers know. Each pass mends one habit of typing or of speech and hands its tokens to
/// the next; most find nothing to mend, and say so by a glance at the words.
struct Wording {
  let foods: FoodPhrases
  let context: ReadingContext

  /// More tokens are not read.
  static let mostTokens = 2_000

  /// The tokens of `text` that are read. Text beyond the longest message is cut off before it is lexed.
  static func tokens(of text: String) -> [Token] {
    Array(Lexer.tokens(of: OfflineEngine.readable(text)).prefix(mostTokens))
  }

  /// What is said by `text`, spelt out: sounds and short forms, packs and lists, times of day, and what was only compared.
  func spelled(_ text: String) -> [Token] {
    let open = TastingNotes.dropped(from: Vocatives.dropped(from: GoalReader.withoutEnded(fluent(text))))
    let told = AskedOneself.answered(RunOn.parted(timed(counted(open))), holdsFood: foods.holdsFood)
    let branded = BrandKinds.plain(PastComparison.removed(from: told), catalog: foods.catalog)
    let parted = GluedActivity.parted(GluedMeasure.parted(branded, catalog: foods.catalog))
    let own = EllipticSelf.told(FamilyNames.dropped(from: parted, catalog: foods.catalog))
    let noted = EachSide.told(RepeatedBouts.told(IncludedTime.dropped(from: RunningNotes.told(own))))
    let counted = ScoopsBehind.told(
      TimesBehind.told(OthersShare.dropped(from: CutIntoParts.told(LeftUneaten.told(noted)))))
    let placed = ToldAmounts.placed(SecondOccasion.told(counted, foods: foods), catalog: foods.catalog)
    let fed = FastedUntil.dropped(from: LastingMemories.dropped(from: placed))
    let alone = WantedLess.told(MealCircumstances.dropped(from: SceneOpenings.dropped(from: fed)))
    let eaten = EatingPhrases.told(Reasons.dropped(from: alone, holdsFood: foods.holdsFood), holdsFood: foods.holdsFood)
    let had = OfferedOnly.dropped(
      from: TheirLeavings.dropped(
        from: Similes.dropped(from: eaten, holdsFood: foods.holdsFood), holdsFood: foods.holdsFood),
      holdsFood: foods.holdsFood)
    return VerbGap.filled(SecondHelping.told(had, foods: foods), holdsFood: foods.holdsFood)
  }

  /// Without the sounds that fill pauses, figures that say which one it was, and short forms.
  private func fluent(_ text: String) -> [Token] {
    let tokens = TextSpeak.dropped(
      from: Ratings.dropped(from: BodyReadings.dropped(from: Apologies.dropped(from: Self.tokens(of: text)))))
    let fluent = Hesitations.dropped(from: tokens, keepingFirst: !context.lastEntries.isEmpty)
    let plain = Contractions.spelled(AtSigns.spelled(Ordinals.dropped(from: fluent, isFood: foods.holdsFood)))
    let own = OrdersAtTable.kept(OwnCompany.told(plain))
    // Behind an entry it is what is changed in that.
    let kept = context.lastEntries.isEmpty ? GivenAway.kept(own, holdsFood: foods.holdsFood) : own
    let once = NamedAgain.told(WhichClauses.told(kept), holdsFood: foods.holdsFood)
    return PointingWords.spelled(once, holdsFood: foods.holdsFood)
  }

  /// With what was eaten of packs, and each food beside its number.
  private func counted(_ tokens: [Token]) -> [Token] {
    let named = OtherWords.dropped(from: AdjectiveLists.joined(tokens), holdsFood: foods.holdsFood)
    let kinds = OnesBehind.told(IceInDrinks.dropped(from: named), holdsFood: foods.holdsFood)
    let whole = SharesOfWholes.dropped(from: SandwichWeights.told(AndAHalf.told(kinds)))
    let boned = OnTheBone.told(OnesNamed.named(whole, holdsFood: foods.holdsFood))
    let once = TableMeasures.respelt(
      SizesBehind.told(RestatedAmounts.told(AsidesBeforeOf.told(AmountsAsUsed.told(boned)))))
    let cut = InchesCut.told(once)
    let tokens = CookingDevices.dropped(from: cut)
    let measured = CookedInFat.told(BottleFigures.told(tokens))
    let unpacked = ChildrensAges.named(EatenOfPack.told(measured, holdsFood: foods.holdsFood))
    let listed = StrokeLists.parted(unpacked, holdsFood: foods.holdsFood)
    let plain = AddedNutrients.dropped(from: WithNo.plain(listed))
    let states = StatesBehind.told(SlicesBehind.told(plain), holdsFood: foods.holdsFood)
    let blended = BlendedLists.told(
      FilledWith.told(ButteredBread.told(DippedIn.told(states, holdsFood: foods.holdsFood))))
    let mixed = PutTogether.eaten(blended, holdsFood: foods.holdsFood)
    let together = PutTogether.parted(mixed, holdsFood: foods.holdsFood)
    let flavored = FlavorBehind.told(
      KindBehind.named(StirredIn.parted(TakenOff.told(Coatings.told(SoldAt.told(together))))))
    return ShortNames.spelled(CountedKinds.told(flavored, catalog: foods.catalog))
  }

  /// With the times of a diary as clock readings.
  private func timed(_ tokens: [Token]) -> [Token] {
    let listed = TrailingHours.told(DiaryLabels.spelled(tokens), holdsFood: foods.holdsFood)
    let dated = DiaryClocks.told(CompactClocks.told(listed))
    return EdgeClocks.told(PointedClocks.told(dated, holdsFood: foods.holdsFood), holdsFood: foods.holdsFood)
  }

  /// `said` as it stands at its end: names as one word, what the person corrects while speaking, sums and denials.
  func settled(_ said: [Token]) -> [Token] {
    let references = MealReferenceReader(now: context.now, timeZone: context.timeZone)
    let named = references.merged(context.personal.merged(ProductNames.merged(said)))
    let renamed = SelfCorrection.renamed(named, isFood: foods.holdsFood)
    let counted = SelfCorrection.countedUp(SelfCorrection.retaken(renamed, isFood: foods.holdsFood)) {
      context.lastMeal?.items.flatMap { [$0.name.lowercased(), $0.shownNames.said.lowercased()] } ?? []
    }
    let added = context.lastEntries.isEmpty ? counted : CorrectionReader.forgotten(counted) ?? counted
    let plain = Estimates.plain(Summaries.removed(from: added, foods: foods))
    let settled = SelfCorrection.settled(SelfCorrection.recounted(plain))
    return DeniedParts.removed(from: Repetition.summed(settled), foods: foods)
  }
}
