import type { DecisionsData } from '#core/contracts/page-data';
import { BASIS_LABELS, DECISIONS_LEAD } from '#core/labels/basis';
import { SECTIONS } from '#core/labels/sections';
import { joinBlocks, list, listItem } from '../markdown/blocks';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import type { TextContext } from '../text-context';

/** Formats `/api/decisions/`. */
export function formatDecisions({ decisions }: DecisionsData, { page }: TextContext): string {
  return joinBlocks([
    `# ${SECTIONS.decisions}`,
    DECISIONS_LEAD,
    list(
      decisions.map(({ id, basis, html }) => {
        const [first = '', ...others] = formatHtml(html, page);
        return listItem([`**${escapeText(id)}** ${BASIS_LABELS[basis]}: ${first}`, ...others]);
      }),
    ),
  ]);
}
