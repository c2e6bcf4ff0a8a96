import type { Report } from '#core/contracts/report';
import { sum } from '#core/collections/sum';
import type { InlineElement } from '../element';
import { requireEntry } from '../require-entry';
import { text } from '../nodes';

/** `<Proof of="snippets.run" />`: a count of the test report, as text: `1,600`. */
export const proof: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { report }) {
    return [text(requireEntry(countsOf(report), of, 'count of the tests').toLocaleString('en-US'))];
  },
};

function countsOf(report?: Report): Record<string, number> {
  if (!report) return {};
  const { snippets, errors, mutants, respect } = report;
  return {
    'snippets.run': sum(snippets.languages.map(({ executed }) => executed)),
    'snippets.languages': snippets.languages.length,
    'errors.provoked': errors.natural,
    'errors.onDemand': errors.simulated,
    'faults.planted': sum(mutants.targets.map((count) => count.mutants)),
    'faults.noticed': sum(mutants.targets.map(({ killed }) => killed)),
    'workflows.checks': respect.checks,
  };
}
