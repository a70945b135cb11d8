/// What comes out of packets, tins and the lunch box: dry and cooked apart, by the piece, and with no fat that nobody
/// added.
extension EverydayAmountTests {
  static let larder = """
    100 | g | uncooked farro | 100-100 | 320-370
    100 | g | cooked farro | 100-100 | 100-150
    100 | g | orzo | 100-100 | 125-190
    100 | g | whole wheat spaghetti | 100-100 | 120-170
    100 | g | dry whole wheat penne | 100-100 | 330-370
    100 | g | black rice | 100-100 | 105-165
    100 | g | dry glass noodles | 100-100 | 330-370
    100 | g | dried navy beans | 100-100 | 320-360
    100 | g | haricot beans | 100-100 | 90-145
    100 | g | boiled chickpeas | 100-100 | 120-180
    200 | g | raw chicken breast without skin | 200-200 | 215-260
    200 | g | raw skinless chicken breast | 200-200 | 215-260
    200 | g | raw chicken thigh without skin | 200-200 | 230-320
    100 | g | flageolet beans | 100-100 | 80-130
    1 | pouch | green lentils | 230-260 | 250-330
    100 | g | masa harina | 100-100 | 340-385
    100 | g | steamed chard | 100-100 | 12-30
    100 | g | boiled leeks | 100-100 | 20-40
    100 | g | steamed new potatoes | 100-100 | 65-100
    1 | - | bulb of garlic | 25-60 | 35-85
    3 | - | canned artichoke hearts | 45-100 | 20-60
    1 | - | beefsteak tomato | 100-250 | 18-50
    1 | tbsp | wheat germ | 5-10 | 18-40
    1 | tsp | nooch | 1-3 | 3-10
    1 | tbsp | agave nectar | 18-22 | 50-70
    1 | tbsp | dairy free spread | 12-16 | 60-110
    6 | - | frylight | 1-3 | 3-12
    100 | g | coconut butter | 100-100 | 620-700
    1 | can | light coconut milk | 380-420 | 180-480
    1 | slice | plant based cheese | 15-30 | 40-90
    100 | g | dolcelatte | 100-100 | 320-400
    2 | slices | deli chicken | 30-70 | 30-80
    4 | - | chipolatas | 90-150 | 260-450
    6 | - | party sausages | 40-90 | 120-290
    1 | - | vegan sausage | 40-70 | 70-160
    100 | g | quorn pieces | 100-100 | 80-130
    100 | g | rollmops | 100-100 | 180-290
    1 | scoop | plant protein | 25-36 | 90-145
    1 | - | krill oil capsule | 0.5-2 | 5-18
    2 | - | samoas | 24-36 | 120-170
    1 | - | mr goodbar | 45-55 | 230-290
    1 | - | baby ruth | 55-65 | 250-310
    1 | - | dove promise | 7-10 | 36-54
    1 | - | mac and cheese cup | 130-250 | 200-330
    1 | - | ham and cheese hot pocket | 110-140 | 270-370
    6 | - | pizza bagel bites | 100-150 | 230-400
    1 | - | patty melt | 200-360 | 520-950
    - | - | muffuletta | 200-450 | 550-1300
    - | - | baked mac and cheese | 170-320 | 320-700
    1 | cup | cheesy potatoes | 180-260 | 320-560
    1 | cup | white chicken chili | 220-270 | 180-330
    1 | cup | vegetable stock | 220-260 | 3-40
    12 | - | baby carrots | 80-160 | 25-65
    6 | - | cucumber batons | 40-90 | 5-15
    1 | - | seared tuna steak | 85-200 | 130-330
    2 | - | salmon patties | 120-240 | 330-650
    1 | - | haddock fillet | 100-180 | 110-240
    1 | - | turkey cutlet | 50-140 | 70-200
    1 | block | silken tofu | 280-420 | 150-300
    1 | tbsp | linseeds | 8-12 | 45-65
    1 | - | whataburger | 250-350 | 550-900
    1 | jar | prego | 400-700 | 180-600
    """
}
