import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Leaves our labs out of the site of another project: they are about our API, and so is the data they run with. The report of
 * the tests is its own, if it has one.
 */
export default function otherProject({ siteDir }: LoadContext, { generated }: { generated: string }): Plugin {
  const report = join(generated, 'report/report.json');
  const alias = {
    [`${join(siteDir, 'src/labs/Lab')}$`]: false as const,
    [`${join(siteDir, '../generated/report/report.json')}$`]: existsSync(report) && report,
  };
  return { name: 'other-project', configureWebpack: () => ({ resolve: { alias } }) };
}
