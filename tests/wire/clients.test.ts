import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientLanguageId } from '../../generator/emit/clients/languages';
import { withClient } from '../snippets/clients/client-file';
import { exampleValues } from '../snippets/clients/example-values';
import type { CallOutcome, ClientLanguage } from '../snippets/clients/client-language';
import { languages } from '../snippets/clients/languages';
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
};

/** The same, for one language. */
const LIMITS_OF: Readonly<Record<ClientLanguageId, Readonly<Record<string, string>>>> = {
  go: {
    'query-content-json-null': 'sends null as a document, which a pointer cannot say: nil is left out',
  },
  python: {
    'query-content-json-null': 'sends null as a document, which an argument cannot say: None is left out',
    'query-name-emoji': 'has a parameter without a letter in its name, whose argument is called by a hash',
  },
  typescript: {},
};

const present = languages.filter(({ isHere }) => isHere);
const server = new RecordingServer();
const outcomes = new Map<string, CallOutcome>();
const keyOf = (language: ClientLanguage, id: string, version: string) => `${language.id} ${id} ${version}`;

beforeAll(async () => {
  await server.start();
  for (const version of new Set(written.flatMap(({ versions }) => versions))) {
    const some = written.filter(({ versions }) => versions.includes(version));
    const model = await modelOfVectors(some, version);
    for (const language of present) {
      const keys = model.operations.map(({ id }) => keyOf(language, id, version));
      const calls = model.operations.map((operation, index) => ({
        server: server.urlOf(encodeURIComponent(keys[index]!)),
        method: operation.id,
        values: exampleValues(operation.requests[0]!),
      }));
      const played = await withClient(model, language.id, (file) => language.play(file, calls));
      keys.forEach((key, index) => outcomes.set(key, played[index]!));
    }
  }
});

afterAll(() => server.stop());

function differencesOf(language: ClientLanguage, vector: Vector): string[] {
  return vector.versions.flatMap((version) => {
    const key = keyOf(language, vector.id, version);
    const [request] = server.received.get(encodeURIComponent(key)) ?? [];
    if (!request) return [`${version}: ${JSON.stringify(outcomes.get(key))}`];
    const sent = { ...request, target: request.target.replace(pathOf({ ...vector, path: '/v' }), '/v') };
    return judgeRequest(sent, vector.expect, { accept: vector.accept, file: '' });
  });
}

it('has most vectors', () => {
  expect(written.length).toBeGreaterThan(100);
});

describe.each(present)('the $label client sends what the vector expects', (language) => {
  const limits = { ...LIMITS, ...LIMITS_OF[language.id] };

  it.each(written.filter(({ id }) => !(id in limits)))('$id', (vector) => {
    expect(differencesOf(language, vector)).toEqual([]);
  });

  it.each(Object.entries(limits))('but not %s, which %s', (id) => {
    const vector = written.find((one) => one.id === id)!;
    expect(differencesOf(language, vector)).not.toEqual([]);
  });
});
