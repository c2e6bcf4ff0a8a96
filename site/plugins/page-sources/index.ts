import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourcePlaces } from '../../remark/source-files';

interface Options {
  /** Output of the generator that the pages are bound to. */
  generated: string;
  /** Folder of the hand-written pages. */
  docs: string;
}

/** Has the hand-written pages compiled again, while somebody writes, when a file changes that they get their facts from. */
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
