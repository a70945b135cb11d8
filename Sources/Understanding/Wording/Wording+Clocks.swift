extension Wording {
  /// The times and the headings of a diary as clock readings and meals.
  static let clocks = Passes([
    Pass("am pm" | .clocks, naming: ClocksInRow.parted(_:holdsFood:)),
    Pass(Anchor(NamedDays.days), NamedDays.dropped(from:)),
    Pass(Anchor(ShortDays.days.keys), ShortDays.spelled(_:)),
    Pass("at @ after before another one other", naming: SeveralHours.told(_:holdsFood:)),
    Pass(Anchor(TimeWords.meals.keys) | "weight weighed wt bw . )", DiaryHeadings.parted),
    Pass(Anchor(SpokenClocks.tens.keys) | "fifteen oh", SpokenClocks.told),
    Pass(Anchor(VagueClocks.marks), VagueClocks.told),
    Pass("am pm" | .clocks, DatedClocks.told),
    Pass(Anchor(DiaryLabels.meals.keys) | "prep ; . ! /" | .fractions, DiaryLabels.spelled),
    Pass("am pm" | .clocks, naming: TrailingHours.told(_:holdsFood:)),
    Pass(.numbers, CompactClocks.told),
    Pass(.numbers, DiaryClocks.told),
    Pass(.numbers, naming: PointedClocks.told(_:holdsFood:)),
    Pass(.numbers | .clocks, naming: ClosingTimes.told(_:holdsFood:)),
    Pass(
      "half" | .numbers | .clocks,
      by: { tokens, wording in
        EdgeClocks.told(tokens, holdsFood: wording.holdsFood) { wording.foods.usualEnergy(of: $0) }
      }),
  ])
}
