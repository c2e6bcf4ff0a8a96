import type { Code } from 'mdast';
import type { SnippetData } from '#core/contracts/page-data';
import type { PlainCodeData } from '../../markdown/code';
import { splitNames } from '../attributes';
import type { BlockElement } from '../element';
import { highlightSnippet } from '../highlight-snippet';
import { requireEntry } from '../require-entry';
import { codeBlock } from '../nodes';
import { codeTabs } from './code-tabs';

/** `<Snippet operation="createInvoice" request="default" languages="curl, ruby" />`: the executed code of a request. */
export const snippet: BlockElement = {
  kind: 'block',
  attributes: { operation: true, request: false, languages: false },
  render({ operation = '', request = 'default', languages }, { facts, snippets }) {
    const page = requireEntry(snippets, operation, 'operation with snippets called', 'operation');
    const requests = Object.fromEntries(page.requests.map((one) => [one.name, one.snippets]));
    const shown = requireEntry(requests, request, `request of ${operation} called`, 'request');
    const codes = Object.fromEntries(shown.map((one) => [one.language, one]));
    const labels = Object.fromEntries(page.languages.map(({ id, label }) => [id, label]));
    const names = languages === undefined ? page.languages.map(({ id }) => id) : splitNames(languages);
    const tabs = names.map((language) => {
      const code = requireEntry(codes, language, 'language', 'languages');
      return {
        value: language,
        label: labels[language] ?? language,
        block: block(code, page.href),
      };
    });
    const { method, path, href } = requireEntry(facts.operations, operation, 'operation', 'operation');
    const values = JSON.stringify(page.readerValues ?? []);
    return [codeTabs(tabs, { operation, request, method, path, href, values })];
  },
};

function block(code: SnippetData, href: string): Code {
  const highlighted = highlightSnippet(code, href);
  const data: PlainCodeData = { grammar: code.grammar, hProperties: { highlighted, isBare: true } };
  return { ...codeBlock(code.language, ''), data };
}
