import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Leaves our labs out of the site of another project: they are about our API, and so is the data they run with. */
export default function otherProject({ siteDir }: LoadContext): Plugin {
  return {
    name: 'other-project',
    configureWebpack: () => ({ resolve: { alias: { [`${join(siteDir, 'src/labs/Lab')}$`]: false } } }),
  };
}
