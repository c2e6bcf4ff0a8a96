import json
import os
import sys
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


# The copy stands in for your table: the records by id, and the id up to which it has them all.
def load(file):
    if not os.path.exists(file):
        return {"newest": 0, "records": {}}
    with open(file) as saved:
        return json.load(saved)


def save(file, copy):
    with open(f"{file}.new", "w") as new:
        json.dump(copy, new)
    os.replace(f"{file}.new", file)


def sync(name, is_sweep):
    copy = load(f"{name}.json")
    newest, records = copy["newest"], copy["records"]
    down_to = 0 if is_sweep else newest
    read = {}
    for record in read_all(f"https://demo.sandbox.abaco.example/api/{name}?limit=100"):
        if record["id"] <= down_to:
            break
        read[str(record["id"])] = record
    for id in sorted(read, key=int):
        if id not in records:
            print("new", id)
        elif records[id] != read[id]:
            print("changed", id)
    for id in sorted(records, key=int):
        if is_sweep and id not in read:
            print("deleted", id)
    # Saved at once, and last: after a failure, the copy is as it was before.
    all_records = read if is_sweep else {**records, **read}
    save(f"{name}.json", {"newest": max([newest, *map(int, read)]), "records": all_records})


name = sys.argv[1] if len(sys.argv) > 1 else "invoices"
sync(name, is_sweep=sys.argv[2:] == ["all"])
