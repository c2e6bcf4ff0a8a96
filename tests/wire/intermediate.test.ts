import { beforeAll, expect, it } from 'vitest';
import { joinQuery } from '#core/http/wire/write-parameters';
import type { ApiModel } from '../../generator/model/api/api-model';
import type { Credentials } from '../../generator/emit/snippets/credentials';
import { buildHttpRequest, type HttpRequest } from '../../generator/emit/snippets/http-request';
import type { RequestContent } from '../../generator/emit/snippets/request-content';
import { writeOutParts } from '../../generator/emit/snippets/write-out-parts';
import { modelOfVectors, pathOf } from './describe-vectors';
import { judgeRequest, type SentRequest } from './judge/judge-request';
import known from './known-failures.json';
import { vectors, type Vector } from './vectors';

const FILE = 'bytes of a file';
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

/** The request that the intermediate of all outputs says. */
function sentRequest(vector: Vector, version: string): SentRequest {
  const model = models.get(version)!;
  const operation = model.operations.find(({ id }) => id === vector.id)!;
  const request = writeOutParts(buildHttpRequest(operation, operation.requests[0]!, model), () => false);
  const query = [joinQuery(request.query), ...request.credentials.flatMap(queryOf)].filter(
    (text) => text !== '',
  );
  const path = request.path.replace(pathOf({ ...vector, path: '/v' }), '/v');
  return {
    target: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: headersOf(request),
    body: bodyOf(request.body),
  };
}

function queryOf(credentials: Credentials): string[] {
  if (credentials.kind !== 'apiKey' || credentials.in !== 'query') return [];
  return [`${encodeURIComponent(credentials.name)}=${encodeURIComponent(credentials.key)}`];
}

function headersOf({ headers, credentials }: HttpRequest): Record<string, string> {
  const own = headers.map(({ name, value }) => [name.toLowerCase(), value]);
  const others = credentials.flatMap((one): [string, string][] => {
    if (one.kind === 'token') return [['authorization', `${one.scheme} ${one.token}`]];
    return one.kind === 'apiKey' && one.in === 'cookie' ? [['cookie', `${one.name}=${one.key}`]] : [];
  });
  return Object.fromEntries([...own, ...others]) as Record<string, string>;
}

function bodyOf(body: RequestContent | undefined): string {
  switch (body?.kind) {
    case undefined:
      return '';
    case 'json':
      return JSON.stringify(body.value);
    case 'form':
      return joinQuery(body.pairs);
    case 'text':
      return body.text;
    case 'pieces':
      return body.pieces.map((piece) => (piece.kind === 'text' ? piece.text : FILE)).join('');
    case 'multipart':
      throw new Error('Its parts are written out.');
    case 'binary':
      return FILE;
  }
}

/** The vectors that are wrong in every language. */
const failing: readonly string[] = known.intermediate;

it.each(vectors)('the intermediate of $id is the expected request', (vector) => {
  const differences = vector.versions
    .flatMap((version) => {
      const sent = sentRequest(vector, version);
      const found = judgeRequest(sent, vector.expect, { accept: vector.accept, file: FILE });
      return found.map((text) => `${version}: ${text}`);
    })
    .join('\n');
  if (failing.includes(vector.id))
    expect(differences, 'it is right now: delete it from known-failures.json').not.toBe('');
  else expect(differences, differences).toBe('');
});
