import type { ServerProcess } from '../run/run-server';

/** A browser as a platform sees it: it keeps the cookies that it gets, and sends them. */
export function createBrowser({ port }: ServerProcess) {
  const cookies = new Map<string, string>();
  const visit = async (path: string): Promise<{ status: number; says: string; cookie: string }> => {
    const headers = { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
    const cookie = response.headers.get('Set-Cookie') ?? '';
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/Max-Age=0/.test(cookie)) cookies.delete(name);
    else if (name !== '') cookies.set(name, value);
    return {
      status: response.status,
      says: response.headers.get('Location') ?? (await response.text()),
      cookie,
    };
  };
  /** Sends the seller off; the parameters of the authorize address. */
  const begin = async (): Promise<URLSearchParams> => new URL((await visit('/connect')).says).searchParams;
  /** Comes back with what Abaco sends, and this or the own state. */
  const comeBack = async (query: string, state: string | null): Promise<[status: number, says: string]> => {
    const { status, says } = await visit(`/callback?${query}&state=${state}`);
    return [status, says];
  };
  return { cookies, visit, begin, comeBack };
}
