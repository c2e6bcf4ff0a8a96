import type { Schema } from '../api-model';

/** Returns the other branch of `anyOf: [X, {type: null}]`, the 3.1 form of a nullable X. */
export function nullableOf({ oneOf, anyOf, types }: Schema): Schema | undefined {
  if (oneOf.length + anyOf.length !== 2 || (oneOf.length > 0 && anyOf.length > 0)) return undefined;
  if (types.length > 0 && !types.includes('null')) return undefined;
  const alternatives = [...oneOf, ...anyOf].filter((branch) => !isNull(branch));
  return alternatives.length === 1 ? alternatives[0] : undefined;
}

function isNull({ types, ref }: Schema): boolean {
  return ref === undefined && types.length === 1 && types[0] === 'null';
}
