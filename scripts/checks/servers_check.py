"""Runs Ada against stubllm and fakellm: servers_check.py ADA"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

from program import Program

SENTENCE = "I drank 500 ml of water"

# What stubllm answers to the model of this name: status, words, and what Ada calls it.
ERRORS = {
    "status-400": (400, "the schema is not to my taste", "bad_request"),
    "status-401": (401, "that is no key of mine", "unauthorized"),
    "status-403": (403, "this key may not do that", "unauthorized"),
    "status-429": (429, "come back later", "rate_limited"),
    "status-500": (500, "something broke", "server_error"),
    "status-503": (503, "full up", "server_error"),
    "status-529": (529, "overloaded", "server_error"),
}

# What fakellm streams to a sentence: the calls, and the entries that must come of them.
WATER = {"name": "add_water", "arguments": {"amountMl": 500}}
EGGS = {
    "name": "add_meal",
    "arguments": {
        "name": "Breakfast", "mealType": "breakfast",
        "items": [{"name": "egg", "quantity": 2, "unit": "piece"}, {"name": "toast", "quantity": 1, "unit": "slice"}],
    },
}
CALLS = {
    SENTENCE: ([WATER], ["water"]),
    "breakfast: two eggs, one slice of toast": ([EGGS], ["meal"]),
    "breakfast: two eggs, one slice of toast, and 500 ml of water": ([EGGS, WATER], ["meal", "water"]),
    "I drank half a liter of water": ([WATER, WATER], ["water"]),
}


class Server:
    """A server's process on a free port; it is ended with the block."""

    def __init__(self, home, *command):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.log = open(os.path.join(home, "server.log"), "w")
        environment = {"PATH": os.environ["PATH"], "HOME": home}
        self.process = subprocess.Popen(
            [os.path.join(os.path.dirname(sys.executable), command[0]), *command[1:], "--port", str(port)], cwd=home,
            env=environment, stdout=self.log, stderr=subprocess.STDOUT)

    def __enter__(self):
        for _ in range(100):
            if self.process.poll() is not None:
                break
            try:
                urllib.request.urlopen(self.address + "/openapi.json", timeout=1).close()
                return self
            except OSError:
                time.sleep(0.1)
        self.__exit__()
        raise SystemExit(f"{self.process.args[0]} did not start: see {self.log.name}")

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()


class Tally:
    """What was held, and what was not."""

    def __init__(self):
        self.held = 0
        self.faults = 0

    def expect(self, name, is_so, seen):
        if is_so:
            self.held += 1
        else:
            self.faults += 1
            print(f"  {name}: {json.dumps(seen, ensure_ascii=False)[:600]}")

    def say(self, title):
        print(f"{title}: {self.held} right, {self.faults} wrong")
        return self.faults


def kinds(record):
    return [entry["kind"] for entry in record["entries"]]


def check_errors(ada, home, address, form):
    """A provider's own error bodies: the offline engine logs the sentence, and the server's words are told."""
    tally = Tally()
    for model, (status, words, reason) in ERRORS.items():
        with tempfile.TemporaryDirectory(dir=home) as own:
            program = Program(ada, own, form, address, model)
            record = program.record("say", "--json", SENTENCE)
            tally.expect(f"{form} {status}: logged once", kinds(record) == ["water"], record)
            tally.expect(f"{form} {status}: offline", record["engine"] == "offline", record)
            tally.expect(f"{form} {status}: reason", record.get("fallback") == reason, record)
            alone = program.run("say", "--no-fallback", SENTENCE)
            # A 401 is told in Ada's words, which say what to look at.
            told = "key" if status == 401 else words
            tally.expect(f"{form} {status}: told", told in alone.stdout + alone.stderr, alone.stdout + alone.stderr)
            tally.expect(f"{form} {status}: ends with 69", alone.returncode == 69, alone.returncode)
    return tally.say(f"stubllm, errors in the form of {form}")


def check_words(ada, home, address, form):
    """Words in a stream."""
    tally = Tally()
    with tempfile.TemporaryDirectory(dir=home) as own:
        record = Program(ada, own, form, address, "talker").record("say", "--json", "what is a good snack?")
        tally.expect(f"{form}: answered", record["status"] == "answered", record)
        tally.expect(f"{form}: by the model", record["engine"] == Program(ada, own, form, address).provider, record)
        tally.expect(f"{form}: its words", "handful of nuts" in record["reply"], record)
    return tally.say(f"stubllm, words streamed in the form of {form}")


def check_calls(ada, home, address, form):
    """Streamed calls: each sentence is logged once, by the model."""
    tally = Tally()
    for sentence, (_, expected) in CALLS.items():
        with tempfile.TemporaryDirectory(dir=home) as own:
            program = Program(ada, own, form, address, "caller")
            record = program.record("say", "--json", sentence)
            tally.expect(f"{form}, {sentence}: logged", record["status"] == "logged", record)
            tally.expect(f"{form}, {sentence}: by the model", record["engine"] == program.provider, record)
            tally.expect(f"{form}, {sentence}: entries", kinds(record) == expected, record)
            today = program.record("today", "--json")
            water = 500 if "water" in expected else 0
            tally.expect(f"{form}, {sentence}: water", today["waterMl"] == water, today)
            tally.expect(f"{form}, {sentence}: meals", len(today["meals"]) == expected.count("meal"), today)
    return tally.say(f"fakellm, calls streamed in the form of {form}")


def stub_fixtures(file):
    fixtures = [
        {"name": model, "match": {"model": model}, "response": {"http_status": status, "error_message": words}}
        for model, (status, words, _) in ERRORS.items()
    ]
    fixtures.append({
        "name": "talker", "match": {"model": "talker"},
        "response": {"content": "A good snack is a handful of nuts.", "stream_chunk_delay_ms": 1},
    })
    with open(file, "w") as out:
        json.dump({"fixtures": fixtures}, out)


def fake_rules(file):
    # After a call there is a model's message before the last one.
    rules = [{"name": "after", "when": {"previous_message_role": "assistant"}, "respond": {"content": "Well done."}}]
    # The first that is contained in the sentence holds: the longest go first.
    for sentence, (calls, _) in sorted(CALLS.items(), key=lambda pair: -len(pair[0])):
        rules.append({
            "name": sentence, "when": {"messages_contain": sentence, "tools_include": "add_water"},
            "respond": {"tool_calls": calls},
        })
    # JSON is YAML.
    with open(file, "w") as out:
        json.dump({"version": 1, "rules": rules}, out)


def main(ada):
    faults = 0
    with tempfile.TemporaryDirectory() as home:
        stub_fixtures(os.path.join(home, "fixtures.json"))
        with Server(home, "stubllm", "serve", "--fixture-file", "fixtures.json") as server:
            for form in ("chat", "anthropic", "gemini"):
                faults += check_errors(ada, home, server.address, form)
            # Its streams of words lack their first events in Anthropic's form, and its streams of calls their end in all.
            for form in ("chat", "gemini"):
                faults += check_words(ada, home, server.address, form)
        fake_rules(os.path.join(home, "rules.yaml"))
        with Server(home, "fakellm", "serve", "--config", "rules.yaml") as server:
            for form in ("chat", "anthropic"):
                faults += check_calls(ada, home, server.address, form)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
