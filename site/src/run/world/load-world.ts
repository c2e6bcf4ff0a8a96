import siteConfig from '@generated/docusaurus.config';
import { type WorldIndex, WORLD_FOLDER, type WorldPart } from '#core/contracts/world-files';
import { addParts, missingParts, startVisit, type Visit } from '#core/world/visit';
import { isBelow } from '../../links/page-address';
import { versionOf } from '../../links/version-of';

/** The visits of this document by the addresses of their worlds: they survive client-side navigation, and nothing of them is stored. */
const visits = new Map<string, Visit>();

/**
 * Returns the visit of the world that has an operation of the current page, with the parts that it needs; undefined if no world has it.
 * @throws TypeError without a connection. @throws Error for a file that is not there.
 */
export async function loadVisit(operation: string): Promise<Visit | undefined> {
  const folder = folderOf(window.location.pathname);
  if (folder === undefined) return undefined;
  const visit = visits.get(folder) ?? (await openVisit(folder));
  const missing = visit && missingParts(visit, operation);
  if (visit === undefined || missing === undefined) return undefined;
  if (missing.length === 0) return visit;
  const loaded = await Promise.all(
    missing.map(async (part): Promise<[number, WorldPart]> => {
      const content = await read<WorldPart>(`${folder}${part}.json`);
      if (content === undefined) throw new Error(`The site has no ${folder}${part}.json.`);
      return [part, content];
    }),
  );
  addParts(visit, new Map(loaded));
  return visit;
}

/** The address of the world that a page belongs to; undefined for an earlier version, and outside the reference of several APIs. */
function folderOf(pathname: string): string | undefined {
  if (versionOf(pathname) !== undefined) return undefined;
  const { baseUrl, customFields } = siteConfig;
  const names = (customFields?.apis ?? []) as readonly string[];
  if (names.length === 0) return `${baseUrl}${WORLD_FOLDER}`;
  const name = names.find((one) => isBelow(pathname, `${baseUrl}api/${one}/`));
  return name === undefined ? undefined : `${baseUrl}${WORLD_FOLDER}${name}/`;
}

async function openVisit(folder: string): Promise<Visit | undefined> {
  const index = await read<WorldIndex>(`${folder}index.json`);
  // Another call may have opened it in the meantime.
  const known = visits.get(folder);
  if (known !== undefined || index === undefined) return known;
  const visit = startVisit(index);
  visits.set(folder, visit);
  return visit;
}

/** Files on their way: a reader points at Run, and presses it before they are here. */
const pending = new Map<string, Promise<unknown>>();

/** Undefined for a file that the site does not have. */
function read<Content>(address: string): Promise<Content | undefined> {
  const known = pending.get(address) ?? fetchJson(address).finally(() => pending.delete(address));
  pending.set(address, known);
  return known as Promise<Content | undefined>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} has the status ${response.status}.`);
  return response.json();
}
