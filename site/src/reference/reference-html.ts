import { pageOf } from '../links/page-address';

/** The parts of a reference page that differ from the site's shell. */
export interface ReferenceHtml {
  path: string;
  html: string;
  title: string;
  description: string;
}

const loaded = new Map<string, ReferenceHtml>();
const loading = new Map<string, Promise<void>>();

/** Stores the current document's page, before scripts change the server's HTML. */
export function keepReferenceHtml(): void {
  const path = pageOf(window.location.pathname);
  const page = readReferenceHtml(document, path);
  if (page) loaded.set(path, page);
}

/** Returns the page at `pathname` if it has been loaded. */
export function getReferenceHtml(pathname: string): ReferenceHtml | undefined {
  return loaded.get(pageOf(pathname));
}

/** Loads the page at `pathname` from the server, once. @throws if there is no such page or no connection. */
export async function loadReferenceHtml(pathname: string): Promise<void> {
  const path = pageOf(pathname);
  if (loaded.has(path)) return;
  const known = loading.get(path);
  if (known) return known;
  const promise = fetchReferenceHtml(path).finally(() => loading.delete(path));
  loading.set(path, promise);
  return promise;
}

async function fetchReferenceHtml(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returns ${response.status}`);
  const page = readReferenceHtml(new DOMParser().parseFromString(await response.text(), 'text/html'), path);
  if (!page) throw new Error(`${path} is not a page of the reference`);
  loaded.set(path, page);
}

function readReferenceHtml(source: Document, path: string): ReferenceHtml | undefined {
  const page = source.querySelector('[data-reference]');
  if (!page) return undefined;
  const description = source.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  return { path, html: page.innerHTML, title: source.title, description };
}
