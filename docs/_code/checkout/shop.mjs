import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const api = 'https://demo.sandbox.abaco.example/api';
const { ABACO_SECRET_KEY, ABACO_AUTH_KEY, ABACO_WEBHOOK_URL } = process.env;
if (!ABACO_AUTH_KEY || !ABACO_WEBHOOK_URL) throw new Error('Set ABACO_AUTH_KEY and ABACO_WEBHOOK_URL.');
const headers = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa(`${ABACO_SECRET_KEY}:`)}`,
  'Content-Type': 'application/json',
};
for (const folder of ['paid', 'delivered']) mkdirSync(folder, { recursive: true }); // your database

async function createSession() {
  const response = await fetch(`${api}/checkout/sessions`, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(30_000),
    body: JSON.stringify({
      items: [{ product: 'course-basic', quantity: 1 }],
      success_url: 'https://shop.example/thanks',
      cancel_url: 'https://shop.example/cart',
    }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

function isGenuine(rawBody, signature = '') {
  const hmac = createHmac('sha1', ABACO_AUTH_KEY).update(ABACO_WEBHOOK_URL).update(rawBody);
  const want = hmac.digest('base64');
  return signature.length === want.length && timingSafeEqual(Buffer.from(signature), Buffer.from(want));
}

function saveOrder({ event_type, data }) {
  if (event_type !== 'checkout.succeeded') return;
  const { session, product_id } = data.object.transaction_details;
  if (!existsSync(`delivered/${session}`)) writeFileSync(`paid/${session}`, product_id);
}

// Marked after the delivery: if the shop stops in between, it delivers the order again.
async function deliver(session) {
  console.log(`Deliver ${readFileSync(`paid/${session}`)} for session ${session}`);
  renameSync(`paid/${session}`, `delivered/${session}`);
}

const routes = {
  'POST /buy': async (request, response) => {
    const { permalink } = await createSession();
    response.writeHead(303, { Location: permalink });
  },
  'HEAD /hooks/abaco': async () => {},
  'POST /hooks/abaco': async (request, response) => {
    const rawBody = await buffer(request);
    const genuine = isGenuine(rawBody, request.headers['x-abaco-signature']);
    if (genuine) saveOrder(JSON.parse(rawBody));
    response.writeHead(genuine ? 204 : 401);
  },
};

createServer(async (request, response) => {
  const route = routes[`${request.method} ${request.url}`];
  try {
    if (route) await route(request, response);
    else response.writeHead(404);
  } catch (error) {
    console.error(error);
    response.writeHead(502);
  }
  response.end();
}).listen(process.env.PORT ?? 8080);

for (;;) {
  for (const session of readdirSync('paid')) await deliver(session).catch(console.error);
  await sleep(1000);
}
