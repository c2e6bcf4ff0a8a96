import { afterAll, expect, test } from 'vitest';
import { countOf } from '#core/text/count-of';
import { writeResult } from '../../report/results';
import { listShownFiles } from '../../claims/read/read-claims';
import { CLASSES } from './classes';
import { findSurvivors } from './find-survivors';
import { locate } from './locate';
import { makeLies } from './make-lies';

/** How many lies are planted; `LIES=1000` plants more, `MUTATION_SEED` other ones. */
const COUNT = Number(process.env.LIES ?? 300);

/** The share that has to be noticed. */
const NOTICED = 0.95;

const lies = makeLies(listShownFiles(), COUNT);
const survivors = findSurvivors(lies);
const counts = Object.keys(CLASSES).map((kind) => ({
  class: kind,
  planted: lies.filter((lie) => lie.kind === kind).length,
  noticed: lies.filter((lie) => lie.kind === kind && !survivors.includes(lie)).length,
}));

afterAll(() => {
  writeResult('lies', counts);
  console.log(`${countOf(lies.length, 'lie')}, ${survivors.length} not noticed`);
  for (const survivor of survivors) console.log(locate(survivor));
});

test('lies are planted of every class', () => {
  expect(counts.filter(({ planted }) => planted === 0)).toEqual([]);
});

test('the review of sentences notices them', () => {
  expect((lies.length - survivors.length) / lies.length, survivors.map(locate).join('\n')).toBeGreaterThan(
    NOTICED,
  );
});
