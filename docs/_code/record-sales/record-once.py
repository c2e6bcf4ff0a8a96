import os
import sys

import requests

API = "https://demo.sandbox.abaco.example/api"
session = requests.Session()
session.auth = (os.environ["ABACO_SECRET_KEY"], "")
session.headers["Accept"] = "application/json; api_version=20241028"


def call(method, path, **options):
    response = session.request(method, API + path, timeout=30, **options)
    if not response.ok:
        raise RuntimeError(f"{response.status_code}: {response.text}")
    return response.json()


def id_of(payment):
    return payment["processor"], payment["processor_id"]


# Safe to repeat: the sale is looked up first. It is the same if its order and its payment are.
def record_once(sale):
    query = {"processor_id": sale["processor_id"], "limit": 100}
    for invoice in call("GET", "/invoices", params=query):
        if id_of(sale["payment"]) in map(id_of, invoice["payments"]):
            return invoice
    return call("POST", "/transactions", json=sale)


order = sys.argv[1] if len(sys.argv) > 1 else "order-1001"
charge = sys.argv[2] if len(sys.argv) > 2 else "ch_EXAMPLE"
sale = {
    "type": "sale",
    "currency": "EUR",
    "customer": {"kind": "person", "first_name": "Ada", "last_name": "Winter", "country": "DE"},
    "items": [
        {
            "description": "Online course",
            "amount": 119,
            "tax": {"rate": 19, "country": "DE", "tax_code": "eservice"},
        }
    ],
    "payment": {"method": "credit_card", "processor": "card-gateway", "processor_id": charge},
    "processor": "demo-shop",
    "processor_id": order,
}
print(record_once(sale)["number"])
