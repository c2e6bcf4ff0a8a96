import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestPage, type PageDigest } from './digest-page';

/** The page that the README shows. */
export const PICTURED = '/api/invoices/create-invoice/';

/** Where the pictures and the digest of what they show are kept. */
export const PICTURES = 'docs/_contributing/picture';
export const DIGEST = `${PICTURES}/digest.json`;

/** The largest picture that the README may load, in bytes. */
export const LARGEST_PICTURE = 250_000;

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** File of the picture in a color mode. */
export function pictureFile(mode: Mode): string {
  return `${PICTURES}/${mode}.png`;
}

/** Digest of the pictured page in a built site. */
export function digestBuiltPage(site: string): PageDigest {
  const css = path.join(site, 'assets/css');
  const styles = readdirSync(css).filter((file) => file.endsWith('.css'));
  return digestPage(
    readFileSync(path.join(site, PICTURED, 'index.html'), 'utf8'),
    styles.map((file) => readFileSync(path.join(css, file), 'utf8')).join('\n'),
  );
}
