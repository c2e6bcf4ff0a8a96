import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Clock } from '../../../simulator/clock';
import { createSimulator } from '../../../simulator/create-simulator';

/** Serves the hosts that the pages call: the simulator, the OAuth host, and the files of the site. */
export function createResponder(clock?: Clock): (request: Request) => Promise<Response> {
  const { fetch } = createSimulator(clock && { clock });
  const descriptions = new Map<string, string>();
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/^\/s\/[^/]+/, '');
    if (path.startsWith('/oauth/')) return authorize(path, new URLSearchParams(await request.text()));
    if (path.startsWith('/openapi.')) return new Response(getOrInsertComputed(descriptions, path, describe));
    if (path.startsWith('/reports/')) return new Response('a report');
    return withOwnReports(await fetch(request), request.url);
  };
}

/** The address of a report, which is on another host, leads to this server. */
async function withOwnReports(response: Response, url: string): Promise<Response> {
  const [own = ''] = /^.*?\/s\/[^/]+/.exec(url) ?? [];
  const text = (await response.text()).replaceAll(
    'https://demo.sandbox.abaco.example/reports',
    `${own}/reports`,
  );
  return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
}

/** Returns the description of the API in the format that a path ends with. */
function describe(path: string): string {
  const json = readFileSync('generated/bundle/openapi.json', 'utf8');
  return path.endsWith('.yaml') ? stringify(JSON.parse(json)) : json;
}

/** The parameters that each OAuth call needs, as the pages state them. */
const NEEDED: Readonly<Record<string, Record<string, string>>> = {
  authorization_code: { code: 'ac_EXAMPLE', redirect_uri: 'https://platform.example/callback' },
  refresh_token: { refresh_token: 'rt_EXAMPLE' },
  revoke: { token: 'at_EXAMPLE' },
};

/** Stands in for the authorization server, which the description of the API does not have. */
function authorize(path: string, form: URLSearchParams): Response {
  const kind = path === '/oauth/token' ? (form.get('grant_type') ?? '') : 'revoke';
  const needed = { client_id: 'cid_EXAMPLE', client_secret: 'cs_EXAMPLE', ...NEEDED[kind] };
  const isWrong =
    NEEDED[kind] === undefined || Object.entries(needed).some(([key, value]) => form.get(key) !== value);
  if (isWrong) return Response.json({ error: 'invalid_request' }, { status: 400 });
  if (kind === 'revoke') return Response.json({});
  return Response.json({
    token_type: 'bearer',
    access_token: 'at_EXAMPLE',
    refresh_token: 'rt_EXAMPLE',
    account_id: 5230,
  });
}
