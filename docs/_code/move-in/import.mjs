import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const api = 'https://demo.sandbox.abaco.example/api';
const headers = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa(`${process.env.ABACO_SECRET_KEY}:`)}`,
  'Content-Type': 'application/json',
};

async function call(url, options, attempts = 5) {
  const response = await fetch(url, { headers, ...options, signal: AbortSignal.timeout(30_000) });
  if (response.status === 429 && attempts > 1) {
    const seconds = response.headers.get('X-RateLimit-Reset') - Date.now() / 1000;
    await sleep(Math.max(1, seconds) * 1000);
    return call(url, options, attempts - 1);
  }
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}

// Safe to repeat: a record is created only if no page of the list has it.
async function findOrCreate(list, query, isSame, record) {
  let url = `${api}/${list}?${new URLSearchParams({ ...query, limit: 100 })}`;
  while (url) {
    const page = await call(url);
    const found = (await page.json()).find(isSame);
    if (found) return found;
    url = page.headers.get('X-Pages-NextPage');
  }
  const created = await call(`${api}/${list}`, { method: 'POST', body: JSON.stringify(record) });
  return created.json();
}

function contactOf({ id, name, country, vat_id }) {
  const owner = { processor: 'old-vendor', processor_id: id };
  const isSame = ({ processor }) => processor === owner.processor;
  const contact = { first_name: name, country, tax_id: vat_id, ...owner };
  return findOrCreate('contacts', { processor_id: id }, isSame, contact);
}

const lineOf = ({ text, quantity, net, vat, country }) => ({
  description: text,
  quantity,
  unit_price: net,
  tax_1_name: 'VAT',
  tax_1_rate: vat,
  tax_1_country: country,
});

async function moveIn({ number, date, due, currency, customer, lines }) {
  const isSame = (invoice) => invoice.number === number;
  const { id } = await contactOf(customer);
  return findOrCreate('invoices', { q: number }, isSame, {
    number,
    issue_date: date,
    due_date: due,
    currency,
    contact: { id },
    items: lines.map(lineOf),
  });
}

for (const row of JSON.parse(readFileSync('open-invoices.json', 'utf8'))) {
  const { number, total_cents, currency } = await moveIn(row);
  console.log(number, (total_cents / 100).toFixed(2), currency);
}
