/** What a page of the reference adds to the shell of the site. */
export interface ReferenceHtml {
  path: string;
  html: string;
  title: string;
  description: string;
}

const loading = new Map<string, Promise<ReferenceHtml>>();

/** The page at `path` from the server, once. @throws when there is no such page or no connection. */
export function loadReferenceHtml(path: string): Promise<ReferenceHtml> {
  const known = loading.get(path);
  if (known) return known;
  const loaded = fetchReferenceHtml(path);
  loading.set(path, loaded);
  loaded.catch(() => loading.delete(path));
  return loaded;
}

/** The page in a document; `undefined` when the document is no page of the reference. */
export function readReferenceHtml(source: Document, path: string): ReferenceHtml | undefined {
  const page = source.getElementById('reference');
  if (!page) return undefined;
  const description = source.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  return { path, html: page.innerHTML, title: source.title, description };
}

async function fetchReferenceHtml(path: string): Promise<ReferenceHtml> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returns ${response.status}`);
  const page = readReferenceHtml(new DOMParser().parseFromString(await response.text(), 'text/html'), path);
  if (!page) throw new Error(`${path} is no page of the reference`);
  return page;
}
