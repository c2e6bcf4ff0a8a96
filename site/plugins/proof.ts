import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProofCounts, Report } from '#core/contracts/report';
import { countProof, readReport } from '../proof/count-proof';

/** The last report of the tests, with what the build counts itself. */
export interface Proof {
  report: Report;
  counts: ProofCounts;
}

interface Options {
  /** The generator's output, with the report of the last tests. */
  generated: string;
  /** Folder of the hand-written pages and of the accepted sentences. */
  docs: string;
}

/** Provides the page about the tests with what the build counts: `@generated/proof/default/counts.json`. */
export default function proof(_: LoadContext, { generated, docs }: Options): Plugin<Proof | undefined> {
  return {
    name: 'proof',
    loadContent() {
      const report = readReport(generated);
      return report && { report, counts: countProof(report, generated, docs) };
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('counts.json', JSON.stringify(content?.counts ?? null));
    },
  };
}
