import os
import time

import requests

API = "http://127.0.0.1:4010/api"
session = requests.Session()
session.auth = (os.environ["ABACO_SECRET_KEY"], "")
session.headers["Accept"] = "application/json; api_version=20241028"
WORTH_ANOTHER_TRY = {429, 500, 502, 503, 504}
NO_RESPONSE = (requests.ConnectionError, requests.Timeout, requests.exceptions.ChunkedEncodingError)
PAUSES = [0.01, 0.02]  # seconds, so that a test doesn't wait


class Refused(Exception):
    def __init__(self, response):
        super().__init__(f"{response.status_code}: {response.text}")
        self.status = response.status_code


def call(method, path, **options):
    response = session.request(method, API + path, timeout=30, **options)
    if not response.ok:
        raise Refused(response)
    return response.json()


# Repeats the whole work, so a sale is looked up again before it's sent again.
def retry(work, pauses=PAUSES):
    try:
        return work()
    except (Refused, *NO_RESPONSE) as error:
        is_lost = isinstance(error, NO_RESPONSE)
        if not pauses or not (is_lost or error.status in WORTH_ANOTHER_TRY):
            raise
    time.sleep(pauses[0])
    return retry(work, pauses[1:])


def id_of(payment):
    return payment["processor"], payment["processor_id"]


def record_once(sale):
    query = {"processor_id": sale["processor_id"], "limit": 100}
    for invoice in call("GET", "/invoices", params=query):
        if id_of(sale["payment"]) in map(id_of, invoice["payments"]):
            return invoice
    return call("POST", "/transactions", json=sale)


# The header causes each error. What can't succeed is sent once, the others three times.
for status, times in {401: 1, 403: 1, 404: 1, 422: 1, 429: 3, 503: 3}.items():
    calls = []

    def update():
        calls.append(status)
        return call("PUT", "/contacts/60312", json={}, headers={"X-Simulator-Error": str(status)})

    try:
        retry(update)
        raise AssertionError(f"no {status}")
    except Refused as error:
        assert (error.status, len(calls)) == (status, times), error
    print(status, "stops" if times == 1 else "tries again")

# The same sale twice, as if the first response had been lost.
cents = [1999, 501, 29]
tax = {"country": "DE", "name": "VAT", "rate": 19}
sale = {
    "date": "2024-02-29",
    "currency": "EUR",
    "customer": {"first_name": "Ada", "last_name": "Winter", "country": "DE"},
    "items": [{"description": "Stationery", "amount": amount / 100, "tax": tax} for amount in cents],
    "payment": {"method": "credit_card", "processor": "card-gateway", "processor_id": "ch_EXAMPLE_7001"},
    "processor": "demo-shop",
    "processor_id": "order-7001",
}
retry(lambda: record_once(sale))
retry(lambda: record_once(sale))
# One invoice is left, with the amount and the date of the sale.
invoices = retry(lambda: call("GET", "/invoices", params={"processor_id": sale["processor_id"]}))
assert len(invoices) == 1
assert invoices[0]["issue_date"] == sale["date"]
assert invoices[0]["total_cents"] == sum(cents)
print(sale["processor_id"], invoices[0]["issue_date"], invoices[0]["total_cents"])
