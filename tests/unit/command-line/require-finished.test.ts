import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireFinished } from '#core/command-line/require-finished';
import { temporaryFolder } from '../../builders/temporary-folder';

/** No process has this id: systems number them up to 4194304. */
const DEAD = 999999999;

/** An output folder in which a run was killed at a step. */
function killedAt(step: string): string {
  const out = temporaryFolder();
  mkdirSync(path.join(out, '.generator'));
  writeFileSync(path.join(out, '.generator', `${step}-${DEAD}`), '');
  return out;
}

describe('the output of the generator', () => {
  test.each(['forward', 'undo'])('is refused, and not touched, after a kill in the step %s', (step) => {
    const out = killedAt(step);
    expect(() => requireFinished(out)).toThrow(
      expect.objectContaining({
        exitCode: 2,
        message: expect.stringContaining('`npm run generate`') as string,
      }),
    );
    expect(readdirSync(path.join(out, '.generator'))).toEqual([`${step}-${DEAD}`]);
  });

  test('can be read after a kill before its first change, and without any run', () => {
    expect(() => requireFinished(killedAt('prepare'))).not.toThrow();
    expect(() => requireFinished(temporaryFolder())).not.toThrow();
  });
});
