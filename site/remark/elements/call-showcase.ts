import type { CallData, CallShowcaseData } from '../../src/components/landing/CallShowcase/data';
import { highlightJson } from '../../src/highlight/highlight-json';
import { splitNames } from '../attributes';
import type { BlockElement } from '../element';
import { findResponse, pickFields } from '../examples';
import { highlightSnippet } from '../highlight-snippet';
import { requireEntry } from '../require-entry';
import { jsx } from '../nodes';
import type { Sources } from '../sources';
import { toReceipt } from './receipt';

/**
 * `<CallShowcase operation="calculateTaxRate" status="200" examples="default, texas-saas" fields="name, rate" />`: examples of one
 * operation, each with its request in every language, members of its response, and the price for the customer.
 */
export const callShowcase: BlockElement = {
  kind: 'block',
  attributes: { operation: true, status: true, examples: true, fields: true },
  render({ operation = '', status = '', examples = '', fields = '' }, sources) {
    const { method, path, href } = requireEntry(
      sources.facts.operations,
      operation,
      'operation',
      'operation',
    );
    const page = requireEntry(sources.snippets, operation, 'operation with snippets called', 'operation');
    const calls = splitNames(examples).map((example) =>
      toCall({ operation, status, example, fields: splitNames(fields) }, sources),
    );
    const data: CallShowcaseData = {
      operation,
      method,
      path,
      href,
      status,
      statusName: requireEntry(sources.facts.statuses, status, 'status', 'status').name,
      languages: page.languages,
      readerValues: page.readerValues ?? [],
      calls,
    };
    return [jsx('CallShowcase', { data: JSON.stringify(data) })];
  },
};

interface Wanted {
  operation: string;
  status: string;
  example: string;
  fields: string[];
}

function toCall({ operation, status, example, fields }: Wanted, sources: Sources): CallData {
  const { href, requests } = requireEntry(sources.snippets, operation, 'operation called', 'operation');
  const byName = Object.fromEntries(requests.map((request) => [request.name, request]));
  const { summary = example, snippets } = requireEntry(
    byName,
    example,
    `request of ${operation} called`,
    'examples',
  );
  const response = findResponse(sources.examples, { operation, status, example });
  const shown = JSON.stringify(pickFields(response, fields), null, 2);
  return {
    name: example,
    label: summary,
    requests: snippets.map((one) => ({
      language: one.language,
      grammar: one.grammar,
      code: highlightSnippet(one, href),
    })),
    response: highlightJson(shown),
    fields: { shown: fields.length, all: Object.keys(response ?? {}).length },
    receipt: toReceipt(response),
  };
}
