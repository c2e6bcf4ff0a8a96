import type { Operation } from '../../model/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { Component, Heading, MdxPage } from '../mdx/mdx';
import type { OperationData } from '#core/contracts/page-data';
import { responseHeading } from './response-heading';

type Node = Component | Heading;

const PARAMETER_HEADINGS = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** The page of an operation: header, snippets (code first), request, responses, errors. */
export function buildOperationPage(operation: Operation, tagSlug: string, data: OperationData): MdxPage {
  return {
    frontMatter: {
      title: operation.summary,
      description: plainSummary(operation.description ?? operation.summary),
      slug: `/${tagSlug}/${operation.slug}/`,
      toc_max_heading_level: 3,
    },
    dataFile: `${operation.slug}.json`,
    body: [
      { component: 'OperationHeader' },
      ...buildSnippets(data),
      ...buildRequest(data),
      ...buildResponses(data),
      ...buildErrors(data),
    ],
  };
}

function buildRequest({ parameters = [], requestBody }: OperationData): Node[] {
  if (parameters.length === 0 && !requestBody) return [];
  return [
    { depth: 2, text: 'Request', id: 'request' },
    ...parameters.flatMap((group): Node[] => [
      { depth: 3, text: PARAMETER_HEADINGS[group.in], id: group.in },
      { component: 'ParameterList', attributes: { in: group.in } },
    ]),
    ...(requestBody ? buildBody() : []),
  ];
}

function buildBody(): Node[] {
  return [{ depth: 3, text: 'Request body', id: 'body' }, { component: 'RequestBody' }];
}

function buildSnippets({ requests }: OperationData): Node[] {
  if (requests.length === 0) return [];
  return [{ depth: 2, text: 'Snippets', id: 'snippets' }, { component: 'Snippets' }];
}

function buildResponses({ responses }: OperationData): Node[] {
  if (responses.length === 0) return [];
  return [
    { depth: 2, text: 'Responses', id: 'responses' },
    ...responses.flatMap((response): Node[] => [
      responseHeading(response, 3),
      { component: 'Response', attributes: { status: response.status } },
    ]),
  ];
}

function buildErrors({ errors }: OperationData): Node[] {
  if (errors.length === 0) return [];
  return [{ depth: 2, text: 'Errors', id: 'errors' }, { component: 'ErrorTable' }];
}
