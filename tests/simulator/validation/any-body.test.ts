import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../model/run-model';
import { contract, openSimulator, send } from '../send';
import { hostileBody } from './hostile-bodies';

const BODIES_PER_MODE = 1000;

/** The operations that take a body, each on a record that is there. */
const OPERATIONS = contract.operations.filter(({ body }) => body !== undefined);

const operation = fc.constantFrom(
  ...OPERATIONS.map(({ method, path }) => ({ method, path: path.replace('{id}', '90420') })),
);

describe.each(['strict', 'lenient'] as const)('in %s mode', (mode) => {
  it(`no body of ${BODIES_PER_MODE} makes the simulator fail (seed ${seed})`, async () => {
    const { clock, simulator } = openSimulator({ mode });
    await fc.assert(
      fc.asyncProperty(operation, hostileBody, async ({ method, path }, { mediaType, text }) => {
        clock.advance(1);
        const request = { method, path, headers: { 'Content-Type': mediaType }, rawBody: text };
        const { status } = await send(simulator, request);
        expect(simulator.log.at(-1)?.violations).toEqual([]);
        expect(status).toBeLessThan(500);
      }),
      { seed, numRuns: BODIES_PER_MODE },
    );
  });
});
