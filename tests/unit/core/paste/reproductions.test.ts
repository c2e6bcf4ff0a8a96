import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DocumentedError, ErrorsFile } from '#core/contracts/errors-file';
import type { Facts } from '#core/contracts/facts';
import { statusName } from '#core/http/status-names';
import type { Json } from '#core/json/json';
import { causesOf, documentedFrom } from '#core/paste/documented';
import { explain } from '#core/paste/explain';
import { parse } from '#core/paste/parse';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { errors } = read('generated/downloads/errors.json') as ErrorsFile;
const documented = documentedFrom(read('generated/facts/facts.json') as Facts, causesOf(errors));

const HOST = 'https://demo.sandbox.abaco.example/api';

/** The same response as three clients show it. */
const SPELLINGS: Record<string, (error: DocumentedError, body: Json) => string> = {
  'curl -i': ({ status }, body) =>
    [
      `HTTP/2 ${status} `,
      'date: Sat, 30 Nov 2024 12:00:00 GMT',
      'content-type: application/json; charset=utf-8',
      'x-ratelimit-remaining: 87',
      '',
      JSON.stringify(body, null, 2),
    ].join('\r\n'),
  'a traceback of Python': ({ status, request }, body) =>
    [
      'Traceback (most recent call last):',
      '  File "/srv/shop/billing/sync.py", line 418, in send',
      '    response.raise_for_status()',
      '  File "/usr/lib/python3.12/site-packages/requests/models.py", line 1024, in raise_for_status',
      '    raise HTTPError(http_error_msg, response=self)',
      `requests.exceptions.HTTPError: ${status} Client Error: ${statusName(String(status))} for url: ${HOST}${request.path}`,
      '',
      'During handling of the above exception, another exception occurred:',
      '',
      `billing.errors.ApiError: ${printPython(body)}`,
    ].join('\n'),
  'the line of a JSON log': ({ status, request }, body) =>
    JSON.stringify({
      level: 'error',
      time: '2024-11-30T12:00:00.500Z',
      pid: 503,
      msg: 'request failed',
      req: { method: request.method, url: `/api${request.path}`, headers: request.headers },
      res: { statusCode: status, body: JSON.stringify(body) },
      duration_ms: 404,
    }),
};

/** As `print(response.json())` does. */
function printPython(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(printPython).join(', ')}]`;
  if (typeof value === 'string')
    return value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value.replaceAll("'", "\\'")}'`;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return String(value);
  return `{${Object.entries(value)
    .map(([key, member]) => `'${key}': ${printPython(member)}`)
    .join(', ')}}`;
}

test.each(Object.entries(SPELLINGS))('%s: the right cause is first', (name, spell) => {
  const cases = errors.flatMap((error) =>
    error.responses.map(({ reason, body }) => ({ error, reason, body })),
  );
  expect(cases.length).toBeGreaterThan(800);
  const wrong = cases.flatMap(({ error, reason, body }) => {
    const found = explain(parse(spell(error, body)), documented);
    const [first] = found.causes;
    const isRight =
      first?.isCertain &&
      first.reason === reason &&
      first.status === String(error.status) &&
      first.retry === error.retry;
    const isCalled =
      name === 'curl -i' ||
      found.operation?.id === error.operation ||
      found.candidates.some(({ id }) => id === error.operation);
    return isRight && isCalled
      ? []
      : [`${error.id} ${reason}: ${found.status} ${found.operation?.id} ${first?.reason}`];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});
