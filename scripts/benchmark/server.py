"""A Chat Completions server on loopback that streams a tool call slowly: server.py PORT_FILE REQUEST_FILE.

It answers every request with add_water over about 0.4 s, and keeps the body of the last request in REQUEST_FILE.
"""

import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PORT_FILE, REQUEST_FILE = sys.argv[1:3]
PAUSE = 0.04
ARGUMENTS = json.dumps({"amountMl": 500, "timestamp": None})


def chunk(delta, reason=None):
    choice = {"index": 0, "delta": delta, "finish_reason": reason}
    value = {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "bench", "choices": [choice]}
    return json.dumps(value)


def events():
    call = {"index": 0, "id": "call_1", "type": "function", "function": {"name": "add_water", "arguments": ""}}
    yield chunk({"role": "assistant", "tool_calls": [call]})
    step = len(ARGUMENTS) // 8 + 1
    for start in range(0, len(ARGUMENTS), step):
        yield chunk({"tool_calls": [{"index": 0, "function": {"arguments": ARGUMENTS[start:start + step]}}]})
    yield chunk({}, "tool_calls")
    yield "[DONE]"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def setup(self):
        super().setup()
        self.connection.setsockopt(6, 1, 1)  # IPPROTO_TCP, TCP_NODELAY

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        with open(REQUEST_FILE + ".new", "wb") as file:
            file.write(body)
        os.replace(REQUEST_FILE + ".new", REQUEST_FILE)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for event in events():
            time.sleep(PAUSE)
            data = f"data: {event}\n\n".encode()
            self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
            self.wfile.flush()
        self.wfile.write(b"0\r\n\r\n")

    def log_message(self, *arguments):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
with open(PORT_FILE + ".new", "w") as file:
    file.write(str(server.server_port))
os.replace(PORT_FILE + ".new", PORT_FILE)
server.serve_forever()
