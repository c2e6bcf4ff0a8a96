import { setTimeout as sleep } from 'node:timers/promises';

const headers = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa(`${process.env.ABACO_SECRET_KEY}:`)}`,
};

async function get(url, attempts = 5) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  if (response.status === 429 && attempts > 1) {
    const seconds = response.headers.get('X-RateLimit-Reset') - Date.now() / 1000;
    await sleep(Math.max(1, seconds) * 1000);
    return get(url, attempts - 1);
  }
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}

async function* readAll(url) {
  while (url) {
    const response = await get(url);
    yield* await response.json();
    url = response.headers.get('X-Pages-NextPage');
  }
}

for await (const invoice of readAll('https://demo.sandbox.abaco.example/api/invoices?limit=100')) {
  console.log(invoice.number);
}
