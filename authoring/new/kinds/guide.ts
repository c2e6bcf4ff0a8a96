import { posix } from 'node:path';
import ts from 'typescript';
import { UsageError } from '#core/command-line/usage-error';
import { insertLines, newFile, requireFile, requireName } from '../../plan/edit-text';
import type { FileChange, Sources } from '../../plan/plan';
import { capitalize, wordsOf, type Kind } from '../kind';

const SIDEBARS = 'abaco/sidebars.ts';

/** A page, its entry in the sidebar, and its line on the index page of its folder. */
export const guide: Kind = {
  takes: '<folder/name>',
  example: 'guides/void-invoices',
  plan: ([given], sources) => {
    const id = requireName(given, /^[a-z\d-]+(\/[a-z\d-]+)+$/, 'guide', guide.example);
    const { dir, base } = posix.parse(id);
    const title = capitalize(wordsOf(base));
    return {
      changes: [
        newFile(sources, `docs/${id}.mdx`, page(title)),
        addToSidebar(sources, dir, base),
        insertLines(
          sources,
          `docs/${dir}/index.mdx`,
          /^<\/div>$/m,
          `- **[${title}](./${base}.mdx)**\n  TODO: the page in a few words.\n\n`,
        ),
      ],
      next: [
        `Move its entry in ${SIDEBARS} and its line in docs/${dir}/index.mdx to where readers look for it.`,
        'Say what readers ask for in tests/contract/wayfinding/questions.ts.',
        `Run npm run lint:docs -- docs/${id}.mdx, then npm run claims.`,
      ],
    };
  },
};

const page = (title: string) => `---
title: ${title}
description: TODO, the page in one sentence.
---

TODO: the first sentence says what readers get.

## TODO a first step

TODO: a call, as \`<Snippet operation="…" request="…" />\`.

## Next steps

- TODO: a link to the next guide, and a reason to follow it.
`;

/** Adds a page to the end of the category of its folder. */
function addToSidebar(sources: Sources, folder: string, name: string): FileChange {
  const content = requireFile(sources, SIDEBARS);
  const source = ts.createSourceFile(SIDEBARS, content, ts.ScriptTarget.Latest, true);
  const end = findList(source, folder)?.elements.at(-1)?.getEnd();
  if (end === undefined)
    throw new UsageError(
      `${SIDEBARS} has no category of docs/${folder}: write a page of one, such as \`guides/${name}\`.`,
    );
  return { file: SIDEBARS, content: `${content.slice(0, end)}, '${name}'${content.slice(end)}` };
}

/** Finds the pages of `category('…', folder, [...])`. */
function findList(node: ts.Node, folder: string): ts.ArrayLiteralExpression | undefined {
  if (ts.isCallExpression(node)) {
    const [, path, pages] = node.arguments;
    if (
      path &&
      pages &&
      ts.isStringLiteral(path) &&
      path.text === folder &&
      ts.isArrayLiteralExpression(pages)
    )
      return pages;
  }
  return ts.forEachChild(node, (child) => findList(child, folder));
}
