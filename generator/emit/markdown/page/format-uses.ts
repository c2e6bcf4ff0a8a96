import type { ObjectData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { ROLES, USE_HEADINGS, countUses } from '#core/labels/uses';
import { list } from '../markdown/blocks';
import { link } from '../markdown/link';

type Use = ObjectData['usedBy'][number];

/** Formats the operations and events whose bodies contain an object, or the pages that list them, by its role there. */
export function formatUses(uses: readonly Use[]): (string | undefined)[] {
  if (uses.length === 0) return [];
  return [
    `## ${SECTIONS.uses}`,
    ...ROLES.flatMap((role) => {
      const links = uses.filter((use) => use.role === role);
      return links.length === 0 ? [] : [`${USE_HEADINGS[role]}:`, list(links.map(formatUse))];
    }),
  ];
}

function formatUse(use: Use): string {
  const count = use.count === undefined ? '' : ` ${countUses(use.role, use.count)}`;
  return `- ${link(use)}${count}`;
}
