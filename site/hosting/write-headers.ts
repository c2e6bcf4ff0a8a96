import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEED_FILES } from '#core/contracts/feed-files';
import { listFiles } from '../list-files';
import { REDIRECTS_FILE } from '../redirects/stub-pages';
import { formatRules, type HeaderRule } from './header-rules';
import { hashScripts, securityHeaders } from './security-policy';

/** The file in a build from which static hosts, and our server, take the headers of every response. */
export const HEADERS_FILE = '_headers';

/** Whether a file of a build is for the host, which does not send it to anyone. */
export function isForHost(file: string): boolean {
  return file === HEADERS_FILE || file === REDIRECTS_FILE;
}

interface Hosting {
  /** The path that the site is served below: `/`. */
  base: string;
  /** Other origins that pages send requests to: those of a hosted search, and those of `console` in project.yaml. */
  connect: readonly string[];
  /** Other origins that pages load scripts from: those of `head` in project.yaml. */
  scripts?: readonly string[];
  /** Other hosts that pages load images from: those of `images` in project.yaml. */
  images?: readonly string[];
  /** The folders of the descriptions below the base: empty for the only API, or `api/orders/`. */
  descriptions?: readonly string[];
}

/** Writes the headers file of a complete build: its policy allows the inline scripts that the pages have. */
export function writeHeaders(
  folder: string,
  { base, connect, scripts, images, descriptions = [''] }: Hosting,
): void {
  const files = listFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const hashes = new Set(pages.flatMap((page) => hashScripts(readFileSync(join(folder, page), 'utf8'))));
  const rules: HeaderRule[] = [
    {
      pattern: '*',
      headers: [
        ...securityHeaders([...hashes].toSorted(), connect, scripts, images),
        ...linkHeaders(folder, base, descriptions),
      ],
    },
    ...cacheRules(folder),
    ...machineRules(files),
  ];
  const absolute = rules.map((rule) => ({ ...rule, pattern: base + rule.pattern }));
  writeFileSync(join(folder, HEADERS_FILE), formatRules(absolute));
}

/** The most descriptions that every response links: some hosts refuse a header of more than 2,000 characters. */
const MOST_DESCRIPTIONS = 12;

/** Files that programs look for, by the relation that leads to each. `llms-txt` is in use, but not registered. */
function listLinks(descriptions: readonly string[]): { file: string; relation: string }[] {
  // The catalogue names all descriptions, however many there are.
  const linked = descriptions.length > MOST_DESCRIPTIONS ? [] : descriptions;
  return [
    { file: '.well-known/api-catalog', relation: 'rel="api-catalog"' },
    ...linked.map((below) => ({
      file: `${below}openapi.json`,
      relation: 'rel="service-desc"; type="application/json"',
    })),
    { file: 'llms.txt', relation: 'rel="llms-txt"' },
  ];
}

/** Returns one header with the links that every response has, or none if the build has no such file. */
function linkHeaders(folder: string, base: string, descriptions: readonly string[]): [string, string][] {
  const links = listLinks(descriptions).filter(({ file }) => existsSync(join(folder, file)));
  if (links.length === 0) return [];
  return [['Link', links.map(({ file, relation }) => `<${base}${file}>; ${relation}`).join(', ')]];
}

/** Files in this folder have a content hash in their names. */
const ASSETS = 'assets/*';

const KEPT = 'public, max-age=31536000, immutable';

/** Lets browsers cache a file, but revalidate it each time. */
const ASKED_FOR_AGAIN = 'public, max-age=0, must-revalidate';

/** Returns one rule for each entry of the build, because hosts join the values of all rules that match. */
function cacheRules(folder: string): HeaderRule[] {
  const patterns = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isForHost(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/*` : entry.name.replace(/^index\.html$/, '')));
  return patterns.toSorted().map((pattern) => ({
    pattern,
    headers: [['Cache-Control', pattern === ASSETS ? KEPT : ASKED_FOR_AGAIN]],
  }));
}

/** Scripts of other origins may read what is made for programs. */
const READABLE = ['Access-Control-Allow-Origin', '*'] as const;

export const MARKDOWN = 'text/markdown; charset=utf-8';

/** Types that hosts do not know by the name of a file, or take for others: some send TypeScript as a video. */
const TYPES = [
  { file: /^(?:api\/[^/]+\/)?api\.d\.ts$/, type: 'text/plain; charset=utf-8' },
  {
    file: /^\.well-known\/api-catalog$/,
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
];

function typeOf(file: string): string | undefined {
  return TYPES.find((one) => one.file.test(file))?.type;
}

/** Returns the rules of the files that are made for programs; no path matches two of them. */
function machineRules(files: readonly string[]): HeaderRule[] {
  const rules: HeaderRule[] = files
    .filter((file) => isForPrograms(file) && !isTwin(file))
    .map((file) => ({ pattern: file, headers: [...typeHeaders(typeOf(file)), READABLE] }));
  const twins = { pattern: '*.md', headers: [...typeHeaders(MARKDOWN), READABLE] };
  const feeds = FEED_FILES.filter(({ file }) => files.some((one) => one.endsWith(`/${file}`))).map(
    ({ file, mediaType }) => ({
      pattern: `*/${file}`,
      headers: [...typeHeaders(`${mediaType}; charset=utf-8`), READABLE],
    }),
  );
  return [...(files.some(isTwin) ? [twins] : []), ...feeds, ...rules];
}

function isForPrograms(file: string): boolean {
  return typeOf(file) !== undefined || /^\.well-known\/|(^|\/)llms[^/]*\.txt$/.test(file);
}

function isTwin(file: string): boolean {
  return file.endsWith('.md');
}

function typeHeaders(type: string | undefined): [string, string][] {
  return type === undefined ? [] : [['Content-Type', type]];
}
