import Testing

@testable import Charts

@Suite struct ChartTextTests {
  static let charts: [any Chart] = [
    LineChart(
      title: "Weight", unit: "kg",
      series: [
        .init(
          name: "weighed", color: .muted, mark: .dots,
          points: (0..<60).map { .init(x: Double($0), y: 80 + Double($0 % 7) / 5) }),
        .init(
          name: "trend", color: .trend, mark: .line,
          points: (0..<60).map { .init(x: Double($0), y: 81 - Double($0) / 40) }),
      ], levels: [.init(name: "target", value: 78, color: .good)],
      labels: [.init(x: 0, text: "Sep 1"), .init(x: 30, text: "Oct 1"), .init(x: 59, text: "Oct 30")]),
    BarChart(
      title: "Energy", unit: "kcal",
      bars: (0..<30).map {
        .init(label: "\($0 + 1)", value: $0 % 5 == 0 ? nil : 1500 + Double($0 * 20), target: 2000, color: .good)
      }),
    CalendarGrid(
      title: "Twelve weeks",
      weeks: Array(repeating: [.onTarget, .under, .over, .slightlyOver, .unknown, nil, .onTarget], count: 12),
      rowLabels: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      weekLabels: ["Sep"] + Array(repeating: "", count: 11)),
    Rings([
      .init(name: "energy", share: 0.69, words: "1450 of 2100 kcal", color: .energy),
      .init(name: "protein", share: 1.4, words: "180 of 128 g", color: .protein),
    ]),
    Shares(
      title: "Sets",
      shares: [
        .init(name: "quadriceps", value: 12, words: "12 sets", color: .trend),
        .init(name: "chest", value: 0, words: "none", color: .trend),
      ]),
  ]

  @Test(arguments: charts.indices, [24, 40, 80, 200])
  func `a picture is never wider than the terminal`(chart: Int, width: Int) {
    let lines = Self.charts[chart].text(width: width)
    #expect(!lines.isEmpty)
    // A legend's single entry and a title may be longer than a very narrow terminal; plots may not.
    for line in lines.dropFirst(2) where width >= 40 { #expect(line.plainText.count <= width, "\(line.plainText)") }
  }

  @Test func `the highest point is in the first row and the lowest in the last`() {
    let chart = LineChart(
      title: "t", unit: "",
      series: [.init(name: "s", color: .trend, mark: .line, points: [.init(x: 0, y: 0), .init(x: 1, y: 10)])],
      rows: 4)
    let plot = chart.text(width: 20).map(\.plainText)
    #expect(plot[1].hasPrefix("10 ┤") && plot[1].hasSuffix("⠉"))
    #expect(plot[4].hasPrefix(" 0 ┤⣀"))
  }

  @Test func `a day without data has no bar, and is not shown as nothing eaten`() {
    let chart = BarChart(
      title: "Energy", unit: "kcal",
      bars: [
        .init(label: "a", value: nil, color: .good), .init(label: "b", value: 0, color: .good),
        .init(label: "c", value: 10, color: .good),
      ],
      rows: 2)
    let last = chart.text(width: 20)[2].plainText
    #expect(last.contains("·"))
    #expect(last.filter { $0 == "█" }.count > 0)
  }

  @Test func `states are told apart without colour`() {
    #expect(Set(CalendarGrid.State.allCases.map(\.mark)).count == CalendarGrid.State.allCases.count)
  }

  @Test func `a share of one fills the row`() {
    let lines = Self.charts[4].text(width: 60).map(\.plainText)
    #expect(lines[1].filter { $0 == "█" }.count == 30)
    #expect(!lines[2].contains("█"))
  }

  @Test(arguments: [
    ([0.0, 10], ["0", "5", "10"]), ([71.2, 73.4], ["71", "72", "73", "74"]), ([5.0, 5], ["5.0", "5.5"]),
    ([0.01, 0.05], ["0.00", "0.02", "0.04", "0.06"]), ([-3, -1], ["-3", "-2", "-1"]),
  ])
  func `ticks are round figures that hold all values`(values: [Double], expected: [String]) {
    let scale = Scale(values, count: 3)
    #expect(scale.ticks.map(scale.label) == expected)
    #expect(values.allSatisfy { (0...1).contains(scale.share($0)) })
  }
}
