import type { Json } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import text from '../../generated/simulator/reproductions.json';
import type { Reproductions } from '#core/contracts/reproductions';
import {
  asObject,
  listOperations,
  loadDescription,
  resolve,
  responsesOf,
  type RawOperation,
} from '../contract/description/description';
import { formatExplainedError } from '#core/schema/explain-error';
import { createValidator } from '../contract/description/validator';
import { reportAfter } from '../../tools/report/report-after';
import { play } from './play';
import { openSimulator } from './send';
import { holds } from '../specified/holds';

const reproductions = text as unknown as Reproductions;
const description = loadDescription();
const validate = createValidator(description);
const operations = listOperations(description, 'paths');
const isError = (status: string) => /^[45]/.test(status);

const { simulator } = openSimulator();
const reproduced = { natural: 0, simulated: 0 };
reportAfter('reproductions', () => reproduced);

it('has a request for every error status of every operation, and for no other', holds('8.api.1'), () => {
  const documented = operations.map(({ id, operation }) => [
    id,
    Object.keys(responsesOf(description, operation)).filter(isError).sort(),
  ]);
  const given = Object.entries(reproductions).map(([id, byStatus]) => [id, Object.keys(byStatus).sort()]);
  expect(given.sort()).toEqual(documented.sort());
});

it('requests a simulated error only where no real cause exists', holds('errors.natural'), () => {
  const asked = Object.entries(reproductions).flatMap(([id, byStatus]) =>
    Object.entries(byStatus).flatMap(([status, { simulated }]) => (simulated ? [`${id} ${status}`] : [])),
  );
  const besides = asked.filter((name) => !/ (403|50[0234])$/.test(name));
  expect(besides).toMatchInlineSnapshot(`
    [
      "deleteExpense 422",
      "deleteRecurring 422",
      "deleteContact 422",
      "deleteProduct 422",
      "deleteTaxId 422",
      "deleteCoupon 422",
      "deleteWebhook 422",
      "getPing 429",
    ]
  `);
});

describe.each(operations)('$id', (raw) => {
  const byStatus = Object.entries(reproductions[raw.id] ?? {}).map(([status, one]) => ({ status, ...one }));
  it.each(byStatus)(
    'returns $status: $cause',
    holds('errors.returned'),
    async ({ status, ...reproduction }) => {
      simulator.reset();
      const { status: received, body } = await play(simulator, reproduction);
      expect(received, JSON.stringify(body)).toBe(Number(status));
      expect(faultsOf(raw, status, body)).toEqual([]);
      expect(simulator.log.flatMap(({ violations }) => violations)).toEqual([]);
      expect(simulator.log.at(-1)?.simulated.includes('simulated-error')).toBe(
        reproduction.simulated === true,
      );
      reproduced[reproduction.simulated ? 'simulated' : 'natural'] += 1;
    },
  );
});

/** Compares the body of an error with its schema, and with the example that pages show next to the cause. */
function faultsOf({ operation }: RawOperation, status: string, body: Json): string[] {
  const content = asObject(
    asObject(responsesOf(description, operation)[status]?.content)['application/json'],
  );
  const errors = validate({ schema: content.schema ?? false, direction: 'response', value: body });
  const [shown] = Object.values(asObject(content.examples)).map(
    (example) => resolve(description, example).value,
  );
  const isShown = JSON.stringify(shown) === JSON.stringify(body);
  return [
    ...errors.map(formatExplainedError),
    ...(isShown ? [] : [`${JSON.stringify(body)} is not the first example, ${JSON.stringify(shown)}`]),
  ];
}
