import { expect, test } from 'vitest';
import type { SimulatorRequests } from '#core/contracts/requests';
import { formatValue } from '#core/json/format-value';
import type { Json } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { tryParse } from '#core/json/try-parse';
import requestsText from '../../generated/simulator/requests.json';
import { exampleDraft, requestOf } from '../../site/src/session/draft';
import { asObject, listOperations, loadDescription, responsesOf } from '../contract/description/description';
import { openSimulator } from './send';

const description = loadDescription();
const { operations: calls } = requestsText as unknown as SimulatorRequests;

/** A link of a response, and the values that it gives to the parameters of its target. */
interface DeclaredLink {
  from: string;
  to: string;
  values: [name: string, expression: string][];
}

const links: DeclaredLink[] = listOperations(description, 'paths').flatMap(({ id, operation }) =>
  Object.values(responsesOf(description, operation)).flatMap((response) =>
    Object.values(asObject(response.links)).map((link) => {
      const { operationId, parameters } = asObject(link);
      return {
        from: id,
        to: operationId as string,
        values: Object.entries(asObject(parameters) as Record<string, string>),
      };
    }),
  ),
);

test('the description links every record that it creates to the call that returns it', () => {
  const created = listOperations(description, 'paths').filter(({ method }) => method === 'POST');
  expect(created).not.toEqual([]);
  const gets = links.filter(({ to }) => to.startsWith('get')).map(({ from }) => from);
  expect([...new Set(gets)]).toEqual(expect.arrayContaining(created.map(({ id }) => id)));
});

test.each(links)('the link from $from to $to can be followed', async (link) => {
  const { requests } = calls[link.from]!;
  const ends = await Promise.all(requests.map(({ name }) => follow(link, name)));
  // A link may hold for some responses only: a transaction is an invoice, or else a credit note.
  expect(ends.filter((status) => status.startsWith('2'))).not.toEqual([]);
});

/** Sends a documented request, and as the same caller the call that its response links to; returns the status of that call. */
async function follow({ from, to, values }: DeclaredLink, request: string): Promise<string> {
  const { simulator } = openSimulator();
  const first = exampleDraft(calls[from]!, request);
  const response = await simulator.fetch(requestOf(calls[from]!, first));
  const body = tryParse(await response.text()) ?? null;
  const target = calls[to]!;
  const draft = { ...exampleDraft(target, 'default'), credential: first.credential };
  for (const [name, expression] of values) {
    const location = target.parameters.find((parameter) => parameter.name === name)?.in;
    const value = evaluate(expression, body);
    if (location === undefined || value === undefined) return `no ${name}`;
    draft.parameters[`${location}.${name}`] = formatValue(value);
  }
  return String((await simulator.fetch(requestOf(target, draft))).status);
}

/** @see https://spec.openapis.org/oas/v3.1.0#runtime-expressions */
function evaluate(expression: string, body: Json): Json | undefined {
  const pointer = parseFragment(expression.replace('$response.body', ''));
  return pointer && valueAt(body, pointer);
}
