import { translate } from '#core/labels/translate';
import type { ErrorReasonData, ErrorsData, ErrorStatusData } from '#core/contracts/page-data';
import { ERROR_LABELS, returnedBy, returnedByAll } from '#core/labels/errors';
import { SECTIONS } from '#core/labels/sections';
import { responseTitle } from '#core/http/response-title';
import { joinBlocks } from '../markdown/blocks';
import { codeBlock, codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { link } from '../markdown/link';
import { formatExamples } from '../operation/format-body';
import { formatReproductions } from '../operation/format-errors';
import { formatResponse } from '../operation/format-response';
import type { TextContext } from '../text-context';
import { formatLinks } from './tag-text';

/** Formats `/api/errors/`: every status with its body, its reasons and the operations that return it. */
export function formatErrorCatalogue({ errors }: ErrorsData, context: TextContext): string {
  return joinBlocks([
    `# ${SECTIONS.errors}`,
    ...errors.flatMap((error) => [
      `## ${escapeText(responseTitle(error))}`,
      ...formatResponse(error, context),
      ...(error.content ?? []).flatMap(({ examples = [] }) => formatExamples(examples, context)),
      ...(error.reasons ?? []).flatMap((reason) => formatReason(reason, context)),
      ...formatReproductions(error.reproduce, context),
      ...formatReturning(error),
    ]),
  ]);
}

/** The body is one of those before the reasons, and each reason has its message. */
function formatReason(reason: ErrorReasonData, { page }: TextContext): (string | undefined)[] {
  const said = reason.messages.map(codeSpan).join(', ');
  return [
    `**${escapeText(reason.name)}**: ${said} (${operationsOf(reason)})`,
    ...(reason.reproduce ?? []).flatMap(({ html, code }) => [
      ...formatHtml(html, page),
      codeBlock(code, 'http'),
    ]),
  ];
}

function operationsOf({ operations = [], count, everyOperation }: ErrorReasonData): string {
  if (everyOperation) return ERROR_LABELS.everyOperation;
  return count === undefined ? operations.map(link).join(', ') : translate('{count} operations', { count });
}

function formatReturning({
  status,
  operations,
  tags,
  everyOperation,
}: ErrorStatusData): (string | undefined)[] {
  if (everyOperation) return [returnedByAll(status)];
  return [
    `${returnedBy(status, { operations: operations.length, groups: tags?.length })}:`,
    formatLinks(tags ?? operations),
  ];
}
