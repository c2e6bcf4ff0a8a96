import GithubSlugger from 'github-slugger';
import MarkdownIt from 'markdown-it';
import { parseFragment } from 'parse5';
import { PARAMETERS, SECTIONS } from '#core/labels/sections';
import { textOf } from '../../../tools/pages/html-tree';

const parser = new MarkdownIt({ html: false });

/** A heading and all that is below it, deeper headings included. */
interface Section {
  title: string;
  lines: string[];
}

/**
 * The text of a page as Markdown at an anchor of its HTML: of a heading the section, of a field its item, without an anchor all.
 * Markdown has no anchors, but says the same: `request.items.unit_price` is the item `items.unit_price` of the request.
 */
export function textAt(markdown: string, anchor?: string): string | undefined {
  if (anchor === undefined) return plain(markdown);
  const sections = readSections(markdown);
  const slugger = new GithubSlugger();
  const section = sections.find(({ title }) => slugger.slug(title) === anchor);
  const lines = section?.lines ?? findField(sections, anchor);
  return lines && plain(lines.join('\n'));
}

/** The lines of a field: `request.items.unit_price`, `request:InvoiceUpdate.items`, `query.q`, `200.id`, or `auth_key` of an object. */
function findField(sections: readonly Section[], anchor: string): string[] | undefined {
  const [, place = '', branch, inner = ''] = /^(\w+)(?::(\w+))?(?:\.(.+))?$/.exec(anchor) ?? [];
  const own = sectionsOf(sections, place);
  if (own.length === 0) return findItem(linesOf(sections, SECTIONS.fields), `\`${anchor}\` `);
  const lines = own.flatMap((section) => section.lines);
  const around =
    branch === undefined ? lines : findItem(lines, new RegExp(`^\\[[^\\]]*\\]\\(\\S*/${kebab(branch)}/`));
  return around && findItem(around, `\`${inner}\` `);
}

function sectionsOf(sections: readonly Section[], place: string): Section[] {
  const titles =
    place === 'request'
      ? [SECTIONS.requestBody, SECTIONS.innerFields]
      : place in PARAMETERS
        ? [PARAMETERS[place as keyof typeof PARAMETERS]]
        : [];
  return sections.filter(
    ({ title }) => titles.includes(title as never) || (/^\d/.test(place) && title.startsWith(`${place} `)),
  );
}

function linesOf(sections: readonly Section[], name: string): string[] {
  return sections.filter(({ title }) => title === name).flatMap(({ lines }) => lines);
}

/** An item that starts like this, and what is indented below it. */
function findItem(lines: readonly string[], start: string | RegExp): string[] | undefined {
  const at = lines.findIndex((line) => {
    const [, item] = /^ *- (.*)$/.exec(line) ?? [];
    return item !== undefined && (typeof start === 'string' ? item.startsWith(start) : start.test(item));
  });
  if (at < 0) return undefined;
  const indent = indentOf(lines[at]!);
  const end = lines.findIndex((line, index) => index > at && line.trim() !== '' && indentOf(line) <= indent);
  return lines.slice(at, end < 0 ? undefined : end).map((line) => line.slice(indent));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** All sections in the order of their headings. A `#` in code is not a heading. */
function readSections(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const headings: { level: number; title: string; at: number }[] = [];
  let fence: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, mark] = /^ *(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) fence = fence === undefined ? mark : line.trim() === fence ? undefined : fence;
    const [, hashes, title] = fence === undefined ? (/^(#+) (.*)$/.exec(line) ?? []) : [];
    if (hashes !== undefined && title !== undefined)
      headings.push({ level: hashes.length, title: plainLine(title), at });
  }
  return headings.map(({ level, title, at }, index) => {
    const next = headings.slice(index + 1).find((other) => other.level <= level);
    return { title, lines: lines.slice(at + 1, next?.at) };
  });
}

function kebab(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/** A title alone: on a separate line, `3. Send` would be an item of a list. */
function plainLine(markdown: string): string {
  return textOf(parseFragment(parser.renderInline(markdown)));
}

function plain(markdown: string): string {
  return textOf(parseFragment(parser.render(markdown)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
