import type { CodeData } from '#core/contracts/code-data';
import type { ExampleData, OperationData, RequestData } from '#core/contracts/page-data';
import { OTHER_LANGUAGES, REQUEST_OF, RESPONSE_TO } from '#core/labels/examples';
import { responseTitle } from '#core/http/response-title';
import { codeBlock, codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import type { TextContext } from '../text-context';
import { formatExample } from './format-body';

/** A request and the responses to it, or what is left of them when one has no partner. */
interface Exchange {
  request?: RequestData;
  responses: { status: string; name: string; mediaType: string; example: ExampleData }[];
}

/**
 * Pairs the requests with the responses of the same name; responses without a request come last. The first request has one
 * response at least, if there is any.
 */
export function listExchanges({ requests, responses }: OperationData): Exchange[] {
  const examples = responses.flatMap(({ status, name, content = [] }) =>
    content.flatMap(({ mediaType, examples = [] }) =>
      examples.map((example) => ({ status, name, mediaType, example })),
    ),
  );
  const pairs: Exchange[] = requests.map((request) => ({
    request,
    responses: examples.filter(({ example }) => [request.name, request.example].includes(example.name)),
  }));
  const rest = examples.filter((one) => !pairs.some((pair) => pair.responses.includes(one)));
  if (pairs[0]?.responses.length === 0) pairs[0].responses.push(...rest.splice(0, 1));
  return [...pairs, ...rest.map((one) => ({ responses: [one] }))];
}

/** The errors come after the first example, so a long list of records as its response is moved to the other examples. */
const LONGEST_RESPONSE = 6000;

export function withShortFirst([first, ...others]: Exchange[]): Exchange[] {
  if (!first) return [];
  const isLong = first.responses.some(({ example }) => example.code.length > LONGEST_RESPONSE);
  if (!isLong || !first.request) return [first, ...others];
  return [{ request: first.request, responses: [] }, { responses: first.responses }, ...others];
}

/** Formats a request in the first language, and its responses. */
export function formatExchange(
  { request, responses }: Exchange,
  data: OperationData,
  context: TextContext,
): (string | undefined)[] {
  return [
    ...(request ? formatRequest(request, data, context) : []),
    ...responses.flatMap((response) => {
      const head = `${RESPONSE_TO} ${escapeText(responseTitle(response))} (${codeSpan(response.mediaType)})`;
      const example = { ...response.example, summary: summaryBeside(request, response.example) };
      return formatExample(example, context, head);
    }),
  ];
}

function formatRequest(
  { summary, html, snippets }: RequestData,
  data: OperationData,
  { page }: TextContext,
): (string | undefined)[] {
  const [snippet] = snippets;
  if (!snippet) return [];
  const language = data.languages.find(({ id }) => id === snippet.language)?.label ?? snippet.language;
  return [
    `${REQUEST_OF} ${escapeText(language)}${summary === undefined ? '' : `: ${escapeText(summary)}`}`,
    ...formatHtml(html, page),
    codeBlock(textOf(snippet.code), snippet.grammar),
  ];
}

/** The languages whose snippets only the HTML page has. */
export function formatOtherLanguages({ languages }: OperationData): string | undefined {
  const [, ...others] = languages.map(({ label }) => label);
  return others.length === 0 ? undefined : `${OTHER_LANGUAGES} ${escapeText(others.join(', '))}.`;
}

/** A summary that the request has not shown already. */
function summaryBeside(request: RequestData | undefined, { summary }: ExampleData): string | undefined {
  return summary === request?.summary ? undefined : summary;
}

function textOf(code: CodeData): string {
  return code.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
