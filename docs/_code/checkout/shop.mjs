import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const api = 'https://demo.sandbox.abaco.example/api';
const webhookUrl = 'https://shop.example/hooks/abaco';
const headers = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa(`${process.env.ABACO_SECRET_KEY}:`)}`,
  'Content-Type': 'application/json',
};
const delivered = new Set(); // your database

async function createSession() {
  const response = await fetch(`${api}/checkout/sessions`, {
    method: 'POST',
    headers,
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
  const hmac = createHmac('sha1', process.env.ABACO_AUTH_KEY).update(webhookUrl).update(rawBody);
  const want = hmac.digest('base64');
  return signature.length === want.length && timingSafeEqual(Buffer.from(signature), Buffer.from(want));
}

function deliverOnce({ event_type, data }) {
  if (event_type !== 'checkout.succeeded') return;
  const { session, product_id } = data.object.transaction_details;
  if (delivered.has(session)) return;
  delivered.add(session);
  console.log(`Deliver ${product_id} for session ${session}`);
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
    response.writeHead(genuine ? 204 : 401);
    if (genuine) deliverOnce(JSON.parse(rawBody));
  },
};

createServer(async (request, response) => {
  const route = routes[`${request.method} ${request.url}`];
  if (!route) response.writeHead(404);
  else await route(request, response).catch(() => response.writeHead(502));
  response.end();
}).listen(process.env.PORT ?? 8080);
