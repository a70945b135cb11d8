"""Holds what Ada sends against the SDKs' types: requests_check.py ADA"""

import json
import os
import struct
import sys
import tempfile
import zlib

import recorder
import sdk_types
from program import Program

# What must be among a form's requests, by what shows it.
SHOWS = {
    "chat": {
        "tools": '"type":"function","function":{', "a tool's result": '"role":"tool"', "streaming": '"stream":true',
        "a picture": '"image_url":{', "an answer with a schema": '"response_format":{', "the model's call": '"assistant"',
        "earlier turns": "Said before, as data",
    },
    "responses": {
        "tools": '"tools":[{', "a tool's result": '"function_call_output"', "streaming": '"stream":true',
        "a picture": '"input_image"', "an answer with a schema": '"json_schema"', "thoughts": '"encrypted_content":"ZW5j"',
        "earlier turns": "Said before, as data",
    },
    "anthropic": {
        "tools": '"input_schema"', "a tool's result": '"tool_result"', "streaming": '"stream":true',
        "a picture": '"type":"image"', "an answer with a schema": '"output_config"', "thoughts": '"signature":"c2ln"',
        "a failed result": '"is_error":true', "the model's call": '"assistant"', "earlier turns": "Said before, as data",
    },
    "gemini": {
        "tools": '"functionDeclarations"', "a tool's result": '"functionResponse"', "a picture": '"inlineData"',
        "an answer with a schema": '"responseJsonSchema"', "thoughts": '"thoughtSignature":"c2ln"',
        "a failed result": '"error":', "the model's call": '"role":"model"', "earlier turns": "Said before, as data",
    },
}


def picture(path):
    """Writes a PNG of 64 by 64 points."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes([200, 120, 40]) * 64) * 64
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def requests(ada, form, place):
    """(path, body) of all that Ada sends in a trial, three turns and a photo, to a server on this machine or to a provider's."""
    server = recorder.Recorder(getattr(recorder, form))
    try:
        with tempfile.TemporaryDirectory() as home:
            program = Program(ada, home, form, server.address)
            if place == "provider":
                # Every plain request goes to the recorder, whatever its host: first one that cannot be elsewhere.
                program.environment["http_proxy"] = server.address
                program.aim("http://models.invalid")
                program.run("model", "test")
                assert server.requests, "the proxy is not used"
                # OpenAI's own name decides what it is sent.
                program.aim("http://api.openai.com" if program.provider == "openai" else "http://models.invalid")
            program.run("model", "test")
            program.run("say", "I drank 500 ml of water")
            program.run("say", "two eggs and toast for breakfast, and \"tea\" 🍵")
            program.run("say", "how am I doing?")
            file = os.path.join(home, "lunch.png")
            picture(file)
            program.run("photo", file)
    finally:
        server.close()
    return server.requests


def as_the_sdk_has_it(form, place, text):
    """The request, for a server on this machine without what only such servers take."""
    if (form, place) != ("anthropic", "here"):
        return text
    body = json.loads(text)
    # Anthropic's own models take none any more, and are sent none.
    body.pop("temperature", None)
    return json.dumps(body, separators=(",", ":"))


def damaged(text):
    """The request with faults: an unknown key, each member of the wrong type, and each gone that no request can do without."""
    body = json.loads(text)
    yield "an unknown key", json.dumps({**body, "frobnicate": 1})
    for key in body:
        yield f"{key} of a wrong type", json.dumps({**body, key: [[17]]})
    for key in ("messages", "input", "contents", "tools"):
        if isinstance(body.get(key), list):
            *others, last = body[key]
            yield f"an unknown key in {key}", json.dumps({**body, key: [*others, {**last, "frobnicate": 1}]})
    for key in ("messages", "contents", "max_tokens" if "system" in body else "messages"):
        if key in body:
            yield f"no {key}", json.dumps({name: value for name, value in body.items() if name != key})


def is_refused(check, text):
    try:
        check(text)
        return False
    except ValueError:
        return True


def examine(ada, form, place, check):
    """Prints what became of a form's requests; how many faults there were."""
    sent = [(path, as_the_sdk_has_it(form, place, text)) for path, text in requests(ada, form, place)]
    wrong = []
    for path, text in sent:
        try:
            check(text)
        except ValueError as error:
            wrong.append(f"{path}: {error}")
    everything = "\n".join(text for _, text in sent)
    missing = [name for name, mark in SHOWS[form].items() if mark not in everything]
    # A check that takes anything would prove nothing.
    broken = [(name, text) for _, request in sent for name, text in damaged(request)]
    taken = sorted({name for name, text in broken if not is_refused(check, text)})
    where = "a server on this machine" if place == "here" else "the provider"
    print(f"{form}, as sent to {where}: {len(sent)} requests, {len(wrong)} refused by the SDK's types; "
          f"{len(broken)} damaged ones, {'all' if not taken else 'not all'} refused")
    lines = wrong + [f"never sent: {name}" for name in missing] + [f"taken though damaged: {name}" for name in taken]
    for line in lines:
        print("  " + line.replace("\n", "\n  "))
    return len(lines) + (not sent)


def main(ada):
    checks = sdk_types.checks()
    faults = sum(examine(ada, form, place, check) for form, check in checks.items() for place in ("here", "provider"))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
