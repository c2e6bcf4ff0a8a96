import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Facts } from '#core/contracts/facts';
import type { Project } from '#core/contracts/project';
import type { SearchRecords } from '#core/contracts/search-records';
import { listClients } from '../../downloads/list-clients';
import { type LocatedApi, locationsOfApis } from '../../downloads/locations-of-apis';
import type { Elements } from '../../markdown/element-context';
import { type CatalogApi, formatApiCatalog, formatRobots } from '../../markdown/discovery-files';
import { type ListedFile, orderPages, writeLists } from '../../markdown/llms-txt';
import { FULL_TEXT, joinTexts, listed } from '../../markdown/full-text';
import { withoutSlash } from '../../markdown/page-aliases';
import { formatSkill } from '../../markdown/skill-files';
import { formatReport, PROOF_PATH } from '../../markdown/report-text';
import { readTakes } from '../../markdown/read-takes';
import type { Proof } from '../proof';
import { listSitePages, type SitePage } from '../../markdown/site-pages';
import { writeGuides } from '../../markdown/write-guides';
import { hrefOf, listReference, writeReference } from '../../markdown/write-reference';

interface Options {
  /** The generator's output that the pages are bound to. */
  generated: string;
  /** Folder of the hand-written pages. */
  docs: string;
  /** Names of the pages that show how to do something: `guides/webhooks`. */
  guidePages: readonly string[];
  /** Name of the product. */
  name: string;
  tagline?: string;
  /** The Markdown of the components that the project adds. */
  elements: Elements;
  apis?: Project['apis'];
  contentSignal?: Project['contentSignal'];
  /** Start of every absolute address, without a trailing slash. */
  site: string;
  hasSitemap: boolean;
}

/**
 * Writes every page of a production build as Markdown too, and lists of these pages, for readers that are programs. There are two
 * files for each page: `guides/webhooks/index.md`, and `guides/webhooks.md` for those who add an ending to an address.
 */
export default function markdownPages(
  { siteDir, baseUrl }: LoadContext,
  { generated, docs, guidePages, name, tagline, elements, apis, contentSignal, site, hasSitemap }: Options,
): Plugin {
  let files = new Map<string, string>();
  return {
    name: 'markdown-pages',
    // Before the pages are compiled, so that a mistake is reported at once.
    allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      const pages = listSitePages(allContent, siteDir, baseUrl);
      const guides = pages.filter(({ file }) => file !== undefined).map(({ href }) => href);
      const targets = {
        site,
        pages: new Set([...guides, ...listReference(generated).map(hrefOf)]),
      };
      const fileSizes = (allContent.downloads?.default ?? {}) as Record<string, number>;
      const texts = new Map([
        ...writeGuides(pages, { generated, docs, guidePages, elements, fileSizes, ...targets }),
        ...writeReference(generated, targets, formatProof(allContent.proof?.default as Proof | undefined)),
      ]);
      const skill = readSkill(docs, generated, targets.site);
      const fullText = joinTexts(orderPages(pages), texts);
      const calls = readCalls(generated);
      const lists = writeLists(pages, {
        name,
        tagline,
        files: [
          ...locationsOfApis({ apis }).flatMap(listFiles),
          ...listClients(generated).map(listClient),
          ...(skill.size > 0 ? [SKILL] : []),
          listed(fullText),
        ],
        calls,
        takes: new Map(
          [...calls.keys()].map((href) => [href, readTakes(texts.get(`${href.slice(1)}index.md`) ?? '')]),
        ),
        keywords: readKeywords(pages, generated),
        ...targets,
      });
      files = new Map([
        ...texts,
        ...withoutSlash(texts),
        ...lists,
        [FULL_TEXT, fullText],
        ...skill,
        ['robots.txt', formatRobots(hasSitemap ? site : undefined, contentSignal)],
        ['.well-known/api-catalog', formatApiCatalog(targets.site, readApis(generated, { apis }))],
      ]);
    },
    postBuild: async ({ outDir }) => {
      await Promise.all([...files].map(([path, content]) => write(join(outDir, path), content)));
    },
  };
}

function listFiles({ downloads, title: api }: LocatedApi): ListedFile[] {
  const title = api === undefined ? 'API description' : `API description of ${api}`;
  return [
    { title, path: `/${downloads}openapi.json`, note: 'OpenAPI, as JSON' },
    { title, path: `/${downloads}openapi.yaml`, note: 'OpenAPI, as YAML' },
  ];
}

function listClient(path: string): ListedFile {
  return { title: 'Types and a client', path: `/${path}`, note: 'one file without dependencies' };
}

const SKILL = { title: 'Skill for coding agents', path: '/skill.md', note: 'Markdown' };

/** Returns the counts of the tests for the page that shows them, if there are any. */
function formatProof(proof: Proof | undefined): Map<string, string> {
  return new Map(proof && [[PROOF_PATH, formatReport(proof.report, proof.counts)]]);
}

/** Returns the calls of all operations by the addresses of their pages. */
function readCalls(generated: string): Map<string, string> {
  const { operations } = JSON.parse(readFileSync(join(generated, 'facts/facts.json'), 'utf8')) as Facts;
  return new Map(Object.values(operations).map(({ href, method, path }) => [href, `${method} ${path}`]));
}

/** Returns other names of the subjects of pages: from the front matter of hand-written ones, and from the description of the API. */
function readKeywords(pages: readonly SitePage[], generated: string): Map<string, readonly string[]> {
  const file = readFileSync(join(generated, 'search/records.json'), 'utf8');
  const { records } = JSON.parse(file) as SearchRecords;
  const named = records.filter(({ kind }) => NAMED.has(kind));
  return new Map([
    ...pages.map(({ href, keywords }): [string, readonly string[]] => [href, keywords]),
    ...named.map(({ url, keywords = [] }): [string, readonly string[]] => [url, keywords.filter(isOfPeople)]),
  ]);
}

/** Kinds of pages of the reference that have other names. */
const NAMED: ReadonlySet<string> = new Set(['tag', 'operation', 'event']);

/** Whether a keyword is not the name of an operation, which the search has too: `createInvoice`. */
function isOfPeople(keyword: string): boolean {
  return !/^[a-z]+[A-Z]/.test(keyword);
}

/** Returns the files of the skill that a project has for coding agents, or none. */
function readSkill(docs: string, generated: string, site: string): Map<string, string> {
  const file = join(docs, '_skill.md');
  if (!existsSync(file)) return new Map();
  const { values } = JSON.parse(readFileSync(join(generated, 'facts/facts.json'), 'utf8')) as Facts;
  return formatSkill(readFileSync(file, 'utf8'), { site, version: String(values['versions.current']) });
}

function readApis(generated: string, project: Pick<Project, 'apis'>): CatalogApi[] {
  return locationsOfApis(project).map(({ folder, downloads, landing }) => {
    const bundle = readFileSync(join(generated, `bundle/${folder}openapi.json`), 'utf8');
    const { servers } = JSON.parse(bundle) as Pick<CatalogApi, 'servers'>;
    return { servers, files: downloads, reference: landing.slice(1) };
  });
}

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
