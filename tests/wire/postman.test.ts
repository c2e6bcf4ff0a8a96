import { beforeAll, describe, expect, it } from 'vitest';
import { buildCollection } from '../../generator/emit/postman/build-collection';
import { sendAsPostman, type PostmanCall } from '../postman/send-as-postman';
import { FILE_CONTENT } from '../snippets/judge/compare-request';
import { modelOfVectors, pathOf } from './describe-vectors';
import { judgeRequest } from './judge/judge-request';
import known from './known-failures.json';
import { vectors, type Vector } from './vectors';

/** The request of Postman for each vector, by its version and id. */
const calls = new Map<string, PostmanCall>();

beforeAll(async () => {
  for (const version of new Set(vectors.flatMap(({ versions }) => versions))) {
    const some = vectors.filter(({ versions }) => versions.includes(version));
    const model = await modelOfVectors(some, version);
    // The name of an item is the summary of its operation, with that of its example.
    const operations = model.operations.map((operation) => ({ ...operation, summary: operation.id }));
    for (const call of sendAsPostman(buildCollection({ ...model, operations })))
      calls.set(`${version} ${call.item.name.replace(/: .*$/s, '')}`, call);
  }
});

function differencesOf(vector: Vector): string[] {
  return vector.versions.flatMap((version) => {
    const call = calls.get(`${version} ${vector.id}`);
    if (!call) return [`${version}: no request`];
    const { url, headers, body = '' } = call;
    const target = url.slice(new URL(url).origin.length).replace(pathOf({ ...vector, path: '/v' }), '/v');
    const settings = { accept: vector.accept, file: FILE_CONTENT };
    return judgeRequest({ target, headers, body }, vector.expect, settings).map(
      (text) => `${version}: ${text}`,
    );
  });
}

describe('Postman sends what the vector expects', () => {
  it.each(vectors)('$id', (vector) => {
    const differences = differencesOf(vector).join('\n');
    if (known.postman.includes(vector.id))
      expect(differences, 'it is right now: delete it from known-failures.json').not.toBe('');
    else expect(differences, differences).toBe('');
  });
});
