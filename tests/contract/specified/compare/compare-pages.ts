import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Specified } from '../../../specified';
import type { Operation } from '../../../specified/operations/operation';
import { PAGE_SIZE } from '../beyond';
import { cite } from './cite';
import { queryOf } from './compare-parameters';
import { ask, type Probe } from './compare-probes';
import type { Finding } from './finding';
import type { Judge } from './judge';
import { keywordSites } from './known-field';
import { below } from './sites';

/** Lists whose pages have another size, and date filters of another form. */
export function comparePages(description: BundledDescription, judge: Judge, specified: Specified): Finding[] {
  const lists = Object.values(specified.operations)
    .flat()
    .filter(({ returns }) => typeof returns === 'object');
  return lists.flatMap((operation) => [
    ...pageSize(description, specified, operation),
    ...dateFilter(description, judge, specified, operation),
  ]);
}

function pageSize(description: BundledDescription, { limits }: Specified, operation: Operation): Finding[] {
  const { default: usual, max } = limits.paging;
  return queryOf(description, operation)
    .filter(({ name }) => name === PAGE_SIZE.parameter)
    .flatMap(({ pointer, sites }) =>
      Object.entries({ default: usual, maximum: max }).flatMap(([keyword, wanted]) => {
        const has = keywordSites(sites, keyword)[0]?.value;
        if (has === wanted) return [];
        return [
          {
            pointer,
            message: `A page of records has the ${keyword} ${JSON.stringify(has)}; the specification says ${wanted} (${cite('limits.paging')}).`,
            remedy: `Write ${keyword}: ${wanted}.`,
          },
        ];
      }),
    );
}

function dateFilter(
  description: BundledDescription,
  judge: Judge,
  { forms }: Specified,
  operation: Operation,
): Finding[] {
  const probe: Probe = {
    field: 'date',
    entry: 'forms.dateRange',
    limit: 'two dates, comma-separated, in YYYY-MM-DD or YYYY/MM/DD',
    ...forms.dateRange,
  };
  return queryOf(description, operation)
    .filter(({ name }) => name === probe.field)
    .flatMap(({ pointer }) => ask(judge, probe, below(pointer, 'schema')));
}
