import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { improve } from '../../generator/commands/improve';
import { readDescription } from '../../generator/read/read-description';
import type { RunStage } from '../../generator/run/progress';
import { temporaryFolder } from '../builders/temporary-folder';
import { descriptions } from './descriptions';

const run: RunStage = (_, work) => Promise.resolve(work());

async function problemsOf(entry: string, overlays: readonly string[] = []) {
  const { problems } = await readDescription(entry, run, [], {
    overlays: overlays.map((file) => ({ file })),
  });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test.each(descriptions)(
  '$name has no problem more with what `improve` writes, which a second run does not add to',
  async ({ entry }) => {
    const out = path.join(temporaryFolder(), 'docs.overlay.yaml');
    const written = readFileSync(entry, 'utf8');
    const { text, actions } = await improve(entry, undefined, out);
    if (text === undefined) return;
    writeFileSync(out, text);
    const [before, after] = [await problemsOf(entry), await problemsOf(entry, [out])];
    expect(after.filter((problem) => !before.includes(problem))).toEqual([]);
    expect(after.length).toBeLessThanOrEqual(before.length);
    expect(actions).toBeGreaterThan(0);
    const again = await improve(entry, undefined, out);
    expect([again.actions, again.drafts, again.text]).toEqual([0, 0, undefined]);
    expect(readFileSync(entry, 'utf8')).toBe(written);
  },
);
