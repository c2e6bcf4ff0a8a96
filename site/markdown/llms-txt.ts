import { type LinkTargets, markdownAddress } from './absolute-links';
import { type Area, toAreas } from './areas';
import type { SitePage } from './site-pages';

/** Readers cut off what is longer than 50,000 characters; the rest is reserve. */
export const MOST_CHARACTERS = 48_000;

/** A file that a list names. */
export interface ListedFile {
  title: string;
  /** Path from the root of the site: `/openapi.json`. */
  path: string;
  note: string;
}

/** The content of the lists besides titles and descriptions of pages. */
interface ListSettings extends LinkTargets {
  name: string;
  tagline?: string;
  /** Files that a reader without a browser needs, by their path: `/openapi.json`. */
  files: ListedFile[];
  /** Calls by the address of the operation's page: `POST /invoices`. */
  calls: ReadonlyMap<string, string>;
  /** Names of what a call takes besides its path, by the address of the operation's page: `q`, `state`. */
  takes: ReadonlyMap<string, readonly string[]>;
  /** Other names of the subject of a page, by its address: `refund` for credit notes. */
  keywords: ReadonlyMap<string, readonly string[]>;
}

/**
 * Writes the lists of all pages, by their path: `llms.txt` for the site, and one for each area of it, `guides/llms.txt` and
 * `api/invoices/llms.txt`. Each list that would be longer than a reader reads says less about its pages. The root also names the
 * pages of the areas of the reference, as far as there is space.
 * @see https://llmstxt.org
 */
export function writeLists(pages: readonly SitePage[], settings: ListSettings): Map<string, string> {
  const areas = toAreas(pages);
  const nested = areas.flatMap((area) => [area, ...area.areas]).filter(({ href }) => href !== '/');
  return new Map([
    ['llms.txt', writeRoot(areas, settings)],
    ...nested.map((area): [string, string] => [
      `${area.href.slice(1)}llms.txt`,
      fit((detail) => formatArea(area, settings, detail)),
    ]),
  ]);
}

/** Returns all pages in the order of the lists. */
export function orderPages(pages: readonly SitePage[]): SitePage[] {
  return toAreas(pages).flatMap((area) => [area, ...area.areas].flatMap((one) => one.pages));
}

/** How much a list says: all about its pages, their calls only, their titles only, or only that there are lists of them. */
const DETAILS = ['all', 'calls', 'titles', 'lists'] as const;

type Detail = (typeof DETAILS)[number];

function fit(format: (detail: Detail) => string): string {
  const detail = DETAILS.find((one) => format(one).length <= MOST_CHARACTERS);
  return format(detail ?? 'lists');
}

/** Small areas come first: a large one, such as all objects, would leave no space for others. */
function writeRoot(areas: readonly Area[], settings: ListSettings): string {
  const below = areas.flatMap((area) => area.areas);
  const shown = below
    .toSorted((one, other) => one.pages.length - other.pages.length)
    .reduce<readonly Area[]>((opened, area) => {
      const more = [...opened, area];
      return formatRoot(areas, settings, 'all', more).length <= MOST_CHARACTERS ? more : opened;
    }, []);
  return fit((detail) => formatRoot(areas, settings, detail, detail === 'all' ? shown : []));
}

/** @param opened areas inside others whose pages the root names. */
function formatRoot(
  areas: readonly Area[],
  settings: ListSettings,
  detail: Detail,
  opened: readonly Area[],
): string {
  const { name, tagline, files, site } = settings;
  const intro = [
    'Each link to an `index.md` leads to the text of a page as Markdown; its address without `index.md` is the page in a browser.',
    'The lists named `llms.txt` below cover one area each.',
    // As code, because readers take what a list links for a page.
    ...files.map(({ title, path, note }) => `${title}: \`${site}${path}\` (${note}).`),
  ];
  return formatList(name, tagline ?? name, intro.join(' '), [
    ...areas.map((area): Section => [
      area.href === '/' ? 'Overview' : area.title,
      linesOf(area, settings, detail, opened),
    ]),
  ]);
}

function formatArea(area: Area, settings: ListSettings, detail: Detail): string {
  const intro = `This is one area of ${settings.name}. All areas: ${settings.site}/llms.txt`;
  return formatList(area.title, area.description || area.title, intro, [
    ['Pages', area.pages.map((page) => lineOf(page, settings, detail))],
    ['Areas', area.areas.map((below) => lineOfArea(below, settings))],
  ]);
}

function linesOf(area: Area, settings: ListSettings, detail: Detail, opened: readonly Area[]): string[] {
  const isRoot = area.href === '/';
  return [
    ...(isRoot ? [] : [lineOfArea(area, settings)]),
    ...(detail === 'lists' && !isRoot ? [] : area.pages.map((page) => lineOf(page, settings, detail))),
    ...area.areas.flatMap((below) => [
      lineOfArea(below, settings),
      ...(opened.includes(below) ? namedPages(below).map((page) => lineOf(page, settings, detail)) : []),
    ]),
  ];
}

/** The pages of an area without its index, which says what the line of its list says. */
function namedPages({ href, pages }: Area): SitePage[] {
  return pages.filter((page) => page.href !== href);
}

type Section = [title: string, lines: string[]];

function formatList(title: string, summary: string, text: string, sections: Section[]): string {
  const filled = sections.filter(([, lines]) => lines.length > 0);
  const blocks = filled.map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}\n`);
  return [`# ${title}\n`, `> ${oneLine(summary)}\n`, `${text}\n`, ...blocks].join('\n');
}

function lineOf({ href, title, description }: SitePage, settings: ListSettings, detail: Detail): string {
  const call = settings.calls.get(href);
  const notes =
    detail === 'all'
      ? [call, description, takesOf(href, settings), namesOf(href, settings)]
      : detail === 'calls'
        ? [call]
        : [];
  const address = settings.pages.has(href) ? markdownAddress(href, settings) : `${settings.site}${href}`;
  return line(title, address, joinNotes(notes));
}

function lineOfArea({ href, title, description, pages }: Area, settings: ListSettings): string {
  const count = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
  const notes = joinNotes([count, description, namesOf(href, settings)]);
  return line(title, `${settings.site}${href}llms.txt`, notes);
}

/** The names that the call of a page takes. */
function takesOf(href: string, { takes }: ListSettings): string {
  const names = takes.get(href) ?? [];
  return names.length === 0 ? '' : `Takes ${names.join(', ')}`;
}

/** Other names of what a page is about. */
function namesOf(href: string, { keywords }: ListSettings): string {
  const names = keywords.get(href) ?? [];
  return names.length === 0 ? '' : `Also: ${names.join(', ')}`;
}

/** Joins sentences, whether or not they end in a period. */
function joinNotes(notes: readonly (string | undefined)[]): string {
  return notes
    .filter((note): note is string => note !== undefined && note !== '')
    .map((note, index, { length }) => (index < length - 1 ? note.replace(/\.$/, '') : note))
    .join('. ');
}

function line(title: string, address: string, note: string): string {
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address})${note === '' ? '' : `: ${oneLine(note)}`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
