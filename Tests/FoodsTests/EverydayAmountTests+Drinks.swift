extension EverydayAmountTests {
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let drinks = """
    - | - | coffee | 200-400 | 0-10 | water
    - | - | black coffee | 200-400 | 0-10 | water
    1 | cup | coffee | 200-260 | 0-6 | water
    1 | mug | coffee | 230-320 | 0-8 | water
    - | - | americano | 200-500 | 0-15 | water
    - | - | latte | 220-500 | 60-280 | drink
    1 | large | latte | 400-720 | 120-400 | drink
    1 | grande | latte | 440-500 | 120-290 | drink
    1 | venti | latte | 560-660 | 150-370 | drink
    - | - | cappuccino | 150-400 | 35-200 | drink
    - | - | flat white | 150-380 | 40-230 | drink
    - | - | espresso | 25-70 | 0-10 | water
    2 | shots | espresso | 50-100 | 0-12 | water
    - | - | mocha | 220-500 | 110-420 | drink
    - | - | hot chocolate | 200-420 | 120-420 | drink
    - | - | tea | 200-360 | 0-8 | water
    1 | cup | tea | 220-260 | 0-6 | water
    1 | mug | tea with milk | 220-320 | 8-80 | drink
    - | - | green tea | 200-360 | 0-8 | water
    - | - | peppermint tea | 200-360 | 0-8 | water
    - | - | chai latte | 200-500 | 80-320 | drink
    - | - | iced coffee | 200-500 | 0-260
    - | - | oat milk latte | 220-500 | 70-320 | drink
    - | - | matcha latte | 220-500 | 60-320 | drink
    1 | can | coke | 340-380 | 125-165 | drink
    1 | can | diet coke | 340-380 | 0-10 | water
    - | - | coke zero | 240-620 | 0-12 | water
    - | - | pepsi max | 240-620 | 0-12 | water
    1 | can | sprite | 340-380 | 120-165 | drink
    1 | can | dr pepper | 340-380 | 120-165 | drink
    1 | bottle | coke | 480-640 | 190-280 | drink
    1 | can | soda | 330-380 | 110-170 | drink
    1 | can | ginger ale | 340-380 | 100-150 | drink
    1 | pint | beer | 460-590 | 170-280 | drink
    1 | can | beer | 330-480 | 120-210 | drink
    2 | bottles | beer | 660-740 | 240-340 | drink
    1 | pint | guinness | 460-600 | 150-280 | drink
    1 | glass | red wine | 140-180 | 110-155 | drink
    2 | glasses | white wine | 280-360 | 220-310 | drink
    1 | bottle | wine | 720-780 | 570-670 | drink
    1 | glass | champagne | 100-180 | 75-160 | drink
    1 | shot | vodka | 28-46 | 60-110 | drink
    1 | shot | tequila | 28-46 | 60-110 | drink
    1 | - | gin and tonic | 150-320 | 90-280 | drink
    1 | pint | cider | 460-600 | 200-330 | drink
    1 | - | margarita | 100-300 | 130-480 | drink
    1 | - | mojito | 150-360 | 120-340 | drink
    1 | - | bloody mary | 150-360 | 70-220 | drink
    1 | glass | orange juice | 230-265 | 95-130 | drink
    1 | carton | apple juice | 120-340 | 50-170 | drink
    1 | glass | milk | 230-260 | 95-165 | drink
    1 | cup | whole milk | 240-250 | 140-160 | drink
    1 | cup | skim milk | 240-250 | 78-95 | drink
    1 | glass | chocolate milk | 235-265 | 150-225 | drink
    - | - | smoothie | 230-500 | 110-400 | drink
    - | - | mango smoothie | 230-500 | 110-420 | drink
    - | - | strawberry smoothie | 230-500 | 110-420 | drink
    - | - | protein shake | 230-500 | 90-420 | drink
    1 | scoop | whey protein | 25-46 | 90-190
    1 | scoop | protein powder | 25-46 | 90-190
    1 | can | red bull | 240-370 | 100-175 | drink
    1 | can | monster | 430-510 | 180-260 | drink
    1 | bottle | gatorade | 480-960 | 110-260 | drink
    1 | bottle | kombucha | 330-520 | 30-170 | drink
    1 | cup | coconut water | 230-260 | 35-65 | drink
    1 | glass | lemonade | 230-265 | 80-140 | drink
    1 | - | chocolate milkshake | 240-540 | 260-800 | drink
    1 | - | vanilla milkshake | 240-540 | 240-800 | drink
    1 | cup | almond milk | 230-265 | 25-105 | drink
    1 | cup | oat milk | 230-265 | 80-180 | drink
    1 | cup | soy milk | 230-265 | 70-140 | drink
    1 | splash | milk | 10-40 | 5-28 | drink
    - | - | sparkling water | 230-520 | 0-3 | water
    - | - | iced tea | 230-500 | 0-160
    1 | glass | sangria | 140-260 | 100-260 | drink
    1 | - | old fashioned | 60-160 | 100-300 | drink
    1 | - | hot toddy | 120-300 | 80-260 | drink
    1 | glass | cranberry juice | 235-270 | 95-160 | drink
    1 | - | bubble tea | 300-520 | 150-480 | drink
    1 | - | mango lassi | 200-420 | 120-380 | drink
    1 | glass | eggnog | 230-270 | 200-430 | drink
    """
}
