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

// Safe to repeat: the sale is looked up first. It is the same if its order and its payment are.
async function recordOnce(sale) {
  const { processor, processor_id } = sale.payment;
  const isPaidBy = (paid) => paid.processor === processor && paid.processor_id === processor_id;
  const found = await call(`/invoices?limit=100&processor_id=${encodeURIComponent(sale.processor_id)}`);
  const known = found.find(({ payments }) => payments.some(isPaidBy));
  return known ?? call('/transactions', { method: 'POST', body: JSON.stringify(sale) });
}

const [order = 'order-1001', charge = 'ch_EXAMPLE'] = process.argv.slice(2);
const sale = {
  type: 'sale',
  currency: 'EUR',
  customer: { kind: 'person', first_name: 'Ada', last_name: 'Winter', country: 'DE' },
  items: [
    { description: 'Online course', amount: 119, tax: { rate: 19, country: 'DE', tax_code: 'eservice' } },
  ],
  payment: { method: 'credit_card', processor: 'card-gateway', processor_id: charge },
  processor: 'demo-shop',
  processor_id: order,
};
console.log((await recordOnce(sale)).number);
