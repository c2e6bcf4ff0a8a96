import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a reader starts. */
export const START = '/llms.txt';

/** Readers cut off what is longer. */
const MOST_CHARACTERS = 50_000;

/** Returns the text of the file at a root-relative address, or undefined if a reader cannot get it as text. */
export type Fetch = (address: string) => string | undefined;

/** Fetches from a built site: lists and pages as Markdown, without what a reader would cut off. Each file is read once. */
export function openSite(folder: string): Fetch {
  const known = new Map<string, string | undefined>();
  return (address) => {
    if (!known.has(address)) known.set(address, readFile(folder, address));
    return known.get(address);
  };
}

function readFile(folder: string, address: string): string | undefined {
  const file = path.join(folder, address);
  if (!isReadable(address) || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return text.length <= MOST_CHARACTERS ? text : undefined;
}

/** Whether an address is that of a list of pages, or of a page as Markdown. */
export function isReadable(address: string): boolean {
  return isList(address) || address.endsWith('/index.md');
}

/** Whether an address is that of a list of pages. */
export function isList(address: string): boolean {
  return address.endsWith('/llms.txt');
}
