import { parseFragment } from '../json/pointer';

/** Prefix of references to component schemas. */
export const COMPONENT_POINTER = '#/components/schemas/';

/** `Invoice` for `#/components/schemas/Invoice`; undefined for any other pointer. */
export function componentNameOf(reference: string): string | undefined {
  const [root, kind, name, ...deeper] = parseFragment(reference) ?? [];
  return root === 'components' && kind === 'schemas' && deeper.length === 0 ? name : undefined;
}
