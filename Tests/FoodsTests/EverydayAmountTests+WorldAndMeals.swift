extension EverydayAmountTests {
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let worldAndMeals = """
    - | - | egg fried rice with prawns | 150-450 | 200-750
    2 | - | boiled eggs with soldiers | 85-250 | 120-420
    1 | rasher | back bacon | 10-45 | 30-130
    1 | slice | ham | 15-45 | 15-70
    2 | slices | ham | 30-90 | 30-130
    1 | - | white roll | 35-75 | 95-220
    1 | bowl | shreddies | 30-70 | 100-280
    1 | bowl | special k | 25-60 | 90-240
    - | - | bran flakes | 30-60 | 100-230
    1 | bowl | rice krispies | 20-55 | 80-220
    1 | bowl | coco pops | 25-60 | 90-240
    - | - | strawberry yogurt | 100-260 | 80-280
    1 | cup | plain yogurt | 225-260 | 95-260
    1 | - | hard boiled egg | 40-65 | 60-95
    - | - | bacon | 10-60 | 40-280
    1 | - | sausage patty | 25-60 | 70-200
    1 | - | breakfast taco | 80-220 | 160-480
    1 | - | mcmuffin | 100-180 | 250-480
    1 | - | sausage biscuit | 90-180 | 300-560
    - | - | chicken and waffles | 150-450 | 380-1200
    1 | glass | apple juice | 235-265 | 100-130 | drink
    1 | cup | hot cocoa | 230-270 | 120-260 | drink
    1 | - | pumpkin spice latte | 300-500 | 150-460 | drink
    1 | - | caramel macchiato | 220-600 | 120-400 | drink
    1 | - | starbucks latte | 300-600 | 120-350 | drink
    1 | can | pepsi | 340-380 | 130-170 | drink
    1 | bottle | water | 300-600 | 0-0 | water
    1 | can | fanta | 320-380 | 100-180 | drink
    1 | can | lager | 320-480 | 120-210 | drink
    1 | half pint | lager | 230-300 | 85-145 | drink
    1 | pint | ale | 460-600 | 170-290 | drink
    1 | glass | rose wine | 140-180 | 100-160 | drink
    1 | glass | prosecco | 100-180 | 75-150 | drink
    1 | shot | whisky | 28-46 | 60-120 | drink
    1 | shot | rum | 28-46 | 60-120 | drink
    1 | - | pina colada | 150-330 | 200-620 | drink
    1 | - | aperol spritz | 120-350 | 90-280 | drink
    1 | - | long island iced tea | 150-360 | 150-420 | drink
    1 | glass | rum and coke | 150-300 | 100-300 | drink
    1 | - | vodka soda | 150-360 | 60-180 | drink
    1 | cup | coffee with cream | 230-270 | 10-110
    2 | cups | black tea | 440-500 | 0-8 | water
    - | - | herbal tea | 200-380 | 0-8 | water
    - | - | chamomile tea | 200-380 | 0-8 | water
    - | - | kale smoothie | 230-500 | 100-350 | drink
    1 | scoop | casein protein | 22-46 | 80-190
    1 | glass | almond milk | 230-265 | 25-105 | drink
    1 | - | tuna melt | 120-300 | 300-780
    - | - | chicken noodle soup | 230-450 | 50-240
    - | - | butternut squash soup | 230-450 | 60-320
    - | - | mushroom soup | 230-450 | 80-320
    - | - | french onion soup | 230-450 | 50-480
    - | - | pea soup | 230-450 | 120-380
    - | - | gazpacho | 180-450 | 30-200
    1 | - | veggie wrap | 130-380 | 180-650
    1 | - | chicken shawarma | 170-500 | 300-1000
    1 | - | lamb kebab | 80-450 | 150-1100
    - | - | nachos with cheese | 80-350 | 250-1000
    1 | - | chimichanga | 130-360 | 300-850
    1 | - | tostada | 60-260 | 120-560
    - | - | pad see ew | 200-450 | 250-850
    - | - | singapore noodles | 180-450 | 250-850
    - | - | dan dan noodles | 200-500 | 250-900
    - | - | mapo tofu | 180-400 | 150-560
    - | - | sweet and sour pork | 180-400 | 280-950
    - | - | egg drop soup | 230-450 | 40-180
    - | - | hot and sour soup | 230-450 | 60-220
    - | - | wonton soup | 230-500 | 60-320
    4 | - | crab rangoon | 60-160 | 180-520
    1 | - | egg roll | 55-120 | 100-300
    1 | - | bao bun | 40-160 | 90-420
    2 | - | pork buns | 80-300 | 200-800
    - | - | tempura | 80-260 | 180-650
    - | - | shrimp tempura | 60-260 | 150-650
    - | - | unagi don | 200-500 | 250-850
    - | - | udon noodles | 150-550 | 150-650
    - | - | soba noodles | 110-350 | 110-420
    - | - | okonomiyaki | 150-450 | 250-900
    - | - | tteokbokki | 150-450 | 250-800
    - | - | japchae | 150-350 | 200-600
    - | - | beef noodle soup | 300-900 | 150-700
    - | - | laksa | 300-800 | 300-1000
    - | - | nasi goreng | 180-450 | 280-850
    - | - | satay chicken | 80-250 | 150-560
    - | - | tandoori chicken | 90-300 | 130-560
    1 | - | poppadom | 5-20 | 20-90
    - | - | saag aloo | 120-350 | 100-450
    - | - | chicken madras | 200-420 | 200-650
    - | - | lamb rogan josh | 200-420 | 220-700
    - | - | paneer tikka | 80-300 | 180-700
    - | - | vindaloo | 200-420 | 200-650
    - | - | raita | 30-200 | 20-160
    2 | - | idli | 60-180 | 70-260
    - | - | khichdi | 150-400 | 150-520
    - | - | pilau rice | 110-300 | 150-480
    - | - | beef stroganoff | 180-420 | 220-750
    """
}
