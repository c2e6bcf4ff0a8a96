import { posix } from 'node:path';
import { didYouMean } from '#core/text/did-you-mean';
import { onlyTypo } from '#core/text/only-typo';
import { findNearest } from '#core/text/nearest';
import { SCHEMAS } from '../../downloads/file-names';
import { createAnchors } from '../../remark/anchors';
import type { Api } from '../api';
import { boundPage } from '../bound-page';
import { nodesOf, nodesOfType, type Page } from '../page';
import type { Finding, Rule } from '../rule';

/** Pages of the reference that do not belong to a single operation, object or event. */
const LANDING_PAGES = ['/api/', '/api/conventions/', '/api/errors/', '/api/decisions/', '/api/proof/'];

/** Reports broken links: the page or heading does not exist, or the site's settings do not link to the host. */
export const link: Rule = {
  id: 'link',
  check: (page, api) =>
    nodesOfType(page, 'link').flatMap(({ node: { url, position } }) =>
      wrong(url, page, api).map(({ instead, ...finding }) => {
        const offset = position?.start.offset ?? 0;
        return { offset, ...finding, fix: fixFor(url, instead, page.source, offset) };
      }),
    ),
};

type Wrong = (Omit<Finding, 'offset'> & { /** The only address that can be meant. */ instead?: string })[];

/** The replacement of the address of the link that begins at `offset`. */
function fixFor(url: string, instead: string | undefined, source: string, offset: number): Finding['fix'] {
  const start = source.indexOf(`](${url}`, offset) + 2;
  return instead === undefined || start === 1 ? undefined : { start, end: start + url.length, text: instead };
}

function wrong(url: string, page: Page, api: Api): Wrong {
  if (/^https?:/.test(url)) return wrongHost(url, api);
  if (url.startsWith('pathname:')) return wrongFile(url, api);
  if (url.startsWith('/')) {
    // Their anchors are compared in the built site (`tests/browser/links.spec.ts`).
    if (LANDING_PAGES.includes(url.replace(/#.*/, ''))) return [];
    const instead = fileOf(url, page, api);
    const remedy = instead
      ? `Write ${instead}.`
      : 'Link to the .mdx file, or use <Operation>, <Object> or <Field>.';
    return [{ message: `The link to ${url} is absolute.`, remedy, instead }];
  }
  const [path = '', anchor] = url.split('#');
  const id = targetOf(path, page);
  const target = api.pages.find((one) => one.id === id);
  if (target === undefined) {
    const ids = api.pages.map((one) => relativeTo(page.id, one.id));
    return known(path, ids, 'page').map((one) => withInstead(one, (to) => url.replace(path, () => to)));
  }
  return anchor === undefined
    ? []
    : known(anchor, anchorsOf(target, api), `heading in ${target.id} with the anchor`).map((one) =>
        withInstead(one, (to) => `${path}#${to}`),
      );
}

function targetOf(path: string, page: Page): string {
  return path === '' ? page.id : posix.join(posix.dirname(page.id), path);
}

/** Returns the ids of the pages that a page links to, whether they exist or not. */
export function linkedPages(page: Page): string[] {
  const urls = nodesOfType(page, 'link').map(({ node }) => node.url);
  return urls
    .filter((url) => !/^(?:https?:|pathname:|\/)/.test(url))
    .map((url) => targetOf(url.replace(/#.*/, ''), page));
}

/** Schemas have a file for each object. */
function wrongFile(url: string, { sources, files }: Api): Wrong {
  const schemas = Object.keys(sources.facts.objects).map((name) => `${SCHEMAS}${name}.json`);
  const served = [...files, ...schemas].map((path) => `pathname:///${path}`);
  return known(url, served, 'file');
}

function wrongHost(url: string, { hosts }: Api): Wrong {
  const { protocol, host } = new URL(url);
  if (protocol === 'https:' && hosts.includes(host)) return [];
  return [
    {
      message: `The link to ${url} leads to another host.`,
      remedy: `Known: https://${hosts.join(', https://')}.`,
    },
  ];
}

function known(name: string, names: readonly string[], kind: string): Wrong {
  if (names.includes(name)) return [];
  const nearest = findNearest(name, names);
  const remedy = didYouMean(nearest.map((one) => `"${one}"`)) ?? 'Take one that exists.';
  return [{ message: `There is no ${kind} "${name}".`, remedy, instead: onlyTypo(name, names) }];
}

/** The address in which the name that is meant stands. */
function withInstead(one: Wrong[number], addressOf: (name: string) => string): Wrong[number] {
  return { ...one, instead: one.instead === undefined ? undefined : addressOf(one.instead) };
}

/** The file of the page at an address of the site, as a link from `page`; undefined if there is none. */
function fileOf(url: string, page: Page, { pages }: Api): string | undefined {
  const [, path = '', anchor = ''] = /^\/([^#]*?)\/?(#.*)?$/.exec(url) ?? [];
  const target = pages.find(({ id }) => id.replace(/(?:^|\/)index\.mdx$|\.mdx$/, '') === path);
  return target && relativeTo(page.id, target.id) + anchor;
}

function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns a page's anchors: those of its headings, as the site creates them, and those that elements add. */
export function anchorsOf(page: Page, { sources }: Pick<Api, 'sources'>): string[] {
  const anchorOf = createAnchors();
  return nodesOf(boundPage(page, sources).tree).flatMap(({ node }) => {
    const id = node.data !== undefined && 'hProperties' in node.data ? node.data.hProperties?.id : undefined;
    if (typeof id === 'string') return [id];
    return node.type === 'heading' ? [anchorOf(node)] : [];
  });
}
