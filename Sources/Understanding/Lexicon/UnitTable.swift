/// The units and what they are called. Volumes are US customary (NIST Handbook 44, appendix C) unless "imperial" is said.
enum UnitTable {
  /// The unit that `words` name from `index` on, and how many tokens it takes; the longest name wins.
  static func unit(at index: Int, in tokens: [Token]) -> (unit: MeasureUnit, count: Int)? {
    // "half a cup's worth".
    if index + 1 < tokens.count, tokens[index + 1].isWord("worth"), tokens[index].kind == .word,
      let measure = worth(tokens[index].folded)
    {
      return (measure, 2)
    }
    guard index < tokens.count, tokens[index].kind == .word, marks.mayHold(tokens[index].mark) else { return nil }
    var best = byName[tokens[index]].map { (unit: $0, count: 1) }
    if openings.contains(tokens[index]) {
      var key = tokens[index].folded
      var words = 1
      for count in 2...5 where index + count <= tokens.count && words < 3 {
        let token = tokens[index + count - 1]
        // "fl. oz", "FL.OZ", "c. à soupe".
        if token.isSign("."), key == "fl" || key == "c" { continue }
        guard token.kind == .word, token.join != .glued || key == "fl" else { break }
        words += 1
        key += " " + token.folded
        if let unit = byName[key] { best = (unit, count) }
      }
    }
    guard var found = best else { return nil }
    // "oz." and "tbsp." keep their point.
    let next = index + found.count
    if next < tokens.count, tokens[next].isSign("."), tokens[next].join == .glued,
      abbreviations.contains(tokens[next - 1]),
      next + 1 < tokens.count
    {
      found.count += 1
    }
    return found
  }

  /// The measure of "cup's" and "cups'".
  private static func worth(_ word: String) -> MeasureUnit? {
    guard let mark = word.firstIndex(of: "'") else { return byName[word] }
    return byName[String(word[..<mark])]
  }

  /// The unit called `name` (folded, singular or plural).
  static func unit(named name: String) -> MeasureUnit? { byName[name] }

  static let abbreviations: WordSet = [
    "oz", "lb", "lbs", "tbsp", "tbs", "tsp", "fl", "pt", "qt", "gal", "pkg", "pc", "pcs",
  ]

  /// Vessels and packs: an amount before them says how much they hold.
  static let containers: WordSet = WordList.words(
    """
    can bottle jar box bag pouch packet package pack carton container tub tube tin cup glass mug bowl pitcher keg sachet stick
    pot tray flask shaker canteen thermos jug sleeve punnet brick blister carafe tumbler goblet
    """)

  /// Foods and parts of foods that count as a measure only before "of": "a steak of beef", but "2 steaks".
  static let parts: WordSet = WordList.words(
    """
    bean cracker chip crisp cookie biscuit loaf roll bun log ball nugget drumstick drumette drummette wing thigh leg breast rack rib
    chop cutlet steak roast shank tail tender tenderloin tortilla dumpling flower fruit patty link fillet filet sandwich meal
    kernel seed grain ear head leaf pod peel cob envelope double single order stalk spear stem floret bulb egg wheel round unit item
    school lunch brick dish tablet capsule pill flask skewer basket quarter half fry drink cocktail
    """)

  /// Parts that may stand behind their food: "orange slice", "salmon fillet".
  static let trailing: WordSet = WordList.words(
    """
    slice piece wedge stick ring cube strip chunk fillet filet patty square segment section half floret stalk spear leaf sprig clove
    rasher portion serving block sheet plate bowl cup mug tin can packet pack bag box tub jar tube pot carton handful scoop
    """)

  static let household: WordSet = ["cup", "tbsp", "tsp", "fl oz", "pint", "quart", "gallon", "dash", "pinch"]

  /// What energies are told in.
  static let energyNames = WordSet(byName.keys.filter { byName[$0]?.dimension == .energy })

  static let byName: WordTable<MeasureUnit> = {
    var table: [String: MeasureUnit] = [:]
    func add(_ text: String, _ dimension: MeasureUnit.Dimension) {
      for line in text.parted(by: "\n") {
        let fields = line.parted(by: "|").map(String.init)
        guard fields.count == 3, let factor = Double(fields[1]) else { continue }
        let unit = MeasureUnit(name: fields[0], dimension: dimension, factor: factor)
        table[fields[0]] = unit
        for alias in fields[2].parted(by: ",") { table[String(alias)] = unit }
      }
    }
    add(masses, .mass)
    add(volumes, .volume)
    add(lengths, .length)
    add(times, .time)
    add(energies, .energy)
    for word in measures.parted(by: "\n,").map(String.init) {
      let unit = MeasureUnit(name: word, dimension: .measure, factor: 1)
      table[word] = unit
      table[EnglishPlural.plural(of: word)] = unit
    }
    for (alias, name) in measureAliases { table[alias] = table[name] }
    for (name, unit) in named(inLanguagesOf: table) where table[name] == nil { table[name] = unit }
    return WordTable(table)
  }()

  /// The first words of all names.
  static let firstWords = byName.keys.compactMap { $0.parted(by: " ").first.map(String.init) }

  private static let marks = WordMarks(firstWords)

  /// What names of several words begin with.
  private static let openings = WordSet(
    byName.keys.compactMap { name in name.contains(" ") ? name.parted(by: " ").first.map(String.init) : nil })

  private static let masses = """
    mg|0.001|milligram,milligrams,milligramme,milligrammes
    g|1|gram,grams,gr,gm,gms,grm,grms,gramme,grammes
    kg|1000|kilo,kilos,kgs,kilogram,kilograms,kilogramme,kilogrammes
    oz|28.349523125|ounce,ounces,ozs,onz
    lb|453.59237|lbs,pound,pounds
    palm|100|palm of,palms of,palm sized,palm size,palm sized piece,palm sized portion,palm size piece
    st|6350.29318|stone,stones
    """

  private static let volumes = """
    ml|1|mls,milliliter,milliliters,millilitre,millilitres,cc
    cl|10|centiliter,centiliters,centilitre,centilitres
    dl|100|deciliter,deciliters,decilitre,decilitres
    l|1000|liter,liters,litre,litres,ltr,ltrs,lt,litro,litros
    fl oz|29.5735295625|fl ozs,fluid ounce,fluid ounces,fluid oz,floz,fl ounce,fl ounces,fl. oz
    tsp|4.92892159375|teaspoon,teaspoons,tea spoon,tea spoons,tsps,teaspoonful,teaspoonfuls,teaspoonsful
    tbsp|14.78676478125|tablespoon,tablespoons,table spoon,table spoons,tbsps,tbs,tbl,tblsp,tblsps,tblspn,tblspns,tbspn,tbspns,tbspoon,tbspoons,tablespon,tablespons,tablespoonful,tablespoonfuls,tablespoonsful
    cup|236.5882365|cups,cupful,cupfuls
    pint|473.176473|pints,pt,pts
    quart|946.352946|quarts,qt,qts
    gallon|3785.411784|gallons,gal,gals
    imperial pint|568.26125|imperial pints,british pint,british pints,uk pint,uk pints
    imperial fl oz|28.4130625|imperial fl ozs
    katori|150|katoris,vati,vatis
    fist|240|fist of,fists of,fist sized,fist size,fist sized portion,fist size portion
    cupped hand|120|cupped hands,cupped hand of,cupped hands of,cupped handful,cupped handfuls
    thumb|15|thumb of,thumbs of,thumb sized,thumb size,thumb sized piece,thumb size piece
    schooner|425|schooners,schoey,schooey
    middy|285|middies
    stubby|375|stubbies,stubbie
    longneck|750|longnecks,tallie,tallies
    tinnie|375|tinnies,tinny
    dessertspoon|10|dessertspoons,dessertspoonful,dessertspoonfuls,dsp,dessert spoon,dessert spoons
    cubic inch|16.387064|cubic inches,cu in,cubic in
    cubic centimeter|1|cubic centimeters,cubic centimetre,cubic centimetres,cubic cm
    """

  private static let lengths = """
    mm|0.001|millimeter,millimeters,millimetre,millimetres
    cm|0.01|centimeter,centimeters,centimetre,centimetres
    m|1|meter,meters,metre,metres,mtr,mtrs
    km|1000|kms,kilometer,kilometers,kilometre,kilometres
    inch|0.0254|inches
    foot|0.3048|feet,ft
    yard|0.9144|yards,yd,yds
    mile|1609.344|miles,mi
    """

  private static let times = """
    s|1|sec,secs,second,seconds
    min|60|mins,minute,minutes
    h|3600|hr,hrs,hour,hours,hour's,hours'
    day|86400|days
    week|604800|weeks,wk,wks
    """

  private static let energies = """
    kcal|1|kcals,cal,cals,calorie,calories,kilocalorie,kilocalories
    kj|0.2390057361|kilojoule,kilojoules
    """

  /// Vessels, packs, portions, pieces and parts, in the singular.
  private static let measures = """
    can,bottle,jar,box,bag,pouch,packet,package,pack,carton,container,tub,tube,tin,glass,mug,bowl,pitcher,keg,sachet,stick,pot,tray
    plate,plateful,dish,saucer,basket,bucket,ramekin,flask,shaker,canteen,thermos,jug,sleeve,punnet,tumbler,goblet,carafe,bowlful
    glassful,mugful,serving,portion,helping,order,unit,item,meal,slice,piece,chunk,wedge,cube,block,bar,square,strip,stripe,ring,half
    quarter,segment,section,sheet,rasher,fillet,filet,patty,link,leaf,stalk,stem,spear,sprig,clove,ear,head,bunch,cluster,floret
    bulb,kernel,pod,bean,grain,seed,crumb,cracker,chip,crisp,cookie,biscuit,scoop,scoopful,spoon,spoonful,handful,bite,mouthful,forkful,bit
    nest,nibble,hunk,slab,lump,row,beaker,sip,gulp,swig,shot,drop,dash,pinch,splash,drizzle,dollop,smear,scrape,sprinkle,sprinkling,dusting,grating,shaving,knob,pat,squeeze,squirt,touch,hint,ladle
    ladleful,scrap,loaf,roll,bun,log,round,wheel,ball,nugget,drumstick,drumette,drummette,wing,thigh,leg,breast,rack,rib,chop,cutlet,steak
    roast,shank,tail,tender,tenderloin,strip steak,tablet,capsule,pill,packet mix,single serving bag,single serving box
    single serving package,single serving container,snack bag,snack pack,fun size bag,share bag,sharing bag,family bag,grab bag,multipack bag,individual pack,individual packet
    drink box,juice box,lunch box,tall glass,nip,jigger,pony,dram,pump,individual container,microwave bowl,single serving,school lunch
    serving bowl,tortilla,envelope,skewer,stack,layer,heap,mound,pile,dumpling,double,single,flower,fruit,cob,peel,fry,drink,spoonful,cocktail
    """

  private static let measureAliases = [
    "pcs": "piece", "pc": "piece", "pkg": "package", "pkgs": "package", "pkt": "packet", "pkts": "packet",
    "srv": "serving", "microwavable bowl": "microwave bowl", "microwaveable bowl": "microwave bowl",
    "servings size": "serving", "serving size": "serving", "bowls full": "bowl", "bowl full": "bowl",
    "plate full": "plate",
    "hand of": "handful", "hands of": "handful", "hand full": "handful", "handfull": "handful", "handsful": "handful",
    "spoonsful": "spoonful", "filets": "fillet",
    "rashers": "rasher", "slc": "slice", "dollops": "dollop", "portion size": "portion",
    "sized portion": "portion", "double measure": "double", "single measure": "single",
  ]
}
