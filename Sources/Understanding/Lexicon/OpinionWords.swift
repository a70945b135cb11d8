/// Words that praise or judge and say nothing about what was eaten.
enum OpinionWords {
  static let all = WordList.words(
    """
    amazing ample piping steaming appetizing authentic awesome bad balanced beautiful best cheeky classic comforting convenient cosy cozy
    decadent decent delectable delicious delightful divine dreamy easy energizing enjoyable everyday excellent
    exciting exotic exquisite fab fabulous fancy fantastic fave favorite favourite festive flavorful flavorsome flavourful
    fulfilling fun generous good gorgeous great guilt guilty healthy hearty heavenly humble ideal incredible indulgent
    interesting invigorating irresistible juicy lazy lovely luscious lush moderate modest mouthwatering new nice
    nourishing nutritious perfect perfectly pleasant proper quenching quick refreshing rejuvenating revitalizing
    rewarding satisfying savory savoury scrummy scrumptious simple sinful soothing special splendid succulent
    sumptuous superb tasty tempting terrific traditional typical ultimate unbelievable unforgettable unique uplifting
    usual versatile wholesome wonderful yummy dangerous addictive unreal insane lethal evil unbeatable ridiculous epic immense banging
    bliss grand famous easily oddly meh boring bland uninspired underwhelming overrated overpriced legendary phenomenal outstanding
    nicest tastiest yummiest loveliest finest greatest juiciest crispiest creamiest freshest
    """)

  /// Words for how a food tastes, feels and fills, which hardly ever tell what it is.
  static let senses = WordList.words(
    """
    filling satiating fattening moreish weak strong mild intense bitter sweet sour tart tangy sharp salty spicy hot peppery
    savory savoury sugary sickly bland tasteless flavorless flavourless rich light heavy creamy cheesy buttery greasy oily fatty
    thick thin chunky lumpy watery runny gooey sticky tender tough chewy rubbery crunchy crispy crisp crumbly flaky fluffy
    soft hard firm smooth silky moist juicy succulent soggy mushy stodgy doughy dense airy nutty fruity smoky earthy zesty
    zingy garlicky fishy eggy meaty fresh stale cold cool warm lukewarm burnt overcooked undercooked overdone underdone
    gritty grainy slimy pungent aromatic fragrant floral syrupy velvety foamy frothy fizzy flat bubbly fiery
    """)
}
