import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { afterAll, describe, expect, test } from 'vitest';
import type { Facts } from '#core/contracts/facts';
import { compareSlots } from '../../../../../authoring/claims/slots/compare-slots';
import { readVocabulary } from '../../../../../authoring/claims/slots/vocabulary';
import { contradicts } from '../../../../../authoring/claims/verdict';

/** Sentences that are changed: to false ones, and to others that are as true. */
interface Sentences {
  lies: Edit[];
  trueEdits: Edit[];
}

interface Edit {
  was: string;
  now: string;
}

const vocabulary = readVocabulary(JSON.parse(readFileSync('generated/facts/facts.json', 'utf8')) as Facts);
const figures: string[] = [];
afterAll(() => console.log(figures.join('\n')));

function isRefused({ was, now }: Edit): boolean {
  return contradicts(compareSlots(was, now, vocabulary), 'specified 3.api.1');
}

/** The share that is refused, which is printed with its interval. */
function shareRefused(name: string, edits: readonly Edit[]): number {
  const refused = edits.filter(isRefused).length;
  const [low, high] = interval(refused, edits.length);
  const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
  figures.push(`${name}: ${refused} of ${edits.length} refused (${percent(low)} to ${percent(high)})`);
  return refused / edits.length;
}

/** The interval of Wilson that has the share of all such edits with 95 % confidence. */
function interval(found: number, of: number): [low: number, high: number] {
  const z = 1.96;
  const share = found / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return [middle - half, middle + half];
}

describe.each([
  { set: 'tuned', lies: 0.75, trueEdits: 0.03 },
  { set: 'held-out', lies: 0.65, trueEdits: 0.05 },
])('of the $set sentences', ({ set, lies, trueEdits }) => {
  const sentences = parse(readFileSync(`tests/fixtures/sentences/${set}.yaml`, 'utf8')) as Sentences;

  test(`${100 * lies} % of the false ones are refused`, () => {
    expect(shareRefused(`${set} lies`, sentences.lies)).toBeGreaterThanOrEqual(lies);
  });

  test('no false one is accepted together with others', () => {
    expect(sentences.lies.filter(({ was, now }) => compareSlots(was, now, vocabulary).length === 0)).toEqual(
      [],
    );
  });

  test(`at most ${100 * trueEdits} % of the true ones are refused`, () => {
    expect(shareRefused(`${set} true edits`, sentences.trueEdits)).toBeLessThanOrEqual(trueEdits);
  });
});

test('of the sentences that state a security rule, 95 % of the false ones are refused', () => {
  const lies = parse(readFileSync('tests/fixtures/sentences/security.yaml', 'utf8')) as Edit[];
  const isRefusedRule = ({ was, now }: Edit) =>
    contradicts(compareSlots(was, now, vocabulary), 'security secrets-on-server');
  expect(lies.filter(isRefusedRule).length / lies.length).toBeGreaterThanOrEqual(0.95);
});
