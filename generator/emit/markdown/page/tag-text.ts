import type {
  EventSummaryData,
  LinkData,
  ObjectIndexData,
  OperationSummaryData,
  TagData,
} from '#core/contracts/page-data';
import { FLAGS } from '#core/labels/flags';
import { ANY_NUMBER, groupBySource, type LinkedObject } from '#core/labels/object-links';
import { SECTIONS } from '#core/labels/sections';
import { joinBlocks, list } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { link, linkTo } from '../markdown/link';
import type { TextContext } from '../text-context';

/** Formats the page of a tag: its operations, objects and events. */
export function formatTag(data: TagData, { page }: TextContext): string {
  const { name, html, operations, objects, events } = data;
  return joinBlocks([
    `# ${escapeText(name)}`,
    ...formatHtml(html, page),
    ...(operations.length > 0 ? [`## ${SECTIONS.operations}`, formatOperations(operations)] : []),
    ...(objects.length > 0 ? [`## ${SECTIONS.objects}`, formatLinks(objects)] : []),
    ...(events ? [`## ${SECTIONS.events}`, formatEvents(events)] : []),
  ]);
}

/** Formats `/api/webhooks/`. */
export function formatEventIndex({ events = [] }: Pick<TagData, 'events'>): string {
  return joinBlocks([`# ${SECTIONS.events}`, formatEvents(events)]);
}

/** Formats `/api/objects/`. */
export function formatObjectIndex({ objects, parts, links = [] }: ObjectIndexData): string {
  const head = [
    `# ${SECTIONS.objects}`,
    ...(links.length > 0 ? [`## ${SECTIONS.objectLinks}`, list(groupBySource(links).map(formatSource))] : []),
  ];
  if (!parts) return joinBlocks([...head, formatLinks(objects)]);
  return joinBlocks([
    ...head,
    `## ${SECTIONS.returnedObjects}`,
    formatLinks(objects),
    `## ${SECTIONS.parts}`,
    formatLinks(parts),
  ]);
}

function formatSource({ from, links }: LinkedObject): string {
  const ways = links.map(
    ({ field, href, to, isMany }) =>
      `${link({ label: field, href })} → ${link(to)}${isMany ? ANY_NUMBER : ''}`,
  );
  return `- ${link(from)}: ${ways.join(' · ')}`;
}

/** Formats operations as links, with method and path. */
export function formatOperations(operations: readonly OperationSummaryData[]): string | undefined {
  return list(
    operations.map(({ method, path, summary, href, deprecated }) => {
      const address = codeSpan(`${method} ${path}`);
      return `- ${link({ label: summary, href })}: ${address}${deprecated ? ` ${FLAGS.deprecated}` : ''}`;
    }),
  );
}

export function formatLinks(links: readonly LinkData[]): string | undefined {
  return list(links.map((one) => `- ${link(one)}`));
}

function formatEvents(events: readonly EventSummaryData[]): string | undefined {
  return list(
    events.map(({ event, summary, href }) => `- ${linkTo(codeSpan(event), href)}: ${escapeText(summary)}`),
  );
}
