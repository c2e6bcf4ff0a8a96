import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

const api = 'http://127.0.0.1:4010/api';
const headers = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa(`${process.env.ABACO_SECRET_KEY}:`)}`,
  'Content-Type': 'application/json',
};
const WORTH_ANOTHER_TRY = [429, 500, 502, 503, 504];
const PAUSES = [10, 20]; // milliseconds, so that a test doesn't wait

async function call(path, { extra, ...options } = {}) {
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(api + path, { ...options, headers: { ...headers, ...extra }, signal });
  const body = await response.text();
  if (response.ok) return JSON.parse(body);
  throw Object.assign(new Error(`${response.status}: ${body}`), { status: response.status });
}

// Repeats the whole work, so a sale is looked up again before it's sent again.
async function retry(work, [pause, ...pauses] = PAUSES) {
  try {
    return await work();
  } catch (error) {
    const isLost = error.status === undefined;
    if (pause === undefined || !(isLost || WORTH_ANOTHER_TRY.includes(error.status))) throw error;
    await sleep(pause);
    return retry(work, pauses);
  }
}

async function recordOnce(sale) {
  const { processor, processor_id } = sale.payment;
  const isPaidBy = (paid) => paid.processor === processor && paid.processor_id === processor_id;
  const found = await call(`/invoices?limit=100&processor_id=${encodeURIComponent(sale.processor_id)}`);
  const known = found.find(({ payments }) => payments.some(isPaidBy));
  return known ?? call('/transactions', { method: 'POST', body: JSON.stringify(sale) });
}

// The header causes each error. What can't succeed is sent once, the others three times.
for (const [status, times] of Object.entries({ 401: 1, 403: 1, 404: 1, 422: 1, 429: 3, 503: 3 })) {
  let count = 0;
  const update = () => {
    count += 1;
    return call('/contacts/60312', { method: 'PUT', body: '{}', extra: { 'X-Simulator-Error': status } });
  };
  const error = await retry(update).catch((reason) => reason);
  assert.deepEqual([error.status, count], [Number(status), times], error.message);
  console.log(status, times === 1 ? 'stops' : 'tries again');
}

// The same sale twice, as if the first response had been lost.
const cents = [1999, 501, 29];
const sale = {
  date: '2024-02-29',
  currency: 'EUR',
  customer: { first_name: 'Ada', last_name: 'Winter', country: 'DE' },
  items: cents.map((amount) => ({
    description: 'Stationery',
    amount: amount / 100,
    tax: { country: 'DE', name: 'VAT', rate: 19 },
  })),
  payment: { method: 'credit_card', processor: 'card-gateway', processor_id: 'ch_EXAMPLE_7001' },
  processor: 'demo-shop',
  processor_id: 'order-7001',
};
await retry(() => recordOnce(sale));
await retry(() => recordOnce(sale));
// One invoice is left, with the amount and the date of the sale.
const [invoice, ...others] = await retry(() => call(`/invoices?processor_id=${sale.processor_id}`));
assert.equal(others.length, 0);
assert.equal(invoice.issue_date, sale.date);
assert.equal(
  invoice.total_cents,
  cents.reduce((sum, amount) => sum + amount),
);
console.log(sale.processor_id, invoice.issue_date, invoice.total_cents);
