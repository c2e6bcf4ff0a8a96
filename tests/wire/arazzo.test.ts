import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import type { Step } from '../../generator/emit/arazzo/arazzo';
import { callStep } from '../../generator/emit/arazzo/call-step';
import { modelOfVectors } from './describe-vectors';
import { canonicalType } from './judge/canonical';
import known from './known-failures.json';
import { exampleOf, vectors, type Vector } from './vectors';

/** The step of each vector, by its version and id. A runner serializes its values by the description. */
const steps = new Map<string, Step>();

beforeAll(async () => {
  for (const version of new Set(vectors.flatMap(({ versions }) => versions))) {
    const some = vectors.filter(({ versions }) => versions.includes(version));
    for (const operation of (await modelOfVectors(some, version)).operations)
      steps.set(`${version} ${operation.id}`, callStep(operation, operation.requests[0]!));
  }
});

function differencesOf(vector: Vector): string[] {
  const parameters = listOf(vector.operation.parameters).map(objectOf);
  const [body] = Object.values(objectOf(objectOf(vector.operation.requestBody).content)).map(objectOf);
  const payload = body && exampleOf(body);
  const type = vector.expect.headers?.['content-type'];
  return vector.versions.flatMap((version) => {
    const { parameters: sent = [], requestBody } = steps.get(`${version} ${vector.id}`)!;
    const values = parameters.flatMap((parameter) => {
      const { name, in: place, content } = parameter;
      const value = exampleOf(parameter);
      // The sample of a schema is judged elsewhere.
      if (value === undefined) return [];
      const isSent = value !== null || content !== undefined;
      const found = sent.find((one) => one.name === name && one.in === place);
      return isDeepStrictEqual(found?.value, isSent ? value : undefined)
        ? []
        : [`${version}: ${JSON.stringify(name)}`];
    });
    // Examples of XML are written as XML, which another test judges.
    const isSame = isObject(payload ?? null) && typeof requestBody?.payload === 'string';
    return [
      ...values,
      ...(payload === undefined || isSame || isDeepStrictEqual(requestBody?.payload, payload)
        ? []
        : [`${version}: payload`]),
      ...(typeof type !== 'string' || canonicalType(requestBody?.contentType ?? '') === canonicalType(type)
        ? []
        : [`${version}: type ${requestBody?.contentType}`]),
    ];
  });
}

describe('a step of Arazzo has the values that the vector sends', () => {
  // Collection formats have no meaning for a runner, and their values are judged where they are written.
  it.each(vectors.filter(({ versions }) => !versions.includes('2.0')))('$id', (vector) => {
    const differences = differencesOf(vector).join('\n');
    if (known.arazzo.includes(vector.id))
      expect(differences, 'it is right now: delete it from known-failures.json').not.toBe('');
    else expect(differences, differences).toBe('');
  });
});
