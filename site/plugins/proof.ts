import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { countProof, readReport } from '../proof/count-proof';

interface Options {
  /** The generator's output, with the report of the last tests. */
  generated: string;
  /** Folder of the hand-written pages and of the accepted sentences. */
  docs: string;
}

/** Provides the page about the tests with what the build counts: `@generated/proof/default/counts.json`. */
export default function proof(_: LoadContext, { generated, docs }: Options): Plugin {
  return {
    name: 'proof',
    async contentLoaded({ actions }) {
      const report = existsSync(join(generated, 'pages/proof.mdx')) ? readReport(generated) : undefined;
      const counts = report === undefined ? null : countProof(report, generated, docs);
      await actions.createData('counts.json', JSON.stringify(counts));
    },
  };
}
