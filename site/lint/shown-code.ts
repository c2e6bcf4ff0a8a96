import { textsOf } from '../remark/attributes';
import type { Api } from './api';
import { nodesOf, nodesOfType, type Page } from './page';

/** Returns the code that a page shows and a test runs: prose may use the names in it. */
export function shownCode(page: Page, { sources: { programs } }: Api): string {
  const blocks = nodesOfType(page, 'code').map(({ node }) => node.value);
  const shown = nodesOf(page.tree).flatMap(({ node }) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Program') return [];
    const files = programs[textsOf(node).of ?? ''] ?? [];
    return files.flatMap(({ name, code }) => [name, code]);
  });
  return [...blocks, ...shown].join('\n');
}

/** Whether a name occurs in code as a whole word. */
export function isIn(code: string, name: string): boolean {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
    if (!/\w/.test(code[at - 1] ?? '') && !/\w/.test(code[at + name.length] ?? '')) return true;
  }
  return false;
}
