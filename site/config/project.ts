import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '#core/contracts/project';
import { requireFinished } from '#core/command-line/require-finished';
import { generated } from './folders';
import { requireFile } from './require-file';

// The check is here because `folders` is also loaded before the generator runs.
requireFinished(generated);

const written = JSON.parse(
  readFileSync(
    requireFile(
      join(generated, 'project/project.json'),
      'Run `npm run generate`, with `--out` for the folder that GENERATED_DIR names.',
    ),
    'utf8',
  ),
) as Project;

/** The site's name and links. `SITE_BASE` replaces the base, because the same docs may be served at several addresses. */
export const project: Project = { ...written, base: process.env.SITE_BASE ?? written.base };

/** The start of every page's absolute address, without a trailing slash: `https://docs.example/base`. */
export const siteAddress = `${project.url}${project.base}`.replace(/\/$/, '');

/** The logo files that the generator made, for the navbar and the footer. */
export const logo = {
  alt: '',
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  width: 28,
  height: 28,
};

/** Returns an item of the navbar or the footer, for a path of the site or an external address. */
export function linkItem({ label, href }: { label: string; href: string }) {
  return href.startsWith('/') ? { label, to: href } : { label, href };
}
