import json
import os

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


# Calculates as for a consumer unless the tax ID is valid: False and None are taxed.
def calculate(customer, amount):
    country, tax_id = customer["country"], customer["tax_id"]
    query = {"to_country": country, "amount": amount}
    if tax_id:
        check = call("GET", "/tax_ids/validate", params={"country": country, "tax_id": tax_id})
        if check["valid"]:
            query["tax_id"] = tax_id
    return call("GET", "/tax_rates/calculate", params=query)


# The tax of a sale, the tax status of its customer, and the reason that the invoice prints.
def tax_of(customer, net):
    if customer["certificate"]:
        tax = {"country": customer["country"], "region": customer["region"], "name": "Sales tax", "rate": 0}
        return tax, net, "exempt", f"Exempt: resale certificate {customer['certificate']}"
    tax = calculate(customer, net)
    status = "reverse" if tax["status"] == "reverse_charge" else "taxable"
    return tax, tax["total_amount"], status, tax["notice"]


def id_of(payment):
    return payment["processor"], payment["processor_id"]


# Safe to repeat: the sale is looked up first. It is the same if its order and its payment are.
def sell(order):
    payment = {"method": "credit_card", "processor": "card-gateway", "processor_id": order["charge"]}
    for invoice in call("GET", "/invoices", params={"processor_id": order["id"], "limit": 100}):
        if id_of(payment) in map(id_of, invoice["payments"]):
            return invoice
    customer = order["customer"]
    tax, total, tax_status, notes = tax_of(customer, order["net"])
    sale = {
        "currency": "EUR",
        "customer": {
            "first_name": customer["name"],
            "country": customer["country"],
            "region": customer["region"],
            "tax_id": customer["tax_id"],
            "tax_status": tax_status,
        },
        "items": [{"description": order["text"], "amount": total, "tax": tax}],
        "payment": payment,
        "processor": "demo-shop",
        "processor_id": order["id"],
        "notes": notes,
    }
    return call("POST", "/transactions", json=sale)


with open("orders.json") as file:
    orders = json.load(file)
for order in orders:
    sold = sell(order)
    print(order["id"], f"{sold['total_cents'] / 100:.2f}", sold["taxes"][0]["label"])
