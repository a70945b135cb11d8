"""Reads Sources/CFoodTable/lexicon.tsv."""


class Lexicon:
    def __init__(self, path):
        self.words, self.foods, self.portions, self.usual, self.dishes = [], [], [], [], []
        self.classes = {"weak": [], "state": [], "unready": [], "strong": [], "kind": []}
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                line = line.rstrip("\n")
                if line and not line.startswith("#"):
                    self.add(line.split("\t"), f"{path}:{number}")

    def add(self, columns, place):
        kind, phrases = columns[0], columns[1].split("|") if len(columns) > 1 else []
        if kind == "word" and len(columns) == 3:
            self.words += [(phrase, columns[2]) for phrase in phrases]
        elif kind == "join" and len(columns) == 2:
            joined = "".join(phrases[0].split())
            self.words += [(phrase, joined) for phrase in phrases]
        elif kind == "food" and len(columns) == 3:
            self.foods.append((phrases, columns[2], place))
        elif kind == "portion" and len(columns) == 4:
            self.portions.append((columns[1], columns[2], float(columns[3]), place))
        elif kind == "usual" and len(columns) == 3:
            self.usual.append((columns[1], float(columns[2]), place))
        elif kind == "dish" and len(columns) == 4:
            self.dishes.append((columns[1], [p for p in columns[2].split("|") if p], columns[3], place))
        elif kind in self.classes and len(columns) == 2:
            self.classes[kind] += columns[1].split()
        else:
            raise SystemExit(f"{place}: not a lexicon line: {columns}")
