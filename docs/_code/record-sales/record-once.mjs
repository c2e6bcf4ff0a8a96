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

// Safe to repeat: the id of your order is looked up first. Another shop may have the same id.
async function recordOnce(sale) {
  const found = await call(`/invoices?limit=100&processor_id=${encodeURIComponent(sale.processor_id)}`);
  const known = found.find(({ custom_metadata }) => custom_metadata?.shop === sale.processor);
  return known ?? call('/transactions', { method: 'POST', body: JSON.stringify(sale) });
}

const order = process.argv[2] ?? 'order-3001';
const sale = {
  type: 'sale',
  currency: 'EUR',
  customer: { kind: 'person', first_name: 'Ada', last_name: 'Winter', country: 'DE' },
  items: [
    { description: 'Online course', amount: 119, tax: { rate: 19, country: 'DE', tax_code: 'eservice' } },
  ],
  payment: { method: 'credit_card', processor: 'card-gateway', processor_id: `ch-${order}` },
  processor: 'demo-shop',
  custom_metadata: { shop: 'demo-shop' },
  processor_id: order,
};
console.log((await recordOnce(sale)).number);
