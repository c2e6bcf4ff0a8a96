import os

import requests

session = requests.Session()
session.auth = (os.environ["ABACO_SECRET_KEY"], "")
session.headers["Accept"] = "application/json; api_version=20241028"


def read_all(url):
    while url:
        response = session.get(url)
        response.raise_for_status()
        yield from response.json()
        url = response.headers.get("X-Pages-NextPage")


for invoice in read_all("https://demo.sandbox.abaco.example/api/invoices?limit=100"):
    print(invoice["number"])
