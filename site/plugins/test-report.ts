import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { requireFile } from '../config/require-file';

const REMEDY =
  'Run the tests that write it, or remove `report` from project.yaml: the page about the tests shows it.';

/** Gives the page about the tests the report of its project, if there is one. */
export default function testReport({ siteDir }: LoadContext, { generated }: { generated: string }): Plugin {
  const hasProof = existsSync(join(generated, 'pages/proof.mdx'));
  const report = hasProof && requireFile(join(generated, 'report/report.json'), REMEDY);
  const alias = { [`${join(siteDir, '../generated/report/report.json')}$`]: report };
  return { name: 'test-report', configureWebpack: () => ({ resolve: { alias } }) };
}
