extension GrammarMealTests {
  /// Words of tables and packages that elsewhere are verbs, scenes or amounts.
  static let descriptions: [Case] = [
    Case("100 g of boiled potato, peel not eaten, and a fig", "100 g boiled potato, peel not eaten", "1 - fig"),
    Case("85 g of broiled lamb, lean only eaten", "85 g broiled lamb, lean only eaten"),
    Case("a cup of ready to drink chocolate milk", "1 cup ready to drink chocolate milk"),
    Case("a trout fillet made with cooking spray", "1 - trout fillet made with cooking spray"),
    Case("a frozen dinner", "1 - frozen dinner"), Case("2 soft drinks", "2 - soft drinks"),
    Case("a slice of two crust cherry pie", "1 slice two crust cherry pie"),
    Case("300 g of 40-50% juice drink", "300 g 40-50% juice drink"),
    Case("a Cuban sandwich with spread", "1 - Cuban sandwich with spread"),
    Case("a raw large carrot", "1 large raw carrot"), Case("a frozen small pizza", "1 small frozen pizza"),
    Case("a personal size pizza", "1 personal pizza"),
    Case("250 g of 2 small patties double burger", "250 g 2 small patties double burger"),
    Case("had a 3 Musketeers bar", "1 - 3 Musketeers bar"),
  ]
}
