import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchSources } from '../../../../site/dev/watch-sources';

const folder = mkdtempSync(join(tmpdir(), 'watch-sources-'));
const settings = join(folder, 'project/project.json');
const sidebars = join(folder, 'own/sidebars.ts');
const changes: string[] = [];
let stop: () => Promise<void>;

/** Writes a file aside and moves it into place, as the generator does. */
function replace(content: string): void {
  writeFileSync(join(folder, 'new.json'), content);
  renameSync(join(folder, 'new.json'), settings);
}

beforeAll(async () => {
  mkdirSync(join(folder, 'project'));
  for (const name of ['environments', 'docs', 'own']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'docs/index.mdx'), '');
  writeFileSync(sidebars, 'export default {};\n');
  writeFileSync(settings, '{"name":"Abaco"}');
  await new Promise<void>((ready) => {
    stop = watchSources(
      {
        generated: folder,
        docs: join(folder, 'docs'),
        out: join(folder, 'out'),
        extension: join(folder, 'own/extension.ts'),
      },
      {
        restart: (part, file) => changes.push(`${part}: ${file}`),
        saved: () => undefined,
        ready,
      },
    );
  });
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

it('sees settings that the generator has replaced, each time', async () => {
  replace('{"name":"Soroban"}');
  await expect.poll(() => changes).toEqual([`site: ${settings}`]);
  replace('{"name":"Abaco"}');
  await expect.poll(() => changes).toEqual([`site: ${settings}`, `site: ${settings}`]);
});

it('sees modules of the extension, which the site and the lint read only once', async () => {
  changes.length = 0;
  writeFileSync(sidebars, 'export default { docs: [] };\n');
  await expect.poll(() => changes).toEqual([`site: ${sidebars}`, `lint: ${sidebars}`]);
});
