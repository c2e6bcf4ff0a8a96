import type { FieldData, OperationData, SchemaData } from '#core/contracts/page-data';
import { EXAMPLE_HEADINGS } from '#core/labels/examples';
import { FLAGS } from '#core/labels/flags';
import { BODY_NOTES } from '#core/labels/notes';
import { SECTIONS } from '#core/labels/sections';
import { SECURITY_LABELS } from '#core/labels/security';
import { responseTitle } from '#core/http/response-title';
import { formatMembers, hasMembers } from '../fields/format-fields';
import { formatStatements } from '../fields/format-statements';
import { joinBlocks, list } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { link } from '../markdown/link';
import type { TextContext } from '../text-context';
import { formatBody } from './format-body';
import { formatCallbacks } from './format-callbacks';
import { formatErrorDetails, formatErrors } from './format-errors';
import { formatExchange, formatOtherLanguages, listExchanges, withShortFirst } from './format-examples';
import { formatParameters, formatResponse } from './format-response';
import { formatFact, formatSecurity, formatServers } from './format-security';

/** Many readers cut a page off after 5,000 characters. The fields of a request should be among them. */
const FIRST_PART = 4500;

/**
 * Formats the page of an operation in the order in which a caller needs it, because many readers cut long pages off: what to
 * know, what to send, one example, errors, the response, and only then the other examples.
 */
export function formatOperation(data: OperationData, context: TextContext): string {
  const intro = formatIntro(data, context);
  const whole = formatRequest(data, false, context);
  const allErrors = { label: SECTIONS.errors, href: context.addresses.errors };
  const isBrief = joinBlocks([...intro, ...whole]).length > FIRST_PART;
  const [first, ...others] = withShortFirst(listExchanges(data));
  return joinBlocks([
    ...intro,
    ...(isBrief ? formatRequest(data, true, context) : whole),
    ...(first ? [`## ${EXAMPLE_HEADINGS.first}`, ...formatExchange(first, data, context)] : []),
    formatOtherLanguages(data),
    ...formatErrors(data, context),
    ...data.responses.flatMap((response) => [
      `## ${escapeText(responseTitle(response))}`,
      ...formatResponse(response, context),
      response.content ? undefined : BODY_NOTES.noBody,
    ]),
    ...(isBrief ? formatInnerFields(data, context) : []),
    ...formatCallbacks(data.callbacks, context),
    ...(others.length > 0 ? [`## ${EXAMPLE_HEADINGS.others}`] : []),
    ...others.flatMap((exchange) => formatExchange(exchange, data, context)),
    ...formatErrorDetails(data.errors, context),
    `## ${SECTIONS.more}`,
    list([data.tag, ...(data.errors.length > 0 ? [allErrors] : [])].map((page) => `- ${link(page)}`)),
  ]);
}

function formatIntro(data: OperationData, context: TextContext): (string | undefined)[] {
  const { summary, method, path, deprecated, life = [], security, servers } = data;
  const address = codeSpan(`${method} ${servers[0]?.url ?? ''}${path}`);
  return [
    `# ${escapeText(summary)}`,
    [address, ...(deprecated ? [FLAGS.deprecated] : []), ...life.map(link)].join(' '),
    ...formatStatements(data, context.page),
    list([
      formatFact(SECURITY_LABELS.credentials, formatSecurity(security)),
      ...formatServers(data, context),
    ]),
  ];
}

function formatRequest(
  { parameters, requestBody }: OperationData,
  isBrief: boolean,
  context: TextContext,
): (string | undefined)[] {
  return [
    ...formatParameters(parameters, context),
    ...(requestBody
      ? [
          `## ${SECTIONS.requestBody}`,
          ...formatHtml(requestBody.html, context.page),
          ...formatBody(requestBody.content, { required: requestBody.required, levels: 1, isBrief }, context),
        ]
      : []),
  ];
}

/** Formats the members of the fields of a request that has too many fields for its first part. */
function formatInnerFields({ requestBody }: OperationData, context: TextContext): (string | undefined)[] {
  const fields = (requestBody?.content ?? [])
    .flatMap(({ schema }) => (schema ? ownFields(schema) : []))
    .filter(hasMembers);
  if (fields.length === 0) return [];
  return [`## ${SECTIONS.innerFields}`, ...fields.flatMap((field) => formatInner(field, context))];
}

/** The fields of a body, including those of its alternatives. */
function ownFields({ fields = [], branches = [] }: Pick<SchemaData, 'fields' | 'branches'>): FieldData[] {
  return [...fields, ...branches.flatMap((group) => group.branches.flatMap(ownFields))];
}

function formatInner(field: FieldData, context: TextContext): (string | undefined)[] {
  const inside = { path: `${field.name}.`, levels: 1 };
  return [`### ${codeSpan(field.name)}`, ...formatMembers(field, inside, context)];
}
