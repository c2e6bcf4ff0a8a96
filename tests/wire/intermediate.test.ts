import { beforeAll, expect, it } from 'vitest';
import type { ApiModel } from '../../generator/model/api/api-model';
import { buildHttpRequest } from '../../generator/emit/snippets/http-request';
import { modelOfVectors, pathOf } from './describe-vectors';
import { judgeRequest, type SentRequest } from './judge/judge-request';
import known from './known-failures.json';
import { FILE } from './right-request';
import { sentRequest } from './sent-request';
import { vectors, type Vector } from './vectors';

const models = new Map<string, ApiModel>();

beforeAll(async () => {
  for (const version of new Set(vectors.flatMap(({ versions }) => versions)))
    models.set(
      version,
      await modelOfVectors(
        vectors.filter(({ versions }) => versions.includes(version)),
        version,
      ),
    );
});

function sentBy(vector: Vector, version: string): SentRequest {
  const model = models.get(version)!;
  const operation = model.operations.find(({ id }) => id === vector.id)!;
  const sent = sentRequest(buildHttpRequest(operation, operation.requests[0]!, model));
  return { ...sent, target: sent.target.replace(pathOf({ ...vector, path: '/v' }), '/v') };
}

/** The vectors that are wrong in every language. */
const failing: readonly string[] = known.intermediate;

it.each(vectors)('the intermediate of $id is the expected request', (vector) => {
  const differences = vector.versions
    .flatMap((version) => {
      const sent = sentBy(vector, version);
      const found = judgeRequest(sent, vector.expect, { accept: vector.accept, file: FILE });
      return found.map((text) => `${version}: ${text}`);
    })
    .join('\n');
  if (failing.includes(vector.id))
    expect(differences, 'it is right now: delete it from known-failures.json').not.toBe('');
  else expect(differences, differences).toBe('');
});
