import { SplitIndex, splitBuiltIndex } from '../../../tools/bench/search/split-index';
import { expect, test } from './support/test';

/** The bytes that the first query may download, compressed. */
const FIRST_QUERY = 150_000;

test('an index in parts answers its first query after few of them, and later ones from others', async ({
  page,
  modal,
}) => {
  const index = new SplitIndex(splitBuiltIndex());
  expect(index.parts.length).toBeGreaterThan(20);
  await index.serve(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await modal.goto('/tools/sdks/');
  await modal.open();
  await modal.search('void a credit note');
  await expect(modal.active).toContainText('Void a credit note');
  expect(index.bytes).toBeLessThanOrEqual(FIRST_QUERY);
  expect(workers).toHaveLength(1);

  const first = [...index.loaded];
  expect(first.filter((path) => path.includes('/records-')).length).toBeGreaterThan(1);
  await modal.search('reverse charge');
  await expect(modal.active).toContainText('Reverse charge');
  const later = index.loaded.slice(first.length);
  expect(later.length).toBeGreaterThan(0);
  expect(first.filter((path) => later.includes(path))).toEqual([]);
  expect(index.loaded.length).toBeLessThan(index.parts.length / 2);
});
