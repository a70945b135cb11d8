"""Runs Ada with a home of its own, as the checks beside this file do."""

import json
import os
import subprocess

KEY = "sk-check-0123456789abcdef"

# By Ada's name for the form: what chooses it, and where its address and key go.
FORMS = {
    "chat": ("openai", "OPENAI", "/v1", {}),
    "responses": ("openai", "OPENAI", "/v1", {"ADA_OPENAI_API": "responses"}),
    "anthropic": ("anthropic", "ANTHROPIC", "", {}),
    "gemini": ("gemini", "GEMINI", "", {}),
}


class Program:
    def __init__(self, path, home, form, address, model=None):
        provider, self.prefix, self.suffix, more = FORMS[form]
        self.path = path
        self.provider = provider
        self.environment = {
            "ADA_HOME": os.path.join(home, "data"), "XDG_CONFIG_HOME": home, "HOME": home, "TZ": "UTC",
            "PATH": os.environ["PATH"], "NO_COLOR": "1", "ADA_PROVIDER": provider, f"{self.prefix}_API_KEY": KEY,
            "ADA_TIMEOUT": "10", "ADA_TURN_TIMEOUT": "20", **more,
        }
        self.aim(address)
        if model:
            self.environment["ADA_MODEL"] = model

    def aim(self, address):
        """Sends it to another server."""
        self.environment[f"{self.prefix}_BASE_URL"] = address + self.suffix

    def run(self, *arguments):
        """What it printed, whatever it ended with."""
        done = subprocess.run(
            [self.path, *arguments], env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=60)
        assert KEY not in done.stdout + done.stderr, f"{arguments} shows the key"
        return done

    def record(self, *arguments):
        """The one JSON value it printed."""
        done = self.run(*arguments)
        assert done.stdout.strip(), f"{arguments}: {done.stderr.strip()}"
        return json.loads(done.stdout)
