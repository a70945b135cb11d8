import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections with the words around them that people say of a slip, and with remarks that change nothing.
@Suite struct EditingTermTests {
  static let pierogi = CorrectionTests.meal("3 pierogi", [("Pierogi", 3, "pierogi", 120)])
  static let toast = CorrectionTests.meal("toast and jam", [("Toast", 1, "slice", 25), ("Jam", 1, "tbsp", 20)])
  static let run = CorrectionTests.run
  static let soup = CorrectionTests.meal("tomato soup at 12:10", [("Tomato soup, NFS", 1, "bowl", 300)])

  static let openings = [
    "shoot,", "damn,", "ugh", "silly me,", "my bad,", "tell a lie,", "in truth,", "tbh", "if I'm honest", "go on then,",
    "small correction:", "let me fix that,", "that's not right,", "not quite,", "just checked,", "on reflection,",
    "now that I think about it,", "I misremembered,", "I'm an idiot,", "what I meant was", "by the way", "hmm,",
    "more than I said,", "less than I logged,", "bigger portion than I thought,", "hang on a sec,",
    "that's still wrong,",
    "sorry, my mistake,", "believe it or not", "according to my notes",
  ]
  static let closings = [
    ", who am I kidding", ", I lost count", ", I lied", " tbh", ", truth be told", ", silly me", " sorry!", " 😅", "...",
    ", weighed it again", ", come to think of it", ", memory like a sieve", " (my mistake)", ", fix it please",
    ", could you change that?", ", need glasses", ", autocorrect", ", don't judge me", " haha", ", brain fog",
    ", my thumbs have a mind of their own", ", the toddler grabbed the phone", ", new one to me",
  ]

  @Test(arguments: openings)
  func `what opens a correction changes nothing of it`(opening: String) throws {
    for repair in ["it was 4", "make it 4"] {
      #expect(
        Self.count(OfflineReading.read("\(opening) \(repair)", last: [Self.pierogi])) == 4, "\(opening) \(repair)")
    }
  }

  @Test(arguments: closings)
  func `what closes a correction changes nothing of it`(closing: String) throws {
    for repair in ["it was 4", "make it 4"] {
      #expect(Self.count(OfflineReading.read(repair + closing, last: [Self.pierogi])) == 4, "\(repair)\(closing)")
    }
    let run = OfflineReading.read("it was 6 km" + closing, last: [Self.run])
    #expect(OfflineReading.corrections(run).first?.distanceKm == 6, "\(closing)")
  }

  @Test(arguments: [
    "4 pierogi, I lost count", "tell a lie, 4 pierogi", "4 pierogi, they were tiny", "it were 4", "4 it was",
  ])
  func `an amount of what is logged mends it where an error is owned or remarked on`(sentence: String) {
    #expect(Self.count(OfflineReading.read(sentence, last: [Self.pierogi])) == 4)
  }

  @Test(arguments: [
    "up early, 4 pierogi", "nearly there, 76.2 kg", "working from home, 72 kg today", "to start: 4 pierogi",
    "4 pierogi", "two glasses of mate", "for dinner, I am having a cup of chopped raw fireweed leaves",
    "for a quick snack, I'm having a Sunbelt bar", "the bus was late, I had a tea",
  ])
  func `what opens something new mends nothing`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.pierogi])
    #expect(OfflineReading.corrections(reading).isEmpty && !reading.calls.isEmpty, "\(reading.calls)")
  }

  @Test(arguments: [
    "missed the class, went for a 30 minute swim instead", "oh and I forgot the plank, 90 sec",
  ])
  func `a workout behind a remark is its own`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence, last: [Self.run])).count == 1)
  }

  @Test(arguments: ["no jam, baby brain", "no jam, I wish there was", "silly me, no jam", "hmm, no jam"])
  func `what was not there is taken out whatever is said of it`(sentence: String) {
    let change = OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.toast])).first?.items
    #expect(change?.map(\.action) == [.remove] && change?.first?.itemName == "Jam", "\(String(describing: change))")
  }

  @Test(arguments: [
    "my bad, it was at 11:30", "that's not right, it was at 11:30", "it was at 11:30, I checked the clock",
  ])
  func `the hour is mended behind an apology`(sentence: String) {
    let moved = OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.soup])).first?.timestamp
    #expect(moved == OfflineReading.date("2026-11-20T11:30:00Z"))
  }

  @Test func `half that is left for a reason counts as half`() {
    let reading = OfflineReading.read("half of it is still on my desk so only count half of it", last: [Self.pierogi])
    #expect(Self.count(reading) == 1.5)
  }

  @Test func `all told behind one more is how many there were`() {
    #expect(Self.count(OfflineReading.read("had one more pierogi so 4 in all", last: [Self.pierogi])) == 4)
  }

  private static func count(_ reading: Reading) -> Double? {
    OfflineReading.corrections(reading).first?.items?.first?.item?.quantity
  }
}
