import sidebars from '../sidebars';

/** Pages that are about everything: a link to them from one operation would say nothing. */
const OVERVIEWS = ['index', 'guides/index', 'glossary'];

/** Ids of the pages that show how to do something with the API, in the order of the sidebars: `guides/webhooks`. */
export const guidePages: readonly string[] = Object.values(sidebars)
  .flatMap((items) => idsIn(items))
  .filter((id) => !OVERVIEWS.includes(id));

/** Address of a page: `guides/connect/index` → `/guides/connect/`, `index` → `/`. */
export function hrefOf(id: string): string {
  const place = id.replace(/(^|\/)index$/, '');
  return place === '' ? '/' : `/${place}/`;
}

/** An item of a sidebar is the id of a page, or a category with an id of its own. */
function idsIn(items: unknown): string[] {
  if (typeof items === 'string') return [items];
  if (Array.isArray(items)) return items.flatMap(idsIn);
  const { link, items: below } = items as { link: { id: string }; items: unknown };
  return [link.id, ...idsIn(below)];
}
