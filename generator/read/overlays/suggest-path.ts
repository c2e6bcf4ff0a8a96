import { childOf, parseFragment, valueAt } from '#core/json/pointer';
import { isObject, type Json } from '#core/json/json';
import { findNearest } from '#core/text/nearest';
import { formatPath } from './format-path';
import { plainTokens } from './select';

/** Maximum number of names in a sentence. */
const MOST_NAMES = 4;

/** Returns a sentence that says what to write instead of a JSONPath that selects nothing. */
export function suggestPath(document: Json, expression: string): string {
  const { tokens, isWhole } = plainTokens(expression);
  let [value, way] = [document, [] as string[]];
  for (const token of tokens) {
    [value, way] = follow(document, value, way, token);
    const known = childOf(value, token) === undefined ? nearestOf(value, token) : token;
    if (known === undefined) return explainEnd(value, toPath(document, way));
    value = childOf(value, known) as Json;
    way = [...way, known];
  }
  const path = toPath(document, way);
  return isWhole
    ? `Write \`${path}\`.`
    : `The nearest part that exists is \`${path}\`: write what is below it, or take the action out.`;
}

/** Goes on at the target of a reference, which is where the members are that a reader of the description sees. */
function follow(document: Json, value: Json, way: string[], token: string): [Json, string[]] {
  const reference = referenceOf(value);
  if (reference === undefined || childOf(value, token) !== undefined) return [value, way];
  const tokens = parseFragment(reference);
  const target = tokens && valueAt(document, tokens);
  return tokens && target !== undefined ? [target, tokens] : [value, way];
}

function nearestOf(value: Json, token: string): string | undefined {
  return isObject(value) ? findNearest(token, Object.keys(value))[0] : undefined;
}

function explainEnd(value: Json, path: string): string {
  const reference = referenceOf(value);
  if (reference !== undefined && !reference.startsWith('#'))
    return `\`${path}\` is in the file \`${reference}\`, and an overlay changes the entry document: write it there.`;
  if (Array.isArray(value))
    return `The nearest part that exists is \`${path}\`, a list of ${value.length}: write an index of it, or a filter.`;
  const names = Object.keys(isObject(value) ? value : {});
  const more = names.length > MOST_NAMES ? ' and others' : '';
  const listed = names
    .slice(0, MOST_NAMES)
    .map((name) => `\`${name}\``)
    .join(', ');
  return `The nearest part that exists is \`${path}\`${listed && `, with ${listed}${more}`}: write a part of it, or take the action out.`;
}

function referenceOf(value: Json): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}

/** Entries of lists by their number. */
function toPath(document: Json, tokens: readonly string[]): string {
  return formatPath(
    tokens.map((token, index) =>
      Array.isArray(valueAt(document, tokens.slice(0, index))) ? Number(token) : token,
    ),
  );
}
