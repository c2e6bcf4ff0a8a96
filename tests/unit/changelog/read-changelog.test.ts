import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createComparisons } from '../../../generator/compare/changelog/comparisons';
import { readChangelog } from '../../../generator/compare/changelog/read-changelog';
import { sideOf } from '../../../generator/compare/diff/side';
import { readCoupons } from '../../builders/coupons';
import { temporaryFolder } from '../../builders/temporary-folder';

async function read(changes: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'changes.yaml'), changes);
  const { model, bundle, versions } = await readCoupons();
  const comparisons = createComparisons(sideOf(bundle), versions);
  return readChangelog(join(folder, 'openapi.yaml'), { model, bundle, earlier: versions }, comparisons);
}

test('a note is found by the fingerprint of its change', async () => {
  const { changelog } = await read('waivers: []\n');
  const { fingerprint } = changelog.releases[0]!.changes[0]!;
  const noted = await read(
    `notes:\n  - fingerprint: '${fingerprint}'\n    note: Coupons end by themselves.\n`,
  );
  expect(noted.problems).toEqual([]);
  expect(noted.changelog.releases[0]!.changes[0]!.note).toBe('Coupons end by themselves.');
});

test.each([
  ["notes:\n  - fingerprint: 'ffffffffffff'\n    note: Nobody has it.\n", 2, 5],
  ["notes:\n  - fingerprint: 'ffffffffffff'\n", 2, 5],
  ["notes:\n  - fingerprint: 'ffffffffffff'\n    note: Two.\n    text: Three.\n", 4, 5],
])('a mistake in a note is at its line: %j', async (changes, line, column) => {
  const { problems } = await read(changes);
  expect(problems.map(({ ruleId, location }) => [ruleId, location.line, location.column])).toEqual([
    ['changes-yaml', line, column],
  ]);
});
