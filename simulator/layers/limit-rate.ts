import type { Engine, Layer } from '../engine';
import { Refusal } from '../refusal';

/** The one operation that does not count (G-API-26b). */
const FREE_OPERATION = 'getPing';

/** 429 for the 101st call of a key within 15 seconds; every response below carries the three headers. */
export function limitRate({ clock }: Engine): Layer {
  return async (exchange, next) => {
    const { credential } = exchange.get('access');
    const isFree = exchange.get('operation').id === FREE_OPERATION;
    const state = exchange.get('world').rateMeter.take(credential, clock.now(), isFree);
    exchange.header('X-RateLimit-Limit', String(state.limit));
    exchange.header('X-RateLimit-Remaining', String(state.remaining));
    exchange.header('X-RateLimit-Reset', String(state.reset));
    if (state.isExceeded) throw new Refusal(429);
    return next();
  };
}
