import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Collection, Item } from '../../../generator/emit/downloads/postman/collection';
import { temporaryFolder } from '../../builders/temporary-folder';
import { listOperations, loadDescription } from '../description/description';
import { SITE } from '../html/built-page';
import { holds } from '../../specified/holds';
import { withDownloaded } from './downloaded-simulator';

const text = readFileSync(path.join(SITE, 'postman.json'), 'utf8');
const collection = JSON.parse(text) as Collection;
const operations = listOperations(loadDescription(), 'paths');

/** The requests of the collection, in order. */
const items = collection.item.flatMap(({ item }) => item);

/** Replaces the variables of a string. */
function resolve(value: string, variables: Record<string, string>): string {
  return value.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => variables[name] ?? '');
}

/** Sends a request as Postman does: with the authentication of the request, or that of the collection. */
async function send({ request }: Item, variables: Record<string, string>): Promise<number> {
  const { type, basic, bearer } = request.auth ?? collection.auth;
  const secret = resolve((basic ?? bearer)?.[0]?.value ?? '', variables);
  const { raw, variable = [] } = request.url;
  const url = resolve(raw, variables).replace(
    /(?<=\/):(\w+)/g,
    (_, name: string) => variable.find(({ key }) => key === name)?.value ?? '',
  );
  const response = await fetch(url, {
    method: request.method,
    headers: {
      ...Object.fromEntries(request.header.map(({ key, value }) => [key, value])),
      Authorization: type === 'bearer' ? `Bearer ${secret}` : `Basic ${btoa(`${secret}:`)}`,
    },
    body: request.body?.raw,
  });
  await response.arrayBuffer();
  return response.status;
}

/** The status that the test of a request expects. */
function expectedStatus({ event: [test] }: Item): number {
  return Number(/to\.have\.status\((\d+)\)/.exec(test?.script.exec.join('\n') ?? '')?.[1]);
}

describe('the Postman collection', () => {
  it('has every documented request once', holds('downloads.from-description'), () => {
    const called = new Set(items.map(({ request }) => `${request.method} /${request.url.path.join('/')}`));
    const documented = operations.map(
      ({ method, path: template }) => `${method.toUpperCase()} ${template.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect([...called].sort()).toEqual([...new Set(documented)].sort());
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it(
    'passes twice in a row against the downloaded simulator, each time in a separate world',
    holds('downloads.postman'),
    async () => {
      await withDownloaded(temporaryFolder(), ['--clock', 'steps'], async (url) => {
        for (const world of ['first', 'second']) {
          const variables = {
            ...Object.fromEntries(collection.variable.map(({ key, value }) => [key, value])),
            baseUrl: url.replace(/\/api$/, `/s/${world}/api`),
          };
          const wrong = [];
          for (const item of items) {
            const status = await send(item, variables);
            if (status !== expectedStatus(item)) wrong.push(`${item.name}: ${status}`);
          }
          expect(wrong).toEqual([]);
        }
      });
    },
  );

  it('has no key but those of the examples', () => {
    const secrets = collection.variable.filter(({ type }) => type === 'secret').map(({ value }) => value);
    expect(secrets).toEqual(['sk_test_EXAMPLE', 'at_EXAMPLE']);
    expect(text).not.toMatch(/\b[ps]k_(?!test_EXAMPLE)/);
  });
});
