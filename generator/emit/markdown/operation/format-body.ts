import type { ExampleData, MediaTypeData } from '#core/contracts/page-data';
import { FLAGS } from '#core/labels/flags';
import { BODY_NOTES } from '#core/labels/notes';
import { prefixOf } from '../fields/format-branches';
import { formatSchema } from '../fields/format-schema';
import { formatType } from '../fields/format-type';
import { codeBlock, codeSpan } from '../markdown/code';
import { escapeLine } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { homeOf } from '../objects/documented-elsewhere';
import type { TextContext } from '../text-context';

/** How much of a body is written out. */
interface BodyOptions {
  required?: boolean;
  /** The number of levels below its own fields. */
  levels: number;
  isBrief?: boolean;
}

/** Formats a body in each of its media types: type and fields. */
export function formatBody(
  content: readonly MediaTypeData[] | undefined,
  { required, ...options }: BodyOptions,
  context: TextContext,
): (string | undefined)[] {
  return (content ?? []).flatMap(({ mediaType, schema, examples, isInText }) => {
    const head = [
      codeSpan(mediaType),
      [...(schema ? [formatType(schema.type)] : []), ...(required ? [FLAGS.required] : [])]
        .filter(Boolean)
        .join(', '),
    ];
    const home = schema && homeOf({ type: schema.type, id: prefixOf(schema) }, undefined, context.objects);
    return [
      head.filter(Boolean).join(' '),
      ...(schema ? formatSchema(schema, { ...options, home }, context) : []),
      ...(isInText ? formatExamples(examples, context) : []),
    ];
  });
}

/** Formats examples, each below its summary and description. */
export function formatExamples(
  examples: readonly ExampleData[] | undefined,
  context: TextContext,
): (string | undefined)[] {
  return (examples ?? []).flatMap((example) => formatExample(example, context));
}

/** @param head label of the example, before its summary. */
export function formatExample(
  { summary, html, code, grammar, isSample }: ExampleData,
  { page }: TextContext,
  head?: string,
): (string | undefined)[] {
  return [
    [head, summary === undefined ? undefined : escapeLine(summary)].filter(Boolean).join(': '),
    ...formatHtml(html, page),
    codeBlock(code, grammar),
    isSample ? BODY_NOTES.isSample : undefined,
  ];
}
