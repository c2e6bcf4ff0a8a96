import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../../generator/files/hash';
import { withManifest } from '../../../generator/files/manifest';
import { recover } from '../../../generator/files/recover';
import { writeFiles } from '../../../generator/files/write-files';
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

const stateOf = (out: string) =>
  Object.fromEntries(filesBelow(out).map((name) => [name, readFileSync(path.join(out, name), 'utf8')]));
const contentOf = (files: typeof OLD) =>
  Object.fromEntries(
    withManifest(files)
      .map(({ path: name, content }) => [name, content] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Runs a process that dies, or fails, at a step; whether it came to its end. */
function run(out: string, files: typeof OLD | 'recover', dieAt: number, failAt?: number): boolean {
  const text = files === 'recover' ? files : JSON.stringify(files);
  const args = [TS_NODE, DYING, out, text, String(dieAt), String(failAt ?? '')];
  const { status, signal, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect([signal, stderr.includes('the disk fails') ? 0 : status, stderr]).toEqual(
    signal === null ? [null, 0, expect.anything()] : ['SIGKILL', null, ''],
  );
  return signal === null;
}

/** The output after a run that was killed at a step, and its state once the next reader has started. */
function killAt(step: number, failAt?: number) {
  const out = temporaryFolder();
  writeFiles(OLD, out);
  const isComplete = run(out, NEW, step, failAt);
  // The reader that comes next is killed as well, now and then.
  if (!isComplete && step % 3 === 0) run(out, 'recover', 1 + (step % 5));
  recover(out);
  const rest = readdirSync(out).filter((name) => name.startsWith('.'));
  return { isComplete, state: stateOf(out), rest };
}

/** Kills at every step until a run comes to its end; the states in order. */
function killEverywhere(failAt?: number) {
  const states: ('old' | 'new')[] = [];
  for (let step = failAt ?? 1; ; step += 1) {
    const { isComplete, state, rest } = killAt(step, failAt);
    expect(rest).toEqual([]);
    const isOld = JSON.stringify(state) === JSON.stringify(contentOf(OLD));
    states.push(isOld ? 'old' : 'new');
    expect(state, `killed at step ${step}`).toEqual(contentOf(isOld ? OLD : NEW));
    if (isComplete) return states;
  }
}

describe('a run that is killed', () => {
  test('leaves the old output until all is written aside, and the new one from then on', () => {
    const states = killEverywhere();
    const turn = states.indexOf('new');
    expect(turn).toBeGreaterThan(5);
    expect(states.length - turn).toBeGreaterThan(10);
    expect(states.slice(turn)).not.toContain('old');
  });

  test('leaves a whole output, too, when the disk fails before', () => {
    const states = killEverywhere(20);
    expect(states.at(-1)).toBe('old');
  });
});
