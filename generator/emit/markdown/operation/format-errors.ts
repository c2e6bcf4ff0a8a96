import type { OperationData, ReproductionData, ResponseData } from '#core/contracts/page-data';
import { ERROR_LABELS } from '#core/labels/errors';
import { SECTIONS } from '#core/labels/sections';
import { responseTitle } from '#core/http/response-title';
import { codeBlock } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml, formatLine } from '../markdown/format-html';
import { link } from '../markdown/link';
import { table } from '../markdown/table';
import type { TextContext } from '../text-context';
import { formatBody, formatExamples } from './format-body';
import { formatHeaders, formatLinks } from './format-response';

/**
 * Formats the errors as tables of status, meaning and an example of a cause: first those of the operation, then those that
 * every operation can return.
 */
export function formatErrors(
  { errors, errorAdvice }: Pick<OperationData, 'errors' | 'errorAdvice'>,
  context: TextContext,
): (string | undefined)[] {
  if (errors.length === 0) return [];
  const own = errors.filter(({ common }) => !common);
  const common = errors.filter((error) => error.common);
  const { commonLink } = ERROR_LABELS;
  const all = link({ label: commonLink, href: context.addresses.errors });
  return [
    `## ${SECTIONS.errors}`,
    ...formatRows(own, context),
    ...(common.length > 0 ? [[`${ERROR_LABELS.common} ${all}.`, errorAdvice].filter(Boolean).join(' ')] : []),
    ...formatRows(common, context),
  ];
}

function formatRows(errors: readonly ResponseData[], context: TextContext): string[] {
  if (errors.length === 0) return [];
  const { status, when, cause } = ERROR_LABELS;
  const rows = errors.map((error) => [
    link({ label: responseTitle(error), href: `${context.addresses.errors}#${error.status}` }),
    meaningOf(error, context),
    (error.reproduce ?? []).map(({ html }) => formatLine(html, context.page)).join(' '),
  ]);
  return [table([status, when, cause], rows)];
}

function meaningOf({ html, notes = [] }: ResponseData, { page }: TextContext): string {
  return [html, ...notes.map((note) => note.html)].map((one) => formatLine(one, page)).join(' ');
}

/** Formats the bodies of the errors, their headers and links, and a call that causes each. */
export function formatErrorDetails(
  errors: readonly ResponseData[],
  context: TextContext,
): (string | undefined)[] {
  const details = inOrder(errors).flatMap((error) => {
    const blocks = formatDetail(error, context).filter(Boolean);
    return blocks.length === 0 ? [] : [`### ${escapeText(responseTitle(error))}`, ...blocks];
  });
  return details.length === 0 ? [] : [`## ${ERROR_LABELS.details}`, ...details];
}

function formatDetail(
  { headers, content = [], links, reproduce = [] }: ResponseData,
  context: TextContext,
): (string | undefined)[] {
  return [
    ...formatHeaders(headers, context),
    ...formatBody(
      content.filter(({ schema }) => schema && Object.keys(schema).length > 1),
      { levels: 0 },
      context,
    ),
    ...content.flatMap(({ examples }) => formatExamples(examples, context)),
    ...formatLinks(links, context),
    ...reproduce.flatMap(({ code }) => [`${ERROR_LABELS.reproduction}:`, codeBlock(code, 'http')]),
  ];
}

/** Formats the calls that cause an error, each with its cause and response. */
export function formatReproductions(
  reproductions: readonly ReproductionData[] | undefined,
  { page }: TextContext,
): (string | undefined)[] {
  return (reproductions ?? []).flatMap(({ html, code, response }) => [
    ...formatHtml(html, page),
    codeBlock(code, 'http'),
    response === undefined ? undefined : codeBlock(response, 'json'),
  ]);
}

/** Errors specific to the operation come first. */
function inOrder(errors: readonly ResponseData[]): ResponseData[] {
  return [...errors.filter(({ common }) => !common), ...errors.filter(({ common }) => common)];
}
