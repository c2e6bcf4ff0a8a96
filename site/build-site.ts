import { join } from 'node:path';
import { useBrowserTargets } from './config/browsers';
import { configFile, siteFolder } from './config/code';
import { loadExtension } from './config/extension';
import { requireSidebarPages } from './config/missing-pages';
import { requireReplaceable } from './config/out-folder';
import { passSettings } from './config/passed-settings';
import { addressOfSite, readProject } from './config/project';
import { requireFile } from './config/require-file';
import { type BuildSettings, FRONT_PAGE } from './config/settings';
import { writeDocsTool } from './downloads/docs-tool';
import { finishFrontPage } from './hosting/finish-front-page';
import { writeSignInPage } from './hosting/sign-in-page';
import { writeSiteHeaders } from './hosting/write-site-headers';
import { finishRedirects, LEDGER, readRedirects } from './redirects/finish-redirects';
import { RedirectError } from './redirects/redirect-problem';
import { readSiteIndex } from './search/site-index';
import { finishVersions } from './versions/write-versions';

/** Writes the pages and files of a site into its folder. */
export type WritePages = (settings: BuildSettings) => Promise<void>;

/** Bundles the code of the site, and renders its pages with it. */
export const bundleAndRender: WritePages = async ({ out }) => {
  const { build } = await import('@docusaurus/core/lib/index.js');
  await build(siteFolder, { outDir: out, config: configFile });
};

/**
 * Builds a site from the generator's output and the hand-written pages.
 * @param writePages another way from the settings to the pages.
 * @throws AuthorError with a line for each mistake in the hand-written pages, before anything is built; RedirectError with the
 * addresses of the last release that are broken, after the site is complete.
 */
export async function buildSite(
  settings: BuildSettings,
  writePages: WritePages = bundleAndRender,
): Promise<void> {
  const { generated, docs, out } = settings;
  requireFile(join(generated, 'pages'), 'Run `npm run generate`, or set GENERATED_DIR to its output.');
  requireReplaceable(settings);
  process.env.NODE_ENV = 'production';
  // Docusaurus reads this variable when it is loaded. Its minifier drops end tags, which simple parsers need to find the content.
  process.env.SKIP_HTML_MINIFICATION = 'true';
  useBrowserTargets();
  requireSidebarPages(settings);
  // The index covers all pages; the plugin that adds it to the build reuses this one from the cache.
  readSiteIndex(settings);
  passSettings(settings);
  await writePages(settings);
  if (loadExtension(settings).hasSimulator) await writeDocsTool(settings);
  const project = readProject(settings);
  const address = addressOfSite(project);
  await finishVersions({ folder: out, generated, address, base: project.base });
  const problems = finishRedirects({
    folder: out,
    redirects: readRedirects(generated),
    ledger: join(docs, LEDGER),
    base: project.base,
    address,
  });
  if (docs === FRONT_PAGE) finishFrontPage(out);
  if (project.console) writeSignInPage(out);
  // Last, because it lists what the build contains.
  writeSiteHeaders(settings, project);
  if (problems.length > 0) throw new RedirectError(problems, settings.redirects);
}
