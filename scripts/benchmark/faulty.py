"""A Chat Completions server on loopback that is no good: faulty.py failing|silent|late PORT_FILE COUNT_FILE.

failing  fails every second time on average, in ways and an order that a seed decides
silent   never says a word
late     answers rightly after 300 ms
"drank N ml water" is answered with add_water of N. How many requests came is kept in COUNT_FILE.
"""

import json
import os
import random
import re
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MODE, PORT_FILE, COUNT_FILE = sys.argv[1:4]
SAID = re.compile(r"I say: drank (\d+) ml water")
FAULTS = [
    "500", "503", "429", "401", "page", "empty", "hang up", "silence", "half a stream", "cut arguments", "wrong type",
    "unknown tool", "drip", "claim", "error object", "refusal",
]
lock = threading.Lock()
dice = random.Random(20261121)
count = 0


def draw():
    """What the next request gets, in the order of their coming."""
    global count
    with lock:
        count += 1
        with open(COUNT_FILE, "w") as file:
            file.write(str(count))
        if MODE == "failing" and dice.random() < 0.5:
            return dice.choice(FAULTS)
    return {"silent": "silence", "late": "late"}.get(MODE, "right")


def chunk(delta, reason=None):
    choice = {"index": 0, "delta": delta, "finish_reason": reason}
    return {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "bench", "choices": [choice]}


def call(name, arguments):
    function = {"name": name, "arguments": arguments}
    return chunk({"tool_calls": [{"index": 0, "id": "call_1", "type": "function", "function": function}]})


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def setup(self):
        super().setup()
        self.connection.setsockopt(6, 1, 1)  # IPPROTO_TCP, TCP_NODELAY

    def whole(self, status, body, kind="application/json"):
        data = body.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def begin(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()

    def send(self, event):
        data = f"data: {event if isinstance(event, str) else json.dumps(event)}\n\n".encode()
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def stream(self, *events):
        self.begin()
        for event in events + ("[DONE]",):
            self.send(event)
        self.wfile.write(b"0\r\n\r\n")

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        said = SAID.findall(body)
        amount = json.dumps({"amountMl": int(said[-1]) if said else 500, "timestamp": None})
        kind = draw()
        try:
            self.answer(kind, amount)
        except OSError:
            self.close_connection = True

    def answer(self, kind, amount):
        end = chunk({}, "tool_calls")
        if kind in ("right", "late"):
            time.sleep(0.3 if kind == "late" else 0.005)
            self.stream(call("add_water", amount), end)
        elif kind.isdigit():
            self.whole(int(kind), '{"error":{"message":"no such thing"}}')
        elif kind == "page":
            self.whole(200, "<html><body>Bad gateway</body></html>", "text/html")
        elif kind == "empty":
            self.whole(200, "")
        elif kind == "error object":
            self.whole(200, '{"error":{"message":"no such thing"}}')
        elif kind == "hang up":
            self.close_connection = True
        elif kind == "silence":
            self.connection.settimeout(30)
            self.rfile.read(1)
            self.close_connection = True
        elif kind == "half a stream":
            self.begin()
            self.send(call("add_water", amount))
            self.close_connection = True
        elif kind == "cut arguments":
            self.stream(call("add_water", amount[: len(amount) // 2]), end)
        elif kind == "wrong type":
            self.stream(call("add_water", '{"amountMl": ["plenty"]}'), end)
        elif kind == "unknown tool":
            self.stream(call("delete_journal", "{}"), end)
        elif kind == "drip":
            self.begin()
            for _ in range(600):
                self.send(chunk({"content": "x"}))
                time.sleep(0.05)
        elif kind == "claim":
            self.stream(chunk({"content": "I logged your water!"}), chunk({}, "stop"))
        elif kind == "refusal":
            self.stream(chunk({"refusal": "I cannot help with that."}), chunk({}, "stop"))

    def log_message(self, *arguments):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # clients that give up are what this server is for


server = Server(("127.0.0.1", 0), Handler)
with open(PORT_FILE + ".new", "w") as file:
    file.write(str(server.server_port))
os.replace(PORT_FILE + ".new", PORT_FILE)
server.serve_forever()
