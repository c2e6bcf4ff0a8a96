import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const oauth = 'https://sandbox.abaco.example/oauth';
const callback = 'https://platform.example/callback';
const client = { client_id: process.env.ABACO_CLIENT_ID, client_secret: process.env.ABACO_CLIENT_SECRET };
const begun = new Set(); // states of the last ten minutes
const sellers = new Map(); // your database: encrypt the tokens
const cookie = (state, seconds) =>
  `__Host-state=${state}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax; Secure`;

function begin() {
  const state = randomBytes(16).toString('hex');
  begun.add(state);
  setTimeout(() => begun.delete(state), 600_000);
  const { client_id } = client;
  const query = { client_id, redirect_uri: callback, response_type: 'code', scope: 'read_write', state };
  const Location = `${oauth}/authorize?${new URLSearchParams(query)}`;
  return { status: 303, headers: { Location, 'Set-Cookie': cookie(state, 600) } };
}

async function requestToken(grant) {
  const body = new URLSearchParams({ ...grant, ...client });
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(`${oauth}/token`, { method: 'POST', body, signal });
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

async function finish(query, cookies = '') {
  const state = query.get('state');
  const isOwn = cookies.split('; ').includes(`__Host-state=${state}`) && begun.delete(state);
  if (!isOwn) return { status: 403, text: 'This link was not started in this browser.' };
  const headers = { 'Set-Cookie': cookie('', 0) };
  if (query.has('error')) return { headers, text: 'You declined. You can connect any time.' };
  const grant = { grant_type: 'authorization_code', code: query.get('code'), redirect_uri: callback };
  return { headers, text: `Connected account ${await requestToken(grant)}.` };
}

async function respond({ url, headers }) {
  const { pathname, searchParams } = new URL(url, callback);
  if (pathname === '/connect') return begin();
  if (pathname === '/callback') return finish(searchParams, headers.cookie);
  return { status: 404 };
}

createServer(async (request, response) => {
  const reply = await respond(request).catch((error) => {
    console.error(error);
    return { status: 502, text: 'Please try again.' };
  });
  const headers = { 'Content-Type': 'text/plain', ...reply.headers };
  response.writeHead(reply.status ?? 200, headers).end(reply.text);
}).listen(process.env.PORT ?? 8080);
