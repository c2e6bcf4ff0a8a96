import { type ReadBody, readBody } from './read-body';

/** How long a request may take, with its response, in milliseconds. */
const TIME_LIMIT = 30_000;

/** The end of a request. */
export type Outcome =
  | {
      kind: 'response';
      status: number;
      /** Those that the server lets pages read. */
      headers: [name: string, value: string][];
      body: ReadBody;
      milliseconds: number;
    }
  /** The browser does not say where a redirect leads. */
  | { kind: 'redirect' }
  /** The browser does not say why it has no response. */
  | { kind: 'blocked' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' };

/** A request that is on its way. */
export interface Sending {
  outcome: Promise<Outcome>;
  cancel(): void;
}

/**
 * Sends a real request. It takes no cookies with it and follows no redirect, so that credentials reach only the server that the
 * reader saw.
 */
export function sendRequest(request: Request): Sending {
  const controller = new AbortController();
  let reason: 'timeout' | 'cancelled' | undefined;
  const end = (why: 'timeout' | 'cancelled') => {
    reason ??= why;
    controller.abort();
  };
  const timer = window.setTimeout(() => end('timeout'), TIME_LIMIT);
  const outcome = receive(request, controller.signal, () => reason).finally(() => window.clearTimeout(timer));
  return { outcome, cancel: () => end('cancelled') };
}

async function receive(
  request: Request,
  signal: AbortSignal,
  reasonOf: () => 'timeout' | 'cancelled' | undefined,
): Promise<Outcome> {
  const start = performance.now();
  try {
    const response = await fetch(request, {
      signal,
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    if (response.type === 'opaqueredirect') return { kind: 'redirect' };
    const body = await readBody(response);
    if (reasonOf() === 'cancelled') return { kind: 'cancelled' };
    const { status } = response;
    const headers = [...response.headers];
    return { kind: 'response', status, headers, body, milliseconds: performance.now() - start };
  } catch {
    return { kind: reasonOf() ?? 'blocked' };
  }
}
