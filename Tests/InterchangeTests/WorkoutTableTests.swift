import Foundation
import Nutrition
import Testing

@testable import Interchange

/// Strong and Hevy as they export: several shapes of each are about, told apart by their headings.
struct WorkoutTableTests {
  private func options(unit: WeightUnit? = nil) -> TableOptions {
    TableOptions(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, weightUnit: unit)
  }

  @Test func `Strong's sets become a workout`() throws {
    let folder = try TestFolder()
    let path = try folder.file(
      "s.csv",
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-19 17:30:12,"Push Day",1h 5m,"Bench Press (Barbell)",1,100,8,0,0,"","good",
      2026-11-19 17:30:12,"Push Day",1h 5m,"Bench Press (Barbell)",2,100,6,0,0,"","good",8
      2026-11-19 17:30:12,"Push Day",1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,90,"","",
      2026-11-19 17:30:12,"Push Day",1h 5m,"Plank",1,0,0,0,60,"","",
      """)
    #expect(Refusal.words { try WorkoutTable.read(path, as: .strong, options()) }.contains("--unit kg or --unit lb"))
    let workout = try #require(try WorkoutTable.read(path, as: .strong, options(unit: .lb)).workoutLogs.first)
    #expect(workout.name == "Push Day")
    #expect(workout.durationMin == 65)
    #expect(workout.notes == "good")
    #expect(workout.exercises.map(\.name) == ["Bench Press (Barbell)", "Plank"])
    #expect(
      workout.exercises[0].sets == [WorkoutSet(reps: 8, weightKg: 45.359), WorkoutSet(reps: 6, weightKg: 45.359)])
    #expect(workout.exercises[1].sets == [WorkoutSet(durationSec: 60)])
  }

  @Test func `Hevy's sets become a workout from start to end`() throws {
    let folder = try TestFolder()
    let path = try folder.file(
      "h.csv",
      """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
      "Legs","18 Nov 2026, 17:30","18 Nov 2026, 18:15","","Squat (Barbell)",,"",0,"normal",80,5,,,
      "Legs","18 Nov 2026, 17:30","18 Nov 2026, 18:15","","Treadmill",,"",0,"normal",,,2.5,900,
      """)
    let list = try WorkoutTable.read(path, as: .hevy, options())
    let workout = try #require(list.workoutLogs.first)
    #expect(list.workoutLogs.count == 1)
    #expect(workout.durationMin == 45)
    #expect(workout.distanceKm == 2.5)
    #expect(workout.exercises.map(\.sets.count) == [1, 1])
    #expect(workout.exercises[0].sets[0] == WorkoutSet(reps: 5, weightKg: 80))
  }

  @Test(arguments: [
    // What the heading says, what the row says, and what neither does.
    (
      "Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds",
      "1;2026-11-19 17:30:12;Row;3600;Rowing;1;62,5;10;;5000;1500", 62.5, 5.0, 60.0
    ),
    (
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Workout Duration",
      "2026-11-19 17:30:12;Row;Rowing;1;100;lbs;10;3;mi.;1500;62m", 45.359, 4.828, 62.0
    ),
    (
      "Date;Workout Name;Exercise Name;Set Order;lbs;Reps;mi.;Seconds",
      "2026-11-19 17:30:12;Row;Rowing;W;100;10;3;1500",
      45.359, 4.828, 5.0
    ),
    (
      "title,start_time,end_time,exercise_title,set_index,weight_lbs,reps,distance_miles,duration_seconds",
      "Row,\"7 août 2026, 17:00\",\"7 août 2026, 18:00\",Rowing,0,100,10,3,1500", 45.359, 4.828, 60.0
    ),
  ])
  func `units are those that the export names`(
    headings: String, row: String, kilograms: Double, kilometres: Double, minutes: Double
  ) throws {
    let folder = try TestFolder()
    let path = try folder.file("u.csv", "\(headings)\n\(row)\n")
    let style: WorkoutTable.Style = headings.hasPrefix("title") ? .hevy : .strong
    let workout = try #require(try WorkoutTable.read(path, as: style, options()).workoutLogs.first)
    #expect(workout.exercises[0].sets[0].weightKg == kilograms)
    #expect(workout.distanceKm == kilometres)
    #expect(workout.durationMin == minutes)
  }

  @Test(arguments: [
    ("1h 5m", 65.0), ("38min", 38), ("2 hr 3 min 30 sec", 123.5), ("90s", 1.5), ("3600", 60), ("1h 5x", nil),
    ("soon", nil),
    ("5 m 3", nil),
  ])
  func `a duration is read, or named where it is none`(text: String, minutes: Double?) throws {
    let folder = try TestFolder()
    let path = try folder.file(
      "s.csv", "Date,Duration,Exercise Name,Reps\n2026-11-19 17:30:12,\(text),Squat,5\n")
    guard let minutes else {
      let said = Refusal.words { try WorkoutTable.read(path, as: .strong, options()) }
      return #expect(said.contains(#"Line 2 of"#) && said.contains("no duration such as 1h 5m"), "\(said)")
    }
    #expect(try WorkoutTable.read(path, as: .strong, options()).workoutLogs.first?.durationMin == minutes)
  }

  @Test func `a distance without a unit follows the weights, and that is said`() throws {
    let folder = try TestFolder()
    let path = try folder.file(
      "s.csv",
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds\n2026-11-19 17:30:12,Run,30m,Running,1,0,0,3,1800\n"
    )
    let pounds = try WorkoutTable.read(path, as: .strong, options(unit: .lb))
    #expect(pounds.workoutLogs[0].distanceKm == 4.828)
    #expect(pounds.report.notes.contains("Distances without a unit are taken as miles."))
    let kilograms = try WorkoutTable.read(path, as: .strong, options(unit: .kg))
    #expect(kilograms.workoutLogs[0].distanceKm == 3)
  }

  @Test(arguments: [
    ("Weight;Weight Unit", "100;", #"Line 2 of"#, "a weight without its unit"),
    ("Weight;Weight Unit", "100;st.", #""st." in the column Weight Unit"#, "no unit of weight"),
    ("Weight (stones)", "100", "The weights of", #"in "stones"; Ada reads kg, lb and st"#),
    (
      "Weight (kg);Distance;Distance Unit", "1;3;leagues", #""leagues" in the column Distance Unit"#,
      "no unit of distance"
    ),
    ("Weight (kg);Distance (leagues)", "1;3", "The distances of", #"in "leagues"; Ada reads km, miles and m"#),
  ])
  func `a unit that is not known is named`(headings: String, fields: String, place: String, why: String) throws {
    let folder = try TestFolder()
    let path = try folder.file(
      "s.csv", "Date;Exercise Name;\(headings)\n2026-11-19 17:30:12;Squat;\(fields)\n")
    let said = Refusal.words { try WorkoutTable.read(path, as: .strong, options()) }
    #expect(said.contains(why) && said.contains(place), "\(said)")
  }

  @Test(arguments: [
    ("20 nov 2026", "2026-11-20"), ("3 févr. 2026", "2026-02-03"), ("12 sept 2026", "2026-09-12"),
    ("1 juil. 2026", "2026-07-01"), ("1 juin 2026", "2026-06-01"), ("5 März 2026", "2026-03-05"),
    ("5 ago 2026", "2026-08-05"), ("5 gen 2026", "2026-01-05"), ("5 out 2026", "2026-10-05"),
    ("5 mei 2026", "2026-05-05"), ("Dez 24, 2026", "2026-12-24"), ("5 xyz 2026", nil),
  ])
  func `months are read in the languages of Western Europe`(text: String, day: String?) {
    #expect(TableDate.day(text, order: nil)?.day.description == day)
  }
}
