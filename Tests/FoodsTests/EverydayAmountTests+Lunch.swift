extension EverydayAmountTests {
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let lunch = """
    - | - | chicken sandwich | 130-290 | 280-680
    - | - | ham sandwich | 100-220 | 220-480
    - | - | ham and cheese sandwich | 110-240 | 270-560
    - | - | tuna sandwich | 120-260 | 250-600
    - | - | cheese sandwich | 75-200 | 230-560
    - | - | egg sandwich | 100-240 | 230-560
    - | - | egg mayo sandwich | 100-260 | 240-600
    - | - | turkey sandwich | 120-260 | 240-560
    - | - | roast beef sandwich | 120-280 | 250-620
    1 | - | blt | 100-260 | 235-640
    1 | - | club sandwich | 180-380 | 400-950
    - | - | grilled cheese | 85-190 | 270-620
    - | - | cheese toastie | 85-190 | 270-620
    - | - | peanut butter and jelly sandwich | 80-150 | 290-480
    - | - | chicken wrap | 150-330 | 280-720
    - | - | falafel wrap | 150-380 | 250-800
    - | - | hummus wrap | 130-360 | 230-750
    - | - | panini | 130-330 | 300-850
    - | - | meatball sub | 180-420 | 400-1050
    - | - | caesar salad | 130-350 | 130-620
    - | - | chicken caesar salad | 180-450 | 200-800
    - | - | greek salad | 130-450 | 90-560
    - | - | garden salad | 110-350 | 15-260
    - | - | side salad | 80-220 | 12-160
    - | - | tuna salad | 100-280 | 150-560
    - | - | chicken salad | 100-350 | 150-650
    - | - | cobb salad | 200-480 | 250-800
    - | - | pasta salad | 130-300 | 180-600
    - | - | potato salad | 120-290 | 150-460
    - | - | coleslaw | 80-220 | 80-360
    - | - | tomato soup | 230-450 | 70-260
    1 | bowl | tomato soup | 230-450 | 70-260
    1 | bowl | chicken noodle soup | 230-450 | 50-240
    1 | bowl | lentil soup | 230-450 | 130-380
    1 | cup | vegetable soup | 230-265 | 50-140
    - | - | minestrone | 230-450 | 70-260
    - | - | clam chowder | 230-450 | 150-440
    - | - | ramen | 300-950 | 220-850
    - | - | instant noodles | 150-560 | 180-620
    - | - | pho | 400-1000 | 200-780
    8 | pieces | sushi | 140-320 | 180-460
    6 | pieces | salmon sashimi | 70-220 | 90-420
    1 | - | california roll | 110-280 | 130-380
    1 | - | cheese quesadilla | 90-260 | 260-800
    1 | - | chicken quesadilla | 120-300 | 290-850
    2 | - | tacos | 130-340 | 280-720
    3 | - | fish tacos | 250-620 | 450-1250
    1 | - | burrito | 180-500 | 330-1000
    1 | - | chicken burrito | 180-500 | 330-1000
    1 | - | bean burrito | 140-400 | 260-800
    1 | - | burrito bowl | 280-680 | 330-1100
    - | - | nachos | 100-350 | 280-1000
    1 | - | hot dog | 90-170 | 230-470
    1 | - | cheeseburger | 110-260 | 270-720
    1 | - | hamburger | 95-260 | 240-700
    1 | - | double cheeseburger | 155-330 | 400-960
    1 | - | bacon cheeseburger | 135-330 | 350-960
    1 | - | veggie burger | 65-260 | 120-620
    1 | - | turkey burger | 85-280 | 150-680
    1 | - | big mac | 200-235 | 500-610
    1 | - | whopper | 260-310 | 600-740
    1 | - | quarter pounder | 170-220 | 400-580
    6 | - | chicken nuggets | 90-125 | 240-350
    10 | - | chicken mcnuggets | 150-185 | 400-480
    3 | - | chicken tenders | 90-220 | 220-620
    3 | - | chicken strips | 90-220 | 220-620
    6 | - | chicken wings | 120-330 | 300-900
    - | - | fries | 70-170 | 190-520
    1 | small | fries | 65-115 | 180-350
    1 | large | fries | 130-200 | 350-640
    - | - | onion rings | 60-180 | 200-640
    - | - | fish and chips | 220-600 | 420-1400
    2 | slices | pizza | 180-310 | 440-820
    1 | slice | pepperoni pizza | 85-170 | 230-470
    1 | slice | margherita pizza | 85-170 | 200-430
    - | - | 🍕 | 85-330 | 230-900
    2 | slices | 🍕 | 180-310 | 440-820
    1 | - | jacket potato | 140-330 | 130-330
    - | - | jacket potato with cheese and beans | 250-600 | 280-850
    1 | - | baguette | 50-320 | 130-900
    1 | - | pita bread | 45-90 | 120-250
    1 | - | corn dog | 70-190 | 190-500
    1 | - | calzone | 180-480 | 430-1250
    1 | - | gyro | 170-440 | 350-980
    1 | - | doner kebab | 170-500 | 350-1250
    1 | - | falafel | 12-45 | 35-150
    5 | - | falafel | 60-200 | 180-680
    - | - | hummus | 25-130 | 55-350
    2 | - | spring rolls | 50-220 | 100-560
    1 | - | samosa | 45-140 | 120-420
    6 | - | dumplings | 100-260 | 180-600
    6 | - | gyoza | 90-260 | 170-600
    1 | - | sausage roll | 50-160 | 160-560
    1 | - | pork pie | 70-320 | 220-1200
    1 | - | scotch egg | 80-180 | 200-480
    1 | - | cornish pasty | 130-340 | 330-1000
    1 | - | empanada | 60-200 | 170-620
    1 | - | tamale | 90-220 | 150-480
    1 | - | arepa | 70-220 | 150-520
    - | - | mac and cheese | 150-350 | 230-680
    - | - | poke bowl | 250-650 | 250-900
    1 | - | steak sandwich | 140-340 | 300-850
    1 | - | pulled pork sandwich | 130-320 | 300-800
    1 | - | philly cheesesteak | 150-400 | 350-1100
    1 | - | banh mi | 150-400 | 330-900
    """
}
