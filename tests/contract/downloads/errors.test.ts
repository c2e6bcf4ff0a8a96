import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorsFile } from '#core/contracts/errors-file';
import type { ReproductionCall } from '#core/contracts/reproductions';
import { temporaryFolder } from '../../builders/temporary-folder';
import { listOperations, loadDescription, responsesOf } from '../description/description';
import { SITE } from '../html/built-page';
import { withDownloaded } from './downloaded-simulator';

const { errors } = JSON.parse(readFileSync(path.join(SITE, 'errors.json'), 'utf8')) as ErrorsFile;
const description = loadDescription();

/** Statuses by error id, after the calls of each error in its own world of one simulator. */
let received: Map<string, number>;
beforeAll(async () => {
  received = await withDownloaded(temporaryFolder(), [], async (url) => {
    const results = new Map<string, number>();
    for (const [index, { id, before = [], request, times }] of errors.entries()) {
      const base = url.replace(/\/api$/, `/s/${index}/api`);
      for (const call of before) await send(base, call);
      let status = 0;
      for (let count = 0; count < times; count += 1) status = await send(base, request);
      results.set(id, status);
    }
    return results;
  });
});

async function send(base: string, { method, path: below, headers, body }: ReproductionCall): Promise<number> {
  const response = await fetch(base + below, { method, headers, body });
  await response.arrayBuffer();
  return response.status;
}

describe('the list of errors', () => {
  it('has each documented error of each operation once', () => {
    const documented = listOperations(description, 'paths').flatMap(({ id, operation }) =>
      Object.keys(responsesOf(description, operation))
        .filter((status) => /^[45]/.test(status))
        .map((status) => `${id} ${status}`),
    );
    expect(errors.map(({ operation, status }) => `${operation} ${status}`).sort()).toEqual(documented.sort());
    expect(new Set(errors.map(({ id }) => id)).size).toBe(errors.length);
  });

  it('has calls that return these statuses when they are sent to the downloaded simulator', () => {
    const wrong = errors.filter(({ id, status }) => received.get(id) !== status);
    expect(wrong.map(({ id }) => `${id}: ${received.get(id)}`)).toEqual([]);
  });

  it('says for each what happened, what to do, when to retry, and where it is documented', () => {
    const incomplete = errors.filter(
      ({ cause, remedy, page }) => cause === '' || remedy === '' || !page.startsWith('https://'),
    );
    expect(incomplete).toEqual([]);
    const retried = new Set(errors.filter(({ retry }) => retry !== 'never').map(({ status }) => status));
    // G-API-69
    expect([...retried].sort()).toEqual([429, 500, 502, 503, 504]);
  });
});
