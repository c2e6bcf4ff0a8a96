import type { Engine, Layer, RequestContext } from '../engine';
import { Refusal } from '../refusal';
import type { RateState } from '../store/rate-meter';

/** The one operation that does not count (G-API-26b). */
const FREE_OPERATION = 'getPing';

/** 429 for the 101st call of a key within 15 seconds; every response of the layers below carries the three headers. */
export function limitRate({ clock }: Engine): Layer {
  return async (context, next) => {
    const { credential } = context.get('access');
    const isFree = context.get('operation').id === FREE_OPERATION;
    const state = context.get('world').rateMeter.take(credential, clock.now(), isFree);
    reportRate(context, state);
    if (state.isExceeded) throw new Refusal(429);
    return next();
  };
}

/** Reports the state of the rate limit in the three headers of the response. */
export function reportRate(context: RequestContext, { limit, remaining, reset }: RateState): void {
  context.header('X-RateLimit-Limit', String(limit));
  context.header('X-RateLimit-Remaining', String(remaining));
  context.header('X-RateLimit-Reset', String(reset));
}
