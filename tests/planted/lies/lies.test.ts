import { afterAll, expect, test } from 'vitest';
import { sum } from '#core/collections/sum';
import type { EditCount } from '#core/contracts/report';
import { countOf } from '#core/text/count-of';
import { writeCounts } from '../../../tools/report/results';
import { listShownFiles } from '../../../abaco/claims/read-claims';
import { CLASSES } from './classes';
import { judgeLies } from './judge-lies';
import type { Lie, LieClass } from './lie';
import { locate } from './locate';
import { makeLies } from './make-lies';
import { LINE_BREAKS, TRUE_EDITS } from './true-edits';

/** How many lies are planted; `LIES=1000` plants more, `MUTATION_SEED` other ones. */
const COUNT = Number(process.env.LIES ?? 300);

/** How many edits that keep the meaning are planted for each lie. */
const CONTROL = 1 / 3;

/** The share of the lies that has to be shown to a reviewer. */
const SHOWN = 0.95;

/** The share of the lies that has to be refused: the rest is in sentences without a statement, or in words that no class knows. */
const REFUSED = 0.6;

/** The share of the true edits that may be refused. */
const WRONGLY_REFUSED = 0.03;

const start = performance.now();
const files = listShownFiles();
const lies = makeLies(CLASSES, files, COUNT);
const { survivors, refused, refusedAsNew } = judgeLies(lies);
const edits = makeLies(TRUE_EDITS, files, Math.round(COUNT * CONTROL));
const { survivors: unseen, refused: refusedEdits, refusedAsNew: refusedNewEdits } = judgeLies(edits);
const counts = {
  lies: countClasses(CLASSES, lies, survivors),
  edits: countClasses(TRUE_EDITS, edits, unseen),
};

afterAll(() => {
  writeCounts('lies', counts, (performance.now() - start) / 1000);
  console.log(`${countOf(lies.length, 'lie')}, ${survivors.length} not shown, ${refused.length} refused`);
  for (const survivor of survivors) console.log(locate(survivor));
  console.log(
    `${countOf(edits.length, 'true edit')}, ${unseen.length} not shown, ${refusedEdits.length} refused`,
  );
  console.log(
    `as new sentences: ${countOf(refusedAsNew.length, 'lie')} and ${countOf(refusedNewEdits.length, 'true edit')} refused`,
  );
});

test('lies and true edits are planted of every class', () => {
  expect([...counts.lies, ...counts.edits].filter(({ planted }) => planted === 0)).toEqual([]);
});

test('lies are shown to a reviewer', () => {
  const shown = sum(counts.lies.map((count) => count.shown));
  expect(shown / lies.length, survivors.map(locate).join('\n')).toBeGreaterThan(SHOWN);
});

test('lies are refused, and true edits are not', () => {
  expect(refused.length / lies.length).toBeGreaterThan(REFUSED);
  expect(refusedEdits.length / edits.length, refusedEdits.map(locate).join('\n')).toBeLessThan(
    WRONGLY_REFUSED,
  );
});

test('the description contradicts no true edit', () => {
  expect(refusedNewEdits.map(locate)).toEqual([]);
});

test('other line breaks do not change a sentence', () => {
  const shown = edits.filter((edit) => edit.kind === LINE_BREAKS && !unseen.includes(edit));
  expect(shown.map(locate)).toEqual([]);
});

function countClasses(
  classes: Record<string, LieClass>,
  planted: readonly Lie[],
  missed: readonly Lie[],
): EditCount[] {
  return Object.keys(classes).map((kind) => {
    const ofClass = planted.filter((one) => one.kind === kind);
    return {
      class: kind,
      planted: ofClass.length,
      shown: ofClass.filter((one) => !missed.includes(one)).length,
    };
  });
}
