import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addresses } from '../../builders/own-site';

const REFERENCE = path.join(__dirname, '../../../generated/pages');

/** Addresses of all pages of the site, from their sources: `/api/credits/create-credit/`. */
export function listPages(): string[] {
  const files = readdirSync(REFERENCE, { recursive: true, encoding: 'utf8' });
  return [...addresses, ...files.filter((file) => file.endsWith('.mdx')).map(addressOf)];
}

/** The reference is below `/api`. */
function addressOf(file: string): string {
  const slug = /^slug: "(.*)"$/m.exec(readFileSync(path.join(REFERENCE, file), 'utf8'))?.[1];
  if (slug === undefined) throw new Error(`${file} has no slug.`);
  return `/api${slug}`;
}
