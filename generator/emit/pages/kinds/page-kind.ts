import type { OperationSnippets } from '../../snippets/operation-snippets';
import type { FrontMatter } from '../mdx/front-matter';
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

/** A row of the registry: a function for the data, the MDX of the page, and a function for its Markdown. */
type PageRow<Data extends object> = Omit<PageKind, 'build' | 'formatText'> & {
  data: (input: PageInput) => Data;
  text: FormatText<Data>;
} & (OneComponent | { mdx: (data: Data, context: PageContext) => MdxPage });

/** A page whose body is a single component. */
interface OneComponent {
  /** Its name in `site/src/reference/components.ts`. */
  component: string;
  frontMatter: (context: PageContext) => FrontMatter;
}

/** Returns the kind of page that a row describes. */
export function definePage<Data extends object>(row: PageRow<Data>): PageKind {
  const { id, when, isListed, explainsMarks, text } = row;
  return {
    id,
    when,
    isListed,
    explainsMarks,
    formatText: fromJson(text),
    build: (input) => {
      const data = row.data(input);
      const { context } = input;
      return { data, mdx: 'mdx' in row ? row.mdx(data, context) : buildOneComponent(row, context) };
    },
  };
}

/** The data file has the name of the page's own file. */
function buildOneComponent(
  { id, component, frontMatter }: OneComponent & Pick<PageKind, 'id'>,
  context: PageContext,
): MdxPage {
  const dataFile = `${id.replace(/^.*\//, '')}.json`;
  return { frontMatter: frontMatter(context), dataFile, body: [{ component }] };
}
