import { RULES_HEADER } from '#core/http/rules-header';
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
  /** Query string with its `?`, or empty. */
  query: string;
  /** The JSON body as sent; absent when there was none. */
  body?: Json;
  operationId?: string;
  status: number;
  /** Rules outside the specification that determined the response. */
  simulated: string[];
  /** Violations of the description by the simulator; normally empty. */
  violations: string[];
  milliseconds: number;
}

/** Logs each request, and labels the response with the simulated rules that it followed. */
export function recordRequest({ mode }: Engine, log: RequestLog, onEntry: (entry: LogEntry) => void): Layer {
  return async (context, next) => {
    const start = performance.now();
    context.set('labels', new Set());
    context.set('violations', []);
    await next();
    const { world, path } = readAddress(context.req.url, mode);
    const { operation, body, bodyBytes, labels, violations } = context.var as Partial<typeof context.var>;
    const simulated = [...(labels ?? [])];
    if (simulated.length > 0) context.res.headers.set(RULES_HEADER, simulated.join(', '));
    const entry: LogEntry = {
      ...(world !== undefined && { world }),
      method: context.req.method,
      path,
      query: new URL(context.req.url).search,
      ...(body !== undefined && { body }),
      ...(operation && { operationId: operation.id }),
      status: context.res.status,
      simulated,
      violations: violations ?? [],
      milliseconds: Math.round(performance.now() - start),
    };
    log.add(entry, (bodyBytes ?? 0) + context.req.url.length);
    onEntry(entry);
  };
}
