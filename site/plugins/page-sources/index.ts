import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourcePlaces } from '../../remark/source-files';

interface Options {
  /** The generator's output that the pages are bound to. */
  generated: string;
  /** Folder of the hand-written pages. */
  docs: string;
}

/** Recompiles the hand-written pages during development when a file changes that they take facts from. */
export default function pageSources(_: LoadContext, { generated, docs }: Options): Plugin {
  const rule = {
    test: /\.mdx?$/,
    include: docs,
    enforce: 'pre',
    loader: join(__dirname, 'depend-on-sources.cjs'),
    options: sourcePlaces(generated, docs),
  } as const;
  return {
    name: 'page-sources',
    configureWebpack: () => (process.env.NODE_ENV === 'production' ? {} : { module: { rules: [rule] } }),
  };
}
