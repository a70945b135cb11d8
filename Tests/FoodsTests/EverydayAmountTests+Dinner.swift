extension EverydayAmountTests {
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let dinner = """
    - | - | spaghetti bolognese | 240-550 | 280-800
    - | - | spaghetti and meatballs | 240-550 | 280-850
    - | - | lasagne | 200-420 | 270-680
    - | - | carbonara | 200-450 | 300-900
    - | - | fettuccine alfredo | 200-450 | 300-900
    - | - | pasta with pesto | 150-450 | 250-900
    - | - | pasta with tomato sauce | 200-450 | 200-620
    - | - | penne arrabbiata | 200-450 | 200-680
    - | - | pasta | 110-300 | 170-480
    1 | plate | pasta | 150-480 | 230-780
    1 | cup | cooked pasta | 105-240 | 160-380
    - | - | risotto | 180-420 | 220-680
    - | - | paella | 200-450 | 240-700
    - | - | chicken curry | 200-400 | 200-600
    - | - | chicken tikka masala | 200-420 | 230-650
    - | - | chicken korma | 200-420 | 200-700
    - | - | butter chicken | 200-420 | 230-700
    - | - | thai green curry | 200-450 | 200-700
    - | - | lamb curry | 200-420 | 220-650
    - | - | vegetable curry | 180-420 | 120-480
    - | - | dal | 150-320 | 120-400
    - | - | chana masala | 150-350 | 150-500
    - | - | palak paneer | 150-350 | 150-560
    1 | - | naan | 60-150 | 180-450
    1 | - | chapati | 30-90 | 90-270
    - | - | rice | 110-260 | 140-340
    1 | cup | rice | 140-200 | 180-260
    1 | bowl | rice | 160-420 | 200-540
    1 | cup | brown rice | 160-210 | 190-260
    - | - | fried rice | 130-330 | 190-580
    - | - | egg fried rice | 130-330 | 190-580
    - | - | sweet and sour chicken | 180-380 | 280-750
    - | - | orange chicken | 150-380 | 280-850
    - | - | kung pao chicken | 160-400 | 200-700
    - | - | beef and broccoli | 160-400 | 180-560
    - | - | general tso chicken | 150-400 | 300-950
    - | - | chow mein | 180-420 | 180-680
    - | - | pad thai | 180-450 | 280-850
    - | - | chicken stir fry | 180-420 | 160-560
    - | - | beef stir fry | 180-420 | 180-620
    - | - | teriyaki chicken | 120-350 | 170-560
    - | - | chilli con carne | 200-400 | 200-560
    1 | bowl | chili | 220-420 | 220-560
    - | - | shepherd's pie | 200-420 | 220-600
    - | - | cottage pie | 200-420 | 220-600
    - | - | roast chicken | 80-220 | 150-520
    - | - | roast beef | 70-200 | 120-500
    - | - | roast lamb | 70-200 | 140-560
    - | - | turkey breast | 55-180 | 60-300
    - | - | steak | 100-350 | 220-950
    8 | oz | steak | 226-228 | 400-720
    1 | - | ribeye steak | 110-350 | 270-1050
    - | - | salmon | 85-230 | 150-500
    1 | - | salmon fillet | 100-240 | 190-520
    - | - | grilled salmon | 85-230 | 150-500
    150 | g | cod | 150-150 | 100-330
    1 | - | chicken breast | 85-220 | 130-420
    2 | - | chicken thighs | 90-260 | 160-560
    1 | - | chicken drumstick | 40-110 | 70-260
    4 | - | fish fingers | 75-150 | 190-400
    1 | - | chicken kiev | 100-280 | 220-760
    1 | - | pork chop | 80-260 | 160-640
    2 | - | lamb chops | 90-260 | 180-800
    5 | - | meatballs | 90-250 | 180-650
    1 | slice | meatloaf | 80-220 | 150-480
    - | - | pulled pork | 80-220 | 150-560
    - | - | bbq ribs | 80-360 | 200-1200
    - | - | mashed potatoes | 120-270 | 110-340
    - | - | roast potatoes | 100-260 | 120-420
    - | - | boiled potatoes | 100-260 | 80-240
    - | - | sweet potato | 100-240 | 85-280
    - | - | sweet potato fries | 70-200 | 130-480
    - | - | broccoli | 60-200 | 20-100
    1 | cup | broccoli | 70-200 | 24-110
    - | - | green beans | 60-190 | 20-110
    - | - | peas | 60-190 | 45-190
    - | - | carrots | 50-190 | 18-110
    1 | - | corn on the cob | 70-190 | 60-220
    - | - | spinach | 25-200 | 5-90
    - | - | asparagus | 60-190 | 15-80
    - | - | cauliflower | 60-190 | 15-110
    - | - | brussels sprouts | 60-190 | 25-140
    - | - | roasted vegetables | 80-250 | 40-260
    - | - | mushrooms | 35-170 | 8-110
    - | - | yorkshire pudding | 20-110 | 45-260
    1 | tbsp | gravy | 13-18 | 4-18
    1 | tbsp | ketchup | 15-19 | 14-24
    1 | tbsp | mayo | 12-16 | 50-110
    1 | tbsp | olive oil | 13-15 | 115-130
    1 | tsp | olive oil | 4.3-5 | 38-44
    - | - | moussaka | 180-420 | 200-680
    - | - | goulash | 180-420 | 180-620
    6 | - | pierogi | 120-420 | 220-950
    - | - | stuffed peppers | 120-420 | 130-620
    2 | - | enchiladas | 180-460 | 320-1000
    2 | - | chicken fajitas | 180-500 | 250-900
    - | - | tofu | 80-220 | 60-330
    - | - | tempeh | 70-180 | 120-380
    - | - | quinoa | 110-240 | 130-320
    - | - | couscous | 110-240 | 120-300
    - | - | ratatouille | 120-350 | 50-320
    - | - | fish pie | 200-450 | 180-700
    - | - | chicken pot pie | 180-480 | 350-1100
    - | - | beef stew | 200-420 | 150-520
    - | - | chicken casserole | 180-420 | 180-620
    - | - | chicken biryani | 180-450 | 250-800
    - | - | jambalaya | 180-420 | 220-620
    - | - | gumbo | 200-420 | 120-480
    - | - | jerk chicken | 80-260 | 130-620
    - | - | tuna steak | 80-220 | 90-340
    - | - | prawns | 50-200 | 45-400
    - | - | mussels | 60-250 | 90-420
    - | - | sausage and mash | 250-560 | 320-1000
    - | - | toad in the hole | 120-420 | 280-1100
    - | - | chicken and rice | 200-480 | 250-700
    - | - | rice and beans | 180-420 | 220-600
    - | - | beef bourguignon | 200-450 | 200-680
    - | - | bibimbap | 300-720 | 330-900
    - | - | kimchi | 20-160 | 3-50
    - | - | miso soup | 180-430 | 25-140
    - | - | tom yum soup | 200-520 | 50-360
    - | - | bulgogi | 80-260 | 150-600
    - | - | chicken katsu curry | 250-650 | 380-1200
    - | - | cauliflower cheese | 120-350 | 120-480
    - | - | bangers and mash | 250-560 | 320-1000
    - | - | sunday roast | 250-700 | 350-1300
    """
}
