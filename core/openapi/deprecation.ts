import type { JsonObject } from '../json/json';
import { labelOf, oneOrMoreTexts, textOf } from '../json/read';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Until when something deprecated works, and what replaces it. */
export interface Deprecation {
  /** A day: `2027-06-30`. */
  sunset?: string;
  /** The operationId, or the names of fields or parameters. */
  replacedBy: readonly string[];
  /** The reason, as Markdown (`x-deprecatedMessage`). */
  message?: string;
}

/** Reads `x-sunset`, `x-replaced-by` and `x-deprecatedMessage` of an object of a description; undefined if it is not deprecated or has none of them. */
export function readDeprecation(raw: JsonObject): Deprecation | undefined {
  if (raw.deprecated !== true) return undefined;
  const [sunset] = DAY.exec(textOf(raw['x-sunset']) ?? '') ?? [];
  const replacedBy = oneOrMoreTexts(raw['x-replaced-by']);
  const message = labelOf(raw['x-deprecatedMessage']);
  if (sunset === undefined && message === undefined && replacedBy.length === 0) return undefined;
  return { ...(sunset !== undefined && { sunset }), replacedBy, ...(message !== undefined && { message }) };
}

function codeSpan(name: string): string {
  return `\`${name.replaceAll('`', '')}\``;
}

/** Says as Markdown what replaces something deprecated. @param show formats a name. */
export function describeSuccessor({ replacedBy }: Deprecation, show = codeSpan): string {
  const names = replacedBy.map(show);
  const last = names.pop() ?? '';
  return names.length === 0 ? `Use ${last} instead.` : `Use ${names.join(', ')} and ${last} instead.`;
}

/** Appends to a description until when its object works and what replaces it, unless it says so. */
export function withDeprecation(
  description: string | undefined,
  deprecation: Deprecation | undefined,
): string | undefined {
  if (deprecation === undefined) return description;
  const { sunset, replacedBy, message } = deprecation;
  const sentences = [
    ...(message === undefined ? [] : [message]),
    ...(sunset === undefined ? [] : [`It works until ${sunset}.`]),
    ...(replacedBy.length === 0 ? [] : [describeSuccessor(deprecation)]),
  ];
  const missing = sentences.filter((sentence) => !description?.includes(sentence));
  return [...(description === undefined ? [] : [description.trimEnd()]), ...missing].join(' ');
}
