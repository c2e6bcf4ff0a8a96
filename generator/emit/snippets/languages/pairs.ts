import type { HttpRequest } from '../http-request';
import type { Pair } from '#core/http/request-parts';
import { Expression, type Literal } from './literal';
import { plainText, type SnippetPlan, type Text } from './snippet-plan';

/** A name and a value of a query or a form, as a literal. */
export type LiteralPair = [name: string, value: Literal];

/** Returns the query of a plan. Numbers of the description stay numbers, values that contain constants become code. */
export function queryPairs(
  { parameters }: HttpRequest,
  { query }: SnippetPlan,
  template: (text: Text) => string,
): LiteralPair[] {
  return query.map(({ name, value }) => {
    const text = plainText(value);
    const parameter = parameters.find((one) => one.in === 'query' && one.name === name);
    const isNumber = typeof parameter?.value === 'number' && String(parameter.value) === text;
    return [name, isNumber ? Number(text) : (text ?? new Expression(template(value)))];
  });
}

/** Returns the fields of a form. */
export function formPairs(pairs: Pair[]): LiteralPair[] {
  return pairs.map(({ name, value }) => [name, value]);
}

/** Whether a name is duplicated, so that a map cannot hold the pairs. */
export function isRepeated(pairs: LiteralPair[]): boolean {
  return new Set(pairs.map(([name]) => name)).size < pairs.length;
}

/** Returns the pairs as a map, or as a list of pairs if a name is duplicated. */
export function pairsLiteral(pairs: LiteralPair[]): Literal {
  return isRepeated(pairs) ? pairs : Object.fromEntries(pairs);
}
