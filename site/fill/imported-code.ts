import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Root } from 'mdast';
import { home } from '../config/code';
import { listPageFiles } from '../config/page-files';
import { parsePage } from '../remark/parse-page';
import { isFillable } from './compile-page';

/** Returns the first import of code in the hand-written pages below `docs`, as `docs/prices.mdx:5:1`; undefined if none has one. */
export function findImportedCode(docs: string): string | undefined {
  for (const name of listPageFiles(docs)) {
    const file = relative(home, join(docs, name));
    const [place] = importsOf(parsePage(readFileSync(join(docs, name), 'utf8'), file));
    if (place !== undefined) return `${file}:${place.line}:${place.column + 1}`;
  }
  return undefined;
}

/** Lists where a page imports code, with columns from 0. */
function importsOf({ children }: Root): { line: number; column: number }[] {
  return children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) =>
      'source' in statement &&
      typeof statement.source?.value === 'string' &&
      !isFillable(statement.source.value)
        ? statement.loc!.start
        : [],
    );
}
