import type { Engine, Layer } from '../engine';
import { Refusal } from '../refusal';

/** The one operation that does not count (G-API-26b). */
const FREE_OPERATION = 'getPing';

/** 429 for the 101st call of a key within 15 seconds; every response of the layers below carries the three headers. */
export function limitRate({ clock }: Engine): Layer {
  return async (context, next) => {
    const { credential } = context.get('access');
    const isFree = context.get('operation').id === FREE_OPERATION;
    const state = context.get('world').rateMeter.take(credential, clock.now(), isFree);
    context.header('X-RateLimit-Limit', String(state.limit));
    context.header('X-RateLimit-Remaining', String(state.remaining));
    context.header('X-RateLimit-Reset', String(state.reset));
    if (state.isExceeded) throw new Refusal(429);
    return next();
  };
}
