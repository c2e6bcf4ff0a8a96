import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const oauth = 'https://sandbox.abaco.example/oauth';
const callback = 'https://platform.example/callback';
const client = { client_id: process.env.ABACO_CLIENT_ID, client_secret: process.env.ABACO_CLIENT_SECRET };
const states = new Set(); // the seller's session
const sellers = new Map(); // your database: encrypt the tokens

function authorizeUrl() {
  const state = randomBytes(16).toString('hex');
  states.add(state);
  const { client_id } = client;
  const query = { client_id, redirect_uri: callback, response_type: 'code', scope: 'read_write', state };
  return `${oauth}/authorize?${new URLSearchParams(query)}`;
}

async function requestToken(grant) {
  const body = new URLSearchParams({ ...grant, ...client });
  const response = await fetch(`${oauth}/token`, { method: 'POST', body });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { access_token, refresh_token, account_id } = await response.json();
  sellers.set(account_id, { access_token, refresh_token });
  return account_id;
}

// Run this daily, before the tokens expire.
export function refresh(account_id) {
  const { refresh_token } = sellers.get(account_id);
  return requestToken({ grant_type: 'refresh_token', refresh_token });
}

async function finish(query) {
  if (!states.delete(query.get('state'))) return [403, 'This link was not started here.'];
  if (query.has('error')) return [200, 'You declined. You can connect any time.'];
  const code = query.get('code');
  const account = await requestToken({ grant_type: 'authorization_code', code, redirect_uri: callback });
  return [200, `Connected account ${account}.`];
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, callback);
  if (pathname === '/connect') return response.writeHead(303, { Location: authorizeUrl() }).end();
  if (pathname !== '/callback') return response.writeHead(404).end();
  const [status, text] = await finish(searchParams).catch(() => [502, 'Please try again.']);
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
}).listen(process.env.PORT ?? 8080);
