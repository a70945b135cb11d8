import Foods
import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct MenuCommandTests {
  @Test func `a chain's items under so much energy are listed, the lowest first`() throws {
    try ViewsProgram.using { program in
      let chains = try program.run("menu", "--json").json()["chains"]?.arrayValue ?? []
      let chain = try #require(chains.first?.stringValue)
      #expect(chains.count > 10)
      let menu = try program.run("menu", chain, "--under", "600", "--json", "--limit", "10000").json()
      #expect(menu["chain"]?.stringValue == chain)
      let kcal = (menu["items"]?.arrayValue ?? []).compactMap { $0["calories"]?.doubleValue }
      #expect(!kcal.isEmpty && kcal.allSatisfy { $0 <= 600 } && kcal == kcal.sorted())
      let protein = try program.run("menu", chain, "--by", "protein", "--json").json()["items"]?.arrayValue ?? []
      let grams = protein.compactMap { $0["proteinG"]?.doubleValue }
      #expect(grams == grams.sorted(by: >))
      let id = try #require(menu["items"]?[0]?["foodId"]?.stringValue)
      #expect(try program.run("foods", "show", id).code == 0)
    }
  }

  @Test func `every menu has items, and a serving's energy is what the table says`() throws {
    let catalog = FoodCatalog.reference
    for chain in catalog.menuChains {
      #expect(!catalog.menu(of: chain).isEmpty && catalog.chains(named: chain).contains(chain))
    }
    #expect(catalog.chains(named: "no such place") == [] && catalog.chains(named: "!") == [])
  }

  @Test(arguments: [
    ("kfc", "KFC"), ("IHOP", "IHOP"), ("mcdonalds", "McDonald's"), ("McDonald's", "McDonald's"),
    ("in n out", "In-N-Out"),
    ("chick fil a", "Chick-fil-A"), ("wendys", "Wendy's"), ("jersey mikes", "Jersey Mike's"), ("arby's", "Arby's"),
    ("hungry jacks", "Hungry Jack's (Australia)"), ("noodles and company", "Noodles and Company"),
    ("burger king", "Burger King"), ("freshii", "Freshii"), ("papa johns", "Papa Johns"), ("papa john's", "Papa Johns"),
  ]) func `a chain is found however it is written, and writes itself as it does`(said: String, name: String) {
    #expect(FoodCatalog.reference.chains(named: said) == [name])
  }

  @Test func `drinks of hardly any energy are listed where they are looked for`() throws {
    try ViewsProgram.using { program in
      let all = try program.run("menu", "kfc", "--limit", "10000").out
      #expect(
        !all.contains("Diet Pepsi") && all.replacing("\n", with: " ").contains("those of hardly any energy left out"))
      #expect(try program.run("menu", "kfc", "--find", "diet").out.contains("Diet Pepsi"))
      #expect(try program.run("menu", "kfc", "--json").out.contains("Diet "))
    }
  }

  @Test func `a chain that is not known is said`() throws {
    try ViewsProgram.using { program in
      let none = try program.run("menu", "no", "such", "place")
      #expect(none.code == 1 && none.error.contains("ada menu"))
      #expect(try program.run("menu", "x", "--under", "0").code == 64)
    }
  }
}
