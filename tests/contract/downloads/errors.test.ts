import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorsFile } from '#core/contracts/errors-file';
import type { HttpCall } from '#core/http/call';
import type { Json } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import { temporaryFolder } from '../../builders/temporary-folder';
import { listOperations, loadDescription, responsesOf } from '../description/description';
import { SITE } from '../html/built-page';
import { holds } from '../../specified/holds';
import { withDownloaded } from './downloaded-simulator';

const { errors } = JSON.parse(readFileSync(path.join(SITE, 'errors.json'), 'utf8')) as ErrorsFile;
const description = loadDescription();

/** Responses by error id, after the calls of each error in its own world of one simulator. */
let received: Map<string, Received>;
beforeAll(async () => {
  received = await withDownloaded(temporaryFolder(), [], async (url) => {
    const results = new Map<string, Received>();
    for (const [index, { id, before = [], request, times }] of errors.entries()) {
      const base = url.replace(/\/api$/, `/s/${index}/api`);
      for (const call of before) await send(base, call);
      for (let count = 0; count < times; count += 1) results.set(id, await send(base, request));
    }
    return results;
  });
});

interface Received {
  status: number;
  body?: Json;
}

async function send(base: string, { method, path: below, headers, body }: HttpCall): Promise<Received> {
  const response = await fetch(base + below, { method, headers, body });
  return { status: response.status, body: tryParse(await response.text()) };
}

describe('the list of errors', holds('downloads.errors'), () => {
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
    const wrong = errors.filter(({ id, status }) => received.get(id)?.status !== status);
    expect(wrong.map(({ id }) => `${id}: ${received.get(id)?.status}`)).toEqual([]);
  });

  it('names one of three ways to retry, all of which occur', () => {
    const retries = new Set(errors.map(({ retry }) => retry));
    expect(retries).toEqual(new Set(['never', 'after_reset', 'backoff']));
  });

  it('has first the body that the call gets', () => {
    const wrong = errors.filter(({ id, responses: [first] }) => {
      const { body } = received.get(id) ?? {};
      return !isDeepStrictEqual(body, first?.body);
    });
    expect(wrong.map(({ id }) => `${id}: ${JSON.stringify(received.get(id)?.body)}`)).toEqual([]);
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
