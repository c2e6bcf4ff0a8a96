import { createRequire } from 'node:module';
import { join } from 'node:path';
import { useBrowserTargets } from './config/browsers';
import { configFile, docs, generated, isOwn, siteFolder } from './config/folders';
import { requireSidebarPages } from './config/missing-pages';
import { outFolder, requireReplaceable } from './config/out-folder';
import { requireFile } from './config/require-file';
import type * as docsTool from './downloads/docs-tool';
import type * as settings from './config/project';
import type * as headers from './hosting/write-site-headers';
import { finishRedirects, LEDGER, readRedirects } from './redirects/finish-redirects';
import { RedirectError, sourceOf } from './redirects/redirect-problem';
import { finishVersions } from './versions/write-versions';
import { writeSignInPage } from './hosting/sign-in-page';
import { readSiteIndex } from './search/site-index';

/**
 * Builds the site into `SITE_OUT` (default `build`) from `GENERATED_DIR`, which the site's configuration reads.
 * @throws AuthorError with a line for each mistake in the hand-written pages, before anything is built; RedirectError with the
 * addresses of the last release that are broken, after the site is complete.
 */
export async function buildSite(): Promise<void> {
  requireFile(join(generated, 'pages'), 'Run `npm run generate`, or set GENERATED_DIR to its output.');
  const outDir = outFolder();
  requireReplaceable(outDir);
  process.env.NODE_ENV = 'production';
  // Docusaurus reads this variable when it is loaded. Its minifier drops end tags, which simple parsers need to find the content.
  process.env.SKIP_HTML_MINIFICATION = 'true';
  useBrowserTargets();
  requireSidebarPages();
  // The index covers all pages; the plugin that adds it to the build reuses this one from the cache.
  readSiteIndex();
  const { build } = await import('@docusaurus/core/lib/index.js');
  await build(siteFolder, { outDir, config: configFile });
  if (isOwn) {
    const { writeDocsTool } = createRequire(__filename)('./downloads/docs-tool') as typeof docsTool;
    await writeDocsTool(outDir);
  }
  // Loaded only now, because their settings may be missing.
  const load = createRequire(__filename);
  const { project, siteAddress } = load('./config/project') as typeof settings;
  await finishVersions({ folder: outDir, generated, address: siteAddress, base: project.base });
  const problems = finishRedirects({
    folder: outDir,
    redirects: readRedirects(generated),
    ledger: join(docs, LEDGER),
    base: project.base,
    address: siteAddress,
  });
  if (project.console) writeSignInPage(outDir);
  // Last, because it lists what the build contains.
  const { writeSiteHeaders } = load('./hosting/write-site-headers') as typeof headers;
  writeSiteHeaders(outDir);
  if (problems.length > 0) throw new RedirectError(problems, sourceOf(isOwn));
}
