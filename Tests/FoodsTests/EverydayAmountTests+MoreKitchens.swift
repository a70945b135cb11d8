extension EverydayAmountTests {
  /// More dishes of many kitchens: quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let moreKitchens = """
    - | - | chole bhature | 250-400 | 600-1100
    - | - | rajma chawal | 300-450 | 400-750
    - | - | dal bhat | 300-450 | 350-700
    - | - | curd rice | 220-350 | 220-450
    1 | - | uttapam | 100-180 | 180-380
    6 | - | golgappa | 100-200 | 150-330
    - | - | bhel puri | 100-200 | 200-420
    2 | - | besan chilla | 90-160 | 200-400
    1 | packet | indomie | 250-400 | 260-380
    1 | package | shin ramyun | 450-650 | 430-600
    - | - | bhindi masala | 110-180 | 90-230
    - | - | kulfi | 50-100 | 100-220
    - | - | chilaquiles rojos | 180-350 | 330-700
    3 | - | carne asada tacos | 210-340 | 480-800
    - | - | bandeja paisa | 500-800 | 950-1600
    1 | - | coxinha | 70-130 | 180-350
    2 | - | brigadeiros | 25-50 | 100-200
    200 | g | picanha | 200-200 | 420-650
    1 | - | completo | 170-260 | 400-650
    - | - | aji de gallina | 320-500 | 480-850
    - | - | gyudon | 320-500 | 480-800
    5 | pieces | chicken karaage | 120-200 | 320-560
    1 | - | tamagoyaki | 60-120 | 120-260
    2 | - | mochi | 70-120 | 190-330
    8 | pieces | kimbap | 170-260 | 240-380
    1 | roll | gimbap | 180-260 | 240-400
    - | - | jajangmyeon | 300-600 | 450-850
    - | - | beef udon | 400-700 | 350-800
    - | - | khao soi | 400-650 | 550-950
    4 | sticks | chicken satay | 110-190 | 300-560
    - | - | kaya toast | 70-130 | 250-450
    5 | - | lumpia | 110-220 | 300-600
    - | - | waakye | 180-320 | 280-500
    2 | - | akara | 50-100 | 140-300
    - | - | banku | 180-350 | 170-400
    - | - | steak frites | 250-420 | 600-1050
    - | - | wiener schnitzel | 120-220 | 350-650
    - | - | tortilla de patatas | 120-220 | 230-430
    - | - | halloumi fries | 80-150 | 250-480
    - | - | souvlaki pita | 200-330 | 330-600
    - | - | sabich | 220-330 | 450-750
    1 | - | medialuna | 35-65 | 140-260
    1 | - | alfajor | 35-70 | 130-280
    - | - | blt | 130-230 | 330-600
    - | - | sausage sizzle | 110-190 | 280-480
    1 | - | potato waffle | 45-70 | 90-170
    - | - | banoffee pie | 110-200 | 320-600
    - | - | bubble tea | 300-550 | 150-400 | drink
    - | - | crispy shredded beef | 180-320 | 400-750
    - | - | veg thali | 400-650 | 550-950
    1 | - | lamb shank | 150-280 | 400-700
    6 | - | sweet and sour chicken balls | 180-300 | 450-800
    - | - | chicken balls | 180-300 | 450-800
    - | - | doner meat | 100-220 | 280-560
    - | - | chicken sandwich meal | 550-800 | 750-1250
    - | - | vinaigrette | 15-40 | 30-150
    100 | g | quorn mince | 100-100 | 80-260
    - | - | ham and swiss on rye | 100-200 | 200-450
    1 | glass | malbec | 140-190 | 110-170 | drink
    - | - | chardonnay | 140-190 | 110-170 | drink
    - | - | gatorade zero | 300-600 | 0-20
    - | - | casein shake | 280-400 | 90-180 | drink
    100 | g | duck | 100-100 | 300-360
    1 | - | probiotic | 0.5-3 | 0-10
    1 | bottle | soju | 340-380 | 350-480 | drink
    200 | ml | makgeolli | 190-210 | 90-150 | drink
    200 | g | potatoes | 200-200 | 160-200
    150 | g | firm tofu | 150-150 | 170-230
    8 | piece | sushi | 180-280 | 200-420
    1 | roll | sushi | 150-220 | 150-340
    - | - | gobi manchurian | 150-250 | 250-450
    - | - | prawn biryani | 280-400 | 420-680
    - | - | chicken biryani | 280-400 | 420-680
    - | - | pierogi | 200-350 | 380-650
    1 | - | pizza | 380-460 | 950-1250
    0.5 | - | pizza | 190-230 | 480-620
    1 | piece | tiramisu | 90-140 | 300-500
    3 | - | cantucci | 20-35 | 80-140
    5 | skewer | satay | 80-130 | 200-330
    - | - | passion fruit | 15-25 | 12-30
    4 | - | fish fingers | 100-120 | 190-260
    - | - | chai latte | 280-400 | 170-260 | drink
    4 | - | breadsticks | 20-60 | 80-220
    4 | slice | turkey | 90-130 | 100-180
    2 | slice | roast turkey | 80-120 | 110-170
    1 | slice | quiche | 100-150 | 330-480
    1 | can | lentils | 220-270 | 230-320
    - | - | soba noodles | 200-300 | 200-320
    - | - | udon | 200-300 | 220-340
    6 | - | swedish meatballs | 120-170 | 280-400
    1 | pint | whole milk | 480-495 | 280-310 | drink
    1 | sprinkling | parmesan | 3-8 | 10-35
    1 | shaving | parmesan | 3-8 | 10-35
    4 | piece | dhokla | 120-160 | 200-280
    - | - | tinned peaches | 100-150 | 45-110
    - | - | grilled chicken burger | 130-230 | 300-500
    - | - | lentil crisps | 25-35 | 110-160
    - | - | yoghurt raisins | 25-40 | 100-160
    - | - | rocket | 15-50 | 3-15
    """
}
