import { readFileSync } from 'node:fs';

const api = 'https://demo.sandbox.abaco.example/api';
const headers = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa(`${process.env.ABACO_SECRET_KEY}:`)}`,
  'Content-Type': 'application/json',
};

async function call(path, options) {
  const response = await fetch(api + path, { headers, ...options, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

const read = (path, query) => call(`${path}?${new URLSearchParams(query)}`);

// Calculates as for a consumer unless the tax ID is valid: `false` and `null` are taxed.
async function calculate({ country, tax_id }, amount) {
  const isBusiness = tax_id && (await read('/tax_ids/validate', { country, tax_id })).valid;
  return read('/tax_rates/calculate', { to_country: country, amount, ...(isBusiness && { tax_id }) });
}

// The tax of a sale, the tax status of its customer, and the reason that the invoice prints.
async function taxOf({ customer, net }) {
  const { country, region, certificate } = customer;
  if (certificate) {
    const tax = { country, region, name: 'Sales tax', rate: 0 };
    return { tax, total: net, tax_status: 'exempt', notes: `Exempt: resale certificate ${certificate}` };
  }
  const tax = await calculate(customer, net);
  const tax_status = tax.status === 'reverse_charge' ? 'reverse' : 'taxable';
  return { tax, total: tax.total_amount, tax_status, notes: tax.notice };
}

// Safe to repeat: the sale is looked up first. It is the same if its order and its payment are.
async function sell(order) {
  const payment = { method: 'credit_card', processor: 'card-gateway', processor_id: order.charge };
  const isPaidBy = (paid) =>
    paid.processor === payment.processor && paid.processor_id === payment.processor_id;
  const found = await read('/invoices', { processor_id: order.id, limit: 100 });
  const known = found.find(({ payments }) => payments.some(isPaidBy));
  if (known) return known;
  const { tax, total, tax_status, notes } = await taxOf(order);
  const { name, country, region, tax_id } = order.customer;
  const sale = {
    currency: 'EUR',
    customer: { first_name: name, country, region, tax_id, tax_status },
    items: [{ description: order.text, amount: total, tax }],
    payment,
    processor: 'demo-shop',
    processor_id: order.id,
    notes,
  };
  return call('/transactions', { method: 'POST', body: JSON.stringify(sale) });
}

for (const order of JSON.parse(readFileSync('orders.json', 'utf8'))) {
  const { total_cents, taxes } = await sell(order);
  console.log(order.id, (total_cents / 100).toFixed(2), taxes[0].label);
}
