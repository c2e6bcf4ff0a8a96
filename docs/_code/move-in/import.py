import json
import os
import time

import requests

API = "https://demo.sandbox.abaco.example/api"
session = requests.Session()
session.auth = (os.environ["ABACO_SECRET_KEY"], "")
session.headers["Accept"] = "application/json; api_version=20241028"


def call(method, url, attempts=5, **options):
    response = session.request(method, url, timeout=30, **options)
    if response.status_code == 429 and attempts > 1:
        time.sleep(max(1, int(response.headers.get("X-RateLimit-Reset", 0)) - time.time()))
        return call(method, url, attempts - 1, **options)
    if not response.ok:
        raise RuntimeError(f"{response.status_code}: {response.text}")
    return response


# Safe to repeat: a record is created only if no page of the list has it.
def find_or_create(path, query, is_same, record):
    page = call("GET", f"{API}/{path}", params={**query, "limit": 100})
    while True:
        for found in filter(is_same, page.json()):
            return found
        if "X-Pages-NextPage" not in page.headers:
            return call("POST", f"{API}/{path}", json=record).json()
        page = call("GET", page.headers["X-Pages-NextPage"])


def contact_of(customer):
    owner = {"processor": "old-vendor", "processor_id": customer["id"]}
    data = {"first_name": customer["name"], "country": customer["country"], "tax_id": customer["vat_id"]}

    def is_same(contact):
        return contact["processor"] == owner["processor"]

    return find_or_create("contacts", {"processor_id": customer["id"]}, is_same, {**data, **owner})


def line_of(line):
    return {
        "description": line["text"],
        "quantity": line["quantity"],
        "unit_price": line["net"],
        "tax_1_name": "VAT",
        "tax_1_rate": line["vat"],
        "tax_1_country": line["country"],
    }


def move_in(row):
    def is_same(invoice):
        return invoice["number"] == row["number"]

    invoice = {
        "number": row["number"],
        "issue_date": row["date"],
        "due_date": row["due"],
        "currency": row["currency"],
        "contact": {"id": contact_of(row["customer"])["id"]},
        "items": [line_of(line) for line in row["lines"]],
    }
    return find_or_create("invoices", {"q": row["number"]}, is_same, invoice)


with open("open-invoices.json") as file:
    rows = json.load(file)
for row in rows:
    moved = move_in(row)
    print(moved["number"], f"{moved['total_cents'] / 100:.2f}", moved["currency"])
