import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchSources } from '../../../../site/dev/watch-sources';

// The site reads its folders when it is loaded.
const folder = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs');
  const { tmpdir } = process.getBuiltinModule('node:os');
  const path = process.getBuiltinModule('node:path');
  const made = mkdtempSync(path.join(tmpdir(), 'watch-sources-'));
  process.env.GENERATED_DIR = made;
  process.env.DOCS_DIR = made;
  return made;
});

const settings = join(folder, 'project/project.json');
const changes: string[] = [];
let stop: () => Promise<void>;

/** Writes a file aside and moves it into place, as the generator does. */
function replace(content: string): void {
  writeFileSync(join(folder, 'new.json'), content);
  renameSync(join(folder, 'new.json'), settings);
}

beforeAll(async () => {
  mkdirSync(join(folder, 'project'));
  mkdirSync(join(folder, 'environments'));
  writeFileSync(join(folder, 'index.mdx'), '');
  writeFileSync(settings, '{"name":"Abaco"}');
  await new Promise<void>((ready) => {
    stop = watchSources({
      restart: (part, file) => changes.push(`${part}: ${file}`),
      saved: () => undefined,
      ready,
    });
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
