import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { requireFile } from '../config/require-file';

const REMEDY =
  'Run the tests that write it, or remove `report` from project.yaml: the page about the tests shows it.';

/**
 * Leaves our labs out of another project's site, because the labs and their data are about our API. Its test report is its own, if
 * it has one.
 */
export default function otherProject({ siteDir }: LoadContext, { generated }: { generated: string }): Plugin {
  const hasProof = existsSync(join(generated, 'pages/proof.mdx'));
  const report = hasProof && requireFile(join(generated, 'report/report.json'), REMEDY);
  const alias = {
    [`${join(siteDir, 'src/labs/Lab')}$`]: false as const,
    [`${join(siteDir, '../generated/report/report.json')}$`]: report,
  };
  return { name: 'other-project', configureWebpack: () => ({ resolve: { alias } }) };
}
