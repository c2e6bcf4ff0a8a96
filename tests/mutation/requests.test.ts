import { beforeAll, expect, it } from 'vitest';
import { loadDescription } from '../contract/description/description';
import { saveScore } from './report/parts';
import { settle, type Explanations, type Verdict } from './report/settle';
import { EXPLAINED_EXAMPLES } from './explained/examples';
import { sendBodies } from './requests/bodies';
import { sendHeaders } from './requests/headers';
import { sendQueries } from './requests/queries';
import { createSender, listTargets } from './requests/target';
import { buildCorpus, type Corpus } from './schema/corpus';

let corpus: Corpus;
const targets = listTargets(loadDescription());

beforeAll(() => {
  corpus = buildCorpus(loadDescription());
});

async function expectRefused(
  target: string,
  send: () => Promise<Verdict[]>,
  survivors: Explanations = {},
): Promise<void> {
  const start = performance.now();
  const settled = settle(target, await send(), { survivors });
  saveScore(settled, start);
  expect(settled.unexplained).toEqual([]);
}

it('takes every request without a mistake', async () => {
  const refused: string[] = [];
  for (const target of targets) {
    const status = await createSender()(target, {});
    if (status >= 300 && !target.id.startsWith('delete')) refused.push(`${target.id} ${status}`);
  }
  expect(refused).toEqual([]);
});

it('refuses every body with one mistake', () =>
  expectRefused('request bodies', () => sendBodies(corpus, targets), EXPLAINED_EXAMPLES));

it('refuses every query with one mistake', () =>
  expectRefused('request queries', () => sendQueries(corpus, targets)));

it('refuses every request with a wrong header', () =>
  expectRefused('request headers', () => sendHeaders(targets)));
