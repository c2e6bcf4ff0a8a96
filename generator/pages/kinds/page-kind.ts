import type { OperationSnippets } from '../../snippets/operation-snippets';
import type { MdxPage } from '../mdx/mdx';
import { type FormatJson, type FormatText, fromJson } from '../page/page';
import type { PageContext } from '../page-context';

/** The input for the data of a page about the whole API. */
export interface PageInput {
  context: PageContext;
  snippets: readonly OperationSnippets[];
}

/** A page about the whole API; there is at most one of each kind. */
export interface PageKind {
  /** The path of its file below `pages/`, without the extension, which is how Docusaurus names a document. */
  id: string;
  /** Whether the API has this page; always if undefined. */
  when?: (context: PageContext) => boolean;
  build: (input: PageInput) => { data: object; mdx: MdxPage };
  /** Formats the data as Markdown. */
  formatText: FormatJson;
  /** Whether the sidebar lists it below the landing page. */
  isListed?: true;
  /** Whether the page itself explains the citations, so that it does not need a list of their sources. */
  explainsMarks?: true;
}

/** A row of the registry: a function for the data, one for the MDX and one for the Markdown made from them. */
interface PageRow<Data extends object> extends Omit<PageKind, 'build' | 'formatText'> {
  data: (input: PageInput) => Data;
  mdx: (data: Data, context: PageContext) => MdxPage;
  text: FormatText<Data>;
}

/** Returns the kind of page that a row describes. */
export function definePage<Data extends object>({
  data: buildData,
  mdx,
  text,
  ...kind
}: PageRow<Data>): PageKind {
  return {
    ...kind,
    formatText: fromJson(text),
    build: (input) => {
      const data = buildData(input);
      return { data, mdx: mdx(data, input.context) };
    },
  };
}
