import { beforeAll, describe, expect, it } from 'vitest';
import { callsOf, formatCall } from '../../generator/compare/diff/prove/call';
import type { ApiModel } from '../../generator/model/api/api-model';
import { modelOfVectors, pathOf } from './describe-vectors';
import { judgeRequest } from './judge/judge-request';
import known from './known-failures.json';
import { vectors, type Vector } from './vectors';

/** The documented call of each vector in one line, by its version and id. */
const lines = new Map<string, string>();

beforeAll(async () => {
  for (const version of new Set(vectors.flatMap(({ versions }) => versions))) {
    const model = await modelOfVectors(
      vectors.filter(({ versions }) => versions.includes(version)),
      version,
    );
    for (const operation of model.operations)
      lines.set(`${version} ${operation.id}`, formatCall(documentedCall(model, operation), operation));
  }
});

function documentedCall(model: ApiModel, operation: ApiModel['operations'][number]) {
  const side = { model } as Parameters<typeof callsOf>[0];
  const [call] = callsOf(side, operation, []);
  if (!call) throw new Error(`${operation.id} has no call.`);
  return call;
}

/** A line shows neither credentials nor the type of a body, so only its address and its other headers are judged. */
function differencesOf(vector: Vector): string[] {
  const { path, query, headers = {} } = vector.expect;
  return vector.versions.flatMap((version) => {
    const line = lines.get(`${version} ${vector.id}`) ?? '';
    const [, target = ''] = line.replace(pathOf({ ...vector, path: '/v' }), '/v').split(' ');
    const found = judgeRequest({ target, headers: {}, body: '' }, { path, query }, { file: '' });
    const missing = Object.entries(headers).filter(
      ([name, value]) =>
        value !== null &&
        name !== 'content-type' &&
        !line.toLowerCase().includes(`${name}: ${value}`.toLowerCase()),
    );
    return [...found, ...missing.map(([name]) => `no ${name}`)].map(
      (text) => `${version}: ${text} in ${line}`,
    );
  });
}

const failing: readonly string[] = known.prove;
const judged = vectors.filter(({ group }) => group !== 'security');

describe('a proof of a change shows the call that the vector expects', () => {
  it.each(judged)('$id', (vector) => {
    const differences = differencesOf(vector).join('\n');
    if (failing.includes(vector.id))
      expect(differences, 'it is right now: delete it from known-failures.json').not.toBe('');
    else expect(differences, differences).toBe('');
  });
});
