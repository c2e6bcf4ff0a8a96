import type { Layer } from '../engine';
import { Refusal } from '../refusal';

/**
 * `X-Abaco-Simulate: 503` brings about that documented error of the operation: a way to see errors that have no natural
 * cause here. A status that the operation does not document returns 400 and names those it does.
 */
export const simulateError: Layer = async (exchange, next) => {
  const wanted = exchange.req.header('X-Abaco-Simulate');
  if (wanted === undefined) return next();
  const { errors } = exchange.get('operation');
  if (Object.hasOwn(errors, wanted)) {
    throw new Refusal(Number(wanted), 'default', { rule: 'simulated-error' });
  }
  // equivalent mutants (text): a text of its own stands in the place of the example
  throw new Refusal(400, 'default', {
    text: `X-Abaco-Simulate: "${wanted}" is not an error of this operation; write one of ${Object.keys(errors).join(', ')}.`,
    rule: 'simulated-error',
  });
};
