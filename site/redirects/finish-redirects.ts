import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Redirect } from '#core/contracts/redirects';
import { addAliases } from './alias-html';
import { aliasesByPage } from './aliases';
import { type Addresses, readAddresses } from './addresses';
import { checkAddresses } from './check-addresses';
import { parseLedger } from './ledger';
import type { RedirectProblem } from './redirect-problem';
import { formatStubs, type SitePlace } from './stub-pages';

/** The addresses of the last release, below the folder of the hand-written pages. */
export const LEDGER = '_releases/addresses.txt';

/** Returns the redirects that the generator wrote; none without a `redirects.yaml`. */
export function readRedirects(generated: string): Redirect[] {
  const file = join(generated, 'project/redirects.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Redirect[]) : [];
}

/** Reads the addresses of the last release; none without the file. */
export function readLedger(file: string): Addresses {
  return existsSync(file) ? parseLedger(readFileSync(file, 'utf8')) : new Map();
}

interface Finished extends SitePlace {
  /** Folder of the complete build. */
  folder: string;
  redirects: readonly Redirect[];
  /** File with the addresses of the last release, which may be missing. */
  ledger: string;
}

/**
 * Makes the addresses of earlier releases lead somewhere in a complete build: pages for those that were moved, and ids for places.
 * @returns the addresses that are broken, and redirects that cannot be followed.
 */
export function finishRedirects({ folder, redirects, ledger, ...place }: Finished): RedirectProblem[] {
  const current = readAddresses(folder);
  const { problems, sound } = checkAddresses({ released: readLedger(ledger), current, redirects });
  for (const [file, content] of formatStubs(sound, place)) write(join(folder, file), content);
  for (const [page, aliases] of aliasesByPage(sound)) {
    if (!current.has(page)) continue;
    const file = join(folder, page, 'index.html');
    write(file, addAliases(readFileSync(file, 'utf8'), page, aliases, place.base));
  }
  return problems;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
