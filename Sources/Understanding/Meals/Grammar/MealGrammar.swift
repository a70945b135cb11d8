import Foods
import Nutrition
import ToolCalls

/// Reads the foods out of a clause that reports, or may report, eating or drinking.
struct MealGrammar: Sendable {
  let catalog: FoodCatalog
  /// Words of what was logged right before.
  let company: [Token]

  init(catalog: FoodCatalog = .reference, company: [Token] = []) {
    self.catalog = catalog
    self.company = company
  }

  /// The foods in `said`, with what the catalogue knows of each. A food the catalogue lacks comes without `match`.
  func reading(of said: [Token]) -> MealReading {
    let tokens = Whereabouts(catalog: catalog).masked(said)
    guard let sharing = Sharing.find(in: tokens, catalog: catalog) else { return readingOfOwn(tokens) }
    var reading = readingOfOwn(sharing.masked(tokens))
    reading.parts = reading.parts.map(sharing.applied)
    return reading
  }

  /// The foods in `tokens`, all of which one person had.
  private func readingOfOwn(_ tokens: [Token]) -> MealReading {
    let elements = ClauseScanner.elements(of: tokens)
    let (groups, meals) = PieceAssembly.groups(in: elements, of: tokens)
    let linker = PhraseLinker(catalog: catalog, tokens: tokens)
    let partition = FoodPartition(linker: linker)
    var foods: [FoodPartition.Food] = []
    var places: [Int] = []
    for (number, group) in groups.enumerated() {
      for found in partition.foods(in: group) {
        for food in filled(found, linker: linker) {
          if let whole = foods.last, let told = partition.told(food, of: whole) {
            foods.replaceSubrange((foods.count - 1)..., with: told)
            places += Array(repeating: number, count: told.count - 1)
          } else {
            foods.append(food)
            places.append(number)
          }
        }
      }
    }
    let builder = ItemBuilder(catalog: catalog, tokens: tokens)
    var parts: [MealReading.Part] = []
    for (food, number) in zip(foods, places) {
      guard var part = builder.part(for: food) else { continue }
      let meal = meals.last { $0.group <= number } ?? meals.first
      part.mealType = mealType(for: number, meals) ?? meal?.type
      parts.append(part)
    }
    parts = countingOnes(mergingRepeats(parts), tokens: tokens)
    parts = withoutEchoes(withAmountsOfNamed(parts, tokens: tokens), tokens: tokens)
    parts = withoutHeld(withGradesBehind(parts, tokens: tokens), tokens: tokens)
    parts = withoutCarved(withoutEverydayWords(parts, tokens: tokens), tokens: tokens)
    parts = withoutComposedDishes(withPowderOfShakes(parts, tokens: tokens), tokens: tokens)
    parts = withoutShells(withoutWeighedBases(parts, tokens: tokens), tokens: tokens)
    parts = withoutMilkTwice(parts, tokens: tokens)
    parts = withEmptyCones(withPowders(countedBehind(parts, tokens: tokens), tokens: tokens), tokens: tokens)
    parts = withSoupsTold(withoutNamedAhead(parts, tokens: tokens), tokens: tokens)
    parts = withReadyMealsNamed(withoutGeneralAhead(parts, tokens: tokens), tokens: tokens)
    parts = withBareNames(parts, tokens: tokens)
    parts = withBreadOfMeasured(parts, tokens: tokens)
    parts = withSlicesOfOpenSandwiches(withChilliesAsPeppers(parts, tokens: tokens), tokens: tokens)
    parts = withMilkTheyTake(withChipsTheyGoWith(parts, tokens: tokens), tokens: tokens)
    parts = withNamesakesTold(withFriesOfChain(parts), tokens: tokens)
    parts = countingOnce(withDressingOfSalads(withDrinkOfMeals(parts, tokens: tokens)), tokens: tokens)
    return MealReading(parts: sharingEnergyOfAll(stirredIntoEach(parts, tokens: tokens)))
  }

  /// Where foods are only counted, a label that is named like this is meant: "two eggs and kimchi pancakes".
  private static let sureLabel = 0.8
  /// A message of more words has room for talk.
  private static let mostOfNote = 14

  /// Where amounts are said, a word without one that only a product's label has is talk: "... hits the spot".
  private func withoutEchoes(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.contains(where: { $0.item.quantity != nil && $0.match != nil }) else { return parts }
    let isMeasured = parts.contains { $0.item.unit != nil && $0.match != nil }
    func isSaid(_ part: MealReading.Part) -> Bool {
      guard part.item.quantity == nil, part.item.unit == nil, part.item.calories == nil, !part.isPicture,
        let match = part.match, match.food.source == .branded,
        isMeasured && (part.tokens.count < 2 || tokens.count > Self.mostOfNote) || match.confidence < Self.sureLabel,
        let first = part.tokens.first
      else { return true }
      return tokens[first].text.unicodeScalars.first?.isCapitalLetter ?? false
    }
    return parts.allSatisfy(isSaid) || isList(parts, tokens) ? parts : parts.filter(isSaid)
  }

  /// Foods, their amounts and nothing else, so that none of it is talk: "popchips and 2 plums".
  private func isList(_ parts: [MealReading.Part], _ tokens: [Token]) -> Bool {
    tokens.indices.allSatisfy { index in
      parts.contains { $0.tokens.contains(index) } || tokens[index].isCount || tokens[index].isBreak
        || NumberWords.articles.contains(tokens[index]) || tokens[index].isOne(of: "of", "some", "i", "had", "ate")
        || UnitTable.unit(at: index, in: tokens) != nil
    }
  }

  /// "eggs for breakfast and soup for lunch": the meal named right after a food is that food's.
  private func mealType(for group: Int, _ meals: [(type: MealType, group: Int)]) -> MealType? {
    guard let first = meals.first, first.group > 0 else { return nil }
    return meals.first { $0.group > group }?.type
  }

  /// Whether the picture shows what was named already: "two glazed rings 🍩".
  private func shows(_ picture: MealReading.Part, _ known: MealReading.Part) -> Bool {
    guard let shown = picture.match?.food, let food = known.match?.food else { return false }
    return shown.id == food.id
      || !known.isPicture && (shown.category == food.category || names(known, picture) || isWithin(picture, known))
  }

  /// "Doughnuts at work, had two glazed ones": how many of what was named before.
  private func countingOnes(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, tokens.contains(where: { $0.isWord("ones") || $0.isWord("one") }) else { return parts }
    var result: [MealReading.Part] = []
    for part in parts {
      let noun = tokens[part.tokens.clamped(to: tokens.indices)].last { $0.kind == .word }
      if let noun, noun.isWord("ones") || noun.isWord("one"), let count = part.item.quantity,
        part.item.unit.map({ QuantityWords.sizes[$0] != nil || part.item.grams != nil }) ?? true,
        part.confidence < Self.sureLabel || part.tokens.count == 1,
        let named = result.lastIndex(where: { $0.match != nil }), result[named].item.quantity == nil
      {
        result[named].item.quantity = count
        result[named].item.unit = part.item.unit
        result[named].item.grams = part.item.grams
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// "carrot cake 🥕", "caipirinha 🍹", "pho 🍜": a word of the name is shown, a glass of some cocktail, or what looks like it.
  private func isWithin(_ picture: MealReading.Part, _ known: MealReading.Part) -> Bool {
    let shown = picture.item.name.lowercased()
    if shown == "cocktail", known.match?.food.foodType == .drink { return true }
    let words = FoodCatalog.foldedWords(known.item.name)
    return FoodCatalog.foldedWords(picture.item.name).allSatisfy(words.contains)
      || PictureLikenesses.shows(shown, words: words)
  }

  /// "chicken salad 🥗": the name ends with what is shown.
  private func names(_ part: MealReading.Part, _ picture: MealReading.Part) -> Bool {
    guard let said = FoodCatalog.foldedWords(part.item.name).last else { return false }
    return said == FoodCatalog.foldedWords(picture.item.name).last
  }

  /// "🍕🍕" is two, and "sushi 🍣" is one.
  private func mergingRepeats(_ parts: [MealReading.Part]) -> [MealReading.Part] {
    guard parts.contains(where: \.isPicture) else { return parts }
    var merged: [MealReading.Part] = []
    for part in parts {
      if part.isPicture,
        let known = merged.lastIndex(where: { shows(part, $0) })
      {
        if merged[known].isPicture {
          let said = part.item.quantity ?? 1
          merged[known].item.quantity = said == 1 ? (merged[known].item.quantity ?? 1) + 1 : said
        }
        continue
      }
      if let last = merged.last, last.isPicture, !part.isPicture,
        names(part, last)
          || last.match != nil && last.match?.food.category == part.match?.food.category
            && (part.item.quantity != nil || part.item.unit != nil)
      {
        merged[merged.count - 1] = part
        continue
      }
      merged.append(part)
    }
    return merged
  }
}
