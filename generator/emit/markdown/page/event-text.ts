import type { WebhookData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { listSentHeaders } from '#core/http/sent-headers';
import { responseTitle } from '#core/http/response-title';
import { formatStatements } from '../fields/format-statements';
import { joinBlocks, list } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { link } from '../markdown/link';
import { formatBody, formatExamples } from '../operation/format-body';
import { formatParameters, formatResponse } from '../operation/format-response';
import { formatFact } from '../operation/format-security';
import type { TextContext } from '../text-context';

/** Formats the page of an event: what the API sends, an example, and the response that it expects. */
export function formatEvent(data: WebhookData, context: TextContext): string {
  const { event, summary, life = [], parameters, requestBody, responses } = data;
  const shown = (requestBody?.content ?? []).filter(({ isInText }) => !isInText);
  const examples = shown.flatMap((media) => media.examples ?? []);
  return joinBlocks([
    `# ${escapeText(summary)}`,
    [codeSpan(event), ...life.map(link)].join(' '),
    ...formatStatements(data, context.page),
    ...(requestBody
      ? [
          `## ${SECTIONS.payload}`,
          ...formatHtml(requestBody.html, context.page),
          ...formatBody(requestBody.content, { required: requestBody.required, levels: 0 }, context),
        ]
      : []),
    ...formatParameters(parameters, context),
    ...responses.flatMap((response) => [
      `## ${escapeText(responseTitle(response))}`,
      `${SECTIONS.yourResponse}:`,
      ...formatResponse(response, context),
      ...(response.content ?? []).flatMap((media) => formatExamples(media.examples, context)),
    ]),
    ...(examples.length > 0
      ? [
          `## ${SECTIONS.examples}`,
          list(listSentHeaders(data).map(({ name, value }) => formatFact(name, codeSpan(value)))),
          ...formatExamples(examples, context),
        ]
      : []),
  ]);
}
