/** Elements that only serve the eye or the hand. */
const skipped =
  'button, nav, style, script, select, input, svg, [popover]:not(#code-panel), sup, [data-statuses], form';

/** Returns an article's text as Markdown: headings, paragraphs, lists of fields, tables and the visible code. */
export function toMarkdown(article: Element): string {
  return blocksOf(article)
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function blocksOf(element: Element): string[] {
  if (element.matches(skipped)) return [];
  const { tagName } = element;
  if (/^H[1-6]$/.test(tagName)) return [`${'#'.repeat(Number(tagName[1]))} ${lineOf(element)}`];
  if (tagName === 'PRE') return element.checkVisibility() ? [codeOf(element)] : [];
  if (tagName === 'TABLE') return [tableOf(element as HTMLTableElement)];
  if (tagName === 'LI') return [itemOf(element)];
  const hasBlocks = element.querySelector('h1, h2, h3, p, pre, ul, ol, li, dl, table, div') !== null;
  if (hasBlocks) return [...element.children].flatMap(blocksOf);
  return [lineOf(element)].filter(Boolean);
}

function codeOf(pre: Element): string {
  const language = /language-(\S+)/.exec(pre.className)?.[1] ?? '';
  return `\`\`\`${language}\n${pre.textContent?.trimEnd()}\n\`\`\``;
}

function itemOf(item: Element): string {
  const blocks = [...item.children].some((child) => /^(?:DIV|P|UL|OL|DETAILS)$/.test(child.tagName))
    ? [...item.children].flatMap(blocksOf)
    : [lineOf(item)];
  return `- ${blocks.join('\n').replaceAll('\n', '\n  ')}`;
}

function tableOf(table: HTMLTableElement): string {
  const rows = [...table.rows].map((row) => `| ${[...row.cells].map(lineOf).join(' | ')} |`);
  const rule = `|${' --- |'.repeat(table.rows[0]?.cells.length ?? 1)}`;
  return [rows[0], rule, ...rows.slice(1)].join('\n');
}

function lineOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(`${skipped}, .hash-link`)) part.remove();
  for (const code of copy.querySelectorAll('code')) code.textContent = `\`${code.textContent}\``;
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
