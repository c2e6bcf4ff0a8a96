import type { Facts } from '#core/contracts/facts';
import type { SitePage } from '../markdown/site-pages';
import { CARD } from './names';

/** The words on the card of a page. */
export interface Card {
  /** Path of the file in the build: `guides/webhooks/card.png`. */
  path: string;
  title: string;
  /** The kind of the address below the title: a method, `EVENT`, `OBJECT`; nothing for other pages. */
  kind?: string;
  /** A path of the API, the name of an event or object, or the path of the page. */
  address: string;
}

/** Lists the cards of all pages. */
export function listCards(pages: readonly SitePage[], facts: Facts): Card[] {
  const subjects = new Map(listSubjects(facts));
  return pages.map(({ href, title }) => ({
    path: `${href.slice(1)}${CARD}`,
    title,
    ...(subjects.get(href) ?? { address: href }),
  }));
}

/** The subjects of pages of the reference, by the address of the page. */
function listSubjects({
  operations,
  events,
  objects,
}: Facts): [href: string, Pick<Card, 'kind' | 'address'>][] {
  return [
    ...Object.values(operations).map(({ href, method, path }) => subject(href, method, path)),
    ...Object.entries(events).map(([name, { href }]) => subject(href, 'EVENT', name)),
    ...Object.entries(objects).map(([name, { href }]) => subject(href, 'OBJECT', name)),
  ];
}

function subject(href: string, kind: string, address: string): [string, Pick<Card, 'kind' | 'address'>] {
  return [href, { kind, address }];
}
