import { translate } from '#core/labels/translate';
import type { FieldData, OperationData, ResponseData, ResponseLinkData } from '#core/contracts/page-data';
import { PARAMETERS, SECTIONS } from '#core/labels/sections';
import { formatFields } from '../fields/format-fields';
import { formatStatements } from '../fields/format-statements';
import { list, listItem } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { formatHtml } from '../markdown/format-html';
import { link } from '../markdown/link';
import type { TextContext } from '../text-context';
import { formatBody } from './format-body';

/** Formats the parameters, a section for each location. */
export function formatParameters(
  parameters: OperationData['parameters'],
  context: TextContext,
  level = '##',
): (string | undefined)[] {
  return (parameters ?? []).flatMap(({ in: location, fields }) => [
    `${level} ${PARAMETERS[location]}`,
    formatFields(fields, { path: '', levels: 1 }, context),
  ]);
}

/** Formats the meaning, headers, fields and links of a response. */
export function formatResponse(response: ResponseData, context: TextContext): (string | undefined)[] {
  const { headers, content, links } = response;
  return [
    ...formatStatements(response, context.page),
    ...formatHeaders(headers, context),
    ...formatBody(content, { levels: 0 }, context),
    ...formatLinks(links, context),
  ];
}

export function formatHeaders(
  headers: readonly FieldData[] | undefined,
  context: TextContext,
): (string | undefined)[] {
  if (!headers) return [];
  return [`${PARAMETERS.header}:`, formatFields(headers, { path: '', levels: 1 }, context)];
}

/** Formats the calls that a response makes possible. */
export function formatLinks(
  links: readonly ResponseLinkData[] | undefined,
  context: TextContext,
): (string | undefined)[] {
  if (!links) return [];
  return [`${SECTIONS.links}:`, list(links.map((one) => listItem(formatLink(one, context))))];
}

function formatLink(
  { name, target, reference, server, html, values = [] }: ResponseLinkData,
  { page }: TextContext,
): (string | undefined)[] {
  const to = target ? link(target) : codeSpan(reference ?? '');
  return [
    `${codeSpan(name)} → ${to}${server === undefined ? '' : ` ${translate('on {server}', { server: codeSpan(server) })}`}`,
    ...formatHtml(html, page),
    list(values.map((value) => listItem([`${codeSpan(value.name)} ← ${codeSpan(value.value)}`]))),
  ];
}
