"""A model server on loopback that writes down what it is asked: in each provider's form it calls tools once, then answers in words."""

import http.server
import json
import threading

CALLS = [
    ("add_water", {"amountMl": 500}),
    # Without items: Ada has to send back that this did not work.
    ("add_meal", {"name": "lunch"}),
]
WORDS = "Good."


def chat(body):
    if body["messages"][-1]["role"] == "user" and "tools" in body:
        calls = [
            {"index": i, "id": f"call_{i}", "type": "function",
             "function": {"name": name, "arguments": json.dumps(arguments)}}
            for i, (name, arguments) in enumerate(CALLS)]
        return [{"choices": [{"index": 0, "delta": {"tool_calls": calls}, "finish_reason": "tool_calls"}]}]
    return [{"choices": [{"index": 0, "delta": {"content": WORDS}, "finish_reason": "stop"}]}]


def responses(body):
    last = body["input"][-1] if isinstance(body["input"], list) else {}
    if last.get("type") != "function_call_output" and "tools" in body:
        output = [{"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "ZW5j"}] + [
            {"type": "function_call", "id": f"fc_{i}", "call_id": f"call_{i}", "name": name,
             "arguments": json.dumps(arguments), "status": "completed"}
            for i, (name, arguments) in enumerate(CALLS)]
    else:
        output = [{"type": "message", "id": "msg_1", "role": "assistant", "status": "completed",
                   "content": [{"type": "output_text", "text": WORDS, "annotations": []}]}]
    return {"id": "resp_1", "object": "response", "status": "completed", "output": output}


def anthropic(body):
    last = body["messages"][-1]["content"]
    answered = isinstance(last, list) and any(block["type"] == "tool_result" for block in last)
    if not answered and "tools" in body:
        content = [{"type": "thinking", "thinking": "Hm.", "signature": "c2ln"}] + [
            {"type": "tool_use", "id": f"toolu_{i}", "name": name, "input": arguments}
            for i, (name, arguments) in enumerate(CALLS)]
    else:
        content = [{"type": "text", "text": WORDS}]
    return {"id": "msg_1", "type": "message", "role": "assistant", "content": content,
            "stop_reason": "tool_use" if len(content) > 1 else "end_turn"}


def gemini(body):
    answered = any("functionResponse" in part for part in body["contents"][-1]["parts"])
    if not answered and "tools" in body:
        parts = [{"functionCall": {"name": name, "args": arguments}} for name, arguments in CALLS]
        parts[0]["thoughtSignature"] = "c2ln"
    else:
        parts = [{"text": WORDS}]
    return [{"candidates": [{"content": {"role": "model", "parts": parts}, "finishReason": "STOP"}]}]


class Recorder:
    """Keeps (path, body) of every request."""

    def __init__(self, answer):
        self.requests = []
        recorder = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                text = self.rfile.read(int(self.headers["Content-Length"])).decode()
                recorder.requests.append((self.path, text))
                reply = answer(json.loads(text))
                if isinstance(reply, list):
                    kind, data = "text/event-stream", "".join(f"data: {json.dumps(event)}\n\n" for event in reply)
                else:
                    kind, data = "application/json", json.dumps(reply)
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(data.encode())))
                self.end_headers()
                self.wfile.write(data.encode())

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()
