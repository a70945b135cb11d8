import Foundation
import Nutrition
import Randomness
import Testing

@testable import Interchange

struct ActivityFileTests {
  private func read(_ bytes: [UInt8], _ format: ActivityFile.Format) throws -> ImportedList {
    let folder = try TestFolder()
    return try ActivityFile.read(folder.file("a", bytes), as: format, timeZone: .gmt)
  }

  private func failure(_ bytes: [UInt8], _ format: ActivityFile.Format) -> String {
    Refusal.words { try read(bytes, format) }
  }

  @Test func `the checksum is that of the standard`() {
    // CRC-16/ARC's published check value.
    #expect(FITFile.checksum(Array("123456789".utf8)) == 0xBB3D)
  }

  @Test(arguments: [false, true]) func `a FIT session becomes a workout, in either byte order`(isBig: Bool) throws {
    let list = try read(TestFIT.file(isBig: isBig), .fit)
    let workout = try #require(list.workoutLogs.first)
    #expect(workout.name == "Running")
    #expect(workout.type == .cardio)
    #expect(workout.startTime == Date(timeIntervalSince1970: 631_065_600 + 1_100_000_000))
    #expect(workout.durationMin == 30)
    #expect(workout.distanceKm == 5.012)
    #expect(workout.caloriesBurned == 340)
    #expect(list.all[0].timeZone == "GMT+0100")
    #expect(!workout.assumptions.isEmpty)
  }

  @Test func `a device that tells rest from work is taken at its word`() throws {
    let workout = try #require(try read(TestFIT.file(resting: 40), .fit).workoutLogs.first)
    #expect(workout.caloriesBurned == 300)
    #expect(workout.assumptions.isEmpty)
  }

  @Test func `a FIT file that is cut or changed is refused`() throws {
    let file = TestFIT.file()
    #expect(failure(Array(file.dropLast(5)), .fit).contains("ends in the middle"))
    var changed = file
    changed[30] ^= 1
    #expect(failure(changed, .fit).contains("checksum"))
    #expect(failure(Array("hello, this is text".utf8), .fit).contains("no FIT file"))
    #expect(failure([], .fit).contains("no FIT file"))
  }

  @Test(arguments: UInt64(0)..<400) func `a FIT file of nonsense is an error or a reading, never a crash`(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    var body = Array(TestFIT.file().dropFirst(14).dropLast(2))
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      body[Int.random(in: 0..<body.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }
    // With a right checksum, so that the messages are reached.
    let file = TestFIT.wrapped(body)
    do { _ = try read(file, .fit).all } catch is ImportError {}
  }

  private let tcx = """
    <?xml version="1.0" encoding="UTF-8"?>
    <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
    <Activity Sport="Biking"><Id>2026-11-19T17:30:00.000Z</Id>
    <Lap StartTime="2026-11-19T17:30:00Z"><TotalTimeSeconds>900.5</TotalTimeSeconds><DistanceMeters>6000</DistanceMeters>
    <Calories>150</Calories><Track><Trackpoint><Time>2026-11-19T17:30:00Z</Time><DistanceMeters>3</DistanceMeters></Trackpoint></Track></Lap>
    <Lap StartTime="2026-11-19T17:45:00Z"><TotalTimeSeconds>899.5</TotalTimeSeconds><DistanceMeters>6500</DistanceMeters>
    <Calories>160</Calories></Lap></Activity></Activities></TrainingCenterDatabase>
    """

  @Test func `a TCX activity is the sum of its laps`() throws {
    let workout = try #require(try read(Array(tcx.utf8), .tcx).workoutLogs.first)
    #expect(workout.name == "Cycling")
    #expect(workout.durationMin == 30)
    #expect(workout.distanceKm == 12.5)
    #expect(workout.caloriesBurned == 310)
  }

  @Test func `a GPX track has its length and time, without the way between its segments`() throws {
    let gpx = """
      <gpx version="1.1"><trk><name>x</name><type>running</type>
      <trkseg><trkpt lat="52.5" lon="13.4"><time>2026-11-19T17:30:00Z</time></trkpt>
      <trkpt lat="52.51" lon="13.4"><time>2026-11-19T17:36:00Z</time></trkpt></trkseg>
      <trkseg><trkpt lat="52.6" lon="13.4"><time>2026-11-19T18:50:00+01:00</time></trkpt></trkseg></trk></gpx>
      """
    let workout = try #require(try read(Array(gpx.utf8), .gpx).workoutLogs.first)
    #expect(workout.durationMin == 20)
    // A hundredth of a degree of latitude.
    #expect(workout.distanceKm == 1.112)
    #expect(workout.caloriesBurned == nil)
    // Programs that write XML by a library may put a prefix in front of every name.
    let prefixed = gpx.replacing("</", with: "</ns0:").replacing(/<(?<name>[a-z])/, with: { "<ns0:\($0.output.name)" })
    #expect(try read(Array(prefixed.utf8), .gpx).workoutLogs.first?.distanceKm == workout.distanceKm)
    #expect(failure(Array("<gpx></gpx>".utf8), .gpx).contains("no track with times"))
    #expect(failure(Array("<gpx><trk/>".utf8), .gpx).contains("ends in the middle"))
    #expect(failure(Array(tcx.utf8), .gpx).contains("no GPX file"))
    #expect(failure(Array(String(repeating: "<gpx>", count: 100).utf8), .gpx).contains("nested"))
    #expect(failure(Array("<!DOCTYPE gpx [<!ENTITY a 'b'>]><gpx/>".utf8), .gpx).contains("document type"))
  }

  @Test(arguments: [
    ("Z", 0.0), ("+01:00", -3600), ("-01:30", 5400), ("+18:00", -64_800), ("+01:9223372036854775807", nil),
    ("+01:60", nil), ("+9223372036854775807:00", nil), ("+19:00", nil),
  ])
  func `the zone behind a time is hours and minutes, or it is no time`(zone: String, shift: Double?) {
    #expect(ActivityXML.seconds("1970-01-02T00:00:00\(zone)") == shift.map { 86_400 + $0 })
  }

  @Test(arguments: UInt64(0)..<200) func `damaged XML is an error or a reading, never a crash`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(tcx.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      if Bool.random(using: &generator) {
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      } else {
        bytes.remove(at: place)
      }
    }
    do { _ = try read(bytes, .tcx).all } catch is ImportError {}
  }
}

/// A FIT file of one activity: half an hour of running over 5,012 m with 340 kcal, an hour east of UTC.
enum TestFIT {
  static func file(isBig: Bool = false, resting: Int? = nil) -> [UInt8] {
    func number(_ value: Int, _ width: Int) -> [UInt8] {
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBig ? bytes.reversed() : bytes
    }
    func definition(_ local: UInt8, _ message: Int, _ fields: [(UInt8, UInt8, UInt8)]) -> [UInt8] {
      [0x40 | local, 0, isBig ? 1 : 0] + number(message, 2) + [UInt8(fields.count)]
        + fields.flatMap { [$0.0, $0.1, $0.2] }
    }
    var session: [(UInt8, UInt8, UInt8)] = [
      (253, 4, 0x86), (2, 4, 0x86), (5, 1, 0), (7, 4, 0x86), (8, 4, 0x86), (9, 4, 0x86), (11, 2, 0x84), (16, 1, 2),
    ]
    if resting != nil { session.append((196, 2, 0x84)) }
    let start = 1_100_000_000
    var body = definition(0, 18, session)
    body += [0] + number(start + 1900, 4) + number(start, 4) + [1] + number(1_900_000, 4) + number(1_800_000, 4)
    body += number(501_200, 4) + number(340, 2) + [0xFF] + (resting.map { number($0, 2) } ?? [])
    body += definition(1, 34, [(253, 4, 0x86), (5, 4, 0x86)])
    body += [1] + number(start + 1900, 4) + number(start + 1900 + 3600, 4)
    return wrapped(body)
  }

  static func wrapped(_ body: [UInt8]) -> [UInt8] {
    let head = [14, 0x20] + TestArchive.little(2132, 2) + TestArchive.little(body.count, 4) + Array(".FIT".utf8)
    let file = head + TestArchive.little(FITFile.checksum(head), 2) + body
    return file + TestArchive.little(FITFile.checksum(file), 2)
  }
}
