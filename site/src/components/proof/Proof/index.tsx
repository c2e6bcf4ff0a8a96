import type { ReactNode } from 'react';
import type { ProofData } from '#core/contracts/page-data';
import type { Report } from '#core/contracts/report';
import reportText from '../../../../../generated/report/report.json';
import { Agents } from './agents';
import { Judge, Sequences, Snippets } from './counts';
import { Errors } from './errors';
import { Limits } from './limits';
import { Mutants } from './mutants';
import { Sentences } from './sentences';
import { Summary } from './summary';

const report: Report = reportText;

const sections: Record<string, (data: ProofData) => ReactNode> = {
  summary: (data) => <Summary data={data} report={report} />,
  snippets: () => <Snippets report={report} />,
  errors: (data) => <Errors data={data} report={report} />,
  sentences: () => <Sentences report={report} />,
  mutants: () => <Mutants report={report} />,
  sequences: () => <Sequences report={report} />,
  judge: () => <Judge report={report} />,
  agents: () => <Agents report={report} />,
  limits: () => <Limits />,
};

/** One section of the test report's counts. */
export function Proof({ data, section }: { data: ProofData; section: string }) {
  // The Markdown of the page says the counts of a run in other words.
  return <div data-markdown-ignore="">{sections[section]?.(data)}</div>;
}
