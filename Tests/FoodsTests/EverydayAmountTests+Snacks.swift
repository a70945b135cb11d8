extension EverydayAmountTests {
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let snacks = """
    1 | - | apple | 140-245 | 70-140
    2 | - | apples | 280-490 | 140-270
    1 | - | banana | 95-140 | 85-140
    1 | - | orange | 120-210 | 55-110
    1 | - | pear | 140-240 | 75-150
    1 | - | peach | 120-200 | 45-90
    2 | - | plums | 100-170 | 45-90
    2 | - | kiwis | 130-190 | 80-120
    10 | - | grapes | 40-85 | 28-65
    1 | handful | grapes | 30-110 | 20-85
    1 | bunch | grapes | 80-250 | 50-190
    1 | cup | strawberries | 140-175 | 44-62
    1 | cup | blueberries | 140-155 | 80-100
    1 | punnet | strawberries | 200-500 | 60-180
    8 | - | strawberries | 70-180 | 24-62
    1 | slice | watermelon | 150-420 | 45-140
    1 | cup | melon | 150-185 | 45-75
    1 | - | mango | 180-360 | 110-230
    1 | cup | pineapple | 155-175 | 75-102
    1 | - | avocado | 130-215 | 200-360
    0.5 | - | avocado | 65-110 | 100-180
    1 | - | grapefruit | 180-320 | 60-140
    3 | - | clementines | 180-270 | 85-140
    1 | - | tomato | 90-190 | 15-40
    8 | - | cherry tomatoes | 100-180 | 18-40
    1 | - | carrot | 45-90 | 18-40
    3 | sticks | celery | 15-150 | 2-25
    10 | - | olives | 25-60 | 25-110
    1 | - | pickle | 25-160 | 2-30
    1 | - | cucumber | 200-320 | 25-55
    20 | - | almonds | 20-32 | 120-190
    1 | handful | almonds | 20-45 | 115-280
    1 | handful | nuts | 20-45 | 115-290
    10 | - | cashews | 12-25 | 65-150
    1 | handful | raisins | 15-60 | 45-190
    3 | - | dates | 20-80 | 60-240
    1 | bag | crisps | 20-60 | 100-340
    - | - | crisps | 20-60 | 100-340
    1 | bag | doritos | 25-85 | 120-440
    - | - | popcorn | 15-60 | 60-340
    - | - | pretzels | 20-70 | 75-280
    1 | - | protein bar | 38-85 | 140-380
    1 | - | granola bar | 20-60 | 85-290
    1 | - | cereal bar | 18-60 | 70-260
    1 | - | clif bar | 60-75 | 220-300
    1 | - | snickers | 42-65 | 200-330
    1 | - | kitkat | 38-60 | 190-310
    1 | - | twix | 40-65 | 200-320
    1 | - | mars bar | 40-65 | 170-320
    1 | - | bounty bar | 40-70 | 180-350
    - | - | skittles | 30-80 | 120-330
    1 | packet | m&ms | 35-60 | 170-300
    2 | - | oreos | 20-36 | 95-180
    2 | - | chocolate chip cookies | 20-110 | 95-540
    1 | - | cookie | 10-80 | 45-400
    3 | - | digestive biscuits | 35-60 | 150-300
    2 | - | shortbread | 15-60 | 75-320
    1 | - | brownie | 30-120 | 130-520
    1 | slice | chocolate cake | 60-190 | 220-760
    1 | slice | carrot cake | 60-190 | 220-760
    - | - | cheesecake | 75-190 | 230-680
    1 | slice | apple pie | 90-190 | 210-520
    1 | scoop | ice cream | 45-125 | 90-280
    2 | scoops | vanilla ice cream | 90-250 | 180-520
    - | - | ice cream | 55-170 | 110-380
    1 | tub | ben and jerry's | 80-500 | 200-1400
    4 | squares | dark chocolate | 16-60 | 85-350
    3 | squares | milk chocolate | 12-50 | 60-280
    1 | bar | dark chocolate | 30-110 | 160-650
    - | - | chocolate | 20-65 | 100-350
    1 | - | rice cake | 7-14 | 25-60
    3 | - | rice cakes | 20-42 | 75-170
    - | - | beef jerky | 15-60 | 55-260
    1 | - | string cheese | 20-32 | 50-100
    1 | - | cheese stick | 20-35 | 50-140
    1 | - | babybel | 17-26 | 45-85
    1 | slice | cheese | 15-35 | 50-135
    1 | slice | cheddar | 15-35 | 60-140
    30 | g | cheddar | 30-30 | 115-128
    - | - | cheese and crackers | 30-130 | 120-560
    5 | - | crackers | 12-50 | 50-240
    4 | - | ritz crackers | 11-16 | 55-85
    1 | - | flapjack | 25-110 | 110-520
    1 | - | cupcake | 40-150 | 140-620
    1 | - | madeleine | 15-60 | 60-260
    1 | - | macaron | 10-35 | 40-160
    - | - | tiramisu | 80-200 | 200-650
    - | - | panna cotta | 80-200 | 150-520
    - | - | creme brulee | 80-220 | 140-650
    - | - | jelly beans | 15-60 | 55-230
    10 | - | gummy bears | 15-40 | 50-140
    - | - | haribo | 20-110 | 60-390
    - | - | edamame | 60-190 | 70-260
    1 | handful | trail mix | 25-60 | 110-300
    - | - | trail mix | 25-90 | 110-440
    1 | - | cake pop | 20-70 | 80-320
    1 | - | lollipop | 8-30 | 30-120
    1 | - | popsicle | 40-130 | 30-130
    1 | slice | pumpkin pie | 100-190 | 220-480
    1 | - | eclair | 45-160 | 120-480
    - | - | rice pudding | 100-260 | 110-400
    - | - | custard | 90-260 | 90-380
    - | - | fruit | 80-260 | 40-190
    1 | handful | blueberries | 30-90 | 17-60
    1 | cup | popcorn | 6-16 | 25-90
    - | - | pork rinds | 12-60 | 60-340
    1 | tbsp | chia seeds | 9-14 | 45-70
    1 | tbsp | flaxseed | 6-13 | 35-70
    - | - | tortilla chips | 20-70 | 100-360
    - | - | guacamole | 25-130 | 35-230
    - | - | chips and guacamole | 40-220 | 130-600
    - | - | peanut butter crackers | 15-60 | 75-310
    1 | - | rice krispie treat | 18-50 | 75-210
    1 | - | nutri grain bar | 30-45 | 110-190
    1 | - | kind bar | 30-55 | 140-260
    1 | - | quest bar | 50-70 | 160-260
    1 | - | rxbar | 45-60 | 180-250
    - | - | cottage cheese | 90-250 | 70-260
    1 | - | chewing gum | 1-5 | 0-15
    - | - | dried mango | 20-70 | 60-250
    """
}
