import { framingOf } from '#core/http/wire/sequence';
import { type ReadBody, readBody } from './read-body';

/** How long a request may take, with its response, in milliseconds; that of a stream only has to begin. */
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
      /** Whether the reader ended a stream. */
      isStopped?: true;
    }
  /** The browser does not say where a redirect leads. */
  | { kind: 'redirect' }
  /** The browser does not say why it has no response. */
  | { kind: 'blocked' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' };

/** A stream as far as it has come. */
export interface Part {
  status: number;
  headers: [name: string, value: string][];
  text: string;
}

/** A request that is on its way. */
export interface Sending {
  outcome: Promise<Outcome>;
  cancel(): void;
}

/**
 * Sends a real request. It takes no cookies with it and follows no redirect, so that credentials reach only the server that the
 * reader saw.
 * @param onPart called whenever more of a stream has come.
 */
export function sendRequest(request: Request, onPart?: (part: Part) => void): Sending {
  const controller = new AbortController();
  let reason: 'timeout' | 'cancelled' | undefined;
  const end = (why: 'timeout' | 'cancelled') => {
    reason ??= why;
    controller.abort();
  };
  const timer = window.setTimeout(() => end('timeout'), TIME_LIMIT);
  const stopTimer = () => window.clearTimeout(timer);
  const onStreamPart = (part: Part) => {
    stopTimer();
    onPart?.(part);
  };
  const outcome = receive(request, controller.signal, () => reason, onStreamPart).finally(stopTimer);
  return { outcome, cancel: () => end('cancelled') };
}

async function receive(
  request: Request,
  signal: AbortSignal,
  reasonOf: () => 'timeout' | 'cancelled' | undefined,
  onPart: (part: Part) => void,
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
    const { status } = response;
    const headers = [...response.headers];
    const isStream = framingOf(response.headers.get('Content-Type') ?? '') !== undefined;
    const body = await readBody(response, isStream ? (text) => onPart({ status, headers, text }) : undefined);
    const isCancelled = reasonOf() === 'cancelled';
    if (isCancelled && !isStream) return { kind: 'cancelled' };
    const milliseconds = performance.now() - start;
    return { kind: 'response', status, headers, body, milliseconds, ...(isCancelled && { isStopped: true }) };
  } catch {
    return { kind: reasonOf() ?? 'blocked' };
  }
}
