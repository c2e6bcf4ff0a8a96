import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Json } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import { SIMULATED_RULES } from '../../simulator/rules/simulated';
import { listOperations, loadDescription } from './description/description';

const description = loadDescription();
const {
  'x-decisions': decisions,
  'x-limits': limits,
  'x-sandbox': sandbox,
  'x-api-versions': versions,
} = objectOf(description as unknown as Json);
const KNOWN = [
  ...numbersOf(limits),
  ...numbersOf(sandbox),
  listOf(versions).length,
  ...listOperations(description, 'paths').flatMap(({ operation }) =>
    Object.keys(objectOf(operation.responses)).map(Number),
  ),
];
/** Readers find the rules of the simulator here, too. */
const aboutRun = Object.values(
  objectOf(objectOf(parse(readFileSync('openapi/simulator.yaml', 'utf8')) as Json).about),
).map((text) => textOf(text) ?? '');
const statements = statementsByDecision(description as unknown as Json);

/** Where the simulator fills in a decision, readers have to find the rule where the decision is stated. */
describe.each(SIMULATED_RULES)('the simulated rule $id', ({ text, decision }) => {
  it('fills out a decision that a statement rests on', () => {
    expect(statements.get(decision) ?? []).not.toEqual([]);
  });

  it('names no number that readers are not told', () => {
    const told = [
      ...aboutRun,
      ...(statements.get(decision) ?? []),
      textOf(objectOf(objectOf(decisions)[decision]).text),
    ];
    const known = new Set([...KNOWN, ...told.flatMap((one) => numbersIn(one ?? ''))]);
    expect(numbersIn(text).filter((number) => !known.has(number))).toEqual([]);
  });
});

/** The strings of the description, by the decision that they cite. */
function statementsByDecision(root: Json): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const read = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(read);
    const object = objectOf(value);
    const decision = textOf(object.decision) ?? textOf(object['x-decision']);
    const text = textOf(object.text) ?? textOf(object.description);
    if (decision !== undefined) found.set(decision, [...(found.get(decision) ?? []), text ?? '']);
    entriesOf(value).forEach(([, member]) => read(member));
  };
  read(root);
  return found;
}

function numbersOf(value: Json | undefined): number[] {
  return entriesOf(value).flatMap(([, member]) =>
    typeof member === 'number' ? [member] : numbersOf(member),
  );
}

function numbersIn(text: string): number[] {
  const plain = text.replaceAll(/\d+(?:\.\d+)+(?:\.x)?/g, '');
  return [...plain.matchAll(/(?<!\w)\d{1,3}(?:,\d{3})+(?!\w)|(?<!\w)\d+(?!\w)/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  );
}
