import Testing
import ToolCalls

@testable import Understanding

/// What was nearly had, is there, was got ready, mislaid or meant for somebody else's party, and what was eaten in spite of such words.
@Suite struct NotYetEatenTests {
  @Test(
    arguments: [
      "very nearly gave in and ordered a kebab", "almost caved and had a pasty", "so nearly caved and ate the fudge",
      "calzone's here", "the gumbo's ready", "broth's on", "goulash's on the stove", "chilli's in the oven",
      "basted the duck", "seasoned the trout", "defrosted two gammon steaks", "thawed the mince",
      "skewered the halloumi",
      "brined a goose", "lost my calzone", "lost a scone to a gull", "burnt my crumpet", "knocked over my cider",
      "dropped a dumpling", "Trifle for Hassan's wedding", "A pavlova for Elena's birthday", "Flapjacks for grandad",
      "Falafel for Nadia", "Gnocchi for Omar's tea", "The menu: gumbo, gammon, trifle",
      "the specials: gumbo, trifle", "their menu: gumbo, trifle", "Elena's on a celery juice detox",
      "Omar's on his second cider", "Nadia's on keto, loads of gammon", "I'm on a soup cleanse",
      "smelled gammon all morning", "sniffed the brie", "fudge by the printer, resisted",
      "samosas in the hall but resisted", "gave the trifle a miss", "gave the pool a miss today", "went without flan",
      "steered clear of the samosas", "opted out of the gammon", "swerved the fudge", "held back from the flapjacks",
    ])
  func `logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("gave the trifle a miss and had a pear", ["pear"]), ("caved and had a pasty", ["pasty"]),
      ("almost caved and had fudge, had a pear instead", ["pear"]),
      ("nearly caved but had a pear", ["pear"]), ("calzone's here, had two slices", ["calzone's"]),
      ("curry's here and I had it with naan", ["curry's", "naan"]),
      ("basted the duck and ate two legs of it", ["basted duck"]),
      ("thawed the mince, fried it, had it on toast", ["thawed mince", "toast"]),
      ("brined my goose, roasted it and ate it with rice", ["brined goose", "rice"]),
      ("bought a trout and ate it with peas", ["trout", "peas"]),
      ("my wife's on a diet so I had the calzone", ["calzone"]), ("Elena's on Main Street, had gumbo", ["gumbo"]),
      ("I'm on a soup cleanse, three bowls of broth so far", ["broth"]),
      ("sniffed out a pasty at the garage", ["pasty"]),
      ("steak for Dad's birthday, delicious", ["steak"]), ("trifle for my birthday", ["trifle"]),
      ("basted turkey with peas", ["basted turkey", "peas"]), ("defrosted a goulash for tea", ["goulash"]),
      ("thawed the mince, then had trout", ["trout"]), ("lost my appetite, had broth", ["broth"]),
      ("lost my keys, had a scone", ["scone"]), ("dropped my crumpet, ate it anyway", ["crumpet"]),
      ("dropped an egg into my ramen", ["egg into ramen"]),
      ("had trifle for Hassan's birthday", ["trifle"]), ("two slices of pavlova for Elena's birthday", ["pavlova"]),
      ("Pavlova for Elena's birthday, had two slices", ["Pavlova"]), ("gnocchi for tea", ["gnocchi"]),
      ("falafel for Nadia and me", ["falafel"]), ("falafel for Nadia, gnocchi for me", ["gnocchi"]),
      ("the set menu: gumbo, trifle", ["gumbo", "trifle"]), ("my menu: gumbo, trifle", ["gumbo", "trifle"]),
      ("the menu said gammon, I had gumbo", ["gumbo"]), ("I'm on my second cider", ["cider"]),
      ("fudge by the printer, resisted, had a pear", ["pear"]), ("couldn't resist the fudge", ["fudge"]),
    ])
  func `what was eaten in spite of such words is logged`(sentence: String, foods: [String]) {
    let names = OfflineReading.items(sentence).map(\.name)
    #expect(names == foods, "\(names)")
  }
}
