import base64
import hashlib
import hmac
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

URL = os.environ["ABACO_WEBHOOK_URL"]  # exactly as you registered it
AUTH_KEY = os.environ["ABACO_AUTH_KEY"]


def is_genuine(raw_body: bytes, signature: str) -> bool:
    digest = hmac.new(AUTH_KEY.encode(), URL.encode() + raw_body, hashlib.sha1).digest()
    return hmac.compare_digest(base64.b64encode(digest), signature.encode())


# The same body has the same name, so an event that comes twice waits once.
def save_for_later(raw_body: bytes) -> None:
    name = hashlib.sha256(raw_body).hexdigest()
    Path("events").mkdir(exist_ok=True)
    Path(f"events/{name}.json").write_bytes(raw_body)


class Receiver(BaseHTTPRequestHandler):
    def respond(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()

    def do_HEAD(self) -> None:
        self.respond(200)

    def do_POST(self) -> None:
        raw_body = self.rfile.read(int(self.headers["Content-Length"]))
        if not is_genuine(raw_body, self.headers.get("X-Abaco-Signature", "")):
            return self.respond(401)
        save_for_later(raw_body)
        self.respond(204)


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
