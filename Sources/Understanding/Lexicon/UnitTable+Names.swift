/// The names of units, a line `name|how many of the unit of its dimension|other names`; measures have no size of their
/// own.
extension UnitTable {
  static let masses = """
    mg|0.001|milligram,milligrams,milligramme,milligrammes
    g|1|gram,grams,gr,gm,gms,grm,grms,gramme,grammes
    kg|1000|kilo,kilos,kgs,kilogram,kilograms,kilogramme,kilogrammes
    oz|28.349523125|ounce,ounces,ozs,onz
    lb|453.59237|lbs,pound,pounds
    palm|100|palm of,palms of,palm sized,palm size,palm sized piece,palm sized portion,palm size piece
    st|6350.29318|stone,stones
    """

  static let volumes = """
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
    imperial quart|1136.5225|imperial quarts
    imperial gallon|4546.09|imperial gallons
    katori|150|katoris,vati,vatis
    fist|240|fist of,fists of,fist sized,fist size,fist sized portion,fist size portion
    cupped hand|120|cupped hands,cupped hand of,cupped hands of,cupped handful,cupped handfuls
    thumb|15|thumb of,thumbs of,thumb sized,thumb size,thumb sized piece,thumb size piece
    schooner|425|schooners,schoey,schooey
    middy|285|middies
    stubby|375|stubbies,stubbie
    tallboy|473.176473|tallboys,tall boy,tall boys
    longneck|750|longnecks,tallie,tallies
    tinnie|375|tinnies,tinny
    dessertspoon|10|dessertspoons,dessertspoonful,dessertspoonfuls,dsp,dessert spoon,dessert spoons
    cubic inch|16.387064|cubic inches,cu in,cubic in
    cubic centimeter|1|cubic centimeters,cubic centimetre,cubic centimetres,cubic cm
    """

  static let lengths = """
    mm|0.001|millimeter,millimeters,millimetre,millimetres
    cm|0.01|centimeter,centimeters,centimetre,centimetres
    m|1|meter,meters,metre,metres,mtr,mtrs
    km|1000|kms,kilometer,kilometers,kilometre,kilometres
    inch|0.0254|inches
    foot|0.3048|feet,ft
    yard|0.9144|yards,yd,yds
    mile|1609.344|miles,mi
    """

  static let times = """
    s|1|sec,secs,second,seconds
    min|60|mins,minute,minutes
    h|3600|hr,hrs,hour,hours,hour's,hours'
    day|86400|days
    week|604800|weeks,wk,wks
    """

  static let energies = """
    kcal|1|kcals,cal,cals,calorie,calories,kilocalorie,kilocalories
    kj|0.2390057361|kilojoule,kilojoules
    """

  /// Vessels, packs, portions, pieces and parts, in the singular.
  static let measures = """
    can,bottle,jar,box,bag,pouch,packet,package,pack,carton,container,tub,tube,tin,glass,mug,bowl,pitcher,keg,sachet,stick,pot,tray
    plate,plateful,dish,saucer,basket,bucket,ramekin,flask,shaker,bidon,canteen,thermos,jug,sleeve,punnet,tumbler,goblet,carafe,bowlful
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

  static let measureAliases = [
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
