extension EverydayAmountTests {
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let sidesAndSweets = """
    - | - | chicken parmesan | 150-380 | 300-850
    - | - | eggplant parmesan | 150-350 | 200-650
    - | - | chicken alfredo | 200-450 | 300-950
    - | - | baked ziti | 180-400 | 280-720
    - | - | cheese ravioli | 150-350 | 200-620
    - | - | gnocchi | 130-300 | 170-450
    - | - | mushroom risotto | 180-400 | 220-680
    - | - | minestrone soup | 230-450 | 70-260
    1 | slice | quiche lorraine | 90-220 | 250-680
    1 | - | steak pie | 120-350 | 300-950
    1 | - | chicken pie | 120-450 | 300-1100
    - | - | steak and kidney pie | 120-350 | 280-950
    - | - | liver and onions | 80-250 | 130-450
    - | - | duck breast | 80-220 | 150-700
    - | - | turkey | 50-200 | 70-400
    - | - | venison | 70-220 | 100-400
    - | - | sea bass | 85-220 | 100-400
    1 | - | tuna steak | 85-220 | 90-380
    1 | tin | tuna | 75-260 | 60-330
    1 | can | sardines | 70-150 | 130-330
    - | - | smoked salmon | 30-110 | 40-220
    - | - | crab | 60-180 | 50-200
    - | - | lobster | 80-250 | 70-300
    - | - | calamari | 60-200 | 90-560
    - | - | scallops | 60-200 | 60-350
    2 | - | crab cakes | 100-260 | 180-560
    - | - | potato wedges | 80-220 | 130-560
    100 | g | roasted carrots | 100-100 | 45-110
    100 | g | roasted courgette | 100-100 | 25-110
    100 | g | roasted aubergine | 100-100 | 40-130
    100 | g | roast beetroot | 100-100 | 50-120
    100 | g | roasted brussels sprouts | 100-100 | 45-120
    100 | g | grilled courgette | 100-100 | 25-110
    - | - | hash browns | 60-180 | 120-480
    - | - | tater tots | 60-180 | 110-420
    - | - | garlic bread | 30-130 | 100-480
    - | - | stuffing | 60-220 | 100-420
    1 | ear | corn | 65-190 | 60-220
    - | - | sauteed spinach | 60-200 | 20-180
    - | - | kale | 15-150 | 5-80
    - | - | cabbage | 40-190 | 10-80
    - | - | zucchini | 60-190 | 10-80
    - | - | butternut squash | 80-250 | 30-150
    - | - | bell pepper | 30-190 | 8-60
    1 | - | red pepper | 70-190 | 18-65
    - | - | avocado | 25-210 | 40-360
    - | - | mixed berries | 70-180 | 30-110
    2 | - | satsumas | 110-220 | 55-115
    1 | - | nectarine | 110-190 | 45-90
    1 | slice | pineapple | 45-110 | 22-60
    3 | - | dried apricots | 15-45 | 40-110
    1 | handful | cashews | 20-45 | 110-270
    1 | handful | walnuts | 20-45 | 125-300
    1 | tbsp | pumpkin seeds | 6-15 | 35-85
    10 | - | crisps | 10-30 | 50-160
    1 | bag | popcorn | 15-110 | 60-560
    1 | bag | pretzels | 20-85 | 75-330
    1 | - | nature valley bar | 20-45 | 85-200
    1 | - | kind protein bar | 35-60 | 150-270
    1 | - | cheese scone | 45-120 | 150-450
    1 | - | jam doughnut | 50-110 | 180-430
    1 | - | custard tart | 50-180 | 130-480
    1 | - | danish pastry | 50-150 | 180-560
    1 | - | apple turnover | 60-160 | 200-520
    1 | - | cannoli | 40-140 | 120-480
    1 | - | chocolate eclair | 45-150 | 120-480
    1 | slice | victoria sponge | 50-170 | 180-620
    1 | slice | lemon drizzle cake | 40-170 | 140-620
    1 | slice | banana cake | 40-170 | 140-620
    1 | slice | birthday cake | 50-200 | 180-760
    1 | - | mince pie | 40-110 | 150-420
    1 | slice | cherry pie | 90-190 | 230-560
    - | - | apple crumble | 100-300 | 180-700
    - | - | sticky toffee pudding | 90-260 | 280-900
    - | - | chocolate mousse | 60-220 | 120-560
    - | - | banana split | 180-500 | 300-1100
    1 | - | ice cream sandwich | 45-140 | 110-420
    1 | - | magnum ice cream | 60-110 | 190-330
    1 | - | cornetto | 50-130 | 150-400
    - | - | frozen yogurt | 70-220 | 80-320
    - | - | sorbet | 60-200 | 60-280
    2 | - | ginger biscuits | 10-60 | 45-280
    1 | - | jaffa cake | 8-25 | 30-100
    2 | - | rich tea biscuits | 10-30 | 45-150
    1 | - | hobnob | 10-22 | 45-110
    1 | bag | maltesers | 30-110 | 150-560
    1 | packet | haribo | 30-200 | 100-680
    1 | - | reese's peanut butter cup | 8-50 | 40-260
    2 | - | reese's cups | 16-50 | 80-260
    1 | - | milky way | 15-60 | 60-280
    1 | - | crunchie | 25-60 | 120-280
    1 | - | ferrero rocher | 10-16 | 55-90
    1 | - | muller yogurt | 100-180 | 80-260
    1 | - | fruit smoothie | 230-500 | 110-400 | drink
    - | - | beef burger | 85-260 | 200-720
    1 | - | fish burger | 100-280 | 250-680
    1 | - | filet o fish | 120-160 | 330-430
    1 | - | mcchicken | 130-190 | 350-450
    1 | - | happy meal | 150-500 | 350-900
    1 | slice | hawaiian pizza | 85-180 | 200-440
    1 | - | personal pizza | 150-400 | 400-1100
    """
}
