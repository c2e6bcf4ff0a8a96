import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { build } from '@docusaurus/core/lib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { holds } from '../specified/holds';

/** The output of the build of a site whose pages each have a mistake (`tests/fixtures/site/src/broken/`). */
let said = '';

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('FIXTURE_PAGES', 'src/broken');
  vi.stubEnv('DOCUSAURUS_GENERATED_FILES_DIR_NAME', '.docusaurus/broken');
  const failed = build(resolve('tests/fixtures/site'), {
    outDir: resolve('test-results/broken-site'),
    locale: ['en'],
  });
  said = await failed.then(
    () => 'nothing',
    (error: unknown) => inspect(error, { depth: 10 }),
  );
});

describe('a build fails and names the page', () => {
  it.each([
    { page: 'unknown-type', says: 'No NavbarItem component found for type "custom-unknown".' },
    { page: 'unknown-doc', says: `Couldn't find any doc with id "lost" in version "1.0".` },
    { page: 'unknown-sidebar', says: `Can't find any sidebar with id "lost" in version 1.0".` },
    { page: 'empty-sidebar', says: `Sidebar with ID "empty" doesn't have anything to be linked to.` },
    {
      page: 'no-default-export',
      says: `The page component at /no-default-export/ doesn't have a default export.`,
    },
  ])('of $page, with the reason', holds('8.site.5', '8.site.6', '8.site.7'), ({ page, says }) => {
    const errors = said.split("Can't render static file for pathname ");
    expect(errors.find((error) => error.startsWith(`"/${page}/"`))).toContain(says);
  });
});
