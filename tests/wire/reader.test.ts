import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract, OperationContract } from '#core/contracts/simulator-contract';
import { readBody } from '#core/http/wire/read-body';
import type { Values } from '#core/http/wire/read-parameters';
import type { Json } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import { createValidators } from '#core/schema/create-validators';
import { buildContract } from '../../generator/emit/simulator/build-contract';
import { SchemaRegistry } from '../../generator/emit/simulator/schema-registry';
import { createSimulator, type Simulator } from '../../simulator/create-simulator';
import { BOOK_SETTINGS } from '../unit/simulator/describe';
import unreadable from './cannot-be-read.json';
import { modelOfVectors, pathOf } from './describe-vectors';
import { FILE, rightRequest } from './right-request';
import { exampleOf, vectors, type Vector } from './vectors';

/** The values of examples that have only their serialized form, or only parts. */
const VALUES: Readonly<Record<string, Json>> = {
  'form-serialized': { a: 'x y' },
  'querystring-serialized-only': { foo: 'a b' },
  'query-content-schema-example': { city: 'Bern' },
};

const SERVER = 'http://simulator.invalid/api';
const LIMITS = {
  limits: {
    rate: { calls: 1000, windowSeconds: 1 },
    paging: { defaultLimit: 9, maxLimit: 9 },
    items: { perRequest: 9, perDocument: 9 },
    documentNumber: { maxLength: 9 },
    requestBody: { maxMegabytes: 1, maxLevels: 9, maxMembers: 99 },
    accessToken: { lifeDays: 1 },
    session: { idleMinutes: 1, removalDays: 1 },
  },
  sandbox: { documentLimit: { max: 9, headers: ['X-Limit', 'X-Remaining'] } },
};

/** The locations of a call in the order of a comparison. */
type Call = Record<'path' | 'query' | 'header' | 'cookie', Values>;

/** A simulator of the vectors of one version, whose operations return nothing and keep what they were given. */
interface Side {
  operations: Map<string, OperationContract>;
  simulator: Simulator;
  calls: Map<string, Call>;
}

const sides = new Map<string, Side>();

beforeAll(async () => {
  for (const version of new Set(vectors.flatMap(({ versions }) => versions))) {
    const some = vectors.filter((vector) => isJudged(vector) && vector.versions.includes(version));
    sides.set(version, await openSide(some, version));
  }
});

/** Credentials are those of another test. */
function isJudged({ group }: Vector): boolean {
  return group !== 'security';
}

async function openSide(some: readonly Vector[], version: string): Promise<Side> {
  const model = await modelOfVectors(some, version);
  const schemas = new SchemaRegistry(model.schemas);
  const contract: Contract = { ...buildContract(model, BOOK_SETTINGS, schemas), ...LIMITS };
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const calls = new Map<string, Call>();
  const keep =
    (id: string) =>
    ({ path, query, headers, cookies }: Record<'path' | 'query' | 'headers' | 'cookies', Values>) =>
      void calls.set(id, { path, query, header: headers, cookie: cookies });
  const simulator = createSimulator({
    // Bodies are judged apart: a simulator takes objects only.
    contract: {
      ...contract,
      operations: contract.operations.map(({ body, ...operation }) => ({ ...operation, security: [] })),
    },
    validators: createValidators(schemas),
    handlers: Object.fromEntries(contract.operations.map(({ id }) => [id, keep(id)])),
    seed: {
      now: 0,
      credentials: [{ scheme: 'basic', value: 'key', accountId: 1, scope: 'read_write' }],
      records: {},
      owners: {},
      hiddenIds: {},
      sequences: {},
      sharedSequences: {},
    },
  });
  return { operations, simulator, calls };
}

/** Returns the parameters that the simulator read out of a request that was written by hand, or its refusal. */
async function readCall(vector: Vector, { simulator, calls }: Side): Promise<Call | string> {
  const { target, headers } = rightRequest(vector);
  const response = await simulator.fetch(
    new Request(SERVER + target.replace(/^\/v/, pathOf({ ...vector, path: '/v' })), {
      method: (vector.method ?? 'get').toUpperCase(),
      headers: { ...(headers as Record<string, string>), Authorization: `Basic ${btoa('key:')}` },
    }),
  );
  return calls.get(vector.id) ?? `${response.status} ${await response.text()}`;
}

const PLACES = { querystring: 'query' } as Readonly<Record<string, string>>;

async function differencesOf(vector: Vector, version: string): Promise<string[]> {
  const side = sides.get(version)!;
  const all = listOf(vector.operation.parameters).map(objectOf);
  const parameters = all.filter(({ in: place }) => place !== 'formData' && place !== 'body');
  const call = parameters.length > 0 ? await readCall(vector, side) : undefined;
  if (typeof call === 'string') return [call];
  return [
    ...parameters.flatMap((parameter) => {
      const place = textOf(parameter.in) ?? '';
      const name = textOf(parameter.name) ?? '';
      const values = call?.[(PLACES[place] ?? place) as keyof Call];
      return difference(name, values?.[name], VALUES[vector.id] ?? exampleOf(parameter));
    }),
    ...bodyDifference(vector, side.operations.get(vector.id)!),
  ];
}

function bodyDifference(vector: Vector, { body }: OperationContract): string[] {
  if (body === undefined) return [];
  const { body: text, headers } = rightRequest(vector);
  const [documented = ''] = body.mediaTypes;
  const form = body.forms?.[documented] ?? { shape: { types: [] } };
  return difference('body', readBody(text, String(headers['content-type']), form), valueOfBody(vector));
}

/** The value of a body; in Swagger 2.0, that of its fields. Files are what every file is. */
function valueOfBody({ id, operation, expect: { body } }: Vector): Json | undefined {
  if (body && 'file' in body) return FILE;
  const [media] = Object.values(objectOf(objectOf(operation.requestBody).content)).map(objectOf);
  const fields = listOf(operation.parameters)
    .map(objectOf)
    .filter((field) => field.in === 'formData')
    .map((field) => [field.name, field.type === 'file' ? FILE : exampleOf(field)]);
  const value = media ? (VALUES[id] ?? exampleOf(media)) : (Object.fromEntries(fields) as Json);
  return JSON.parse(JSON.stringify(value ?? null).replaceAll('"<binary>"', JSON.stringify(FILE))) as Json;
}

function difference(what: string, got: Json | undefined, want: Json | undefined): string[] {
  if (isDeepStrictEqual(got, want)) return [];
  return [`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`];
}

/** Vectors that are right, for what is printed at the end. */
let right = 0;

const reasons: Readonly<Record<string, string>> = unreadable;
const judged = vectors.filter(isJudged);

describe('the simulator reads the values that a request by hand was written from', () => {
  it.each(judged)('$id', async (vector) => {
    const found = await Promise.all(vector.versions.map((version) => differencesOf(vector, version)));
    const differences = found.flat().join('\n');
    if (differences === '') right += 1;
    if (Object.hasOwn(reasons, vector.id))
      expect(differences, 'it can be read: delete it from cannot-be-read.json').not.toBe('');
    else expect(differences, differences).toBe('');
  });
});

it('lists only vectors that exist as unreadable', () => {
  expect(Object.keys(reasons).filter((id) => !judged.some((vector) => vector.id === id))).toEqual([]);
});

afterAll(() => {
  const right = judged.filter(({ id }) => !Object.hasOwn(reasons, id)).length;
  console.log(
    `Read by value: ${right} of ${judged.length} vectors; ${Object.keys(reasons).length} cannot be.`,
  );
});
