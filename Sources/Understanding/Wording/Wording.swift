import Foods
import Nutrition

/// A message in the words that the readers know. Each pass mends one habit of typing or of speech and hands its tokens to
/// the next; most find nothing to mend, and say so by a glance at the words.
struct Wording {
  let foods: FoodPhrases
  let context: ReadingContext
  /// `foods.holdsFood`, taken once: each reference to a method would copy what it belongs to.
  private let holdsFood: ([Token]) -> Bool

  init(foods: FoodPhrases, context: ReadingContext) {
    self.foods = foods
    self.context = context
    holdsFood = foods.holdsFood
  }

  /// More tokens are not read.
  static let mostTokens = 2_000

  /// The tokens of `text` that are read. Text beyond the longest message is cut off before it is lexed.
  static func tokens(of text: String) -> [Token] {
    let lexed = Array(Lexer.tokens(of: OfflineEngine.readable(text)).prefix(mostTokens))
    return Dictation.told(FaceBreaks.told(Shouting.calmed(TableRows.told(lexed))))
  }

  /// What is said by `text`, spelt out: sounds and short forms, packs and lists, times of day, and what was only compared.
  func spelled(_ text: String) -> [Token] {
    let fluent = GoalReader.withoutEnded(fluent(text))
    let rare = RareWords(fluent)
    let spoken = Vocatives.dropped(from: fluent)
    let open = rare.contains(.notes) ? TastingNotes.dropped(from: spoken) : spoken
    let told = AskedOneself.answered(
      RunOn.parted(timed(counted(SharesOfNamed.told(StoppedAt.told(open)), rare), rare)), holdsFood: holdsFood)
    let branded = BrandKinds.plain(VagueTails.dropped(from: PastComparison.removed(from: told)), catalog: foods.catalog)
    let parted = GluedActivity.parted(GluedMeasure.parted(branded, catalog: foods.catalog))
    let own = EllipticSelf.told(FamilyNames.dropped(from: parted, catalog: foods.catalog))
    let helped = HelpingOut.told(own)
    let bouts = rare.contains(.bouts) ? GotIn.told(SkippingRope.named(StepCounts.told(helped))) : helped
    let trained = RunningNotes.told(bouts)
    let noted = EachSide.told(RepeatedBouts.told(BoutsInRow.parted(IncludedTime.dropped(from: trained))))
    let counted = ScoopsBehind.told(
      TimesBehind.told(OthersShare.dropped(from: CutIntoParts.told(LeftUneaten.told(noted)))))
    let whole = AmountOfWhole.told(counted, catalog: foods.catalog)
    let placed = ToldAmounts.placed(SecondOccasion.told(whole, foods: foods), catalog: foods.catalog)
    let fed = FastedUntil.dropped(from: LastingMemories.dropped(from: placed))
    let had = eaten(fed, rare)
    return VerbGap.filled(SecondHelping.told(had, foods: foods), holdsFood: holdsFood)
  }

  /// Without what is told around the food, and with "had" for what people say for it.
  private func eaten(_ tokens: [Token], _ rare: RareWords) -> [Token] {
    var told = tokens
    if rare.contains(.scene) { told = SceneOpenings.dropped(from: told) }
    if rare.contains(.circumstances) { told = MealCircumstances.dropped(from: told) }
    if rare.contains(.animals) { told = LiveAnimals.dropped(from: told) }
    told = WantedLess.told(told)
    if rare.contains(.reasons) { told = Reasons.dropped(from: told, holdsFood: holdsFood) }
    told = EatingPhrases.told(told, holdsFood: holdsFood)
    if rare.contains(.like) { told = Similes.dropped(from: told, holdsFood: holdsFood) }
    if rare.contains(.leavings) { told = TheirLeavings.dropped(from: told, holdsFood: holdsFood) }
    if rare.contains(.offered) { told = OfferedOnly.dropped(from: told, holdsFood: holdsFood) }
    return told
  }

  /// Without the sounds that fill pauses, figures that say which one it was, and short forms.
  private func fluent(_ text: String) -> [Token] {
    let said = PoliteOrders.told(Apologies.dropped(from: Self.tokens(of: text)))
    let rare = RareWords(said)
    let measured = rare.contains(.readings) ? BodyReadings.dropped(from: said) : said
    let tokens = TextSpeak.dropped(from: rare.contains(.rated) ? Ratings.dropped(from: measured) : measured)
    let fluent = Hesitations.dropped(from: tokens, keepingFirst: !context.lastEntries.isEmpty)
    let plain = Contractions.spelled(AtSigns.spelled(Ordinals.dropped(from: fluent, isFood: holdsFood)))
    let own = OrdersAtTable.kept(OwnCompany.told(FoodSpelling.mended(plain, catalog: foods.catalog)))
    // Behind an entry it is what is changed in that.
    let kept = context.lastEntries.isEmpty ? GivenAway.kept(own, holdsFood: holdsFood) : own
    let told = WhichClauses.told(kept)
    let once = rare.contains(.again) ? NamedAgain.told(told, holdsFood: holdsFood) : told
    return PointingWords.spelled(once, holdsFood: holdsFood)
  }

  /// With what was eaten of packs, and each food beside its number.
  private func counted(_ said: [Token], _ rare: RareWords) -> [Token] {
    var kinds = OtherWords.dropped(from: AdjectiveLists.joined(PraisedMeals.told(said)), holdsFood: holdsFood)
    if rare.contains(.numerals) { kinds = ForeignNumerals.told(kinds, catalog: foods.catalog) }
    if rare.contains(.preWorkout) { kinds = PreWorkout.named(kinds) }
    if rare.contains(.ice) { kinds = IceInDrinks.dropped(from: kinds) }
    if rare.contains(.pieces) { kinds = StirredSpoons.told(PieceCounts.plain(kinds)) }
    if rare.contains(.ones) { kinds = OnesBehind.told(kinds, holdsFood: holdsFood) }
    if rare.contains(.totalled) { kinds = Totalled.told(kinds) }
    if rare.contains(.crusts) { kinds = PizzaCrusts.told(kinds) }
    let whole = SharesOfWholes.dropped(
      from: SandwichWeights.told(AndAHalf.told(kinds)))
    var boned = OnesNamed.named(whole, holdsFood: holdsFood)
    if rare.contains(.shared) { boned = SharedBehind.told(boned) }
    if rare.contains(.bone) { boned = OnTheBone.told(boned) }
    if rare.contains(.asUsed) { boned = AmountsAsUsed.told(boned) }
    var once = SizesBehind.told(RestatedAmounts.told(AsidesBeforeOf.told(boned)))
    if rare.contains(.measures) { once = TableMeasures.respelt(once) }
    let tokens = CookingDevices.dropped(from: InchesCut.told(once))
    let measured = CookedInFat.told(LabelFigures.told(BottleFigures.told(tokens)))
    let unpacked = ChildrensAges.named(EatenOfPack.told(measured, holdsFood: holdsFood))
    let listed = StrokeLists.parted(unpacked, holdsFood: holdsFood)
    let plain = AddedNutrients.dropped(from: WithNo.plain(listed))
    let dry = rare.contains(.inWater) ? StatesBehind.cookedInWater(plain, holdsFood: holdsFood) : plain
    let states = StatesBehind.told(SlicesBehind.told(dry), holdsFood: holdsFood)
    let dipped = rare.contains(.dipped) ? DippedIn.told(states, holdsFood: holdsFood) : states
    let blended = BlendedLists.told(SaladLists.told(FilledWith.told(ButteredBread.told(dipped))))
    let mixed = PutTogether.eaten(blended, holdsFood: holdsFood)
    let together = PutTogether.parted(mixed, holdsFood: holdsFood)
    let flavored = FlavorBehind.told(
      KindBehind.named(StirredIn.parted(TakenOff.told(Coatings.told(SoldAt.told(together))))))
    return ShortNames.spelled(
      CommaKinds.told(CountedKinds.told(flavored, catalog: foods.catalog), catalog: foods.catalog))
  }

  /// With the times of a diary as clock readings.
  private func timed(_ tokens: [Token], _ rare: RareWords) -> [Token] {
    let apart = ClocksInRow.parted(tokens, holdsFood: holdsFood)
    let tokens = DiaryHeadings.parted(SeveralHours.told(ShortDays.spelled(apart), holdsFood: holdsFood))
    let clocked =
      rare.contains(.hours) ? DatedClocks.told(VagueClocks.told(SpokenClocks.told(tokens))) : tokens
    let listed = TrailingHours.told(DiaryLabels.spelled(clocked), holdsFood: holdsFood)
    let dated = DiaryClocks.told(CompactClocks.told(listed))
    return EdgeClocks.told(PointedClocks.told(dated, holdsFood: holdsFood), holdsFood: holdsFood) {
      foods.usualEnergy(of: $0)
    }
  }

  /// `said` as it stands at its end: names as one word, what the person corrects while speaking, sums and denials.
  func settled(_ said: [Token]) -> [Token] {
    let references = MealReferenceReader(
      now: context.now, timeZone: context.timeZone, personal: context.personal, isAfterMeal: context.lastMeal != nil)
    let sum = SelfCorrection.ownedUpTo(sameAgain(said))
    let named = references.merged(context.personal.merged(ProductNames.merged(sum)))
    let renamed = SelfCorrection.renamed(named, isFood: holdsFood)
    let counted = SelfCorrection.countedUp(SelfCorrection.retaken(renamed, isFood: holdsFood)) {
      context.lastMeal?.items.flatMap { [$0.name.lowercased(), $0.shownNames.said.lowercased()] } ?? []
    }
    let added =
      context.lastEntries.isEmpty
      ? CorrectionReader.mentioned(counted) : CorrectionReader.forgotten(counted) ?? counted
    let plain = Estimates.plain(Summaries.removed(from: added, foods: foods))
    let settled = SelfCorrection.settled(SelfCorrection.recounted(plain))
    return DeniedParts.removed(from: Repetition.summed(settled), foods: foods)
  }

  private static let repeating: WordSet = ["same", "again", "the", "please", "once", "more", "thing", "and", "then"]

  /// "Another" for "same again" right behind water, "same workout again" right behind a workout: as much of what was logged last,
  /// and not of some earlier meal.
  private func sameAgain(_ said: [Token]) -> [Token] {
    if let meal = Self.mealAgain(said) { return meal }
    guard said.count <= 4, let same = said.first(where: { $0.isWord("same") }),
      said.contains(where: { $0.isWord("again") }), said.allSatisfy({ Self.repeating.contains($0) })
    else { return said }
    switch context.lastEntries.last {
    case .water: return [Token.word("another", at: same.range)]
    case .workout: return Token.words(["same", "workout", "again"], at: same.range)
    default: return said
    }
  }

  private static let heading: WordSet = [":", "-", ",", "was", "is", "the"]

  /// "Same breakfast" for "breakfast: same", "lunch same as yesterday" for "lunch as yesterday".
  private static func mealAgain(_ said: [Token]) -> [Token]? {
    guard (2...6).contains(said.count), TimeWords.meals.contains(said[0]),
      case let place = heading.end(from: 1, in: said), place < said.count
    else { return nil }
    let word = said[place]
    if word.isWord("same") {
      guard said[(place + 1)...].allSatisfy({ $0.isSign(".") }) else { return nil }
      return Token.words(["same", said[0].folded], at: word.range)
    }
    guard word.isWord("as"), place + 1 < said.count, said[place + 1].isOne(of: "yesterday", "usual", "always") else {
      return nil
    }
    return [said[0], Token.word("same", at: word.range)] + said[place...]
  }
}
