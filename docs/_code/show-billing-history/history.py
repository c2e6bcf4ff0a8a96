import os
import sys
import time

import requests

session = requests.Session()
session.auth = (os.environ["ABACO_SECRET_KEY"], "")
session.headers["Accept"] = "application/json; api_version=20241028"

# What your customer reads instead of the state.
LABELS = {"outstanding": "To pay", "late": "Overdue", "paid": "Paid", "refunded": "Refunded"}


def get(url, attempts=5):
    response = session.get(url, timeout=30)
    if response.status_code == 429 and attempts > 1:
        time.sleep(max(1, int(response.headers.get("X-RateLimit-Reset", 0)) - time.time()))
        return get(url, attempts - 1)
    if not response.ok:
        raise RuntimeError(f"{response.status_code}: {response.text}")
    return response


def invoices_of(contact):
    url = f"https://demo.sandbox.abaco.example/api/invoices?limit=100&contact={contact}"
    while url:
        response = get(url)
        yield from response.json()
        url = response.headers.get("X-Pages-NextPage")


def row(invoice):
    total = f"{invoice['total_cents'] / 100:.2f} {invoice['currency']}"
    label = LABELS.get(invoice["state"], invoice["state"])
    return " | ".join([invoice["number"], invoice["issue_date"], total, label, invoice["pdf"]])


contact = sys.argv[1] if len(sys.argv) > 1 else 60312
for invoice in invoices_of(contact):
    print(row(invoice))
