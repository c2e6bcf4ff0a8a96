import type { Layer } from '../engine';
import { Refusal } from '../refusal';

/**
 * `X-Abaco-Simulate: 503` returns that documented error of the operation, which shows errors without a natural cause here. An
 * undocumented status returns 400 and lists the documented ones.
 */
export const simulateError: Layer = async (context, next) => {
  const wanted = context.req.header('X-Abaco-Simulate');
  if (wanted === undefined) return next();
  const { errors } = context.get('operation');
  if (Object.hasOwn(errors, wanted)) {
    throw new Refusal(Number(wanted), 'default', { rule: 'simulated-error' });
  }
  // equivalent mutants (text): a custom message replaces the example
  throw new Refusal(400, 'default', {
    text: `X-Abaco-Simulate: "${wanted}" is not an error of this operation; write one of ${Object.keys(errors).join(', ')}.`,
    rule: 'simulated-error',
  });
};
