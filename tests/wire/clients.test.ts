import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../snippets/clients/client-file';
import { exampleValues } from '../snippets/clients/example-values';
import { type CallOutcome, python, runDriver } from '../snippets/clients/python/run-driver';
import { RecordingServer } from '../snippets/judge/recording-server';
import { modelOfVectors, pathOf } from './describe-vectors';
import { judgeRequest } from './judge/judge-request';
import { vectors, type Vector } from './vectors';

/** Groups of which a client writes everything; callers write the parts of multipart bodies themselves. */
const written = vectors.filter(({ group }) =>
  ['path', 'query', 'querystring', 'header', 'cookie', 'form'].includes(group),
);

/** Why a client sends another request, by vector. */
const LIMITS: Readonly<Record<string, string>> = {
  'form-serialized': 'has a value that only its author serialized',
  'querystring-serialized-only': 'has a value that only its author serialized',
  'querystring-form-encoding': 'says how the fields of a whole query are written',
  'query-content-json-null': 'sends null as a document, which an argument cannot say: None is left out',
  'query-name-emoji': 'has a parameter without a letter in its name, whose argument is called by a hash',
};

const server = new RecordingServer();
const outcomes = new Map<string, CallOutcome>();
const keyOf = ({ id }: Vector, version: string) => `${id} ${version}`;

beforeAll(async () => {
  await server.start();
  if (python === undefined) return;
  for (const version of new Set(written.flatMap(({ versions }) => versions))) {
    const some = written.filter(({ versions }) => versions.includes(version));
    const model = await modelOfVectors(some, version);
    const calls = model.operations.map((operation) => ({
      server: server.urlOf(encodeURIComponent(`${operation.id} ${version}`)),
      method: operation.id,
      values: exampleValues(operation.requests[0]!),
    }));
    const played = await withClient(model, (file) => runDriver({ file, calls }));
    calls.forEach(({ method }, index) => outcomes.set(`${method} ${version}`, played.calls[index]!));
  }
});

afterAll(() => server.stop());

function differencesOf(vector: Vector, version: string): string[] {
  const key = keyOf(vector, version);
  const [request] = server.received.get(encodeURIComponent(key)) ?? [];
  if (!request) return [`${version}: ${JSON.stringify(outcomes.get(key))}`];
  const sent = { ...request, target: request.target.replace(pathOf({ ...vector, path: '/v' }), '/v') };
  return judgeRequest(sent, vector.expect, { accept: vector.accept, file: '' });
}

describe.runIf(python)('the Python client sends what the vector expects', () => {
  it('for most of them', () => {
    expect(written.length).toBeGreaterThan(100);
  });

  it.each(written.filter(({ id }) => !(id in LIMITS)))('$id', (vector) => {
    expect(vector.versions.flatMap((version) => differencesOf(vector, version))).toEqual([]);
  });

  it.each(Object.entries(LIMITS))('but not %s, which %s', (id) => {
    const vector = written.find((one) => one.id === id)!;
    expect(vector.versions.flatMap((version) => differencesOf(vector, version))).not.toEqual([]);
  });
});
