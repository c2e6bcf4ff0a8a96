import { readFileSync } from 'node:fs';
import { nodesOfType, readPage } from '../../../site/lint/page';

const PAGE = 'tools/downloads.mdx';

/** Returns the code blocks of the page about the downloads that a test runs, in their order. */
export function codeFor(test: string): string[] {
  return nodesOfType(readPage(PAGE, readFileSync(`docs/${PAGE}`, 'utf8')), 'code')
    .filter(({ node: { meta } }) => meta === `run-by="${test}"`)
    .map(({ node: { value } }) => value);
}
