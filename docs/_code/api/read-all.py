import os
import time

import requests

session = requests.Session()
session.auth = (os.environ["ABACO_SECRET_KEY"], "")
session.headers["Accept"] = "application/json; api_version=20241028"


def get(url, attempts=5):
    response = session.get(url, timeout=30)
    if response.status_code == 429 and attempts > 1:
        time.sleep(max(1, int(response.headers.get("X-RateLimit-Reset", 0)) - time.time()))
        return get(url, attempts - 1)
    if not response.ok:
        raise RuntimeError(f"{response.status_code}: {response.text}")
    return response


def read_all(url):
    while url:
        response = get(url)
        yield from response.json()
        url = response.headers.get("X-Pages-NextPage")


for invoice in read_all("https://demo.sandbox.abaco.example/api/invoices?limit=100"):
    print(invoice["number"])
