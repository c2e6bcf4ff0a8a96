import os
import random
import time

import requests

WORTH_ANOTHER_TRY = {429, 500, 502, 503, 504}
NO_RESPONSE = (requests.ConnectionError, requests.Timeout, requests.exceptions.ChunkedEncodingError)


def pause_after(response, attempt):
    seconds = 2**attempt
    is_limited = response is not None and response.status_code == 429
    if is_limited and (reset := response.headers.get("X-RateLimit-Reset")):
        seconds = max(0, int(reset) - time.time())
    return seconds + random.random()  # the jitter keeps your workers apart


def call(method, url, attempts=5, **options):
    for attempt in range(attempts):
        try:
            response = requests.request(method, url, timeout=30, **options)
        except NO_RESPONSE:
            response = None
        is_done = response is not None and response.status_code not in WORTH_ANOTHER_TRY
        if is_done or attempt + 1 == attempts:
            return response
        time.sleep(pause_after(response, attempt))


response = call(
    "GET",
    "https://demo.sandbox.abaco.example/api/invoices/90210",
    auth=(os.environ["ABACO_SECRET_KEY"], ""),
    headers={"Accept": "application/json; api_version=20241028"},
)
print(f"{response.status_code}: {response.text}" if response is not None else "no response")
