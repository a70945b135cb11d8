extension EverydayAmountTests {
  /// Seasonings, and what was weighed before it was cooked: quantity | unit | what is said | grams | kcal
  static let seasonings = """
    5 | g | salt | 5-5 | 0-0
    1 | tsp | salt | 5-7 | 0-0
    1 | pinch | sea salt | 0-1 | 0-0
    1 | tsp | cinnamon | 2-4 | 4-12
    1 | tsp | black pepper | 1-4 | 3-12
    10 | g | ginger | 10-10 | 5-12
    1 | tbsp | branston pickle | 10-25 | 10-40
    - | - | crisps with salt | 20-45 | 100-250
    2 | - | eggs with salt | 90-130 | 140-230
    - | - | fries with salt | 80-180 | 220-560
    150 | g | raw chicken breast | 150-150 | 150-195
    150 | g | chicken thigh, raw | 150-150 | 190-340
    200 | g | uncooked pork chop | 200-200 | 280-480
    70 | g | uncooked rice | 70-70 | 240-265
    1 | cup | dry rice | 175-200 | 620-740
    90 | g | uncooked pasta | 90-90 | 310-345
    60 | g | dry lentils | 60-60 | 195-225
    150 | g | baked cod loin | 150-150 | 110-200
    160 | g | sea bream | 160-160 | 150-300
    - | - | rice | 140-200 | 180-260
    - | - | chicken curry with rice | 350-500 | 380-750
    - | - | prawn curry | 200-350 | 200-480
    """

  /// Chains and their sizes, sweets and biscuits by the piece: quantity | unit | what is said | grams | kcal
  static let chainsAndSweets = """
    - | - | nandos half chicken | 280-400 | 500-800
    - | - | quarter chicken | 140-220 | 250-450
    - | - | kfc zinger tower burger | 200-280 | 500-850
    - | - | subway ham | 200-240 | 220-330
    - | - | footlong tuna sub | 400-480 | 750-1000
    1 | - | footlong meatball marinara | 380-450 | 700-950
    - | - | chipotle steak burrito | 380-520 | 750-1100
    3 | - | chicken goujons | 90-180 | 240-480
    5 | - | timbits | 60-110 | 280-480
    1 | - | double decker | 50-60 | 220-280
    1 | - | wispa | 30-45 | 170-240
    - | - | maltesers | 30-45 | 160-230
    1 | bag | maltesers | 30-45 | 160-230
    6 | - | jelly babies | 25-50 | 90-200
    3 | - | custard creams | 30-50 | 150-230
    2 | - | jammie dodgers | 30-45 | 140-200
    4 | - | parle g biscuits | 18-30 | 80-130
    2 | - | kinder bueno | 80-95 | 440-520
    - | - | pork scratchings | 20-40 | 110-220
    2 | - | ryvita | 18-24 | 60-90
    3 | - | cream crackers | 20-30 | 80-130
    1 | - | dairylea triangle | 14-20 | 35-60
    1 | tube | pringles | 150-200 | 780-1000
    - | - | peperami | 20-30 | 70-130
    1 | - | activia | 110-130 | 90-140
    - | - | footlong | 380-460 | 550-850
    """
}
