import type { Code, Nodes } from 'mdast';
import { parsePage } from '../prose/parse-page';

/** A template of a page, and what the page says it prints. */
interface TemplateExample {
  template: string;
  output: string;
  /** Which document it is printed for: `docs/_data/template-<changes>.yaml`; the invoice when absent. */
  changes?: string;
  line: number;
}

/** Blocks that name the test of the templates as the one that runs them, each with the block after it. */
export function readTemplateExamples(source: string, page: string): TemplateExample[] {
  const blocks = codeIn(parsePage(source, page));
  return blocks.flatMap((block, index) => {
    if (block.lang !== 'liquid' || !isRunHere(block)) return [];
    const output = blocks[index + 1];
    if (output === undefined || output.lang === 'liquid' || !isRunHere(output)) {
      throw new Error(`The template in line ${String(block.position?.start.line)} has no output after it.`);
    }
    const changes = /\bwith="([\w-]+)"/.exec(block.meta ?? '')?.[1];
    return [{ template: block.value, output: output.value, line: block.position?.start.line ?? 0, changes }];
  });
}

function isRunHere({ meta }: Code): boolean {
  return meta?.includes('run-by="tests/contract/templates.test.ts"') ?? false;
}

function codeIn(node: Nodes): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}
