/// Words for where people eat. After a preposition and a determiner they name no food.
extension MealWords {
  /// "on the way", "on my commute".
  static let ways = WordList.words("way ways walk ride drive commute journey trip road go run move fly flight hike")

  /// Whom people eat with: after "with the", "with my".
  static let company = WordList.words(
    """
    girls boys lads guys mates mate crew gang squad team club choir roommate roommates flatmate flatmates boyfriend girlfriend bf
    gf sister sisters brother brothers parents cousin cousins neighbours neighbors nan gran grandma grandpa uncle aunt
    others boss kids family friends colleagues coworkers husband wife son daughter mom mum dad
    """)

  static let vehicles = WordList.words(
    """
    train trains bus buses car cars tram tube metro subway underground plane planes aeroplane airplane jet ferry boat
    ship coach taxi cab uber van lorry truck bike bicycle motorbike scooter minibus caravan camper motorhome tractor
    """)

  private static let chainNames = """
    mcdonald's, mcdonalds, maccies, maccas, macca's, mcds, mcd's, mickey d's, kfc, subway, starbucks, wendy's, wendys,
    greggs, nando's, nandos, din tai fung, domino's, dominos, burger king, taco bell, chipotle, pret, costa, wagamama,
    wagamamas, five guys, pizza hut, papa johns, papa john's, popeyes, panera, in-n-out, in n out, shake shack,
    tim hortons, tims, dunkin, dunkin', dunkin donuts, krispy kreme, arby's, arbys, sonic, dairy queen, dq,
    panda express, chick-fil-a, chick fil a, chickfila, wingstop, culver's, denny's, dennys, ihop, jersey mikes,
    jersey mike's, jimmy johns, jimmy john's, quiznos, olive garden, little caesars, whataburger, burger fi, itsu, leon,
    hungry jacks, hungry jack's, jollibee, tesco, sainsburys, wetherspoons, spoons, caffe nero, waffle house, wawa,
    sheetz, pizza express, del taco, jack in the box, white castle, steak n shake, smashburger, bojangles, zaxbys,
    raising canes, raising cane's, qdoba, carl's jr, carls jr, hardee's, hardees, texas roadhouse, outback,
    outback steakhouse, longhorn, longhorn steakhouse, red robin, red lobster, cracker barrel, applebee's, applebees,
    ruby tuesday, portillo's, portillos, captain d's, captain ds, long john silver's, long john silvers, freddy's,
    freddys, sweetgreen, potbelly, tgi fridays, pf changs, p.f. chang's, golden corral, bob evans, el pollo loco,
    hooters, toby carvery, harvester, red rooster, oporto, guzman y gomez, swiss chalet, steak 'n shake
    """.parted(by: ",").map(\.spacedOnce)

  private static let kitchens = """
    chinese, indian, thai, mexican, italian, japanese, korean, takeaway, takeout, chippy, pub, deli, buffet, meze, mezze,
    tapas, dim sum, greek, turkish, lebanese, german, nigerian, caribbean, spanish, french, vietnamese, polish,
    ethiopian, moroccan, persian, portuguese, brazilian, peruvian, jamaican, malaysian, filipino, kebab shop, chip shop,
    chippy tea, cafe, bakery, sandwich shop, bbq, barbecue, picnic, buffet plate, party food, packed lunch, lunchbox,
    lunch box, snack plate, picky bits, picky tea
    """.parted(by: ",").map(\.spacedOnce)

  /// Chains by their names.
  static let chains = WordSet(chainNames)

  /// Chains and kitchens that people name before what they had there.
  static let eateries = WordSet(chainNames + kitchens)

  static let places = WordList.words(
    """
    airport corner station platform office desk workstation cubicle garden yard backyard balcony patio porch terrace park
    beach pool lake river riverside seaside stadium arena cinema theatre theater library classroom lecture lectures lesson lessons meeting
    conference promenade jetty marina trolley boardwalk seafront church mosque temple synagogue hospital clinic hotel motel hostel campsite tent pub zoo mall shops
    supermarket salon dentist doctors gym sofa couch armchair chair hammock bath bathtub shower sun shade street
    sidewalk pavement bench lounge hall lobby queue room rooms kitchen bedroom bathroom counter field forest woods
    mountain mountains hill trail campus uni university college school nursery playground farm fair fairground festival
    concert gig match wedding funeral reception barbecue bbq sleepover sauna locker layby motorway highway airfield
    stall stalls kiosk stand market van truck bakery newsagent garage forecourt arcade
    chipper chippy chippie warehouse factory site workplace building lift elevator stairs doorstep bed
    """)

  /// Kitchens: beside everyday words alone, the Greek bakery and the Indian neighbour.
  static let origins = WordList.words(
    """
    american asian british caribbean chinese cuban dutch english french german greek hawaiian indian irish italian
    jamaican japanese korean lebanese mediterranean mexican moroccan persian polish portuguese russian scottish
    spanish swedish thai turkish vietnamese
    """)
}
