import type { OperationSnippets } from '../../snippets/operation-snippets';
import type { MdxPage } from '../mdx/mdx';
import type { PageContext } from '../page-context';

/** What the data of a page about the whole API is made of. */
export interface PageInput {
  context: PageContext;
  snippets: readonly OperationSnippets[];
}

/** A page about the whole API: there is one of its kind, or none. */
export interface PageKind {
  /** Its file below `pages/` without the extension, which is how Docusaurus names a document. */
  id: string;
  /** Whether the API has it; always when undefined. */
  when?: (context: PageContext) => boolean;
  build: (input: PageInput) => { data: object; mdx: MdxPage };
  /** Whether the sidebar lists it below the landing page. */
  isListed?: true;
  /** Whether it explains the marks itself, so that it needs no list of their sources. */
  explainsMarks?: true;
}

/** A row of the registry: its data, and the MDX that is made of them. */
interface PageRow<Data extends object> extends Omit<PageKind, 'build'> {
  data: (input: PageInput) => Data;
  mdx: (data: Data, context: PageContext) => MdxPage;
}

/** The kind of page that a row describes. */
export function definePage<Data extends object>({ data: buildData, mdx, ...kind }: PageRow<Data>): PageKind {
  return {
    ...kind,
    build: (input) => {
      const data = buildData(input);
      return { data, mdx: mdx(data, input.context) };
    },
  };
}
