import AdaTestSupport
import Coaching
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import ada

@Suite struct ViewsTests {
  static let today = CalendarDay(daysSince1970: 20_777)
  static let entries: [Entry] = [
    .meal(.make()), .workout(.make()),
    .water(WaterEntry(id: "w", amountMl: 500, timestamp: .made("2026-11-20", hour: 9))),
    .weight(BodyWeightEntry(id: "b", weightKg: 90, timestamp: .made("2026-11-20", hour: 7))),
  ]
  static let day = DaySummary.make(entries: entries)

  static func page(_ width: Int, colored: Bool = false, units: UnitSystem = .metric) -> Page {
    Page(style: Style(isColored: colored), width: width, units: units)
  }

  static func today(_ day: DaySummary, on page: Page) -> String {
    TodayView(page: page, timeZone: .gmt).text(for: day, today: today)
  }

  @Test func `a day shows what was eaten against its target, and where the target comes from`() {
    let text = Self.today(Self.day, on: Self.page(80))
    #expect(
      text == """
        Today, Friday 2026-11-20

          eaten     463 of 2,616 kcal    ████▍░░░░░░░░░░░░░░░░░░░░▏   18 %
          protein   20 of 179 g          ██▉░░░░░░░░░░░░░░░░░░░░░░▏   11 %
          carbs     53 of 279 g          ████▊░░░░░░░░░░░░░░░░░░░░▏   19 %
          fat       19 of 87 g           █████▍░░░░░░░░░░░░░░░░░░░▏   22 %
          fibre     7 of 37 g            █████░░░░░░░░░░░░░░░░░░░░▏   20 %
          water     500 ml of 2.25 l     █████▌░░░░░░░░░░░░░░░░░░░▏   22 %

        Target
          2256 + 360 = 2616 kcal
            2256  Mifflin-St Jeor 1880 x 1.2
            +360  logged workouts, net of rest

        Meals
          12:30 Lunch  aaaa01                            463 kcal  P  20 C  53 F  19
            Burrito, beef and bean              220 g    463 kcal  P  20 C  53 F  19

        Water
          09:00 500 ml of water                                                    w

        Workouts
          18:00 Running, 5 km, 30 min, 360 kcal net                           bbbb01

        Weight
          07:00 weight 90 kg                                                       b

        2,153 kcal left, 158 g protein, 226 g carbs, 68 g fat, 1.75 l water.

        """)
  }

  @Test(arguments: [40, 80, 120], [false, true])
  func `no line is wider than the terminal`(width: Int, colored: Bool) {
    let long = Meal.make(
      name: "寿司",
      items: [
        .make(name: "寿司の盛り合わせ、まぐろ、サーモン、いくら、うに、たまご、えび"),
        .make(name: "Supercalifragilistic" + String(repeating: "o", count: 60)),
      ])
    let unknown = DaySummary.make(entries: [.meal(long)], profile: .make(sex: nil, heightCm: nil), weightKg: nil)
    let page = Self.page(width, colored: colored)
    let texts = [
      Self.today(Self.day, on: page), Self.today(unknown, on: page),
      MealsView(page: page, timeZone: .gmt).text(for: unknown, today: Self.today),
      TargetsView(page: page).text(for: Self.day, profile: .make()),
      TargetsView(page: page).text(for: unknown, profile: .make()),
      WeekView(page: page).text(for: PeriodSummary(days: [Self.day, unknown], today: Self.today)),
      ProfileView(page: page).text(for: .make(), weight: nil, machineZone: "Europe/Berlin", today: Self.today),
    ]
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      #expect(TextWidth.of(String(line)) <= width, "\(line)")
    }
  }

  @Test func `colour marks the macros and changes nothing else`() {
    let plain = Self.today(Self.day, on: Self.page(80))
    let colored = Self.today(Self.day, on: Self.page(80, colored: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[31m20 of 179 g"))
    #expect(colored.contains("\u{1B}[36m53 of 279 g"))
    #expect(colored.contains("\u{1B}[33m19 of 87 g"))
    #expect(colored.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain)
  }

  @Test func `figures are in the person's units`() {
    let us = Self.today(Self.day, on: Self.page(80, units: .us))
    #expect(us.contains("weight 198.4 lb"))
    #expect(us.contains("16.9 fl oz of 76.1 fl oz"))
    #expect(us.contains("Running, 3.11 mi"))
    #expect(Self.today(Self.day, on: Self.page(80, units: .imperial)).contains("weight 14 st 2.4 lb"))
  }

  @Test func `times on a clock of twelve hours stand below each other, and no line is too wide`() {
    for width in [40, 80] {
      let page = Page(style: .plain, width: width, units: .us, clock: .twelve)
      let text = Self.today(Self.day, on: page)
      for line in ["  12:30 pm Lunch", "   9:00 am 16.9 fl oz of water", "   6:00 pm Running", "   7:00 am weight"] {
        #expect(text.contains("\n" + line), "\(text)")
      }
      #expect(text.split(separator: "\n").allSatisfy { TextWidth.of(String($0)) <= width }, "\(text)")
    }
  }

  @Test func `what was assumed is said with the way to supply it`() {
    let day = DaySummary.make(profile: .make(sex: nil, birthDate: nil, heightCm: nil))
    let text = Self.today(day, on: Self.page(200))
    #expect(text.contains("Assumed: height assumed 165 cm (set it with ada profile set --height)."))
    #expect(text.contains("Assumed: age assumed 30 (set it with ada profile set --birth-date)."))
    let unweighed = Self.today(.make(weightKg: nil), on: Self.page(200))
    #expect(unweighed.contains("  1800 kcal  placeholder") && !unweighed.contains("1800 = 1800"))
    #expect(unweighed.contains("tell Ada your weight"))
  }

  @Test func `a target below the floor and a day over its target are pointed out`() {
    let low = DaySummary.make(
      entries: [.meal(.make(items: [.make(calories: 1500)]))], profile: .make(goalType: .cut, goalRate: 0.9),
      weightKg: 60)
    let text = Self.today(low, on: Self.page(200))
    #expect(text.contains("raised to 1200"))
    #expect(text.contains("! The sum is"))
    #expect(text.contains("300 kcal over"))
  }

  @Test func `names cannot command the terminal`() {
    let day = DaySummary.make(entries: [.meal(.make(items: [.make(name: "Evil\u{1B}[2J\u{202E}pizza\n")]))])
    for text in [
      Self.today(day, on: Self.page(80)),
      MealsView(page: Self.page(80), timeZone: .gmt).text(for: day, today: Self.today),
    ] {
      #expect(!text.contains("\u{1B}"))
      #expect(!text.contains("\u{202E}"))
    }
  }

  @Test func `a week averages the days with meals and calls the others unknown`() {
    let empty = DaySummary.make(day: "2026-11-19")
    let week = PeriodSummary(days: [empty, Self.day], today: Self.today)
    let text = WeekView(page: Self.page(80)).text(for: week)
    #expect(
      text == """
        2026-11-19 to 2026-11-20

          day        kcal  target     diff  protein   water    workouts
          Thu 11-19     -   2,256  no data        -       -           -
          Fri 11-20   463   2,616   -2,153     20 g  500 ml  1 (30 min)

          Average of 1 day with meals: 463 kcal a day (-2,153 against the target), 20 g
          protein, 53 g carbs, 19 g fat.
          Water on 1 day: 500 ml on average.
          Targets: energy within 10 % on 0 of 1, protein reached (90 %) on 0 of 1, water
          reached on 0 of 1 days.
          Moved: 1 workout, 30 min, 360 kcal net of rest.

        Why targets moved
          Fri 11-20    +360  active +360 (logged workouts, net of rest)

          1 day has no meals and counts as unknown, not as zero.
          Today is not over and is in the average as it stands.

        """)
    #expect(PeriodSummary(days: [empty], today: Self.today).averages == nil)
  }

  @Test func `a weight's change is not shown for a longer time than was weighed`() {
    let entries = (0...7).map { day in
      BodyWeightEntry(
        id: "id-00000\(day)", weightKg: 90 - Double(day) * 0.1,
        timestamp: .made("2026-11-20", hour: 7) + Double(day) * 86_400)
    }
    let summary = WeightSummary(entries: entries, timeZone: .gmt)
    #expect(summary.change(overLast: 28) == nil)
    let change = summary.change(overLast: 7) ?? 0
    // A trend behind a steady fall of d a day has fallen by d x (n - 9 + 9 x 0.9^n) after n days.
    #expect(abs(change + 0.1 * (7 - 9 + 9 * 0.478_296_9)) < 1e-9)
    let text = WeightView(page: Self.page(80)).text(for: summary, limit: 3, targetKg: 85)
    #expect(text.contains("Trend over 7 days to 2026-11-27: -0.2 kg"))
    #expect(text.contains("Trend over 28 days to 2026-11-27: not weighed that long ago"))
    #expect(!text.contains("2026-11-24 "))
    #expect(text.contains("2026-11-25 "))
  }

  @Test func `short ids grow until they tell entries apart`() {
    let ids = ShortIDs(["aaaa-1234567", "bbbb-1234567", "cccc-7654321"])
    #expect(ids["cccc-7654321"] == "654321")
    #expect(ids["aaaa-1234567"] != ids["bbbb-1234567"])
    #expect("aaaa-1234567".hasSuffix(ids["aaaa-1234567"]))
  }

  @Test(arguments: [
    (0.0, "░░░░▏"), (0.5, "██░░▏"), (1.0, "████▏"), (1.5, "████▶"), (0.28, "█▏░░▏"), (-1, "░░░░▏"),
  ])
  func `a bar is as long as its share`(share: Double, text: String) {
    #expect(Bar(share: share, width: 5).text == text)
  }

  @Test func `a bar without room or number is left out`() {
    #expect(Bar(share: 0.5, width: 3).text == "")
    #expect(Bar(share: .nan, width: 10).text == "")
  }
}
