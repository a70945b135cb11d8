extension EverydayAmountTests {
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let breakfast = """
    2 | - | eggs | 85-125 | 120-200
    3 | - | scrambled eggs | 140-230 | 200-400
    - | - | scrambled eggs | 90-200 | 130-330
    1 | - | fried egg | 40-60 | 70-115
    2 | - | poached eggs | 80-115 | 110-175
    1 | - | boiled egg | 40-65 | 60-95
    2 | - | egg whites | 55-80 | 25-45
    - | - | omelette | 90-260 | 140-460
    - | - | cheese omelette | 90-260 | 180-600
    2 | slices | toast | 40-85 | 110-240
    1 | slice | toast | 20-45 | 55-120
    2 | slices | wholemeal toast | 40-85 | 105-230
    1 | slice | sourdough bread | 30-70 | 80-190
    1 | slice | rye bread | 22-50 | 55-130
    - | - | beans on toast | 150-420 | 200-560
    - | - | avocado toast | 80-260 | 150-480
    - | - | porridge | 150-360 | 90-320
    1 | bowl | porridge | 200-420 | 120-400
    1 | cup | oatmeal | 220-260 | 130-230
    1 | bowl | cereal | 25-80 | 90-300
    1 | bowl | cornflakes | 25-60 | 90-230
    1 | bowl | muesli | 40-130 | 150-480
    1 | bowl | granola | 50-160 | 200-680
    - | - | granola | 30-80 | 130-370
    1 | cup | cheerios | 25-45 | 95-180
    2 | - | weetabix | 30-45 | 105-170
    - | - | greek yogurt | 120-250 | 70-260
    1 | pot | yogurt | 90-260 | 60-240
    - | - | yogurt | 110-260 | 70-260
    1 | cup | cottage cheese | 200-240 | 160-240
    1 | - | bagel | 80-125 | 220-350
    - | - | bagel with cream cheese | 90-165 | 250-500
    - | - | bagel with smoked salmon and cream cheese | 110-260 | 280-620
    1 | - | croissant | 45-80 | 180-330
    1 | - | almond croissant | 50-130 | 200-560
    1 | - | pain au chocolat | 45-110 | 180-460
    1 | - | blueberry muffin | 70-160 | 240-580
    1 | - | chocolate muffin | 70-160 | 250-620
    1 | - | bran muffin | 70-160 | 200-540
    1 | - | english muffin | 50-70 | 110-170
    1 | - | crumpet | 40-70 | 80-140
    3 | - | pancakes | 90-260 | 190-620
    1 | stack | pancakes | 90-330 | 190-760
    1 | - | waffle | 35-110 | 90-330
    2 | slices | french toast | 100-190 | 220-460
    1 | - | breakfast burrito | 150-320 | 280-720
    1 | - | egg mcmuffin | 125-145 | 280-330
    1 | - | bacon sandwich | 90-220 | 250-600
    1 | - | sausage sandwich | 90-240 | 240-680
    - | - | full english breakfast | 280-700 | 500-1400
    1 | - | hash brown | 40-90 | 85-240
    2 | - | sausages | 45-180 | 130-540
    2 | rashers | bacon | 14-60 | 60-230
    3 | strips | bacon | 18-36 | 80-180
    - | - | baked beans | 120-270 | 110-330
    1 | tin | baked beans | 380-460 | 330-520
    1 | - | cinnamon roll | 55-150 | 190-600
    1 | - | doughnut | 45-95 | 180-420
    1 | - | glazed donut | 40-95 | 170-420
    1 | - | pop tart | 45-60 | 170-240
    1 | tbsp | peanut butter | 14-18 | 85-110
    2 | tbsp | peanut butter | 29-36 | 170-215
    1 | tbsp | almond butter | 14-18 | 85-110
    1 | tbsp | jam | 18-22 | 45-62
    1 | tsp | jam | 5-8 | 15-22
    2 | tbsp | nutella | 33-42 | 175-225
    1 | tsp | butter | 4.5-5.5 | 31-40
    1 | pat | butter | 4-6 | 28-44
    1 | tsp | honey | 6.5-7.5 | 19-24
    1 | tsp | sugar | 3.8-4.6 | 14-18
    2 | tsp | sugar | 7.6-9 | 29-36
    1 | tbsp | cream cheese | 13-17 | 40-60
    1 | tbsp | maple syrup | 18-22 | 45-60
    1 | tsp | marmite | 4-9 | 6-20
    1 | slice | banana bread | 38-115 | 130-380
    1 | - | scone | 45-110 | 150-420
    1 | - | breakfast sandwich | 100-220 | 240-600
    - | - | fruit salad | 120-260 | 50-190
    - | - | smoothie bowl | 180-480 | 110-560
    - | - | overnight oats | 150-360 | 130-480
    - | - | chia pudding | 120-300 | 120-420
    - | - | shakshuka | 150-450 | 120-460
    - | - | huevos rancheros | 150-450 | 200-650
    - | - | grits | 180-300 | 100-280
    - | - | biscuits and gravy | 130-330 | 280-720
    - | - | eggs benedict | 130-350 | 280-800
    """
}
