import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '#core/contracts/project';
import { requireFinished } from '#core/command-line/require-finished';
import { requireFile } from './require-file';
import type { Settings } from './settings';

/**
 * Reads the site's name, looks and links from the generator's output.
 * @throws AuthorError if the generator has not run; InterruptedError if its last run was killed before the end.
 */
export function readProject({ generated, base }: Pick<Settings, 'generated' | 'base'>): Project {
  requireFinished(generated);
  const file = requireFile(
    join(generated, 'project/project.json'),
    'Run `npm run generate`, with `--out` for the folder that GENERATED_DIR names.',
  );
  const written = JSON.parse(readFileSync(file, 'utf8')) as Project;
  return { ...written, base: base ?? written.base };
}

/**
 * Returns the start of every page's absolute address, without a trailing slash: `https://docs.example/base`. Where nobody named an
 * address, it is a path: `/base`.
 */
export function addressOfSite({ url = '', base }: Pick<Project, 'url' | 'base'>): string {
  return `${url}${base}`.replace(/\/$/, '');
}

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
