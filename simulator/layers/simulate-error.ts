import type { Engine, Layer } from '../engine';
import { Refusal } from '../refusal';
import { reportRate } from './limit-rate';

/**
 * A request that names a status in the error header of the contract gets that documented error of the operation: a way to
 * see errors that have no natural cause here. A status that the operation does not document returns 400 and names those it
 * does.
 */
export function simulateError({ contract: { errorHeader }, clock }: Engine): Layer {
  return async (context, next) => {
    const wanted = context.req.header(errorHeader);
    if (wanted === undefined) return next();
    const { errors } = context.get('operation');
    if (Object.hasOwn(errors, wanted)) {
      if (wanted === '429') reportRate(context, context.get('world').rateMeter.exhausted(clock.now()));
      throw new Refusal(Number(wanted), 'default', { rule: 'simulated-error' });
    }
    // equivalent mutants (text): the message replaces that of the example
    throw new Refusal(400, 'default', {
      text: `${errorHeader}: "${wanted}" is not an error of this operation; write one of ${Object.keys(errors).join(', ')}.`,
      rule: 'simulated-error',
    });
  };
}
