import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builders/temporary-folder';
import { holds } from '../../specified/holds';
import { runRespect } from '../../simulator/respect/run-respect';
import { listOperations, loadDescription } from '../description/description';
import { SITE } from '../html/built-page';
import { withDownloaded } from './downloaded-simulator';

it(
  'the downloaded workflows pass twice in a row, each time in a separate world',
  holds('downloads.separate-worlds'),
  async () => {
    const folder = temporaryFolder();
    for (const file of ['arazzo.yaml', 'openapi.yaml'])
      copyFileSync(path.join(SITE, file), path.join(folder, file));
    await withDownloaded(folder, ['--clock', 'steps'], async (url) => {
      for (const world of ['first', 'second']) {
        const baseUrl = url.replace(/\/api$/, `/s/${world}/api`);
        const { failed, exitCode, workflows } = await runRespect(
          baseUrl,
          [],
          path.join(folder, 'arazzo.yaml'),
        );
        expect(failed).toEqual([]);
        expect([exitCode, workflows > 100]).toEqual([0, true]);
      }
    });
  },
);

it('the downloaded workflows call every operation', holds('downloads.all-operations'), () => {
  const text = readFileSync(path.join(SITE, 'arazzo.yaml'), 'utf8');
  const called = new Set([...text.matchAll(/^ +operationId: (\w+)$/gm)].map(([, id]) => id));
  expect([...called].sort()).toEqual(
    listOperations(loadDescription(), 'paths')
      .map(({ id }) => id)
      .sort(),
  );
});
