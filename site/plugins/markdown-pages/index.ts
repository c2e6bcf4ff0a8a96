import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Facts } from '#core/contracts/facts';
import type { Project } from '#core/contracts/project';
import { formatApiCatalog, formatRobots } from '../../markdown/discovery-files';
import { writeLists } from '../../markdown/llms-txt';
import { withoutSlash } from '../../markdown/page-aliases';
import { listSitePages } from '../../markdown/site-pages';
import { writeGuides } from '../../markdown/write-guides';
import { hrefOf, listReference, writeReference } from '../../markdown/write-reference';

interface Options {
  /** The generator's output that the pages are bound to. */
  generated: string;
  /** Folder of the hand-written pages. */
  docs: string;
  /** Name of the product. */
  name: string;
  tagline?: string;
  hasSimulator: boolean;
  contentSignal?: Project['contentSignal'];
}

/**
 * Writes every page of a production build as Markdown too, and lists of these pages, for readers that are programs. There are two
 * files for each page: `guides/webhooks/index.md`, and `guides/webhooks.md` for those who add an ending to an address.
 */
export default function markdownPages(
  { siteDir, baseUrl, siteConfig: { url } }: LoadContext,
  { generated, docs, name, tagline, hasSimulator, contentSignal }: Options,
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
        site: `${url}${baseUrl}`.replace(/\/$/, ''),
        pages: new Set([...guides, ...listReference(generated).map(hrefOf)]),
      };
      const fileSizes = (allContent.downloads?.default ?? {}) as Record<string, number>;
      const texts = new Map([
        ...writeGuides(pages, { generated, docs, hasSimulator, fileSizes, ...targets }),
        ...writeReference(generated, targets),
      ]);
      const lists = writeLists(pages, {
        name,
        tagline,
        files: FILES,
        calls: readCalls(generated),
        ...targets,
      });
      files = new Map([
        ...texts,
        ...withoutSlash(texts),
        ...lists,
        ['robots.txt', formatRobots(targets.site, contentSignal)],
        ['.well-known/api-catalog', formatApiCatalog(targets.site, readServers(generated))],
      ]);
    },
    postBuild: async ({ outDir }) => {
      await Promise.all([...files].map(([path, content]) => write(join(outDir, path), content)));
    },
  };
}

const FILES = [
  { title: 'API description', path: '/openapi.json', note: 'OpenAPI, as JSON' },
  { title: 'API description', path: '/openapi.yaml', note: 'OpenAPI, as YAML' },
];

/** Returns the calls of all operations by the addresses of their pages. */
function readCalls(generated: string): Map<string, string> {
  const { operations } = JSON.parse(readFileSync(join(generated, 'facts/facts.json'), 'utf8')) as Facts;
  return new Map(
    Object.values(operations).map(({ href, method, path }) => [href, `${method.toUpperCase()} ${path}`]),
  );
}

function readServers(generated: string): Parameters<typeof formatApiCatalog>[1] {
  const bundle = JSON.parse(readFileSync(join(generated, 'bundle/openapi.json'), 'utf8')) as {
    servers?: Parameters<typeof formatApiCatalog>[1];
  };
  return bundle.servers;
}

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
