import { expect, test } from 'vitest';
import type { Counted, Report } from '#core/contracts/report';
import { readReport } from '../../../../site/proof/count-proof';
import { requireFresh } from '../../../../tools/release/require-fresh';

const report = readReport('generated')!;
const measuredOn = (on: string) => {
  const blocks = Object.entries<Counted<object>>({ ...report });
  return Object.fromEntries(
    blocks.map(([name, block]) => [
      name,
      { ...block, measured: { ...block.measured, on, revision: 'unknown' } },
    ]),
  ) as unknown as Report;
};

test('a release with counts of last year is refused, and each of them is named', () => {
  const refuse = () => requireFresh(measuredOn('2020-01-01'), '.');
  expect(refuse).toThrow('snippets (2020-01-01, unknown), mutants (2020-01-01, unknown)');
  expect(refuse).toThrow('Run `npm run check:deep`');
});

test('a release with counts of a later day than its commit is not', () => {
  expect(() => requireFresh(measuredOn('2999-01-01'), '.')).not.toThrow();
});
