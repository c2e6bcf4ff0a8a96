import os
import sys

import requests

API = "https://demo.sandbox.abaco.example/api"
session = requests.Session()
session.auth = (os.environ["ABACO_SECRET_KEY"], "")
session.headers["Accept"] = "application/json; api_version=20241028"


# Safe to repeat: the id of your order is looked up first. Another shop may have the same id.
def record_once(sale):
    query = {"processor_id": sale["processor_id"], "limit": 100}
    found = session.get(f"{API}/invoices", params=query, timeout=30)
    found.raise_for_status()
    for invoice in found.json():
        if (invoice["custom_metadata"] or {}).get("shop") == sale["processor"]:
            return invoice
    recorded = session.post(f"{API}/transactions", json=sale, timeout=30)
    recorded.raise_for_status()
    return recorded.json()


order = sys.argv[1] if len(sys.argv) > 1 else "order-3001"
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
    "payment": {"method": "credit_card", "processor": "card-gateway", "processor_id": f"ch-{order}"},
    "processor": "demo-shop",
    "custom_metadata": {"shop": "demo-shop"},
    "processor_id": order,
}
print(record_once(sale)["number"])
