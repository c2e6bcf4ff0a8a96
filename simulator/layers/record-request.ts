import type { Json } from '#core/json/json';
import { readAddress } from '../address';
import type { Engine, Layer } from '../engine';
import type { RequestLog } from './request-log';

/** One received request and the response to it. */
export interface LogEntry {
  /** From the prefix `/s/<world>`. */
  world?: string;
  method: string;
  /** Path without the prefix, for example `/api/invoices`. */
  path: string;
  /** Query string with its `?`, or nothing. */
  query: string;
  /** The JSON body as sent; absent when there was none. */
  body?: Json;
  operationId?: string;
  status: number;
  /** Rules outside the specification that decided the response. */
  simulated: string[];
  /** What the simulator did against the description; empty when all is well. */
  breaches: string[];
  milliseconds: number;
}

/** Writes one line of the log for each request, and labels the response with the simulated rules it followed. */
export function recordRequest({ mode }: Engine, log: RequestLog, onEntry: (entry: LogEntry) => void): Layer {
  return async (exchange, next) => {
    const start = performance.now();
    exchange.set('labels', new Set());
    exchange.set('breaches', []);
    await next();
    const { world, path } = readAddress(exchange.req.url, mode);
    const { operation, body, bodyBytes, labels, breaches } = exchange.var as Partial<typeof exchange.var>;
    const simulated = [...(labels ?? [])];
    if (simulated.length > 0) exchange.res.headers.set('X-Abaco-Simulated', simulated.join(', '));
    const entry: LogEntry = {
      ...(world !== undefined && { world }),
      method: exchange.req.method,
      path,
      query: new URL(exchange.req.url).search,
      ...(body !== undefined && { body }),
      ...(operation && { operationId: operation.id }),
      status: exchange.res.status,
      simulated,
      breaches: breaches ?? [],
      milliseconds: Math.round(performance.now() - start),
    };
    log.add(entry, (bodyBytes ?? 0) + exchange.req.url.length);
    onEntry(entry);
  };
}
