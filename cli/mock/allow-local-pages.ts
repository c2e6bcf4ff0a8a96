import { isLoopback } from '../is-loopback';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Lets pages of this machine call a server on another port, whatever they send; browsers keep its answers from all other pages.
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function allowLocalPages(fetch: Fetch): Fetch {
  return async (request) => {
    const origin = request.headers.get('Origin');
    if (origin === null || !isLocal(origin)) return fetch(request);
    const method = request.headers.get('Access-Control-Request-Method');
    const isQuestion = request.method === 'OPTIONS' && method !== null;
    const response = isQuestion ? new Response(null, { status: 204 }) : await fetch(request);
    const allowed: Record<string, string> = isQuestion
      ? {
          'Access-Control-Allow-Methods': method,
          'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '',
        }
      : { 'Access-Control-Expose-Headers': [...response.headers.keys()].join(', ') };
    for (const [name, value] of Object.entries(allowed)) response.headers.set(name, value);
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Allow-Credentials', 'true');
    response.headers.append('Vary', 'Origin');
    return response;
  };
}

function isLocal(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
