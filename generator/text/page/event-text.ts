import type { WebhookData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { responseTitle } from '#core/http/response-title';
import { formatStatements } from '../fields/format-statements';
import { joinBlocks } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { formatBody, formatExamples } from '../operation/format-body';
import { formatParameters, formatResponse } from '../operation/format-response';
import type { TextContext } from '../text-context';

/** Formats the page of an event: what the API sends, an example, and the response that it expects. */
export function formatEvent(data: WebhookData, context: TextContext): string {
  const { event, summary, parameters, requestBody, responses } = data;
  const shown = (requestBody?.content ?? []).filter(({ isInText }) => !isInText);
  const examples = shown.flatMap((media) => media.examples ?? []);
  return joinBlocks([
    `# ${escapeText(summary)}`,
    codeSpan(event),
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
      `## ${SECTIONS.yourResponse}: ${escapeText(responseTitle(response))}`,
      ...formatResponse(response, context),
      ...(response.content ?? []).flatMap((media) => formatExamples(media.examples, context)),
    ]),
    ...(examples.length > 0 ? [`## ${SECTIONS.examples}`, ...formatExamples(examples, context)] : []),
  ]);
}
