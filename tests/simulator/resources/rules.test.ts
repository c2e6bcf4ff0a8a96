import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { machines } from '../../../simulator/rules/machines';
import { SIMULATED_RULES } from '../../../simulator/rules/simulated';

interface Arrow {
  from: string | null;
  event: string;
  to: string | null;
  guard?: string;
  basis: string;
  decision?: string;
  rule?: string;
}

const description = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as { 'x-decisions': object };
const decisions = Object.keys(description['x-decisions']);
const rules: string[] = SIMULATED_RULES.map(({ id }) => id);

describe('the table of simulated rules', () => {
  it('names each rule once, in a sentence, with a decision of the description', () => {
    expect(new Set(rules).size).toBe(rules.length);
    expect(SIMULATED_RULES.filter(({ text }) => !/^[A-Za-z0-9].*\.$/.test(text))).toEqual([]);
    expect(SIMULATED_RULES.filter(({ decision }) => !decisions.includes(decision))).toEqual([]);
  });
});

describe.each(machines.map((machine) => [machine.resource, machine] as const))(
  'the states of %s',
  (_, machine) => {
    const arrows: readonly Arrow[] = machine.transitions;
    const states: readonly string[] = machine.states;
    const seedOnly: readonly string[] = machine.seedOnly;

    it('are all reached by an arrow or marked as of the seed, never both', () => {
      const reached = states.filter((state) => arrows.some(({ from, to }) => to === state && from !== state));
      expect([...reached, ...seedOnly].sort()).toEqual([...states].sort());
    });

    it('are the only ones that arrows name', () => {
      const named = arrows.flatMap(({ from, to }) => [from, to]).filter((state) => state !== null);
      expect(named.filter((state) => !states.includes(state))).toEqual([]);
    });

    it('have one arrow for each guard of an event', () => {
      const keys = arrows.map(({ from, event }) => `${from} ${event}`);
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('name a rule wherever they name a guard', () => {
      expect(arrows.filter(({ guard, rule }) => (guard === undefined) !== (rule === undefined))).toEqual([]);
    });

    it('give a basis for every arrow that the specification does not have', () => {
      const own = arrows.filter(({ basis }) => basis !== 'specification');
      expect(own.filter(({ decision = '' }) => !decisions.includes(decision))).toEqual([]);
      const simulated = arrows.filter(({ basis, rule }) => basis === 'simulated' || rule !== undefined);
      expect(simulated.filter(({ rule = '' }) => !rules.includes(rule))).toEqual([]);
    });
  },
);
