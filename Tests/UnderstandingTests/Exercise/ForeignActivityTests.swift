import Testing
import ToolCalls

@testable import Understanding

/// Activities by their names in other languages.
@Suite struct ForeignActivityTests {
  @Test(arguments: [
    ("Fahrradtour 35 km", "Cycling"), ("Radtour 38 km, 1 h 50", "Cycling"), ("pedalata 30 km", "Cycling"),
    ("salida en bici 28 km", "Cycling"), ("sortie vélo 2 h", "Cycling"), ("fietstocht 45 km", "Cycling"),
    ("jazda na rowerze 25 km", "Cycling"), ("passeio 4 km", nil), ("vélo 18 km", "Cycling"),
    ("Waldlauf 7 km", "Running"), ("corsa 6 km in 38 min", "Running"), ("course à pied 9 km", "Running"),
    ("hardlopen 6 km", "Running"), ("bieganie 35 min", "Running"), ("correre 25 min", "Running"),
    ("Spaziergang 50 min", "Walking"), ("caminhada 45 min", "Walking"), ("passeggiata 3 km", "Walking"),
    ("wandeling 35 min", "Walking"), ("marche à pied 40 min", "Walking"), ("Gassirunde 25 min", "Walking the dog"),
    ("Bergwanderung 4 h", "Hiking"), ("senderismo 3 h", "Hiking"), ("randonnée 12 km", "Hiking"),
    ("Schwimmen 40 min", "Swimming"), ("natación 35 min", "Swimming"), ("nuoto 45 min", "Swimming"),
    ("pływanie 25 min", "Swimming"), ("zwemmen 1 km", "Swimming"),
  ])
  func `an everyday activity is known by its foreign name`(sentence: String, name: String?) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == (name.map { [$0] } ?? []))
  }

  @Test(arguments: ["Krafttraining 50 min", "musculação 50 min", "krachttraining 50 min", "trening siłowy 50 min"])
  func `so is training with weights`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).map(\.activityCode) == ["02054"])
  }

  @Test(arguments: ["a portion of peas", "comida corrida", "a bowl of pesto pasta"])
  func `a food that is spelt nearly so stays food`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test func `a foreign sentence about one is still refused`() {
    #expect(OfflineReading.workouts("hoy fui a correr por el parque con mi hermano").isEmpty)
  }
}
