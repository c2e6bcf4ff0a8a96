import { LANDING_URL, tagUrl } from '../../addresses/urls';
import { slugOf } from '../../model/slug';
import type { WordingContext } from '../../wording/wording-context';

/** The address of what a fragment names; undefined for what is none of ours. */
export type FindPart = (fragment: string) => string | undefined;

const HEADING = /^#{1,6}[ \t]+(.+)$/gm;

/**
 * Makes the function that finds what authors link to as other renderers of OpenAPI name it: `#tag/Bank-Accounts`,
 * `#operation/createBill`, `#tag/Bills/operation/createBill`, and `#section/Limits` for a heading in the text of the API
 * or of a tag.
 */
export function createFindPart({
  model,
  linkToOperation,
}: Pick<WordingContext, 'model' | 'linkToOperation'>): FindPart {
  const { info, tags, operations } = model;
  const pages = new Map<string, string>([
    ...tags.flatMap(({ slug, description }) => listSections(description, tagUrl(slug))),
    ...listSections(info.description, LANDING_URL),
    ...tags.map(({ name, slug }) => [`tag ${slugOf(name)}`, tagUrl(slug)] as const),
    ...operations.map(
      (operation) => [`operation ${operation.slug}`, linkToOperation(operation).href] as const,
    ),
  ]);
  return (fragment) => {
    const [, kind, name = ''] = /^#(?:tag\/[^/]+\/)?(tag|operation|section)\/(.+)$/.exec(fragment) ?? [];
    const part = kind === 'operation' ? name : name.split('/').at(-1);
    return pages.get(`${kind} ${slugOf(part ?? '')}`);
  };
}

function listSections(text: string | undefined, page: string): [string, string][] {
  return [...(text ?? '').matchAll(HEADING)].map(([, heading = '']) => [`section ${slugOf(heading)}`, page]);
}
