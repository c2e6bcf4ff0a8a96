import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Collection, Item } from '../../../generator/emit/postman/collection';
import { temporaryFolder } from '../../builders/temporary-folder';
import { sendAsPostman, serversAt } from '../../postman/send-as-postman';
import { listOperations, loadDescription } from '../description/description';
import { SITE } from '../html/built-page';
import { holds } from '../../specified/holds';
import { withDownloaded } from './downloaded-simulator';

const text = readFileSync(path.join(SITE, 'postman.json'), 'utf8');
const collection = JSON.parse(text) as Collection;
const operations = listOperations(loadDescription(), 'paths');

/** The requests of the collection, in order. */
const items = collection.item.flatMap(({ item }) => item);

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
      const ofAccounts = items.filter(({ request }) => request.url.raw.startsWith('{{baseUrl2}}'));
      expect(ofAccounts.length).toBeGreaterThan(0);
      expect(ofAccounts).toEqual(
        items.filter(({ request }) => JSON.stringify(request.auth)?.includes('{{bearerAuth}}')),
      );
      await withDownloaded(temporaryFolder(), ['--clock', 'steps'], async (url) => {
        for (const world of ['first', 'second']) {
          const server = url.replace(/\/api$/, `/s/${world}/api`);
          const wrong = [];
          for (const { item, url: target, ...call } of sendAsPostman(
            collection,
            serversAt(collection, server),
          )) {
            const response = await fetch(target, call);
            await response.arrayBuffer();
            if (response.status !== expectedStatus(item)) wrong.push(`${item.name}: ${response.status}`);
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
