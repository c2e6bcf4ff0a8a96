import type { Json } from '#core/json/json';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../generator/bundle/bundle';
import type { ApiModel, Operation, RequestExample } from '../../../generator/model/api-model';
import { buildApiModel } from '../../../generator/model/build-api-model';
import { compareIds, NO_DIFFERENCE } from '../../specified/operations/compare-ids';
import { NOW } from '../send';
import { openClient } from './client';
import { holds } from '../../specified/holds';

/** Responses that the example shows at another moment of the world than the seed, or of which the seed holds more. */
const OTHER_MOMENT: Record<string, string> = {
  'listInvoices default': 'the seed also holds invoices of other examples',
  'listContacts default': 'the seed also holds contacts of other examples',
  'getSession completed': 'the same session after the payment',
  'getReportRequest pending': 'the same request before the report was ready',
  'voidCredit default': 'the same credit note after its update',
};

/** The values that the simulator gives a new record: ids, numbers, and the strings that contain them. */
const NEW_IN_RECORD = [
  'id',
  'number',
  'document_id',
  'created_at',
  'auth_key',
  'subdomain',
  'authentication',
];
const TEXT_WITH_ID = /-EXAMPLE(\.pdf)?$|\/payments\/\d+$|\/api\/\w+\/\d+$/;

let model: ApiModel;

beforeAll(async () => {
  model = buildApiModel((await bundle('openapi/openapi.yaml')).description);
});

describe('every call that the description shows', () => {
  it(
    'succeeds alone on a fresh simulator and returns what the example determines',
    holds('operations.responses'),
    async () => {
      const failures: string[] = [];
      for (const operation of model.operations) {
        for (const request of operation.requests) {
          failures.push(...(await check(operation, request)));
        }
      }
      expect(failures).toEqual([]);
      const marked = model.operations.filter(({ basis }) => basis !== undefined);
      expect(compareIds(idsOf(model.operations), new Set(idsOf(marked)))).toEqual(NO_DIFFERENCE);
    },
  );
});

function idsOf(operations: readonly Operation[]): string[] {
  return operations.map(({ id }) => id);
}

async function check(operation: Operation, request: RequestExample): Promise<string[]> {
  const name = `${operation.id} ${request.name}`;
  const success = operation.responses.find(({ status }) => status.startsWith('2'));
  const example = exampleOf(operation, request.name);
  const client = openClient({}, momentOf(operation, example));
  // Addresses belong to custom accounts.
  const token = operation.path.startsWith('/addresses') ? 'at_EXAMPLE' : undefined;
  const { status, body, list } = await client.call(
    operation.method.toUpperCase(),
    pathOf(operation, request),
    request.body?.value,
    token,
  );
  if (status !== Number(success?.status ?? 410)) return [`${name}: ${status} ${JSON.stringify(body)}`];
  if (example === undefined || OTHER_MOMENT[name] !== undefined) return [];
  const response = Array.isArray(example) ? list : body;
  const isNew = operation.method === 'post';
  return differences(example, response, isNew).map((difference) => `${name}: ${difference}`);
}

function exampleOf({ responses }: Operation, name: string): Json | undefined {
  const examples = responses.find(({ status }) => status.startsWith('2'))?.content[0]?.examples ?? [];
  return (examples.find((example) => example.name === name) ?? examples[0])?.value;
}

/** A create is sent when its example was made. */
function momentOf({ method }: Operation, example: Json | undefined): number {
  const isRecord = typeof example === 'object' && example !== null && !Array.isArray(example);
  const moment = method === 'post' && isRecord ? example.created_at : undefined;
  return typeof moment === 'number' ? moment : NOW;
}

function pathOf({ path }: Operation, { parameters }: RequestExample): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { in: location, name, value } of parameters) {
    if (location === 'path') filled = filled.replace(`{${name}}`, toUrlText(value));
    else query.set(name, toUrlText(value));
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** A scalar as a URL holds it. */
function toUrlText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function differences(want: Json, got: Json | undefined, isNew: boolean, at = ''): string[] {
  if (typeof want === 'object' && want !== null && typeof got === 'object' && got !== null) {
    const wanted = want as Record<string, Json>;
    const given = got as Record<string, Json>;
    return [...new Set([...Object.keys(wanted), ...Object.keys(given)])]
      .filter((member) => !(isNew && NEW_IN_RECORD.includes(member)))
      .flatMap((member) => differences(wanted[member] ?? null, given[member], isNew, `${at}/${member}`));
  }
  if (isNew && typeof want === 'string' && typeof got === 'string' && TEXT_WITH_ID.test(want)) {
    const masked = (text: string): string => text.replaceAll(/\d+/g, '#');
    return masked(want) === masked(got) ? [] : [`${at}: ${got} instead of ${want}`];
  }
  return want === got ? [] : [`${at}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`];
}
