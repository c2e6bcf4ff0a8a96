import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareFiles } from '../../../generator/run/files/compare-files';
import { findUntracked } from '../../../generator/run/files/find-untracked';
import { listChanges, listUntracked } from '../../../generator/run/files/list-changes';
import { writeFiles } from '../../../generator/run/files/write-files';
import { formatProblems } from '../../../generator/problems/format-problems';
import { relativePath } from '../../../generator/problems/relative-path';
import { temporaryFolder, writeFiles as putFiles } from '../../builders/temporary-folder';

const file = (name: string, content = 'old\n') => ({ path: name, content });

test('lists missing, stale and superfluous files', () => {
  const out = temporaryFolder();
  writeFiles([file('missing.json'), file('stale.json'), file('same.json'), file('superfluous.json')], out);
  rmSync(path.join(out, 'missing.json'));

  const comparison = compareFiles(
    [file('missing.json'), file('stale.json', 'new\n'), file('same.json')],
    out,
  );

  const printed = formatProblems(listChanges(comparison, out), 'text').replaceAll(relativePath(out), 'out');
  expect(printed).toMatchInlineSnapshot(`
    "out/missing.json:1:1  error  output-missing
      The generated file \`out/missing.json\` is missing. Run \`npm run generate\` and commit what changes.

    out/stale.json:1:1  error  output-stale
      The generated file \`out/stale.json\` is not what the description gives. Run \`npm run generate\` and commit what changes.

    out/manifest.txt:1:1  error  output-stale
      The generated file \`out/manifest.txt\` is not what the description gives. Run \`npm run generate\` and commit what changes.

    out/superfluous.json:1:1  error  output-superfluous
      The generated file \`out/superfluous.json\` is no longer made. Run \`npm run generate\` and commit what changes.
    "
  `);
});

test('lists nothing when the folder is what a run would make', () => {
  const out = temporaryFolder();
  writeFiles([file('a.json')], out);
  expect(listChanges(compareFiles([file('a.json')], out), out)).toEqual([]);
});

test('names a file that no stage generates, except in the additional folders', () => {
  const out = temporaryFolder();
  writeFiles([file('pages/a.json')], out);
  putFiles(out, { 'pages/b.json': '', 'note.txt': '', 'report/report.json': '', 'reports.json': '' });

  const untracked = findUntracked(out, ['report']);

  expect(untracked).toEqual(['note.txt', 'pages/b.json', 'reports.json']);
  const printed = formatProblems(listUntracked(untracked.slice(0, 1), out), 'text');
  expect(printed.replaceAll(relativePath(out), 'out')).toMatchInlineSnapshot(`
    "out/note.txt:1:1  error  output-stray
      Nothing generates \`out/note.txt\`. Delete it, or move it out of \`out\`.
    "
  `);
});
