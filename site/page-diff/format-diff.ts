import { countOf } from '#core/text/count-of';
import type { PageChange, SiteDiff, SizeChange } from './compare-sites';

/** Rows of the table of pages: a comment of GitHub has at most 65,536 characters. */
const MOST_ROWS = 50;

/**
 * The differences as Markdown for a comment on a pull request.
 * @param origin of the published site, which the addresses are linked to: `https://developers.example.com`
 * @param artifacts the address where the site and pictures of changed pages are kept
 */
export function toMarkdown(diff: SiteDiff, origin: string, artifacts?: string): string {
  const link = artifacts && `\n[The built site, and pictures of changed pages](${artifacts})\n`;
  return `${formatDiff(diff, origin)}${link ?? ''}`;
}

function formatDiff({ hasBase, pages, sizes }: SiteDiff, origin: string): string {
  if (!hasBase) return '### Pages\n\nThere is no earlier build to compare with.\n';
  return [
    '### Pages\n',
    countChanges(pages),
    ...tableOfPages(pages, origin),
    '### Sizes\n',
    ...tableOfSizes(sizes),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function countChanges(pages: readonly PageChange[]): string {
  if (pages.length === 0) return 'No page says anything else.\n';
  const counts = (['added', 'removed', 'changed'] as const).map(
    (change) => `${pages.filter((page) => page.change === change).length} ${change}`,
  );
  return `${counts.join(', ')}.\n`;
}

function tableOfPages(pages: readonly PageChange[], origin: string): string[] {
  if (pages.length === 0) return [];
  const rows = pages.slice(0, MOST_ROWS).map(({ address, title, change, lines }) => {
    const name = escape(withoutSite(title)) || address;
    return `| [${name}](${origin}${encodeURI(address)}) | ${change} | +${lines.added} −${lines.removed} |`;
  });
  const more = pages.length - rows.length;
  const rest = more > 0 ? [`| and ${countOf(more, 'more page')} | | |`] : [];
  return ['| page | | lines |', '|---|---|---:|', ...rows, ...rest, ''];
}

function tableOfSizes(sizes: readonly SizeChange[]): string[] {
  const rows = sizes.map(({ kind, before, after }) => {
    const change =
      before === after ? '' : `${after > before ? '+' : '−'}${inKilobytes(Math.abs(after - before))}`;
    return `| ${kind} | ${inKilobytes(before)} | ${inKilobytes(after)} | ${change} |`;
  });
  return ['| | before | after | |', '|---|---:|---:|---:|', ...rows];
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} KB`;
}

/** The title of the site follows that of each page. */
function withoutSite(title: string): string {
  return title.replace(/ \| [^|]*$/, '');
}

/** A title may hold characters that mean something in a table of Markdown. */
function escape(title: string): string {
  return title.replaceAll(/[\\|[\]<>`*_@]/g, (character) => `\\${character}`).replaceAll(/\s+/g, ' ');
}
