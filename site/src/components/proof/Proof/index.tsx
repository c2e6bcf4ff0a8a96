import type { ReactNode } from 'react';
import built from '@generated/proof/default/counts.json';
import type { ProofData } from '#core/contracts/page-data';
import type { ProofCounts, Report } from '#core/contracts/report';
import reportText from '../../../../../generated/report/report.json';
import { Agents } from './agents';
import { Counted } from './counted';
import { Judge, Sequences, Snippets } from './counts';
import { Errors } from './errors';
import { Limits } from './limits';
import { Mutants } from './mutants';
import { Sentences } from './sentences';
import { Summary } from './summary';

interface Shown {
  data: ProofData;
  report: Report;
  counts: ProofCounts;
}

interface Section {
  show: (shown: Shown) => ReactNode;
  /** The blocks of the report that it shows. */
  blocks: readonly (keyof Report)[];
}

const sections: Record<string, Section> = {
  summary: { show: Summary, blocks: [] },
  snippets: { show: Snippets, blocks: ['snippets'] },
  errors: { show: Errors, blocks: ['errors'] },
  sentences: { show: Sentences, blocks: ['sentences'] },
  mutants: { show: Mutants, blocks: ['mutants'] },
  sequences: { show: Sequences, blocks: ['model', 'browser'] },
  judge: { show: Judge, blocks: ['respect'] },
  agents: { show: Agents, blocks: ['tool', 'reader'] },
  limits: { show: Limits, blocks: [] },
};

/** One section of the test report's counts, each with the run that made them. */
export function Proof({ data, section }: { data: ProofData; section: string }) {
  const { show: Show, blocks } = sections[section]!;
  const report: Report = reportText;
  // A site without this page has no counts, and never gets here.
  const counts = built!;
  return (
    // The Markdown of the page says the counts of a run in other words.
    <div data-markdown-ignore="">
      <Show data={data} report={report} counts={counts} />
      {blocks.map((block) => (
        <Counted key={block} measured={report[block].measured} wasStale={counts.stale.includes(block)} />
      ))}
    </div>
  );
}
