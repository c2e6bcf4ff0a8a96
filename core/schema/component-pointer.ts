import { parseFragment } from '../json/pointer';
import { kindOfMember } from '../openapi/description-parts';

/** Prefix of references to component schemas. */
export const COMPONENT_POINTER = '#/components/schemas/';

/** `Invoice` for `#/components/schemas/Invoice`; undefined for any other pointer. */
export function componentNameOf(reference: string): string | undefined {
  const [name, ...deeper] = componentTokensOf(reference) ?? [];
  return deeper.length === 0 ? name : undefined;
}

/** `['Order', 'items']` for `#/components/schemas/Order/items`; undefined for a pointer that is not below the component schemas. */
export function componentTokensOf(reference: string): string[] | undefined {
  const [root, kind, ...tokens] = parseFragment(reference) ?? [];
  return root === 'components' && kind === 'schemas' ? tokens : undefined;
}

/** Keywords with schemas that apply only where a reference points at them. */
const DEFINITIONS: ReadonlySet<string> = new Set(['$defs', 'definitions']);

/** Whether the tokens of a component schema lead to a component or to one of the definitions inside it. */
export function isDefinition([, ...tokens]: readonly string[]): boolean {
  const [keyword] = tokens.slice(-2);
  if (keyword === undefined) return true;
  const isInMap = tokens
    .slice(0, -1)
    .reduce((isMap, token) => kindOfMember(token, {}, isMap) === 'map', false);
  return isInMap && DEFINITIONS.has(keyword);
}
