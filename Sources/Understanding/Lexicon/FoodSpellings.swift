/// Words of food as they are typed with thumbs, which no table has otherwise: the grammar asks for "chips" and "cheese"
/// wherever it joins names ("fish n chps", "cream chz"), so that they are written out before it reads.
enum FoodSpellings {
  static let words: [String: String] = [
    "chkn": "chicken", "chikn": "chicken", "chkin": "chicken", "chickn": "chicken", "chikken": "chicken",
    "chz": "cheese", "chese": "cheese", "cheeze": "cheese", "chedder": "cheddar", "chedar": "cheddar",
    "cheder": "cheddar", "chps": "chips", "chp": "chip", "sald": "salad", "salid": "salad", "buttr": "butter",
    "bttr": "butter", "buter": "butter", "butta": "butter", "hunny": "honey", "honney": "honey", "cofee": "coffee",
    "coffe": "coffee", "cofe": "coffee", "coffie": "coffee", "samwich": "sandwich", "samwitch": "sandwich",
    "sanwich": "sandwich", "sandwhich": "sandwich", "sandwitch": "sandwich", "sammich": "sandwich",
    "samich": "sandwich", "samwiches": "sandwiches", "stix": "sticks", "bacn": "bacon", "brst": "breast",
    "brest": "breast", "brests": "breasts", "mlk": "milk", "mlik": "milk", "millk": "milk", "sourdoh": "sourdough",
    "sourdo": "sourdough",
    "sourdogh": "sourdough", "sourdouh": "sourdough", "sugr": "sugar", "suger": "sugar", "sosage": "sausage",
    "sosages": "sausages", "sossage": "sausage", "sossages": "sausages", "sanwiches": "sandwiches",
    "sandwhiches": "sandwiches", "protien": "protein", "protine": "protein", "prot": "protein", "blk": "black",
    "wht": "white", "grn": "green", "grk": "greek", "crm": "cream", "marj": "margarine", "nugs": "nuggets",
    "nuggs": "nuggets", "nuggies": "nuggets",
    "nug": "nugget", "pnut": "peanut", "wngs": "wings", "trky": "turkey", "bwl": "bowl", "slc": "slice", "pk": "pack",
    "pks": "packs", "potatos": "potatoes", "tomatos": "tomatoes", "mangos": "mangoes", "srvg": "serving",
    "srving": "serving", "ckn": "chicken", "chx": "chicken", "chix": "chicken", "chk": "chicken", "cof": "coffee",
    "coff": "coffee", "yog": "yogurt", "yogt": "yogurt", "brn": "brown", "bld": "boiled",
    "sndwch": "sandwich", "sndwich": "sandwich",
    "broc": "broccoli", "brocc": "broccoli", "biccie": "biscuit", "biccies": "biscuits", "biccy": "biscuit",
    "bikkie": "biscuit", "bikkies": "biscuits", "choccy": "chocolate", "choccie": "chocolate", "toats": "toast",
    "egs": "eggs",
    "crem": "cream", "creem": "cream", "penut": "peanut", "penuts": "peanuts", "cesar": "caesar",
    // One of USDA's own names is misspelt, so that what is misspelt nearly so would be canned.
    "blubberries": "blueberries", "bluberries": "blueberries", "blubberry": "blueberry", "bluberry": "blueberry",
    "ceaser": "caesar", "ceasar": "caesar", "cezar": "caesar", "sause": "sauce", "sauses": "sauces",
  ]
  /// What they are written out to.
  static let right = WordSet(Set(words.values).sorted())
}
