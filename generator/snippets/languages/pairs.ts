import type { HttpRequest, Pair } from '../http-request';
import { Expression, type Literal } from './literal';
import { plainText, type SnippetPlan, type Text } from './snippet-plan';

/** Names and values of a query or a form, as literals. */
export type LiteralPair = [name: string, value: Literal];

/** The query of a plan; numbers of the description are numbers, texts with constants are code. */
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

/** The fields of a form. */
export function formPairs(pairs: Pair[]): LiteralPair[] {
  return pairs.map(({ name, value }) => [name, value]);
}

/** True where a name is there twice, so that no map can hold the pairs. */
export function isRepeated(pairs: LiteralPair[]): boolean {
  return new Set(pairs.map(([name]) => name)).size < pairs.length;
}

/** Pairs as a map, or as a list of pairs where a name is there twice. */
export function pairsLiteral(pairs: LiteralPair[]): Literal {
  return isRepeated(pairs) ? pairs : Object.fromEntries(pairs);
}
