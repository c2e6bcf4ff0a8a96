import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const HOOK = 'hooks/useHideableNavbar.js';

/** Shows a navbar that hides on the way down (`hideOnScroll`) again at the end of a page, where a reader chooses where to go next. */
export default function hidingNavbar({ siteDir }: LoadContext): Plugin {
  const findRule = () => ({
    // The package exports the file next to the folder only.
    include: join(dirname(require.resolve('@docusaurus/theme-common/internal', { paths: [siteDir] })), HOOK),
    loader: join(__dirname, 'show-at-end.cjs'),
  });
  return {
    name: 'hiding-navbar',
    configureWebpack: (_, isServer) => (isServer ? {} : { module: { rules: [findRule()] } }),
  };
}
