import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const { ABACO_WEBHOOK_URL: url, ABACO_AUTH_KEY: authKey } = process.env;
if (!url || !authKey) throw new Error('Set ABACO_WEBHOOK_URL and ABACO_AUTH_KEY.');

function isGenuine(rawBody, signature = '') {
  const want = createHmac('sha1', authKey).update(url).update(rawBody).digest('base64');
  return signature.length === want.length && timingSafeEqual(Buffer.from(signature), Buffer.from(want));
}

// The same body has the same name, so an event that comes twice waits once.
function saveForLater(rawBody) {
  const name = createHash('sha256').update(rawBody).digest('hex');
  mkdirSync('events', { recursive: true });
  writeFileSync(`events/${name}.json`, rawBody);
}

async function receive(request) {
  if (request.method === 'HEAD') return 200;
  const rawBody = await buffer(request);
  if (!isGenuine(rawBody, request.headers['x-abaco-signature'])) return 401;
  saveForLater(rawBody);
  return 204;
}

createServer(async (request, response) => {
  response.statusCode = await receive(request).catch(() => 500);
  response.end();
}).listen(process.env.PORT ?? 8080);
