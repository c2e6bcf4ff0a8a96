import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { languages as allLanguages } from '../../../generator/snippets/languages';
import { snippetFileName } from '../../../generator/snippets/snippet-file';
import { splitNames } from '../attributes';
import type { BlockElement } from '../element';
import { lookUp } from '../mistake';
import { codeBlock } from '../nodes';

const usualLanguages = 'curl, ruby, php';
const labels = Object.fromEntries(allLanguages.map(({ id, label }) => [id, label]));

/** Prism languages that are not called like the language of the snippets. */
const prismLanguages: Record<string, string> = { curl: 'bash' };

/** `<Snippet operation="createInvoice" request="default" languages="curl, ruby" />`: the executed code of a request. */
export const snippet: BlockElement = {
  kind: 'block',
  attributes: { operation: true, request: false, languages: false },
  render({ operation = '', request, languages = usualLanguages }, { snippets }) {
    const codes = lookUp(snippets, operation, 'operation with snippets called', 'operation');
    const isFirst = request === undefined || request === 'default';
    const shown = isFirst
      ? codes
      : lookUp(snippets, snippetFileName(operation, request), 'request', 'request');
    const tabs = splitNames(languages).map((language) => ({
      language,
      block: codeBlock(prismLanguages[language] ?? language, codeIn(language, shown)),
    }));
    const code =
      tabs.length === 1 ? tabs.map(({ block }) => block) : [jsx('CodeTabs', {}, tabs.map(codeTab))];
    return [...code, jsx('RunSnippet', { operation, request: request ?? 'default' }, [])];
  },
};

function codeIn(language: string, codes: Record<string, string>): string {
  return lookUp(codes, language, 'language', 'languages').trimEnd();
}

function codeTab({
  language,
  block,
}: {
  language: string;
  block: ReturnType<typeof codeBlock>;
}): MdxJsxFlowElement {
  return jsx('CodeTab', { value: language, label: labels[language] ?? language }, [block]);
}

function jsx(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}
