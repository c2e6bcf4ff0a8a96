import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '#core/contracts/project';
import { generated } from './folders';
import { requireFile } from './require-file';

/** How the site is called and where it leads. */
export const project = JSON.parse(
  readFileSync(
    requireFile(
      join(generated, 'project/project.json'),
      'Run `npm run generate`, with `--out` for the folder that GENERATED_DIR names.',
    ),
    'utf8',
  ),
) as Project;

/** What the absolute addresses of pages begin with, without a slash at the end: `https://docs.example/base`. */
export const siteAddress = `${project.url}${project.base}`.replace(/\/$/, '');

/** What the generator made of the logo, for the navbar and the footer. */
export const logo = {
  alt: '',
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  width: 28,
  height: 28,
};

/** An item of the navbar or the footer: a path of the site, or an address. */
export function linkItem({ label, href }: { label: string; href: string }) {
  return href.startsWith('/') ? { label, to: href } : { label, href };
}
