import type { Sources } from '../plan/plan';

const PAGES = 'generated/pages/';
const LEDGER = 'docs/_releases/addresses.txt';

/** The ids of each page of the reference, by the file of its data. */
type PageIds = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the ids of the fields of all pages that the generator wrote. */
export function readPageIds({ list, read }: Sources): PageIds {
  const files = list(PAGES).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [
      file,
      new Set([...(read(file) ?? '').matchAll(/"id": ?"([^"]+)"/g)].map(([, id = '']) => id)),
    ]),
  );
}

/**
 * Returns the lines of `redirects.yaml` for the ids of the last release that a field lost with its name: ids that are gone, and that are
 * there with the new name instead.
 */
export function findMovedIds(
  before: PageIds,
  after: PageIds,
  field: string,
  name: string,
  sources: Sources,
): string[] {
  const released = sources.read(LEDGER) ?? '';
  const segment = new RegExp(`(^|[.:])${field}(?=$|[.:])`, 'g');
  return [...before].flatMap(([file, ids]) => {
    const page = `/api/${file.slice(PAGES.length).replace(/(^|\/)index\.json$|\.json$/, '$1')}`.replace(
      /\/?$/,
      '/',
    );
    const known = new Set(new RegExp(`^${page} (.*)$`, 'm').exec(released)?.[1]?.split(' '));
    return [...ids].flatMap((id) => {
      const moved = id.replaceAll(segment, `$1${name}`);
      const isMoved = moved !== id && !after.get(file)?.has(id) && after.get(file)?.has(moved);
      return isMoved && known.has(id) ? [`${page}#${id}: ${page}#${moved}`] : [];
    });
  });
}
