import { componentNameOf } from '#core/schema/component-pointer';
import { slugOf } from '../../../model/api/slug';
import type { WordingContext } from '../../../model/wording/wording-context';

/** Returns the URL of the part that a fragment names; undefined if the fragment does not match any part of the reference. */
export type ResolveFragment = (fragment: string) => string | undefined;

/** The fragment of the security schemes, unless the author has a heading of this name. */
export const SECURITY_FRAGMENT = '#section/Authentication';

const HEADING = /^#{1,6}[ \t]+(.+)$/gm;

/**
 * Creates the function that resolves the fragments of other OpenAPI renderers, which authors use in links:
 * `#tag/Bank-Accounts`, `#operation/createBill`, `#tag/Bills/operation/createBill`, `#section/Limits` for a heading in the
 * description of the API or of a tag or for the security schemes, and `#/components/schemas/Bill`.
 */
export function createResolveFragment({
  model,
  addresses,
  linkToOperation,
  linkToObject,
}: Pick<WordingContext, 'model' | 'addresses' | 'linkToOperation' | 'linkToObject'>): ResolveFragment {
  const { info, tags, operations, securitySchemes } = model;
  const [scheme] = securitySchemes;
  const pages = new Map<string, string>([
    ...tags.flatMap(({ slug, description }) => listSections(description, addresses.tag(slug))),
    ...listSections(info.description, addresses.landing),
    ...tags.map(({ name, slug }) => [`tag ${slugOf(name)}`, addresses.tag(slug)] as const),
    ...operations.map(
      (operation) => [`operation ${operation.slug}`, linkToOperation(operation).href] as const,
    ),
  ]);
  return (fragment) => {
    const schema = componentNameOf(fragment);
    if (schema !== undefined) return linkToObject(schema)?.href;
    const [, kind, name = ''] = /^#(?:tag\/[^/]+\/)?(tag|operation|section)\/(.+)$/.exec(fragment) ?? [];
    const part = kind === 'operation' ? name : name.split('/').at(-1);
    const page = pages.get(`${kind} ${slugOf(part ?? '')}`);
    const credentials =
      scheme && fragment === SECURITY_FRAGMENT ? addresses.securityScheme(scheme.id) : undefined;
    return page ?? credentials;
  };
}

function listSections(text: string | undefined, page: string): [string, string][] {
  return [...(text ?? '').matchAll(HEADING)].map(([, heading = '']) => [`section ${slugOf(heading)}`, page]);
}
