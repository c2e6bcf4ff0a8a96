import { translate } from '#core/labels/translate';
import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import type { Facts } from '#core/contracts/facts';
import { bulletList, inlineCode, link, paragraph, text } from './nodes';

/** Title of the section at the end of a guide. */
const TITLE = translate('Reference for this page');

/**
 * Returns the last section of a page: the reference entries that its elements name, by kind.
 * @param uses addresses from `findUses`; if there are none, there is no section.
 */
export function referenceList(uses: string[], facts: Facts): RootContent[] {
  const items = Object.entries(labelsOf(facts)).flatMap(([kind, labels]): { children: BlockContent[] }[] => {
    const links = uses.flatMap((href) => (labels[href] ? [link(href, [labels[href]])] : []));
    return links.length === 0 ? [] : [{ children: [paragraph(text(`${kind}: `), ...separate(links))] }];
  });
  if (items.length === 0) return [];
  return [{ type: 'heading', depth: 2, children: [text(TITLE)] }, bulletList(items)];
}

/** Returns the reference's titles, by kind and address. */
function labelsOf({
  operations,
  events,
  objects,
  statuses,
}: Facts): Record<string, Record<string, PhrasingContent>> {
  return {
    Operations: labels(operations, (_, { summary }) => text(summary)),
    Events: labels(events, (event) => inlineCode(event)),
    Objects: labels(objects, (_, { title }) => text(title)),
    Errors: labels(statuses, (status, { name }) => text(`${status} ${name}`)),
  };
}

function labels<Entry extends { href?: string }>(
  entries: Record<string, Entry>,
  labelOf: (name: string, entry: Entry) => PhrasingContent,
): Record<string, PhrasingContent> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      entry.href === undefined ? [] : [[entry.href, labelOf(name, entry)]],
    ),
  );
}

function separate(links: PhrasingContent[]): PhrasingContent[] {
  return links.flatMap((one, index) => (index === 0 ? [one] : [text(', '), one]));
}
