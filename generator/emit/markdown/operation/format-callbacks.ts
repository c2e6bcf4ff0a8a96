import type { CallbackData } from '#core/contracts/page-data';
import { CALLBACK } from '#core/labels/callbacks';
import { FLAGS } from '#core/labels/flags';
import { SECTIONS } from '#core/labels/sections';
import { responseTitle } from '#core/http/response-title';
import { formatStatements } from '../fields/format-statements';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import type { TextContext } from '../text-context';
import { formatBody, formatExamples } from './format-body';
import { formatParameters, formatResponse } from './format-response';

/** Formats the calls that the API makes because of an operation, and the responses that it expects. */
export function formatCallbacks(
  callbacks: readonly CallbackData[] | undefined,
  context: TextContext,
): (string | undefined)[] {
  if (!callbacks) return [];
  return [`## ${SECTIONS.callbacks}`, ...callbacks.flatMap((callback) => formatCallback(callback, context))];
}

function formatCallback(callback: CallbackData, context: TextContext): (string | undefined)[] {
  const { name, method, expression, summary, deprecated, parameters, requestBody, responses } = callback;
  const address = codeSpan(`${method} ${expression}`);
  return [
    `### ${escapeText(summary)}`,
    deprecated ? `${address} ${FLAGS.deprecated}` : address,
    `${CALLBACK} ${codeSpan(name)}`,
    ...formatStatements(callback, context.page),
    ...formatParameters(parameters, context, '####'),
    ...(requestBody
      ? [
          `#### ${SECTIONS.payload}`,
          ...formatHtml(requestBody.html, context.page),
          ...formatBody(requestBody.content, { required: requestBody.required, levels: 0 }, context),
          ...requestBody.content.flatMap(({ examples }) => formatExamples(examples, context)),
        ]
      : []),
    ...responses.flatMap((response) => [
      `#### ${SECTIONS.yourResponse}: ${escapeText(responseTitle(response))}`,
      ...formatResponse(response, context),
      ...(response.content ?? []).flatMap(({ examples }) => formatExamples(examples, context)),
    ]),
  ];
}
