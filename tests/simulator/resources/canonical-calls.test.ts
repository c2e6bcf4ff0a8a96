import { isObject, type Json } from '#core/json/json';
import type { SimulatorRequests } from '#core/contracts/requests';
import { describe, expect, it } from 'vitest';
import requestsText from '../../../generated/simulator/requests.json';
import { draftOf, requestOf } from '../../../site/src/session/draft';
import { tryParse } from '#core/json/try-parse';
import {
  asObject,
  listOperations,
  loadDescription,
  resolve,
  responsesOf,
} from '../../contract/description/description';
import { compareIds, NO_DIFFERENCE } from '../../specified/operations/compare-ids';
import { holds } from '../../specified/holds';
import { compareResponse } from '../pairs/compare-response';
import { NOW, openSimulator } from '../send';

const description = loadDescription();
const operations = listOperations(description, 'paths');
const { operations: inPage } = requestsText as unknown as SimulatorRequests;

/** A request that pages show, and the response that they show with it. */
interface Pair {
  title: string;
  id: string;
  method: string;
  request: string;
  status: string;
  schema: Json;
  /** Undefined for a response without a body. */
  example: Json | undefined;
}

const pairs: Pair[] = operations.flatMap(({ id, method, operation }) => {
  const responses = responsesOf(description, operation);
  // An operation that is gone has no success: its documented request returns 410.
  const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? '410';
  const { schema = true, examples } = asObject(asObject(responses[status]?.content)['application/json']);
  return (inPage[id]?.requests ?? []).map(({ name }) => ({
    title: `${id} ${name}`,
    id,
    method,
    request: name,
    status,
    schema,
    example: examples === undefined ? undefined : resolve(description, asObject(examples)[name]).value,
  }));
});

describe('every call that the description shows', () => {
  it('is of every operation', () => {
    const marked = operations.filter(({ operation }) => operation['x-basis'] !== undefined);
    expect(compareIds(idsOf(operations), new Set(idsOf(marked)))).toEqual(NO_DIFFERENCE);
    expect([...new Set(idsOf(pairs))].sort()).toEqual(idsOf(operations).sort());
  });

  it('has the response of its name, and every response has its call', () => {
    const named = operations.flatMap(({ id, operation }) =>
      Object.entries(responsesOf(description, operation)).flatMap(([status, { content }]) =>
        status.startsWith('2')
          ? Object.keys(asObject(asObject(asObject(content)['application/json']).examples)).map(
              (name) => `${id} ${name}`,
            )
          : [],
      ),
    );
    const withBody = pairs.filter(({ status, schema }) => status !== '410' && schema !== true);
    expect(withBody.map(({ title }) => title)).toEqual(named);
  });

  it.each(pairs)(
    'returns in a fresh world what the example shows: $title',
    holds('operations.responses'),
    async (pair) => {
      expect(await play(pair, NOW)).toEqual([]);
    },
  );

  it.each(pairs.filter(isDated))(
    'returns the times of the example too, when it is sent then: $title',
    async (pair) => {
      expect(await play(pair, undefined)).toEqual([]);
    },
  );
});

function idsOf(all: readonly { id: string }[]): string[] {
  return all.map(({ id }) => id);
}

/** True for what creates a record and shows when. */
function isDated({ method, example }: Pair): boolean {
  return method === 'POST' && isObject(example) && typeof example.created_at === 'number';
}

/** Sends the request that Run sends, now or when its example was made; lists what differs from the example. */
async function play(pair: Pair, sentAt: number | undefined): Promise<string[]> {
  const operation = inPage[pair.id]!;
  const request = operation.requests.find(({ name }) => name === pair.request)!;
  const { simulator } = openSimulator({}, sentAt ?? Number(asObject(pair.example).created_at));
  const response = await simulator.fetch(requestOf(operation, draftOf(operation, request)));
  const text = await response.text();
  if (response.status !== Number(pair.status)) return [`${response.status} ${text}`];
  const { schema, example } = pair;
  const body = text === '' ? undefined : tryParse(text);
  if (example === undefined)
    return body === undefined || (isObject(body) && Object.keys(body).length === 0)
      ? []
      : [`shown no body, returned ${text}`];
  return compareResponse({ description, schema, example, response: body, sentAt });
}
