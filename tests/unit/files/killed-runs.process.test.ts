import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withManifest } from '../../../generator/run/files/manifest';
import { recover } from '../../../generator/run/files/recover';
import { writeFiles } from '../../../generator/run/files/write-files';
import { readFiles } from '../../builders/read-files';
import { temporaryFolder } from '../../builders/temporary-folder';

const ROOT = path.resolve(__dirname, '../../..');
const TS_NODE = path.join(ROOT, 'node_modules/ts-node/dist/bin.js');
const DYING = path.join(ROOT, 'tests/builders/dying-process.ts');

const file = (name: string, content: string) => ({ path: name, content });
const OLD = [
  file('same.json', '1'),
  file('stale.json', '1'),
  file('gone/a.json', '1'),
  file('gone/b.json', '1'),
];
const NEW = [file('same.json', '1'), file('stale.json', '2'), file('made/c.json', '2')];

const contentOf = (files: typeof OLD) =>
  Object.fromEntries(
    withManifest(files)
      .map(({ path: name, content }) => [name, content] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Kills of a run, spread over its steps; `npm run bench:kills` kills a hundred times, at any moment. */
const KILLS = 8;

/** Runs a process that dies, or fails, at a step. Returns the steps it took; undefined when it died. */
function run(
  out: string,
  files: typeof OLD | 'recover',
  dieAt?: number,
  failAt?: number,
): number | undefined {
  const text = files === 'recover' ? files : JSON.stringify(files);
  const args = [TS_NODE, DYING, out, text, String(dieAt ?? ''), String(failAt ?? '')];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([signal, stderr.includes('the disk fails') ? 0 : status, stderr]).toEqual(
    signal === null ? [null, 0, expect.anything()] : ['SIGKILL', null, ''],
  );
  return signal === null ? Number(stdout) : undefined;
}

/** A folder with the old output. */
function oldOutput(): string {
  const out = temporaryFolder();
  writeFiles(OLD, out);
  return out;
}

/** Whether the output is the old or the new one after a run that was killed at a step, once the next reader has started. */
function killAt(step: number, failAt?: number): 'old' | 'new' {
  const out = oldOutput();
  expect(run(out, NEW, step, failAt), `killed at step ${step}`).toBeUndefined();
  // The reader that comes next is killed as well, now and then.
  if (step % 3 === 0) run(out, 'recover', 1 + (step % 5));
  recover(out);
  expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
  const isOld = JSON.stringify(readFiles(out)) === JSON.stringify(contentOf(OLD));
  expect(readFiles(out), `killed at step ${step}`).toEqual(contentOf(isOld ? OLD : NEW));
  return isOld ? 'old' : 'new';
}

/** As many steps as `count`, from the first to the last. */
function spread(first: number, last: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.round(first + ((last - first) * index) / (count - 1)),
  );
}

describe('a run that is killed', () => {
  test('stops the next one, which names its folder, when no rename of its lock has an effect', () => {
    const out = temporaryFolder();
    mkdirSync(path.join(out, '.generator'));
    // Its number is read as 999999999, whose file does not exist.
    writeFileSync(path.join(out, '.generator/forward-0999999999'), '');
    expect(() => recover(out)).toThrow(`\`${path.join(out, '.generator')}\` is from a run that was killed`);
  });

  test('leaves the old output until all is written aside, and the new one from then on', () => {
    const steps = run(oldOutput(), NEW) ?? 0;
    expect(steps).toBeGreaterThan(15);
    const states = spread(1, steps, KILLS).map((step) => killAt(step));
    const turn = states.indexOf('new');
    expect(turn).toBeGreaterThan(1);
    expect(states.length - turn).toBeGreaterThan(2);
    expect(states.slice(turn)).not.toContain('old');
  });

  test('leaves a whole output, too, when the disk fails before', () => {
    const failAt = 20;
    const steps = run(oldOutput(), NEW, undefined, failAt) ?? 0;
    expect(steps).toBeGreaterThan(failAt);
    expect(spread(failAt + 1, steps, 2).map((step) => killAt(step, failAt))).toContain('old');
  });
});
