import * as mdx from '@mdx-js/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { PageImport } from './page-imports';

/** A compiled page, which gets what it imports from the shell: there is one React. */
export type PageModule = (
  load: (name: PageImport) => unknown,
  module: { exports: object },
  exports: object,
) => void;

const IMPORTS: Record<PageImport, unknown> = {
  '@mdx-js/react': mdx,
  react,
  'react/jsx-runtime': jsxRuntime,
};

/** Returns what a compiled page exports. */
export function runPage(page: PageModule): object {
  const module = { exports: {} };
  page((name) => IMPORTS[name], module, module.exports);
  return module.exports;
}
