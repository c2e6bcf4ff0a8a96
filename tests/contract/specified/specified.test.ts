import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../../generator/problems/format-problems';
import { SPECIFIED } from '../../specified';
import { loadDescription } from '../description/description';
import { STATEMENTS } from './beyond';
import { collectForms } from './compare/collect-forms';
import { compare } from './compare/compare';
import type { Finding } from './compare/finding';
import { locate } from './locate';
import type { Mutant } from './mutants/change';
import { mutants } from './mutants/index';

const description = loadDescription();
const findings = compare(description, SPECIFIED);

/** The findings that a mutant adds: another mistake in the description does not fail its test. */
function findingsOf({ change }: Mutant): Finding[] {
  const known = new Set(findings.map((finding) => JSON.stringify(finding)));
  const broken = structuredClone(description);
  change(broken);
  return compare(broken, SPECIFIED).filter((finding) => !known.has(JSON.stringify(finding)));
}

/** Findings as problems of the description, each with its file, line and column. */
function formatFindings(findings: readonly Finding[]): string {
  return formatProblems(
    findings.map(({ pointer, message, remedy }) => ({
      ruleId: 'specified',
      severity: 'error',
      message,
      remedy,
      location: locate(pointer),
    })),
    'text',
  );
}

describe('the description', () => {
  it('says what the specification says, and marks what it adds', () => {
    expect(formatFindings(findings)).toBe('');
  });

  it('has a form of every object', () => {
    const found = new Set(collectForms(description, SPECIFIED).map(({ entity }) => entity));
    expect(Object.keys(SPECIFIED.entities).filter((entity) => !found.has(entity))).toEqual([]);
  });

  it.each(mutants)('would not pass with $broken', (mutant) => {
    const messages = findingsOf(mutant).map(({ message }) => message);
    expect(messages.join('\n')).toContain(mutant.want);
  });

  it('cites only decisions that the description has', () => {
    const decisions = Object.keys(description['x-decisions'] as object);
    const ids = STATEMENTS.map(({ basis }) => basis).filter((basis) => basis.startsWith('G-'));
    expect(ids.filter((id) => !decisions.includes(id))).toEqual([]);
  });
});

describe('a finding', () => {
  it('names the place, both values and what to do', () => {
    const mutant = mutants.find(({ broken }) => broken === 'another locale')!;
    // A description that has another mistake has other findings, too.
    const lost = findingsOf(mutant).find(({ message }) => message.includes(mutant.want));
    expect(formatFindings([lost!]).replace(/:\d+:\d+/, '')).toMatchInlineSnapshot(`
      "openapi/components/schemas/CheckoutSessionUpdate.yaml  error  specified
        checkout_session.locale does not take "nb", a value of the specification (3.api.7); CheckoutSessionUpdate.locale does not list it. Add "nb" to the values.
        at #/properties/locale
      "
    `);
    const { file, line } = locate(lost!.pointer);
    expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toBe('  locale:');
  });
});
