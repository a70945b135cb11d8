extension EverydayAmountTests {
  /// Names as people type them, with brands and in their own languages:
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let typedNames = """
    2 | - | deep filled mince pies | 105-130 | 400-500
    1 | - | pasty | 190-235 | 520-680
    1 | large glass | white wine | 245-260 | 190-240
    1 | small glass | red wine | 120-130 | 95-120
    2 | medium glasses | rose wine | 345-365 | 270-320
    1 | packet | salt and vinegar crisps | 24-33 | 115-175
    1 | bag | sour cream and onion crisps | 24-33 | 115-180
    1 | bowl | lentil soup | 230-320 | 120-260
    1 | bowl | beef curry | 230-320 | 230-420
    1 | large bowl | soup | 320-420 | 120-300
    3 | tbsp | ranch dip | 40-50 | 160-220
    1 | large | mcdonalds fries | 140-165 | 420-520
    1 | small | fries from mcdonalds | 65-80 | 200-260
    1 | large | burger king fries | 150-190 | 450-600
    4 | - | frozen waffles | 130-160 | 380-500
    2 | - | seafood tacos | 180-320 | 400-800
    1 | - | curry pot noodle | 280-330 | 330-450
    1 | - | chicken cup noodles | 270-330 | 250-340
    - | - | tomato and onion salad | 100-180 | 15-60
    - | - | fage total 5% | 140-240 | 130-240
    1 | - | jelly pot | 80-130 | 45-90
    1 | - | sugar free jelly pot | 80-130 | 10-30
    1 | - | negra modelo | 330-380 | 130-170 | drink
    1 | - | somersby | 330-380 | 150-230 | drink
    1 | can | pepsi zero | 330-380 | 0-15
    2 | pcs | kiwi | 130-190 | 70-130
    1 | pc | banana | 100-140 | 90-140
    1 | wrap | pounded yam | 220-300 | 220-400
    1 | - | eba | 220-300 | 220-420
    - | - | ogbono soup | 200-320 | 250-500
    - | - | zurek | 250-400 | 180-400
    1 | - | schabowy | 120-200 | 350-600
    2 | - | nalesniki | 120-200 | 250-450
    1 | - | paczek | 60-100 | 240-400
    2 | - | brotchen | 90-130 | 260-390
    - | - | frikadellen | 60-120 | 180-320
    - | - | tacos de pescado | 80-150 | 200-400
    2 | - | tamales de cerdo | 220-320 | 400-640
    - | - | sopa de verduras | 220-300 | 40-130
    - | - | huevos fritos | 45-120 | 85-230
    - | - | jugo de naranja | 200-270 | 85-140 | drink
    2 | - | siopao | 160-220 | 400-600
    3 | - | pandesal | 90-120 | 250-340
    - | - | kare kare | 220-400 | 350-650
    5 | - | xlb | 110-180 | 120-220
    1 | - | spice bag | 300-450 | 800-1200
    1 | - | fried egg butty | 100-180 | 250-450
    - | - | mint sauce | 5-25 | 3-30
    1 | packet | tic tac | 15-40 | 55-160
    1 | - | galaxy bar | 40-50 | 200-280
    1 | - | larabar | 30-50 | 110-200
    - | - | peroni 0.0 | 330-380 | 50-150
    1 | - | yakult | 60-120 | 45-100
    1 | bowl | alpen | 40-70 | 140-260
    - | - | garden salad with chicken | 180-320 | 160-350
    1 | - | hoagie | 180-300 | 400-700
    - | - | crema catalana | 90-160 | 220-400
    1 | bowl | ramen | 400-600 | 450-800
    1 | glass | baileys | 40-90 | 130-280 | drink
    1 | pot | beer | 280-300 | 110-140 | drink
    1 | large bowl | cereal | 45-70 | 170-270
    1 | small bowl | muesli | 40-65 | 140-240
    1 | family bag | cheese and onion crisps | 130-170 | 600-900
    1 | grab bag | crisps | 40-50 | 190-280
    1 | - | plain hot dog | 90-130 | 270-350
    1 | - | jumbo hot dog | 140-200 | 400-600
    3 | - | pigs in blankets | 75-110 | 270-400
    1 | - | cheese danish | 60-130 | 240-520
    - | - | jajecznica | 90-200 | 150-350
    - | - | kurczak z ryzem | 200-400 | 280-600
    - | - | kartoffelsalat | 80-250 | 90-300
    30 | g | pecorino sardo | 30-30 | 105-130
    - | - | comte | 18-40 | 70-165
    - | - | mimolette | 18-40 | 60-160
    2 | slice | pa amb tomaquet | 90-160 | 200-360
    2 | tbsp | nariyal chutney | 24-40 | 50-110
    1 | - | chai cutting | 75-120 | 30-80 | drink
    1 | - | cafecito | 45-90 | 10-40 | drink
    4 | - | ribs | 100-200 | 240-560
    1 | - | double double coffee | 280-420 | 100-230 | drink
    100 | g | boiled goat meat | 99-101 | 120-165
    200 | g | lamb kebab with vegetables | 199-201 | 270-380
    130 | g | spaghetti sauce with meat | 129-131 | 80-180
    5 | - | falafel balls | 70-110 | 250-500
    150 | g | toasted english muffin | 149-151 | 310-380
    1 | small | chocolate shake | 300-450 | 350-700
    """
}
