import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEVERITIES, type Severity } from '../../generator/compare/diff/rules/rule';
import { PLANTED } from '../unit/diff/fixtures';
import type { Planted } from '../unit/diff/fixtures/fixture';
import { DISAGREEMENTS } from './redocly/disagreements';
import { runRedocly, type Impact } from './redocly/run-redocly';

interface Judged {
  ours: Severity | 'nothing';
  redocly: Impact;
}

const folder = mkdtempSync(path.join(tmpdir(), 'redocly-'));
const judged = new Map<string, Judged>();

beforeAll(async () => {
  const queue = Object.entries(PLANTED)
    .flatMap(([subject, planted]) => planted.map((one) => ({ id: `${subject}: ${one.name}`, one })))
    .entries();
  const work = async (): Promise<void> => {
    for (const [index, { id, one }] of queue) judged.set(id, await judge(one, String(index)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('redocly diff, apart from our comparison,', () => {
  it('judges every fixture', () => {
    expect(judged.size).toBe(Object.values(PLANTED).flat().length);
  });

  it('calls other changes breaking only where somebody reviewed it', () => {
    const differing = [...judged].filter(
      ([, { ours, redocly }]) => (ours === 'breaking') !== (redocly === 'major'),
    );
    const reviewed = DISAGREEMENTS.flatMap(({ fixtures }) =>
      Object.entries(fixtures).map(([id, [ours, redocly]]): [string, Judged] => [id, { ours, redocly }]),
    );
    expect(Object.fromEntries(differing)).toEqual(Object.fromEntries(reviewed));
  });
});

async function judge({ base, head, expected }: Planted, name: string): Promise<Judged> {
  const [before, after] = [base, head].map((side, index) => {
    const file = path.join(folder, `${name}-${index}.json`);
    writeFileSync(file, JSON.stringify(side));
    return file;
  });
  const { bump } = await runRedocly(before!, after!);
  return { ours: worstOf(expected), redocly: bump };
}

/** The worst severity of verdicts such as `enum-value-removed B/A`. */
function worstOf(expected: readonly string[]): Severity | 'nothing' {
  const letters = expected.flatMap((verdict) => verdict.split(' ')[1]!.split('/'));
  return SEVERITIES.find((severity) => letters.includes(severity[0]!.toUpperCase())) ?? 'nothing';
}
