extension EverydayAmountTests {
  /// Names on packs, menus and blackboards:
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let soldAs = """
    2 | - | butter naan | 180-210 | 600-720
    2 | slice | butter toast | 60-80 | 240-300
    1 | - | peanut butter and banana sandwich | 140-190 | 380-480
    - | - | cheese salad | 150-250 | 200-320
    - | - | ham salad | 180-260 | 130-280
    - | - | lamb korma | 240-320 | 400-560
    1 | - | zinger box meal | 600-900 | 1000-1400
    1 | small tub | pringles | 35-45 | 190-230
    - | - | pie and mash with liquor | 400-520 | 600-820
    1 | - | ninety nine with flake | 110-140 | 220-300
    1 | - | gin in a tin | 240-260 | 180-230
    - | - | puri bhaji | 180-260 | 450-650
    - | - | chiken brest | 90-180 | 130-320
    - | - | brocoli | 50-160 | 15-80
    - | - | dirty kebab | 250-450 | 550-1100
    - | - | mcdonalds | 250-450 | 700-1200
    - | - | kfc | 250-450 | 650-1200
    - | - | subway | 200-350 | 400-900
    - | - | nandos | 280-450 | 600-1100
    - | - | chinese takeaway | 350-650 | 450-1200
    1 | - | starbucks | 230-480 | 90-300 | drink
    1 | piece | brie | 15-60 | 50-200
    0.5 | wheel | brie | 100-130 | 330-440
    8 | - | salmon maki | 130-180 | 170-260
    - | - | cucumber maki | 100-140 | 110-190
    1 | tin | mackerel in tomato sauce | 110-130 | 130-220
    - | - | gammon steak | 140-200 | 200-340
    3 | - | rich tea biscuits | 20-30 | 90-130
    1 | - | penguin | 20-30 | 110-140
    2 | - | party rings | 10-16 | 45-70
    - | - | 2 finger kitkat | 18-24 | 95-115
    1 | - | creme egg | 36-44 | 150-200
    1 | - | four finger kitkat | 38-46 | 200-230
    1 | small slice | cheesecake | 70-110 | 260-420
    1 | thin slice | victoria sponge | 55-85 | 200-320
    - | - | ham egg and chips | 280-420 | 600-950
    - | - | passata | 50-280 | 15-100
    - | - | halal snack pack | 350-520 | 1000-1500
    - | - | mishti doi | 90-140 | 90-160
    1 | - | waffle cone | 12-30 | 50-120
    1 | - | coco bread | 70-110 | 200-320
    - | - | jacket with beans | 300-450 | 300-480
    1 | - | magnum almond | 70-100 | 220-320
    1 | can | relentless | 330-520 | 140-280 | drink
    1 | - | beef wellington | 170-260 | 450-750
    - | - | viennetta | 45-80 | 110-220
    - | - | breakfast roll | 200-330 | 650-1000
    - | - | banana sandwich | 130-190 | 250-400
    1 | - | cheese salad roll | 120-180 | 320-480
    - | - | prawn linguine | 280-450 | 400-650
    3 | - | pork and leek sausages | 150-200 | 450-620
    - | - | seafood risotto | 180-350 | 300-600
    1 | fillet | plaice | 80-240 | 90-330
    1 | ladle | chicken curry | 90-140 | 90-180
    - | - | curry chips | 220-350 | 550-900
    - | - | tayto sandwich | 70-120 | 330-520
    1 | - | stuffed peppers | 200-350 | 350-650
    1 | - | vol au vent | 20-40 | 70-140
    4 | - | crab sticks | 50-80 | 50-90
    - | - | affogato | 80-140 | 90-220
    1 | - | mini roll | 22-32 | 90-130
    0.5 | tub | cottage cheese | 110-180 | 90-180
    1 | packet | pasta n sauce | 85-130 | 330-480
    2 | slices | kingsmill | 70-90 | 180-240
    2 | - | bacon medallions | 30-60 | 40-90
    - | - | haddock and chips | 300-460 | 800-1200
    5 | - | midget gems | 20-40 | 70-135
    1 | - | chocolate finger | 4-7 | 20-38
    2 | - | butterfly cakes | 40-100 | 140-380
    1 | slice | parkin | 30-80 | 110-290
    1 | tin | lentil soup | 380-420 | 130-260
    1 | bowl | lucky charms | 30-50 | 110-190
    2 | scoops | sherbet | 110-180 | 150-260
    1 | tbsp | clotted cream | 12-20 | 65-120
    - | - | kumara | 80-180 | 70-210
    3 | - | chipolatas | 60-120 | 190-390
    - | - | chippy chips | 170-350 | 380-800
    1 | bottle | becks blue | 320-345 | 40-90 | drink
    1 | - | magners | 320-460 | 130-230 | drink
    - | - | piccolo | 90-150 | 25-90 | drink
    - | - | vodka red bull | 180-300 | 150-260 | drink
    1 | - | pink lemonade | 220-380 | 90-190 | drink
    1 | - | arabic coffee | 40-90 | 5-40
    1 | shot | grappa | 35-60 | 80-140 | drink
    - | - | boulevardier | 70-140 | 150-300 | drink
    6 | - | breaded prawns | 50-130 | 110-290
    2 | - | crackerbreads | 9-16 | 33-60
    4 | - | tuc biscuits | 16-22 | 80-115
    1 | - | swordfish steak | 100-240 | 180-500
    1 | - | turkey steak | 90-180 | 110-280
    1 | fillet | haddock | 100-180 | 110-260
    2 | - | breaded haddock fillets | 180-300 | 350-650
    1 | pouch | tilda rice | 200-280 | 250-420
    50 | ml | ruby port | 48-56 | 65-95 | drink
    1 | glass | nosecco | 120-240 | 5-60 | drink
    - | - | costco pizza | 230-290 | 600-760
    - | - | costco hot dog | 160-230 | 500-640
    - | - | chick fil a waffle fries | 110-140 | 340-460
    - | - | cheesecake factory cheesecake | 200-270 | 750-1100
    - | - | auntie annes pretzel | 95-130 | 310-420
    - | - | lean cuisine | 220-300 | 240-380
    - | - | totinos party pizza | 250-310 | 600-820
    - | - | lasagne ready meal | 360-450 | 420-620
    - | - | fish pie ready meal | 360-450 | 350-520
    - | - | microwave rice pouch | 230-270 | 290-400
    - | - | twinkie | 34-44 | 120-170
    - | - | arizona can | 600-720 | 160-260 | drink
    - | - | huel | 400-550 | 350-450 | drink
    2 | - | richmond sausages | 80-130 | 200-400
    2 | slice | white pudding | 40-80 | 140-280
    - | - | ploughmans sandwich | 150-220 | 400-580
    - | - | capri sun | 170-215 | 50-100 | drink
    - | - | shreddies | 35-70 | 130-250
    - | - | falafel salad | 180-300 | 330-650
    - | - | spaghetti with ragu | 240-420 | 290-560
    - | - | pasta with carbonara | 280-350 | 580-720
    - | - | tortellini with cream and ham | 230-300 | 420-580
    1 | bowl | mussels | 120-180 | 130-200
    0.5 | baguette | baguette with butter | 130-145 | 400-470
    """
}
